"""Files of cards: what every game's have in common, and what is wrong in one, said the same way for all games."""

from pathlib import Path
from typing import Any

from mulligan.messages import text
from mulligan.messages.reasons import in_words


def cards_of(content: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries [[card]] of a TOML file."""
    found = content.get("card")
    return [card for card in found if isinstance(card, dict)] if isinstance(found, list) else []


def fault(path: Path, line: int, card: str, words: str, reason: str, nearest: str) -> str:
    """Something that is not understood: where, in which card, which words, why, and what would be."""
    place = f"{path}:{line}" if line else str(path)
    said = text("check-fault", place=place, card=card, words=words, reason=in_words(reason))
    return said + ("\n" + text("check-nearest", nearest=nearest) if nearest else "")
