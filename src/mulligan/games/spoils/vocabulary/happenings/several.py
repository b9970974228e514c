"""Several events of one trigger: "when this card attacks or blocks", "blocks or is blocked by a character"."""

from __future__ import annotations

from collections.abc import Iterator

from parsy import Result

from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.happenings.occasions import OneOf
from mulligan.language.core.kinds import Cards, Event, Paragraph, Players
from mulligan.language.grammar import Grammar, literal
from mulligan.language.tree import Node, walk
from mulligan.language.words import Words

_FAIL = Result.failure(0, "")
_COMMA = literal(",")
_OPENINGS = (literal("when"), literal("whenever"), literal("if"), literal("at"))
# What stands between the events of one trigger, and what later ones share with the first besides its subject.
_OR_EVENT = (literal(", or"), literal("or"), literal(", and when|at"), literal("and when|at"), _COMMA)
_AUXILIARIES = frozenset({"is", "are", "would", "be"})
_LONGEST = 4  # words between "or" and what both verbs are about


def one_for_each(paragraph: Paragraph) -> Iterator[Paragraph]:
    """A paragraph that watches for several events is one for each of them; where it counts them, they are one."""
    if isinstance(paragraph, p.WhileIn):
        for part in one_for_each(paragraph.paragraph):
            yield p.WhileIn(paragraph.condition, part)
    elif isinstance(paragraph, p.SoOften | p.FirstEachTurn) and not counts_as_one(paragraph.paragraph):
        for part in one_for_each(paragraph.paragraph):
            if isinstance(paragraph, p.SoOften):
                yield p.SoOften(paragraph.times, part)
            else:
                yield p.FirstEachTurn(part, paragraph.which)
    elif isinstance(paragraph, p.Trigger | p.Replacement) and isinstance(paragraph.event, OneOf):
        for event in paragraph.event.events:
            yield type(paragraph)(event, paragraph.acts)
    else:
        yield paragraph


def counts_as_one(paragraph: Node) -> bool:
    """Whether several events are watched for of what is known already, and bring in nothing."""
    if isinstance(paragraph, p.WhileIn):
        return counts_as_one(paragraph.paragraph)
    if not isinstance(paragraph, p.Trigger) or not isinstance(paragraph.event, OneOf):
        return False
    return not any("slot" in part.__match_args__ for part in walk(paragraph.event))


class SeveralEvents:
    """Reads them as one event or another."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._event = grammar.reader(Event)
        self._subjects = (grammar.reader(Cards, simple=True), grammar.reader(Players, simple=True))

    def show(self, event: Node) -> list[str]:
        """The words of an event, or of several."""
        if not isinstance(event, OneOf):
            return self._grammar.show(event)
        said = [self._grammar.show(some) for some in event.events]
        return [*said[0], *(word for some in said[1:] for word in ("or", *some))]

    def read(self, words: Words, index: int) -> Result:
        """EVENT or EVENT; EVENT, EVENT, or EVENT: the subject need not be said again."""
        first = self._event(words, index)
        if not first.status:
            return first
        subject = max((found.index for one in self._subjects if (found := one(words, index)).status), default=index)
        events, end, last = [first.value], first.index, False
        while not last:
            more = _FAIL
            for joint in _OR_EVENT:
                joined = joint(words, end)
                if joined.status and (more := self._another(words, index, subject, joined.index)).status:
                    last = joint is not _COMMA
                    break
            if not more.status:
                return _FAIL
            events.append(more.value)
            end = more.index
        return Result.success(end, OneOf(tuple(events)))

    def _another(self, words: Words, index: int, subject: int, start: int) -> Result:
        """One more event, from its own words or with the subject of the first before them."""
        line = words.words
        again = next((found.index for word in _OPENINGS if (found := word(words, start)).status), start)
        if again < len(line) and line[again].plain == "it":
            again, pronoun = again + 1, True
        else:
            pronoun = False
            whole = self._event(words, again)
            if whole.status:
                return whole
        auxiliary = subject
        while not pronoun and auxiliary < len(line) and line[auxiliary].plain in _AUXILIARIES:
            auxiliary += 1
        for said in range(subject, auxiliary + 1):
            shared = line[index:said]
            found = self._event(Words([*shared, *line[again:]], shy=words.shy), 0)
            if found.status and found.index > len(shared):
                return Result.success(found.index - len(shared) + again, found.value)
        return _FAIL

    def of_one_object(self, words: Words, index: int) -> Result:
        """SUBJECT blocks or is blocked by OBJECT: both verbs are about the same."""
        line = words.words
        subject = max((found.index for one in self._subjects if (found := one(words, index)).status), default=index)
        joined = next((at for at in range(subject + 1, min(subject + 4, len(line))) if line[at].plain == "or"), None)
        if subject == index or joined is None:
            return _FAIL
        shared = line[index:subject]
        second = self._event(Words([*shared, *line[joined + 1 :]], shy=words.shy), 0)
        if not second.status:
            return _FAIL
        end = second.index - len(shared) + joined + 1
        for start in range(joined + 2, min(joined + 2 + _LONGEST, end)):
            before = line[index:joined]
            first = self._event(Words([*before, *line[start:]], shy=words.shy), 0)
            if first.status and first.index - len(before) + start == end:
                return Result.success(end, OneOf((first.value, second.value)))
        return _FAIL
