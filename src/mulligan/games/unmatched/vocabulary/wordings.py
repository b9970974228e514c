"""Further wordings of special abilities: how far one attacks, what one is, who takes damage, and from what."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import LAST_OF_COMBAT, Table
from mulligan.games.unmatched.vocabulary.acts.forms import BecomeForm, FormIs, LeaveForm, StartsAs
from mulligan.games.unmatched.vocabulary.asking.conditions import LostCombat, WonCombat
from mulligan.games.unmatched.vocabulary.special.abilities import LargeFighter, LongReach, OnlyOnce, SharesDamage
from mulligan.games.unmatched.vocabulary.special.lines import AsMuchAsHealth, StartsOnBoard
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis, each_time, enter_once
from mulligan.language.core.kinds import Condition
from mulligan.language.grammar import Grammar

OPENINGS = ("after", "when", "whenever")


@dataclass(frozen=True)
class ByAnEffect(Condition):
    """The damage that somebody has just taken was no combat damage."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return not table.turn[LAST_OF_COMBAT]


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    enter_reach(grammar)
    enter_moments(grammar)
    enter_forms(grammar)
    for ever, span in ((False, "per|each|a|every turn"), (True, "per|each|a game")):
        grammar.phrase(OnlyOnce, f"you may|can only use this [ability] once {span}",
                       f"you may|can use this [ability] [only] once {span}", ever=ever)  # fmt: skip
    first = "starts|start|begins|begin [the game]"
    grammar.phrase(StartsOnBoard, f"[you|#0] {first} with {{count}} [of_you_'s] {{who}}", printed=False)
    grammar.phrase(AsMuchAsHealth, "you cannot|can't|may_not assign|deal damage greater than a|an|any|one {group} 's "
                   "[remaining] health", printed=False)  # fmt: skip
    several = "one_or_more|any_number_of|any|one|any_of|a|an|you_'s [of] [you_'s|the] {group}"
    for whom in (several, "{group}"):
        grammar.phrase(SharesDamage, f"damage [that_would_be] dealt to {{who}} may [instead] be dealt|assigned to "
                       f"{whom} [instead]", printed=False)  # fmt: skip


def enter_reach(grammar: Grammar) -> None:
    """How far away somebody attacks, and that it is large."""
    far = "[up_to|from_up_to|within] {steps} space+s [away] [from_they|from_them|of_they|of_them|of_it]"
    grammar.phrase(
        LongReach, f"{{who}} may|can make [melee] attacks against [opposing] fighters {far}",
        "{who:simple} 's [melee] attacks have|has a range of {steps} [space+s]",
        "{who} has a range of {steps} [space+s]",
        "for {who:simple} 's attacks , [opposing] fighters within {steps} spaces [of_they|of_them|of_him|of_it] are "
        "considered [to_be] adjacent", f"{{who}} may|can target [opposing] fighters {far} with they 's attacks",
        printed=False,
    )  # fmt: skip
    one = "[only] one|1|a_single space"
    grammar.phrase(
        LargeFighter, f"{{who}} is~are [a] large fighter+s that occupies|occupy|takes_up|take_up {one}",
        f"{{who}} is~are [a] large fighter+s , but|though|and [only] occupies|occupy|takes_up|take_up {one}",
        printed=False,
    )  # fmt: skip


def enter_moments(grammar: Grammar) -> None:
    for opening in OPENINGS:
        hurt = tuple(f"{opening} {{who}} {verb} damage from|by|due_to a|an|any [card] effect+s" for verb in
                     ("takes~take", "is~are dealt"))  # fmt: skip
        hurt += tuple(
            f"{opening} {{who}} {verb} non-combat|noncombat damage" for verb in ("takes~take", "is~are dealt")
        )
        hurt += tuple(f"{opening} {{who}} {verb} damage other than combat damage" for verb in
                      ("takes~take", "is~are dealt"))  # fmt: skip
        grammar.phrase(WhenThis, *each_time(hurt), moment=Moment.HURT, asked=ByAnEffect())
        enter_once(grammar, hurt, Moment.HURT, ByAnEffect())
    asked: Condition
    for asked, win in ((WonCombat(), "win"), (LostCombat(), "lose")):
        ways = tuple(f"{when} you {win} combat with {{who}}" for when in OPENINGS)
        grammar.phrase(WhenThis, *each_time(ways), moment=Moment.AFTER_COMBAT, asked=asked)
        enter_once(grammar, ways, Moment.AFTER_COMBAT, asked)


def enter_forms(grammar: Grammar) -> None:
    grammar.phrase(LeaveForm, "{who} is~are no_longer|not_any_longer {form}", "{who} stops being {form}", printed=False)
    grammar.phrase(BecomeForm, "{who} becomes~become {forms:or} for the rest of the game",
                   "flip(s) {who} back to {forms:or}", "{who} goes~go back to being {forms:or}",
                   "{who} returns~return to|to_being {forms:or}", printed=False)  # fmt: skip
    grammar.phrase(StartsAs, "{who} starts~start|begins~begin [the game] {form}",
                   "[you] start|begin the game {form}", printed=False)  # fmt: skip
    grammar.phrase(FormIs, "you have chosen {form}", printed=False)
