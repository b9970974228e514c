"""Words for what the rules keep as numbers: options, questions, refusals, events. All texts come from the catalogue."""

from typing import Final

from mulligan.games.mystic_war.cards import ABILITY, EFFECT, NAME
from mulligan.games.mystic_war.mat import DESTRUCTION, POWER_NAMES, POWER_OF
from mulligan.games.mystic_war.options import (
    ABOUT_BOON_RESOURCE,
    ABOUT_CONSENT,
    ABOUT_POWER_RESOURCE,
    ABOUT_RESOURCE,
    ABOUT_WILD,
    AFFECT,
    AMOUNT,
    AS,
    CHOICE_SIZE,
    DISCARD,
    ON,
    OPTIONS,
    PLAY,
    POWER,
    SUBJECTS,
    TAKE,
)
from mulligan.games.mystic_war.rules.calamities import Boon
from mulligan.games.mystic_war.rules.play import Addition, Selection
from mulligan.games.mystic_war.rules.resolution import Resolution
from mulligan.games.mystic_war.rules.rounds import SpecialPower
from mulligan.games.mystic_war.table import ADDS, CUTS, EVENTS, PLAYS, TRADES, Table
from mulligan.games.mystic_war.vocabulary.additions import GainTheLoss
from mulligan.kernel.decision import HIDDEN_SUBJECT, Refusal
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NOBODY, Card, Seat
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER
from mulligan.messages import text

RESOURCE_IDS: Final = ["followers", "mystic-power", "gold", "destruction"]


def resource_name(resource: int) -> str:
    return text(f"mystic-war-{RESOURCE_IDS[resource]}")


def card_name(kind: int) -> str:
    """A card that a seat may not know is "a card"."""
    return NAME[kind] if kind >= 0 else text("mystic-war-a-card")


def power_name(power: int) -> str:
    return text(f"mystic-war-power-{POWER_NAMES[power]}")


def label(game: Game, option: int) -> str:
    """A few words for an option."""
    if answer := OPTIONS.name(option):
        return text(f"mystic-war-option-{answer}")
    sort, number = option - option % CHOICE_SIZE, option % CHOICE_SIZE
    if sort == PLAY or sort == TAKE:
        return NAME[number]
    if sort == DISCARD:
        return text("mystic-war-option-discard", card=NAME[number])
    if sort == ON:
        return text("mystic-war-option-on", seat=game.seat_names[number])
    if sort == AFFECT:
        return resource_name(number)
    if sort == AS:
        return text("mystic-war-option-as", card=ABILITY[number].name)
    if sort == POWER:
        return power_name(number)
    if sort == AMOUNT:
        return str(number)
    raise ValueError(f"not an option of Mystic War: {option}")


def question(game: Game, table: Table) -> str:
    """What the pending decision asks its seat."""
    decision = table.decision
    if decision is None or decision.subject == HIDDEN_SUBJECT:
        return text("mystic-war-about-hidden")
    card = card_name(-1)
    top = table.stack[-1]
    if isinstance(top, Selection):
        printed = table.printed[top.card]
        card = card_name(printed) if decision.subject == ABOUT_WILD else guised(printed, top.effect)
    elif decision.subject == ABOUT_CONSENT and table.plays:
        card = card_name(table.printed[refusable(table)])
    elif table.plays:
        card = card_name(table.printed[table.plays[0].card])
    on = affected(table)
    return text(
        f"mystic-war-about-{SUBJECTS.names[decision.subject]}",
        card=card,
        you="yes" if on == decision.seat else "no",
        whose=whose(game, on) if on >= 0 else "",
    )


def refusable(table: Table) -> Card:
    """Protection: the card that its holder may keep off."""
    top = table.stack[-1]
    if isinstance(top, Addition):
        return table.plays[top.index].card
    if not isinstance(top, Resolution):
        return table.plays[-1].card
    if top.step > Resolution.CONSENT_BACK:  # not the Dragon that destroyed, but what strikes back at its player
        reproducer = top.standing(table).reproducer
        for play in table.plays[top.base + 1 :]:
            if play.by == reproducer and ABILITY[play.effect].name == top.standing(table).struck_by:
                return play.card
    return table.plays[top.base].card


def affected(state: State) -> Seat:
    """Whose resource is being chosen."""
    decision = state.decision
    if decision is None or decision.subject not in (ABOUT_POWER_RESOURCE, ABOUT_BOON_RESOURCE, ABOUT_RESOURCE):
        return NOBODY
    top = state.stack[-1]
    return top.on if isinstance(top, SpecialPower | Boon | Selection) else NOBODY


def guised(printed: int, effect: int) -> str:
    """A card by what it is played as."""
    if printed < 0 or EFFECT[printed] == effect:
        return card_name(printed)
    return text("mystic-war-wild-as", card=NAME[printed], kind=ABILITY[effect].name)


def refusal(refused: Refusal) -> str:
    """Why not, in a sentence."""
    return text(f"mystic-war-refusal-{refused.message}")


def sentence(game: Game, event: Event, reader: Seat = WATCHER) -> str:
    """What happened, as a sentence; the reader is addressed as "you"."""
    if event.kind == PLAYS:
        return play_sentence(game, event, reader)
    seat, other = seat_name(game, event.seat, reader), seat_name(game, Seat(event.other), reader)
    you = "yes" if event.seat == reader and reader >= 0 else "no"
    if event.kind == TRADES:
        return text(
            "mystic-war-event-trades",
            seat=seat,
            you=you,
            amount=event.amount,
            power=power_name(event.detail),
            resource=resource_name(POWER_OF[event.detail]),
        )
    if event.kind == ADDS and event.card >= 0:
        return added(game, event.card, event.seat, Seat(event.other), reader)
    card = event.amount if event.kind == CUTS else event.card
    return text(
        f"mystic-war-event-{EVENTS[event.kind]}",
        seat=seat,
        you=you,
        card=card_name(card),
        amount=event.amount,
        other=other,
        on="no" if not other else "self" if event.other == event.seat else "yes",
        resource=resource_name(event.detail) if 0 <= event.detail <= DESTRUCTION else "",
    )


def play_sentence(game: Game, event: Event, reader: Seat) -> str:
    card = guised(event.card, event.amount)
    return played(game, card, event.seat, Seat(event.other), event.detail, reader)


def played(game: Game, card: str, by: Seat, on: Seat, resource: int, reader: Seat) -> str:
    """A card played: by whom, on whom, on which of their resources."""
    shape = "on-resource" if resource >= 0 else "on" if on >= 0 else "alone"
    return text(
        f"mystic-war-event-plays-{shape}",
        seat=seat_name(game, by, reader),
        you="yes" if by == reader and reader >= 0 else "no",
        card=card,
        other=seat_name(game, on, reader),
        whose=whose(game, on, reader) if on >= 0 else "",
        on="self" if on == by else "yes",
        resource=resource_name(resource) if resource >= 0 else "",
    )


def added(game: Game, kind: int, by: Seat, on: Seat, reader: Seat) -> str:
    """A card added to another: by whom, for whom; Necromancy at whose cost."""
    shape = "adds-at-cost" if isinstance(ABILITY[EFFECT[kind]].addition, GainTheLoss) and on >= 0 else "adds"
    return text(
        f"mystic-war-event-{shape}",
        seat=seat_name(game, by, reader),
        you="yes" if by == reader and reader >= 0 else "no",
        card=NAME[kind],
        other=seat_name(game, on, reader),
        whose=whose(game, on, reader) if on >= 0 else "",
        on="no" if on < 0 else "self" if on == by else "yes",
    )


def seat_name(game: Game, seat: Seat, reader: Seat = WATCHER) -> str:
    """A seat's name; "you" for whoever reads; nothing for no seat."""
    if not 0 <= seat < game.seats:
        return ""
    return text("mystic-war-you") if seat == reader else game.seat_names[seat]


def whose(game: Game, seat: Seat, reader: Seat = WATCHER) -> str:
    """What belongs to a seat begins with this."""
    return text("mystic-war-your") if seat == reader else text("mystic-war-whose", seat=game.seat_names[seat])
