"""Reads a card's English, and a special ability's, into trees; says which words it does not understand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar, cast

from parsy import Result

from mulligan.games.unmatched.vocabulary import (
    abilities,
    amounts,
    conditions,
    drawing,
    fighters,
    fighting,
    forms,
    hands,
    health,
    markers,
    memory,
    moving,
    picking,
    piles,
    spaces,
    turn,
)
from mulligan.games.unmatched.vocabulary.abilities import AbilityLine, Guarded, Triggered, WhenThis
from mulligan.games.unmatched.vocabulary.amounts import Counter, Family
from mulligan.games.unmatched.vocabulary.fighters import ByName, YourOpponent
from mulligan.games.unmatched.vocabulary.folds import borrowed, fold_again, fold_insteads, fold_passing, same_subject
from mulligan.games.unmatched.vocabulary.lexicon import Names, key, singular
from mulligan.games.unmatched.vocabulary.markers import Marker
from mulligan.games.unmatched.vocabulary.moving import MoveFighters, PassThrough
from mulligan.games.unmatched.vocabulary.turn import SpendCounters
from mulligan.language.core import amounts as core_amounts
from mulligan.language.core import players
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import Attempt, Both, By, May
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.flow import Plan
from mulligan.language.folding import UnfoldedError
from mulligan.language.grammar import Grammar, literal
from mulligan.language.reader import Problem, ReadError, Suggestions, problem
from mulligan.language.sentences import Sentences
from mulligan.language.tree import Node, rebuild
from mulligan.language.words import Words, capital, join, mend, split, without_reminders

Kind = TypeVar("Kind", bound=Node)


@dataclass(frozen=True)
class Passage(Node):
    """What a card says for one moment: instructions, a requirement before them, Brainwashed ones after."""

    timing: str
    acts: tuple[Instruction, ...] = ()
    requirement: Condition | None = None
    starred: tuple[Instruction, ...] = ()
    uncancelled: bool = False
    lines: tuple[AbilityLine, ...] = ()  # what holds while the card stays in play


@dataclass(frozen=True)
class OneOfThese(Instruction):
    """Choose so many of several things, each once."""

    times: int
    options: tuple[Both, ...]
    most: Amount | None = None  # how many, where that is known only then

    def lay(self, plan: Plan) -> None:
        ways = [option.acts for option in self.options]
        if self.most is None:
            plan.choice(self.times, ways)
        else:
            plan.choice_of(self.most, ways)


ONGOING = "ONGOING"
TIMINGS = ("IMMEDIATELY", "DURING COMBAT", "AFTER COMBAT", "BOOSTED WITH")
NO_TIMING = ""
_LABEL = re.compile(r"(?:^|(?<=[\s.]))\[?(IMMEDIATELY|DURING COMBAT|AFTER COMBAT|BOOSTED WITH|ONGOING)\]?:\s*")
_MISSION = re.compile(r"^\s*Mission:\s*(.*?)\.(?:\s+|$)", re.DOTALL | re.IGNORECASE)
_STAR = re.compile(r"(?:^|(?<=[.\n]))\s*(?:Brainwashed:|\{RED ROOM\})\s*", re.IGNORECASE)
_CHOICE = re.compile(
    r"(your opponent chooses|they choose|choose) "
    r"(one|1|two|2|three|3)(?: of these)?(?: different)?(?: effects?)?:\s*(.*)$",
    re.DOTALL | re.IGNORECASE,
)
_TIERS = re.compile(
    r"You may (?:spend|discharge|remove|discard) ([A-Za-z]+):\s*((?:-\s*\d+ [A-Za-z]+:.*)+)$", re.DOTALL | re.IGNORECASE
)
_TIER = re.compile(r"-\s*(\d+) [A-Za-z]+:\s*(.*?)\s*(?=-\s*\d+ [A-Za-z]+:|$)", re.DOTALL)
_FOR_EACH_SPENT = re.compile(
    r"choose a different (?:effect|one) for each [\w ]+? (?:spent|discarded|removed|discharged):\s*(.*)$",
    re.DOTALL | re.IGNORECASE,
)
_BULLET = re.compile(r"(?:^|\s|,)\s*[-•]\s*(?=[A-Za-z#&])|;\s*(?:or\s+)?(?=[A-Za-z#&])")
_UNCANCELLED = re.compile(r"^\s*This card's effects? cannot be cancell?ed\.?\s*", re.IGNORECASE)
_FAMILY = re.compile(r"\b(?!BOOST\b|AFTER\b|BLIND\b)([A-Z][A-Z'!]*(?:[ :-]+[A-Z][A-Z'!]*)*)(?= cards?\b)")
_HER = re.compile(
    r"\bher(?= (?:zone|space|health|card|hand|attacks?|defenses?|other|own|deck|current|move|turn|fighters?)\b)",
    re.IGNORECASE,
)
# Ways to say a thing that stand for plainer ones. Each keeps every word that matters.
_PLAINER: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"(?<=[a-z])\.(?=[A-Z])"), ". "),
    (re.compile(r"\b([Ii])f (?:he|she|it|they) does\b"), r"\1f they do"),
    (re.compile(r"\bmay choose to\b"), "may"),
    (re.compile(r"\bAfter moving, (\w)"), lambda found: found.group(1).upper()),
    (re.compile(r"\band (\d+) damage to\b"), r"and deal \1 damage to"),
    (re.compile(r"\bbut is not defeated\b"), "and they are not defeated"),
    (re.compile(r"\bundefeated (?=#)"), ""),
    (re.compile(r"\b(?:[Tt]he chosen|(?<!turn )that) (?:#\d+|fighter)"), "that fighter"),
    (re.compile(r"\{RED ROOM\}"), "Brainwashed"),
    (re.compile(r"\b([Pp])lace (an?|each|all|one) (#\d+) adjacent to\b"), r"\1lace \2 \3 in a space adjacent to"),
    (re.compile(r"\bPut (?=(?:#\d+|your fighter|the opposing fighter) (?:in|on|adjacent)\b)"), "Place "),
    (re.compile(r"\b([Aa])fter you (attack|defend)s? with (an? )?(#\d+)"), r"\1fter \3\4 \2s"),
    (re.compile(r"\bIf (#\d+) (wins|loses) a combat while ([^,.]*), "), lambda found: won(found, found.group(3))),
    (re.compile(r"\b(?:After|When|Whenever) (#\d+) (wins|loses) (?:a|the) combat, "), lambda found: won(found, "")),
    (re.compile(r"\bfor each\.(?=\s|$)"), "for each card discarded this way."),
    (
        re.compile(
            r"(?:(?<=\. )|^)(?!Discard this card at)([A-Z](?!f |hen|hile|fter|t the)[^.,:]*?) "
            r"if ((?:you|your|the|this|it|there|#\d+|both|all)\b[^.,]*)\."
        ),
        lambda found: f"If {found.group(2)}, {found.group(1)[0].lower()}{found.group(1)[1:]}.",
    ),
    (re.compile(r", moving through opposing fighters"), ". They may move through opposing fighters"),
    (re.compile(r"\b([Ww])hen(?:ever)? you win (?:a|the) combat, "), "After combat, if you won the combat, "),
    (re.compile(r"\b([Aa])fter you win (?:a|the) combat, "), "After combat, if you won the combat, "),
    (re.compile(r"\b([Aa])fter you lose (?:a|the) combat, "), "After combat, if you lost the combat, "),
    (re.compile(r"\bIf ([^,.]*) at the (start|end) of your turn, "), r"At the \2 of your turn, if \1, "),
    (re.compile(r"\bhave (#\d+) take (\d+) damage\b"), r"deal \2 damage to \1"),
    (re.compile(r"\b([Ii]ncrease) or decrease (the value of [^.]*?) by (\d+)"), r"\1 \2 by \3 or reduce \2 by \3"),
    (
        re.compile(r"\b([Pp])ut ([^.]*?) on the top or (?:the )?bottom of (your|their) deck"),
        r"\1ut \2 on the top of \3 deck or put \2 on the bottom of \3 deck",
    ),
    (re.compile(r"\bto make them (discard|draw|reveal|lose)\b"), r"to have them \1"),
    (re.compile(r"\bcounter#\d+ (?:spent|discharged|removed)\b"), "card spent"),
    (re.compile(r"\b[Ss]ummon (?=an?\b|one\b|\d|all\b|each\b|up to\b|two\b|three\b)"), "Summon "),
]
_COST = r"(?:spend|discard|put|deal|take|remove|discharge|lose|defeat|return)\b[^.]*?"
_GAIN = (
    r"(?:draw|gain|move|cancel|put|make|boost|deal|defeat|ignore|recover|have|place|return|add|summon|increase|take|look|do|"
    r"blind)\b[^.]*"
)
_CASES = re.compile(r"If ([^.:]*? is)\s*(?:\.\.\.|:)\s*((?:\d+: [^:]*?(?=\s\d+:|$)\s*)+)")
_CASE = re.compile(r"(\d+): (.*?)(?=\s\d+:|$)")
_PAY = re.compile(rf"\b([Yy]ou) may ({_COST}) to ({_GAIN})\.", re.IGNORECASE)
_THEY_PAY = re.compile(rf"\b([Yy]our opponent) may ({_COST}) to ({_GAIN})\.", re.IGNORECASE)
_PRICE = re.compile(rf"(?:^|(?<=\. ))((?:deal up to|put|discharge|spend|defeat)\b[^.]*?) to ({_GAIN})\.", re.IGNORECASE)
_COUNTS = {"one": 1, "1": 1, "two": 2, "2": 2, "three": 3, "3": 3}


@cache
def grammar() -> Grammar:
    """The phrases of Unmatched, with those that all games share."""
    made = Grammar()
    core_amounts.enter(made)
    players.enter(made)
    plain = (fighters, spaces, amounts, conditions, drawing, piles, health, moving, picking, fighting, turn, abilities)
    for part in (*plain, forms, hands, markers, memory):
        part.enter(made)
    return made


@cache
def sentences() -> Sentences:
    return Sentences(grammar())


@cache
def suggestions() -> Suggestions:
    return Suggestions(grammar())


class Reader:
    """Reads the texts of one deck."""

    def __init__(self, names: Names, families: list[str]) -> None:
        self.names = names
        self.families = families

    # ---- cards -----------------------------------------------------------------------------------------------------

    def card(self, text: str) -> tuple[Passage, ...]:
        """The passages of a card's text; raises ReadError where words are not understood."""
        text = mend(text)
        passages: list[Passage] = []
        problems: list[Problem] = []
        uncancelled = False
        for timing, body in split_timings(text):
            found = _UNCANCELLED.match(body)
            if found:
                uncancelled = True
                body = body[found.end() :]
            if not body.strip():
                continue
            try:
                passages.append(self.ongoing(body) if timing == ONGOING else self.passage(timing, body))
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
        text = unreminded(text)
        tiers = _TIERS.search(text)
        if tiers:
            return self.tiers(text[: tiers.start()].strip(), tiers.group(1), tiers.group(2))
        counted = _FOR_EACH_SPENT.search(text)
        if counted:
            made = tuple(Both(self.body(close(option))) for option in _BULLET.split(counted.group(1)) if option.strip())
            before = text[: counted.start()].strip()
            return (*(self.body(before) if before else ()), OneOfThese(len(made), made, amounts.CountThose()))
        choice = _CHOICE.search(text)
        if choice:
            before = text[: choice.start()].strip()
            options = [option for option in _BULLET.split(choice.group(3)) if option.strip()]
            made = tuple(Both(self.body(close(option))) for option in options)
            if len(made) > 1:
                acts = self.body(before) if before else ()
                offer: Instruction = OneOfThese(_COUNTS[choice.group(2).lower()], made)
                if choice.group(1).lower() != "choose":
                    they = choice.group(1).lower().startswith("they")
                    offer = By(players.PlayerMention("they") if they else YourOpponent(), offer)
                return (*acts, offer)
        words = self.words(close(text))
        try:
            found = sentences().body(words, 0)
        except UnfoldedError as error:
            raise ReadError([Problem(1, self.names.unmarked(text), f"nothing stands before {error}")]) from error
        if not found.status:
            raise self.stopped(words, 0)
        acts = tuple(self.settle(act) for act in found.value)
        return fold_insteads(fold_passing(fold_again(acts)))

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
        text = self.names.mark(text)
        text = _FAMILY.sub(self.family_mark, text)
        for pattern, plainer in _PLAINER:
            text = pattern.sub(plainer, text)
        if len(self.names.lexicon.counters) == 1:
            text = re.sub(r"\b([Cc]harge|[Dd]ischarge) both(?! counter#)", r"\1 both counter#0", text)
        text = _CASES.sub(lambda found: cases(found.group(1), found.group(2)), text)
        text = _PAY.sub(r"\1 may \2. If you do, \3.", text)
        text = _PRICE.sub(r"\1. If you do, \2.", text)
        text = _THEY_PAY.sub(r"\1 may \2. If they do, \3.", text)
        text = re.sub(r"(If (?:you|they) do, )have (them|#\d+|that player|your opponent) ", r"\1\2 ", text)
        text = re.sub(r"(If (?:you|they) do, )them ", r"\1they ", text)
        text = _HER.sub("their", text)
        text = re.sub(r"\bhis\b", "their", text)
        text = re.sub(r"\bher\b", "them", text)
        text = re.sub(r"(?<=\s)Then,? (?=[A-Za-z#])", "", text)
        text = re.sub(r"\s*\n\s*", " ", text).strip()
        return split(text)

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
        if isinstance(tree, forms.Form) and tree.words.startswith(fighters.NAME_MARK):
            number = self.names.form(int(tree.words[1:]))
            if number < 0:
                raise ReadError([Problem(1, self.names.unmarked(tree.words), "the hero is never called that")])
            return forms.Form(self.names.forms[number], number)
        if isinstance(tree, Counter) and "#" in tree.words:
            return Counter(self.names.lexicon.counters[int(tree.words.partition("#")[2])])
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
        for paragraph in joined_lines(unreminded(mend(text))).split("\n"):
            sentence = paragraph.strip()
            heading = key(sentence.strip("# :"))
            named = [number for number, form in enumerate(self.names.forms) if key(form) == heading]
            if not sentence:
                guard = None if lines else guard
            elif named:
                guard = forms.FormIs(forms.Form(self.names.forms[named[0]], named[0]))
            elif not is_title(sentence):
                found = self.ability_paragraph(sentence)
                lines.extend(found if guard is None else [Guarded(guard, line) for line in found])
        return tuple(lines)

    def ability_paragraph(self, text: str) -> list[AbilityLine]:
        words = self.words(re.sub(r"^(IMMEDIATELY|DURING COMBAT|AFTER COMBAT):", r"\1,", text))
        lines: list[AbilityLine] = []
        index = 0
        while index < len(words):
            found = self.ability_line(words, index)
            if not found.status:
                raise self.stopped(words, index)
            line = found.value
            index = found.index
            assert isinstance(line, AbilityLine)
            unmarked = self._unmark(line)
            assert isinstance(unmarked, AbilityLine)
            lines.append(same_subject(unmarked, lines))
            while index < len(words) and words.words[index].plain in (".", "!"):
                index += 1
        return lines

    def ability_line(self, words: Words, index: int) -> Result:
        when = grammar().reader(WhenThis)(words, index)
        if when.status:
            comma = _COMMA(words, when.index)
            start = comma.index if comma.status else when.index
            found = self.done_then(words, start)
            if found.status:
                return Result.success(found.index, Triggered(when.value, found.value))
        plain = grammar().reader(AbilityLine)(words, index)
        return plain if plain.status else self.guarded(words, index)

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
                return Result.success(end, fold_insteads(fold_passing(found.value)))
        return Result.failure(start, "what is done")

    def guarded(self, words: Words, index: int) -> Result:
        """While something is so, a line holds."""
        form = grammar().reader(forms.Form)(words, index)
        if form.status and _COLON(words, form.index).status:
            line = self.ability_line(words, form.index + 1)
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
        line = self.ability_line(words, joined.index)
        return Result.success(line.index, Guarded(condition.value, line.value)) if line.status else line


_WHILE = (literal("while"), literal("when"), literal("if"), literal("as long as"))
_COLON = literal(":")
_COMMA = literal(",")
NUMBERS = ("none", "one", "two", "three")


def printed(read: tuple[Passage, ...]) -> str:
    """A card's passages as English."""
    lines: list[str] = []
    for passage in read:
        if passage.uncancelled:
            lines.append("This card's effects cannot be canceled.")
            continue
        label = f"{passage.timing}: " if passage.timing else ""
        parts: list[str] = []
        if passage.requirement is not None:
            parts.append(f"Mission: {capital(join(grammar().show(passage.requirement)))}.")
        if passage.acts:
            parts.append(body_text(passage.acts))
        if passage.starred:
            parts.append(f"Brainwashed: {body_text(passage.starred)}")
        lines.append(label + "\n".join(parts))
    return "\n".join(lines)


def body_text(acts: tuple[Instruction, ...]) -> str:
    """Instructions as sentences, with the choices that stand in lines of their own."""
    out: list[str] = []
    for act in acts:
        offer = act.act if isinstance(act, By) else act
        if isinstance(offer, OneOfThese):
            who = "Your opponent chooses" if isinstance(act, By) else "Choose"
            out.append(f"{who} {NUMBERS[offer.times]}:")
            out.extend(f"\n- {body_text(option.acts)}" for option in offer.options)
        else:
            out.append(sentences().show_body(unfolded((act,))))
    return " ".join(out)


def unfolded(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What reading folded together, apart again."""
    out: list[Instruction] = []
    for act in acts:
        if isinstance(act, MoveFighters) and act.through:
            out += [MoveFighters(act.who, act.steps, False, act.exactly), PassThrough()]
        else:
            out.append(act)
    return tuple(out)


def unreminded(text: str) -> str:
    """The text without its reminders. A number alone in brackets is no reminder: it asks for something."""
    asked = re.search(r"\(\s*\d+\s*\)", text)
    if asked:
        raise ReadError([Problem(1, asked.group(), "a number in brackets asks for something that is not known")])
    return without_reminders(text)


def joined_lines(text: str) -> str:
    """A line that a sentence runs on from belongs to the next; a heading does not."""
    out: list[str] = []
    for line in text.split("\n"):
        plain = line.strip()
        if out and out[-1] and plain and plain[0].islower():
            out[-1] += " " + plain
        else:
            out.append(plain)
    return "\n".join(out)


def is_title(line: str) -> bool:
    """A heading: a few words without a full stop, or all in capitals."""
    if line.startswith("#") or (line == line.upper() and len(line.split()) <= 8):
        return True
    return not line.endswith((".", "!", ":")) and len(line.split()) <= 5


def won(found: re.Match[str], meanwhile: str) -> str:
    """ "After NAME wins a combat" is after a combat that was won, and in which NAME fought."""
    result = "won" if found.group(2) == "wins" else "lost"
    opening = f"While {meanwhile}, after" if meanwhile else "After"
    return f"{opening} combat, if you {result} the combat and {found.group(1)} is fighting, "


def cases(asked: str, ways: str) -> str:
    """ "If … is: 2: this 3: that" as a sentence for each."""
    return " ".join(f"If {asked} {number}, {close(done)}" for number, done in _CASE.findall(ways.strip()))


def close(text: str) -> str:
    text = text.strip().rstrip(",")
    return text if text.endswith(".") else text + "."


def split_timings(text: str) -> list[tuple[str, str]]:
    """The text by its labels: what stands before the first has none."""
    parts = _LABEL.split(text)
    found = [(NO_TIMING, parts[0])] if parts[0].strip() else []
    for i in range(1, len(parts), 2):
        found.append((parts[i], parts[i + 1]))
    return found
