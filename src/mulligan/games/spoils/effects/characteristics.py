"""What a card is at the moment: the printed numbers and types with all that changes them (410.3, 402.6, 402.7, 208).

Worked out for the whole table when it is first asked after something changed, and kept until something changes again.
"""

from mulligan.games.spoils.effects import amounts, conditions, context, nouns, ops
from mulligan.games.spoils.effects.code import STATEMENT, Code
from mulligan.games.spoils.effects.context import bind_seat, has_lapsed
from mulligan.games.spoils.events import (
    NO_CARD,
)
from mulligan.games.spoils.parts import LASTING, Context, Play
from mulligan.games.spoils.printed import (
    BEING_PLAYED,
    CHARACTER,
    ICON_COUNT,
    MICROMAJIG,
    PLAY,
    RESOURCE,
    VOLITION,
    Printed,
)
from mulligan.games.spoils.table import (
    Table,
)

FIRST_PHASE = 0  # types and texts
SECOND_PHASE = 1  # keywords, and what cannot be done
THIRD_PHASE = 2  # numbers that are set
FOURTH_PHASE = 3  # numbers gained and lost
FIRST_CHANGES = (
    ops.GAINS_TYPE, ops.LOSES_TYPE, ops.LOSES_TEXT, ops.GAINS_TEXT, ops.GAINS_SUBTYPE, ops.LOSES_SUBTYPE,
    ops.GAINS_ICONS,
)  # fmt: skip
LAST_PHASE = 4  # numbers that change places or are reduced to something (410.3)
NUMBERS = (THIRD_PHASE, FOURTH_PHASE, LAST_PHASE)

NO_TEXT = 1  # how a card is without rules text: it has none at all, ...
ALL_BUT = 2  # or keeps a paragraph: this, plus the paragraph's number


# ---- what is asked --------------------------------------------------------------------------------------------------


def types(table: Table, card: int) -> int:
    if table.face_down[card]:
        return RESOURCE  # 411.1
    found = table.face(card).types
    if table.fresh != table.version:
        freshen(table)
    if table.touched and card < len(table.types_gained):
        found = (found | table.types_gained[card]) & ~table.types_lost[card]
    if found & MICROMAJIG:
        found |= CHARACTER
    return found


def stat(table: Table, card: int, which: int) -> int:
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


def printed_stat(table: Table, card: int, which: int) -> int:
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


def keywords(table: Table, card: int) -> int:
    found = table.face(card).keywords
    if table.area[card] == PLAY and table.face_down[card]:
        return found & 2  # 507.6: only TACTICAL is active on a face-down resource
    if table.fresh != table.version:
        freshen(table)
    if table.touched and card < len(table.keywords_gained):
        if table.textless[card] == NO_TEXT:
            return 0  # 402.6: nor what it gains (508.2)
        if table.textless[card]:
            found = 0
        found = (found | table.keywords_gained[card]) & ~table.keywords_lost[card]
    return found


def forbidden(table: Table, card: int, deed: int) -> bool:
    if table.fresh != table.version:
        freshen(table)
    return len(table.touched) > 0 and card < len(table.forbidden) and table.forbidden[card] & deed != 0


def can(table: Table, card: int, deed: int) -> bool:
    """Does an effect say that it can, and none that it cannot (402.7)?"""
    if table.fresh != table.version:
        freshen(table)
    if not table.touched or card >= len(table.allowed):
        return False
    return table.allowed[card] & deed != 0 and table.forbidden[card] & deed == 0


def demanded(table: Table, card: int, deed: int) -> bool:
    if table.fresh != table.version:
        freshen(table)
    return len(table.touched) > 0 and card < len(table.demanded) and table.demanded[card] & deed != 0


def textless(table: Table, card: int) -> bool:
    if table.fresh != table.version:
        freshen(table)
    return len(table.touched) > 0 and card < len(table.textless) and table.textless[card] != 0


def has_subtype(table: Table, card: int, subtype: int) -> bool:
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


def provides(table: Table, card: int, icon: int) -> int:
    """How many of an icon a card provides by what is printed on it; face-down, one Volition (411.1)."""
    if table.face_down[card]:
        return 1 if icon == VOLITION else 0
    return table.face(card).provides[icon]


def icons(table: Table, seat: int, icon: int) -> int:
    """How many of an icon a seat controls (405.1)."""
    if table.fresh != table.version:
        freshen(table)
    return table.icons[seat * ICON_COUNT + icon]


def meets(table: Table, seat: int, threshold: list[int]) -> bool:
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
    count_icons(table)
    waiting = gather(table)
    if not table.active and not any_gear(table):
        return
    make_room(table)
    apply_gear(table)
    for i in range(len(table.active)):
        apply(table, table.active_in[i], table.active[i], FIRST_PHASE)
    gather_granted(table)
    drop_textless(table)
    add_late(table, waiting)
    for phase in (SECOND_PHASE, *NUMBERS):
        for i in range(len(table.active)):
            if not table.active[i].by_numbers:
                apply(table, table.active_in[i], table.active[i], phase)
    for phase in (*NUMBERS, SECOND_PHASE):  # 504.1: what depends on numbers sees them as they have become
        for i in range(len(table.active)):
            if table.active[i].by_numbers:
                apply(table, table.active_in[i], table.active[i], phase)


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


def count_icons(table: Table) -> None:
    found = table.icons
    found[:] = [0] * (table.seats * ICON_COUNT)
    for card in table.in_play:
        base = table.controller[card] * ICON_COUNT
        if table.face_down[card]:
            found[base + VOLITION] += 1  # 203.4a
            continue
        face = table.face(card)
        if face.provider:  # 311.1: whatever the card is
            provides = face.provides
            for icon in range(ICON_COUNT):
                if provides[icon]:
                    found[base + icon] += provides[icon]


def gather(table: Table) -> list[int]:
    """The statements that are active now, with the context of each. Gives those (card, paragraph) without threshold."""
    waiting: list[int] = []
    for card in table.in_play:
        if table.face_down[card]:
            continue
        face = table.face(card)
        if face.standing:
            for number in face.standing:
                if not add_statement(table, face, table.printed[card], number, card):
                    waiting.append(card)
                    waiting.append(number)
    for lasting in table.lasting:
        if lasting.kind == LASTING:
            text = lasting.text
            activate(table, table.library.cards[text.printed].statements[text.which], text)
    return waiting


def add_statement(table: Table, face: Printed, printed: int, number: int, card: int) -> bool:
    """A statement is active, if the threshold of its paragraph is met (405.4)."""
    paragraph = face.paragraphs[number]
    seat = table.controller[card]
    if paragraph.threshold and not meets(table, seat, paragraph.threshold):
        return False
    made = context.fresh(table, printed, number, card, seat)
    activate(table, paragraph.statement[0], made)
    return True


def activate(table: Table, statement: Code, made: Context) -> None:
    """A statement about each of several players holds once for each of them."""
    if statement.op != ops.EACH_OF:
        table.active.append(statement)
        table.active_in.append(made)
        return
    for seat in nouns.seats_of(table, made, statement.parts[0]):
        mine = made.copy()
        bind_seat(mine, statement.a, seat)
        activate(table, statement.part(1), mine)


def add_late(table: Table, waiting: list[int]) -> None:
    """405.4: statements whose threshold is met with icons that others give; those may give more."""
    i = 0
    while i < len(waiting):
        card, number = waiting[i], waiting[i + 1]
        lost = table.textless[card]
        active = lost == 0 or lost == ALL_BUT + number
        before = len(table.active)
        if active and add_statement(table, table.face(card), table.printed[card], number, card):
            for added in range(before, len(table.active)):
                apply(table, table.active_in[added], table.active[added], FIRST_PHASE)
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
            add_statement(table, face, granted[i + 1], granted[i + 2], granted[i])
    for i in range(before, len(table.active)):
        apply(table, table.active_in[i], table.active[i], FIRST_PHASE)


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
    for card in table.in_play:
        if table.attached[card] != NO_CARD and not table.face_down[card] and table.face(card).bonus:
            return True
    return False


def apply_gear(table: Table) -> None:
    """201.7c: what gear adds to the character that it is attached to."""
    for card in table.in_play:
        host = table.attached[card]
        if host == NO_CARD or table.face_down[card]:
            continue
        bonus = table.face(card).bonus
        for which in range(len(bonus)):
            if bonus[which]:
                touch(table, host)
                table.changed_stats[host * ops.STAT_COUNT + which] += bonus[which]


def touch(table: Table, card: int) -> None:
    if card not in table.touched:
        table.touched.append(card)


def apply(table: Table, made: Context, code: Code, phase: int) -> None:
    op = code.op
    if op == ops.MODIFY:
        modify(table, made, code, phase)
    elif op == ops.WHILE:
        if conditions.holds(table, made, code.parts[0]):
            apply(table, made, code.part(1), phase)
    elif op == ops.SEVERAL:
        for i in range(len(code.parts)):
            apply(table, made, code.part(i), phase)
    elif op == ops.WITH_LETS:
        made.set_number(code.a, amounts.amount(table, made, code.parts[0]))
        apply(table, made, code.part(1), phase)
    elif op == ops.MORE_ICONS and phase == FIRST_PHASE:
        table.icons[made.you * ICON_COUNT + code.a] += code.b


def in_force(table: Table, made: Context, code: Code, op: int) -> list[Code]:
    """What a statement says of this sort at the moment (504)."""
    if code.op == op:
        return [code]
    found: list[Code] = []
    if code.op == ops.WHILE:
        if conditions.holds(table, made, code.parts[0]):
            found.extend(in_force(table, made, code.part(1), op))
    elif code.op == ops.SEVERAL:
        for i in range(len(code.parts)):
            found.extend(in_force(table, made, code.part(i), op))
    return found


def phase_of(change: Code) -> int:
    if change.op == ops.POINTS:
        return FOURTH_PHASE
    if change.op == ops.SET_STAT:
        return LAST_PHASE if change.b else THIRD_PHASE
    if change.op == ops.SWAP_STATS:
        return LAST_PHASE
    return FIRST_PHASE if change.op in FIRST_CHANGES else SECOND_PHASE


def modify(table: Table, made: Context, code: Code, phase: int) -> None:
    wanted = False
    last = len(code.parts) - code.c
    for i in range(1, last):
        if phase_of(code.part(i)) == phase:
            wanted = True
    if not wanted:
        return
    affected = nouns.cards_of(table, made, code.parts[0])
    if not affected:
        return
    if code.b:  # for each of them its own
        for card in affected:
            context.bind(table, made, code.b, card)
            change_each(table, made, code, [card], phase)
            context.unbind_last(made)
    else:
        change_each(table, made, code, affected, phase)


def change_each(table: Table, made: Context, code: Code, affected: list[int], phase: int) -> None:
    """Make the changes of a phase to cards."""
    last = len(code.parts) - code.c
    times = amounts.amount(table, made, code.parts[last]) if code.c else 1
    for i in range(1, last):
        change = code.part(i)
        if phase_of(change) != phase:
            continue
        for card in affected:
            if change.op in (ops.GAINS_KEYWORD, ops.GAINS_TEXT) and has_lapsed(table, made, card):
                continue
            touch(table, card)
            change_card(table, made, change, card, times)


def change_card(table: Table, made: Context, change: Code, card: int, times: int) -> None:
    op = change.op
    if op == ops.POINTS:
        table.changed_stats[card * ops.STAT_COUNT + change.a] += (
            change.b * times * amounts.amount(table, made, change.parts[0])
        )
    elif op == ops.GAINS_KEYWORD:
        table.keywords_gained[card] |= change.a
    elif op == ops.LOSES_KEYWORD:
        table.keywords_lost[card] |= change.a
    elif op == ops.MAY_NOT:
        if not change.parts or conditions.holds(table, made, change.parts[0]):
            table.forbidden[card] |= change.a
    elif op == ops.CAN:
        table.allowed[card] |= change.a
    elif op == ops.HAS_TO:
        if not change.parts or conditions.holds(table, made, change.parts[0]):
            table.demanded[card] |= change.a
    elif op == ops.SET_STAT or op == ops.SWAP_STATS:
        set_stats(table, made, change, card)
    elif op == ops.GAINS_TYPE:
        table.types_gained[card] |= change.a
    elif op == ops.LOSES_TYPE:
        table.types_lost[card] |= change.a
    elif op == ops.LOSES_TEXT:
        lose_text(table, card, ALL_BUT + made.which if change.b else NO_TEXT)
    elif op == ops.GAINS_TEXT:
        for number in range(change.a, change.a + change.b):
            table.granted.extend([card, made.printed, number])
    elif op == ops.GAINS_ICONS:
        icon = amounts.amount(table, made, change.parts[0]) if change.parts else change.a
        table.icons[table.controller[card] * ICON_COUNT + icon] += change.b
    elif op == ops.GAINS_SUBTYPE or op == ops.LOSES_SUBTYPE:
        table.more_subtypes.extend([card, change.a, 1 if op == ops.GAINS_SUBTYPE else 0])


def set_stats(table: Table, made: Context, change: Code, card: int) -> None:
    """A number becomes another: instead of the printed one, to which what is gained is added; or in the end (410.3)."""
    base = card * ops.STAT_COUNT
    if change.op == ops.SWAP_STATS:
        one, other = stat(table, card, change.a), stat(table, card, change.b)
        table.changed_stats[base + change.a] += other - one
        table.changed_stats[base + change.b] += one - other
        return
    amount = amounts.amount(table, made, change.parts[0])
    if change.b:
        table.changed_stats[base + change.a] -= max(0, stat(table, card, change.a) - amount)
        return
    before = 0
    for i in range(0, len(table.set_stats), 3):
        if table.set_stats[i] == card and table.set_stats[i + 1] == change.a:
            before = table.set_stats[i + 2]  # the latest holds
            del table.set_stats[i : i + 3]
            break
    by = amount - printed_stat(table, card, change.a)
    table.changed_stats[base + change.a] += by - before
    table.set_stats.extend([card, change.a, by])


def has_what_it_loses(table: Table, made: Context, code: Code) -> bool:
    """401.3b: has every card what this statement takes from it, as a cost?"""
    if code.op != ops.MODIFY:
        return True
    for i in range(1, len(code.parts) - code.c):
        change = code.part(i)
        for card in nouns.cards_of(table, made, code.parts[0]):
            if change.op == ops.LOSES_KEYWORD and keywords(table, card) & change.a != change.a:
                return False
            if change.op == ops.LOSES_TYPE and types(table, card) & change.a == 0:
                return False
            if change.op == ops.LOSES_SUBTYPE and not has_subtype(table, card, change.a):
                return False
            if change.op == ops.POINTS and change.b < 0:
                if stat(table, card, change.a) < amounts.amount(table, made, change.parts[0]):
                    return False
    return True


def lose_text(table: Table, card: int, how: int) -> None:
    """203.4: the icons that its text provides go with it; a staple has its icon without any text (311.2)."""
    face = table.face(card)
    if face.provider and not face.staple and not table.textless[card] and not table.face_down[card]:
        for icon in range(ICON_COUNT):
            table.icons[table.controller[card] * ICON_COUNT + icon] -= face.provides[icon]
    if table.textless[card] != NO_TEXT:
        table.textless[card] = how


def has_granted(table: Table) -> bool:
    """Has any card temporary rules text (508)?"""
    if table.fresh != table.version:
        freshen(table)
    return len(table.granted) > 0
