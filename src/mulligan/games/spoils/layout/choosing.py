"""Choosing at the table: whom everybody sees to choose, where options lie, what is chosen together, what passes."""

from mulligan.games.gathering import Division, Gather, Share
from mulligan.games.spoils import legality, words
from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.layout.pieces import piece_place
from mulligan.games.spoils.options import (
    ABILITIES,
    ABOUT_ASSIGNMENT,
    ABOUT_ATTACKERS,
    ABOUT_BLOCKERS,
    ABOUT_CHOICE,
    ABOUT_DISCARD,
    ABOUT_EITHER,
    ABOUT_MAY,
    ABOUT_MULLIGAN,
    ABOUT_PICK,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_SEARCH,
    ABOUT_TURN,
    ABOUT_WINDOW,
    ATTACK,
    CARD,
    DECLINE,
    DONE,
    END_TURN,
    FACE_UP,
    FLIP_UP,
    NOT_NOW,
    NUMBER,
    OPTIONS,
    PLAY,
    REFUSALS,
    SIZE,
    SUBJECTS,
    TAKE_BACK,
    USE,
    WAY,
)
from mulligan.games.spoils.parts import BINDING_SIZE, Context, Procedure
from mulligan.games.spoils.printed import BEING_PLAYED, CHARACTER, DECK, HAND, ICONS, RESOURCE
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.rules.battle import Assigning
from mulligan.games.spoils.rules.payment import (
    FACE_DOWN_CLASS,
    STAPLE_CLASS,
    Payment,
    class_of_use,
    resource_class,
    unattached,
)
from mulligan.games.spoils.rules.triggers import Triggers
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.spoils.vocabulary.acts.playing import PlayResource
from mulligan.games.stops import worth_a_stop
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Card
from mulligan.kernel.view import View
from mulligan.language.flow import Do
from mulligan.messages import text

TOO_DEAR = "309.1"
NOT_ASKED = REFUSALS.by_number[NOT_NOW].rule
NO_THRESHOLD = "405.2"
ORDER_OF_USE = {FACE_DOWN_CLASS: 0, STAPLE_CLASS: 1}
# In the bots' measure, how much worse than passing something may look: in a battle that can still be turned about a
# small character; elsewhere it has to look better, be it by a little.
IN_BATTLE, ELSEWHERE = 0.6, -0.01
WINDOWS = (ABOUT_WINDOW, ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END)
ASKED_BY = {
    "turn": "603.2", "respond": "607.1", "respond-to-end": "610.1", "window": "609.1a", "attackers": "608.1b",
    "blockers": "608.1d", "assign": "609.1c", "payment": "309.1", "resource": "203.2", "facing": "203.2",
    "mulligan": "601.1f", "first": "601.1c", "starting-resource": "601.1b", "trigger": "503.4", "loop": "414.2b",
    "interruption": "414.2c",
}  # fmt: skip


def position_of(view: View) -> Table:
    table = view.position
    assert isinstance(table, Table)
    return table


def asked(view: View) -> int | None:
    """Whom everybody sees to be choosing. Where one may respond that is nobody in particular: who is asked would
    tell who could."""
    table = position_of(view)
    decision = table.decision
    if decision is None:
        return None
    top = table.stack[-1]
    if decision.seat != view.seat and isinstance(top, Procedure) and top.is_window():
        return None
    return decision.seat


def prompt_kind(view: View) -> str:
    """What sort of decision the viewer has."""
    decision = view.own_decision
    if decision is None:
        return ""
    if decision.subject in WINDOWS:
        return "window"
    return "turn" if decision.subject == ABOUT_TURN else SUBJECTS.names[decision.subject]


def rule_of(view: View) -> str:
    """The rule by which the viewer is asked; "" where a card asks, for the card says it."""
    decision = view.own_decision
    return "" if decision is None else ASKED_BY.get(SUBJECTS.names[decision.subject], "")


def passing(view: View) -> int | None:
    """The option that means "no more, thank you"."""
    decision = view.decision
    if decision is None:
        return None
    return next((option for option in (DECLINE, DONE, END_TURN) if option in decision.options), None)


def place(view: View, option: int) -> str:
    """Where on the table an option is to be found: a card in hand, in play or on a tray, a player, a trigger."""
    sort, number = OPTIONS.place(option), option % SIZE
    if sort == "card":
        return card_place(view, Card(number))
    if sort == "ability":
        return card_place(view, Card(number // ABILITIES))
    if sort == "trigger":
        frame = view.position.stack[-1]
        assert isinstance(frame, Triggers)
        return f"trigger:{frame.waiting[number].source}"
    if option == DONE:
        return "done"
    return f"{sort}:{number}" if sort else ""


def card_place(view: View, card: Card) -> str:
    """Like cards in a hand or a pile are one and the same."""
    table = position_of(view)
    if table.area[card] == IN_PLAY:
        return piece_place(view, card)
    if table.area[card] == BEING_PLAYED:
        return f"card:{card}"
    if table.area[card] == HAND and table.owner[card] == view.seat:
        return f"hand:{table.printed[card]}"
    return f"tray:{table.printed[card]}"


def tray(view: View) -> list[int]:
    """Cards that are chosen from and lie neither in play nor in the viewer's hand: what a search shows, a pile. And
    what was looked at, while it is asked what becomes of it."""
    decision = view.own_decision
    table = position_of(view)
    if decision is None:
        return []
    frame = table.stack[-1]
    if isinstance(frame, Context) and decision.subject in (ABOUT_MAY, ABOUT_EITHER):
        bound = [Card(card) for card in frame.bindings[1::BINDING_SIZE] if card >= 0]
        return [card for card in bound if table.area[card] == DECK and table.printed[card] >= 0]
    chosen = [Card(option - CARD) for option in decision.options if CARD <= option < CARD + SIZE]
    return [card for card in chosen if card_place(view, card).startswith("tray:") and table.printed[card] >= 0]


def does(view: View, option: int) -> str:
    """What sort of deed an option is: for the bar of actions, for laying a resource in one act, for a quiet button."""
    sort = option - option % SIZE
    if sort == WAY:
        table = position_of(view)
        at = table.stack[-1]
        assert isinstance(at, Context)
        first = at.program(table).steps[words.choice_at(table).places[option - WAY]]
        return "resource" if isinstance(first, Do) and isinstance(first.act, PlayResource) else ""
    if option == FACE_UP:
        return "face-up"
    if option == TAKE_BACK:
        return "take-back"
    return {PLAY: "play", USE: "use", FLIP_UP: "use", ATTACK: "attack"}.get(sort, "")


def begun_by(view: View, option: int) -> list[str]:
    """An attack is begun at whoever could attack, and laying a resource at any card in hand."""
    table = position_of(view)
    if option - option % SIZE == ATTACK:
        mine = [card for card in legality.pieces(table) if legality.attacking(table, view.seat, card) == ALLOWED]
        return [piece_place(view, card) for card in mine]
    if does(view, option) != "resource":
        return []
    return list(dict.fromkeys(card_place(view, card) for card in table.hands[view.seat]))


def matters(view: View) -> bool:
    """Could an answer in this window matter? Not one that picks nothing and does nothing, by what bots know of it."""
    table, decision = position_of(view), view.decision
    turns = decision is not None and decision.subject == ABOUT_WINDOW and not table.assigned
    return worth_a_stop(view, passing(view), IN_BATTLE if turns else ELSEWHERE)


def falls_short(view: View, action: int, rule: str) -> str:
    """How many resources or icons a card in hand asks for, and how many there are."""
    sort, card = action - action % SIZE, Card(action % SIZE)
    table = position_of(view)
    if sort == CARD and rule == NOT_ASKED and table.area[card] == IN_PLAY:
        return for_what(view, card)
    if sort != PLAY or table.printed[card] < 0:
        return ""
    face = table.face(card)
    if rule == TOO_DEAR:
        return text("spoils-short-resources", needs=face.cost, has=table.unattached_resources(view.seat))
    if rule == NO_THRESHOLD:
        for icon, needs in enumerate(face.threshold):
            has = characteristics.icons(table, view.seat, icon)
            if has < needs:
                return text("spoils-short-icons", needs=needs, has=has, icon=text(f"spoils-icon-{ICONS[icon]}"))
    return ""


def for_what(view: View, card: Card) -> str:
    """What a piece of one's own is for, where it is no answer to what is asked; why it could not attack, in a turn."""
    table, decision = position_of(view), view.own_decision
    if table.face_down[card] or table.face(card).types & RESOURCE:
        return text("spoils-short-pays")
    if decision is None or decision.subject != ABOUT_TURN or not table.face(card).types & CHARACTER:
        return ""
    refused = legality.attacking(table, view.seat, card)
    if refused:
        return text(f"spoils-refusal-{REFUSALS.by_number[refused].message}")
    return text("spoils-short-attack-first")


def number_of(option: int) -> int | None:
    """The number that an option stands for where a decision is about how much."""
    return option - NUMBER if NUMBER <= option < NUMBER + SIZE else None


def imaginable(view: View) -> list[int]:
    """The actions that why-not is answered for."""
    decision = view.own_decision
    if decision is None:
        return []
    return [action for action in view.position.imaginable(view.seat) if action != END_TURN]


# ---- what is chosen together ----------------------------------------------------------------------------------------


def together(view: View) -> Gather | Division | None:
    """Choices that the rules take one by one and a person makes together."""
    decision = view.own_decision
    if decision is None:
        return None
    if decision.subject == ABOUT_ASSIGNMENT:
        return division(position_of(view))
    done = DONE if DONE in decision.options else None
    frame = view.position.stack[-1]
    if decision.subject == ABOUT_ATTACKERS:
        return any_number(0 if done is not None else 1)
    if decision.subject in (ABOUT_BLOCKERS, ABOUT_MULLIGAN):
        return any_number(0)
    if isinstance(frame, Payment):
        left = frame.left
        return Gather(
            left, left, ends=False, at_once=True, suggestion=cheapest(view, left), settled=is_settled(view, left)
        )
    choosing = decision.subject in (ABOUT_PICK, ABOUT_CHOICE, ABOUT_DISCARD, ABOUT_SEARCH)
    if choosing and isinstance(frame, Context) and frame.left > 1:
        most = min(frame.left, sum(CARD <= option < CARD + SIZE for option in decision.options))
        return Gather(0 if done is not None else most, most, done is not None, at_once=False, suggestion=[])
    return None


def any_number(least: int) -> Gather:
    return Gather(least, None, ends=True, at_once=False, suggestion=[])


def cheapest(view: View, count: int) -> list[str]:
    """The resources that are missed least: face-down ones that are nothing else, then staples."""
    table = position_of(view)
    found = unattached(table, view.seat)
    found.sort(key=lambda card: ORDER_OF_USE.get(class_of_use(table, card), len(ORDER_OF_USE)))
    return [piece_place(view, card) for card in found[:count]]


def is_settled(view: View, count: int) -> bool:
    """Are the cheapest all of a sort that is for nothing but paying, or of no other use this turn?"""
    table = position_of(view)
    found = unattached(table, view.seat)
    plain = sum(class_of_use(table, card) in ORDER_OF_USE for card in found)
    return plain >= count and not has_choice_that_matters(table, found)


def has_choice_that_matters(table: Table, found: list[Card]) -> bool:
    """309.1: are there plain ones that a card in the game could tell apart?"""
    plain = [card for card in found if class_of_use(table, card) in ORDER_OF_USE]
    return len({resource_class(table, card) for card in plain}) > len({class_of_use(table, card) for card in plain})


def division(table: Table) -> Division:
    """609.1c: strength that is divided among several, in one go."""
    frame = table.stack[-1]
    assert isinstance(frame, Assigning)
    among = [Share(f"card:{card}", words.told_apart(table, card)) for card in frame.targets]
    return Division(frame.left, among)
