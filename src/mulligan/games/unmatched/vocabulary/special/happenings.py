"""Further moments of special abilities: what players do with cards, markers and boosts, and where fighters come to."""

from __future__ import annotations

from parsy import Result

from mulligan.games.unmatched.vocabulary.acts.moving import PlaceFighters
from mulligan.games.unmatched.vocabulary.asking.conditions import Stands, StandsIn
from mulligan.games.unmatched.vocabulary.asking.memory import YouAttacked
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    HeroOf,
    InPart,
    OnBoard,
    OutOfZone,
    Spaces,
    Spoken,
    Spot,
    YourFighter,
)
from mulligan.games.unmatched.vocabulary.nouns.players import OwnersOf
from mulligan.games.unmatched.vocabulary.special.abilities import BoostPlus
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis, each_time, enter_once
from mulligan.language.core.amounts import Number
from mulligan.language.grammar import Grammar
from mulligan.language.words import Words

WHEN = ("when", "whenever", "after")


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_there(grammar)
    boosts = {
        Moment.BOOST: "boost a|any card", Moment.BOOSTS_MANEUVER: "boost a|you_'s|the maneuver|move|movement",
        Moment.BOOSTS_ATTACK: "boost an|you_'s|any attack [card]",
        Moment.BOOSTS_DEFENSE: "boost a|you_'s|any defense [card]",
    }  # fmt: skip
    said: dict[Moment, tuple[str, ...]] = {
        **{moment: tuple(f"{when} you {way}" for when in WHEN) for moment, way in boosts.items()},
        Moment.FOE_MANEUVERED: ("after an|you_'s opponent maneuvers|takes_a_maneuver_action",
                                "after an|you_'s opponent 's maneuver [action]"),
        Moment.DISCARDS: tuple(f"{when} you discard a|one_or_more card+s [from you 's hand]" for when in WHEN),
        Moment.FOE_DISCARDS: tuple(f"{when} an|you_'s opponent discards a|one_or_more card+s [from they 's hand]"
                                   for when in WHEN),
        Moment.MARKER_LAID: tuple(f"{when} you place a|an|one_or_more marker#0" for when in WHEN),
        Moment.MARKER_LIFTED: tuple(f"{when} {way}" for when in WHEN for way in (
            "you remove a|an|one_or_more marker#0 [from the board]",
            "a|an marker#0 is removed [from the board]")),
        Moment.GAINS_COUNTERS: tuple(f"{when} {who} {{counter}}" for when in WHEN for who in ("you gain", "#0 gains")),
        Moment.AFTER_DEFENSE: ("after an|you_'s opponent attacks [you]", "after you are attacked"),
        Moment.END_OF_TURN: ("when you end you 's turn", "when you 's turn ends"),
    }  # fmt: skip
    for moment, ways in said.items():
        grammar.phrase(WhenThis, *each_time(ways), moment=moment)
        enter_once(grammar, ways, moment)
    idle = ("attack on|during you 's turn", "attack this|that turn", "attack with any of you 's fighters this turn")
    grammar.phrase(WhenThis, *(f"if|when you do_not|don't {way}" for way in idle), moment=Moment.END_OF_TURN,
                   asked=YouAttacked(True))  # fmt: skip
    grammar.phrase(OnBoard, "in play", printed=False)
    for attacker, who in ((True, "the attacker|attacking_fighter"), (False, "the defender|defending_fighter")):
        grammar.phrase(HeroOf, f"{who} 's hero", of=OwnersOf(InPart(attacker)), printed=False)
    grammar.phrase(PlaceFighters, "move(s) {who} into {where}", printed=False)
    grammar.phrase(BoostPlus, "you 's cards 's|' boost values are|get|have + {amount}",
                   "add <+> {amount} to the boost value+s of you 's cards", printed=False)  # fmt: skip
    dealt = "deals~deal combat damage to {target}"
    grammar.phrase(WhenThis, *(f"{when} {{who}} {dealt}" for when in (*WHEN, "each time")),
                   moment=Moment.AFTER_ATTACK, least=Number(1))  # fmt: skip


def enter_there(grammar: Grammar) -> None:
    """Where a fighter comes to, or where it attacks or is attacked."""
    spot, spaces = grammar.reader(Spot), grammar.reader(Spaces)

    def read(words: Words, index: int) -> Result:
        found = spot(words, index)
        if found.status:
            return Result.success(found.index, Stands(Spoken(), found.value))
        if index < len(words) and words.words[index].plain in ("in", "on", "into", "onto"):
            where = spaces(words, index + 1)
            if where.status:
                return Result.success(where.index, StandsIn(Spoken(), where.value))
        return found

    def show(value: Stands | StandsIn, plural: bool) -> list[str]:
        if isinstance(value, StandsIn):
            return ["in", *grammar.show(value.where, plural)]
        return grammar.show(value.spot, plural)

    grammar.style("there", read, show)
    grammar.phrase(OutOfZone, "in another|a_different zone", of=YourFighter(), printed=False)
    ends = "ends~end a|its|they_'s|it_'s move|movement|maneuver"
    grammar.phrase(WhenThis, *(f"{when} {{who}} {way} {{asked:there}}" for when in (*WHEN, "if") for way in (
        "moves~move", ends)), moment=Moment.MOVED)  # fmt: skip
    grammar.phrase(WhenThis, *(f"{when} {{who}} attacks~attack [while|when|from] {{asked:there}}" for when in WHEN[:2]),
                   moment=Moment.ATTACKS)  # fmt: skip
    grammar.phrase(WhenThis, "after {who} attacks~attack while|when|from {asked:there}", moment=Moment.AFTER_ATTACK)
    grammar.phrase(WhenThis, *(f"{when} {{who}} defends~defend [while|when] {{asked:there}}" for when in WHEN[:2]),
                   moment=Moment.DEFENDS)  # fmt: skip
    grammar.phrase(WhenThis, *(f"{when} {{who}} is~are attacked while|when {{asked:there}}" for when in WHEN[:2]),
                   moment=Moment.ATTACKED)  # fmt: skip
