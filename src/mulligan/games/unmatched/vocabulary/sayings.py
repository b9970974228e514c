"""Further ways of saying what cards and abilities do, and what follows from things said together.

They are phrases like those of the modules whose names they import, and stand here because those files are full.
"""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import card_of
from mulligan.games.unmatched.options import TAKE
from mulligan.games.unmatched.table import (
    ATTACKS,
    DEFENDER,
    FIGHTERS,
    HALVED,
    IN_COMBAT,
    TAKES_CARD,
    TURN_PLAYER,
    WINNER,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.drawing import (
    DiscardHand,
    PutThatUnder,
    ask_of_top,
    left_of_top,
    look_at_top,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import CancelEffects, CannotBoost, OfCombat, When
from mulligan.games.unmatched.vocabulary.acts.forms import BecomeForm, Indicator, LeaveForm, NextForm, StartsAs
from mulligan.games.unmatched.vocabulary.acts.health import DealDamage, FloorHealth, LimitDamage, RecoverHealth
from mulligan.games.unmatched.vocabulary.acts.moving import HoldFighters, MoveFighters, PlaceFighters, SwapChosen
from mulligan.games.unmatched.vocabulary.acts.turn import StrongerNext
from mulligan.games.unmatched.vocabulary.asking.conditions import IsAttacking, IsDefending, all_stand
from mulligan.games.unmatched.vocabulary.asking.memory import Compared, NumberIs, SoManyStand
from mulligan.games.unmatched.vocabulary.asking.questions import AttackAgain, MustAttack
from mulligan.games.unmatched.vocabulary.asking.standings import HurtInCombat, HurtMuch
from mulligan.games.unmatched.vocabulary.nouns.amounts import (
    Counted,
    CountThose,
    DamageTaken,
    HowMany,
    PrintedValueOf,
    ValueOf,
    WhichCard,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Fighters,
    Group,
    One,
    Oneself,
    OpposingFighter,
    Spaces,
    Spoken,
    YourFighter,
    active,
)
from mulligan.games.unmatched.vocabulary.nouns.spaces import OwnZone, SpaceAwayFrom, SpaceInZone
from mulligan.games.unmatched.vocabulary.special.abilities import LongReach, MoveIs, MovePlus, MovesThrough, OfFighters
from mulligan.games.unmatched.vocabulary.special.costs import NoTarget
from mulligan.games.unmatched.vocabulary.special.lines import SoManyDefeated
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class CancelBoth(OfCombat):
    """Effects on both cards of the combat do not happen."""

    when: When

    def lay(self, plan: Plan) -> None:
        plan.do(CancelEffects(self.when, WhichCard.THEIRS))
        plan.do(CancelEffects(self.when, WhichCard.THIS))


@dataclass(frozen=True)
class HalfDamage(OfCombat):
    """A fighter takes half the combat damage in this combat, rounded up or down."""

    who: Fighters = YourFighter()
    down: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        if self.who.bits(table, at) >> table.combat[FIGHTERS + DEFENDER] & 1:
            table.combat[HALVED] = 2 if self.down else 1
        return at.done(True)


@dataclass(frozen=True)
class PairSwaps(Instruction):
    """Two fighters of a kind change places."""

    group: Group

    def lay(self, plan: Plan) -> None:
        plan.do(SwapChosen(One(self.group), One(self.group)))


@dataclass(frozen=True)
class YouAttackedBefore(Condition):
    """You attacked this turn; in an attack of yours, before this one."""

    def holds(self, table: Table, at: Resolving) -> bool:
        if table.turn[TURN_PLAYER] != at.you:
            return False
        return table.turn[ATTACKS] > (1 if table.combat[IN_COMBAT] else 0)


@dataclass(frozen=True)
class CountTaken(Counted):
    """Each combat damage that a fighter took in this combat."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        return DamageTaken(self.who).of(table, at)


@dataclass(frozen=True)
class LostWith(Condition):
    """You lost the combat with this fighter."""

    who: Fighters

    def holds(self, table: Table, at: Resolving) -> bool:
        lost = at.side >= 0 and table.combat[WINNER] == 1 - at.side
        return lost and all_stand(active(table, at), self.who.bits(table, at))


@dataclass(frozen=True)
class TakeAndShuffle(Instruction):
    """Look at the top cards of one's deck: some go to the hand, and the rest is shuffled in again."""

    count: Amount
    taken: Amount
    shown: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        deck = table.decks[at.actor]
        if at.left < 0:
            look_at_top(table, at, deck, self.count.of(table, at), self.shown)
            at.amount = min(self.taken.of(table, at), at.left)
        if at.amount > 0:
            return ask_of_top(table, at, deck)
        table.shuffle(deck)
        return at.done(True)

    def answered(self, table: Table, at: Resolving) -> bool:
        player = at.actor
        deck = table.decks[player]
        card = card_of(table, left_of_top(at, deck), table.answer - TAKE)
        deck.remove(card)
        at.left -= 1
        at.amount -= 1
        table.hands[player].append(card)
        table.tell(card, player)
        table.happen(TAKES_CARD, player, at.cited(table), card)
        return False


@dataclass(frozen=True)
class MostHealth(OfFighters):
    """A fighter never has more health than so much."""

    health: Amount


@dataclass(frozen=True)
class StandsInTheWay(OfFighters):
    """Opposing fighters cannot move through somebody, as through nobody: no rule."""


@dataclass(frozen=True)
class CameThisTurn(Condition):
    """A fighter is in another's zone, or adjacent to it, and was not where it started the turn."""

    who: Fighters
    of: Fighters
    zone: bool = True

    def holds(self, table: Table, at: Resolving) -> bool:
        there = table.spaces_of(self.of.bits(table, at) & table.on_board())
        near = table.zone_spaces(there) if self.zone else table.adjacent_spaces(there)
        who = self.who.bits(table, at) & table.on_board()
        for fighter in range(len(table.space)):
            if not who >> fighter & 1:
                continue
            began: int = table.began[fighter]
            if not near >> table.space[fighter] & 1 or (began >= 0 and near >> began & 1):
                return False
        return who != 0


@dataclass(frozen=True)
class IfSo(Condition):
    """What was asked just before is so after all, or is not: "If she is, …" after "If NAME is not there, …"."""

    who: Spoken
    never: bool = False


@dataclass(frozen=True)
class ZoneAwayFrom(Spaces):
    """In a fighter's zone, and not adjacent to any fighter of a kind."""

    of: Fighters | None  # None for the one that is being placed
    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        zone: Spaces = OwnZone() if self.of is None else SpaceInZone(self.of)
        return zone.bits(table, at) & SpaceAwayFrom(self.group).bits(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    enter_combat(grammar)
    enter_cards(grammar)
    enter_lines(grammar)
    enter_moves(grammar)
    enter_attacks(grammar)
    enter_forms(grammar)
    enter_conditions(grammar)


def enter_cards(grammar: Grammar) -> None:
    kept = "add|put|take|choose|keep {taken} [of them] [and] [add|put] [it|them] to|into|in you 's hand"
    rest = "shuffle the rest|others|other [back] into you|the 's deck"
    for shown, look in ((False, "look at"), (True, "reveal")):
        top = f"{look} the top {{count}} cards of you 's deck"
        grammar.phrase(TakeAndShuffle, *(f"{top} {one} {kept} {other} {rest}" for one in (".", "and", ",") for other in
                       (".", "and", ", and", ", then")), shown=shown)  # fmt: skip


def enter_reach(grammar: Grammar) -> None:
    any_one = "[any|a|one] [opposing|enemy] [other] fighter+s"
    far = f"{any_one} [that_is|that_are] within|up_to {{steps}} space+s [away] [of|from] [they|him|her|it]"
    grammar.phrase(
        LongReach, f"{{who:simple}} 's [melee] attacks may|can target|be_made_against {far}",
        f"when|whenever {{who}} attacks~attack , they|he|she|it may|can target|attack {far}",
        "treat [opposing|all|other] fighters within {steps} spaces of {who} as [being|if_they_were] adjacent [to_him|"
        "to_her|to_it|to_them] when|while he|she|it|they attacks|attack",
        "{who} is~are [considered|treated_as] adjacent to [opposing|all|other] fighters within {steps} spaces "
        "when|while attacking", "{who} is~are [considered|treated_as] adjacent to [opposing|all|other] fighters within "
        "{steps} spaces [of_him|of_her|of_it|of_them] for the purpose|purposes of attacking", printed=False,
    )  # fmt: skip


def enter_lines(grammar: Grammar) -> None:
    enter_reach(grammar)
    grammar.phrase(MoveIs, "{who} does~do not|never move when you maneuver", "{who} does~do not move "
                   "during|on|as_part_of a_maneuver|maneuvers|you_'s_maneuvers", value=Number(0),
                   printed=False)  # fmt: skip
    grammar.phrase(MovePlus, "for each {per:counted} , add <+> {amount} to {who:simple} 's move value",
                   "for each {per:counted} , {who:simple} 's move value is|gets + {amount}", printed=False)  # fmt: skip
    most = "go above|exceed|be_more_than|be_higher_than|be_raised_above"
    grammar.phrase(MostHealth, f"{{who:simple}} 's health cannot|can_never|may_never|may_not {most} {{health}}",
                   "{who} cannot|can_never have more than {health} health",
                   "{who:simple} 's maximum health is {health}", "{who} has~have a maximum of {health} health",
                   "{who} has~have a maximum health of {health}")  # fmt: skip
    grammar.phrase(StandsInTheWay, "opposing|enemy fighters cannot|may_not move through {who}",
                   "opposing|enemy fighters cannot|may_not move through spaces containing|with|occupied_by {who}",
                   "{who} blocks~block opposing|enemy fighters|movement")  # fmt: skip


def enter_combat(grammar: Grammar) -> None:
    grammar.phrase(
        CancelBoth, "cancel {when} on both cards", "{when} on both cards are canceled|cancelled",
        "cancel {when} on both players '|'s cards",
        "ignore {when} on both cards",
    )  # fmt: skip
    grammar.phrase(CancelBoth, "both players '|'s cards have they 's effects canceled|cancelled",
                   "both cards have they 's effects canceled|cancelled", "both cards have no effect+s",
                   "both players '|'s cards have no effect+s", when=When.ALL, printed=False)  # fmt: skip
    combat = "[this combat|attack] [in|during|from this combat|attack]"
    halved = (
        f"{{who}} takes~take half [the|of_the] [combat] damage {combat}",
        f"halve the [combat] damage {{who}} takes~take {combat}",
        f"halve the [combat] damage [dealt] to {{who}} {combat}",
        f"the [combat] damage {{who}} takes~take {combat} is halved",
        f"reduce the [combat] damage {{who}} takes~take|would_take {combat} by half",
        f"reduce the|all [combat] damage [dealt] to {{who}} {combat} by half",
        f"the [combat] damage [dealt] to {{who}} {combat} is halved|reduced_by_half",
    )  # fmt: skip
    for rounded, down in (("[, rounded|rounding up]", False), (", rounded|rounding down", True)):
        grammar.phrase(HalfDamage, *(f"{way} {rounded}" for way in halved), down=down)
        grammar.phrase(HalfDamage, *(f"{way} {rounded}" for way in (
            f"halve the [combat] damage you take {combat}", f"you take half [the] [combat] damage {combat}",
            f"reduce the [combat] damage you take|would_take {combat} by half",
            f"halve the [combat] damage [dealt] {combat}", f"reduce the [combat] damage [dealt] {combat} by half",
        )), down=down, printed=False)  # fmt: skip
    barred = "cannot|may_not|can't|can_not"
    grammar.phrase(CannotBoost, f"the defender|attacker 's card|attack|defense {barred} be boosted {combat}",
                   f"the defender|attacker {barred} boost [they 's card|attack|defense] {combat}",
                   printed=False)  # fmt: skip
    grammar.phrase(
        LimitDamage, f"prevent all but {{most}} [of] [the] [combat] damage {{who}} would take|takes|take {combat}",
        f"prevent all but {{most}} [of] [the] [combat] damage [that_would_be] dealt to {{who}} {combat}",
        f"{{who}} {barred} be dealt more than {{most}} [combat] damage {combat}", printed=False,
    )  # fmt: skip
    time = "[by|from|in|during] this|the turn|combat|attack"
    grammar.phrase(
        FloorHealth, f"{{who:simple}} 's health {barred} be reduced below 1 {time}",
        f"{{who}} {barred} be reduced below|to_less_than 1 health {time}",
        f"{{who:simple}} 's health {barred} go|drop|fall below 1 {time}", f"{{who}} {barred} be defeated {time}",
        f"{{who:simple}} 's health {barred} be reduced to less than 1 {time}", printed=False,
    )  # fmt: skip
    lost = "the [amount_of] health {who:simple} lost [in|during|from this|the combat|attack]"
    grammar.phrase(DamageTaken, lost, printed=False)
    grammar.phrase(RecoverHealth, "{who} recovers~recover all [of] {amount}", printed=False)
    struck = "took|takes [in|during|from this|the combat|attack]"
    grammar.phrase(CountTaken, f"[combat] damage {{who:simple}} {struck}")
    grammar.phrase(CountTaken, f"[combat] damage you {struck}", who=YourFighter(), printed=False)
    grammar.phrase(
        RecoverHealth, "{who} heals~heal {amount} [health|damage]", "heal {who} for|by {amount}", printed=False
    )
    grammar.phrase(RecoverHealth, "heal {amount} [health|damage]", who=Oneself(), printed=False)
    grammar.phrase(DealDamage, "{to} also takes~take {amount} damage", "{to} each take {amount} damage",
                   "{to} is~are dealt {amount} damage", printed=False)  # fmt: skip
    grammar.phrase(PutThatUnder, "put(s)|place(s)|return(s) that_card|it|the_card on|to the bottom [of you|they"
    " 's deck]",
                   printed=False)  # fmt: skip
    grammar.phrase(DiscardHand, "discard(s) you|they 's entire|whole hand",
    "discard(s) all of the cards in you|they 's hand",
                   "discard(s) all [of] you|they 's cards", printed=False)  # fmt: skip


def enter_moves(grammar: Grammar) -> None:
    far = "move [each] up to {steps} space+s [each]"
    grammar.phrase(MoveFighters, f"{{who}} may|can {far}", f"{{who}} may|can {far} [in_any_direction]", may=True,
                   printed=False)  # fmt: skip
    grammar.phrase(
        HoldFighters, "{who} cannot|may_not|can't be moved [or placed] this turn",
        "{who} cannot|may_not|can't be moved [or placed] for the rest of the|this turn",
        "{who} cannot|may_not|can't move or be moved this turn", printed=False,
    )  # fmt: skip
    grammar.phrase(NoTarget, "{who} cannot|can't|may_not|do_not|don't|does_not|may_never|can_never attack",
    group=Group(),
                   printed=False)  # fmt: skip
    through = "through [spaces containing|with|occupied_by] [other|any|all] [opposing|enemy] fighters"
    grammar.phrase(
        MovesThrough, f"when|whenever|while you maneuver , {{who}} may|can move {through}",
        f"{{who}} may|can move {through} when|whenever|while|as_part_of you maneuver|a_maneuver",
        f"when|whenever|while {{who}} moves~move as|for|during part_of|a a|maneuver [maneuver] , they|it|he|she"
        f" may|can "
        f"move {through}", maneuver=True, printed=False,
    )  # fmt: skip
    two = "two|2|any_two|any_2 [of] [the] {group}"
    for said in (f"choose {two} . they swap spaces|places|positions", f"{two} swap spaces|places|positions",
                 f"swap|exchange the spaces|positions|places of {two}", f"swap {two}",
                 f"swap {two} 's spaces|positions",
                 f"choose {two} and swap they [positions|'s_positions|'s_spaces]",
                 f"choose {two} . swap they 's spaces|positions|places"):  # fmt: skip
        grammar.phrase(PairSwaps, said)
    grammar.phrase(PlaceFighters, "{who} may move|be_placed to|into|in {where}", stay=True, printed=False)
    some = "a|any|an|one [empty|other] space"
    grammar.phrase(
        ZoneAwayFrom, f"{some} in {{of:simple}} 's zone that is not adjacent to a|an|any {{group}}",
        f"{some} in {{of:simple}} 's zone [that_is] not adjacent to a|an|any {{group}}",
        f"{some} in {{of:simple}} 's zone that isn't adjacent to a|an|any {{group}}",
    )  # fmt: skip


def enter_attacks(grammar: Grammar) -> None:
    whoever = "a_friendly_fighter_attacks|one_of_you_'s_fighters_attacks|any_of_you_'s_fighters_attack"
    grammar.phrase(StrongerNext, f"the next time {whoever} this turn , add [+] {{amount}} to [the value of] "
                   "that_attack|they_'s_attack|they_'s_attack_card|they_'s_card", printed=False)  # fmt: skip
    free = "without spending|using|taking an action"
    grammar.phrase(
        AttackAgain, f"{{who}} may make an attack [{free}]", f"make an attack with {{who}} [{free}]",
        f"{{who}} may [immediately] attack again|immediately [{free}]", "{who} attacks~attack again",
        f"attack with {{who}} [again] {free}", "{who} attacks~attack a second time", printed=False,
    )  # fmt: skip
    use = "use|spend it|that_action|this_action"
    for who in ("with {who}", "using {who}"):
        grammar.phrase(
            MustAttack, f"you may|can|must only {use} to attack {who}", f"you may|can|must {use} only to attack {who}",
            f"it|that_action|this_action may|can|must only be used|spent to attack {who}",
            f"{use} to attack {who}", f"it|that_action|this_action may|can be used|spent only to attack {who}",
            printed=False,
        )  # fmt: skip


def enter_forms(grammar: Grammar) -> None:
    grammar.phrase(BecomeForm, "choose one : {forms:or2}", "choose : {forms:or2}", "choose one of {forms:or2}",
                   "choose either {forms:or2}", "choose one , {forms:or2}", printed=False)  # fmt: skip
    grammar.phrase(WhenThis, "after {who} is~are attacked", "after {who} was~were attacked", "after you are attacked",
                   moment=Moment.AFTER_DEFENSE, printed=False)  # fmt: skip
    grammar.phrase(WhenThis, "if|once all [of] [you_'s] {who} are|have_been defeated",
                   "once {who} is~are|has_been~have_been defeated", moment=Moment.DEFEATED, printed=False)  # fmt: skip
    grammar.phrase(StartsAs, "[you] start|begin as {form}", printed=False)
    grammar.phrase(BecomeForm, "{who} returns~return to {forms:or}", "decide(s) whether {who} is~are {forms:or2}",
                   "decide(s) to be {forms:or2}", printed=False)  # fmt: skip
    grammar.phrase(NextForm, "switch(es)", "transform(s)", "flip(s)", printed=False)
    grammar.phrase(Indicator, "it remains|stays active until [the_start_of] you 's next turn", printed=False)
    grammar.phrase(LeaveForm, "{who} is~are no longer {form}", "{who} stops~stop being {form}",
                   "you are no longer {form}", printed=False)  # fmt: skip
    grammar.phrase(IfSo, "{who} is~are", "{who} does~do|did|has~have")
    grammar.phrase(IfSo, "{who} is~are not", "{who} isn't~aren't", "{who} does~do|did|has~have not", never=True)


def enter_conditions(grammar: Grammar) -> None:
    grammar.phrase(LostWith, "{who} lost|loses the|this combat", "{who} did_not|didn't win the|this combat")
    grammar.phrase(IsDefending, "{who} is~are|was~were the defender", printed=False)
    grammar.phrase(IsAttacking, "{who} is~are|was~were the attacker", printed=False)
    grammar.phrase(NumberIs, "{what} was|were {compared} {value}", printed=False)
    for compared, tail in ((Compared.AT_LEAST, "or more|higher|greater"), (Compared.AT_MOST, "or less|lower|fewer")):
        grammar.phrase(NumberIs, f"{{what}} was|were {{value}} {tail}", compared=compared, printed=False)
        grammar.phrase(NumberIs, f"{{what}} is|are {{value}} {tail}", compared=compared, printed=False)
    grammar.phrase(NumberIs, "{what} was {value}", compared=Compared.EQUAL, printed=False)
    grammar.phrase(
        HurtMuch, "you won [the|this combat] by exactly {value} [damage]", "you dealt exactly {value} [combat] damage",
        who=OpposingFighter(), compared=Compared.EQUAL, printed=False,
    )  # fmt: skip
    grammar.phrase(SoManyStand, "both [of] [the|you_'s] {group} are {spot}", compared=Compared.AT_LEAST,
                   value=Number(2), printed=False)  # fmt: skip
    grammar.phrase(YouAttackedBefore, "you [have] already attacked this turn", "you [have] attacked before this turn",
                   "you have attacked earlier this turn",
                   "this is not you 's first attack [this|of_the turn]")  # fmt: skip
    grammar.phrase(CameThisTurn, "{who} moved into|to|in {of:simple} 's zone this turn",
                   "{who} [has] entered {of:simple} 's zone this turn",
                   "{who} has~have moved into|to {of:simple} 's zone this turn")  # fmt: skip
    grammar.phrase(CameThisTurn, "{who} [has~have] moved adjacent to {of:simple} this turn", zone=False)
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
    for card, words in ((PrintedValueOf, "printed value"), (ValueOf, "value")):
        for than, which in ((Compared.LESS, "lower|lowest"), (Compared.MORE, "higher|highest")):
            grammar.phrase(
                NumberIs, f"you 's|this card has the {which} {words}", f"the card you played has the {which} {words}",
                f"the card you played has a {which} {words} than you 's opponent 's [card]",
                f"you 's card 's {words} is {which} [than you 's opponent 's [card]]",
                what=card(WhichCard.THIS), value=card(WhichCard.THEIRS), compared=than, printed=False,
            )  # fmt: skip
