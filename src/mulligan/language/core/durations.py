"""How long: this turn, until the start of your next turn, for the rest of the game, while something holds."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.language.core.kinds import Condition, Duration, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class ThisTurn(Duration):
    """Until the next turn starts (602.1b)."""


@dataclass(frozen=True)
class UntilStartOfTurn(Duration):
    """Until a player's next turn starts."""

    of: Players


@dataclass(frozen=True)
class UntilEndOfTurn(Duration):
    """Until a player's next turn ends."""

    of: Players


@dataclass(frozen=True)
class ThisBattle(Duration):
    """Until the battle is resolved."""


@dataclass(frozen=True)
class RestOfGame(Duration):
    """For good."""


@dataclass(frozen=True)
class AsLongAs(Duration):
    """While something holds (504.1)."""

    condition: Condition


def enter(grammar: Grammar) -> None:
    """Enter the phrases for durations."""
    grammar.phrase(ThisTurn, "this turn", "until [the] end of [the] turn", "until the end of this turn", "that turn")
    grammar.phrase(ThisTurn, "for this|that|the turn", "for the rest|remainder of this|that|the turn", printed=False)
    grammar.phrase(UntilStartOfTurn, "until the start of {of:simple} 's next turn", "until {of:simple} 's next turn")
    grammar.phrase(UntilEndOfTurn, "until the end of {of:simple} 's next turn")
    grammar.phrase(ThisBattle, "during this battle", "this battle", "for this battle")
    grammar.phrase(
        ThisBattle,
        "until [the] end of [the|this|that] battle",
        "for the rest of the|this|that battle",
        "for that|the battle",
        printed=False,
    )
    grammar.phrase(RestOfGame, "for the rest of the game", "permanently")
    grammar.phrase(AsLongAs, "while|as_long_as|for_as_long_as {condition}")
