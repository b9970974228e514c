"""What is done about cards that are played: paid for, stopped, copied, played by an effect, used only so often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.context import rebind
from mulligan.games.spoils.effects.following import chooser, impossible
from mulligan.games.spoils.events import BARRED, DUPLICATED, TERMINATED
from mulligan.games.spoils.limits.prohibitions import cannot_play
from mulligan.games.spoils.options import ABOUT_WINDOW, USE
from mulligan.games.spoils.options import PLAY as PLAY_OPTION
from mulligan.games.spoils.parts import AS_COST, FOR_FREE, NO_THRESHOLD, NORMAL, NOT_ANSWERED, Context
from mulligan.games.spoils.parts import DUPLICATED as AS_DUPLICATE
from mulligan.games.spoils.parts import Play as Played
from mulligan.games.spoils.printed import BEING_PLAYED, FACTION, HAND, PLAY, RESOURCE, TACTIC
from mulligan.games.spoils.rules import playing
from mulligan.games.spoils.rules.entering import ATTACHED_AT_ONCE, ONLY_DOWN, play_resource
from mulligan.games.spoils.rules.payment import OF_EFFECT, numeric_cost, pay, use_up
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.binding import SetNumber
from mulligan.games.spoils.vocabulary.nouns.amounts import Affordable, Letter, StatOf
from mulligan.games.spoils.vocabulary.nouns.cards import Some, This
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.nouns.tests import HasStat
from mulligan.games.spoils.vocabulary.terms import HIDDEN_VARIABLE, VARIABLES, CardType, Compared, Manner, Stat
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.state import State
from mulligan.language.core.amounts import NO_LIMIT, Difference, Exactly, Number, UpTo, Variable
from mulligan.language.core.kinds import Amount, Cards, Condition, Instruction, Players
from mulligan.language.core.players import Actor
from mulligan.language.flow import CannotBePlayed, Effect, Jump, Offer, Show, Step, Try, Unless, UnlessDone
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node, with_fields

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Terminate(Act):
    """Stop a card or an ability before it resolves (314)."""

    what: Cards

    def manner(self) -> Manner:
        return Manner.TERMINATED

    def settle(self, plan: TextPlan) -> None:
        what = plan.settle(self.what, BEING_PLAYED)
        plan.deal_with(Manner.TERMINATED, what)
        plan.deed(Terminate(what))

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.what.of(table, at):
            done = playing.terminate(table, card, at.source) or done
            rebind(table, at, card)
        if isinstance(self.what, This) and at.mode == NORMAL:  # 314.1: nothing more of it is followed
            at.place = len(at.program(table).steps) - 2
            return True
        return done


@dataclass(frozen=True)
class Duplicate(Act):
    """Make a copy of a tactic (307)."""

    what: Cards

    def settle(self, plan: TextPlan) -> None:
        plan.deed(Duplicate(plan.settle(self.what, BEING_PLAYED)))

    def done(self, table: Table, at: Context) -> bool:
        """307: an invisible copy, without cost number and threshold, with its extra costs; nobody responds to it."""
        cards = self.what.of(table, at)
        if not cards or not table.face(cards[0]).types & TACTIC:
            return False
        card = cards[0]
        table.note(DUPLICATED, at.actor, "307.1", card)
        if cannot_play(table, at.actor, card):
            table.note(TERMINATED, at.actor, "307.3", card)
            return False
        free = FOR_FREE | NO_THRESHOLD | NOT_ANSWERED | AS_DUPLICATE
        playing.begin(table, at.actor, card, table.area[card], free, -1, table.printed[card])
        return True


@dataclass(frozen=True)
class Pay(Act):
    """Pay an amount (309)."""

    amount: Amount

    def settle(self, plan: TextPlan) -> None:
        amount = self.amount
        if isinstance(amount, Variable) and plan.nouns.is_open(amount.name):
            plan.choose_number(VARIABLES[amount.name], Affordable(Actor()))
            plan.deed(Pay(Letter(VARIABLES[amount.name])))
        else:
            plan.deed(Pay(plan.nouns.amount(amount)))

    def done(self, table: Table, at: Context) -> bool:
        """In a cost the number is added to the running total (406.3); in an effect it is paid at once (406.5)."""
        amount = self.amount.of(table, at)
        if at.mode == AS_COST:
            at.total += amount
            return True
        if not self.payable(table, at):
            return False
        total = numeric_cost(table, at.actor, at.source, amount, OF_EFFECT)
        use_up(table, at.actor, at.source, OF_EFFECT, amount)
        pay(table, at.actor, total)
        return True

    def pays(self, table: Table, at: Context) -> int:
        return self.amount.of(table, at)

    def enough(self, table: Table, at: Context) -> bool:
        return True  # it takes no card from anywhere

    def payable(self, table: Table, at: Context) -> bool:
        cost = numeric_cost(table, at.actor, at.source, self.amount.of(table, at), OF_EFFECT)
        return cost <= table.unattached_resources(at.actor)

    def at_will(self) -> bool:
        return True

    def silent(self) -> bool:
        return True


@dataclass(frozen=True)
class Only(Act):
    """A restriction: this may be done only if all of it holds (401.3a)."""

    conditions: tuple[Condition, ...]

    def settle(self, plan: TextPlan) -> None:
        plan.deed(Only(tuple([plan.condition(some) for some in self.conditions])))

    def done(self, table: Table, at: Context) -> bool:
        return self.possible(table, at)

    def subject(self) -> Node | None:
        return None

    def possible(self, table: Table, at: Context) -> bool:
        for condition in self.conditions:
            if not condition.holds(table, at):
                return False
        return True

    def silent(self) -> bool:
        return True


@dataclass(frozen=True)
class AnyoneMay(Instruction):
    """Any player may use the ability."""


@dataclass(frozen=True)
class Unanswerable(Instruction):
    """Some players cannot respond to a card."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class UseNoMore(Act):
    """The ability of one of these cards that is being used cannot be used again this turn."""

    cards: Cards

    def done(self, table: Table, at: Context) -> bool:
        cards = self.cards.of(table, at)
        for i in range(len(table.stack) - 1, -1, -1):
            play = table.stack[i]
            if isinstance(play, Played) and play.ability >= 0 and play.card in cards:
                program = table.library.cards[play.text_of].paragraphs[play.ability].program
                count_use(table, play.card, BARRED - program)
                return True
        return False


@dataclass(frozen=True)
class UseAnAbility(Act):
    """Use one of one's abilities now (606), though it is no time for it."""

    def do(self, table: Table, at: Context) -> bool:
        options = usable(table, at.actor)
        if not options:
            impossible(table, at)
            return True
        table.ask(chooser(table, at), ABOUT_WINDOW, options)
        return False

    def answered(self, table: Table, at: Context) -> bool:
        playing.act(table, at.actor, table.answer)
        return True

    def can_begin(self, table: Table, at: Context) -> bool:
        return len(usable(table, at.actor)) > 0


def usable(table: Table, seat: Seat) -> list[int]:
    """The abilities that a player could use now, as options."""
    return [option for option in legality.actions(table, seat, False) if USE <= option < USE + PLAY_OPTION]


@dataclass(frozen=True)
class RepeatEffect(Act):
    """Do this card's effect again until a condition holds."""

    until: Condition

    def settle(self, plan: TextPlan) -> None:
        plan.again_until(plan.nouns.condition(self.until))


@dataclass(frozen=True)
class RepeatProcess(Act):
    """Do all that the text says once more from its beginning."""

    def settle(self, plan: TextPlan) -> None:
        if plan.each:
            raise CannotBePlayed("what one of several players repeats")
        if not any(isinstance(step, (Unless, UnlessDone, Offer)) for step in plan.steps):
            raise CannotBePlayed("what is repeated for ever")
        plan.add(FromTheBeginning())


class FromTheBeginning(Jump):
    """All is done again, whatever was being chosen."""

    def go(self, table: State, at: Effect) -> bool:
        at.loops = ()
        at.place = 0
        return False

    def says(self, show: Show) -> str:
        return "do it all again"


@dataclass(frozen=True)
class Play(Act):
    """Play cards now; for free (308), for a price, as if they were in hand, or without meeting their threshold."""

    what: Cards
    free: bool = False
    as_in_hand: bool = False
    no_threshold: bool = False
    price: Amount | None = None  # instead of the numeric cost
    in_all: Amount | None = None  # how much the numeric costs of several may be together
    from_pile: bool = False  # the card that says so, from its owner's discard pile

    def settle(self, plan: TextPlan) -> None:
        what = self.what
        if self.from_pile:
            raise CannotBePlayed("a card that is played from a discard pile by its own text, at once")
        if isinstance(what, Some) and what.quantity == Exactly(Number(1)) and what.kind == Kind((CardType.RESOURCE,)):
            plan.deed(PlayResource())  # 605: any card will do, face down
            return
        price = None if self.price is None else plan.nouns.amount(self.price)
        flags = (FOR_FREE if self.free else 0) | (NO_THRESHOLD if self.no_threshold else 0)
        if isinstance(what, Some) and plan.nouns.dealt(what.kind) is None:
            can = CanBePlayed(flags, price)
            what = with_fields(what, kind=with_fields(what.kind, tests=(*what.kind.tests, can)))
            if what.quantity != Exactly(Number(1)):
                self.one_after_another(plan, what)
                return
        if self.in_all is not None:
            raise CannotBePlayed("a total of the numeric costs of cards that are not chosen one after another")
        plan.deed(Play(plan.settle(what, HAND, Actor()), self.free, self.as_in_hand, self.no_threshold, price))

    def one_after_another(self, plan: TextPlan, what: Some) -> None:
        """Each is chosen when the one before has been played, until there are enough or no more are wanted."""
        if self.in_all is not None:
            left = HasStat(Stat.COST, Letter(HIDDEN_VARIABLE), Compared.OR_LESS)
            plan.deed(SetNumber(HIDDEN_VARIABLE, plan.nouns.amount(self.in_all)))
            what = with_fields(what, kind=with_fields(what.kind, tests=(*what.kind.tests, left)))
        most = plan.nouns.quantity(what.quantity, chosen=True)
        if not isinstance(most, Number):
            raise CannotBePlayed("cards played of a number that is not known before")
        without_end = most.value == NO_LIMIT
        each = with_fields(what, quantity=UpTo(Number(1)))
        ends: list[Step] = []
        start = plan.here
        for _ in range(1 if without_end else most.value):
            plan.add(Try())
            one = plan.settle(each, HAND, Actor())
            ends.append(plan.add(UnlessDone()))
            if self.in_all is not None:
                less = Difference(Letter(HIDDEN_VARIABLE), StatOf(one, Stat.COST))
                plan.deed(SetNumber(HIDDEN_VARIABLE, less))
            plan.deed(Play(one, self.free, self.as_in_hand, self.no_threshold))
        if without_end:
            plan.add(Jump()).to = start
        for end in ends:
            end.to = plan.here

    def done(self, table: Table, at: Context) -> bool:
        """604.2: an effect lets a player play a card now."""
        cards = self.what.of(table, at)
        flags = (FOR_FREE if self.free else 0) | (NO_THRESHOLD if self.no_threshold else 0)
        if not cards or not can_be_played(table, at, cards[0], flags, self.price):
            return False
        card = cards[0]
        if self.price is not None:
            flags |= FOR_FREE
        playing.begin(table, at.actor, card, table.area[card], flags, -1, table.printed[card])
        if self.price is not None:
            pay(table, at.actor, self.price.of(table, at))
        return True

    def can_begin(self, table: Table, at: Context) -> bool:
        flags = (FOR_FREE if self.free else 0) | (NO_THRESHOLD if self.no_threshold else 0)
        for card in self.what.of(table, at):
            if can_be_played(table, at, card, flags, self.price):
                return True
        return False


@dataclass(frozen=True)
class CanBePlayed(Test):
    """Whoever acts could play it now so (401.3, 604.2)."""

    flags: int
    price: Amount | None = None

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return can_be_played(table, at, card, self.flags, self.price)


def can_be_played(table: Table, at: Context, card: Card, flags: int, price: Amount | None) -> bool:
    below = table.area[card] == PLAY and table.face_down[card] == 1  # a card that was played as a resource
    types = table.face(card).types if below else characteristics.types(table, card)
    if (table.area[card] == PLAY and not below) or types & (RESOURCE | FACTION):
        return False
    resources = table.unattached_resources(at.actor)
    if price is not None:
        flags |= FOR_FREE
        resources -= price.of(table, at)
    return resources >= 0 and legality.playable(table, at.actor, card, flags, resources) == ALLOWED


@dataclass(frozen=True)
class PlayResource(Act):
    """Play a resource (605); face-down only where said; attached to the faction where said."""

    amount: Amount = Number(1)
    up_to: bool = False
    face_down: bool = False
    attached: bool = False

    def settle(self, plan: TextPlan) -> None:
        amount = self.amount
        if not isinstance(amount, Number):
            raise CannotBePlayed("resources played of a number that is not known before")
        one = PlayResource(Number(1), False, self.face_down, self.attached)
        for _ in range(amount.value):
            if self.up_to:
                plan.may(one)
            else:
                plan.deed(one)

    def done(self, table: Table, at: Context) -> bool:
        how = (ONLY_DOWN if self.face_down else 0) | (ATTACHED_AT_ONCE if self.attached else 0)
        return play_resource(table, at.actor, how)


@dataclass(frozen=True)
class EntersUnder(Act):
    """A card being played enters play under another player's control."""

    cards: Cards
    who: Players

    def settle(self, plan: TextPlan) -> None:
        if plan.nouns.of_event and isinstance(self.cards, This):
            raise CannotBePlayed("how a card enters play that is in play already")
        plan.deed(plan.settled(self))

    def done(self, table: Table, at: Context) -> bool:
        seats = nouns.seats_of(table, at, self.who)
        given = False
        for card in self.cards.of(table, at):
            given = playing.enters_under(table, card, seats[0]) or given
        return given


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(Terminate, "terminate(s) {what}")
    grammar.phrase(Terminate, "{what} is~are terminated", printed=False)
    grammar.phrase(Duplicate, "duplicate(s) {what}", "play(s)|deploy(s) a duplicate of {what}")
    grammar.phrase(Pay, "pay(s) {amount}", "pay(s) an amount equal to {amount}")
    grammar.phrase(Pay, "pay(s) an additional {amount}", "pay(s) {amount} more", printed=False)
    for opening in ("use this [ability]", "play|deploy this [card]"):
        grammar.phrase(Only, f"{opening} only {{conditions:only}}", printed=opening.startswith("use"))
    grammar.phrase(AnyoneMay, "any|either player may use this ability", "both|all players may use this ability")
    grammar.phrase(Unanswerable, "{who} cannot respond to {cards}", "{who} may not respond to {cards}")
    grammar.phrase(UseAnAbility, "use(s) an|one ability")
    grammar.phrase(RepeatEffect, "repeat this card 's effect until {until}", "repeat this process|effect until {until}")
    grammar.phrase(RepeatProcess, "repeat this process", "repeat this card 's effect", "repeat this effect")
    grammar.phrase(PlayResource, "play(s) up to {amount} resource+s", up_to=True)
    grammar.phrase(PlayResource, "play(s) an additional resource", amount=Number(1), printed=False)
    grammar.phrase(PlayResource, "play(s) a|one resource", "play(s) another resource")
    grammar.phrase(PlayResource, "play(s) {amount} resource+s")
    grammar.phrase(PlayResource, "play(s) a face-down resource", face_down=True)
    grammar.phrase(
        PlayResource, "play(s) a face-down resource attached to you 's faction", face_down=True, attached=True
    )
    grammar.phrase(Play, "play(s)|deploy(s) {what}")
    grammar.phrase(Play, "play(s)|deploy(s) {what} for free", free=True)
    where = "from you|they|it_'s_owner|that_player|an_opponent 's hand|discard_pile|deck"
    grammar.phrase(Play, f"play(s)|deploy(s) {{what:mention}} {where} for free", free=True, printed=False)
    grammar.phrase(Play, f"play(s)|deploy(s) {{what:mention}} {where}", printed=False)
    grammar.phrase(
        Play, "play(s)|deploy(s) {what} without paying it|they 's [numeric] cost|costs", free=True, printed=False
    )
    grammar.phrase(Play, "play(s)|deploy(s) {what} for {price}", "pay(s) {price} to play|deploy {what}")
    grammar.phrase(
        Play, "play(s)|deploy(s) {what} for free with total numeric cost {in_all} or less",
        "play(s)|deploy(s) {what} with total numeric cost {in_all} or less for free", free=True,
    )  # fmt: skip
    grammar.phrase(
        Play,
        "play(s)|deploy(s) {what} for free even if you cannot meet it|they 's threshold",
        free=True,
        no_threshold=True,
    )
    pile = "from you 's discard_pile"
    grammar.phrase(
        Play, f"play(s)|deploy(s) this_card {pile} [as if|though it was|were in you 's hand]",
        what=This(), from_pile=True,
    )  # fmt: skip
    grammar.phrase(
        Play, f"play(s)|deploy(s) this_card {pile} for free", f"play(s)|deploy(s) this_card for free {pile}",
        what=This(), free=True, from_pile=True,
    )  # fmt: skip
    grammar.phrase(
        Play, f"play(s)|deploy(s) this_card {pile} even if you cannot meet it 's threshold",
        f"play(s)|deploy(s) this_card {pile} without meeting it 's threshold",
        what=This(), no_threshold=True, from_pile=True,
    )  # fmt: skip
    unmet = ("without meeting it|they 's threshold [requirement]", "even if you cannot meet it|they 's threshold")
    for met in unmet:
        grammar.phrase(Play, f"play(s)|deploy(s) {{what}} {met}", no_threshold=True)
    grammar.phrase(
        Play, f"play(s)|deploy(s) {{what}} for free {unmet[0]}", f"play(s)|deploy(s) {{what}} {unmet[0]} for free",
        free=True, no_threshold=True, printed=False,
    )  # fmt: skip
    hand = "as if|though it~they was~were in you 's hand"
    grammar.phrase(Play, f"play(s)|deploy(s) {{what}} {hand}", as_in_hand=True)
    grammar.phrase(Play, f"play(s)|deploy(s) {{what}} for free {hand}", free=True, printed=False)  # at once
    grammar.phrase(
        Play, f"play(s)|deploy(s) {{what}} {hand} even if you cannot meet it|they 's threshold",
        f"play(s)|deploy(s) {{what}} {hand} without meeting it|they 's threshold", as_in_hand=True, no_threshold=True,
    )  # fmt: skip
    grammar.phrase(EntersUnder, "{cards} enter(s)|comes~come play|into_play under {who} 's control")
