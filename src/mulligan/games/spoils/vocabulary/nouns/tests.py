"""What is said of a card after its noun: "an opponent controls", "with strength 2 or less", "in your discard pile"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.nouns.cards import Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.terms import Compared, Icon, Keyword, Manner, Party, Past, Stat, State
from mulligan.games.spoils.vocabulary.terms import Named as Chosen
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention


@dataclass(frozen=True)
class InThere(Test):
    """It is among cards spoken of before: in the hand just looked at."""

    cards: Cards


@dataclass(frozen=True)
class NotProviding(Test):
    """It does not provide these icons."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class NotProvidingNamed(Test):
    """It does not provide the icon that was named."""

    name: str


@dataclass(frozen=True)
class DifferentIn(Test):
    """Each of them has another name, or another trade."""

    what: Chosen


@dataclass(frozen=True)
class SameNameAsNone(Test):
    """Its name is that of no card some players control."""

    who: Players


@dataclass(frozen=True)
class ControlledBy(Test):
    """Some players control it."""

    who: Players


@dataclass(frozen=True)
class NotControlledBy(Test):
    """Some players do not control it."""

    who: Players


@dataclass(frozen=True)
class OwnedBy(Test):
    """Some players own it."""

    who: Players


@dataclass(frozen=True)
class NotOwnedBy(Test):
    """Some players do not own it."""

    who: Players


@dataclass(frozen=True)
class In(Test):
    """It is in an area."""

    zone: Zone


@dataclass(frozen=True)
class HasStat(Test):
    """One of its numbers, measured."""

    stat: Stat
    amount: Amount
    compared: Compared = Compared.EXACTLY


@dataclass(frozen=True)
class Extreme(Test):
    """It has the highest or the lowest number among such cards."""

    stat: Stat
    highest: bool


@dataclass(frozen=True)
class HasKeyword(Test):
    """It has a keyword."""

    keyword: Keyword
    has: bool = True


@dataclass(frozen=True)
class HasTokens(Test):
    """It has so many tokens on it."""

    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE


@dataclass(frozen=True)
class Did(Test):
    """It attacked, blocked or entered play this turn, or did not."""

    past: Past
    did: bool = True


@dataclass(frozen=True)
class PartyWith(Test):
    """It is in a party with another card (302.14)."""

    cards: Cards


@dataclass(frozen=True)
class Except(Test):
    """It is another card than this."""

    cards: Cards


@dataclass(frozen=True)
class SameTrade(Test):
    """It has the trade of another card."""

    cards: Cards


@dataclass(frozen=True)
class SameCost(Test):
    """It has the numeric cost of another card."""

    cards: Cards


@dataclass(frozen=True)
class HasFlipUp(Test):
    """It has Flip Up (507.4)."""


@dataclass(frozen=True)
class NoText(Test):
    """It has no rules text."""


@dataclass(frozen=True)
class NoAbility(Test):
    """It has no ability."""


@dataclass(frozen=True)
class Standing(Test):
    """It is in some state, or is not."""

    state: State
    value: bool = True


@dataclass(frozen=True)
class ThisTurnDealt(Test):
    """It was dealt with in that manner this turn."""

    how: Manner


@dataclass(frozen=True)
class EvenStat(Test):
    """One of its numbers is even, or odd (410.1)."""

    stat: Stat
    even: bool = True


@dataclass(frozen=True)
class HasAttached(Test):
    """It has such cards attached, or none."""

    kind: Kind
    has: bool = True


@dataclass(frozen=True)
class HasIconInText(Test):
    """It has an icon in its rules text."""

    icon: Icon


@dataclass(frozen=True)
class InPlay(Test):
    """It is in play."""


@dataclass(frozen=True)
class AttachedTo(Test):
    """It is attached to something."""

    to: Cards


@dataclass(frozen=True)
class Named(Test):
    """Its name."""

    name: str
    named: bool = True


@dataclass(frozen=True)
class SameName(Test):
    """It has the name of another card, or another."""

    cards: Cards
    same: bool = True


@dataclass(frozen=True)
class SameType(Test):
    """It has a type of another card."""

    cards: Cards


@dataclass(frozen=True)
class Provides(Test):
    """It provides at least these icons (311)."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class InBattle(Test):
    """It is in a battle (302.9), or not."""

    value: bool = True


@dataclass(frozen=True)
class InParty(Test):
    """It is a member of a party."""

    party: Party


@dataclass(frozen=True)
class Fights(Test):
    """It is blocking or being blocked."""


@dataclass(frozen=True)
class AttackingIt(Test):
    """It is attacking something: the target of the attack (302.1)."""

    cards: Cards


@dataclass(frozen=True)
class BeingPlayed(Test):
    """It is being played (403.3)."""


@dataclass(frozen=True)
class HasAbility(Test):
    """It has an ability in its rules text."""


@dataclass(frozen=True)
class GoneBy(Test):
    """It was put out of the game by something."""

    by: Cards


@dataclass(frozen=True)
class Inflicted(Test):
    """It inflicted damage to something this turn."""

    to: Cards


@dataclass(frozen=True)
class Damaged(Test):
    """Damage was inflicted to it this turn."""


@dataclass(frozen=True)
class ThisWay(Test):
    """It was dealt with by the instruction before, in that manner."""

    how: Manner


@dataclass(frozen=True)
class ChosenQuality(Test):
    """It has the name, type, subtype or trade that was named."""

    what: Chosen


def enter(grammar: Grammar) -> None:
    """Enter the phrases for tests."""
    _of_players(grammar)
    _of_numbers(grammar)
    _of_state(grammar)
    _of_the_turn(grammar)


def _of_players(grammar: Grammar) -> None:
    grammar.phrase(ControlledBy, "{who} control(s)", "under {who} 's control")
    grammar.phrase(ControlledBy, "[that is~are] controlled by {who}", "that {who} control(s)", printed=False)
    grammar.phrase(NotControlledBy, "{who} don't|doesn't control")
    grammar.phrase(OwnedBy, "{who} own(s)")
    grammar.phrase(OwnedBy, "[that is~are] owned by {who}", "that {who} own(s)", printed=False)
    grammar.phrase(NotOwnedBy, "{who} don't|doesn't own")
    grammar.phrase(In, "in {zone}", "from {zone}")
    grammar.phrase(InThere, "in {cards:mention}", "among {cards:mention}")
    grammar.phrase(NotProviding, "that doesn't|don't have \" provides [:|-] {icons:icons} \" [,]")
    grammar.phrase(NotProviding, "that doesn't|don't have provides [:|-] {icons:icons} [,]", printed=False)
    grammar.phrase(NotProvidingNamed, "that doesn't|don't have \" provides [:|-] {name:variable} \" [,]")
    grammar.phrase(NotProvidingNamed, "that doesn't|don't have provides [:|-] {name:variable} [,]", printed=False)
    grammar.phrase(DifferentIn, "with different names", what=Chosen.CARD)
    grammar.phrase(DifferentIn, "of different trades", "with different trades", what=Chosen.TRADE)
    grammar.phrase(SameNameAsNone, "with a name {who} don't|doesn't control")
    grammar.phrase(Provides, "that provide(s) [at least] {icons:icons}")


def _of_numbers(grammar: Grammar) -> None:
    for stat in Stat:
        if stat is Stat.COST:
            continue
        word = stat.value
        grammar.phrase(HasStat, f"with less|fewer than {{amount}} {word}", stat=stat, compared=Compared.LESS)
        grammar.phrase(HasStat, f"with greater|more than {{amount}} {word}", stat=stat, compared=Compared.MORE)
        grammar.phrase(HasStat, f"with {{amount}} {word}", f"with {word} {{amount}}", stat=stat)
        grammar.phrase(HasStat, f"with {{amount}} {word} {{compared}}", stat=stat)
        grammar.phrase(HasStat, f"with {word} {{amount}} {{compared}}", stat=stat, printed=False)
        grammar.phrase(
            HasStat,
            f"with {{compared}} {{amount}} {word}",
            f"with {word} {{compared}} {{amount}}",
            stat=stat,
            printed=False,
        )
        grammar.phrase(HasStat, f"with {word} equal to {{amount}}", stat=stat, printed=False)
        grammar.phrase(HasStat, f"with at least {{amount}} {word}", stat=stat, compared=Compared.OR_MORE, printed=False)
        grammar.phrase(HasStat, f"with {{amount}} {{compared}} {word}", stat=stat, printed=False)
        for words, compared in (("more|greater|higher", Compared.MORE), ("less|fewer|lower", Compared.LESS)):
            grammar.phrase(
                HasStat,
                f"with [a] {words} {word} than {{amount:of_{stat.name.lower()}}}",
                stat=stat,
                compared=compared,
                printed=False,
            )
    grammar.phrase(HasStat, "that cost(s) {amount}", "that cost(s) {amount} {compared}", stat=Stat.COST, printed=False)
    grammar.phrase(HasStat, "with [a] numeric cost less than {amount}", stat=Stat.COST, compared=Compared.LESS)
    grammar.phrase(HasStat, "with [a] numeric cost greater than {amount}", stat=Stat.COST, compared=Compared.MORE)
    grammar.phrase(HasStat, "with [a] numeric cost [of] {amount}", stat=Stat.COST)
    grammar.phrase(HasStat, "with [a] numeric cost [of] {amount} {compared}", stat=Stat.COST)
    grammar.phrase(HasStat, "with [a] numeric cost {compared} {amount}", stat=Stat.COST, printed=False)
    grammar.phrase(
        HasStat, "with [a] numeric cost of at least {amount}", stat=Stat.COST, compared=Compared.OR_MORE, printed=False
    )
    grammar.phrase(HasStat, "with [a] numeric cost equal to {amount}", stat=Stat.COST, printed=False)
    grammar.phrase(Extreme, "with the highest|greatest {stat}", highest=True)
    grammar.phrase(Extreme, "with the lowest|least {stat}", highest=False)
    grammar.phrase(
        HasTokens,
        "with a token on it|them",
        "with tokens on it|them",
        "with any tokens on it|them",
        "that has~have a token on it|them",
        "that has~have any tokens on it|them",
        amount=Number(1),
    )
    grammar.phrase(HasTokens, "with at least {amount} token+s on it|them", "with {amount} or more tokens on it|them")
    grammar.phrase(
        HasTokens,
        "that has~have at least {amount} token+s on it|them",
        "that has~have {amount} or more tokens on it|them",
        printed=False,
    )
    grammar.phrase(
        HasTokens,
        "with no tokens on it|them",
        "without a token on it|them",
        amount=Number(0),
        compared=Compared.EXACTLY,
    )
    grammar.phrase(SameCost, "with the same numeric cost as {cards}")
    grammar.phrase(EvenStat, "with an even {stat}", "with even {stat}")
    grammar.phrase(EvenStat, "with an odd {stat}", "with odd {stat}", even=False)


def _of_state(grammar: Grammar) -> None:
    grammar.phrase(HasKeyword, "with {keyword}", "that has|have {keyword}", "that is~are {keyword}")
    grammar.phrase(HasKeyword, "without {keyword}", has=False)
    grammar.phrase(PartyWith, "in a party with {cards}", "in the same party as {cards}")
    grammar.phrase(Except, "other than {cards:pointed}", "except {cards:pointed}")
    grammar.phrase(SameTrade, "of the same trade as {cards}", "that shares a trade with {cards}")
    grammar.phrase(HasFlipUp, "with FLIP UP", "that has FLIP UP")
    grammar.phrase(NoText, "with no rules text", "without rules text")
    grammar.phrase(NoAbility, "with no abilities", "without an ability", "without abilities")
    grammar.phrase(Standing, "that is~are {state}")
    grammar.phrase(Standing, "that is~are not {state}", "that isn't|aren't {state}", value=False)
    grammar.phrase(HasAttached, "with a|an {kind:attached}", "with {kind:attached}")
    grammar.phrase(HasAttached, "with no {kind:attached}", "without a|an {kind:attached}", has=False)
    grammar.phrase(HasIconInText, "with a {icon:icon} icon in it|they 's rules text")
    grammar.phrase(InPlay, "in play", "that is~are in play")
    grammar.phrase(AttachedTo, "attached to {to}", "that is~are attached to {to}")
    grammar.phrase(Named, "named {name:name}")
    grammar.phrase(Named, "not named {name:name}", ", not named {name:name} ,", named=False)
    grammar.phrase(SameName, "with the same name as {cards}", "that share(s) a name with {cards}")
    grammar.phrase(SameName, "with the same name", cards=Mention("it"), printed=False)
    grammar.phrase(
        SameName, "with a different name than {cards}", "with a different name from {cards}",
        "that do(es) not share a name with {cards}", same=False,
    )  # fmt: skip
    grammar.phrase(SameType, "of the same type as {cards}")
    grammar.phrase(InBattle, "in a battle", "that is~are in a battle", "in battle")
    grammar.phrase(InBattle, "that is~are not in a battle", "that is~are not in battle", "not in a battle", value=False)
    grammar.phrase(InParty, "in the {party} party", "from the {party} party")
    grammar.phrase(InParty, "in you 's party", party=Party.YOURS)
    grammar.phrase(AttackingIt, "that is~are attacking {cards}")
    grammar.phrase(AttackingIt, "[that is~are] attacking {cards:pointed}", printed=False)
    grammar.phrase(AttackingIt, "[that is~are] attacking {cards:struck}", printed=False)
    grammar.phrase(BeingPlayed, "being played|deployed", "that is~are being played|deployed")
    grammar.phrase(Fights, "that is~are blocking or being blocked", "that is~are blocking or blocked")
    grammar.phrase(HasAbility, "with an ability <in it 's rules text>", "with abilities")


def _of_the_turn(grammar: Grammar) -> None:
    grammar.phrase(Did, "that {past} this turn", "that has~have {past} this turn")
    grammar.phrase(Did, "that did not {past:base} this turn", "that has~have not {past} this turn", did=False)
    grammar.phrase(ThisTurnDealt, "{how} this turn", "that was~were {how} this turn")
    grammar.phrase(GoneBy, "removed from the game by {by}", "voided by {by}", "that was~were voided by {by}")
    grammar.phrase(GoneBy, "that was~were removed from the game by {by}", printed=False)
    grammar.phrase(Inflicted, "that inflicted damage to {to} this turn")
    grammar.phrase(Damaged, "that was~were inflicted damage this turn", "that has~have received damage this turn")
    grammar.phrase(ThisWay, "{how} this way", "you {how} this way")
    for verb, manner in (
        ("deplete", Manner.DEPLETED), ("discard", Manner.DISCARDED), ("reveal", Manner.REVEALED),
        ("destroy", Manner.DESTROYED), ("remove", Manner.REMOVED), ("pick", Manner.PICKED), ("draw", Manner.DRAWN),
    ):  # fmt: skip
        grammar.phrase(ThisWay, f"you {verb} this way", how=manner, printed=False)
    grammar.phrase(ThisWay, "shuffled into they|that_player 's deck", how=Manner.SHUFFLED, printed=False)
    grammar.phrase(ThisWay, "you put on the bottom", how=Manner.PUT_ON_BOTTOM, printed=False)
    grammar.phrase(
        ChosenQuality, "with|of the chosen|named {what}", "with|of that {what}", "that is~are the chosen|named {what}"
    )
    named = (ChosenQuality(Chosen.CARD),)
    grammar.phrase(Kind, "copy|copies of the|that [named|chosen] card", types=(), tests=named, printed=False)
