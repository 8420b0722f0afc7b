"""Storm Watch, rule by rule: the storm, the omen, the end of a night, campaigns and coasts of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chimera.engine.agenda import asked
from chimera.engine.content import ContentError, parse_kind
from chimera.engine.dice import Stream
from chimera.engine.events import HOST, SPECTATOR
from chimera.games.reference.storm_watch.state import StormWatch
from chimera.games.reference.storm_watch.storm import sign_is_there
from chimera.games.reference.storm_watch.words import (
    BLOWN,
    BRIGHT,
    CROWD,
    DARK,
    DAWN,
    FACE_DOWN,
    FAINT,
    LONELY,
    SIGNS,
    STORM_DECK,
)
from tests.reference.watch import (
    CARD,
    A,
    B,
    C,
    announce,
    at,
    burn,
    calm,
    codes,
    fire,
    held,
    hold,
    lay,
    let_it_blow,
    night,
    omen,
    play,
    ready,
    refused,
    stand,
)

COASTS = Path(__file__).parent / "coasts"
DROWNED_BELL, GREY_HARE, RED_MOON, THREE_CROWS, EMPTY_BOOTS = range(5)


def apart(g: StormWatch) -> None:
    """No sign is there: fires of 3, and the keepers at different ones."""
    stand(g, *["Tangen", "Yttero", "Hvitnes"][: len(g.scores)])


# the storm


@pytest.mark.rule("storm_watch.storm.cards")
def test_the_storm_rises_from_hour_to_hour() -> None:
    box = night(weather="gale").box
    assert box.gusts == [25, 35, 41]
    assert [box.gusts_in(hour, 2) for hour in range(1, 6)] == [1, 2, 3, 3, 3]
    assert [sum(box.gusts_in(hour, seats) for hour in range(1, 6)) for seats in (2, 3, 4)] == [12, 17, 20]


@pytest.mark.rule("storm_watch.storm.cards")
def test_worse_weather_and_more_keepers_bring_more_storm_cards() -> None:
    squall, gale, hurricane = (night(weather=weather).box.gusts for weather in ("squall", "gale", "hurricane"))
    assert all(a < b < c for a, b, c in zip(squall, gale, hurricane, strict=True))
    assert squall == sorted(squall)


@pytest.mark.rule("storm_watch.storm.gust", "storm_watch.storm.out")
def test_a_gust_is_announced_and_then_takes_its_loss() -> None:
    g = night()
    apart(g)
    burn(g, Tangen=4)
    hold(g, A, "sailcloth")
    announce(g, "Tangen", 3)
    loses = {g.name(each["at"]): each["loses"] for each in g.view(B)["fires"] if each["loses"]}
    assert loses == {"Tangen": 3}
    assert fire(g, "Tangen") == 4
    assert "dimmed" in let_it_blow(g)
    assert fire(g, "Tangen") == 1


@pytest.mark.rule("storm_watch.storm.gust")
def test_rain_falls_on_every_fire_that_burns() -> None:
    g = night()
    apart(g)
    burn(g, Ormholm=0)
    hold(g, A)
    hold(g, B)
    announce(g, "", 1)
    assert [fire(g, name) for name in ("Tangen", "Ormholm", "Hvitnes", "Brisling", "Yttero")] == [2, 0, 2, 2, 2]


@pytest.mark.rule("storm_watch.storm.out")
def test_a_fire_that_has_nothing_left_is_out_and_scarred() -> None:
    g = night()
    apart(g)
    burn(g, Ormholm=2)
    hold(g, A)
    hold(g, B)
    g.gusts = 1
    announce(g, "Ormholm", 3)
    assert (fire(g, "Ormholm"), g.most[at(g, "Ormholm")], g.scores) == (0, 4, [4, 4])


@pytest.mark.rule("storm_watch.storm.shield", "storm_watch.card.sailcloth")
def test_a_sailcloth_saves_two_and_asks_everybody_again() -> None:
    g = night("innkeeper", "piper")
    stand(g, "Tangen", "Kvarn")
    hold(g, A, "sailcloth", "sailcloth")
    hold(g, B, "sailcloth")
    assert refused(g, A, "play:3") == ("sailcloth-waits", "card.sailcloth")
    announce(g, "Tangen", 3)
    assert asked(g) == (A, B)
    play(g, B, "pass")
    assert asked(g) == (A,)
    assert play(g, A, f"shield:{at(g, 'Tangen')}") == ["played", "shielded"]
    assert g.losses[at(g, "Tangen")] == 1
    assert asked(g) == (A, B)
    assert (held(g, A), g.effort) == (["sailcloth"], [2, 2]), "shielding costs no effort"
    play(g, B, f"shield:{at(g, 'Tangen')}")
    assert fire(g, "Tangen") == 3
    assert g.hour == 2


@pytest.mark.rule("storm_watch.storm.shield")
def test_only_threatened_fires_in_reach_are_shielded() -> None:
    g = night("innkeeper", "piper")
    stand(g, "Tangen", "Yttero")
    hold(g, A, "sailcloth")
    hold(g, B, "sailcloth")
    announce(g, "Tangen", 3)
    assert asked(g) == (A,), "B is too far"
    assert codes(g, A) == ["pass", f"shield:{at(g, 'Tangen')}"]
    assert refused(g, A, f"shield:{at(g, 'Ormholm')}") == ("nothing-to-shield", "storm.shield")
    assert refused(g, A, "ready") == ("not-here", "storm.shield")


@pytest.mark.rule("storm_watch.storm.shield")
def test_with_private_hands_everybody_near_with_any_card_is_asked() -> None:
    g = night("innkeeper", "piper", "forester", hands="private")
    stand(g, "Tangen", "Kvarn", "Tangen")
    hold(g, A, "flint")
    hold(g, B, "sailcloth")
    hold(g, C)
    announce(g, "Tangen", 3)
    assert asked(g) == (A, B)
    assert codes(g, A) == ["pass"]
    assert refused(g, A, f"shield:{at(g, 'Tangen')}") == ("no-such-card", "card.sailcloth")


@pytest.mark.rule("storm_watch.trade.sailor")
def test_the_sailor_shields_at_any_distance() -> None:
    g = night("sailor", "piper")
    stand(g, "Yttero", "Yttero")
    hold(g, A, "sailcloth")
    hold(g, B, "sailcloth")
    announce(g, "Tangen", 3)
    assert asked(g) == (A,)
    assert codes(g, A) == ["pass", f"shield:{at(g, 'Tangen')}"]


@pytest.mark.rule("storm_watch.storm.shuffle")
def test_an_empty_storm_deck_is_shuffled_again() -> None:
    g = night()
    apart(g)
    deck = g.cards.pieces[STORM_DECK]
    lay(g.cards, BLOWN, deck, -1)
    lay(g.cards, STORM_DECK, [], 0)
    g.gusts = 1
    happened = ready(g) + let_it_blow(g)
    assert "shuffled" in happened
    assert (g.cards.size(STORM_DECK), g.cards.size(BLOWN)) == (17, 1)
    assert sorted(g.cards.pieces[STORM_DECK] + g.cards.pieces[BLOWN]) == sorted(deck)


# the omen


@pytest.mark.rule("storm_watch.omen.read")
def test_only_lookout_and_host_see_the_omen_and_everybody_sees_who_has_read_it() -> None:
    g = night()
    laid = g.cards.pieces[FACE_DOWN][0]
    assert [g.view(role)["omen_card"] for role in (A, B, HOST, SPECTATOR)] == [laid, -1, laid, -1]
    assert g.view(B)["omen"] == {"lookout": A, "waits": True, "came": -1, "not_these": []}
    assert night(carried='{"night":2}').view(A)["omen"]["lookout"] == B


@pytest.mark.rule("storm_watch.omen.comes")
def test_an_omen_comes_when_its_sign_is_there_and_only_once() -> None:
    g = night()
    apart(g)
    burn(g, Ormholm=0)
    omen(g, DROWNED_BELL)
    calm(g)
    assert "came" in ready(g)
    assert [fire(g, name) for name in ("Tangen", "Ormholm", "Hvitnes", "Brisling", "Yttero")] == [2, 0, 2, 2, 2]
    assert g.view(B)["omen"]["came"] == DROWNED_BELL
    assert g.view(B)["omen_card"] is None
    calm(g)
    assert not {"came", "tested"} & set(ready(g))
    assert fire(g, "Tangen") == 2


@pytest.mark.rule("storm_watch.omen.comes")
@pytest.mark.parametrize(("number", "left"), [(RED_MOON, [3, 3, 2]), (GREY_HARE, [3, 0, 5]), (THREE_CROWS, [3, 1, 3])])
def test_an_omen_strikes_the_brightest_or_the_faintest_fire(number: int, left: list[int]) -> None:
    g = night("piper", "innkeeper", "forester")
    stand(g, "Tangen", "Tangen", "Hvitnes")
    burn(g, Ormholm=3 if number == RED_MOON else 1, Brisling=5)
    omen(g, number)
    calm(g)
    assert "came" in ready(g)
    assert [fire(g, name) for name in ("Tangen", "Ormholm", "Brisling")] == left


@pytest.mark.rule("storm_watch.omen.signs")
def test_every_sign_is_there_when_it_is_to_be_seen_and_not_before() -> None:
    g = night()
    apart(g)
    assert [sign_is_there(g, sign) for sign in range(len(SIGNS))] == [False] * 5
    burn(g, Ormholm=0, Hvitnes=1, Brisling=5)
    assert [sign_is_there(g, sign) for sign in (DARK, FAINT, BRIGHT)] == [True] * 3
    burn(g, Ormholm=2, Hvitnes=2, Brisling=4)
    assert not any(sign_is_there(g, sign) for sign in (DARK, FAINT, BRIGHT))
    stand(g, "Kvarn", "Kvarn")
    assert sign_is_there(g, CROWD)
    assert sign_is_there(g, LONELY)
    stand(g, "Kvarn", "Tangen")
    assert not sign_is_there(g, CROWD)
    assert not sign_is_there(g, LONELY)
    burn(g, Tangen=1)
    assert not sign_is_there(g, LONELY)
    burn(g, Tangen=0)
    assert sign_is_there(g, LONELY), "a dark fire is no company"


@pytest.mark.rule("storm_watch.omen.silence")
def test_when_nothing_comes_everybody_knows_what_it_was_not() -> None:
    g = night()
    stand(g, "Tangen", "Tangen")
    omen(g, RED_MOON)
    calm(g)
    told = g.told(B)
    assert {"tested", "spared"} <= set(ready(g))
    assert g.view(B)["omen"]["not_these"] == [THREE_CROWS]
    assert g.told(B) > told, "free undo ends here"
    imagined = set()
    for number in range(60):
        copy = g.determinize(B, Stream.from_number(number))
        assert isinstance(copy, StormWatch)
        imagined.add(copy.cards.pieces[FACE_DOWN][0])
    assert imagined == {DROWNED_BELL, GREY_HARE, RED_MOON, EMPTY_BOOTS}


@pytest.mark.rule("storm_watch.omen.silence")
def test_who_has_read_the_omen_does_not_forget_it() -> None:
    g = night()
    omen(g, RED_MOON)
    for number in range(10):
        copy = g.determinize(A, Stream.from_number(number))
        assert isinstance(copy, StormWatch)
        assert copy.cards.pieces[FACE_DOWN] == [RED_MOON]


# the end of the night


@pytest.mark.rule("storm_watch.end.lost")
def test_too_few_fires_at_the_end_of_an_hour_are_the_end() -> None:
    g = night()
    apart(g)
    omen(g, RED_MOON)
    burn(g, Ormholm=0, Hvitnes=0)
    calm(g)
    ready(g)
    assert g.outcome() is None, "three burn"
    burn(g, Brisling=0)
    calm(g)
    assert ready(g)[-1] == "ended"
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.how, outcome.together) == ((), "dark", True)


@pytest.mark.rule("storm_watch.end.dawn")
def test_at_dawn_all_have_won() -> None:
    g = night()
    apart(g)
    omen(g, RED_MOON)
    g.hour = 5
    burn(g, Ormholm=0, Hvitnes=0)
    calm(g)
    assert ready(g)[-1] == "ended"
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.how, outcome.together) == ((A, B), (3, 3), "dawn", True)
    assert asked(g) == ()


# two nights


def over(g: StormWatch, won: bool) -> StormWatch:
    """The night is over."""
    if won:
        g.phase = DAWN
    g.end()
    return g


def carried(g: StormWatch, by: str = "") -> str:
    """What is carried on of a match into which this was carried."""
    brought = CARD.full_brought(len(g.scores))
    return CARD.bringing(type(brought)(choices=brought.choices, carried=by)).carry(g)


@pytest.mark.rule("storm_watch.campaign.second-night")
def test_the_second_night_begins_with_what_the_first_left() -> None:
    first = night()
    burn(first, Tangen=5)
    first.dim(at(first, "Hvitnes"), 3)
    luggage = carried(over(first, won=True))
    assert json.loads(luggage)["night"] == 2
    second = night(carried=luggage)
    fires = {second.name(each["at"]): (each["burns"], each["most"]) for each in second.view(A)["fires"]}
    assert fires == {"Tangen": (5, 6), "Ormholm": (3, 6), "Hvitnes": (3, 4), "Brisling": (3, 6), "Yttero": (3, 6)}
    assert second.view(A)["night"] == 2
    assert second.cards.size(STORM_DECK) == 20
    assert all(a < b for a, b in zip(first.box.gusts, second.box.gusts, strict=True))


@pytest.mark.rule("storm_watch.campaign.again")
def test_a_lost_night_is_watched_again_from_the_same_beginning() -> None:
    assert json.loads(carried(over(night(), won=False))) == {"night": 1, "burns": {}, "scars": [], "lost": 1}
    luggage = {"night": 2, "burns": {"tangen": 5}, "scars": ["yttero"], "lost": 1}
    second = night(carried=json.dumps(luggage))
    burn(second, Tangen=1)
    assert json.loads(carried(over(second, won=False), json.dumps(luggage))) == {**luggage, "lost": 2}


@pytest.mark.rule("storm_watch.campaign.over")
def test_a_second_night_that_is_won_ends_the_campaign() -> None:
    luggage = '{"night":2}'
    assert carried(over(night(carried=luggage), won=True), luggage) == ""


# coasts of one's own


def file(name: str) -> str:
    return (COASTS / name).read_text(encoding="utf-8")


def read(text: str) -> None:
    parse_kind(text, CARD.user_files, "mine.yaml")


@pytest.mark.rule("storm_watch.file.coast")
def test_a_coast_that_somebody_wrote_is_played() -> None:
    g = night(files={"two_lamps.yaml": file("two_lamps.yaml")})
    assert [place["name"] for place in g.view(A)["places"]] == ["The Pier", "North Lamp", "South Lamp"]
    assert g.view(A)["places"][2] == {"name": "South Lamp", "x": 80, "y": 20, "links": [0], "stores": False}
    assert [each["burns"] for each in g.view(A)["fires"]] == [3, 2]


@pytest.mark.rule("storm_watch.file.coast")
def test_a_link_to_an_unknown_place_is_refused_with_line_and_remedy() -> None:
    with pytest.raises(ContentError) as error:
        night(files={"broken_link.yaml": file("broken_link.yaml")})
    assert str(error.value) == (
        "broken_link.yaml, line 14: 'sauth' is no place of this coast, expected one of pier, north, south; "
        "correct or delete it."
    )


@pytest.mark.rule("storm_watch.file.coast")
def test_a_coast_has_two_fires_at_least() -> None:
    text = file("two_lamps.yaml").replace("    fire: 2\n", "").replace("at: south", "at: north")
    with pytest.raises(ContentError, match=r"line 9: the coast has 1 fires, expected 2 to 6; add or delete lines"):
        read(text)


WRONG = [
    ("start: pier", "start: peer", 6, "'peer' is no place of this coast"),
    ("keep: 1", "keep: 3", 5, "keep is 3, but there are only 2 fires; write 2 or less"),
    ("    fire: 2\n", "", 29, "no fire burns at 'south', expected north; name one of them"),
    ("stores: true", "stores: false", 9, "no place has stores"),
    ("at: south", "at: pier", 30, "no fire burns at 'pier', expected north, south; name one of them"),
    ("[north, south]", "[north]", 21, "nobody can reach 'south' from 'pier'; add a link"),
    ("[north, south]", "[north, pier]", 14, "'pier' is linked to itself"),
    ("id: south", "id: north", 21, "two places are called 'north'"),
    ("x: 80", "x: 180", 23, "places[2].x is 180, expected a whole number <= 100"),
    ("name: Two Lamps", "name: ''", 3, "name is ''"),
]


@pytest.mark.rule("storm_watch.file.coast")
@pytest.mark.parametrize(
    ("old", "new", "line", "what"), WRONG, ids=[new.strip() or old.strip() for old, new, *_ in WRONG]
)
def test_whatever_is_wrong_with_a_coast_has_a_line_and_a_sentence(old: str, new: str, line: int, what: str) -> None:
    text = file("two_lamps.yaml")
    read(text)
    assert old in text
    with pytest.raises(ContentError) as error:
        read(text.replace(old, new))
    assert error.value.line == line
    assert what in str(error.value)
