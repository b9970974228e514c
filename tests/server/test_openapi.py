"""The published description is that of the service."""

import json
from pathlib import Path

from mulligan.server.openapi import description

PUBLISHED = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_published_description_is_up_to_date() -> None:
    """`make openapi` writes it anew."""
    assert json.loads(PUBLISHED.read_text("utf-8")) == json.loads(json.dumps(description()))


def test_everything_that_goes_over_the_socket_is_described() -> None:
    schemas = description()["components"]["schemas"]
    assert {"Hello", "Sent", "Act", "Update", "Done", "Refused"} <= set(schemas)
