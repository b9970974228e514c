"""Loading a saved position. Nothing in the file is taken on trust: not its form, not its frames, not its decision."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from mulligan.kernel.decision import BrokenSave, Decision
from mulligan.kernel.numbers import Seat
from mulligan.kernel.random import KEY_BITS
from mulligan.kernel.state import SAVE_FORMAT, State

PARTS: Final = [
    "mulligan", "game", "setup", "random", "ledger", "winners", "printed", "seen", "group", "own", "stack", "kept",
    "decision",
]  # fmt: skip
KEY_DIGITS: Final = KEY_BITS // 4
LARGEST: Final = 1 << 53  # what every reader of JSON takes for a whole number


def restore(state: State, saved: Any) -> None:
    """Make a state the saved position, or raise BrokenSave. A record of events, if there is one, goes on."""
    fill(state, saved)
    check(state)


def fill(state: State, saved: Any) -> None:
    """Make a state the saved position, whatever it may lead to."""
    check_origin(state, saved)
    fill_kernel(state, saved)
    state.key = key_from(saved["random"])
    state.decision = decision_from(saved["decision"])
    state.answer = 0


def fill_kernel(state: State, saved: Any) -> None:
    """What every game has, and the fields that it declares."""
    game = state.game
    try:
        state.choices, state.floor, chooser, state.random_count = whole_numbers(saved["ledger"][:4], "ledger")
        state.chooser = Seat(chooser)
        state.over = saved["ledger"][4] is True
        state.winners = [Seat(seat) for seat in whole_numbers(saved["winners"], "winners")]
        state.printed = vec[i32](whole_numbers(saved["printed"], "printed"))
        state.seen = vec[i32](whole_numbers(saved["seen"], "seen"))
        state.group = vec[i32](whole_numbers(saved["group"], "group"))
        state.fill_own(saved["own"])
        beyond = sorted(saved["own"].keys() - state.own().keys())
        if beyond:
            raise BrokenSave(f"The saved game has fields too many: {', '.join(beyond)}.")
        state.stack = game.revived(saved["stack"])
        state.kept = None
        state.kept_by_clones = False
        if saved["kept"] is not None:
            kept = game.blank()
            kept.game = game
            kept.fill_own(saved["kept"])
            state.kept = kept
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise BrokenSave(f"The saved game is damaged: {error!r}.") from error


def check_origin(state: State, saved: Any) -> None:
    """Is this a save, of this game, of this set-up, in this format?"""
    if not isinstance(saved, dict) or "mulligan" not in saved:
        raise BrokenSave("This is not a saved game of Mulligan.")
    if saved["mulligan"] != SAVE_FORMAT or isinstance(saved["mulligan"], bool):
        raise BrokenSave(f"This saved game has format {saved['mulligan']!r}; this Mulligan reads {SAVE_FORMAT}.")
    if saved.get("game") != state.game.name:
        raise BrokenSave(f"This is a saved game of {saved.get('game')!r}, not of {state.game.name}.")
    if sorted(saved, key=str) != sorted(PARTS):
        raise BrokenSave(f"A saved game has these parts and no others: {', '.join(PARTS)}.")
    if saved["setup"] != state.game.setup:
        raise BrokenSave(f"This is a saved game for another set-up: {saved['setup']!r}.")


def check(state: State) -> None:
    """Could the game have come to this position, as far as it can tell, and does it ask what the file says?"""
    try:
        faults = state.faults()
    except Exception as error:  # a position so wrong that even looking at it fails
        raise BrokenSave(f"The saved game is damaged: {error!r}.") from error
    if faults:
        raise BrokenSave(f"The saved game is damaged: {faults[0]}.")
    if state.over:
        if state.decision is not None:
            raise BrokenSave("The saved game is over, and yet somebody is asked.")
    elif not asks_the_same(state):
        raise BrokenSave("The saved game does not lead to the decision that it says is pending.")


def asks_the_same(state: State) -> bool:
    """Ask the pending question again in a copy: the same decision must come of it, and nothing else."""
    if state.decision is None or state.depth() == 0:
        return False
    if state.stack[-1].step < 1:
        return False
    twin = state.clone()
    try:
        twin.perform_again()
    except Exception:  # whatever a forged frame leads to, it is not the question
        return False
    return twin == state


def whole_numbers(values: Any, name: str) -> list[int]:
    """A list of integers from a file, or a clear complaint."""
    if not isinstance(values, list):
        raise BrokenSave(f"The saved {name} is not a list of whole numbers.")
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not -LARGEST <= value <= LARGEST:
            raise BrokenSave(f"The saved {name} is not a list of whole numbers.")
    return list(values)


def key_from(digits: Any) -> int:
    if not isinstance(digits, str) or len(digits) != KEY_DIGITS or digits.strip("0123456789abcdef"):
        raise BrokenSave("The saved random generator is damaged.")
    return int(digits, 16)


def decision_from(asked: Any) -> Decision | None:
    if asked is None:
        return None
    if not isinstance(asked, list) or len(asked) != 3:
        raise BrokenSave("The saved decision is not a seat, a subject and options.")
    seat, subject = whole_numbers(asked[:2], "decision")
    return Decision(Seat(seat), subject, whole_numbers(asked[2], "decision"))
