"""A game as one object: all that the rest of Mulligan asks a game for, taken out of its box when it is wanted.

`games/NAME/__init__.py` makes one and calls it GAME; so does a package that brings a game of its own. What is heavy is
imported inside the methods: every box is opened to list the games, and few of them are played.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.games.form import Field
    from mulligan.games.layout import Layout
    from mulligan.games.plain import PlainFace
    from mulligan.games.workshop import Workshop
    from mulligan.kernel.game import Game
    from mulligan.scenarios.stage import Stage
    from mulligan.screen.page import Page
    from mulligan.screen.screen import Screen

Importer: TypeAlias = Callable[[Path, bool, bool], int]  # a path, whether only to check, whether to print JSON

RULEBOOK = "rulebook"
MESSAGES = "messages"


@contextmanager
def undisturbed() -> Iterator[None]:
    """While words are read that stay, nothing is looked for that may go: that takes nearly as long as the reading."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


@dataclass(frozen=True)
class Seats:
    """How many can play: the fewest, the most, and how many it is unless somebody says."""

    fewest: int
    most: int
    usual: int


@dataclass(frozen=True)
class Phrase:
    """Something that the language of a game's cards can say."""

    sort: str  # Instruction, Amount, Condition…
    name: str
    about: str
    ways: tuple[str, ...]  # as the grammar notes them
    example: str


@dataclass(frozen=True)
class Deeds:
    """The kinds of events in which a seat draws a card, plays one, or is said to go first; for statistics."""

    drawn: frozenset[int] = frozenset()
    played: frozenset[int] = frozenset()
    first: int = -1


class Box:
    """What a game brings. A game must have a name, its seats and `make`; for the rest there is something plain."""

    name: ClassVar[str]
    seats: ClassVar[Seats]
    sides: ClassVar[str] = ""  # the field of the form that says with what each seat plays: decks, heroes
    side: ClassVar[str] = ""  # what one of them is called: deck, hero
    looked_for: ClassVar[tuple[str, ...]] = ()  # fields that take what the form does not offer, too: a file
    page_words: ClassVar[tuple[str, ...]] = ()  # files of our catalogue that the page formats itself for this game

    def make(self, **setup: Any) -> "Game":
        """The game for the kernel, from a set-up."""
        raise NotImplementedError

    # ---- before the game -------------------------------------------------------------------------------------------

    def form(self) -> "list[Field]":
        """What can be set up beside the seats: fields of the lobby's form, options of the command."""
        return []

    def setup(self, names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
        """The set-up for `make` from the names of the seats and the filled form."""
        return {"seats": len(names), "names": names, **chosen}

    def table(self, names: list[str], chosen: dict[str, Any]) -> "Game":
        """The game for these seats, with what was chosen of the form, and what is usual for the rest."""
        from mulligan.games.form import checked, completed

        form = self.form()
        for field in form:
            if field.id in chosen and field.id not in self.looked_for:
                checked(field, len(names), chosen[field.id])
        return self.make(**self.setup(names, completed(form, len(names), chosen)))

    def contest(self) -> list[str]:
        """The sides that meet where nobody names any, in many games at once; none for the usual set-up."""
        return []

    def compared(self) -> list[str]:
        """The sides that a study of balance compares where nobody names any."""
        return self.contest()

    # ---- at the table ----------------------------------------------------------------------------------------------

    def faces(self) -> "list[PlainFace]":
        """What is printed on the cards, by number, for the plain layout and the plain stage."""
        return []

    def layout(self) -> "Layout":
        """How the game lies on a table, in the browser and in the terminal."""
        from mulligan.games.plain import PlainLayout

        return PlainLayout(self.faces)

    def screen(self, game: "Game", page: "Page") -> "Screen":
        """What draws that table in a terminal."""
        from mulligan.screen.screen import Screen

        return Screen(game, page, self.layout())

    def stage(self) -> "Stage":
        """What arranges and reads positions for scenarios."""
        from mulligan.games.plain import PlainStage

        return PlainStage(self.faces())

    # ---- for those who design ---------------------------------------------------------------------------------------

    def deeds(self) -> Deeds:
        """Which events tell what became of cards."""
        return Deeds()

    def with_and_without(self, side: str, card: str, folder: Path) -> tuple[str, str]:
        """Two sides that differ in one card alone, to find out what it does: one that has it, and one that has not.

        What they are made of may be written to the folder.
        """
        raise ValueError(text("balance-no-variants", game=self.name))

    # ---- what else it brings ---------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package that the box lies in."""
        return type(self).__module__

    @property
    def rulebook(self) -> Traversable:
        """The folder of the rule index; it need not be there."""
        return files(self.package) / RULEBOOK

    @property
    def messages(self) -> Traversable:
        """The folder of the game's own catalogue, a folder in it for each language; it need not be there."""
        return files(self.package) / MESSAGES

    def commands(self) -> list[str]:
        """Modules with commands of the game's own, each with a function `add`: see `mulligan.cli`."""
        return []

    def imports(self) -> dict[str, Importer]:
        """The sorts of files from elsewhere that `mulligan import` reads for this game."""
        return {}

    def claims(self, path: Path, content: dict[str, Any]) -> bool:
        """Is this a file of this game's cards or decks? `content` is what a TOML file holds, empty for any other."""
        return False

    def faults(self, path: Path, content: dict[str, Any]) -> list[str]:
        """What is wrong in such a file, in words for people."""
        return []

    def understood(self, path: Path, content: dict[str, Any]) -> list[str]:
        """What such a file says, as it was understood: what is done and in which order, and where somebody is asked."""
        return []

    def workshop(self) -> "Workshop | None":
        """What people can make for it; nothing for most."""
        return None

    def phrases(self) -> list[Phrase]:
        """What the language of its cards can say."""
        return []
