"""What a host can set."""

from dataclasses import dataclass, field

from mulligan.folders import data_folder
from mulligan.server.bots.thinkers import usual_number


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """`pace` stretches every pause: 1 for people, 0 for none at all. `thinkers` are processes in which bots think.

    `tables_in_memory`: where there are more, those at which nothing happens are let go, the ones unused longest first,
    but none that was used within `held_seconds`: somebody may just be about to do something there.
    `followed_seconds`: so long a table is followed that nobody looks at by way of this process, but perhaps by another.
    `lines`: connections that are opened; `words`: bytes that are said at sockets.
    `bots`: whether this process plays bots for others that share its database.
    `proxies` are the addresses whose word about the caller's address (X-Forwarded-For) is believed.
    """

    database: str = field(default_factory=default_database)
    pace: float = 1.0
    hosts: frozenset[str] = frozenset({"127.0.0.1", "localhost", "[::1]"})
    acts_per_second: float = 10.0
    acts_at_once: int = 30
    tables_per_minute: float = 30.0
    tables_at_once: int = 20
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    files_per_second: float = 300.0
    files_at_once: int = 1_500
    sockets_at_once: int = 64
    waits_at_once: int = 64
    connections_at_once: int = 256
    lines_at_once: int = 400
    lines_per_second: float = 100.0
    words_at_once: int = 65_536
    words_per_second: float = 16_384.0
    head_within: float = 10.0
    body_within: float = 20.0
    proxies: frozenset[str] = frozenset()
    figures_for: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    bots: bool = True
    body_bytes: int = 65_536
    readings_per_second: float = 8.0
    readings_at_once: int = 40
    reading_seconds: float = 4.0
    works_at_most: int = 500
    works_bytes: int = 12_000_000
    upload_bytes: int = 4_194_304
    uploads_at_once: int = 12
    uploads_per_minute: float = 6.0
    bringing_in_seconds: float = 180.0
    trials_at_once: int = 6
    trials_per_hour: float = 20.0
    trial_seconds: float = 240.0
    message_bytes: int = 4_096
    idle_seconds: float = 900.0
    followed_seconds: float = 300.0
    tables_in_memory: int = 4_000
    held_seconds: float = 30.0
    away_seconds: float = 60.0
    choice_seconds: float = 5.0
    thinkers: int = field(default_factory=usual_number)
