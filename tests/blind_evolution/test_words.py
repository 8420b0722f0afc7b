"""What Blind Evolution Mythos says: texts that name what the content does, and nothing that has to stay secret."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from chimera.engine.card import games
from chimera.engine.events import Event
from chimera.engine.languages import Written
from chimera.engine.texts import Texts
from chimera.games.blind_evolution import CARD
from chimera.games.blind_evolution.content import Scenario
from tests.blind_evolution.city import LONE, A, city, laid_out

LANGUAGES = ("en", "fr")
TOLD = re.compile(r"^(hero|ability|card|boss|item|scenario)-.*(text|fail|short|medium|long|aim|tide)$")
SCENARIOS = [pytest.param(scenario, id=name) for name, scenario in CARD.scenarios.items()]


@cache
def written(language: str) -> Written:
    return Written((CARD.folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def texts(language: str, me: int) -> Texts:
    return Texts(games()["blind_evolution"], ("Ada", "Bo"), language, me=me)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_content_calls_for_is_written(language: str) -> None:
    assert texts(language, -1).missing() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_an_event_card_names_every_effect_and_no_other(language: str) -> None:
    found = {key: set(numbers) for key, numbers in CARD.amounts.items() if key.startswith("card-")}
    assert len(found) == 30 + 60 + 20 * 4 + 80  # results, options, puzzles, and a scene for each
    assert {key: set(written(language).arguments(key)) for key in found} == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_the_content_is_typed_into_a_text(language: str) -> None:
    said = texts(language, -1)
    for key in filter(TOLD.match, CARD.amounts):
        empty = dict.fromkeys(written(language).arguments(key), "N")
        assert not re.search(r"\d", said.fill(key, empty)), key


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_told_as_its_file_has_it(scenario: Scenario) -> None:
    here = {
        f"scenario-{scenario.id}-title": scenario.title,
        f"scenario-{scenario.id}-contents": scenario.contents,
        f"scenario-{scenario.id}-contamination": scenario.contamination,
        **{f"scenario-{scenario.id}-ending-{i}": end.text for i, end in enumerate(scenario.endings)},
        **{f"clue-{clue.id}": clue.text for clue in scenario.clues},
        **{f"boss-{boss.id}": boss.name for boss in scenario.bosses},
        **{f"item-{scenario.id}-{item.id}": item.name for item in scenario.items},
        **{f"item-{scenario.id}-{item.id}-text": item.text for item in scenario.items},
    }
    assert {key: texts("en", -1).fill(key, {}) for key in here} == here


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_reader_is_told_which_event_card_was_drawn(language: str) -> None:
    title = texts(language, -1).fill("card-R01", {})
    event = Event("drew", 0, {"card": 0, "reader_seat": 1}, 1 << 1, ("card",))
    said = []
    for role in (0, 1, -1):
        seen = event.seen_by(role)
        assert seen is not None
        said.append(texts(language, role).say(seen.message()))
    assert [title in sentence for sentence in said] == [False, True, False]


def test_a_judgement_is_told_by_what_it_is_for() -> None:
    args: dict[str, int | str] = {"judgement": 0, "what": "search", "success": 7, "level": 6}
    event = Event("judged", 1, args)
    assert texts("en", 0).say(event.message()) == "Bo reaches a success of 7 and may look at 6 hexes."
    assert texts("en", 1).say(event.message()) == "You reach a success of 7 and may look at 6 hexes."
    event = Event("judged", 1, {**args, "judgement": 3, "what": "fallen"})
    assert texts("en", 0).say(event.message()) == "Bo reaches a success of 7 in the fallen check."


@pytest.mark.parametrize(("why", "sentence"), [
    ("spread", "Contamination spreads on tile A: 3 pawns."),
    ("boss", "The boss spreads contamination on tile A: 3 pawns."),
    ("event", "Contamination appears on tile A: 3 pawns."),
])  # fmt: skip
def test_contamination_is_told_with_its_cause(why: str, sentence: str) -> None:
    event = Event("spread", -1, {"tile": "A", "n": 3, "at": 0, "hexes": "0,1,2", "why": why})
    assert texts("en", -1).say(event.message()) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", CARD.scenarios)
def test_places_and_lines_of_our_scenarios_are_called_in_every_language(scenario: str, language: str) -> None:
    g = city("rex", "takuan", scenario=scenario)
    texts = Texts(CARD, ("A", "B"), language)
    view = g.public_view()
    keys = [hexed.label for hexed in view.hexes if hexed.label] + [train.name for train in view.trains]
    assert keys
    assert [key for key in keys if not texts.has(key)] == []
    if language == "fr":
        english = Texts(CARD, ("A", "B"))
        assert [key for key in keys if texts.fill(key, {}) == english.fill(key, {})] == []


def test_the_picture_says_places_in_french() -> None:
    g = city("rex", "takuan", scenario="water_marks")
    out = Console(width=120, record=True, file=StringIO())
    card = CARD.as_played(CARD.full_settings({"scenario": "water_marks"}))
    out.print(card.picture(g.view(A), A, Texts(CARD, ("Ada", "Bo"), "fr")))
    said = out.export_text()
    assert "S piscine D-6" in said
    assert "swimming" not in said


def test_places_of_a_users_scenario_have_the_names_that_it_gives_them() -> None:
    g = laid_out(2, files={"lone.yaml": LONE})
    view = g.public_view()
    assert [hexed.label for hexed in view.hexes if hexed.label] == ["reading room"]
    assert [train.name for train in view.trains] == ["the ring line"]
