"""How much and how many, beyond plain numbers; and which card is meant."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mypy_extensions import mypyc_attr
from parsy import Result

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import between, count_of, fitting, zones_of
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import TYPES, Sheet
from mulligan.games.unmatched.table import (
    CARDS_PLAYED,
    COMBAT_CARD,
    DAMAGE,
    DEFENDER,
    FIGHTERS,
    NONE,
    TURN_PLAYER,
    Table,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName, Fighters, Group, active
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Players
from mulligan.language.grammar import Grammar, literal
from mulligan.language.tree import Node
from mulligan.language.words import Words

FAMILY_MARK = "&"
COUNTER_MARK = "counter#"
_FAIL = Result.failure(0, "a family of cards")


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Amount):
    """What is counted one by one: "for each …", "the number of …"."""


class WhichCard(Enum):
    """A card that is spoken of."""

    THIS = "this"
    THEIRS = "theirs"
    THAT = "that"
    IT = "it"  # this one, or the opponent's where that was spoken of last


class CardKind(Enum):
    """What sort of card."""

    ATTACK = "attack"
    DEFENSE = "defense"
    VERSATILE = "versatile"
    SCHEME = "scheme"


@dataclass(frozen=True)
class Family(Node):
    """Words that the names of some cards have in common."""

    words: str


@dataclass(frozen=True)
class Counter(Node):
    """What a hero gains and spends, by its name."""

    words: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing(Node):
    """What lies in spaces, by its name."""


@dataclass(frozen=True)
class Symbol(Node):
    """A symbol on cards, by its name."""

    words: str


@dataclass(frozen=True)
class Worth(Node):
    """How much is printed on a card: a BOOST value, or a value, of so much or more, or less."""

    value: Number
    boost: bool
    least: bool | None = None  # neither: just so much

    def fits(self, sheet: Sheet, kind: int) -> bool:
        printed = sheet.boost[kind] if self.boost else sheet.value[kind]
        if printed < 0:
            return False
        if self.least is None:
            return printed == self.value.value
        return printed >= self.value.value if self.least else printed <= self.value.value


@dataclass(frozen=True)
class CardsLike(Node):
    """A kind of card: of certain types, of a family, or that a fighter alone may use."""

    types: tuple[CardKind, ...] = ()
    family: Family | None = None
    user: ByName | None = None
    other: bool = False
    symbol: Symbol | None = None
    worth: Worth | None = None
    filter: int = -1  # of the sheet, -1 for any card; known once a game is made

    def among(self, table: Table, zone: list[Card]) -> list[Card]:
        """The cards of a zone that are of this kind."""
        return fitting(table, zone, self.filter)

    def kinds(self, sheet: Sheet, player: Player, user: ByName | None) -> list[bool]:
        """Which printed cards are of this kind, in the mouth of a player."""
        types = {kind.value for kind in self.types}
        chosen: list[bool] = []
        for kind in range(len(sheet.name)):
            said = TYPES[sheet.type[kind]]
            fit = sheet.whose[kind] == player or (self.family is None and self.user is None)
            if types:
                fit = fit and (said in types or (said == "versatile" and bool(types & {"attack", "defense"})))
            if self.family is not None:
                fit = fit and self.family.words.lower() in sheet.name[kind].lower()
            if self.symbol is not None:
                fit = fit and any(self.symbol.words in label for label in sheet.labels[kind])
            if user is not None:
                fit = fit and sheet.who[kind] == user.who
            if self.worth is not None:
                fit = fit and self.worth.fits(sheet, kind)
            chosen.append(fit)
        return chosen


def side_of(at: Resolving, card: WhichCard) -> int:
    """Which side of the combat a card is on: this effect's own, or the other."""
    return at.side if card is WhichCard.THIS else 1 - at.side


def health_of(table: Table, who: int) -> int:
    total = 0
    for fighter in range(len(table.health)):
        if who >> fighter & 1:
            total += table.health[fighter]
    return total


@dataclass(frozen=True)
class Product(Amount):
    """So much for each of so many."""

    amount: Amount
    per: Amount

    def of(self, table: Table, at: Resolving) -> int:
        return self.amount.of(table, at) * self.per.of(table, at)


@dataclass(frozen=True)
class AtMost(Amount):
    """So much, and no more than another number."""

    amount: Amount
    most: Amount

    def of(self, table: Table, at: Resolving) -> int:
        return min(self.amount.of(table, at), self.most.of(table, at))


@dataclass(frozen=True)
class HowMany(Amount):
    """The number of something."""

    counted: Counted

    def of(self, table: Table, at: Resolving) -> int:
        return self.counted.of(table, at)


@dataclass(frozen=True)
class BoostValue(Amount):
    """The BOOST value of a card."""

    card: WhichCard

    def of(self, table: Table, at: Resolving) -> int:
        if self.card is WhichCard.THAT:
            return abilities.boost_value(table, at.that_card)
        return abilities.boost_value(table, Card(table.combat[COMBAT_CARD + side_of(at, self.card)]))


@dataclass(frozen=True)
class HealthOf(Amount):
    """The health that a fighter has."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        return health_of(table, self.who.bits(table, at))


@dataclass(frozen=True)
class HealthLost(Amount):
    """The health that a fighter lacks."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        who = self.who.bits(table, at) & table.on_board()
        lost = 0
        for fighter in range(len(table.health)):
            if who >> fighter & 1:
                lost += table.sheet.health[fighter] - table.health[fighter]
        return max(lost, 0)


@dataclass(frozen=True)
class ValuesApart(Amount):
    """By how much the values of the two cards differ."""

    def of(self, table: Table, at: Resolving) -> int:
        return abs(table.value(0) - table.value(1))


@dataclass(frozen=True)
class AmountsApart(Amount):
    """By how much two amounts differ."""

    one: Amount
    other: Amount

    def of(self, table: Table, at: Resolving) -> int:
        return abs(self.one.of(table, at) - self.other.of(table, at))


@dataclass(frozen=True)
class BoostOfPile(Amount):
    """The BOOST value of the top card of your discard pile."""

    def of(self, table: Table, at: Resolving) -> int:
        pile = table.discards[at.you]
        return abilities.boost_value(table, pile[-1]) if pile else 0


@dataclass(frozen=True)
class PrintedValueOf(Amount):
    """The printed value of a card."""

    card: WhichCard

    def of(self, table: Table, at: Resolving) -> int:
        return table.printed_value(side_of(at, self.card))


@dataclass(frozen=True)
class ValueOf(Amount):
    """The value of a card now."""

    card: WhichCard

    def of(self, table: Table, at: Resolving) -> int:
        return table.value(side_of(at, self.card))


@dataclass(frozen=True)
class CombatDamage(Amount):
    """The combat damage dealt."""

    def of(self, table: Table, at: Resolving) -> int:
        return table.combat[DAMAGE]


@dataclass(frozen=True)
class DamageTaken(Amount):
    """The combat damage that a fighter took in this combat: the defender alone can."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        if at.side < 0 or not self.who.bits(table, at) >> table.combat[FIGHTERS + DEFENDER] & 1:
            return 0
        return table.combat[DAMAGE]


@dataclass(frozen=True)
class ThatMuch(Amount):
    """The amount spoken of last."""

    def of(self, table: Table, at: Resolving) -> int:
        return at.amount


@dataclass(frozen=True)
class CountFighters(Counted):
    """Fighters of a kind."""

    group: Group

    def of(self, table: Table, at: Resolving) -> int:
        return count_of(self.group.bits(table, at))


@dataclass(frozen=True)
class CountHand(Counted):
    """Cards in a hand."""

    whose: Players

    def of(self, table: Table, at: Resolving) -> int:
        whose = bits_of(table, at, self.whose)
        count = 0
        for player in range(table.sheet.players):
            if whose >> player & 1:
                count += len(table.hands[player])
        return count


@dataclass(frozen=True)
class CountHandAbove(Counted):
    """Cards in a hand beyond so many."""

    whose: Players
    beyond: Amount

    def of(self, table: Table, at: Resolving) -> int:
        return max(CountHand(self.whose).of(table, at) - self.beyond.of(table, at), 0)


@dataclass(frozen=True)
class CountPile(Counted):
    """Cards in a discard pile."""

    what: CardsLike
    whose: Players

    def of(self, table: Table, at: Resolving) -> int:
        whose = bits_of(table, at, self.whose)
        count = 0
        for player in range(table.sheet.players):
            if whose >> player & 1:
                count += len(self.what.among(table, table.discards[player]))
        return count


@dataclass(frozen=True)
class CountCopies(Counted):
    """Cards in your discard pile that have the name of this one, besides it."""

    def of(self, table: Table, at: Resolving) -> int:
        kind = table.printed[at.card] if at.card >= 0 else NONE
        return sum(table.printed[card] == kind and card != at.card for card in table.discards[at.you])


@dataclass(frozen=True)
class CountThose(Counted):
    """What was just discarded, spent, or damaged."""

    def of(self, table: Table, at: Resolving) -> int:
        return at.amount


@dataclass(frozen=True)
class CountDealt(Counted):
    """Damage dealt, before it is settled whether by this effect or in the combat."""


@dataclass(frozen=True)
class CountDamage(Counted):
    """Combat damage, point by point."""

    def of(self, table: Table, at: Resolving) -> int:
        return table.combat[DAMAGE]


@dataclass(frozen=True)
class SpacesBetween(Counted):
    """Spaces between two fighters."""

    other: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        return between(table, active(table, at), self.other.bits(table, at))


@dataclass(frozen=True)
class CountersHeld(Counted):
    """Rage, Hellfire and the like, that a player or hero has."""

    name: Counter
    who: Fighters | None = None

    def of(self, table: Table, at: Resolving) -> int:
        return table.counters[at.you]


@dataclass(frozen=True)
class CardsPlayedThisTurn(Counted):
    """Other cards played this turn, or all; in another's turn nobody plays any but to defend."""

    every: bool = False

    def of(self, table: Table, at: Resolving) -> int:
        played: int = table.turn[CARDS_PLAYED] if table.turn[TURN_PLAYER] == at.you else 1
        return played if self.every else max(played - 1, 0)


@dataclass(frozen=True)
class ZonesOf(Counted):
    """Different zones that fighters are in."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        return zones_of(table, self.who.bits(table, at))


@dataclass(frozen=True)
class ZonesWith(Counted):
    """Different zones that fighters of a kind are in."""

    group: Group

    def of(self, table: Table, at: Resolving) -> int:
        return zones_of(table, self.group.bits(table, at))


@dataclass(frozen=True)
class EveryFew(Counted):
    """Each so many of something: "for each 2 cards in your hand"."""

    step: Amount
    counted: Counted

    def of(self, table: Table, at: Resolving) -> int:
        return self.counted.of(table, at) // max(self.step.of(table, at), 1)


@dataclass(frozen=True)
class CountAtMost(Counted):
    """So many of something, and no more than a number: "for each card discarded, to a maximum of 3"."""

    counted: Counted
    most: Amount

    def of(self, table: Table, at: Resolving) -> int:
        return min(self.counted.of(table, at), self.most.of(table, at))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for amounts and cards."""
    grammar.words(WhichCard.THIS, "this card", "this attack", "this defense", "you 's card", "you 's attack")
    grammar.words(
        WhichCard.THEIRS, "you 's opponent 's card", "the opposing fighter 's card", "the opponent 's card",
        "you 's opponent 's attack card", "they 's card", "you 's opponent 's attack", "the opposing card",
        "you 's opponent 's defense card", "you 's opponent 's defense", "the opposing attack|defense",
        "the attacker 's card|attack", "the defender 's card|defense",
    )  # fmt: skip
    grammar.words(WhichCard.IT, "it")
    grammar.words(
        WhichCard.THAT, "that card", "the revealed card", "the discarded card", "the card", "this revealed card",
    )  # fmt: skip
    grammar.words(CardKind.ATTACK, "attack")
    grammar.words(CardKind.DEFENSE, "defense")
    grammar.words(CardKind.VERSATILE, "versatile")
    grammar.words(CardKind.SCHEME, "scheme")
    grammar.special(Family, _read_family, lambda value, plural: value.words.split())
    grammar.phrase(CardsLike, "scheme+s", types=(CardKind.SCHEME,), printed=False)
    grammar.phrase(CardsLike, "{types:types} card+s", "{family} card+s", "{user} card+s", "{symbol} card+s", "card+s")
    for boost, measure in ((True, "boost value"), (False, "[printed] value")):
        for least, tail in ((True, "or more|higher|greater"), (False, "or less|lower|fewer")):
            grammar.phrase(Worth, f"with a|an {measure} of {{value}} {tail}", boost=boost, least=least)
        grammar.phrase(Worth, f"with a|an {measure} of [exactly] {{value}}", boost=boost)
    grammar.phrase(CardsLike, "{types:types} card+s {worth}", "card+s {worth}")
    grammar.phrase(CardsLike, "other {family} card+s", "other card+s", other=True)
    for member, ways in (
        (WhichCard.THAT, ("its|they_'s boost value", "it 's boost value")),
        (WhichCard.THIS, ("this card 's boost value",)),
    ):
        grammar.phrase(BoostValue, *ways, card=member)
    grammar.phrase(BoostValue, "the boost value of {card}", "{card} 's boost value", "the boost value from {card}")
    grammar.phrase(HealthOf, "{who:simple} 's [current|remaining] health")
    grammar.phrase(HealthLost, "[of] {who:simple} 's missing|lost health",
                   "the [amount of] health {who:simple} is~are missing",
                   "the [amount of] health {who:simple} has~have lost",
                   "the [amount of] health that {who:simple} has~have lost")  # fmt: skip
    grammar.phrase(ValuesApart, "the difference between|in the [two] card 's values",
                   "the difference between|in the values of the [two] cards [in the|this combat]",
                   "the difference between|in the cards 's|' values", "the difference between the two values",
                   "the difference between|in the card values", "the difference between|in values")  # fmt: skip
    grammar.phrase(AmountsApart, "the difference between|in {one:simple} and {other:simple}")
    grammar.phrase(BoostOfPile, "the boost value of the top card of you 's discard pile")
    grammar.phrase(PrintedValueOf, "the printed value of {card}", "{card} 's printed value")
    grammar.phrase(ValueOf, "the value of {card}", "{card} 's value")
    grammar.phrase(
        CombatDamage,
        "the amount of combat damage you took",
        "the [amount of] [combat] damage dealt [to the opposing fighter]",
        "the [amount of] [combat] damage [that] [was] dealt by|in|during|from this attack|combat|card",
        "the [amount of] [combat] damage [that] this attack|card|combat dealt",
        "the [amount of] [combat] damage you|you_'s_fighter took",
        "the [amount of] [combat] damage you were dealt",
        "the [amount of] [combat] damage you dealt",
    )
    combat = "[this combat] [in|during|from this|the combat|attack]"
    grammar.phrase(DamageTaken, f"the [amount of] [combat] damage {{who:simple}} took|takes {combat}",
                   f"the [amount of] [combat] damage {{who:simple}} was|were|is dealt {combat}",
                   f"the [amount of] [combat] damage [that] [was] dealt to {{who:simple}} {combat}")  # fmt: skip
    grammar.phrase(ThatMuch, "that much", "that many", "that amount", "that number", "the same amount",
                   "the amount|number chosen|spent|discarded", "the named number|value")  # fmt: skip
    grammar.phrase(HowMany, "the number of {counted}")
    grammar.phrase(AtMost, "{amount:simple} , [up] to a maximum of {most:simple}",
                   "{amount:simple} , to {most:simple} at most", compound=True)  # fmt: skip
    grammar.phrase(CountFighters, "{group}", "of {group}")
    grammar.phrase(CountHand, "card+s in {whose} 's hand", "card+s {whose} has~have in [they 's] hand")
    grammar.phrase(CountHandAbove, "card+s in {whose} 's hand above|over|beyond|in_excess_of {beyond:simple}",
                   "card+s in {whose} 's hand that 's|is|are above|over|beyond {beyond:simple}",
                   "card+s {whose} has~have in [they 's] hand above|over|beyond {beyond:simple}",
                   "card+s above|over|beyond {beyond:simple} in {whose} 's hand")  # fmt: skip
    pile = "in you 's discard pile"
    grammar.phrase(CountCopies, f"[other] copy~copies of this card {pile}",
                   f"[other] card+s with the|this same|card's name [as this card] {pile}",
                   f"[other] card+s {pile} with the same name [as this card]",
                   f"card+s {pile} that has~have the same name [as this card]")  # fmt: skip
    grammar.phrase(CountPile, "{what} in {whose} 's discard pile")
    grammar.phrase(
        CountThose, "card discarded this way", "card+s [you] discard+s|discarded [this way]",
        "card spent",
        "card you drew", "card drawn this way",
        "card revealed this way",
        "fighter+s defeated this way", "one defeated",
        "fighter you defeated", "symbol#0 card+s you discard+s|discarded",
        "card they discard+s|discarded", "counter spent",
        "fighter damaged this way", "card you discarded", "marker#0 returned|removed|placed [this way]",
    )  # fmt: skip
    grammar.phrase(CountDealt, "[combat] damage dealt|taken [this way]")
    during = "[in|during|from this|the combat|attack]"
    grammar.phrase(CountDamage, f"[combat] damage you dealt {during}")
    grammar.special(Counter, _read_counter, lambda value, plural: value.words.split())
    grammar.phrase(CountersHeld, "{name}", printed=False)
    grammar.phrase(CountersHeld, "{name} you have", "{name} {who:simple} has~have", "you 's {name}")
    grammar.phrase(
        SpacesBetween, "space between you and {other:simple} along the shortest path",
        "space between you 's fighter and {other:simple} along the shortest path",
    )  # fmt: skip
    played = "card+s you [have|'ve] played this turn"
    grammar.phrase(CardsPlayedThisTurn, f"other {played}", "other card+s you've played this turn")
    grammar.phrase(CardsPlayedThisTurn, played, "card+s you've played this turn", every=True)
    grammar.phrase(ZonesOf, "[different] zone+s {who:simple} are in")
    grammar.phrase(ZonesWith, "[different] zone+s with|containing|that_contains|that_contain|that_has|that_have "
                   "[one_of|a|an|any|at_least_one|at_least_one_of] {group} [in it]")  # fmt: skip
    counted, number, most = grammar.reader(Counted), grammar.reader(Number), literal(", to a maximum of")

    def each(words: Words, index: int) -> Result:
        step = number(words, index)
        few = counted(words, step.index) if step.status else step
        found = Result.success(few.index, EveryFew(step.value, few.value)) if few.status else counted(words, index)
        bound = most(words, found.index) if found.status else found
        limit = number(words, bound.index) if bound.status else bound
        return Result.success(limit.index, CountAtMost(found.value, limit.value)) if limit.status else found

    def show(value: Node, plural: bool) -> list[str]:
        if isinstance(value, CountAtMost):
            return [*show(value.counted, plural), ",", "to", "a", "maximum", "of", *grammar.show(value.most)]
        if isinstance(value, EveryFew):
            return [*grammar.show(value.step), *grammar.show(value.counted, True)]
        return grammar.show(value, False)

    grammar.style("counted", each, show)


def _read_counter(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(COUNTER_MARK):
        return Result.success(index + 1, Counter(words.words[index].plain))
    words.fail(index, "a counter")
    return _FAIL


def _read_family(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(FAMILY_MARK):
        return Result.success(index + 1, Family(words.words[index].plain))
    words.fail(index, "a family of cards")
    return _FAIL
