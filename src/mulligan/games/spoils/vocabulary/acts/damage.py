"""Damage that is inflicted, taken off, put on or sent elsewhere (408), and influence gained and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import characteristics, nouns, ops
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import bind, shared_among, shares, unbind
from mulligan.games.spoils.effects.lasting import wait_on
from mulligan.games.spoils.limits.prohibitions import TO_LOSE_INFLUENCE, prevented
from mulligan.games.spoils.parts import AS_COST, Context
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.rules.damage import abate, gain, gain_now, inflict, lose, lose_now, redirect
from mulligan.games.spoils.rules.leaving import WAITS, take_off_damage
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.amounts import DamageDealt, InfluenceOf, Multiplied
from mulligan.games.spoils.vocabulary.nouns.cards import All, Each, FactionOf, Those
from mulligan.games.spoils.vocabulary.terms import HIDDEN_VARIABLE, Manner
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.amounts import NO_LIMIT, Half, Number, Sum
from mulligan.language.core.kinds import Amount, Cards, Instruction, Players
from mulligan.language.core.players import Actor, EachPlayer
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar
from mulligan.language.references import It
from mulligan.language.tree import Node, walk, with_fields

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Inflict(Act):
    """Inflict damage (408); divided as one likes where so said; `source` where another card does it."""

    amount: Amount
    to: Cards
    divided: bool = False
    up_to: bool = False
    source: Cards | None = None
    more: Amount | None = None  # and so much more for each of something
    per: Amount | None = None
    last: bool = False  # the amount is said after what it is done to
    each: int = 0  # the slot under which each card is asked for an amount of its own

    def said_first(self) -> Node | None:
        return self.to if self.last else self.source

    def settle(self, plan: TextPlan) -> None:
        to = plan.settle(self.to)
        amount = plan.nouns.amount(self.amount)
        if self.more is not None and self.per is not None:
            amount = Sum(amount, Multiplied(plan.nouns.amount(self.more), plan.nouns.amount(self.per)))
        if isinstance(self.to, (Each, All)) and isinstance(to, Those) and asks_of(amount, to.slot):
            plan.deed(Inflict(amount, to, each=to.slot))
            return
        source = None if self.source is None else plan.nouns.cards(self.source)
        if self.divided:
            plan.divide(amount, to, self.up_to)
        else:
            amount = plan.at_most(amount, self.up_to)
        plan.deed(Inflict(amount, to, self.divided, self.up_to, source))
        if isinstance(to, Those):
            plan.deal_with(Manner.DESTROYED, to)  # "if a character is destroyed this way"

    def repeated(self, plan: Plan, per: Amount) -> None:
        """408.2: damage inflicted for each of something is one amount."""
        if self.divided or self.up_to:
            plan.times(self, per)
        else:
            plan.act(Inflict(Multiplied(self.amount, per), self.to, False, False, self.source))

    def done(self, table: Table, at: Context) -> bool:
        """408.7: the source is the card that gives the instruction, unless it names another."""
        source = at.source
        if self.source is not None:
            sources = self.source.known(table, at)
            if not sources:
                return False
            source = sources[0]
        blows: list[int] = []
        if self.divided:
            cards, parts = shared_among(at), shares(at)
            for i in range(len(cards)):
                blows.extend([cards[i], source, parts[i]])
        else:
            for card in self.to.of(table, at):
                blows.extend([card, source, self.amount_for(table, at, card)])
        done = inflict(table, blows, 0, at.mode == AS_COST)
        if done != WAITS:
            at.moved = done
        return done != 0

    def amount_for(self, table: Table, at: Context, card: Card) -> int:
        """How much: for each card of several, where the amount is one of its own."""
        if not self.each:
            return self.amount.of(table, at)
        alone = at.copy()
        unbind(alone, self.each)
        bind(table, alone, self.each, card)
        return self.amount.of(table, alone)


def asks_of(amount: Amount, slot: int) -> bool:
    """Does an amount speak of the cards of a slot?"""
    for part in walk(amount):
        if isinstance(part, Those) and part.slot == slot:
            return True
    return False


@dataclass(frozen=True)
class InflictOnEachOther(Act):
    """Each of two cards inflicts damage equal to its strength to the other, at once."""

    cards: Cards

    def done(self, table: Table, at: Context) -> bool:
        cards = self.cards.of(table, at)
        if len(cards) != 2:
            return False
        blows: list[int] = []
        for one, other in ((cards[0], cards[1]), (cards[1], cards[0])):
            blows.extend([other, one, characteristics.stat(table, one, ops.STRENGTH)])
        done = inflict(table, blows, 0, at.mode == AS_COST)
        if done != WAITS:
            at.moved = done
        return done != 0


@dataclass(frozen=True)
class DividedBy(Act):
    """Damage that another player divides."""

    amount: Amount
    who: Players
    to: Cards

    def settle(self, plan: TextPlan) -> None:
        plan.by(self.who, Inflict(self.amount, self.to, True))


@dataclass(frozen=True)
class ReduceDamage(Act):
    """The damage a card has received this turn becomes this much."""

    cards: Cards
    to: Amount = Number(0)

    def done(self, table: Table, at: Context) -> bool:
        cards = self.cards.of(table, at)
        amount = self.to.of(table, at)
        done = 0
        for card in cards:
            if table.area[card] == PLAY:
                done += take_off_damage(table, card, table.damage[card] - amount)
        return done > 0


@dataclass(frozen=True)
class RemoveDamage(Act):
    """Remove damage from cards (207.6); all of it where no amount is given."""

    from_: Cards
    amount: Amount | None = None
    up_to: bool = False

    def settle(self, plan: TextPlan) -> None:
        cards = plan.settle(self.from_)
        amount = None if self.amount is None else plan.at_most(plan.nouns.amount(self.amount), self.up_to)
        plan.deed(RemoveDamage(cards, amount, self.up_to))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.from_.of(table, at)
        amount = NO_LIMIT if self.amount is None else self.amount.of(table, at)
        done = 0
        for card in cards:
            if table.area[card] == PLAY:
                done += take_off_damage(table, card, amount)
        return done > 0


@dataclass(frozen=True)
class DamageMarkers(Act):
    """Put damage markers on a location."""

    amount: Amount
    on: Cards

    def done(self, table: Table, at: Context) -> bool:
        """Ruling 24: damage markers count as damage received, but nothing is inflicted."""
        cards = self.on.of(table, at)
        amount = self.amount.of(table, at)
        done = False
        for card in cards:
            if table.area[card] == PLAY and amount > 0:
                table.damage[card] += amount
                table.wounds.extend([card, at.source, amount, 0])
                table.changed()
                done = True
        return done


@dataclass(frozen=True)
class AddOrRemoveMarker(Act):
    """Put a damage marker on a location or remove one from it."""

    card: Cards

    def settle(self, plan: TextPlan) -> None:
        it = pointed_at(plan, self.card)
        ways: list[tuple[Instruction, ...]] = [(DamageMarkers(Number(1), it),), (RemoveDamage(it, Number(1)),)]
        plan.either(ways, ["Put a damage marker on it.", "Remove a damage marker from it."])


def pointed_at(plan: TextPlan, card: Cards) -> Cards:
    """A card that is chosen is chosen once, before what is done to it."""
    noun = plan.settle(card)
    return It(noun.slot) if isinstance(noun, Those) else card


@dataclass(frozen=True)
class SendDamage(Act):
    """506.3: damage goes to another thing instead, all of it or the next so much; of the latter the rest waits on."""

    to: Cards
    limited: bool = False

    def done(self, table: Table, at: Context) -> bool:
        to = [card for card in self.to.of(table, at) if table.area[card] == PLAY]
        if not to:
            return False
        if not self.limited:
            redirect(table, to[0], NO_LIMIT)
        else:
            amount = at.number(HIDDEN_VARIABLE)
            left = amount - redirect(table, to[0], amount)
            if left > 0:
                wait_on(table, at, HIDDEN_VARIABLE, left)
        return True  # what was taken off the damage is off; the rest of it is inflicted


@dataclass(frozen=True)
class Abate(Act):
    """Damage about to be inflicted is less by so much, or down to so much; of "the next so much" the rest waits."""

    amount: Amount
    to_so_much: bool = False
    in_all: bool = False

    def done(self, table: Table, at: Context) -> bool:
        if self.to_so_much:
            abate(table, at.amount - self.amount.of(table, at))
        elif not self.in_all:
            abate(table, self.amount.of(table, at))
        else:
            amount = at.number(HIDDEN_VARIABLE)
            left = amount - abate(table, amount)
            if left > 0:
                wait_on(table, at, HIDDEN_VARIABLE, left)
        return True

    def subject(self) -> Node | None:
        return None


@dataclass(frozen=True)
class PreventNext(Instruction):
    """The next so much damage to something this turn is not inflicted; or the next time, so much less."""

    to: Cards
    amount: Amount
    in_all: bool = True

    def lay(self, plan: Plan) -> None:
        plan.timed(self)


@dataclass(frozen=True)
class ChangeAmount(Instruction):
    """The amount of the event is reduced or increased by so much."""

    by: Amount
    increase: bool = False
    minimum: Amount = Number(0)

    def lay(self, plan: Plan) -> None:
        """Where it is left to somebody, or hangs on something: as a replacement after which the rest is inflicted."""
        if self.minimum != Number(0):
            raise CannotBePlayed(self)
        plan.lessen(self.by, self.increase)


@dataclass(frozen=True)
class SetAmount(Instruction):
    """The amount of the event becomes this much."""

    to: Amount

    def lay(self, plan: Plan) -> None:
        plan.lessen(self.to, False, True)


# ---- influence ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MovesInfluence(Act):
    """The influence of factions changes by an amount."""

    cards: Cards
    amount: Amount

    def settle(self, plan: TextPlan) -> None:
        plan.deed(plan.settled(self))
        plan.nouns.moves_influence = True

    def repeated(self, plan: Plan, per: Amount) -> None:
        plan.act(with_fields(self, amount=Multiplied(self.amount, per)))


@dataclass(frozen=True)
class GainInfluence(MovesInfluence):
    """A faction gains influence."""

    def done(self, table: Table, at: Context) -> bool:
        gained = gain(table, self.cards.of(table, at), self.amount.of(table, at))
        at.moved = max(gained, 0)
        return gained != 0


def keeps_influence(table: Table, seat: Seat) -> bool:
    """402.7: does an effect say that this player cannot lose influence?"""
    return prevented(table, seat, TO_LOSE_INFLUENCE, NO_CARD)


@dataclass(frozen=True)
class LoseInfluence(MovesInfluence):
    """A faction loses influence, which is not damage (408.3b)."""

    def done(self, table: Table, at: Context) -> bool:
        amount = self.amount.of(table, at)
        factions = self.cards.of(table, at)
        at.moved = 0
        if at.mode != AS_COST:
            lost = lose(table, factions, amount, "408.3b")
            at.moved = max(lost, 0)
            return lost != 0
        for faction in factions:  # 506.2: as it is a cost, nothing comes between
            if table.influence[table.owner[faction]] < amount or keeps_influence(table, table.owner_of(faction)):
                return False
            at.moved += lose_now(table, faction, amount, "408.3b")
        return at.moved > 0

    def possible(self, table: Table, at: Context) -> bool:
        return table.influence[at.you] >= self.amount.of(table, at) and not keeps_influence(table, at.you)

    def at_will(self) -> bool:
        return True


@dataclass(frozen=True)
class YouGainInfluence(Act):
    """Whoever does it: their faction gains influence."""

    amount: Amount

    def settle(self, plan: TextPlan) -> None:
        plan.deed(GainInfluence(FactionOf(Actor()), plan.nouns.amount(self.amount)))
        plan.nouns.moves_influence = True


@dataclass(frozen=True)
class YouLoseInfluence(Act):
    """Whoever does it: their faction loses influence."""

    amount: Amount

    def settle(self, plan: TextPlan) -> None:
        plan.deed(LoseInfluence(FactionOf(Actor()), plan.nouns.amount(self.amount)))
        plan.nouns.moves_influence = True


@dataclass(frozen=True)
class SetInfluence(Act):
    """A faction's influence becomes an amount."""

    who: Players
    amount: Amount

    def done(self, table: Table, at: Context) -> bool:
        amount = self.amount.of(table, at)
        done = False
        for seat in nouns.seats_of(table, at, self.who):
            more = amount - table.influence[seat]
            if more < 0:
                table.influence[seat] = amount
            done = more < 0 or gain_now(table, table.factions[seat], more) > 0 or done
        table.changed()
        return done


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    equal = "equal to they|it 's strength"
    grammar.phrase(
        InflictOnEachOther, f"{{cards}} [each] inflict damage {equal} to each other [simultaneously]",
        f"{{cards}} [each] [simultaneously] inflict damage to each other {equal} [simultaneously]",
        f"{{cards}} [each] inflict damage {equal} to the other",
    )  # fmt: skip
    grammar.phrase(
        InflictOnEachOther, f"each of {{cards:mention}} inflicts damage {equal} to the other [one|character]",
        f"each of {{cards:mention}} inflicts damage to the other [one|character] {equal}", printed=False,
    )  # fmt: skip
    for way, divided in (
        ("", False),
        ("divided however you|they want(s) ", True),
        ("divided as you|they choose(s) ", True),
    ):
        grammar.phrase(
            Inflict, f"inflict(s)|deal(s) {{amount}} [additional] damage {way}to|among {{to}}", divided=divided
        )
        grammar.phrase(Inflict, f"inflict(s) up to {{amount}} damage {way}to|among {{to}}", divided=divided, up_to=True)
        grammar.phrase(
            Inflict, f"inflict(s) damage {way}to|among {{to}} equal to {{amount}}", divided=divided, last=True
        )
        grammar.phrase(
            Inflict, f"inflict(s) damage equal to {{amount}} {way}to|among {{to}}", divided=divided, printed=False
        )
        grammar.phrase(
            Inflict, f"{{source}} inflict(s)|deal(s) {{amount}} damage {way}to|among {{to}}", divided=divided
        )
        grammar.phrase(
            Inflict,
            f"{{source}} inflict(s)|deal(s) damage equal to {{amount}} {way}to|among {{to}}",
            divided=divided,
            printed=False,
        )
    for plus in ("plus {more} [more|additional] [damage]", "plus an additional {more} [damage]"):
        grammar.phrase(Inflict, f"inflict(s)|deal(s) {{amount}} damage to {{to}} [,] {plus} for each {{per:counted}}")
    grammar.phrase(DividedBy, "inflict(s) {amount} damage divided however {who} wants|want to|among {to}")
    grammar.phrase(
        PreventNext, "prevent the next {amount} damage [that would be] inflicted|dealt to {to} this turn",
        "reduce the next {amount} damage [that would be] inflicted|dealt to {to} this turn to 0",
        "the next {amount} damage [that would be] inflicted|dealt to {to} this turn is reduced to 0",
        "the next {amount} damage [that would be] inflicted|dealt to {to} this turn is prevented",
    )  # fmt: skip
    grammar.phrase(
        PreventNext,
        "reduce the next damage [that would be] inflicted|dealt to {to} this turn by {amount}",
        in_all=False,
    )
    reduced = "damage [already] inflicted to {cards} [this turn]"
    grammar.phrase(
        ReduceDamage,
        "all damage already inflicted to {cards} [this turn] is reduced to {to}",  # printed: nobody does it
        f"reduce the amount of {reduced} to {{to}}",
        f"reduce the {reduced} to {{to}}",
    )
    grammar.phrase(Inflict, "inflict(s)|deal(s) [the] damage to {to}", amount=DamageDealt(), printed=False)
    grammar.phrase(
        Inflict,
        "inflict(s) that damage to {to}",
        "inflict(s) it to {to}",
        "that damage is inflicted to {to}",
        amount=DamageDealt(),
        printed=False,
    )
    grammar.phrase(RemoveDamage, "remove(s) all damage from {from_}", "remove(s) all damage markers from {from_}")
    grammar.phrase(RemoveDamage, "{from_} lose(s) all damage", printed=False)
    grammar.phrase(RemoveDamage, "remove(s) up to {amount} damage [marker+s] from {from_}", up_to=True)
    grammar.phrase(RemoveDamage, "remove(s) {amount} damage [marker+s] from {from_}")
    grammar.phrase(RemoveDamage, "remove(s) a damage marker from {from_}", amount=Number(1), printed=False)
    grammar.phrase(AddOrRemoveMarker, "add(s) or remove(s) a damage marker from {card}")
    grammar.phrase(DamageMarkers, "put(s)|add(s) a damage marker on|to {on}", amount=Number(1))
    grammar.phrase(DamageMarkers, "put(s)|add(s) {amount} damage marker+s on|to {on}")
    for verb, increase in (("reduce", False), ("increase", True)):
        grammar.phrase(ChangeAmount, f"{verb} the amount by {{by}}", f"{verb} it by {{by}}", increase=increase)
        if not increase:
            grammar.phrase(ChangeAmount, "reduce the amount|it|that|the_damage by {by} [,] to a minimum of {minimum}")
        grammar.phrase(ChangeAmount, f"{verb} that|the damage by {{by}}", increase=increase, printed=False)
    grammar.phrase(SetAmount, "reduce the amount to {to}", "reduce it to {to}")
    grammar.phrase(SetAmount, "reduce that|the damage to {to}", printed=False)
    grammar.phrase(SetAmount, "prevent it|that_damage", to=Number(0), printed=False)
    _influence(grammar)


def _influence(grammar: Grammar) -> None:
    grammar.phrase(LoseInfluence, "{cards:no_players} lose(s) influence equal to {amount}", printed=False)
    grammar.phrase(YouGainInfluence, "gain(s) influence equal to {amount}", printed=False)
    grammar.phrase(YouLoseInfluence, "lose(s) influence equal to {amount}", printed=False)
    grammar.phrase(
        GainInfluence,
        "{cards:no_players} gain(s) {amount} influence",
        "{cards:no_players} gain(s) influence equal to {amount}",
    )
    grammar.phrase(LoseInfluence, "have {cards} lose {amount} influence", printed=False)
    grammar.phrase(LoseInfluence, "{cards:no_players} lose(s) {amount} influence")
    grammar.phrase(YouGainInfluence, "gain(s) {amount} influence")
    grammar.phrase(YouLoseInfluence, "lose(s) {amount} influence")
    for rounded, up in (("up", True), ("down", False)):
        half = f"half you|they 's influence , rounded {rounded}"
        amount = Half(InfluenceOf(Actor()), up)
        grammar.phrase(YouLoseInfluence, f"lose(s) {half}", amount=amount)
        grammar.phrase(YouGainInfluence, f"gain(s) {half}", amount=amount)
    grammar.phrase(SetInfluence, "set {who} 's influence to {amount}", "set {who} 's faction 's influence to {amount}")
    grammar.phrase(
        SetInfluence, "set each|all faction|factions 's influence to {amount}", who=EachPlayer(), printed=False
    )
