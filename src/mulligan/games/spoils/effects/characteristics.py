"""What a card is at the moment: the printed numbers and types with all that changes them (410.3, 402.6, 402.7, 208).

Worked out for the whole table when it is first asked after something changed, and kept until something changes again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from mulligan.games.spoils.effects import context, ops
from mulligan.games.spoils.effects.code import STATEMENT
from mulligan.games.spoils.effects.statement import ATTACHMENTS, EachOf, Rule
from mulligan.games.spoils.parts import LASTING, Context, Play
from mulligan.games.spoils.printed import (
    BEING_PLAYED,
    CHARACTER,
    ICON_COUNT,
    NEVER,
    PLAY,
    RESOURCE,
    TOKENS,
    VOLITION,
    Printed,
)
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.spoils.vocabulary.terms import TACTICAL
from mulligan.kernel.numbers import NO_CARD, Card, Seat

FIRST_PHASE: Final = 0  # types and texts
SECOND_PHASE: Final = 1  # keywords, and what cannot be done
THIRD_PHASE: Final = 2  # numbers that are set
FOURTH_PHASE: Final = 3  # numbers gained and lost
LAST_PHASE: Final = 4  # numbers that change places or are reduced to something (410.3)
AFTER_TEXTS: Final = [SECOND_PHASE, THIRD_PHASE, FOURTH_PHASE, LAST_PHASE]
NUMBERS_FIRST: Final = [THIRD_PHASE, FOURTH_PHASE, LAST_PHASE, SECOND_PHASE]

NO_TEXT: Final = 1  # how a card is without rules text: it has none at all, ...
ALL_BUT: Final = 2  # or keeps a paragraph: this, plus the paragraph's number


# ---- what is asked --------------------------------------------------------------------------------------------------


def types(table: Table, card: Card) -> int:
    if table.face_down[card]:
        return RESOURCE  # 411.1
    if table.fresh != table.version:
        freshen(table)
    if table.area[card] == PLAY:
        now = table.types_now[card]
        if now:
            return now
    return with_changes(table, card, table.face(card).types)


def with_changes(table: Table, card: Card, found: int) -> int:
    """Its printed types, and what effects make of them."""
    if table.touched and card < len(table.types_gained):
        found = (found | table.types_gained[card]) & ~table.types_lost[card]
    if found & TOKENS:
        found |= CHARACTER
    return found


def stat(table: Table, card: Card, which: int) -> int:
    if which == ops.COST and table.area[card] == BEING_PLAYED:
        for frame in table.stack:  # 406.3: what it costs in the end is its numeric cost while it is being played
            if isinstance(frame, Play) and frame.card == card and frame.ability < 0 and frame.number >= 0:
                return frame.number
    found = printed_stat(table, card, which)
    if table.fresh != table.version:
        freshen(table)
    if table.touched:
        i = card * ops.STAT_COUNT + which
        if i < len(table.changed_stats):
            found += table.changed_stats[i]
    return found if found > 0 else 0  # 410.4


def printed_stat(table: Table, card: Card, which: int) -> int:
    if table.face_down[card]:
        return 0
    face = table.face(card)
    if which == ops.STRENGTH:
        return face.strength
    if which == ops.LIFE:
        return face.life
    if which == ops.SPEED:
        return face.speed
    if which == ops.STRUCTURE:
        return face.structure
    return face.cost


def keywords(table: Table, card: Card) -> int:
    found = table.face(card).keywords
    if table.area[card] == PLAY and table.face_down[card]:
        return found & TACTICAL  # 507.6: it alone is active on a face-down resource
    if table.fresh != table.version:
        freshen(table)
    if table.touched and card < len(table.keywords_gained):
        if table.textless[card] == NO_TEXT:
            return 0  # 402.6: nor what it gains (508.2)
        if table.textless[card]:
            found = 0
        found = (found | table.keywords_gained[card]) & ~table.keywords_lost[card]
    return found


def forbidden(table: Table, card: Card, deed: int) -> bool:
    if table.fresh != table.version:
        freshen(table)
    return len(table.touched) > 0 and card < len(table.forbidden) and table.forbidden[card] & deed != 0


def can(table: Table, card: Card, deed: int) -> bool:
    """Does an effect say that it can, and none that it cannot (402.7)?"""
    if table.fresh != table.version:
        freshen(table)
    if not table.touched or card >= len(table.allowed):
        return False
    return table.allowed[card] & deed != 0 and table.forbidden[card] & deed == 0


def demanded(table: Table, card: Card, deed: int) -> bool:
    if table.fresh != table.version:
        freshen(table)
    return len(table.touched) > 0 and card < len(table.demanded) and table.demanded[card] & deed != 0


def textless(table: Table, card: Card) -> bool:
    if table.fresh != table.version:
        freshen(table)
    return len(table.touched) > 0 and card < len(table.textless) and table.textless[card] != 0


def has_subtype(table: Table, card: Card, subtype: int) -> bool:
    if table.face_down[card]:
        return False
    if table.fresh != table.version:
        freshen(table)
    found = subtype in table.face(card).subtypes
    changed = table.more_subtypes
    for i in range(0, len(changed), 3):
        if changed[i] == card and changed[i + 1] == subtype:
            if not changed[i + 2]:
                return False  # 402.6
            found = True
    return found


def provides(table: Table, card: Card, icon: int) -> int:
    """How many of an icon a card provides by what is printed on it; face-down, one Volition (411.1)."""
    if table.face_down[card]:
        return 1 if icon == VOLITION else 0
    return table.face(card).provides[icon]


def icons(table: Table, seat: Seat, icon: int) -> int:
    """How many of an icon a seat controls (405.1)."""
    if table.fresh != table.version:
        freshen(table)
    return table.icons[seat * ICON_COUNT + icon]


def meets(table: Table, seat: Seat, threshold: list[int]) -> bool:
    """405: does a seat control the icons?"""
    if table.fresh != table.version:
        freshen(table)
    base = seat * ICON_COUNT
    have = table.icons
    for icon in range(ICON_COUNT):
        if threshold[icon] > have[base + icon]:
            return False
    return True


# ---- working it out -------------------------------------------------------------------------------------------------


def freshen(table: Table) -> None:
    """Work out everything that effects change."""
    table.fresh = table.version
    if not table.prepared:
        table.prepare()
    clear(table)
    look_over(table)
    waiting = gather(table)
    if not table.active and not any_gear(table):
        return
    make_room(table)
    apply_gear(table)
    for i in range(len(table.active)):
        table.active[i].statement.apply(table, table.active_in[i], FIRST_PHASE)
    gather_granted(table)
    drop_textless(table)
    add_late(table, waiting)
    for phase in AFTER_TEXTS:
        for i in range(len(table.active)):
            if not table.active[i].by_numbers:
                table.active[i].statement.apply(table, table.active_in[i], phase)
    by_numbers = [i for i in range(len(table.active)) if table.active[i].by_numbers]
    if by_numbers:
        for phase in NUMBERS_FIRST:  # 504.1: what depends on numbers sees them as they have become
            for i in by_numbers:
                table.active[i].statement.apply(table, table.active_in[i], phase)


def clear(table: Table) -> None:
    for card in table.touched:
        base = card * ops.STAT_COUNT
        for i in range(base, base + ops.STAT_COUNT):
            table.changed_stats[i] = 0
        table.types_gained[card] = 0
        table.types_lost[card] = 0
        table.keywords_gained[card] = 0
        table.keywords_lost[card] = 0
        table.forbidden[card] = 0
        table.allowed[card] = 0
        table.demanded[card] = 0
        table.textless[card] = 0
    table.touched.clear()
    table.granted.clear()
    table.more_subtypes.clear()
    table.set_stats.clear()
    table.spoken_of = 0
    table.active.clear()
    table.active_in.clear()


def make_room(table: Table) -> None:
    missing = len(table.printed) - len(table.types_gained)
    if missing <= 0:
        return
    table.changed_stats.extend([0] * (missing * ops.STAT_COUNT))
    for column in (
        table.types_gained, table.types_lost, table.keywords_gained, table.keywords_lost, table.forbidden,
        table.allowed, table.demanded, table.textless,
    ):  # fmt: skip
        column.extend([0] * missing)


def look_over(table: Table) -> None:
    """Once over what is in play: the icons of each seat (405.1), what it can pay with, what does more than pay."""
    cards = table.library.cards
    printed, controller, attached = table.printed, table.controller, table.attached
    icons, free = vec[i32]([0] * (table.seats * ICON_COUNT)), vec[i32]([0] * table.seats)
    pieces: list[Card] = []
    if len(table.types_now) < len(printed):
        table.types_now = vec[i32]([0] * len(printed))
    types_now = table.types_now
    face_down, damage, party = table.face_down, table.damage, table.party
    for card in table.in_play:
        seat: i64 = i64(controller[card])
        base: i64 = seat * ICON_COUNT
        face = cards[i64(printed[card])]
        if face_down[card]:
            types_now[card] = 0
            icons[base + VOLITION] += 1  # 203.4a
            if attached[card] == NO_CARD:
                free[seat] += 1
            if face.flip_cost != NEVER or face.abilities_below:
                pieces.append(card)
            continue
        types_now[card] = face.types | CHARACTER if face.types & TOKENS else face.types
        if face.types & RESOURCE and attached[card] == NO_CARD:
            free[seat] += 1
        if not face.mere or damage[card] or party[card]:
            pieces.append(card)
        for icon in face.provided:  # 311.1: whatever the card is
            icons[base + icon] += 1
    table.icons, table.free, table.pieces = icons, free, pieces


def provide(table: Table, seat: Seat, icon: int, number: int) -> None:
    """311.1: a seat has so many more of an icon."""
    place: int = seat * ICON_COUNT + icon
    table.icons[place] += number


def retype(table: Table, card: Card) -> None:
    """208.1: an effect has changed the types of a card."""
    if table.area[card] == PLAY and table.types_now[card]:
        table.types_now[card] = with_changes(table, card, table.face(card).types)
        if card not in table.pieces:
            table.pieces.append(card)


def gather(table: Table) -> list[Card]:
    """The statements that are active now, with the context of each. Gives those (card, paragraph) without threshold."""
    waiting: list[Card] = []
    for card in table.pieces:
        if table.face_down[card]:
            continue
        face = table.face(card)
        if face.standing:
            for number in face.standing:
                if not add_statement(table, face, table.printed[card], number, card):
                    waiting.append(card)
                    waiting.append(Card(number))
    for lasting in table.lasting:
        text = lasting.text
        rule = table.library.cards[text.printed].statements[text.which]
        if lasting.kind == LASTING:
            activate(table, rule, text)
        else:
            table.spoken_of |= rule.speaks_of & ATTACHMENTS
    return waiting


def add_statement(table: Table, face: Printed, printed: int, number: int, card: Card) -> bool:
    """A statement is active, if the threshold of its paragraph is met (405.4)."""
    paragraph = face.paragraphs[number]
    seat = table.controller_of(card)
    if paragraph.threshold and not meets(table, seat, paragraph.threshold):
        return False
    made = context.fresh(table, printed, number, card, seat)
    activate(table, paragraph.statement[0], made)
    return True


def activate(table: Table, rule: Rule, made: Context) -> None:
    """A statement is active; one about each of several players once for each of them."""
    statement = rule.statement
    if not isinstance(statement, EachOf):
        table.active.append(rule)
        table.active_in.append(made)
        table.spoken_of |= rule.speaks_of
        return
    each = Rule(statement.statement, rule.by_numbers, rule.speaks_of)
    for mine in statement.one_by_one(table, made):
        activate(table, each, mine)


def add_late(table: Table, waiting: list[Card]) -> None:
    """405.4: statements whose threshold is met with icons that others give; those may give more."""
    i = 0
    while i < len(waiting):
        card, number = waiting[i], waiting[i + 1]
        lost = table.textless[card]
        active = lost == 0 or lost == ALL_BUT + number
        before = len(table.active)
        if active and add_statement(table, table.face(card), table.printed[card], number, card):
            for added in range(before, len(table.active)):
                table.active[added].statement.apply(table, table.active_in[added], FIRST_PHASE)
            del waiting[i : i + 2]
            i = 0
        else:
            i += 2


def gather_granted(table: Table) -> None:
    """508: statements in temporary rules text."""
    granted = table.granted
    before = len(table.active)
    for i in range(0, len(granted), 3):
        face = table.library.cards[granted[i + 1]]
        if face.paragraphs[granted[i + 2]].sort == STATEMENT:
            add_statement(table, face, granted[i + 1], granted[i + 2], Card(granted[i]))
    for i in range(before, len(table.active)):
        table.active[i].statement.apply(table, table.active_in[i], FIRST_PHASE)


def drop_textless(table: Table) -> None:
    """What stands on a card without rules text says nothing any more; nor does what it gains (402.6)."""
    granted = table.granted
    for i in range(len(granted) - 3, -1, -3):
        if table.textless[granted[i]] == NO_TEXT:
            del granted[i : i + 3]
    i = 0
    while i < len(table.active):
        if made_inactive(table, table.active_in[i]):
            del table.active[i]
            del table.active_in[i]
        else:
            i += 1


def made_inactive(table: Table, made: Context) -> bool:
    """Has the statement been lost with its card's text, or its threshold with what provided the icons (405.4)?"""
    if made.lasts:
        return False
    lost = table.textless[made.source]
    if lost == NO_TEXT or (lost >= ALL_BUT and lost != ALL_BUT + made.which):
        return True
    threshold = table.library.cards[made.printed].paragraphs[made.which].threshold
    return len(threshold) > 0 and not meets(table, made.you, threshold)


def any_gear(table: Table) -> bool:
    for card in table.pieces:
        if table.attached[card] != NO_CARD and not table.face_down[card] and table.face(card).bonus:
            return True
    return False


def apply_gear(table: Table) -> None:
    """201.7c: what gear adds to the character that it is attached to."""
    for card in table.pieces:
        host = Card(table.attached[card])
        if host == NO_CARD or table.face_down[card]:
            continue
        bonus = table.face(card).bonus
        for which in range(len(bonus)):
            if bonus[which]:
                touch(table, host)
                table.changed_stats[host * ops.STAT_COUNT + which] += bonus[which]


def touch(table: Table, card: Card) -> None:
    if card not in table.touched:
        table.touched.append(card)


def lose_text(table: Table, card: Card, how: int) -> None:
    """203.4: the icons that its text provides go with it; a staple has its icon without any text (311.2)."""
    face = table.face(card)
    if not face.staple and not table.textless[card] and not table.face_down[card]:
        for icon in face.provided:
            provide(table, table.controller_of(card), icon, -1)
    if table.textless[card] != NO_TEXT:
        table.textless[card] = how


def has_granted(table: Table) -> bool:
    """Has any card temporary rules text (508)?"""
    if not table.library.grants:
        return False
    if table.fresh != table.version:
        freshen(table)
    return len(table.granted) > 0
