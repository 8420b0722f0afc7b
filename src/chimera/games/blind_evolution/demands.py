"""What an effect asks a character: bits to give, contamination to remove, chips to turn over, where to walk."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.moves import EnterHex, flooded, trail_to
from chimera.games.blind_evolution.words import (
    BACK,
    CHECK,
    CLEAN,
    ENOUGH,
    FACE_DOWN,
    NEIGHBOUR_TILE,
    PER_TILE,
    TILE,
    TO,
    TOSS,
    TYPES,
)


def add_pawns(g: City, seat: int, n: int, where: int) -> None:
    """Contamination on the character's tile, or on a tile next to it."""
    tile = g.box.tile_of[g.at[seat]]
    if where != NEIGHBOUR_TILE:
        g.add_pawns(tile, n, "event")
        return
    beside = tiles_beside(g, tile)
    if len(beside) == 1:
        g.add_pawns(beside[0], n, "event")
    elif beside:
        g.do(ChooseTile(seat, n, tile))


def tiles_beside(g: City, tile: int) -> list[int]:
    """The tiles that touch a tile."""
    found: list[int] = []
    for place in range(tile * PER_TILE, (tile + 1) * PER_TILE):
        for other in g.box.near[place]:
            if g.box.tile_of[other] != tile and g.box.tile_of[other] not in found:
                found.append(g.box.tile_of[other])
    return sorted(found)


class ChooseTile(Ask):
    """The tile next to the own one where contamination is placed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "tile")
    KEY: ClassVar[str] = "choose-tile"

    def __init__(self, seat: int, n: int, tile: int) -> None:
        self.seat = seat
        self.n = n
        self.tile = tile

    def options(self, g: City, seat: int) -> list[Opt]:
        return [TILE[tile] for tile in tiles_beside(g, self.tile)]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.add_pawns(opt.a, self.n, "event")


class DiscardBits(Step[City]):
    """Bits are demanded, as many as there are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n

    def run(self, g: City) -> None:
        if self.n > 0 and g.here(self.who) and (g.unplaced(self.who) > 0 or g.lines[self.who]):
            g.do(DiscardBit(self.who, self.n))


class DiscardBit(Ask):
    """A bit beside the board, or the last one of the line."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    KEY: ClassVar[str] = "discard-bit"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [TOSS[kind] for kind in range(TYPES) if g.bits[seat * TYPES + kind] > 0]
        if g.lines[seat]:
            opts.append(BACK)
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.do(DiscardBits(seat, self.n - 1))
        if opt is BACK:
            g.take_back_bit(seat)
        else:
            g.give_bit(seat, opt.a)


class RemovePawns(Step[City]):
    """Contamination of choice is removed from a tile, or (-1) from anywhere."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n", "tile")

    def __init__(self, who: int, n: int, tile: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n
        self.tile = tile

    def run(self, g: City) -> None:
        left = sum(g.pawns) if self.tile < 0 else g.tile_pawns(self.tile)
        if self.n > 0 and left > 0 and g.here(self.who):
            g.do(RemovePawn(self.who, self.n, self.tile))


class RemovePawn(Ask):
    """The contamination that goes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "tile")
    KEY: ClassVar[str] = "remove-pawn"

    def __init__(self, seat: int, n: int, tile: int) -> None:
        self.seat = seat
        self.n = n
        self.tile = tile

    def options(self, g: City, seat: int) -> list[Opt]:
        first = 0 if self.tile < 0 else self.tile * PER_TILE
        last = g.box.hexes if self.tile < 0 else first + PER_TILE
        return [CLEAN[place] for place in range(first, last) if g.pawns[place]]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.do(RemovePawns(seat, self.n - 1, self.tile))
        g.clean(seat, opt.a)


class RevealChips(Step[City]):
    """Chips of the own tile may be turned over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n

    def run(self, g: City) -> None:
        if self.n > 0 and g.here(self.who) and face_down(g, g.box.tile_of[g.at[self.who]]):
            g.do(RevealChip(self.who, self.n))


def face_down(g: City, tile: int) -> list[int]:
    """The hexes of a tile on which a chip lies face down."""
    return [place for place in range(tile * PER_TILE, (tile + 1) * PER_TILE) if g.chips[place] == FACE_DOWN]


class RevealChip(Ask):
    """The chip that is turned over next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    KEY: ClassVar[str] = "reveal-chip"
    SHY: ClassVar[tuple[str, ...]] = ("enough",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [CHECK[place] for place in face_down(g, g.box.tile_of[g.at[seat]])]
        opts.append(ENOUGH)
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is not ENOUGH:
            g.do(RevealChips(seat, self.n - 1))
            g.flip_chip(seat, opt.a)


class FreeWalk(Step[City]):
    """A walk that is no action, if there is anywhere to go."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n

    def run(self, g: City) -> None:
        if g.here(self.who) and not g.fight:  # only an escape leads out of one: blind_evolution.boss.escape-check
            g.do(WalkFree(self.who, self.n))


class WalkFree(Ask):
    """Where a walk that is no action leads."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    KEY: ClassVar[str] = "walk-free"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [PASS]
        steps = flooded(g, seat, self.n)
        opts.extend([TO[place] for place in range(g.box.hexes) if steps[place] > 0])
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            trail = trail_to(g, seat, opt.a, self.n)
            g.do(EnterHex(seat))
            g.go(seat, opt.a, "walk", trail)


class Teleport(Step[City]):
    """A character is moved to a station of choice, if there is one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        if g.here(self.who) and not g.fight and stations_open(g, self.who):
            g.do(AppearAt(self.who))


def stations_open(g: City, seat: int) -> list[int]:
    """The stations onto which a character could step, other than where it stands."""
    return [
        place
        for place in range(g.box.hexes)
        if g.box.station[place] and place != g.at[seat] and g.enterable(seat, place)
    ]


class AppearAt(Ask):
    """The station where a character appears; it may stay where it is."""

    KEY: ClassVar[str] = "appear-at"

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [PASS]
        opts.extend([TO[place] for place in stations_open(g, seat)])
        return opts

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            g.do(EnterHex(seat))
            g.go(seat, opt.a, "gate", [])
