"""Model sentences: what has been said after some words, for those whose text stops there."""

from __future__ import annotations

from collections.abc import Iterable

from mulligan.language.words import Word, join, split

_LONGEST = 4  # words before the place where reading stopped
_SHORTEST = 2  # fewer tell nothing, unless a sentence begins with them
_SAID = 8  # words after it
_STOPS = frozenset({".", ":"})
_ENDS = frozenset({".", ",", ";", ":"})


class Models:
    """Finds what follows the same words in sentences that read."""

    def __init__(self, sentences: Iterable[str]) -> None:
        self._sentences = tuple(sentences)
        self._lines: list[list[Word]] = []

    def after(self, before: list[str], stopped: list[str]) -> list[str]:
        """Up to three ways to go on after these words: those first that are most like what was written there."""
        if not self._lines:
            self._lines = [[*split(sentence).words] for sentence in self._sentences]
        for length in range(min(_LONGEST, len(before)), min(_SHORTEST, len(before)) - 1, -1):
            last = before[-length:]
            begins = len(before) == length or before[-length - 1] in _STOPS
            found = [said for line in self._lines for said in _following(line, last, begins)]
            if found:
                ways = list(dict.fromkeys(tuple(word.plain for word in said) for said in found))
                words = {tuple(word.plain for word in said): join(word.text for word in said) for said in found}
                ways.sort(key=lambda said: -len(set(said) & set(stopped)))
                return [words[said] for said in ways[:3]]
        return []


def _following(line: list[Word], last: list[str], begins: bool) -> Iterable[list[Word]]:
    """What stands after these words in a sentence, up to its next mark; where they begin one, also there."""
    plain = [word.plain for word in line]
    for start in range(len(line) - len(last)):
        if begins and start and plain[start - 1] not in _STOPS:
            continue
        end = start + len(last)
        if plain[start:end] == last and plain[end] not in _ENDS and plain[end] != "'s":
            stop = next((at for at in range(end, len(line)) if plain[at] in _ENDS), len(line))
            yield line[end : min(stop, end + _SAID)]
