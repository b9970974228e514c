"""The form of every procedure's frames: what they hold, what can stand on them, where they wait for an answer."""

from typing import Final

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.options import FACE_DOWN
from mulligan.games.spoils.printed import NOWHERE, Library
from mulligan.games.spoils.procedures import (
    ASSIGNING,
    BATTLE,
    BIDDING,
    DAMAGE,
    DISCARDING,
    DRAWING,
    EFFECT,
    ENTERING,
    ENTERING_LIST,
    LEAVING,
    LOOP,
    MULLIGAN,
    PAYMENT,
    PLAYING,
    PRINTED,
    PROGRAM,
    REPLACING,
    RESOURCE_PLAY,
    RESPONSES,
    START,
    TRIGGERS,
    TURN,
    UNIQUENESS,
    WINDOW,
)
from mulligan.games.spoils.table import EVENTS, Table
from mulligan.kernel.shapes import Shape
from mulligan.kernel.state import PROCEDURE, STEP

NONE: Final = -1
MOST: Final = 1_000_000  # no number of the game comes near it

# What the rules see to at once, whatever is in progress (102, 408, 503, 507.5).
INTERRUPTIONS: Final = [TRIGGERS, LEAVING, UNIQUENESS, EFFECT]


def shapes(steps: list[int], seats: int, library: Library) -> list[Shape]:
    """The frames of every procedure, given how many steps each has; the numbers are those of `procedures`."""
    longest = 0
    for card in library.cards:
        for program in card.programs:
            longest = max(longest, len(program.ops))
    seat, nobody, some_seats = (0, seats - 1), (NONE, seats - 1), (0, (1 << seats) - 1)
    card_, any_card, age = (0, MOST), (NONE, MOST), (0, MOST)
    amount, count, flag, zero = (-MOST, MOST), (0, MOST), (0, 1), (0, 0)
    printed, number = (0, len(library.cards) - 1), (NONE, MOST)
    tail = [
        flag, amount, amount, (0, REPLACING), count, (0, 1 << 30), (0, 31), count,
        amount, amount, amount, amount, count, count, count, count,
    ]  # fmt: skip
    binding = [count, (-MOST, MOST), amount]
    trigger = [card_, age, printed, amount, seat, (0, len(EVENTS) - 1), amount, any_card, age, amount, amount, amount]
    forms: list[tuple[list[tuple[int, int]], list[tuple[int, int]]]] = [
        ([(0, seats), count, (0, seats), seat], []),  # START
        ([seat, count], []),  # MULLIGAN
        ([seat], []),  # TURN
        (
            [seat, card_, age, (0, NOWHERE), (0, 31), number, printed, flag, count, (0, seats), *tail],
            binding,
        ),  # PLAYING
        ([printed, count, any_card, age, seat, seat, *tail], binding),  # EFFECT
        ([seat, (0, seats), (1, 2)], []),  # RESPONSES
        ([seat, (1, MOST)], []),  # PAYMENT
        ([seat, any_card, (0, FACE_DOWN), (0, 3)], []),  # RESOURCE_PLAY
        ([seat], trigger),  # TRIGGERS
        ([seat, flag, count, (0, 7), count, count], [card_, age, (0, 7), any_card]),  # LEAVING
        ([flag, flag, zero, flag, count, count], [card_, age, any_card, count]),  # DAMAGE
        ([seat, card_, seat, number], []),  # BATTLE
        ([seat, nobody], []),  # WINDOW
        ([seat, card_, (0, 10_000), any_card], [card_]),  # ASSIGNING
        ([seat, (0, 7), (ENTERING_LIST, MOST)], [card_, any_card]),  # ENTERING
        ([seat], [card_]),  # UNIQUENESS
        ([seat, count, nobody, some_seats], [(0, MOST)]),  # BIDDING
        ([seat, (0, seats), (0, 10_000), nobody], []),  # LOOP
        ([seat, flag, count, zero, count], []),  # DRAWING
        ([seat, flag, any_card, flag, count, count], [card_, age]),  # DISCARDING
    ]
    carries = carried(len(forms))
    made: list[Shape] = []
    for i, (values, more) in enumerate(forms):
        always = INTERRUPTIONS if i != EFFECT else [*INTERRUPTIONS, *BEGUN_BY_EFFECTS]
        made.append(Shape(longest if i == EFFECT else steps[i], values, carries[i], more, always))
    return made


# The steps that take up an answer: nothing comes between the question and them.
ANSWERED: Final[dict[int, list[int]]] = {
    START: [1, 4], MULLIGAN: [1], TURN: [3], RESPONSES: [1], PAYMENT: [1], RESOURCE_PLAY: [1, 3], TRIGGERS: [1],
    LEAVING: [1], DAMAGE: [1], DRAWING: [1], DISCARDING: [1], BATTLE: [2, 7], WINDOW: [1], ASSIGNING: [1, 3],
    ENTERING: [1], UNIQUENESS: [1], BIDDING: [1], LOOP: [1, 3],
}  # fmt: skip
ANSWERED_OPS: Final = [
    ops.CHOSEN, ops.MAY_ANSWER, ops.EITHER_ANSWER, ops.CHOSEN_PLAYER, ops.CHOSEN_NUMBER, ops.NAMED_ONE, ops.DIVIDED,
    ops.CHOSEN_CHANGE,
]  # fmt: skip


def takes_an_answer(table: Table, frame: list[int]) -> bool:
    """Does it go on with what was chosen?"""
    if frame[PROCEDURE] == EFFECT:
        program = table.library.cards[frame[PRINTED]].programs[frame[PROGRAM]]
        return program.ops[frame[STEP]].op in ANSWERED_OPS
    return frame[STEP] in ANSWERED.get(frame[PROCEDURE], [])


BEGUN_BY_EFFECTS: Final = [PLAYING, PAYMENT, RESOURCE_PLAY, DAMAGE, BATTLE, ENTERING, BIDDING, DRAWING, DISCARDING]


def carried(count: int) -> list[dict[int, list[int]]]:
    """Which procedures stand on which, by the step that goes on after them."""
    carries: list[dict[int, list[int]]] = [{} for _ in range(count)]
    carries[START] = {5: [MULLIGAN]}
    carries[TURN] = {2: [PLAYING, BATTLE, LOOP], 5: [RESPONSES]}
    carries[PLAYING] = {1: [PAYMENT], 4: [PAYMENT], 6: [RESPONSES], 7: [ENTERING, DISCARDING], 8: [DISCARDING]}
    carries[RESPONSES] = {0: [PLAYING, LOOP]}
    carries[WINDOW] = {0: [PLAYING, LOOP]}
    carries[BATTLE] = {
        4: [PAYMENT], 6: [WINDOW], 10: [WINDOW], 11: [ASSIGNING], 12: [ASSIGNING], 14: [WINDOW], 15: [DAMAGE],
    }  # fmt: skip
    return carries
