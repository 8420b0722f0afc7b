"""A match is played with its own edition, and a new gene or card needs only its record and its texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from chimera.bots import find_bot
from chimera.engine.agenda import asked, choose, options
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice, Stream
from chimera.engine.laws import check_game
from chimera.engine.matchfile import load_match, match_of, text_of
from chimera.engine.record import Match, Seat
from chimera.engine.texts import Texts
from chimera.engine.visibility import see
from chimera.games.evo.card import CARD, EvoCard
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import EGGS, FUR, LEGS, RANGE
from tests.editions import copied
from tests.evo.helpers import A, B, C, edition, table
from tests.matches import play_on

GAMES = Path(__file__).parent.parent / "games"
CHARGE = (
    "  - {id: charge, source: reconstructed, phase: movement, moment: start_of_own_turn, "
    "effect: {op: add, stats: [attack], amount: 2}}\n"
)
WINGS = "  - {id: wings, source: rulebook, effect: {op: fly, amount: 2}}\n"
LONG_TAIL = "  - {id: long_tail, source: own, copies: 3, effect: {op: add, stats: [legs, fur], amount: 1}}\n"
WEB_FEET = "  - {id: web_feet, source: own, effect: {op: swim}}\n"
BIG_NEST = "  - {id: big_nest, source: own, effect: {op: add, stats: [range], amount: 9}}\n"
NEW_CARDS = "".join(
    f"  - {{id: {name}, source: own, phase: {phase}, moment: {moment}, effect: {{{effect}}}}}\n"
    for name, phase, moment, effect in [
        ("mud_slide", "movement", "when_attacked", "op: add, stats: [attack], amount: -2, who: opponent"),
        ("lame_year", "movement", "start_of_own_turn", "op: add, stats: [legs], amount: -9, who: opponent"),
        ("second_wind", "movement", "own_turn", "op: add, stats: [legs, attack], amount: 1"),
        ("late_frost", "births", "start", "op: turn_wheel, amount: 2"),
        ("old_maps", "mutations", "before_payment", "op: order_tokens, amount: 2"),
        ("hard_choice", "births", "start", "op: add, stats: [eggs, caves], amount: 1, choose: true"),
    ]
)
MORE = (
    ("genes", "unique:\n", LONG_TAIL + "unique:\n" + WEB_FEET + BIG_NEST),
    ("events", "cards:\n", "cards:\n" + NEW_CARDS),
    ("basics", "unique_in_bag: 8", "unique_in_bag: 14"),
)
NEW = ("mud_slide", "lame_year", "second_wind", "late_frost", "old_maps", "hard_choice")
NAMES = ("gene-long_tail", "gene-web_feet", "gene-big_nest", *(f"card-{name}" for name in NEW))


def with_more(folder: Path) -> EvoCard:
    """Evo with further genes and cards, and their texts."""
    return copied(CARD, folder, *MORE, texts="\n" + "".join(f"{name} = new\n{name}-text = New.\n" for name in NAMES))


# --- each match by its own numbers ---


def test_two_editions_at_once_play_by_their_own_numbers() -> None:
    richer = edition(("basics", "mutation_points: 6", "mutation_points: 9"), ("basics", "dinosaurs: 8", "dinosaurs: 5"))
    longer = edition(("genes", "stats: [legs], amount: 1", "stats: [legs], amount: 4"))
    tables = [table(card=card).genes(A, "legs") for card in (CARD, richer, longer)]
    assert [t.mp(A) for t in tables] == [6, 9, 6]
    assert [t.view()["supply"][A] for t in tables] == [6, 3, 6]
    assert [t.view()["sheets"][A]["stats"]["legs"] for t in tables] == [3, 3, 6]
    assert [t.movement().view()["turn"]["points"] for t in tables] == [3, 3, 6]


def test_the_highest_bid_is_the_edition_s_own() -> None:
    low = edition(("basics", "highest_bid: 6", "highest_bid: 2"))
    for card, highest in ((CARD, 6), (low, 2)):
        t = table(card=card).points(A, 15).mutations("horn", "fur")
        assert max(int(code.split(":")[2]) for code in t.options(A, "bid")) == highest
        reason = t.refused(A, "bid:1:9")
        assert (reason.key, reason.args["highest"]) == ("bid-not-printed", highest)


def test_a_card_that_was_taken_out_is_nowhere_in_its_edition_only() -> None:
    without = edition(("events", CHARGE, ""))
    names = CARD.terms["card"]
    assert (len(names), len(without.terms["card"])) == (15, 14)
    assert set(names) - set(without.terms["card"]) == {"card-charge"}
    assert (table().view()["deck"], table(card=without).view()["deck"]) == (15, 14)
    assert table(card=without).hand(A, "old_guard").view(A)["hands"][A] == [names.index("card-old_guard") - 1]


@pytest.mark.parametrize("file", ["evo-01.chimera", "evo-07.chimera"])
def test_old_matches_are_played_with_the_content_they_began_with(tmp_path: Path, file: str) -> None:
    changed = copied(
        CARD,
        tmp_path / "evo",
        ("events", CHARGE, ""),
        ("genes", "stats: [eggs], amount: 1", "stats: [eggs], amount: 3"),
        ("basics", "mutation_points: 6", "mutation_points: 9"),
    )
    today = load_match(GAMES / file)
    old = match_of((GAMES / file).read_bytes(), file, card=changed)
    assert (old.whole, old.stopped, len(old.line)) == (True, False, len(today.line))
    assert old.card.codec.fingerprint(old.game) == today.card.codec.fingerprint(today.game)
    assert old.card.terms == CARD.terms
    fresh = Match.new(changed, [Seat("Ann"), Seat("Bob")], number=3)
    assert fresh.game.scores == [9, 9]


def test_a_match_of_an_edition_of_its_own_goes_on_elsewhere() -> None:
    rare = edition(("genes", WINGS, ""), ("basics", "mutation_points: 6", "mutation_points: 11"))
    text = text_of(play_on(Match.new(rare, [Seat("Ann"), Seat("Bob")], number=5), 40))
    again = match_of(text.encode(), "m", card=EvoCard())
    assert again.card.content_hash == rare.content_hash
    assert text_of(again) == text
    assert "gene-wings" not in again.card.terms["gene"]


def test_the_numbers_in_texts_are_those_of_the_edition() -> None:
    other = edition(("events", CHARGE, CHARGE.replace("id: charge", "id: shelter_2").replace("amount: 2", "amount: 7")))
    assert other.amounts["card-shelter_2-text"]["amount"] == 7
    assert CARD.amounts["card-charge-text"]["amount"] == 2


# --- more of everything ---


def test_new_genes_and_cards_keep_all_laws(tmp_path: Path) -> None:
    card = with_more(tmp_path / "evo")
    for players in (2, 4):
        assert check_game(card, players, range(2), dear_positions=4).matches == 2


def test_an_edition_without_abilities_and_with_few_pieces_keeps_all_laws(tmp_path: Path) -> None:
    text = (CARD.folder / "content" / "genes.yaml").read_text(encoding="utf-8")
    unique = text[text.index("unique:\n") :]
    events = (CARD.folder / "content" / "events.yaml").read_text(encoding="utf-8")
    cards = events[events.index("cards:\n") :]
    card = copied(
        CARD,
        tmp_path / "evo",
        ("genes", unique, "unique: []\n"),
        ("genes", "copies: 6", "copies: 2"),
        ("events", cards, "cards:\n" + CHARGE),
        ("basics", "unique_in_bag: 8", "unique_in_bag: 0"),
    )
    assert check_game(card, 4, range(2), dear_positions=4).matches == 2


@pytest.mark.parametrize("bot", ["greedy", "greedy-1", "greedy-2"])
def test_bots_play_whole_matches_with_genes_they_have_no_weights_for(bot: str) -> None:
    card = edition(*MORE)
    play = find_bot(card, bot)
    bought: set[int] = set()
    for seed in range(2):
        g = card.new(3, Dice.from_number(seed, card.purposes))
        assert isinstance(g, Evo)
        stream = Stream.from_number(seed)
        while g.agenda:
            seat = asked(g)[0]
            choose(g, seat, play(see(g, seat, stream), stream))
        bought |= {kind for kind in range(g.box.normal) if sum(g.genes[kind :: g.box.normal])}
        bought |= {g.box.normal + i for i in range(g.box.unique) if g.owners[i] >= 0}
    assert card.terms["gene"].index("gene-long_tail") in bought


def test_a_search_thinks_about_genes_without_weights() -> None:
    card = edition(*MORE)
    t = table(card=card).mutations("long_tail", "web_feet")
    search = find_bot(card, "hard")
    stream = Stream.from_number(1)
    assert search(see(t.g, A, stream), stream) in options(t.g, A)


def test_a_gene_without_a_weight_is_worth_what_its_effect_is_worth_elsewhere() -> None:
    card = edition(*MORE, ("genes", "id: legs,", "id: paws,"))
    names, weights = card.box.gene_names, card.box.weights
    known = dict(zip(CARD.box.gene_names, CARD.box.weights[-18:], strict=True))
    found = dict(zip(names, weights[-len(names) :], strict=True))
    assert found["web_feet"] == known["flippers"]
    assert found["paws"] == pytest.approx(known["strong_thighs"] / 2)  # of which two are as much
    assert found["long_tail"] == pytest.approx((known["strong_thighs"] / 2 + known["fur"]) / 2)
    assert {name: found[name] for name in known if name in found} == {n: w for n, w in known.items() if n != "legs"}


def test_two_genes_of_one_ability_each_give_it() -> None:
    t = table(card=edition(*MORE)).with_dinos(A, "a7", "b7").genes(A, "flippers").genes(B, "web_feet")
    t.movement()
    assert t.options(A, "swim")
    t.passing(seat=B)
    assert t.options(B, "swim")
    t.passing(seat=C)
    assert not t.options(C, "swim")
    assert t.refused(C, "swim:a7").key == "lacks-gene"


def test_without_any_gene_for_it_an_ability_is_refused_with_a_reason() -> None:
    t = table(card=edition(("genes", WINGS, ""))).movement()
    assert t.refused(A, f"fly:{t.dinos(A)[0]}").key == "other-question"


def test_a_longer_match_may_take_more_choices() -> None:
    longer = edition(("climate", "count: 8", "count: 19"))
    assert (CARD.bound(3), longer.bound(3)) == (11 * 411, 22 * 411)
    assert check_game(longer, 2, range(1), dear_positions=1).matches == 1


def test_the_wings_carry_as_far_as_their_edition_says() -> None:
    far = edition(("genes", "op: fly, amount: 2", "op: fly, amount: 3"))
    for card, spaces in ((CARD, 2), (far, 3)):
        t = table(card=card).empty_island().with_dinos(A, "d4", "d5").genes(A, "wings").movement().choose(A, "fly:d4")
        assert {t.isle.hexes.distance(t.space("d4"), t.space(code[5:])) for code in t.options(A)} == {spaces}


def test_a_range_beyond_the_island_is_the_whole_island() -> None:
    t = table(card=edition(*MORE)).genes(A, "big_nest").births()
    assert t.g.birth_range(A) == 9
    assert t.g.species[RANGE] == 10


def test_legs_taken_from_an_opponent_are_missing_in_its_turn_only() -> None:
    t = table(card=edition(*MORE)).hand(A, "lame_year").movement()
    t.choose(A, "play:lame_year", "victim:B")
    assert (t.view()["turn"]["points"], t.g.stat(B, LEGS)) == (2, 0)
    t.choose(A, "pass")
    assert t.asked == (C,)  # B has no points to spend


def test_a_new_card_against_the_attacker_counts_in_the_fight() -> None:
    t = table(card=edition(*MORE)).empty_island().with_dinos(A, "d4", "d2").with_dinos(B, "e4", "f6", "g5")
    t.hand(B, "mud_slide").genes(A, "horn", "horn").movement().choose(A, "attack:d4:e4").die("horn_plus")
    assert t.choose(B, "play:mud_slide", "victim:A").at("e4") == B


def test_a_card_for_one_s_own_turn_needs_no_hidden_pass() -> None:
    t = table(card=edition(*MORE)).hand(A, "second_wind", "hidden_pass").movement()
    assert t.options(A, "play") == ["play:second_wind", "play:hidden_pass"]
    for space in range(t.isle.size):  # nowhere to go
        if t.g.board[space] < 0:
            t.g.board[space] = C
    assert t.options(A, "play") == ["play:second_wind"]
    assert t.choose(A, "play:second_wind").view()["turn"]["points"] == 3


def test_a_choice_of_two_numbers_names_those_of_the_card() -> None:
    card = edition(*MORE)
    t = table(card=card).hand(A, "hard_choice").births().choose(A, "play:hard_choice")
    said = [Texts(card, "ABC").say(t.g.describe(A, opt)) for opt in options(t.g, A)]
    assert said == ["Choose eggs", "Choose caves"]
    t.choose(A, "layer:0")
    assert (t.g.stat(A, EGGS), t.g.stat(A, FUR)) == (2, 0)


# --- what cannot be played is refused when it is read ---


def test_a_record_without_texts_is_named_by_them() -> None:
    missing = Texts(edition(*MORE), ()).missing()
    assert sorted(missing) == sorted([*NAMES, *(f"{name}-text" for name in NAMES)])
    assert Texts(CARD, ()).missing() == []


MANY = "cards:\n" + "".join(CHARGE.replace("id: charge", f"id: charge_{i}") for i in range(60))


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("events", "cards:\n", MANY, "it has 75 cards, at most 64 can be played; take some out"),
        (
            "events",
            "phase: survival, moment: start",
            "phase: survival, moment: end",
            "the survival phase has no moment",
        ),
        ("events", "moment: own_turn", "moment: when_attacked", "`slip` works only at the moment 'movement own_turn'"),
        ("events", "op: raise, stats: [range]", "op: raise, stats: [eggs]", "a card raises `range` and adds to"),
        ("events", "stats: [eggs], amount: 1", "stats: [floor], amount: 1", "a card raises `range` and adds to"),
        ("events", "amount: -1, who: opponent, choose", "amount: -1, choose", "it takes from an opponent"),
        ("events", "stats: [defence], amount: 2", "stats: [legs], amount: -1, who: opponent", "legs cannot be taken"),
        ("events", "stats: [attack], amount: 2", "stats: [attack]", "`add` needs an amount"),
        ("events", "stats: [attack], amount: 2", "stats: [attack], amount: 2, choose: true", "one of 2 stats"),
        ("genes", "{op: add, stats: [eggs], amount: 1}", "{op: swim}", "only a unique gene can give"),
        ("genes", "op: fly, amount: 2", "op: fly", "`fly` needs an amount"),
        ("genes", "id: wings", "id: legs", "'legs' is a normal and a unique gene"),
        ("basics", "unique_in_bag: 8", "unique_in_bag: 13", "there are 12 unique genes; write at most 12."),
        ("basics", "bottom_tokens: 2", "bottom_tokens: 12", "11 climate tokens are left; write at most 11."),
        ("basics", "highest_bid: 6", "highest_bid: 16", "highest_bid is 16, expected"),
        ("islands", "players: 3", "players: 2", "one island for each number of players from 2 to 5"),
        ("islands", "[[4, 3], [5, 2]]", "[[4, 3], [9, 9]]", "the start spaces are not different spaces"),
        (
            "climate",
            "count: 1, turn: 0, ends_game",
            "count: 2, turn: 0, ends_game",
            "not exactly one token ends the game",
        ),
    ],
)
def test_what_could_not_be_played_is_refused_with_a_sentence(file: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(ContentError) as error:
        edition((file, old, new))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
