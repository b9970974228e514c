"""How a combat came out for somebody, who has nobody near, who drew, whose turn it is, and what is not so."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.table import (
    ACTIONS,
    ACTIONS_TAKEN,
    COMBAT_PLAYER,
    DAMAGE,
    DEFENDER,
    DREW,
    FIGHTERS,
    LAST_HURT,
    LAST_MOVER,
    LAST_OF_COMBAT,
    LAST_SPACE,
    TURN_PLAYER,
    WINNER,
    Table,
)
from mulligan.games.unmatched.vocabulary.asking.conditions import (
    HandExactly,
    IsAttacking,
    IsDefending,
    IsOfRole,
    NotManeuvered,
    Stands,
    WasDefeated,
    all_stand,
    fallen,
)
from mulligan.games.unmatched.vocabulary.asking.memory import (
    AttackedA,
    Compared,
    NumberIs,
    SoManyStand,
    TargetIs,
    compare,
    ever,
)
from mulligan.games.unmatched.vocabulary.nouns.amounts import (
    BoostValue,
    CardsPlayedThisTurn,
    Counted,
    DamageTaken,
    HowMany,
    PrintedValueOf,
    WhichCard,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Fighters,
    Group,
    OpposingFighter,
    Role,
    YourFighter,
    active,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class NotSo(Condition):
    """What is asked does not hold: "unless …"."""

    condition: Condition

    def holds(self, table: Table, at: Resolving) -> bool:
        return not self.condition.holds(table, at)


@dataclass(frozen=True)
class HurtInCombat(Condition):
    """A fighter took combat damage in this combat, or did not: the defender alone can."""

    who: Fighters = YourFighter()
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        if at.side < 0:
            return False
        struck = table.combat[DAMAGE] > 0 and self.who.bits(table, at) >> table.combat[FIGHTERS + DEFENDER] & 1 == 1
        return struck != self.never


@dataclass(frozen=True)
class HasNone(Condition):
    """Somebody has no fighter of a kind there: "it has no fighters adjacent to it"."""

    who: Fighters
    group: Group
    other: bool = False  # than one's own fighter

    def holds(self, table: Table, at: Resolving) -> bool:
        near = self.group.bits(table, at)
        return (near & ~active(table, at) if self.other else near) == 0


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[TURN_PLAYER] == at.you


@dataclass(frozen=True)
class NotYourTurn(Condition):
    """It is another's turn."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[TURN_PLAYER] != at.you


@dataclass(frozen=True)
class DrewThisTurn(Condition):
    """Somebody drew a card this turn, or did not."""

    who: Players
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        drew: int = table.turn[DREW]
        return (drew & bits_of(table, at, self.who) != 0) != self.never


@dataclass(frozen=True)
class SpacesMoved(Counted):
    """Ruling 36: how many spaces fighters moved this turn, or in the last maneuver."""

    who: Fighters
    maneuver: bool = False

    def of(self, table: Table, at: Resolving) -> int:
        who = self.who.bits(table, at)
        count = 0
        for fighter in range(len(table.space)):
            if who >> fighter & 1:
                count += table.strides[fighter]
                if self.maneuver:
                    count -= table.strides[fighter + len(table.space)]
        return count


@dataclass(frozen=True)
class MovedFar(Condition):
    """A fighter moved so many spaces this turn, or in this maneuver, or more, or fewer."""

    who: Fighters
    compared: Compared
    value: Amount
    maneuver: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, SpacesMoved(self.who, self.maneuver).of(table, at), self.value.of(table, at))


@dataclass(frozen=True)
class HurtMuch(Condition):
    """A fighter took so much combat damage in this combat, or more, or less."""

    who: Fighters
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, DamageTaken(self.who).of(table, at), self.value.of(table, at))


@dataclass(frozen=True)
class ActionsTaken(Counted):
    """The actions that you have taken this turn, with the present one or without."""

    besides: bool = False

    def of(self, table: Table, at: Resolving) -> int:
        if table.turn[TURN_PLAYER] != at.you:
            return 0
        taken: int = table.turn[ACTIONS_TAKEN]
        return max(taken - 1, 0) if self.besides else taken


@dataclass(frozen=True)
class HurtSoMuch(Condition):
    """The damage that somebody has just taken is so much, or more; it is combat damage, perhaps."""

    least: Amount
    combat: bool

    def holds(self, table: Table, at: Resolving) -> bool:
        if self.combat and not table.turn[LAST_OF_COMBAT]:
            return False
        return table.turn[LAST_HURT] >= self.least.of(table, at)


@dataclass(frozen=True)
class HasCrossed(Condition):
    """Ruling 41: the fighter that changed its space has come near somebody, or is no longer near."""

    of: Fighters
    zone: bool
    leaves: bool

    def holds(self, table: Table, at: Resolving) -> bool:
        there = table.spaces_of(self.of.bits(table, at))
        near = table.zone_spaces(there) if self.zone else table.adjacent_spaces(there)
        was = near >> (table.turn[LAST_SPACE] - 1) & 1 == 1
        now = near & table.spaces_of(1 << (table.turn[LAST_MOVER] - 1)) != 0
        return was and not now if self.leaves else now and not was


@dataclass(frozen=True)
class YouDefeated(Condition):
    """The other fighter of the combat is defeated, and is of a role."""

    role: Role

    def holds(self, table: Table, at: Resolving) -> bool:
        foe = OpposingFighter()
        return WasDefeated(foe).holds(table, at) and (
            self.role is Role.FIGHTER or IsOfRole(foe, self.role).holds(table, at)
        )


@dataclass(frozen=True)
class LastAction(Condition):
    """No action is left of this turn after the present one."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[TURN_PLAYER] == at.you and table.turn[ACTIONS] == 0


@dataclass(frozen=True)
class OfYourDoing(Condition):
    """What has just happened came of your effect, or of a combat that you are in."""

    def holds(self, table: Table, at: Resolving) -> bool:
        for frame in reversed(table.stack):
            if isinstance(frame, Resolving):
                return frame.you == at.you
            if isinstance(frame, Attack):
                return table.combat[COMBAT_PLAYER] == at.you or table.combat[COMBAT_PLAYER + 1] == at.you
        return False


@dataclass(frozen=True)
class OfTheirDoing(Condition):
    """What has just happened came of an opponent's effect, or of an opponent's attack."""

    def holds(self, table: Table, at: Resolving) -> bool:
        for frame in reversed(table.stack):
            if isinstance(frame, Resolving):
                return not table.sheet.same_side(frame.you, at.you)
            if isinstance(frame, Attack):
                return not table.sheet.same_side(Player(table.combat[COMBAT_PLAYER]), at.you)
        return False


@dataclass(frozen=True)
class LostWith(Condition):
    """You lost the combat with this fighter."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        lost = at.side >= 0 and table.combat[WINNER] == 1 - at.side
        return lost and all_stand(active(table, at), self.who.bits(table, at))


@dataclass(frozen=True)
class AttacksSuch(Condition):
    """A fighter is attacking one of a kind."""

    who: Fighters
    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return IsAttacking(self.who).holds(table, at) and TargetIs(self.group).holds(table, at)


@dataclass(frozen=True)
class SomeDown(Condition):
    """A fighter of a kind is defeated."""

    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return ever(table, at, self.group) & fallen(table) != 0


def enter_measures(grammar: Grammar) -> None:
    during = "[this combat] [in|during|from this|the combat|attack]"
    for compared, much in (
        (Compared.AT_LEAST, ("{value} or more", "at least {value}")),
        (Compared.AT_MOST, ("{value} or less", "at most {value}", "no more than {value}")),
        (Compared.EQUAL, ("exactly {value}",)),
    ):
        for verb in ("took|takes", "was~were dealt", "is~are dealt"):
            ways = [f"{{who}} {verb} {way} [combat] damage {during}" for way in much]
            grammar.phrase(HurtMuch, *ways, compared=compared)
            yours = [f"you {verb.replace('was~were', 'were')} {way} [combat] damage {during}" for way in much]
            if "is~are" not in verb:
                grammar.phrase(HurtMuch, *yours, compared=compared, who=YourFighter(), printed=False)


def enter_moves(grammar: Grammar) -> None:
    has = "[has~have]"
    grammar.phrase(SpacesMoved, f"space+s {{who:simple}} {has} moved this turn",
                   f"space+s that {{who:simple}} {has} moved this turn")  # fmt: skip
    for compared, ways in (
        (Compared.AT_LEAST, ("{value} or more spaces", "at least {value} space+s")),
        (Compared.AT_MOST, ("{value} or fewer|less spaces", "at most {value} space+s", "no more than {value} space+s")),
        (Compared.EQUAL, ("exactly {value} space+s",)),
        (Compared.MORE, ("more than {value} space+s",)),
        (Compared.LESS, ("fewer|less than {value} space+s",)),
    ):
        said = [f"{{who}} {has} moved {way} this turn" for way in ways]
        grammar.phrase(MovedFar, *said, compared=compared)
        during = "[in|during|with that|this|the|a|you_'s maneuver|move|movement]"
        grammar.phrase(MovedFar, *(f"{{who}} {has} moved {way} {during}" for way in ways), compared=compared,
                       maneuver=True)  # fmt: skip
        grammar.phrase(MovedFar, *(f"you [have] moved {way} this turn" for way in ways), who=YourFighter(),
                       compared=compared, printed=False)  # fmt: skip


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_moves(grammar)
    enter_measures(grammar)
    taken = "action+s you [have|'ve] [already] taken|took this turn"
    grammar.phrase(ActionsTaken, f"{taken} [, including this one|action|card]", "action+s you've taken this turn")
    grammar.phrase(ActionsTaken, f"other {taken}", f"{taken} before this [one|action]", besides=True)
    drawn = "a|any|one_or_more|at_least_one card+s this turn"
    grammar.phrase(DrewThisTurn, f"{{who}} drew {drawn}", f"{{who}} has~have [already] drawn {drawn}")
    grammar.phrase(DrewThisTurn, f"{{who}} did_not|didn't draw {drawn}", "{who} drew no card+s this turn",
                   f"{{who}} has~have not|n't drawn {drawn}", "{who} did_not|didn't draw cards this turn",
                   never=True)  # fmt: skip
    alone = "this is|was the only|first card you [have|'ve] played this turn"
    grammar.phrase(NumberIs, alone, what=HowMany(CardsPlayedThisTurn()), compared=Compared.EQUAL, value=Number(0),
                   printed=False)  # fmt: skip
    grammar.phrase(NotSo, "you [have] [already] maneuvered [already] this turn",
                   "you [have] [already] taken|took a maneuver action this turn", condition=NotManeuvered(),
                   printed=False)  # fmt: skip
    grammar.phrase(NotSo, "it is not so that {condition}")
    for did in ("you", "this attack|card"):
        grammar.phrase(YouDefeated, f"{did} defeated|defeats a|an [opposing] {{role}}")
    grammar.phrase(WasDefeated, "you defeated {who}", "{who} would be defeated [by|in|during this|the combat|attack]",
                   printed=False)  # fmt: skip
    nothing = ("took no [combat] damage", "was~were dealt no [combat] damage", "was~were not dealt [combat] damage",
               "wasn't~weren't dealt [combat] damage", "did_not|didn't take [combat] damage",
               "did_not|didn't take any [combat] damage")  # fmt: skip
    during = "[this combat] [in|during|from this|the combat|attack]"
    grammar.phrase(HurtInCombat, *(f"{{who}} {way} {during}" for way in nothing), never=True)
    grammar.phrase(HurtInCombat, *(f"you {way.replace('was~were', 'were').replace('wasn', 'weren')} {during}"
                                   for way in nothing if "weren't" not in way), never=True, printed=False)  # fmt: skip
    some = ("took [combat] damage", "was~were dealt [combat] damage")
    grammar.phrase(HurtInCombat, *(f"{{who}} {way} {during}" for way in some))
    there = "[they|its|it] ['s] [move|movement] {spot}"
    grammar.phrase(
        Stands, f"{{who}} ends~end|ended {there}", f"{{who}} finishes~finish|finished {there}", printed=False
    )
    grammar.phrase(HandExactly, "this is|was the last|only card in you 's hand", count=Number(0), printed=False)
    for measure, said in ((BoostValue, "boost value"), (PrintedValueOf, "[printed] value")):
        for compared, tail in (
            (Compared.AT_LEAST, "or more|higher|greater"),
            (Compared.AT_MOST, "or less|lower|fewer"),
        ):
            grammar.phrase(NumberIs, f"you 's opponent played a card with a {said} of {{value}} {tail}",
                           what=measure(WhichCard.THEIRS), compared=compared, printed=False)  # fmt: skip
    grammar.phrase(HasNone, "{who} has~have no {group}")
    grammar.phrase(HasNone, "{who} has~have no other {group}", other=True)
    grammar.phrase(YourTurn, "it 's you 's turn", "it is you 's turn", "it's you 's turn")
    grammar.phrase(NotYourTurn, "it is you 's opponent 's turn", "it is not you 's turn", "it 's not you 's turn")
    so_far = "action+s [you] [have|'ve] taken this turn"
    grammar.phrase(ActionsTaken, so_far, printed=False)
    grammar.phrase(LastAction, "this is|was you 's last|final action [this|of_the|of_your turn]",
                   "you have no [more|other] actions [left|remaining] [this turn]")  # fmt: skip
    grammar.phrase(IsOfRole, "{who} was~were a|an {role}", printed=False)
    grammar.phrase(AttackedA, "you are attacking a|an [opposing] {role}", "this attack targets a|an [opposing] {role}",
                   "you 's fighter is attacking a|an [opposing] {role}", printed=False)  # fmt: skip
    enter_sides(grammar)
    enter_hurt(grammar)


def enter_sides(grammar: Grammar) -> None:
    grammar.phrase(LostWith, "{who} lost|loses the|this combat", "{who} did_not|didn't win the|this combat")
    grammar.phrase(IsDefending, "{who} is~are|was~were the defender", printed=False)
    grammar.phrase(IsAttacking, "{who} is~are|was~were the attacker", printed=False)
    grammar.phrase(SoManyStand, "both [of] [the|you_'s] {group} are {spot}", compared=Compared.AT_LEAST,
                   value=Number(2), printed=False)  # fmt: skip
    grammar.phrase(
        AttacksSuch, "{who} is~are attacking a|an|one_of {group}", "{who} attacks~attack a|an|one_of {group}"
    )
    grammar.phrase(AttacksSuch, "you are attacking a|an|one_of {group}", who=YourFighter(), printed=False)


def enter_hurt(grammar: Grammar) -> None:
    grammar.phrase(
        HurtMuch, "you won [the|this combat] by exactly {value} [damage]", "you dealt exactly {value} [combat] damage",
        who=OpposingFighter(), compared=Compared.EQUAL, printed=False,
    )  # fmt: skip
    during = "[this combat] [with|in|during|from this|the attack|combat|card]"
    some = "[any|some] [combat] damage"
    grammar.phrase(HurtInCombat, f"you took|take {some} {during}", f"you were|are dealt {some} {during}", printed=False)
    grammar.phrase(
        HurtInCombat, f"you dealt|deal {some} {during}", f"this|the|you_'s attack|card dealt|deals {some} {during}",
        f"the opposing fighter takes {some} {during}", who=OpposingFighter(), printed=False,
    )  # fmt: skip
    grammar.phrase(
        HurtInCombat, f"you did_not|didn't deal {some} {during}", f"you dealt|deal no [combat] damage {during}",
        f"this|the|you_'s attack|card did_not|didn't deal {some} {during}",
        f"this|the|you_'s attack|card dealt|deals no [combat] damage {during}", who=OpposingFighter(), never=True,
        printed=False,
    )  # fmt: skip
