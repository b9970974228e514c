"""The events of a game as a list: number, sentence, rule, and the event that caused it."""

from rich.text import Text

from mulligan.kernel.events import Event, causes_behind
from mulligan.kernel.game import Game
from mulligan.messages import text


def log_lines(game: Game, events: list[Event], reader: int, first: int = 0) -> list[Text]:
    """One line an event, from number `first` on, set in under the event that caused it."""
    lines: list[Text] = []
    for number in range(first, len(events)):
        event = events[number]
        told = game.sentence(event, reader)
        line = Text(f"{number + 1:>4}  ", style="dim")
        line.append("  " * causes_behind(events, event))
        line.append(told[0].upper() + told[1:], style="default")
        cause = text("log-cause", number=event.cause + 1) if event.cause >= 0 else ""
        line.append(" " + text("log-rule", rule=event.rule) + cause, style="dim")
        lines.append(line)
    return lines
