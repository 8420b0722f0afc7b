"""Charts as SVG, drawn for a card 360 wide or thrice that, coloured by the page's own variables (light and dark)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 360
WIDE: Final = 3 * WIDTH  # for a card as wide as the page
HEIGHT: Final = 220
LEFT: Final = 44
RIGHT: Final = 14
TOP: Final = 12
BOTTOM: Final = 34


def svg(body: list[str], height: int, title: str, width: int = WIDTH) -> str:
    """A drawing that fills its card."""
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def for_any_width(narrow: str, broad: str) -> str:
    """Two drawings of the same thing, of which the page shows the one that can be read."""
    return f'<div class="narrow">{narrow}</div><div class="broad">{broad}</div>'


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """A label."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def nice(low: float, high: float, steps: int = 4) -> list[float]:
    """Round numbers from below low to above high."""
    span = max(high - low, 1e-9)
    step = 10.0 ** int(f"{span / steps:e}".split("e")[1])
    step = next(step * m for m in (1, 2, 5, 10) if step * m >= span / steps)
    ticks = [int(low // step) * step]
    while ticks[-1] < high - 1e-9:
        ticks.append(ticks[-1] + step)
    return ticks


def number(value: float) -> str:
    """A tick's label."""
    return f"{value:g}" if abs(value) < 1000 else f"{value / 1000:g}k"


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]], fair: float | None = None) -> str:
    """Rates as dots with their 95 % intervals, beside the fair share where there is one."""
    height = TOP + BOTTOM + 26 * len(rows)
    highest = max(high for *_, high in rows)
    ticks = nice(0.0, 1.0 if fair is None else min(1.0, max(highest, fair) * 1.1))
    left = 30 + 6 * max(len(name) for name, *_ in rows)
    scale = (WIDTH - left - RIGHT) / ticks[-1]
    body = []
    for tick in ticks:
        x = left + tick * scale
        body.append(line(x, TOP, x, height - BOTTOM, "grid"))
        body.append(text(x, height - 16, f"{tick:.0%}", "tick", "middle"))
    if fair is not None:
        x = left + fair * scale
        body.append(line(x, TOP - 4, x, height - BOTTOM, "fair"))
        body.append(text(x, height - 4, "fair share", "note", "middle"))
    for i, (name, value, low, high) in enumerate(rows):
        y = TOP + 26 * i + 13
        body.append(text(left - 8, y + 4, name, "label", "end"))
        body.append(line(left + low * scale, y, left + min(high, ticks[-1]) * scale, y, "whisker"))
        body.append(f'<circle cx="{left + value * scale:.1f}" cy="{y}" r="5" class="dot"/>')
    return svg(body, height, title)


def bars(title: str, rows: Sequence[tuple[str, float]], unit: str) -> str:
    """Parts of a whole, one bar each, with their figures."""
    height = TOP + BOTTOM + 26 * len(rows)
    ticks = nice(0.0, max(0.01, *[value for _, value in rows]))
    left = 30 + 6 * max(len(name) for name, _ in rows)
    scale = (WIDTH - left - RIGHT - 34) / ticks[-1]
    body = []
    for tick in ticks:
        x = left + tick * scale
        body.append(line(x, TOP, x, height - BOTTOM, "grid"))
        body.append(text(x, height - 16, f"{tick:.0%}", "tick", "middle"))
    for i, (name, value) in enumerate(rows):
        y = TOP + 26 * i + 13
        body.append(text(left - 8, y + 4, name, "label", "end"))
        wide = max(1.0, value * scale)
        body.append(f'<rect x="{left}" y="{y - 8}" width="{wide:.1f}" height="16" rx="3" class="bar"/>')
        body.append(text(left + wide + 5, y + 4, f"{value:.0%}", "tick"))
    body.append(text(WIDTH - RIGHT, height - 2, unit, "note", "end"))
    return svg(body, height, title)


def histogram(title: str, counts: dict[int, int], unit: str, bins: int = 24) -> str:
    """How often each number occurred; many different numbers are put together."""
    if not counts:
        return svg([text(LEFT, 60, "nothing to show")], HEIGHT, title)
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // bins))
    grouped: dict[int, int] = {}
    for value, count in counts.items():
        start = low + (value - low) // width * width
        grouped[start] = grouped.get(start, 0) + count
    total = sum(grouped.values())
    top = max(grouped.values()) / total
    slots = (high - low) // width + 1
    pitch = (WIDTH - LEFT - RIGHT) / slots
    tall = HEIGHT - TOP - BOTTOM
    body = []
    for tick in nice(0.0, top):
        y = HEIGHT - BOTTOM - tall * tick / (top * 1.08)
        if y >= TOP - 2:
            body.append(line(LEFT, y, WIDTH - RIGHT, y, "grid"))
            body.append(text(LEFT - 6, y + 4, f"{tick:.0%}", "tick", "end"))
    for i in range(slots):
        start = low + i * width
        h = tall * grouped.get(start, 0) / total / (top * 1.08)
        x = LEFT + i * pitch
        body.append(
            f'<rect x="{x + pitch * 0.08:.1f}" y="{HEIGHT - BOTTOM - h:.1f}" width="{pitch * 0.84:.1f}" '
            f'height="{h:.1f}" rx="2" class="bar"/>'
        )
        if slots <= 12 or i % -(-slots // 8) == 0:
            body.append(text(x + pitch / 2, HEIGHT - BOTTOM + 15, number(start), "tick", "middle"))
    body.append(text(WIDTH - RIGHT, HEIGHT - 4, unit, "note", "end"))
    return svg(body, HEIGHT, title)


def boxes(title: str, rows: Sequence[tuple[str, Sequence[int]]], unit: str) -> str:
    """The middle half and the middle nine tenths of several lists, with their medians."""
    everything = [value for _, values in rows for value in values]
    height = TOP + BOTTOM + 30 * len(rows)
    ticks = nice(min(everything), max(everything))
    left = 76
    scale = (WIDTH - left - RIGHT) / max(ticks[-1] - ticks[0], 1e-9)
    body = []
    for tick in ticks:
        x = left + (tick - ticks[0]) * scale
        body.append(line(x, TOP, x, height - BOTTOM, "grid"))
        body.append(text(x, height - 16, number(tick), "tick", "middle"))
    for i, (name, values) in enumerate(rows):
        ordered = sorted(values)
        p5, q1, q2, q3, p95 = (
            left + (ordered[int(p * (len(ordered) - 1))] - ticks[0]) * scale for p in (0.05, 0.25, 0.5, 0.75, 0.95)
        )
        y = TOP + 30 * i + 15
        body.append(text(left - 8, y + 4, name, "label", "end"))
        body.append(line(p5, y, p95, y, "whisker"))
        body.append(f'<rect x="{q1:.1f}" y="{y - 8}" width="{max(q3 - q1, 1):.1f}" height="16" rx="3" class="bar"/>')
        body.append(line(q2, y - 8, q2, y + 8, "median"))
    body.append(text(WIDTH - RIGHT, height - 2, unit, "note", "end"))
    return svg(body, height, title)


def curves(
    title: str,
    series: Sequence[tuple[str, Sequence[float]]],
    unit: str,
    width: int = WIDTH,
    marks: Sequence[tuple[int, int]] = (),
    top: float = 0.0,
) -> str:
    """Values from round to round; some of them, given by place and series, bear the numbers 1, 2, 3.

    The picture reaches up to `top` even where no value does: 100, for percentages.
    """
    longest = max(len(values) for _, values in series)
    flat = [value for _, values in series for value in values]
    ticks = nice(min(0.0, *flat), max(top, *flat))
    tall = HEIGHT - TOP - BOTTOM
    right = 70 if marks else 64
    step = (width - LEFT - right) / max(longest - 1, 1)
    scale = tall / max(ticks[-1] - ticks[0], 1e-9)

    def height_of(value: float) -> float:
        return HEIGHT - BOTTOM - (value - ticks[0]) * scale

    body = []
    for tick in ticks:
        body.append(line(LEFT, height_of(tick), width - right, height_of(tick), "grid"))
        body.append(text(LEFT - 6, height_of(tick) + 4, number(tick), "tick", "end"))
    for i in range(0, longest, -(-longest // 8)):
        body.append(text(LEFT + i * step, HEIGHT - BOTTOM + 15, str(i + 1), "tick", "middle"))
    ends: list[tuple[float, int]] = []
    for k, (_, values) in enumerate(series):
        points = " ".join(f"{LEFT + i * step:.1f},{height_of(v):.1f}" for i, v in enumerate(values))
        body.append(f'<polyline points="{points}" class="curve s{k % 6}"/>')
        ends.append((height_of(values[-1]), k))
    body += [
        f'<circle cx="{LEFT + at * step:.1f}" cy="{height_of(series[k][1][at]):.1f}" r="8" class="mark s{k % 6}"/>'
        + text(LEFT + at * step, height_of(series[k][1][at]) + 4, str(i), f"t{k % 6}", "middle")
        for i, (at, k) in enumerate(marks, 1)
    ]
    y = TOP
    for wanted, k in sorted(ends):  # labels beside the ends, pushed apart where they would touch
        y = int(max(wanted, y))
        body.append(text(width - right + (12 if marks else 6), y + 4, series[k][0], f"label t{k % 6}"))
        y += 14
    body.append(text(width - right, HEIGHT - 4, unit, "note", "end"))
    return svg(body, HEIGHT, title, width)


def scatter(
    title: str, points: Sequence[tuple[str, float, float]], fair: float, across: str, up: str, width: int = WIDTH
) -> str:
    """Named points: how often something was picked against how often its owners won."""
    height = 360
    xs = nice(0.0, min(1.0, max(x for _, x, _ in points) * 1.05))
    ys = nice(max(0.0, min(min(y for *_, y in points), fair) - 0.02), max(max(y for *_, y in points), fair) + 0.02)
    top = TOP + 18
    sx = (width - LEFT - 100) / xs[-1]  # names stand right of their points
    sy = (height - top - BOTTOM) / (ys[-1] - ys[0])
    body = [text(4, TOP, up, "note")]
    for tick in xs:
        body.append(text(LEFT + tick * sx, height - BOTTOM + 15, f"{tick:.0%}", "tick", "middle"))
    for tick in ys:
        y = height - BOTTOM - (tick - ys[0]) * sy
        body.append(line(LEFT, y, width - RIGHT, y, "grid"))
        body.append(text(LEFT - 6, y + 4, f"{tick:.0%}", "tick", "end"))
    y = height - BOTTOM - (fair - ys[0]) * sy
    body.append(line(LEFT, y, width - RIGHT, y, "fair"))
    taken = [(LEFT + x * sx - 4.0, height - BOTTOM - (v - ys[0]) * sy, 8.0) for _, x, v in points]  # the points
    for name, x, v in sorted(points, key=lambda p: -p[2]):
        px, py = LEFT + x * sx, height - BOTTOM - (v - ys[0]) * sy
        body.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="4" class="dot"><title>{escape(name)}</title></circle>')
        wide = 6.2 * len(name) + 4
        at, level = free_place(px, py, wide, taken)
        taken.append((at, level, wide))
        if level - py > 2.0:
            body.append(line(px, py, at - 1, level, "grid"))
        body.append(text(at, level + 3.5, name, "label"))
    body.append(text(width - RIGHT, height - 4, across, "note", "end"))
    return svg(body, height, title, width)


def free_place(px: float, py: float, wide: float, taken: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """Where a name beside a point touches no other name: right of it, left of it, or a little lower and lower."""
    level = py
    while True:
        for at in (px + 8.0, px - 8.0 - wide):
            if at >= LEFT and all(abs(level - oy) > 12.0 or at > ox + ow or at + wide < ox for ox, oy, ow in taken):
                return at, level
        level += 3.0
