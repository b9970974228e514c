"""What may be asked beyond the moment: what was done this turn, what cards in the combat are, how numbers compare."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import count_of
from mulligan.games.unmatched.sheet import TYPES
from mulligan.games.unmatched.table import (
    ATTACKER,
    ATTACKERS,
    COMBAT_CARD,
    DAMAGE,
    DEALT,
    DEFENDERS,
    FALLEN,
    HEALED,
    HURT,
    SCHEMES,
    TURN_PLAYER,
    WINNER,
    Table,
)
from mulligan.games.unmatched.vocabulary.asking.conditions import all_stand
from mulligan.games.unmatched.vocabulary.nouns.amounts import (
    BoostValue,
    CardKind,
    Counted,
    Counter,
    PrintedValueOf,
    ValueOf,
    WhichCard,
    health_of,
    side_of,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Fighters,
    Group,
    OpposingFighter,
    Role,
    Side,
    Spot,
    active,
)
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Players
from mulligan.language.grammar import Grammar


def ever(table: Table, at: Resolving, group: Group) -> int:
    """Fighters of a kind whether or not they are still on the battlefield; `Settling` refuses narrower kinds."""
    sheet = table.sheet
    chosen = (1 << len(sheet.fighter_name)) - 1
    if group.named is not None:
        chosen = group.named.who
    elif group.side is Side.OPPOSING:
        chosen = sheet.enemies[at.you]
    elif group.side is Side.FRIENDLY:
        chosen = sheet.friends[at.you]
    if group.of is not None:
        whose = bits_of(table, at, group.of)
        for player in range(sheet.players):
            if not whose >> player & 1:
                chosen &= ~sheet.fighters_of[player]
    if group.role is Role.HERO:
        return chosen & sheet.heroes
    return chosen & ~sheet.heroes if group.role is Role.SIDEKICK else chosen


class Past(Enum):
    """What somebody may have done, or what may have been done to them, this turn."""

    ATTACKED = "attacked"
    DEFEATED = "was defeated"
    HURT = "took damage"
    DEFENDED = "was attacked"
    HEALED = "recovered health"
    DEALT = "dealt combat damage"


COLUMNS = {
    Past.ATTACKED: ATTACKERS,
    Past.DEFEATED: FALLEN,
    Past.HURT: HURT,
    Past.DEFENDED: DEFENDERS,
    Past.HEALED: HEALED,
    Past.DEALT: DEALT,
}


@dataclass(frozen=True)
class DoneThisTurn(Condition):
    """A fighter did it this turn, or it was done to it."""

    who: Fighters
    past: Past
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        noted: int = table.turn[COLUMNS[self.past]]
        return (noted & self.who.bits(table, at) != 0) != self.never


@dataclass(frozen=True)
class SomeThisTurn(Condition):
    """A fighter of a kind did it this turn, or it was done to it."""

    group: Group
    past: Past
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        noted: int = table.turn[COLUMNS[self.past]]
        return (noted & ever(table, at, self.group) != 0) != self.never


@dataclass(frozen=True)
class YouAttacked(Condition):
    """You attacked this turn, or did not."""

    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        attackers: int = table.turn[ATTACKERS]
        return (attackers & table.sheet.fighters_of[at.you] != 0) != self.never


@dataclass(frozen=True)
class YouSchemed(Condition):
    """You played a scheme this turn, or did not; another than this one."""

    other: bool = False
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        played: int = table.turn[SCHEMES] if table.turn[TURN_PLAYER] == at.you else 0
        return (played > (1 if self.other else 0)) != self.never


@dataclass(frozen=True)
class AttackedA(Condition):
    """You attacked a hero, or a sidekick, in this combat."""

    role: Role

    def holds(self, table: Table, at: Resolving) -> bool:
        if at.side != ATTACKER:
            return False
        target = OpposingFighter().bits(table, at)
        return (target & table.sheet.heroes != 0) == (self.role is Role.HERO)


@dataclass(frozen=True)
class HurtThisWay(Condition):
    """A fighter was among those just dealt damage."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.amount > 0 and self.who.bits(table, at) & at.picked != 0


@dataclass(frozen=True)
class CardIs(Condition):
    """A card of the combat is of a type, or is not."""

    card: WhichCard
    types: tuple[CardKind, ...]
    isnt: bool = False
    absent: bool = False  # what holds where there is no card

    def holds(self, table: Table, at: Resolving) -> bool:
        if at.side < 0 or table.combat[COMBAT_CARD + side_of(at, self.card)] < 0:
            return self.absent
        card: Card = Card(table.combat[COMBAT_CARD + side_of(at, self.card)])
        said = TYPES[table.sheet.type[int(table.printed[card])]]
        for kind in self.types:
            if kind.value == said:
                return not self.isnt
        return self.isnt


class Compared(Enum):
    """How two numbers stand to each other."""

    AT_LEAST = "or more"
    AT_MOST = "or less"
    MORE = "more than"
    LESS = "less than"
    EQUAL = "equal to"
    UNLIKE = "not"


def compare(compared: Compared, one: int, other: int) -> bool:
    if compared is Compared.AT_LEAST:
        return one >= other
    if compared is Compared.AT_MOST:
        return one <= other
    if compared is Compared.MORE:
        return one > other
    if compared is Compared.UNLIKE:
        return one != other
    return one < other if compared is Compared.LESS else one == other


@dataclass(frozen=True)
class NumberIs(Condition):
    """An amount is so much, or more, or less than another."""

    what: Amount
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, self.what.of(table, at), self.value.of(table, at))


@dataclass(frozen=True)
class ThereAre(Condition):
    """So many things there are, or more, or fewer."""

    what: Counted
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, self.what.of(table, at), self.value.of(table, at))


@dataclass(frozen=True)
class SoManyStand(Condition):
    """So many fighters of a kind stand somewhere, or more, or fewer."""

    group: Group
    spot: Spot
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        there = count_of(self.group.bits(table, at) & self.spot.bits(table, at))
        return compare(self.compared, there, self.value.of(table, at))


@dataclass(frozen=True)
class CardsThere(Condition):
    """So many cards in a deck or discard pile, or more, or fewer."""

    of: Players
    compared: Compared
    value: Amount
    pile: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        whose = bits_of(table, at, self.of)
        count = 0
        for player in range(table.sheet.players):
            if whose >> player & 1:
                count += len(table.discards[player]) if self.pile else len(table.decks[player])
        return compare(self.compared, count, self.value.of(table, at))


@dataclass(frozen=True)
class HandIs(Condition):
    """So many cards in somebody's hand, or more."""

    of: Players
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        whose = bits_of(table, at, self.of)
        count = 0
        for player in range(table.sheet.players):
            if whose >> player & 1:
                count += len(table.hands[player])
        return compare(self.compared, count, self.value.of(table, at))


@dataclass(frozen=True)
class SharesZone(Condition):
    """Fighters are in one zone, or are not."""

    one: Fighters
    other: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        near = table.fighters_in(table.zone_spaces(table.spaces_of(self.other.bits(table, at))))
        return all_stand(self.one.bits(table, at), near) != self.never


@dataclass(frozen=True)
class ShareAZone(Condition):
    """Fighters are all in the same zone, or in different ones."""

    who: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        chosen = self.who.bits(table, at)
        zones = -1
        for fighter, space in enumerate(table.space):
            if chosen >> fighter & 1 and space >= 0:
                zones &= table.board.zones[space]
        return (zones != 0) != self.never


@dataclass(frozen=True)
class AnyTrue(Condition):
    """One thing or another."""

    conditions: tuple[Condition, ...]

    def holds(self, table: Table, at: Resolving) -> bool:
        for condition in self.conditions:
            if condition.holds(table, at):
                return True
        return False


@dataclass(frozen=True)
class YouFight(Condition):
    """Your fighter is in the combat as this one."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return all_stand(active(table, at), self.who.bits(table, at))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    done = {
        Past.ATTACKED: ("attacked", "has~have [already] attacked", "did not attack", "didn't attack",
                        "has~have not attacked"),
        Past.DEFEATED: ("was~were defeated", "has~have been defeated", "was~were not defeated",
            "wasn't~weren't defeated",
                        "has~have not been defeated"),
        Past.HURT: ("took damage", "was~were dealt damage", "did not take damage", "didn't take damage",
                    "has~have not taken damage"),
        Past.DEFENDED: ("was~were attacked", "has~have been attacked", "was~were not attacked",
                        "has~have not been attacked"),
        Past.HEALED: ("recovered health", "has~have recovered health", "did not recover health"),
        Past.DEALT: ("dealt combat damage", "has~have [already] dealt combat damage", "did not deal combat damage",
                     "didn't deal combat damage", "dealt no combat damage"),
    }  # fmt: skip
    for past, (plain, perfect, *nots) in done.items():
        for ways, never in (((plain, perfect), False), (tuple(nots), True)):
            grammar.phrase(DoneThisTurn, *(f"{{who}} {way} this turn" for way in ways), past=past, never=never)
            grammar.phrase(
                SomeThisTurn, *(f"a|an|any|any_of {{group}} {way} this turn" for way in ways), past=past, never=never
            )
            grammar.phrase(SomeThisTurn, *(f"one or more {{group}} {way} this turn" for way in ways), past=past,
                           never=never, printed=False)  # fmt: skip
    grammar.phrase(DoneThisTurn, "{who} did not attack", past=Past.ATTACKED, never=True, printed=False)
    grammar.phrase(
        SomeThisTurn, "no {group} was~were defeated this turn", past=Past.DEFEATED, never=True, printed=False
    )
    grammar.phrase(SomeThisTurn, "you defeated a|an|any {group} this turn", past=Past.DEFEATED, printed=False)
    grammar.phrase(YouAttacked, "you attacked [this turn]", "you have [already] attacked this turn")
    grammar.phrase(
        YouAttacked, "you didn't|did_not attack [this turn]", "you haven't|have_not attacked this turn", never=True
    )
    grammar.phrase(
        YouSchemed, "you played a scheme [card] this turn", "you have [already] played a scheme [card] this turn"
    )
    grammar.phrase(YouSchemed, "you [have] [already] played another scheme [card] this turn", other=True)
    grammar.phrase(YouSchemed, "you didn't|did_not play a scheme [card] this turn",
                   "you haven't|have_not played a scheme [card] this turn", never=True)  # fmt: skip
    grammar.phrase(AttackedA, "you attacked a {role}")
    grammar.phrase(HurtThisWay, "{who} was~were dealt damage this way", "{who} took damage this way")
    grammar.phrase(CardIs, "{card} is|was a|an {types:types} [card]")
    grammar.phrase(CardIs, "you 's opponent played a|an {types:types} card",
        "the opposing fighter played a|an {types:types} card",
                   card=WhichCard.THEIRS, printed=False)  # fmt: skip
    grammar.phrase(CardIs, "{card} is|was not a|an {types:types} card", isnt=True)
    enter_numbers(grammar)
    grammar.phrase(SharesZone, "{one:simple} shares~share a zone with {other:simple}",
                   "{one:simple} and {other:simple} share a zone",
                   "{one:simple} and {other:simple} are in the same zone")  # fmt: skip
    grammar.phrase(SharesZone, "{one:simple} does~do not|doesn't share a zone with {other:simple}",
                   "{one:simple} and {other:simple} are not in the same zone",
                   "{one:simple} and {other:simple} are in different zones",
                   "{one:simple} is~are in a different zone than|from {other:simple}",
                   "{one:simple} shares~share no zone+s with {other:simple}", never=True)  # fmt: skip
    grammar.phrase(ShareAZone, "{who} are [all] in the same zone", "{who} share a zone")
    grammar.phrase(ShareAZone, "{who} are in different zones", "{who} are not in the same zone", never=True)
    grammar.phrase(YouFight, "{who} is~are fighting", "{who} is~are in the combat", printed=False)
    grammar.phrase(AnyTrue, "{conditions:or2}", compound=True)


def enter_numbers(grammar: Grammar) -> None:
    grammar.words(Compared.MORE, "more than", "greater than", "higher than", "above", "over")
    grammar.words(Compared.LESS, "less than", "lower than", "fewer than", "below", "under")
    grammar.words(Compared.EQUAL, "equal to", "exactly", "the same as")
    grammar.phrase(NumberIs, "{what} is {compared} {value}")
    grammar.phrase(NumberIs, "{what} is {value} or less|lower|fewer", compared=Compared.AT_MOST)
    grammar.phrase(NumberIs, "{what} is not {value}", "{what} isn't {value}", compared=Compared.UNLIKE)
    grammar.phrase(NumberIs, "{what} is {value}", "{what} is exactly {value}", compared=Compared.EQUAL, printed=False)
    for card, words in ((PrintedValueOf, "printed value"), (ValueOf, "value")):
        for compared, ways in ((Compared.LESS, "lower|less"), (Compared.MORE, "higher|greater")):
            grammar.phrase(
                NumberIs, f"you 's|this card 's {words} is {ways} than you 's opponent 's",
                f"you 's card has a {ways} {words} than you 's opponent 's [card]",
                what=card(WhichCard.THIS), value=card(WhichCard.THEIRS), compared=compared, printed=False,
            )  # fmt: skip
    for compared, tail in ((Compared.AT_LEAST, "or more"), (Compared.AT_MOST, "or fewer")):
        grammar.phrase(ThereAre, f"there are {{value}} {tail} {{what:counted}}",
            f"you have {{value}} {tail} {{what:counted}}",
                       compared=compared)  # fmt: skip
        grammar.phrase(SoManyStand, f"{{value}} {tail} [of] {{group}} is~are {{spot}}", compared=compared)
        grammar.phrase(
            HandIs, f"{{of}} has~have {{value}} {tail} card+s in [they 's] hand", compared=compared, printed=False
        )
        for pile, zone in ((False, "deck"), (True, "discard pile")):
            grammar.phrase(CardsThere, f"{{of}} has~have {{value}} {tail} card+s in [they 's|you_'s] {zone}",
                           compared=compared, pile=pile)  # fmt: skip
            grammar.phrase(CardsThere, f"there are {{value}} {tail} card+s in {{of}} 's {zone}",
                           f"{{of}} 's {zone} has|contains {{value}} {tail} card+s", compared=compared, pile=pile,
                           printed=False)  # fmt: skip
    grammar.phrase(ThereAre, "there are at least {value} {what:counted}", compared=Compared.AT_LEAST, printed=False)
    grammar.phrase(
        SoManyStand, "at least {value} [of] {group} is~are {spot}", compared=Compared.AT_LEAST, printed=False
    )
    grammar.phrase(SoManyStand, "no [other] {group} is~are {spot}", "none of {group} is~are {spot}",
        compared=Compared.EQUAL,
                   value=Number(0))  # fmt: skip
    grammar.phrase(
        HandIs, "{of} has~have no cards in [they 's] hand", compared=Compared.EQUAL, value=Number(0), printed=False
    )
    grammar.phrase(HealthIs, "{who} has~have {compared} {value} health")
    grammar.phrase(HealthIs, "{who} has~have exactly {value} health", compared=Compared.EQUAL, printed=False)
    grammar.phrase(NoDamage, "no [combat] damage was dealt", "no [combat] damage is dealt",
                   "the defender took no [combat] damage",
                   "no fighter took|was_dealt [combat] damage [in|during|from this|the combat|attack]")  # fmt: skip
    grammar.phrase(SomeDamage, "[combat] damage was dealt")
    grammar.phrase(WonBy, "you won the|this combat by {amount} or more", "you won by {amount} or more",
                   "you dealt {amount} or more [combat] damage", "{amount} or more damage was dealt",
                   "the opposing fighter|defender took {amount} or more [combat] damage")  # fmt: skip
    grammar.phrase(Alone, "{who} is~are alone in they 's zone", "{who} is~are the only fighter+s in they 's zone")
    held = grammar.phrase
    for compared, said in (
        (Compared.AT_LEAST, ("{value} or more {name}", "at least {value} {name}")),
        (Compared.AT_MOST, ("{value} or fewer|less {name}",)),
        (Compared.EQUAL, ("exactly {value} {name}",)),
    ):
        held(
            HasCounters,
            *(f"you have {way}" for way in said),
            *(f"{{who}} has~have {way}" for way in said),
            compared=compared,
        )
    held(
        HasCounters,
        "you have no {name}",
        "{who} has~have no {name}",
        compared=Compared.EQUAL,
        value=Number(0),
        printed=False,
    )
    held(HasCounters, "you have a|an|any {name}", "{who} has~have a|an|any {name}", compared=Compared.AT_LEAST,
        value=Number(1),
         printed=False)  # fmt: skip
    held(HasCounters, "you have {value} {name}", "{who} has~have {value} {name}", compared=Compared.AT_LEAST,
         printed=False)  # fmt: skip
    held(AllCounters, "both [of] [you_'s] {name} are charged|full", both=True)
    held(AllCounters, "all [of] [you_'s] {name} are charged|full")
    grammar.phrase(WonWith, "{who} won|wins the|this combat")
    grammar.phrase(CardIs, "you 's opponent did_not|didn't play a|an {types:types} card", card=WhichCard.THEIRS,
        isnt=True,
                   absent=True, printed=False)  # fmt: skip
    for which, whose in ((WhichCard.THEIRS, "you_'s_opponent|the_opposing_fighter|the_attacker|the_defender 's"),
                        (WhichCard.THIS, "this|you_'s")):  # fmt: skip
        for measure, said_so in ((BoostValue, "boost value"), (PrintedValueOf, "printed value"), (ValueOf, "value")):
            for against, tail in (
                (Compared.AT_LEAST, "or more|higher|greater"),
                (Compared.AT_MOST, "or less|lower|fewer"),
            ):
                grammar.phrase(NumberIs, f"{whose} card has|had a {said_so} of {{value}} {tail}", what=measure(which),
                    compared=against,
                               printed=False)  # fmt: skip


@dataclass(frozen=True)
class HasCounters(Condition):
    """So many counters, or more, or fewer."""

    name: Counter
    compared: Compared
    value: Amount
    who: Fighters | None = None

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, table.counters[at.you], self.value.of(table, at))


@dataclass(frozen=True)
class AllCounters(Condition):
    """As many counters as one can have."""

    name: Counter
    both: bool = False  # there are two of them

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.counters[at.you] >= table.sheet.most_counters[at.you]


@dataclass(frozen=True)
class HealthIs(Condition):
    """A fighter has more or less health than so much."""

    who: Fighters
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, health_of(table, self.who.bits(table, at)), self.value.of(table, at))


@dataclass(frozen=True)
class NoDamage(Condition):
    """The combat dealt no damage."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side >= 0 and table.combat[DAMAGE] == 0


@dataclass(frozen=True)
class SomeDamage(Condition):
    """The combat dealt damage."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side >= 0 and table.combat[DAMAGE] > 0


@dataclass(frozen=True)
class WonBy(Condition):
    """You won the combat as attacker, and dealt so much damage."""

    amount: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side == ATTACKER and table.combat[DAMAGE] >= self.amount.of(table, at)


@dataclass(frozen=True)
class Alone(Condition):
    """Nobody else is in a fighter's zones."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at) & table.on_board()
        return who != 0 and table.fighters_in(table.zone_spaces(table.spaces_of(who))) == who


@dataclass(frozen=True)
class FightsAs(Condition):
    """The fighter in question is one of a kind."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return all_stand(active(table, at), self.group.bits(table, at))


@dataclass(frozen=True)
class TheseFighters(Amount):
    """Fighters of a kind, as bits of a number."""

    group: Group

    def of(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at)


@dataclass(frozen=True)
class TargetIs(Condition):
    """The other fighter of the combat is one of a kind."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return OpposingFighter().bits(table, at) & self.group.bits(table, at) != 0


@dataclass(frozen=True)
class WonWith(Condition):
    """You won the combat with this fighter."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        won = at.side >= 0 and table.combat[WINNER] == at.side
        return won and all_stand(active(table, at), self.who.bits(table, at))
