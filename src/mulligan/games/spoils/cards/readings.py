"""What card texts were read as, kept in the user's cache folder: a text that was read once is not read again.

Nothing depends on the file: where it is missing, damaged, of another language or read-only, texts are read anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from mulligan.folders import cache_folder

MOST_KEPT = 6_000  # texts; the oldest go first
MOST_LANGUAGES = 8  # several versions may be at work on one machine


def source_now() -> str:
    """The source of the card language, in short."""
    digest = hashlib.sha256()
    here = Path(__file__).parent.parent  # the game
    language = here.parent.parent / "language"
    for path in sorted([here / "language.py", *(here / "vocabulary").rglob("*.py"), *language.rglob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


SOURCE_AT_START = source_now()


def fingerprint() -> str:
    """Changes whenever the card language does: what its source was when this process began."""
    return SOURCE_AT_START


def key_of(text: str, type_: str, name: str = "", subtypes: tuple[str, ...] = ()) -> str:
    """Under which a text on a card of a type is kept; of a name and of subtypes, where it may speak of them."""
    return hashlib.sha256("\n".join((type_, name, *subtypes, text)).encode()).hexdigest()[:32]


def recall() -> dict[str, Any]:
    """Everything that is kept, by key."""
    try:
        seal, _, content = _file().read_text(encoding="utf-8").partition("\n")
        if seal != _seal(content):
            return {}
        kept = json.loads(content)
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def remember(found: dict[str, Any]) -> None:
    """Keep more of them, if they can be kept; not while the language is being exchanged under this process."""
    if source_now() != SOURCE_AT_START:
        return
    kept = {**recall(), **found}
    for key in list(kept)[: len(kept) - MOST_KEPT]:
        del kept[key]
    content = json.dumps(kept, ensure_ascii=False)
    file = _file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=file.parent, suffix=".new")
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(f"{_seal(content)}\n{content}")
        Path(beside).replace(file)
        kept_files = sorted(file.parent.glob("readings-*.json"), key=lambda path: path.stat().st_mtime)
        for old in kept_files[:-MOST_LANGUAGES]:
            old.unlink()
    except OSError:
        return


def _file() -> Path:
    return cache_folder() / "spoils" / f"readings-{fingerprint()}.json"


def _seal(content: str) -> str:
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()
