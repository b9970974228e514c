"""Who is asked, and where on the table each option lies."""

from mulligan.games.unmatched import options as o
from mulligan.games.unmatched import table as t
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.layout.pieces import mover, position_of
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.rules.set_up import SetUp
from mulligan.games.unmatched.rules.turns import Turn
from mulligan.games.unmatched.sheet import ATTACK, DEFENSE, SCHEME, VERSATILE
from mulligan.kernel.events import Forced
from mulligan.kernel.view import View
from mulligan.messages import text

TYPES = {ATTACK: "attack", DEFENSE: "defense", VERSATILE: "versatile", SCHEME: "scheme"}
ASKED_BY = {
    "placement": "setup-5", "action": "turn-2", "boost-move": "boost-1", "move-which": "maneuver-4",
    "move-where": "maneuver-3", "attack-card": "attack-5", "defense-card": "attack-6", "combat-item": "item-4",
    "boost-card": "boost-4", "order": "effect-2", "hand-limit": "turn-3", "effect-may": "effect-1",
}  # fmt: skip


def asked(view: View) -> int | None:
    """Whom everybody sees to be choosing. A card to attack or defend with is waited for, whatever the hand holds."""
    position = position_of(view)
    top = position.stack[-1] if position.stack else None
    if isinstance(top, Attack):
        for side, step in ((t.ATTACKER, Attack.ATTACK_CARD), (t.DEFENDER, Attack.DEFENSE_CARD)):
            if top.step in (step, step + 1):
                return position.seat_of[position.combat[t.COMBAT_PLAYER + side]]
    return None if position.decision is None else position.decision.seat


def prompt_kind(view: View) -> str:
    """What sort of decision the viewer has: where to start, a defence, a card laid face down, the turn, part of it."""
    decision = view.own_decision
    if decision is None:
        return ""
    kinds = {
        o.ABOUT_DEFENSE_CARD: "window", o.ABOUT_ATTACK_CARD: "face-down", o.ABOUT_ACTION: "turn",
        o.ABOUT_BOOST_MOVE: "boost", o.ABOUT_MOVE_WHICH: "move", o.ABOUT_MOVE_WHERE: "move",
        o.ABOUT_PLACEMENT: "placement",
    }  # fmt: skip
    return kinds.get(decision.subject, "detail")


def rule_of(view: View) -> str:
    """The rule by which the viewer is asked; "" where a card asks, for the card says it."""
    decision = view.own_decision
    return "" if decision is None else ASKED_BY.get(o.SUBJECTS.names[decision.subject], "")


def passing(view: View) -> int | None:
    """The option that means "no, thank you"; for whoever may move, to stay."""
    decision, fighter = view.decision, mover(view)
    if decision is None:
        return None
    stay = -1 if fighter is None else o.SPACE + position_of(view).space[fighter]
    return next((option for option in (o.DECLINE, o.DONE, stay) if option in decision.options), None)


def place(view: View, option: int) -> str:
    """Where on the table an option is to be found: a card, a fighter, a space, an item; "" for a plain button."""
    sort, number = o.OPTIONS.place(option), option % o.CHOICE_SIZE
    if sort == "scheme":
        return f"card:{number // o.SLOTS}"
    if sort == "target":
        return f"fighter:{number % o.TARGETS}"
    if sort == "item":
        return f"item:{position_of(view).space[number]}"
    return f"{sort}:{number}" if sort else ""


def by(view: View, option: int) -> str:
    """The fighter who would do it: attack, go there, use the item, play the scheme."""
    sort, number = option // o.CHOICE_SIZE * o.CHOICE_SIZE, option % o.CHOICE_SIZE
    fighter: int | None = None
    if sort == o.ATTACK:
        fighter = number // o.TARGETS
    elif sort == o.SCHEME_ITEM:
        fighter = number
    elif sort == o.PLAY_SCHEME:
        sheet = position_of(view).sheet
        fighter = sheet.owner.index(sheet.whose[number // o.SLOTS]) + number % o.SLOTS
    elif sort == o.SPACE:
        fighter = mover(view)
    return "" if fighter is None else f"fighter:{fighter}"


def verb(option: int) -> str:
    """No option needs other words on a button than its label."""
    return ""


def falls_short(view: View, action: int, rule: str) -> str:
    """How far away somebody or some space is, and how far one can go."""
    position = position_of(view)
    sort, number = action // o.CHOICE_SIZE * o.CHOICE_SIZE, action % o.CHOICE_SIZE
    top = position.stack[-1] if position.stack else None
    if sort == o.SPACE and rule == "maneuver-3":
        fighter, steps = mover(view), steps_left(position)
        if fighter is None or steps is None or position.space[fighter] < 0:
            return ""
        far = position.board.distance[position.space[fighter]][number]
        if far <= steps:
            return text("unmatched-short-path", steps=steps)
        return text("unmatched-short-steps", far=far, steps=steps)
    if sort == o.SPACE and isinstance(top, Turn):
        return text("unmatched-short-maneuver")
    if sort == o.PLAY and rule == "turn-1":
        return for_what(position, number)
    if sort == o.PLAY_SCHEME and position.sheet.type[number // o.SLOTS] != SCHEME:
        return text("unmatched-short-type", type=TYPES[position.sheet.type[number // o.SLOTS]])
    if rule == "effect-1" and isinstance(top, Resolving):
        return text("unmatched-short-not-named", card=position.sheet.sources[top.source])
    if sort == o.ATTACK and rule in ("attack-3", "attack-4"):
        attacker, target = number // o.TARGETS, number % o.TARGETS
        if position.space[attacker] < 0 or position.space[target] < 0:
            return ""
        far = position.board.distance[position.space[attacker]][position.space[target]]
        if rule == "attack-3":
            return text("unmatched-short-attack", far=far)
        return text("unmatched-short-zone", far=far)
    return ""


def for_what(position: UnmatchedState, kind: int) -> str:
    """What goes on while a card cannot be played, and when it can."""
    top = position.stack[-1] if position.stack else None
    now, source = "", ""
    if isinstance(top, Resolving):
        now, source = "effect", position.sheet.sources[top.source]
    elif isinstance(top, Maneuver):
        now = "moving"
    elif isinstance(top, SetUp):
        now = "placing"
    when = text("unmatched-short-type", type=TYPES[position.sheet.type[kind]])
    return f"{text('unmatched-short-now', now=now, source=source)} {when}"


def steps_left(position: UnmatchedState) -> int | None:
    """How far whoever is being moved may go."""
    top = position.stack[-1] if position.stack else None
    if isinstance(top, Maneuver):
        return top.steps(position)
    return top.left if isinstance(top, Resolving) else None


def number_of(option: int) -> int | None:
    """The number that an option stands for where a decision is about how many."""
    return option - o.NUMBER if o.NUMBER <= option < o.NUMBER + o.CHOICE_SIZE else None


def imaginable(view: View) -> list[int]:
    """The actions that somebody at this table might try now: those that why-not is answered for."""
    decision = view.own_decision
    if decision is None:
        return []
    sorts = {option // o.CHOICE_SIZE * o.CHOICE_SIZE for option in decision.options}
    actions = [action for action in view.position.imaginable(view.seat) if concerns(decision.subject, sorts, action)]
    if o.FIGHTER in sorts and decision.subject != o.ABOUT_MOVE_WHICH:  # an effect may name anybody's
        everybody = range(o.FIGHTER, o.FIGHTER + len(position_of(view).space))
        actions.extend(action for action in everybody if action not in actions)
    return actions


def concerns(subject: int, sorts: set[int], action: int) -> bool:
    """Cards may be tried at any time, each as what the moment is about; the rest where one such is being chosen."""
    sort = action // o.CHOICE_SIZE * o.CHOICE_SIZE
    if sort == o.PLAY_SCHEME or sort == o.ATTACK or action == o.DECLINE:
        return subject == o.ABOUT_ACTION
    if sort == o.PLAY:
        return subject not in (o.ABOUT_ACTION, o.ABOUT_BOOST_MOVE, o.ABOUT_BOOST_CARD, o.ABOUT_HAND_LIMIT)
    if sort == o.BOOST:
        return subject in (o.ABOUT_BOOST_MOVE, o.ABOUT_BOOST_CARD)
    if sort == o.FIGHTER:
        return sort in sorts
    return sort == o.SPACE and (sort in sorts or subject == o.ABOUT_ACTION)


def unasked(forced: list[Forced]) -> bool:
    """Was a maneuver all that could be done? A newcomer would wonder where the turn went."""
    return any(one.subject == o.ABOUT_ACTION and one.option == o.MANEUVER for one in forced)
