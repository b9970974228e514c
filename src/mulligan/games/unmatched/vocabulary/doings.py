"""Who attacks whom, who is down, who is not in the combat, whether a maneuver was boosted; and who recovers nothing."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.table import BOOSTED_MOVE, Table
from mulligan.games.unmatched.vocabulary.asking.conditions import IsAttacking, fallen
from mulligan.games.unmatched.vocabulary.asking.memory import TargetIs, ever
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group, InCombat, Spot, YourFighter
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.language.core.kinds import Condition
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class AttacksSuch(Condition):
    """A fighter is attacking one of a kind."""

    who: Fighters
    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return IsAttacking(self.who).holds(table, at) and TargetIs(self.group).holds(table, at)


@dataclass(frozen=True)
class SomeDown(Condition):
    """A fighter of a kind is defeated."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return ever(table, at, self.group) & fallen(table) != 0


@dataclass(frozen=True)
class ManeuverBoosted(Condition):
    """The maneuver that is just over was boosted, or was not."""

    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return bool(table.turn[BOOSTED_MOVE]) != self.never


@dataclass(frozen=True)
class InManeuver(Condition):
    """Somebody is maneuvering."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return any(isinstance(frame, Maneuver) for frame in table.stack)


@dataclass(frozen=True)
class NotInCombat(Spot):
    """Neither of the two fighters of the combat."""

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board() & ~InCombat().bits(table, at)


@dataclass(frozen=True)
class NoRecovery(AbilityLine):
    """Fighters recover no health: certain ones, or all of a kind."""

    who: Fighters | None = None
    group: Group | None = None


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.phrase(
        AttacksSuch, "{who} is~are attacking a|an|one_of {group}", "{who} attacks~attack a|an|one_of {group}"
    )
    grammar.phrase(AttacksSuch, "you are attacking a|an|one_of {group}", who=YourFighter(), printed=False)
    it = "that|this|the maneuver"
    grammar.phrase(ManeuverBoosted, f"you boosted {it}", f"{it} was boosted")
    grammar.phrase(ManeuverBoosted, f"you did_not|didn't boost {it}", f"{it} was not boosted", never=True)
    grammar.phrase(NotInCombat, "that was~were|is~are not in the|this combat", "not in the|this combat",
                   "that was~were|is~are not part of the|this combat", "who was~were not in the|this combat",
                   "that did not fight|take_part in the|this combat")  # fmt: skip
    for whom in ("{who}", "{group}"):
        ways = ("cannot|can't|may_not recover [any] health", "cannot|can't be healed", "does~do not recover health")
        rather_than = NoRecovery if whom == "{who}" else None
        grammar.phrase(NoRecovery, *(f"{whom} {way}" for way in ways), rather_than=rather_than)
