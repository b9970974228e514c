"""The words for how often something happens in a turn, and for which time it is."""

from __future__ import annotations

from mulligan.language.grammar import literal
from mulligan.language.words import Word

SO_OFTEN = tuple(
    (literal(words), times)
    for words, times in (
        ("once each|per|every turn", 1), ("only once each|per|every turn", 1), ("twice each|per|every turn", 2),
        ("up to twice each|per|every turn", 2), ("up to 3|three times each|per|every turn", 3),
    )
)  # fmt: skip
NTH = ("first", "second", "third")
NTH_TIME = tuple(literal(f"the {which} time") for which in NTH)
EACH_TURN_THAT = (literal("each|every turn that"), literal("each|every turn"), literal("that"))
EACH_TURN = (literal("each|every|a turn"), literal("in|during each|every|a turn"), literal("in a turn"))
FOR_THE_FIRST_TIME = (
    literal("for the first time each|every|a turn"),
    literal("for the first time in|during a|each turn"),
    literal(", if it|this is the first time this|each turn"),
    literal("for the first time this turn"),
)


def is_in_order(line: list[Word], at: int) -> bool:
    """Whether a word says which of somebody's it is: "your second tactic"."""
    return line[at].plain in NTH and line[at - 1].plain == "'s" and line[at - 2].plain in ("you", "they")
