"""What happened, told in lines: draws that follow each other on one, and the items laid out at the start."""

from mulligan.games.unmatched.battlefields import Battlefield
from mulligan.games.unmatched.numbers import Player, Space
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.table import DRAWS, ITEM_PLACED
from mulligan.games.unmatched.words import addressed, sentence, space_name
from mulligan.kernel.events import Event
from mulligan.messages import text


def tell(sheet: Sheet, board: Battlefield, events: list[Event], mine: list[int]) -> list[str]:
    """The events in order; whoever reads plays the heroes of these players."""
    lines: list[str] = []
    i = 0
    while i < len(events):
        event = events[i]
        end = i + 1
        if event.kind == DRAWS or event.kind == ITEM_PLACED:
            while end < len(events) and (events[end].kind, events[end].seat) == (event.kind, event.seat):
                end += 1
        if end == i + 1:
            lines.append(sentence(sheet, board, event, mine))
        elif event.kind == DRAWS:
            lines.append(draws(sheet, events[i:end], mine))
        else:
            lines.append(items(sheet, board, events[i:end]))
        i = end
    return lines


def draws(sheet: Sheet, drawn: list[Event], mine: list[int]) -> str:
    """Several cards that one player drew: their names, or how many, for those who may not know them."""
    known = [sheet.name[event.card] for event in drawn if event.card >= 0]
    player = Player(drawn[0].seat)
    return text(
        "unmatched-several-draws",
        you="yes" if player in mine else "no",
        seat=addressed(sheet, player, mine, text("unmatched-you-acting")),
        count=len(drawn),
        known="yes" if len(known) == len(drawn) else "no",
        cards=", ".join(known),
    )


def items(sheet: Sheet, board: Battlefield, placed: list[Event]) -> str:
    where = [
        text("unmatched-item-in", item=sheet.item_name[event.amount], space=space_name(board, Space(event.detail)))
        for event in placed
    ]
    return text("unmatched-several-items", items=", ".join(where))
