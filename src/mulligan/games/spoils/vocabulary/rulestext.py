"""Reads a paragraph of running rules text: triggers, replacements, conditionals and statics, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from parsy import Result

from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.playing import Play, Unanswerable
from mulligan.games.spoils.vocabulary.conditions import Passes, StateIs
from mulligan.games.spoils.vocabulary.happenings.how_often import (
    EACH_TURN,
    EACH_TURN_THAT,
    FOR_THE_FIRST_TIME,
    NTH,
    NTH_TIME,
    SO_OFTEN,
    is_in_order,
)
from mulligan.games.spoils.vocabulary.happenings.occasions import EndOfBattle, EndOfTurn, StartOfTurn
from mulligan.games.spoils.vocabulary.happenings.several import SeveralEvents, one_for_each
from mulligan.games.spoils.vocabulary.happenings.states import ComesToHold
from mulligan.games.spoils.vocabulary.moments import During, DuringBattle, Played
from mulligan.games.spoils.vocabulary.nouns.cards import All, Each, Host, This
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.nouns.tests import Standing
from mulligan.games.spoils.vocabulary.reading import as_it_enters, done_or_not, may_lessen
from mulligan.games.spoils.vocabulary.said_elsewhere import EXAMPLES, MODELS, SAID_ELSEWHERE
from mulligan.games.spoils.vocabulary.statics import rules
from mulligan.games.spoils.vocabulary.statics.blocking import FewBlock
from mulligan.games.spoils.vocabulary.statics.changes import Modify, Text
from mulligan.games.spoils.vocabulary.statics.charging import Charge
from mulligan.games.spoils.vocabulary.statics.numbers import SetStat
from mulligan.games.spoils.vocabulary.terms import PlayedWay
from mulligan.language.core.conditions import Not
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.flow import Both, If, Instead, Lasting, Later, May, Watch, Where
from mulligan.language.core.kinds import Condition, Duration, Event, Instruction, Paragraph
from mulligan.language.core.players import PlayerMention
from mulligan.language.folding import Follow, UnfoldedError, fold
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.hanging import past_stop
from mulligan.language.reader import Problem, Slips, Suggestions, problem
from mulligan.language.references import Mention, said_again
from mulligan.language.sentences import Sentences
from mulligan.language.tree import Node, rebuild, walk, with_fields
from mulligan.language.words import Word, Words, capital, join, split

_SPOKEN_OF = (Mention("it"), Mention("them", many=True))
_FAIL = Result.failure(0, "")
_WHEN = (literal("when"), literal("whenever"), literal("if"), literal("each|every|any time"))
_AT = literal("at")
_WHILE = literal("while")
_COMMA = literal(",")
_AND = literal("and")
_WHEN_OR_AS = literal("when|whenever|as")
_IF_YOU_DO = literal("if you do ,")
_WHEN_DONE = (literal("when you|they do ,"),)

# What can hold all the time, with nothing to set it off.
STATIC = (
    Modify, rules.Forbid, rules.ForbidAll, rules.FirstCosts, rules.Confine, Charge, rules.ChangeCosts,
    rules.ChangeAbilityCosts, rules.UseOthersAbilities, rules.CostsAsTheOther, rules.EffectAsTheOther,
    rules.ReduceThisCost, rules.PreventDamage, rules.DamageByLess, rules.EntersWith, rules.EntersDepleted,
    rules.MayPlayAnytime, rules.Revealed, rules.Ambush, rules.Provokes, rules.MustBePicked, rules.OnlyCanBlock,
    rules.PartyMustHave, rules.PartyIsCovert, rules.NoLoss, rules.StaysInPlay, rules.UnlimitedCopies, Unanswerable,
    SetStat, rules.OnlyFaceDown, rules.CovertBlockable, rules.RedirectDamage, rules.ReduceThreshold,
    rules.MayLook, rules.AssignsBy, rules.KeepFromHands, FewBlock,
)  # fmt: skip


MOMENT_OR_COST = "When this card enters play, …; or an ability: its name, then COST: … EFFECT: … on lines of their own"
_STOPS = (".", ";", "¶")


class RulesText:
    """Running text, over the sentences of the language."""

    def __init__(
        self,
        grammar: Grammar,
        sentences: Sentences,
        inner: Callable[[str], tuple[Paragraph, ...] | None],
        lines: Callable[[tuple[Paragraph, ...]], list[str]],
    ) -> None:
        self.grammar = grammar
        self.sentences = sentences
        self.suggestions = Suggestions(grammar, SAID_ELSEWHERE, EXAMPLES, MODELS)
        self.slips = Slips(grammar)
        self._event = grammar.reader(Event)
        self._time = grammar.styled("during")
        self._condition = grammar.reader(Condition)
        self._duration = grammar.reader(Duration)
        self._simple_condition = grammar.reader(Condition, simple=True)
        self._kind = grammar.reader(Kind)
        self._events = SeveralEvents(grammar)
        self._inner = inner
        self._lines = lines
        grammar.special(Text, self._read_text, self._show_text)

    # -- reading ----------------------------------------------------------------------------------------------------

    def costs(self, text: str, line: int, problems: list[Problem]) -> tuple[Instruction, ...] | None:
        """The instructions and restrictions of a cost section."""
        return self.acts(text, line, problems)

    def acts(self, text: str, line: int, problems: list[Problem]) -> tuple[Instruction, ...] | None:
        """Instructions, sentence by sentence."""
        words = split(text)
        try:
            for attempt in self._attempts(words):
                found = self.sentences.body(attempt, 0)
                if found.status and len(words):
                    return done_or_not(found.value)
        except UnfoldedError as error:
            problems.append(Problem(line, text[:60], f"nothing before it for “{error}” to hang on"))
            return None
        problems.append(problem(words, 0, line, self.suggestions))
        return None

    def _attempts(self, words: Words) -> Iterator[Words]:
        """The words; read shyly; with slips of the pen put right; both."""
        yield words
        yield words.again()
        mended = self.slips.mend(words)
        if mended is not None:
            yield mended
            yield mended.again()

    def section(self, text: str, line: int, problems: list[Problem]) -> tuple[Event, tuple[Instruction, ...]] | None:
        """A faction's section: an event and what happens at it."""
        found = list(self.paragraphs(text, line, problems))
        if len(found) == 1 and isinstance(found[0], p.Trigger):
            return found[0].event, found[0].acts
        if found:
            problems.append(Problem(line, text[:60], "a faction's section says when it happens"))
        return None

    def kind(self, text: str) -> Kind | None:
        """A kind of card, as "attach to" names it."""
        words = split(text)
        found = self._kind(words, 0)
        if found.status and found.index == len(words):
            value: Kind = found.value
            return value
        return None

    def paragraphs(self, text: str, line: int, problems: list[Problem]) -> list[Paragraph]:
        """The paragraphs that a line of running text makes."""
        words = split(text)
        for attempt in self._attempts(words):
            found = self._all(attempt)
            if found is not None:
                return found
        if self.acts(text, line, []) is not None:
            problems.append(Problem(line, text[:60], "instructions need a moment or a cost", MOMENT_OR_COST))
        else:
            problems.append(problem(words, 0, line, self.suggestions))
        return []

    def _all(self, words: Words) -> list[Paragraph] | None:
        found: list[Paragraph] = []
        index = 0
        while index < len(words):
            one = self._paragraph(words, index)
            if not one.status or one.index <= index:
                return None
            found.extend(one_for_each(one.value))
            index = one.index
            other = self._other_case(words, index, found[-1])
            if other.status:
                found[-1:] = other.value
                index = other.index
            if one.value == p.Static(None, rules.MayPlayAnytime(This())):
                then = self._if_played_so(words, index)
                if then.status:
                    found.append(then.value)
                    index = then.index
        return found

    def _other_case(self, words: Words, index: int, before: Paragraph) -> Result:
        """While …, A. Otherwise, B. And: A. If …, B instead. What holds where the other does not."""
        if not isinstance(before, p.Static) or not isinstance(before.act, Modify):
            return _FAIL
        found = self.sentences.sentence(words, index)
        end = past_stop(words, found.index, _STOPS) if found.status else -1
        subject = before.act.cards
        if end < 0:
            return _FAIL
        condition, act = before.condition, found.value
        if isinstance(act, Follow) and act.way == "otherwise" and condition is not None:
            other = said_again(subject, act.acts[0])
            said = [before, p.Static(Not(condition), other)]
        elif isinstance(act, If) and isinstance(act.then[0], Instead) and condition is None:
            if not isinstance(subject, This | Host) and any(isinstance(part, Mention) for part in walk(act.condition)):
                return _FAIL  # of each of them it would have to be asked
            condition, other = said_again(subject, act.condition), said_again(subject, act.then[0].act)
            said = [p.Static(Not(condition), before.act), p.Static(condition, other)]
        else:
            return _FAIL
        return Result.success(end, said) if isinstance(other, Modify) else _FAIL

    def _if_played_so(self, words: Words, index: int) -> Result:
        """ "If you do, when this card enters play, …", after "you may play this card whenever …" """
        opened = _IF_YOU_DO(words, index)
        watched = self._watched(words, opened.index) if opened.status else _FAIL
        if not watched.status or not isinstance(watched.value, p.Trigger):
            return _FAIL
        so = If(Played(This(), PlayedWay.TACTIC), watched.value.acts)
        return Result.success(watched.index, p.Trigger(watched.value.event, (so,)))

    def _paragraph(self, words: Words, index: int) -> Result:
        while_ = _WHILE(words, index)
        if while_.status:
            conditional = self._conditional(words, while_.index)
            if conditional.status:
                return conditional
        limited = self._limited(words, index)
        if limited.status:
            return limited
        party = self._static(words, index)
        watched = self._watched(words, index)
        if party.status and isinstance(party.value.act, rules.PartyMustHave):
            return party
        if party.status and party.value.condition is not None and words.words[index].plain == "if":
            return party  # what holds, not what happens
        if watched.status or party.status:
            return watched if watched.status else party
        found = self._coming_to_hold(words, index)
        return found if found.status else self._said_last(words, index)

    def _said_last(self, words: Words, index: int) -> Result:
        """Do this at the end of your turn: the moment stands after what is done."""
        found = self.sentences.sentence(words, index)
        if found.status and isinstance(found.value, May) and isinstance(found.value.act, Later):
            found = Result.success(found.index, with_fields(found.value.act, act=May(found.value.act.act)))
        if not found.status or not isinstance(found.value, Later) or _is_to_come(found.value.event):
            return self._event_last(words, index)
        end = past_stop(words, found.index, _STOPS)
        return Result.success(end, p.Trigger(found.value.event, (found.value.act,))) if end >= 0 else _FAIL

    def _limited(self, words: Words, index: int) -> Result:
        """once each turn, when …; the first time … each turn, …"""
        for opening, times in SO_OFTEN:
            opened = opening(words, index)
            if opened.status:
                comma = _COMMA(words, opened.index)
                start = comma.index if comma.status else opened.index
                watched = self._watched(words, start)
                if not watched.status:
                    watched = self._coming_to_hold(words, start)
                return Result.success(watched.index, p.SoOften(times, watched.value)) if watched.status else _FAIL
        which, opened = next(
            ((at, found) for at, some in enumerate(NTH_TIME, 1) if (found := some(words, index)).status), (0, _FAIL)
        )
        if not opened.status:
            return self._one_in_order(words, index)
        each = next((found for some in EACH_TURN_THAT if (found := some(words, opened.index)).status), opened)
        event = self._timed(words, self._event(words, each.index))
        watched = self._at_times(words, event)
        if not watched.status:
            watched = self._after(words, event)
        if not watched.status:
            watched = self._after(words, self._timed(words, self._events.read(words, each.index)))
        if watched.status and isinstance(watched.value, p.WhileIn):  # "… during your turn"
            first = p.FirstEachTurn(watched.value.paragraph, which)
            return Result.success(watched.index, p.WhileIn(watched.value.condition, first))
        return Result.success(watched.index, p.FirstEachTurn(watched.value, which)) if watched.status else _FAIL

    def _one_in_order(self, words: Words, index: int) -> Result:
        """when you deploy your second tactic each turn, …"""
        opened = _WHEN_OR_AS(words, index)
        line = words.words
        at = next((at for at in range(opened.index + 2, min(opened.index + 9, len(line))) if is_in_order(line, at)), 0)
        if not opened.status or not at:
            return _FAIL
        said = Words([*line[: at - 2], Word("a", "a", 0), *line[at + 1 :]], shy=words.shy)
        event = self._event(said, opened.index)
        timed = self._timed(said, event)
        watched = self._after(said, timed) if timed.index > event.index else _FAIL
        if not watched.status:
            return _FAIL
        which = NTH.index(line[at].plain) + 1
        return Result.success(watched.index + 2, p.FirstEachTurn(watched.value, which))

    def _timed(self, words: Words, event: Result) -> Result:
        """An event, past the words for each turn that may follow it."""
        if not event.status:
            return event
        each = next((found for some in EACH_TURN if (found := some(words, event.index)).status), None)
        return event if each is None else Result.success(each.index, event.value)

    def _conditional(self, words: Words, index: int) -> Result:
        condition = self._condition(words, index)
        if not condition.status:
            return _FAIL
        comma = _COMMA(words, condition.index)
        start = comma.index if comma.status else condition.index
        watched = self._watched(words, start)
        if watched.status:
            return Result.success(watched.index, p.WhileIn(condition.value, watched.value))
        static = self._static(words, start)
        if static.status and static.value.condition is None:
            return Result.success(static.index, p.Static(condition.value, static.value.act))
        watched = self._said_last(words, start)
        return Result.success(watched.index, p.WhileIn(condition.value, watched.value)) if watched.status else _FAIL

    def _event_last(self, words: Words, index: int) -> Result:
        """You may do this when EVENT. If you do, …"""
        act = self.sentences.clause(words, index)
        opened = _WHEN_OR_AS(words, act.index) if act.status else _FAIL
        event = self._event(words, opened.index) if opened.status else _FAIL
        if opened.status and not event.status:  # "destroy this card when there are 3 tokens on it"
            event = self._condition(words, opened.index)
        if not event.status:
            return _FAIL
        line = words.words
        subject = line[opened.index : opened.index + 1]
        if subject[0].plain == "it" and any(isinstance(part, This) for part in walk(act.value)):
            subject = [Word("this", "this", 0), Word("card", "card", 0)]
        happens = [Word("when", "when", 0), *subject, *line[opened.index + 1 : event.index], Word(",", ",", 0)]
        moved = Words([*happens, *line[index : act.index], *line[event.index :]], shy=words.shy)
        found = self._watched(moved, 0)
        if not found.status:
            found = self._coming_to_hold(moved, 0)
        return Result.success(found.index - len(subject) + index, found.value) if found.status else _FAIL

    def _watched(self, words: Words, index: int) -> Result:
        """A trigger or a replacement, with the sentences that follow it."""
        opened = next((found for opening in _WHEN if (found := opening(words, index)).status), None)
        if opened is None:
            opened = _AT(words, index)
            if not opened.status:
                return _FAIL
        found = self._happening(words, opened.index)
        return found if found.status else self._given(words, opened.index, index)

    def _happening(self, words: Words, index: int) -> Result:
        event = self._event(words, index)
        found = self._at_times(words, event)
        if not found.status:
            found = self._at_times(words, self._events.read(words, index))
        if not found.status:
            found = self._after(words, event)
        if not found.status:
            found = self._after(words, self._events.read(words, index))
        if not found.status:
            found = self._after(words, self._events.of_one_object(words, index))
        return found

    def _at_times(self, words: Words, event: Result) -> Result:
        """… during your turn, …; … for the first time each turn, …"""
        if not event.status:
            return event
        first = next((found for some in FOR_THE_FIRST_TIME if (found := some(words, event.index)).status), None)
        if first is not None:
            watched = self._after(words, Result.success(first.index, event.value))
            return Result.success(watched.index, p.FirstEachTurn(watched.value)) if watched.status else _FAIL
        while_ = _WHILE(words, event.index)
        time = self._condition(words, while_.index) if while_.status else self._during(words, event.index)
        if not time.status:
            return _FAIL
        watched = self._after(words, Result.success(time.index, event.value))
        return Result.success(watched.index, p.WhileIn(time.value, watched.value)) if watched.status else _FAIL

    def _during(self, words: Words, index: int) -> Result:
        """A turn or a battle in which it is: "on your turn" says the same as "during your turn"."""
        if index < len(words) and words.words[index].plain in ("not", "outside"):
            time = self._condition(words, index)
            return time if time.status and isinstance(time.value, During | DuringBattle) else _FAIL
        if index < len(words) and words.words[index].plain in ("during", "on", "in"):
            line = [Word("during", "during", 0), *words.words[index + 1 :]]
            found = self._time(Words(line, shy=words.shy), 0)
            if found.status:
                return Result.success(found.index + index, found.value)
        return _FAIL

    def _coming_to_hold(self, words: Words, index: int) -> Result:
        """when CONDITION, …: when it comes to hold"""
        opened = next((found for opening in _WHEN if (found := opening(words, index)).status), _FAIL)
        condition = self._condition(words, opened.index) if opened.status else _FAIL
        if not condition.status or _AT(words, condition.index).status:  # "when …, at the start of": looked at then
            return _FAIL
        return self._after(words, Result.success(condition.index, ComesToHold(condition.value)))

    def _after(self, words: Words, event: Result) -> Result:
        """What is done when an event happens."""
        if not event.status:
            return _FAIL
        comma = _COMMA(words, event.index)
        start = comma.index if comma.status else event.index
        first = self.sentences.sentence(words, start)
        if not first.status:
            return _FAIL
        acts: list[Instruction] = []
        front: Duration | None = None
        replaced = False
        end = start
        while not acts or (end < len(words) and not self._begins(words, end)):
            following = first if not acts else self.sentences.sentence(words, end)
            if not following.status:
                return _FAIL
            act, front = self.sentences.carried_on(words, end, following.value, front)
            acts.append(act)
            end = following.index
            if replaces(following.value):
                replaced = True
                joined = _AND(words, end)
                if joined.status:
                    end = joined.index
                    continue
            end = past_stop(words, end, _STOPS)
            if end < 0:
                return _FAIL
        try:
            folded = fold(acts)
            if not replaces(first.value) and all(word.plain != "would" for word in words.words[:start]):
                folded = done_or_not(folded)
                replaced = any(replaces(act) for act in folded)
        except UnfoldedError:
            return _FAIL
        if words.words[start].plain == "if":
            folded = _all_under_the_if(folded)
        kind = p.Replacement if replaced or may_lessen(folded) else p.Trigger
        said = as_it_enters(event.value, folded) or kind(event.value, folded)
        return Result.success(end, said)

    def _given(self, words: Words, index: int, opening: int) -> Result:
        """if CONDITION and EVENT, …: the rest works while the condition holds."""
        condition = self._simple_condition(words, index)
        if not condition.status:
            return _FAIL
        joined = _AND(words, condition.index)
        if not joined.status or not self._event(words, joined.index).status:
            return _FAIL
        moved = Words([words.words[opening], *words.words[joined.index :]], shy=words.shy)
        found = self._watched(moved, 0)
        if not found.status:
            return _FAIL
        return Result.success(found.index + joined.index - 1, p.WhileIn(condition.value, found.value))

    def _begins(self, words: Words, index: int) -> bool:
        """Whether a new trigger begins here, or something that holds without any."""
        if self._stands_by_itself(words, index):
            return True
        if words.words[index].plain == "at":
            event = self._event(words, index + 1)
            return not event.status or not _is_to_come(event.value)
        if words.words[index].plain in ("when", "whenever", "while"):
            return not any(done(words, index).status for done in _WHEN_DONE)
        if words.words[index].plain != "if":
            return False
        event = self._event(words, index + 1)
        if not event.status or self._duration(words, event.index).status:  # "… this turn, …" is watched for from now on
            return False
        return not self._condition(words, index + 1).status

    def _stands_by_itself(self, words: Words, index: int) -> bool:
        """Whether the sentence says of all cards of a kind what holds, for no time, and points back at nothing: it
        is no part of what happens when the event before it does."""
        found = self.sentences.sentence(words, index)
        if not found.status or not isinstance(found.value, Modify) or not isinstance(found.value.cards, All | Each):
            return False
        return not any(isinstance(part, Mention | PlayerMention) for part in walk(found.value))

    def _static(self, words: Words, index: int) -> Result:
        found = self.sentences.sentence(words, index)
        if not found.status:
            return _FAIL
        condition, act = None, found.value
        if isinstance(act, Lasting) and isinstance(act.duration, AsLongAs):
            condition, act = _said_of(act.duration.condition, act.act)
        elif (
            isinstance(act, If) and isinstance(act.then[0], Modify | Both) and len(act.then) == 1 and not act.otherwise
        ):
            condition, act = act.condition, act.then[0]
        end = past_stop(words, found.index, _STOPS)
        return Result.success(end, p.Static(condition, act)) if end >= 0 and _holds(act) else _FAIL

    def _read_text(self, words: Words, index: int) -> Result:
        """Rules text in quotation marks, as something gained."""
        line = words.words
        at = index
        for opening in (
            ("the", "following", "rules", "text", ":"),
            ("the", "rules", "text"),
            ("the", "following", ":"),
            (":",),
        ):
            if tuple(word.plain for word in line[at : at + len(opening)]) == opening:
                at += len(opening)
                break
        if at >= len(line) or line[at].plain != '"':
            return _FAIL
        end = next((n for n in range(at + 1, len(line)) if line[n].plain == '"'), len(line))  # not closed: to the end
        if end == at + 1:
            return _FAIL
        text = words.text(at + 1, end).replace("¶ ", "\n").replace("¶", "\n")
        found = self._inner(text)
        if found is None:
            words.fail(at + 1, "rules text")
            return _FAIL
        return Result.success(min(end + 1, len(line)), Text(found))

    # -- printing ---------------------------------------------------------------------------------------------------

    def show(self, paragraph: Paragraph) -> str:
        """A paragraph of running text."""
        if isinstance(paragraph, p.Trigger):
            return self._show_watched("when", paragraph.event, paragraph.acts)
        if isinstance(paragraph, p.Replacement):
            return self._show_watched("if", paragraph.event, paragraph.acts)
        if isinstance(paragraph, p.Static):
            if paragraph.condition is None:
                return self.sentences.show_body((paragraph.act,))
            sentence, *_ = self.sentences.show_sentences((paragraph.act,))
            lasting = self.grammar.show(AsLongAs(paragraph.condition))
            return capital(join([*lasting, ",", *sentence, "."]))
        if isinstance(paragraph, p.SoOften):
            inner = self.show(paragraph.paragraph)
            often = {1: "Once", 2: "Twice", 3: "Up to 3 times"}[paragraph.times]
            return f"{often} each turn, {inner[:1].lower()}{inner[1:]}"
        if isinstance(paragraph, p.FirstEachTurn) and isinstance(paragraph.paragraph, p.Trigger | p.Replacement):
            opening = f"the {NTH[paragraph.which - 1]} time each turn that"
            return self._show_watched(opening, paragraph.paragraph.event, paragraph.paragraph.acts)
        if isinstance(paragraph, p.WhileIn):
            inner = self.show(paragraph.paragraph)
            opening = capital(join([*self.grammar.show(AsLongAs(paragraph.condition)), ","]))
            return f"{opening} {inner[:1].lower()}{inner[1:]}"
        raise PrintError(f"no phrase says {paragraph!r}")

    def show_kind(self, kind: Kind) -> str:
        """A kind of card, one of it."""
        return join(self.grammar.show(kind, False))

    def _show_watched(self, opening: str, event: Event, acts: tuple[Instruction, ...]) -> str:
        opening = "at" if isinstance(event, StartOfTurn | EndOfTurn | EndOfBattle) else opening
        first, *rest = self.sentences.show_sentences(acts)
        happens = event.condition if isinstance(event, ComesToHold) else event
        said = [opening, *self._events.show(happens), ",", *first, "."]
        return " ".join([capital(join(said)), *(capital(join([*words, "."])) for words in rest)])

    def _show_text(self, text: Any, plural: bool) -> list[str]:
        lines = self._lines(text.paragraphs)
        return ["the", "rules", "text", '"', "\n".join(lines), '"']


def replaces(act: Node) -> bool:
    """Whether something in a sentence takes the place of an event."""
    return any(isinstance(part, Instead) for part in walk(act)) and not isinstance(act, Watch)


def _all_under_the_if(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """ "When …, if …, do this. Do that.": the if covers both, up to a sentence that begins with an if of its own."""
    first = acts[0]
    if not isinstance(first, If) or first.otherwise:
        return acts
    end = next((at for at in range(1, len(acts)) if isinstance(acts[at], If)), len(acts))
    return (If(first.condition, (*first.then, *acts[1:end])), *acts[end:])


def _said_of(condition: Condition, act: Instruction) -> tuple[Condition | None, Instruction]:
    """The condition of "while attacking", said of the cards that the act is about: of each of several for itself."""
    if isinstance(act, Modify) and isinstance(act.cards, This | Host):
        subject = act.cards
        changed = rebuild(condition, lambda part: subject if part == Mention("it") else part)
        assert isinstance(changed, Condition)
        return changed, act
    test = _test_of(condition)
    if test is not None and isinstance(act, Modify) and isinstance(act.cards, All | Each):
        kind = act.cards.kind
        return None, with_fields(act, cards=with_fields(act.cards, kind=with_fields(kind, tests=(*kind.tests, test))))
    return condition, act


def _test_of(condition: Condition) -> Test | None:
    """What is asked of a card that is spoken of."""
    if isinstance(condition, StateIs) and condition.cards in _SPOKEN_OF:
        return Standing(condition.state, condition.value)
    return condition.test if isinstance(condition, Passes) and condition.cards in _SPOKEN_OF else None


def _is_to_come(event: Event) -> bool:
    """Whether it is one moment to come, and not every such moment."""
    return (isinstance(event, StartOfTurn) and event.next) or event == EndOfTurn()


def _holds(act: Instruction) -> bool:
    """Whether an instruction can hold all the time."""
    if isinstance(act, Both):
        return all(_holds(some) for some in act.acts)
    if isinstance(act, Where):
        return _holds(act.act)
    if isinstance(act, If):
        return all(_holds(some) for some in (*act.then, *act.otherwise))
    if isinstance(act, May):
        return isinstance(act.act, Play)
    return isinstance(act, STATIC) and not isinstance(act, Lasting)
