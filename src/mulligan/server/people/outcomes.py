"""What came of a game for the people who sat at it (docs/host.md, "What counts")."""

from mulligan.server.play.table import Seat, Table


def outcomes(table: Table) -> list[str]:
    """For each seat: won, lost, drawn, resigned; void for whoever did not come to a further game that somebody else
    began, and for the one who was left then."""
    reached = reached_by(table)
    missed = missing(table, reached)
    winners = counted_winners(table)
    drawn = not winners

    def outcome(number: int, seat: Seat) -> str:
        if number in missed or is_void(table, missed):
            return "void"
        if has_gone(seat):
            return "resigned" if seat.resigned and not seat.late else "lost"
        return "drawn" if drawn else "won" if number in winners else "lost"

    return [outcome(number, seat) for number, seat in enumerate(table.seats)]


def counted_winners(table: Table) -> list[int]:
    """Who has won, in a match too."""
    reached = reached_by(table)
    return [] if is_void(table, missing(table, reached)) else reached


def missing(table: Table, winners: list[int]) -> list[int]:
    """Who would lose a game that they were not asked about and did not come to."""
    return [number for number, seat in enumerate(table.seats) if seat.missing and number not in winners]


def is_void(table: Table, missed: list[int]) -> bool:
    """Is nobody left to have played against?"""
    return bool(missed) and len(table.seats) - len(missed) <= 1


def reached_by(table: Table) -> list[int]:
    """What a bot reaches for somebody who is gone counts for nobody: whoever alone has stayed has won, and of several
    who stayed and did not win nobody has."""
    stayed = [number for number, seat in enumerate(table.seats) if not has_gone(seat)]
    if len(stayed) == 1 and not table.closed:
        return stayed
    return [number for number in table.winners if number in stayed] if len(table.winners) < len(table.seats) else []


def is_rated(table: Table) -> bool:
    """A game among people who all came to it, dealt by nobody's wish, that somebody played to its end."""
    seats = table.seats
    if missing(table, reached_by(table)):
        return False
    people = not any(seat.bot for seat in seats) and not all(has_gone(seat) for seat in seats)
    return people and not table.row.chosen_seed and not table.closed


def has_gone(seat: Seat) -> bool:
    """Resigned, out of time, or away: a bot has the seat of a person."""
    return seat.resigned or (seat.stand_in and not seat.bot)
