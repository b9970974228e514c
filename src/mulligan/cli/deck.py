"""`mulligan deck`: check a deck of The Spoils against a format, or show what is in it."""

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.cli.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.games.spoils.octgn import Deck

FAULTS_FOUND = 1
WIDEST_BAR = 40


def add(commands: Commands) -> None:
    parser = commands.add_parser("deck", help=text("deck-help"), description=text("deck-description"))
    acts = parser.add_subparsers(dest="act", required=True)
    check = acts.add_parser("check", help=text("deck-check-help"))
    check.add_argument("--format", default="constructed", choices=["constructed", "limited"])
    check.set_defaults(run=run_check)
    show = acts.add_parser("show", help=text("deck-show-help"))
    show.set_defaults(run=run_show)
    for act in (check, show):
        act.add_argument("deck", metavar=text("deck-deck"))


def read(name: str) -> "Deck":
    from mulligan.games.spoils.collection import named_deck
    from mulligan.games.spoils.decklist import DeckTrouble

    if name.endswith((".txt", ".o8d")) and not Path(name).exists():
        raise Trouble(text("deck-no-file", file=name))
    try:
        return named_deck(name)
    except (ValueError, DeckTrouble, OSError) as error:
        raise Trouble(str(error)) from error


def run_check(arguments: argparse.Namespace) -> int:
    from mulligan.games.spoils.formats import faults

    deck = read(arguments.deck)
    found = faults(deck, arguments.format)
    for fault in found:
        print(fault)
    if not found:
        print(text("deck-fine", deck=deck.name, format=arguments.format))
    return FAULTS_FOUND if found else 0


def run_show(arguments: argparse.Namespace) -> int:
    from mulligan.games.spoils.collection import find

    deck = read(arguments.deck)
    curve: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for entry in deck.entries:
        reading = find(entry.name)
        kind = "?" if reading is None else reading.card.type.value
        types[kind] += entry.count
        print(f"{entry.count:3} {entry.name}")
        if reading is None:
            continue
        for icon in reading.card.threshold:
            icons[icon] += entry.count
        if reading.card.cost is not None:
            curve[f"{reading.card.cost:2}"] += entry.count
    for title, counts in ((text("deck-curve"), curve), (text("deck-icons"), icons), (text("deck-types"), types)):
        print(f"\n{title}")
        for name, count in sorted(counts.items()):
            print(f"  {name:10} {count:3} {'#' * min(count, WIDEST_BAR)}")
    return 0
