"""The layout of a card's text: lines into paragraphs, each kind told by its form, and paragraphs back into lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.menus import ByTokens, Row, SpendTokens
from mulligan.games.spoils.vocabulary.nouns.cards import Host
from mulligan.games.spoils.vocabulary.nouns.spoken_of import SpoilsNouns, moves_it
from mulligan.games.spoils.vocabulary.reading import (
    Line,
    habits,
    once_each_turn,
    options_apart,
    tokens_described,
    turned,
)
from mulligan.games.spoils.vocabulary.rulestext import RulesText
from mulligan.games.spoils.vocabulary.statics.rules import Revealed
from mulligan.games.spoils.vocabulary.terms import CardType, Icon, Keyword
from mulligan.language.core.flow import ChooseOne, Instead, Option
from mulligan.language.core.kinds import Instruction, Paragraph
from mulligan.language.grammar import Grammar
from mulligan.language.reader import Problem, ReadError
from mulligan.language.references import Antecedent, References, UnboundError
from mulligan.language.sentences import Sentences
from mulligan.language.tree import Node, rebuild, walk, with_fields
from mulligan.language.words import mend, without_reminders

_COST = re.compile(r"(?:EXTRA\s+)?COSTS?\s*[:;]\s*(.*)", re.I)
_EFFECT = re.compile(r"EFFECT\s*[:;]\s*(.*)", re.I)
_FLIP_UP = re.compile(r"FLIP\s+UP\s*[:;]?\s*(\d+)\s*((?:\[[OGEDRVogedrv]\]\s*)*)(?:(?:,\s*)?and\s+(.*))?$", re.I)
_PROVIDES = re.compile(r"(?:PROVIDES\s*[:;-]?\s*)?((?:\[[OGEDRVogedrv]\]\s*)+)\.?$", re.I)
_THRESHOLD = re.compile(r"((?:\[[OGEDRVogedrv]\]\s*)+)\s*[:;]?\s+(.+)$", re.S)
_ABILITY = re.compile(r"[<\"]*(.+?)[>\"]*(?:\s*:?\s*((?:\[[OGEDRVogedrv]\]\s*)+))?$")
_CHOOSE_TEXT = re.compile(r"Choose one of the following as this card's (?:rules text|effect)\s*[:;.]?$", re.I)
_CHOOSE_ANY = re.compile(r"Choose one(?: of the following)?\s*[:;.]?$", re.I)
_EXTRA = re.compile(r"(?:EXTRA\s+)?COST\s*[:;]", re.I)
_TOKENS = re.compile(r"(AT\s+LEAST\s+)?(\d+)\s+TOKENS?\s*[:;]\s*(.*)", re.I)
_OPTION = re.compile(r"OPTION\s+\d+\s*[:;]?\s*(.*)", re.I)
_INFLUENCE = re.compile(r"(?:STARTING )?INFLUENCE\s*[:;]?\s*(\d+)\.?$", re.I)
_RESOURCES = re.compile(r"STARTING RESOURCES\s*[:;]\s*(.+?)\.?$", re.I)
_DRAW = re.compile(r"STARTING DRAW\s*[:;]\s*(\d+) going first, (\d+) going second\.?$", re.I)
_SECTION = re.compile(r"(RESTORE|DEVELOP) RULE\s*[:;]\s*(.+)$", re.I)
_ABILITY_COST = re.compile(r"COSTS?\s*[:;]", re.I)
_NAMED_WITH_ICONS = re.compile(r"[A-Z][A-Z !?'-]+:\s*(?:\[[OGEDRVogedrv]\]\s*)+$")
_FOLLOWING = re.compile(r"\s*(?:as this card's (?:rules text|effect))?\s*:$", re.I)
_CHOOSES = re.compile(r"(\bchooses? (?:up to )?(?:one|two|three|one or both))\s*:$", re.I)
_CHOSEN_BY_ANOTHER = re.compile(r"\b(?:opponents?|players?|they|owner|controller) (?:may )?chooses?\b", re.I)
_LABEL = re.compile(r"([A-Z][A-Z ]{3,}):\s+((?:While|As long as|When(?:ever)?|If|At) .+)$")
_ATTACH_TO = re.compile(r"ATTACH TO\b", re.I)
_LINES_KEPT = 400
T = TypeVar("T")
_ICON = re.compile(r"\[([OGEDRVogedrv])\]")
_STAPLE = re.compile(r"(?:any\s+)?(\d+)\s+(.+?)(?:\s+resources?)?$", re.I)


def _are_texts(lines: list[Line], at: int) -> bool:
    """ "Choose one:" and options with extra costs of their own: each is a whole text."""
    if not _opens_options(lines, at):
        return False
    return any(_EXTRA.match(_OPTION.sub(r"\1", line.text)) for line in lines[at:])


def _opens_options(lines: list[Line], at: int) -> bool:
    if not _CHOOSE_ANY.match(lines[at].text) or at + 1 >= len(lines):
        return False
    return _OPTION.match(lines[at + 1].text) is not None


class LinesRead(RulesText):
    """Reads no line again that it has read of late: while somebody writes a card, all lines but one stay as they are.

    What stands twice on one card is read twice, so that no part of a tree is there twice."""

    def __init__(
        self,
        grammar: Grammar,
        sentences: Sentences,
        inner: Callable[[str], tuple[Paragraph, ...] | None],
        lines: Callable[[tuple[Paragraph, ...]], list[str]],
    ) -> None:
        super().__init__(grammar, sentences, inner, lines)
        self._acts: dict[str, tuple[tuple[Instruction, ...] | None, list[Problem]]] = {}
        self._paragraphs: dict[str, tuple[list[Paragraph], list[Problem]]] = {}
        self._used: set[tuple[bool, str]] = set()

    def begin(self) -> None:
        """Another card."""
        self._used.clear()

    def acts(self, text: str, line: int, problems: list[Problem]) -> tuple[Instruction, ...] | None:
        return self._once(self._acts, text, line, problems, super().acts)

    def acts_of_another(self, text: str, line: int, problems: list[Problem]) -> tuple[Instruction, ...] | None:
        """What another player chooses: "you" who do something in it are named."""
        self.sentences.of_another = True
        found = super().acts(text, line, problems)
        self.sentences.of_another = False
        return found

    def paragraphs(self, text: str, line: int, problems: list[Problem]) -> list[Paragraph]:
        found: list[Paragraph] = self._once(self._paragraphs, text, line, problems, super().paragraphs)
        return found[:]

    def _once(
        self,
        known: dict[str, tuple[T, list[Problem]]],
        text: str,
        line: int,
        problems: list[Problem],
        read: Callable[[str, int, list[Problem]], T],
    ) -> T:
        about = (known is self._acts, text)
        found = known.pop(text, None)
        if found is None or about in self._used:
            wrong: list[Problem] = []
            found = read(text, line, wrong), wrong
        self._used.add(about)
        known[text] = found
        if len(known) > _LINES_KEPT:
            del known[next(iter(known))]
        problems += [replace(one, line=line) for one in found[1]]
        return found[0]


class Layout:
    """Reads and prints whole texts."""

    def __init__(self, grammar: Grammar, sentences: Sentences) -> None:
        self.rules = LinesRead(grammar, sentences, self.read_inner, self.show_lines)
        self.grammar = grammar

    # -- reading ----------------------------------------------------------------------------------------------------

    def read(self, text: str, type_: CardType) -> p.CardText:
        """The tree of a text. Raises `ReadError` with every place that was not understood."""
        self.rules.begin()
        text = tokens_described(text)
        lines = options_apart(_lines(text if type_ is CardType.TACTIC else once_each_turn(text)))
        problems = [problem for line in lines for problem in habits(line)]
        if any(_ATTACH_TO.match(line.text) for line in lines):
            type_ = CardType.ITEM  # 507.2a: a tactic, too, enters play attached, and its text holds there
        found = list(self._paragraphs(lines, type_, problems))
        if not problems:
            try:
                return self.settle(p.CardText(tuple(found)))
            except UnboundError as unbound:
                problems.append(Problem(1, unbound.words, "it is not clear what these words point at"))
        raise ReadError(problems)

    def read_inner(self, text: str) -> tuple[Paragraph, ...] | None:
        """The paragraphs of text quoted inside a text, not settled yet; None where they are not understood."""
        problems: list[Problem] = []
        found = tuple(self._paragraphs(_lines(text), CardType.CHARACTER, problems))
        return None if problems or not found else found

    def settle(self, tree: p.CardText) -> p.CardText:
        """The tree with every mention settled on what it points at."""
        return _through(tree, settling=True)

    def _paragraphs(self, lines: list[Line], type_: CardType, problems: list[Problem]) -> Iterator[Paragraph]:
        at = 0
        while at < len(lines):
            line = lines[at]
            if _CHOOSE_TEXT.match(line.text) or _are_texts(lines, at):
                yield self._options(lines[at + 1 :], type_, problems)
                return
            if _opens_options(lines, at):
                line = lines[at] = Line(line.number, "Choose one of the following:")
            if _follows(line.text, lines, at + 1):
                yield from self._choice(lines[at:], type_, problems)
                return
            if rows := _rows_after(lines, at):
                yield from self._menu(line, rows, type_, problems)
                at += 1 + len(rows)
                continue
            if self._opens_ability(lines, at, type_):
                used, ability = self._ability(lines[at:], problems)
                if ability is not None:
                    yield ability
                at += used
                continue
            yield from self._line(line, type_, problems)
            at += 1

    def _options(self, lines: list[Line], type_: CardType, problems: list[Problem]) -> Paragraph:
        groups: list[list[Line]] = []
        for line in lines:
            opened = _OPTION.match(line.text)
            if opened:
                groups.append([Line(line.number, opened.group(1))] if opened.group(1) else [])
            elif groups:
                groups[-1].append(line)
            else:
                problems.append(Problem(line.number, line.text, "an option is expected here"))
        if not groups:
            problems.append(Problem(0, "", "no option follows"))
        return p.Options(tuple(p.CardText(tuple(self._paragraphs(group, type_, problems))) for group in groups))

    def _opens_ability(self, lines: list[Line], at: int, type_: CardType) -> bool:
        text = lines[at].text
        if at + 1 >= len(lines):
            return False
        if type_ is not CardType.TACTIC and _ABILITY_COST.match(text):  # the name was lost
            return bool(_EFFECT.match(lines[at + 1].text))
        if _NAMED_WITH_ICONS.match(text) and _COST.match(lines[at + 1].text):
            return True
        if not _ABILITY_COST.match(lines[at + 1].text) or self._keywords(text) is not None:
            return False
        return _is_name(text) or (at + 2 < len(lines) and _is_label(text) and bool(_EFFECT.match(lines[at + 2].text)))

    def _choice(self, lines: list[Line], type_: CardType, problems: list[Problem]) -> Iterator[Paragraph]:
        """A sentence that ends in "one of the following:", and the options that follow it."""
        options = self._to_choose(lines[1:], problems, _CHOSEN_BY_ANOTHER.search(lines[0].text) is not None)
        lead = Line(lines[0].number, _FOLLOWING.sub(".", _CHOOSES.sub(r"\1 of the following:", lines[0].text)))
        for paragraph in self._line(lead, type_, problems):
            filled = _filled(paragraph, options)
            assert isinstance(filled, Paragraph)
            yield filled

    def _menu(self, lead: Line, lines: list[Line], type_: CardType, problems: list[Problem]) -> Iterator[Paragraph]:
        """A sentence that ends in a colon, and what goes with so many tokens."""
        rows: list[Row] = []
        for line in lines:
            found = _TOKENS.match(line.text)
            assert found is not None
            acts = self.rules.acts(found.group(3), line.number, problems)
            rows.append(Row(int(found.group(2)), Option(acts or ()), found.group(1) is not None))
        for paragraph in self._line(Line(lead.number, lead.text.rstrip(" :") + "."), type_, problems):
            filled = _with_rows(paragraph, tuple(rows))
            assert isinstance(filled, Paragraph)
            yield filled

    def _to_choose(self, lines: list[Line], problems: list[Problem], by_another: bool) -> tuple[Option, ...]:
        """What is chosen from; what "you" do among what another player chooses from, you do."""
        acts = self.rules.acts_of_another if by_another else self.rules.acts
        read = [acts(line.text, line.number, problems) for line in _grouped(lines)]
        return tuple(Option(acts or ()) for acts in read)

    def _ability(self, lines: list[Line], problems: list[Problem]) -> tuple[int, Paragraph | None]:
        if _ABILITY_COST.match(lines[0].text):
            lines = [Line(lines[0].number, ""), *lines]
            used, ability = self._ability(lines, problems)
            return used - 1, ability
        opened = _ABILITY.match(lines[0].text)
        cost = _COST.match(lines[1].text)
        assert cost is not None
        costs_text, _, tail = _cut_effect(cost.group(1))
        used = 2
        while not tail:
            if used >= len(lines) or used > 3:
                problems.append(Problem(lines[1].number, lines[1].text, "the effect of the ability is missing"))
                return 2, None
            effect = _EFFECT.match(lines[used].text)
            if effect:
                tail = effect.group(1)
            else:
                costs_text += " " + lines[used].text
            used += 1
        costs = self.rules.costs(Line(lines[1].number, costs_text).text, lines[1].number, problems)
        listed = _follows(tail, lines, used)
        acts = self.rules.acts(_FOLLOWING.sub(".", tail) if listed else tail, lines[used - 1].number, problems)
        by_another = _CHOSEN_BY_ANOTHER.search(tail) is not None
        options = self._to_choose(lines[used:], problems, by_another) if listed else ()
        used = len(lines) if listed else used
        if costs is None or acts is None:
            return used, None
        name = opened.group(1).strip(' "<>').upper() if opened else ""
        ability = p.Ability(name, costs, acts, _icons((opened.group(2) if opened else "") or ""))
        filled = _filled(ability, options) if options else ability
        assert isinstance(filled, Paragraph)
        return used, filled

    def _line(self, line: Line, type_: CardType, problems: list[Problem]) -> Iterator[Paragraph]:
        text = line.text
        section = self._section(line, problems)
        if section is not None:
            yield section
        elif found := _FLIP_UP.match(text):
            extra = self.rules.acts(found.group(3), line.number, problems) if found.group(3) else ()
            yield p.FlipUp(int(found.group(1)), _icons(found.group(2)), extra or ())
        elif found := _PROVIDES.match(text):
            yield p.ProvidesParagraph(_icons(found.group(1)))
        elif (keywords := self._keywords(text)) is not None:
            yield from keywords
        elif found := _COST.match(text):
            cost_text, _, tail = _cut_effect(found.group(1))
            costs = self.rules.costs(cost_text, line.number, problems)
            if costs is not None:
                yield p.ExtraCost(costs)
            if tail:
                yield from self._effect(tail, line.number, type_, problems)
        elif found := _LABEL.match(text):
            inner = tuple(self._line(Line(line.number, found.group(2)), type_, problems))
            yield p.Labelled(found.group(1), inner)
        elif found := _EFFECT.match(text):
            yield from self._effect(found.group(1), line.number, type_, problems)
        elif found := _THRESHOLD.match(text):
            inner = tuple(self._line(Line(line.number, found.group(2)), type_, problems))
            yield p.AtThreshold(_icons(found.group(1)), inner)
        elif type_ is CardType.TACTIC and not text.lower().startswith(
            ("while this card is in", "when this card is put")
        ):
            yield from self._effect(text, line.number, type_, problems)
        else:
            yield from self.rules.paragraphs(text, line.number, problems)

    def _effect(self, text: str, number: int, type_: CardType, problems: list[Problem]) -> Iterator[Paragraph]:
        acts = self.rules.acts(text, number, problems)
        if acts is not None:
            yield p.Effect(acts)

    def _keywords(self, text: str) -> list[Paragraph] | None:
        found: list[Paragraph] = []
        for part in re.split(r"\s*[,;]\s*", text.rstrip(" .")):
            word = part.strip().lower()
            if word in _KEYWORDS:
                found.append(p.KeywordLine(_KEYWORDS[word]))
            elif word.startswith("unique ") and len(word.split()) < 7:
                found.append(p.Unique(part.strip()[7:].strip().upper()))
            elif word.startswith("attach to "):
                kind = self.rules.kind(part.strip()[10:])
                if kind is None:
                    return None
                found.append(p.AttachTo(kind))
            else:
                return None
        return found

    def _section(self, line: Line, problems: list[Problem]) -> Paragraph | None:
        if found := _INFLUENCE.match(line.text):
            return p.StartingInfluence(int(found.group(1)))
        if found := _DRAW.match(line.text):
            return p.StartingDraw(int(found.group(1)), int(found.group(2)))
        if found := _RESOURCES.match(line.text):
            return _resources(found.group(1))
        if found := _SECTION.match(line.text):
            rule = self.rules.section(found.group(2), line.number, problems)
            if rule is None:
                return p.StartingInfluence(0)
            kind = p.RestoreRule if found.group(1).upper() == "RESTORE" else p.DevelopRule
            return kind(*rule)
        return None

    # -- printing ---------------------------------------------------------------------------------------------------

    def show(self, tree: p.CardText) -> str:
        """A settled tree as text."""
        return "\n".join(self.show_lines(self.with_mentions(tree).paragraphs))

    def with_mentions(self, tree: p.CardText) -> p.CardText:
        """A settled tree with words for what it points at."""
        return _through(tree, settling=False)

    def show_lines(self, paragraphs: tuple[Paragraph, ...]) -> list[str]:
        """Paragraphs, mentions made, as lines."""
        return [line for paragraph in paragraphs for line in self._show(paragraph)]

    def _show(self, paragraph: Paragraph) -> list[str]:
        body = self.rules.sentences.show_body
        chosen = next((part for part in walk(paragraph) if isinstance(part, ChooseOne)), None)
        if chosen is not None and chosen.options:
            bare = _filled(paragraph, ())
            assert isinstance(bare, Paragraph)
            *before, lead = self._show(bare)
            lines = [*before, f"{lead.rstrip('.')}:"]
            for number, some in enumerate(chosen.options, 1):
                lines += [f"OPTION {number}", body(some.acts)]
            return lines
        menu = next((part for part in walk(paragraph) if isinstance(part, ByTokens | SpendTokens)), None)
        if menu is not None and menu.rows:
            bare = _with_rows(paragraph, ())
            assert isinstance(bare, Paragraph)
            *before, lead = self._show(bare)
            return [*before, f"{lead.rstrip('.')}:", *(_show_row(row, body(row.option.acts)) for row in menu.rows)]
        if isinstance(paragraph, p.Ability):
            threshold = f": {_show_icons(paragraph.threshold)}" if paragraph.threshold else ""
            name = [paragraph.name + threshold] if paragraph.name else []
            return [*name, f"COST: {body(paragraph.costs)}", f"EFFECT: {body(paragraph.acts)}"]
        if isinstance(paragraph, p.ExtraCost):
            return [f"EXTRA COST: {body(paragraph.costs)}"]
        if isinstance(paragraph, p.Effect):
            return [body(paragraph.acts)]
        if isinstance(paragraph, p.AtThreshold):
            first, *rest = self.show_lines(paragraph.paragraphs)
            return [" ".join([f"{_show_icons(paragraph.threshold)}: {first}", *rest])]
        if isinstance(paragraph, p.FlipUp):
            extra = f" and {_small(body(paragraph.extra))}" if paragraph.extra else ""
            threshold = f" {_show_icons(paragraph.threshold)}" if paragraph.threshold else ""
            return [f"FLIP UP: {paragraph.cost}{threshold}{extra}"]
        if isinstance(paragraph, p.Labelled):
            first, *rest = self.show_lines(paragraph.paragraphs)
            return [" ".join([f"{paragraph.label}: {first}", *rest])]
        if isinstance(paragraph, p.Options):
            lines = ["Choose one of the following as this card's rules text:"]
            for number, option in enumerate(paragraph.options, 1):
                lines += [f"OPTION {number}", *self.show_lines(option.paragraphs)]
            return lines
        return self._show_plain(paragraph)

    def _show_plain(self, paragraph: Paragraph) -> list[str]:
        if isinstance(paragraph, p.Unique):
            return [f"UNIQUE {paragraph.identifier}"]
        if isinstance(paragraph, p.AttachTo):
            return [f"ATTACH TO {self.rules.show_kind(paragraph.kind).upper()}"]
        if isinstance(paragraph, p.ProvidesParagraph):
            return [f"PROVIDES: {_show_icons(paragraph.icons)}"]
        if isinstance(paragraph, p.StartingInfluence):
            return [f"Influence {paragraph.influence}"]
        if isinstance(paragraph, p.StartingDraw):
            return [f"STARTING DRAW: {paragraph.first} going first, {paragraph.second} going second."]
        if isinstance(paragraph, p.StartingResources):
            each = [f"1 {name}" for name in paragraph.names]
            if paragraph.any:
                each.append(f"{paragraph.any} staple resource{'s' if paragraph.any > 1 else ''}")
            return [f"STARTING RESOURCES: {', '.join(each)}."]
        for kind, word in ((p.RestoreRule, "RESTORE"), (p.DevelopRule, "DEVELOP")):
            if isinstance(paragraph, kind):
                rule = p.Trigger(paragraph.event, paragraph.acts)
                return [f"{word} RULE: {self.rules.show(rule)}"]
        if isinstance(paragraph, p.KeywordLine):
            return [paragraph.keyword.value.upper()]
        return [self.rules.show(paragraph)]


_KEYWORDS: dict[str, Keyword] = {keyword.value: keyword for keyword in Keyword}


def _through(tree: p.CardText, settling: bool) -> p.CardText:
    """Settle the mentions of a text, or make them. What extra costs bring in can be spoken of in every paragraph."""
    nouns = SpoilsNouns()
    references = References(nouns, settling)
    scope = references.scope
    if any(isinstance(paragraph, p.AttachTo) for paragraph in tree.paragraphs):
        scope.cards.append(Antecedent(Host(), frozenset({"character", "card"}), never_it=True))

    def paragraphs(some: tuple[Paragraph, ...]) -> tuple[Paragraph, ...]:
        done: list[Paragraph] = []
        cards, players = list(scope.cards), list(scope.players)
        shown = False  # "The top card … is revealed at all times. While that card …"
        for paragraph in some:
            if not isinstance(paragraph, p.Static) or not shown:
                scope.cards, scope.players = list(cards), list(players)
            shown = isinstance(paragraph, p.Static) and isinstance(paragraph.act, Revealed)
            if isinstance(paragraph, p.Options):
                done.append(p.Options(tuple(p.CardText(paragraphs(option.paragraphs)) for option in paragraph.options)))
                continue
            nouns.replacing = any(isinstance(part, p.Replacement | Instead) for part in walk(paragraph))
            nouns.moving = any(moves_it(part) for part in walk(paragraph))
            changed = references.go(paragraph)
            assert isinstance(changed, Paragraph)
            done.append(changed)
            if isinstance(paragraph, p.ExtraCost):
                cards, players = list(scope.cards), list(scope.players)
        return tuple(done)

    return p.CardText(paragraphs(tree.paragraphs))


def _follows(text: str, lines: list[Line], at: int) -> bool:
    """Whether a text ends in "of the following:", and options do follow."""
    return bool(_FOLLOWING.search(text)) and at < len(lines) and bool(_OPTION.match(lines[at].text))


def _filled(tree: Node, options: tuple[Option, ...]) -> Node:
    """The tree with these options in its place for them."""
    if isinstance(tree, ChooseOne):
        return with_fields(tree, options=options)
    return rebuild(tree, lambda part: _filled(part, options))


def _rows_after(lines: list[Line], at: int) -> list[Line]:
    """The lines of a menu that follow a line, if it announces one."""
    rows: list[Line] = []
    while lines[at].text.endswith(":") and at + len(rows) + 1 < len(lines):
        if not _TOKENS.match(lines[at + len(rows) + 1].text):
            break
        rows.append(lines[at + len(rows) + 1])
    return rows


def _with_rows(tree: Node, rows: tuple[Row, ...]) -> Node:
    """The tree with these lines in its place for a menu."""
    if isinstance(tree, ByTokens | SpendTokens):
        return with_fields(tree, rows=rows)
    return rebuild(tree, lambda part: _with_rows(part, rows))


def _show_row(row: Row, body: str) -> str:
    return f"{'AT LEAST ' if row.at_least else ''}{row.amount} TOKEN{'' if row.amount == 1 else 'S'}: {body}"


def _grouped(lines: list[Line]) -> list[Line]:
    """Options, each on one line."""
    groups: list[Line] = []
    for line in lines:
        opened = _OPTION.match(line.text)
        if opened:
            groups.append(Line(line.number, opened.group(1)))
        elif groups:
            groups[-1] = Line(groups[-1].number, f"{groups[-1].text} {line.text}".strip())
    return groups


def _lines(text: str) -> list[Line]:
    """The lines of a text, mended, without reminders; a sentence or quotation that runs over lines is one line."""
    found: list[Line] = []
    open_quote = False
    for number, raw in enumerate(without_reminders(turned(mend(text))).split("\n"), 1):
        line = re.sub(r"\s+", " ", raw).strip()
        if not line:
            continue
        quoted = found and found[-1].text.endswith(":") and line.startswith('"')
        running = (
            found and found[-1].text[-1].isalpha() and line[0].islower() and not _stands_alone(found[-1].text, line)
        )
        if (quoted or running) and not open_quote:
            found[-1] = Line(found[-1].number, f"{found[-1].text} {line}")
        elif open_quote:
            found[-1] = Line(found[-1].number, f"{found[-1].text} ¶ {line}")
        else:
            found.append(Line(number, line))
        if line.count('"') % 2:
            open_quote = not open_quote
    return found


def _is_name(text: str) -> bool:
    """Whether a line can be the name of an ability: all in capitals, and not another label."""
    opened = _ABILITY.match(text)
    name = opened.group(1) if opened else text
    return name == name.upper() and not _COST.match(text) and not _EFFECT.match(text) and not _OPTION.match(text)


def _stands_alone(text: str, following: str) -> bool:
    """Whether a line is a keyword, or another begins after it with a label: then that is no part of it."""
    if _COST.match(following) or _EFFECT.match(following) or _OPTION.match(following) or _FLIP_UP.match(following):
        return True
    first = text.split(",")[0].strip().lower()
    return first in _KEYWORDS or first.startswith(("unique ", "attach to "))


def _is_label(text: str) -> bool:
    """Whether a line in small letters can be the name of an ability: a few words that are no sentence."""
    if _COST.match(text) or _EFFECT.match(text) or _OPTION.match(text):
        return False
    return len(text.split()) < 7 and text.rstrip()[-1:] not in ".,;"


def _cut_effect(text: str) -> tuple[str, str, str]:
    """Cost and effect that stand on one line."""
    return re.sub(r"\s+EFFECT\s*[:;]\s*", "\x00", text).partition("\x00")


def _icons(text: str) -> tuple[Icon, ...]:
    return tuple(Icon(letter.upper()) for letter in _ICON.findall(text))


def _show_icons(icons: tuple[Icon, ...]) -> str:
    return "".join(f"[{icon.value}]" for icon in icons)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _resources(text: str) -> Paragraph:
    names: list[str] = []
    any_ = 0
    for part in re.split(r"\s*(?:,|\band\b)\s*", text):
        found = _STAPLE.match(part.strip())
        if found and found.group(2).lower() == "staple":
            any_ += int(found.group(1))
        elif found:
            names += [found.group(2)] * int(found.group(1))
    return p.StartingResources(tuple(names), any_)
