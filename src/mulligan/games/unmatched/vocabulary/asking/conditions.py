"""What may be asked before something is done: who won, who stands where, how much is left."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import moved, still_in_zone
from mulligan.games.unmatched.table import (
    ACTIONS_TAKEN,
    ATTACKER,
    ATTACKS,
    COMBAT_CARD,
    DAMAGE,
    DEFENDER,
    HURT,
    MANEUVERS,
    STANDING,
    STARLESS,
    WINNER,
    WON,
    Table,
)
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike, PrintedValueOf, WhichCard, health_of
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    ByName,
    EachOfThem,
    Fighters,
    Group,
    InCombat,
    Role,
    Side,
    Spaces,
    Spot,
    YourFighter,
    active,
    beside,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Players
from mulligan.language.grammar import Grammar

ZERO = Number(0)


def all_stand(who: int, there: int) -> bool:
    """There are such fighters, and all of them are among those."""
    return who != 0 and who & ~there == 0


def in_hands(table: Table, whose: int) -> int:
    """How many cards some players hold."""
    count = 0
    for player in range(table.sheet.players):
        if whose >> player & 1:
            count += len(table.hands[player])
    return count


@dataclass(frozen=True)
class StarsCount(Condition):
    """Brainwashed effects are not ignored this turn."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return int(table.turn[STARLESS]) >> at.you & 1 == 0


@dataclass(frozen=True)
class WonCombat(Condition):
    """You won the combat."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side >= 0 and table.combat[WINNER] == at.side


@dataclass(frozen=True)
class LostCombat(Condition):
    """You lost the combat."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side >= 0 and table.combat[WINNER] == 1 - at.side


@dataclass(frozen=True)
class Stands(Condition):
    """Fighters stand somewhere."""

    who: Fighters
    spot: Spot

    def holds(self, table: Table, at: Resolving) -> bool:
        who, there = self.who.bits(table, at), self.spot.bits(table, at)
        return who & there != 0 if self.who.chosen() else all_stand(who, there)


@dataclass(frozen=True)
class StandsNot(Condition):
    """Fighters do not stand there."""

    who: Fighters
    spot: Spot

    def holds(self, table: Table, at: Resolving) -> bool:
        return not all_stand(self.who.bits(table, at), self.spot.bits(table, at))


@dataclass(frozen=True)
class BothAdjacent(Condition):
    """Two fighters are adjacent to each other."""

    one: Fighters
    other: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return all_stand(self.one.bits(table, at), beside(table, self.other.bits(table, at)))


@dataclass(frozen=True)
class StandsIn(Condition):
    """A fighter is in one of these spaces."""

    who: Fighters
    where: Spaces

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.spaces_of(self.who.bits(table, at)) & self.where.bits(table, at) != 0


def fallen(table: Table) -> int:
    """Fighters that are defeated, or will be if nothing saves them; a hero that is away is not (Ruling 39)."""
    found: int = ~table.on_board() | table.combat[STANDING]
    for fighter in range(len(table.space)):
        if table.space[fighter] < 0 and table.health[fighter] > 0:
            found &= ~(1 << fighter)
    return found


@dataclass(frozen=True)
class WasDefeated(Condition):
    """A fighter is defeated."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.who.bits(table, at) & fallen(table) != 0


@dataclass(frozen=True)
class NotDefeated(Condition):
    """A fighter is not defeated."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.who.bits(table, at) & fallen(table) == 0


@dataclass(frozen=True)
class IsOfRole(Condition):
    """A fighter is a hero, or a sidekick."""

    who: Fighters
    role: Role

    def holds(self, table: Table, at: Resolving) -> bool:
        of_role = table.sheet.heroes if self.role is Role.HERO else ~table.sheet.heroes
        return self.who.bits(table, at) & of_role != 0


@dataclass(frozen=True)
class HealthAtMost(Condition):
    """A fighter has so much health or less."""

    who: Fighters
    health: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.health.of(table, at) >= health_of(table, self.who.bits(table, at))


@dataclass(frozen=True)
class HealthAtLeast(Condition):
    """A fighter has so much health or more."""

    who: Fighters
    health: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return health_of(table, self.who.bits(table, at)) >= self.health.of(table, at)


@dataclass(frozen=True)
class HealthBelow(Condition):
    """A fighter has less health than another."""

    who: Fighters
    other: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return health_of(table, self.who.bits(table, at)) < health_of(table, self.other.bits(table, at))


@dataclass(frozen=True)
class StartedElsewhere(Condition):
    """A fighter started the turn in a different space."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return moved(table, self.who.bits(table, at))


@dataclass(frozen=True)
class StartedHere(Condition):
    """A fighter, or your fighter, started the turn where it is."""

    who: Fighters | None = None

    def holds(self, table: Table, at: Resolving) -> bool:
        return not moved(table, active(table, at) if self.who is None else self.who.bits(table, at))


@dataclass(frozen=True)
class FarFromStart(Condition):
    """A fighter shares no zone with the space where it started the turn."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return not still_in_zone(table, self.who.bits(table, at))


@dataclass(frozen=True)
class HandAtMost(Condition):
    """So many cards in hand or fewer; besides this one, perhaps."""

    count: Amount
    other: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        # A mission in hand is looked at before it is played: "other" cards are all but itself.
        most = self.count.of(table, at) + (1 if self.other else 0)
        return len(table.hands[at.you]) <= most


@dataclass(frozen=True)
class HandAtLeast(Condition):
    """So many cards in hand or more."""

    count: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return len(table.hands[at.you]) >= self.count.of(table, at)


@dataclass(frozen=True)
class HandExactly(Condition):
    """Exactly so many cards in hand."""

    count: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return len(table.hands[at.you]) == self.count.of(table, at)


@dataclass(frozen=True)
class DeckEmpty(Condition):
    """No cards in your deck."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return not table.decks[at.you]


@dataclass(frozen=True)
class WonBefore(Condition):
    """You won a combat this turn."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return int(table.turn[WON]) >> at.you & 1 == 1


@dataclass(frozen=True)
class ValueAtLeast(Condition):
    """The value of a card is so much or more."""

    what: Amount
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.what.of(table, at) >= self.value.of(table, at)


@dataclass(frozen=True)
class ValuesMatch(Condition):
    """Two cards have the same value."""

    def holds(self, table: Table, at: Resolving) -> bool:
        if at.side < 0 or table.combat[COMBAT_CARD + 1 - at.side] < 0:
            return False
        return table.value(at.side) == table.value(1 - at.side)


@dataclass(frozen=True)
class TookDamage(Condition):
    """A fighter of a kind took damage this turn."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return int(table.turn[HURT]) & self.ever(table, at) != 0

    def ever(self, table: Table, at: Resolving) -> int:
        """Fighters of the kind whether or not they are still on the battlefield."""
        sheet, group = table.sheet, self.group
        chosen = (1 << len(sheet.fighter_name)) - 1
        if group.side is Side.OPPOSING:
            chosen = sheet.enemies[at.you]
        elif group.side is Side.FRIENDLY:
            chosen = sheet.friends[at.you]
        if group.role is Role.HERO:
            return chosen & sheet.heroes
        return chosen & ~sheet.heroes if group.role is Role.SIDEKICK else chosen


@dataclass(frozen=True)
class PlayedBy(Condition):
    """A fighter played this card."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return all_stand(active(table, at), self.who.bits(table, at))


@dataclass(frozen=True)
class IsAttacking(Condition):
    """A fighter is attacking."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return all_stand(active(table, at), self.who.bits(table, at)) and at.side == ATTACKER


@dataclass(frozen=True)
class IsDefending(Condition):
    """A fighter is defending."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        return all_stand(active(table, at), self.who.bits(table, at)) and at.side == DEFENDER


@dataclass(frozen=True)
class ActionIs(Condition):
    """This is your so-manieth action of the turn."""

    number: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[ACTIONS_TAKEN] == self.number.of(table, at)


@dataclass(frozen=True)
class NotManeuvered(Condition):
    """You have not taken a maneuver action this turn."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[MANEUVERS] == 0


@dataclass(frozen=True)
class ThereIs(Condition):
    """There is a fighter of a kind."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.group.bits(table, at) != 0


@dataclass(frozen=True)
class SomeStand(Condition):
    """One or more fighters of a kind stand somewhere."""

    group: Group
    spot: Spot

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.group.bits(table, at) & self.spot.bits(table, at) != 0


@dataclass(frozen=True)
class PlayedACard(Condition):
    """A fighter played a card in the combat."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        if not all_stand(active(table, at), self.who.bits(table, at)):
            return False
        return at.side >= 0 and table.combat[COMBAT_CARD + at.side] >= 0


@dataclass(frozen=True)
class ThereIsNone(Condition):
    """There is no fighter of a kind."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.group.bits(table, at) == 0


@dataclass(frozen=True)
class AllTrue(Condition):
    """One thing and another."""

    conditions: tuple[Condition, ...]

    def holds(self, table: Table, at: Resolving) -> bool:
        for condition in self.conditions:
            if not condition.holds(table, at):
                return False
        return True


@dataclass(frozen=True)
class OpponentPlayed(Condition):
    """Your opponent played a card."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side >= 0 and table.combat[COMBAT_CARD + 1 - at.side] >= 0


@dataclass(frozen=True)
class OpponentPlayedNone(Condition):
    """Your opponent did not play a card."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side < 0 or table.combat[COMBAT_CARD + 1 - at.side] < 0


@dataclass(frozen=True)
class MoreCards(Condition):
    """You have more cards in hand than an opponent."""

    than: Players

    def holds(self, table: Table, at: Resolving) -> bool:
        return len(table.hands[at.you]) > in_hands(table, bits_of(table, at, self.than))


@dataclass(frozen=True)
class FewerCards(Condition):
    """You have fewer cards in hand than an opponent."""

    than: Players

    def holds(self, table: Table, at: Resolving) -> bool:
        return len(table.hands[at.you]) < in_hands(table, bits_of(table, at, self.than))


@dataclass(frozen=True)
class AttackIs(Condition):
    """This is the so-manieth attack of the turn."""

    number: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[ATTACKS] == self.number.of(table, at)


@dataclass(frozen=True)
class ThatIs(Condition):
    """The card spoken of is of a kind."""

    what: CardsLike

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.that_card >= 0 and len(self.what.among(table, [at.that_card])) == 1


@dataclass(frozen=True)
class AllDefeated(Condition):
    """Every fighter of a name is defeated."""

    who: ByName

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.who.bits(table, at) & table.on_board() == 0


@dataclass(frozen=True)
class DealtAtLeast(Condition):
    """A fighter dealt so much combat damage."""

    who: Fighters
    amount: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        if not all_stand(active(table, at), self.who.bits(table, at)) or at.side != ATTACKER:
            return False
        return table.combat[DAMAGE] >= self.amount.of(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for conditions."""
    grammar.phrase(WonCombat, "won the|this combat", printed=False)
    grammar.phrase(WonCombat, "you won the combat", "you won", "you win the combat", "you win", "you won this combat")
    grammar.phrase(LostCombat, "you lost the combat", "you lost", "you lose the combat", "you lost this combat")
    enter_places(grammar)
    enter_health(grammar)
    enter_cards(grammar)
    grammar.phrase(AllTrue, "{conditions:and2}", compound=True)


def enter_places(grammar: Grammar) -> None:
    grammar.phrase(BothAdjacent, "{one:simple} and {other:simple} are adjacent [to each other]")
    grammar.phrase(
        Stands, "{who} is~are {spot}", "{who} is~are both|still|then|now {spot}", "{who:simple} is~are {spot}"
    )
    grammar.phrase(StandsNot, "{who} is~are not|no_longer {spot}", "{who} isn't~aren't {spot}")
    grammar.phrase(StandsIn, "{who} is~are in {where}")
    grammar.phrase(StartedElsewhere, "{who} started this|the|you_'s|they_'s turn in a different space")
    grammar.phrase(StartedElsewhere, "you started you|this|the 's turn in a different space",
                   "you started this|the turn in a different space", who=YourFighter())  # fmt: skip
    grammar.phrase(StartedElsewhere, "either fighter started this|the turn in a different space",
                   who=EachOfThem(Group(spots=(InCombat(),))))  # fmt: skip
    grammar.phrase(StartedElsewhere, "{who} moved this turn", "{who} has~have moved this turn", printed=False)
    grammar.phrase(StartedElsewhere, "you moved this turn", who=YourFighter(), printed=False)
    grammar.phrase(StartedHere, "{who} did_not|didn't move this turn",
        "{who} has_not|have_not|hasn't|haven't moved this turn",
                   "{who} started this|the turn in they|its 's current space")  # fmt: skip
    grammar.phrase(StartedHere, "you didn't|did_not move this turn", printed=False)
    grammar.phrase(StartedHere, "you started you 's turn in you 's current space")
    grammar.phrase(
        FarFromStart, "{who} shares no zones with the space they|he|she started in this turn",
        "{who} shares no zones with the space they|he|she started this turn in",
        "{who} started this|the|you_'s turn in a different zone", "{who} started the|this turn outside this zone",
    )  # fmt: skip
    grammar.phrase(SomeStand, "one or more of {group} is~are {spot}")
    grammar.phrase(ThereIs, "there is~are a|an {group}")
    grammar.phrase(ThereIsNone, "there is~are no {group}")
    grammar.phrase(IsOfRole, "{who} is~are a {role}")


def enter_health(grammar: Grammar) -> None:
    grammar.phrase(AllDefeated, "all [of] [you 's] {who} are defeated")
    grammar.phrase(WasDefeated, "{who} was~were defeated", "{who} is~are defeated",
        "this [attack|card] defeats|defeated {who}")  # fmt: skip
    grammar.phrase(NotDefeated, "{who} was~were not defeated", "{who} is~are not defeated", "{who} survived~survive",
                   "{who} is~are [still] alive")  # fmt: skip
    grammar.phrase(HealthAtMost, "{who} has~have {health} or less|fewer health [remaining]")
    grammar.phrase(HealthAtLeast, "{who} has~have {health} or more health [remaining]")
    grammar.phrase(HealthBelow, "{who} has~have less health than {other:simple}")
    grammar.phrase(HealthBelow, "you have less|fewer health than {other:simple}", who=YourFighter(), printed=False)
    grammar.phrase(HealthBelow, "{other:simple} has~have more health than {who}", printed=False)
    grammar.phrase(HealthBelow, "you have more health than {who}", other=YourFighter(), printed=False)
    grammar.phrase(TookDamage, "a|an {group} took damage this turn")
    grammar.phrase(DealtAtLeast, "{who} dealt at least {amount} combat damage")


def enter_cards(grammar: Grammar) -> None:
    grammar.phrase(HandAtMost, "you have {count} or fewer card+s in [you 's] hand")
    grammar.phrase(HandAtMost, "you have {count} or fewer other card+s in [you 's] hand", other=True)
    grammar.phrase(HandAtLeast, "you have {count} or more card+s in [you 's] hand")
    grammar.phrase(HandExactly, "you have exactly {count} card+s in [you 's] hand")
    grammar.phrase(HandExactly, "you 's hand is empty", "you have no cards in [you 's] hand", count=ZERO)
    grammar.phrase(MoreCards, "you have more cards in hand than {than}", "{than} has fewer cards in hand than you")
    grammar.phrase(FewerCards, "you have fewer cards in hand than {than}", "{than} has more cards in hand than you")
    grammar.phrase(ThatIs, "it is|was a|an {what}", "that|the card is|was a|an {what}", "it 's a|an {what}")
    grammar.phrase(DeckEmpty, "you have no cards in you 's deck", "you 's deck is empty")
    grammar.phrase(WonBefore, "you [already] won a combat this turn", "you have [already] won a combat this turn")
    grammar.phrase(ValueAtLeast, "{what} is {value} or higher|more|greater")
    grammar.phrase(ValueAtLeast, "the opposing fighter 's card has a printed value of {value} or more|higher",
                   what=PrintedValueOf(WhichCard.THEIRS), printed=False)  # fmt: skip
    grammar.phrase(ValuesMatch, "the value of this card matches you 's opponent 's card")
    grammar.phrase(PlayedBy, "{who} played this [card]")
    grammar.phrase(PlayedACard, "{who} played a card")
    grammar.phrase(IsAttacking, "{who} is~are attacking", "{who} played this [card] to attack")
    grammar.phrase(IsDefending, "{who} is~are defending", "{who} played this [card] to defend")
    played = ("playing this card {use}", "you played this [card] {use}", "this card was played {use}")
    for sort, verb, noun in ((IsAttacking, "attack", "an attack"), (IsDefending, "defend", "a defense")):
        ways = [way.replace("{use}", use) for way in played for use in (f"to {verb}", f"as {noun}")]
        grammar.phrase(sort, *ways, f"you are {verb}ing", who=YourFighter(), printed=False)
    for number, word in enumerate(("first", "second", "third", "fourth"), 1):
        grammar.phrase(ActionIs, f"this is|was you 's {word} action [this|of_the|of_your turn]", number=Number(number))
        grammar.phrase(AttackIs, f"this is|was you 's {word} attack [this|of_the turn]",
                       f"this is|was the {word} attack you've|you_have|you made [this turn]",
                       f"this is|was the {word} time you've|you_have|you attacked [this turn]",
                       number=Number(number))  # fmt: skip
    grammar.phrase(NotManeuvered, "you haven't taken a maneuver action this turn",
                   "you did_not|didn't maneuver this turn",
                   "you have_not|haven't [yet] maneuvered [yet] this turn",
                   "you have_not|haven't|did_not|didn't taken|take a maneuver action [yet] this turn")  # fmt: skip
    grammar.phrase(OpponentPlayed, "you 's opponent played a card")
    grammar.phrase(OpponentPlayedNone, "you 's opponent did_not|didn't play a card", "you 's opponent played no card")
