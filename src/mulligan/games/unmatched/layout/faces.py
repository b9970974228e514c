"""What is printed: cards, and the battlefield with its spaces, lines and zones."""

from dataclasses import dataclass

from mulligan.games.unmatched import numbers
from mulligan.games.unmatched.battlefields import ITEM_SLOTS
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.game import Unmatched
from mulligan.games.unmatched.sheet import NO_VALUE, TYPES, Sheet
from mulligan.games.unmatched.words import space_name
from mulligan.kernel.game import Game
from mulligan.messages import part_of_id, translated

RULES_OF_TYPES = ["attack-5", "attack-6", "versatile-1", "scheme-1"]
RULES_OF_MOMENTS = {p.IMMEDIATELY: "attack-8", p.DURING: "attack-9", p.AFTER: "attack-11"}


@dataclass(slots=True)
class UnmatchedFace:
    """A printed card of a deck, `count` times in it. `who` is the fighter that may use it, "" for any; `rules` are
    those it touches."""

    id: int
    name: str
    kind: str
    text: str
    value: int | None
    boost: int | None
    who: str
    player: int
    count: int
    mission: bool
    rules: list[str]


@dataclass(slots=True)
class Space:
    """A space of the battlefield, at a share of the board's width and height; `called` is its name with its colours."""

    name: str
    called: str
    x: float
    y: float
    zones: list[int]
    start: int | None
    slot: str
    passage: bool


@dataclass(slots=True)
class Zone:
    """A zone: its colour's name for the drawing, and in the reader's language."""

    colour: str
    label: str


@dataclass(slots=True)
class Board:
    """The battlefield as it is printed."""

    name: str
    width: int
    height: int
    zones: list[Zone]
    spaces: list[Space]
    lines: list[tuple[int, int]]


def cards(game: Game) -> list[UnmatchedFace]:
    """Every printed card of the decks on this table."""
    assert isinstance(game, Unmatched)
    sheet = game.sheet
    return [
        UnmatchedFace(
            id=kind,
            name=sheet.name[kind],
            kind=TYPES[sheet.type[kind]],
            text=translated(text_id("card", sheet.name[kind]), sheet.text[kind]),
            value=None if sheet.value[kind] == NO_VALUE else sheet.value[kind],
            boost=None if sheet.boost[kind] == NO_VALUE else sheet.boost[kind],
            who="" if sheet.for_anybody[kind] else " / ".join(users(sheet, kind)),
            player=sheet.whose[kind],
            count=sheet.deck[sheet.whose[kind]].count(kind),
            mission=sheet.mission[kind],
            rules=touched(sheet, kind),
        )
        for kind in range(len(sheet.name))
    ]


def touched(sheet: Sheet, kind: int) -> list[str]:
    """The rules that playing this card is about: its type, the moments of its effects, missions, cancelling."""
    moments = [rule for timing, rule in RULES_OF_MOMENTS.items() if sheet.effect[kind][timing] >= 0]
    missions = ["mission-2"] if sheet.mission[kind] else []
    return [RULES_OF_TYPES[sheet.type[kind]], *moments, *missions, *(["cancel-1"] if sheet.cancels[kind] else [])]


def users(sheet: Sheet, kind: int) -> list[str]:
    names = [sheet.fighter_name[f] for f in range(len(sheet.fighter_name)) if sheet.who[kind] >> f & 1]
    return list(dict.fromkeys(names))


def text_id(sort: str, name: str) -> str:
    """Where a translation of something printed would stand."""
    return f"unmatched-{sort}-{part_of_id(name)}"


def board(game: Game) -> Board:
    """The battlefield of this table."""
    assert isinstance(game, Unmatched)
    field = game.board
    width, height = field.aspect
    return Board(
        name=field.name,
        width=width,
        height=height,
        zones=[Zone(colour, translated(f"unmatched-zone-{colour}", colour)) for colour in field.zone_names],
        spaces=[
            Space(
                name=field.ids[space],
                called=space_name(field, numbers.Space(space)),
                x=field.x[space],
                y=field.y[space],
                zones=[zone for zone in range(len(field.zone_names)) if field.zones[space] >> zone & 1],
                start=field.starts.index(numbers.Space(space)) + 1 if space in field.starts else None,
                slot=ITEM_SLOTS[field.slot[space]],
                passage=field.passage[space],
            )
            for space in range(field.size)
        ],
        lines=field.lines,
    )
