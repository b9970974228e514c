"""`mulligan deck`: check a deck of The Spoils against a format, show what is in it, list the decks that there are."""

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.games.spoils.cards.library import Reading
    from mulligan.games.spoils.cards.octgn import Deck, Entry

    Readings: TypeAlias = dict[str, Reading]  # by the name of the card

FAULTS_FOUND = 1
WIDEST_BAR = 40
TYPES = ("faction", "character", "item", "location", "tactic", "resource", "unknown")


def add(commands: Commands) -> None:
    from mulligan.games.spoils.commands import packs

    parser = commands.add_parser("deck", help=text("deck-help"), description=text("deck-description"))
    acts = parser.add_subparsers(dest="act", required=True, metavar="check|show|list|sealed|draft")
    check = acts.add_parser("check", help=text("deck-check-help"), description=text("deck-check-help"))
    check.add_argument(
        "--format", default="constructed", choices=["constructed", "limited"], help=text("deck-format-help")
    )
    check.add_argument("--pool", type=Path, metavar="FILE", help=text("deck-pool-help"))
    check.add_argument("--banned", type=Path, metavar="FILE", help=text("deck-banned-help"))
    check.set_defaults(run=run_check)
    show = acts.add_parser("show", help=text("deck-show-help"), description=text("deck-show-help"))
    show.set_defaults(run=run_show)
    for act in (check, show):
        act.add_argument("deck", metavar=text("deck-deck"), help=text("deck-deck-help"))
    listing = acts.add_parser("list", help=text("deck-list-help"), description=text("deck-list-help"))
    listing.set_defaults(run=run_list)
    packs.add(acts)


def read(name: str) -> "Deck":
    from mulligan.games.spoils.cards.collection import named_deck
    from mulligan.games.spoils.cards.decklist import SUFFIXES

    if name.endswith(SUFFIXES) and not Path(name).is_file():
        raise Trouble(text("deck-no-file", file=name))
    try:
        return named_deck(name)
    except (ValueError, OSError) as error:
        raise Trouble(str(error)) from error


# ---- check ----------------------------------------------------------------------------------------------------------


def run_check(arguments: argparse.Namespace) -> int:
    from mulligan.games.spoils.cards.formats import BannedListTrouble, banned, faults

    deck = read(arguments.deck)
    pool: Counter[str] | None = None
    if arguments.pool is not None:
        pool = Counter()
        for entry in read(str(arguments.pool)).entries:
            pool[entry.name] += entry.count
    try:
        names = banned(arguments.format, arguments.banned)
    except BannedListTrouble as error:
        raise Trouble(str(error)) from error
    found = faults(deck, arguments.format, pool, names)
    if not found:
        print(text("deck-fine", deck=deck.name, format=arguments.format.capitalize()))
        return 0
    print(text("deck-faults", deck=deck.name, format=arguments.format.capitalize()))
    for fault in found:
        print(f"  {fault}")
    return FAULTS_FOUND


# ---- list -----------------------------------------------------------------------------------------------------------


def run_list(arguments: argparse.Namespace) -> int:
    from mulligan.games.spoils.cards.collection import house_decks, readings_of
    from mulligan.games.spoils.cards.library import Library

    library = Library()
    decks = {deck.name: deck for deck in library.decks()} | house_decks()
    widest = max(len(name) for name in decks)
    for name, deck in decks.items():
        mine = "" if name in house_decks() else f"  ({text('deck-list-own')})"
        readings = readings_of(deck)
        print(f"{name:{widest}}  {size_of(deck, readings):3}  {faction_of(deck, readings)}{mine}")
    library.cards()
    for trouble in library.troubles:
        print(text("library-trouble", trouble=trouble))
    print(text("library-place", folder=str(library.folder)))
    return 0


def faction_of(deck: "Deck", readings: "Readings") -> str:
    return next((e.name for e in deck.entries if type_of(e, readings) == "faction"), text("deck-no-faction"))


def size_of(deck: "Deck", readings: "Readings") -> int:
    return sum(e.count for e in deck.entries if type_of(e, readings) != "faction")


def type_of(entry: "Entry", readings: "Readings") -> str:
    reading = readings.get(entry.name)
    return "unknown" if reading is None else reading.card.type.value


# ---- show -----------------------------------------------------------------------------------------------------------


def run_show(arguments: argparse.Namespace) -> int:
    """The cards by type, then what they cost, what icons they ask for and provide, how many there are of each type."""
    from mulligan.games.spoils.cards.collection import readings_of

    deck = read(arguments.deck)
    readings = readings_of(deck)
    faction, size = faction_of(deck, readings), size_of(deck, readings)
    print(text("deck-heading", deck=deck.name, faction=faction, count=size))
    for name in TYPES:
        entries = [entry for entry in deck.entries if type_of(entry, readings) == name]
        if entries:
            print(f"\n{type_name(name)} ({sum(entry.count for entry in entries)})")
        for entry in sorted(entries, key=lambda entry: by_cost(entry, readings)):
            print(f"  {entry.count:2} {card_line(entry.name, readings.get(entry.name))}".rstrip())
    show_charts(deck, readings)
    return 0


def by_cost(entry: "Entry", readings: "Readings") -> tuple[int, str]:
    reading = readings.get(entry.name)
    return (0 if reading is None else reading.card.cost or 0, entry.name)


def card_line(name: str, reading: "Reading | None") -> str:
    """A card with its cost, threshold and numbers."""
    if reading is None:
        return name
    card = reading.card
    cost = "" if card.cost is None else str(card.cost)
    numbers = ""
    if card.strength is not None or card.life is not None:
        numbers = f"{card.strength or 0}/{card.life or 0}/{card.speed or 0}"
    elif card.structure is not None:
        numbers = str(card.structure)
    elif card.influence is not None:
        numbers = str(card.influence)
    return f"{name:30.30} {cost:>2} {card.threshold:6} {numbers}"


def show_charts(deck: "Deck", readings: "Readings") -> None:
    curve: Counter[int] = Counter()
    asked: Counter[str] = Counter()
    provided: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for entry in deck.entries:
        types[type_of(entry, readings)] += entry.count
        reading = readings.get(entry.name)
        if reading is None:
            continue
        for icon in reading.card.threshold:
            asked[icon] += entry.count
        for icon in provided_icons(reading):
            provided[icon] += entry.count
        if reading.card.cost is not None:
            curve[reading.card.cost] += entry.count
    total = sum(curve.values())
    average = sum(cost * count for cost, count in curve.items()) / total if total else 0
    costs = range(min(curve), max(curve) + 1) if curve else range(0)
    show_chart(text("deck-curve", average=f"{average:.1f}"), [(f"{cost:>2}", curve[cost]) for cost in costs])
    icons = [icon for icon in "OGEDRV" if asked[icon] or provided[icon]]
    rows = [
        row
        for icon in icons
        for row in (
            (f"{icon_name(icon)} {text('deck-asked')}", asked[icon]),
            (f"{icon_name(icon)} {text('deck-provided')}", provided[icon]),
        )
    ]
    show_chart(text("deck-icons"), rows)
    show_chart(text("deck-types"), [(type_name(name), types[name]) for name in TYPES if types[name]])


def show_chart(title: str, rows: list[tuple[str, int]]) -> None:
    """Bars in proportion, the longest as wide as there is room."""
    if not rows:
        return
    most = max(count for _, count in rows)
    scale = min(1.0, WIDEST_BAR / most) if most else 1.0
    widest = max(len(name) for name, _ in rows)
    print(f"\n{title}")
    for name, count in rows:
        print(f"  {name:{widest}} {count:3} {'#' * (max(1, round(count * scale)) if count else 0)}".rstrip())


def provided_icons(reading: "Reading") -> str:
    """The icons that a card provides (311.1), as letters."""
    from mulligan.games.spoils.cards.collection import why_not_playable
    from mulligan.games.spoils.lowering.paragraphs import lower
    from mulligan.games.spoils.printed import ICONS, Library

    if why_not_playable(reading):
        return ""
    provides = lower(reading.card, reading.tree(), Library()).provides
    return "".join(letter * count for letter, count in zip(ICONS, provides, strict=True))


def type_name(name: str) -> str:
    return text(f"deck-type-{name}")


def icon_name(letter: str) -> str:
    return text(f"spoils-icon-{letter}")
