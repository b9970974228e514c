"""What is meant by words that phrases of two modules can read, whichever says more of them itself."""

from __future__ import annotations

from mulligan.games.spoils.vocabulary.acts.tokens import RemoveTokens, TakeTokens
from mulligan.games.spoils.vocabulary.conditions import AnyDealtWith, AnyOf, DidThisTurn, KeywordIs, Passes, StateIs
from mulligan.games.spoils.vocabulary.happenings.memory import HadHappen, Happened
from mulligan.games.spoils.vocabulary.happenings.occasions import Inflicts, PlayerInflicts
from mulligan.games.spoils.vocabulary.nouns.cards import All, Among, Members, Rest, Some
from mulligan.games.spoils.vocabulary.nouns.deeds import Did
from mulligan.games.spoils.vocabulary.nouns.tests import NotSuch, Standing
from mulligan.games.spoils.vocabulary.statics.changes import Modify
from mulligan.games.spoils.vocabulary.statics.rules import Forbid
from mulligan.language.grammar import Grammar


def enter(grammar: Grammar) -> None:
    """Enter which kind is meant rather than which."""
    grammar.mean(All, Members, Rest)
    grammar.mean(Some, Among)
    grammar.mean(Modify, Forbid)
    grammar.mean(KeywordIs, Passes)
    grammar.mean(StateIs, AnyDealtWith)
    grammar.mean(DidThisTurn, Happened)
    grammar.mean(DidThisTurn, Passes)
    grammar.mean(Did, HadHappen)
    grammar.mean(Standing, NotSuch)
    grammar.mean(AnyOf, Passes)
    grammar.mean(TakeTokens, RemoveTokens)
    grammar.mean(Inflicts, PlayerInflicts)
