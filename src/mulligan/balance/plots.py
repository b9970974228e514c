"""Plots as SVG, drawn by ourselves: shares and gains with their intervals, a matrix, bars, a curve.

Colours come from the page's style sheet, so that they follow light and dark; what a colour says stands there as a
number too.
"""

from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH = 760
LABEL = 210  # room for names
ROW = 26
CELL = 58  # of a matrix, at least
LARGEST_CELL = 140
LETTER = 8  # wide, about
MOST_LETTERS = 25  # of a name, in the room for it
EVEN = 0.5


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'style="max-width:{width:.0f}px">\n<title>{escape(label)}</title>\n{inside}\n</svg>'
    )


def words(x: float, y: float, said: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def points(gain: float) -> str:
    return f"{100 * gain:+.0f}"


def shares(rows: list[tuple[str, dict[str, Any]]], label: str, middle: float = EVEN) -> str:
    """A point for each share, with its interval as a line; the fair share is drawn through all of them."""
    span = WIDTH - LABEL - 90
    top: float = min(1.0, max([middle, *(row["interval"][1] for _, row in rows)]) + 0.05)
    low: float = max(0.0, min([middle, *(row["interval"][0] for _, row in rows)]) - 0.05)

    def x(share: float) -> float:
        return LABEL + span * (share - low) / (top - low)

    height = ROW * len(rows) + 34
    parts = [line(x(middle), 4, x(middle), height - 24, "even")]
    for step in range(0, 101, 10):
        if low <= step / 100 <= top:
            parts.append(line(x(step / 100), 4, x(step / 100), height - 24, "grid"))
            parts.append(words(x(step / 100), height - 8, f"{step} %", "small", "middle"))
    for i, (name, row) in enumerate(rows):
        y = ROW * i + 18
        from_, to = row["interval"]
        style = "up" if from_ > middle else "down" if to < middle else "fair"
        parts.append(words(LABEL - 12, y + 4, shortened(name), "", "end"))
        parts.append(line(x(from_), y, x(to), y, f"whisker {style}"))
        parts.append(f'<circle cx="{x(row["share"]):.1f}" cy="{y}" r="5.5" class="{style}"/>')
        parts.append(words(WIDTH - 80, y + 4, percent(row["share"]), "number"))
        parts.append(words(WIDTH - 36, y + 4, f"{row['games']}", "small"))
    return svg(WIDTH, height, label, parts)


def gains(rows: list[tuple[str, dict[str, Any]]], label: str) -> str:
    """As `shares`, for differences: zero is the middle."""
    span = WIDTH - LABEL - 90
    far: float = max([0.05, *(abs(bound) for _, row in rows for bound in row["interval"])])

    def x(gain: float) -> float:
        return LABEL + span * (gain + far) / (2 * far)

    height = ROW * len(rows) + 34
    parts = [line(x(0), 4, x(0), height - 24, "even")]
    for step in (-far, -far / 2, 0.0, far / 2, far):
        parts.append(line(x(step), 4, x(step), height - 24, "grid"))
        parts.append(words(x(step), height - 8, points(step), "small", "middle"))
    for i, (name, row) in enumerate(rows):
        y = ROW * i + 18
        from_, to = row["interval"]
        style = "up" if from_ > 0 else "down" if to < 0 else "fair"
        parts.append(words(LABEL - 12, y + 4, shortened(name), "", "end"))
        parts.append(line(x(from_), y, x(to), y, f"whisker {style}"))
        parts.append(f'<circle cx="{x(row["gain"]):.1f}" cy="{y}" r="5" class="{style}"/>')
        parts.append(words(WIDTH - 80, y + 4, points(row["gain"]), "number"))
        parts.append(words(WIDTH - 36, y + 4, f"{row['games']}", "small"))
    return svg(WIDTH, height, label, parts)


def matrix(found: dict[str, dict[str, Any]], order: list[str], label: str) -> str:
    """Rows win against columns; the stronger a colour, the further from even."""
    cell = max(CELL, min(LARGEST_CELL, (WIDTH - LABEL) // max(1, len(order))))
    width, height = LABEL + cell * len(order) + 8, 40 + 34 * len(order)
    parts = []
    for column, other in enumerate(order):
        x = LABEL + cell * column + cell / 2
        parts.append(words(x, 26, shortened(other, cell // LETTER), "small", "middle"))
    for number, side in enumerate(order):
        y = 36 + 34 * number
        parts.append(words(LABEL - 12, y + 20, shortened(side), "", "end"))
        for column, other in enumerate(order):
            met = found.get(side, {}).get(other)
            if met is None or side == other:
                continue
            x = LABEL + cell * column
            lean = met["share"] - EVEN
            style = "up" if lean > 0 else "down"
            low, high = met["interval"]
            number_in = words(x + cell / 2, y + 20, f"{100 * met['share']:.0f}", "number", "middle")
            said = f"{side} – {other}: {percent(met['share'])} ({percent(low)} – {percent(high)}), {met['games']}"
            parts.append(
                f'<g><title>{escape(said)}</title><rect x="{x + 1:.1f}" y="{y}" width="{cell - 2}" height="32" rx="4" '
                f'class="{style}" fill-opacity="{min(1.0, abs(lean) * 1.8):.2f}"/>'
                f"{number_in}</g>"
            )
    return svg(width, height, label, parts)


def bars(found: list[dict[str, Any]], label: str) -> str:
    """How many games were how long."""
    height, most = 190, max(bar["games"] for bar in found)
    wide = (WIDTH - 40) / len(found)
    parts = []
    for i, bar in enumerate(found):
        tall = (height - 50) * bar["games"] / most
        said = f"{bar['from']}" if bar["from"] == bar["to"] else f"{bar['from']}–{bar['to']}"
        parts.append(
            f'<g><title>{said}: {bar["games"]}</title><rect x="{20 + i * wide + 1:.1f}" y="{height - 30 - tall:.1f}" '
            f'width="{wide - 2:.1f}" height="{tall:.1f}" rx="3" class="fair"/></g>'
        )
        if i % max(1, len(found) // 10) == 0:
            parts.append(words(20 + i * wide + wide / 2, height - 12, f"{bar['from']}", "small", "middle"))
    parts.append(line(20, height - 30, WIDTH - 20, height - 30, "axis"))
    return svg(WIDTH, height, label, parts)


def curve(found: list[dict[str, Any]], fair: float, label: str, won: str, judged: str) -> str:
    """How often whoever was ahead won, over the course of the game, with its interval as a band."""
    height, left, right, top, bottom = 260, 56, WIDTH - 130, 16, 220

    def x(at: float) -> float:
        return left + (right - left) * at

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    parts = []
    for step in (0, 25, 50, 75, 100):
        parts.append(line(left, y(step / 100), right, y(step / 100), "grid"))
        parts.append(words(left - 8, y(step / 100) + 4, f"{step} %", "small", "end"))
        parts.append(words(x(step / 100), height - 20, f"{step} %", "small", "middle"))
    parts.append(line(left, y(fair), right, y(fair), "even"))
    upper = [f"{x(one['at']):.1f},{y(one['interval'][1]):.1f}" for one in found]
    lower = [f"{x(one['at']):.1f},{y(one['interval'][0]):.1f}" for one in reversed(found)]
    parts.append(f'<polygon points="{" ".join(upper + lower)}" class="band"/>')
    for key, style in (("share", "curve"), ("judged", "curve dashed")):
        path = " ".join(f"{x(one['at']):.1f},{y(one[key]):.1f}" for one in found)
        parts.append(f'<polyline points="{path}" class="{style}"/>')
    last = found[-1]
    apart = max(0.0, 16 - abs(y(last["share"]) - y(last["judged"]))) * (1 if last["share"] < last["judged"] else -1)
    parts.append(words(x(last["at"]) + 10, y(last["share"]) + 4 + apart / 2, won, "small"))
    parts.append(words(x(last["at"]) + 10, y(last["judged"]) + 4 - apart / 2, judged, "small"))
    return svg(WIDTH, height, label, parts)


def shortened(name: str, most: int = MOST_LETTERS) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
