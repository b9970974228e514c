"""How the tests of card English put texts and the trees that they expect."""

from mulligan.games.spoils.language import read
from mulligan.games.spoils.vocabulary.nouns.cards import (
    Some,
)
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy
from mulligan.games.spoils.vocabulary.paragraphs import (
    Effect,
)
from mulligan.games.spoils.vocabulary.statics.changes import Gains, Points
from mulligan.games.spoils.vocabulary.terms import CardType, Stat
from mulligan.language.core.amounts import ONE, Number
from mulligan.language.core.kinds import Instruction, Paragraph
from mulligan.language.core.players import You

CHARACTER = Kind((CardType.CHARACTER,))
ITEM = Kind((CardType.ITEM,))
YOURS = ControlledBy(You())


def a(kind: Kind, slot: int = 1) -> Some:
    return Some(ONE, kind, slot=slot)


def points(amount: int, stat: Stat) -> Gains:
    return Gains(Points(Number(amount), stat))


def tactic(text: str) -> tuple[Paragraph, ...]:
    return read(text, CardType.TACTIC).paragraphs


def effect(text: str) -> tuple[Instruction, ...]:
    (paragraph,) = tactic(text)
    assert isinstance(paragraph, Effect)
    return paragraph.acts


def only(text: str) -> Paragraph:
    (paragraph,) = read(text).paragraphs
    return paragraph
