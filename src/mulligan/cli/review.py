"""`mulligan review`: a saved game looked at again by a bot that thinks ahead."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.agents.review import Moment, Review
    from mulligan.kernel.journal import Journal
    from mulligan.screen.page import Page

WORLDS = 200
FEWEST_WORLDS = 10
BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST_COURSE = 60


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "review", help=text("review-help"), description=text("review-description"), epilog=text("review-epilog")
    )
    parser.add_argument("file", type=Path, metavar=text("review-file"))
    parser.add_argument("--seat", metavar="SEAT", help=text("review-seat-help"))
    parser.add_argument(
        "--worlds", type=int, default=WORLDS, metavar="N", help=text("review-worlds-help", worlds=WORLDS)
    )
    parser.add_argument("--json", action="store_true", help=text("review-json-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.cli.terminal.replaying import seat_of
    from mulligan.cli.terminal.saves import opened
    from mulligan.screen.page import Page

    if arguments.worlds < FEWEST_WORLDS:
        raise Trouble(text("review-too-few-worlds", worlds=arguments.worlds))
    journal = opened(arguments.file)
    names = journal.game.seat_names
    seats = None
    if arguments.seat is not None:
        found = seat_of(arguments.seat, names)
        if found is None or found < 0:
            raise Trouble(text("replay-no-seat", seat=arguments.seat, names=", ".join(names)))
        seats = [found]
    looked = look(journal, seats, arguments.worlds)
    if arguments.json:
        print(json.dumps({"game": journal.game.name, "seed": journal.seed, **looked.as_json()}, ensure_ascii=False))
    else:
        show(looked, seats or list(range(len(names))), Page())
    return 0


def look(journal: "Journal", seats: list[int] | None, worlds: int) -> "Review":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from mulligan.agents.review import review

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("review-looking"), total=len(journal.choices))
        return review(journal, seats, worlds, lambda done, _: progress.update(task, completed=done))


def show(looked: "Review", seats: list[int], page: "Page") -> None:
    page.say(text("review-course"))
    for seat, name in enumerate(looked.names):
        page.say(f"{name:>12}  {course([row[seat] for row in looked.chances])}")
    page.say()
    page.say(text("review-turned"), style="bold")
    for after, seat, _ in looked.turns():
        round_, who, what = looked.deeds[after]
        said = text(
            "review-turn",
            round=round_,
            choice=after + 1,
            name=looked.names[who],
            what=what,
            winner=looked.names[seat],
            before=percent(looked.chances[after][seat]),
            after=percent(looked.chances[after + 1][seat]),
        )
        page.say(said, indent=2)
    for seat in seats:
        worst = looked.worst(seat)
        page.say()
        if not worst:
            page.say(text("review-nothing-lost", name=looked.names[seat]))
            continue
        page.say(text("review-lost", name=looked.names[seat]), style="bold")
        for moment in worst:
            tell(moment, page)


def tell(moment: "Moment", page: "Page") -> None:
    told = text("review-moment", round=moment.round, choice=moment.after + 1, question=moment.question)
    page.say(told, indent=2)
    page.say(text("review-chosen", what=moment.chosen, value=percent(moment.value)), indent=4)
    page.say(text("review-better", what=moment.better, value=percent(moment.best_value)), indent=4)
    for number, line in enumerate(moment.lines):
        words = f" {page.glyphs['arrow']} ".join(line.words)
        seen: dict[str, Any] = {"words": words, "value": percent(line.value), "tried": line.tried}
        said = text("review-other", **seen) if number else text("review-line", **seen)
        page.say(said, style="dim", indent=6)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def course(chances: list[float]) -> str:
    """A line of small bars."""
    width = min(WIDEST_COURSE, len(chances))
    picked = [chances[len(chances) * i // width] for i in range(width)] if width else []
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in picked)
