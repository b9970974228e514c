"""What is wrong with a scenario, or with the game: where, what was expected, what was found, what could be chosen."""

from mulligan.messages import text


class Failure(Exception):
    """A scenario that cannot be read or does not hold. `line` is 0 while it is not known."""

    def __init__(
        self,
        message: str,
        line: int = 0,
        expected: str | None = None,
        found: str | None = None,
        options: list[str] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.expected = expected
        self.found = found
        self.options = options
        self.note = ""  # what a judge should know besides

    def at(self, line: int) -> "Failure":
        """The same failure, at this line unless a better one is known."""
        self.line = self.line or line
        return self

    def lines(self, file: str) -> list[str]:
        """The failure for people to read."""
        lines = [text("scenario-failure", file=file, line=str(self.line), message=self.message)]
        if self.expected is not None:
            lines.append(text("scenario-expected", value=self.expected))
        if self.found is not None:
            lines.append(text("scenario-found", value=self.found))
        if self.options is not None:
            lines.append(text("scenario-options", value=", ".join(self.options) or text("scenario-none")))
        if self.note:
            lines.append(text("scenario-besides", note=self.note))
        return lines
