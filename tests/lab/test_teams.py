"""The lab of games that are won or lost together: whole teams, where and when they lose, and no Elo."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from chimera import cli
from chimera.engine.card import Brought, GameCard, find
from chimera.engine.dice import Dice
from chimera.engine.matchfile import text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match, Seat
from chimera.lab import charts
from chimera.lab.observe import LogLine, Story, in_words, observe, observe_match
from chimera.lab.simulate import Plan, card_for, play_match, wilson
from chimera.lab.team_report import mean_chances, still_in_it, team_moments, team_page
from chimera.lab.teams import mostly, plans, result, setting_names, team_name
from chimera.lab.tournament import hold
from tests.lab.test_report import Page
from tests.matches import play_on
from tests.toys.brigade.game import CARD, NIGHTS
from tests.toys.camp import CARD as CAMP

BREEZE = {"wind": "breeze"}


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(CARD)


def story(number: int = 0, won: bool = True, rounds: int = 5, where: str = "dusk", **more) -> Story:
    share = 1.0 if won else 0.0
    usual = {
        "number": number,
        "shares": (share, share),
        "scores": (4, 4),
        "decisions": 9,
        "how": "saved" if won else "burnt",
        "starts": {},
        "timeline": [[4, 4]] * rounds,
        "bought": [[], []],
        "fights": 0,
        "log": [],
        "where": where,
        "chances": [0.5] * (rounds - 1) + [share],
    }
    return Story(**{**usual, **more})


# what is remembered


def test_a_remembered_match_says_where_it_ended_and_how_the_chance_went() -> None:
    plan = Plan("brigade", ("random", "random", "random"), 4, BREEZE)
    for number in range(12):
        told = observe_match(plan, number)
        played = play_match(plan, number)
        assert (told.shares, told.decisions) == (played.shares, played.decisions)
        assert len(set(told.shares)) == 1
        assert told.where == "dusk"
        assert len(told.chances) == told.rounds <= NIGHTS
        assert all(0.0 < chance < 1.0 for chance in told.chances[:-1])
        assert told.chances[-1] == told.shares[0]


def test_a_game_without_phases_is_lost_at_its_last_decision_and_rivals_have_no_common_chance() -> None:
    told = observe_match(Plan("tic_tac_toe", ("random", "random"), 1, {}), 0)
    first = find("tic_tac_toe").new(2, Dice.from_number(1, ())).agenda[-1]
    assert told.where == in_words(type(first).__name__)
    assert told.chances == []
    assert in_words("LastStand") == "last stand"


# series


def test_every_team_meets_every_number_of_players_and_every_value_asked_for() -> None:
    found = plans(CARD, ["random", "normal"], None, 3, {}, ["wind"])
    assert [(plan.bots[0], len(plan.bots), plan.settings["wind"]) for plan in found] == [
        (team, seats, wind) for wind in ("breeze", "gale") for seats in (2, 3, 4) for team in ("random", "normal")
    ]
    assert all(len(set(plan.bots)) == 1 and plan.seed == 3 for plan in found)
    one = plans(CARD, ["easy"], 3, 3, {"wind": "gale"})
    assert one == [Plan("brigade", ("easy",) * 3, 3, {"wind": "gale"})]


def test_a_result_counts_wins_and_says_where_and_when_matches_were_lost() -> None:
    stories = [
        story(0),
        story(1, False, 2),
        story(2, False, 4, "day"),
        story(3, False, 2),
        story(4, False, 3, how="drowned"),
    ]
    found = result(Plan("brigade", ("easy", "easy"), 1, BREEZE), stories)
    assert (found.games, found.wins, found.win_rate) == (5, 1, 0.2)
    assert (found.win_rate_low, found.win_rate_high) == wilson(1, 5)
    assert found.lost_where == {"dusk": 3, "day": 1}
    assert found.lost_when == {2: 2, 3: 1, 4: 1}
    assert found.lost_how == {"burnt": 3, "drowned": 1}
    assert found.mean_rounds == 16 / 5
    assert mostly(found.lost_where) == "dusk (75%)"
    assert mostly({}) == "never"


def test_a_team_and_its_setting_are_named_by_what_is_not_usual() -> None:
    assert team_name(("easy", "easy")) == "easy"
    assert team_name(("easy", "hard")) == "easy, hard"
    assert setting_names(CARD, [BREEZE, {"wind": "gale"}]) == ["wind breeze", "wind gale"]
    assert setting_names(CARD, [BREEZE, BREEZE]) == ["", ""]


def test_teams_that_think_win_clearly_more_often_than_teams_that_do_not(capsys) -> None:
    """Two hundred matches of each, with every number of players; the intervals do not touch."""
    command = ["sim", "brigade", "--team", "random,normal", "--games", "200", "--jobs", "1", "--json"]
    assert cli.run(command) == 0
    rows = json.loads(capsys.readouterr().out)["teams"]
    assert [(row["bots"][0], len(row["bots"])) for row in rows] == [
        (team, seats) for seats in (2, 3, 4) for team in ("random", "normal")
    ]
    for weak, strong in zip(rows[::2], rows[1::2], strict=True):
        assert weak["games"] == strong["games"] == 200
        assert strong["win_rate_low"] > weak["win_rate_high"] + 0.3


def test_the_table_of_a_series_fits_a_terminal(capsys) -> None:
    assert cli.run(["sim", "brigade", "--team", "random,normal", "--games", "5", "--jobs", "1", "--over", "wind"]) == 0
    said = capsys.readouterr().out
    assert "Brigade: 5 matches of each team, seed 1" in said
    assert len(said.splitlines()) == 2 + 12, "one line per team, number of players and wind"
    assert "wind gale" in said
    assert cli.run(["sim", "brigade", "--bots", "normal,random", "--games", "5", "--jobs", "1"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[2:]] == ["normal,", "random"]


def test_jobs_do_not_change_a_series_of_teams(capsys) -> None:
    command = ["sim", "brigade", "--team", "random", "--players", "3", "--games", "60", "--json", "--jobs"]
    said = []
    for jobs in ("1", "2"):
        assert cli.run([*command, jobs]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sim", "evo", "--team", "normal"], "In Evo everybody plays for themselves"),
        (["sim", "evo", "--over", "map"], "In Evo everybody plays for themselves"),
        (["report", "pig", "--team", "normal", "-o", "{tmp}/r.html"], "In Pig everybody plays for themselves"),
        (["sim", "brigade", "--team", "gredy"], "No bot for Brigade is called 'gredy'"),
        (["sim", "brigade", "--team", "easy", "--bots", "easy"], "leave one of them out"),
        (["sim", "brigade", "--bots", "easy", "--over", "wind"], "name them with --team"),
        (
            ["sim", "brigade", "--team", "easy", "--over", "rain"],
            "Brigade has no 'rain' to try with --over; it has: wind.",
        ),
        (["sim", "brigade", "--over", "wind", "--option", "wind=gale"], "leave one of them out"),
        (["sim", "brigade", "--team", "easy", "--players", "7"], "Brigade is for 2 to 4 players, not 7"),
        (["sim", "brigade", "--team", "easy", "--games", "0"], "at least 1 match"),
        (["tournament", "brigade", "--games", "3"], "Brigade is won or lost together"),
    ],
)
def test_what_cannot_be_played_in_teams_is_said_in_one_sentence(
    capsys, tmp_path: Path, arguments: list[str], says: str
) -> None:
    many = [] if "--games" in arguments else ["--games", "1000000000"]
    assert cli.run([*[part.format(tmp=tmp_path) for part in arguments], *many]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1
    assert not (tmp_path / "r.html").exists()


def test_a_tournament_of_teams_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    with pytest.raises(ChimeraError, match="'chimera sim brigade --team easy,normal'"):
        hold(CARD, ["easy", "normal"], 2, 10, 1, file, jobs=1)
    assert not file.exists()


# the page


def test_the_page_of_a_team_game_shows_how_often_where_and_when(capsys, tmp_path: Path) -> None:
    out = tmp_path / "brigade.html"
    command = ["report", "brigade", "--games", "20", "--seed", "4", "--over", "wind", "--jobs", "1", "-o", str(out)]
    assert cli.run(command) == 0
    assert "shows 240 matches of Brigade" in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    read = Page(text)
    assert read.open == []
    assert read.refers == []
    assert "nan" not in text
    for heading in (
        "How often teams win: wind breeze",
        "How often teams win: wind gale",
        "When matches are lost",
        "Where matches are lost",
        "When it turns",
        "One match, told",
    ):
        assert heading in read.said
    for meaningless in ("fair share", "Who wins, by seat", "Lead changes", "The bots, by strength", "Score spread"):
        assert meaningless not in read.said
    assert "Too much has burnt down." in read.said
    assert "chimera report brigade --team random,normal --over wind --games 20 --seed 4" in read.said


def test_the_command_on_the_page_names_what_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "brigade.html"
    asked = "--bots easy,normal --players 2 --games 3 --seed 1 --option wind=gale"
    assert cli.run(["report", "brigade", *asked.split(), "--jobs", "1", "-o", str(out)]) == 0
    assert f"chimera report brigade {asked}" in Page(out.read_text(encoding="utf-8")).said


def test_a_series_that_never_lost_has_a_page_too() -> None:
    plan = Plan("brigade", ("normal", "normal"), 1, BREEZE)
    text = team_page(CARD, [(plan, [story(0), story(1)])], story(0), "chimera report brigade")
    assert "Not one was lost." in text
    assert "nan" not in text


def test_the_same_teams_make_the_same_page() -> None:
    found = []
    for _ in range(2):
        series = plans(CARD, ["random"], 2, 1, {})
        cases = [(plan, observe(plan, 10, jobs=1)) for plan in series]
        found.append(team_page(CARD, cases, observe_match(series[-1], 0, keep_log=True), "chimera report brigade"))
    assert found[0] == found[1]


def test_how_many_are_still_in_it_falls_with_every_match_lost() -> None:
    stories = [story(0, True, 5), story(1, False, 2), story(2, False, 2), story(3, False, 5)]
    assert still_in_it(stories, 5) == [100.0, 50.0, 50.0, 50.0, 25.0]


def test_the_chance_of_a_match_that_is_over_stays_as_it_ended() -> None:
    stories = [story(0, False, 2, chances=[0.4, 0.0]), story(1, False, 3, chances=[0.6, 0.2, 0.0])]
    assert mean_chances(stories) == pytest.approx([50.0, 10.0, 0.0])


def test_the_moments_of_a_team_are_its_worst_and_its_best_round_who_is_out_and_the_end() -> None:
    sample = story(
        0, False, 5, chances=[0.5, 0.2, 0.6, 0.55, 0.0], log=[LogLine(4, "out", 1, "Player B is out.")], where="dusk"
    )
    assert team_moments(sample) == [
        (1, 0, "The chance falls from 50% to 20%."),
        (2, 0, "The chance rises from 20% to 60%."),
        (3, 0, "Player B is out."),
        (4, 0, "All lose (dusk)."),
    ]
    assert team_moments(story(0, True, 1, chances=[1.0])) == [(0, 0, "All win.")]


def test_bars_and_rates_without_a_fair_share_are_drawn_within_their_card() -> None:
    rows = [("normal, easy: dusk, x<y", 0.4), ("b", 0.0)]
    drawn = [charts.bars("where", rows, "of all"), charts.intervals("won", [("2 easy", 0.5, 0.4, 0.6)])]
    for chart in drawn:
        assert Page(chart).open == []
        assert "fair" not in chart
    assert "40%" in drawn[0]
    assert 'width="1.0"' in drawn[0], "nothing is still a line to be seen"


# what teams bring


@pytest.fixture
def camp_on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(CAMP)


@pytest.fixture
def wolf(tmp_path: Path) -> Path:
    """A night with a single wolf, which anybody who guards keeps off."""
    path = tmp_path / "wolf.yaml"
    path.write_text("chimera: camp/night\nwolves: 1\n", encoding="utf-8")
    return path


def rates(capsys, *arguments: str) -> list[float]:
    assert cli.run(["sim", "camp", "--games", "40", "--jobs", "1", "--json", *arguments]) == 0
    return [row["win_rate"] for row in json.loads(capsys.readouterr().out)["teams"]]


@pytest.mark.usefixtures("camp_on_the_shelf")
def test_a_file_and_the_choices_of_seats_count_in_a_series(capsys, wolf: Path) -> None:
    usual = rates(capsys, "--team", "greedy", "--players", "1")
    assert usual == [0.0], "no hero alone is a match for four wolves"
    assert rates(capsys, "--team", "greedy", "--players", "1", "--file", str(wolf)) == [1.0]
    pair = ["--bots", "greedy,greedy", "--choose"]
    assert rates(capsys, *pair, "1:hero=archer") == [1.0]
    assert rates(capsys, *pair, "0:hero=bard", "--choose", "1:hero=archer") == [0.0]


@pytest.mark.usefixtures("camp_on_the_shelf")
def test_choices_that_are_tried_are_drawn_for_every_match_alike_for_all_teams() -> None:
    given = Brought(choices=({"hero": "bard"}, {}))
    one, other = plans(CAMP, ["random", "greedy"], 2, 7, {}, ["hero"], lambda seats: given)
    assert one.drawn == ("hero",)
    drawn = [card_for(one, number).brought.choices for number in range(40)]
    assert drawn == [card_for(other, number).brought.choices for number in range(40)]
    assert {seats[0]["hero"] for seats in drawn} == {"bard"}, "what is brought is not drawn"
    assert {seats[1]["hero"] for seats in drawn} == {"knight", "archer"}, "and nobody else has it"
    assert {seats[1]["tent"] for seats in drawn} == {"red"}, "what is not tried is as usual"
    assert [observe_match(one, number).choices for number in range(3)] == drawn[:3]


@pytest.mark.usefixtures("camp_on_the_shelf")
def test_a_result_tells_teams_apart_by_what_somebody_in_them_chose(capsys) -> None:
    knight, archer, bard = {"hero": "knight"}, {"hero": "archer"}, {"hero": "bard"}
    stories = [
        story(0, True, choices=(knight, archer)),
        story(1, True, choices=(bard, knight)),
        story(2, False, choices=(archer, bard)),
    ]
    found = result(Plan("camp", ("easy", "easy"), 1, {"dogs": True}, drawn=("hero",)), stories).choices
    assert [(row.name, row.value, row.games, row.wins) for row in found] == [
        ("hero", "knight", 2, 2),
        ("hero", "archer", 2, 1),
        ("hero", "bard", 2, 1),
    ]
    assert (found[1].win_rate_low, found[1].win_rate_high) == wilson(1, 2)
    command = ["sim", "camp", "--players", "2", "--team", "greedy", "--games", "30", "--jobs", "1", "--over", "hero"]
    assert cli.run(command) == 0
    said = capsys.readouterr().out
    assert "By the choices of seats" in said
    (best,) = [line for line in said.splitlines() if "hero knight" in line]
    assert "100.0%" in best, "a knight and anybody who guards are enough"
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.usefixtures("camp_on_the_shelf")
def test_the_page_shows_how_teams_did_with_each_choice_and_names_what_was_brought(tmp_path: Path, wolf: Path) -> None:
    out = tmp_path / "camp.html"
    asked = f"--team random --players 2 --over hero --games 20 --seed 4 --file {wolf} --choose 0:tent=blue"
    assert cli.run(["report", "camp", *asked.split(), "--jobs", "1", "-o", str(out)]) == 0
    read = Page(out.read_text(encoding="utf-8"))
    assert "How often teams win, by hero" in read.said
    assert "bard: random" in read.said
    assert f"chimera report camp {asked}" in read.said


@pytest.mark.usefixtures("camp_on_the_shelf")
def test_a_series_goes_on_from_a_match_of_a_campaign(capsys, tmp_path: Path) -> None:
    seats = [Seat("a"), Seat("b")]
    match = Match.new(CAMP, seats, brought=Brought(choices=({"hero": "bard"}, {"hero": "archer"})))
    play_on(match, 100)
    path = tmp_path / "night.chimera"
    path.write_text(text_of(match), encoding="utf-8")
    assert rates(capsys, "--bots", "greedy,greedy", "--after", str(path)) == [0.0], "the same heroes as then"
    assert rates(capsys, "--bots", "greedy,greedy", "--after", str(path), "--choose", "0:hero=knight") == [1.0]
