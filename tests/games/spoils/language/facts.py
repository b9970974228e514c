"""Where the community's card files are, for tests that read them in place; they are no part of this repository."""

import os
from pathlib import Path

import pytest


def octgn_folder() -> Path:
    """The folder with both wordings, or a skip where this machine has none."""
    named = os.environ.get("MULLIGAN_FACTS")
    root = Path(__file__).resolve().parents[4]
    places = [Path(named)] if named else [root.parent / "shared" / "facts", root / "shared" / "facts"]
    for place in places:
        folder = place / "spoils" / "octgn"
        if folder.is_dir():
            return folder
    pytest.skip("no OCTGN files here: name their folder with MULLIGAN_FACTS")
