"""Small plots as SVG, in the colours of the page that they stand on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 640
LABEL: Final = 190
"""Room for the words at the left of bars."""
VALUE: Final = 168
"""Room for the numbers at their right."""
LINE: Final = 24
HIGH: Final = 180
"""The height of a histogram."""
FOOT: Final = 40
LEFT: Final = 44
"""Room for the shares at the left of a histogram."""
MOST_BARS: Final = 48
XMLNS: Final = "http://www.w3.org/2000/svg"
CURVE: Final = (
    "svg{font:13px system-ui,sans-serif;color:#3a3128}text{fill:currentColor}"
    ".end{text-anchor:end}.middle{text-anchor:middle}.axis{stroke:currentColor;opacity:.2}"
    ".line{fill:none;stroke:#b0471f;stroke-width:2.5}.dot{fill:#b0471f}"
    ".doubt{fill:#b0471f;opacity:.2}"
    "@media(prefers-color-scheme:dark){svg{color:#e9dfd2}.line{stroke:#f0955c}"
    ".dot,.doubt{fill:#f0955c}}"
)
"""What a curve brings along, since it stands on no page."""


@dataclass(frozen=True)
class Bar:
    """A share with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    other: bool = False
    """Of the run that this one is compared with."""


def bars(title: str, found: Sequence[Bar], fair: float, most: float = 0.0) -> str:
    """Shares, one below the other, each with its interval; a line where all would be equal.

    The right edge is at `most`, or as far as the longest of them reaches.
    """
    most = max([bar.high for bar in found] + [fair, most])
    wide = WIDTH - LABEL - VALUE
    scale = wide / most
    high = LINE * len(found) + 8
    parts: list[str] = []
    for i, bar in enumerate(found):
        y = 4 + i * LINE
        middle = y + LINE / 2
        kind = "other" if bar.other else "mine"
        parts.append(
            f'<text x="{LABEL - 8}" y="{middle + 4}" class="end">{escape(bar.label)}</text>'
            f'<rect x="{LABEL}" y="{y + 4}" width="{bar.value * scale:.1f}" height="{LINE - 8}" '
            f'class="{kind}"/>'
            f'<path d="M{LABEL + bar.low * scale:.1f} {middle}H{LABEL + bar.high * scale:.1f}" '
            f'class="whisker"/>'
            f'<text x="{WIDTH - VALUE + 8}" y="{middle + 4}">{bar.value:.1%}'
            f'<tspan class="faint"> {escape(bar.note)}</tspan></text>'
        )
    parts.append(f'<path d="M{LABEL + fair * scale:.1f} 0V{high}" class="fair"/>')
    return _svg(title, high, parts)


@dataclass(frozen=True)
class Gain:
    """A difference, and half of its interval."""

    label: str
    value: float
    doubt: float
    note: str = ""


def gains(title: str, best: Sequence[Gain], worst: Sequence[Gain]) -> str:
    """Differences as points with whiskers, those at the top first; a line where there is none."""
    found = [*best, *worst]
    least = min([0.0, *[gain.value - gain.doubt for gain in found]])
    most = max([0.0, *[gain.value + gain.doubt for gain in found]])
    scale = (WIDTH - LABEL - VALUE) / ((most - least) or 1.0)

    def across(value: float) -> float:
        return LABEL + (value - least) * scale

    parts: list[str] = []
    y = 4.0
    for i, gain in enumerate(found):
        if i == len(best):
            parts.append(f'<text x="{LABEL - 8}" y="{y + 12}" class="end faint">…</text>')
            y += LINE - 6
        middle = y + LINE / 2
        kind = "mine" if gain.value >= 0 else "other"
        parts.append(
            f'<text x="{LABEL - 8}" y="{middle + 4}" class="end">{escape(gain.label)}</text>'
            f'<path d="M{across(gain.value - gain.doubt):.1f} {middle}'
            f'H{across(gain.value + gain.doubt):.1f}" class="whisker faint"/>'
            f'<circle cx="{across(gain.value):.1f}" cy="{middle}" r="4.5" class="{kind}"/>'
            f'<text x="{WIDTH - VALUE + 8}" y="{middle + 4}">{_signed(gain.value)}'
            f'<tspan class="faint"> {escape(gain.note)}</tspan></text>'
        )
        y += LINE
    parts.append(f'<path d="M{across(0.0):.1f} 0V{y + 4}" class="fair"/>')
    return f"<figure><figcaption>{escape(title)}</figcaption>{_svg(title, y + 4, parts)}</figure>"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True)
class Series:
    """How often each number came."""

    name: str
    counts: dict[int, int]
    other: bool = False


def histogram(title: str, series: Sequence[Series], unit: str = "") -> str:
    """Numbers of something along the foot, and for each series what part of it has them."""
    numbers = [number for one in series for number in one.counts]
    if not numbers:
        return ""
    least, most = min(numbers), max(numbers)
    step = max(1, -(-(most - least + 1) // MOST_BARS))
    bins = (most - least) // step + 1
    shares = [_binned(one.counts, least, step, bins) for one in series]
    top = max(share for line in shares for share in line)
    wide = (WIDTH - LEFT - 20) / bins
    parts: list[str] = []
    mark = _mark(top)
    for i in range(1, int(top / mark + 1e-9) + 1):
        y = HIGH - i * mark / top * (HIGH - 14)
        parts.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" class="axis"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="end faint">{100 * i * mark:g}%</text>'
        )
    for index, (one, line) in enumerate(zip(series, shares, strict=True)):
        kind = "other" if one.other or index else "mine"
        inset = wide * (0.04 + 0.46 * index) if len(series) > 1 else wide * 0.08
        width = wide * 0.44 if len(series) > 1 else wide * 0.84
        for i, share in enumerate(line):
            if share:
                tall = share / top * (HIGH - 14)
                parts.append(
                    f'<rect x="{LEFT + i * wide + inset:.1f}" y="{HIGH - tall:.1f}" '
                    f'width="{width:.1f}" height="{tall:.1f}" class="{kind}">'
                    f"<title>{_span(least + i * step, step)}: {share:.1%}</title></rect>"
                )
    parts.append(f'<path d="M{LEFT} {HIGH}H{WIDTH - 20}" class="axis"/>')
    for i in sorted({0, bins // 4, bins // 2, bins * 3 // 4, bins - 1}):
        said = _span(least + i * step, step)
        # As wide as it is, it has to stay within the plot.
        x = min(LEFT + (i + 0.5) * wide, WIDTH - 4 * len(said))
        parts.append(f'<text x="{x:.1f}" y="{HIGH + 16}" class="middle">{said}</text>')
    if unit:
        middle = (LEFT + WIDTH - 20) / 2
        said = escape(unit)
        parts.append(f'<text x="{middle}" y="{HIGH + 34}" class="middle faint">{said}</text>')
    legend = ""
    if len(series) > 1:
        legend = '<p class="legend">' + "".join(
            f'<span class="{"other" if one.other or i else "mine"}">{escape(one.name)}</span>'
            for i, one in enumerate(series)
        )
        legend += "</p>"
    return _svg(title, HIGH + FOOT, parts) + legend


@dataclass(frozen=True)
class Point:
    """A share at some moment, and half of its interval."""

    at: float
    value: float
    doubt: float


def curve(title: str, points: Sequence[Point], foot: str) -> str:
    """Shares from moment to moment, each with its interval: a file of its own, dark and light."""
    last = max(points[-1].at, 1e-9)

    def across(point: Point) -> float:
        return LEFT + point.at / last * (WIDTH - LEFT - 20)

    def down(share: float) -> float:
        return HIGH - min(max(share, 0.0), 1.0) * (HIGH - 14)

    parts = [f"<style>{CURVE}</style>"]
    for quarter in range(5):
        y = down(quarter / 4)
        parts.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" class="axis"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="end">{25 * quarter}%</text>'
        )
    edge = [(across(one), down(one.value + one.doubt)) for one in points]
    edge += [(across(one), down(one.value - one.doubt)) for one in reversed(points)]
    line = [(across(one), down(one.value)) for one in points]
    parts.append(f'<polygon points="{_joined(edge)}" class="doubt"/>')
    parts.append(f'<polyline points="{_joined(line)}" class="line"/>')
    for x, y in line:
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" class="dot"/>')
    for one in (points[0], points[-1]):
        parts.append(
            f'<text x="{across(one):.1f}" y="{HIGH + 16}" class="middle">{one.at:.3g}</text>'
        )
    middle = (LEFT + WIDTH - 20) / 2
    parts.append(f'<text x="{middle}" y="{HIGH + 34}" class="middle">{escape(foot)}</text>')
    return _svg(title, HIGH + FOOT, parts).replace("<svg ", f'<svg xmlns="{XMLNS}" ', 1)


def _joined(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _mark(top: float) -> float:
    """A round share of which at most four lie below the top."""
    marks = (digit * 10.0**power for power in range(-4, 1) for digit in (1, 2, 5))
    return next(mark for mark in marks if top / mark <= 4)


def _binned(counts: dict[int, int], least: int, step: int, bins: int) -> list[float]:
    total = sum(counts.values()) or 1
    found = [0.0] * bins
    for number, count in counts.items():
        found[(number - least) // step] += count / total
    return found


def _span(first: int, step: int) -> str:
    return str(first) if step == 1 else f"{first}\N{EN DASH}{first + step - 1}"


def _svg(title: str, high: float, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {high}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
