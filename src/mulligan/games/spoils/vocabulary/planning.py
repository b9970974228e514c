"""How the texts of The Spoils are laid out as programs: what must be chosen is chosen first, then it is done."""

from __future__ import annotations

from typing import TypeVar

from mulligan.games.spoils.effects.act import Act, Deed
from mulligan.games.spoils.effects.code import UNKNOWN, Text
from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_TURN
from mulligan.games.spoils.effects.statement import Awaits, Loan, Rule, Statement, While
from mulligan.games.spoils.lowering.acts import (
    choice_apart,
    for_a_time,
    is_offer,
    least_of,
    save,
    two_ways,
    until_when,
)
from mulligan.games.spoils.lowering.durations import duration_of
from mulligan.games.spoils.lowering.each_in_turn import in_rounds
from mulligan.games.spoils.lowering.events import Events, damage_to, watched_first
from mulligan.games.spoils.lowering.looking_back import NotingPlan
from mulligan.games.spoils.lowering.nouns import ANYTHING, EVERYTHING, Nouns, rule_of
from mulligan.games.spoils.lowering.numbers import most_to_choose, with_numbers_first
from mulligan.games.spoils.lowering.slots import counted_now, of_that_player, others_than, players_in, slot_of
from mulligan.games.spoils.lowering.statements import Statements
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.games.spoils.printed import ANYWHERE, PLAY, TACTIC, Printed
from mulligan.games.spoils.rules.replacements import can_replace
from mulligan.games.spoils.vocabulary import bids
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary.acts import damage
from mulligan.games.spoils.vocabulary.acts.binding import Bind, BindPlayers, SetNumber, TakePlace
from mulligan.games.spoils.vocabulary.acts.choosing import Choose, ChooseCards, Divide, SayNumber
from mulligan.games.spoils.vocabulary.acts.choosing_players import ONE_OF_SEVERAL, ChoosePlayer
from mulligan.games.spoils.vocabulary.acts.lasting import LeaveWaiting, MakeLast
from mulligan.games.spoils.vocabulary.acts.playing import Pay, Play, UseNoMore
from mulligan.games.spoils.vocabulary.acts.standing import Exchange, TakeControl
from mulligan.games.spoils.vocabulary.happenings.next_turns import DuringNextTurn
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.nouns.alike import related_in
from mulligan.games.spoils.vocabulary.nouns.portions import ChosenFrom, Portion
from mulligan.games.spoils.vocabulary.statics import changes as ch
from mulligan.games.spoils.vocabulary.statics import rules
from mulligan.games.spoils.vocabulary.statics.deeds import BeUsed
from mulligan.games.spoils.vocabulary.terms import HIDDEN_VARIABLE, VARIABLES, Keyword, Manner, State
from mulligan.language.core import amounts as core
from mulligan.language.core import durations, flow
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Duration, Event, Instruction, Players, Quantity
from mulligan.language.flow import CannotBePlayed, Choice, Offer, Step, Try, Unless, UnlessDone
from mulligan.language.references import It
from mulligan.language.tree import rebuild, walk, with_fields

A = TypeVar("A", bound=Act)

MOST_CHOSEN = 20


class TextPlan(NotingPlan):
    """Lays one text out, instruction by instruction."""

    def __init__(self, printed: Printed, nouns: Nouns, statements: Statements, wording: Wording) -> None:
        super().__init__(nouns)
        self.printed = printed
        self.statements, self.wording = statements, wording
        self.words: list[str] = []  # how the ways of the choice at hand read
        self.looked = 0  # the slot of the cards looked at, revealed or found last
        self.dealt: list[int] = []  # the slots of those of them that were dealt with
        self.most_chosen = 0  # how many cards the choice before asks for at most
        self.whose_round: Players | None = None  # of several players, who do it one after another
        self.rounds = False  # while what is done several times over is being laid out
        self.each = False  # while what several players do, one after another, is being laid out
        self.optional = False  # while what a player may do or not is being laid out
        self.most_bid: Amount | None = None
        self.chosen_from = ChosenFrom()

    def finish(self) -> int:
        """The number of the program on its card."""
        silent = all(isinstance(step, Deed) and step.deed.silent() for step in self.steps)
        pays = any(isinstance(step, Deed) and isinstance(step.deed, Pay) for step in self.steps)
        price = self.price()
        self.printed.programs.append(Text(self.program().steps, silent, pays, price))
        return len(self.printed.programs) - 1

    def price(self) -> int:
        """What its steps cost, if they are all so much to pay; or UNKNOWN."""
        total = 0
        for step in self.steps:
            pay = step.deed if isinstance(step, Deed) else None
            if not isinstance(pay, Pay) or not isinstance(pay.amount, core.Number):
                return UNKNOWN
            total += pay.amount.value
        return total

    # ---- instructions ----------------------------------------------------------------------------------------------

    def all(self, acts: tuple[Instruction, ...]) -> None:
        for act in acts:
            if isinstance(act, bids.BidAtMost):
                self.most_bid = act.most
        ahead, acts = self.ahead, in_rounds(watched_first(acts), self.fresh)
        for number, act in enumerate(acts):
            self.ahead = (*acts[number + 1 :], *ahead)
            self.act(act)
        self.ahead = ahead

    def act(self, act: Instruction) -> None:
        self.words = self.wording.of(act)
        match act:
            case flow.Where(inner, lets):
                with_numbers_first(self, inner, lets)
            case flow.Both((*first, flow.Watch() as watch)):  # it is waited for while the rest is done
                self.act(watch)
                self.all(tuple(first))
            case flow.Let(name, value):
                for cards in counted_now(value, self.ahead):
                    self.bind(self.nouns.cards(cards), cards.slot)
                self.deed(SetNumber(VARIABLES[name], self.nouns.amount(value)))
            case rules.ReduceThisCost(ca.This(), by, per, None):
                self._reduce_this(by, per)
            case rules.ChangeNextCost():  # 406: of this turn, once
                self._keep(self.statements.lower(act), THIS_TURN)
            case Statement() | rules.RedirectDamage():
                self._lasting(None, act)
            case Act() if ways := two_ways(act):
                self.either([(way,) for way in ways], [])
            case _:
                act.lay(self)

    def do(self, act: Instruction) -> None:
        raise CannotBePlayed(act)

    def deed(self, act: Act) -> None:
        """An act that has all settled stands in the program as it is."""
        self.look_back(act)
        self.nouns.acted = self.nouns.acted or not act.settles()
        self.add(Deed(act))

    def settled(self, act: A) -> A:
        """An act with all settled that it speaks of, in reading order; what must be chosen is chosen first."""
        made = rebuild(act, lambda part: self.settle(part) if isinstance(part, Cards) else self.nouns.settle(part))
        assert isinstance(made, type(act))
        subject = made.subject()
        if isinstance(subject, Cards):
            self.deal_with(made.manner(), subject)
        return made

    # ---- how they hang together ------------------------------------------------------------------------------------

    def may(self, act: Instruction) -> None:
        words, start = self.words, self.here
        around, self.optional = self.optional, True
        super().may(act)
        self.optional = around
        offer = self.steps[start]
        assert isinstance(offer, Offer)
        offer.words = "".join(words)

    def chosen_first(self, act: Instruction) -> Instruction:
        some, rest = choice_apart(act)
        self.act(Choose(some))
        return rest

    def choice(self, times: int, ways: list[tuple[Instruction, ...]]) -> None:
        words, start = self.words, self.here
        super().choice(times, ways)
        choice = self.steps[start + 1]
        assert isinstance(choice, Choice)
        choice.words = words

    def either(self, ways: list[tuple[Instruction, ...]], words: list[str]) -> None:
        """One of several ways, in these words."""
        self.words = words
        self.choice(1, ways)

    def branch(self, test: Step, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]) -> None:
        if isinstance(test, Unless):
            self.asked(test.condition, then)
            test.condition = self.noted.get(id(test.condition)) or self.condition(test.condition)
        super().branch(test, then, otherwise)

    def by(self, who: Players, act: Instruction, first_only: bool = False) -> None:
        players = self.settle_players(who)
        around, actor = (self.each, self.whose_round), self.nouns.actor
        if isinstance(who, pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer | pl.Jointly):
            self.each, self.whose_round, self.nouns.actor = True, players, 0
        super().by(players, act, first_only)
        (self.each, self.whose_round), self.nouns.actor = around, actor
        if not self.each:
            self.rounds_over()

    def times(self, act: Instruction, per: Amount) -> None:
        around, self.rounds = self.rounds, True
        super().times(act, per)
        self.rounds = around

    def timed(self, act: Instruction) -> None:
        match act:
            case flow.Instead(inner):
                self._instead(inner)
            case flow.Lasting(duration, inner):
                self._lasting(duration, inner)
            case flow.Later(event, inner):
                self._later(Events(self.nouns), event, self.fighters_now(event, inner), FOR_GOOD, None, True)
            case flow.Watch():
                self._watch(act, act.duration)
            case damage.PreventNext():
                self._prevent_next(act)

    def _instead(self, act: Instruction) -> None:
        """506.1: it takes the place of the event, whatever comes of it; what a player may do, if done (Ruling 25)."""
        if not self.nouns.replaces:
            raise CannotBePlayed("something done instead of nothing")
        self.add(Try())
        self.act(act)
        if not self.optional and not is_offer(act):
            self.deed(TakePlace())
            return
        test = self.add(UnlessDone())
        self.deed(TakePlace())
        test.to = self.here

    def lessen(self, by: Amount, increase: bool, to_so_much: bool = False) -> None:
        if increase or not self.nouns.replaces:
            raise CannotBePlayed("an amount that changes")
        self.deed(damage.Abate(self.nouns.amount(by), to_so_much))

    def again_until(self, condition: Condition) -> None:
        self.add(Unless(condition)).to = 0  # all is done again from the beginning, unless it holds

    def condition(self, node: Condition) -> Condition:
        """A condition; what it says this is a response to is bound first, for later words to point at."""
        for part in walk(node):
            if isinstance(part, mo.InResponse | mo.PlayedResponding):
                self.responds(part.to)
        for part in walk(node):
            if isinstance(part, pl.AnOpponent | pl.AnyPlayer) and slot_of(part):
                such = self.nouns.condition(of_that_player(node, slot_of(part)))
                self.deed(BindPlayers(self.nouns.players(part), slot_of(part), such))
        return self.nouns.condition(node)

    # ---- which cards and players -----------------------------------------------------------------------------------

    def settle(self, node: Cards, area: int = PLAY, whose: Players | None = None, picking: bool = False) -> Cards:
        """A noun for the cards of an instruction; what must be chosen is chosen first, and bound to its slot."""
        node = others_than(node, self.nouns.dealt_with, not self.printed.types & TACTIC)
        if isinstance(node, Portion):
            return node.chosen(self, area, whose, picking)
        match node:
            case ca.Some(quantity, kind, _, slot) if (dealt := self.nouns.dealt(kind)) is not None:
                self._choose(ChooseCards(core.ONE.amount, EVERYTHING, slot, picking, among=dealt), quantity)
                self.dealt.append(slot)
                return self.chosen(slot)
            case ca.Some(quantity, kind, random, slot):
                lowered = self.nouns.kind(kind, area, whose)
                related = self.nouns.related(kind)
                choice = ChooseCards(core.ONE.amount, lowered, slot, picking, random=random, related=related)
                self._choose(choice, quantity)
                self.dealt += [slot] if lowered.among == ca.Those(self.looked) else []
                for player, owner in players_in(node):
                    about = ca.OwnerOf(ca.Those(slot)) if owner else ca.ControllerOf(ca.Those(slot))
                    self.deed(BindPlayers(about, player))
                if lowered.where == PLAY and not lowered.by_front:
                    self.nouns.types_spoken_of[slot] = lowered.mask
                return self.chosen(slot)
            case ca.Among(quantity, of, kind, other, slot, random):
                if any(isinstance(test, te.Extreme) for test in kind.tests):  # among them
                    kind = with_fields(kind, tests=(*kind.tests, te.InThere(of)))
                lowered = self.nouns.kind(kind, ANYWHERE)
                source = self.settle(of)
                again = isinstance(source, ca.Those) and source.slot == self.looked and self.dealt
                if (other or again) and isinstance(source, ca.Those):
                    source = ca.Rest(0, source.slot, tuple(self.dealt))
                one = ChooseCards(core.ONE.amount, lowered, slot, picking, random=random, among=source)
                self._choose(one, quantity)
                self.dealt.append(slot)
                return self.chosen(slot)
            case ca.AllBut(quantity, kind, slot):
                kept, all_ = self.fresh(), self.nouns.kind(kind, area, whose)
                self._choose(ChooseCards(core.ONE.amount, all_, kept), quantity)
                rest = with_fields(all_, tests=(*all_.tests, te.Except(ca.Those(kept))))
                return self.bind(ca.All(rest), slot)
            case ca.All(kind) | ca.Each(kind) if (dealt := self.nouns.dealt(kind)) is not None:
                noun: Cards = dealt
                if any(isinstance(some, ki.Is) and some.state is State.OTHER for some in kind.qualities):
                    noun = ca.Rest(0, dealt.slot, tuple(self.dealt))
                self.dealt.append(slot_of(node))
                return self.bind(noun, slot_of(node))
            case ca.UntilRevealed(whose_, kind, slot):
                lowered = self.nouns.kind(kind, ANYWHERE)
                revealed = self.fresh()
                self.bind(ca.UntilRevealed(self.settle_players(whose_), lowered), revealed)
                self.bind(ca.DealtWith(revealed, ANYWHERE, lowered), slot)
                return ca.Those(revealed)
            case ca.HostOf(of_):
                return self.bind(ca.HostOf(self.settle(of_)), slot_of(node))
            case ca.FactionOf(of):
                return self.bind(ca.FactionOf(self.settle_players(of)), slot_of(node))
            case ca.Whole(ca.Zone(where, of)) if of is not None:
                return self.bind(ca.Whole(ca.Zone(where, self.settle_players(of))), slot_of(node))
            case ca.All(kind) | ca.Each(kind) if related_in(kind) is not None:
                raise CannotBePlayed(node)  # which of them?
            case ca.All() | ca.Each() | ca.Whole() | ca.Members():
                return self.bind(self.nouns.cards(node, area, whose), slot_of(node))
            case ca.Top(quantity, of, slot) | ca.Bottom(quantity, of, slot):
                players = self.settle_players(of)
                count = self.at_most(self.nouns.quantity(quantity), isinstance(quantity, core.UpTo))
                self.looked, self.dealt = slot, []
                return self.bind(type(node)(core.Exactly(count), players), slot)
            case ca.Rest():
                return ca.Rest(0, self.looked, tuple(self.dealt)) if self.looked else self.chosen_from.rest(self)
            case ca.Together(cards):
                return ca.Together(tuple(self.settle(some, area, whose, picking) for some in cards))
            case ca.EitherOf(cards):
                return self._one_of(node, cards, area, whose, picking)
        return self.nouns.cards(node)

    def _one_of(self, node: Cards, cards: tuple[Cards, ...], area: int, whose: Players | None, picking: bool) -> Cards:
        """This or that: one is chosen, whichever of them it is; later words may call it by any of their names."""
        possible: list[Cards] = []
        for some in cards:
            match some:
                case ca.Some(core.Exactly(core.Number(1)), kind, False):
                    possible.append(ca.All(self.nouns.kind(kind, area, whose)))
                case ca.This() | ca.Host() | ca.FactionOf():
                    possible.append(self.nouns.cards(some))
                case It():
                    possible.append(self.nouns.cards(some))
                case _:
                    raise CannotBePlayed(node)
        slots = [slot_of(some) for some in cards if slot_of(some) and not isinstance(some, It)] or [self.fresh()]
        among = ca.Together(tuple(possible))
        self._choose(ChooseCards(core.ONE.amount, ANYTHING, slots[0], picking, among=among), core.ONE)
        for other in slots[1:]:
            self.deed(Bind(ca.Those(slots[0]), other))
        return ca.Those(slots[0], 0, True)

    def _choose(self, choice: ChooseCards, quantity: Quantity) -> None:
        amount = self.nouns.quantity(quantity, chosen=True)
        self.most_chosen = amount.value if isinstance(amount, core.Number) else MOST_CHOSEN
        up_to = isinstance(quantity, core.UpTo | core.AnyNumber | core.AtLeast)
        self.deed(with_fields(choice, amount=amount, up_to=up_to, least=least_of(quantity)))

    def chosen(self, slot: int) -> Cards:
        """The cards that this very instruction chooses: where it comes to nothing, they are nothing (402.5b)."""
        return ca.Those(slot, self.nouns.types_spoken_of.get(slot, 0), True)

    def bind(self, noun: Cards, slot: int) -> Cards:
        if slot:
            self.deed(Bind(noun, slot))
        return ca.Those(slot) if slot else noun

    def deal_with(self, manner: Manner | None, noun: Cards) -> None:
        """Later words speak of these cards by what is done to them now, and of those of several rounds together."""
        if manner is None:
            return
        slot = self.kept(manner, noun, self.each)
        if (self.each or self.rounds) and slot:
            own = self.in_round.get(manner, 0)
            slot = self.fresh()
            self.deed(Bind(noun, slot, more=True))
            if own:
                self.deed(Bind(noun, own, more=True))
                self.over_rounds[manner], slot = slot, own
        self.nouns.dealt_with[manner] = slot

    def looked_at(self, slot: int, cards: Cards | None = None) -> None:
        """Cards were looked at, revealed or found: later words may deal with some of them and with the rest."""
        self.looked = slot
        self.dealt = [cards.slot] if isinstance(cards, ca.UntilRevealed) else []

    def look_for(self, what: Cards, area: int, whose: Players, again: bool = False) -> int:
        """312: choose what is searched for; gives its slot."""
        if not isinstance(what, ca.Some):
            raise CannotBePlayed(what)
        kind = with_fields(self.nouns.kind(what.kind, area, whose), area=area, whose=whose)
        may_fail = what.kind != ki.Kind() or not isinstance(what.quantity, core.Exactly)  # 312.2
        amount, related = self.nouns.quantity(what.quantity, chosen=True), self.nouns.related(what.kind)
        looks = ChooseCards(amount, kind, what.slot, up_to=may_fail, searching=True, related=related, again=again)
        self.deed(looks)
        return what.slot

    def in_any_order(self, cards: Cards, at_random: bool = False) -> Cards:
        """The same cards in an order that is chosen, or left to chance."""
        slot = self.fresh()
        self.deed(ChooseCards(core.Number(core.NO_LIMIT), EVERYTHING, slot, random=at_random, among=cards))
        return ca.Those(slot)

    def settle_players(self, who: Players) -> Players:
        """Players of an instruction; one of several is chosen first."""
        if isinstance(who, pl.SomePlayers):
            one = ChoosePlayer(self.nouns.players(who), who.slot, more=True)
            super().times(one, self.nouns.quantity(who.quantity))
            return pl.They(who.slot)
        if isinstance(who, ONE_OF_SEVERAL) and slot_of(who):
            self.deed(ChoosePlayer(self.nouns.players(who), slot_of(who)))
            return pl.They(slot_of(who))
        if isinstance(who, pl.Jointly):
            return pl.Jointly(tuple(self.settle_players(some) for some in who.players))
        return self.nouns.players(who)

    def at_most(self, amount: Amount, up_to: bool, also: Amount | None = None) -> Amount:
        """The amount, or where it says "up to" whatever number up to it is chosen now (410.2)."""
        if not up_to:
            return amount
        self.deed(SayNumber(HIDDEN_VARIABLE, amount, None if also is None else self.nouns.amount(also)))
        return am.Letter(HIDDEN_VARIABLE)

    def choose_number(self, which: int, most: Amount) -> None:
        """410.2: X, Y or Z is chosen, up to so much."""
        self.deed(SayNumber(which, most))

    def settle_numbers(self, costs: tuple[Instruction, ...]) -> None:
        """410.2: a number that is to be paid is chosen before the first cost that speaks of it."""
        for name in sorted(self.nouns.open_variables):
            speaking = [cost for cost in costs if any(part == core.Variable(name) for part in walk(cost))]
            if speaking and speaking[0] != Pay(core.Variable(name)):
                self.deed(SayNumber(VARIABLES[name], most_to_choose(name, speaking)))
                self.nouns.settled_variables.add(name)

    def divide(self, amount: Amount, among: Cards, up_to: bool) -> None:
        """An amount is divided among cards, each its share."""
        self.deed(Divide(amount, among, up_to))

    def most_allowed(self) -> Amount | None:
        """The highest bid, for each player their own: "they" is whoever bids."""
        if self.most_bid is None:
            return None
        actor, self.nouns.actor = self.nouns.actor, 0
        lowered = self.nouns.amount(self.most_bid)
        self.nouns.actor = actor
        return lowered

    # ---- what lasts ------------------------------------------------------------------------------------------------

    def _lasting(self, duration: Duration | None, act: Instruction) -> None:
        duration = self.in_turn(duration)
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
                lasting = tuple(for_a_time(duration, some) for some in then)
                self.act(flow.If(condition, lasting, tuple(for_a_time(duration, some) for some in otherwise)))
                return
            case flow.Watch() | flow.Later():
                self._watch(act if isinstance(act, flow.Watch) else flow.Watch(act.event, act.act), duration)
                return
            case flow.Lasting(durations.AsLongAs(condition), inner):
                noun = self.lasting_noun(inner.cards) if isinstance(inner, ch.Modify) else None
                held = While(self.nouns.condition(condition), self.statements.lower(inner, noun))
                self._record(duration, held)
                return
            case ch.Modify(cards, (ch.Cannot(BeUsed(again=True)),)):
                self.deed(UseNoMore(self.nouns.cards(cards)))
                return
            case flow.May(Play(what, free, as_in_hand) as play) if as_in_hand or (isinstance(what, It) and not free):
                self._record(duration, self.statements.lower(flow.May(with_fields(play, as_in_hand=True))))
                return
            case ch.DoubleStat(cards, stat):
                it = damage.pointed_at(self, cards)
                self.deed(SetNumber(HIDDEN_VARIABLE, self.nouns.amount(am.StatOf(it, stat))))
                much = ch.Gains(ch.Points(am.Letter(HIDDEN_VARIABLE), stat))
                self._lasting(duration, ch.Modify(it, (much,)))
                return
            case rules.RedirectDamage():
                self._redirect(duration, act)
                return
            case TakeControl() | Exchange():
                self._control_for_a_time(duration, act)
                return
            case ch.Modify(cards, (ch.OneChange() as either,), per):
                it = damage.pointed_at(self, cards)
                changes = [ch.Modify(it, (change,), per) for change in either.changes]
                self.either([(for_a_time(duration, some),) for some in changes], self.wording.of(either))
                return
        those = act.of_those_cards() if isinstance(act, Statement) else None
        noun = None if those is None else self.lasting_noun(those)
        until = until_when(act, duration)
        if until != FOR_GOOD:
            self._keep(self.statements.lower(act, noun), until)
        else:
            self._record(duration, self.statements.lower(act, noun))

    def lasting_noun(self, cards: Cards) -> Cards:
        """Cards that are chosen or pointed at are those; "all your characters" are whoever that is at any moment."""
        for some in counted_now(cards, self.ahead):
            self.bind(self.nouns.cards(some), some.slot)
        cards = ca.All(cards.kind) if isinstance(cards, ca.AbilitiesOn) else cards
        return self.nouns.cards(cards) if isinstance(cards, ca.All | ca.Each) else self.settle(cards)

    def _record(self, duration: Duration | None, statement: Statement) -> None:
        until, of, condition = duration_of(self.nouns, duration)
        self._keep(statement if condition is None else While(condition, statement), until, of)

    def _keep(self, statement: Statement, until: int, of: Players | None = None) -> None:
        self.printed.statements.append(rule_of(statement))
        self.deed(MakeLast(len(self.printed.statements) - 1, until, of))

    def become_covert(self, slot: int) -> None:
        self._keep(ch.Modify(ca.Those(slot), (ch.Gains(ch.TheKeyword(Keyword.COVERT)),)), FOR_GOOD)

    def _control_for_a_time(self, duration: Duration | None, act: TakeControl | Exchange) -> None:
        noun = self.settle(act.what)
        noun = self.bind(noun, self.fresh()) if isinstance(noun, ca.Host | ca.Together) else noun
        if not isinstance(noun, ca.Those) or isinstance(duration, DuringNextTurn):
            raise CannotBePlayed(act.what)
        until, of, while_ = duration_of(self.nouns, duration)
        self._keep(Loan(noun, while_, isinstance(act, Exchange)), until, of)
        self.deed(with_fields(act, what=noun, for_a_time=True))

    def _watch(self, node: flow.Watch, duration: Duration | None) -> None:
        events = Events(self.nouns)
        change, duration = self.statements.damage_change(events, node.event, node.act), self.in_turn(duration)
        if change is not None and node.once:
            self._next_damage(node, duration)
            return
        if change is not None:
            self._record(duration, change)
            return
        until, of, events.given = duration_of(self.nouns, duration)
        self._later(events, node.event, node.act, until, of, node.once)

    def _later(
        self, events: Events, event: Event, act: Instruction, until: int, of: Players | None, once: bool
    ) -> None:
        actor, lowered = self.nouns.actor, events.lower(event)
        replaces = any(isinstance(part, flow.Instead) for part in walk(act))
        if lowered.at_once() or (replaces and not can_replace(lowered.kinds())):
            raise CannotBePlayed(event)
        inner = self.another()
        for bound in events.brought:
            inner.deed(bound)
        around = self.nouns.of_event, self.nouns.replaces
        self.nouns.of_event, self.nouns.replaces = True, replaces
        inner.act(act)
        self.nouns.of_event, self.nouns.replaces = around
        self.nouns.actor = actor
        self._wait(lowered, inner, once, until, of, replaces)

    def _wait(self, event: Watched, then: TextPlan, once: bool, until: int, of: Players | None, replaces: bool) -> None:
        self.printed.statements.append(Rule(Awaits(event, then.finish(), not once), False, 0))
        self.deed(LeaveWaiting(len(self.printed.statements) - 1, until, of, replaces))

    def _next_damage(self, node: flow.Watch, duration: Duration | None) -> None:
        """The next time damage would be inflicted, it is less."""
        act = node.act.act if isinstance(node.act, flow.Instead) else node.act
        until, of, _ = duration_of(self.nouns, duration)
        inner, around, self.nouns.replaces = self.another(), self.nouns.replaces, True
        inner.act(act)
        self.nouns.replaces = around
        self._wait(Events(self.nouns).lower(node.event), inner, True, until, of, True)

    def _prevent_next(self, node: damage.PreventNext) -> None:
        self.deed(SetNumber(HIDDEN_VARIABLE, self.nouns.amount(node.amount)))
        event = damage_to(self.settle(node.to))
        inner = self.another()
        inner.deed(damage.Abate(am.Letter(HIDDEN_VARIABLE), False, node.in_all))
        self._wait(event, inner, True, THIS_TURN, None, True)

    def _redirect(self, duration: Duration | None, node: rules.RedirectDamage) -> None:
        """506.3: a replacement that waits; with an amount it waits this turn, until that much has come."""
        until, of, condition = duration_of(self.nouns, duration)
        if condition is not None:
            raise CannotBePlayed(node)
        limited = node.amount is not None
        if node.amount is not None:
            until = THIS_TURN
            self.deed(SetNumber(HIDDEN_VARIABLE, self.nouns.amount(node.amount)))
        event = damage_to(self.settle(node.from_))
        inner = self.another()
        inner.deed(damage.SendDamage(self.settle(node.to), limited))
        self._wait(event, inner, limited, until, of, True)

    def another(self) -> TextPlan:
        """Lays out what waits, with what is settled so far."""
        inner = TextPlan(self.printed, self.nouns, self.statements, self.wording)
        inner.looked, inner.scratch = self.looked, self.scratch + 20
        return inner

    def _reduce_this(self, by: Amount, per: Amount | None) -> None:
        """406.3: among the costs it says that the card being played costs less."""
        amount = self.nouns.amount(by if per is None else am.Multiplied(by, per))
        save(self.printed, amount, self.most_chosen)
        self._keep(rules.ChangeNextCost(amount, ki.Kind((), (), (te.InThere(ca.This()),), ANYWHERE)), THIS_TURN)
