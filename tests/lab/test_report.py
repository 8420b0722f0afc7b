"""The balance report: what the lab remembers of a match, and the page it draws."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from chimera import cli
from chimera.engine.card import GameCard, find
from chimera.lab import charts
from chimera.lab.observe import LogLine, Story, observe, observe_match
from chimera.lab.report import by_round, moments, page, purchases, rates, sample_card
from chimera.lab.simulate import Plan, first_position, play_match
from chimera.lab.tournament import hold

GAMES = ("pig", "tic_tac_toe", "evo", "dice_mutants")
EVO = find("evo")
VOID = {"meta", "br", "hr", "img", "input", "link", "circle", "line", "rect", "polyline"}


def plan(card: GameCard, *bots: str) -> Plan:
    return Plan(card.name, bots, 3, card.full_settings({}))


def story(number: int = 0, **more) -> Story:
    usual = {
        "number": number,
        "shares": (1.0, 0.0),
        "scores": (5, 3),
        "decisions": 9,
        "how": "end",
        "starts": {},
        "timeline": [[0, 1], [2, 1], [5, 3]],
        "bought": [["egg", "egg"], ["fur"]],
        "fights": 0,
        "log": [],
    }
    return Story(**{**usual, **more})


class Page(HTMLParser):
    """Reads a page and notes what it refers to, and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.refers: list[str] = []
        self.said = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.refers += [value for name, value in attrs if name in ("href", "src", "srcset", "action", "data")]
        if tag in ("script", "iframe", "link", "img", "object"):
            self.refers.append(tag)

    def handle_endtag(self, tag) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data) -> None:
        self.said += data


# what the lab remembers


@pytest.mark.parametrize("game", GAMES)
def test_a_remembered_match_is_the_match_that_was_played(game: str) -> None:
    card = find(game)
    bots = ("greedy",) * max(2, card.players[0])
    told = observe_match(plan(card, *bots), 2, keep_log=True)
    played = play_match(plan(card, *bots), 2)
    assert (told.shares, told.scores, told.decisions) == (played.shares, played.scores, played.decisions)
    assert told.how
    assert told.log
    assert not any(line.text.startswith("event-") for line in told.log), "a line without a text"
    assert [line.round for line in told.log] == sorted(line.round for line in told.log)
    assert told.log[-1].round <= told.rounds
    assert all(len(row) == len(bots) for row in told.timeline)
    assert told.timeline[-1] == card.tally(ended(card, bots))


def ended(card: GameCard, bots: tuple[str, ...]):
    """The same match's last position."""
    last = []
    play_match(plan(card, *bots), 2, lambda g: last.append(g))
    return last[-1]


def test_a_round_ends_with_what_its_last_choice_brought() -> None:
    told = observe_match(plan(EVO, "random", "random"), 1)
    g = first_position(EVO, plan(EVO, "random", "random"), 1)
    ends = []

    def watch(g) -> None:
        if any(event.kind == "round" for event in g.heard()):
            ends.append(list(g.scores))

    play_match(plan(EVO, "random", "random"), 1, watch)
    assert g.scores != ends[0], "the income of the first round"
    assert told.timeline[:-1] == ends


def test_jobs_do_not_change_what_is_remembered() -> None:
    pig = find("pig")
    plan = Plan("pig", ("greedy", "random"), 5, pig.full_settings({}))
    one = observe(plan, 60, jobs=1)
    assert observe(plan, 60, jobs=2) == one
    assert [each.number for each in one] == list(range(60))


def test_a_change_of_the_lead_is_another_seat_leading_alone() -> None:
    timeline = [[1, 0], [1, 1], [2, 1], [2, 3], [3, 3], [4, 3]]
    assert story(timeline=timeline).lead_changes() == 2
    assert story(timeline=[[0, 0], [1, 1]]).lead_changes() == 0


def test_the_moments_of_a_match_are_its_leads_its_deepest_fall_who_is_out_and_the_end() -> None:
    assert [said for *_, said in moments(story(timeline=[[20, 19], [19, 18], [30, 22]]))] == [
        "Player A takes the lead, 20 to 19.",
        "Player A wins.",
    ]
    timeline = [[45, 44, 45], [45, 40, 30], [20, 38, 30], [0, 35, 20], [0, 33, 0]]
    log = [
        LogLine(3, "lost", 1, "Player B loses 2."),
        LogLine(4, "out", 0, "Player A is out."),
        LogLine(5, "out", 2, "Player C is out."),
    ]
    found = moments(story(shares=(0.0, 1.0, 0.0), timeline=timeline, log=log))
    assert found == [
        (1, 0, "Player A takes the lead, 45 to 40."),
        (2, 1, "Player B takes the lead, 38 to 30."),
        (2, 0, "Player A lost 25, the most in a round."),
        (3, 0, "Player A is out."),
        (4, 2, "Player C is out."),
        (4, 1, "Player B wins."),
    ]


def test_moments_at_one_place_of_the_picture_are_one_moment() -> None:
    found = moments(story(timeline=[[3, 3, 3], [5, 1, 1]], shares=(0.5, 0.5, 0.0)))
    assert found == [
        (1, 0, "Player A takes the lead, 5 to 1. Player A and Player B share the victory."),
        (1, 1, "Player B and Player C lost 2, the most in a round."),
    ]


def test_moments_are_numbered_on_the_curves_and_below_them() -> None:
    drawn = sample_card(story(timeline=[[0, 1], [2, 1], [5, 3]]), ["greedy", "random"])
    assert re.findall(r'text-anchor="middle">(\d)</text>', charts_of(drawn))[-3:] == ["1", "2", "3"]
    assert re.findall(r"<li>(Round \d: .*?)</li>", drawn) == [
        "Round 1: Player B takes the lead, 1 to 0.",
        "Round 2: Player A takes the lead, 2 to 1.",
        "Round 3: Player A wins.",
    ]


def charts_of(card: str) -> str:
    return card[card.index("<svg") : card.index("</svg>")]


def test_rates_are_by_seat_or_by_what_the_lot_gave() -> None:
    stories = [story(0, starts={"start pair": [2, 1]}), story(1, shares=(0.5, 0.5), starts={"start pair": [1, 2]})]
    by_seat = rates(stories, "seat", 2)
    assert [(name, rate) for name, rate, _, _ in by_seat] == [("seat 1", 0.75), ("seat 2", 0.25)]
    by_start = rates(stories, "start pair", 2)
    assert [(name, rate) for name, rate, _, _ in by_start] == [("pair 1", 0.25), ("pair 2", 0.75)]
    assert all(low < rate < high for _, rate, low, high in by_seat)


def test_what_is_bought_twice_by_a_seat_counts_once() -> None:
    assert purchases([story(), story(1, shares=(0.0, 1.0))], 2) == [("egg", 0.5, 0.5), ("fur", 0.5, 0.5)]


def test_the_curve_of_the_winner_is_the_winners() -> None:
    series = dict(by_round([story(), story(1, shares=(0.0, 1.0), scores=(3, 5), timeline=[[1, 0], [1, 2], [3, 5]])], 2))
    assert series == {"winner": [0.0, 2.0, 5.0], "last": [1.0, 1.0, 3.0]}


# charts


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (0.0, 0.13), (-7.0, 42.0), (0.0, 12345.0), (3.0, 3.0)])
def test_ticks_are_round_numbers_around_the_values(low: float, high: float) -> None:
    ticks = charts.nice(low, high)
    assert ticks[0] <= low
    assert ticks[-1] >= high - 1e-9
    assert len(ticks) <= 8


def test_charts_draw_a_single_value_and_names_with_signs() -> None:
    drawn = [
        charts.histogram("lengths", {5: 3}, "rounds"),
        charts.boxes("scores", [("all", [4])], "points"),
        charts.curves("a", [("x<y", [1.0])], "round"),
        charts.scatter("buys", [("a & b", 1.0, 1.0)], 0.5, "x", "y"),
        charts.intervals("who wins", [("seat 1", 1.0, 0.9, 1.0)], 0.5),
        charts.histogram("nothing", {}, "rounds"),
    ]
    for chart in drawn:
        assert Page(chart).open == []
        assert "nan" not in chart
        for number in re.findall(r'(?:x|y|x1|x2|cx)="(-?[\d.]+)"', chart):
            assert -60 <= float(number) <= 420


# the page


@pytest.mark.parametrize("game", GAMES)
def test_the_report_is_one_file_that_needs_nothing_else(game: str, capsys, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert cli.run(["report", game, "--games", "6", "--seed", "4", "--jobs", "1", "-o", str(out)]) == 0
    assert f"shows 6 matches of {find(game).title}" in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    read = Page(text)
    assert read.open == []
    assert read.refers == []
    assert "http" not in text.lower()
    assert "url(" not in text
    assert "@import" not in text
    assert text.startswith("<!doctype html>")
    assert 'name="viewport"' in text
    assert "prefers-color-scheme: dark" in text
    seats = len(re.findall(r"greedy", re.search(r"--bots (\S+)", read.said)[1]))  # type: ignore[index]
    bots = ",".join(["greedy"] * seats)
    assert f"chimera report {game} --players {seats} --bots {bots} --games 6 --seed 4" in read.said
    for heading in ("Who wins, by seat", "Choices in a match", "Score spread", "One match, told"):
        assert heading in read.said


def test_the_report_of_evo_shows_what_people_ask_about(tmp_path: Path) -> None:
    out = tmp_path / "evo.html"
    assert cli.run(["report", "evo", "--games", "8", "--players", "3", "--jobs", "1", "-o", str(out)]) == 0
    said = Page(out.read_text(encoding="utf-8")).said
    for heading in ("by start pair", "How long a match is", "How the lead grows", "Lead changes", "What winners buy"):
        assert heading in said


def test_the_report_shows_stored_tournaments_of_the_game(home: Path, tmp_path: Path) -> None:
    pig = find("pig")
    folder = home / "tournaments"
    hold(pig, ["greedy", "random"], 2, 30, 1, folder / "pig.jsonl", jobs=1)
    hold(find("tic_tac_toe"), ["greedy", "easy"], 2, 4, 77, folder / "other.jsonl", jobs=1)
    (folder / "broken.jsonl").write_bytes(b"hello\n")
    (folder / "empty.jsonl").write_bytes(b"")
    out = tmp_path / "pig.html"
    assert cli.run(["report", "pig", "--games", "5", "--jobs", "1", "-o", str(out)]) == 0
    said = Page(out.read_text(encoding="utf-8")).said
    assert "2 players, 30 matches, seed 1" in said
    assert "seed 77" not in said


def test_the_same_report_is_the_same_page(tmp_path: Path) -> None:
    pig = find("pig")
    stories = observe(Plan("pig", ("greedy", "random"), 5, pig.full_settings({})), 30, jobs=1)
    sample = observe_match(plan(pig, "greedy", "random"), 0, keep_log=True)
    pages = {page(pig, stories, sample, ["greedy", "random"], "chimera report pig", tmp_path) for _ in range(2)}
    assert len(pages) == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["pig", "-o", "{tmp}/none/report.html"], "cannot be written"),
        (["pig", "-o", "{tmp}"], "cannot be written"),
        (["pig", "-o", "{tmp}/r.html", "--bots", "gredy"], "No bot for Pig is called 'gredy'"),
        (["pig", "-o", "{tmp}/r.html", "--players", "9"], "Pig is for 2 to 6 players, not 9"),
        (["pig", "-o", "{tmp}/r.html", "--games", "0"], "at least 1 match"),
        (["pig", "-o", "{tmp}/r.html", "--bots", "greedy,random", "--players", "3"], "--players says 3"),
        (["chess", "-o", "{tmp}/r.html"], "There is no game called 'chess'"),
    ],
)
def test_what_cannot_be_reported_is_said_in_one_sentence_before_anything_is_played(
    capsys, tmp_path: Path, arguments: list[str], says: str
) -> None:
    many = [] if "--games" in arguments else ["--games", "1000000000"]
    assert cli.run(["report", *[part.format(tmp=tmp_path) for part in arguments], *many]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1
    assert not (tmp_path / "r.html").exists()
