"""Events in the past: from each way to say what happens, the ways to say that it happened, or did not.

"{who} discard(s) {cards}" gives "{who} discarded {cards}", "{who} has~have discarded {cards}" and
"{who} did not discard {cards}"; "{cards} is~are depleted" gives "{cards} was~were depleted" and so on.
"""

from __future__ import annotations

from typing import Any

from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.vocabulary.happenings.occasions import Draws, EndOfBattle, EndOfTurn, Plays, StartOfTurn
from mulligan.language.grammar import Grammar


class Past:
    """The mark of what happened."""


class NeverPast:
    """The mark of what did not happen."""


IRREGULAR = {
    "become": ("became", "become"), "come": ("came", "come"), "deal": ("dealt", "dealt"), "draw": ("drew", "drawn"),
    "go": ("went", "gone"), "leave": ("left", "left"), "lose": ("lost", "lost"), "take": ("took", "taken"),
    "win": ("won", "won"), "form": ("formed", "formed"), "put": ("put", "put"), "flip": ("flipped", "flipped"),
}  # fmt: skip
NOT_ASKED = (StartOfTurn, EndOfTurn, EndOfBattle, Plays)  # moments; and playing, of which `PlayedBefore` knows


def enter(grammar: Grammar) -> None:
    """Enter every event in the past, as what stands apart: after all events."""
    for phrase in list(grammar.phrases):
        if not issubclass(phrase.kind, Watched) or issubclass(phrase.kind, NOT_ASKED):
            continue
        if issubclass(phrase.kind, Draws) and "{more_than" in phrase.notation:
            continue  # "you drew 2 or more cards this turn" is all in all
        if "not" in phrase.notation.split():
            continue  # "was not blocked this turn": never was
        implied: dict[str, Any] = dict(phrase.implied)
        for mark, way, printed in past_ways(phrase.notation):
            grammar.phrase(
                phrase.kind, way, apart=mark, printed=printed and phrase.printed, compound=phrase.compound,
                **implied,
            )  # fmt: skip


def past_ways(notation: str) -> list[tuple[type, str, bool]]:
    """The ways to say it in the past, each under its mark, and whether it is the one that is printed."""
    words = [word for word in notation.split() if word != "[would]"]
    place = next((at for at, word in enumerate(words) if is_verb(word)), None)
    if place is None or "would" in words or any(is_verb(word) for word in words[place + 1 :]):
        return []
    before, verb, after = words[:place], words[place], words[place + 1 :]

    def way(*said: str) -> str:
        return " ".join([*before, *said, *after])

    if verb in ("is~are", "is|are"):
        was, has = ("was~were", "has~have") if "~" in verb else ("was|were", "has|have")
        return [
            (Past, way(was), True),
            (Past, way(has, "been"), False),
            (NeverPast, way(was, "not"), True),
            (NeverPast, way("wasn't|weren't"), False),
            (NeverPast, way(has, "not", "been"), False),
        ]
    bases = [base_of(some) for some in verb.split("|") if is_verb(some)]
    pasts, participles = "|".join(past(base)[0] for base in bases), "|".join(past(base)[1] for base in bases)
    if len(bases) < len(verb.split("|")):
        return []
    return [
        (Past, way(pasts), True),
        (Past, way("has~have", participles), False),
        (NeverPast, way("did", "not", "|".join(bases)), True),
        (NeverPast, way("didn't", "|".join(bases)), False),
        (NeverPast, way("has~have", "not", participles), False),
    ]


def is_verb(word: str) -> bool:
    """A word that follows the number of its subject, and is no noun."""
    if word == "is|are":
        return True
    first = word.split("|")[0]
    return first.endswith(("(s)", "(es)")) or first in ("is~are", "comes~come", "goes~go")


def base_of(word: str) -> str:
    if "~" in word:
        return word.split("~")[1]
    return word.removesuffix("(s)").removesuffix("(es)")


def past(base: str) -> tuple[str, str]:
    """The past and the participle of a verb."""
    if base in IRREGULAR:
        return IRREGULAR[base]
    ended = base + "d" if base.endswith("e") else base + "ed"
    return ended, ended
