"""What people bring to a match: hands, choices of seats, files of their own, what a campaign carries."""

from __future__ import annotations

import hashlib
import pickle

import msgspec
import pytest

from chimera.engine.card import Brought, GameCard, Setting, Ticket, find
from chimera.engine.content import ContentError
from chimera.engine.dice import Stream
from chimera.engine.laws import LawBroken, check_game
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Header, Match, Seat, commit
from tests.toys import camp
from tests.toys.camp import CARD, Camp, CampCard

NIGHT = "chimera: camp/night\nwolves: 7\n"
ALL = Brought(
    hands=(0, 1, 0),
    choices=({"hero": "bard"}, {}, {"hero": "archer", "tent": "blue"}),
    files={"storm.yaml": NIGHT},
    carried='{ "wounds":\n 3 }',
)


@pytest.fixture(autouse=True)
def _camp_is_on_the_shelf(shelve) -> None:
    shelve(CARD)


def match(brought: Brought | None = ALL, card: GameCard = CARD) -> Match:
    return Match.new(card, [Seat(name) for name in ("Ann", "Bob", "Cid")], None, 7, brought=brought)


def game(match: Match) -> Camp:
    assert isinstance(match.game, Camp)
    return match.game


def play(match: Match, *codes: str) -> Match:
    for seat, code in enumerate(codes):
        match.choose(seat, code)
    return match


# what there is is checked, and filled up with what is usual


def test_choices_are_filled_up_with_what_is_usual_and_nobody_gets_what_another_has() -> None:
    header = match().header
    assert header.choices == (
        {"hero": "bard", "tent": "red"},
        {"hero": "knight", "tent": "red"},
        {"hero": "archer", "tent": "blue"},
    )
    assert [chosen["hero"] for chosen in match(None).header.choices] == ["knight", "archer", "bard"]


def test_a_game_is_set_up_from_what_is_brought() -> None:
    g = game(match())
    assert (g.box.strengths, g.box.wolves, g.box.dog, g.wounds) == ([1, 3, 2], 7, 0, 3)
    g = game(match(None))
    assert (g.box.strengths, g.box.wolves, g.box.dog, g.wounds) == ([3, 2, 1], 4, 0, 0)
    assert game(match(Brought(hands=(0, 0, 0)))).box.dog == 1, "one person plays all the seats"


@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        (Brought(hands=(0, 1)), "'0,1' does not say who plays which of 3 seats; give one number per seat"),
        (Brought(hands=(1, 0, 0)), "does not say who plays"),
        (Brought(hands=(0, 2, 1)), "does not say who plays"),
        (Brought(hands=(0, -1, 0)), "does not say who plays"),
        (Brought(choices=({},)), "Camp has 3 seats here, and 1 made their choices"),
        (Brought(choices=({"pet": "cat"}, {}, {})), "a seat cannot choose a 'pet'; it can choose: hero, tent"),
        (Brought(choices=({"hero": "wolf"}, {}, {})), "cannot be 'wolf'; choose one of: knight, archer, bard"),
        (Brought(choices=({"hero": True}, {}, {})), "cannot be 'true'"),
        (Brought(choices=({"hero": "bard"}, {"hero": "bard"}, {})), "Two seats want the hero 'bard'"),
        (Brought(files={"": NIGHT}), "'' cannot be the name of a file"),
        (Brought(files={"a\nb": NIGHT}), "cannot be the name of a file"),
        (Brought(files={str(i): NIGHT for i in range(9)}), "9 files are too many for one match; bring at most 8"),
        (Brought(carried="["), r"does not fit Camp \(Expected `object`, got `array`\)"),
        (Brought(carried='{"wounds":-1}'), "does not fit Camp .*>= 0"),
        (Brought(carried='{"gold":1}'), "does not fit Camp"),
        (Brought(carried='{"wounds":' + " " * 70_000 + "1}"), "70,012 > 65,536 bytes"),
    ],
)
def test_what_cannot_be_brought_is_refused_in_one_sentence(brought: Brought, sentence: str) -> None:
    with pytest.raises(ChimeraError, match=sentence) as refused:
        match(brought)
    assert "\n" not in str(refused.value)


def test_a_broken_file_is_refused_with_line_and_remedy() -> None:
    broken = NIGHT.replace("7", "many")
    with pytest.raises(ContentError, match=r"^storm.yaml, line 2: wolves is 'many', expected .*; .*\.$"):
        match(Brought(files={"storm.yaml": broken}))
    with pytest.raises(
        ContentError, match=r"^x, line 1: the kind 'pig/night' is not known, expected one of camp/night"
    ):
        match(Brought(files={"x": NIGHT.replace("camp", "pig")}))


def test_a_game_that_takes_nothing_refuses_everything() -> None:
    pig = find("pig")
    for brought, sentence in (
        (Brought(files={"x": NIGHT}), "Pig takes no files of your own; leave them out"),
        (Brought(carried="1"), "Pig has no campaign"),
        (Brought(choices=({"hero": "bard"}, {}, {})), "In Pig a seat cannot choose a 'hero'"),
    ):
        with pytest.raises(ChimeraError, match=sentence):
            match(brought, pig)
    assert match(Brought(choices=({}, {}, {})), pig).header.choices == ()


def test_too_few_values_for_so_many_seats_is_a_sentence() -> None:
    class Pair(CampCard):
        seat_choices = (Setting("hero", ("knight", "bard"), "who guards", distinct=True),)

    with pytest.raises(ChimeraError, match=r"too few values of hero for so many seats \(knight, bard\)"):
        match(None, Pair())


# the commitment


def test_a_match_to_which_nobody_brings_anything_is_committed_to_as_before() -> None:
    header = Match.new(find("tic_tac_toe"), [Seat("Ann"), Seat("Bob")], None, 7).header
    old = [header.game, header.rules, header.content, {}, [["Ann", ""], ["Bob", ""]], ""]
    assert header.commitment == hashlib.sha256(msgspec.json.encode([old, header.seed])).hexdigest()


def test_all_that_is_brought_is_committed_to() -> None:
    header = match().header
    changes = [
        {"hands": (0, 1, 1)},
        {"choices": (header.choices[0], header.choices[1], {"hero": "archer", "tent": "red"})},
        {"files": {"storm.yaml": NIGHT + "# more\n"}},
        {"files": {"calm.yaml": NIGHT}},
        {"carried": '{"wounds":4}'},
        {"hands": (), "choices": (), "files": {}, "carried": ""},
    ]
    made = {commit(msgspec.structs.replace(header, **change)) for change in changes}
    assert len(made) == len(changes)
    assert header.commitment not in made


def test_a_header_of_before_is_read_as_one_to_which_nobody_brought_anything() -> None:
    header = match(None).header
    plain = msgspec.to_builtins(header)
    for name in ("hands", "choices", "files", "carried"):
        del plain[name]
    old = msgspec.convert(plain, Header)
    assert old.brought == Brought()
    assert game(Match(CARD, old)).box.strengths == [3, 2, 1], "a choice that is new since is the usual one"


# the file


def test_a_file_holds_all_that_was_brought_and_is_read_again() -> None:
    played = play(match(), "guard", "guard")
    text = text_of(played)
    lines = text.splitlines()
    assert lines[lines.index("seat person Cid") + 1 :][:4] == [
        "hands 0,1,0",
        'choices [{"hero":"bard","tent":"red"},{"hero":"knight","tent":"red"},{"hero":"archer","tent":"blue"}]',
        'file {"name":"storm.yaml","text":"chimera: camp/night\\nwolves: 7\\n"}',
        'carried {"wounds":3}',
    ]
    again = match_of(text.encode(), "m")
    assert again.header == played.header
    assert text_of(again) == text
    assert game(again).box.wolves == 7
    again.choose(2, "sleep")
    assert again.game.outcome() is not None


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hands 0,1,0", "hands 0,x,0", "'hands ...' does not fit Camp"),
        ("hands 0,1,0", "hands 0,1", "'hands ...' does not fit Camp ('0,1' does not say"),
        ("hands 0,1,0", "hands 0,1,1", "head and seed do not agree with the commitment"),
        ('"hero":"bard"', '"hero":"wolf"', "'choices ...' does not fit Camp"),
        ("choices [", "choices {", "'choices ...' does not fit Camp"),
        ("wolves: 7", "wolves: many", "'file ...' does not fit Camp (storm.yaml, line 2: wolves is 'many'"),
        ("wolves: 7", "wolves: 1", "head and seed do not agree with the commitment"),
        ('file {"name"', 'file {"nom"', "'file ...' does not fit Camp"),
        ('"wounds":3', '"wounds":0', "head and seed do not agree with the commitment"),
        ("carried {", "carried [", "'carried ...' does not fit Camp"),
    ],
)
def test_a_changed_line_of_what_was_brought_is_found(old: str, new: str, sentence: str) -> None:
    text = text_of(play(match(), "guard"))
    assert text.count(old) == 1
    with pytest.raises(ChimeraError) as fault:
        match_of(text.replace(old, new).encode(), "m")
    assert sentence in str(fault.value)
    assert str(fault.value).startswith("m, line ")
    assert "\n" not in str(fault.value)


def test_two_files_of_one_name_are_refused() -> None:
    lines = text_of(match()).splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("file "))
    lines.insert(place, lines[place])
    with pytest.raises(ChimeraError, match="two files called 'storm"):
        match_of("\n".join([*lines, ""]).encode(), "m")


# further than the match


def test_a_fork_keeps_what_was_brought() -> None:
    played = play(match(), "guard", "sleep")
    fork = played.fork(1, 0, Stream.from_number(1))
    assert fork.header.brought == played.header.brought
    assert game(fork).box.strengths == [1, 3, 2]
    assert game(fork).box.wolves == 7


def test_another_process_reads_a_state_with_what_was_brought() -> None:
    played = play(match(), "guard")
    ticket: Ticket = pickle.loads(pickle.dumps(played.card.ticket))
    g = ticket.card().codec.from_text(played.card.codec.text(played.game))
    assert g.view(0) == played.game.view(0)
    assert ticket.card().codec.box.wolves == 7
    assert find("camp").codec.box.wolves == 4, "the card on the shelf is as it was"


def test_cards_of_matches_to_which_other_things_were_brought_are_kept_apart() -> None:
    one, other = match().card, match(Brought(files={"storm.yaml": NIGHT.replace("7", "8")})).card
    assert (one.codec.box.wolves, other.codec.box.wolves) == (7, 8)
    assert match().card is one


def test_the_next_night_begins_with_what_the_last_carried_out() -> None:
    first = play(match(Brought(files={"storm.yaml": NIGHT})), "sleep", "sleep", "sleep")
    assert first.game.outcome() is not None
    carried = first.card.carry(first.game)
    assert carried == '{"wounds":1}'
    assert game(match(Brought(carried=carried))).wounds == 1


def test_people_are_numbered_by_their_first_seats() -> None:
    plans = []

    class Asking(CampCard):
        def set_up(self, plan, dice, rules):  # type: ignore[no-untyped-def]
            plans.append(plan)
            return super().set_up(plan, dice, rules)

    match(ALL, Asking())
    match(None, Asking())
    assert [plans[0].person(seat) for seat in range(3)] == [0, 1, 0]
    assert [plans[1].person(seat) for seat in range(3)] == [0, 1, 2]
    assert plans[0].settings == {"dogs": True}


# laws


@pytest.mark.parametrize("brought", [None, ALL, Brought(hands=(0, 0, 0))], ids=["nothing", "all", "alone"])
def test_a_game_to_which_people_bring_things_keeps_all_laws(brought: Brought | None) -> None:
    assert check_game(CARD, 3, seeds=range(4), brought=brought).matches == 4


@pytest.mark.parametrize("out", ["nonsense", '{"gold":1}', '{"wounds":-3}'])
def test_what_the_next_match_cannot_begin_with_breaks_a_law(out: str) -> None:
    class Careless(CampCard):
        def carry(self, game: object) -> str:
            return out

    with pytest.raises(LawBroken) as found:
        check_game(Careless(), 2, seeds=range(2))
    assert found.value.law == "what-is-carried-out-can-be-carried-in"


def test_a_box_that_forgets_what_was_brought_breaks_a_law() -> None:
    class Forgetful(CampCard):
        def set_up(self, plan, dice, rules):  # type: ignore[no-untyped-def]
            g = super().set_up(plan, dice, rules)
            g.box = camp.CampBox([5] * plan.seats, 1, 0)
            return g

    with pytest.raises(LawBroken) as found:
        check_game(Forgetful(), 2, seeds=range(2))
    assert found.value.law == "a-save-is-the-same"


def test_a_breach_says_what_was_brought() -> None:
    class Careless(CampCard):
        def carry(self, game: object) -> str:
            return "[]"

    with pytest.raises(LawBroken, match=r"brought=Brought\(hands=\(0, 1, 0\)"):
        check_game(Careless(), 3, seeds=[0], brought=ALL)
