"""Instructions of the tree as programs: what is chosen first, then what is done."""

from __future__ import annotations

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code, Program
from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_BATTLE, THIS_TURN
from mulligan.games.spoils.lowering.durations import duration_of
from mulligan.games.spoils.lowering.events import Events
from mulligan.games.spoils.lowering.nouns import EVERYTHING, CannotExecute, Nouns, code
from mulligan.games.spoils.lowering.redirecting import redirect_later
from mulligan.games.spoils.lowering.slots import of_that_player, slot_of
from mulligan.games.spoils.lowering.standing import Standing
from mulligan.games.spoils.lowering.statements import Statements
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.games.spoils.printed import ANYWHERE, BEING_PLAYED, HAND, PLAY, Printed
from mulligan.games.spoils.rules.replacements import can_replace
from mulligan.games.spoils.vocabulary import acts, bids, moves, rules
from mulligan.games.spoils.vocabulary import changes as ch
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import ICONS, NAMED, PARTIES, VARIABLES, Manner
from mulligan.language.core import amounts as core
from mulligan.language.core import durations, flow
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Duration, Event, Instruction, Players
from mulligan.language.references import It
from mulligan.language.tree import walk

JUMPS = (
    ops.JUMP, ops.JUMP_UNLESS, ops.JUMP_UNLESS_DID, ops.MAY_ANSWER, ops.FOR_PLAYERS, ops.NEXT_PLAYER, ops.LEAVE_LOOP,
    ops.FOR_COUNT, ops.LOOP_UNTIL, ops.EITHER,
)  # fmt: skip
MOST_LOOPS = 4
COUNTED = {  # where an instruction has its number
    ops.DRAW: 0, ops.INFLICT: 0, ops.PUT_TOKENS: 1, ops.GAIN_INFLUENCE: 1, ops.LOSE_INFLUENCE: 1,
}  # fmt: skip
_WHAT = "what"  # the field of a plain act that names its cards

# Acts that are done to cards and say no more.
PLAIN: dict[type[Instruction], int] = {
    acts.Destroy: ops.DESTROY,
    acts.Deplete: ops.DEPLETE,
    acts.Restore: ops.RESTORE,
    acts.TakeControl: ops.TAKE_CONTROL,
    acts.RemoveFromBattle: ops.REMOVE_FROM_BATTLE,
    acts.Terminate: ops.TERMINATE,
    acts.Duplicate: ops.DUPLICATE,
    moves.Reveal: ops.REVEAL,
    moves.LookAt: ops.LOOK_AT,
}
MANNERS = {
    ops.DESTROY: Manner.DESTROYED, ops.DEPLETE: Manner.DEPLETED, ops.REVEAL: Manner.REVEALED,
    ops.TERMINATE: Manner.TERMINATED,
}  # fmt: skip
STATEMENTS = (
    ch.Modify, rules.ChangeCosts, rules.ChangeAbilityCosts, rules.PreventDamage, rules.Forbid, rules.Charge,
    rules.MustBePicked, acts.ControlIcons, rules.MayPlayAnytime, rules.RedirectDamage, rules.OnlyByCosts, rules.NoLoss,
    rules.Ambush, rules.Provokes, rules.Confine, rules.OnlyCanBlock, rules.CovertBlockable, acts.SetStat,
    acts.SwapStats, rules.Revealed, rules.ReduceNextThreshold,
)  # fmt: skip
# Those among them that speak of cards which are settled when they begin to hold.
SETTLED = (
    ch.Modify, rules.MustBePicked, rules.Ambush, rules.Provokes, rules.OnlyCanBlock, acts.SetStat, acts.SwapStats,
)  # fmt: skip


class Writer(Standing):
    """Writes one program, instruction by instruction."""

    def __init__(self, printed: Printed, nouns: Nouns, statements: Statements, wording: Wording) -> None:
        super().__init__(printed, nouns, wording)
        self.statements = statements
        self.most_bid: Amount | None = None
        self.optional = False  # while what a player may do or not is being written
        self.said: Instruction | None = None  # what a player was told that they may do, for others to do the same

    # ---- the program -----------------------------------------------------------------------------------------------

    def finish(self) -> int:
        """The number of the finished program on its card."""
        self.emit(code(ops.END))
        program = Program()
        program.ops = self.ops
        program.silent = all(is_silent(op) for op in self.ops)
        program.pays = any(op.op == ops.PAY for op in self.ops)
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
            case flow.Let():
                self.emit(self.let(node))
            case flow.ForEach(act, per):
                self._for_each(act, per)
            case flow.Same():
                if self.said is None:
                    raise CannotExecute(node)
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
        jump.a = self.here()

    def _where(self, act: Instruction, lets: tuple[flow.Let, ...]) -> None:
        """What a number is, before it is needed; where it speaks of a card that is chosen now, after that choice."""
        chosen = {slot_of(part) for part in walk(act) if slot_of(part) and not isinstance(part, It)}
        late = [let for let in lets if any(slot_of(part) in chosen for part in walk(let.value))]
        for let in lets:
            if let not in late:
                self.act(let)
        start = self.here()
        self.act(act)
        if not late:
            return
        written = self.ops[start:]
        if any(op.op in JUMPS for op in written):
            raise CannotExecute("a number that speaks of a card chosen further on")
        place = start + next(i for i, op in enumerate(written) if op.op >= ops.FIRST_ACT)
        self.ops[place:place] = [self.let(let) for let in late]

    def let(self, node: flow.Let) -> Code:
        return code(ops.LET, self.nouns.amount(node.value), a=VARIABLES[node.name])

    def _may(self, act: Instruction, words: str) -> None:
        if not isinstance(act, flow.Same):
            self.said = act
        self.emit(code(ops.MAY, words=words))
        answer = self.emit(code(ops.MAY_ANSWER))
        around, self.optional = self.optional, True
        self.act(act)
        self.optional = around
        answer.a = self.here()

    def _branch(self, jump: Code, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]) -> None:
        self.several(then)
        if otherwise:
            over = self.emit(code(ops.JUMP))
            jump.a = self.here()
            self.several(otherwise)
            over.a = self.here()
        else:
            jump.a = self.here()

    def either(self, ways: list[tuple[Instruction, ...]], words: list[str]) -> None:
        if not ways:
            raise CannotExecute("a choice of nothing")
        places = [code(ops.NUMBER, words=said) for said in words]
        self.emit(code(ops.EITHER, *places))
        self.emit(code(ops.EITHER_ANSWER, *places))
        overs: list[Code] = []
        for place, way in zip(places, ways, strict=True):
            place.a = self.here()
            self.several(way)
            overs.append(self.emit(code(ops.JUMP)))
        for over in overs:
            over.a = self.here()

    def _loop(self) -> int:
        if self.loops == MOST_LOOPS:
            raise CannotExecute("too many loops within each other")
        self.loops += 1
        return self.loops - 1

    def _by(self, who: Players, act: Instruction) -> None:
        players = self.settle_players(who)
        loop = self._loop()
        top = self.here()
        head = self.emit(code(ops.FOR_PLAYERS, players, b=loop))
        around, actor = self.each, self.nouns.actor
        if isinstance(who, pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer):
            self.each, self.nouns.actor = True, 0
        self.act(act)
        self.each, self.nouns.actor = around, actor
        if isinstance(who, pl.AnyOpponent):
            leave = self.emit(code(ops.JUMP_UNLESS_DID))
            done = self.emit(code(ops.LEAVE_LOOP, b=loop))
            leave.a = self.here()
            self.emit(code(ops.NEXT_PLAYER, a=top))
            done.a = self.here()
        else:
            self.emit(code(ops.NEXT_PLAYER, a=top))
        head.a = self.here()
        self.loops -= 1

    def _for_each(self, act: Instruction, per: Amount) -> None:
        if is_one_deed(act):
            self._all_at_once(act, per)
            return
        loop = self._loop()
        top = self.here()
        head = self.emit(code(ops.FOR_COUNT, self.nouns.amount(per), b=loop))
        self.act(act)
        self.emit(code(ops.JUMP, a=top))
        head.a = self.here()
        self.loops -= 1

    def _all_at_once(self, act: Instruction, per: Amount) -> None:
        """306.3, 305.2, 408.2: cards drawn, damage inflicted for each of something are one group, one amount."""
        start = self.here()
        self.act(act)
        for op in self.ops[start:]:
            place = 0 if isinstance(act, moves.Discard) and op.op == ops.CHOOSE else COUNTED.get(op.op)
            if place is not None:
                amount = op.parts[place]
                assert isinstance(amount, Amount)
                op.parts[place] = am.Multiplied(amount, self.nouns.amount(per))
                return
        raise CannotExecute(act)

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
                self.emit(code(ops.BAR_ABILITY, self.nouns.cards(cards)))
                return
            case flow.May(moves.Play(as_in_hand=True)):
                self._record(duration, self.statements.lower(act))
                return
            case rules.RedirectDamage():
                redirect_later(self, duration, act)
                return
            case acts.TakeControl(what):
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
            place.a = self.here()
            self._record(duration, self.statements.modify(noun, (change,), per))
            overs.append(self.emit(code(ops.JUMP)))
        for over in overs:
            over.a = self.here()

    def _control_for_a_time(self, duration: Duration | None, what: Cards) -> None:
        noun = self.settle(what)
        if not isinstance(noun, ca.Those):
            raise CannotExecute(what)
        until, players, condition = duration_of(self.nouns, duration)
        loan = code(ops.CONTROL_BACK, noun) if condition is None else code(ops.CONTROL_BACK, noun, condition)
        self._keep(loan, until, players)
        self.emit(code(ops.TAKE_CONTROL, noun, b=1))

    def _watch(self, node: flow.Watch, duration: Duration | None, once: bool) -> None:
        events = Events(self.nouns)
        change = self.statements.damage_change(events, node.event, node.act)
        if change is not None:
            if once:
                raise CannotExecute(node)
            self._record(duration, change)
            return
        until, players, condition = duration_of(self.nouns, duration)
        if condition is not None:
            raise CannotExecute(node)
        self._later(events, node.event, node.act, until, players, once)

    def _later(
        self, events: Events, event: Event, act: Instruction, until: int, players: tuple[Players, ...], once: bool
    ) -> None:
        actor = self.nouns.actor
        lowered = events.lower(event)
        replaces = any(isinstance(part, flow.Instead) for part in walk(act))
        if replaces and not can_replace(lowered.kinds()):
            raise CannotExecute(event)
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
        plain = PLAIN.get(type(node))
        if plain is not None:
            what = getattr(node, _WHAT)
            assert isinstance(what, Cards)
            self._plain(plain, what)
            return
        if isinstance(node, STATEMENTS):
            self._lasting(None, node)
            return
        if not self.choosing(node) and not self.standing(node) and not self.moving(node):
            raise CannotExecute(node)

    def _plain(self, op: int, what: Cards) -> None:
        area, whose = PLAY, None
        if op == ops.REVEAL and not is_in_play(what):
            area, whose = HAND, pl.Actor()
        elif op == ops.TERMINATE or op == ops.DUPLICATE:
            area = BEING_PLAYED
        noun = self.settle(what, 0, area, whose)
        if op in (ops.REVEAL, ops.LOOK_AT) and isinstance(noun, ca.Those):
            self.looked = noun.slot
            self.dealt = [what.slot] if isinstance(what, ca.UntilRevealed) else []
        self.deal_with(MANNERS.get(op), noun)
        self.emit(code(op, noun))

    def choosing(self, node: Instruction) -> bool:
        match node:
            case acts.Pick(what):
                self.deal_with(Manner.PICKED, self.settle(what, ops.PICKING))
                if isinstance(what, ca.Some) and what.plural:
                    self.looked, self.dealt = what.slot, []
            case acts.Tie():
                pass  # whoever chooses among the highest or lowest decides a tie in any case
            case acts.Choose(what):
                self.deal_with(Manner.CHOSEN, self.settle(what))
            case acts.PickPlayer(who):
                self.settle_players(who)
            case acts.ChooseNumber(name, at_most, more_than):
                bound = at_most or more_than
                limits = [] if bound is None else [self.nouns.amount(bound)]
                flags = 1 if at_most is not None else 2 if more_than is not None else 0
                self.emit(code(ops.CHOOSE_NUMBER, *limits, a=VARIABLES[name], b=flags))
                self.emit(code(ops.CHOSEN_NUMBER, a=VARIABLES[name]))
            case acts.NameOne(what, icons):
                self.nouns.named = True
                given = [code(ops.NUMBER, a=ICONS[icon]) for icon in icons]
                self.emit(code(ops.NAME_ONE, *given, a=NAMED[what]))
                self.emit(code(ops.NAMED_ONE, a=NAMED[what], b=-1))
            case acts.LetIcon(name) if self.nouns.named:
                self.emit(code(ops.LET, am.NamedTerm(), a=VARIABLES[name]))
            case acts.Pay(core.Variable(name)) if name in self.nouns.open_variables:
                affordable = am.Affordable(pl.Actor())
                self.emit(code(ops.CHOOSE_NUMBER, affordable, a=VARIABLES[name], b=1))
                self.emit(code(ops.CHOSEN_NUMBER, a=VARIABLES[name]))
                self.emit(code(ops.PAY, am.Letter(VARIABLES[name])))
            case acts.Pay(amount):
                self.emit(code(ops.PAY, self.nouns.amount(amount)))
            case acts.Only(conditions):
                self.emit(code(ops.ONLY, *(self.condition(some) for some in conditions)))
            case acts.FlipCoin():
                self.emit(code(ops.FLIP_COIN))
            case acts.JoinParty(cards, party):
                self.emit(code(ops.ADD_TO_PARTY, self.settle(cards), a=PARTIES[party]))
            case rules.EntersUnder(cards, who):
                self.emit(code(ops.ENTERS_UNDER, self.settle(cards), self.nouns.players(who)))
            case rules.ReduceThisCost(ca.This(), by, per, None):
                self._reduce_this(by, per)
            case rules.ChangeNextCost(by, kind, abilities, any_cost):
                self._next_cost(by, kind, 2 if any_cost else int(abilities))
            case acts.RepeatEffect(until):
                self.emit(code(ops.LOOP_UNTIL, self.nouns.condition(until), a=0))
            case acts.Skip(who):
                self.emit(code(ops.SKIP_RESTORE, self.nouns.players(who)))
            case bids.Bid(pl.EachPlayer()):
                most = [] if self.most_bid is None else [self._most_bid(self.most_bid)]
                self.emit(code(ops.BID, *most))
            case bids.BidAtMost():
                if self.most_bid is None:
                    raise CannotExecute(node)
            case acts.AttackNow(who):
                self.emit(code(ops.ATTACK_NOW, self.settle_players(who)))
            case _:
                return False
        return True

    def _most_bid(self, most: Amount) -> Amount:
        """For each player their own: "they" is whoever bids."""
        actor, self.nouns.actor = self.nouns.actor, 0
        lowered = self.nouns.amount(most)
        self.nouns.actor = actor
        return lowered

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


def is_one_deed(act: Instruction) -> bool:
    """Is it done once, in a greater number, where it is done for each of several things?"""
    match act:
        case moves.Draw(_, up_to):
            return not up_to
        case acts.Inflict(_, _, divided, up_to) | acts.PutTokens(_, _, divided, up_to):
            return not divided and not up_to
        case moves.Discard(ca.Some(core.Exactly())):
            return True
    return isinstance(act, acts.GainInfluence | acts.LoseInfluence)


def is_silent(op: Code) -> bool:
    """Does it neither ask nor change anything that could stand in the way of what follows?"""
    if op.op in (ops.PAY, ops.ONLY, ops.END, ops.LET):
        return True
    return op.op == ops.DEPLETE and isinstance(op.parts[0], ca.This)


def is_offer(act: Instruction) -> bool:
    """Is it left to somebody whether it is done?"""
    if isinstance(act, flow.By | flow.Attempt):
        return is_offer(act.act)
    return isinstance(act, flow.May)


def is_in_play(cards: Cards) -> bool:
    """Does it speak of a card that somebody controls? Then it is in play, and it may lie face-down."""
    return isinstance(cards, ca.Some) and any(isinstance(test, te.ControlledBy) for test in cards.kind.tests)
