"""Who is asked, and where on the table each option lies."""

from mulligan.games.mystic_war.cards import NAME
from mulligan.games.mystic_war.options import (
    ABOUT_ANY_TIME,
    ABOUT_CHAOS_WINDOW,
    ABOUT_POWER,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_TURN,
    ABOUT_WINDOW,
    AFFECT,
    CHOICE_SIZE,
    DECLINE,
    DISCARD,
    ON,
    OPTIONS,
    PASS,
    PLAY,
    POWER,
    SUBJECTS,
    TAKE,
)
from mulligan.games.mystic_war.options import AMOUNT as AMOUNT_OPTION
from mulligan.games.mystic_war.rules.play import AnyTime, Window
from mulligan.games.mystic_war.table import NO_CHAOS
from mulligan.games.mystic_war.words import affected
from mulligan.games.stops import worth_a_stop
from mulligan.kernel.view import View
from mulligan.messages import text

MARGIN = 0.5  # in the bots' measure
ASKED_BY = {
    "power": "5.1", "power-amount": "5.1a", "power-target": "5.1b", "power-resource": "5.1b", "turn": "7.3",
    "window": "7.6", "chaos-window": "7.6", "any-time": "7.6", "wild": "7.2a", "recipient": "7.3a", "resource": "7.2",
    "exchange": "7.10b",
}  # fmt: skip


def asked(view: View) -> int | None:
    """Whom everybody sees to be choosing. In a window that is nobody in particular: who is asked would tell who could
    add a card."""
    position = view.position
    decision = position.decision
    if decision is None:
        return None
    if decision.seat == view.seat:
        return decision.seat
    top = position.stack[-1]
    if isinstance(top, AnyTime) or (isinstance(top, Window) and top.chaos_on == NO_CHAOS):
        return None
    return decision.seat


def prompt_kind(view: View) -> str:
    """What sort of decision the viewer has, for stops and keys."""
    decision = view.own_decision
    if decision is None:
        return ""
    if decision.subject in (ABOUT_WINDOW, ABOUT_ANY_TIME, ABOUT_CHAOS_WINDOW):
        return "window"
    if decision.subject == ABOUT_TURN:
        return "turn"
    return "power" if decision.subject == ABOUT_POWER else "detail"


def rule_of(view: View) -> str:
    """The rule by which the viewer is asked; "" where a card asks, for the card says it."""
    decision = view.own_decision
    return "" if decision is None else ASKED_BY.get(SUBJECTS.names[decision.subject], "")


def passing(view: View) -> int | None:
    """The option that means "no, thank you"."""
    decision = view.decision
    if decision is None:
        return None
    return next((option for option in (PASS, DECLINE) if option in decision.options), None)


def place(view: View, option: int) -> str:
    """Where on the table an option is to be found: a card, a seat, a resource, a power; "" for a plain button."""
    sort, number = OPTIONS.place(option), option % CHOICE_SIZE
    if sort == "resource":
        return f"resource:{affected(view.position)}:{number}"
    return f"{sort}:{number}" if sort else ""


def verb(option: int) -> str:
    """How an option reads on a button of its own: "Play Dragon 10"."""
    sort, number = option - option % CHOICE_SIZE, option % CHOICE_SIZE
    if sort == PLAY:
        return text("mystic-war-button-play", card=NAME[number])
    if sort == TAKE:
        return text("mystic-war-button-take", card=NAME[number])
    return ""


def does(view: View, option: int) -> str:
    """A card that is clicked to be played is not thrown away for it: what discards is asked about."""
    return {PLAY: "play", DISCARD: "discard"}.get(option - option % CHOICE_SIZE, "")


def matters(view: View) -> bool:
    """Could an answer in this window matter? Not one that looks plainly worse than keeping one's cards."""
    return worth_a_stop(view, passing(view), MARGIN)


def number_of(option: int) -> int | None:
    """The number that an option stands for where a decision is about how much."""
    return option - AMOUNT_OPTION if AMOUNT_OPTION <= option < AMOUNT_OPTION + CHOICE_SIZE else None


def imaginable(view: View) -> list[int]:
    """The actions that somebody at this table might try now: those that why-not is answered for."""
    decision = view.own_decision
    if decision is None:
        return []
    return [action for action in view.position.imaginable(view.seat) if concerns(decision.subject, action)]


def concerns(subject: int, action: int) -> bool:
    """Cards may be tried at any time; seats, resources and powers where one is being chosen."""
    sort = action - action % CHOICE_SIZE
    if sort == ON:
        return subject == ABOUT_RECIPIENT
    if sort == AFFECT:
        return subject == ABOUT_RESOURCE
    if sort == POWER:
        return subject == ABOUT_POWER
    return True
