"""Two things said of one: "this card attacked this turn and was not blocked"; "you control an item or have 3 cards"."""

from __future__ import annotations

from typing import Any

from parsy import Parser, Result

from mulligan.games.spoils.vocabulary.conditions import AnyOf, Every
from mulligan.games.spoils.vocabulary.nouns.cards import Host, This
from mulligan.language.core.kinds import Cards, Condition, Players
from mulligan.language.core.players import AnOpponent, AnyPlayer, PlayerMention, You
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.references import Mention
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")
_MOST_WORDS = 16
_THIS_TURN = [Word("this", "this", 0), Word("turn", "turn", 0)]
_THAT_PLAYER = [Word("that", "that", 0), Word("player", "player", 0)]
_PAST = frozenset({"was", "were", "wasn't", "weren't", "did", "did_not", "didn't", "has", "have", "hasn't"})
_STOPS = frozenset({".", ",", ":", ";", "¶"})


def enter(grammar: Grammar) -> None:
    """Enter the phrases, after all conditions."""
    cards, players = grammar.reader(Cards, simple=True), grammar.reader(Players)
    condition = grammar.reader(Condition, simple=True)

    def read_subject(words: Words, index: int) -> tuple[int, list[Word]]:
        """Where it ends, and the words that stand for it once it has been named."""
        card = cards(words, index)
        if card.status and isinstance(card.value, This | Host | Mention):
            return card.index, list(words.words[index : card.index])
        who = players(words, index)
        if who.status and isinstance(who.value, You | PlayerMention):
            return who.index, list(words.words[index : who.index])
        if who.status and isinstance(who.value, AnOpponent | AnyPlayer):
            return who.index, _THAT_PLAYER
        return index, []

    def reading(joints: tuple[str, ...]) -> Any:
        def read(words: Words, index: int) -> Result:
            line = words.words
            ahead = [word.plain for word in line[index : index + _MOST_WORDS]]
            stop = next((at for at, word in enumerate(ahead) if word in _STOPS), len(ahead))
            places = [index + at for at in range(stop) if ahead[at] in joints]
            if not places:
                return _FAIL
            start, subject = read_subject(words, index)
            for place in places:
                named = cards(words, place + 1).status or players(words, place + 1).status
                if not subject or place <= start or named:
                    continue
                first = _whole(condition, line[index:place], words.shy)
                rest = line[place + 1 :]
                second = _FAIL if first is None else _of_this_turn(condition, subject, rest, words.shy)
                if first is not None and not second.status:
                    second = _first_part(condition, subject, rest, words.shy)
                if second.status:
                    return Result.success(place + 1 + second.index, (first, second.value))
            return _FAIL

        return read

    grammar.style("one_and_the_same", reading(("and", "but")), _never)
    grammar.style("one_or_the_other", reading(("or",)), _never)
    grammar.phrase(Every, "{conditions:one_and_the_same}", printed=False)
    grammar.phrase(AnyOf, "{conditions:one_or_the_other}", printed=False)


def _whole(condition: Parser, said: list[Word], shy: bool) -> Condition | None:
    """A condition that all these words are, perhaps with a time that is only said after the other."""
    for more in ([], _THIS_TURN):
        found = condition(Words([*said, *more], shy=shy), 0)
        if found.status and found.index == len(said) + len(more):
            value: Condition = found.value
            return value
    return None


def _first_part(condition: Parser, subject: list[Word], said: list[Word], shy: bool) -> Result:
    """A condition that begins with the subject and goes on with these words."""
    found = condition(Words([*subject, *said], shy=shy), 0)
    return Result.success(found.index - len(subject), found.value) if found.index > len(subject) else _FAIL


def _of_this_turn(condition: Parser, subject: list[Word], said: list[Word], shy: bool) -> Result:
    """ "… and was not blocked": this turn, like what was said before it."""
    end = next((at for at, word in enumerate(said[:_MOST_WORDS]) if word.plain in _STOPS), len(said))
    if not said or said[0].plain not in _PAST or said[max(end - 1, 0)].plain == "turn":
        return _FAIL
    whole = [*subject, *said[:end], *_THIS_TURN]
    found = condition(Words(whole, shy=shy), 0)
    return Result.success(end, found.value) if found.status and found.index == len(whole) else _FAIL


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")
