"""Words for what the rules keep as numbers: options, questions, refusals, events. All texts come from the catalogue."""

from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.events import ASSIGNS, ATTACHED, ENTERS, EVENTS, PUT
from mulligan.games.spoils.legality import GRANTED
from mulligan.games.spoils.options import (
    ABILITIES,
    ABOUT_ASSIGNMENT,
    ABOUT_FACING,
    ABOUT_ORDER,
    ABOUT_PAYING,
    ABOUT_PAYMENT,
    ABOUT_REPLACEMENT,
    ABOUT_TRIGGER,
    AGAIN,
    ATTACK,
    CARD,
    DECLINE,
    DONE,
    FLIP_UP,
    NUMBER,
    OPTIONS,
    PLAY,
    REPLACE,
    SEAT,
    SIZE,
    SUBJECTS,
    TAKE_BACK,
    TRIGGER,
    USE,
    WAY,
)
from mulligan.games.spoils.parts import Context, Play, Waiting
from mulligan.games.spoils.printed import AREA_NAMES, BEING_PLAYED, ICONS, TRADES, TYPE_KEYS, Library
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.rules import replacements
from mulligan.games.spoils.rules.battle import Assigning, Battle
from mulligan.games.spoils.rules.bidding import Bidding
from mulligan.games.spoils.rules.entering import Entering, ResourcePlay
from mulligan.games.spoils.rules.payment import Payment
from mulligan.games.spoils.rules.playing import Responses
from mulligan.games.spoils.rules.replacements import Replaceable
from mulligan.games.spoils.rules.triggers import Triggers
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.spoils.vocabulary.acts.choosing import NameOne
from mulligan.games.spoils.vocabulary.acts.naming import NameTrades
from mulligan.games.spoils.vocabulary.terms import Named
from mulligan.kernel.decision import HIDDEN_SUBJECT, Refusal
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.parts import Frame
from mulligan.language.flow import Choice, Do, Offer, Step
from mulligan.messages import text

# ---- names ----------------------------------------------------------------------------------------------------------


def card_name(table: Table, card: Card) -> str:
    """A card that a seat may not know is "a card"."""
    if card < 0 or table.printed[card] < 0:
        return text("spoils-a-card")
    return table.face(card).name


def told_apart(table: Table, card: Card, seat: Seat = NOBODY) -> str:
    """A card's name; of like cards in play or being played, of one seat's if one is named, which of them."""
    name = card_name(table, card)
    if table.area[card] not in (IN_PLAY, BEING_PLAYED):
        return name
    same = [
        other
        for other in (table.in_play if table.area[card] == IN_PLAY else table.being_played)
        if card_name(table, other) == name and (seat < 0 or table.controller[other] == seat)
    ]
    return name if len(same) < 2 else text("spoils-one-of-like", card=name, number=same.index(card) + 1)


def seat_name(game: Game, seat: Seat, reader: Seat) -> str:
    """A seat's name; "you" for whoever reads; nothing for no seat."""
    if not 0 <= seat < game.seats:
        return ""
    return text("spoils-you") if seat == reader else game.seat_names[seat]


# ---- options --------------------------------------------------------------------------------------------------------


def deed(game: Game, table: Table, option: int) -> str:
    """An option as a step of a line of play; nothing for how a card is paid for, and for what is let be."""
    decision = table.decision
    asides = (
        ABOUT_PAYMENT,
        ABOUT_PAYING,
        ABOUT_ASSIGNMENT,
        ABOUT_TRIGGER,
        ABOUT_REPLACEMENT,
        ABOUT_FACING,
        ABOUT_ORDER,
    )
    if option in (DECLINE, DONE, TAKE_BACK) or (decision is not None and decision.subject in asides):
        return ""
    return label(game, table, option)


def label(game: Game, table: Table, option: int) -> str:
    """A few words for an option."""
    if answer := OPTIONS.name(option):
        return text(f"spoils-option-{answer}")
    sort, number = option - option % SIZE, option % SIZE
    if sort == PLAY or sort == FLIP_UP or sort == ATTACK:
        name = {PLAY: "play", FLIP_UP: "flip-up", ATTACK: "attack"}[sort]
        seat = table.controller_of(Card(number))
        return text(f"spoils-option-{name}", card=told_apart(table, Card(number), seat), owner=game.seat_names[seat])
    if sort == USE:
        return use_label(table, number)
    if sort == CARD:
        return told_apart(table, Card(number))
    if sort == SEAT:
        return game.seat_names[number]
    if sort == NUMBER:
        return str(number)
    if sort == AGAIN:
        return text("spoils-option-again")
    if sort == TRIGGER:
        frame = table.stack[-1] if table.stack else None
        if not isinstance(frame, Triggers) or number >= len(frame.waiting):  # somebody reads of it after its moment
            return text("spoils-option-trigger", number=number + 1)
        return named_trigger(table, frame.waiting, number)
    if sort == WAY:
        said = choice_at(table).words
        return (said[number] if number < len(said) else "") or text("spoils-option-way", number=number + 1)
    if sort == REPLACE:
        return one_of_like(table, replacing_cards(table), number)
    return term_name(table, number)


def named_trigger(table: Table, waiting: list[Waiting], number: int) -> str:
    """A card whose trigger waits; a faction's two rules by their own names."""
    one = waiting[number]
    if one.source in table.factions and one.paragraph >= 0:
        name = table.library.cards[one.printed].paragraphs[one.paragraph].name
        if name:
            rule = text(f"spoils-faction-{name.replace(' ', '-')}")
            return text("spoils-option-use", card=card_name(table, one.source), ability=rule)
    return one_of_like(table, [other.source for other in waiting], number)


def one_of_like(table: Table, cards: list[Card], number: int) -> str:
    """The name of one of several cards whose text is at work; of like ones, which of them."""
    names = [card_name(table, card) for card in cards]
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
        face = table.face(Card(card))
    name = face.paragraphs[place].name.capitalize() or text("spoils-its-ability")
    seat = NOBODY if face.shared else table.controller_of(Card(card))
    return text("spoils-option-use", card=told_apart(table, Card(card), seat), ability=name)


def replacing_cards(table: Table) -> list[Card]:
    """The cards whose replacements can be chosen now (506.4)."""
    frame = table.stack[-1]
    assert isinstance(frame, Replaceable)
    found = replacements.applicable(table, frame.events(table))
    return [Card(card) for card in found[1 :: replacements.SIZE]]


def asking(table: Table) -> Step:
    """The step of a text that asks."""
    at = table.stack[-1]
    assert isinstance(at, Context)
    return at.program(table).steps[at.place]


def choice_at(table: Table) -> Choice:
    step = asking(table)
    assert isinstance(step, Choice)
    return step


def term_name(table: Table, term: int) -> str:
    """A type, a trade, an icon, a subtype or a card that can be named."""
    step = asking(table)
    assert isinstance(step, Do)
    assert isinstance(step.act, NameOne | NameTrades)
    what = step.act.what if isinstance(step.act, NameOne) else Named.TRADE
    if what is Named.TYPE:
        return text(f"spoils-type-{TYPE_KEYS[term.bit_length() - 1]}")
    if what is Named.TRADE:
        return text(f"spoils-trade-{TRADES[term].lower()}")
    if what is Named.ICON:
        return text(f"spoils-icon-{ICONS[term]}")
    if what is Named.SUBTYPE:
        return next((name for name, number in table.library.subtypes.items() if number == term), "")
    return table.library.cards[term].name


# ---- questions ------------------------------------------------------------------------------------------------------


def question(game: Game, table: Table) -> str:
    """What the pending decision asks its seat."""
    decision = table.decision
    if decision is None or decision.subject == HIDDEN_SUBJECT:
        return text("spoils-about-hidden")
    frame = table.stack[-1]
    card, amount, other, act = what_asks(table, frame)
    return text(
        f"spoils-about-{SUBJECTS.names[decision.subject]}",
        card=card_name(table, Card(card)),
        seat=game.seat_names[frame.seat] if isinstance(frame, Responses) else "",
        amount=amount,
        other=card_name(table, Card(other)),
        act=act,
        way=way_of_asking(table),
        ability=ability_being_used(table),
    )


def what_asks(table: Table, frame: Frame) -> tuple[int, int, int, str]:
    """The card that a question comes from, how much it is about, another card in it, and words of the card's own."""
    if isinstance(frame, Context):
        step = asking(table)
        return frame.source, max(1, frame.left), NO_CARD, step.words if isinstance(step, Offer) else ""
    if isinstance(frame, Payment):
        return played_below(table), frame.left, NO_CARD, ""
    if isinstance(frame, Assigning):
        return frame.character, frame.left, frame.targets[0], ""
    if isinstance(frame, Battle):
        return frame.target, 0, NO_CARD, ""
    if isinstance(frame, ResourcePlay):
        return frame.resource, 0, NO_CARD, ""
    if isinstance(frame, Entering):
        return frame.cards[frame.at], 0, NO_CARD, ""
    if isinstance(frame, Bidding):
        return NO_CARD, frame.highest, NO_CARD, ""
    return played_below(table), battle_level(table), NO_CARD, ""


def played_below(table: Table) -> Card:
    """The card or ability that is being played just now."""
    play = table.play_on_top()
    return NO_CARD if play is None else play.card


def battle_level(table: Table) -> int:
    """609.1b: the speed level that a battle is at."""
    for frame in reversed(table.stack):
        if isinstance(frame, Battle):
            return frame.level
    return 0


def way_of_asking(table: Table) -> str:
    """Which of the windows of a battle it is (608.1c, 609.1a, 609.1e); what a response is to."""
    for frame in reversed(table.stack):
        if isinstance(frame, Play):
            return "card" if frame.ability < 0 else "named" if ability_being_used(table) else "ability"
        if isinstance(frame, Battle):
            if frame.step <= Battle.BLOCKERS:
                return "attack"
            return "before-damage" if not table.assigned else "after-assigning"
    return ""


def ability_being_used(table: Table) -> str:
    """502.1: the name of the ability that is answered, "" for one without."""
    play = next((frame for frame in reversed(table.stack) if isinstance(frame, Play)), None)
    if play is None or play.ability < 0:
        return ""
    return table.library.cards[play.text_of].paragraphs[play.ability].name.capitalize()


def refusal(refused: Refusal) -> str:
    """Why not, in a sentence."""
    return text(f"spoils-refusal-{refused.message}")


# ---- events ---------------------------------------------------------------------------------------------------------


def sentence(game: Game, library: Library, event: Event, reader: Seat = NOBODY) -> str:
    """What happened, as a sentence; the reader is addressed as "you"."""
    other = event.detail if event.kind == ASSIGNS or event.kind == ATTACHED else -1
    return text(
        f"spoils-event-{EVENTS[event.kind]}",
        seat=seat_name(game, event.seat, reader),
        you="yes" if event.seat == reader and reader >= 0 else "no",
        card=library.cards[event.card].name if event.card >= 0 else text("spoils-a-card"),
        amount=event.amount,
        other=library.cards[other].name if other >= 0 else "",
        onto="yes" if other >= 0 else "no",
        down="yes" if event.kind == ENTERS and event.detail & 1 else "no",
        area=AREA_NAMES[event.detail] if event.kind == PUT else "",
    )
