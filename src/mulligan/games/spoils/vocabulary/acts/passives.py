"""What is done, said of what it is done to: "destroy {what}" gives "{what} is~are destroyed"."""

from __future__ import annotations

from typing import Any

from mulligan.games.spoils.vocabulary.acts.looking import Reveal
from mulligan.games.spoils.vocabulary.acts.moving import Discard, Put, RemoveFromGame, ShuffleInto
from mulligan.games.spoils.vocabulary.acts.playing import Terminate
from mulligan.games.spoils.vocabulary.acts.standing import (
    Attach,
    Deplete,
    Destroy,
    Detach,
    Flip,
    RemoveFromBattle,
    Restore,
)
from mulligan.games.spoils.vocabulary.happenings.tenses import base_of, past
from mulligan.language.grammar import Grammar

DONE_TO_CARDS = (
    Attach, Deplete, Destroy, Detach, Discard, Flip, Put, RemoveFromBattle, RemoveFromGame, Restore, Reveal,
    ShuffleInto, Terminate,
)  # fmt: skip


def enter(grammar: Grammar) -> None:
    """Enter them: after all instructions."""
    for phrase in list(grammar.phrases):
        if issubclass(phrase.kind, DONE_TO_CARDS):
            way = passive(phrase.notation)
            implied: dict[str, Any] = dict(phrase.implied)
            if way is not None:
                grammar.phrase(phrase.kind, way, compound=phrase.compound, printed=False, **implied)


def passive(notation: str) -> str | None:
    """The way to say it of what it is done to; none where the words do not begin with a verb and that."""
    verb, _, rest = notation.partition(" ")
    what, _, rest = rest.partition(" ")
    if not what.startswith("{") or not all(some.endswith(("(s)", "(es)")) for some in verb.split("|")):
        return None
    done = "|".join(past(base_of(some))[1] for some in verb.split("|"))
    return f"{what} is~are {done} {rest}".rstrip()
