"""What an option gains, costs and risks as things stand, in words: what a hint says beside its numbers."""

from __future__ import annotations

from typing import Final

from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.judgement import level
from chimera.games.blind_evolution.lines import needed
from chimera.games.blind_evolution.tb import completes, level_of
from chimera.games.blind_evolution.words import (
    CLEAN_BITS,
    EARN,
    END,
    ESCAPE,
    FACE_DOWN,
    FIGHT,
    FIGHT_BOSS,
    FLEE,
    FOUND,
    HEALED,
    HOSPITAL,
    JOIN,
    JUDGE_FOR,
    RESEARCH,
    RESEARCHING,
    SEARCH,
)
from chimera.games.blind_evolution.worth import AT_LEAST, to_solve

Words = dict[str, int | str]

MOVES: Final = ("walk", "via", "taxi", "ride")
ACTIONS: Final = ("walk", "via", "taxi", "search", "research", "clean", "several", "line", "cleanse", "earn")


def reasons(g: City, seat: int, opt: Opt) -> list[Message]:
    """What speaks for and against an offered option; only by what everybody can see."""
    if not g.here(seat):
        return []
    said = gains(g, seat, opt)
    if opt.verb in ("taxi", "ride") or opt is HOSPITAL:
        said.append(Message("why-pays", {"money": g.money[seat]}))
    if opt.verb in ACTIONS and seat == g.active and g.points > 0:
        said.append(Message("why-action", {"left": g.points - 1}))
    return said


def gains(g: City, seat: int, opt: Opt) -> list[Message]:
    """What an option brings, and what it risks."""
    verb = opt.verb
    here = g.at[seat]
    if verb in MOVES:
        return of_a_place(g, seat, opt.a)
    if opt is SEARCH:
        return [Message("why-chips-around", {"n": unseen(g, here)})]
    if opt is RESEARCH:
        clue = known_clue(g, here)
        if clue < 0:
            return [Message("why-no-clue", {"hex": g.name(here)})]
        return [Message("why-to-solve", {"n": to_solve(g, clue), "hex": g.name(here)})]
    if verb == "clean":
        return of_a_pawn(g, opt.a)
    if opt is EARN:
        return [Message("why-earns", {"money": g.money[seat]})]
    if opt is HOSPITAL:
        return [Message("why-heals", {"n": min(HEALED, g.full_hp(seat) - g.hp[seat]), "hp": g.hp[seat]})]
    if verb == "lay" and not g.puzzle:
        return of_a_bit(g, seat)
    if verb == "help" and g.judge:
        return of_help(g, opt.a)
    if verb in ("join", "fight", "flee") and g.fight:
        return of_a_battle(g, seat, opt)
    if opt is END:
        return at_the_end(g, seat)
    return []


def unseen(g: City, place: int) -> int:
    """Chips face down on a hex and around it."""
    n = 1 if g.chips[place] == FACE_DOWN else 0
    for other in g.box.near[place]:
        if g.chips[other] == FACE_DOWN:
            n += 1
    return n


def known_clue(g: City, place: int) -> int:
    """The clue on a hex of which everybody knows, or -1."""
    for clue in range(len(g.clues)):
        if g.clues[clue] == FOUND and g.clue_at[clue] == place:
            return clue
    return -1


def touching(g: City, place: int) -> int:
    """Pawns that would hurt somebody on a hex."""
    n = g.pawns[place]
    for other in g.box.near[place]:
        n += g.pawns[other]
    return n


def of_a_place(g: City, seat: int, place: int) -> list[Message]:
    """What waits on a hex."""
    said: list[Message] = []
    name = g.name(place)
    boss = g.boss_on(place)
    if boss >= 0:
        side = 1
        for other in range(len(g.scores)):
            if other != seat and g.here(other) and g.box.steps[place][g.at[other]] <= 1:
                side += 1
        said.append(Message("why-battle-there", {"boss": g.boss_word(boss), "hp": g.boss_hp[boss], "n": side}))
        return said
    clue = known_clue(g, place)
    if clue >= 0:
        said.append(Message("why-clue-there", {"hex": name, "n": to_solve(g, clue)}))
    elif unseen(g, place) > 0:
        said.append(Message("why-chips-there", {"hex": name, "n": unseen(g, place)}))
    if g.box.hospital[place] and g.hp[seat] < g.full_hp(seat):
        said.append(Message("why-hospital-there", {"hex": name}))
    if touching(g, place) > 0:
        said.append(Message("why-touches", {"hex": name, "n": touching(g, place), "hp": g.hp[seat]}))
    return said


def of_a_pawn(g: City, place: int) -> list[Message]:
    """What removing a pawn does."""
    tile = g.box.tile_of[place]
    tiled: Words = {"tile": g.box.tiles[tile], "n": g.tile_pawns(tile) - 1, "most": g.box.occupied_at}
    said = [Message("why-cleans", tiled), Message("why-bits", {"n": CLEAN_BITS})]
    for other in range(len(g.scores)):
        if g.here(other) and g.box.steps[place][g.at[other]] <= 1:
            said.append(Message("why-spares", {"other_seat": other}))
    return said


def of_a_bit(g: City, seat: int) -> list[Message]:
    """What laying a bit does: a finished line brings a card and a check."""
    if not completes(g.box, g.colours[seat], g.lines[seat]):
        return []
    n = len(g.lines[seat]) + 1
    need = needed(g, seat, n)
    percent = round(100 * (1.0 - AT_LEAST[min(need, len(AT_LEAST) - 1)]))
    said = [Message("why-line", {"level": level_of(n), "need": need})]
    if percent > 0:
        said.append(Message("why-may-fall" if g.fallen[seat] else "why-may-taint", {"percent": percent}))
    return said


def of_help(g: City, n: int) -> list[Message]:
    """What super tokens add to a judgement."""
    said = [Message("why-level", {"level": level(g) + n})]
    if g.judge[JUDGE_FOR] == RESEARCHING and g.here(g.judge[0]):
        clue = known_clue(g, g.at[g.judge[0]])
        if clue >= 0:
            left = to_solve(g, clue) - level(g) - n
            said.append(Message("why-solves", {}) if left <= 0 else Message("why-still", {"n": left}))
    return said


def of_a_battle(g: City, seat: int, opt: Opt) -> list[Message]:
    """How a battle stands."""
    boss = g.fight[FIGHT_BOSS]
    if opt is FLEE:
        return [Message("why-flees", {"percent": round(100 * AT_LEAST[ESCAPE]), "hp": g.hp[seat]})]
    if opt in (FIGHT, JOIN):
        return [Message("why-fights", {"boss": g.boss_word(boss), "left": g.boss_hp[boss], "hp": g.hp[seat]})]
    return []


def at_the_end(g: City, seat: int) -> list[Message]:
    """What ending the turn leaves."""
    said: list[Message] = []
    if g.points > 0:
        said.append(Message("why-unused", {"points": g.points}))
    if touching(g, g.at[seat]) > 0:
        args: Words = {"hex": g.name(g.at[seat]), "n": touching(g, g.at[seat]), "hp": g.hp[seat]}
        said.append(Message("why-touches", args))
    return said
