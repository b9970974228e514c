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


def test_every_request_says_what_else_it_may_be_answered_with() -> None:
    """What is answered over thousands of requests is held against this in entrance/hostility.py."""
    refused = {"400", "403", "404", "409", "413", "421", "422", "429", "500", "503"}
    operations = [said for path in description()["paths"].values() for said in path.values()]
    assert len(operations) > 50
    for said in operations:
        assert refused <= set(said["responses"]), said["operationId"]
        for status in refused:
            schema = said["responses"][status]["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith("/Trouble"), (said["operationId"], status)
