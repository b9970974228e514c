"""What lies on the table: fighters, items, each player's side, the combat, where a move can lead."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mulligan.games.unmatched import options as o
from mulligan.games.unmatched import table as t
from mulligan.games.unmatched import words
from mulligan.games.unmatched.battlefields import ITEM_SLOTS
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.layout.faces import text_id
from mulligan.games.unmatched.numbers import Fighter, Player, Space
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.rules.window import Window
from mulligan.games.unmatched.words import goes_somewhere
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.messages import text, translated

Timing: TypeAlias = Literal["", "immediately", "during", "after"]
TIMINGS: dict[int, Timing] = {p.IMMEDIATELY: "immediately", p.DURING: "during", p.AFTER: "after"}


@dataclass(slots=True)
class Token:
    """A fighter. `space` is None for one that is not on the battlefield."""

    player: int
    name: str
    initials: str
    hero: bool
    ranged: bool
    health: int
    most: int
    space: int | None
    held: bool


@dataclass(slots=True)
class Item:
    """An item token on the battlefield."""

    space: int
    name: str
    slot: str
    value: int
    about: str


@dataclass(slots=True)
class Side:
    """One side's mat: a hero with hand, deck and piles. Unknown cards are -1."""

    player: int
    seat: int
    name: str
    hero: str
    side: int
    ability: str
    move: int
    alive: bool
    turn: bool
    hand: list[int]
    deck: int
    discards: list[int]
    stores: bool
    stored: list[int]
    counters: int
    counter_name: str
    marks: list[str]


@dataclass(slots=True)
class Fighting:
    """One side of the combat. `card` is None for none, -1 face down and unknown; `value` None before the cards turn."""

    player: int
    fighter: int
    card: int | None
    value: int | None
    item: str
    cancelled: list[Timing]


@dataclass(slots=True)
class Combat:
    """An attack: the attacker's side, the defender's side, how far it is."""

    stage: Literal["choosing", "revealed", "decided"]
    window: Timing
    sides: list[Fighting]
    told: int | None
    damage: int | None
    winner: int | None


@dataclass(slots=True)
class Walk:
    """The path by which the fighter would come to a space, both ends included."""

    space: int
    path: list[int]


def position_of(view: View) -> UnmatchedState:
    position = view.position
    assert isinstance(position, UnmatchedState)
    return position


def side_of(position: UnmatchedState, game: Game, player: Player) -> Side:
    sheet, seat, turn = position.sheet, position.seat_of[player], position.turn
    marks = [
        text(f"unmatched-mark-{mark}")
        for mark, players in (("no-draw", turn[t.NO_DRAW]), ("starless", turn[t.STARLESS]))
        if players >> player & 1
    ]
    limits = [limit for limit in range(1, t.LIMITS) if turn[t.BARRED + limit] >> player & 1]
    if limits:
        kept_from = [text("unmatched-limit", limit=limit) for limit in limits]
        marks.append(text("unmatched-mark-limited", limits=", ".join(kept_from)))
    if sheet.form_names[player]:
        marks.append(text("unmatched-mark-form", form=words.form_name(sheet, player, position.forms[player])))
    if position.ongoing[player]:
        names = [words.card_name(sheet, position.printed[card]) for card in position.ongoing[player]]
        marks.append(text("unmatched-mark-ongoing", cards=", ".join(names)))
    if position.suits[player] and not sheet.boosts_from_suit[player]:  # Ruling 33
        beside = [words.card_name(sheet, position.printed[card]) for card in position.suits[player]]
        marks.append(pile_mark(position, player, beside))
    return Side(
        player=player,
        seat=seat,
        name=game.seat_names[seat],
        hero=words.player_name(sheet, player),
        side=player % 2 if sheet.teams else player,
        ability=translated(text_id("ability", sheet.hero_name[player]), sheet.ability_text[player]),
        move=sheet.move[player],
        alive=position.alive(player),
        turn=turn[t.TURN_PLAYER] == player and turn[t.TURN_NUMBER] > 0 and not position.over,
        hand=[position.printed[card] for card in position.hands[player]],
        deck=len(position.decks[player]),
        discards=[position.printed[card] for card in position.discards[player]],
        stores=sheet.boosts_from_suit[player],
        stored=[position.printed[card] for card in position.suits[player]] if sheet.boosts_from_suit[player] else [],
        counters=position.counters[player],
        counter_name=sheet.counter_name[player],
        marks=marks,
    )


def pile_mark(position: UnmatchedState, player: Player, beside: list[str]) -> str:
    """What lies beside a deck; in a pile of the hero's own in its order, with what it counts for (Ruling 43)."""
    sheet = position.sheet
    if not sheet.has_pile[player] or not sheet.pile_name[player]:
        return text("unmatched-mark-aside", cards=", ".join(dict.fromkeys(beside)))
    if not sheet.points_name[player]:
        return text("unmatched-mark-pile", pile=sheet.pile_name[player], cards=", ".join(beside))
    points = sum(sheet.points[position.printed[card]] for card in position.suits[player])
    named = [
        f"{name} ({sheet.points[position.printed[card]]})"
        for name, card in zip(beside, position.suits[player], strict=True)
    ]
    return text("unmatched-mark-pile", pile=f"{sheet.pile_name[player]} ({points})", cards=", ".join(named))


def token(position: UnmatchedState, fighter: Fighter) -> Token:
    sheet = position.sheet
    name = words.fighter_name(sheet, fighter)
    return Token(
        player=sheet.owner[fighter],
        name=name,
        initials="".join(word[0] for word in name.split())[:3],
        hero=sheet.hero[fighter],
        ranged=sheet.ranged[fighter],
        health=position.health[fighter],
        most=sheet.health[fighter],
        space=position.space[fighter] if position.space[fighter] >= 0 else None,
        held=bool(position.turn[t.HELD] >> fighter & 1),
    )


def item(position: UnmatchedState, space: Space) -> Item:
    sheet, found = position.sheet, position.items[space]
    name = sheet.item_name[found]
    about = text("unmatched-item-value", value=sheet.item_value[found])
    if sheet.item_row[found] >= 0:
        about = translated(text_id("item", name), sheet.item_text[found])
    return Item(space, name, ITEM_SLOTS[sheet.item_slot[found]], sheet.item_value[found], about)


def markers(position: UnmatchedState) -> list[Item]:
    """Heroes' own markers on the battlefield."""
    sheet = position.sheet
    return [
        Item(
            space,
            sheet.marker_name[player],
            "marker",
            position.markers[player][space],
            text("unmatched-marker-about", seat=words.player_name(sheet, player)),
        )
        for player in sheet.all_players
        for space in range(position.board.size)
        if position.marked(player) >> space & 1
    ]


def combat_of(position: UnmatchedState) -> Combat | None:
    combat = position.combat
    stage = combat[t.IN_COMBAT]
    if not stage:
        return None
    window: Timing = ""
    for frame in position.stack:
        if isinstance(frame, Window):
            window = TIMINGS[frame.timing]
    decided = stage == 3
    return Combat(
        stage="decided" if decided else "revealed" if stage == 2 else "choosing",
        window=window,
        sides=[fighting(position, side) for side in range(2)],
        told=combat[t.TOLD] - 1 if combat[t.TOLD] else None,
        damage=combat[t.DAMAGE] if decided else None,
        winner=combat[t.WINNER] if decided else None,
    )


def fighting(position: UnmatchedState, side: int) -> Fighting:
    combat = position.combat
    card = combat[t.COMBAT_CARD + side]
    token_used = combat[t.COMBAT_ITEM + side]
    return Fighting(
        player=combat[t.COMBAT_PLAYER + side],
        fighter=combat[t.FIGHTERS + side],
        card=position.printed[card] if card >= 0 else None,
        value=position.value(side) if combat[t.IN_COMBAT] > 1 and card >= 0 else None,
        item=position.sheet.item_name[token_used] if token_used >= 0 else "",
        cancelled=[name for timing, name in TIMINGS.items() if combat[t.CANCELLED + side] >> timing & 1],
    )


def mover(view: View) -> Fighter | None:
    """The fighter whom the viewer is about to move or place."""
    decision = view.own_decision
    if decision is None:
        return None
    if decision.subject in (o.ABOUT_PLACEMENT, o.ABOUT_MOVE_WHERE, o.ABOUT_PLACE, o.ABOUT_EFFECT_WHERE):
        return goes_somewhere(position_of(view).sheet, view.position.stack[-1])
    return None


def walks_of(view: View) -> list[Walk]:
    """By which path each space would be reached, where the viewer chooses where a move ends."""
    position, decision, fighter = position_of(view), view.decision, mover(view)
    if decision is None or fighter is None or decision.subject not in (o.ABOUT_MOVE_WHERE, o.ABOUT_EFFECT_WHERE):
        return []
    top = position.stack[-1]
    steps, through = 0, False
    if isinstance(top, Maneuver):
        steps = top.steps(position)
    elif isinstance(top, Resolving):
        steps, through = top.left, top.through
    ends = [Space(option - o.SPACE) for option in decision.options]
    return [Walk(end, list(movement.path(position, fighter, end, steps, through))) for end in ends]
