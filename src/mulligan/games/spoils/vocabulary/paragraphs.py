"""The paragraphs of a card's text (section 5): keywords, abilities, triggers, replacements, statics, sections."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import Icon, Keyword
from mulligan.language.core.kinds import Condition, Event, Instruction, Paragraph
from mulligan.language.tree import Node


@dataclass(frozen=True)
class CardText(Node):
    """All the rules text of a card."""

    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class AttachTo(Paragraph):
    """Attach to a card of a kind (507.2)."""

    kind: Kind


@dataclass(frozen=True)
class KeywordLine(Paragraph):
    """A keyword by itself (507)."""

    keyword: Keyword


@dataclass(frozen=True)
class Unique(Paragraph):
    """Unique and its identifier (507.5)."""

    identifier: str


@dataclass(frozen=True)
class FlipUp(Paragraph):
    """Flip Up: its cost, its threshold, its extra costs (507.4)."""

    cost: int
    threshold: tuple[Icon, ...] = ()
    extra: tuple[Instruction, ...] = ()


@dataclass(frozen=True)
class ProvidesParagraph(Paragraph):
    """The icons that a card provides (311)."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class ExtraCost(Paragraph):
    """What else must be done to play the card (401.3)."""

    costs: tuple[Instruction, ...]


@dataclass(frozen=True)
class Effect(Paragraph):
    """What a tactic does when it resolves (205.2)."""

    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class Ability(Paragraph):
    """A named ability: threshold, costs, effects (502)."""

    name: str
    costs: tuple[Instruction, ...]
    acts: tuple[Instruction, ...]
    threshold: tuple[Icon, ...] = ()


@dataclass(frozen=True)
class Trigger(Paragraph):
    """When an event happens, this is done at once (503)."""

    event: Event
    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class Replacement(Paragraph):
    """If an event would happen, what is marked `Instead` happens in its place (506); the rest follows."""

    event: Event
    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class Static(Paragraph):
    """Something that holds all the time, or while a condition does (504)."""

    condition: Condition | None
    act: Instruction


@dataclass(frozen=True)
class WhileIn(Paragraph):
    """A paragraph that works only while a condition holds: most often where the card is (201.5b)."""

    condition: Condition
    paragraph: Paragraph


@dataclass(frozen=True)
class SoOften(Paragraph):
    """A trigger or replacement that happens only so many times each turn."""

    times: int
    paragraph: Paragraph


@dataclass(frozen=True)
class FirstEachTurn(Paragraph):
    """A trigger or replacement that sees only the first such event of each turn, or the second, ..."""

    paragraph: Paragraph
    which: int = 1


@dataclass(frozen=True)
class AtThreshold(Paragraph):
    """Paragraphs that are active only while a threshold is met (405.4)."""

    threshold: tuple[Icon, ...]
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Labelled(Paragraph):
    """Paragraphs under a label, such as Fealty."""

    label: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Options(Paragraph):
    """One of several texts, chosen when the card is played; each has its own costs and effects (307.2)."""

    options: tuple[CardText, ...]


@dataclass(frozen=True)
class StartingInfluence(Paragraph):
    """How much influence a faction starts with (202.3a)."""

    influence: int


@dataclass(frozen=True)
class StartingResources(Paragraph):
    """Which resources start in play (202.5): named staples, and how many of any kind."""

    names: tuple[str, ...] = ()
    any: int = 0


@dataclass(frozen=True)
class StartingDraw(Paragraph):
    """How many cards are drawn at first (202.6)."""

    first: int
    second: int


@dataclass(frozen=True)
class RestoreRule(Paragraph):
    """What the faction replenishes (202.7)."""

    event: Event
    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class DevelopRule(Paragraph):
    """What the faction gives each turn (202.8)."""

    event: Event
    acts: tuple[Instruction, ...]
