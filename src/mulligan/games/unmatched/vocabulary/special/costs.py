"""What attacks cost beyond their action, whom somebody cannot attack; defenses; what a maneuver does instead."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counter
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group
from mulligan.games.unmatched.vocabulary.special.abilities import MarkerWays, MoveIs, MovePlus, OfFighters
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis, once
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Instruction
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class DearAttacks(OfFighters):
    """A fighter's attacks cost so many actions more than one, or so many in all."""

    extra: Amount | None = None
    total: Amount | None = None


@dataclass(frozen=True)
class PaidAttacks(OfFighters):
    """A fighter's attacks cost counters besides their action."""

    count: Amount
    name: Counter


@dataclass(frozen=True)
class NoTarget(OfFighters):
    """A fighter cannot attack fighters of a kind."""

    group: Group


@dataclass(frozen=True)
class SkipDraw(Instruction):
    """maneuver-1: the maneuver draws no card, for something else is done instead."""

    def do(self, table: Table, at: Resolving) -> bool:
        for frame in reversed(table.stack):
            if isinstance(frame, Maneuver):
                frame.undrawn = True
                return at.done(True)
        return at.done(False)


@dataclass(frozen=True)
class SkipMove(Instruction):
    """maneuver-2: fighters do not move in the maneuver, for something else is done instead."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        for frame in reversed(table.stack):
            if isinstance(frame, Maneuver):
                frame.to_move &= ~self.who.bits(table, at)
                return at.done(True)
        return at.done(False)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    shapes = (
        "{who:simple} 's attacks cost COST [each]", "attacking with {who} costs COST",
        "it costs COST to attack with {who}", "{who} must|needs_to|need_to|has_to|have_to spend|pay COST to attack",
        "{who} needs~need COST to attack", "to attack with {who} , you must spend|pay COST",
        "you must spend|pay COST to attack with {who}", "{who} cannot|can't attack unless you spend|pay COST",
        "an attack by|with|of {who} costs COST",
    )  # fmt: skip
    for shape in shapes:
        grammar.phrase(DearAttacks, shape.replace("COST", "{extra} additional|extra|more action+s"))
        grammar.phrase(DearAttacks, shape.replace("COST", "an|one additional|extra|more action"), extra=Number(1),
                       printed=False)  # fmt: skip
        grammar.phrase(DearAttacks, shape.replace("COST", "{total} actions"))
        besides = "[in addition to the|its|an action] [as well as an action]"
        grammar.phrase(PaidAttacks, shape.replace("COST", f"{{count}} [additional|extra] {{name}} {besides}"))
    every = "any|one|a|an {marker} [space] to any|another [other] space with|containing a|an {marker}"
    near = "as_if|as_though they were adjacent"
    grammar.phrase(
        MarkerWays, f"[when|whenever you maneuver ,] you may move {{who}} from a space with|containing {every} {near}",
        f"{{who}} may|can move from a space with|containing {every} {near}",
        "{who} may|can move between spaces with|containing {marker} as_though they were adjacent", printed=False,
    )  # fmt: skip
    cannot = "cannot|can't|may_not"
    grammar.phrase(NoTarget, f"{{who}} {cannot} attack [any|a|an] {{group}}", f"{{who}} {cannot} target {{group}}")
    enter_moments(grammar)
    grammar.phrase(MoveIs, "{who} has~have a move value of {value}", "{who:simple} 's movement is {value}",
                   printed=False)  # fmt: skip
    grammar.phrase(
        MovePlus, "you 's fighters have|get|gain + {amount} movement", "{who} has~have|gets~get|gains~gain + {amount} "
        "move|movement [value]", "{who} has~have|gets~get|gains~gain + {amount} to they 's move value", printed=False,
    )  # fmt: skip


def enter_moments(grammar: Grammar) -> None:
    for when in ("when", "whenever"):
        ways = (f"{when} you defend", f"{when} {{who}} defends~defend",
                f"{when} {{who}} defends~defend against [an attack from|by|of] a|an {{target}}")  # fmt: skip
        grammar.phrase(WhenThis, *ways, moment=Moment.DEFENDS)
        grammar.phrase(WhenThis, *once(ways), moment=Moment.DEFENDS, once=True)
        attacked = (f"{when} {{who}} is~are attacked by a|an {{target}}",)
        grammar.phrase(WhenThis, *attacked, moment=Moment.ATTACKED)
        grammar.phrase(WhenThis, *once(attacked), moment=Moment.ATTACKED, once=True)
    placed = "[at the start of the game ,] after|when you place you 's fighters"
    grammar.phrase(WhenThis, placed, "[at the start of the game ,] after placing #0|you_'s_fighters", "during|at setup",
                   "before the game starts|begins", moment=Moment.START_OF_GAME)  # fmt: skip
    maneuver = "when|whenever you maneuver|take_a_maneuver_action|take_the_maneuver_action"
    part = "for|during|as_part_of|from a|you_'s|the maneuver [action]"
    draw = "instead of drawing a|the|you_'s card"
    grammar.phrase(WhenThis, f"{maneuver} , {draw}", f"{draw} {maneuver}", f"{draw} {part}", moment=Moment.DRAWS)
    grammar.phrase(WhenThis, f"{maneuver} , instead of moving {{skips:simple}}",
                   f"instead of moving {{skips:simple}} {maneuver}",
                   "instead of moving {skips:simple} with|during|for|as_part_of|on a|you_'s|the maneuver [action]",
                   moment=Moment.MANEUVERS)  # fmt: skip
