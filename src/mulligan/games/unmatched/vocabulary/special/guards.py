"""What a special ability does against opponents: whom they cannot attack, and what their cards are worth less."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.abilities import hero_of
from mulligan.games.unmatched.effects.context import Resolving, fresh
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.table import FIGHTERS, NONE, Table
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group
from mulligan.games.unmatched.vocabulary.special.abilities import CARDS, AbilityLine, OfFighters
from mulligan.games.unmatched.vocabulary.special.costs import NoTarget
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class CannotBeAttacked(OfFighters):
    """Nobody can attack a fighter, or nobody who is not adjacent, or no ranged fighter; while something is so."""

    condition: Condition | None = None
    afar: bool = False
    ranged: bool = False


@dataclass(frozen=True)
class CannotBeMoved(OfFighters):
    """Opponents' effects neither move nor place a fighter."""


@dataclass(frozen=True)
class NeverAttacks(OfFighters):
    """A fighter cannot attack."""


@dataclass(frozen=True)
class FoesCards(AbilityLine):
    """Cards of opposing fighters, or cards against some fighter, are worth less."""

    amount: Amount
    attacks: bool
    defenses: bool
    group: Group | None = None
    against: Fighters | None = None


@dataclass(frozen=True)
class FoesMove(AbilityLine):
    """Opposing fighters have a lower move value, or another one."""

    amount: Amount | None = None  # so much less
    value: Amount | None = None  # or this
    who: Fighters | None = None  # certain fighters
    group: Group | None = None  # or all of a kind, whoever that is when it is asked


@dataclass(frozen=True)
class Less(Amount):
    """So much less."""

    amount: Amount

    def of(self, table: Table, at: Resolving) -> int:
        return -self.amount.of(table, at)


@dataclass(frozen=True)
class SeenBy(Condition):
    """The fighter in question is one of a kind in the eyes of another player."""

    player: Player
    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        looking = fresh(self.player, hero_of(table, self.player), NO_CARD, NONE, 0)
        return self.group.bits(table, looking) >> at.fighter & 1 == 1


@dataclass(frozen=True)
class FightsAgainst(Condition):
    """The other fighter of the combat is one of these, as bits."""

    who: int

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side >= 0 and self.who >> table.combat[FIGHTERS + 1 - at.side] & 1 == 1


@dataclass(frozen=True)
class HoldsFor(Condition):
    """Something that another player asks."""

    player: Player
    condition: Condition

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.condition.holds(table, fresh(self.player, hero_of(table, self.player), NO_CARD, NONE, 0))


@dataclass(frozen=True)
class NoRecovery(AbilityLine):
    """Fighters recover no health: certain ones, or all of a kind."""

    who: Fighters | None = None
    group: Group | None = None


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_moves(grammar)
    while_so = "[if|while|when|as_long_as {condition}]"
    never = (
        "cannot|can't|may_not be attacked|targeted|targeted_by_attacks|the_target_of_attacks|the_target_of_an_attack"
    )
    grammar.phrase(CannotBeAttacked, f"{{who}} {never} [by opposing fighters] {while_so}",
                   f"opposing_fighters|opponents|you_'s_opponent cannot|can't|may_not attack {{who}} "
                   f"{while_so}")  # fmt: skip
    far = "non-adjacent|nonadjacent [opposing] fighters"
    grammar.phrase(
        CannotBeAttacked, f"{{who}} can|may only be attacked|targeted by adjacent [opposing] fighters {while_so}",
        f"{{who}} cannot|can't|may_not be attacked|targeted by {far} {while_so}",
        f"{{who}} cannot|can't be attacked|targeted by [opposing] fighters that|who are not|aren't adjacent "
        f"[to they|him|her|it|them] {while_so}",
        f"only adjacent [opposing] fighters can|may attack {{who}} {while_so}",
        f"[opposing] fighters that|who are not|aren't adjacent [to they|him|her|it|them] cannot|can't|may_not attack "
        f"{{who}} {while_so}",
        f"non-adjacent|nonadjacent [opposing] fighters cannot|can't|may_not attack {{who}} {while_so}", afar=True,
    )  # fmt: skip
    grammar.phrase(CannotBeAttacked, f"{{who}} cannot|can't|may_not be attacked|targeted by [opposing] ranged fighters "
                   f"{while_so}", ranged=True)  # fmt: skip
    moved = "moved|moved_or_placed|placed_or_moved|moved_or_swapped|moved,_placed,_or_swapped"
    grammar.phrase(
        CannotBeMoved, f"{{who}} cannot|can't|may_not be {moved} by opponents|you_'s_opponent|an_opponent ['|'s] "
        "[card] [effect+s|card+s]", f"{{who}} cannot|can't|may_not be {moved} by opposing|enemy card+s|effect+s",
        "opponents|you_'s_opponent cannot|can't|may_not move|place|move_or_place {who}",
        "{who} ignores~ignore effects|opponents_'_effects that would move they|it|him|her|them",
    )  # fmt: skip
    grammar.phrase(NeverAttacks, "{who} cannot|can't|can_never|may_not|may_never attack", "{who} does~do not attack",
                   "{who} never attacks~attack")  # fmt: skip
    theirs = "[you_'s_opponent_'s|opponents_'|opponents_'s|opposing|enemy]"
    for cards, attacks, defenses in CARDS:
        grammar.phrase(
            FoesCards, f"{{group}} get|have|has|gets - {{amount}} to [the value of] they 's {cards}",
            f"{{group}} subtract|subtracts {{amount}} from [the value of] they 's {cards}",
            f"reduce the value of {cards} of|by|made_by|played_by {{group}} by {{amount}}",
            f"subtract {{amount}} from the value of {cards} of|by|made_by|played_by {{group}}",
            f"{{group}} 's|' {cards} are|is|get|gets|have|has - {{amount}} [value]",
            f"reduce the value of {{group}} 's|' {cards} by {{amount}}", attacks=attacks, defenses=defenses,
        )  # fmt: skip
        grammar.phrase(
            FoesCards, f"{theirs} {cards} against {{against}} are|is|get|gets|have|has - {{amount}} [value]",
            f"reduce the value of {cards} against {{against}} by {{amount}}",
            f"subtract {{amount}} from the value of {cards} against {{against}}", attacks=attacks, defenses=defenses,
        )  # fmt: skip
    enter_bars(grammar)


def enter_moves(grammar: Grammar) -> None:
    """Every way to say that opposing fighters move less far: one of them, or all of a kind."""
    value = "move|movement [value+s]"
    shapes = (
        f"OF 's {value} is|are reduced|lowered by {{amount}}", f"reduce|decrease OF 's {value} by {{amount}}",
        f"OF has|have they 's {value} reduced|lowered|decreased by {{amount}}",
        f"OF 's {value} is|are - {{amount}}", f"OF has|have|gets|get - {{amount}} {value}",
        f"OF has|have|gets|get - {{amount}} to they 's {value}", f"subtract {{amount}} from OF 's {value}",
        f"reduce the {value} of OF by {{amount}}", f"OF 's {value} is|are decreased by {{amount}}",
        f"the {value} of OF is|are reduced|decreased|lowered by {{amount}}",
    )  # fmt: skip
    for shape in shapes:
        grammar.phrase(FoesMove, shape.replace("OF 's", "{who:simple} 's").replace("OF", "{who}"), rather_than=FoesMove)
        grammar.phrase(FoesMove, shape.replace("OF 's", "{group} 's|'").replace("OF", "{group}"))
    grammar.phrase(FoesMove, f"{{group}} 's|' {value} is|are|becomes|become {{value}}",
                   f"{{group}} has|have a {value} of {{value}}")  # fmt: skip


def enter_bars(grammar: Grammar) -> None:
    for whom in ("{who}", "{group}"):
        ways = ("cannot|can't|may_not recover [any] health", "cannot|can't be healed", "does~do not recover health")
        rather_than = NoRecovery if whom == "{who}" else None
        grammar.phrase(NoRecovery, *(f"{whom} {way}" for way in ways), rather_than=rather_than)
    grammar.phrase(NoTarget, "{who} cannot|can't|may_not|do_not|don't|does_not|may_never|can_never attack",
    group=Group(),
                   printed=False)  # fmt: skip
