"""Choices that the rules take one by one and that a person makes together, confirming once."""

from dataclasses import dataclass


@dataclass(slots=True)
class Gather:
    """Several options, chosen one after another: at least and at most so many (None: any number).

    `ends`: the option at the place "done" is chosen after them; otherwise the last of them ends it. `at_once`: when as
    many as there can be are taken up, nothing is left to confirm. `suggestion`: the places of a choice for somebody who
    does not care which; `settled`: hardly anybody would choose otherwise.
    """

    least: int
    most: int | None
    ends: bool
    at_once: bool
    suggestion: list[str]
    settled: bool = False


@dataclass(slots=True)
class Share:
    """One of those among whom an amount is divided."""

    place: str
    label: str


@dataclass(slots=True)
class Division:
    """An amount to divide, in the order in which the rules ask: "number:3" for the first, and so on. Whatever is left
    goes to the last."""

    total: int
    among: list[Share]
