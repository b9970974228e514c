"""Cards as they are spoken of: this card, a character you control, all items, the top card of a deck."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import characteristics, context, nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import ANYWHERE, NOWHERE, PLAY
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import Is, Kind, NonType
from mulligan.games.spoils.vocabulary.terms import AREAS, PARTIES, Area, CardType, Manner, Party, State
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.amounts import ONE, AnyNumber, AtLeast, Number
from mulligan.language.core.kinds import Cards, Players, Quantity
from mulligan.language.core.players import AnyPlayer, PlayerMention
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node

PARTICIPLES = frozenset(manner.value for manner in Manner if not manner.value.startswith("put"))


@dataclass(frozen=True)
class Zone(Node):
    """A game area of some players (403)."""

    area: Area
    of: Players | None = None


@dataclass(frozen=True)
class This(Cards):
    """The card that the text is on."""

    def of(self, table: Table, at: Context) -> list[Card]:
        source = at.source
        return [source] if table.age[source] == at.source_age else []

    def known(self, table: Table, at: Context) -> list[Card]:
        return [at.source]

    def includes(self, table: Table, at: Context, card: Card) -> bool:
        return card == at.source


@dataclass(frozen=True)
class Host(Cards):
    """The card that this card is attached to (301)."""

    def of(self, table: Table, at: Context) -> list[Card]:
        source = at.source
        host = Card(table.attached[source])
        return [host] if host != NO_CARD and table.age[source] == at.source_age else []


@dataclass(frozen=True)
class HostOf(Cards):
    """The card that another card is attached to (301)."""

    cards: Cards
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Card]:
        return [Card(table.attached[card]) for card in self.cards.of(table, at) if table.attached[card] != NO_CARD]


@dataclass(frozen=True)
class Some(Cards):
    """Cards chosen by whoever follows the instruction; in an event or condition, any such card."""

    quantity: Quantity
    kind: Kind
    random: bool = False
    slot: int = 0

    @property
    def plural(self) -> bool:
        return self.quantity.plural

    def of(self, table: Table, at: Context) -> list[Card]:
        return self.kind.candidates(table, at)

    def includes(self, table: Table, at: Context, card: Card) -> bool:
        return self.kind.matches(table, at, card)


@dataclass(frozen=True)
class All(Cards):
    """Every such card."""

    kind: Kind
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Table, at: Context) -> list[Card]:
        return self.kind.candidates(table, at)

    def includes(self, table: Table, at: Context, card: Card) -> bool:
        return self.kind.matches(table, at, card)


@dataclass(frozen=True)
class Each(Cards):
    """Every such card, one by one."""

    kind: Kind
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Card]:
        return self.kind.candidates(table, at)

    def includes(self, table: Table, at: Context, card: Card) -> bool:
        return self.kind.matches(table, at, card)


@dataclass(frozen=True)
class Top(Cards):
    """The top cards of a deck."""

    quantity: Quantity
    whose: Players
    slot: int = 0

    @property
    def plural(self) -> bool:
        return self.quantity.plural

    def of(self, table: Table, at: Context) -> list[Card]:
        count = self.quantity.of(table, at)
        found: list[Card] = []
        for seat in nouns.seats_of(table, at, self.whose):
            deck = table.decks[seat]
            for i in range(min(count, len(deck))):
                found.append(deck[len(deck) - 1 - i])
        return found


@dataclass(frozen=True)
class Bottom(Cards):
    """The bottom cards of a deck."""

    quantity: Quantity
    whose: Players
    slot: int = 0

    @property
    def plural(self) -> bool:
        return self.quantity.plural

    def of(self, table: Table, at: Context) -> list[Card]:
        count = self.quantity.of(table, at)
        found: list[Card] = []
        for seat in nouns.seats_of(table, at, self.whose):
            deck = table.decks[seat]
            for i in range(min(count, len(deck))):
                found.append(deck[i])
        return found


@dataclass(frozen=True)
class UntilRevealed(Cards):
    """Cards from the top of a deck, one by one, until one of a kind is revealed; the slot holds that one."""

    whose: Players
    kind: Kind
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Card]:
        found: list[Card] = []
        for seat in nouns.seats_of(table, at, self.whose):
            deck = table.decks[seat]
            for i in range(len(deck) - 1, -1, -1):
                found.append(deck[i])
                if self.kind.matches(table, at, deck[i]):
                    break
        return found


@dataclass(frozen=True)
class Among(Cards):
    """Some of cards spoken of before: "one of those cards", "a tactic among them"."""

    quantity: Quantity
    cards: Cards
    kind: Kind = Kind()
    other: bool = False
    slot: int = 0
    random: bool = False

    @property
    def plural(self) -> bool:
        return self.quantity.plural


@dataclass(frozen=True)
class AllBut(Cards):
    """All such cards but so many, which whoever follows the instruction chooses."""

    quantity: Quantity
    kind: Kind
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class AllOfThem(Quantity):
    """Every one of them."""


@dataclass(frozen=True)
class Rest(Cards):
    """Those of the cards looked at, revealed or found that have not been dealt with yet."""

    slot: int = 0
    among: int = 0  # the slot of those
    dealt: tuple[int, ...] = ()  # the slots of what was dealt with

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Table, at: Context) -> list[Card]:
        dealt: list[int] = []
        for slot in self.dealt:
            dealt.extend(context.last_known(at, slot))
        return [card for card in context.bound(table, at, self.among) if card not in dealt]


@dataclass(frozen=True)
class Whole(Cards):
    """All cards of an area: a hand, a discard pile."""

    zone: Zone
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Card]:
        area = AREAS[self.zone.area]
        whose = self.zone.of
        found: list[Card] = []
        for seat in table.clockwise(table.active_player) if whose is None else nouns.seats_of(table, at, whose):
            found.extend(nouns.area_of(table, seat, area))
        return found


@dataclass(frozen=True)
class FactionOf(Cards):
    """A player's faction."""

    whose: Players
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Card]:
        return [table.factions[seat] for seat in nouns.seats_of(table, at, self.whose)]


@dataclass(frozen=True)
class ResourcePlayed(Cards):
    """The resource that is being played (605): it is still in the hand."""

    slot: int = 0


@dataclass(frozen=True)
class Members(Cards):
    """The members of a battle party (302.5)."""

    party: Party
    others: bool = False
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Table, at: Context) -> list[Card]:
        return nouns.members(table, at, PARTIES[self.party], self.others)


@dataclass(frozen=True)
class Together(Cards):
    """This and that."""

    cards: tuple[Cards, ...]

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Table, at: Context) -> list[Card]:
        return each_once(table, at, self.cards)

    def known(self, table: Table, at: Context) -> list[Card]:
        found: list[Card] = []
        for some in self.cards:
            found.extend([card for card in some.known(table, at) if card not in found])
        return found

    def includes(self, table: Table, at: Context, card: Card) -> bool:
        return any_includes(table, at, self.cards, card)


@dataclass(frozen=True)
class EitherOf(Cards):
    """This or that."""

    cards: tuple[Cards, ...]


@dataclass(frozen=True)
class AbilitiesOn(Cards):
    """All abilities of cards of a kind."""

    kind: Kind

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class EffectsOf(Cards):
    """All effects of cards of a kind."""

    kind: Kind

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class SourceOf(Cards):
    """The card an ability is on."""

    ability: Cards


@dataclass(frozen=True)
class OpponentOf(Players):
    """An opponent of a card's controller."""

    cards: Cards
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Seat]:
        return opponents_of(table, [table.controller_of(card) for card in self.cards.known(table, at)])


@dataclass(frozen=True)
class OpponentsOf(Players):
    """All opponents of a card's controller."""

    cards: Cards

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Table, at: Context) -> list[Seat]:
        return opponents_of(table, [table.controller_of(card) for card in self.cards.known(table, at)])


@dataclass(frozen=True)
class RivalOf(Players):
    """An opponent of another player."""

    who: Players
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Seat]:
        return opponents_of(table, nouns.seats_of(table, at, self.who))


@dataclass(frozen=True)
class OwnerOf(Players):
    """Who owns it (407.7)."""

    cards: Cards

    def of(self, table: Table, at: Context) -> list[Seat]:
        found: list[Seat] = []
        for card in self.cards.known(table, at):
            if table.owner[card] not in found:
                found.append(table.owner_of(card))
        return found


@dataclass(frozen=True)
class ControllerOf(Players):
    """Who controls it (407.1)."""

    cards: Cards

    def of(self, table: Table, at: Context) -> list[Seat]:
        found: list[Seat] = []
        for card in self.cards.known(table, at):
            if table.controller[card] not in found:
                found.append(table.controller_of(card))
        return found


# ---- what words that point back have come to stand for -------------------------------------------------------------


@dataclass(frozen=True)
class Those(Cards):
    """The cards bound to a slot, of these types where they are in play (208.2)."""

    slot: int
    types: int = 0
    chosen: bool = False  # by the instruction that speaks of them

    def of(self, table: Table, at: Context) -> list[Card]:
        found = context.bound(table, at, self.slot)
        if self.types:
            return [
                card
                for card in found
                if table.area[card] != PLAY or characteristics.types(table, card) & self.types != 0
            ]
        return found

    def known(self, table: Table, at: Context) -> list[Card]:
        return context.last_known(at, self.slot)


@dataclass(frozen=True)
class NthOf(Cards):
    """The first, second, … of the cards bound to a slot, if it has not moved to another area since (402.4)."""

    slot: int
    number: int

    def of(self, table: Table, at: Context) -> list[Card]:
        known = context.last_known(at, self.slot)
        if len(known) < self.number or known[self.number - 1] not in context.bound(table, at, self.slot):
            return []
        return [known[self.number - 1]]


@dataclass(frozen=True)
class DealtWith(Cards):
    """Those that an instruction before dealt with, wherever they are now, if they came where it wanted them."""

    slot: int
    area: int
    kind: Kind

    def of(self, table: Table, at: Context) -> list[Card]:
        found: list[Card] = []
        for card in context.last_known(at, self.slot):
            here = self.area == ANYWHERE or table.area[card] == self.area or table.area[card] == NOWHERE
            if here and self.kind.matches(table, at, card):
                found.append(card)
        return found


def opponents_of(table: Table, seats: list[Seat]) -> list[Seat]:
    """Everybody who is an opponent of one of these players."""
    return [seat for seat in table.clockwise(table.active_player) if any(seat != other for other in seats)]


def each_once(table: Table, at: Context, nouns: tuple[Cards, ...]) -> list[Card]:
    """The cards that several phrases mean, each once."""
    together: list[Card] = []
    for noun in nouns:
        for card in noun.of(table, at):
            if card not in together:
                together.append(card)
    return together


def any_includes(table: Table, at: Context, nouns: tuple[Cards, ...], card: Card) -> bool:
    for noun in nouns:
        if noun.includes(table, at, card):
            return True
    return False


def enter(grammar: Grammar) -> None:
    """Enter the phrases for cards."""
    _cards(grammar)
    _players(grammar)
    _zones(grammar)


def _cards(grammar: Grammar) -> None:
    grammar.phrase(This, "this card", "this character", "this item", "this location", "this resource", "this tactic")
    grammar.phrase(Host, "the attached character", "the attached card", "attached character", "attached card")
    grammar.phrase(Host, "[the] attached item|location|resource", printed=False)
    thing = "the character|card|item|location|resource"
    grammar.phrase(Host, f"{thing} this_card|this_item is attached to", printed=False)
    grammar.phrase(HostOf, f"{thing} {{cards:pointed}} is~are attached to")
    grammar.phrase(Some, "a random {kind}", "one random {kind}", quantity=ONE, random=True)
    grammar.phrase(Some, "{quantity} random {kind}", random=True)
    grammar.phrase(Some, "{quantity} {kind} at random", random=True, printed=False)
    grammar.phrase(Some, "another {kind:other}", "another {kind:other} of you|they 's choice", quantity=ONE)
    grammar.phrase(Some, "a|an {kind:one_or_each}", quantity=AtLeast(Number(1)), printed=False)
    grammar.phrase(Some, "{quantity} {kind}", rather_than=All)
    grammar.phrase(Some, "each of {quantity:few} {kind}", printed=False)
    grammar.phrase(Some, "{quantity} different types of {kind:of_each_name}", printed=False)
    grammar.phrase(Some, "{kind:owned_one}", quantity=ONE, printed=False)
    grammar.phrase(All, "any {kind:many_of}", printed=False, rather_than=Some)
    grammar.phrase(Some, "any one {kind}", "any|target|an_additional {kind}", quantity=ONE, printed=False)
    grammar.phrase(All, "all {kind:possessed}", "{kind:bare}", "all of {kind:possessed}", "all the {kind}")
    grammar.phrase(All, "all remaining {kind:other}", "the {kind:this_way}", "the {kind:of_theirs}", printed=False)
    spare = Kind((), (Is(State.OTHER), NonType(CardType.RESOURCE)))
    grammar.phrase(All, "the remaining non- resource card|cards", kind=spare, printed=False)
    grammar.phrase(Each, "each {kind}", "each of {kind:possessed}", "every {kind}")
    grammar.phrase(Top, "the top card of {whose} 's deck", "the top card from {whose} 's deck", quantity=ONE)
    grammar.phrase(Top, "the top card of you 's decks", whose=PlayerMention("they"), quantity=ONE, printed=False)
    grammar.phrase(Top, "they 's top card of {whose} 's deck", quantity=ONE, printed=False)
    grammar.phrase(
        Top, "the top card of any <one> deck", "the top card of either deck", whose=AnyPlayer(), quantity=ONE
    )
    grammar.phrase(
        Top,
        "up to the top {quantity:upto} card+s of any <one> deck",
        "up to the top {quantity:upto} card+s of either deck",
        whose=AnyPlayer(),
    )  # fmt: skip
    grammar.phrase(
        Top,
        "the top {quantity} card+s of any <one> deck",
        "the top {quantity} card+s of either deck",
        whose=AnyPlayer(),
    )
    grammar.phrase(Top, "up to the top {quantity:upto} card+s of {whose} 's deck")
    grammar.phrase(
        Top, "the top {quantity} card+s of {whose} 's deck", "{quantity} card+s from the top of {whose} 's deck"
    )
    grammar.phrase(Bottom, "the bottom card of {whose} 's deck", quantity=ONE)
    grammar.phrase(Bottom, "the bottom {quantity} card+s of {whose} 's deck")
    top = "cards from the top of {whose} 's deck until"
    until = f"{top} a|an {{kind:one}} is revealed"
    grammar.phrase(UntilRevealed, until, f"{until} or no cards are left")
    grammar.phrase(UntilRevealed, f"{top} you|they reveal(s) a|an {{kind:one}}", printed=False)
    grammar.phrase(Some, "{quantity} {kind} of you|they 's choice", "{quantity} of {kind:those_such}", printed=False)
    grammar.phrase(Among, "any number of {cards:mention}", "any of {cards:mention}", quantity=AnyNumber())
    grammar.phrase(Among, "{quantity} of {cards:mention} at random", random=True)
    grammar.phrase(Among, "one of {cards:mention}", "any one of {cards:mention}", quantity=ONE)
    grammar.phrase(Among, "{quantity} of {cards:mention} [{kind:such}]")
    grammar.phrase(Among, "another one of {cards:mention}", "another of {cards:mention}", quantity=ONE, other=True)
    grammar.phrase(Among, "each of {cards:mention} [{kind:such}]", quantity=AllOfThem())
    grammar.phrase(Among, "{quantity} {kind} from among {cards:mention}", "{quantity} {kind} among {cards:mention}")
    grammar.phrase(AllBut, "all but {quantity:few} {kind}", "all but {quantity:few} of the|you_'s|they_'s {kind}")
    grammar.phrase(Rest, "the rest", "the remaining card+s", "the remaining character+s", "the other", "the others")
    grammar.phrase(Rest, "the other card|cards|character|characters|item|items|tactic|tactics", printed=False)
    grammar.phrase(Rest, "all other revealed cards", "all other cards", printed=False)
    grammar.phrase(Rest, "the other|remaining revealed|looked_at|found card|cards|character|characters", printed=False)
    grammar.phrase(Whole, "{zone}")
    grammar.phrase(FactionOf, "{whose} 's faction|factions", "the faction of {whose}")
    grammar.phrase(Members, "the {party} party", "the {party} characters")
    grammar.phrase(
        Members, "all|the members of the {party} party", "all characters in the {party} party", printed=False
    )
    grammar.phrase(Members, "all other members of it 's party", party=Party.YOURS, others=True)
    grammar.phrase(AbilitiesOn, "abilities {kind:controlled}", "abilities on|of {kind}")
    grammar.phrase(AbilitiesOn, "abilities", kind=Kind(), printed=False)
    grammar.phrase(AbilitiesOn, "{kind:described} abilities", printed=False)
    grammar.phrase(EffectsOf, "the effects of {kind}", "effects of {kind}")
    grammar.phrase(EffectsOf, "[cards or|and|and/or] abilities|effects {kind:controlled}", printed=False)
    grammar.phrase(EffectsOf, "{kind:of_player} 's effects", printed=False)
    grammar.phrase(EitherOf, "{cards:one_or_other}", compound=True, bold=True)
    grammar.phrase(Some, "the {kind:extreme}", quantity=ONE, printed=False)
    grammar.phrase(Together, "{cards:joined}", compound=True, bold=True)


def _players(grammar: Grammar) -> None:
    grammar.phrase(ControllerOf, "{cards:pointed} 's controller")
    grammar.phrase(OwnerOf, "{cards:pointed} 's owner|owners")
    grammar.phrase(OpponentOf, "{cards:pointed} 's opponent")
    grammar.phrase(OpponentsOf, "{cards:pointed} 's controller 's opponents", "{cards:pointed} 's opponents")
    for words in ("that player", "they"):
        grammar.phrase(RivalOf, f"{words} 's opponent", f"an opponent of {words}", who=PlayerMention(words))
    grammar.phrase(ControllerOf, "the controller of {cards:pointed}", printed=False)
    grammar.phrase(OwnerOf, "the owner of {cards:pointed}", printed=False)


def _zones(grammar: Grammar) -> None:
    for area in (Area.DECK, Area.HAND, Area.DISCARD):
        grammar.phrase(Zone, f"{{of}} 's {area.value}", f"{{of}} 's {area.value}s", area=area)
        grammar.phrase(Zone, f"{{of:of_faction}} 's {area.value}", area=area, printed=False)
        grammar.phrase(Zone, f"the {area.value} of {{of}}", area=area, printed=False)
        grammar.phrase(
            Zone, f"a {area.value}", f"any <one> {area.value}", f"either {area.value}", area=area, of=AnyPlayer()
        )
        grammar.phrase(Zone, f"all {area.value}s", f"[any] {area.value}s", area=area)
    grammar.phrase(Zone, "the void", area=Area.VOID)
