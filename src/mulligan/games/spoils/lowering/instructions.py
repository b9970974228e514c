"""Instructions of the tree as programs: what is chosen first, then what is done."""

from __future__ import annotations

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.code import Code, Program
from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_BATTLE, THIS_TURN
from mulligan.games.spoils.lowering.choosing import Choosing
from mulligan.games.spoils.lowering.durations import duration_of
from mulligan.games.spoils.lowering.events import Events
from mulligan.games.spoils.lowering.nouns import EVERYTHING, Nouns, code
from mulligan.games.spoils.lowering.redirecting import redirect_later
from mulligan.games.spoils.lowering.slots import of_that_player, slot_of
from mulligan.games.spoils.lowering.statements import Statements
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.games.spoils.printed import ANYWHERE, COVERT, Printed
from mulligan.games.spoils.rules.replacements import can_replace
from mulligan.games.spoils.vocabulary import bids, rules
from mulligan.games.spoils.vocabulary import changes as ch
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary.acts.playing import Pay, Play, UseNoMore
from mulligan.games.spoils.vocabulary.acts.standing import TakeControl
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import VARIABLES
from mulligan.language.core import amounts as core
from mulligan.language.core import durations, flow
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Duration, Event, Instruction, Players
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It
from mulligan.language.tree import walk

JUMPS = (
    ops.JUMP, ops.JUMP_UNLESS, ops.JUMP_UNLESS_DID, ops.MAY_ANSWER, ops.FOR_PLAYERS, ops.NEXT_PLAYER, ops.LEAVE_LOOP,
    ops.FOR_COUNT, ops.LOOP_UNTIL, ops.EITHER,
)  # fmt: skip
MOST_LOOPS = 4
STATEMENTS = (
    ch.Modify, rules.ChangeCosts, rules.ChangeAbilityCosts, rules.PreventDamage, rules.Forbid, rules.Charge,
    rules.MustBePicked, ch.ControlIcons, rules.MayPlayAnytime, rules.RedirectDamage, rules.OnlyByCosts, rules.NoLoss,
    rules.Ambush, rules.Provokes, rules.Confine, rules.OnlyCanBlock, rules.CovertBlockable, ch.SetStat,
    ch.SwapStats, rules.Revealed, rules.ReduceNextThreshold,
)  # fmt: skip
# Those among them that speak of cards which are settled when they begin to hold.
SETTLED = (
    ch.Modify, rules.MustBePicked, rules.Ambush, rules.Provokes, rules.OnlyCanBlock, ch.SetStat, ch.SwapStats,
)  # fmt: skip


class Writer(Choosing):
    """Writes one program, instruction by instruction."""

    def __init__(self, printed: Printed, nouns: Nouns, statements: Statements, wording: Wording) -> None:
        super().__init__(printed, nouns, wording)
        self.statements = statements
        self.most_bid: Amount | None = None
        self.optional = False  # while what a player may do or not is being written

    # ---- the program -----------------------------------------------------------------------------------------------

    def finish(self) -> int:
        """The number of the finished program on its card."""
        self.emit(code(ops.END))
        program = Program()
        program.ops = self.ops
        program.silent = all(is_silent(op) for op in self.ops)
        program.pays = any(isinstance(op.act, Pay) for op in self.ops)
        self.printed.programs.append(program)
        return len(self.printed.programs) - 1

    def several(self, nodes: tuple[Instruction, ...]) -> None:
        for node in nodes:
            if isinstance(node, bids.BidAtMost):
                self.most_bid = node.most
        for node in nodes:
            self.act(node)

    # ---- the flow --------------------------------------------------------------------------------------------------

    def act(self, node: Instruction) -> None:
        match node:
            case flow.Both(several):
                self.several(several)
            case flow.May(act):
                self._may(act, self.wording.of(node, 1)[0])
            case flow.Attempt(act, then, otherwise):
                self.emit(code(ops.TRY))
                self.act(act)
                self._branch(self.emit(code(ops.JUMP_UNLESS_DID)), then, otherwise)
            case flow.If(condition, then, otherwise):
                test = self.condition(condition)
                self._branch(self.emit(code(ops.JUMP_UNLESS, test)), then, otherwise)
            case flow.Either(ways):
                self.either([(way,) for way in ways], self.wording.of(node, len(ways)))
            case flow.ChooseOne(options):
                self.either([option.acts for option in options], self.wording.of(node, len(options)))
            case flow.By(who, act):
                self._by(who, act)
            case flow.Where(act, lets):
                self._where(act, lets)
            case flow.Let(name, value):
                self.let(VARIABLES[name], self.nouns.amount(value))
            case flow.ForEach(act, per):
                act.repeated(self, per)
            case flow.Same():
                if self.said is None:
                    raise CannotBePlayed(node)
                self.act(self.said)
            case flow.Instead(act):
                self._instead(act)
            case flow.Lasting(duration, act):
                self._lasting(duration, act)
            case flow.Later(event, act):
                self._later(Events(self.nouns), event, act, FOR_GOOD, (), True)
            case flow.Watch(event, act, duration, once):
                self._watch(node, duration, once)
            case _:
                self._deed(node)

    def _instead(self, act: Instruction) -> None:
        """506.1: it takes the place of the event, whatever comes of it; what a player may do, if done (Ruling 25)."""
        self.emit(code(ops.TRY))
        self.act(act)
        if not self.optional and not is_offer(act):
            self.emit(code(ops.TAKES_PLACE))
            return
        jump = self.emit(code(ops.JUMP_UNLESS_DID))
        self.emit(code(ops.TAKES_PLACE))
        jump.a = self.here

    def _where(self, act: Instruction, lets: tuple[flow.Let, ...]) -> None:
        """What a number is, before it is needed; where it speaks of a card that is chosen now, after that choice."""
        chosen = {slot_of(part) for part in walk(act) if slot_of(part) and not isinstance(part, It)}
        late = [let for let in lets if any(slot_of(part) in chosen for part in walk(let.value))]
        for let in lets:
            if let not in late:
                self.act(let)
        start = self.here
        self.act(act)
        if not late:
            return
        written = self.ops[start:]
        if any(op.op in JUMPS for op in written):
            raise CannotBePlayed("a number that speaks of a card chosen further on")
        place = start + next(i for i, op in enumerate(written) if op.op >= ops.FIRST_ACT)
        self.ops[place:place] = [code(ops.LET, self.nouns.amount(let.value), a=VARIABLES[let.name]) for let in late]

    def may(self, act: Instruction) -> None:
        self._may(act, "")

    def _may(self, act: Instruction, words: str) -> None:
        if not isinstance(act, flow.Same):
            self.said = act
        self.emit(code(ops.MAY, words=words))
        answer = self.emit(code(ops.MAY_ANSWER))
        around, self.optional = self.optional, True
        self.act(act)
        self.optional = around
        answer.a = self.here

    def _branch(self, jump: Code, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]) -> None:
        self.several(then)
        if otherwise:
            over = self.emit(code(ops.JUMP))
            jump.a = self.here
            self.several(otherwise)
            over.a = self.here
        else:
            jump.a = self.here

    def either(self, ways: list[tuple[Instruction, ...]], words: list[str]) -> None:
        if not ways:
            raise CannotBePlayed("a choice of nothing")
        places = [code(ops.NUMBER, words=said) for said in words]
        self.emit(code(ops.EITHER, *places))
        self.emit(code(ops.EITHER_ANSWER, *places))
        overs: list[Code] = []
        for place, way in zip(places, ways, strict=True):
            place.a = self.here
            self.several(way)
            overs.append(self.emit(code(ops.JUMP)))
        for over in overs:
            over.a = self.here

    def _loop(self) -> int:
        if self.loops == MOST_LOOPS:
            raise CannotBePlayed("too many loops within each other")
        self.loops += 1
        return self.loops - 1

    def _by(self, who: Players, act: Instruction) -> None:
        players = self.settle_players(who)
        loop = self._loop()
        top = self.here
        head = self.emit(code(ops.FOR_PLAYERS, players, b=loop))
        around, actor = self.each, self.nouns.actor
        if isinstance(who, pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer):
            self.each, self.nouns.actor = True, 0
        self.act(act)
        self.each, self.nouns.actor = around, actor
        if isinstance(who, pl.AnyOpponent):
            leave = self.emit(code(ops.JUMP_UNLESS_DID))
            done = self.emit(code(ops.LEAVE_LOOP, b=loop))
            leave.a = self.here
            self.emit(code(ops.NEXT_PLAYER, a=top))
            done.a = self.here
        else:
            self.emit(code(ops.NEXT_PLAYER, a=top))
        head.a = self.here
        self.loops -= 1

    def times(self, act: Instruction, per: Amount) -> None:
        """It is done as often as there are of something."""
        loop = self._loop()
        top = self.here
        head = self.emit(code(ops.FOR_COUNT, self.nouns.amount(per), b=loop))
        self.act(act)
        self.emit(code(ops.JUMP, a=top))
        head.a = self.here
        self.loops -= 1

    def condition(self, node: Condition) -> Condition:
        """A condition; what it says this is a response to is bound first, for later words to point at."""
        for part in walk(node):
            if isinstance(part, mo.InResponse | mo.PlayedResponding):
                for some in walk(part.to):
                    if slot_of(some) and isinstance(some, Cards):
                        noun = ca.Responded(isinstance(some, ca.AnAbility))
                        self.emit(code(ops.BIND, noun, a=slot_of(some)))
        for part in walk(node):
            if isinstance(part, pl.AnOpponent | pl.AnyPlayer) and slot_of(part):
                such = self.nouns.condition(of_that_player(node, slot_of(part)))
                self.emit(code(ops.BIND_PLAYERS, self.nouns.players(part), such, a=slot_of(part)))
        return self.nouns.condition(node)

    # ---- what lasts ------------------------------------------------------------------------------------------------

    def _lasting(self, duration: Duration | None, act: Instruction) -> None:
        match act:
            case flow.Both(several):
                for some in several:
                    self._lasting(duration, some)
                return
            case flow.Where(inner, lets):
                for let in lets:
                    self.act(let)
                self._lasting(duration, inner)
                return
            case flow.If(condition, then, otherwise):
                lasting = tuple(flow.Lasting(duration, some) if duration else some for some in then)
                other = tuple(flow.Lasting(duration, some) if duration else some for some in otherwise)
                self.act(flow.If(condition, lasting, other))
                return
            case flow.Watch():
                self._watch(act, duration, act.once)
                return
            case flow.Lasting(durations.AsLongAs(condition), inner):
                noun = self.lasting_noun(inner.cards) if isinstance(inner, ch.Modify) else None
                self._record(
                    duration, code(ops.WHILE, self.nouns.condition(condition), self.statements.lower(inner, noun))
                )
                return
            case ch.Modify(cards, (ch.Cannot(ch.BeUsed(again=True)),)):
                self.deed(UseNoMore(self.nouns.cards(cards)))
                return
            case flow.May(Play(as_in_hand=True)):
                self._record(duration, self.statements.lower(act))
                return
            case rules.RedirectDamage():
                redirect_later(self, duration, act)
                return
            case TakeControl(what):
                self._control_for_a_time(duration, what)
                return
            case rules.ReduceNextThreshold(by):
                self._record(duration, code(ops.NEXT_THRESHOLD, self.nouns.amount(by)))
                return
            case ch.Modify(cards, (ch.OneChange() as either,), per):
                self._either_change(duration, self.settle(cards), either, per)
                return
        noun = None
        if isinstance(act, SETTLED):
            noun = self.lasting_noun(act.cards)
        if isinstance(act, rules.PreventDamage) and act.this_battle:
            self._keep(self.statements.lower(act), THIS_BATTLE)
            return
        self._record(duration, self.statements.lower(act, noun))

    def lasting_noun(self, cards: Cards) -> Cards:
        """Cards that are chosen or pointed at are those; "all your characters" are whoever that is at any moment."""
        if isinstance(cards, ca.All | ca.Each):
            return self.nouns.cards(cards)
        return self.settle(cards)

    def _record(self, duration: Duration | None, statement: Code) -> None:
        until, players, condition = duration_of(self.nouns, duration)
        if condition is not None:
            statement = code(ops.WHILE, condition, statement)
        self._keep(statement, until, players)

    def _keep(self, statement: Code, until: int, players: tuple[Players, ...] = ()) -> None:
        self.printed.statements.append(statement)
        self.emit(code(ops.LASTING, *players, a=len(self.printed.statements) - 1, b=until))

    def _either_change(self, duration: Duration | None, noun: Cards, either: ch.OneChange, per: Amount | None) -> None:
        places = [code(ops.NUMBER, words=said) for said in self.wording.of(either, len(either.changes))]
        self.emit(code(ops.EITHER, *places))
        self.emit(code(ops.EITHER_ANSWER, *places))
        overs: list[Code] = []
        for place, change in zip(places, either.changes, strict=True):
            place.a = self.here
            self._record(duration, self.statements.modify(noun, (change,), per))
            overs.append(self.emit(code(ops.JUMP)))
        for over in overs:
            over.a = self.here

    def _control_for_a_time(self, duration: Duration | None, what: Cards) -> None:
        noun = self.settle(what)
        if not isinstance(noun, ca.Those):
            raise CannotBePlayed(what)
        until, players, condition = duration_of(self.nouns, duration)
        loan = code(ops.CONTROL_BACK, noun) if condition is None else code(ops.CONTROL_BACK, noun, condition)
        self._keep(loan, until, players)
        self.deed(TakeControl(noun, for_a_time=True))

    def _watch(self, node: flow.Watch, duration: Duration | None, once: bool) -> None:
        events = Events(self.nouns)
        change = self.statements.damage_change(events, node.event, node.act)
        if change is not None:
            if once:
                raise CannotBePlayed(node)
            self._record(duration, change)
            return
        until, players, condition = duration_of(self.nouns, duration)
        if condition is not None:
            raise CannotBePlayed(node)
        self._later(events, node.event, node.act, until, players, once)

    def _later(
        self, events: Events, event: Event, act: Instruction, until: int, players: tuple[Players, ...], once: bool
    ) -> None:
        actor = self.nouns.actor
        lowered = events.lower(event)
        replaces = any(isinstance(part, flow.Instead) for part in walk(act))
        if replaces and not can_replace(lowered.kinds()):
            raise CannotBePlayed(event)
        inner = self.another()
        for bound in events.brought:
            inner.emit(bound)
        inner.act(act)
        self.nouns.actor = actor
        statement = code(ops.WAITING, lowered, a=inner.finish(), b=int(not once))
        self.printed.statements.append(statement)
        number = len(self.printed.statements) - 1
        self.emit(code(ops.LATER, *players, a=number, b=until, c=int(replaces)))

    def another(self) -> Writer:
        """Writes what waits, with what is settled so far."""
        inner = Writer(self.printed, self.nouns, self.statements, self.wording)
        inner.looked, inner.scratch = self.looked, self.scratch + 20
        return inner

    # ---- the deeds -------------------------------------------------------------------------------------------------

    def _deed(self, node: Instruction) -> None:
        if isinstance(node, Act):
            node.lay(self)
        elif isinstance(node, STATEMENTS):
            self._lasting(None, node)
        elif isinstance(node, rules.ReduceThisCost) and isinstance(node.cards, ca.This) and node.minimum is None:
            self._reduce_this(node.by, node.per)
        elif isinstance(node, rules.ChangeNextCost):
            self._next_cost(node.by, node.kind, 2 if node.any_cost else int(node.abilities))
        else:
            raise CannotBePlayed(node)

    def most_allowed(self) -> Amount | None:
        """The highest bid, for each player their own: "they" is whoever bids."""
        if self.most_bid is None:
            return None
        actor, self.nouns.actor = self.nouns.actor, 0
        lowered = self.nouns.amount(self.most_bid)
        self.nouns.actor = actor
        return lowered

    def become_covert(self, slot: int) -> None:
        self._keep(code(ops.MODIFY, ca.Those(slot), code(ops.GAINS_KEYWORD, a=COVERT)), FOR_GOOD)

    def _reduce_this(self, by: Amount, per: Amount | None) -> None:
        """406.3: among the costs it says that the card being played costs less."""
        amount = self.nouns.amount(by)
        if per is not None:
            amount = am.Multiplied(amount, self.nouns.amount(per))
        self.printed.saves_at_most += amount.value if isinstance(amount, core.Number) else self.most_chosen
        kind = ki.Kind((), (), (te.InThere(ca.This()),), ANYWHERE)
        self._keep(code(ops.NEXT_COST, amount, kind=kind), THIS_TURN)

    def _next_cost(self, by: Amount, kind: ki.Kind | None, what: int) -> None:
        """406: the next numeric cost of this turn is reduced, once."""
        cards = EVERYTHING if kind is None else self.nouns.kind(kind, ANYWHERE)
        self._keep(code(ops.NEXT_COST, self.nouns.amount(by), a=what, kind=cards), THIS_TURN)


def is_silent(op: Code) -> bool:
    """Does it neither ask nor change anything that could stand in the way of what follows?"""
    return op.op in (ops.END, ops.LET) if op.act is None else op.act.silent()


def is_offer(act: Instruction) -> bool:
    """Is it left to somebody whether it is done?"""
    if isinstance(act, flow.By | flow.Attempt):
        return is_offer(act.act)
    return isinstance(act, flow.May)
