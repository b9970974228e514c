"""What is worked out from a position and kept until it changes; clones work it out anew when they are asked."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32

from mulligan.games.spoils.parts import Context, Ground
from mulligan.games.spoils.printed import Library
from mulligan.kernel.numbers import Card

if TYPE_CHECKING:
    from mulligan.games.spoils.effects.statement import Rule


class WorkedOut(Ground):
    """What cards are at the moment, with all that changes them (effects/characteristics.py)."""

    SHARED = (
        "library", "version", "fresh", "settled", "held_at", "prepared", "touched", "changed_stats", "types_gained",
        "types_lost", "keywords_gained", "keywords_lost", "forbidden", "allowed", "demanded", "textless", "icons",
        "granted", "more_subtypes", "set_stats", "active", "active_in", "spoken_of", "pieces", "free", "types_now",
    )  # fmt: skip

    library: Library

    version: int
    fresh: int
    settled: int
    held_at: int  # the version at `hold`
    prepared: bool
    touched: list[int]
    changed_stats: list[int]
    types_gained: list[int]
    types_lost: list[int]
    keywords_gained: list[int]
    keywords_lost: list[int]
    forbidden: list[int]
    allowed: list[int]
    demanded: list[int]
    textless: list[int]
    icons: vec[i32]
    granted: list[int]
    more_subtypes: list[int]
    set_stats: list[int]
    active: "list[Rule]"
    active_in: list[Context]
    spoken_of: int  # what those that are active speak of (effects/statement.py)
    pieces: list[Card]  # what is in play but resources that do nothing besides paying
    free: vec[i32]  # how many resources each seat can still pay with (203.3a)
    types_now: vec[i32]  # of each card that is face-up in play

    def __init__(self) -> None:
        self.version = 0
        self.fresh = -1
        self.settled = -1
        self.held_at = -1
        self.prepared = False

    def prepare(self) -> None:
        """Make room for what is worked out. Clones that are never asked anything never need it."""
        self.prepared = True
        self.touched = []
        self.granted = []
        self.changed_stats = []
        self.more_subtypes = []
        self.set_stats = []
        self.icons = vec[i32]()
        self.active = []
        self.active_in = []
        self.spoken_of = 0
        self.pieces = []
        self.free = vec[i32]()
        self.types_now = vec[i32]()
        self.types_gained = []
        self.types_lost = []
        self.keywords_gained = []
        self.keywords_lost = []
        self.forbidden = []
        self.allowed = []
        self.demanded = []
        self.textless = []
