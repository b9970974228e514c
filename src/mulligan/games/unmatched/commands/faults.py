"""What is wrong in the file of a hero."""

from pathlib import Path
from typing import Any

from mulligan.games.card_files import fault
from mulligan.games.unmatched.heroes import UnknownHero, hero_from
from mulligan.games.unmatched.vocabulary.texts.umdb import try_ability, try_card


def hero_faults(path: Path, content: dict[str, Any]) -> list[str]:
    """The cards and the ability that are not understood."""
    try:
        hero = hero_from(content)
    except UnknownHero as error:
        return [f"{path}: {error}"]
    tried = (*(try_card(hero, card) for card in hero.cards), try_ability(hero))
    return [fault(path, 0, one.name, one.words, one.reason, "") for one in tried if one is not None]
