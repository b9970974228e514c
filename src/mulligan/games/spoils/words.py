"""Words for what the rules keep as numbers: options, questions, refusals, events. All texts come from the catalogue."""

from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.legality import GRANTED
from mulligan.games.spoils.options import (
    ABILITIES,
    AGAIN,
    ATTACK,
    CARD,
    DECLINE,
    DONE,
    END_TURN,
    FACE_DOWN,
    FACE_UP,
    FLIP_UP,
    NO,
    NUMBER,
    PLAY,
    REPLACE,
    SEAT,
    SIZE,
    SUBJECTS,
    TAKE_BACK,
    TERM,
    TRIGGER,
    USE,
    WAY,
    YES,
)
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.printed import Library
from mulligan.games.spoils.procedures import TRIGGER_LIST, TRIGGER_SIZE
from mulligan.games.spoils.table import EVENTS, Table
from mulligan.kernel.decision import HIDDEN_SUBJECT, Refusal
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.messages import text

PLAIN = {
    DECLINE: "decline",
    DONE: "done",
    YES: "yes",
    NO: "no",
    END_TURN: "end-turn",
    TAKE_BACK: "take-back",
    FACE_UP: "face-up",
    FACE_DOWN: "face-down",
}


def card_name(table: Table, card: int) -> str:
    """A card that a seat may not know is "a card"."""
    if card < 0 or table.printed[card] < 0:
        return text("spoils-a-card")
    return table.face(card).name


def told_apart(table: Table, card: int, seat: int = -1) -> str:
    """A card's name; of like cards in play, under one seat's control if one is named, which of them."""
    name = card_name(table, card)
    if table.area[card] != IN_PLAY:
        return name
    same = [
        other
        for other in table.in_play
        if card_name(table, other) == name and (seat < 0 or table.controller[other] == seat)
    ]
    return name if len(same) < 2 else text("spoils-one-of-like", card=name, number=same.index(card) + 1)


def label(game: Game, table: Table, option: int) -> str:
    """A few words for an option."""
    if option in PLAIN:
        return text(f"spoils-option-{PLAIN[option]}")
    sort, number = option - option % SIZE, option % SIZE
    if sort == PLAY or sort == FLIP_UP or sort == ATTACK:
        name = {PLAY: "play", FLIP_UP: "flip-up", ATTACK: "attack"}[sort]
        seat = table.controller[number]
        return text(f"spoils-option-{name}", card=told_apart(table, number, seat), owner=game.seat_names[seat])
    if sort == USE:
        return use_label(table, number)
    if sort == CARD:
        return told_apart(table, number)
    if sort == SEAT:
        return game.seat_names[number]
    if sort == NUMBER:
        return str(number)
    if sort == AGAIN:
        return text("spoils-option-again")
    if sort == TRIGGER:
        frame = table.frames[-1]
        return told_apart_triggers(table, frame, number)
    names = {WAY: "way", REPLACE: "replace", TERM: "term"}
    return text(f"spoils-option-{names[sort]}", number=number + 1)


def told_apart_triggers(table: Table, frame: list[int], number: int) -> str:
    """The card whose trigger it is; of several triggers of like cards, which of them."""
    names = [card_name(table, frame[i]) for i in range(TRIGGER_LIST, len(frame), TRIGGER_SIZE)]
    if names.count(names[number]) == 1:
        return names[number]
    return text("spoils-one-of-like", card=names[number], number=names[: number + 1].count(names[number]))


def use_label(table: Table, number: int) -> str:
    card, place = divmod(number, ABILITIES)
    if place >= GRANTED:
        characteristics.has_granted(table)
        base = (place - GRANTED) * 3
        face, place = table.library.cards[table.granted[base + 1]], table.granted[base + 2]
    else:
        face = table.face(card)
    name = face.paragraphs[place].name.capitalize() or text("spoils-its-ability")
    seat = -1 if face.shared else table.controller[card]
    return text("spoils-option-use", card=told_apart(table, card, seat), ability=name)


def question(game: Game, table: Table) -> str:
    """What the pending decision asks its seat."""
    decision = table.decision
    if decision is None or decision.subject == HIDDEN_SUBJECT:
        return text("spoils-about-hidden")
    return text(f"spoils-about-{SUBJECTS[decision.subject]}")


def refusal(refused: Refusal) -> str:
    """Why not, in a sentence."""
    return text(f"spoils-refusal-{refused.message}")


def sentence(game: Game, library: Library, event: Event) -> str:
    """What happened, as a sentence."""
    card = library.cards[event.card].name if event.card >= 0 else text("spoils-a-card")
    seat = game.seat_names[event.seat] if event.seat >= 0 else ""
    return text(f"spoils-event-{EVENTS[event.kind]}", seat=seat, card=card, amount=event.amount)
