"""A game with its set-up: how many seats, which options. It starts, loads and puts into words the states it makes."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i32, mypyc_attr

from mulligan.kernel.decision import Refusal, Refusals
from mulligan.kernel.events import Event
from mulligan.kernel.numbers import NOBODY, Seat
from mulligan.kernel.parts import Frame, Part
from mulligan.kernel.random import Random, key_of
from mulligan.kernel.saves import restore
from mulligan.kernel.state import State

if TYPE_CHECKING:
    from mulligan.kernel.encoding import Encoding
    from mulligan.kernel.view import View

LONGEST_NAME: Final = 40


def names_for(seats: int, names: Any) -> list[str]:
    """The names of the seats: those given, if they can stand in a line of text, or letters."""
    if names is None:
        return [chr(ord("A") + seat) for seat in range(seats)]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("The names of the seats are not a list of names.")
    if len(names) != seats or len(set(names)) != seats:
        raise ValueError("Every seat needs a name of its own.")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise ValueError(f"A name is one to {LONGEST_NAME} printable characters, not {name[:LONGEST_NAME]!r}.")
    return list(names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game for one table. Immutable; shared by all its states."""

    name: str = ""
    refusals: Refusals

    def __init__(self, setup: dict[str, Any], seat_names: list[str]) -> None:
        self.setup: dict[str, Any] = setup
        self.seat_names: list[str] = seat_names
        self.seats: int = len(seat_names)
        self.all_seats: tuple[Seat, ...] = tuple([Seat(seat) for seat in range(self.seats)])
        self.refusals = Refusals()  # a game that refuses anything puts its own here
        self.foresight: int = 20  # how many choices it is worth to play on for, before judging who is ahead
        self.rounds_ahead: int = 0  # if above 0, on for no more than so many rounds or turns
        self.doubt: float = 0.0  # if above 0, options whose scores differ by less are compared, and no tree is grown
        self.ponders: bool = False  # does advice take so long that others should not have to wait for it?
        self.puzzling: float = 1.0  # how much more than usual a friend who knows the rules misjudges and overlooks here

    # ---- what a game provides --------------------------------------------------------------------------------------

    def blank(self) -> State:
        """An empty shell of this game's own kind of state."""
        raise NotImplementedError

    def label(self, state: State, option: int) -> str:
        """A few words for an option, in the language of the catalogue: "Dragon 10", "on B", "Mystic Power"."""
        raise NotImplementedError

    def deed(self, state: State, option: int) -> str:
        """An option as a step of a line of play, understood without its question.

        Nothing where it only says how something else is done: a payment, a refused offer.
        """
        return self.label(state, option)

    def question(self, state: State) -> str:
        """What the pending decision is about, as a question to its seat."""
        raise NotImplementedError

    def sentence(self, event: Event, reader: int = -1) -> str:
        """What happened, as a sentence; a reader who has a seat is addressed as "you"."""
        raise NotImplementedError

    def tell(self, events: list[Event], reader: int = -1) -> list[str]:
        """What happened, told in lines: what belongs together on one."""
        return [self.sentence(event, reader) for event in events]

    def forecast(self, view: "View", option: int) -> str:
        """What an option would do now, in a few words; nothing where its label says it all."""
        return ""

    def reason(self, refusal: Refusal) -> str:
        """Why not, as a sentence."""
        raise NotImplementedError

    def advise(self, view: "View") -> list[float]:
        """How good each option looks to the seat that is asked, in their order; for bots and for hints."""
        decision = view.decision
        return [0.0] * len(decision.options) if decision is not None else []

    def policy(self, state: State) -> list[float]:
        """How good each option of the pending decision looks at a glance, in a position with nothing hidden in it.

        For looking ahead in imagined worlds, many thousand times a second; `advise` may take its time.
        """
        decision = state.decision
        return [0.0] * len(decision.options) if decision is not None else []

    def chances(self, state: State) -> list[float]:
        """How likely each seat is to win from here, with nothing hidden; together 1."""
        return [1.0 / state.seats] * state.seats

    def in_the_dark(self, state: State) -> bool:
        """Does the seat that is asked not know what was chosen just before, as a card that was laid face down?"""
        return False

    def lean(self, world: State, seat: Seat, random: Random) -> None:
        """Exchange what a seat does not know in a world dealt anew, so that it fits how the others have played."""

    def encoding(self) -> "Encoding":
        """How programs that learn are told of this table: its features and actions."""
        from mulligan.kernel.encoding import PlainEncoding

        return PlainEncoding(self.start("0"))

    def parts(self) -> dict[str, type[Part]]:
        """The kinds of parts and procedures that a position of this game can hold, by name."""
        return {}

    def revived(self, saved: Any) -> Any:
        """A value of a position from its JSON: parts and procedures by their names, the rest as it is."""
        if not isinstance(saved, list):
            return saved
        if saved and isinstance(saved[0], str):
            kind: Any = self.parts()[saved[0]]
            part = kind(*kind.packed([self.revived(value) for value in saved[-1]]))
            if isinstance(part, Frame):
                part.step = saved[1]
            return part
        return [self.revived(value) for value in saved]

    def rounds(self, state: State) -> int:
        """How many rounds or turns were begun, for statistics."""
        return 0

    def aims(self, state: State) -> list[str]:
        """By which each seat wins, where that differs: a goal, a hero. Secret until the game is over."""
        return []

    # ---- starting and loading --------------------------------------------------------------------------------------

    def start(self, seed: int | str, record: bool = False) -> State:
        """A new game, run to its first decision. `record` keeps the events for those who read them."""
        state = self.lay_out(seed, record)
        state.run()
        return state

    def lay_out(self, seed: int | str, record: bool = False) -> State:
        """A new game set up and not yet begun, so that a scenario can arrange it otherwise."""
        state = self.empty()
        state.key = key_of(str(seed))
        if record:
            state.record_events()
        state.set_up()
        return state

    def load(self, saved: Any) -> State:
        """A state from what `State.save` gave, or BrokenSave."""
        state = self.empty()
        restore(state, saved)
        return state

    def empty(self) -> State:
        state = self.blank()
        state.game = self
        state.seats = self.seats
        state.stack = []
        state.kept = None
        state.kept_by_clones = False
        state.random_count = 0
        state.choices = 0
        state.by_lot = 0
        state.floor = 0
        state.chooser = NOBODY
        state.over = False
        state.winners = []
        state.printed = vec[i32]()
        state.seen = vec[i32]()
        state.group = vec[i32]()
        state.decision = None
        state.answer = 0
        state.key = 0
        state.record = None
        return state
