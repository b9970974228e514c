"""Conditions: "you control at least 4 characters", "the character has 4 life or less", "during your turn"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.nouns.cards import Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.terms import (
    Area,
    Compared,
    Icon,
    Keyword,
    Manner,
    Named,
    Past,
    Stat,
    State,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Condition, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Controls(Condition):
    """Some players control so many such cards."""

    who: Players
    kind: Kind
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE


@dataclass(frozen=True)
class ControlsMore(Condition):
    """Some players control more such cards than others."""

    who: Players
    kind: Kind
    than: Players


@dataclass(frozen=True)
class ControlsEven(Condition):
    """Some players control an even number of such cards (410.1)."""

    who: Players
    kind: Kind


@dataclass(frozen=True)
class ControlsIcons(Condition):
    """Some players control at least these icons."""

    who: Players
    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class Holds(Condition):
    """So many cards are in an area."""

    zone: Zone
    amount: Amount
    compared: Compared = Compared.OR_MORE


@dataclass(frozen=True)
class StatIs(Condition):
    """A number of a card, measured."""

    cards: Cards
    stat: Stat
    amount: Amount
    compared: Compared = Compared.EXACTLY


@dataclass(frozen=True)
class StateIs(Condition):
    """A card is depleted, attacking, …, or is not."""

    cards: Cards
    state: State
    value: bool = True


@dataclass(frozen=True)
class KeywordIs(Condition):
    """A card has a keyword."""

    cards: Cards
    keyword: Keyword
    value: bool = True


@dataclass(frozen=True)
class TypeIs(Condition):
    """A card is of a type, or has a quality."""

    cards: Cards
    kind: Kind
    value: bool = True


@dataclass(frozen=True)
class Passes(Condition):
    """A card passes a test."""

    cards: Cards
    test: Test


@dataclass(frozen=True)
class HasTokensOn(Condition):
    """So many tokens are on a card."""

    cards: Cards
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE


@dataclass(frozen=True)
class InfluenceIs(Condition):
    """A faction's influence, measured."""

    who: Players
    amount: Amount
    compared: Compared


@dataclass(frozen=True)
class Exists(Condition):
    """There are so many such cards in play."""

    kind: Kind
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE


@dataclass(frozen=True)
class HoldsMore(Condition):
    """Some players have more cards in an area than others."""

    who: Players
    area: Area
    than: Players


@dataclass(frozen=True)
class InfluenceMore(Condition):
    """One faction has more influence than another, or less."""

    who: Players
    than: Players
    compared: Compared = Compared.MORE


@dataclass(frozen=True)
class DidThisTurn(Condition):
    """A card attacked, blocked or entered play this turn, or did not."""

    cards: Cards
    past: Past
    did: bool = True


@dataclass(frozen=True)
class DestroyedThisTurn(Condition):
    """Such a card was destroyed this turn."""

    kind: Kind


@dataclass(frozen=True)
class AmountIs(Condition):
    """One amount measured against another."""

    left: Amount
    right: Amount
    compared: Compared


@dataclass(frozen=True)
class ControlsIconCount(Condition):
    """Some players control so many of an icon."""

    who: Players
    amount: Amount
    icon: Icon


@dataclass(frozen=True)
class ControlsCards(Condition):
    """Some players control a card spoken of."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class PlayedBefore(Condition):
    """Some players have played so many such cards this turn."""

    who: Players
    kind: Kind
    amount: Amount = Number(1)


@dataclass(frozen=True)
class InflictedDamage(Condition):
    """Some players have inflicted damage to something this turn."""

    who: Players
    to: Cards


@dataclass(frozen=True)
class DamagedThisTurn(Condition):
    """Damage has been inflicted to a card this turn."""

    cards: Cards


@dataclass(frozen=True)
class Idle(Condition):
    """A card could have attacked this turn and did not."""

    cards: Cards


@dataclass(frozen=True)
class NotAssigned(Condition):
    """A card has not assigned damage this turn."""

    cards: Cards


@dataclass(frozen=True)
class DestroyedByThat(Condition):
    """It was destroyed by the damage just inflicted (408.8)."""

    cards: Cards


@dataclass(frozen=True)
class PickedAsCost(Condition):
    """Something was picked, or dealt with in another manner, when the costs were paid."""

    kind: Kind
    how: Manner = Manner.PICKED


@dataclass(frozen=True)
class PickedPlayerAsCost(Condition):
    """A player was picked when the costs were paid."""

    who: Players


@dataclass(frozen=True)
class Won(Condition):
    """The coin flip was won."""

    value: bool = True


@dataclass(frozen=True)
class Owns(Condition):
    """Some players own a card."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class Every(Condition):
    """Several conditions at once."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyOf(Condition):
    """One condition or another."""

    conditions: tuple[Condition, ...]


def enter(grammar: Grammar) -> None:
    """Enter the phrases for conditions."""
    _of_players(grammar)
    _of_cards(grammar)
    grammar.phrase(Every, "{conditions:groups}", compound=True)
    grammar.phrase(AnyOf, "{conditions:or2}", compound=True)


def _of_players(grammar: Grammar) -> None:
    grammar.phrase(Controls, "{who} control(s) a|an {kind}", amount=Number(1))
    grammar.phrase(Controls, "{who} control(s) another {kind:other}", amount=Number(1), printed=False)
    grammar.phrase(Controls, "{who} control(s) at least {amount} {kind}", "{who} control(s) atleast {amount} {kind}")
    grammar.phrase(Controls, "{who} control(s) any {kind}", amount=Number(1), printed=False)
    grammar.phrase(Controls, "{who} control(s) {amount} or more {kind}", printed=False)
    grammar.phrase(Controls, "{who} control(s) {amount} or fewer|less {kind}", compared=Compared.OR_LESS)
    grammar.phrase(Controls, "{who} control(s) only {amount} {kind}", compared=Compared.EXACTLY)
    grammar.phrase(Controls, "{who} control(s) exactly {amount} {kind}", compared=Compared.EXACTLY, printed=False)
    grammar.phrase(Controls, "{who} control(s) no {kind}", amount=Number(0), compared=Compared.OR_LESS)
    grammar.phrase(
        Controls, "{who} don't|doesn't control a|any {kind}", printed=False, amount=Number(0), compared=Compared.OR_LESS
    )
    grammar.phrase(ControlsMore, "{who} control(s) more {kind} than {than}")
    grammar.phrase(ControlsMore, "{than} control(s) fewer|less {kind} than {who}", printed=False)
    grammar.phrase(ControlsEven, "{who} control(s) an even number of {kind}")
    grammar.phrase(ControlsIcons, "{who} control(s) <at least> {icons:icons}")
    grammar.phrase(Holds, "there is~are at least {amount} card+s in {zone}")
    grammar.phrase(Holds, "there is~are {amount} {compared} card+s in {zone}")
    grammar.phrase(Holds, "there is~are no cards in {zone}", amount=Number(0), compared=Compared.EXACTLY)
    grammar.phrase(HoldsBy, "{who} has~have at least {amount} card+s in they|you|it 's {area}")
    grammar.phrase(
        HoldsBy, "{who} has~have no cards in they|you|it 's {area}", amount=Number(0), compared=Compared.OR_LESS
    )
    grammar.phrase(
        HoldsBy, "{who} has~have {amount} or fewer|less card+s in they|you|it 's {area}", compared=Compared.OR_LESS
    )
    grammar.phrase(HoldsEvenBy, "{who} has~have an even number of cards in they|you|it 's {area}")
    grammar.phrase(InfluenceIs, "{who} 's faction has|have {amount} influence {compared}")
    for faction in ("{who} 's faction", "{who}"):
        grammar.phrase(
            InfluenceIs,
            f"{faction} has|have {{amount}} influence {{compared}}",
            f"{faction} has|have {{amount}} {{compared}} influence",
            f"{faction} has|have {{compared}} {{amount}} influence",
            printed=False,
        )
    grammar.phrase(InfluenceIs, "{who} 's faction has|have at least {amount} influence", compared=Compared.OR_MORE)
    grammar.phrase(PlayedBefore, "{who} has~have played|deployed at least {amount} {kind} this turn")
    grammar.phrase(PlayedBefore, "{who} [has~have] played|deployed {amount} or more {kind} this turn", printed=False)
    grammar.phrase(PlayedBefore, "{who} played|deployed at least {amount} {kind} this turn", printed=False)
    grammar.phrase(PlayedBefore, "{who} has~have played|deployed a {kind} this turn", amount=Number(1), printed=False)
    grammar.phrase(PlayedBefore, "{who} played|deployed a {kind} this turn", amount=Number(1), printed=False)
    grammar.phrase(InflictedDamage, "{who} inflicted damage to {to} this turn")
    grammar.phrase(HoldsMore, "{who} has~have more cards in they|you|it 's {area} than {than}")
    grammar.phrase(HoldsMore, "{than} has~have fewer|less cards in they|you|it 's {area} than {who}", printed=False)
    grammar.phrase(InfluenceMore, "{who} 's faction has more influence than {than} 's [faction]")
    grammar.phrase(
        InfluenceMore, "{who} 's faction has less influence than {than} 's [faction]", compared=Compared.LESS
    )
    grammar.phrase(InfluenceMore, "{who} has~have more influence than {than}", printed=False)
    grammar.phrase(InfluenceMore, "{who} has~have less influence than {than}", compared=Compared.LESS, printed=False)
    grammar.phrase(ControlsIconCount, "{who} control(s) at least {amount} {icon:icon}")
    grammar.phrase(ControlsCards, "{who} control(s) {cards:pointed}")
    grammar.phrase(
        HoldsBy, "{who} has~have exactly {amount} card+s in they|you|it 's {area}", compared=Compared.EXACTLY
    )
    grammar.phrase(HoldsBy, "{who} has~have {amount} or more card+s in they|you|it 's {area}", printed=False)
    grammar.phrase(Won, "you win [the flip]", "you win the coin flip")
    grammar.phrase(Won, "you lose the flip", "you lose [the coin flip]", value=False)
    grammar.phrase(Owns, "{who} own(s) {cards}")


def _of_cards(grammar: Grammar) -> None:
    for stat in Stat:
        word = stat.value
        if stat is Stat.COST:
            grammar.phrase(StatIs, f"{{cards}} has|have {word} {{amount}} {{compared}}", stat=stat)
            grammar.phrase(StatIs, f"{{cards}} has|have a {word} of {{amount}} {{compared}}", stat=stat, printed=False)
            grammar.phrase(StatIs, f"{{cards}} has|have {word} {{amount}}", stat=stat)
            continue
        grammar.phrase(StatIs, f"{{cards}} has|have {{amount}} {word} {{compared}}", stat=stat)
        grammar.phrase(StatIs, f"{{cards}} has|have {word} {{amount}} {{compared}}", stat=stat, printed=False)
        grammar.phrase(StatIs, f"{{cards}} has|have {{amount}} {{compared}} {word}", stat=stat, printed=False)
        grammar.phrase(StatIs, f"{{cards}} has|have {{amount}} {word}", stat=stat)
        grammar.phrase(
            StatIs,
            f"{{cards}} has|have at least {{amount}} {word}",
            stat=stat,
            compared=Compared.OR_MORE,
            printed=False,
        )
        for words, compared in (("more|greater|higher", Compared.MORE), ("less|fewer|lower", Compared.LESS)):
            grammar.phrase(
                StatIs,
                f"{{cards}} has|have {words} {word} than {{amount:of_{stat.name.lower()}}}",
                stat=stat,
                compared=compared,
                printed=False,
            )
    grammar.phrase(StateIs, "{cards} is~are|was {state}")
    grammar.phrase(StateIs, "{cards} is~are|was not {state}", value=False)
    grammar.phrase(KeywordIs, "{cards} is~are {keyword}", "{cards} has~have {keyword}")
    grammar.phrase(Passes, "{cards} has~have {test:having}", printed=False)
    grammar.phrase(KeywordIs, "{cards} does~do not have {keyword}", "{cards} doesn't have {keyword}", value=False)
    grammar.phrase(TypeIs, "{cards} is~are|was a|an|any {kind}", "{cards} is~are|was {kind}")
    grammar.phrase(TypeIs, "{cards} is~are|was not a|an {kind}", value=False)
    grammar.phrase(Passes, "{cards} is~are|was {test}")
    grammar.phrase(IsChosen, "{cards} is~are|was the chosen|named {what}", "{cards} has~have the chosen|named {what}")
    grammar.phrase(HasTokensOn, "there is|are a token on {cards}", "{cards} has|have a token on it|them")
    grammar.phrase(HasTokensOn, "there is~are at least {amount} token+s on {cards}")
    grammar.phrase(HasTokensOn, "{cards} has|have at least {amount} token+s on it|them", printed=False)
    grammar.phrase(HasTokensOn, "there is~are no tokens on {cards}", amount=Number(0), compared=Compared.EXACTLY)
    grammar.phrase(
        HasTokensOn, "no tokens are on {cards}", "{cards} has|have no tokens on it|them",
        amount=Number(0), compared=Compared.EXACTLY, printed=False,
    )  # fmt: skip
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
    grammar.phrase(DestroyedThisTurn, "a|an {kind} was destroyed this turn", "a|an {kind} has been destroyed this turn")
    grammar.phrase(AmountIs, "{left} is greater|higher|more than {right}", compared=Compared.MORE)
    grammar.phrase(AmountIs, "{left} is less|lower than {right}", compared=Compared.LESS)
    grammar.phrase(AmountIs, "{left} is {right} {compared}")
    grammar.phrase(AmountIs, "{left} is equal to {right}", "{left} is {right}", compared=Compared.EXACTLY)
    grammar.phrase(
        DamagedThisTurn, "damage has been inflicted to {cards} this turn", "{cards} has~have received damage this turn"
    )
    grammar.phrase(AnyDealtWith, "a|an {kind:one} is|was {how}", "a|an {kind:one} is|was {how} this way")
    grammar.phrase(AnyAre, "any|one of {cards:mention} is|are a|an {kind}", "either of {cards:mention} is a|an {kind}")
    grammar.phrase(Idle, "{cards} started the turn under you 's control and did not attack this turn")
    grammar.phrase(NotAssigned, "{cards} has~have not assigned damage this turn")
    grammar.phrase(DestroyedByThat, "{cards} is~are|was|were destroyed by that|this|the damage")
    grammar.phrase(PickedAsCost, "you {how} a|an|any {kind} as [a] part of it|this_card 's [extra] cost")
    grammar.phrase(PickedPlayerAsCost, "you picked {who} as [a] part of it|this_card 's [extra] cost")
    grammar.phrase(PickedAsCost, "you picked {kind} as [a] part of it|this_card 's [extra] cost", printed=False)


@dataclass(frozen=True)
class IsChosen(Condition):
    """A card has the name, type, subtype or trade that was named."""

    cards: Cards
    what: Named


@dataclass(frozen=True)
class AnyDealtWith(Condition):
    """A card of a kind was dealt with in that manner just before."""

    kind: Kind
    how: Manner


@dataclass(frozen=True)
class AnyAre(Condition):
    """One of several cards is of a kind."""

    cards: Cards
    kind: Kind


@dataclass(frozen=True)
class HoldsBy(Condition):
    """Some players have so many cards in an area of theirs."""

    who: Players
    area: Area
    amount: Amount
    compared: Compared = Compared.OR_MORE


@dataclass(frozen=True)
class HoldsEvenBy(Condition):
    """Some players have an even number of cards in an area of theirs (410.1)."""

    who: Players
    area: Area
