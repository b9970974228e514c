"""Who and where: fighters by name, by role, by side, by where they stand; and spaces to be placed in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mypy_extensions import mypyc_attr
from parsy import Result

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import count_of, nearest, within
from mulligan.games.unmatched.table import COMBAT_PLAYER, FIGHTERS, IN_COMBAT, Table
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Players
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node
from mulligan.language.words import Words

NAME_MARK = "#"
_FAIL = Result.failure(0, "a fighter")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighters(Node):
    """One fighter or several."""

    def bits(self, table: Table, at: Resolving) -> int:
        """Who they are now, as bits; only those on the board, except as said."""
        raise NotImplementedError

    def chosen(self) -> bool:
        """Must somebody pick from them before something is done to them?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Spaces(Node):
    """Spaces of the battlefield."""

    def bits(self, table: Table, at: Resolving) -> int:
        """Which spaces, as bits, taken or not."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Spot(Node):
    """Where a fighter stands, as part of a noun phrase."""

    def bits(self, table: Table, at: Resolving) -> int:
        """The fighters that stand there, as bits."""
        raise NotImplementedError


class Side(Enum):
    """Whose a fighter is."""

    FRIENDLY = "friendly"
    OPPOSING = "opposing"


class Role(Enum):
    """Hero, sidekick, or either."""

    FIGHTER = "fighter"
    HERO = "hero"
    SIDEKICK = "sidekick"


def active(table: Table, at: Resolving) -> int:
    """Your fighter: the one that plays the card, or fights now."""
    if at.side >= 0 and table.combat[IN_COMBAT]:
        return 1 << int(table.combat[FIGHTERS + at.side])
    return 1 << at.fighter if at.fighter >= 0 else 0


def fighters_of(table: Table, whose: int) -> int:
    """The fighters of some players."""
    found = 0
    for player in range(table.sheet.players):
        if whose >> player & 1:
            found |= table.sheet.fighters_of[player]
    return found & table.on_board()


def beside(table: Table, who: int) -> int:
    """The fighters adjacent to any of these."""
    return table.fighters_in(table.adjacent_spaces(table.spaces_of(who)))


@dataclass(frozen=True)
class YourOpponent(Players):
    """The other player in the combat; outside one, an opponent of your choice."""


@dataclass(frozen=True)
class ByName(Fighters):
    """A fighter, or like fighters, by name."""

    name: str
    who: int = 0  # those of this name on one's own side, as bits, defeated or not; known once a game is made

    def bits(self, table: Table, at: Resolving) -> int:
        return self.who


@dataclass(frozen=True)
class YourFighter(Fighters):
    """The fighter that plays the card."""

    def bits(self, table: Table, at: Resolving) -> int:
        return active(table, at)


@dataclass(frozen=True)
class InPart(Fighters):
    """The attacker or the defender of the combat, whoever speaks of it."""

    attacker: bool

    def bits(self, table: Table, at: Resolving) -> int:
        if at.side < 0 or not table.combat[IN_COMBAT]:
            return active(table, at) if self.attacker else 0
        return 1 << int(table.combat[FIGHTERS + (0 if self.attacker else 1)])


@dataclass(frozen=True)
class Oneself(Fighters):
    """The fighter of whoever does it: in a combat the one that fights, otherwise the hero; one's own as ever."""

    def bits(self, table: Table, at: Resolving) -> int:
        if at.actor == at.you:
            return active(table, at)
        if at.side >= 0 and table.combat[IN_COMBAT] and table.combat[COMBAT_PLAYER + 1 - at.side] == at.actor:
            return 1 << int(table.combat[FIGHTERS + 1 - at.side])
        return table.sheet.heroes_of[at.actor] & table.on_board()


@dataclass(frozen=True)
class YourOther(Fighters):
    """Your fighters but the one that plays the card."""

    def bits(self, table: Table, at: Resolving) -> int:
        return table.sheet.fighters_of[at.you] & table.on_board() & ~active(table, at)


@dataclass(frozen=True)
class OpposingFighter(Fighters):
    """The other fighter of the combat."""

    def bits(self, table: Table, at: Resolving) -> int:
        return 1 << int(table.combat[FIGHTERS + 1 - at.side]) if at.side >= 0 else 0


@dataclass(frozen=True)
class Spoken(Fighters):
    """He, she, it, them: the fighters spoken of last."""


@dataclass(frozen=True)
class Picked(Fighters):
    """Those spoken of last, once it is settled that they were picked or acted upon."""

    def bits(self, table: Table, at: Resolving) -> int:
        return at.picked


@dataclass(frozen=True)
class SpokenBoth(Fighters):
    """They each: the two fighters of whom it was asked how they stand."""

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class AllOfThese(Fighters):
    """One and another."""

    items: tuple[Fighters, ...]

    @property
    def plural(self) -> bool:
        return True

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for item in self.items:
            found |= item.bits(table, at)
        return found


@dataclass(frozen=True)
class OneAmong(Fighters):
    """One or another, as whoever does it chooses; of a condition, whichever of them."""

    items: tuple[Fighters, ...]

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for item in self.items:
            found |= item.bits(table, at)
        return found

    def chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class OutOfZone(Spot):
    """In none of a fighter's zones."""

    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        near = table.fighters_in(table.zone_spaces(table.spaces_of(self.of.bits(table, at))))
        return table.on_board() & ~near


@dataclass(frozen=True)
class NotBeside(Spot):
    """Not adjacent to a fighter."""

    to: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board() & ~beside(table, self.to.bits(table, at))


@dataclass(frozen=True)
class InZoneOfAny(Spot):
    """In a zone of at least one fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(table.zone_spaces(table.spaces_of(self.group.bits(table, at))))


@dataclass(frozen=True)
class Group(Node):
    """A kind of fighter: "opposing fighter adjacent to Shuri"."""

    side: Side | None = None
    role: Role = Role.FIGHTER
    spots: tuple[Spot, ...] = ()
    of: Players | None = None
    named: ByName | None = None
    other: bool = False
    than: Fighters | None = None  # besides one's own fighter, once that is settled

    def bits(self, table: Table, at: Resolving) -> int:
        sheet = table.sheet
        if self.named is not None:
            found = self.named.bits(table, at) & table.on_board()
        elif self.of is not None:
            found = fighters_of(table, bits_of(table, at, self.of))
        elif self.side is Side.FRIENDLY:
            found = sheet.friends[at.you] & table.on_board()
        elif self.side is Side.OPPOSING:
            found = sheet.enemies[at.you] & table.on_board()
        else:
            found = table.on_board()
        if self.role is Role.HERO:
            found &= sheet.heroes
        elif self.role is Role.SIDEKICK:
            found &= ~sheet.heroes
        for spot in self.spots:
            found &= spot.bits(table, at)
        if self.than is not None:
            found &= ~self.than.bits(table, at)
        return found & ~active(table, at) if self.other else found


@dataclass(frozen=True)
class EachOfThem(Fighters):
    """Each fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at)


@dataclass(frozen=True)
class One(Fighters):
    """One fighter of a kind, as whoever does it chooses."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at)

    def chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class Another(Fighters):
    """One fighter of a kind, other than the one that plays the card, or than an opposing one spoken of before."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at) & ~active(table, at)

    def chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class SeveralFighters(Fighters):
    """As many fighters of a kind as one likes, up to a number."""

    count: Amount
    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at)

    def chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class AdjacentTo(Spot):
    """In a space adjacent to a fighter."""

    to: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return beside(table, self.to.bits(table, at))


@dataclass(frozen=True)
class Beside(Spot):
    """Adjacent to the fighter that plays the card."""

    def bits(self, table: Table, at: Resolving) -> int:
        return beside(table, active(table, at))


@dataclass(frozen=True)
class AdjacentToAny(Spot):
    """In a space adjacent to at least one fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return beside(table, self.group.bits(table, at))


@dataclass(frozen=True)
class AdjacentToBoth(Spot):
    """In a space adjacent to one fighter and to another."""

    one: Fighters
    other: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return beside(table, self.one.bits(table, at)) & beside(table, self.other.bits(table, at))


@dataclass(frozen=True)
class AmidSome(Spot):
    """Adjacent to so many fighters of a kind, or more."""

    value: Amount
    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        those = self.group.bits(table, at)
        wanted = self.value.of(table, at)
        found = 0
        for fighter in range(len(table.space)):
            if table.space[fighter] >= 0 and count_of(beside(table, 1 << fighter) & those) >= wanted:
                found |= 1 << fighter
        return found


@dataclass(frozen=True)
class InZone(Spot):
    """In one of a fighter's zones."""

    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(table.zone_spaces(table.spaces_of(self.of.bits(table, at))))


@dataclass(frozen=True)
class InCombat(Spot):
    """One of the two fighters of the combat."""

    def bits(self, table: Table, at: Resolving) -> int:
        if at.side < 0:
            return 0
        return 1 << int(table.combat[FIGHTERS]) | 1 << int(table.combat[FIGHTERS + 1])


@dataclass(frozen=True)
class Nearby(Spot):
    """At most so many spaces away."""

    steps: Amount
    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return within(table, self.of.bits(table, at), self.steps.of(table, at))


@dataclass(frozen=True)
class OnBoard(Spot):
    """Anywhere on the battlefield."""

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board()


@dataclass(frozen=True)
class Nearest(Fighters):
    """The nearest opposing fighter."""

    def chosen(self) -> bool:
        return True

    def bits(self, table: Table, at: Resolving) -> int:
        return nearest(table, table.sheet.enemies[at.you] & table.on_board(), active(table, at))


@dataclass(frozen=True)
class PassedThrough(Fighters):
    """The fighters that the last move went through: opposing ones, or all; each, or one of them."""

    everyone: bool = False
    one: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        return at.passed & table.on_board() if self.everyone else at.passed & table.sheet.enemies[at.you]

    def chosen(self) -> bool:
        return self.one


@dataclass(frozen=True)
class HeroOf(Fighters):
    """A player's hero."""

    of: Players

    def bits(self, table: Table, at: Resolving) -> int:
        return fighters_of(table, bits_of(table, at, self.of)) & table.sheet.heroes


@dataclass(frozen=True)
class Defeated(Fighters):
    """A defeated fighter of a name."""

    name: ByName

    def bits(self, table: Table, at: Resolving) -> int:
        return self.name.bits(table, at) & ~table.on_board()


@dataclass(frozen=True)
class EveryDefeated(Fighters):
    """All defeated fighters of a name."""

    name: ByName


@dataclass(frozen=True)
class SomeDefeated(Fighters):
    """Defeated fighters of a name, as many as one likes up to a number."""

    count: Amount
    name: ByName
    exactly: bool = False


def enter(grammar: Grammar) -> None:
    """Enter the phrases for fighters and spaces."""
    for side in Side:
        grammar.words(side, side.value)
    grammar.words(Role.FIGHTER, "fighter+s")
    grammar.words(Role.HERO, "hero~heroes")
    grammar.words(Role.SIDEKICK, "sidekick+s")
    grammar.special(ByName, _read_name, lambda value, plural: value.name.split())
    grammar.phrase(YourOpponent, "you 's opponent", "the opposing player")
    enter_fighters(grammar)
    enter_groups(grammar)


def enter_fighters(grammar: Grammar) -> None:
    grammar.phrase(
        YourFighter, "you 's [own] fighter", "this fighter", "you 's attacking fighter", "you 's defending fighter",
        "you 's fighter in the|this combat",
    )  # fmt: skip
    grammar.phrase(InPart, "the attacker", "the attacking fighter", attacker=True)
    grammar.phrase(InPart, "the defender", "the defending fighter", attacker=False)
    grammar.phrase(YourOther, "you 's other fighter+s", "all you 's other fighters", "each of you 's other fighters")
    grammar.phrase(
        OpposingFighter, "the opposing fighter", "that opposing fighter",
        "the fighter you attacked", "the attacked fighter", "you 's opponent 's fighter", "the target",
    )  # fmt: skip
    grammar.phrase(
        Spoken, "them", "he", "she", "it", "they", "him", "that fighter", "that hero|sidekick",
        "the moved fighter",
        "those fighters", "the chosen fighter", "that opposing hero", "each fighter you placed",
        "that opposing fighter", "that friendly fighter", "the damaged|placed|returned fighter",
        "those heroes|sidekicks", "that same fighter", "the same fighter",
    )  # fmt: skip
    grammar.phrase(SpokenBoth, "they each", "both [of them]", "they both", "both fighters", "each")
    grammar.phrase(AllOfThese, "{items:and2}", compound=True)
    grammar.phrase(AllOfThese, "both {items:and2}", compound=True, printed=False)
    grammar.phrase(OneAmong, "{items:or2}", "either {items:or2}", compound=True)
    grammar.phrase(
        EachOfThem, "each {group}", "every {group}", "all [of] [the] {group}", "both {group}", "each of [the] {group}"
    )
    grammar.phrase(
        One, "a|an {group}", "one {group}", "any [one] {group}", "one of [the] {group}", "a|an single {group}",
        "any [one] {group} , including you 's own", "a|an {group} , including you 's own",
        "any [one] of [the] {group}", "1 [of] [the] {group}"
    )  # fmt: skip
    grammar.phrase(Another, "another [of] {group}")
    grammar.phrase(SeveralFighters, "any number of [the] {group}", count=Number(99), printed=False)
    grammar.phrase(AdjacentToBoth, "[that_is|that_are] adjacent to both {one:simple} and {other:simple}")
    grammar.phrase(AmidSome, "[that_is|that_are] adjacent to {value} or more [of] [the] {group}",
                   "[that_is|that_are] adjacent to at least {value} [of] [the] {group}")  # fmt: skip
    grammar.phrase(SeveralFighters, "up to {count} [different] {group}", "up to {count} of [the] {group}")
    grammar.phrase(Nearest, "the nearest opposing fighter")
    moved = ("[that] they|he|she|it|you moved|moves|move|passed|passes through",
             "[that] [the] #0|#1|#2|#3|#4 moved|moves|passed|passes through",
             "moved|passed through [this way]")  # fmt: skip
    for one, count in ((False, "each|every|all|any"), (True, "a|an|one|any_one|one_of_the")):
        grammar.phrase(PassedThrough, *(f"{count} opposing fighter+s {way}" for way in moved), one=one)
        grammar.phrase(PassedThrough, *(f"{count} [other] fighter+s {way}" for way in moved), one=one, everyone=True)
    grammar.phrase(HeroOf, "{of} 's hero")
    grammar.phrase(HeroOf, "the opposing hero", of=YourOpponent(), printed=False)
    grammar.phrase(Defeated, "a|one|1 defeated {name} [if any]")
    grammar.phrase(SomeDefeated, "up to {count} defeated {name}")
    grammar.phrase(SomeDefeated, "any number of defeated {name}", count=Number(99), printed=False)
    grammar.phrase(EveryDefeated, "all|each [of] [you 's] defeated {name}", "each of you 's defeated {name}")


def enter_groups(grammar: Grammar) -> None:
    ways = (
        "[{side}] {role} [{spots:many}]",
        "{of} 's {role} [{spots:many}]",
        "{named} [{spots:many}]",
        "{of} 's {named} [{spots:many}]",
    )
    grammar.phrase(Group, *ways)
    grammar.phrase(Group, *(f"other {way}" for way in (ways[0], ways[2])), "{of} 's other {role} [{spots:many}]",
                   "{of} 's other {named} [{spots:many}]", other=True)  # fmt: skip
    grammar.phrase(Group, "other adjacent [{side}] {role}", other=True, spots=(Beside(),))
    grammar.phrase(Group, "adjacent [{side}] {role}", "[{side}] adjacent {role}", "adjacent {named}", spots=(Beside(),))
    grammar.phrase(Group, "non-adjacent [{side}] {role}", "[{side}] non-adjacent {role}",
                   spots=(NotBeside(YourFighter()),))  # fmt: skip
    grammar.phrase(Group, "non adjacent [{side}] {role}", "non- adjacent [{side}] {role}",
                   spots=(NotBeside(YourFighter()),), printed=False)  # fmt: skip
    grammar.phrase(Beside, "adjacent")
    that = "[that|who is~are]"
    grammar.phrase(AdjacentTo, "adjacent to {to:simple}", "that is~are adjacent to {to:simple}",
                   f"{that} next to {{to:simple}}")  # fmt: skip
    grammar.phrase(
        InZone, "in {of:simple} 's zone+s", "in the same zone as {of:simple}", "in a zone with {of:simple}",
        "that is~are in {of:simple} 's zone+s", "that is~are in the same zone as {of:simple}",
        "that shares~share a zone with {of:simple}", "sharing a zone with {of:simple}",
        "in any of {of:simple} 's zones",
        "in one of {of:simple} 's zones",
    )  # fmt: skip
    grammar.phrase(AdjacentToAny, "adjacent to any of {group}", "adjacent to one or more [of] {group}")
    grammar.phrase(InCombat, "in the combat", "in this combat", "of this combat", "of the combat")
    grammar.phrase(Nearby, "within {steps} space+s of {of:simple}", "up to {steps} space+s [away] from {of:simple}",
                   "that is~are within {steps} space+s of {of:simple}",
                   "{steps} or fewer spaces [away] from {of:simple}")  # fmt: skip
    grammar.phrase(InZone, "in you 's zone", "in this zone", of=YourFighter())
    grammar.phrase(Nearby, "up to {steps} spaces away", "within {steps} spaces", of=YourFighter())
    grammar.phrase(OnBoard, "[anywhere] on the board", "[anywhere] on the battlefield", "anywhere")
    grammar.phrase(OutOfZone, "not in {of:simple} 's zone+s", "in a different zone than|from {of:simple}",
                   "that is~are not in {of:simple} 's zone+s", "outside {of:simple} 's zone+s")  # fmt: skip
    grammar.phrase(NotBeside, "not adjacent to {to:simple}", "that|who is~are not adjacent to {to:simple}",
                   "that|who isn't~aren't adjacent to {to:simple}")  # fmt: skip
    grammar.phrase(InZoneOfAny, "in a zone with a|an|any|one {group}", "in the same zone as a|an|any {group}",
                   "in a zone with one or more {group}")  # fmt: skip
    grammar.phrase(AdjacentToAny, "adjacent to a|an|any {group}", printed=False)


def _read_name(words: Words, index: int) -> Result:
    at = index
    if at < len(words) and words.words[at].plain == "the" and at + 1 < len(words):
        at += 1
    elif [word.plain for word in words.words[at : at + 2]] == ["they", "'s"]:  # "her Guards": nobody else has any
        at += 2
    if at < len(words) and words.words[at].plain.startswith(NAME_MARK):
        return Result.success(at + 1, ByName(words.words[at].plain))
    words.fail(index, "a fighter's name")
    return _FAIL
