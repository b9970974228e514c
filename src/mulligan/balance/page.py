"""The figures of a study as one page that needs nothing else: plots, and the same as tables."""

from html import escape
from typing import Any

from mulligan.balance import plots
from mulligan.balance.plots import percent, points
from mulligan.messages import text

MOST_CARDS = 40  # in a plot; the table has all of them

STYLE = """
:root { color-scheme: light dark; --ink: #1d2330; --soft: #667085; --ground: #f7f7f4; --card: #fff; --grid: #e4e4de;
  --up: #1f6fb2; --down: #c8651b; --fair: #6b7a8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --soft: #9aa3b5; --ground: #14171e; --card: #1d222c;
  --grid: #2c3340; --up: #6db3ee; --down: #f0a060; --fair: #9aa7ba; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 900px; margin: 0 auto; padding: 32px 20px 80px; }
h1 { font-size: 30px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 0 0 6px; }
.lead, .note { color: var(--soft); } .note { font-size: 14px; margin: 4px 0 12px; }
section { background: var(--card);
  border-radius: 14px;
  padding: 20px 24px;
  margin: 20px 0;
  box-shadow: 0 1px 3px #0002;
  }
.tiles { display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: 14px;
  margin-top: 20px;
  }
.tile { background: var(--card); border-radius: 14px; padding: 14px 18px; box-shadow: 0 1px 3px #0002; }
.tile b { display: block; font-size: 26px; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: 14px; }
svg { width: 100%; height: auto; display: block; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); }
svg text.small { fill: var(--soft); font-size: 12px; }
svg text.number { font-variant-numeric: tabular-nums; }
.grid { stroke: var(--grid); }
.axis { stroke: var(--soft); }
.even { stroke: var(--soft); stroke-dasharray: 4 4; }
circle.up, rect.up { fill: var(--up); }
circle.down, rect.down { fill: var(--down); }
circle.fair, rect.fair { fill: var(--fair); }
.whisker { stroke-width: 3; stroke-linecap: round; stroke-opacity: .55; }
.whisker.up { stroke: var(--up); }
.whisker.down { stroke: var(--down); }
.whisker.fair { stroke: var(--fair); }
.band { fill: var(--up); fill-opacity: .16; } .curve { fill: none; stroke: var(--up); stroke-width: 2.5; }
.dashed { stroke: var(--fair); stroke-dasharray: 6 5; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 8px; border-bottom: 1px solid var(--grid); text-align: right; }
th:first-child, td:first-child { text-align: left; }
details { margin-top: 12px; } summary { cursor: pointer; color: var(--soft); }
.scroll { overflow-x: auto; }
.verdict { font-size: 18px; }
"""


def page_of(report: dict[str, Any]) -> str:
    """The page of what `mulligan balance` found out."""
    title = text("balance-title", game=report["name"])
    figures = report["figures"]
    lead = text("balance-lead", games=figures["games"], bot=report["bot"], seed=report["seed"])
    parts = [f"<h1>{escape(title)}</h1>", f'<p class="lead">{escape(lead)}</p>', tiles(figures)]
    if verdict := report.get("card"):
        parts.append(section("card", [f'<p class="verdict">{escape(verdict["said"])}</p>'], card=verdict["card"]))
    parts += [side_part(figures), matrix_part(figures), seat_part(figures), length_part(figures)]
    parts += [card_part(figures, "played"), card_part(figures, "drawn"), never_part(figures), comeback_part(figures)]
    return (
        f'<!doctype html>\n<html lang="{escape(text("balance-language"))}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main></body></html>\n"
    )


def section(name: str, parts: list[str], **values: Any) -> str:
    """A part of the page: its heading, what it says, how to read it."""
    heading, note = text(f"balance-part-{name}-heading", **values), text(f"balance-part-{name}-note")
    return f'<section><h2>{escape(heading)}</h2><p class="note">{escape(note)}</p>\n' + "\n".join(parts) + "</section>"


def table(columns: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f"<details><summary>{escape(text('balance-as-table'))}</summary>"
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>'
    )


def interval(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return f"{percent(low)} – {percent(high)}"


def tiles(figures: dict[str, Any]) -> str:
    rounds, first = figures["length"]["rounds"], figures["first"]
    shown = [(f"{figures['games']:,}", text("balance-tile-games"))]
    if rounds:
        shown.append((f"{rounds['median']:g}", text("balance-tile-rounds")))
    if first["games"]:
        shown.append((percent(first["share"]), text("balance-tile-first", fair=percent(first["fair"]))))
    shown.append((f"{figures['draws']}", text("balance-tile-draws")))
    inside = "".join(
        f'<div class="tile"><b>{escape(big)}</b><span>{escape(small)}</span></div>' for big, small in shown
    )
    return f'<div class="tiles">{inside}</div>'


def side_part(figures: dict[str, Any]) -> str:
    rows = list(figures["sides"].items())
    if len(rows) < 2:
        return ""
    fair = sum(row["wins"] for _, row in rows) / max(1, sum(row["games"] for _, row in rows))
    said = [[name, str(row["games"]), percent(row["share"]), interval(row)] for name, row in rows]
    heads = [text("balance-side"), text("sim-played"), text("sim-share"), text("arena-sure")]
    return section("sides", [plots.shares(rows, text("balance-part-sides-heading"), fair), table(heads, said)])


def matrix_part(figures: dict[str, Any]) -> str:
    order = list(figures["sides"])
    if len(order) < 2 or not figures["matrix"]:
        return ""
    plot = plots.matrix(figures["matrix"], order, text("balance-part-matrix-heading"))
    rows = [
        [
            side,
            *(
                percent(cell["share"]) if (cell := figures["matrix"].get(side, {}).get(other)) else ""
                for other in order
            ),
        ]
        for side in order
    ]
    return section("matrix", [f'<div class="scroll">{plot}</div>', table([text("balance-side"), *order], rows)])


def seat_part(figures: dict[str, Any]) -> str:
    seats, first = figures["seats"], figures["first"]
    rows = [(text("balance-seat", seat=seat + 1), row) for seat, row in enumerate(seats)]
    if first["games"]:
        rows.insert(0, (text("balance-first"), first))
    said = [[name, str(row["games"]), percent(row["share"]), interval(row)] for name, row in rows]
    heads = [text("balance-first"), text("sim-played"), text("sim-share"), text("arena-sure")]
    fair = 1 / max(1, len(seats))
    return section("seats", [plots.shares(rows, text("balance-part-seats-heading"), fair), table(heads, said)])


def length_part(figures: dict[str, Any]) -> str:
    found = figures["length"]["rounds"]
    if not found:
        return ""
    said = text(
        "balance-length-says",
        median=f"{found['median']:g}",
        tenth=f"{found['tenth']:g}",
        most=f"{found['nine_tenths']:g}",
        decisions=f"{figures['length']['decisions']['mean']:g}",
    )
    rows = [[f"{bar['from']}–{bar['to']}", str(bar["games"])] for bar in found["bars"]]
    heads = [text("balance-rounds"), text("sim-played")]
    plot = plots.bars(found["bars"], text("balance-part-length-heading"))
    return section("length", [f"<p>{escape(said)}</p>", plot, table(heads, rows)])


def card_part(figures: dict[str, Any], deed: str) -> str:
    known = sorted(
        ((one["card"], one[deed], one["sides"]) for one in figures["cards"] if one[deed]),
        key=lambda one: -float(one[1]["gain"]),
    )
    if not known:
        return ""
    shown = known if len(known) <= MOST_CARDS else known[: MOST_CARDS // 2] + known[-MOST_CARDS // 2 :]
    heads = [text("balance-card"), text("sim-played"), text("balance-gain"), text("arena-sure"), text("balance-side")]
    rows = [
        [card, str(row["games"]), points(row["gain"]), " – ".join(map(points, row["interval"])), ", ".join(sides)]
        for card, row, sides in known
    ]
    plot = plots.gains([(card, row) for card, row, _ in shown], text(f"balance-part-{deed}-heading"))
    return section(deed, [plot, table(heads, rows)])


def never_part(figures: dict[str, Any]) -> str:
    found = figures["never_played"]
    if not found:
        return ""
    listed = ", ".join(f"{one['card']} ({one['drawn']})" for one in sorted(found, key=lambda one: -int(one["drawn"])))
    return section("never", [f"<p>{escape(listed)}</p>"])


def comeback_part(figures: dict[str, Any]) -> str:
    found = figures["comebacks"]
    if not found:
        return ""
    fair = 1 / max(1, len(figures["seats"]))
    label = text("balance-part-comebacks-heading")
    plot = plots.curve(found, fair, label, text("balance-curve-won"), text("balance-curve-judged"))
    rows = [[percent(one["at"]), str(one["games"]), percent(one["share"]), interval(one)] for one in found]
    heads = [text("balance-at"), text("sim-played"), text("sim-share"), text("arena-sure")]
    return section("comebacks", [plot, table(heads, rows)])
