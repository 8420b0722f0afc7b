"""A game's balance as one self-contained page: plots people would rather look at than read."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from chimera.engine.card import GameCard
from chimera.lab import charts
from chimera.lab.observe import Story
from chimera.lab.ratings import Bout, ladder
from chimera.lab.simulate import wilson
from chimera.lab.tournament import Event

STYLE: Final = """
:root { color-scheme: light dark; --page: #f6f2ea; --card: #fffdf8; --ink: #2b2a26; --soft: #6d6a61; --rule: #e2dccd;
  --main: #2f6f62; --pale: #8fbcae; --mark: #c2552d; --s0: #2f6f62; --s1: #c2552d; --s2: #5b6fb0; --s3: #a07c1d;
  --s4: #8a4f8f; --s5: #4b8a3f; }
@media (prefers-color-scheme: dark) { :root { --page: #181a19; --card: #222524; --ink: #ece8de; --soft: #a6a297;
  --rule: #383c3a; --main: #7cc4b2; --pale: #3f6f64; --mark: #ec8a5f; --s0: #7cc4b2; --s1: #ec8a5f; --s2: #9aaaf0;
  --s3: #e0bd5a; --s4: #d39ad8; --s5: #9fd38f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 30px; line-height: 1.15; margin: 8px 0 4px; } h2 { font-size: 17px; margin: 0 0 4px; }
p { margin: 0 0 8px; } .lead { color: var(--soft); max-width: 62ch; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  margin-top: 20px; }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 14px; padding: 16px; min-width: 0; }
.card p { color: var(--soft); font-size: 14px; } .wide { grid-column: 1 / -1; }
.facts { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 18px 0 0; padding: 0; list-style: none; }
.facts b { display: block; font-size: 24px; line-height: 1.1; } .facts span { color: var(--soft); font-size: 14px; }
.broad { display: none; }
.narrow svg { max-width: 480px; }
@media (min-width: 1000px) { .broad { display: block; } .narrow { display: none; } }
svg { width: 100%; height: auto; display: block; } svg text { font: 11px system-ui, sans-serif; fill: var(--ink); }
.tick, .note { fill: var(--soft) !important; }
.grid { stroke: var(--rule); } .fair { stroke: var(--mark); stroke-dasharray: 4 3; } .dot { fill: var(--main); }
.whisker { stroke: var(--main); stroke-width: 2; } .bar { fill: var(--pale); }
.median { stroke: var(--main); stroke-width: 3; }
.curve { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
.mark { fill: var(--card); stroke-width: 1.6; }
.s0 { stroke: var(--s0); } .s1 { stroke: var(--s1); } .s2 { stroke: var(--s2); } .s3 { stroke: var(--s3); }
.s4 { stroke: var(--s4); } .s5 { stroke: var(--s5); }
.t0 { fill: var(--s0) !important; } .t1 { fill: var(--s1) !important; } .t2 { fill: var(--s2) !important; }
.t3 { fill: var(--s3) !important; } .t4 { fill: var(--s4) !important; } .t5 { fill: var(--s5) !important; }
table { border-collapse: collapse; width: 100%; font-size: 14px; } td, th { text-align: right; padding: 3px 8px 3px 0; }
td:first-child, th:first-child { text-align: left; }
details { margin-top: 8px; } summary { cursor: pointer; color: var(--main); }
ol { margin: 8px 0 0; padding-left: 1.8em; font-size: 14px; columns: 2 340px; }
.told { list-style: none; padding-left: 0; } h3 { font-size: 14px; margin: 14px 0 0; }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
"""

LEADS: Final = 6  # of a sample match, so many changes of the lead are pointed out


def rates(stories: Sequence[Story], key: str, seats: int) -> list[tuple[str, float, float, float]]:
    """Win rates by seat, or by what the lot gave at the start."""
    shares: dict[int, list[float]] = {}
    for story in stories:
        for seat in range(seats):
            group = seat + 1 if key == "seat" else story.starts[key][seat]
            shares.setdefault(group, []).append(story.shares[seat])
    rows = []
    for group in sorted(shares):
        won = sum(shares[group])
        rows.append((f"{key.split()[-1]} {group}", won / len(shares[group]), *wilson(won, len(shares[group]))))
    return rows


def card_of(title: str, said: str, picture: str, wide: bool = False) -> str:
    """One plot with its sentence."""
    kind = "card wide" if wide else "card"
    return f'<section class="{kind}"><h2>{escape(title)}</h2><p>{escape(said)}</p>{picture}</section>'


def purchases(stories: Sequence[Story], seats: int) -> list[tuple[str, float, float]]:
    """What was bought: how many seats had it, and how often these won."""
    had: dict[str, list[float]] = {}
    for story in stories:
        for seat in range(seats):
            for thing in set(story.bought[seat]):
                had.setdefault(thing, []).append(story.shares[seat])
    return [(thing, len(won) / (len(stories) * seats), sum(won) / len(won)) for thing, won in sorted(had.items())]


def by_round(stories: Sequence[Story], seats: int) -> list[tuple[str, list[float]]]:
    """The mean tally from round to round of those who will be first, second, ... in the end."""
    usual = int(statistics.median(story.rounds for story in stories))
    long = [story for story in stories if story.rounds >= usual]
    names = ["winner", "2nd", "3rd", "4th", "5th", "6th"]
    series: list[tuple[str, list[float]]] = []
    for rank in range(seats):
        values = []
        for r in range(usual):
            at = []
            for story in long:
                order = sorted(range(seats), key=lambda s: (-story.shares[s], -story.scores[s], s))
                at.append(story.timeline[r][order[rank]])
            values.append(statistics.fmean(at))
        series.append((names[rank] if rank < seats - 1 or seats == 1 else "last", values))
    return series


def ladders(folder: Path, card: GameCard) -> str:
    """The stored tournaments of a game."""
    found = []
    for file in sorted(folder.glob("*.jsonl")) if folder.is_dir() else []:
        lines = file.read_bytes().splitlines()
        try:
            event = msgspec.json.decode(lines[0], type=Event)
            bouts = [msgspec.json.decode(line, type=Bout) for line in lines[1:]]
        except (msgspec.MsgspecError, IndexError):
            continue
        if event.game != card.name or not bouts:
            continue
        rows = "".join(
            f"<tr><td>{escape(r.bot)}</td><td>{r.elo:+.0f}</td><td>{r.low:+.0f} to {r.high:+.0f}</td>"
            f"<td>{r.win_rate:.0%}</td></tr>"
            for r in ladder(bouts)
        )
        head = f"{event.players} players, {len(bouts)} matches, seed {event.seed}"
        found.append(
            f"<p>{escape(head)}</p><table><tr><th>bot</th><th>Elo</th><th>95 %</th><th>wins</th></tr>{rows}</table>"
        )
    return "".join(found) or "<p>No tournament of this game is stored yet: chimera tournament makes one.</p>"


def page(
    card: GameCard, stories: Sequence[Story], sample: Story, bots: Sequence[str], command: str, folder: Path
) -> str:
    """The whole page."""
    seats = len(bots)
    fair = 1.0 / seats
    parts: list[str] = []
    parts.append(
        card_of(
            "Who wins, by seat",
            "Dots are win rates, lines their 95 % intervals.",
            charts.intervals("win rate by seat", rates(stories, "seat", seats), fair),
        )
    )
    for key in stories[0].starts:
        said = "The same matches, sorted by what the lot gave each seat."
        parts.append(
            card_of(
                f"Who wins, by {key}",
                said,
                charts.intervals(f"win rate by {key}", rates(stories, key, seats), fair),
            )
        )
    parts += lengths(stories)
    ranked: list[tuple[str, list[int]]] = []
    for rank in range(seats):
        name = "winner" if rank == 0 else "last" if rank == seats - 1 else f"{rank + 1}."
        ranked.append((name, [sorted(story.scores, reverse=True)[rank] for story in stories]))
    parts.append(
        card_of(
            "Score spread",
            "Boxes hold the middle half, lines nine tenths, bars the median.",
            charts.boxes("scores by rank", ranked, "points"),
        )
    )
    if max(story.rounds for story in stories) > 2:
        parts.append(
            card_of(
                "How the lead grows",
                "Mean standing per round of those who end first, second, last.",
                charts.curves("standing by round", by_round(stories, seats), "round"),
            )
        )
        leads = Counter(story.lead_changes() for story in stories)
        parts.append(
            card_of(
                "Lead changes",
                "How often somebody else took the lead alone.",
                charts.histogram("lead changes", leads, "changes of the lead"),
            )
        )
    parts.append(f'<section class="card"><h2>The bots, by strength</h2>{ladders(folder, card)}</section>')
    bought = purchases(stories, seats)
    if bought:
        said = "Right: bought by many. High: its owners win more than their fair share."
        narrow, broad = (
            charts.scatter(
                "pick rate against win rate",
                bought,
                fair,
                "share of seats that had it",
                "win rate of its owners",
                width,
            )
            for width in (charts.WIDTH, charts.WIDE)
        )
        parts.append(card_of("What winners buy", said, charts.for_any_width(narrow, broad), wide=True))
    parts.append(sample_card(sample, bots))
    scores = [score for story in stories for score in story.scores]
    facts = [
        (f"{len(stories):,}", "matches"),
        (f"{statistics.fmean(s.rounds for s in stories):.1f}", "rounds on average"),
        (f"{statistics.fmean(s.decisions for s in stories):.0f}", "choices per match"),
        (f"{statistics.fmean(scores):.1f}", "mean score"),
        (f"{sum(len(_winners(s)) > 1 for s in stories) / len(stories):.1%}", "shared victories"),
    ]
    heading = f"{card.title}, {seats} players"
    return whole(card, heading, f"{card.summary} Simulated with {cast(bots)}.", facts, parts, command)


def lengths(stories: Sequence[Story]) -> list[str]:
    """How long matches are, in rounds and in choices."""
    parts = []
    if max(story.rounds for story in stories) > 1:
        rounds = Counter(story.rounds for story in stories)
        parts.append(
            card_of("How long a match is", "Rounds until the end.", charts.histogram("rounds", rounds, "rounds"))
        )
    choices = Counter(story.decisions for story in stories)
    parts.append(
        card_of(
            "Choices in a match",
            "Decisions with two options or more, all seats together.",
            charts.histogram("decisions", choices, "decisions"),
        )
    )
    return parts


def whole(
    card: GameCard, heading: str, lead: str, facts: Sequence[tuple[str, str]], parts: Sequence[str], command: str
) -> str:
    """A page of its cards, with the figures above them and the command that made it below."""
    listed = "".join(f"<li><b>{value}</b><span>{escape(name)}</span></li>" for value, name in facts)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(card.title)}: balance report</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(heading)}</h1>"
        f'<p class="lead">{escape(lead)}</p>'
        f'<ul class="facts">{listed}</ul><div class="cards">{"".join(parts)}</div>'
        f"<p style='margin-top:24px'>Made by <code>{escape(command)}</code></p></main></body></html>\n"
    )


def cast(bots: Sequence[str]) -> str:
    """Who played, in words."""
    return f"{bots[0]} on every seat" if len(set(bots)) == 1 else ", ".join(bots)


def _winners(story: Story) -> list[int]:
    return [seat for seat, share in enumerate(story.shares) if share > 0]


def names(seats: Sequence[int]) -> str:
    """How the players of some seats are called."""
    return " and ".join(", ".join(f"Player {chr(65 + seat)}" for seat in seats).rsplit(", ", 1))


def moments(sample: Story) -> list[tuple[int, int, str]]:
    """What to look at in a match: a place in its timeline, a seat, a sentence."""
    line = sample.timeline
    found: list[tuple[int, int, str]] = []
    for at, seat in sample.leads()[-LEADS:]:
        second = max([tally for other, tally in enumerate(line[at]) if other != seat], default=0)
        found.append((at, seat, f"{names([seat])} takes the lead, {line[at][seat]} to {second}."))
    drops = [max([was - now for was, now in zip(*rows, strict=True)]) for rows in pairwise(line)]
    if drops and max(drops) * 10 >= max(map(max, line)) > 0:  # less is nothing to speak of
        at = drops.index(max(drops)) + 1
        seats = [seat for seat, now in enumerate(line[at]) if line[at - 1][seat] - now == max(drops)]
        found.append((at, seats[0], f"{names(seats)} lost {max(drops)}, the most in a round."))
    for told in sample.log:
        if told.kind == "out":
            found.append((min(told.round, len(line)) - 1, told.seat, told.text))
    winners = _winners(sample)
    if winners:
        won = "wins" if len(winners) == 1 else "share the victory"
        found.append((len(line) - 1, winners[0], f"{names(winners)} {won}."))
    together: dict[tuple[int, int], tuple[int, list[str]]] = {}  # what would stand at the same place of the picture
    for at, seat, said in sorted(found, key=lambda moment: moment[0]):
        together.setdefault((at, line[at][seat]), (seat, []))[1].append(said)
    return [(at, seat, " ".join(said)) for (at, _), (seat, said) in together.items()]


def sample_card(sample: Story, bots: Sequence[str]) -> str:
    """One match told from beginning to end: a curve per seat, its moments, and every event for those who want it."""
    series = [(f"{chr(65 + s)} {bot}"[:10], [float(row[s]) for row in sample.timeline]) for s, bot in enumerate(bots)]
    winners = names(_winners(sample)) or "nobody"
    said = f"Match {sample.number} of the series: {sample.rounds} rounds, {sample.fights} fights, won by {winners}."
    return told(sample, said, series, moments(sample))


def told(
    sample: Story,
    said: str,
    series: Sequence[tuple[str, Sequence[float]]],
    marked: Sequence[tuple[int, int, str]],
    top: float = 0.0,
) -> str:
    """One match: a sentence, its curves with the moments numbered, and every round in words."""
    picture = ""
    if len(sample.timeline) > 1:
        narrow, broad = (
            charts.curves("a sample match", series, "round", width, [(at, line) for at, line, _ in marked], top)
            for width in (charts.WIDTH, charts.WIDE)
        )
        listed = "".join(f"<li>Round {at + 1}: {escape(moment)}</li>" for at, _, moment in marked)
        picture = f"{charts.for_any_width(narrow, broad)}<ol>{listed}</ol>"
    rounds = ""
    for number in sorted({line.round for line in sample.log}):
        lines = "".join(f"<li>{escape(line.text)}</li>" for line in sample.log if line.round == number)
        rounds += f'<h3>Round {number}</h3><ol class="told">{lines}</ol>'
    story = f"<details><summary>Read it, {len(sample.log)} lines</summary>{rounds}</details>"
    return f'<section class="card wide"><h2>One match, told</h2><p>{escape(said)}</p>{picture}{story}</section>'
