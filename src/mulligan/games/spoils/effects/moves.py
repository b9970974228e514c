"""Instructions that move cards between areas and look at them: draw, discard, put, search, shuffle, play."""

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import acts, amounts, characteristics, costs, nouns, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.context import bind, rebind, unbind
from mulligan.games.spoils.events import (
    BARRED,
    LOOKS,
    NO_CARD,
    PUT,
    REVEALED,
    SEARCHED,
    SHUFFLED,
    TERMINATED,
)
from mulligan.games.spoils.events import (
    DUPLICATED as DUPLICATES,
)
from mulligan.games.spoils.limits.prohibitions import cannot_play
from mulligan.games.spoils.parts import (
    AS_COST,
    DUPLICATED,
    FOR_FREE,
    NO_THRESHOLD,
    NOT_ANSWERED,
    NOT_SEARCHED,
    Context,
    Play,
)
from mulligan.games.spoils.printed import (
    BEING_PLAYED,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    OUT_OF_GAME,
    PLAY,
    RESOURCE,
    STAYING,
    TACTIC,
)
from mulligan.games.spoils.rules import battle, bidding, leaving, playing
from mulligan.games.spoils.rules.drawing import discard, draw, into_pile
from mulligan.games.spoils.rules.entering import DEPLETED_AT_ONCE, DOWN, UNDER_OWNERS, enter, flip_up, play_resource
from mulligan.games.spoils.rules.leaving import WAITS, leave, note_gone
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.decision import ALLOWED

LEAVES_BY = [
    leaving.TO_HAND, leaving.TO_DISCARD, leaving.OUT, leaving.TO_TOP, leaving.TO_BOTTOM, leaving.DESTRUCTION,
    leaving.DESTRUCTION, leaving.INTO_DECK,
]  # fmt: skip
MOST_TOKENS = 300  # Micromajigs at once
AREA_BY = [HAND, DISCARD, OUT_OF_GAME, DECK, DECK, PLAY, PLAY, DECK]


def perform(table: Table, at: Context, op: Code) -> bool:
    number = op.op
    if at.mode == AS_COST and not costs.are_enough(table, at, op):
        return False
    if number == ops.DRAW:
        done = draw(table, at.actor, amounts.amount(table, at, op.parts[0]), "306.1", at.mode == AS_COST)
        if done != WAITS:
            at.moved = done
        return done != 0
    if number == ops.DISCARD_CARDS:
        cards = nouns.cards_of(table, at, op.parts[0])
        done = discard(table, at.actor, cards, at.source, at.mode == AS_COST)
        if done == WAITS:
            return True
        at.moved = done
        for card in cards:
            rebind(table, at, card)
        return done > 0
    if number == ops.PUT:
        return put(table, at, op, nouns.cards_of(table, at, op.parts[0]))
    if number == ops.PLAY_RESOURCE:
        return play_resource(table, at.actor, op.a)
    if number == ops.RESTORE_RULE:
        return acts.restore_rule(table, at)
    if number == ops.SEARCHED:
        return after_search(table, at, op)
    if number == ops.REVEAL or number == ops.LOOK_AT:
        return look(table, at, op)
    if number == ops.SHUFFLE_INTO:
        return shuffle_into(table, at, op)
    if number == ops.SHUFFLE_DECK:
        for seat in nouns.seats_of(table, at, op.parts[0]):
            shuffle_deck(table, seat)
        return True
    if number == ops.MICROMAJIGS:
        return micromajigs(table, at, op)
    if number == ops.PLAY_CARD:
        return play_card(table, at, op)
    if number == ops.ADD_TO_PARTY:
        added = False
        for card in nouns.cards_of(table, at, op.parts[0]):
            added = acts.add_to_party(table, at, card, op.a) or added
        return added
    if number == ops.ENTERS_UNDER:
        seats = nouns.seats_of(table, at, op.parts[1])
        given = False
        for card in nouns.cards_of(table, at, op.parts[0]):
            given = playing.enters_under(table, card, seats[0]) or given
        return given
    if number == ops.BID:
        return bid(table, at, op)
    if number == ops.SKIP_RESTORE:
        return acts.skip_restore(table, at, op)
    if number == ops.ATTACK_NOW:
        for seat in nouns.seats_of(table, at, op.parts[0])[:1]:
            if legality.attacking_at(table, at.actor, table.factions[seat]) == ALLOWED:
                battle.begin(table, at.actor, table.factions[seat])
                return True
        return False  # 608.1a
    if number == ops.EXTRA_TURN:
        table.extra_turn = at.actor + 1
        return True
    cards = nouns.cards_of(table, at, op.parts[0])
    if number == ops.ADD_DAMAGE:
        return acts.add_damage(table, at, cards, amounts.amount(table, at, op.parts[1]))
    if number == ops.BAR_ABILITY:
        return bar_ability(table, cards)
    if number == ops.MOVE_TOKENS:
        return acts.move_tokens(table, at, op, cards)
    if number == ops.EXCHANGE:
        return acts.exchange(table, cards)
    raise RuntimeError(f"no such instruction: {number}")


def bar_ability(table: Table, cards: list[int]) -> bool:
    """The ability of one of these cards that is being used cannot be used again this turn."""
    for i in range(len(table.stack) - 1, -1, -1):
        play = table.stack[i]
        if isinstance(play, Play) and play.ability >= 0 and play.card in cards:
            program = table.library.cards[play.text_of].paragraphs[play.ability].program
            count_use(table, play.card, BARRED - program)
            return True
    return False


def bid(table: Table, at: Context, op: Code) -> bool:
    """413: each bids at most what the text allows them."""
    most: list[int] = []
    actor = at.actor
    for seat in range(table.seats):
        at.actor = seat
        most.append(amounts.amount(table, at, op.parts[0]) if op.parts else bidding.HIGHEST_BID)
    at.actor = actor
    bidding.begin(table, most)
    return True


# ---- putting --------------------------------------------------------------------------------------------------------


def put(table: Table, at: Context, op: Code, cards: list[int]) -> bool:
    """402.8: putting a card somewhere; into play it is not playing it."""
    if not cards:
        at.moved = 0
        return False
    where = op.a
    if where == ops.INTO_PLAY or where == ops.INTO_PLAY_DOWN:
        return put_into_play(table, at, op, cards)
    here = [card for card in cards if table.area[card] == PLAY]
    aside = [card for card in cards if table.area[card] not in (PLAY, NOWHERE)]
    moved = put_into_pile(table, at, aside) if where == ops.TO_DISCARD else put_aside(table, at, aside, where)
    if where == ops.INTO_DECK:
        for seat in {table.owner[card]: 0 for card in aside}:  # 313.2: the decks to which any card was added
            shuffle_deck(table, seat)
    if here:
        flags = leaving.AS_COST if at.mode == AS_COST else 0
        left = leave(table, here, LEAVES_BY[where], at.actor, at.source, flags)
        moved = WAITS if left == WAITS else moved + left
    if moved == WAITS:
        return True
    for card in cards:
        rebind(table, at, card)
    at.moved = moved
    return moved > 0


def put_aside(table: Table, at: Context, cards: list[int], where: int) -> int:
    """Cards that are not in play go to another area, or to another place in their deck."""
    for card in cards:
        table.move(card, AREA_BY[where])
        if where == ops.ON_BOTTOM:
            table.under(card)
        elif where == ops.OUT:
            note_gone(table, card, at.source)
        table.note(PUT, at.actor, "402.1", card, 0, -1, AREA_BY[where])
    return len(cards)


def put_into_pile(table: Table, at: Context, cards: list[int]) -> int:
    """Cards that are not in play go to the discard pile; what lies there does already, what is being played will."""
    going = [card for card in cards if table.area[card] not in (DISCARD, BEING_PLAYED)]
    moved = into_pile(table, at.actor, going, at.source, at.mode == AS_COST, True)
    return WAITS if moved == WAITS else len(cards)


def put_into_play(table: Table, at: Context, op: Code, cards: list[int]) -> bool:
    seat = at.actor
    down = op.a == ops.INTO_PLAY_DOWN
    entering: list[int] = []
    flipped = 0
    for card in cards:
        if table.area[card] == PLAY and table.face_down[card] and not down and op.b & ops.FACE_UP:
            flip_up(table, card, table.controller[card])  # 411.3: that is how it is put into play face-up
            rebind(table, at, card)
            flipped += 1
        if table.area[card] == PLAY or table.area[card] == NOWHERE:
            continue
        types = characteristics.types(table, card)
        if down or types & (STAYING | RESOURCE):
            entering.append(card)
    if not entering:
        return flipped > 0
    flags = (DOWN if down else 0) | (DEPLETED_AT_ONCE if op.b & ops.DEPLETED else 0)
    if op.b & ops.UNDER_OWNER:
        flags |= UNDER_OWNERS
    elif len(op.parts) > 1 and op.c == 0:
        seats = nouns.seats_of(table, at, op.parts[1])
        seat = seats[0] if seats else seat
    host = NO_CARD
    if op.c == 1:
        hosts = nouns.cards_of(table, at, op.parts[1])
        host = hosts[0] if hosts else NO_CARD
    at.moved = enter(table, entering, seat, flags, host)
    for card in entering:
        rebind(table, at, card)
    return True


# ---- looking and shuffling ------------------------------------------------------------------------------------------


def look(table: Table, at: Context, op: Code) -> bool:
    cards = nouns.cards_of(table, at, op.parts[0])
    for card in cards:
        if op.op == ops.REVEAL:
            table.show(card)
            table.note(REVEALED, at.actor, "402.1", card)
        else:
            table.show_to(card, at.actor)
            table.note(LOOKS, at.actor, "402.1", -1, 1)
    return len(cards) > 0


def after_search(table: Table, at: Context, op: Code) -> bool:
    """312.1: a deck that was searched is shuffled; what was found stays found."""
    if at.moved == NOT_SEARCHED:
        at.moved = 0
        return False
    found = nouns.cards_of(table, at, op.parts[0])
    if op.b:
        for card in found:
            table.show(card)
            table.note(REVEALED, at.actor, "312.2", card)
    if op.a == DECK:
        for seat in nouns.seats_of(table, at, op.parts[1]):
            rest = [card for card in table.decks[seat] if card not in found]
            table.shuffle(rest)
            table.happen(SEARCHED, at.actor, "312.1", -1, len(found), seat)
    return len(found) > 0


def shuffle_deck(table: Table, seat: int) -> None:
    table.shuffle(table.decks[seat])
    table.happen(SHUFFLED, seat, "313.1")


def shuffle_into(table: Table, at: Context, op: Code) -> bool:
    """313.2: only if any card is added."""
    cards = nouns.cards_of(table, at, op.parts[0])
    return put(table, at, op, cards)


def micromajigs(table: Table, at: Context, op: Code) -> bool:
    """409.3."""
    count = amounts.amount(table, at, op.parts[0])
    seat = at.actor
    if len(op.parts) > 1:
        seats = nouns.seats_of(table, at, op.parts[1])
        seat = seats[0] if seats else seat
    tokens: list[int] = []
    for _ in range(min(count, MOST_TOKENS)):
        token = table.spare_token(at.you)
        table.area[token] = -1  # taken
        tokens.append(token)
    for token in tokens:
        table.area[token] = NOWHERE
    done = enter(table, tokens, seat, 0, NO_CARD)
    unbind(at, op.a)
    for token in tokens:
        bind(table, at, op.a, token)
    return done > 0


# ---- playing --------------------------------------------------------------------------------------------------------


def play_card(table: Table, at: Context, op: Code) -> bool:
    """604.2: an effect lets a player play a card now."""
    cards = nouns.cards_of(table, at, op.parts[0])
    if not cards:
        return False
    card = cards[0]
    free = (FOR_FREE if op.b & 1 else 0) | (NO_THRESHOLD if op.b & 2 else 0)
    if table.area[card] == PLAY or characteristics.types(table, card) & RESOURCE:
        return False
    if not acts.legal_to_play(table, at.actor, card, free):
        return False
    playing.begin(table, at.actor, card, table.area[card], free, -1, table.printed[card])
    return True


def duplicate(table: Table, at: Context, card: int) -> bool:
    """307: an invisible copy, without cost number and threshold, with its extra costs, that cannot be responded to."""
    if not table.face(card).types & TACTIC:
        return False
    table.note(DUPLICATES, at.actor, "307.1", card)
    if cannot_play(table, at.actor, card):
        table.note(TERMINATED, at.actor, "307.3", card)
        return False
    free = FOR_FREE | NO_THRESHOLD | NOT_ANSWERED | DUPLICATED
    playing.begin(table, at.actor, card, table.area[card], free, -1, table.printed[card])
    return True
