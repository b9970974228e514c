"""The paragraphs of a card's text and its programs, as the rules use them."""

from typing import TYPE_CHECKING, Final

from mulligan.language.flow import Program, Step
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.effects.happenings import Watched
    from mulligan.games.spoils.effects.statement import Rule

# The paragraphs of a card's text, by what they do (section 5).
COSTS: Final = 0  # the costs of playing the card, and what happens when it resolves
ABILITY: Final = 1  # 502
TRIGGER: Final = 2  # 503
STATEMENT: Final = 3  # 504 and plain text: something that holds
REPLACEMENT: Final = 4  # 506

NO_PROGRAM: Final = -1
DEVELOP_RULE: Final = "develop rule"  # 202.8
UNKNOWN: Final = -1


class Paragraph:
    """One paragraph of a card's text."""

    def __init__(self, sort: int) -> None:
        self.sort: int = sort
        self.name: str = ""
        self.threshold: list[int] = []  # six numbers, or none
        self.event: list[Watched] = []  # what a trigger or a replacement waits for
        self.conditions: list[Node] = []  # what must hold besides
        self.statement: list[Rule] = []
        self.costs: int = NO_PROGRAM
        self.program: int = NO_PROGRAM
        self.zones: int = 0  # where it is active, a bit each area
        self.anyone: bool = False  # any player may use it
        self.times: int = 0  # how often each turn it happens at most; 0: every time


class Text(Program):
    """The program of a text. It is silent if it neither asks nor changes anything but the numbers to pay; if it has a
    pay instruction, it is, as the costs of an ability, a numeric cost (406.4)."""

    def __init__(self, steps: list[Step], silent: bool, pays: bool, price: int) -> None:
        super().__init__(steps)
        self.silent: bool = silent
        self.pays: bool = pays
        self.price: int = price  # if it is nothing but numbers to pay, which are always the same
        self.opens: int = UNKNOWN  # could one of these costs open the way for another (limits/ways.py)?
        self.bars: int = UNKNOWN  # and what may one of them take that a later one needs?
