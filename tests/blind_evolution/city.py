"""Nights in the city for tests, so that a test of Blind Evolution Mythos reads like its rule.

Hexes, cards and characters go by their names: `play(g, A, "walk:A-12")`, `hold(g, B, "slip_through")`. A city is quiet
unless event cards are named: nothing waits for a trigger. Chance is not replaced but chosen: `judging` and `rigged`
look for dice with which the game itself does what the test is about.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chimera.engine.agenda import advance, asked, choose_code, options, why_not
from chimera.engine.card import Brought, find
from chimera.engine.dice import Dice
from chimera.engine.events import EVERYBODY
from chimera.engine.game import Opt
from chimera.games.blind_evolution import judgement
from chimera.games.blind_evolution.setup import set_up
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import (
    BITS,
    CARDS,
    CHIPS,
    CLOSED,
    CLUE_CHIP,
    COLOURS,
    DECK,
    DISCARDS,
    FACE_DOWN,
    FOUND,
    KINDS,
    NO_CHIP,
    PER_TILE,
    READ,
    RESEARCHING,
    TYPES,
    WIDE,
    WORDS,
)

CARD = find("blind_evolution")
A, B, C, D = range(4)
SEATS = "ABCD"
PLAIN = ("rex", "takuan", "yukari_mizuno", "richard")  # whose special abilities are seldom in the way
LONE = (Path(__file__).parent / "scenarios" / "lone_reader.yaml").read_text(encoding="utf-8")

ON_HEX = ("walk", "via", "taxi", "ride", "check", "clean", "to")
ON_CARD = ("card", "several", "inform", "again", "use", "strike")
ON_BIT = ("lay", "swap", "give", "choose", "toss")


def laid_out(
    seats: int = 2,
    *,
    scenario: str = "borrowed_shadow",
    seed: int = 1,
    persons: tuple[int, ...] = (),
    choices: tuple[dict[str, str], ...] = (),
    files: dict[str, str] | None = None,
    carried: str = "",
    settings: dict[str, str | int] | None = None,
) -> BlindEvolution:
    """A match as it is set up, before its first step; its box is its own, so that a test may change it."""
    given = {"scenario": scenario, **(settings or {})}
    brought = Brought(hands=persons, choices=tuple(dict(each) for each in choices), files=files or {}, carried=carried)
    card = CARD.as_played(CARD.full_settings(given))
    card = card.bringing(card.full_brought(seats, brought))
    g = set_up(card.pack(card.chosen), Dice.from_number(seed, CARD.purposes), CARD.rules)
    g.listen()
    return g


def run(g: BlindEvolution) -> BlindEvolution:
    """Run on to the next question."""
    advance(g)
    return g


def city(
    *heroes: str,
    scenario: str = "borrowed_shadow",
    cards: tuple[str, ...] = (),
    seed: int = 1,
    persons: tuple[int, ...] = (),
    files: dict[str, str] | None = None,
    carried: str = "",
    first: int = A,
    **settings: str | int,
) -> BlindEvolution:
    """A first turn: these characters, boards in order of COLOURS, A begins; two plain characters unless told otherwise.

    The event cards are drawn in this order, and there are no others: with none, nothing waits for a trigger.
    """
    heroes = heroes or PLAIN[:2]
    choices = tuple(
        {"hero": hero, "colour": COLOURS[seat], "first": "yes" if seat == first else "no"}
        for seat, hero in enumerate(heroes)
    )
    g = laid_out(
        len(heroes),
        scenario=scenario,
        seed=seed,
        persons=persons,
        choices=choices,
        files=files,
        carried=carried,
        settings={**settings, "choose": "asked"},
    )
    deck(g, *cards)
    for seat in range(len(heroes)):
        play(g, seat, "agree")
    g.heard()
    return g


def deck(g: BlindEvolution, *cards: str) -> None:
    """Let these event cards come, the first one next, and no others; none lies face down or is discarded."""
    numbers = [g.box.event_ids.index(card) for card in reversed(cards)]
    for pile, pieces in ((DECK, numbers), (READ, []), (DISCARDS, [])):
        g.piles.pieces[pile] = pieces
        g.piles.known[pile] = [0] * len(pieces)


# names


def at(g: BlindEvolution, name: str) -> int:
    """The number of a hex."""
    letter, _, number = name.partition("-")
    return g.box.tiles.index(letter) * PER_TILE + int(number) - 1


def near(g: BlindEvolution, name: str) -> list[str]:
    """The names of the hexes around a hex."""
    return [g.name(place) for place in g.box.near[at(g, name)]]


def clue(g: BlindEvolution, name: str) -> int:
    """The number of a clue."""
    return g.box.clue_ids.index(name)


def boss(g: BlindEvolution, name: str) -> int:
    """The number of a boss."""
    return g.box.boss_ids.index(name)


def ability(g: BlindEvolution, name: str) -> int:
    """The kind of an ability card."""
    return g.box.ability_ids.index(name)


def coded(g: BlindEvolution, text: str) -> str:
    """A code in which hexes, cards, characters, bits, seats and tiles may go by their names."""
    verb, _, rest = text.partition(":")
    first, _, second = rest.partition(":")
    if not first or first.isdigit():
        return text
    if verb in ON_HEX:
        number = at(g, first)
    elif verb in ON_CARD:
        number = ability(g, first)
    elif verb in ON_BIT:
        number = BITS.index(first)
    elif verb == "hero":
        number = g.box.hero_ids.index(first)
    elif verb == "tile":
        number = g.box.tiles.index(first)
    else:
        number = SEATS.index(first)
    return f"{verb}:{number}:{second}" if second else f"{verb}:{number}"


def named(g: BlindEvolution, opt: Opt) -> str:
    """An option as `coded` reads it."""
    verb = opt.verb
    if verb in ON_HEX:
        return f"{verb}:{g.name(opt.a)}"
    if verb in ON_CARD:
        return f"{verb}:{g.box.ability_ids[opt.a]}"
    if verb == "lay":
        return f"lay:{BITS[opt.a]}:{opt.b}"
    if verb in ON_BIT:
        return f"{verb}:{BITS[opt.a]}"
    if verb == "hero":
        return f"hero:{g.box.hero_ids[opt.a]}"
    if verb == "tile":
        return f"tile:{g.box.tiles[opt.a]}"
    if verb == "whom":
        return f"whom:{SEATS[opt.a]}"
    return opt.code


# what lies where


def stand(g: BlindEvolution, **places: str) -> None:
    """Put characters somewhere: stand(g, A="A-11", B="C-3")."""
    for seat, name in places.items():
        g.at[SEATS.index(seat)] = at(g, name)


def where(g: BlindEvolution, seat: int) -> str:
    """The hex of a character."""
    return g.name(g.at[seat])


def pawn(g: BlindEvolution, *names: str) -> None:
    """Put contamination on these hexes."""
    for name in names:
        g.pawns[at(g, name)] = 1


def pawns(g: BlindEvolution) -> list[str]:
    """The contaminated hexes."""
    return [g.name(place) for place in range(g.box.hexes) if g.pawns[place]]


def hold(g: BlindEvolution, seat: int, *cards: str) -> None:
    """Give a character these ability cards of the supply."""
    for card in cards:
        kind = ability(g, card)
        g.supply[kind] -= 1
        g.cards[seat] |= 1 << kind


def held(g: BlindEvolution, seat: int) -> list[str]:
    """The ability cards of a character."""
    return [g.box.ability_ids[kind] for kind in range(KINDS) if (g.cards[seat] >> kind) & 1]


def give_bits(g: BlindEvolution, seat: int, **bits: int) -> None:
    """Give a character unplaced bits of the pool: give_bits(g, A, straight=2)."""
    for name, n in bits.items():
        kind = BITS.index(name)
        g.pool[kind] -= n
        g.bits[seat * TYPES + kind] += n


def bits(g: BlindEvolution, seat: int) -> int:
    """How many unplaced bits a character has."""
    return sum(g.bits[seat * TYPES : seat * TYPES + TYPES])


def chip(g: BlindEvolution, name: str, found: str = "") -> None:
    """Let the chip of this clue, or an exploration chip, lie face down on a hex; what was there changes places."""
    place = at(g, name)
    pieces = g.piles.pieces[CHIPS + g.box.tile_of[place]]
    slot = g.box.slot[place]
    wanted = clue(g, found) + 1 if found else 0
    assert g.chips[place] == FACE_DOWN, f"no chip lies face down on {name}"
    if pieces[slot] != wanted:
        known = g.piles.known[CHIPS + g.box.tile_of[place]]
        other = next(i for i in range(len(pieces)) if pieces[i] == wanted and not known[i])
        pieces[slot], pieces[other] = pieces[other], pieces[slot]


def found(g: BlindEvolution, name: str, clue_id: str) -> None:
    """Let a clue lie open on a hex: its chip found, or its facility's clue known."""
    place = at(g, name)
    number = clue(g, clue_id)
    if g.chips[place] == FACE_DOWN:
        chip(g, name, clue_id)
        g.piles.show(CHIPS + g.box.tile_of[place], g.box.slot[place], EVERYBODY)
        g.chips[place] = CLUE_CHIP
    assert g.clues[number] != CLOSED or g.box.clue_hex[number] == place
    g.clues[number] = FOUND
    g.clue_at[number] = place


def bare(g: BlindEvolution, *names: str) -> None:
    """Let exploration chips be gone from these hexes."""
    for name in names:
        place = at(g, name)
        if g.chips[place] == FACE_DOWN:
            chip(g, name)
            g.piles.show(CHIPS + g.box.tile_of[place], g.box.slot[place], EVERYBODY)
            g.chips[place] = NO_CHIP


# playing


def codes(g: BlindEvolution, seat: int, *verbs: str) -> list[str]:
    """What a seat may choose, by names; of these verbs, if any are given. [] when it is not asked."""
    if seat not in asked(g):
        return []
    return [named(g, opt) for opt in options(g, seat) if not verbs or opt.verb in verbs]


def play(g: BlindEvolution, seat: int, *choices: str) -> list[str]:
    """Choose one after the other; the kinds of what happened."""
    for text in choices:
        choose_code(g, WORDS, seat, coded(g, text))
    return [event.kind for event in g.heard()] if g.listening else []


def refused(g: BlindEvolution, seat: int, text: str) -> str:
    """That a choice is not offered, with a reason: the id of its rule, "" for somebody who is not asked at all."""
    code = coded(g, text)
    reason = why_not(g, WORDS, seat, code)
    assert reason is not None, f"{text} is offered"
    if seat not in asked(g):
        assert reason.key == "not-asked"
        return ""
    assert code not in [opt.code for opt in options(g, seat)]
    assert reason.rule.startswith("blind_evolution."), f"{text} is refused without a rule"
    return reason.rule


def end(g: BlindEvolution, seat: int) -> list[str]:
    """A character ends its turn, and gives back the bits that it may not keep."""
    told = play(g, seat, "end")
    while any(code.startswith("toss") for code in codes(g, seat)):
        told += play(g, seat, codes(g, seat)[0])
    return told


# chance


def rigged(g: BlindEvolution, wanted: Callable[[BlindEvolution], bool], most: int = 20_000) -> None:
    """Give a match dice with which `wanted` is true; it may do anything with the copy that it is given."""
    for number in range(most):
        twin = g.clone()
        twin.dice = Dice.from_number(number, CARD.purposes)
        if wanted(twin):
            g.dice = Dice.from_number(number, CARD.purposes)
            return
    raise AssertionError(f"no dice among {most} do what is wanted")


def judging(g: BlindEvolution, *successes: int) -> None:
    """Let the next judgements link so many cards, one after the other, when they are drawn to the end.

    Dice are looked for among some thousands, so the longest chains are not found; see `all_link`.
    """
    twin = g.clone()
    for number in range(50_000):
        twin.dice = Dice.from_number(number, CARD.purposes)
        if all(linked(twin) == success for success in successes):
            g.dice = Dice.from_number(number, CARD.purposes)
            return
    raise AssertionError(f"no dice give {successes}")


def linked(g: BlindEvolution) -> int:
    """How many cards the next judgement links; it is made here and now."""
    who = g.active if g.active >= 0 else 0
    judgement.begin(g, who, RESEARCHING)
    judgement.draw_on(g, 0)
    return judgement.linked(g)


def all_link(g: BlindEvolution) -> None:
    """Change the cards so that every judgement links all of them."""
    g.box.card_left = [WIDE] * CARDS
    g.box.card_right = [WIDE] * CARDS
