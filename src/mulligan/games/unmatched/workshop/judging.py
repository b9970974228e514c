"""Positions of Unmatched for judges: what they are made of, and what a seat knows of one."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from mulligan.games.unmatched.game import Unmatched, UnmatchedState
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.rules.set_up import SetUp
from mulligan.games.unmatched.scenario import DEFEATED, MOST_TURNS, OF, SET_UP, TURN, hero_names
from mulligan.games.unmatched.table import (
    ACTIONS,
    BARRED,
    DEALT,
    EARLIER,
    FREE_ATTACK,
    HAD_TURN,
    HELD,
    HELD_NEXT,
    NEXT_ATTACK,
    TURN_NUMBER,
    TURN_PLAYER,
)
from mulligan.games.unmatched.words import fighter_name, form_name
from mulligan.games.workshop import Desk, Part
from mulligan.kernel.game import Game
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from mulligan.messages import text

MOST_CARDS = 60
MOST_ACTIONS = 9
# What of a turn keeps somebody from something, or promises it, beyond what has happened.
HELD_BACK = (HELD, HELD_NEXT, FREE_ATTACK, *range(BARRED, DEALT), *range(NEXT_ATTACK, EARLIER))


def desk(game: Game) -> Desk:
    assert isinstance(game, Unmatched)
    state = game.lay_out("1")
    assert isinstance(state, UnmatchedState)
    sheet = state.sheet
    heaps = {f"cards {player}": cards_of(state, player) for player in sheet.all_players}
    heaps["spaces"] = list(state.board.ids)
    table = [
        Part("turn", "seat"), Part("step", "choice", choices=[TURN, SET_UP]), Part("number", "number", 1, MOST_TURNS),
        Part("actions", "number", 1, MOST_ACTIONS), Part("had a turn", "seats"),
        Part("items", "items", choices=list(sheet.item_name), heap="spaces"),
    ]  # fmt: skip
    seats = [side_parts(state, state.players_of(seat)[0]) for seat in state.all_seats]
    return Desk(table, seats, heaps, [])


def side_parts(state: UnmatchedState, player: Player) -> list[Part]:
    sheet = state.sheet
    mine = [fighter_name(sheet, fighter) for fighter in state.sheet.all_fighters if sheet.owner[fighter] == player]
    heap = f"cards {player}"
    parts = [
        Part("fighters", "fighters", choices=mine, heap="spaces"),
        Part("hand", "cards", heap=heap), Part("hand size", "number", 0, MOST_CARDS),
        Part("deck", "cards", heap=heap), Part("deck size", "number", 0, MOST_CARDS),
        Part("discard", "cards", heap=heap),
    ]  # fmt: skip
    if len(sheet.form_names[player]) > 1:
        parts.append(Part("form", "choice", choices=list(sheet.form_names[player])))
    if sheet.most_counters[player]:
        parts.append(Part("counters", "number", 0, sheet.most_counters[player]))
    return parts


def cards_of(state: UnmatchedState, player: Player) -> list[str]:
    sheet = state.sheet
    return list(dict.fromkeys(sheet.name[kind] for kind in range(len(sheet.name)) if sheet.whose[kind] == player))


def position(view: View) -> dict[str, Any]:
    state = view.position
    assert isinstance(state, UnmatchedState)
    game, names, board = state.game, state.game.seat_names, state.board
    had = [player for player in range(state.sheet.players) if state.turn[HAD_TURN] >> player & 1]
    given: dict[str, Any] = {
        "turn": called(state, Player(max(0, state.turn[TURN_PLAYER]))),
        "number": max(1, min(MOST_TURNS, int(state.turn[TURN_NUMBER]))),
        "actions": max(1, min(MOST_ACTIONS, int(state.turn[ACTIONS]))),
        "had a turn": [
            hero_names(state)[player] if leads_two(state, player) else names[state.seat_of[player]] for player in had
        ],
    }
    if state.with_items:
        lying = {
            board.ids[space]: state.sheet.item_name[token] for space, token in enumerate(state.items) if token >= 0
        }
        given["items"] = lying
    placed = not any(isinstance(frame, SetUp) for frame in state.stack)
    if not placed:
        given["step"] = SET_UP
    for player in state.sheet.all_players:
        given[called(state, player)] = side(state, player, placed)
    kept = {key: game.setup[key] for key in ("heroes", "board", "items", "teams", "brought") if game.setup.get(key)}
    return {"setup": {**kept, "items": bool(game.setup.get("items"))}, "given": given}


def called(state: UnmatchedState, player: Player) -> str:
    """What a player is called in a position: a seat stands for its first hero."""
    seat = state.seat_of[player]
    return state.game.seat_names[seat] if state.players_of(seat)[0] == player else hero_names(state)[player]


def leads_two(state: UnmatchedState, player: int) -> bool:
    return len(state.players_of(state.seat_of[player])) > 1


def left_out(view: View) -> list[str]:
    """What holds for the rest of a turn and is no bonus, and what waits for a later one."""
    state = view.position
    assert isinstance(state, UnmatchedState)
    weaker = any(bonus < 0 for bonus in state.attack_bonus)
    limited = state.to_come or state.holding or any(state.turn[column] for column in HELD_BACK)
    return [
        *([text("workshop-left-out-bonus")] if weaker else []),
        *([text("workshop-left-out-limits")] if limited else []),
    ]


def side(state: UnmatchedState, player: Player, placed: bool) -> dict[str, Any]:
    sheet, board = state.sheet, state.board
    hand = known(state, state.hands[player])
    part: dict[str, Any] = {"fighters": {}, "hand": hand} if placed else {"hand": hand}
    for fighter in state.sheet.all_fighters:
        if placed and sheet.owner[fighter] == player:
            space = state.space[fighter]
            standing = f"{board.ids[space]} {state.health[fighter]}" if space >= 0 else DEFEATED
            part["fighters"][fighter_name(sheet, fighter)] = standing
    stronger = [fighter for fighter in state.sheet.all_fighters if sheet.owner[fighter] == player]
    bonus = {fighter_name(sheet, one): int(state.attack_bonus[one]) for one in stronger if state.attack_bonus[one] > 0}
    if placed and bonus:
        part["attack bonus"] = bonus
    if len(hand) < len(state.hands[player]):
        part["hand size"] = len(state.hands[player])
    if top := known_top(state, state.decks[player]):
        part["deck"] = known(state, top)
    part["deck size"] = len(state.decks[player])
    part["discard"] = known(state, state.discards[player])
    beside = {"suit": stored(state, player), "pile": piled(state, player)}
    part.update({key: words for key, words in beside.items() if words})
    if state.ongoing[player]:
        part["ongoing"] = known(state, state.ongoing[player])
    if len(sheet.form_names[player]) > 1:
        part["form"] = form_name(sheet, player, state.forms[player])
    if state.counters[player]:
        part["counters"] = int(state.counters[player])
    markers = [board.ids[space] for space, count in enumerate(state.markers[player]) for _ in range(count)]
    if markers:
        part["markers"] = markers
    return part


def stored(state: UnmatchedState, player: Player) -> list[str]:
    """What others' cards lie here: whose, where several others have such a card."""
    sheet = state.sheet
    found: list[str] = []
    for card in state.suits[player]:
        kind = state.printed[card]
        if kind == HIDDEN or sheet.whose[kind] == player:
            continue
        name = sheet.name[kind]
        owners = {sheet.whose[other] for other in range(len(sheet.name)) if sheet.name[other] == name} - {player}
        found.append(f"{name}{OF}{hero_names(state)[sheet.whose[kind]]}" if len(owners) > 1 else name)
    return found


def piled(state: UnmatchedState, player: Player) -> list[str]:
    """What lies in the hero's own pile; what was never in a deck lies there by itself."""
    sheet = state.sheet
    own = [card for card in state.suits[player] if state.printed[card] != HIDDEN]
    return [
        sheet.name[state.printed[card]]
        for card in own
        if sheet.whose[state.printed[card]] == player and not sheet.set_aside[state.printed[card]]
    ]


def known_top(state: UnmatchedState, deck: Sequence[int]) -> list[int]:
    """What is known of a deck, the topmost first: mostly what was drawn since."""
    return list(takewhile(lambda card: state.printed[card] != HIDDEN, reversed(deck)))


def known(state: UnmatchedState, cards: Sequence[int]) -> list[str]:
    return [state.sheet.name[state.printed[card]] for card in cards if state.printed[card] != HIDDEN]
