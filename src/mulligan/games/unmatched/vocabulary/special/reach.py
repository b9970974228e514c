"""How far away a special ability lets somebody attack, and that somebody is large."""

from __future__ import annotations

from mulligan.games.unmatched.vocabulary.special.abilities import LargeFighter, LongReach
from mulligan.language.grammar import Grammar


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    enter_adjacent(grammar)
    enter_range(grammar)


def enter_adjacent(grammar: Grammar) -> None:
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


def enter_range(grammar: Grammar) -> None:
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
