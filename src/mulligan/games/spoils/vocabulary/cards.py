"""Cards as they are spoken of: "each character an opponent controls with strength 2 or less"."""

from __future__ import annotations

from mulligan.games.spoils.vocabulary.terms import (
    Area,
    CardType,
    Compared,
    Icon,
    Keyword,
    Manner,
    Party,
    Stat,
    State,
    Trade,
)
from mulligan.games.spoils.vocabulary.terms import Named as Chosen
from mulligan.language.core.amounts import ONE, AnyNumber
from mulligan.language.core.kinds import Amount, Cards, Players, Quantity
from mulligan.language.core.players import AnyPlayer
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention
from mulligan.language.tree import Node, node


class Quality(Node):
    """Something said of a card before its noun."""

    __slots__ = ()


class Test(Node):
    """Something said of a card after its noun."""

    __slots__ = ()


@node
class Is(Quality):
    """A card in some state: depleted, attacking, face-down, another than the one speaking."""

    state: State


@node
class OfTrade(Quality):
    """A card of a trade."""

    trade: Trade


@node
class Subtype(Quality):
    """A card with a subtype (201.4b)."""

    name: str


@node
class NonType(Quality):
    """A card that is not of a type: "non-resource card"."""

    type: CardType


@node
class With(Quality):
    """A card with a keyword, said before the noun."""

    keyword: Keyword


@node
class Identified(Quality):
    """A card with Unique and this identifier (507.5)."""

    identifier: str


@node
class Done(Quality):
    """A card that was dealt with in that manner just before: revealed, chosen."""

    how: Manner


@node
class AnyQuality(Quality):
    """A card with one of several qualities: attacking or blocking."""

    qualities: tuple[Quality, ...]


@node
class Non(Quality):
    """A card without some quality."""

    quality: Quality


@node
class Kind(Node):
    """What cards are meant: qualities, types (any of them; none for any card), tests."""

    types: tuple[CardType, ...] = ()
    qualities: tuple[Quality, ...] = ()
    tests: tuple[Test, ...] = ()


@node
class Zone(Node):
    """A game area of some players (403)."""

    area: Area
    of: Players | None = None


@node
class This(Cards):
    """The card that the text is on."""


@node
class Host(Cards):
    """The card that this card is attached to (301)."""


@node
class Some(Cards):
    """Cards chosen by whoever follows the instruction; in an event or condition, any such card."""

    quantity: Quantity
    kind: Kind
    random: bool = False
    slot: int = 0

    @property
    def plural(self) -> bool:
        return self.quantity.plural


@node
class All(Cards):
    """Every such card."""

    kind: Kind
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True


@node
class Each(Cards):
    """Every such card, one by one."""

    kind: Kind
    slot: int = 0


@node
class Top(Cards):
    """The top cards of a deck."""

    quantity: Quantity
    of: Players
    slot: int = 0

    @property
    def plural(self) -> bool:
        return self.quantity.plural


@node
class Among(Cards):
    """Some of cards spoken of before: "one of those cards", "a tactic among them"."""

    quantity: Quantity
    of: Cards
    kind: Kind = Kind()
    other: bool = False
    slot: int = 0

    @property
    def plural(self) -> bool:
        return self.quantity.plural


@node
class AllOfThem(Quantity):
    """Every one of them."""


@node
class Rest(Cards):
    """Those of the cards looked at, revealed or found that have not been dealt with yet."""

    slot: int = 0

    @property
    def plural(self) -> bool:
        return True


@node
class Whole(Cards):
    """All cards of an area: a hand, a discard pile."""

    zone: Zone
    slot: int = 0


@node
class FactionOf(Cards):
    """A player's faction."""

    of: Players
    slot: int = 0


@node
class Members(Cards):
    """The members of a battle party (302.5)."""

    party: Party
    others: bool = False
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True


@node
class Together(Cards):
    """This and that."""

    cards: tuple[Cards, ...]

    @property
    def plural(self) -> bool:
        return True


@node
class EitherOf(Cards):
    """This or that."""

    cards: tuple[Cards, ...]


@node
class AnAbility(Cards):
    """An ability being used, of a card of a kind or of none of a kind."""

    source: Kind | None = None
    not_source: Kind | None = None
    slot: int = 0


@node
class AbilitiesOn(Cards):
    """All abilities of cards of a kind."""

    kind: Kind

    @property
    def plural(self) -> bool:
        return True


@node
class EffectsOf(Cards):
    """All effects of cards of a kind."""

    kind: Kind

    @property
    def plural(self) -> bool:
        return True


@node
class SourceOf(Cards):
    """The card an ability is on."""

    ability: Cards


@node
class OpponentOf(Players):
    """An opponent of a card's controller."""

    cards: Cards
    slot: int = 0


@node
class OwnerOf(Players):
    """Who owns it (407.7)."""

    cards: Cards


@node
class ControllerOf(Players):
    """Who controls it (407.1)."""

    cards: Cards


# -- tests ----------------------------------------------------------------------------------------------------------


@node
class InThere(Test):
    """It is among cards spoken of before: in the hand just looked at."""

    cards: Cards


@node
class NotProviding(Test):
    """It does not provide these icons."""

    icons: tuple[Icon, ...]


@node
class NotProvidingNamed(Test):
    """It does not provide the icon that was named."""

    name: str


@node
class DifferentIn(Test):
    """Each of them has another name, or another trade."""

    what: Chosen


@node
class SameNameAsNone(Test):
    """Its name is that of no card some players control."""

    who: Players


@node
class ControlledBy(Test):
    """Some players control it."""

    who: Players


@node
class NotControlledBy(Test):
    """Some players do not control it."""

    who: Players


@node
class OwnedBy(Test):
    """Some players own it."""

    who: Players


@node
class NotOwnedBy(Test):
    """Some players do not own it."""

    who: Players


@node
class In(Test):
    """It is in an area."""

    zone: Zone


@node
class HasStat(Test):
    """One of its numbers, measured."""

    stat: Stat
    amount: Amount
    compared: Compared = Compared.EXACTLY


@node
class Extreme(Test):
    """It has the highest or the lowest number among such cards."""

    stat: Stat
    highest: bool


@node
class HasKeyword(Test):
    """It has a keyword."""

    keyword: Keyword
    has: bool = True


@node
class HasTokens(Test):
    """It has tokens on it."""


@node
class HasAttached(Test):
    """It has such cards attached."""

    kind: Kind


@node
class HasIconInText(Test):
    """It has an icon in its rules text."""

    icon: Icon


@node
class InPlay(Test):
    """It is in play."""


@node
class AttachedTo(Test):
    """It is attached to something."""

    to: Cards


@node
class Named(Test):
    """Its name."""

    name: str
    named: bool = True


@node
class SameName(Test):
    """It has the name of another card."""

    cards: Cards


@node
class SameType(Test):
    """It has a type of another card."""

    cards: Cards


@node
class Provides(Test):
    """It provides at least these icons (311)."""

    icons: tuple[Icon, ...]


@node
class InBattle(Test):
    """It is in a battle (302.9), or not."""

    value: bool = True


@node
class InParty(Test):
    """It is a member of a party."""

    party: Party


@node
class Fights(Test):
    """It is blocking or being blocked."""


@node
class HasAbility(Test):
    """It has an ability in its rules text."""


@node
class GoneBy(Test):
    """It was put out of the game by something."""

    by: Cards


@node
class Inflicted(Test):
    """It inflicted damage to something this turn."""

    to: Cards


@node
class Damaged(Test):
    """Damage was inflicted to it this turn."""


@node
class ThisWay(Test):
    """It was dealt with by the instruction before, in that manner."""

    how: Manner


@node
class ChosenQuality(Test):
    """It has the name, type, subtype or trade that was named."""

    what: Chosen


PARTICIPLES = frozenset(manner.value for manner in Manner if manner is not Manner.PUT_ON_BOTTOM)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for cards."""
    _qualities(grammar)
    _kinds(grammar)
    _tests(grammar)
    _cards(grammar)
    _players(grammar)
    _zones(grammar)


def _qualities(grammar: Grammar) -> None:
    grammar.phrase(Is, "{state}")
    grammar.phrase(AnyQuality, "{qualities:or2}", compound=True)
    grammar.phrase(Done, "{how}")
    grammar.phrase(OfTrade, "{trade}")
    grammar.phrase(Subtype, "{name:subtype}")
    grammar.phrase(Identified, "unique {identifier:identifier}")
    grammar.phrase(With, "{keyword}")
    grammar.phrase(Non, "non- {quality}")
    grammar.phrase(NonType, "non- {type:type}")


def _kinds(grammar: Grammar) -> None:
    grammar.phrase(Kind, "[{qualities:all}] {types:types} [{tests:many}]")
    grammar.phrase(Kind, "[{qualities:all}] {types:types} card+s [{tests:many}]", printed=False)
    grammar.phrase(Kind, "[{qualities:all}] card+s [{tests:many}]", types=())
    grammar.phrase(Kind, "{qualities:identified} [{tests:many}]", printed=False, types=())
    named = (ChosenQuality(Chosen.CARD),)
    grammar.phrase(Kind, "copy|copies of the|that [named|chosen] card", types=(), tests=named, printed=False)


def _tests(grammar: Grammar) -> None:
    grammar.phrase(ControlledBy, "{who} control(s)", "under {who} 's control")
    grammar.phrase(NotControlledBy, "{who} don't|doesn't control")
    grammar.phrase(OwnedBy, "{who} own(s)")
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
    for stat in Stat:
        if stat is Stat.COST:
            continue
        word = stat.value
        grammar.phrase(HasStat, f"with {{amount}} {word}", f"with {word} {{amount}}", stat=stat)
        grammar.phrase(HasStat, f"with {{amount}} {word} {{compared}}", stat=stat)
        grammar.phrase(HasStat, f"with {word} {{amount}} {{compared}}", stat=stat, printed=False)
        grammar.phrase(HasStat, f"with at least {{amount}} {word}", stat=stat, compared=Compared.OR_MORE, printed=False)
        grammar.phrase(HasStat, f"with {{amount}} {{compared}} {word}", stat=stat, printed=False)
    grammar.phrase(HasStat, "with [a] numeric cost [of] {amount}", stat=Stat.COST)
    grammar.phrase(HasStat, "with [a] numeric cost [of] {amount} {compared}", stat=Stat.COST)
    grammar.phrase(Extreme, "with the highest|greatest {stat}", highest=True)
    grammar.phrase(Extreme, "with the lowest|least {stat}", highest=False)
    grammar.phrase(HasKeyword, "with {keyword}", "that has|have {keyword}", "that is~are {keyword}")
    grammar.phrase(HasKeyword, "without {keyword}", has=False)
    grammar.phrase(HasTokens, "with a token on it|them", "with tokens on it|them", "with any tokens on it|them")
    grammar.phrase(HasAttached, "with a|an {kind:attached}", "with {kind:attached}")
    grammar.phrase(HasIconInText, "with a {icon:icon} icon in it|they 's rules text")
    grammar.phrase(InPlay, "in play", "that is~are in play")
    grammar.phrase(AttachedTo, "attached to {to}", "that is~are attached to {to}")
    grammar.phrase(Named, "named {name:name}")
    grammar.phrase(Named, "not named {name:name}", ", not named {name:name} ,", named=False)
    grammar.phrase(SameName, "with the same name as {cards}", "that share(s) a name with {cards}")
    grammar.phrase(SameName, "with the same name", cards=Mention("it"), printed=False)
    grammar.phrase(SameType, "of the same type as {cards}")
    grammar.phrase(Provides, "that provide(s) [at least] {icons:icons}")
    grammar.phrase(InBattle, "in a battle", "that is~are in a battle", "in battle")
    grammar.phrase(InBattle, "that is~are not in a battle", "that is~are not in battle", "not in a battle", value=False)
    grammar.phrase(InParty, "in the {party} party", "from the {party} party")
    grammar.phrase(InParty, "in you 's party", party=Party.YOURS)
    grammar.phrase(Fights, "that is~are blocking or being blocked", "that is~are blocking or blocked")
    grammar.phrase(HasAbility, "with an ability <in it 's rules text>", "with abilities")
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
    grammar.phrase(ChosenQuality, "with|of the chosen|named {what}", "that is~are the chosen|named {what}")


def _cards(grammar: Grammar) -> None:
    grammar.phrase(This, "this card", "this character", "this item", "this location", "this resource", "this tactic")
    grammar.phrase(Host, "the attached character", "the attached card", "attached character", "attached card")
    grammar.phrase(Host, "the attached item", "the attached location", printed=False)
    grammar.phrase(AllOfThem, "each")
    grammar.phrase(Some, "a random {kind}", "one random {kind}", quantity=ONE, random=True)
    grammar.phrase(Some, "{quantity} random {kind}", random=True)
    grammar.phrase(Some, "{quantity} {kind} at random", random=True, printed=False)
    grammar.phrase(Some, "another {kind:other}", quantity=ONE)
    grammar.phrase(Some, "{quantity} {kind}")
    grammar.phrase(Some, "{kind:owned_one}", quantity=ONE, printed=False)
    grammar.phrase(Some, "any one {kind}", "any {kind}", quantity=ONE, printed=False)
    grammar.phrase(All, "all {kind:possessed}", "{kind:bare}", "all of {kind:possessed}", "all the {kind}")
    grammar.phrase(All, "any {kind}", printed=False)
    grammar.phrase(Each, "each {kind}", "each of {kind:possessed}", "every {kind}")
    grammar.phrase(Top, "the top card of {of} 's deck", "the top card from {of} 's deck", quantity=ONE)
    grammar.phrase(Top, "they 's top card of they 's deck", of=AnyPlayer(), quantity=ONE, printed=False)
    grammar.phrase(Top, "the top card of any <one> deck", "the top card of either deck", of=AnyPlayer(), quantity=ONE)
    grammar.phrase(
        Top, "up to the top {quantity:upto} card+s of any <one> deck", "up to the top {quantity:upto} card+s of either deck",
        of=AnyPlayer(),
    )  # fmt: skip
    grammar.phrase(
        Top, "the top {quantity} card+s of any <one> deck", "the top {quantity} card+s of either deck", of=AnyPlayer()
    )
    grammar.phrase(Top, "up to the top {quantity:upto} card+s of {of} 's deck")
    grammar.phrase(Top, "the top {quantity} card+s of {of} 's deck")
    grammar.phrase(Among, "any number of {of:mention}", quantity=AnyNumber())
    grammar.phrase(Among, "one of {of:mention}", quantity=ONE)
    grammar.phrase(Among, "{quantity} of {of:mention}")
    grammar.phrase(Among, "another one of {of:mention}", "another of {of:mention}", quantity=ONE, other=True)
    grammar.phrase(Among, "each of {of:mention}", quantity=AllOfThem())
    grammar.phrase(Among, "{quantity} {kind} among {of:mention}", "{quantity} {kind} from among {of:mention}")
    grammar.phrase(Rest, "the rest", "the remaining card+s", "the remaining character+s", "the other", "the others")
    grammar.phrase(Rest, "all other revealed cards", "all other cards", printed=False)
    grammar.phrase(Whole, "{zone}")
    grammar.phrase(FactionOf, "{of} 's faction|factions", "the faction of {of}")
    grammar.phrase(Members, "the {party} party", "the {party} characters")
    grammar.phrase(
        Members, "all|the members of the {party} party", "all characters in the {party} party", printed=False
    )
    grammar.phrase(Members, "all other members of it 's party", party=Party.YOURS, others=True)
    grammar.phrase(AnAbility, "an ability", "a {source:one} 's ability", "an ability of a {source:one}")
    grammar.phrase(AnAbility, "an ability that 's source was not a {not_source:one}")
    grammar.phrase(AbilitiesOn, "abilities {kind:controlled}", "abilities on|of {kind}")
    grammar.phrase(AbilitiesOn, "abilities", kind=Kind(), printed=False)
    grammar.phrase(AbilitiesOn, "{kind:described} abilities", printed=False)
    grammar.phrase(EffectsOf, "the effects of {kind}", "effects of {kind}")
    grammar.phrase(EitherOf, "{cards:or2}", compound=True, bold=True)
    grammar.phrase(Some, "the {kind:extreme}", quantity=ONE, printed=False)
    grammar.phrase(Together, "{cards:and2}", compound=True, bold=True)


def _players(grammar: Grammar) -> None:
    grammar.phrase(ControllerOf, "{cards:pointed} 's controller")
    grammar.phrase(OwnerOf, "{cards:pointed} 's owner|owners")
    grammar.phrase(OpponentOf, "{cards:pointed} 's opponent")
    grammar.phrase(ControllerOf, "the controller of {cards:pointed}", printed=False)
    grammar.phrase(OwnerOf, "the owner of {cards:pointed}", printed=False)


def _zones(grammar: Grammar) -> None:
    for area in (Area.DECK, Area.HAND, Area.DISCARD):
        grammar.phrase(Zone, f"{{of}} 's {area.value}", area=area)
        grammar.phrase(
            Zone, f"a {area.value}", f"any <one> {area.value}", f"either {area.value}", area=area, of=AnyPlayer()
        )
        grammar.phrase(Zone, f"all {area.value}s", area=area)
    grammar.phrase(Zone, "the void", area=Area.VOID)
