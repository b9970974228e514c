"""Cards in play as pieces, and each player's side of the table."""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.spoils import words
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.events import ASSIGNED_SIZE, IN_ATTACK, IN_BLOCK
from mulligan.games.spoils.layout.faces import keyword_names, kinds
from mulligan.games.spoils.options import ABOUT_PAYMENT
from mulligan.games.spoils.printed import (
    CHARACTER,
    FACTION,
    ICON_COUNT,
    ITEM,
    LOCATION,
    RESOURCE,
)
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.rules.payment import resource_class
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from mulligan.messages import text


@dataclass(slots=True)
class Piece:
    """A card in play. `face` is None for one that lies face-down and that the viewer may not know.

    The numbers are those that count now; the printed ones stand on the face. `under` is what is attached to it.
    """

    card: int
    place: str
    face: int | None
    label: str
    kinds: list[str]
    down: bool
    depleted: bool
    fresh: bool
    used: bool
    damage: int
    tokens: int
    strength: int | None
    life: int | None
    speed: int | None
    structure: int | None
    keywords: list[str]
    notes: list[str]
    party: Literal["", "attack", "block", "joins"]
    assigned: int
    owner: int
    under: list["Piece"]


@dataclass(slots=True)
class SpoilsSide:
    """One player's side of the table. `icons` are counted in the order of the catalogue's letters (405.1)."""

    seat: int
    name: str
    influence: int
    faction: Piece | None
    characters: list[Piece]
    items: list[Piece]
    locations: list[Piece]
    resources: list[Piece]
    free: int
    icons: list[int]
    hand: int
    deck: int
    discards: list[int]
    out: list[int | None]
    turn: bool
    lost: bool


@dataclass(slots=True)
class Lying:
    """What is asked of every piece of a position, gathered once."""

    under: dict[int, list[int]]  # by what it is attached to; not what was paid with
    alike: dict[str, list[int]]  # in play, by name
    assigned: dict[int, int]


def lying(table: Table) -> Lying:
    found = Lying({}, {}, {})
    for card in table.in_play:
        if table.printed[card] != HIDDEN:
            found.alike.setdefault(table.face(card).name, []).append(card)
        if table.attached[card] != NO_CARD and not is_used(table, card):
            found.under.setdefault(table.attached[card], []).append(card)
    for i in range(0, len(table.assigned), ASSIGNED_SIZE):
        card = Card(table.assigned[i])
        found.assigned[card] = found.assigned.get(card, 0) + table.assigned[i + 2]
    return found


def sides(view: View, game: Game) -> list[SpoilsSide]:
    table = view.position
    assert isinstance(table, Table)
    among = lying(table)
    return [side(view, game, seat, among) for seat in table.all_seats]


def side(view: View, game: Game, seat: Seat, among: Lying) -> SpoilsSide:
    table = view.position
    assert isinstance(table, Table)
    made = SpoilsSide(
        seat=seat,
        name=game.seat_names[seat],
        influence=table.influence[seat],
        faction=None,
        characters=[],
        items=[],
        locations=[],
        resources=[],
        free=table.unattached_resources(seat),
        icons=[characteristics.icons(table, seat, icon) for icon in range(ICON_COUNT)],
        hand=len(table.hands[seat]),
        deck=len(table.decks[seat]),
        discards=[table.printed[card] for card in table.discards[seat]],
        out=[None if table.printed[card] == HIDDEN else table.printed[card] for card in table.outs[seat]],
        turn=table.active_player == seat and table.turn_number > 0,
        lost=table.lost >> seat & 1 == 1,
    )
    for card in table.in_play:
        if table.controller[card] == seat and (table.attached[card] == NO_CARD or is_used(table, card)):
            lay(made, view, card, among)
    return made


def is_used(table: Table, card: Card) -> bool:
    """A resource that was paid with is attached to its controller's faction (203.3a)."""
    return table.attached[card] in table.factions and bool(characteristics.types(table, card) & RESOURCE)


def lay(made: SpoilsSide, view: View, card: Card, among: Lying) -> None:
    """Put a piece where such cards lie on a side."""
    table = view.position
    assert isinstance(table, Table)
    laid = piece(view, card, among)
    types = characteristics.types(table, card)
    if types & FACTION:
        made.faction = laid
    elif types & RESOURCE:
        made.resources.append(laid)
    elif types & CHARACTER:
        made.characters.append(laid)
    elif types & LOCATION:
        made.locations.append(laid)
    else:
        made.items.append(laid)


def piece(view: View, card: Card, among: Lying | None = None) -> Piece:
    """`among`: what was gathered of the position, by whoever lays out more than one piece of it."""
    table = view.position
    assert isinstance(table, Table)
    among = among or lying(table)
    printed = table.printed[card]
    types = characteristics.types(table, card)
    down = table.face_down[card] == 1
    fights = types & CHARACTER != 0
    bits = 0 if down else characteristics.keywords(table, card)
    return Piece(
        card=card,
        place=piece_place(view, card),
        face=None if printed == HIDDEN else printed,
        label=label(table, card, among),
        kinds=kinds(types),
        down=down,
        depleted=table.depleted[card] == 1,
        fresh=fights and table.since[card] >= table.turn_number,
        used=is_used(table, card),
        damage=table.damage[card],
        tokens=table.tokens[card],
        strength=characteristics.stat(table, card, ops.STRENGTH) if fights else None,
        life=characteristics.stat(table, card, ops.LIFE) if fights else None,
        speed=characteristics.stat(table, card, ops.SPEED) if fights else None,
        structure=characteristics.stat(table, card, ops.STRUCTURE) if types & LOCATION else None,
        keywords=keyword_names(bits),
        notes=notes(table, card, types),
        party=party(table, card),
        assigned=among.assigned.get(card, 0),
        owner=table.owner[card],
        under=[piece(view, Card(other), among) for other in among.under.get(card, ())],
    )


def piece_place(view: View, card: Card) -> str:
    """Where an option that means this card is found. Resources that pay alike are one and the same place."""
    table = view.position
    assert isinstance(table, Table)
    decision = view.own_decision
    if decision is not None and decision.subject == ABOUT_PAYMENT:
        paying = table.controller[card] == view.seat and table.attached[card] == NO_CARD
        if paying and (table.face_down[card] or table.face(card).types & RESOURCE):
            return f"pay:{resource_class(table, card)}"
    return f"card:{card}"


def label(table: Table, card: Card, among: Lying) -> str:
    """What a card is called aloud."""
    if table.printed[card] == HIDDEN:
        return text("spoils-face-down-card")
    name = table.face(card).name
    if table.face_down[card]:
        return text("spoils-face-down-known", card=name)
    if table.area[card] != IN_PLAY:
        return words.told_apart(table, card)
    same = among.alike[name]
    return name if len(same) < 2 else text("spoils-one-of-like", card=name, number=same.index(card) + 1)


DEEDS = {
    ops.D_ATTACK: "cannot-attack",
    ops.D_BLOCK: "cannot-block",
    ops.D_BE_BLOCKED: "unblockable",
    ops.D_BE_DESTROYED: "cannot-be-destroyed",
    ops.D_BE_PICKED: "cannot-be-picked",
    ops.D_USE_ABILITIES: "no-abilities",
}
DEMANDS = {ops.D_ATTACK: "must-attack", ops.D_BLOCK: "must-block"}


def notes(table: Table, card: Card, types: int) -> list[str]:
    """What effects say of a card besides its numbers. Who asked for its types has worked out what they touch."""
    if table.face_down[card]:
        return []
    found: list[str] = []
    if card in table.touched:
        found += [name for deed, name in DEEDS.items() if characteristics.forbidden(table, card, deed)]
        found += [name for deed, name in DEMANDS.items() if characteristics.demanded(table, card, deed)]
        if characteristics.textless(table, card):
            found.append("textless")
    if types & ITEM and types & CHARACTER:
        found.append("also-character")
    if table.controller[card] != table.owner[card]:
        found.append("borrowed")
    return [text(f"spoils-note-{name}") for name in found]


def party(table: Table, card: Card) -> Literal["", "attack", "block", "joins"]:
    bits = table.party[card]
    if bits & IN_ATTACK:
        return "attack"
    if bits & IN_BLOCK:
        return "block"
    return "joins" if bits else ""
