"""What can be chosen in a game, and what its questions are about: a line declares each, and gives it its number."""

from typing import Any


class Options:
    """The options of a game as integers: plain answers, and kinds of choice, to which the number of what is chosen is
    added. One line declares each: its name for the message catalogue and where on the table it lies stand there."""

    def __init__(self, size: int) -> None:
        self.size: int = size  # of a kind: more than any number that is added
        self.answers: list[str] = []
        self.places: list[str] = [""]

    def answer(self, name: str) -> int:
        """A plain answer: a button, with a name for the catalogue."""
        self.answers.append(name)
        return len(self.answers) - 1

    def kind(self, place: str = "") -> int:
        """A kind of choice, lying at a place of a sort; without one it is a button."""
        self.places.append(place)
        return (len(self.places) - 1) * self.size

    def ready(self, count: int) -> list[list[Any]]:
        """The first options of every kind, as objects that are made once: an option is offered far more often than
        there are different ones."""
        return [[kind * self.size + number for number in range(count)] for kind in range(len(self.places))]

    def name(self, option: int) -> str:
        """A plain answer's name; nothing for any other option."""
        return self.answers[option] if option < len(self.answers) else ""

    def place(self, option: int) -> str:
        """The sort of place where an option lies."""
        kind = option // self.size
        return self.places[kind] if kind < len(self.places) else ""


class Subjects:
    """What the decisions of a game are about, with names for the message catalogue."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def about(self, name: str) -> int:
        """The number of a new subject."""
        self.names.append(name)
        return len(self.names) - 1
