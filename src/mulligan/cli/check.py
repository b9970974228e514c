"""`mulligan check FILE...`: reads card files and deck files and says what is wrong in them."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mulligan.cli.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    """Register the command."""
    parser = commands.add_parser("check", help=text("check-help"), description=text("check-description"))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=text("check-files-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print every fault of every file; 1 where there is any."""
    faults = 0
    for path in arguments.files:
        if not path.is_file():
            raise Trouble(text("check-no-file", file=str(path)))
        found = list(_faults(path))
        for fault in found:
            print(fault)
        faults += len(found)
        if not found:
            print(text("check-fine", file=str(path)))
    return 1 if faults else 0


def _faults(path: Path) -> Iterator[str]:
    if path.suffix == ".toml":
        yield from _toml_faults(path)
    elif path.suffix == ".xml":
        yield from _set_faults(path)
    else:
        yield from _deck_faults(path)


def _toml_faults(path: Path) -> Iterator[str]:
    """Cards of Mystic War have a kind, heroes of Unmatched fighters, cards of The Spoils a type line."""
    import tomllib

    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        yield text("check-not-toml", file=str(path), reason=str(error))
        return
    found = content.get("card")
    cards = [card for card in found if isinstance(card, dict)] if isinstance(found, list) else []
    if any("kind" in card for card in cards):
        yield from _mystic_war_faults(path, cards)
    elif cards and "fighter" in content:
        yield from _hero_faults(path, content)
    else:
        yield from _card_faults(path)


def _mystic_war_faults(path: Path, cards: list[dict[str, Any]]) -> Iterator[str]:
    from mulligan.games.mystic_war.vocabulary.card_files import problems

    for name, problem in problems(cards, path.read_text(encoding="utf-8")):
        yield _said(path, problem.line, name, problem.words, problem.reason, problem.nearest)


def _hero_faults(path: Path, content: dict[str, Any]) -> Iterator[str]:
    from mulligan.games.unmatched.heroes import UnknownHero, hero_from
    from mulligan.games.unmatched.vocabulary.umdb import try_ability, try_card

    try:
        hero = hero_from(content)
    except UnknownHero as error:
        yield f"{path}: {error}"
        return
    for unread in (*(try_card(hero, card) for card in hero.cards), try_ability(hero)):
        if unread is not None:
            yield _said(path, 0, unread.name, unread.words, unread.reason, "")


def _card_faults(path: Path) -> Iterator[str]:
    from mulligan.games.spoils.cards.card import CardTrouble, read_cards, text_line
    from mulligan.games.spoils.cards.collection import why_not_playable
    from mulligan.games.spoils.cards.library import read_all

    try:
        cards = read_cards(path)
    except CardTrouble as trouble:
        yield trouble.said(path)
        return
    source = path.read_text(encoding="utf-8")
    for reading in read_all(cards):
        first = text_line(source, reading.card)
        for problem in reading.problems:
            line = first + max(problem.line - 1, 0)
            yield _said(path, line, reading.card.name, problem.words, problem.reason, problem.nearest)
        if reading.read and (why := why_not_playable(reading)):
            yield text("check-not-playable", place=f"{path}:{first}", card=reading.card.name, reason=why)


def _set_faults(path: Path) -> Iterator[str]:
    from mulligan.games.spoils.cards.library import read_all
    from mulligan.games.spoils.cards.octgn import OctgnTrouble, read_set

    try:
        readings = read_all(read_set(path))
    except OctgnTrouble as trouble:
        raise Trouble(str(trouble)) from None
    for reading in readings:
        for problem in reading.problems:
            yield _said(path, 0, reading.card.name, problem.words, problem.reason, problem.nearest)


def _deck_faults(path: Path) -> Iterator[str]:
    from mulligan.games.spoils.cards.collection import readings_of, why_not_playable
    from mulligan.games.spoils.cards.decklist import DeckTrouble, read_decklist

    try:
        deck = read_decklist(path)
    except DeckTrouble as trouble:
        yield f"{path}: {trouble}"
        return
    readings = readings_of(deck)
    for name in dict.fromkeys(entry.name for entry in deck.entries):
        reading = readings.get(name)
        if reading is None:
            yield text("check-unknown-card", file=str(path), card=name)
        elif why := why_not_playable(reading):
            yield text("check-unplayable-card", file=str(path), card=name, reason=why)


def _said(path: Path, line: int, card: str, words: str, reason: str, nearest: str) -> str:
    place = f"{path}:{line}" if line else str(path)
    fault = text("check-fault", place=place, card=card, words=words, reason=reason)
    return fault + ("\n" + text("check-nearest", nearest=nearest) if nearest else "")
