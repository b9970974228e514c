"""Conditions of players: what they control, hold in their hand, how much influence they have, what they did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parsy import Result

from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.events import WOUND_SIZE
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.conditions import Every
from mulligan.games.spoils.vocabulary.nouns.amounts import different_in, names_among, trades_among
from mulligan.games.spoils.vocabulary.nouns.cards import Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, is_a_card
from mulligan.games.spoils.vocabulary.terms import (
    AREAS,
    ICONS,
    Area,
    Compared,
    Icon,
    Named,
    compare,
    threshold,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Condition, Players
from mulligan.language.core.players import AnOpponent, AnyOpponent, AnyPlayer, EachOtherPlayer, PlayerMention, You
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.words import Words

_FAIL = Result.failure(0, "")
_CONTROL = literal("control(s)")
_ALSO = tuple(literal(words) for words in (", and", "and"))


@dataclass(frozen=True)
class Controls(Condition):
    """Some players control so many such cards."""

    who: Players
    kind: Kind
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        seats = nouns.seats_of(table, at, self.who)
        theirs = [card for card in self.kind.candidates(table, at) if table.controller[card] in seats]
        count = len(theirs)
        what = different_in(self.kind)
        if what is not None:
            count = trades_among(table, theirs) if what is Named.TRADE else names_among(table, theirs)
        return compare(count, self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class ControlsMore(Condition):
    """Some players control more such cards than others, perhaps by so many."""

    who: Players
    kind: Kind
    than: Players
    by: Amount = Number(1)

    def holds(self, table: Table, at: Context) -> bool:
        counts = [0] * table.seats
        for card in self.kind.candidates(table, at):
            counts[table.controller[card]] += 1
        return compare_each(table, at, self.who, self.than, counts, Compared.OR_MORE, self.by.of(table, at))


@dataclass(frozen=True)
class ControlsEven(Condition):
    """Some players control an even number of such cards (410.1)."""

    who: Players
    kind: Kind

    def holds(self, table: Table, at: Context) -> bool:
        seats = nouns.seats_of(table, at, self.who)
        count = 0
        for card in self.kind.candidates(table, at):
            if table.controller[card] in seats:
                count += 1
        return count % 2 == 0  # 410.1a


@dataclass(frozen=True)
class ControlsIcons(Condition):
    """Some players control at least these icons."""

    who: Players
    icons: tuple[Icon, ...]

    def holds(self, table: Table, at: Context) -> bool:
        needed = threshold(self.icons)
        for seat in nouns.seats_of(table, at, self.who):
            if characteristics.meets(table, seat, needed):
                return True
        return False


@dataclass(frozen=True)
class ControlsIconCount(Condition):
    """Some players control so many of an icon."""

    who: Players
    amount: Amount
    icon: Icon

    def holds(self, table: Table, at: Context) -> bool:
        count = 0
        for seat in nouns.seats_of(table, at, self.who):
            count += characteristics.icons(table, seat, ICONS[self.icon])
        return count >= self.amount.of(table, at)


@dataclass(frozen=True)
class ControlsMoreIcons(Condition):
    """Some players control more of an icon than others."""

    who: Players
    icon: Icon
    than: Players

    def holds(self, table: Table, at: Context) -> bool:
        counts = [characteristics.icons(table, seat, ICONS[self.icon]) for seat in table.all_seats]
        return compare_each(table, at, self.who, self.than, counts, Compared.MORE)


@dataclass(frozen=True)
class ControlsCards(Condition):
    """Some players control a card spoken of."""

    who: Players
    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if not is_a_card(table, card) or not nouns.means(table, at, self.who, table.controller_of(card)):
                return False
        return len(cards) > 0


@dataclass(frozen=True)
class OnlySuch(Condition):
    """A card is of a kind, and no other is."""

    cards: Cards
    kind: Kind

    def holds(self, table: Table, at: Context) -> bool:
        return sorted(self.kind.candidates(table, at)) == sorted(self.cards.known(table, at))


@dataclass(frozen=True)
class Holds(Condition):
    """So many cards are in an area."""

    zone: Zone
    amount: Amount
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        whose = self.zone.of
        seats = table.clockwise(table.active_player) if whose is None else nouns.seats_of(table, at, whose)
        return any_holds(table, at, seats, self.zone.area, self.compared, self.amount)


@dataclass(frozen=True)
class HoldsMoreThan(Condition):
    """More cards are in one area than in another, or fewer."""

    zone: Zone
    than: Zone
    compared: Compared = Compared.MORE

    def holds(self, table: Table, at: Context) -> bool:
        return compare(cards_in(table, at, self.zone), self.compared, cards_in(table, at, self.than))


def cards_in(table: Table, at: Context, zone: Zone) -> int:
    """How many cards are in an area, of all the players whose it is."""
    every = table.clockwise(table.active_player)
    seats = every if zone.of is None else nouns.seats_of(table, at, zone.of)
    return sum([len(nouns.area_of(table, seat, AREAS[zone.area])) for seat in seats])


@dataclass(frozen=True)
class HoldsBy(Condition):
    """Some players have so many cards in an area of theirs."""

    who: Players
    area: Area
    amount: Amount
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        seats = nouns.seats_of(table, at, self.who)
        return any_holds(table, at, seats, self.area, self.compared, self.amount)


@dataclass(frozen=True)
class HoldsEvenBy(Condition):
    """Some players have an even number of cards in an area of theirs (410.1), or an odd one."""

    who: Players
    area: Area
    even: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        for seat in nouns.seats_of(table, at, self.who):
            if (len(nouns.area_of(table, seat, AREAS[self.area])) % 2 == 0) == self.even:
                return True
        return False


@dataclass(frozen=True)
class HoldsMore(Condition):
    """Some players have more cards in an area than others."""

    who: Players
    area: Area
    than: Players

    def holds(self, table: Table, at: Context) -> bool:
        area = AREAS[self.area]
        counts = [len(nouns.area_of(table, seat, area)) for seat in table.all_seats]
        return compare_each(table, at, self.who, self.than, counts, Compared.MORE)


@dataclass(frozen=True)
class InfluenceIs(Condition):
    """A faction's influence, measured."""

    who: Players
    amount: Amount
    compared: Compared

    def holds(self, table: Table, at: Context) -> bool:
        right = self.amount.of(table, at)
        for seat in nouns.seats_of(table, at, self.who):
            if compare(table.influence[seat], self.compared, right):
                return True
        return False


@dataclass(frozen=True)
class InfluenceMore(Condition):
    """One faction has more influence than another, or less."""

    who: Players
    than: Players
    compared: Compared = Compared.MORE

    def holds(self, table: Table, at: Context) -> bool:
        counts = [table.influence[seat] for seat in table.all_seats]
        return compare_each(table, at, self.who, self.than, counts, self.compared)


@dataclass(frozen=True)
class PlayedBefore(Condition):
    """Some players have played so many such cards this turn."""

    who: Players
    kind: Kind
    amount: Amount = Number(1)
    of_one_name: bool = False

    def holds(self, table: Table, at: Context) -> bool:
        count = 0
        names: dict[str, int] = {}
        played = table.played
        for i in range(0, len(played), 2):
            if nouns.means(table, at, self.who, Seat(played[i])) and played[i + 1] != at.source:
                if self.kind.matches(table, at, Card(played[i + 1])):
                    name = table.face(Card(played[i + 1])).name if self.of_one_name else ""
                    names[name] = names.get(name, 0) + 1
                    count = max(count, names[name])
        return count >= self.amount.of(table, at)


@dataclass(frozen=True)
class InflictedDamage(Condition):
    """Some players have inflicted damage to something this turn."""

    who: Players
    to: Cards

    def holds(self, table: Table, at: Context) -> bool:
        targets = self.to.of(table, at)
        for i in range(0, len(table.wounds), WOUND_SIZE):
            source = Card(table.wounds[i + 1])
            if table.wounds[i] in targets and source != NO_CARD:
                if nouns.means(table, at, self.who, table.controller_of(source)):
                    return True
        return False


@dataclass(frozen=True)
class Owns(Condition):
    """Some players own a card, or do not."""

    who: Players
    cards: Cards
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        for card in self.cards.known(table, at):
            if nouns.means(table, at, self.who, table.owner_of(card)) != self.value:
                return False
        return True


def any_holds(table: Table, at: Context, seats: list[Seat], area: Area, compared: Compared, amount: Amount) -> bool:
    """Has one of the players so many cards in an area?"""
    for seat in seats:
        if compare(len(nouns.area_of(table, seat, AREAS[area])), compared, amount.of(table, at)):
            return True
    return False


def compare_each(
    table: Table, at: Context, who: Players, than: Players, counts: list[int], compared: Compared, by: int = 0
) -> bool:
    """Has one who is meant so many as compared with the others, each of them by itself? Of "an opponent" it is enough
    that there is one; "each opponent" and "any opponent" after "than" are all of them."""
    some, one_of = isinstance(who, AnOpponent | AnyOpponent | AnyPlayer), isinstance(than, AnOpponent | AnyPlayer)
    others = nouns.seats_of(table, at, than)
    for seat in nouns.seats_of(table, at, who):
        found = False
        for other in others:
            if other != seat:
                found = compare(counts[seat] - counts[other], compared, by)
                if found == one_of:
                    break
        if found == some:
            return some
    return not some


def _several_controlled(grammar: Grammar) -> None:
    """ "you control an item and at least 2 locations": both are asked"""
    players, one = grammar.reader(Players), grammar.reader(Controls)

    def read_each(words: Words, index: int) -> Result:
        who = players(words, index)
        verb = _CONTROL(words, who.index) if who.status else _FAIL
        if not verb.status or not isinstance(who.value, You | PlayerMention):  # of an opponent, of the same
            return _FAIL
        said, found = words.words[index : verb.index], one(words, index)
        all_: list[Controls] = []
        end = index
        while found.status:
            all_.append(found.value)
            end = found.index
            joined = next((at for joint in _ALSO if (at := joint(words, end)).status), _FAIL)
            if not joined.status:
                break
            found = one(Words([*said, *words.words[joined.index :]], shy=words.shy), 0)
            if found.status:
                found = Result.success(found.index - len(said) + joined.index, found.value)
        return Result.success(end, tuple(all_)) if len(all_) > 1 else _FAIL

    grammar.style("controlled_each", read_each, _never)
    grammar.phrase(Every, "{conditions:controlled_each}", printed=False)


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")


def enter(grammar: Grammar) -> None:
    """Enter the phrases for conditions of players."""
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
    _several_controlled(grammar)
    grammar.phrase(ControlsMore, "{who} control(s) more {kind} than {than}")
    grammar.phrase(ControlsMore, "{who} control(s) <the> most {kind}", than=EachOtherPlayer(), printed=False)
    grammar.phrase(ControlsMore, "{who} control(s) at least {by} more {kind} than {than}")
    grammar.phrase(ControlsMore, "{who} control(s) {by} or more {kind} more than {than}", printed=False)
    grammar.phrase(ControlsMore, "{than} control(s) at least {by} fewer|less {kind} than {who}", printed=False)
    grammar.phrase(ControlsMore, "{than} control(s) fewer|less {kind} than {who}", printed=False)
    grammar.phrase(ControlsEven, "{who} control(s) an even number of {kind}")
    grammar.phrase(ControlsIcons, "{who} control(s) <at least> {icons:icons}")
    grammar.phrase(Holds, "there is~are at least {amount} card+s in {zone}")
    grammar.phrase(Holds, "there is~are {amount} {compared} card+s in {zone}")
    grammar.phrase(
        Holds, "there is~are no cards in {zone}", "{zone} is~are empty", amount=Number(0), compared=Compared.EXACTLY
    )
    for much, compared in (
        ("at least {amount}", Compared.OR_MORE), ("{amount} or more", Compared.OR_MORE),
        ("exactly {amount}", Compared.EXACTLY), ("{amount} or fewer|less", Compared.OR_LESS),
    ):  # fmt: skip
        grammar.phrase(
            Holds, f"{{zone}} has|have|contains|contain {much} card+s [in it]",
            f"there is~are {much} card+s in {{zone}}", compared=compared, printed=False,
        )  # fmt: skip
    grammar.phrase(HoldsBy, "{who} has~have at least {amount} card+s in <they|you|it 's> {area}")
    grammar.phrase(HoldsBy, "{who} has~have a hand of {amount} or more cards", area=Area.HAND, printed=False)
    grammar.phrase(HoldsBy, "{who} has~have a hand of at least {amount} cards", area=Area.HAND, printed=False)
    grammar.phrase(
        HoldsBy, "{who} has~have no cards in <they|you|it 's> {area}", amount=Number(0), compared=Compared.OR_LESS
    )
    grammar.phrase(
        HoldsBy, "{who} has~have {amount} or fewer|less card+s in <they|you|it 's> {area}", compared=Compared.OR_LESS
    )
    for words, compared in (("more than", Compared.MORE), ("fewer|less than", Compared.LESS)):
        grammar.phrase(
            HoldsBy, f"{{who}} has~have {words} {{amount}} card+s in <they|you|it 's> {{area}}", compared=compared
        )
        grammar.phrase(Holds, f"there is~are {words} {{amount}} card+s in {{zone}}", compared=compared)
        grammar.phrase(Controls, f"{{who}} control(s) {words} {{amount}} {{kind}}", compared=compared)
    for words, compared in (("more", Compared.MORE), ("fewer|less", Compared.LESS)):
        grammar.phrase(HoldsMoreThan, f"there is~are {words} cards in {{zone}} than in {{than}}", compared=compared)
        grammar.phrase(
            HoldsMoreThan, f"you have {words} cards in {{zone}} than in {{than}}",
            f"{{zone}} has|have|contains {words} cards [in it] than {{than}}", compared=compared, printed=False,
        )  # fmt: skip
    grammar.phrase(
        HoldsMoreThan, "there is~are the same number of cards in {zone} as in {than}", compared=Compared.EXACTLY
    )
    for even, word in ((True, "even"), (False, "odd")):
        grammar.phrase(
            HoldsEvenBy, f"{{who}} has~have an {word} number of cards in <they|you|it 's> {{area}}", even=even
        )
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
    for words, compared in (("more", Compared.MORE), ("less|fewer", Compared.LESS)):
        grammar.phrase(
            InfluenceIs, f"{{who}} 's faction has|have {words} than {{amount}} influence",
            f"{{who}} has|have {words} than {{amount}} influence", compared=compared,
        )  # fmt: skip
    grammar.phrase(
        PlayedBefore, "{who} [has~have] played|deployed at least {amount} {kind:of_one_name} this turn",
        "{who} [has~have] played|deployed {amount} or more {kind:of_one_name} this turn", of_one_name=True,
        rather_than=PlayedBefore,
    )  # fmt: skip
    grammar.phrase(PlayedBefore, "{who} has~have played|deployed at least {amount} {kind} this turn")
    grammar.phrase(PlayedBefore, "{who} [has~have] played|deployed {amount} or more {kind} this turn", printed=False)
    grammar.phrase(PlayedBefore, "{who} played|deployed at least {amount} {kind} this turn", printed=False)
    grammar.phrase(
        PlayedBefore, "{who} has~have played|deployed a|an|another {kind} this turn", amount=Number(1), printed=False
    )
    grammar.phrase(PlayedBefore, "{who} played|deployed a|an|another {kind} this turn", amount=Number(1), printed=False)
    grammar.phrase(OnlySuch, "{cards} is~are the only {kind}", "{cards} become(s) the only {kind}")
    grammar.phrase(InflictedDamage, "{who} inflicted damage to {to} this turn")
    grammar.phrase(HoldsMore, "{who} has~have more cards in <they|you|it 's> {area} than {than}")
    grammar.phrase(HoldsMore, "{who} has~have the most cards in {area}", than=EachOtherPlayer(), printed=False)
    grammar.phrase(
        InfluenceMore, "{who} has~have the most influence", "{who} 's faction has the most influence",
        than=EachOtherPlayer(), printed=False,
    )  # fmt: skip
    grammar.phrase(HoldsMore, "{than} has~have fewer|less cards in <they|you|it 's> {area} than {who}", printed=False)
    grammar.phrase(InfluenceMore, "{who} 's faction has more influence than {than} 's [faction]")
    grammar.phrase(
        InfluenceMore, "{who} 's faction has less influence than {than} 's [faction]", compared=Compared.LESS
    )
    grammar.phrase(InfluenceMore, "{who} has~have more influence than {than}", printed=False)
    for words, compared in (("more", Compared.MORE), ("less", Compared.LESS)):
        grammar.phrase(
            InfluenceMore, f"{{who}} 's faction has {words} influence than yours",
            than=You(), compared=compared, printed=False,
        )  # fmt: skip
    grammar.phrase(InfluenceMore, "{who} has~have less influence than {than}", compared=Compared.LESS, printed=False)
    grammar.phrase(ControlsIconCount, "{who} control(s) at least {amount} {icon:icon}")
    grammar.phrase(ControlsMoreIcons, "{who} control(s) more {icon:icon} than {than}")
    grammar.phrase(ControlsCards, "{who} control(s) {cards:pointed}")
    grammar.phrase(
        HoldsBy, "{who} has~have exactly {amount} card+s in <they|you|it 's> {area}", compared=Compared.EXACTLY
    )
    grammar.phrase(HoldsBy, "{who} has~have {amount} or more card+s in <they|you|it 's> {area}", printed=False)
    grammar.phrase(Owns, "{who} own(s) {cards}")
    grammar.phrase(Owns, "{who} don't|doesn't|do_not|does_not own {cards}", value=False)
