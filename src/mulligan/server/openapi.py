"""`python -m mulligan.server.openapi FILE` writes the description of the service; the page's types are made of it."""

import json
import sys
from pathlib import Path
from typing import Any

from mulligan.server.app import application
from mulligan.server.settings import Settings


def description() -> dict[str, Any]:
    return application(Settings(database="sqlite://")).openapi()


def main() -> None:
    target = Path(sys.argv[1])
    target.write_text(json.dumps(description(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
