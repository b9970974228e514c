"""How a game lies on the table: what its `layout` makes of a seat's view alone, for browser and terminal."""

from typing import Any, Protocol, runtime_checkable

from mulligan.games.gathering import Division, Gather
from mulligan.games.staging import Stage
from mulligan.kernel.events import Forced
from mulligan.kernel.game import Game
from mulligan.kernel.state import State
from mulligan.kernel.view import View


class Layout(Protocol):
    """What a game's `layout` module, or object, provides. All but `stages` see a view and nothing else."""

    Position: type[Any]  # what `table` makes
    Face: type[Any]  # what `cards` makes

    def cards(self, game: Game) -> list[Any]:
        """Every printed card that this table may show, by number: nothing that anybody may not know."""

    def table(self, view: View, game: Game) -> Any:
        """The whole table as a dataclass with a field `layout`."""

    def asked(self, view: View) -> int | None:
        """Whom everybody may see to be choosing."""

    def prompt_kind(self, view: View) -> str:
        """window, turn, or another word for a sort of decision."""

    def passing(self, view: View) -> int | None:
        """The option that means "no, thank you"."""

    def place(self, view: View, option: int) -> str:
        """Where on the table an option is to be found."""

    def verb(self, option: int) -> str:
        """How an option reads on a button of its own; "" for its plain label."""

    def number_of(self, option: int) -> int | None:
        """The number that an option stands for, where a decision is about how much."""

    def imaginable(self, view: View) -> list[int]:
        """The actions that why-not is answered for."""

    def event_name(self, kind: int) -> str:
        """What sort of event this is, for pictures and sounds; "" for one that goes without saying."""

    def stages(self, before: State, option: int) -> list[Stage]:
        """The positions between this choice and the next decision that are worth a look."""


@runtime_checkable
class Gathers(Protocol):
    """What the layout of a game provides in which people choose several things together."""

    def together(self, view: View) -> Gather | Division | None:
        """What of the view's decision is confirmed once."""


@runtime_checkable
class NamesDeeds(Protocol):
    """A layout that says what sort of deed an option is, for the bar of actions."""

    def does(self, view: View, option: int) -> str:
        """play, use, attack, resource, take-back, and such; "" for anything that needs no other look."""


@runtime_checkable
class BeginsAtAnswers(Protocol):
    """A layout in which an option can be begun at what answers its next question: who attacks, what is laid."""

    def begun_by(self, view: View, option: int) -> list[str]:
        """The places that, picked, mean this option and answer the question that follows it."""


@runtime_checkable
class AsksByRules(Protocol):
    """A layout that knows by which rule of its index somebody is asked."""

    def rule_of(self, view: View) -> str:
        """The number of that rule; "" where there is none in particular."""


@runtime_checkable
class GivesNumbers(Protocol):
    """A layout that can say by how much something falls short."""

    def falls_short(self, view: View, action: int, rule: str) -> str:
        """What this action needs and what there is, as a sentence; "" where the rule's own words say it all."""


@runtime_checkable
class WeighsWindows(Protocol):
    """A layout of a game with windows in which most of what could be done would do nothing."""

    def matters(self, view: View) -> bool:
        """Could an answer in this window matter to the seat? Whoever wants to be asked anyway says so on the page."""


@runtime_checkable
class TellsForced(Protocol):
    """A layout of a game in which an action that is all one can do is taken unasked."""

    def unasked(self, forced: list[Forced]) -> bool:
        """Is there anything to be told of in what the engine chose for the seat since anybody chose last?"""


@runtime_checkable
class HasBoard(Protocol):
    """A layout whose game is played on a board."""

    Board: type[Any]  # what `board` makes

    def board(self, game: Game) -> Any:
        """The board of this table, as it is printed."""


@runtime_checkable
class HasDoers(Protocol):
    """A layout in which somebody on the table does what is chosen, and can be dragged to where it is to be done."""

    def by(self, view: View, option: int) -> str:
        """The place of whoever does this, "" for nobody in particular."""
