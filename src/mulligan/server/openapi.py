"""The published description of the service, with the messages of the socket beside those of HTTP.

`python -m mulligan.server.openapi FILE` writes it; the client's types are made from that file.
"""

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from mulligan.server import wire
from mulligan.server.app import application
from mulligan.server.settings import Settings
from mulligan.server.workshop.bringing import BroughtIn
from mulligan.server.workshop.weighing import Weighing

LINES: list[type[BaseModel]] = [BroughtIn, Weighing]  # of answers that are told line by line
SOCKET: list[type[BaseModel]] = [wire.Hello, wire.Sent, wire.Update, wire.Done, wire.Refused]


def description() -> dict[str, Any]:
    """The OpenAPI description."""
    described: dict[str, Any] = application(Settings(database="sqlite://")).openapi()
    _, models = models_json_schema(
        [(model, "serialization") for model in (*SOCKET, *LINES)], ref_template="#/components/schemas/{model}"
    )
    schemas = described["components"]["schemas"]
    for name, schema in models["$defs"].items():
        schemas.setdefault(name, schema)
    act = TypeAdapter(wire.Act).json_schema(ref_template="#/components/schemas/{model}")
    act.pop("$defs")
    schemas["Act"] = act
    return described


def main() -> None:
    target = Path(sys.argv[1])
    target.write_text(json.dumps(description(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
