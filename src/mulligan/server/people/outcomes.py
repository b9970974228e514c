"""What came of a game for the people who sat at it (docs/host.md, "What counts")."""

from mulligan.server.play.table import Seat, Table


def outcomes(table: Table) -> list[str]:
    """For each seat: won, lost, drawn, resigned. What a bot reaches for somebody who is gone counts for nobody."""
    winners = [number for number in table.winners if not has_gone(table.seats[number])]
    drawn = not winners or len(winners) == len(table.seats)

    def outcome(number: int, seat: Seat) -> str:
        if has_gone(seat):
            return "resigned" if seat.resigned and not seat.late else "lost"
        return "drawn" if drawn else "won" if number in winners else "lost"

    return [outcome(number, seat) for number, seat in enumerate(table.seats)]


def is_rated(table: Table) -> bool:
    """A game among people, dealt by nobody's wish, that somebody played to its end."""
    seats = table.seats
    people = not any(seat.bot for seat in seats) and not all(has_gone(seat) for seat in seats)
    return people and not table.row.chosen_seed and not table.closed


def has_gone(seat: Seat) -> bool:
    """Resigned, out of time, or away: a bot has the seat of a person."""
    return seat.resigned or (seat.stand_in and not seat.bot)
