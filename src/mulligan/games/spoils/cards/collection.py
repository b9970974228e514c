"""All cards that a game can use: the house's own sets, those of the user's library, and cards given with the game."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from mulligan.games.spoils.cards.card import Card, card_from_json, card_to_json, read_cards
from mulligan.games.spoils.cards.decklist import MOST_CARDS, SUFFIXES, as_list, listed_deck, read_decklist
from mulligan.games.spoils.cards.library import Library as UserLibrary
from mulligan.games.spoils.cards.library import Reading, read_all
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.game import FEWEST_SEATS, MOST_SEATS, Spoils
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.lowering.wording import said
from mulligan.games.spoils.printed import FACTION, MICROMAJIG, TOKENS, Library, Printed
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.kernel.game import names_for
from mulligan.language.flow import CannotBePlayed
from mulligan.messages import text
from mulligan.messages.reasons import in_words

HOUSE = "mulligan.games.spoils"
TABLES_KEPT = 64


class DeckRefused(ValueError):
    """A deck that cannot be played: every card that is at fault, and why."""

    def __init__(self, deck: str, faults: list[str]) -> None:
        super().__init__(text("deck-refused", deck=deck, faults="; ".join(faults)))
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


def user_cards() -> dict[str, Reading]:
    """The cards of the user's library, as its files are now."""
    library = UserLibrary()
    return cards_in(library.folder, tuple((path, path.stat().st_mtime_ns) for path in library.files()))


@lru_cache(maxsize=4)
def cards_in(folder: Path, files: tuple[tuple[Path, int], ...]) -> dict[str, Reading]:
    return UserLibrary(folder).cards()


@lru_cache(maxsize=64)
def own_cards(cards: tuple[Card, ...]) -> dict[str, Reading]:
    """Cards that come with a deck, by name."""
    return {reading.card.name: reading for reading in read_all(cards)} if cards else {}


def find(name: str, own: tuple[Card, ...] = ()) -> Reading | None:
    """A card by its name: those that come with the deck first, then the house's, then those of the user's library."""
    return own_cards(own).get(name) or house_cards().get(name) or user_cards().get(name)


def readings_of(deck: Deck) -> dict[str, Reading]:
    """What the cards of a deck read as, by name, after one look at the library; unknown ones are missing."""
    known = {**user_cards(), **house_cards(), **own_cards(deck.cards)}
    return {entry.name: known[entry.name] for entry in deck.entries if entry.name in known}


def why_not_playable(reading: Reading) -> str:
    """Why the rules cannot carry out a card; empty where they can."""
    if not reading.read:
        problem = reading.problems[0]
        return text("deck-not-understood", words=problem.words)
    tree = reading.tree()
    try:
        lower(reading.card, tree, Library())
    except CannotBePlayed as error:
        return not_executed(error, tree)
    return ""


def not_executed(error: CannotBePlayed, tree: CardText) -> str:
    """What the rules cannot carry out, in the card's own words where it has some for it."""
    words = said(tree, error.node) if error.node is not None else ""
    return text("deck-not-executed", what=f"“{words}”" if words else in_words(str(error)))


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

    def number(self, name: str, own: tuple[Card, ...] = ()) -> int:
        """The number of a card in this game. Raises `CannotBePlayed` or `KeyError`."""
        known = self.library.numbers.get(name)
        if known is not None:
            return known
        reading = find(name, own)
        if reading is None:
            raise KeyError(name)
        return self.add(reading)

    def add(self, reading: Reading) -> int:
        """Enter a card; its number in this game. Raises `CannotBePlayed`."""
        if not reading.read:
            raise CannotBePlayed(f"its text at “{reading.problems[0].words}”")
        return self.library.add(lower(reading.card, reading.tree(), self.library))

    def deck(self, deck: Deck) -> tuple[list[int], int]:
        """The cards of a deck and its faction."""
        faults: list[str] = []
        cards: list[int] = []
        factions: list[int] = []
        readings = readings_of(deck)
        for entry in deck.entries:
            reading = readings.get(entry.name)
            if reading is None:
                faults.append(text("deck-no-such-card", card=entry.name))
                continue
            try:
                known = self.library.numbers.get(entry.name)
                number = self.add(reading) if known is None else known
            except CannotBePlayed:
                faults.append(text("deck-card-refused", card=entry.name, reason=why_not_playable(reading)))
                continue
            face = self.library.cards[number]
            if face.types & TOKENS:
                faults.append(text("deck-token", card=entry.name))
            elif face.types & FACTION:
                factions.append(number)
                if not face.influence:
                    faults.append(text("deck-faction-without-influence", card=entry.name))
            elif len(cards) + entry.count > MOST_CARDS:
                raise DeckRefused(deck.name, [text("deck-too-large", most=MOST_CARDS)])
            else:
                cards.extend([number] * entry.count)
        if len(factions) != 1:
            faults.append(text("deck-needs-faction", count=len(factions)))
        if faults:
            raise DeckRefused(deck.name, faults)
        return cards, factions[0]


def known_decks() -> dict[str, Deck]:
    """The ready decks and the user's own, by name."""
    return {deck.name: deck for deck in UserLibrary().decks()} | house_decks()


def named_deck(name: str) -> Deck:
    """A ready deck, one of the user's, a file, or a list written out. Names may be as one says them: "Low Tide"."""
    if "\n" in name:
        return listed_deck(name.partition("\n")[0].lstrip("# "), name)
    path = Path(name)
    if path.suffix in SUFFIXES and path.exists():
        return read_decklist(path)
    decks = known_decks()
    said = {as_said(known): deck for known, deck in decks.items()}
    found = decks.get(name) or said.get(as_said(name))
    if found is not None:
        return found
    near = get_close_matches(as_said(name), said, 1)
    raise ValueError(
        text("deck-unknown", deck=name, near=said[near[0]].name if near else "none", decks=", ".join(decks))
    )


def as_said(name: str) -> str:
    return "-".join(name.casefold().replace("-", " ").split())


def for_the_journal(deck: Deck) -> str:
    """What a set-up says of a deck: the name of a ready one; any other is written out, since it may change or go."""
    ready = house_decks().get(deck.name)
    return deck.name if ready is not None and ready.entries == deck.entries else as_list(deck)


def brought(decks: list[Deck]) -> tuple[Card, ...]:
    """The cards in these decks that are not the house's. In one game a name means one card."""
    found: dict[str, Card] = {}
    for deck in decks:
        for name, reading in readings_of(deck).items():
            if reading is not house_cards().get(name):
                card = replace(reading.card, line=0)
                if found.setdefault(name, card) != card:
                    raise ValueError(text("deck-two-of-a-name", card=name))
    return tuple(found.values())


def deck_names(decks: Any, seats: int) -> list[str]:
    """The decks of a set-up, which may come from outside: those named, or ready ones for so many seats."""
    ready = list(house_decks())
    wanted = decks or [ready[seat % len(ready)] for seat in range(seats)]
    if not isinstance(wanted, list) or not all(isinstance(name, str) for name in wanted):
        raise ValueError("The decks are not a list of names.")
    if not FEWEST_SEATS <= len(wanted) <= MOST_SEATS:
        raise ValueError(text("deck-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, seats=len(wanted)))
    return wanted


def spoils(
    decks: list[str] | None = None, names: list[str] | None = None, seats: int = 2, cards: list[Any] | None = None
) -> Spoils:
    """A game of The Spoils between these decks.

    `cards` are those that are not the house's, as JSON: a journal brings them with it, whatever became of their files.
    """
    wanted = deck_names(decks, seats)
    given = names_for(len(wanted), names)
    played = [named_deck(name) for name in wanted]
    if cards is not None:
        if not isinstance(cards, list):
            raise ValueError(text("card-not-one"))
        given_cards = tuple(card_from_json(card) for card in cards)
        played = [replace(deck, cards=given_cards) for deck in played]
    own = brought(played)
    played = [replace(deck, cards=own) for deck in played]
    library, lists, factions = gathered(tuple(played))
    setup: dict[str, Any] = {"decks": [for_the_journal(deck) for deck in played], "names": given}
    if own:
        setup["cards"] = [card_to_json(card) for card in own]
    return Spoils(setup, given, library, lists, factions)


@lru_cache(maxsize=TABLES_KEPT)
def gathered(decks: tuple[Deck, ...]) -> tuple[Library, list[list[int]], list[int]]:
    """The cards of all decks, each deck's own, and the factions; nothing changes them afterwards: tables share them."""
    table = HouseTable()
    lists: list[list[int]] = []
    factions: list[int] = []
    for deck in decks:
        cards, faction = table.deck(deck)
        lists.append(cards)
        factions.append(faction)
    return table.library, lists, factions
