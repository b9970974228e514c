"""How long: this turn, until the start of your next turn, for the rest of the game, while something holds."""

from __future__ import annotations

from mulligan.language.core.kinds import Condition, Duration, Players
from mulligan.language.grammar import Grammar
from mulligan.language.tree import node


@node
class ThisTurn(Duration):
    """Until the next turn starts (602.1b)."""


@node
class UntilStartOfTurn(Duration):
    """Until a player's next turn starts."""

    of: Players


@node
class UntilEndOfTurn(Duration):
    """Until a player's next turn ends."""

    of: Players


@node
class ThisBattle(Duration):
    """Until the battle is resolved."""


@node
class RestOfGame(Duration):
    """For good."""


@node
class AsLongAs(Duration):
    """While something holds (504.1)."""

    condition: Condition


def enter(grammar: Grammar) -> None:
    """Enter the phrases for durations."""
    grammar.phrase(ThisTurn, "this turn", "until [the] end of [the] turn", "until the end of this turn", "that turn")
    grammar.phrase(ThisTurn, "for this|that|the turn", printed=False)
    grammar.phrase(UntilStartOfTurn, "until the start of {of:simple} 's next turn")
    grammar.phrase(UntilEndOfTurn, "until the end of {of:simple} 's next turn")
    grammar.phrase(ThisBattle, "during this battle", "this battle", "for this battle")
    grammar.phrase(ThisBattle, "until [the] end of [the|this] battle", "for the rest of the battle", printed=False)
    grammar.phrase(RestOfGame, "for the rest of the game")
    grammar.phrase(AsLongAs, "while|as_long_as {condition}")
