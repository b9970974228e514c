"""All cards that a game can use: the house's own sets, those of the user's library, and cards given with the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from mulligan.games.spoils.card import Card, read_cards
from mulligan.games.spoils.decklist import read_decklist
from mulligan.games.spoils.game import FEWEST_SEATS, MOST_SEATS, Spoils
from mulligan.games.spoils.library import Library as UserLibrary
from mulligan.games.spoils.library import Reading, read_all
from mulligan.games.spoils.lowering.nouns import CannotExecute
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.octgn import Deck
from mulligan.games.spoils.printed import FACTION, MICROMAJIG, Library, Printed
from mulligan.kernel.game import names_for

HOUSE = "mulligan.games.spoils"


class DeckRefused(ValueError):
    """A deck that cannot be played: every card that is at fault, and why."""

    def __init__(self, deck: str, faults: list[str]) -> None:
        super().__init__(f"The deck {deck} cannot be played: " + "; ".join(faults))
        self.deck = deck
        self.faults = faults


@cache
def house_cards() -> dict[str, Reading]:
    """The house's own cards by name."""
    cards: list[Card] = []
    with as_file(files(HOUSE) / "sets") as folder:
        for path in sorted(Path(folder).glob("*/*.toml")):
            cards.extend(read_cards(path))
    return {reading.card.name: reading for reading in read_all(cards)}


@cache
def user_cards() -> dict[str, Reading]:
    """The cards that the user has brought in."""
    return UserLibrary().cards()


def find(name: str) -> Reading | None:
    """A card by its name: the house's first, then the user's."""
    return house_cards().get(name) or user_cards().get(name)


def why_not_playable(reading: Reading) -> str:
    """Why the rules cannot carry out a card; empty where they can."""
    if not reading.read:
        problem = reading.problems[0]
        return f"its text is not understood at {problem.words!r}"
    try:
        lower(reading.card, reading.tree(), Library())
    except CannotExecute as error:
        return f"the rules cannot carry out {error}"
    return ""


@cache
def house_decks() -> dict[str, Deck]:
    """The ready decks by name."""
    found: dict[str, Deck] = {}
    with as_file(files(HOUSE) / "decks") as folder:
        for path in sorted(Path(folder).glob("*.txt")):
            deck = read_decklist(path)
            found[deck.name] = deck
    return found


def micromajig() -> Printed:
    """409.3a: what a Micromajig token is."""
    made = Printed("Micromajig")
    made.types = MICROMAJIG
    made.trade = 2
    made.strength, made.life, made.speed = 1, 1, 3
    made.line = "Gearsmith Character - majig"
    return made


class HouseTable:
    """Gathers the printed cards of all decks of one game."""

    def __init__(self) -> None:
        self.library = Library()
        token = micromajig()
        token.subtypes = [self.library.subtype("majig")]
        self.library.add(token)

    def number(self, name: str) -> int:
        """The number of a card in this game. Raises `CannotExecute` or `KeyError`."""
        known = self.library.numbers.get(name)
        if known is not None:
            return known
        reading = find(name)
        if reading is None:
            raise KeyError(name)
        if not reading.read:
            raise CannotExecute(f"its text at {reading.problems[0].words!r}")
        return self.library.add(lower(reading.card, reading.tree(), self.library))

    def deck(self, deck: Deck) -> tuple[list[int], int]:
        """The cards of a deck and its faction."""
        faults: list[str] = []
        cards: list[int] = []
        factions: list[int] = []
        for entry in deck.entries:
            try:
                number = self.number(entry.name)
            except KeyError:
                faults.append(f"{entry.name}: there is no such card")
                continue
            except CannotExecute as error:
                faults.append(f"{entry.name}: the rules cannot carry out {error}")
                continue
            if self.library.cards[number].types & FACTION:
                factions.append(number)
            else:
                cards.extend([number] * entry.count)
        if len(factions) != 1:
            faults.append(f"it needs one faction and has {len(factions)} (103.1a)")
        if faults:
            raise DeckRefused(deck.name, faults)
        return cards, factions[0]


def named_deck(name: str) -> Deck:
    """A ready deck, one of the user's, or a file."""
    ready = house_decks().get(name)
    if ready is not None:
        return ready
    for deck in UserLibrary().decks():
        if deck.name == name:
            return deck
    path = Path(name)
    if path.suffix in (".txt", ".o8d") and path.exists():
        return read_decklist(path)
    raise ValueError(f"There is no deck called {name!r}. Ready ones are: {', '.join(house_decks())}.")


def deck_names(decks: Any, seats: int) -> list[str]:
    """The decks of a set-up, which may come from outside: those named, or ready ones for so many seats."""
    ready = list(house_decks())
    wanted = decks or [ready[seat % len(ready)] for seat in range(seats)]
    if not isinstance(wanted, list) or not all(isinstance(name, str) for name in wanted):
        raise ValueError("The decks are not a list of names.")
    if not FEWEST_SEATS <= len(wanted) <= MOST_SEATS:
        raise ValueError(f"The Spoils is for {FEWEST_SEATS} to {MOST_SEATS} players, not {len(wanted)}.")
    return wanted


def spoils(decks: list[str] | None = None, names: list[str] | None = None, seats: int = 2) -> Spoils:
    """A game of The Spoils between these decks."""
    wanted = deck_names(decks, seats)
    given = names_for(len(wanted), names)
    table = HouseTable()
    lists: list[list[int]] = []
    factions: list[int] = []
    for name in wanted:
        cards, faction = table.deck(named_deck(name))
        lists.append(cards)
        factions.append(faction)
    setup: dict[str, Any] = {"decks": list(wanted), "names": given}
    return Spoils(setup, given, table.library, lists, factions)
