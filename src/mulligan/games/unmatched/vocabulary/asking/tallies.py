"""What players did this turn, and how often; what they have; and how often is an amount, too."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import count_of, opponents
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.table import (
    ACTIONS_GAINED,
    ATTACKERS,
    ATTACKS,
    BOOSTED_MOVE,
    CARDS_DISCARDED,
    CARDS_DRAWN,
    IN_COMBAT,
    LOST,
    MANEUVERS,
    SCHEMES,
    TURN_PLAYER,
    WON,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.drawing import DiscardCards, DrawAsMany, PutOnDeck
from mulligan.games.unmatched.vocabulary.acts.hands import RevealCards
from mulligan.games.unmatched.vocabulary.acts.piles import PileToDeck, ShuffleIn, TakeBack
from mulligan.games.unmatched.vocabulary.asking.conditions import (
    IsAttacking,
    IsDefending,
    NotDefeated,
    OpponentPlayedNone,
    WonCombat,
)
from mulligan.games.unmatched.vocabulary.asking.counts import COMPARED, PlusEach
from mulligan.games.unmatched.vocabulary.asking.memory import Compared, NumberIs, compare
from mulligan.games.unmatched.vocabulary.asking.standings import ActionsTaken
from mulligan.games.unmatched.vocabulary.nouns.amounts import (
    CardsLike,
    Counted,
    CountersHeld,
    CountFighters,
    CountHand,
    HowMany,
    PrintedValueOf,
    ValueOf,
    WhichCard,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    AllOfThese,
    Group,
    OpposingFighter,
    Side,
    YourFighter,
    YourOpponent,
    fighters_of,
)
from mulligan.games.unmatched.vocabulary.special.lines import CountDefeated, CountFallen
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Instruction, Players, Quantity
from mulligan.language.core.players import You
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node

MANY = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class WhatIsDone(Node):
    """What a player may have done this turn, or may have."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        """How often, or how much of it; 0 for never or none."""
        raise NotImplementedError


@dataclass(frozen=True)
class DrewCards(WhatIsDone):
    """Cards were drawn."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return table.turn[CARDS_DRAWN + player]


@dataclass(frozen=True)
class DiscardedCards(WhatIsDone):
    """Cards were discarded from the hand."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return table.turn[CARDS_DISCARDED + player]


@dataclass(frozen=True)
class GainedActions(WhatIsDone):
    """Actions were gained."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return table.turn[ACTIONS_GAINED + player]


@dataclass(frozen=True)
class HasSchemed(WhatIsDone):
    """Schemes were played; in another's turn nobody does."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return table.turn[SCHEMES] if table.turn[TURN_PLAYER] == player else 0


@dataclass(frozen=True)
class HasManeuvered(WhatIsDone):
    """The maneuver action was taken."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return table.turn[MANEUVERS] if table.turn[TURN_PLAYER] == player else 0


@dataclass(frozen=True)
class HasAttacked(WhatIsDone):
    """A fighter of theirs attacked."""

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return count_of(table.turn[ATTACKERS] & table.sheet.fighters_of[player])


@dataclass(frozen=True)
class HasFought(WhatIsDone):
    """A combat was won, or lost."""

    lost: bool = False

    def times(self, table: Table, at: Resolving, player: int) -> int:
        return table.turn[LOST if self.lost else WON] >> player & 1


@dataclass(frozen=True)
class HasFighters(WhatIsDone):
    """Fighters on the battlefield: all of them, or sidekicks alone."""

    sidekicks: bool = False

    def times(self, table: Table, at: Resolving, player: int) -> int:
        own = fighters_of(table, 1 << player)
        return count_of(own & ~table.sheet.heroes if self.sidekicks else own)


@dataclass(frozen=True)
class HaveDone(Condition):
    """One of these players did it that often, or more, or less often."""

    who: Players
    doing: WhatIsDone
    compared: Compared = Compared.AT_LEAST
    value: Amount = Number(1)

    def holds(self, table: Table, at: Resolving) -> bool:
        who, value = bits_of(table, at, self.who), self.value.of(table, at)
        for player in range(table.sheet.players):
            if who >> player & 1 and compare(self.compared, self.doing.times(table, at, player), value):
                return True
        return False


@dataclass(frozen=True)
class HaveMore(Condition):
    """One of these players has more of something than another, or fewer."""

    who: Players
    doing: WhatIsDone
    compared: Compared
    than: Players
    every: bool = False  # "than each opponent": it must be so of each of them

    def holds(self, table: Table, at: Resolving) -> bool:
        who, than = bits_of(table, at, self.who), bits_of(table, at, self.than)
        found = False
        for one in range(table.sheet.players):
            for other in range(table.sheet.players):
                if who >> one & 1 and than >> other & 1 and one != other:
                    much, more = self.doing.times(table, at, one), self.doing.times(table, at, other)
                    found = compare(self.compared, much, more)
                    if found != self.every:
                        return found
        return found


@dataclass(frozen=True)
class EvenHand(Condition):
    """A player holds an even number of cards, or an odd one."""

    who: Players
    odd: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        who = bits_of(table, at, self.who)
        for player in range(table.sheet.players):
            if who >> player & 1 and (len(table.hands[player]) % 2 == 1) == self.odd:
                return True
        return False


@dataclass(frozen=True)
class HoldsSome(Condition):
    """A player has a card of a kind in hand, or none."""

    who: Players
    what: CardsLike
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        who = bits_of(table, at, self.who)
        for player in range(table.sheet.players):
            if who >> player & 1 and bool(self.what.among(table, table.hands[player])) != self.never:
                return True
        return False


@dataclass(frozen=True)
class CountDone(Counted):
    """How often you did it this turn."""

    doing: WhatIsDone

    def of(self, table: Table, at: Resolving) -> int:
        return self.doing.times(table, at, at.you)


@dataclass(frozen=True)
class CountOpponents(Counted):
    """Opponents who are still in the game."""

    def of(self, table: Table, at: Resolving) -> int:
        return count_of(opponents(table, at.you))


@dataclass(frozen=True)
class AllThereAre(Quantity):
    """All there are."""

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Table, at: Resolving) -> int:
        return MANY


@dataclass(frozen=True)
class DrawPlus(Instruction):
    """Draw so many cards, and more for each of something."""

    base: Amount
    amount: Amount
    per: Counted

    def lay(self, plan: Plan) -> None:
        plan.do(DrawAsMany(PlusEach(self.base, self.amount, self.per)))


@dataclass(frozen=True)
class YouAttackedBefore(Condition):
    """You attacked this turn; in an attack of yours, before this one."""

    def holds(self, table: Table, at: Resolving) -> bool:
        if table.turn[TURN_PLAYER] != at.you:
            return False
        return table.turn[ATTACKS] > (1 if table.combat[IN_COMBAT] else 0)


@dataclass(frozen=True)
class ManeuverBoosted(Condition):
    """The maneuver that is just over was boosted, or was not."""

    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return bool(table.turn[BOOSTED_MOVE]) != self.never


@dataclass(frozen=True)
class InManeuver(Condition):
    """Somebody is maneuvering."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return any(isinstance(frame, Maneuver) for frame in table.stack)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_doings(grammar)
    enter_amounts(grammar)
    enter_combat(grammar)
    enter_turn(grammar)


def enter_doings(grammar: Grammar) -> None:
    now = "this turn"
    often: tuple[tuple[WhatIsDone, str, str, str], ...] = (
        (DrewCards(), "drew|drawn", "draw", "card+s"),
        (DiscardedCards(), "discarded", "discard", "card+s"),
        (GainedActions(), "gained", "gain", "action+s"),
        (HasSchemed(), "played", "play", "scheme+s"),
        (HasSchemed(), "played", "play", "scheme card+s"),
    )
    for doing, did, do, what in often:
        verb = f"[has~have] [already] {did}"
        for compared, ways in COMPARED:
            grammar.phrase(HaveDone, *(f"{{who}} {verb} {way} {what} {now}" for way in ways), doing=doing,
                           compared=compared)  # fmt: skip
        grammar.phrase(HaveDone, f"{{who}} {verb} a|an|any|one_or_more|at_least_one {what} {now}", doing=doing,
                       printed=False)  # fmt: skip
        grammar.phrase(HaveDone, f"{{who}} did_not|didn't {do} a|an|any {what} {now}", f"{{who}} {did} no {what} {now}",
                       f"{{who}} has~have not|n't [yet] {did} a|an|any {what} {now}", doing=doing,
                       compared=Compared.EQUAL, value=Number(0), printed=False)  # fmt: skip
    plain: tuple[tuple[WhatIsDone, str, str, str], ...] = (
        (HasAttacked(), "attacked", "attacked", "attack"),
        (HasManeuvered(), "maneuvered", "maneuvered", "maneuver"),
        (HasManeuvered(), "took a maneuver action", "taken a maneuver action", "take a maneuver action"),
        (HasFought(), "won a combat", "won a combat", "win a combat"),
        (HasFought(True), "lost a combat", "lost a combat", "lose a combat"),
    )
    for doing, did, done, do in plain:
        grammar.phrase(HaveDone, f"{{who}} [already] {did} {now}", f"{{who}} has~have [already] {done} {now}",
                       doing=doing)  # fmt: skip
        grammar.phrase(HaveDone, f"{{who}} did_not|didn't {do} {now}", f"{{who}} has~have not|n't [yet] {done} {now}",
                       doing=doing, compared=Compared.EQUAL, value=Number(0))  # fmt: skip
    board = "[on the board|battlefield]"
    for sidekicks, kind in ((False, "fighter+s"), (True, "sidekick+s")):
        having = HasFighters(sidekicks)
        for compared, ways in COMPARED:
            grammar.phrase(HaveDone, *(f"{{who}} controls~control|has~have {way} [undefeated] {kind} {board}"
                           for way in ways), doing=having, compared=compared)  # fmt: skip
        grammar.phrase(HaveDone, f"{{who}} has~have|controls~control a|an|any [undefeated] {kind} {board}",
                       doing=having, printed=False)  # fmt: skip
        grammar.phrase(HaveDone, f"{{who}} has~have|controls~control no [undefeated|other] {kind} {board}",
                       doing=having, compared=Compared.EQUAL, value=Number(0), printed=False)  # fmt: skip
        for compared, word in ((Compared.MORE, "more"), (Compared.LESS, "fewer|less")):
            grammar.phrase(HaveMore, f"{{who}} has~have|controls~control {word} {kind} {board} than {{than}} "
                           "[does|do|has]", doing=having, compared=compared)  # fmt: skip
    for odd, kind in ((False, "even"), (True, "odd")):
        grammar.phrase(EvenHand, f"{{who}} has~have an {kind} number of card+s in [they|you 's] hand", odd=odd)
        grammar.phrase(EvenHand, f"the number of card+s in {{who}} 's hand is {kind}", odd=odd, printed=False)
    hand = "in [they|you 's] hand"
    grammar.phrase(HoldsSome, f"{{who}} has~have a|an|any|at_least_one {{what}} {hand}")
    grammar.phrase(HoldsSome, f"{{who}} has~have no {{what}} {hand}",
                   f"{{who}} does~do not|n't have a|an|any {{what}} {hand}", never=True)  # fmt: skip
    same = "have the same number of card+s in [they 's] hand+s"
    grammar.phrase(NumberIs, f"you and you 's opponent {same}", f"both players {same}",
                   "you have as many card+s in hand as you 's opponent", what=HowMany(CountHand(You())),
                   compared=Compared.EQUAL, value=HowMany(CountHand(YourOpponent())), printed=False)  # fmt: skip


def enter_amounts(grammar: Grammar) -> None:
    now = "this turn"
    grammar.phrase(CountDone, f"card+s you [have|'ve] [already] drew|drawn {now}", doing=DrewCards())
    grammar.phrase(CountDone, f"card+s you [have|'ve] [already] discarded {now}", doing=DiscardedCards())
    grammar.phrase(CountDone, f"action+s you [have|'ve] [already] gained {now}", doing=GainedActions())
    grammar.phrase(CountDone, f"scheme+s [card+s] you [have|'ve] [already] played {now}", doing=HasSchemed())
    grammar.phrase(CountersHeld, "{name} on #0 ['s] [card]", printed=False)
    grammar.phrase(CountOpponents, "opponent+s")
    grammar.phrase(CountFallen, f"fighter+s you [have] defeated {now}", f"opposing fighter+s you [have] defeated {now}",
                   group=Group(Side.OPPOSING), printed=False)  # fmt: skip
    grammar.phrase(CountFighters, "{group} you control", "undefeated {group}", "{group} still on the board|battlefield",
                   printed=False)  # fmt: skip
    grammar.phrase(CountDefeated, "of you 's defeated {name}", "defeated {name} you have", printed=False)
    grammar.phrase(HowMany, "the amount of {counted}", printed=False)
    grammar.phrase(Group, "undefeated [{side}] {role} [{spots:many}]", "{of} 's undefeated {role} [{spots:many}]",
                   "undefeated {named} [{spots:many}]", "{of} 's undefeated {named} [{spots:many}]",
                   printed=False)  # fmt: skip
    enter_all(grammar)
    more = "{amount} [additional|extra|more] [card+s] for each {per:counted}"
    grammar.phrase(DrawPlus, f"draw(s) {{base}} card+s [,] plus|and [draw] {more}")


def enter_all(grammar: Grammar) -> None:
    """All cards of a kind."""
    every, hand, pile = "all [of] [the] [you|they 's]", "from|in you|they 's hand", "from|in you 's discard pile"
    for kind, ways in (
        (DiscardCards, (f"discard(s) {every} {{what}} [{hand}]",)),
        (RevealCards, (f"reveal(s) {every} {{what}} {hand}",)),
        (ShuffleIn, (f"shuffle(s) {every} {{what}} {pile} [back] into you 's deck",)),
        (TakeBack, (f"return|put|add|take {every} {{what}} {pile} to|into|in you 's hand",)),
        (PileToDeck, (f"put|place|return {every} {{what}} {pile} [back] on|on_the|to_the top of you 's deck",)),
    ):
        grammar.phrase(kind, *ways, count=AllThereAre())
    for top, end in (
        (True, "on|on_the|to_the top of you|they 's deck"),
        (False, "on|to the bottom of you|they 's deck"),
    ):
        grammar.phrase(PutOnDeck, f"put(s)|place(s)|return(s) {every} {{what}} {hand} [back] {end} [in any order]",
                       count=AllThereAre(), top=top)  # fmt: skip


def enter_combat(grammar: Grammar) -> None:
    grammar.phrase(IsAttacking, "{who} attacked", "you attacked with {who}", "{who} is~are the attacker",
                   "{who} made this|the attack", printed=False)  # fmt: skip
    grammar.phrase(IsDefending, "{who} defended", "you defended with {who}", "{who} is~are the defender",
                   printed=False)  # fmt: skip
    grammar.phrase(IsAttacking, "you are the attacker|attacking_player", who=YourFighter(), printed=False)
    grammar.phrase(IsDefending, "you are the defender|defending_player", "you defended", who=YourFighter(),
                   printed=False)  # fmt: skip
    grammar.phrase(OpponentPlayedNone, "you 's opponent did_not|didn't defend", "you 's opponent chose not to defend",
                   "no defense card was played", "you 's opponent does_not|doesn't play a [defense] card",
                   printed=False)  # fmt: skip
    fought = AllOfThese((YourFighter(), OpposingFighter()))
    grammar.phrase(NotDefeated, "neither fighter was|is defeated", "both fighters survived|survive", who=fought,
                   printed=False)  # fmt: skip
    grammar.phrase(WonCombat, "you have won the|this combat", printed=False)
    grammar.phrase(NumberIs, "this is|was the first action you [have|'ve] taken|took this turn",
                   what=HowMany(ActionsTaken()), compared=Compared.EQUAL, value=Number(1), printed=False)  # fmt: skip
    for measure, words in ((PrintedValueOf, "printed value"), (ValueOf, "value")):
        for compared, way in ((Compared.LESS, "lower|less"), (Compared.MORE, "higher|greater")):
            grammar.phrase(
                NumberIs, f"this|you_'s card 's {words} is|was {way} than you 's opponent 's [card] ['s] [{words}]",
                f"the {words} of this|you_'s card is|was {way} than [the {words} of] you 's opponent 's [card]",
                what=measure(WhichCard.THIS), value=measure(WhichCard.THEIRS), compared=compared, printed=False,
            )  # fmt: skip


def enter_turn(grammar: Grammar) -> None:
    grammar.phrase(YouAttackedBefore, "you [have] already attacked this turn", "you [have] attacked before this turn",
                   "you have attacked earlier this turn",
                   "this is not you 's first attack [this|of_the turn]")  # fmt: skip
    it = "that|this|the maneuver"
    grammar.phrase(ManeuverBoosted, f"you boosted {it}", f"{it} was boosted")
    grammar.phrase(ManeuverBoosted, f"you did_not|didn't boost {it}", f"{it} was not boosted", never=True)
