"""Prints a tree as English: mentions made of slots first, then every phrase from the line that reads it."""

from __future__ import annotations

from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.tree import Node
from mulligan.language.words import join

__all__ = ["PrintError", "show"]


def show(grammar: Grammar, tree: Node) -> str:
    """One phrase as text."""
    return join(grammar.show(tree))
