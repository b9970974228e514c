"""What was done this turn, how many actions were taken, how many cards are held: in the words of other designers."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import ACTIONS, TURN_PLAYER, Table
from mulligan.games.unmatched.vocabulary.acts.fighting import (
    CancelEffects,
    LessCombatDamage,
    PreventAllDamage,
    When,
)
from mulligan.games.unmatched.vocabulary.acts.forms import FormIs
from mulligan.games.unmatched.vocabulary.acts.hands import DrawToMatch
from mulligan.games.unmatched.vocabulary.acts.health import DealUpTo
from mulligan.games.unmatched.vocabulary.acts.moving import MoveFighters, SwapSpaces
from mulligan.games.unmatched.vocabulary.conditions import IsOfRole
from mulligan.games.unmatched.vocabulary.memory import (
    AttackedA,
    Compared,
    DoneThisTurn,
    HandIs,
    NumberIs,
    Past,
    SomeThisTurn,
    compare,
)
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted, HowMany, WhichCard
from mulligan.games.unmatched.vocabulary.nouns.fighters import Group, Oneself
from mulligan.games.unmatched.vocabulary.nouns.places import ChooseZoneWith
from mulligan.games.unmatched.vocabulary.nouns.spaces import SpaceNear
from mulligan.games.unmatched.vocabulary.questions import AttackAgain
from mulligan.games.unmatched.vocabulary.standings import ActionsTaken
from mulligan.language.core.kinds import Condition
from mulligan.language.core.players import You
from mulligan.language.grammar import Grammar

COMPARED = (
    (Compared.MORE, ("more than {value}",)),
    (Compared.LESS, ("fewer|less than {value}",)),
    (Compared.AT_LEAST, ("{value} or more", "at least {value}")),
    (Compared.AT_MOST, ("{value} or fewer|less", "at most {value}", "no more than {value}")),
    (Compared.EQUAL, ("exactly {value}",)),
)


@dataclass(frozen=True)
class CountsCompared(Condition):
    """There are more of one thing than of another, or fewer, or as many."""

    what: Counted
    compared: Compared
    other: Counted

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, self.what.of(table, at), self.other.of(table, at))


@dataclass(frozen=True)
class LastAction(Condition):
    """No action is left of this turn after the present one."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.turn[TURN_PLAYER] == at.you and table.turn[ACTIONS] == 0


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_turn(grammar)
    enter_counts(grammar)
    enter_combat(grammar)
    enter_fighters(grammar)
    grammar.phrase(SpaceNear, "[any] spaces within {steps} space+s of {of:simple}", printed=False)
    swapped = "swap {one:simple} 's space|position|place with {other} 's [space|position|place]"
    grammar.phrase(SwapSpaces, swapped, printed=False)
    contains = "that contains|has|includes a|an|any|one|at_least_one [of] {group}"
    grammar.phrase(ChooseZoneWith, f"choose(s) a|one|any zone {contains}", printed=False)
    grammar.phrase(AttackAgain, "{who} may attack without spending|using an action",
                   "make an attack with {who} without spending|using an action", printed=False)  # fmt: skip


def enter_turn(grammar: Grammar) -> None:
    hurt = ("has~have [already] taken damage this turn", "has~have [already] been dealt damage this turn")
    spared = ("has~have not [yet] been dealt damage this turn", "was~were not dealt damage this turn",
              "has~have taken no damage this turn")  # fmt: skip
    for ways, never in ((hurt, False), (spared, True)):
        grammar.phrase(DoneThisTurn, *(f"{{who}} {way}" for way in ways), past=Past.HURT, never=never, printed=False)
        grammar.phrase(SomeThisTurn, *(f"a|an|any|at_least_one {{group}} {way}" for way in ways), past=Past.HURT,
                       never=never, printed=False)  # fmt: skip
    grammar.phrase(LastAction, "this is|was you 's last|final action [this|of_the|of_your turn]",
                   "you have no [more|other] actions [left|remaining] [this turn]")  # fmt: skip
    for compared, much in COMPARED:
        much = (*much, "{value}") if compared is Compared.EQUAL else much
        taken = [f"you {has} {way} action+s [this turn]" for has in ("took", "have taken", "'ve taken") for way in much]
        grammar.phrase(NumberIs, *taken, what=HowMany(ActionsTaken()), compared=compared, printed=False)


def enter_counts(grammar: Grammar) -> None:
    hand = "in [they|you_'s|you] ['s] hand"
    for compared, much in COMPARED:
        grammar.phrase(
            HandIs, *(f"{{of}} has~have {way} card+s {hand}" for way in much), compared=compared, printed=False
        )
        grammar.phrase(HandIs, *(f"you have {way} card+s {hand}" for way in much), of=You(), compared=compared,
                       printed=False)  # fmt: skip
    same = "draw(s) [cards] until you have the same number"
    grammar.phrase(DrawToMatch, f"{same} [of cards] [in hand] as {{of}} [has~have]",
                   f"{same} of cards in you 's hand as {{of}} [has~have]", printed=False)  # fmt: skip


def enter_combat(grammar: Grammar) -> None:
    combat = "in|during|with this|the combat|attack"
    some = "prevent|ignore {amount} [combat] damage"
    grammar.phrase(LessCombatDamage, f"{some} [that_would_be] dealt to {{who}} [{combat}]",
                   f"{some} to {{who}} [{combat}]", printed=False)  # fmt: skip
    grammar.phrase(PreventAllDamage, f"ignore all [combat] damage [to {{who}}] {combat}",
                   "ignore all [combat] damage from this|the attack|combat", printed=False)  # fmt: skip
    theirs = "you 's opponent 's card effects"
    grammar.phrase(CancelEffects, f"[all] [of] {theirs} are canceled|cancelled", f"cancel [all] [of] {theirs}",
                   when=When.ALL, card=WhichCard.THEIRS, printed=False)  # fmt: skip


def enter_fighters(grammar: Grammar) -> None:
    grammar.phrase(DealUpTo, "take up to {most} damage", to=Oneself(), printed=False)
    grammar.phrase(MoveFighters, "{who} is~are moved up to {steps} space+s", printed=False)
    grammar.phrase(FormIs, "{who} was~were {form}", "{who} has~have been {form}", printed=False)
    grammar.phrase(IsOfRole, "{who} was~were a|an {role}", printed=False)
    grammar.phrase(AttackedA, "you are attacking a|an [opposing] {role}", "this attack targets a|an [opposing] {role}",
                   "you 's fighter is attacking a|an [opposing] {role}", printed=False)  # fmt: skip
    grammar.phrase(Group, "[{side}] {role} [{spots:many}] other than {than:simple}",
                   "[{side}] {role} [{spots:many}] [,] except [for] {than:simple}")  # fmt: skip
    for compared, word in ((Compared.MORE, "more"), (Compared.LESS, "fewer|less"), (Compared.EQUAL, "as many")):
        than = "as" if compared is Compared.EQUAL else "than"
        ways = ("you have {word} {what:counted} {than} {other:counted}",
                "there are {word} {what:counted} {than} {other:counted}")  # fmt: skip
        said = [way.replace("{word}", word).replace("{than}", than) for way in ways]
        grammar.phrase(CountsCompared, *said, compared=compared)
    taken = "action+s [you] [have|'ve] taken this turn"
    grammar.phrase(ActionsTaken, taken, printed=False)
