"""Reads a card's English, and a special ability's, into trees; says which words it does not understand."""

from __future__ import annotations

import re
from typing import TypeVar, cast

from parsy import Result

from mulligan.games.unmatched.vocabulary.acts import (
    forms,
    picking,
)
from mulligan.games.unmatched.vocabulary.acts.markers import Marker
from mulligan.games.unmatched.vocabulary.acts.ongoing import ForAWhile
from mulligan.games.unmatched.vocabulary.acts.picking import OneOfThese
from mulligan.games.unmatched.vocabulary.acts.turn import SpendCounters
from mulligan.games.unmatched.vocabulary.asking import memory
from mulligan.games.unmatched.vocabulary.nouns import amounts, fighters, symbols
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counter, Family
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName, Fighters, YourOpponent
from mulligan.games.unmatched.vocabulary.nouns.piles import OwnPile, PilePoints
from mulligan.games.unmatched.vocabulary.nouns.those import IsNamed
from mulligan.games.unmatched.vocabulary.special.abilities import (
    AbilityLine,
    AtEach,
    Guarded,
    MovesThrough,
    OnlyOnce,
    Triggered,
)
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis
from mulligan.games.unmatched.vocabulary.texts import headings
from mulligan.games.unmatched.vocabulary.texts.chosen import when_chosen
from mulligan.games.unmatched.vocabulary.texts.folds import (
    borrowed,
    fold_again,
    fold_insteads,
    fold_passing,
    fold_pronouns,
    in_form,
    of_gadgets,
    of_whose_turn,
    only_once,
    opened_with,
    same_subject,
    to_come,
    whose_choice,
    with_amounts,
)
from mulligan.games.unmatched.vocabulary.texts.genders import named_pronouns
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names, beside_hero, key, singular
from mulligan.games.unmatched.vocabulary.texts.moments import moments
from mulligan.games.unmatched.vocabulary.texts.passages import (
    BULLET,
    CHOICE,
    COMBAT_TIMINGS,
    EITHER_OR_BOTH,
    HANGS,
    NO_TIMING,
    ONGOING,
    TO_COME,
    TO_COME_AFTER,
    Passage,
    in_brackets,
    is_title,
    joined_lines,
    own_rules,
    refuse_unended,
    split_timings,
    uncancelled_first,
    ways_of,
)
from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar, sentences, suggestions
from mulligan.games.unmatched.vocabulary.texts.plainer import (
    close,
    plainer,
    so_often,
    unless_so,
    unreminded,
)
from mulligan.language.core import players
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import Attempt, Both, By, If, May
from mulligan.language.core.kinds import Condition, Instruction, Players
from mulligan.language.folding import UnfoldedError
from mulligan.language.grammar import literal
from mulligan.language.reader import Problem, ReadError, problem
from mulligan.language.tree import Node, rebuild, walk, with_fields
from mulligan.language.words import Words, capital, mend, split, without_reminders

Kind = TypeVar("Kind", bound=Node)


_MISSION = re.compile(r"^\s*Mission:\s*(.*?)\.(?:\s+|$)", re.DOTALL | re.IGNORECASE)
_STAR = re.compile(r"(?:^|(?<=[.\n]))\s*(?:Brainwashed:|\{RED ROOM\})\s*", re.IGNORECASE)
_TIERS = re.compile(
    r"You may (?:spend|discharge|remove|discard) ([A-Za-z]+):\s*((?:-\s*\d+ [A-Za-z]+:.*)+)$", re.DOTALL | re.IGNORECASE
)
_TIER = re.compile(r"-\s*(\d+) [A-Za-z]+:\s*(.*?)\s*(?=-\s*\d+ [A-Za-z]+:|$)", re.DOTALL)
_FOR_EACH_SPENT = re.compile(
    r"choose a different (?:effect|one) for each [\w ]+? (?:spent|discarded|removed|discharged):\s*(.*)$",
    re.DOTALL | re.IGNORECASE,
)
_NAMED_FORM = r"(?:(?<=[.!\n])|^)\s*(?:If |While )?#(\d+)(?::| [-–—])\s*(?=[A-Za-z#+])"
_UNCANCELLED = re.compile(r"^\s*This card(?:'s effects?)? cannot be cancell?ed\.?\s*", re.IGNORECASE)
_UNCANCELLED_IF = re.compile(
    r"^\s*(?i:If|While|When) ([^.,]*), (?i:this card(?:'s effects?)?|(?:the )?effects? (?:of|on) this card) "
    r"cannot be cancell?ed\.?\s*",
)
_FAMILY = re.compile(r"\b(?!BOOST\b|AFTER\b|BLIND\b|X\b)([A-Z][A-Z'!]*(?:[ :-]+[A-Z][A-Z'!]*)*)(?= cards?\b)")
_BY_SYMBOL = re.compile(r"\$([A-Za-z]+)\$\s*")
_BY_COUNT = re.compile(r"(?:^|(?<=[\s.]))-?\s*(\d+)\s*symbol#0\s+(?!cards?\b)")
_FOLLOW_UP = re.compile(r"^\s*[A-Z][A-Z' !,-]*:\s*(\d+) ATK\.?\s*$")
_FIRST_DEFENSE = "the printed value of the card played against the first attack"
_UNLESS = re.compile(r"(?:^|(?<=\. ))([A-Z][^.]*?),? unless ([^.]*)\.")
_FORCED = r"(?:discards?|takes?|loses?|reveals?|draws?|puts?)\b"
_MUST_CHOOSE = re.compile(
    rf"\b(Your opponent|Each opponent) (?:must )?(?:either )?({_FORCED}[^.]*?),? or ({_FORCED}[^.]*)\.\s*$"
)
CHOOSERS: dict[str, Players] = {
    "they": players.PlayerMention("they"),
    "your": YourOpponent(),
    "each": players.EachOpponent(),
}
_COUNTS = {"one": 1, "1": 1, "two": 2, "2": 2, "three": 3, "3": 3}


class Reader:
    """Reads the texts of one deck."""

    def __init__(self, names: Names, families: list[str]) -> None:
        self.names = names
        self.families = families

    # ---- cards -----------------------------------------------------------------------------------------------------

    def card(self, text: str) -> tuple[Passage, ...]:
        """The passages of a card's text; raises ReadError where words are not understood."""
        text = self.names.spelled_out(beside_hero(mend(text), self.names.called(), False))
        passages: list[Passage] = []
        problems: list[Problem] = []
        uncancelled = follows = False
        for timing, body in split_timings(text):
            body = uncancelled_first(body)
            found = _UNCANCELLED_IF.match(body)
            if found:
                passages.append(Passage("", uncancelled_if=self.condition(self.names.fighting(found.group(1)))))
                body = body[found.end() :]
            found = _UNCANCELLED.match(body)
            if found:
                uncancelled = True
                body = body[found.end() :]
            if timing in COMBAT_TIMINGS:
                body = re.sub(r"^\s*While ", "If ", self.names.fighting(body))
            if timing == NO_TIMING:
                body = own_rules(body, passages, self.passage)
            if not without_reminders(body).strip():
                continue
            another = _FOLLOW_UP.match(body)
            if another:
                body = f"Another attack follows: {another.group(1)} ATK."
            elif follows:
                body = re.sub(r"\bagainst [A-Z][A-Z' ]+(?=,)", "against the first attack", body)
                body = re.sub(r"\bthat card's printed value\b", _FIRST_DEFENSE, body)
            try:
                read = self.ongoing(body) if timing == ONGOING else self.passage(timing, body)
                passages.append(with_fields(read, follows=True) if follows else read)
                follows = follows or another is not None
            except ReadError as error:
                problems.extend(error.problems)
        if problems:
            raise ReadError(problems)
        if uncancelled:
            passages.insert(0, Passage("", uncancelled=True))
        return tuple(passages)

    def passage(self, timing: str, body: str) -> Passage:
        requirement: Condition | None = None
        mission = _MISSION.match(body)
        if mission:
            requirement = self.condition(mission.group(1))
            body = body[mission.end() :]
        parts = _STAR.split(body, maxsplit=1)
        acts = self.body(parts[0]) if parts[0].strip() else ()
        starred = self.body(parts[1]) if len(parts) > 1 else ()
        return Passage(timing, acts, requirement, starred)

    def ongoing(self, body: str) -> Passage:
        """A card that stays in play: what holds while it does is said as a special ability is."""
        return Passage(ONGOING, lines=tuple(self.ability_paragraph(close(unreminded(body)))))

    def body(self, text: str) -> tuple[Instruction, ...]:
        """Sentences as instructions, with what hangs on each other folded."""
        text = _MUST_CHOOSE.sub(r"\1 chooses one: \2, or \3.", unreminded(in_brackets(text, self.names.forms)))
        tiers = _TIERS.search(text)
        if tiers:
            return self.tiers(text[: tiers.start()].strip(), tiers.group(1), tiers.group(2))
        counted = _FOR_EACH_SPENT.search(text)
        if counted:
            made = tuple(Both(self.body(close(option))) for option in BULLET.split(counted.group(1)) if option.strip())
            before = text[: counted.start()].strip()
            return (*(self.body(before) if before else ()), OneOfThese(len(made), made, amounts.CountThose()))
        either = EITHER_OR_BOTH.match(text)
        if either and (either["early"] or either["late"]):
            made = tuple(Both(self.body(close(way))) for way in ways_of(either["early"] or either["late"]))
            acts = self.body(either["before"]) if either["before"].strip() else ()
            both = picking.some_of(False, 2, made)
            return (*acts, If(self.condition(either["asked"]), (both,), (picking.some_of(False, 1, made),)))
        choice = CHOICE.search(text)
        if choice:
            before = re.sub(r"\bThen,?\s*$", "", text[: choice.start()]).strip()
            options = ways_of(choice.group(3), self.names.forms)
            theirs = choice.group(1).lower() != "choose"
            made = tuple(self.their_way(way) if theirs else Both(self.body(close(way))) for way in options)
            if len(made) > 1:
                hangs = HANGS.search(before)
                acts = self.body(before[: hangs.start()]) if hangs and hangs.start() else ()
                acts = self.body(before) if before and not hangs else acts
                fewer, _, count = (choice.group(2) or "one").lower().rpartition(" ")
                offer = picking.some_of(bool(fewer), _COUNTS[count], made)
                if theirs:
                    offer = By(CHOOSERS[choice.group(1).lower().split()[0]], offer)
                if hangs and hangs.group(1) in ("you do", "they do"):
                    if not acts:
                        raise ReadError([Problem(1, hangs.group(), "nothing stands before it")])
                    return (*acts[:-1], Attempt(acts[-1], (offer,)))
                return (*acts, If(self.condition(hangs.group(1)), (offer,)) if hangs else offer)
        later = TO_COME.search(text) or TO_COME_AFTER.search(text)
        if later:
            before = text[: later.start()].strip()
            acts = self.body(before) if before else ()
            done = of_whose_turn(later.group("whose"), later.group("done"))
            waits = to_come(later, self.body(close(capital(done))))
            asked = later.group("asked")
            return (*acts, If(self.condition(asked.partition(" ")[2]), (waits,)) if asked else waits)
        by_symbol = self.by_symbol(text)
        if by_symbol:
            return by_symbol
        by_form = self.by_form(text)
        if by_form:
            return by_form
        words = self.words(close(text))
        try:
            found = sentences().body(words, 0)
        except UnfoldedError as error:
            raise ReadError([Problem(1, self.names.unmarked(text), f"nothing stands before “{error}”")]) from error
        if not found.status and _UNLESS.search(text):
            return self.body(_UNLESS.sub(unless_so, text))
        if not found.status:
            raise self.stopped(words, 0)
        acts = tuple(self.settle(act) for act in with_amounts(found.value))
        whose_choice(acts)
        return fold_insteads(fold_pronouns(fold_passing(fold_again(acts))))

    def their_way(self, option: str) -> Both:
        """One of the things that an opponent chooses from: what they do themselves, or what you do."""
        acts = self.body(close(re.sub(r"^\s*(?:they )?takes? (?=\d)", "take ", option, flags=re.I)))
        yours = re.match(r"\s*you [a-z]", option, re.I)
        return Both(tuple(By(players.You(), act) for act in acts) if yours else acts)

    def by_symbol(self, text: str) -> tuple[Instruction, ...]:
        """ "$pelt$ Draw 2 cards." is done where that symbol is on top; "3 SYMBOL Draw" where three lie there."""
        parts = _BY_SYMBOL.split(text)
        asked: list[Condition] = [symbols.SymbolOnTop(amounts.Symbol(name.lower())) for name in parts[1::2]]
        counted = len(parts) == 1 and len(self.names.lexicon.symbols) == 1
        if counted:
            parts = _BY_COUNT.split(self.names.mark(text))
            there = symbols.SymbolsInPile(amounts.Symbol(self.names.lexicon.symbols[0]))
            asked = [memory.ThereAre(there, memory.Compared.AT_LEAST, Number(int(count))) for count in parts[1::2]]
        if len(parts) == 1:
            return ()
        acts = list(self.body(parts[0])) if parts[0].strip() else []
        weaker: tuple[Instruction, ...] = ()  # Ruling 32: the strongest alone, unless it says that it is done too
        for condition, said in zip(asked, parts[2::2], strict=True):
            also = re.match(r"\s*Also,? ", said)
            done = self.body(close(capital(said[also.end() :].strip() if also else said.strip())))
            stronger = counted and bool(weaker) and also is None
            if stronger:
                acts.pop()
            acts.append(If(condition, done, weaker if stronger else ()))
            weaker = (acts[-1],)
        return fold_insteads(tuple(acts))

    def by_form(self, text: str) -> tuple[Instruction, ...]:
        """ "Mortal NAME: this. Fae NAME: that." is what a card does by what the hero is."""
        parts = re.split(
            r"(?:(?<=[.!\n])|^)\s*(?:If |While )?#(\d+)(?::| [-–—])\s*(?=[A-Za-z#])",
            "\n" + self.names.mark(text).strip(),
        )
        if len(parts) < 3 or any(self.names.form(int(mark)) < 0 for mark in parts[1::2]):
            return ()
        acts = list(self.body(parts[0])) if parts[0].strip() else []
        for mark, said in zip(parts[1::2], parts[2::2], strict=True):
            number = self.names.form(int(mark))
            asked = forms.FormIs(forms.Form(self.names.forms[number], number))
            acts.append(If(asked, self.body(close(capital(said)))))
        return fold_insteads(tuple(acts))

    def tiers(self, before: str, name: str, ways: str) -> tuple[Instruction, ...]:
        """So many counters spent for so much; "also" is on top of the tier below, "instead" in its place."""
        numbers = [
            number for number, counter in enumerate(self.names.lexicon.counters) if key(counter) == key(singular(name))
        ]
        if not numbers:
            raise ReadError([Problem(1, name, "nothing of that name is gained")])
        counter = Counter(self.names.lexicon.counters[numbers[0]])
        acts = list(self.body(before)) if before else []
        base: Instruction | None = None
        below: tuple[Instruction, ...] = ()
        options: list[Both] = []
        for count, said in _TIER.findall(ways):
            joined = re.match(r"\s*(Also|Instead),\s*", said)
            done = self.body(close(capital(said[joined.end() :] if joined else said)))
            if joined and joined.group(1) == "Instead" and not options:
                if not acts:
                    raise ReadError([Problem(1, "instead", "nothing stands before it")])
                base = acts.pop()
            if options and not joined:
                raise ReadError([Problem(1, said, "it is not said whether this is also done, or instead")])
            if joined and joined.group(1) == "Also":
                done = (*below, *done)
            elif below:
                done = (borrowed(done[0], below[0]), *done[1:])
            below = done
            spend = SpendCounters(Exactly(Number(int(count))), counter)
            options.append(Both((Attempt(spend, done, (base,) if base is not None else ()),)))
        if base is not None:
            return (*acts, OneOfThese(1, (Both((base,)), *options)))
        return (*acts, May(OneOfThese(1, tuple(options)) if len(options) > 1 else options[0]))

    def condition(self, text: str) -> Condition:
        words = self.words(text)
        found = grammar().reader(Condition)(words, 0)
        if not found.status or found.index != len(words):
            raise self.stopped(words, 0)
        condition: Condition = self.settle(found.value)
        return condition

    def stopped(self, words: Words, index: int) -> ReadError:
        """Where reading stopped, with fighters by their names."""
        found = problem(words, index, 1, suggestions())
        said, reason, near = (self.names.unmarked(part) for part in (found.words, found.reason, found.nearest))
        return ReadError([Problem(found.line, said, reason, near)])

    def words(self, text: str) -> Words:
        text = named_pronouns(headings.form_asked(self.names, self.names.mark(text)), self.names.lexicon.genders)
        if len(self.names.forms) == 2:
            text = headings.of_two_forms(text)
        return split(plainer(_FAMILY.sub(self.family_mark, text), len(self.names.lexicon.counters)))

    def family_mark(self, found: re.Match[str]) -> str:
        words = found.group(1)
        if words not in self.families:
            self.families.append(words)
        return f"{amounts.FAMILY_MARK}{self.families.index(words)}"

    def settle(self, tree: Kind) -> Kind:
        """Marks become names again."""
        return cast(Kind, self._unmark(tree))

    def _unmark(self, tree: Node) -> Node:
        if isinstance(tree, ByName) and tree.name.startswith(fighters.NAME_MARK):
            return ByName(self.names.fighter(int(tree.name[1:])))
        if isinstance(tree, picking.ChooseFighter) and isinstance(tree.who, fighters.OneAmong):
            marks = [item.name for item in tree.who.items if isinstance(item, ByName) and item.name.startswith("#")]
            if len(marks) == len(tree.who.items) and all(self.names.form(int(mark[1:])) >= 0 for mark in marks):
                return forms.BecomeForm(tuple(cast(forms.Form, self._unmark(forms.Form(mark))) for mark in marks))
        if isinstance(tree, forms.FormIs | forms.FormIsNot) and tree.who is not None and "#" in tree.form.words:
            number = int(tree.form.words[1:])
            if self.names.form(number) < 0:  # no form: it is asked who somebody is
                never = isinstance(tree, forms.FormIsNot)
                return IsNamed(cast(Fighters, self._unmark(tree.who)), ByName(self.names.fighter(number)), never)
        if isinstance(tree, forms.Form) and tree.words.startswith(fighters.NAME_MARK):
            number = self.names.form(int(tree.words[1:]))
            if number < 0:
                raise ReadError([Problem(1, self.names.unmarked(tree.words), "the hero is never called that")])
            return forms.Form(self.names.forms[number], number)
        if isinstance(tree, Counter) and "#" in tree.words:
            return Counter(self.names.lexicon.counters[int(tree.words.partition("#")[2])])
        if isinstance(tree, amounts.Symbol) and "#" in tree.words:
            return amounts.Symbol(self.names.lexicon.symbols[int(tree.words.partition("#")[2])])
        if isinstance(tree, OwnPile | PilePoints) and "#" in tree.words:
            return with_fields(tree, words=getattr(self.names.lexicon, tree.words.partition("#")[0]))
        if isinstance(tree, Marker) and "#" in tree.words:
            return Marker(self.names.lexicon.markers[int(tree.words.partition("#")[2])])
        if isinstance(tree, Family) and tree.words.startswith(amounts.FAMILY_MARK):
            return Family(self.families[int(tree.words[1:])])
        if isinstance(tree, players.PlayerMention) and tree.words == "your opponent":
            return YourOpponent()
        return rebuild(tree, self._unmark)

    # ---- special abilities -----------------------------------------------------------------------------------------

    def ability(self, text: str) -> tuple[AbilityLine, ...]:
        """A special ability's sentences; raises ReadError where words are not understood."""
        lines: list[AbilityLine] = []
        guard: Condition | None = None  # under a heading that is a form, up to the next empty line
        text = self.names.spelled_out(beside_hero(mend(text), self.names.called(), True))
        if len(self.names.lexicon.symbols) == 1:  # Ruling 32: so many of them ask for so many cards
            text = re.sub(
                r"\((\d+)\)\s*(?=[A-Z])",
                lambda found: (
                    f"While you have {found.group(1)} or more {self.names.lexicon.symbols[0]} cards in your "
                    "discard pile, "
                ),
                text,
            )
        text = headings.named_ways(headings.apart(text), self.names.forms)
        for paragraph in joined_lines(unreminded(so_often(text))).split("\n"):
            sentence = paragraph.strip()
            heading = key(sentence.strip("# :"))
            named = [number for number, form in enumerate(self.names.forms) if key(form) == heading]
            if not sentence:
                guard = None if lines else guard
            elif named:
                guard = forms.FormIs(forms.Form(self.names.forms[named[0]], named[0]))
            elif not is_title(sentence):
                said = headings.unlabelled(sentence, self.names.forms)
                try:
                    found = self.ability_paragraph(said)
                except ReadError:
                    found = when_chosen(said, lines, self.names.forms, self.ability_paragraph, self.body)
                    if not found:
                        raise
                lines.extend(found if guard is None else [Guarded(guard, line) for line in found])
        return tuple(of_gadgets(lines))

    def ability_paragraph(self, text: str) -> list[AbilityLine]:
        """A paragraph as it stands; where that does not read, with when something holds said first."""
        refuse_unended(text := headings.plainly(text))
        try:
            return self.paragraph(text)
        except ReadError:
            if headings.turned(text) == text:
                raise
            return self.paragraph(headings.turned(text))

    def paragraph(self, text: str) -> list[AbilityLine]:
        text = headings.in_place_of_defeat(text)
        text = re.sub(r"^You may (?=(?:spend|pay) )", "During your turn, you may ", text)
        words = self.words(re.sub(r"^(IMMEDIATELY|DURING COMBAT|AFTER COMBAT):", r"\1,", text))
        form = grammar().reader(forms.Form)(words, 0)
        if form.status and _COLON(words, form.index).status:  # for the whole paragraph
            asked = forms.FormIs(cast(forms.Form, self._unmark(form.value)))
            rest = self.ability_words(headings.of_this_turn(Words(words.words[form.index + 1 :])))
            return [line if opened_with(line, []) else Guarded(asked, line) for line in rest]
        return self.ability_words(words)

    def ability_words(self, words: Words) -> list[AbilityLine]:
        lines: list[AbilityLine] = []
        held: Condition | None = None  # what the hero is, where a sentence of this paragraph opened with that
        index = 0
        while index < len(words):
            found = self.ability_line(words, index)
            if not found.status:
                raise self.stopped(words, index)
            line = found.value
            assert isinstance(line, AbilityLine)
            if isinstance(line, OnlyOnce):
                if found.index < len(words) and words.words[found.index].plain not in (".", "!"):
                    raise self.stopped(words, index)
                lines[-1:] = [only_once(one, line.ever) for one in lines[-1:] or [line]]
                index = past_stops(words, found.index)
                continue
            unmarked = self._unmark(line)
            assert isinstance(unmarked, AbilityLine)
            line = same_subject(unmarked, lines)
            own = opened_with(line, self.states()) if self.opens(words, index) else None
            if own is not None or any(word(words, index).status for word in _MEANWHILE):
                held = own
            elif held is not None:
                line = in_form(line, held, self.states())
            lines.append(line)
            index = past_stops(words, self.further(words, found.index, lines))
        return lines

    def opens(self, words: Words, index: int) -> bool:
        """Does a sentence begin by saying when it holds: "while …", "FORM:"?"""
        form = grammar().reader(forms.Form)(words, index)
        named = form.status and _COLON(words, form.index).status
        return named or any(word(words, index).status for word in _WHILE[:-1])

    def states(self) -> list[Condition]:
        """What the words in capitals stand for that the hero is called while something is so."""
        return [self.condition(meaning) for _, meaning in self.names.lexicon.states]

    def further(self, words: Words, index: int, lines: list[AbilityLine]) -> int:
        """ "While this is so, that holds, and that too": what the first of them needs, the others need."""
        while True:
            joined = next((found for joint in _AND if (found := joint(words, index)).status), None)
            if joined is None:
                return index
            found = self.ability_line(words, joined.index)
            if not found.status:
                return index
            before = lines[-1]
            line = same_subject(cast(AbilityLine, self._unmark(found.value)), lines)
            asked = getattr(before, "condition", None)
            lines.append(Guarded(asked, line) if isinstance(asked, Condition) else line)
            index = found.index

    def ability_line(self, words: Words, index: int, depth: int = 0) -> Result:
        when = moments(words, index)
        plain = grammar().reader(AbilityLine)(words, index)
        if when.status and not (plain.status and isinstance(plain.value, MovesThrough)):  # in a maneuver
            comma = _COMMA(words, when.index)
            start = comma.index if comma.status else when.index
            found = self.done_then(words, start)
            if found.status and not (plain.status and plain.index > found.index):
                several = tuple(Triggered(one, found.value) for one in when.value)
                return Result.success(found.index, several[0] if len(several) == 1 else AtEach(several))
        found = plain if plain.status else self.guarded(words, index, depth + 1)
        return found if found.status else self.moment_last(words, index, depth + 1)

    def moment_last(self, words: Words, index: int, depth: int) -> Result:
        """ "Draw a card when this happens", "You may do it when that does. If you do, …": the moment goes first."""
        stops = [at for at in range(index, len(words)) if words.words[at].plain in (".", "!")]
        end = stops[0] if stops else len(words)
        if depth > 1:
            return Result.failure(index, "what is done")
        for start in range(index + 2, end):
            when = grammar().reader(WhenThis)(Words(words.words[start:end]), 0)
            if when.status and start + when.index == end and when.value.moment is not Moment.IMMEDIATELY:
                acts, rest = words.words[index:start], words.words[end:]
                said = Words([*words.words[start:end], *split(",").words, *acts, *rest])
                found = self.ability_line(said, 0, depth)
                turned = found.status and isinstance(found.value, Triggered)
                if turned and any(isinstance(part, ForAWhile) for act in found.value.acts for part in walk(act)):
                    continue  # what holds from then on: not what is done whenever that happens
                return Result.success(index + found.index - 1, found.value) if turned else found
        return Result.failure(index, "what is done")

    def done_then(self, words: Words, start: int) -> Result:
        """What is done at a moment: as many sentences as are instructions."""
        stops = [at + 1 for at in range(start, len(words)) if words.words[at].plain in (".", "!")]
        for end in reversed(stops or [len(words)]):
            rest = Words(words.words[start:end])
            try:
                found = sentences().body(rest, 0)
            except UnfoldedError:
                continue
            words.furthest = max(words.furthest, start + rest.furthest)
            if found.status:
                return Result.success(end, fold_insteads(fold_passing(with_amounts(found.value))))
            later = self.done_later(rest)
            if later:
                return Result.success(end, later)
        return Result.failure(start, "what is done")

    def done_later(self, words: Words) -> tuple[Instruction, ...]:
        """What is done at a moment, and waits for a turn or is one of several: read as the text of a card is."""
        text = re.sub(r" (?=[.,:!])", "", " ".join(word.text for word in words.words if word.text))
        waits = TO_COME.search(capital(text))
        if waits is not None and waits.group("whose").lower() == "your" and waits.start():
            return ()  # "At the end of your turn, …" after another sentence is a moment of its own
        if not any(pattern.search(capital(text)) for pattern in (TO_COME, TO_COME_AFTER, CHOICE)):
            return ()
        try:
            return self.body(capital(text))
        except ReadError:
            return ()

    def guarded(self, words: Words, index: int, depth: int) -> Result:
        """While something is so, a line holds."""
        if depth > MOST_GUARDS:
            return Result.failure(index, "one thing less that must be so")
        form = grammar().reader(forms.Form)(words, index)
        if form.status and _COLON(words, form.index).status:
            line = self.ability_line(words, form.index + 1, depth)
            return Result.success(line.index, Guarded(forms.FormIs(form.value), line.value)) if line.status else line
        opened = next((found for word in _WHILE if (found := word(words, index)).status), None)
        if opened is None:
            return Result.failure(index, "while")
        condition = grammar().reader(Condition)(words, opened.index)
        if not condition.status:
            condition = grammar().reader(forms.Form)(words, opened.index)
            if not condition.status:
                return condition
            condition = Result.success(condition.index, forms.FormIs(condition.value))
        joined = _COMMA(words, condition.index)
        if not joined.status:
            joined = _COLON(words, condition.index)
        if not joined.status:
            return joined
        line = self.ability_line(words, joined.index, depth)
        return Result.success(line.index, Guarded(condition.value, line.value)) if line.status else line


MOST_GUARDS = 4  # "while this, if that, …" before a line of an ability
_MEANWHILE = (literal("while"), literal("as long as"))
_WHILE = (*_MEANWHILE, literal("whenever"), literal("when"), literal("if"))
_COLON, _COMMA = literal(":"), literal(",")
_AND = (literal(", and ,"), literal("and ,"), literal(", and"), literal("and"), literal(", but"))


def past_stops(words: Words, index: int) -> int:
    while index < len(words) and words.words[index].plain in (".", "!"):
        index += 1
    return index
