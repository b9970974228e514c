"""Reads sentences: clauses joined, durations before or after, "if you do" folded into what it hangs on."""

from __future__ import annotations

from collections.abc import Callable

from parsy import Parser, Result

from mulligan.language import hanging
from mulligan.language.core.durations import AsLongAs, ThisTurn
from mulligan.language.core.flow import (
    Attempt,
    Averted,
    Both,
    By,
    ChooseOne,
    Either,
    ForEach,
    If,
    Instead,
    Lasting,
    Later,
    Let,
    May,
    Same,
    Watch,
)
from mulligan.language.core.kinds import Amount, Cards, Condition, Duration, Event, Instruction, Players
from mulligan.language.core.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerMention, You
from mulligan.language.folding import Follow, fold, for_a_time, for_one_time, goes_on, hoisted
from mulligan.language.grammar import Grammar, literal
from mulligan.language.hanging import ANDS, FOLLOWS, IF_ABLE, INSTEAD, LEADS, ORS, WHO_DID, past_stop, with_instead
from mulligan.language.references import Mention, meant_by_its, points_into, said_of_others
from mulligan.language.telling import Telling
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "a sentence")


class Sentences(Telling):
    """The sentence level of a language, over a grammar of smaller phrases."""

    def __init__(self, grammar: Grammar) -> None:
        super().__init__(grammar)
        self._instruction = grammar.reader(Instruction, simple=True)
        self._duration = grammar.reader(Duration)
        self._condition = grammar.reader(Condition)
        self._players = grammar.reader(Players)
        self._amount = grammar.reader(Amount)
        self._cards = grammar.reader(Cards, simple=True)
        self._event = grammar.reader(Event)
        self._counted = grammar.styled("counted")
        self._comma = literal(",")
        self.of_another = False  # whether what is read is done by somebody else, unless it says "you"
        grammar.phrase(Same, "do(es) the same")
        grammar.phrase(ChooseOne, "choose(s) one of the following")
        grammar.style("clause", self.clause, lambda act, plural: self._show_clause(act, True))
        grammar.style("unit", self.unit, lambda act, plural: self._show_unit(act, True))

    # -- reading ----------------------------------------------------------------------------------------------------

    def body(self, words: Words, index: int) -> Result:
        """Sentences to the end of the words, folded. Fails where a sentence is not understood."""
        acts: list[Instruction] = []
        front: Duration | None = None
        while index < len(words):
            found = self.sentence(words, index)
            if not found.status:
                return found
            act, front = self.carried_on(words, index, found.value, front)
            acts.append(act)
            index = past_stop(words, found.index)
            if index < 0:
                return _FAIL
        return Result.success(index, fold(acts))

    def carried_on(
        self, words: Words, index: int, act: Instruction, front: Duration | None
    ) -> tuple[Instruction, Duration | None]:
        """A sentence, for the time that the one before it begins with where it goes on about the same things:
        "This turn, it gains 1 strength. It gains COVERT." And the time for the next one."""
        opened = self._duration(words, index)
        if opened.status:
            return act, None if isinstance(opened.value, AsLongAs) else opened.value
        if front is not None and isinstance(act, Follow) and act.way == "otherwise" and goes_on(act.acts):
            return Follow(act.way, tuple(for_a_time(front, some) for some in act.acts)), front
        if front is not None and hanging.goes_on_about_them(act):
            return for_a_time(front, act), front
        subject = getattr(act, "cards", None)
        if front is None or not act.goes_on() or not isinstance(subject, Mention):
            return act, None
        return Lasting(front, act), front

    def sentence(self, words: Words, index: int) -> Result:
        """One sentence, up to its full stop."""
        lead = next((found for some in LEADS if (found := some(words, index)).status), None)
        if lead is not None:
            index = lead.index
        done_or_not = self._who_did(words, index)
        if done_or_not.status:
            return done_or_not
        for opening, way in FOLLOWS:
            opened = opening(words, index)
            if opened.status and not hanging.could_be_a_condition(words, opened.index):
                found = self._also_if(words, opened.index)
                if not found.status:
                    found = self._conditional(words, opened.index)
                if not found.status:
                    found = self._whole(words, opened.index)
                if found.status:
                    return Result.success(found.index, Follow(way, (found.value,)))
        found = self._conditional(words, index)
        return found if found.status else self._whole(words, index)

    def _who_did(self, words: Words, index: int) -> Result:
        """each player who doesn't loses 1 influence: of each of those just spoken of, whether they did"""
        told = hanging.who_did_so(self._condition, words, index)
        if told.status:
            found = self._by(words, Result.success(told.index, PlayerMention("they")))
            return Result.success(found.index, If(told.value, (found.value,))) if found.status else found
        for opening, way in WHO_DID:
            opened = opening(words, index)
            if opened.status:
                comma = self._comma(words, opened.index)
                start = comma.index if comma.status else opened.index
                found = self._by(words, Result.success(start, PlayerMention("they")))
                if found.status:
                    return Result.success(found.index, Follow(way, (found.value,)))
        return _FAIL

    def _also_if(self, words: Words, index: int) -> Result:
        """… and a condition, after "if you do"."""
        joined = _AND(words, index)
        return self._given(words, joined.index) if joined.status else _FAIL

    def _conditional(self, words: Words, index: int) -> Result:
        opened = _IF(words, index)
        told = self._condition(words, opened.index) if opened.status else _FAIL
        if told.status and self._duration(words, told.index).status:  # "if it is destroyed this turn, …": from now on
            watch = self._watch(words, index)
            if watch.status:
                return watch
        return self._given(words, opened.index) if opened.status else _FAIL

    def _given(self, words: Words, index: int) -> Result:
        condition = self._condition(words, index)
        if not condition.status:
            return _FAIL
        after = condition.index
        for joint in (hanging.COMMA_THEN, hanging.THEN, self._comma):
            joined = joint(words, after)
            if joined.status:
                after = joined.index
                break
        then = self._whole(words, after)
        if not then.status:
            return _FAIL
        otherwise: tuple[Instruction, ...] = ()
        end = then.index
        turned = hanging.ELSE(words, end)
        if turned.status:
            other = self._whole(words, turned.index)
            if other.status:
                otherwise, end = (other.value,), other.index
        return Result.success(end, If(condition.value, (then.value,), otherwise))

    def _whole(self, words: Words, index: int) -> Result:
        """[duration,] clause [to …] [unless …] [, where X is …]"""
        watch = self._watch(words, index)
        if watch.status:
            return watch
        instead = INSTEAD(words, index)
        if instead.status:
            other = self._whole(words, instead.index)
            return Result.success(other.index, hanging.in_its_place(other.value)) if other.status else other
        duration = self._duration(words, index)
        if duration.status:
            comma = self._comma(words, duration.index)
            start = comma.index if comma.status else duration.index
            watch = self._watch(words, start, duration.value)
            if watch.status:
                return watch
            found = self._lasting(words, start, duration.value)
        else:
            found = _FAIL
        if not found.status:
            found = self._for_each(words, index)
        if not found.status:
            found = self._now_or_later(words, index)
        return self._with_ending(words, found) if found.status else found

    def _for_each(self, words: Words, index: int) -> Result:
        """for each of something, …"""
        opened = _FOR_EACH(words, index)
        known = self._acted(words, index) if opened.status else _FAIL
        if known.status:  # something that is said so by itself
            return known
        counted = self._counted(words, opened.index) if opened.status else _FAIL
        comma = self._comma(words, counted.index) if counted.status else _FAIL
        done = self.clause(words, comma.index) if comma.status else _FAIL
        return Result.success(done.index, ForEach(done.value, counted.value, True)) if done.status else _FAIL

    def _lasting(self, words: Words, index: int, duration: Duration) -> Result:
        """The clause after a duration, or after several."""
        found = self._now_or_later(words, index)
        if not found.status and self._duration(words, index).status:
            found = self._whole(words, index)
        if not found.status:
            return found
        lasting = for_a_time(duration, found.value)
        joined = _AND(words, found.index)
        watch = self._watch(words, joined.index, duration) if joined.status else _FAIL
        if watch.status:  # "this turn, it loses 2 life and if it is destroyed, …"
            return Result.success(watch.index, Both((lasting, watch.value)))
        return Result.success(found.index, lasting)

    def _now_or_later(self, words: Words, index: int) -> Result:
        later = self._at(words, index)
        return later if later.status else self.clause(words, index)

    def _with_ending(self, words: Words, found: Result) -> Result:
        """A clause with what may follow it: what it is done for, what keeps it from happening, where X is what."""
        act, end = self._and_more(words, *with_instead(words, found))
        for ended in (self._to_gain(words, found), self._unless(words, found)):
            act, end = (ended.value, ended.index) if ended.status else (act, end)
        where = self._where(words, end)
        act = hanging.with_numbers(act, where.value) if where.status else act
        return Result.success(where.index if where.status else end, act)

    def _and_more(self, words: Words, act: Instruction, end: int) -> tuple[Instruction, int]:
        """ "Draw 2 cards instead and gain 1 action": both are done instead."""
        joined = _AND(words, end) if isinstance(act, Instead) else _FAIL
        more = self.clause(words, joined.index) if joined.status else _FAIL
        return (
            (Instead(Both((act.act, more.value))), more.index)
            if more.status and isinstance(act, Instead)
            else (act, end)
        )

    def _to_gain(self, words: Words, offer: Result) -> Result:
        """… to do something else"""
        to = _TO(words, offer.index)
        instead = isinstance(offer.value, Instead)  # "you may instead pay 1 to draw a card"
        offered = offer.value.act if instead else offer.value
        if not to.status or not hanging.is_offered(offered):
            return _FAIL
        bought = self.clause(words, to.index)
        if not bought.status:
            return bought
        then, end = with_instead(words, bought)
        return Result.success(end, Attempt(offered, (Instead(then) if instead else then,)))

    def _unless(self, words: Words, threat: Result) -> Result:
        """… unless somebody does something else"""
        unless = _UNLESS(words, threat.index)
        if not unless.status:
            return _FAIL
        if isinstance(threat.value, Later):  # who is asked is asked then
            now = self._unless(words, Result.success(threat.index, threat.value.act))
            return Result.success(now.index, Later(threat.value.event, now.value)) if now.status else now
        who = self._players(words, unless.index)
        paid = self._acts(words, who.index) if who.status else _FAIL
        if who.status and not paid.status:  # "unless that player's faction loses 3 influence"
            paid = self._acted(words, unless.index)
        if not paid.status:
            return paid
        may = May(paid.value)
        who = Result.success(who.index, meant_by_its(who.value, threat.value)) if who.status else who
        if isinstance(threat.value, By) and isinstance(who.value, PlayerMention):  # "each player … unless they …"
            return Result.success(paid.index, By(threat.value.who, Attempt(may, (), (threat.value.act,))))
        offer: Instruction = may if who.value == You() else By(who.value, may)
        if points_into(who.value, threat.value):  # "destroy a character unless its controller …"
            return Result.success(paid.index, Averted(threat.value, offer))
        return Result.success(paid.index, Attempt(offer, (), (threat.value,)))

    def _watch(self, words: Words, index: int, duration: Duration | None = None) -> Result:
        """if EVENT this turn, …; the next time EVENT this turn, … instead"""
        once = hanging.NEXT_TIME(words, index)
        opened = once if once.status else _WHENEVER(words, index)
        if not opened.status:
            return _FAIL
        event = self._event(words, opened.index)
        if not event.status:
            return _FAIL
        end = event.index
        lasting = self._duration(words, end)
        if lasting.status:
            duration, end = lasting.value, lasting.index
        meant = duration is not None or once.status
        if not meant and not any(word.plain == "would" for word in words.words[opened.index : end]):
            return _FAIL
        comma = self._comma(words, end)
        start = comma.index if comma.status else end
        instead = INSTEAD(words, start)
        found = self._conditional(words, start)
        if not found.status:
            found = self.clause(words, instead.index if instead.status else start)
        if not found.status:
            return found
        act, end = (Instead(found.value), found.index) if instead.status else with_instead(words, found)
        if not meant:  # "If it would go to a discard pile, … instead": this turn
            if not isinstance(act, Instead):
                return _FAIL
            duration = ThisTurn()
        return Result.success(end, Watch(event.value, act, duration, once.status))

    def _at(self, words: Words, index: int) -> Result:
        """at the end of the turn, …"""
        opened = _AT(words, index)
        if not opened.status:
            return _FAIL
        event = self._event(words, opened.index)
        if not event.status:
            return _FAIL
        comma = self._comma(words, event.index)
        start = comma.index if comma.status else event.index
        given = self._conditional(words, start)
        found = given if given.status else self.clause(words, start)
        return Result.success(found.index, Later(event.value, found.value)) if found.status else found

    def _where(self, words: Words, index: int) -> Result:
        opened = next((found for where in hanging.WHERES if (found := where(words, index)).status), _FAIL)
        if not opened.status:
            return _FAIL
        lets: list[Let] = []
        index = opened.index
        while True:
            found = self._let(words, index)
            if not found.status:
                break
            lets.append(found.value)
            index = found.index
            joined = _AND(words, index)
            if not joined.status:
                break
            index = joined.index
        return Result.success(index, tuple(lets)) if lets else _FAIL

    def _let(self, words: Words, index: int) -> Result:
        if index + 1 < len(words) and words.words[index].plain in ("x", "y", "z"):
            if words.words[index + 1].plain not in ("is", "was"):
                return _FAIL
            value = self._amount(words, index + 2)
            if value.status:
                return Result.success(value.index, Let(words.words[index].plain.upper(), value.value))
        return _FAIL

    def clause(self, words: Words, index: int) -> Result:
        """Units joined by "and", or by "or"."""
        found = self.unit(words, index)
        if not found.status:
            return found
        listed = self._listed(words, found, self.unit)
        if listed.status:
            return listed
        for joints, kind in ((ANDS, Both), (ORS, Either)):
            acts, end, then = [found.value], found.index, False
            while (more := self._joined(words, end, joints, index)).status:
                acts.append(more.value)
                then = any(word.plain == "then" for word in words.words[end : end + 3])
                end = more.index
            if len(acts) > 1:
                last = self._joined(words, end, (_COMMA_AND, _AND)) if kind is Either else _FAIL
                if last.status:  # "A, or B and C"
                    acts[-1] = Both((acts[-1], last.value))
                    end = last.index
                acts = for_one_time(acts)
                whole = kind(tuple(acts)) if then else hoisted(kind(tuple(acts)))
                other = self._joined(words, end, ORS) if kind is Both else _FAIL
                return (
                    Result.success(other.index, Either((whole, other.value)))
                    if other.status
                    else Result.success(end, whole)
                )
        return found

    def _joined(self, words: Words, index: int, joints: tuple[Parser, ...], clause: int = -1) -> Result:
        """One more thing done; of what the clause is about, perhaps, without saying so again."""
        for joint in joints:
            joined = joint(words, index)
            if joined.status:
                found = self.unit(words, joined.index)
                if found.status:
                    return found
        subject = self._cards(words, clause) if clause >= 0 else _FAIL
        for joint in joints if subject.status else ():
            joined = joint(words, index)
            said = words.words[clause : subject.index]
            line = Words([*said, *words.words[joined.index :]], shy=words.shy) if joined.status else words
            found = self._acted(line, 0) if joined.status else _FAIL
            if found.status and found.index > len(said):
                return Result.success(found.index - len(said) + joined.index, found.value)
        return _FAIL

    def unit(self, words: Words, index: int) -> Result:
        """One thing done: [who] [may] act [for a time] [if …]"""
        found = self._unit(words, index)
        return hanging.said_of_you(words, index, found) if self.of_another else found

    def _unit(self, words: Words, index: int) -> Result:
        one = _CHOOSE_ONE(words, index)
        if one.status:
            found = self._listed(words, self._option(words, one.index), self._option)
            if not found.status:
                found = self._one_of(words, one.index)
            if found.status:
                return found
        best = self._acted(words, index)
        if not best.status:
            best = hanging.two_verbs(self._acted, words, index)
        may = _YOU_MAY(words, index)
        if may.status:
            other = INSTEAD(words, may.index)  # "you may instead draw a card"
            found = self._had_done(words, other.index if other.status else may.index)
            if found.status and (not best.status or found.index > best.index):
                offer = hanging.offered(found.value)
                best = Result.success(found.index, Instead(offer) if other.status else offer)
            return best
        who = self._players(words, index)
        if who.status:
            by = self._by(words, who)
            if not by.status:
                by = self._by_such(words, who)
            if by.status and (not best.status or by.index > best.index):
                best = by
        return best

    def _option(self, words: Words, index: int) -> Result:
        """One thing done, perhaps for a time that stands before it."""
        duration = self._duration(words, index)
        if not duration.status:
            return self.unit(words, index)
        comma = self._comma(words, duration.index)
        return self._lasting(words, comma.index if comma.status else duration.index, duration.value)

    def _of_another(self, words: Words, index: int) -> Result:
        """An option of somebody else's: you may do something in it, too."""
        return hanging.said_of_you(words, index, self._option(words, index))

    def _one_of(self, words: Words, index: int) -> Result:
        """A, or B and C: after "choose one:", "and" binds closer than "or"."""
        options: list[Instruction] = []
        while True:
            acts: list[Instruction] = []
            found = self._of_another(words, index)
            while found.status:
                acts.append(found.value)
                index = found.index
                also = next((some for joint in (_COMMA_AND, _AND) if (some := joint(words, index)).status), _FAIL)
                found = self._of_another(words, also.index) if also.status else _FAIL
            if not acts:
                return _FAIL
            options.append(acts[0] if len(acts) == 1 else Both(tuple(acts)))
            joined = next((some for joint in ORS if (some := joint(words, index)).status), None)
            if joined is None:
                return Result.success(index, Either(tuple(options))) if len(options) > 1 else _FAIL
            index = joined.index

    def _by(self, words: Words, who: Result) -> Result:
        may = _MAY(words, who.index)
        if may.status:
            other = INSTEAD(words, may.index)
            found = self._had_done(words, other.index if other.status else may.index)
            if found.status and other.status:  # "that player may instead …"
                return Result.success(found.index, Instead(By(who.value, May(found.value))))
            act: Instruction | None = May(found.value) if found.status else None
            again = _AND_MAY(words, found.index) if found.status else _FAIL
            if again.status and (more := self.clause(words, again.index)).status:
                act, found = Both((May(found.value), May(more.value))), more
        else:
            also = _ALSO(words, who.index)
            found = self._acts(words, also.index if also.status else who.index)
            act = found.value
        return _FAIL if act is None else Result.success(found.index, act if who.value == You() else By(who.value, act))

    def _had_done(self, words: Words, index: int) -> Result:
        """What somebody may do, or have others do: have that player discard a card."""
        have = _HAVE(words, index)
        found = self.clause(words, index)
        other = hanging.said_of_you(words, have.index, self.clause(words, have.index)) if have.status else _FAIL
        return other if other.status and (not found.status or other.index > found.index) else found

    def _by_such(self, words: Words, who: Result) -> Result:
        """each opponent who controls an item, …: of each of them, whether it is so"""
        opened = _WHO(words, who.index)
        if not opened.status or not isinstance(who.value, EachOpponent | EachPlayer | EachOtherPlayer):
            return _FAIL
        line = [Word("they", "they", 0), *words.words[opened.index :]]
        condition = self._condition(Words(line, shy=words.shy), 0)
        if not condition.status:
            return _FAIL
        end = condition.index - 1 + opened.index
        comma = self._comma(words, end)
        done = self._by(words, Result.success(comma.index if comma.status else end, You()))
        if not done.status:
            return _FAIL
        return Result.success(done.index, By(who.value, If(condition.value, (done.value,))))

    def _acts(self, words: Words, index: int) -> Result:
        """What one subject does, or does instead: whose choice it is, too."""
        one = _CHOOSE_ONE(words, index)
        if one.status:
            listed = self._listed(words, self._of_another(words, one.index), self._of_another)
            return listed if listed.status else self._one_of(words, one.index)
        first = self._acted(words, index)
        listed = self._listed(words, first, self._acted)
        if listed.status or not first.status:
            return listed
        found = self._several(words, first)
        ways, end = [found.value], found.index
        while joined := next((some for joint in ORS if (some := joint(words, end)).status), None):
            verb = self._acted(words, joined.index) if joined.index < len(words) else _FAIL
            if not verb.status or self._subject(words, joined.index):
                break
            other = self._several(words, verb)
            ways.append(other.value)
            end = other.index
        return Result.success(end, ways[0] if len(ways) == 1 else Either(tuple(ways)))

    def _listed(self, words: Words, found: Result, reader: Callable[[Words, int], Result]) -> Result:
        """A, B, or C, of which the first is found: with a comma between, they are alternatives all of them."""
        ways: list[Instruction] = []
        while found.status:
            ways.append(found.value)
            joined = next((some for joint in ORS if (some := joint(words, found.index)).status), None)
            comma = self._comma(words, found.index)
            if joined is not None:
                last = reader(words, joined.index) if joined.index < len(words) else _FAIL
                if len(ways) < 2 or not last.status:
                    return _FAIL
                return Result.success(last.index, Either((*ways, last.value)))
            if not comma.status or comma.index >= len(words) or self._subject(words, comma.index):
                return _FAIL
            found = reader(words, comma.index)
        return _FAIL

    def _several(self, words: Words, found: Result) -> Result:
        """What was found, and verbs joined to it by "and", as long as no new subject begins."""
        acts, end = [found.value], found.index
        while True:
            following = _FAIL
            act: Instruction = acts[-1]
            for joint in ANDS:
                joined = joint(words, end)
                if joined.status:
                    may = _MAY(words, joined.index)
                    verb = self._acted(words, may.index if may.status else joined.index)
                    if verb.status and not self._subject(words, joined.index):
                        following = verb
                        act = May(verb.value) if may.status else verb.value
                        break
            if not following.status:
                break
            acts.append(act)
            end = following.index
        return Result.success(end, acts[0] if len(acts) == 1 else Both(tuple(acts)))

    def _subject(self, words: Words, index: int) -> bool:
        word = words.words[index].plain
        return word in ("you", "that", "the", "this", "it", "each", "all", "an", "a") or word in (
            "players",
            "opponents",
        )

    def _acted(self, words: Words, index: int) -> Result:
        found = self._instruction(words, index)
        if not found.status:
            return found
        act, end = found.value, found.index
        lasting = self._duration(words, end)
        if lasting.status:
            act, end = Lasting(lasting.value, act, said_of_others(act, lasting.value)), lasting.index
        able = next((some for words_ in IF_ABLE if (some := words_(words, end)).status), None)
        end = end if able is None else able.index
        each = _FOR_EACH(words, end)
        if each.status:
            counted = self._counted(words, each.index)
            if counted.status:
                act, end = ForEach(act, counted.value), counted.index
        at = _AT(words, end)
        if at.status:
            event = self._event(words, at.index)
            if event.status:
                act, end = Later(event.value, act), event.index
        opened = _IF(words, end)
        if opened.status:
            condition = self._condition(words, opened.index)
            if condition.status:
                act, end = If(condition.value, (act,), (), said_of_others(act, condition.value)), condition.index
        return Result.success(end, act)


_IF = literal("if")
_WHENEVER = literal("if|when|whenever")
_AT = literal("at")
_AND_MAY = literal("and may")
_UNLESS = literal("unless")
_COMMA_AND = literal(", and")
_TO = literal("to")
_WHO = literal("who|that")
_FOR_EACH = literal("for each|every")
_CHOOSE_ONE = literal("choose(s) one|one_of_the_following :")
_AND = literal("and")
_MAY = literal("may")
_HAVE = literal("have")
_ALSO = literal("also|must|each|both")
_YOU_MAY = literal("you may")
