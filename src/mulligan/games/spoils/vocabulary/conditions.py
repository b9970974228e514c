"""Conditions: "you control at least 4 characters", "the character has 4 life or less", "during your turn"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import characteristics, context, nouns, ops
from mulligan.games.spoils.events import A_DESTRUCTION, AN_ASSIGNMENT, AN_ATTACK, USE_SIZE
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import ANYWHERE, CHARACTER, DISCARD, LOCATION, NOWHERE, RESOURCE
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import STATES, Kind, Test, is_a_card, is_in_state
from mulligan.games.spoils.vocabulary.nouns.tests import InPlay
from mulligan.games.spoils.vocabulary.terms import (
    AREA_AFTER,
    KEYWORDS,
    NAMED,
    PASTS,
    STATS,
    Compared,
    Keyword,
    Manner,
    Named,
    Past,
    Stat,
    State,
    compare,
)
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.conditions import Not
from mulligan.language.core.kinds import Amount, Cards, Condition, Players
from mulligan.language.core.players import They
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class StatIs(Condition):
    """A number of a card, measured."""

    cards: Cards
    stat: Stat
    amount: Amount
    compared: Compared = Compared.EXACTLY

    def holds(self, table: Table, at: Context) -> bool:
        right = self.amount.of(table, at)
        stat = STATS[self.stat]
        cards = self.cards.known(table, at)
        for card in cards:
            if lacks(table, card, stat) or not compare(characteristics.stat(table, card, stat), self.compared, right):
                return False
        return len(cards) > 0


def lacks(table: Table, card: Card, stat: int) -> bool:
    """201.7a, 201.8a: only characters have strength, life and speed, and only locations structure."""
    types = characteristics.types(table, card)
    if stat == ops.STRUCTURE:
        return types & (CHARACTER | LOCATION) == CHARACTER
    return stat in (ops.STRENGTH, ops.LIFE, ops.SPEED) and types & (CHARACTER | LOCATION) == LOCATION


@dataclass(frozen=True)
class StateIs(Condition):
    """A card is depleted, attacking, …, or is not."""

    cards: Cards
    state: State
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if (is_a_card(table, card) and is_in_state(table, at, STATES[self.state], card)) != self.value:
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class KeywordIs(Condition):
    """A card has a keyword."""

    cards: Cards
    keyword: Keyword
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if (characteristics.keywords(table, card) & KEYWORDS[self.keyword] != 0) != self.value:
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class TypeIs(Condition):
    """A card is of a type, or has a quality."""

    cards: Cards
    kind: Kind
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if is_of_kind(table, at, self.kind, card) != self.value:
                return False
        return len(cards) > 0


def is_of_kind(table: Table, at: Context, kind: Kind, card: Card) -> bool:
    """411.1: a face-down card is a resource; whoever asks whether it is anything else asks what its front says."""
    if table.face_down[card] and kind.mask and not kind.mask & RESOURCE:
        return table.face(card).types & kind.mask != 0
    return kind.matches(table, at, card)


@dataclass(frozen=True)
class Passes(Condition):
    """A card passes a test."""

    cards: Cards
    test: Test

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if not is_a_card(table, card) or not self.test.passes(table, at, card):
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class IsRevealed(Condition):
    """A card in a deck is revealed at the moment: everybody sees it (403.2a)."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.of(table, at)
        for card in cards:
            if table.seen[card] != (1 << table.seats) - 1:
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class HasTokensOn(Condition):
    """So many tokens are on a card."""

    cards: Cards
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        count = 0
        for card in self.cards.of(table, at):
            count += table.tokens[card]
        return compare(count, self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class Exists(Condition):
    """There are so many such cards in play."""

    kind: Kind
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        return compare(len(self.kind.candidates(table, at)), self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class DidThisTurn(Condition):
    """A card attacked, blocked or entered play this turn, or did not."""

    cards: Cards
    past: Past
    did: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if nouns.did_this_turn(table, card, PASTS[self.past]) != self.did:
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class DestroyedThisTurn(Condition):
    """Such a card was destroyed this turn."""

    kind: Kind

    def holds(self, table: Table, at: Context) -> bool:
        for i in range(0, len(table.used), USE_SIZE):
            if table.used[i + 2] == A_DESTRUCTION and self.kind.matches(table, at, Card(table.used[i])):
                return True
        return False


@dataclass(frozen=True)
class AmountIs(Condition):
    """One amount measured against another."""

    left: Amount
    right: Amount
    compared: Compared

    def holds(self, table: Table, at: Context) -> bool:
        return compare(self.left.of(table, at), self.compared, self.right.of(table, at))


@dataclass(frozen=True)
class DamagedThisTurn(Condition):
    """Damage has been inflicted to a card this turn."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.of(table, at)
        for card in cards:
            if not nouns.damaged_this_turn(table, card):
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class Idle(Condition):
    """A card could have attacked this turn and did not."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if table.since[card] >= table.turn_number or nouns.did_this_turn(table, card, AN_ATTACK):
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class NotAssigned(Condition):
    """A card has not assigned damage this turn."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        for card in self.cards.of(table, at):
            if nouns.did_this_turn(table, card, AN_ASSIGNMENT):
                return False
        return True


@dataclass(frozen=True)
class DestroyedByThat(Condition):
    """It was destroyed by the damage just inflicted (408.8)."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if table.area[card] not in (DISCARD, NOWHERE):  # 409.3b: a token disappears
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class PickedAsCost(Condition):
    """Something was picked, or dealt with in another manner, when the costs were paid."""

    kind: Kind
    how: Manner = Manner.PICKED
    slots: tuple[int, ...] = ()  # of what the costs deal with in that manner

    def holds(self, table: Table, at: Context) -> bool:
        cards = context.every_bound(at) if not self.slots else []
        for slot in self.slots:
            cards.extend(context.last_known(at, slot))
        for card in cards:
            if self.kind.matches(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class PickedPlayerAsCost(Condition):
    """A player was picked when the costs were paid."""

    who: Players

    def holds(self, table: Table, at: Context) -> bool:
        asked = self.who.slot if isinstance(self.who, They) else 0  # is not one picked
        for seat in context.seats_bound_but(at, asked):
            if nouns.means(table, at, self.who, seat):
                return True
        return False


@dataclass(frozen=True)
class Every(Condition):
    """Several conditions at once."""

    conditions: tuple[Condition, ...]

    def holds(self, table: Table, at: Context) -> bool:
        for condition in self.conditions:
            if not condition.holds(table, at):
                return False
        return True


@dataclass(frozen=True)
class AnyOf(Condition):
    """One condition or another."""

    conditions: tuple[Condition, ...]

    def holds(self, table: Table, at: Context) -> bool:
        for condition in self.conditions:
            if condition.holds(table, at):
                return True
        return False


@dataclass(frozen=True)
class IsChosen(Condition):
    """A card has the name, type, subtype or trade that was named."""

    cards: Cards
    what: Named
    elsewhere: bool = False  # by another text of the card

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if not is_a_card(table, card) or not nouns.has_named(table, at, NAMED[self.what], self.elsewhere, card):
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class AnyDealtWith(Condition):
    """A card of a kind was dealt with in that manner just before."""

    kind: Kind
    how: Manner
    slot: int = 0  # of the cards that were

    def holds(self, table: Table, at: Context) -> bool:
        area = AREA_AFTER.get(self.how, ANYWHERE)
        for card in context.last_known(at, self.slot):
            here = area == ANYWHERE or table.area[card] == area or table.area[card] == NOWHERE
            if here and self.kind.matches(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class SoManyDealtWith(Condition):
    """So many cards were dealt with in that manner just before."""

    how: Manner
    amount: Amount
    compared: Compared = Compared.EXACTLY
    slot: int = 0  # of the cards that were

    def holds(self, table: Table, at: Context) -> bool:
        return compare(len(context.last_known(at, self.slot)), self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class AnyAre(Condition):
    """One of several cards is of a kind."""

    cards: Cards
    kind: Kind

    def holds(self, table: Table, at: Context) -> bool:
        for card in self.cards.known(table, at):
            if self.kind.matches(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class AnyPass(Condition):
    """Of one of several cards something is true: "either character is in a battle"."""

    cards: Cards
    test: Test

    def holds(self, table: Table, at: Context) -> bool:
        for card in self.cards.known(table, at):
            if self.test.passes(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class Noted(Condition):
    """It held when it was looked into before; where nobody did, as nothing was done that made it necessary, it does."""

    slot: int
    about: int  # the slot of the cards that it is asked of
    condition: Condition

    def holds(self, table: Table, at: Context) -> bool:
        if context.is_noted(at, self.slot, self.about):
            return context.noted_number(at, self.slot) != 0
        return self.condition.holds(table, at)


@dataclass(frozen=True)
class ForSome(Condition):
    """It holds of at least one of the cards of a kind: "a character you control is attacking"."""

    kind: Kind
    slot: int
    condition: Condition  # of the card under that slot

    def holds(self, table: Table, at: Context) -> bool:
        for card in self.kind.candidates(table, at):
            alone = at.copy()
            context.bind(table, alone, self.slot, card)
            if self.condition.holds(table, alone):
                return True
        return False


@dataclass(frozen=True)
class OptionIs(Condition):
    """This option of the card was chosen (307.2)."""

    number: int

    def holds(self, table: Table, at: Context) -> bool:
        return at.named == self.number


def enter(grammar: Grammar) -> None:
    """Enter the phrases for conditions."""
    _of_cards(grammar)
    grammar.phrase(Every, "{conditions:groups}", compound=True)
    grammar.phrase(AnyOf, "{conditions:or2}", compound=True)
    grammar.phrase(AnyOf, "{conditions:either_past}", printed=False)
    grammar.phrase(AnyOf, "{conditions:either_state}", printed=False)
    grammar.phrase(Not, "it is not the case that {condition:simple}")
    grammar.phrase(Not, "no {condition:none_of}", printed=False)
    grammar.phrase(Not, "you|they did_not|didn't {condition:dealt_with_none}", printed=False)


def _of_cards(grammar: Grammar) -> None:
    for stat in Stat:
        word = stat.value
        if stat is Stat.COST:
            grammar.phrase(StatIs, f"{{cards}} has|have|had {word} {{amount}} {{compared}}", stat=stat)
            grammar.phrase(
                StatIs, f"{{cards}} has|have|had a {word} of {{amount}} {{compared}}", stat=stat, printed=False
            )
            grammar.phrase(StatIs, f"{{cards}} has|have|had {word} {{amount}}", stat=stat)
            continue
        grammar.phrase(StatIs, f"{{cards}} has|have|had {{amount}} {word} {{compared}}", stat=stat)
        grammar.phrase(StatIs, f"{{cards}} has|have|had {word} {{amount}} {{compared}}", stat=stat, printed=False)
        grammar.phrase(StatIs, f"{{cards}} has|have|had {{amount}} {{compared}} {word}", stat=stat, printed=False)
        grammar.phrase(StatIs, f"{{cards}} has|have|had {{amount}} {word}", stat=stat)
        grammar.phrase(
            StatIs,
            f"{{cards}} has|have|had at least {{amount}} {word}",
            stat=stat,
            compared=Compared.OR_MORE,
            printed=False,
        )
        for words, compared in (("more|greater|higher", Compared.MORE), ("less|fewer|lower", Compared.LESS)):
            grammar.phrase(
                StatIs,
                f"{{cards}} has|have|had {words} {word} than {{amount:of_{stat.name.lower()}}}",
                stat=stat,
                compared=compared,
                printed=False,
            )
    grammar.phrase(StateIs, "{cards} is~are|was {state}")
    grammar.phrase(StateIs, "{cards} remain(s)|stay(s) {state}", printed=False)
    grammar.phrase(StateIs, "{cards} is~are|was not {state}", value=False)
    grammar.phrase(KeywordIs, "{cards} is~are {keyword}", "{cards} has~have|had {keyword}")
    grammar.phrase(AnyPass, "any|one of {cards:mention} is|are|was|were {test:now}")
    grammar.phrase(Passes, "{cards} has~have|had {test:having}", printed=False)
    grammar.phrase(KeywordIs, "{cards} does~do|did not have {keyword}", "{cards} doesn't have {keyword}", value=False)
    grammar.phrase(AnyAre, "any|one of {cards:mention} is|are a|an {kind}", "either of {cards:mention} is a|an {kind}")
    grammar.phrase(TypeIs, "{cards} is~are|was a|an|any {kind}", "{cards} is~are|was {kind}")
    grammar.phrase(TypeIs, "{cards} is~are|was not a|an {kind}", value=False)
    grammar.phrase(TypeIs, "{cards} is~are|was a|an {kind:of_trade}", printed=False)
    grammar.phrase(TypeIs, "{cards} is~are|was not a|an {kind:of_trade}", value=False, printed=False)
    grammar.phrase(DestroyedThisTurn, "a|an {kind} was destroyed this turn", "a|an {kind} has been destroyed this turn")
    done = "is|was|are|were"
    grammar.phrase(AnyDealtWith, f"a|an {{kind:one}} {done} {{how}}", f"a|an {{kind:one}} {done} {{how}} this way")
    grammar.phrase(AnyDealtWith, "you|they {how} a|an|any {kind:one} [this way]", printed=False)
    for verb, manner in (("reveal", Manner.REVEALED), ("discard", Manner.DISCARDED), ("destroy", Manner.DESTROYED)):
        does = f"you|they {verb}(s) a|an|any {{kind:one}} this way"
        grammar.phrase(AnyDealtWith, does, how=manner, printed=False)
    grammar.phrase(
        AnyDealtWith, "they|you reveal(s)|revealed the top card of they|you 's deck and it is|was a|an {kind:one}",
        how=Manner.REVEALED, printed=False,
    )  # fmt: skip
    grammar.phrase(Passes, "{cards} is~are|was {test:now}")
    grammar.phrase(Passes, "{cards} survive(s)|survived", test=InPlay(), printed=False)
    grammar.phrase(IsRevealed, "{cards:deck_top} is~are revealed")
    grammar.phrase(IsChosen, "{cards} is~are|was the named card", what=Named.CARD, printed=False)
    grammar.phrase(IsChosen, "{cards} is~are|was the chosen|named {what}", "{cards} has~have the chosen|named {what}")
    grammar.phrase(HasTokensOn, "there is|are|was a token on {cards}", "{cards} has|have|had a token on it|them")
    grammar.phrase(
        HasTokensOn, "there is|are|was|were [any] tokens on {cards}", "{cards} has|have|had any tokens on it|them",
        "{cards} has|have|had one or more tokens on it|them", printed=False,
    )  # fmt: skip
    grammar.phrase(HasTokensOn, "there is~are|was|were at least {amount} token+s on {cards}")
    grammar.phrase(HasTokensOn, "{cards} has|have|had at least {amount} token+s on it|them", printed=False)
    grammar.phrase(
        HasTokensOn, "{cards} has|have|had {amount} token+s on it|them",
        "there is~are|was|were {amount} token+s on {cards}", printed=False,
    )  # fmt: skip
    grammar.phrase(
        HasTokensOn,
        "there is~are|were no [more] tokens [left|remaining] on {cards}",
        amount=Number(0),
        compared=Compared.EXACTLY,
    )
    grammar.phrase(
        HasTokensOn, "no tokens are on {cards}", "{cards} has|have|had no tokens on it|them",
        amount=Number(0), compared=Compared.EXACTLY, printed=False,
    )  # fmt: skip
    for words, compared in (
        ("{amount} or more", Compared.OR_MORE), ("{amount} or fewer|less", Compared.OR_LESS),
        ("exactly|only {amount}", Compared.EXACTLY), ("more than {amount}", Compared.MORE),
        ("fewer|less than {amount}", Compared.LESS),
    ):  # fmt: skip
        said = compared in (Compared.OR_LESS, Compared.EXACTLY, Compared.MORE, Compared.LESS)
        grammar.phrase(
            HasTokensOn, f"there is~are|was|were {words} token+s on {{cards}}", compared=compared, printed=said
        )
        grammar.phrase(
            HasTokensOn, f"{{cards}} has|have|had {words} token+s on it|them", compared=compared, printed=False
        )
    grammar.phrase(Exists, "there is|are a|an {kind}", amount=Number(1))
    grammar.phrase(Exists, "a|an {kind} is in play", amount=Number(1), printed=False)
    grammar.phrase(Exists, "there is~are at least {amount} {kind}")
    grammar.phrase(
        Exists, "there is|are {amount} or more {kind}", "{amount} or more {kind} are in play",
        "at least {amount} {kind} are in play", "you have at least {amount} {kind:lying}",
        "you have {amount} or more {kind:lying}", printed=False,
    )  # fmt: skip
    grammar.phrase(Exists, "you have a|an {kind:lying}", amount=Number(1), printed=False)
    grammar.phrase(Exists, "you have no {kind:lying}", amount=Number(0), compared=Compared.OR_LESS, printed=False)
    grammar.phrase(Exists, "there is|are {amount} or fewer|less {kind}", compared=Compared.OR_LESS)
    grammar.phrase(
        Exists, "there is|are no {kind}", "no {kind} are in play", amount=Number(0), compared=Compared.OR_LESS
    )
    grammar.phrase(DidThisTurn, "{cards} {past} this turn", "{cards} has~have {past} this turn")
    grammar.phrase(DidThisTurn, "{cards} {past}", printed=False)
    grammar.phrase(
        DidThisTurn, "{cards} did not {past:base} this turn", "{cards} didn't {past:base} this turn",
        "{cards} has~have not {past} this turn", did=False,
    )  # fmt: skip
    grammar.phrase(AmountIs, "{left} is greater|higher|more than {right}", compared=Compared.MORE)
    grammar.phrase(AmountIs, "{left} is less|lower than {right}", compared=Compared.LESS)
    grammar.phrase(AmountIs, "{left} is {right} {compared}")
    grammar.phrase(AmountIs, "{left} is at least {right}", compared=Compared.OR_MORE, printed=False)
    grammar.phrase(AmountIs, "{left} is at most {right}", compared=Compared.OR_LESS, printed=False)
    for words, compared in (("less|lower|fewer", Compared.OR_LESS), ("greater|higher|more", Compared.OR_MORE)):
        either = (f"{{left}} is {words} than or equal to {{right}}", f"{{left}} is equal to or {words} than {{right}}")
        grammar.phrase(AmountIs, *either, compared=compared, printed=False)
    grammar.phrase(AmountIs, "{left} is equal to {right}", "{left} is {right}", compared=Compared.EXACTLY)
    grammar.phrase(
        DamagedThisTurn, "damage has been inflicted to {cards} this turn", "{cards} has~have received damage this turn"
    )
    thing = "[card|cards|character|characters|item|items|location|locations]"
    grammar.phrase(SoManyDealtWith, f"you {{how}} only {{amount}} {thing}", compared=Compared.EXACTLY)
    grammar.phrase(SoManyDealtWith, f"you {{how}} at least {{amount}} {thing}", compared=Compared.OR_MORE)
    place = "[into|in you|they|it_'s_owner|a|that_player|an_opponent ['s] hand|hands|discard_pile|discard_piles]"
    for much, compared in (
        ("at least {amount}", Compared.OR_MORE), ("{amount} or more", Compared.OR_MORE),
        ("exactly {amount}", Compared.EXACTLY), ("{amount} or fewer|less", Compared.OR_LESS),
        ("only {amount}", Compared.EXACTLY),
    ):  # fmt: skip
        grammar.phrase(
            SoManyDealtWith, f"{much} {thing} was|were {{how}} {place} this way",
            f"you|they {{how}} {much} {thing} this way",
            compared=compared, printed=False,
        )  # fmt: skip
        was_picked = f"{much} {thing} was|were picked"
        grammar.phrase(SoManyDealtWith, was_picked, how=Manner.PICKED, compared=compared, printed=False)
    grammar.phrase(AnyPass, "{cards:either} is|was {test:now}", "{cards:either} {test:that_it}", printed=False)
    grammar.phrase(Idle, "{cards} started the turn under you 's control and did not attack this turn")
    grammar.phrase(NotAssigned, "{cards} has~have not assigned damage this turn")
    grammar.phrase(DestroyedByThat, "{cards} is~are|was|were destroyed by that|this|the damage")
    grammar.phrase(DestroyedByThat, "{cards:pointed} is~are|was|were destroyed [this way]", printed=False)
    grammar.phrase(Passes, "{cards} is~are still in play", test=InPlay(), printed=False)
    grammar.phrase(DestroyedByThat, "this|that damage|effect destroys|destroyed {cards}", printed=False)
    grammar.phrase(DestroyedByThat, "this destroys|destroyed {cards}", printed=False)
    grammar.phrase(PickedAsCost, "you {how} a|an|any {kind} as [a] part of it|this_card 's [extra] cost")
    grammar.phrase(PickedPlayerAsCost, "you picked {who} as [a] part of it|this_card 's [extra] cost")
    grammar.phrase(PickedAsCost, "you picked {kind} as [a] part of it|this_card 's [extra] cost", printed=False)
