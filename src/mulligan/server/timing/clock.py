"""The time that the seats of a table have, from its terms and entries alone: whoever reads them finds the same."""

from mulligan.server.timing.terms import WINDOW, Terms


class Clock:
    """`since` is when the pending decision began to be counted, `used` what was spent on it before."""

    def __init__(self, terms: Terms, seats: int, made: float) -> None:
        self.terms = terms
        self.left = [float(terms.game)] * seats
        self.since = made
        self.used = 0.0
        self.spent: list[float] = []  # on each choice that stands

    def charge(self, seat: int, seconds: float, at: float) -> None:
        """A seat has thought for so long; what comes now is counted from here."""
        self.left[seat] = max(0.0, self.left[seat] - seconds)
        self.used += seconds
        self.since = at

    def choose(self) -> None:
        self.spent.append(self.used)

    def ask(self, at: float) -> None:
        """Somebody is asked something new."""
        self.used = 0.0
        self.since = at

    def go_back(self, to: int, at: float, used: float | None) -> None:
        """Choices are taken back. Who does that alone, with so much used since, gets no time back: it would never run
        out."""
        before = sum(self.spent[to:]) + used if used is not None else 0.0
        del self.spent[to:]
        self.ask(at)
        self.used = before

    def within(self, seat: int, covert: bool) -> float:
        """How many seconds a seat has for the pending decision, counted from `since`. What nobody is to know to be
        asked has a time of its own: a clock that ran would tell."""
        terms = self.terms
        if covert:
            return min(WINDOW, terms.move) if terms.move else WINDOW
        limits = [terms.move - self.used] if terms.move else []
        limits += [self.left[seat]] if terms.game else []
        return max(0.0, min(limits))
