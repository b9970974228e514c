"""A decision of one seat, why an action is not among its options, and the errors that a wrong answer gets."""

from typing import Final

from mypy_extensions import mypyc_attr

from mulligan.kernel.numbers import Seat


@mypyc_attr(free_list_len=1)  # one goes as the next one comes
class Decision:
    """Who decides, what about, and the legal options. Immutable; shared by clones.

    An option is an integer, stable within its game: the game gives it words (`Game.label`). A seat that does not
    decide sees the decision without its subject and options.
    """

    def __init__(self, seat: Seat, subject: int, options: list[int]) -> None:
        self.seat: Seat = seat
        self.subject: int = subject
        self.options: list[int] = options

    def offers(self, option: int) -> bool:
        """Is this among the options?"""
        for offered in self.options:
            if offered == option:
                return True
        return False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return self.seat == other.seat and self.subject == other.subject and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.seat, self.subject, tuple(self.options)))

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, subject={self.subject}, options={self.options})"


HIDDEN_SUBJECT: Final = -1


class IllegalChoice(ValueError):
    """The option is not among those offered."""


class BrokenSave(ValueError):
    """A saved state or journal that cannot be what it says it is."""


class Refusal:
    """Why an action is not offered: the rule that forbids it, and a message of the catalogue that says so."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule: str = rule
        self.message: str = message

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"


ALLOWED: Final = 0  # in place of a refusal's number


class Refusals:
    """The refusals of a game by number: legality is asked about far more often than somebody wants to know why not."""

    def __init__(self) -> None:
        self.by_number: list[Refusal] = [Refusal("", "")]  # ALLOWED

    def because(self, rule: str, message: str) -> int:
        """The number of a new refusal."""
        self.by_number.append(Refusal(rule, message))
        return len(self.by_number) - 1
