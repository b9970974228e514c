"""The description of the service, with the messages of the socket beside those of HTTP."""

from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from mulligan.server import wire
from mulligan.server.workshop.bringing import BroughtIn
from mulligan.server.workshop.weighing import Weighing

PLACE = "#/components/schemas/{model}"
LINES: list[type[BaseModel]] = [BroughtIn, Weighing]  # of answers that are told line by line
SOCKET: list[type[BaseModel]] = [wire.Hello, wire.Sent, wire.Update, wire.Done, wire.Refused]
NAMED: list[type[BaseModel]] = [*SOCKET, *LINES, wire.Trouble]  # what no route gives as its model


class Described(FastAPI):
    """A service that describes its socket too. Everything is worked out when somebody asks for it."""

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        schemas = described["components"]["schemas"]
        if "Act" not in schemas:
            _, models = models_json_schema([(model, "serialization") for model in NAMED], ref_template=PLACE)
            for name, schema in models["$defs"].items():
                schemas.setdefault(name, schema)
            act = TypeAdapter(wire.Act).json_schema(ref_template=PLACE)
            act.pop("$defs")
            schemas["Act"] = act
        return described
