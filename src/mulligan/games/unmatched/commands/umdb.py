"""`mulligan import umdb FILE`: reads community hero decks from where the user has them into the user's library."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.command import Trouble
from mulligan.messages import text
from mulligan.messages.reasons import in_words

if TYPE_CHECKING:
    from mulligan.games.unmatched.vocabulary.texts.umdb import Reading


def import_heroes(path: Path, only_check: bool, as_json: bool) -> int:
    """Read what is there; keep it in the library unless it is only to be checked; say how much was read."""
    from mulligan.games.unmatched.vocabulary.texts.umdb import report

    readings = read(path)
    if not only_check:
        keep(readings)
    if as_json:
        print(json.dumps(report(readings, play(readings)), ensure_ascii=False, indent=2))
    else:
        tell(readings, only_check)
    return 0


def read(path: Path) -> "list[Reading]":
    from mulligan.games.unmatched.vocabulary.texts.umdb import NotADeckFile, read_file

    try:
        return read_file(json.loads(path.read_text("utf-8")))
    except OSError as error:
        raise Trouble(text("import-umdb-no-path", path=str(path), reason=error.strerror or str(error))) from None
    except (NotADeckFile, ValueError, RecursionError) as error:
        raise Trouble(text("import-umdb-not-decks", path=str(path), reason=str(error))) from None


def play(readings: "list[Reading]") -> dict[str, list[str]]:
    """The cards of which not everything was seen to matter when they were played, by hero; tells how far it is."""
    from mulligan.games.unmatched.commands.playing import idle_cards

    found: dict[str, list[str]] = {}
    for number, reading in enumerate(readings, 1):
        if sys.stderr.isatty():
            print(text("import-playing", number=number, of=len(readings), hero=reading.hero.name), file=sys.stderr)
        idle = idle_cards(reading)
        if idle:
            found[reading.hero.name] = idle
    return found


def keep(readings: "list[Reading]") -> None:
    """The heroes that can be played become files of the user's library."""
    from mulligan.folders import library_folder
    from mulligan.games.unmatched.battlefields import plain
    from mulligan.games.unmatched.heroes import as_toml, own_heroes

    folder = library_folder("unmatched")
    folder.mkdir(parents=True, exist_ok=True)
    for reading in readings:
        for hero in reading.variants if reading.playable else []:
            name = plain(hero.name)
            if name not in own_heroes():
                (folder / f"{name}.toml").write_text(as_toml(hero), encoding="utf-8")


def tell(readings: "list[Reading]", only_check: bool) -> None:
    from mulligan.games.unmatched.vocabulary.texts.umdb import suspects

    cards = sum(len(reading.hero.cards) + reading.strangers for reading in readings)
    unread = [one for reading in readings for one in (*reading.unread_cards, reading.unread_ability) if one is not None]
    missed = sum(len(reading.unread_cards) for reading in readings)
    print(text("import-read", read=cards - missed, cards=cards))
    abilities = [reading for reading in readings if reading.hero.ability.strip()]
    read_abilities = sum(reading.unread_ability is None for reading in abilities)
    print(text("import-umdb-abilities", read=read_abilities, abilities=len(abilities)))
    playable = [reading.hero.name for reading in readings if reading.playable]
    print(text("import-umdb-playable", count=len(playable), heroes=", ".join(playable)))
    if only_check:
        idle = [(hero, name) for hero, names in play(readings).items() for name in names]
        suspect = [one for reading in readings for one in suspects(reading)]
        print(text("import-played", played=cards - missed - len(idle), read=cards - missed))
        for hero, name in idle:
            print(text("import-umdb-idle", hero=hero, card=name))
        for doubt in suspect:
            print(text("import-umdb-suspect", hero=doubt["hero"], card=doubt["name"], words=", ".join(doubt["words"])))
        for one in unread:
            print(
                text("import-umdb-unread", hero=one.hero, card=one.name, words=one.words, reason=in_words(one.reason))
            )
