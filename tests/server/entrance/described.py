"""Requests made from the service's own description: every path that it has, with bodies that could be right."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from mulligan.games import names

Schema = dict[str, Any]
SLOW = (
    "/api/workshop/",
    "/api/judge",
    "/api/lessons/",
    "/api/tables/{ident}/hint",
)  # they read cards, or think
NEVER = ("/api/tables/{ident}/review",)  # minutes in a process of its own
SELDOM = 0.05
DEEPEST = 6


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    parameters: list[Schema]
    body: Schema | None
    answers: frozenset[int]  # all that it says it may be answered with


class Described:
    def __init__(self, app: FastAPI) -> None:
        self.described = app.openapi()
        self.operations = [
            Operation(
                method.upper(), path, said.get("parameters", []), body_of(said), frozenset(map(int, said["responses"]))
            )
            for path, said_of in sorted(self.described["paths"].items())
            for method, said in sorted(said_of.items())
            if path not in NEVER
        ]

    def some(self, random: Random, pool: list[str]) -> tuple[Operation, str, bytes, Any]:
        """What is asked, a path, a query and a body. `pool`: names and keys that something may come of."""
        while True:
            asked = random.choice(self.operations)
            if not asked.path.startswith(SLOW) or random.random() < SELDOM:
                break
        path, query = asked.path, []
        for parameter in asked.parameters:
            name, value = parameter["name"], self.fitting(parameter["schema"], random, pool)
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", str(value or "x"))
            elif parameter["in"] == "query" and name != "wait" and random.random() < 0.5:
                query.append(f"{name}={quote(str(value), errors='replace')}")
        body = self.fitting(asked.body, random, pool) if asked.body is not None else None
        return asked, path, "&".join(query).encode(), body

    def fitting(self, schema: Schema, random: Random, pool: list[str], depth: int = 0) -> Any:
        """What the schema describes, or nearly."""
        if "$ref" in schema:
            named = self.described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            return self.fitting(named, random, pool, depth)
        if (either := schema.get("anyOf") or schema.get("oneOf")) is not None:
            return self.fitting(random.choice(either), random, pool, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return random.choice(schema["enum"])
        match schema.get("type"):
            case "string":
                least, most = schema.get("minLength", 0), schema.get("maxLength", 10_000)
                return random.choice([*pool, *names(), "en", "Ash"]).ljust(least, "x")[:most]
            case "integer" | "number":
                least, most = schema.get("minimum", -1), schema.get("maximum", 9)
                return random.choice([least, most, int(least), int(least) + 1])
            case "boolean":
                return random.random() < 0.5
            case "array":
                number = random.choice([0, 1, 2, 3]) if depth < DEEPEST else 0
                return [self.fitting(schema.get("items", {}), random, pool, depth + 1) for _ in range(number)]
            case "object":
                wanted = set(schema.get("required", []))
                return {
                    name: self.fitting(inner, random, pool, depth + 1)
                    for name, inner in schema.get("properties", {}).items()
                    if name in wanted or (depth < DEEPEST and random.random() < 0.4)
                }
        return None if schema.get("type") == "null" else random.choice([1, "x", [], {}])


def body_of(said: Schema) -> Schema | None:
    found: Schema | None = said.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return found


def written(body: Any) -> bytes:
    return b"" if body is None else json.dumps(body).encode()[:70_000]
