"""What holds at a table beside the rules of its game, as it was opened."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict
from pydantic import Field as Limits

A_DAY = 86_400
CLAIM_AFTER = 3  # times as long as until a bot may step in
WINDOW = 30.0  # seconds for an answer that others must not know to be asked for


class Terms(BaseModel):
    """Seconds that every decision and a whole game of one seat may take (0: as long as one likes), and what happens to
    whoever takes longer: the game is lost, or a bot plays on. `away`: after so many seconds of absence the others may
    let a bot play, and after three times as many claim the game; without it, what is usual in the house. `best_of`: how
    many games a match of two has at most."""

    model_config = ConfigDict(extra="forbid")

    move: Annotated[int, Limits(ge=0, le=7 * A_DAY)] = 0
    game: Annotated[int, Limits(ge=0, le=30 * A_DAY)] = 0
    out: Literal["lose", "bot"] = "lose"
    away: Annotated[int, Limits(ge=5, le=7 * A_DAY)] | None = None
    best_of: Literal[1, 3] = 1

    @property
    def timed(self) -> bool:
        return self.move > 0 or self.game > 0

    def kept(self) -> dict[str, Any]:
        """What differs from the usual, for the table's row."""
        return self.model_dump(exclude_defaults=True)


@dataclass(slots=True)
class Clocks:
    """The clocks of a table. `left`: what each seat had left of its game when the pending decision began to be counted.
    `running`: the seat that everybody sees to be thinking, or the viewer's own; `since`: from when on, by the server's
    time (`GET /api/time`); `within`: how many seconds from then on there are. `passes`: a question that only the viewer
    knows of takes nothing from the clock of the game, and unanswered passes by itself."""

    move: int
    game: int
    out: Literal["lose", "bot"]
    left: list[float]
    running: int | None
    since: float
    within: float
    passes: bool


@dataclass(slots=True)
class Match:
    """How it stands between the same people, this game included once it is over. `chooser`: who chooses sides and who
    begins the next game, where that is not anybody's; `decided`: there is no next game of this match."""

    best_of: int
    score: list[int]
    chooser: int | None
    decided: bool
