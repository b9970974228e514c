"""What cannot be for a while: what players and fighters cannot do, what a card cannot be worth; and what waits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.games.unmatched.effects import waiting
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.table import (
    ACTIONS_NEXT,
    ATTACKING,
    ATTACKING_AGAIN,
    BARRED,
    BARRED_NEXT,
    BARRED_UNTIL,
    BOOSTING,
    CANNOT_ATTACK,
    COMBAT_PLAYER,
    DRAWING,
    GAINING,
    HELD,
    HELD_NEXT,
    IS_HELD,
    IS_LIMITED,
    LEAST_VALUE,
    MANEUVERING,
    MANEUVERING_AGAIN,
    MOST_VALUE,
    NEXT_ACTIONS,
    NO_ATTACK,
    NO_ATTACK_NEXT,
    NONE,
    RECOVERING,
    SCHEME_ACTIONS,
    SCHEMING,
    TURN_PLAYER,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import ValueChange
from mulligan.games.unmatched.vocabulary.acts.picking import target
from mulligan.games.unmatched.vocabulary.nouns.amounts import WhichCard
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName, Fighters, Oneself, YourFighter
from mulligan.games.unmatched.vocabulary.nouns.players import Me
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Instruction, Players
from mulligan.language.core.players import You
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar


class Limit(Enum):
    """What somebody may be kept from."""

    DRAW = DRAWING
    MANEUVER = MANEUVERING
    MANEUVER_AGAIN = MANEUVERING_AGAIN
    ATTACK = ATTACKING
    ATTACK_AGAIN = ATTACKING_AGAIN
    SCHEME = SCHEMING
    SCHEME_ACTION = SCHEME_ACTIONS
    BOOST = BOOSTING
    GAIN = GAINING
    RECOVER = RECOVERING


class Span(Enum):
    """For how long."""

    NOW = "this turn"
    NEXT = "their next turn"
    YOUR_NEXT = "your next turn"
    FOES_NEXT = "your opponent's next turn"
    THROUGH_NEXT = "until the end of their next turn"
    UNTIL_YOURS = "until your next turn"


LATER = (Span.NEXT, Span.YOUR_NEXT, Span.FOES_NEXT)  # and not yet


def fits(who: Players, span: Span) -> None:
    """Whose next turn it is must be the one of whom it is said: nobody is kept from anything in another's."""
    if isinstance(who, Me) != (span is Span.YOUR_NEXT) and span in LATER:
        raise CannotBePlayed("something in the turn of another")


def comes_before(table: Table, player: Player, you: int) -> bool:
    """Has this player a whole turn before your next one?"""
    players = table.sheet.players
    now: int = table.turn[TURN_PLAYER]
    mine = (you - now) % players
    return 0 < (player - now) % players < (mine if mine else players)


@dataclass(frozen=True)
class LimitPlayers(Instruction):
    """effect-1: players cannot do certain things for a while."""

    who: Players
    limits: tuple[Limit, ...]
    span: Span

    def do(self, table: Table, at: Resolving) -> bool:
        who = bits_of(table, at, self.who)
        for one in self.limits:
            limit: int = one.value
            if self.span not in LATER:
                table.turn[BARRED + limit] |= who
            if self.span is Span.UNTIL_YOURS:
                table.turn[BARRED_UNTIL + limit] |= who << at.you * 4
            elif self.span is not Span.NOW:
                table.turn[BARRED_NEXT + limit] |= who
            for player in table.sheet.all_players:
                if who >> player & 1:
                    later = 0 if self.span is Span.NOW else 1
                    table.happen(IS_LIMITED, player, at.cited(table), NO_CARD, limit, NONE, later)
        return at.done(who != 0)

    def lay(self, plan: Plan) -> None:
        fits(self.who, self.span)
        plan.do(self)


@dataclass(frozen=True)
class ActionsNextTurn(Instruction):
    """turn-2: players have more actions in their next turn, or fewer."""

    who: Players
    count: Amount
    fewer: bool = False
    span: Span = Span.NEXT

    def do(self, table: Table, at: Resolving) -> bool:
        who = bits_of(table, at, self.who)
        count = self.count.of(table, at)
        for player in table.sheet.all_players:
            if who >> player & 1:
                table.turn[ACTIONS_NEXT + player] += -count if self.fewer else count
                table.happen(NEXT_ACTIONS, player, at.cited(table), NO_CARD, count, NONE, 1 if self.fewer else 0)
        return at.done(who != 0)

    def lay(self, plan: Plan) -> None:
        fits(self.who, self.span)
        plan.do(self)


@dataclass(frozen=True)
class CannotAttack(Instruction):
    """effect-1: fighters cannot attack for a while."""

    who: Fighters
    span: Span

    def do(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at) & table.on_board()
        return barred_for(table, at, self.span, who, NO_ATTACK, NO_ATTACK_NEXT, CANNOT_ATTACK)

    def lay(self, plan: Plan) -> None:
        own(self.who, self.span)
        plan.do(CannotAttack(target(plan, self.who), self.span))


@dataclass(frozen=True)
class NeitherMoves(Instruction):
    """effect-1: fighters can neither move nor attack for a while."""

    who: Fighters
    span: Span

    def lay(self, plan: Plan) -> None:
        own(self.who, self.span)
        who = target(plan, self.who)
        plan.do(HeldUntil(who, self.span))
        plan.do(CannotAttack(who, self.span))


@dataclass(frozen=True)
class HeldUntil(Instruction):
    """Ruling 4: fighters cannot leave their spaces in a turn to come, nor before, perhaps."""

    who: Fighters
    span: Span

    def do(self, table: Table, at: Resolving) -> bool:
        return barred_for(table, at, self.span, self.who.bits(table, at) & table.on_board(), HELD, HELD_NEXT, IS_HELD)

    def lay(self, plan: Plan) -> None:
        own(self.who, self.span)
        plan.do(HeldUntil(target(plan, self.who), self.span))


def own(who: Fighters, span: Span) -> None:
    """In an opponent's turn one's own fighters do nothing anyway."""
    if span is Span.FOES_NEXT and isinstance(who, ByName | YourFighter | Oneself):
        raise CannotBePlayed("something in the turn of another")


def barred_for(table: Table, at: Resolving, span: Span, who: int, now: int, after: int, event: int) -> bool:
    """Fighters are kept from something, this turn or in their player's next one, or both."""
    if span is Span.FOES_NEXT:
        who &= ~table.sheet.friends[at.you]
    if span not in LATER:
        table.turn[now] |= who
    for fighter in range(len(table.space)):
        if not who >> fighter & 1:
            continue
        soon = span is not Span.UNTIL_YOURS or comes_before(table, table.sheet.owner[fighter], at.you)
        if span is not Span.NOW and soon:
            table.turn[after] |= 1 << fighter
        table.happen(event, at.you, at.cited(table), NO_CARD, 0 if span is Span.NOW else 1, fighter)
    return at.done(who != 0)


@dataclass(frozen=True)
class AtTurnToCome(Instruction):
    """When a turn that is still to come begins, or ends, or when this one ends, something is done."""

    whose: Players | None  # None for the turn that it is
    end: bool
    acts: tuple[Instruction, ...] = ()
    soon: bool = False  # this turn, where it is theirs
    about: Fighters | None = None  # of whom it speaks, once that is settled
    text: int = NONE  # the program, once there is one

    def do(self, table: Table, at: Resolving) -> bool:
        about = 0 if self.about is None else self.about.bits(table, at)
        if at.side >= 0 and not at.picked_players:
            at.picked_players = 1 << int(table.combat[COMBAT_PLAYER + 1 - at.side])
        who = 1 << int(table.turn[TURN_PLAYER]) if self.whose is None else bits_of(table, at, self.whose)
        for player in range(table.sheet.players):
            if who >> player & 1:
                they = at.picked_players if player == at.you or self.whose is None else 1 << player
                now = self.whose is None or (self.soon and player == table.turn[TURN_PLAYER])
                waiting.wait(table, at, player, self.end, now, self.text, [about, they])
        return at.done(who != 0)


@dataclass(frozen=True)
class BoundValue(ValueChange):
    """A card is worth no more than so much, or no less, whatever else changes its value."""

    card: WhichCard
    bound: Amount
    least: bool = False

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        bound = self.bound.of(table, at)
        if self.least:
            table.combat[LEAST_VALUE + side] = max(table.combat[LEAST_VALUE + side], bound)
        else:
            before = table.combat[MOST_VALUE + side]
            table.combat[MOST_VALUE + side] = min(before, bound + 1) if before else bound + 1


CANNOT = "cannot|can't|can_not|may_not"
WHOSE = "they|it|that_player|it_'s_controller|its_controller|they_'s_controller|that_fighter_'s_controller 's"
SPANS = {
    Span.NOW: ("this turn", "for the rest of the|this|you_'s turn", "until the end of the|this|you_'s turn",
               "during this turn"),
    Span.NEXT: (f"on|during|in|for {WHOSE} next turn",),
    Span.YOUR_NEXT: ("on|during|in|for you 's next turn",),
    Span.FOES_NEXT: ("on|during|in|for you 's opponent 's next turn",),
    Span.THROUGH_NEXT: (f"until|through the end of {WHOSE} next turn",
                        "until|through the end of you 's opponent 's next turn"),
    Span.UNTIL_YOURS: ("until [the start|beginning of] you 's next turn",),
}  # fmt: skip


def ways(done: str, span: Span) -> list[str]:
    """A sentence with how long it holds behind it, or before it."""
    said = SPANS[span]
    return [*(f"{done} {when}" for when in said), *(f"{when} , {done}" for when in said)]


def enter(grammar: Grammar) -> None:
    """Enter the phrases for limits."""
    grammar.words(Limit.DRAW, "draw [any] card+s", "draw a card", "draw")
    once = "more than once|one_time"
    for action, limit, again in (
        ("maneuver", Limit.MANEUVER, Limit.MANEUVER_AGAIN),
        ("attack", Limit.ATTACK, Limit.ATTACK_AGAIN),
    ):
        grammar.words(limit, action, f"take [a|an|the|any] {action} action+s")
        grammar.words(again, f"{action} {once}", f"take more than one|1 {action} action+s",
                      f"take the {action} action {once}")  # fmt: skip
    grammar.words(Limit.ATTACK_AGAIN, "make more than one|1 attack")
    grammar.words(Limit.ATTACK, "make [any] attacks", "make an attack")
    grammar.words(Limit.SCHEME, "play [any] [more|other] scheme+s [card+s]", "play a scheme [card]")
    grammar.words(Limit.SCHEME_ACTION, "scheme", "take [a|the|any] scheme action+s")
    grammar.words(Limit.BOOST, "boost", "boost [any|they_'s|you_'s] cards|attacks|maneuvers")
    grammar.words(Limit.GAIN, "gain [any] [additional|extra] actions", "gain an [additional|extra] action")
    grammar.words(Limit.RECOVER, "recover [any] health")
    for span in Span:
        grammar.phrase(LimitPlayers, *ways(f"{{who}} {CANNOT} {{limits:types}}", span), span=span)
        attack = "attack|make_attacks|make_an_attack|be_used_to_attack|attack_again"
        if span is not Span.YOUR_NEXT:
            grammar.phrase(CannotAttack, *ways(f"{{who}} {CANNOT} {attack}", span), span=span)
            grammar.phrase(CannotAttack, *ways(f"you {CANNOT} attack [again] with {{who}}", span), span=span,
                           printed=False)  # fmt: skip
    still = "move|leave_they_'s_space|leave_its_space|leave_it_'s_space|be_moved"
    for span in (Span.NEXT, Span.FOES_NEXT, Span.UNTIL_YOURS, Span.THROUGH_NEXT):
        grammar.phrase(HeldUntil, *ways(f"{{who}} {CANNOT} {still}", span), span=span)
        for both in ("move or attack", "attack or move"):
            grammar.phrase(NeitherMoves, *ways(f"{{who}} {CANNOT} {both}", span), span=span)
    fewer = ("has~have|gets~get|takes~take ONE fewer|less action+s", "loses~lose ONE action+s")
    more = ("gains~gain|gets~get|has~have|takes~take ONE additional|extra|more action+s", "gains~gain ONE action+s")
    for span in LATER:
        for less, said in ((True, fewer), (False, more)):
            for way in said:
                many, one = (f"{{who}} {way.replace('ONE', number)}" for number in ("{count}", "an|a"))
                grammar.phrase(ActionsNextTurn, *ways(many, span), fewer=less, span=span)
                grammar.phrase(ActionsNextTurn, *ways(one, span), count=Number(1), fewer=less, span=span,
                               printed=False)  # fmt: skip
    for way in ("gain ONE action+s", "gain ONE additional|extra|more action+s"):
        many, one = (way.replace("ONE", number) for number in ("{count}", "an|a"))
        grammar.phrase(ActionsNextTurn, *ways(many, Span.YOUR_NEXT), who=You(), span=Span.YOUR_NEXT, printed=False)
        grammar.phrase(ActionsNextTurn, *ways(one, Span.YOUR_NEXT), who=You(), count=Number(1), span=Span.YOUR_NEXT,
                       printed=False)  # fmt: skip
    for least, bound in ((False, "be higher|more|greater than"), (True, "be lower|less than")):
        grammar.phrase(BoundValue, f"{{card}} 's value {CANNOT} {bound} {{bound}}",
                       f"the value of {{card}} {CANNOT} {bound} {{bound}}", least=least)  # fmt: skip
    for least, bound in ((False, "go|be_raised above|over"), (True, "go|be_reduced|be_lowered below|under")):
        grammar.phrase(BoundValue, f"{{card}} 's value {CANNOT} {bound} {{bound}}",
                       f"the value of {{card}} {CANNOT} {bound} {{bound}}", least=least, printed=False)  # fmt: skip
