"""Amounts that cards are measured by, the so-manieth action, and hands that are shown."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.abilities import boost_value
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import ACTIONS, ACTIONS_TAKEN, LOOKS, TURN_PLAYER, Table
from mulligan.games.unmatched.vocabulary.asking.memory import Compared, NumberIs
from mulligan.games.unmatched.vocabulary.asking.questions import BOTTOM, HAND, PILE, TOP, DealOut
from mulligan.games.unmatched.vocabulary.nouns.amounts import (
    Counted,
    CountThose,
    DamageTaken,
    HowMany,
    PrintedValueOf,
    ValueOf,
    WhichCard,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, YourFighter
from mulligan.games.unmatched.vocabulary.special.lines import SoManyDefeated
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.grammar import Grammar

ORDINALS = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}


@dataclass(frozen=True)
class PrintedOfPile(Amount):
    """The printed value of the top card of your discard pile."""

    def of(self, table: Table, at: Resolving) -> int:
        pile = table.discards[at.you]
        return max(table.sheet.value[table.printed[pile[-1]]], 0) if pile else 0


@dataclass(frozen=True)
class StartingHealth(Amount):
    """The health that a fighter had at the start."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        who = self.who.bits(table, at)
        return sum(health for fighter, health in enumerate(table.sheet.health) if who >> fighter & 1)


@dataclass(frozen=True)
class BoostOfDiscarded(Amount):
    """The lowest or the highest BOOST value of the cards just discarded."""

    higher: bool

    def of(self, table: Table, at: Resolving) -> int:
        pile = table.discards[at.you]
        values = [boost_value(table, card) for card in pile[len(pile) - at.amount :]] if at.amount > 0 else []
        if not values:
            return 0
        return max(values) if self.higher else min(values)


@dataclass(frozen=True)
class ActionsLeft(Counted):
    """Actions of this turn that are still to be taken."""

    def of(self, table: Table, at: Resolving) -> int:
        return int(table.turn[ACTIONS]) if table.turn[TURN_PLAYER] == at.you else 0


@dataclass(frozen=True)
class ActionAtLeast(Condition):
    """This is your so-manieth action of the turn, or a later one."""

    number: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return int(table.turn[ACTIONS_TAKEN]) >= self.number.of(table, at)


@dataclass(frozen=True)
class ShowHand(Instruction):
    """Whoever does it shows all cards of the own hand to everybody."""

    def do(self, table: Table, at: Resolving) -> bool:
        for card in table.hands[at.actor]:
            table.show(card)
        for player in range(table.sheet.players):
            if player != at.actor:
                table.happen(LOOKS, table.sheet.all_players[player], at.cited(table), NO_CARD, 0, at.actor)
        return at.done(True)


@dataclass(frozen=True)
class CountTaken(Counted):
    """Each combat damage that a fighter took in this combat."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        return DamageTaken(self.who).of(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(PrintedOfPile, "the [printed] value of the top card of you 's discard pile",
                   "the printed value of the card on [the] top of you 's discard pile")  # fmt: skip
    for higher, word in ((False, "lower"), (True, "higher")):
        grammar.phrase(BoostOfDiscarded, f"the {word} boost value of the discarded cards", higher=higher)
    grammar.phrase(ActionsLeft, "action+s you have left|remaining", "remaining action+s you have", "remaining action+s")
    grammar.phrase(StartingHealth, "{who:simple} 's starting|printed|maximum|full health")
    for number, word in ORDINALS.items():
        grammar.phrase(ActionAtLeast, f"this is you 's {word} or later|greater|subsequent action "
                       "[this|of_the|of_you_'s turn]", number=Number(number))  # fmt: skip
    grammar.phrase(ShowHand, "reveal(s)|show(s) they|you 's [entire|whole] hand")
    pile = "into|in|to|on you 's discard pile"
    words = {HAND: "into|in|to you 's hand", TOP: "[back] on|on_the|to_the top [of you|the 's deck]",
             BOTTOM: "on|to the bottom [of you|the 's deck]", PILE: pile}  # fmt: skip
    for shown, look in ((False, "look at"), (True, "reveal")):
        for ends in ((HAND, BOTTOM, PILE), (HAND, PILE, BOTTOM), (HAND, TOP, PILE), (HAND, PILE, TOP)):
            first, second, third = (words[end] for end in ends)
            grammar.phrase(
                DealOut, f"{look} the top {{count}} cards of you 's deck . put|place|add 1|one [of_them] {first} , "
                f"[put|place] 1|one {second} , [and] [put|place] 1|one|the [other|rest|last] {third}",
                ends=ends, shown=shown, printed=False,
            )  # fmt: skip
    enter_taken(grammar)
    enter_numbers(grammar)


def enter_taken(grammar: Grammar) -> None:
    lost = "the [amount_of] health {who:simple} lost [in|during|from this|the combat|attack]"
    grammar.phrase(DamageTaken, lost, printed=False)
    struck = "took|takes [in|during|from this|the combat|attack]"
    grammar.phrase(CountTaken, f"[combat] damage {{who:simple}} {struck}")
    grammar.phrase(CountTaken, f"[combat] damage you {struck}", who=YourFighter(), printed=False)


def enter_numbers(grammar: Grammar) -> None:
    grammar.phrase(NumberIs, "{what} was|were {compared} {value}", printed=False)
    for compared, tail in ((Compared.AT_LEAST, "or more|higher|greater"), (Compared.AT_MOST, "or less|lower|fewer")):
        grammar.phrase(NumberIs, f"{{what}} was|were {{value}} {tail}", compared=compared, printed=False)
        grammar.phrase(NumberIs, f"{{what}} is|are {{value}} {tail}", compared=compared, printed=False)
    grammar.phrase(NumberIs, "{what} was {value}", compared=Compared.EQUAL, printed=False)
    for compared, ways in (
        (Compared.AT_LEAST, ("{value} or more", "at least {value}")), (Compared.EQUAL, ("exactly {value}",)),
        (Compared.AT_MOST, ("{value} or fewer|less",)),
    ):  # fmt: skip
        for way in ways:
            grammar.phrase(
                NumberIs, f"you discard|discarded {way} card+s [this_way]",
                f"{way} card+s are|were|was discarded [this_way]",
                what=HowMany(CountThose()), compared=compared, printed=False,
            )  # fmt: skip
    grammar.phrase(SoManyDefeated, "no {name} is~are|was~were|has_been~have_been defeated",
                   "none of [you_'s] {name} is|are|was|were|have_been defeated",
                   compared=Compared.EQUAL, value=Number(0),
                   printed=False)  # fmt: skip
    for card, words in ((PrintedValueOf, "printed value"), (ValueOf, "value")):
        for than, which in ((Compared.LESS, "lower|lowest"), (Compared.MORE, "higher|highest")):
            grammar.phrase(
                NumberIs, f"you 's|this card has the {which} {words}", f"the card you played has the {which} {words}",
                f"the card you played has a {which} {words} than you 's opponent 's [card]",
                f"you 's card 's {words} is {which} [than you 's opponent 's [card]]",
                what=card(WhichCard.THIS), value=card(WhichCard.THEIRS), compared=than, printed=False,
            )  # fmt: skip
