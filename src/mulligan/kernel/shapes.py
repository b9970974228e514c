"""The form that a game gives its frames, declared once: for checks, and for files from outside."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mulligan.kernel.state import State


class Shape:
    """One procedure's frames.

    `steps`: how many steps it has. `values`: the lowest and the highest of each value that it keeps; `more`: of those
    that may follow, any number of times. `carries`: which procedures can stand on it, by the step that it goes on with
    once they are done; `always`: those that can at any step.
    """

    def __init__(
        self,
        steps: int,
        values: list[tuple[int, int]],
        carries: dict[int, list[int]],
        more: list[tuple[int, int]] | None = None,
        always: list[int] | None = None,
    ) -> None:
        self.steps: int = steps
        self.values: list[tuple[int, int]] = values
        self.carries: dict[int, list[int]] = carries
        self.more: list[tuple[int, int]] = more or []
        self.always: list[int] = always or []

    def fits(self, length: int) -> bool:
        """Can a frame be as long as this, without procedure and step?"""
        beyond = length - len(self.values)
        return beyond == 0 or (beyond > 0 and len(self.more) > 0 and beyond % len(self.more) == 0)

    def limits(self, place: int) -> tuple[int, int]:
        """The lowest and the highest of a value."""
        if place < len(self.values):
            return self.values[place]
        return self.more[(place - len(self.values)) % len(self.more)]


def misshapen(state: "State") -> str:
    """What is wrong with the form of the frames; empty when all is well. A game that declares no shapes has any."""
    shapes = state.game.shapes
    frames = state.frames
    for i, frame in enumerate(frames):
        if len(frame) < 2 or frame[0] < 0 or frame[1] < 0:
            return "a procedure in progress is none"
        if not shapes:
            continue
        if frame[0] >= len(shapes):
            return f"there is no procedure {frame[0]}"
        shape = shapes[frame[0]]
        if frame[1] > shape.steps or not shape.fits(len(frame) - 2):
            return f"procedure {frame[0]} in progress has the wrong form"
        for j in range(len(frame) - 2):
            low, high = shape.limits(j)
            if not low <= frame[2 + j] <= high:
                return f"value {j} of procedure {frame[0]} in progress is {frame[2 + j]}, outside {low} to {high}"
        if i + 1 < len(frames):
            above = frames[i + 1]
            if not above or (above[0] not in shape.always and above[0] not in shape.carries.get(frame[1], [])):
                return f"procedure {frame[0]} in progress does not lead to the one that stands on it"
    return ""
