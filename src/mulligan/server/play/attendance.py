"""Who is at a table: when each was last heard of, at this process and at others."""

import time

BELIEVED_FOR = 30.0  # seconds that who was at another process counts as there
TOLD_WITHIN = 4  # parts of the time of absence: of somebody who asks on and on others are told so often


class Attendance:
    """When the players of the seats of a table were last heard of."""

    def __init__(self) -> None:
        self.elsewhere = Elsewhere()
        self.seen_at: dict[int, float] = {}  # by the time of day
        self._began = time.monotonic()
        self._here: dict[int, float] = {}
        self._told: dict[int, float] = {}  # until when others know it

    def note(self, seat: int, seconds: float = 0.0) -> None:
        """The player of a seat is here, and stays for so long."""
        self._here[seat] = max(self._here.get(seat, 0.0), time.monotonic() + seconds)
        self.seen_at[seat] = time.time()

    def silence(self, seat: int) -> float:
        """For how many seconds nothing was heard of a player."""
        return time.monotonic() - self._here.get(seat, self._began)

    def is_news(self, seat: int, seconds: float, away_after: float) -> bool:
        """Are others to be told that somebody is here, and stays for so long? They know it then for a while."""
        until = time.monotonic() + seconds
        if until < self._told.get(seat, 0.0):
            return False
        self._told[seat] = until + away_after / TOLD_WITHIN
        return True


class Elsewhere:
    """The seats whose players are at another process, as far as was heard."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, frozenset[int]]] = {}

    def hear(self, process: str, seats: list[int]) -> bool:
        """Say whether that is news."""
        before = self._heard.get(process, (0.0, frozenset()))[1]
        self._heard[process] = (time.monotonic(), frozenset(seats))
        return before != frozenset(seats)

    def seats(self) -> frozenset[int]:
        now = time.monotonic()
        found: set[int] = set()
        for heard, seats in self._heard.values():
            if now - heard < BELIEVED_FOR:
                found |= seats
        return frozenset(found)
