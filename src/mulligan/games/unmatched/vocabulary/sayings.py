"""Lines of special abilities in the words of other designers: damage that others take, ways between tokens, hands.

They mean what lines of `abilities` and `lines` mean, but for what stands here as a class.
"""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.table import COMBAT_PLAYER, Table
from mulligan.games.unmatched.vocabulary.abilities import HandSize, MarkerWays, SharesDamage, StartsOff
from mulligan.games.unmatched.vocabulary.acts.forms import BecomeFirst, BecomeForm
from mulligan.games.unmatched.vocabulary.nouns.amounts import CountHand, CountHandAbove
from mulligan.games.unmatched.vocabulary.nouns.fighters import Group, One, Role, Side
from mulligan.games.unmatched.vocabulary.occasions import Moment, WhenThis, once
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Condition
from mulligan.language.core.players import You
from mulligan.language.grammar import Grammar

NO_LIMIT = 99  # more cards than a deck has


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


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_shared(grammar)
    enter_ways(grammar)
    enter_starts(grammar)
    enter_hurt(grammar)
    grammar.phrase(CountHandAbove, "card+s over|above|beyond|in_excess_of {beyond:simple}", whose=You(), printed=False)
    grammar.phrase(CountHand, "card+s in hand", whose=You(), printed=False)
    none = "no_hand_limit|no_maximum_hand_size|no_hand_size_limit"
    grammar.phrase(HandSize, f"you have {none}", f"#0 has {none}", "there is no limit to you 's hand [size]",
                   size=Number(NO_LIMIT), starting=False, printed=False)  # fmt: skip
    for role, word in ((Role.FIGHTER, "fighter"), (Role.HERO, "hero"), (Role.SIDEKICK, "sidekick")):
        grammar.phrase(WhenThis, *(f"{when} you defeat a|an|any [opposing] {word}" for when in ("when", "whenever",
                       "after")), moment=Moment.YOU_DEFEAT, who=One(Group(Side.OPPOSING, role)))  # fmt: skip


def enter_hurt(grammar: Grammar) -> None:
    cause = ("from|by|of an_opponent|an_opposing_fighter|you_'s_opponent 's attack_or_effect|effect_or_attack"
             "|attacks_or_effects|card|cards|effect|effects|scheme", "from|by an opponent|opposing_fighter",
             "from|by you 's opponent")  # fmt: skip
    for opening in ("when", "whenever", "after", "if", "each time"):
        for verb in ("takes~take damage", "is~are dealt damage", "is~are damaged"):
            ways = [f"{opening} {{who}} {verb} {by}" for by in cause]
            grammar.phrase(WhenThis, *ways, moment=Moment.HURT_BY_FOES)
            grammar.phrase(WhenThis, *once(tuple(ways)), moment=Moment.HURT_BY_FOES, once=True)


def enter_starts(grammar: Grammar) -> None:
    first = "starts|start|begins|begin [the game]"
    grammar.phrase(StartsOff, f"[you|#0] {first} with_no|without|without_any {{who}} [on the board|battlefield]",
                   printed=False)  # fmt: skip
    grammar.phrase(BecomeForm, "flip(s) {who} to {forms:or}", "flip(s) {who} over to {forms:or}", printed=False)
    grammar.phrase(BecomeFirst, "flip(s) #0|them|him|her|it back", printed=False)


def enter_shared(grammar: Grammar) -> None:
    some = "some|all|some_or_all|any|any_amount|any_part|any_or_all|part [of] [that|the|this|it] [damage]"
    to = "to one_or_more|any|one|any_of|a|you_'s [of] [you_'s|the] {group} [instead]"
    near = "to {group} [instead]"
    when = ("if|when|whenever {who} would take damage", "if|when|whenever {who} would be dealt damage",
            "if|when|whenever damage would be dealt to {who}")  # fmt: skip
    may = ("you may [instead] assign|deal|redirect", "you may [instead] choose to assign|deal")
    for whom in (to, near):
        ways = [f"{one} , {way} {some} {whom}" for one in when for way in may]
        ways += [f"{one} , {some} may [instead] be dealt|assigned {whom}" for one in when]
        grammar.phrase(SharesDamage, *ways, printed=False)
    grammar.phrase(SharesDamage, *(f"{one} , {{group}} may take {some} instead" for one in when), printed=False)
    grammar.phrase(SharesDamage, "{group} may take damage instead of {who}",
                   "{group} may take any amount of damage dealt to {who} [instead]", printed=False)  # fmt: skip


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
        f"{lying} are [considered] adjacent [to each other] for {{who}} ['s] [movement]", printed=False,
    )  # fmt: skip
