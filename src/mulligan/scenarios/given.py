"""What a scenario gives of a position: the table's part and each seat's, by plain key; unknown keys are refused."""

from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.state import State
from mulligan.messages import SOURCE_LANGUAGE, speaking, text
from mulligan.scenarios.entry import Entry, plain_key, unknown
from mulligan.scenarios.failure import Failure


class Given:
    """The parts of `given:`, for games to arrange their positions by."""

    def __init__(self, entry: Entry, seat_names: list[str], table_keys: list[str], seat_keys: list[str]) -> None:
        self.line = entry.line
        self.seat_names = seat_names
        self.table: dict[str, Entry] = {}
        self.of_seat: list[dict[str, Entry]] = [{} for _ in seat_names]
        for key, part in entry.mapping().items():
            if key in seat_names:
                self.of_seat[seat_names.index(key)] = keyed(part, seat_keys)
            elif plain_key(key) in table_keys:
                self.table[plain_key(key)] = part
            else:
                raise unknown(key, [*table_keys, *seat_names], part.line)

    def seat(self, key: str, otherwise: int) -> Seat:
        """The seat that the table's part names under this key."""
        return self.seat_named(self.table[key]) if key in self.table else Seat(otherwise)

    def number(self, key: str, least: int, most: int, otherwise: int) -> int:
        """The number that the table's part has under this key."""
        return self.table[key].number(least, most) if key in self.table else otherwise

    def seat_named(self, entry: Entry) -> Seat:
        name = entry.text()
        if name not in self.seat_names:
            raise unknown(name, self.seat_names, entry.line)
        return Seat(self.seat_names.index(name))

    def refuse_faults(self, state: State) -> None:
        """A position that no game comes to is none."""
        faults = state.faults()
        if faults:
            raise Failure(text("scenario-impossible", fault=faults[0]), self.line)


def keyed(entry: Entry, known: list[str]) -> dict[str, Entry]:
    """The parts of a mapping by plain key, all of which are known."""
    found: dict[str, Entry] = {}
    for key, part in entry.mapping().items():
        if plain_key(key) not in known:
            raise unknown(key, known, part.line)
        found[plain_key(key)] = part
    return found


def run_in_words(state: State) -> None:
    """Go on to the first question; choices of one on the way are kept in the words of scripts."""
    if state.record is not None:
        state.record.with_words = True
    with speaking(SOURCE_LANGUAGE):
        state.run()


def lay_out(state: State, first: int, places: list[tuple[list[Card], list[int], int]]) -> None:
    """Fill zones with kinds of card, each known to some seats, from the card `first` on.

    Cards are numbered by where they lie, so that a number tells nothing about a hidden card.
    """
    card = first
    for zone, kinds, seen in places:
        for kind in kinds:
            zone.append(Card(card))
            state.printed[card] = kind
            state.seen[card] = seen
            card += 1
