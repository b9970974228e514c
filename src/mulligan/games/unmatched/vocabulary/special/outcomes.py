"""How a combat came out, as a moment: after it is won or lost, by whom and how, and after damage is dealt in it."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import LAST_OF_COMBAT, Table
from mulligan.games.unmatched.vocabulary.asking.conditions import LostCombat, WonCombat
from mulligan.games.unmatched.vocabulary.asking.memory import SomeDamage
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
    """Enter the phrases for them."""
    for asked, wins, win in ((WonCombat(), "wins~win", "win"), (LostCombat(), "loses~lose", "lose")):
        for moment, parts in (
            (Moment.AFTER_COMBAT, ("",)),
            (Moment.AFTER_ATTACK, (" while attacking", " as the|an attacker")),
            (Moment.AFTER_DEFENSE, (" while defending", " as the|a defender")),
        ):
            results = [
                f"[a|the|any] combat{against}{part}" for part in parts for against in ("", " against a|an {target}")
            ]
            ways = [f"{when} {who}" for when in OPENINGS for result in results
                    for who in (f"you {win} {result}", f"{{who}} {wins} {result}")]  # fmt: skip
            ways += [f"{when} you {win} a|the|any combat with {{who}}{part}" for when in OPENINGS for part in parts]
            enter_asked(grammar, moment, tuple(ways), asked)
        attacked = tuple(f"{when} {{who}} is~are attacked and {wins} [the|that combat]" for when in OPENINGS)
        enter_asked(grammar, Moment.AFTER_DEFENSE, attacked, asked)
    some = "combat damage [to [a|an] [opposing] fighter+s]"
    for much, least in (("", SomeDamage()), ("{least} or more ", None)):
        for damage in (some, "combat damage to a|an {target}"):
            dealt = tuple(f"{when} {who} {much}{damage}" for when in OPENINGS
                          for who in ("you deal", "{who} deals~deal"))  # fmt: skip
            enter_asked(grammar, Moment.AFTER_ATTACK, dealt, least)
    enter_attacked(grammar)
    enter_effects(grammar)


def enter_asked(grammar: Grammar, moment: Moment, ways: tuple[str, ...], asked: Condition | None) -> None:
    grammar.phrase(WhenThis, *each_time(ways), moment=moment, asked=asked)
    enter_once(grammar, ways, moment, asked)


def enter_attacked(grammar: Grammar) -> None:
    grammar.phrase(WhenThis, "after {who} is~are attacked", "after {who} was~were attacked", "after you are attacked",
                   moment=Moment.AFTER_DEFENSE, printed=False)  # fmt: skip
    grammar.phrase(WhenThis, "if|once all [of] [you_'s] {who} are|have_been defeated",
                   "once {who} is~are|has_been~have_been defeated", moment=Moment.DEFEATED, printed=False)  # fmt: skip


def enter_effects(grammar: Grammar) -> None:
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
