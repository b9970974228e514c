"""Words for what the rules keep as numbers: options, questions, refusals, events. All texts come from the catalogue."""

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


def label(game: Game, table: Table, option: int) -> str:
    """A few words for an option."""
    if option in PLAIN:
        return text(f"spoils-option-{PLAIN[option]}")
    sort, number = option - option % SIZE, option % SIZE
    if sort == PLAY or sort == FLIP_UP or sort == ATTACK:
        name = {PLAY: "play", FLIP_UP: "flip-up", ATTACK: "attack"}[sort]
        owner = game.seat_names[table.controller[number]]
        return text(f"spoils-option-{name}", card=card_name(table, number), owner=owner)
    if sort == USE:
        return use_label(table, number)
    if sort == CARD:
        return card_name(table, number)
    if sort == SEAT:
        return game.seat_names[number]
    if sort == NUMBER or sort == AGAIN:
        return str(number)
    if sort == TRIGGER:
        frame = table.frames[-1]
        return card_name(table, frame[TRIGGER_LIST + number * TRIGGER_SIZE])
    names = {WAY: "way", REPLACE: "replace", TERM: "term"}
    return text(f"spoils-option-{names[sort]}", number=number + 1)


def use_label(table: Table, number: int) -> str:
    card, place = divmod(number, ABILITIES)
    face = table.face(card)
    name = face.paragraphs[place].name if place < len(face.paragraphs) else ""
    return text("spoils-option-use", card=face.name, ability=name.capitalize() or text("spoils-its-ability"))


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
