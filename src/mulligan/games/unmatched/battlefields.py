"""The battlefields: spaces, the lines between them, zones, starting spaces and item slots."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mulligan.games.unmatched.numbers import Space
from mulligan.messages import text

FAR: Final = 99  # the distance to a space that no path leads to

NO_ITEM: Final = 0
SCHEME_ITEM: Final = 1
COMBAT_ITEM: Final = 2
ITEM_SLOTS: Final = ["", "scheme", "combat"]


class Battlefield:
    """One board. Sets of spaces are bits of an integer: space 0 is bit 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        spaces = data["spaces"]
        number = {space["id"]: i for i, space in enumerate(spaces)}
        zones = sorted({zone for space in spaces for zone in space["zones"]})
        size = len(spaces)
        self.name: str = data["name"]
        self.set: str = data["set"]
        self.aspect: list[int] = data["aspect"]
        self.size: int = size
        self.ids: list[str] = [space["id"] for space in spaces]
        self.x: list[float] = [space["x"] for space in spaces]
        self.y: list[float] = [space["y"] for space in spaces]
        self.zone_names: list[str] = zones
        self.zones: list[int] = [sum(1 << zones.index(zone) for zone in space["zones"]) for space in spaces]
        self.slot: list[int] = [ITEM_SLOTS.index(space.get("item", "")) for space in spaces]
        self.passage: list[bool] = [bool(space.get("passage", False)) for space in spaces]
        self.starts: list[Space] = starting_spaces(spaces)
        self.alone: vec[i64] = vec[i64]([bit(Space(space)) for space in range(size)])  # each space as a set of its own
        # space-2: a line joins two adjacent spaces.
        self.adjacent: vec[i64] = vec[i64]([0] * size)
        self.lines: list[tuple[int, int]] = [(number[a], number[b]) for a, b in data["lines"]]
        for a, b in self.lines:
            self.adjacent[a] |= bit(Space(b))
            self.adjacent[b] |= bit(Space(a))
        # space-6: a secret passage is a way for one move, and no adjacency.
        self.ways: list[list[Space]] = []
        for space in range(size):
            ways = [Space(other) for other in range(size) if self.adjacent[space] >> other & 1]
            if self.passage[space]:
                ways.extend(Space(o) for o in range(size) if self.passage[o] and o != space and o not in ways)
            self.ways.append(ways)
        self.leads_to: vec[i64] = vec[i64]([sum(bit(other) for other in ways) for ways in self.ways])
        # The same for sets of four spaces that stand beside each other in their numbering: sixteen of each four.
        self.four_lead_to: vec[i64] = vec[i64](
            [self.all_ways(first, some) for first in range(0, size, 4) for some in range(16)]
        )
        # space-3, space-4: which spaces share a zone with this one, itself among them.
        mates = [[o for o in range(size) if self.zones[space] & self.zones[o]] for space in range(size)]
        self.zone_mates: vec[i64] = vec[i64]([sum(bit(Space(other)) for other in shared) for shared in mates])
        self.distance: list[list[int]] = [self.distances_from(space) for space in range(size)]

    def all_ways(self, first: int, some: int) -> int:
        """Where one step leads from some of four spaces, which are bits."""
        found = 0
        for place in range(4):
            if some >> place & 1 and first + place < self.size:
                found |= self.leads_to[first + place]
        return found

    def distances_from(self, start: int) -> list[int]:
        """How many lines a shortest path has, for every space."""
        distance = [FAR] * self.size
        distance[start] = 0
        edge = [start]
        while edge:
            following: list[int] = []
            for space in edge:
                for other in range(self.size):
                    if self.adjacent[space] >> other & 1 and distance[other] == FAR:
                        distance[other] = distance[space] + 1
                        following.append(other)
            edge = following
        return distance

    def has_items(self) -> bool:
        return any(slot != NO_ITEM for slot in self.slot)


def bit(space: Space) -> int:
    """A set of one space."""
    return 1 << space


def starting_spaces(spaces: list[dict[str, Any]]) -> list[Space]:
    """The space printed with 1, with 2, and so on."""
    found = sorted((space["start"], i) for i, space in enumerate(spaces) if "start" in space)
    return [Space(i) for _, i in found]


KNOWN: Final[dict[str, Battlefield]] = {}


def battlefield_names() -> list[str]:
    """The names of all boards."""
    return sorted(board.name for board in all_battlefields().values())


def all_battlefields() -> dict[str, Battlefield]:
    if not KNOWN:
        folder = files("mulligan.games.unmatched").joinpath("boards")
        for file in sorted(folder.iterdir(), key=lambda found: found.name):
            if file.name.endswith(".toml"):
                KNOWN[plain(tomllib.loads(file.read_text("utf-8"))["name"])] = Battlefield(
                    tomllib.loads(file.read_text("utf-8"))
                )
    return KNOWN


def battlefield(name: str) -> Battlefield:
    """A board by its name, in any spelling of case and punctuation."""
    board = all_battlefields().get(plain(name))
    if board is None:
        raise ValueError(text("unmatched-no-board", board=name, boards=", ".join(battlefield_names())))
    return board


def plain(name: str) -> str:
    """A name without case, spaces and punctuation."""
    return "".join(letter for letter in name.lower() if letter.isalnum())
