"""What a game provides so that scenarios can be enacted on it."""

from typing import Protocol, TypeAlias

from mulligan.kernel.game import Game
from mulligan.kernel.state import State
from mulligan.scenarios.entry import Entry

Found: TypeAlias = "int | str | bool | list[str]"

TABLE = -1  # what belongs to no seat


class Stage(Protocol):
    """Arranges positions of one game, looks values up in them, and knows what a seat does that has no part to play."""

    def arrange(self, game: Game, given: Entry, seed: str) -> State:
        """The position that `given` names, filled in legally from the seed, run to its first decision."""
        ...

    def look(self, state: State, seat: int, key: str) -> Found:
        """A value of a seat or of the table, by its plain name (`scenarios.entry.plain_key`)."""
        ...

    def ordered(self, key: str) -> bool:
        """Does the order of this list matter? Then an expected list is how it begins."""
        ...

    def unscripted(self, state: State) -> int | None:
        """What the asked seat chooses when the script is silent; None where the script has to say it."""
        ...

    def declines(self, option: int) -> bool:
        """Is this the answer of one who does nothing where something may be done?"""
        ...

    def is_of_turn(self, subject: int) -> bool:
        """Is a question about this the ordinary one of a turn, between two things that happen?"""
        ...

    def rests(self, state: State) -> bool:
        """Is nothing under way: nobody owes an answer, the turn only goes on?"""
        ...

    def known(self, state: State) -> list[str]:
        """What the words of a script can name: cards, seats, fighters, spaces, and the plain answers."""
        ...

    def number_as_laid_out(self, state: State, rest: State) -> None:
        """Change the order of like things in a later position to that of a scenario which begins at `rest`."""
        ...
