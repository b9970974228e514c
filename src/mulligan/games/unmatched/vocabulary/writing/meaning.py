"""Refuses a text with a phrase that nothing carries out, and a number that is not known before the game."""

from __future__ import annotations

from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Spaces, Spot
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Players, Quantity
from mulligan.language.flow import CannotBePlayed, Do, Each, Program, Unless
from mulligan.language.tree import Node, walk

# The verb by which each kind of phrase is carried out.
VERBS: tuple[tuple[type[Node], str], ...] = (
    (Amount, "of"), (Quantity, "of"), (Condition, "holds"), (Players, "bits"), (Fighters, "bits"), (Spot, "bits"),
    (Spaces, "bits"),
)  # fmt: skip


def check(program: Program) -> None:
    """Every phrase that the program asks for its meaning has one."""
    for step in program.steps:
        asked: list[Node] = []
        if isinstance(step, Do):
            asked = [step.act]
        elif isinstance(step, Unless):
            asked = [step.condition]
        elif isinstance(step, Each):
            asked = [step.who]
        for tree in asked:
            for part in walk(tree):
                meaning(part)


def meaning(part: Node) -> None:
    """Refuse a phrase that has no meaning."""
    for kind, verb in VERBS:
        if isinstance(part, kind) and getattr(type(part), verb) is getattr(kind, verb):
            raise CannotBePlayed(f"nothing says what “{type(part).__name__}” comes to")


def plain_number(tree: Node) -> int:
    """The value of a plain number; other amounts are not known before the game."""
    if isinstance(tree, Number):
        return tree.value
    raise CannotBePlayed("a number that is not plain")
