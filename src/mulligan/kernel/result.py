"""How a game ended."""


class Result:
    """The winners: several share a win; nobody means a draw."""

    def __init__(self, winners: list[int]) -> None:
        self.winners: list[int] = winners

    @property
    def draw(self) -> bool:
        return not self.winners

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return self.winners == other.winners

    def __hash__(self) -> int:
        return hash(tuple(self.winners))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners})"
