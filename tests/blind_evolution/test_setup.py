"""Blind Evolution Mythos, rule by rule: setting up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import Brought
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.game import Game
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.record import Match, Seat
from chimera.engine.trouble import Trouble
from chimera.games.blind_evolution.city import FOLDER
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import CHIPS, COLOURS, DECK, FACE_DOWN, NO_CHIP
from tests.blind_evolution.city import (
    CARD,
    LONE,
    PLAIN,
    A,
    B,
    C,
    at,
    chip,
    city,
    codes,
    end,
    found,
    give_bits,
    held,
    judging,
    laid_out,
    play,
    refused,
    run,
    stand,
    where,
)

SEEDS = range(60)

# Tile A has 2 facilities, a station beside its 4 railway hexes and a clue; C has a facility and a station, E nothing.
THREE_TILES = """\
chimera: blind_evolution/scenario
id: three_tiles
title: Three Tiles
entries:
  - {count: 2, turn_limit: 9}
  - {count: 3, turn_limit: 8}
tiles: {A: [0, 0], C: [2, 3], E: [5, -2]}
facilities:
  - {id: base, hex: A-11}
  - {id: library, hex: A-15}
  - {id: hospital, hex: C-5}
stations: [A-13, C-10]
lines:
  - {id: short, name: Short Line, stations: [A-13, C-10]}
start: A-7
money: 2
starting_ability: {level: 1}
reserve: 2
contents: Three tiles, one voice.
clues:
  - {id: voice, tile: A, difficulty: 3, text: Come to the hospital.}
  - id: nurse
    facility: C-5
    difficulty: 4
    opened_by: [voice]
    text: She was never here.
    effects:
      - {op: spawn_boss, boss: nurse, hex: E-3}
bosses:
  - {id: nurse, name: the Nurse, size: medium, hp_base: 3, hp_per_player: 2}
aim: {defeat: [nurse]}
endings:
  - {turns_left: 0, text: Silence.}
"""


def raw(name: str) -> Any:
    """A content file as YAML, read without the game."""
    return yaml.safe_load((FOLDER / "content" / f"{name}.yaml").read_text(encoding="utf-8"))


def three_tiles(seats: int = 2, seed: int = 1, text: str = THREE_TILES) -> BlindEvolution:
    """A match on three tiles as it is set up."""
    return laid_out(seats, seed=seed, files={"three_tiles.yaml": text})


def hero(g: BlindEvolution, seat: int) -> str:
    """The character of a seat."""
    return g.box.hero_ids[g.heroes[seat]]


def colour(g: BlindEvolution, seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[g.colours[seat]]


def written(g: Game, role: int) -> str:
    """A view as text, to look for words in it."""
    return msgspec.json.encode(g.view(role)).decode()


# the scenario and its players


@pytest.mark.rule("blind_evolution.setup.choose-scenario")
def test_the_entry_for_the_number_of_players_is_in_force() -> None:
    two, four = city(), city(*PLAIN)
    assert (two.view(A)["limit"], four.view(A)["limit"]) == (6, 4)
    assert (two.box.difficulty, four.box.difficulty) == ([3, 3, 3, 5], [4, 4, 4, 6])
    stars = [card["stars"] for card in sorted(raw("judgement")["spread"], key=lambda card: int(card["number"]))]
    assert four.box.stars == stars
    assert two.box.stars == [max(0, n - 1) for n in stars]
    low = laid_out(2, files={"low.yaml": LONE.replace("turn_limit: 9}", "turn_limit: 9, difficulty_mod: -2}")})
    assert low.box.difficulty == [2, 1, 2]  # 3, 1, 4 before: not below 2, and what is below already stays


@pytest.mark.rule("blind_evolution.setup.players-are-characters")
def test_one_person_may_run_several_characters_each_with_its_own_turn_and_things() -> None:
    g = city("rex", "takuan", "yukari_mizuno", persons=(0, 0, 1))
    assert g.box.turn_limit == 6
    assert [where(g, seat) for seat in (A, B, C)] == ["A-11"] * 3
    judging(g, 4)
    play(g, A, "earn", "on")
    assert (g.money, [sum(g.bits[3 * seat : 3 * seat + 3]) for seat in (A, B, C)]) == ([4, 2, 2], [1, 0, 0])
    turns = []
    for _ in range(3):
        turns.append(asked(g))
        end(g, asked(g)[0])
    assert turns == [(A,), (B,), (C,)]


@pytest.mark.rule("blind_evolution.setup.solo")
def test_solo_is_one_person_with_two_characters_or_with_one_where_the_scenario_has_an_entry() -> None:
    alone = Brought(hands=(0, 0))
    two = CARD.new(2, Dice.from_number(1, CARD.purposes), brought=alone)
    assert isinstance(two, BlindEvolution)
    assert (two.box.persons, len(two.view(A)["characters"])) == ([0, 0], 2)
    lone = Brought(files={"lone.yaml": LONE})
    one = CARD.new(1, Dice.from_number(1, CARD.purposes), brought=lone)
    assert isinstance(one, BlindEvolution)
    assert (one.box.turn_limit, len(one.view(A)["characters"])) == (12, 1)
    match = Match.new(CARD, [Seat("Ann")], number=1, brought=lone)
    assert len(match_of(text_of(match).encode(), "lone").game.scores) == 1


@pytest.mark.rule("blind_evolution.setup.solo")
def test_one_character_is_refused_with_the_reason_where_there_is_no_entry_for_one() -> None:
    with pytest.raises(Trouble):
        CARD.new(1, Dice.from_number(1, CARD.purposes))
    without = LONE.replace("  - {count: 1, turn_limit: 12, difficulty_mod: -1, stars_mod: -1}\n", "")
    with pytest.raises((Trouble, ContentError)):
        CARD.new(1, Dice.from_number(1, CARD.purposes), brought=Brought(files={"lone.yaml": without}))
    with pytest.raises(ContentError, match="no entry for 1 characters, expected 2, 3, 4"):
        laid_out(1)


# the host


@pytest.mark.rule("blind_evolution.setup.host-not-counted", "blind_evolution.setup.host-has-no-character")
def test_a_host_counts_as_no_player_and_has_no_character() -> None:
    assert CARD.hosted
    g = laid_out(3)
    assert g.box.turn_limit == 6
    for role in (A, HOST):
        assert len(g.view(role)["characters"]) == 3
    assert sorted(g.heroes + g.reserve) == sorted(set(g.heroes + g.reserve))
    assert len(g.heroes) == 3


@pytest.mark.rule("blind_evolution.setup.host-reads-secrets")
def test_the_host_alone_has_all_clues_from_the_start() -> None:
    g = run(three_tiles())
    texts = ["Come to the hospital.", "She was never here."]
    assert [(each["where"], each["difficulty"], each["text"]) for each in g.view(HOST)["book"]] == [
        ("A", 3, texts[0]),
        ("C-5", 4, texts[1]),
    ]
    for role in (A, B, SPECTATOR):
        assert g.view(role)["book"] == []
        assert not [text for text in texts if text in written(g, role)]
    ours = run(laid_out(2))
    assert [each["clue"] for each in ours.view(HOST)["book"]] == [0, 1, 2, 3]
    assert ours.view(A)["book"] == ours.view(SPECTATOR)["book"] == []


@pytest.mark.rule("blind_evolution.setup.host-reads-secrets", "blind_evolution.setup.chips-random-face-down")
def test_what_lies_under_chips_is_hidden_from_everybody() -> None:
    g = city(cards=("R27", "R01", "R02"))
    views = []
    for name in ("A-1", "A-19"):
        chip(g, name, "harbour_witness")
        views.append([g.view(role) for role in (A, B, SPECTATOR, HOST)])
    assert views[0] == views[1]
    g.piles.pieces[DECK].reverse()
    assert [g.view(role) for role in (A, B, SPECTATOR, HOST)] == views[0]


@pytest.mark.rule("blind_evolution.setup.host-no-decisions")
def test_the_host_is_never_asked() -> None:
    g = run(laid_out(2))
    stream = Stream.from_number(3)
    seats: set[int] = set()
    while g.agenda:
        seats.update(asked(g))
        assert HOST not in asked(g)
        seat = asked(g)[0]
        opts = options(g, seat)
        choose(g, seat, opts[stream.below(len(opts))])
    assert seats == {A, B}
    assert g.outcome() is not None


@pytest.mark.rule("blind_evolution.setup.clue-opens-for-all", "blind_evolution.setup.hostless-clue-on-occurrence")
def test_a_clue_is_read_to_all_when_it_is_solved_and_not_before() -> None:
    g = run(three_tiles())
    for seat in (g.starter, 1 - g.starter):
        play(g, seat, "card:quick_study" if seat == g.starter else "card:healing")
    me = g.starter
    stand(g, **{"AB"[me]: "A-1"})
    found(g, "A-1", "voice")
    for role in (A, B, SPECTATOR):
        assert "Come to the hospital." not in written(g, role)
        assert g.view(role)["clues"][0]["clue"] == -1
    judging(g, 2)  # and 1 for the card
    play(g, me, "research", "read")
    for role in (A, B, SPECTATOR, HOST):
        solved = g.view(role)["clues"][0]
        assert (solved["clue"], solved["solved"], solved["text"]) == (0, True, "Come to the hospital.")
        if role != HOST:
            assert "She was never here." not in written(g, role)


@pytest.mark.rule("blind_evolution.setup.hostless-contents-read-aloud")
def test_everybody_sees_what_the_scenario_is_about() -> None:
    g = run(three_tiles())
    for role in (A, B, SPECTATOR):
        assert g.view(role)["contents"] == "Three tiles, one voice."
    ours = run(laid_out(2))  # its text goes by its id, in the language of whoever looks
    assert [ours.view(role)["scenario"] for role in (A, B, SPECTATOR)] == ["borrowed_shadow"] * 3


# the map


@pytest.mark.rule("blind_evolution.setup.map-by-preparation")
def test_only_the_tiles_of_the_scenario_lie_there_with_their_facilities_and_stations() -> None:
    g = three_tiles()
    hexes = g.view(A)["hexes"]
    assert g.view(A)["tiles"] == ["A", "C", "E"]
    assert {each["name"][0] for each in hexes} == {"A", "C", "E"}
    assert len(hexes) == 57
    placed = {each["name"]: each["facility"] for each in hexes if each["facility"]}
    assert placed == {"A-11": "base", "A-15": "library", "C-5": "hospital"}
    assert [each["name"] for each in hexes if each["station"]] == ["A-13", "C-10"]


@pytest.mark.rule("blind_evolution.setup.vacant-hex", "blind_evolution.setup.chips-fill-vacant-hexes")
def test_every_vacant_hex_of_a_tile_with_clues_gets_a_chip() -> None:
    g = three_tiles()
    chips = [g.name(place) for place in g.view(A)["chips"]]
    vacant = [f"A-{n}" for n in (1, 2, 3, 4, 5, 7, 12, 14, 16, 17, 18, 19)]
    assert chips == vacant  # not railway 6, 8, 9, 10, station 13, facilities 11, 15
    assert len(vacant) == 12
    assert sorted(g.piles.pieces[CHIPS]) == [0] * 11 + [1]


@pytest.mark.rule("blind_evolution.setup.chips-random-face-down")
def test_chips_lie_at_random_with_their_backs_up() -> None:
    places = set()
    for seed in SEEDS:
        g = three_tiles(seed=seed)
        assert {g.chips[place] for place in g.box.vacant[0]} == {FACE_DOWN}
        assert g.view(A)["clues"] == []
        places.add(g.piles.pieces[CHIPS].index(1))
    assert len(places) == 12
    assert three_tiles(seed=5).piles.pieces[CHIPS] == three_tiles(seed=5).piles.pieces[CHIPS]


@pytest.mark.rule("blind_evolution.setup.no-clue-no-chips")
def test_a_tile_without_clues_gets_no_chips() -> None:
    g = three_tiles()
    for tile in (1, 2):  # C has a clue at its facility alone, E none
        assert {g.chips[place] for place in range(19 * tile, 19 * tile + 19)} == {NO_CHIP}
        assert g.piles.size(CHIPS + tile) == 0


# cards, bits, boards


@pytest.mark.rule("blind_evolution.setup.ability-cards-open")
def test_ability_cards_lie_open_for_all_by_level() -> None:
    g = run(three_tiles())
    me = g.starter
    for role in (A, B, SPECTATOR):
        assert sum(g.view(role)["supply"]) == 36
    levels = [card["level"] for card in raw("abilities")["abilities"]]
    supply = g.view(A)["supply"]
    assert [sum(n for n, level in zip(supply, levels, strict=True) if level == each) for each in (1, 2, 3)] == [12] * 3
    play(g, me, "card:healing")
    assert [left - n for left, n in zip(supply, g.view(B)["supply"], strict=True)] == [
        int(card == "healing") for card in g.box.ability_ids
    ]


@pytest.mark.rule("blind_evolution.setup.event-deck")
def test_eighty_event_cards_are_a_shuffled_deck_that_nobody_sees() -> None:
    decks = [laid_out(2, seed=seed).piles.pieces[DECK] for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == list(range(80)) != decks[0]
    g = laid_out(2)
    assert set(g.piles.known[DECK]) == {0}
    for role in (A, B, SPECTATOR, HOST):
        shown = g.view(role)
        assert (shown["event"]["deck"], shown["event"]["card"], shown["card"]) == (80, -1, None)


@pytest.mark.rule("blind_evolution.setup.tb-pool")
def test_42_bits_are_a_common_pool_drawn_blindly() -> None:
    g = laid_out(2)
    assert (g.pool, sum(g.view(A)["pool"]), g.bits) == ([14, 14, 14], 42, [0] * 6)
    drawn = set()
    for seed in SEEDS:
        g = city(seed=seed)
        g.gain_bits(A, 1)
        drawn.add(tuple(g.bits[:3]))
        assert sum(g.pool) == 41
    assert drawn == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("blind_evolution.setup.colour-by-hp-card")
def test_colours_are_dealt() -> None:
    deals = [[colour(g, seat) for seat in range(3)] for g in (laid_out(3, seed=seed) for seed in SEEDS)]
    for deal in deals:
        assert len(set(deal)) == 3
    for seat in range(3):
        assert {deal[seat] for deal in deals} == set(COLOURS)
    again = laid_out(3, seed=SEEDS[7])
    assert [colour(again, seat) for seat in range(3)] == deals[7]


def straight_on(board: str) -> int:
    """How many straight bits a line takes from the left arrow hex eastwards, by the content alone."""
    layout = next(each for each in raw("tb")["boards"] if each["id"] == board)
    hexes = [tuple(each) for each in layout["hexes"]]
    q, r = layout["left"]
    n = 0
    while (q + n, r) in hexes:
        n += 1
        if [q + n - 1, r] == list(layout["right"]):
            break
    return n


@pytest.mark.rule("blind_evolution.setup.components-by-colour")
def test_everybody_plays_on_the_board_of_their_colour_with_nineteen_cards() -> None:
    assert len({straight_on(board) for board in COLOURS}) > 1
    for board in COLOURS:
        g = laid_out(2, choices=({"colour": board, "first": "yes"}, {}), settings={"choose": "asked"})
        for seat in (A, B):
            play(g, seat, "agree")
        assert g.view(B)["characters"][A]["colour"] == COLOURS.index(board)
        give_bits(g, A, straight=10)
        laid = 0
        while "lay:straight:0" in codes(g, A) and laid < straight_on(board) - 1:
            play(g, A, "lay:straight:0")
            laid += 1
        assert laid == straight_on(board) - 1
    assert (len(g.box.card_left), len(g.box.card_right)) == (19, 19)


@pytest.mark.rule("blind_evolution.setup.board-choice-by-agreement")
def test_boards_are_as_wished_only_if_all_agree() -> None:
    wishes: tuple[dict[str, str], ...] = ({"colour": "blue"}, {}, {})
    dealt = set()
    for seed in SEEDS:
        g = laid_out(3, seed=seed, choices=wishes, settings={"choose": "asked"})
        assert asked(g) == (A, B, C)
        play(g, C, "agree")
        play(g, A, "agree")
        assert asked(g) == (B,)
        other = g.clone()
        play(g, B, "agree")
        assert colour(g, A) == "blue"
        assert "blue" not in (colour(g, B), colour(g, C))
        play(other, B, "object")
        dealt.add(colour(other, A))
    assert dealt == set(COLOURS)


@pytest.mark.rule("blind_evolution.setup.board-choice-by-agreement")
def test_wishes_are_not_looked_at_where_nobody_is_asked() -> None:
    boards = {colour(laid_out(2, seed=seed, choices=({"colour": "blue"}, {})), A) for seed in SEEDS}
    assert boards == set(COLOURS)


# characters


@pytest.mark.rule("blind_evolution.setup.recommended-character")
def test_recommended_characters_are_in_play_and_the_others_are_random() -> None:
    deals = [laid_out(3, seed=seed) for seed in SEEDS]
    thirds = set()
    for g in deals:
        heroes = {hero(g, seat) for seat in (A, B, C)}
        assert {"toru_kodai", "rex"} < heroes
        thirds |= heroes - {"toru_kodai", "rex"}
    assert thirds == set(g.box.hero_ids) - {"toru_kodai", "rex"}
    for seat in (A, B, C):
        assert {"toru_kodai", "rex"} < {hero(g, seat) for g in deals}


@pytest.mark.rule("blind_evolution.setup.unrecommended-character")
def test_a_character_that_is_left_out_is_never_dealt_but_may_be_chosen_by_consent() -> None:
    for seed in SEEDS:
        g = laid_out(2, seed=seed, files={"lone.yaml": LONE})
        names = [g.box.hero_ids[number] for number in g.heroes + g.reserve]
        assert "rex" not in names
        assert len(set(names)) == 3
    for answer, wanted in (("agree", True), ("object", False)):
        g = laid_out(2, choices=({"hero": "rex"}, {}), files={"lone.yaml": LONE}, settings={"choose": "asked"})
        play(g, A, "agree")
        play(g, B, answer)
        assert (hero(g, A) == "rex") == wanted
        assert (hero(g, B) == "toru_kodai") or hero(g, A) == "toru_kodai"


@pytest.mark.rule("blind_evolution.setup.random-characters")
def test_without_recommendation_distinct_characters_are_dealt_at_random() -> None:
    deals = [three_tiles(3, seed) for seed in SEEDS]
    for seat in (A, B, C):
        assert {hero(g, seat) for g in deals} == set(deals[0].box.hero_ids)
    for g in deals:
        assert len(set(g.heroes)) == 3
    assert three_tiles(3, 9).heroes == three_tiles(3, 9).heroes


@pytest.mark.rule("blind_evolution.setup.character-choice-by-agreement")
def test_characters_are_as_wished_only_if_all_agree() -> None:
    wishes: tuple[dict[str, str], ...] = ({"hero": "chihiro_sakura"}, {}, {})
    dealt = set()
    for seed in SEEDS:
        g = laid_out(3, seed=seed, choices=wishes, settings={"choose": "asked"})
        play(g, A, "agree")
        play(g, B, "agree")
        other = g.clone()
        play(g, C, "agree")
        assert hero(g, A) == "chihiro_sakura"
        assert len(set(g.heroes)) == 3
        assert set(g.heroes).isdisjoint(g.reserve)
        play(other, C, "object")
        dealt.add(hero(other, A))
    assert len(dealt) > 3


@pytest.mark.rule("blind_evolution.setup.character-choice-by-agreement")
def test_nobody_else_can_have_a_character_that_somebody_wishes_for() -> None:
    with pytest.raises(Trouble) as trouble:
        laid_out(2, choices=({"hero": "rex"}, {"hero": "rex"}), settings={"choose": "asked"})
    assert trouble.value.key == "trouble-choice-twice"


@pytest.mark.rule("blind_evolution.setup.hp-display")
def test_hp_begin_at_the_characters_maximum() -> None:
    g = city("toru_kodai", "yukari_mizuno")
    assert [each["hp"] for each in g.view(A)["characters"]] == [8, 6]
    assert [each["full"] for each in g.view(A)["characters"]] == [8, 6]


@pytest.mark.rule("blind_evolution.setup.hp-above-ten")
def test_hp_may_be_more_than_ten() -> None:
    g = city("rex", "takuan", cards=("R01",))  # 1 damage after a walk of 3
    assert g.hp[A] == 12
    play(g, A, "walk:A-4")
    assert g.hp[A] == 11


# the first turn


@pytest.mark.rule("blind_evolution.setup.starting-money-and-cards")
def test_everybody_has_the_money_and_cards_of_the_scenario() -> None:
    g = run(three_tiles())
    me, you = g.starter, 1 - g.starter
    assert g.money == [2, 2]
    levels = {g.box.ability_ids[kind]: g.box.ability_level[kind] for kind in range(30)}
    assert [code.split(":")[1] for code in codes(g, me)] == [name for name, level in levels.items() if level == 1]
    assert refused(g, me, "card:slip_through") != ""
    play(g, me, "card:healing")
    play(g, you, "card:quick_study")
    assert (held(g, me), held(g, you)) == (["healing"], ["quick_study"])
    assert codes(g, me, "end") == ["end"]


@pytest.mark.rule("blind_evolution.setup.turn-counter-at-one", "blind_evolution.setup.pawn-at-start-point")
def test_all_pawns_begin_on_the_starting_point_in_turn_one() -> None:
    g = three_tiles(3)
    assert g.view(A)["turn"] == 1
    assert [where(g, seat) for seat in (A, B, C)] == ["A-7"] * 3
    assert [each["at"] for each in g.view(A)["characters"]] == [at(g, "A-7")] * 3


@pytest.mark.rule("blind_evolution.setup.starting-player")
def test_play_goes_clockwise_from_the_starting_player() -> None:
    g = city("rex", "takuan", "yukari_mizuno", first=B)
    order = []
    for _ in range(3):
        order.append(asked(g)[0])
        end(g, order[-1])
    assert order == [B, C, A]


@pytest.mark.rule("blind_evolution.setup.starting-player")
def test_the_starting_player_is_drawn_unless_all_agree_on_one() -> None:
    assert {laid_out(3, seed=seed).starter for seed in SEEDS} == {A, B, C}
    for answer, starters in (("agree", {C}), ("object", {A, B, C})):
        found_starters = set()
        for seed in SEEDS:
            g = laid_out(3, seed=seed, choices=({}, {}, {"first": "yes"}), settings={"choose": "asked"})
            play(g, A, "agree")
            play(g, B, "agree")
            play(g, C, answer)
            found_starters.add(g.starter)
        assert found_starters == starters


@pytest.mark.rule("blind_evolution.setup.starting-cards-no-fallen-check")
def test_starting_cards_bring_no_fallen_check() -> None:
    g = run(three_tiles())
    told = []
    for seat in (g.starter, 1 - g.starter):
        told += play(g, seat, "card:combat_boost" if seat == g.starter else "card:healing")
    assert told.count("gained_card") == 2
    assert not {"judges", "passed_check", "failed_check", "tainted"} & set(told)
    assert g.fallen == [0, 0]
