"""Fighters on the move: moving, placing, swapping, and staying where they are."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import first_of, members
from mulligan.games.unmatched.numbers import Fighter, Space
from mulligan.games.unmatched.options import (
    ABOUT_EFFECT_WHERE,
    ABOUT_EFFECT_WHICH,
    ABOUT_FIGHTER,
    ABOUT_PLACE,
    DECLINE,
    DONE,
    FIGHTER,
    SPACE,
)
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.table import HELD, IS_HELD, LAST_MOVER, LAST_SPACE, Table
from mulligan.games.unmatched.vocabulary.acts.health import revivable
from mulligan.games.unmatched.vocabulary.acts.picking import target
from mulligan.games.unmatched.vocabulary.nouns.amounts import Product
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Another,
    Fighters,
    Group,
    InPart,
    One,
    OneAmong,
    Oneself,
    OpposingFighter,
    SeveralFighters,
    Side,
    Spaces,
    Spoken,
    YourFighter,
)
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Amount, Instruction
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar
from mulligan.language.tree import walk, with_fields

WHICH = 0  # the questions of a move
WHERE = 1


@dataclass(frozen=True)
class MoveFighters(Instruction):
    """Move each of these fighters up to so many spaces.

    One after another, each in full (maneuver-4); whoever moves them may leave any of them where it is.
    """

    who: Fighters
    steps: Amount
    through: bool = False
    exactly: bool = False
    past: bool = False  # through sidekicks, and not through heroes
    toward: Fighters | None = None  # each step brings them nearer to these
    away: bool = False  # or takes them farther from them
    ending: Spaces | None = None  # where they must be in the end, unless they stay
    stirred: bool = False  # those who stay are not spoken of later
    may: bool = False  # it is said that they may: whoever's effect it is moves them, if they are friends

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            movers = self.who.bits(table, at) & table.on_board()
            at.left = self.steps.of(table, at)
            at.work = movers
            at.picked = movers
            at.passed = 0
            at.through = self.through
            at.did = False
            if table.sheet.watches_shifts:  # nobody has been moved yet
                table.turn[LAST_MOVER] = table.turn[LAST_SPACE] = 0
        if at.stage == WHICH:
            candidates = 0
            for fighter in table.sheet.all_fighters:
                if at.work >> fighter & 1 and movement.can_be_moved(table, fighter, at.you):
                    candidates |= 1 << fighter
            if candidates == 0 or at.left <= 0:
                return self.over(at)
            if candidates & candidates - 1:
                return at.ask(table, ABOUT_EFFECT_WHICH, [*members(candidates, FIGHTER), DONE])
            at.mover = Fighter(first_of(candidates))
            at.stage = WHERE
        if self.toward is not None:
            goal = table.spaces_of(self.toward.bits(table, at) & table.on_board())
            reached = movement.reachable_along(table, at.mover, at.left, self.through, goal, self.away)
        elif self.exactly:
            reached = movement.reachable_exactly(table, at.mover, at.left, self.through)
        else:
            reached = movement.reachable(table, at.mover, at.left, self.through, self.past)
        if self.ending is not None:
            reached &= self.ending.bits(table, at) | 1 << table.space[at.mover]
        return at.ask(table, ABOUT_EFFECT_WHERE, members(reached, SPACE))

    def over(self, at: Resolving) -> bool:
        if self.stirred:
            at.picked &= ~at.work
        return True

    def answered(self, table: Table, at: Resolving) -> bool:
        if at.stage == WHICH:
            if table.answer == DONE:
                return self.over(at)
            at.mover = Fighter(table.answer - FIGHTER)
            at.stage = WHERE
            return False
        fighter, space = at.mover, Space(table.answer - SPACE)
        if self.through:
            at.passed |= movement.passed(table, fighter, space, at.left)
        if movement.move(table, fighter, space, at.cited(table), at.through):
            at.did = True
        elif self.stirred:
            at.picked &= ~(1 << fighter)
        at.work &= ~(1 << fighter)
        at.stage = WHICH
        return False

    def lay(self, plan: Plan) -> None:
        if self.may and opposing(self.who):
            raise CannotBePlayed("a move of which it is not said who makes it")
        plan.do(with_fields(self, who=target(plan, self.who)))

    def repeated(self, plan: Plan, per: Amount) -> None:
        plan.do(with_fields(self, who=target(plan, self.who), steps=Product(self.steps, per)))

    def offered(self, plan: Plan) -> None:
        """Whoever may move need not be asked first: they may stay."""
        if isinstance(self.who, One | SeveralFighters | Another | OneAmong):
            plan.may(self)
        else:
            self.lay(plan)


@dataclass(frozen=True)
class PassThrough(Instruction):
    """The move just spoken of may go through opposing fighters: part of that move once it is read."""

    who: Fighters = Spoken()
    past: bool = False  # sidekicks alone


@dataclass(frozen=True)
class EndsThere(Instruction):
    """The move just spoken of must end there: part of that move once it is read."""

    where: Spaces
    who: Fighters = Spoken()


@dataclass(frozen=True)
class StopMoving(Instruction):
    """A fighter goes no further: moves end at the markers that say so (see `movement.reachable`)."""

    who: Fighters = Spoken()

    def do(self, table: Table, at: Resolving) -> bool:
        return at.done(True)


@dataclass(frozen=True)
class PlaceFighters(Instruction):
    """Put fighters somewhere without a move."""

    who: Fighters
    where: Spaces
    stay: bool = False  # one may leave them where they are
    revive: bool = False  # Ruling 8: defeated ones too

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            chosen = self.who.bits(table, at)
            movers = 0
            for fighter in table.sheet.all_fighters:
                fit = movement.can_be_moved(table, fighter, at.you) or (self.revive and revivable(table, fighter))
                if chosen >> fighter & 1 and fit:
                    movers |= 1 << fighter
            at.left = 1
            at.work = movers
            at.picked = movers
            at.did = False
        while at.work:
            fighter = Fighter(first_of(at.work))
            at.mover = fighter
            free = self.where.bits(table, at) & ~table.occupied()
            if free:
                options = members(free, SPACE)
                if self.stay:
                    options.append(DECLINE)
                return at.ask(table, ABOUT_PLACE, options)
            at.work &= ~(1 << fighter)
        return True

    def answered(self, table: Table, at: Resolving) -> bool:
        fighter = at.mover
        at.work &= ~(1 << fighter)
        if table.answer == DECLINE:
            return False
        if table.health[fighter] == 0:
            table.health[fighter] = 1  # until the effect says how much
        movement.put(table, fighter, Space(table.answer - SPACE), at.cited(table))
        at.did = True
        return False

    def lay(self, plan: Plan) -> None:
        plan.do(PlaceFighters(target(plan, self.who), self.where, self.stay, self.revive))

    def offered(self, plan: Plan) -> None:
        PlaceFighters(self.who, self.where, True, self.revive).lay(plan)


@dataclass(frozen=True)
class PlaceInCombatSpace(Instruction):
    """Choose a space, then put a fighter there."""

    where: Spaces
    who: Fighters

    def lay(self, plan: Plan) -> None:
        PlaceFighters(self.who, self.where).lay(plan)


@dataclass(frozen=True)
class SwapSpaces(Instruction):
    """Two fighters change places."""

    one: Fighters
    other: Fighters
    may: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        one = Fighter(first_of(self.one.bits(table, at) & table.on_board()))
        other = first_of(self.other.bits(table, at) & table.on_board())
        at.picked = 1 << other if other >= 0 else 0  # "that fighter" is the one swapped with
        if one < 0 or other < 0 or not movement.can_be_moved(table, Fighter(other), at.you):
            return at.done(False)
        return at.done(movement.swap(table, one, Fighter(other), at.cited(table)))

    def lay(self, plan: Plan) -> None:
        if self.may:
            plan.may(SwapSpaces(self.one, self.other))
        elif self.one.chosen() and self.other.chosen():
            plan.do(SwapChosen(self.one, self.other))
        else:
            one = target(plan, self.one)
            plan.do(SwapSpaces(one, target(plan, self.other)))


@dataclass(frozen=True)
class SwapChosen(Instruction):
    """Two fighters who are chosen one after the other change places."""

    one: Fighters
    other: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left, at.work = 2, 0
        among = self.one if at.left == 2 else self.other
        chosen = among.bits(table, at) & table.on_board() & ~at.work
        if not chosen:
            return at.done(False)
        return at.ask(table, ABOUT_FIGHTER, members(chosen, FIGHTER))

    def answered(self, table: Table, at: Resolving) -> bool:
        fighter = Fighter(table.answer - FIGHTER)
        at.left -= 1
        if at.left:
            at.work = 1 << fighter
            return False
        first = Fighter(first_of(at.work))
        at.picked = at.work | 1 << fighter
        return at.done(movement.swap(table, first, fighter, at.cited(table)))


@dataclass(frozen=True)
class HoldFighters(Instruction):
    """Fighters cannot leave their spaces this turn."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        return hold(table, at, self.who.bits(table, at))

    def lay(self, plan: Plan) -> None:
        plan.do(HoldFighters(target(plan, self.who)))


@dataclass(frozen=True)
class HoldEveryone(Instruction):
    """No fighter can leave its space this turn."""

    def do(self, table: Table, at: Resolving) -> bool:
        return hold(table, at, table.on_board())


def opposing(who: Fighters) -> bool:
    """May they be an opponent's fighters?"""
    if isinstance(who, OpposingFighter | InPart):
        return True
    return any(isinstance(part, Group) and part.side is Side.OPPOSING for part in walk(who))


def hold(table: Table, at: Resolving, who: int) -> bool:
    table.turn[HELD] |= who
    for fighter in range(len(table.space)):
        if who >> fighter & 1:
            table.happen(IS_HELD, at.you, at.cited(table), NO_CARD, 0, fighter)
    return at.done(True)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for moving."""
    grammar.phrase(
        MoveFighters, "move(s) {who} [each] up to {steps} space+s [each]",
        "move(s) {who} {steps} space+s [in any direction]",
        "move(s) {who} a number of spaces up to {steps}",
        "move(s) {who} [up to] a number of spaces equal to {steps}", "choose {who} and move them up to {steps} space+s",
    )  # fmt: skip
    grammar.phrase(MoveFighters, "{who} moves~move up to {steps} space+s", printed=False)
    so = "so [that] they|it|he|she is|are|ends|end"
    grammar.phrase(
        MoveFighters, "move(s) {who} up to {steps} space+s to {ending}",
        f"move(s) {{who}} up to {{steps}} space+s [,] {so} [in|on] {{ending}}",
        "move(s) {who} up to {steps} space+s [,] ending|to_end [they 's movement|move] [in|on] {ending}",
    )  # fmt: skip
    grammar.phrase(EndsThere, "{who} must|has_to|have_to end|finish [they|its|it] ['s] [movement|move] [in|on] {where}",
                   "{who} must|has_to|have_to end|finish that|this move|movement [in|on] {where}")  # fmt: skip
    grammar.phrase(EndsThere, "end [they|its|it] ['s] [movement|move] [in|on] {where}", printed=False)
    grammar.phrase(
        MoveFighters, "move(s) {who} exactly {steps} space+s", "{who} moves~move exactly {steps} space+s", exactly=True
    )
    for away, whither in (
        (False, "toward|towards|closer_to|nearer_to"),
        (True, "farther|further|away|directly_away from"),
    ):
        directed = f"[up to] {{steps}} space+s {whither} {{toward:simple}}"
        last = f"{whither} {{toward:simple}} [up to] {{steps}} space+s"
        grammar.phrase(MoveFighters, f"move(s) {{who}} {directed}", f"{{who}} moves~move|must_move {directed}",
                       f"move(s) {{who}} {last}", f"{{who}} moves~move|must_move {last}", away=away)  # fmt: skip
        grammar.phrase(MoveFighters, f"move {directed}", who=Oneself(), away=away, printed=False)
    grammar.phrase(MoveFighters, "{who} is~are moved up to {steps} space+s", printed=False)
    grammar.phrase(MoveFighters, "move up to {steps} space+s", "move {steps} space+s", who=Oneself())
    through = "through [spaces containing|with|occupied_by] [other|they_'s|any|all] [opposing|enemy|other] fighters"
    grammar.phrase(
        PassThrough, "they may move through opposing fighters", f"{{who}} may|can move {through}",
        f"you may|can move {{who}} {through}", f"you may|can move {through}",
        "ignore opposing fighters when|while|during moving|this_move|that_move|they_'s_movement",
    )  # fmt: skip
    grammar.phrase(PassThrough, f"may move {through}", printed=False)
    past = "through [opposing] sidekicks"
    grammar.phrase(PassThrough, f"{{who}} may move {past}", f"you may move {{who}} {past}", f"may move {past}",
                   past=True)  # fmt: skip
    ends = "end|ends|stop|stops they|its|it 's movement|move"
    grammar.phrase(StopMoving, f"{{who}} must {ends}", f"{{who}} {ends}", "{who} must stop [moving]",
                   "{who} 's movement|move ends [immediately]", "{who} stops moving",
                   "its movement|move ends [immediately]", "{who} 's movement|move immediately ends",
                   "end {who:simple} 's movement|move [immediately]")  # fmt: skip
    grammar.phrase(StopMoving, "end|stop they|it 's movement|move", printed=False)
    grammar.phrase(PlaceFighters, "place(s) {who} in|on|into {where}", "place(s) {who} {where}",
                   "move(s) {who} to {where}")  # fmt: skip
    grammar.phrase(PlaceInCombatSpace, "choose {where} . place {who} in that space")
    grammar.phrase(
        SwapSpaces, "{one:simple} and {other:simple} swap spaces", "{one:simple} swaps~swap spaces with {other}",
        "swap|exchange|switch the spaces|positions|places of {one:simple} and {other}",
        "exchange|switch {one:simple} and {other:simple} [spaces|positions|places]",
        "{one:simple} exchanges~exchange|switches~switch spaces|positions|places with {other}",
        "exchange|switch spaces|positions|places of {one:simple} and|with {other}",
        "swap {one:simple} and {other:simple} 's spaces",
        "swap {one:simple} and {other:simple}", "swap {one:simple} with {other}",
        "swap {one:simple} 's space with {other}", "swap|exchange {one:simple} 's space with the space of {other}",
        "swap|exchange {one:simple} 's space with {other:simple} 's [space]",
        "swap {one:simple} 's space|position|place with {other} 's [space|position|place]",
    )  # fmt: skip
    grammar.phrase(
        SwapSpaces,
        "{one:simple} and {other:simple} may swap spaces|places|positions",
        "{one:simple} may swap spaces|places|positions with {other}",
        may=True,
    )
    grammar.phrase(SwapSpaces, "swap spaces with {other}", one=YourFighter(), printed=False)
    grammar.phrase(
        HoldFighters, "{who} cannot|may_not leave they|their 's|its space+s for the rest of the turn",
        "{who} cannot|may_not|can't move this turn", "{who} cannot|may_not|can't move for the rest of the turn",
        "{who} cannot|may_not leave they 's space+s for the rest of the turn",
        "{who} cannot|may_not leave they 's space+s this turn",
        "{who} cannot|may_not leave it 's space this turn",
    )  # fmt: skip
    grammar.phrase(HoldEveryone, "fighters cannot|may_not leave they 's spaces for the rest of the turn")
    enter_freely(grammar)


def enter_freely(grammar: Grammar) -> None:
    far = "move [each] up to {steps} space+s [each]"
    grammar.phrase(MoveFighters, f"{{who}} may|can {far}", f"{{who}} may|can {far} [in_any_direction]", may=True,
                   printed=False)  # fmt: skip
    grammar.phrase(
        HoldFighters, "{who} cannot|may_not|can't be moved [or placed] this turn",
        "{who} cannot|may_not|can't be moved [or placed] for the rest of the|this turn",
        "{who} cannot|may_not|can't move or be moved this turn", printed=False,
    )  # fmt: skip
    grammar.phrase(PlaceFighters, "{who} may move|be_placed to|into|in {where}", stay=True, printed=False)
