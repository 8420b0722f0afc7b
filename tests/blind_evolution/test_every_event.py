"""Each of the eighty event cards, by its trigger, with every option and every result of its puzzle.

What a card does is written here once more, in words of the table. Two scenes are played alike: in one the card waits,
in the other none does; what differs afterwards is what the card has done.
"""

from __future__ import annotations

import re

import pytest

from chimera.engine.agenda import asked
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import DISCARDS, FACE_DOWN, KEPT, TYPES
from tests.blind_evolution.city import A, B, bits, city, coded, codes, play
from tests.blind_evolution.events_on_cue import next_card, occur, scene, solve, spare_bits, trigger_of, wait

# hp, money, bits (at random), supers, points (of this turn), next (turn's points), token (of the fallen), boost (of the
# next accomplishment), luck (of the next success), boss (its HP), taint (contamination on the own tile) change at once.
# choose, discard: bits of choice; clean: contamination of choice on the own tile; beside: contamination on a tile next
# to it; walk: as far as that; station: be at one; flip: chips of the own tile. @tile, @all, @other: whom it concerns.
RESULTS = {
    "R01": ("walk_3", "hp-1"),
    "R02": ("walk_3", "money+2"),
    "R03": ("take_taxi", "flip2"),
    "R04": ("take_taxi", "money-1"),
    "R05": ("take_train", "bits+2"),
    "R06": ("take_train", "points-1"),
    "R07": ("use_hospital", "hp+2"),
    "R08": ("share_hex", "hp+1@tile"),
    "R09": ("share_hex", "supers+1"),
    "R10": ("end_at_station", "choose1"),
    "R11": ("end_at_station", "money-1 walk1"),
    "R12": ("end_at_facility", "bits+3"),
    "R13": ("end_at_facility", "hp-1 money+1"),
    "R14": ("enter_tile", "bits+1"),
    "R15": ("enter_tile", "taint+1"),
    "R16": ("no_move", "bits+2 hp+1"),
    "R17": ("search_done", "choose1"),
    "R18": ("search_empty", "money+1"),
    "R19": ("search_empty", "taint+1 bits+2"),
    "R20": ("clue_found", "boost+2"),
    "R21": ("research_done", "bits+2"),
    "R22": ("clue_solved", "bits+1@all"),
    "R23": ("judge_1", "choose1"),
    "R24": ("judge_4", "points+1"),
    "R25": ("judge_8", "supers+2"),
    "R26": ("decon_done", "clean1"),
    "R27": ("decon_twice", "hp-1 money+1"),
    "R28": ("earn_done", "money+1"),
    "R29": ("line_done", "hp-1 supers+1"),
    "R30": ("fallen_pass", "hp+2"),
}
OPTIONS = {
    "O01": ("walk_3", "points-1 supers+2", "money-1"),
    "O02": ("walk_3", "walk3 hp-1", "hp+1"),
    "O03": ("take_taxi", "money-1 walk6", ""),
    "O04": ("take_train", "bits+3 taint+1", "supers+1"),
    "O05": ("use_hospital", "hp+3 discard1", "hp+1"),
    "O06": ("share_hex", "hp-1 supers+1", "next-1 bits+2@tile"),
    "O07": ("end_at_station", "money+2 taint+1", "supers+1"),
    "O08": ("end_at_facility", "money-2 choose2", "bits+1"),
    "O09": ("end_at_facility", "money-1 boost+2", "hp-1 boost+1"),
    "O10": ("enter_tile", "points-1 clean2", "hp-1 walk2"),
    "O11": ("enter_tile", "bits+2 hp-1", "money-1 supers+1"),
    "O12": ("no_move", "hp-1 flip3", "hp+2"),
    "O13": ("search_done", "flip3 taint+2", "clean1"),
    "O14": ("search_empty", "walk3", "bits+2 taint+1"),
    "O15": ("clue_found", "clean2", "boost+3 token+1"),
    "O16": ("research_done", "bits+4 hp-2", "bits+2"),
    "O17": ("clue_solved", "money+2 taint+1", "supers+1"),
    "O18": ("judge_1", "luck+1 hp-1", "hp+1"),
    "O19": ("judge_4", "choose2", "walk3"),
    "O20": ("decon_done", "bits+2 hp-1", "money-1"),
    "O21": ("decon_done", "clean2 beside1", "supers+1"),
    "O22": ("earn_done", "discard2 money+3", "supers+1"),
    "O23": ("money_4", "money-1 money+1@other", "money-2 choose2"),
    "O24": ("money_0", "money+2 discard1", "hp-1 supers+1"),
    "O25": ("damage", "points+1 hp-1", "walk2"),
    "O26": ("near_taint", "hp+1 next-1", "clean1 hp-1"),
    "O27": ("ability_gain", "bits+3 token+1", "discard1 token-1"),
    "O28": ("fallen_fail", "next-1 token-1", "bits+2"),
    "O29": ("super_used", "money-1 hp+2@other", "bits+2@other"),
    "O30": ("alone", "flip2 hp-1", "walk2"),
}
PUZZLES = {  # given up; 4 or 5 bits; 6; 7 or more
    "P01": ("end_at_facility", "hp-1", "money+1", "money+3", "money+3 supers+1"),
    "P02": ("walk_3", "discard1", "walk2", "walk4", "station"),
    "P03": ("end_at_station", "points-1", "bits+1", "bits+3", "bits+3 points+1"),
    "P04": ("take_train", "hp-1", "walk2", "station", "station supers+1"),
    "P05": ("search_done", "", "flip1", "flip3", "flip5"),
    "P06": ("search_empty", "taint+1", "clean1", "clean2", "clean3 supers+1"),
    "P07": ("research_done", "discard2", "boost+1", "boost+2", "boost+4"),
    "P08": ("clue_found", "", "boost+1", "boost+2", "boost+3 supers+1"),
    "P09": ("decon_done", "taint+1", "clean1", "clean3", "clean5"),
    "P10": ("hp_low", "hp-1", "hp+1", "hp+2", "hp+4"),
    "P11": ("share_hex", "hp-1@tile", "supers+1", "hp+1@tile supers+1", "hp+2@tile supers+2"),
    "P12": ("earn_done", "money-1", "money+1", "money+2", "money+4"),
    "P13": ("enter_tile", "hp-1 taint+1", "bits+1", "bits+2", "choose3"),
    "P14": ("near_taint", "hp-1", "clean1", "clean2", "clean3 hp+1"),
    "P15": ("no_move", "", "bits+1", "choose2", "choose2 supers+1"),
    "P16": ("line_done", "token+1", "bits+1", "bits+3", "token-1 bits+3"),
    "P17": ("battle_start", "hp-1", "boss-1", "boss-2", "boss-4"),
    "P18": ("money_4", "money-2", "money-1 supers+1", "supers+1", "supers+2"),
    "P19": ("reserve_3", "discard3", "bits+1", "choose1", "choose3"),
    "P20": ("judge_4", "", "luck+1", "luck+2", "points+1 luck+2"),
}
BANDS = (0, 5, 6, 7)  # bits of a line for each result of a puzzle

Tally = dict[str, list[int]]


def tally(g: BlindEvolution) -> Tally:
    """Everything that an event card can change."""
    seats = range(len(g.scores))
    tile = g.box.tile_of[g.at[A]]
    return {
        "hp": g.hp[:],
        "money": g.money[:],
        "bits": [bits(g, seat) + len(g.lines[seat]) for seat in seats],
        "supers": g.supers[:],
        "points": [g.points],
        "next": g.tired[:],
        "token": g.fallen[:],
        "boost": g.boost[:],
        "luck": g.luck[:],
        "boss": g.boss_hp[:],
        "taint": [g.tile_pawns(other) for other in range(len(g.box.tiles))],
        "chips": [
            sum(1 for place in range(g.box.hexes) if g.chips[place] == FACE_DOWN and g.box.tile_of[place] == tile)
        ],
        "at": g.at[:],
    }


def step(g: BlindEvolution) -> str:
    """What is asked now."""
    return type(g.agenda[-1]).__name__


def takes_its_course(g: BlindEvolution, words: str, due: Tally) -> None:
    """Answer what a card asks and note what it should change, word by word."""
    for word in words.split():
        match = re.fullmatch(r"([a-z]+)([+-]?\d*)(@\w+)?", word)
        assert match
        name, n, whom = match[1], int(match[2] or 0), match[3] or ""
        if name in ASKED:
            assert asked(g) == (A,)
            ASKED[name](g, n, due)
        elif name == "taint":
            due["taint"][g.box.tile_of[g.at[A]]] += n
        elif whom == "@other":
            assert codes(g, A) == ["whom:B", "whom:C"]
            play(g, A, "whom:B")
            due[name][B] += n
        else:
            for seat in (A,) if not whom else (A, B) if whom == "@tile" else (A, B, 2):
                due[name][seat] += n


def chosen(g: BlindEvolution, n: int, due: Tally) -> None:
    for _ in range(n):
        assert codes(g, A) == ["choose:straight", "choose:gentle", "choose:sharp"]
        play(g, A, "choose:sharp")
    due["bits"][A] += n


def discarded(g: BlindEvolution, n: int, due: Tally) -> None:
    for _ in range(n):
        assert codes(g, A) == codes(g, A, "toss", "back")
        play(g, A, codes(g, A, "toss")[0])
    due["bits"][A] -= n


def cleaned(g: BlindEvolution, n: int, due: Tally) -> None:
    tile = g.box.tile_of[g.at[A]]
    for _ in range(n):
        assert len(codes(g, A)) == g.tile_pawns(tile) == len(codes(g, A, "clean"))
        assert all(code.startswith(f"clean:{g.box.tiles[tile]}-") for code in codes(g, A))
        play(g, A, codes(g, A)[0])
    due["taint"][tile] -= n


def beside(g: BlindEvolution, n: int, due: Tally) -> None:
    assert codes(g, A) == ["tile:B", "tile:C"]
    play(g, A, "tile:C")
    due["taint"][g.box.tiles.index("C")] += n


def walked(g: BlindEvolution, n: int, due: Tally) -> None:
    here = g.at[A]
    places = [int(coded(g, code).partition(":")[2]) for code in codes(g, A, "to")]
    assert codes(g, A)[0] == "pass"
    assert max(g.box.steps[here][place] for place in places) == n
    due["at"][A] = next(place for place in places if g.box.steps[here][place] == n)
    due["chips"] = []
    play(g, A, f"to:{due['at'][A]}")


def at_station(g: BlindEvolution, n: int, due: Tally) -> None:
    here = g.name(g.at[A])
    names = [name for name in ("A-8", "B-12", "C-10") if name != here]
    assert codes(g, A) == ["pass", *(f"to:{name}" for name in names)]
    play(g, A, f"to:{names[-1]}")
    due["at"][A] = g.at[A]
    due["chips"] = []
    assert g.name(g.at[A]) == names[-1]


def flipped(g: BlindEvolution, n: int, due: Tally) -> None:
    for _ in range(n):
        assert codes(g, A) == [*codes(g, A, "check"), "enough"]
        play(g, A, codes(g, A, "check")[0])
    due["chips"][0] -= n


ASKED = {
    "choose": chosen,
    "discard": discarded,
    "clean": cleaned,
    "beside": beside,
    "walk": walked,
    "station": at_station,
    "flip": flipped,
}


def prepared(trigger: str, words: str, card: str = "") -> BlindEvolution:
    """The scene of a trigger, with bits to lose and, where one is taken away, a token of the fallen."""
    g = scene(trigger)
    spare_bits(g)
    if "token-1" in words and trigger != "fallen_fail":
        g.fallen[A] = 1
    next_card(g, "R07" if trigger != "use_hospital" else "R25")  # for whoever is next; it is not triggered
    if card:
        wait(g, card)
    return g


def holds(card: str, trigger: str, words: str, branch: int = -1, band: int = -1) -> None:
    """That a card, with this option or this result of its puzzle, does just what the words say."""
    quiet = prepared(trigger, words)
    occur(quiet, trigger)
    g = prepared(trigger, words, card)
    assert trigger_of(g, card) == trigger
    occur(g, trigger)
    due = tally(quiet)
    if branch >= 0:
        count = len(OPTIONS[card]) - 1
        assert codes(g, A) == [f"option:{i}" for i in range(count)]
        play(g, A, f"option:{branch}")
    if band >= 0:
        solve(g, A, BANDS[band])
        if g.aside:
            play(g, A, "same")
    takes_its_course(g, words, due)
    is_now = tally(g)
    if not due["chips"]:
        is_now["chips"] = []
    assert is_now == due
    while step(g) == "TossBit":  # bits that came at the end of the turn are too many
        play(g, A, codes(g, A)[0])
    assert (step(g), asked(g)) == (step(quiet), asked(quiet))
    lasting = "boost" in words or "luck" in words
    assert g.piles.pieces[KEPT + A if lasting else DISCARDS] == [g.box.event_ids.index(card)]


def test_there_are_eighty_cards_and_each_is_here() -> None:
    g = city()
    assert g.box.event_ids == [*RESULTS, *OPTIONS, *PUZZLES]
    assert len(g.box.event_ids) == 80


@pytest.mark.rule("blind_evolution.event.type-result")
@pytest.mark.parametrize("card", RESULTS)
def test_a_result_card_does_what_it_says_without_a_choice(card: str) -> None:
    trigger, words = RESULTS[card]
    holds(card, trigger, words)


CHOICES = [(card, i) for card, row in OPTIONS.items() for i in range(len(row) - 1) if card != "O27"]


@pytest.mark.rule("blind_evolution.event.type-option")
@pytest.mark.parametrize(("card", "option"), CHOICES, ids=[f"{card}-{i + 1}" for card, i in CHOICES])
def test_an_option_card_does_what_the_selected_option_says(card: str, option: int) -> None:
    row = OPTIONS[card]
    holds(card, row[0], row[1 + option], branch=option)


def answering_the_voice(check: str, option: int) -> BlindEvolution:
    """O27 waits until the fallen check after the ability card is made, which is passed or failed."""
    g = prepared(check, "", "O27")
    assert trigger_of(g, "O27") == OPTIONS["O27"][0]
    occur(g, "ability_gain")
    assert codes(g, A) == ["option:0", "option:1"]
    assert (bits(g, A), g.fallen[A]) == (2, 1 if check == "fallen_fail" else 0)
    play(g, A, f"option:{option}")
    return g


@pytest.mark.rule("blind_evolution.fallen.check-after-card")
def test_the_first_option_of_o27_brings_three_bits_and_a_token_beside_that_of_a_failed_check() -> None:
    g = answering_the_voice("fallen_pass", 0)
    assert (bits(g, A), g.fallen[A]) == (2 + 3, 1)
    g = answering_the_voice("fallen_fail", 0)
    assert not g.here(A), "it is the second token"


def test_the_second_option_of_o27_takes_a_bit_and_the_token_of_a_failed_check_away() -> None:
    g = answering_the_voice("fallen_fail", 1)
    discarded(g, 1, tally(g))
    assert (bits(g, A), g.fallen[A]) == (2 - 1, 0)


RESULTS_OF_PUZZLES = [(card, band) for card in PUZZLES for band in range(4)]
BAND_NAMES = ("fail", "short", "medium", "long")


@pytest.mark.rule("blind_evolution.puzzle.result-by-bits-used")
@pytest.mark.parametrize(
    ("card", "band"), RESULTS_OF_PUZZLES, ids=[f"{card}-{BAND_NAMES[band]}" for card, band in RESULTS_OF_PUZZLES]
)
def test_a_puzzle_card_does_what_its_line_deserves(card: str, band: int) -> None:
    row = PUZZLES[card]
    holds(card, row[0], row[1 + band], band=band)


def test_bits_of_scenes_are_conserved() -> None:
    g = prepared("line_done", "")
    occur(g, "line_done")
    assert sum(g.pool) + sum(g.bits) == 14 * TYPES
