"""Crosses the texts of cards: a phrase of one takes the place of a phrase of the same kind of another. What reads?

    PYTHONPATH=src .venv/bin/python bench/crossed.py ../shared/facts/spoils/octgn --count 3000 --seed 1

Of each card that reads it is known where its phrases stand: moments, conditions, nouns, amounts, durations and what is
done. They are exchanged where number, place and form are the same and no word points at what is no longer there; and
moments, conditions and what is done are put into every frame of `FRAMES`. Each sentence so made is good English, or
nearly; where many of the same kind do not read, the grammar has a hole. `bench/reworded.py` looks for other words. The
files belong to others and stay where they are.
"""

import argparse
import json
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.cards.octgn import read_set, set_files
from mulligan.games.spoils.language import layout, read
from mulligan.games.spoils.vocabulary.happenings.occasions import EndOfBattle, EndOfTurn, StartOfTurn
from mulligan.games.spoils.vocabulary.layout import _lines
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.reading import once_each_turn
from mulligan.games.spoils.vocabulary.rulestext import STATIC
from mulligan.games.spoils.vocabulary.terms import Area, CardType
from mulligan.language.core.amounts import Number, Variable
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.kinds import Amount, Cards, Condition, Duration, Event, Instruction
from mulligan.language.core.players import PlayerMention
from mulligan.language.folding import UnfoldedError
from mulligan.language.reader import ReadError
from mulligan.language.references import Mention
from mulligan.language.tree import Node, to_json, values, walk
from mulligan.language.words import Words, split

LEAD = re.compile(r"((?:EXTRA )?COST: |EFFECT: |(?:\[\w\])+: )")
POINTS = re.compile(
    r"\b(?:it|its|they|their|them|that|those|this way|who|[XYZ]|other|instead|the (?!top|bottom)\w+)\b", re.I
)
COUNTED = re.compile(r"\bfor each ([^.,]+?)(?=[.,]| this turn)")
POINTLESS = "it is not clear what these words point at"
NOTHING_BEFORE = re.compile(r"by nothing before|that nothing settles|to hang on")
KINDS: tuple[type[Node], ...] = (Event, Condition, Cards, Amount, Duration, Instruction)

# Moments with "when", conditions, what is done at once, what holds for a time, what holds always.
FRAMES = {
    "when": "When {event}, {act}.",
    "when if": "When {event}, if {condition}, {act}.",
    "when during": "When {event} during your turn, {act}.",
    "while when": "While {condition}, when {event}, {act}.",
    "once each turn": "Once each turn, when {event}, {act}.",
    "the first time": "The first time {event} each turn, {act}.",
    "when you may pay": "When {event}, you may pay 2. If you do, {act}.",
    "when unless": "When {event}, {act} unless you pay 1.",
    "when two": "When {event} or {event2}, {act}.",
    "in quotes": 'This card gains "When {event}, {act}."',
    "while in quotes": 'While {condition}, the characters you control gain "When {event}, {act}."',
    "this turn when": "POKE\nCOST: Pay 1.\nEFFECT: This turn, when {event}, {act}.",
    "the next time": "POKE\nCOST: Pay 1.\nEFFECT: The next time {event} this turn, {act}.",
    "until your next turn": "POKE\nCOST: Pay 1.\nEFFECT: Until the start of your next turn, when {event}, {act}.",
    "at the end if": "At the end of your turn, if {condition}, {act}.",
    "otherwise": "When this card enters play, if {condition}, {act}. Otherwise, {act2}.",
    "act if": "POKE\nCOST: Deplete this card.\nEFFECT: {Act} if {condition}.",
    "act unless": "POKE\nCOST: Deplete this card.\nEFFECT: {Act} unless {condition}.",
    "use only if": "POKE\nCOST: Use this only if {condition}. Pay 1.\nEFFECT: {Act}.",
    "deploy only if": "EXTRA COST: Deploy this only if {condition}.\n{Act}.",
    "while": "While {condition}, this card gains 2 strength.",
    "while all": "While {condition}, {changed}.",
    "cannot unless": "This card cannot attack unless {condition}.",
    "costs less if": "If {condition}, this card costs 2 less to deploy.",
    "choose one": "POKE\nCOST: Pay 1.\nEFFECT: Choose one: {act}; or {act2}.",
    "may do": "When {event}, you may choose one: {act}; or {act2}.",
    "and": "POKE\nCOST: Pay 1.\nEFFECT: {Act} and {act2}.",
    "then": "POKE\nCOST: Pay 1.\nEFFECT: {Act}. Then, if {condition}, {act2}.",
    "flip up and": "{Act}.\nFLIP UP: 2 [G]",
    "for each": "POKE\nCOST: Pay 1.\nEFFECT: For each {counted}, {act}.",
    "threshold": "[D][D]: When {event}, {act}.",
    "draw for each": "When this card enters play, draw a card for each {counted}.",
    "gains for each": "This card gains 1 strength for each {counted}.",
    "at least so many": "When this card enters play, if there are at least 3 {counted2}, draw a card.",
    "number of": "When this card enters play, inflict X damage to a character, where X is the number of {counted2}.",
    "equal to": "When this card enters play, your faction gains influence equal to {amount}.",
    "equal to damage": "POKE\nCOST: Pay 1. Pick a character.\nEFFECT: Inflict damage equal to {amount} to it.",
    "greater than": "When this card enters play, if {amount} is 5 or more, draw a card.",
    "lasts": "POKE\nCOST: Pay 1.\nEFFECT: {Lasting} {duration}.",
    "lasts first": "POKE\nCOST: Pay 1.\nEFFECT: {Duration}, {lasting}.",
}


@dataclass(frozen=True, slots=True)
class Place:
    """A phrase where it stands: in which card and line, from where to where, and with what it may be exchanged."""

    card: Card
    lines: tuple[str, ...]
    line: int
    start: int
    end: int
    about: tuple[object, ...]
    kind: str
    within: str
    alone: bool  # it points at nothing outside itself

    @property
    def words(self) -> str:
        return self.lines[self.line][self.start : self.end]

    def with_words(self, words: str) -> str:
        line = self.lines[self.line]
        if line[: self.start].strip() == "" or line[: self.start].endswith((". ", ": ")):
            words = f"{words[:1].upper()}{words[1:]}"
        elif not words.startswith(("X", "Micromajig")) and not re.match(
            r"(?:[A-Z][a-z]+ )?[A-Z]{2}|[A-Z]\w+ char", words
        ):
            words = f"{words[:1].lower()}{words[1:]}"
        lines = [*self.lines]
        lines[self.line] = f"{line[: self.start]}{words}{line[self.end :]}"
        return "\n".join(lines)


def places(card: Card) -> Iterator[Place]:
    """Every phrase of a card, as far as it is known where it stands."""
    lines = tuple(line.text for line in _lines(once_each_turn(card.text)))
    for number, line in enumerate(lines):
        lead = LEAD.match(line)
        begin = lead.end() if lead else 0
        done = card.type is CardType.TACTIC or (lead is not None and not line.startswith("["))
        words = split(line[begin:])
        for attempt in (words, words.again()):
            tree = understood(attempt, done)
            if tree is not None:
                yield from in_line(card, lines, number, begin, attempt, tree)
                break


def understood(words: Words, done: bool) -> list[Node] | None:
    rules = layout().rules
    try:
        if not done:
            found = rules._all(words)
            return None if found is None else [*found]
        acts = rules.sentences.body(words, 0)
        return [*acts.value] if acts.status and len(words) else None
    except UnfoldedError:
        return None


def in_line(
    card: Card, lines: tuple[str, ...], number: int, begin: int, words: Words, tree: list[Node]
) -> Iterator[Place]:
    inside: dict[int, str] = {}
    for top in tree:
        inside[id(top)] = "Line"
        for around in walk(top):
            for value in values(around):
                for part in value if isinstance(value, tuple) else (value,):
                    inside[id(part)] = type(around).__name__
    seen: set[tuple[int, int, str]] = set()
    for (_, start), found in words.memo.items():
        node: object = found.value if found.status else None
        end = found.index
        if not isinstance(node, KINDS) or id(node) not in inside or end <= start:
            continue
        base = next(kind for kind in KINDS if isinstance(node, kind))
        if (start, end, base.__name__) in seen or (end < len(words) and words[end].plain == "'s"):
            continue
        seen.add((start, end, base.__name__))
        last = words[end - 1]
        span = begin + words[start].at, begin + last.at + len(last.text)
        about = exchangeable(node, base, lines[number], lines[number][span[0] : span[1]])
        if about is not None:
            within = inside[id(node)]
            alone = not any(isinstance(part, Mention | PlayerMention) for part in walk(node))
            yield Place(card, lines, number, *span, about, type(node).__name__, within, alone)
    for counted in COUNTED.finditer(lines[number]):
        yield Place(card, lines, number, *counted.span(1), ("counted",), "counted", "for each", True)


def exchangeable(node: Node, base: type[Node], line: str, words: str) -> tuple[object, ...] | None:
    """What two phrases have in common that may stand for each other; nothing where no other may."""
    cost = line.startswith(("COST", "EXTRA COST"))
    if base is Cards:
        if isinstance(node, Mention) or words.lower() in ("this card", "it", "the attached character"):
            return None
        kinds = [part for part in walk(node) if isinstance(part, Kind)]
        types = tuple(sorted(some.value for some in kinds[0].types)) if kinds else ()
        areas = frozenset(part for one in walk(node) for part in values(one) if isinstance(part, Area))
        return "cards", type(node).__name__, node.plural, types, areas
    if base is Amount:
        return None if isinstance(node, Number | Variable) else ("amount", words.split()[0] in ("X", "the", "twice"))
    if base is Event:
        return "event", isinstance(node, StartOfTurn | EndOfTurn | EndOfBattle), " would " in words
    if base is Duration:
        return None if isinstance(node, AsLongAs) else ("duration",)
    if base is Instruction:
        first = words.lower().split()[0]
        subject = first in ("this", "your", "a", "an", "each", "all", "the", "that", "characters", "it", "another")
        assert isinstance(node, Instruction)
        return "act", subject, first.endswith("s") and not subject, node.goes_on(), cost, isinstance(node, STATIC)
    return (base.__name__.lower(),)


def crossed(known: list[Place], chance: random.Random, count: int) -> Iterator[tuple[tuple[str, str], str, CardType]]:
    """Texts in which one phrase stands for another: the pair of kinds, the text, the type of its card."""
    alike: dict[tuple[object, ...], list[Place]] = {}
    for place in known:
        alike.setdefault(place.about, []).append(place)
    by_kind: dict[tuple[object, ...], dict[str, list[Place]]] = {}
    for about, those in alike.items():
        for place in those:
            if place.alone and not POINTS.search(place.words.replace("this card", "")):
                by_kind.setdefault(about, {}).setdefault(place.kind, []).append(place)
    hosts: dict[tuple[str, str, str], list[Place]] = {}
    for place in known:
        if by_kind.get(place.about):
            hosts.setdefault((str(place.about[0]), place.within, place.kind), []).append(place)
    keys = sorted(hosts)
    while count:
        host = chance.choice(hosts[chance.choice(keys)])  # every kind of place as often as every other
        donors = by_kind[host.about]
        donor = chance.choice(donors[chance.choice(sorted(donors))])
        if donor.words.lower() == host.words.lower():
            continue
        count -= 1
        yield (f"{host.within} < {host.kind}", donor.kind), host.with_words(donor.words), host.card.type


def framed(known: list[Place], chance: random.Random, count: int) -> Iterator[tuple[tuple[str, str], str, CardType]]:
    """Phrases in every frame."""
    fit: dict[str, dict[str, list[str]]] = {}
    for place in known:
        words = place.words.rstrip(".")
        if not place.alone or POINTS.search(words.replace("this card", "")) or '"' in words:
            continue
        for sort in sorts_of(place):
            fit.setdefault(sort, {}).setdefault(place.kind, []).append(f"{words[:1].lower()}{words[1:]}")

    def one(sort: str) -> tuple[str, str]:
        sort = sort.lower().rstrip("2") if sort != "counted2" else sort
        if sort == "counted2":
            kind = chance.choice(sorted(many))
            return kind, chance.choice(many[kind])
        kind = chance.choice(sorted(fit[sort]))
        return kind, chance.choice(fit[sort][kind])

    many: dict[str, list[str]] = {}
    for place in known:
        if place.about[:2] == ("cards", "All") and place.alone and not POINTS.search(place.words):
            many.setdefault(place.kind, []).append(re.sub(r"^all (?:the )?", "", place.words.lower()))
    names = sorted(FRAMES)
    for _ in range(count):
        name = chance.choice(names)
        used: list[str] = []
        text = FRAMES[name]
        for slot in re.findall(r"\{(\w+)\}", text):
            kind, words = one(slot)
            used.append(kind)
            text = text.replace(f"{{{slot}}}", f"{words[:1].upper()}{words[1:]}" if slot[0].isupper() else words, 1)
        tactic = name.startswith(("flip up", "deploy"))
        yield (name, " + ".join(used)), text, CardType.TACTIC if tactic else CardType.CHARACTER


def sorts_of(place: Place) -> tuple[str, ...]:
    """The places in frames where a phrase can stand."""
    kind, *rest = place.about
    if kind == "act":
        subject, third, lasts, cost, always = rest
        if cost or (third and not subject) or place.kind in ("Pay", "Only") or (always and place.kind != "Modify"):
            return ()
        said_of_all = place.within in ("Static", "Line") and place.words.lower().startswith(
            ("characters", "all ", "each ")
        )
        return (("lasting", "changed") if said_of_all else ("lasting",)) if lasts else ("act",)
    if kind == "event":
        return () if any(rest) else ("event",)
    return (str(kind),) if kind in ("condition", "duration", "amount", "counted") else ()


def outcome(text: str, type_: CardType) -> tuple[str, str]:
    """Whether a text reads and can be carried out, and where not, what stopped it."""
    try:
        tree = read(text, type_)
    except ReadError as error:
        problem = error.problems[0]
        if problem.reason.startswith(POINTLESS) or NOTHING_BEFORE.search(problem.reason):
            return "points at nothing", problem.words
        return "unread", f"{problem.words} :: {problem.reason.split(';')[0]}"
    why = why_not_playable(Reading(Card(name="Crossed", type=type_, text=text), [], to_json(tree)))
    if NOTHING_BEFORE.search(why):
        return "points at nothing", why
    return ("cannot be carried out", why) if why else ("read", "")


def phrases_in(folder: Path, kept: Path | None) -> list[Place]:
    if kept and kept.exists():
        found: list[Place] = pickle.loads(kept.read_bytes())
        return found
    cards = {card.text: card for file in set_files(folder) for card in read_set(file) if card.text}
    found = [place for card in cards.values() if outcome(card.text, card.type)[0] == "read" for place in places(card)]
    if kept:
        kept.write_bytes(pickle.dumps(found))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=40, help="groups that are printed")
    parser.add_argument("--known", type=Path, help="where the phrases that are found are kept for the next time")
    parser.add_argument("--keep", type=Path, help="a file for the texts that do not read")
    parser.add_argument("--again", type=Path, help="read those of such a file instead")
    given = parser.parse_args()
    if given.again:
        made = [(tuple(pair), text, CardType(type_)) for pair, text, type_ in json.loads(given.again.read_text())]
    else:
        known = phrases_in(given.folder, given.known)
        chance = random.Random(given.seed)
        half = given.count // 2
        made = [*crossed(known, chance, given.count - half), *framed(known, chance, half)]
    told: Counter[str] = Counter()
    failed: list[tuple[tuple[str, str], str, str, str, str]] = []
    for pair, text, type_ in made:
        how, words = outcome(text, type_)
        told[how] += 1
        if how != "read" and how != "points at nothing":
            failed.append((pair, text, type_.value, how, words))
    counted = told.total() - told["points at nothing"]
    print(dict(told), f"{told['read'] / max(counted, 1):.1%} of {counted} read")
    groups: dict[tuple[str, str], list[tuple[str, str, str]]] = {}
    for pair, text, _, how, words in failed:
        groups.setdefault((pair[0].split(" < ")[0], pair[1].split(" + ")[0]), []).append((text, how, words))
    for pair, those in sorted(groups.items(), key=lambda group: -len(group[1]))[: given.most]:
        print(f"{len(those):4} {pair[0]} | {pair[1]}")
        for text, how, words in those[:3]:
            print(f"       {how}: {words}\n          {text[:200]!r}")
    if given.keep:
        given.keep.write_text(json.dumps([(pair, text, type_) for pair, text, type_, *_ in failed]))


if __name__ == "__main__":
    main()
