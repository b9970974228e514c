"""What a hero's special ability says: when it applies, or what it always does."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted, Counter, Family, Thing
from mulligan.games.unmatched.vocabulary.nouns.fighters import EachOfThem, Fighters, Group, YourFighter
from mulligan.games.unmatched.vocabulary.special.occasions import WhenThis
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.core.players import You
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityLine(Node):
    """One sentence of a special ability that is no instruction by itself."""


@dataclass(frozen=True)
class OfFighters(AbilityLine):
    """What always holds for certain fighters."""

    who: Fighters


@dataclass(frozen=True)
class OfCounters(OfFighters):
    """How many counters of a name there are, and when."""

    count: Amount
    name: Counter


@dataclass(frozen=True)
class Triggered(AbilityLine):
    """At a moment, this is done."""

    when: WhenThis
    acts: tuple[Instruction, ...] = ()


@dataclass(frozen=True)
class AtEach(AbilityLine):
    """At each of several moments, the same is done."""

    lines: tuple[Triggered, ...]


@dataclass(frozen=True)
class OnlyOnce(AbilityLine):
    """What stands before it is done once, in a turn or in the game."""

    ever: bool


@dataclass(frozen=True)
class Guarded(AbilityLine):
    """A line that holds only while a condition does."""

    condition: Condition
    line: AbilityLine


@dataclass(frozen=True)
class MoveIs(AbilityLine):
    """Another move value."""

    value: Amount
    who: Fighters | None = None


@dataclass(frozen=True)
class MovePlus(AbilityLine):
    """A higher move value."""

    amount: Amount
    per: Counted | None = None
    who: Fighters | None = None


@dataclass(frozen=True)
class BoostPlus(AbilityLine):
    """BOOST values are higher."""

    amount: Amount


@dataclass(frozen=True)
class NoActions(AbilityLine):
    """Opponents gain no actions."""


@dataclass(frozen=True)
class EffectsDoNotHurt(OfFighters):
    """A fighter takes combat damage alone."""


@dataclass(frozen=True)
class StartsOff(OfFighters):
    """Fighters do not start on the battlefield."""


@dataclass(frozen=True)
class LeavesAtEnd(AbilityLine):
    """An ongoing card is discarded at the end of the turn, or at the start of the next, where a condition holds."""

    condition: Condition | None = None
    start: bool = False


@dataclass(frozen=True)
class NeverCancelled(AbilityLine):
    """Effects on these fighters' cards cannot be cancelled."""

    whose: Fighters


@dataclass(frozen=True)
class BoostFromSuit(AbilityLine):
    """Stored cards can be used to boost, and for nothing else."""


@dataclass(frozen=True)
class StartsInHand(AbilityLine):
    """A card is in hand from the start."""

    card: Family


@dataclass(frozen=True)
class FirstHand(AbilityLine):
    """How the starting hand is drawn."""


@dataclass(frozen=True)
class ValueBonus(AbilityLine):
    """A fighter's cards are worth more, always or where a condition holds."""

    who: Fighters
    amount: Amount
    attacks: bool = True
    defenses: bool = True
    condition: Condition | None = None
    per: Counted | None = None
    group: Group | None = None  # fighters of a kind, where they are not named


@dataclass(frozen=True)
class LessDamage(OfFighters):
    """A fighter takes less combat damage."""

    amount: Amount


@dataclass(frozen=True)
class MovesThrough(OfFighters):
    """A fighter may move through opposing fighters, or through sidekicks alone; in a maneuver alone, perhaps."""

    past: bool = False
    maneuver: bool = False


@dataclass(frozen=True)
class NotInTheWay(OfFighters):
    """Opposing fighters may move through these."""


@dataclass(frozen=True)
class MarkerWays(OfFighters):
    """For a fighter, spaces with markers are as if adjacent when it moves."""

    marker: Thing


@dataclass(frozen=True)
class LongReach(OfFighters):
    """A fighter attacks from further away."""

    steps: Amount


@dataclass(frozen=True)
class LargeFighter(OfFighters):
    """A large fighter attacks from two spaces away (Ruling 30)."""


@dataclass(frozen=True)
class MoveBonus(AbilityLine):
    """Fighters move further on a maneuver."""

    amount: Amount
    per: Counted


@dataclass(frozen=True)
class StartingCounters(OfCounters):
    """Counters at the start."""


@dataclass(frozen=True)
class MostCounters(OfCounters):
    """No more counters than this."""


@dataclass(frozen=True)
class TellsValue(OfFighters):
    """The attacker says the printed value before a defense card is played."""


@dataclass(frozen=True)
class SharesDamage(OfFighters):
    """Others may take damage for a fighter: as much of it as they have health."""

    group: Group


@dataclass(frozen=True)
class HiddenBoost(OfFighters):
    """A fighter's attacks may be boosted face down, along with the card; lost where an effect on that is cancelled."""


@dataclass(frozen=True)
class HiddenBoostLost(AbilityLine):
    """The other half of that."""


@dataclass(frozen=True)
class Escapes(OfFighters):
    """In a maneuver that is boosted, a fighter may be placed anywhere instead of moving."""


@dataclass(frozen=True)
class KeepsHand(AbilityLine):
    """Effects that would have one discard cards may be ignored."""


@dataclass(frozen=True)
class GadgetRule(OfFighters):
    """The effects under headings are those of what is active, when this fighter attacks."""


@dataclass(frozen=True)
class HandSize(AbilityLine):
    """Another number of cards in the starting hand, or that may be kept at the end of the turn, or both."""

    size: Amount
    starting: bool = True
    maximum: bool = True


ALL_YOURS = EachOfThem(Group(of=You()))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for special abilities."""
    grammar.phrase(
        NeverCancelled, "effects on {whose:simple} 's cards cannot be canceled|cancelled [by an opponent]",
        "effects on {whose} cards cannot be canceled|cancelled [by an opponent]",
    )  # fmt: skip
    grammar.phrase(BoostFromSuit, "cards stored in you 's vibranium suit can only be used to boost")
    grammar.phrase(StartsInHand, "before drawing you 's starting hand , add {card} [card] to you 's hand")
    grammar.phrase(FirstHand, "then , shuffle you 's deck and draw 5 cards")
    grammar.phrase(
        ValueBonus, "add <+> {amount} to the value of {who:simple} 's attacks [if {condition}]",
        "{who} adds~add <+> {amount} to the value of they 's attack cards for each {per:counted}",
        "{who} adds~add <+> {amount} to the value of they 's attack cards",
        "{who} adds~add <+> {amount} to the value of they 's attacks",
        "add <+> {amount} to the value of {who:simple} 's attack cards",
        "if|while {condition} , add <+> {amount} to the value of {who:simple} 's attacks",
        "if|while {condition} , {who} adds~add <+> {amount} to the value of they 's attacks|attack_cards",
        "{who:simple} 's attacks get + {amount} for each {per:counted}",
        "add <+> {amount} to the value of {who:simple} 's attacks for each {per:counted}",
        defenses=False, rather_than=ValueBonus,
    )  # fmt: skip
    grammar.phrase(
        ValueBonus, "add <+> {amount} to the value of {who:simple} 's defense cards",
        "{who} adds~add <+> {amount} to all they 's defense values",
        "{who} adds~add <+> {amount} to the value of they 's defense cards",
        "if|while {condition} , {who} adds~add <+> {amount} to the value of they 's defense cards",
        "if|while {condition} , add <+> {amount} to the value of {who:simple} 's defense cards", attacks=False,
        rather_than=ValueBonus,
    )  # fmt: skip
    grammar.phrase(LessDamage, "{who} takes~take {amount} less [combat] damage from attacks",
                   "{who} takes~take {amount} less combat damage")  # fmt: skip
    grammar.phrase(MovesThrough, "{who} may|can move through spaces containing opposing fighters",
                   "{who} may|can move through [friendly and] opposing fighters",
                   "{who} may|can move through [spaces containing] any|all|other [other] fighters")  # fmt: skip
    grammar.phrase(MovesThrough, "you|you_'s_fighters may|can move through [spaces containing] opposing fighters",
                   who=ALL_YOURS, printed=False)  # fmt: skip
    grammar.phrase(MovesThrough, "{who} may|can move through [opposing] sidekicks",
                   "{who} may|can move through spaces containing [opposing] sidekicks", past=True)  # fmt: skip
    grammar.phrase(LongReach, "{who} can|may attack a|an|any|one [opposing] fighter|target up to {steps} spaces away",
                   "{who} can|may attack a|an|any|one [opposing] fighter|target that is up to {steps} spaces away",
                   printed=False)  # fmt: skip
    grammar.phrase(LongReach, "{who} can|may attack [opposing] [fighters|targets] [from] up to {steps} spaces away",
                   "{who} can|may attack [opposing] [fighters|targets|opponents] [that|who] [are] [from] [up to] "
                   "{steps} spaces away [as_if|as_though] [they] [were] [adjacent]",
                   "{who} can|may attack [opposing] [fighters|targets] within {steps} spaces",
                   "{who} can|may attack [opposing] [fighters|targets] that are up to {steps} spaces away",
                   "{who} can|may attack [fighters|targets] [from] up to {steps} spaces away as if they were "
                   "adjacent")  # fmt: skip
    grammar.phrase(
        NotInTheWay, "{who} does~do not|doesn't|don't block [opposing] [fighter+s] ['s] movement",
        "{who} does~do not block movement",
        "other|opposing fighters may|can move through [spaces containing|with|occupied_by] {who}",
        "{who} does~do not block the movement of opposing fighters",
    )  # fmt: skip
    every = "any|one|a {marker} [space] to any|another [other] {marker} [space]"
    joined = "as if|though they|they_'re were|are|adjacent [adjacent] [to each other]"
    grammar.phrase(
        MarkerWays, f"{{who}} may|can move from {every} {joined}",
        f"{{who}} may|can move between [any] [two] {{marker}} [spaces] {joined}",
        f"{{who}} may|can move between [any] [two] spaces with|containing {{marker}} {joined}",
        "spaces with {marker} are [considered] adjacent [to each other] for {who}",
        f"{{who}} may|can move from a space with {every} {joined}",
        f"{{who}} may|can move from a space with a|an {{marker}} to any|another [other] space with a|an {{marker}} "
        f"{joined}",
    )  # fmt: skip
    grammar.phrase(LargeFighter, "{who} is~are [a] large fighter+s", "{who} is~are large")
    grammar.phrase(
        MoveBonus, "when you maneuver , you may move you 's fighters + {amount} space for each {per:counted}"
    )
    grammar.phrase(StartingCounters, "{who} starts~start|begins~begin [the game] with {count} {name}")
    grammar.phrase(StartingCounters, "[you] start the game with {count} {name} [charged]",
                   "[you] start|begin with {count} {name}",
                   "[you] begin the game with {count} {name}", who=YourFighter(), printed=False)  # fmt: skip
    grammar.phrase(StartingCounters, "{who} has~have {count} {name}", printed=False)
    grammar.phrase(MostCounters, "{who} has~have a maximum of {count} {name}")
    grammar.phrase(MostCounters, "you have a maximum of {count} {name}", "you can|may have up to {count} {name}",
                   "you can|may have at most {count} {name}", "you can|may have no more than {count} {name}",
                   "you cannot have more than {count} {name}", "you may never have more than {count} {name}",
                   who=YourFighter(), printed=False)  # fmt: skip
    grammar.phrase(
        TellsValue,
        "when an opponent attacks {who} , before you play a defense card , "
        "they must tell you the printed value of they 's card",
    )
    any_of = "any amount|of|amount_of [of] that|the damage to one_or_more|any|one|any_of|a [of] {group} [instead]"
    grammar.phrase(
        SharesDamage, f"if|when|whenever {{who}} would take damage , you may assign {any_of}",
        f"if|when|whenever {{who}} would be dealt damage , you may assign {any_of}",
        f"if|when|whenever {{who}} would take damage , you may deal {any_of}",
        "if|when|whenever {who} would take damage , you may have {group} take any amount of it|that_damage instead",
    )  # fmt: skip
    grammar.phrase(
        HiddenBoost, "when|whenever {who} attacks~attack , you may boost that|the attack . play the boost card , "
        "face down|facedown , along with you 's attack card",
    )  # fmt: skip
    grammar.phrase(
        HiddenBoostLost, "if you 's opponent cancels the effects on you 's attack card , the boost is discarded "
        "without effect",
    )  # fmt: skip
    boosted = "when|whenever|if you take|takes the|a maneuver action and boost"
    grammar.phrase(
        Escapes, f"{boosted} , you may place {{who}} in any space instead of moving",
        "when|whenever|if you boost a maneuver , you may place {who} in any space instead of moving [them|it]",
        f"{boosted} , {{who}} may be placed in any space instead of moving",
    )  # fmt: skip
    grammar.phrase(
        KeepsHand, "if|when|whenever an effect would cause|make|force you to discard a|one|any card+s from you 's hand "
        ", you may ignore it|that|that_effect",
        "if|when|whenever an effect would cause|make|force you to discard a|one|any card+s , you may ignore "
        "it|that|that_effect",
        "you may ignore effects that would cause|make|force you to discard cards [from you 's hand]",
    )  # fmt: skip
    grammar.phrase(GadgetRule, "when|whenever {who} attacks~attack , resolve the active gadget|weapon|item 's effect+s",
                   "when|whenever {who} attacks~attack , resolve the effect of the|you_'s active gadget|weapon|item",
                   )  # fmt: skip
    grammar.phrase(HandSize, "you 's maximum hand size is {size}", "you 's hand limit is {size}",
                   "you may have up to {size} cards in [you 's] hand", starting=False)  # fmt: skip
    grammar.phrase(
        HandSize,
        "you 's starting hand is {size} [cards]",
        "you start [the game] with {size} cards in hand",
        maximum=False,
    )
    grammar.phrase(HandSize, "you 's starting and maximum hand size is {size}")
    for ever, span in ((False, "per|each|a|every turn"), (True, "per|each|a game")):
        grammar.phrase(OnlyOnce, f"you may|can do this only once {span}", f"you may|can only do this once {span}",
                       f"use this [ability] only once {span}",
                       f"this [ability] can|may [only] be used [only] once {span}",
                       f"this can|may only happen|be_done once {span}", f"[limit] once {span}", ever=ever)  # fmt: skip
    enter_statics(grammar)
    enter_bonuses(grammar)
    enter_ways(grammar)


CARDS = (
    ("attacks|attack|attack_cards|attack_card|attack_values", True, False),
    ("defenses|defense|defense_cards|defense_card|defense_values", False, True),
    (
        "cards|combat_cards|combat_values|all_combat_values|attack_and_defense_cards|attacks_and_defenses|attack_or_defense_cards",
        True,
        True,
    ),
)
SHAPES = (
    "add <+> {amount} to the value of all|each [of] {who:simple} 's CARDS",
    "add <+> {amount} to {who:simple} 's CARDS",
    "{who:simple} 's CARDS gain|gains + {amount} [value]",
    "{who} gets~get|has~have|gains~gain + {amount} to [the_value_of] [all|all_of] they|it 's [own] CARDS",
    "{who:simple} 's CARDS are|is increased by [+] {amount}",
    "{who:simple} 's CARDS are|is worth {amount} more",
    "{who} adds~add <+> {amount} to the value of [all] [of] they|it 's [own] CARDS",
    "add <+> {amount} to the value of {who:simple} 's CARDS",
    "increase the value of {who:simple} 's CARDS by [+] {amount}",
    "{who:simple} 's CARDS are|is|get|gets|have|has + {amount} [value]",
    "{group} adds~add <+> {amount} to the value of they|it 's [own] CARDS",
    "{group} have|has|get|gets|gain|gains + {amount} to [the value of] [all] [of] they|it 's [own] CARDS",
    "{group} have|has|get|gets|gain|gains + {amount} [value] on they|it 's [own] CARDS",
    "{who} has~have|gets~get|gains~gain + {amount} to [the value of] [all] [of] they|it 's [own] CARDS",
    "{who} has~have|gets~get|gains~gain + {amount} to [all] CARDS",
    "add <+> {amount} to the value of CARDS of|by {group}",
    "add <+> {amount} to the value of {group} 's CARDS",
)
OWN_SHAPES = (
    "add <+> {amount} to the value of [all] [of] you 's CARDS",
    "you 's CARDS are|is|get|gets|gain|gains|have|has + {amount} [value]",
    "increase the value of [all] [of] you 's CARDS by [+] {amount}",
)


def enter_bonuses(grammar: Grammar) -> None:
    """Every way to say that cards are worth more, of attacks and defenses, always, while something is so, for each."""
    for cards, attacks, defenses in CARDS:
        for shape in SHAPES:
            way = shape.replace("CARDS", cards)
            ways = [way, f"{way} for each {{per:counted}}", f"{way} if|while|when {{condition}}",
                    f"if|while|when {{condition}} , {way}",
                    f"if|while|when {{condition}} , {way} for each {{per:counted}}"]  # fmt: skip
            if "{group}" in way:
                grammar.phrase(ValueBonus, *ways, attacks=attacks, defenses=defenses, who=YourFighter(), printed=False)
            else:
                grammar.phrase(ValueBonus, *ways, attacks=attacks, defenses=defenses, printed=False,
                               rather_than=ValueBonus)  # fmt: skip

    for cards, attacks, defenses in CARDS:
        for shape in OWN_SHAPES:
            way = shape.replace("CARDS", cards)
            grammar.phrase(
                ValueBonus, way, f"{way} for each {{per:counted}}", f"{way} if|while|when {{condition}}",
                f"if|while|when {{condition}} , {way}", f"if|while|when {{condition}} , {way} for each {{per:counted}}",
                who=ALL_YOURS, attacks=attacks, defenses=defenses,
                printed=False,
            )  # fmt: skip


def enter_statics(grammar: Grammar) -> None:
    grammar.phrase(MoveIs, "increase {who:simple} 's move value to {value}", "increase you 's move value to {value}",
                   printed=False)  # fmt: skip
    grammar.phrase(MoveIs, "{who:simple} 's move value is [now] {value}", "you 's move value is [now] {value}")
    grammar.phrase(
        MovePlus, "{who:simple} 's move value is + {amount}", "you 's move value is + {amount}",
        "add <+> {amount} to you 's move value [for each {per:counted}]", "you 's move value is increased by {amount}",
        "{who} adds~add <+> {amount} to they 's move value", "add <+> {amount} to {who:simple} 's move value",
        "you 's fighters have|get|gain + {amount} move [value]",
        "you 's fighters have|get|gain + {amount} to they 's move [value]",
    )  # fmt: skip
    grammar.phrase(BoostPlus, "you 's boost values are + {amount}", "add <+> {amount} to you 's boost values")
    grammar.phrase(NoActions, "you 's opponent+s cannot|can't gain actions", "opponents cannot|can't gain actions")
    grammar.phrase(EffectsDoNotHurt, "{who} does~do not take damage from effects other than combat damage",
                   "{who} only takes~take combat damage",
                   "{who} cannot take damage from effects other than combat damage")  # fmt: skip
    grammar.phrase(StartsOff, "{who} does~do not|don't|doesn't start [the game] on the board|battlefield",
                   "you 's {who} does~do not|don't|doesn't start|begin [the game] on the board|battlefield",
                   "{who} starts~start [the game] off the board|battlefield")  # fmt: skip
    grammar.phrase(LeavesAtEnd, "discard this card at the end of you 's turn [if {condition}]",
                   "at the end of you 's turn , discard this card")  # fmt: skip
    grammar.phrase(LeavesAtEnd, "discard this card at the start of you 's next turn [if {condition}]",
                   "at the start of you 's next turn , discard this card", start=True)  # fmt: skip


def enter_ways(grammar: Grammar) -> None:
    here = "any|one|a|an [space] [with|containing|that_has] [a|an|any|one] {marker} [space]"
    there = ("any|another|a|an|each [other] [space] [with|containing|that_has] [a|an|any|one] {marker} [space]",
             "any|another|each [other] [one|space|such_space|of_them]")  # fmt: skip
    near = "as_if|as_though [they|those|these] [spaces] were|are adjacent [to each other]"
    for goes in ("{who} may|can move", "you may|can move {who}"):
        grammar.phrase(MarkerWays, *(f"{goes} from {here} [directly] to {other} {near}" for other in there),
                       f"{goes} between [any|two] [of] [the|you_'s] {{marker}} {near}",
                       f"{goes} between [any|two|all] spaces with|containing [a|any] {{marker}} {near}",
                       printed=False)  # fmt: skip
    lying = "[all|any] spaces with|containing [a|any] {marker}"
    grammar.phrase(
        MarkerWays, f"for {{who}} , {lying} are [considered|treated_as] adjacent [to each other]",
        f"{{who}} may|can treat {lying} as [if|though] [they] [were] adjacent [to each other] "
        "[when|while] [moving|he_moves|she_moves|it_moves|they_move]",
        f"{{who}} treats~treat {lying} as adjacent [to each other] [when|while] [moving]",
        f"{lying} are [considered] adjacent [to each other] for {{who}} ['s] [movement]",
        f"{lying} are [considered] adjacent [to each other] for the purpose|purposes of {{who}} 's movement",
        printed=False,
    )  # fmt: skip
