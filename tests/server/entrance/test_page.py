"""The page's files: compressed for whoever takes that, whole for whoever does not, kept for good by their names."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI, Request, Response
from fastapi.testclient import TestClient

from mulligan.server.app import said_by_the_page
from mulligan.server.page import add_page, codings_taken, lost
from tests.server.tables import Service

SCRIPT = b"export const table = 1;\n" * 100
INDEX = b"<!doctype html><script src=/assets/index-1a2b.js></script>"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    client: Path = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_bytes(INDEX)
    (client / "index.html.gz").write_bytes(gzip.compress(INDEX))
    script = client / "assets" / "index-1a2b.js"
    script.write_bytes(SCRIPT)
    Path(f"{script}.gz").write_bytes(gzip.compress(SCRIPT))
    Path(f"{script}.br").write_bytes(b"as brotli has it")
    (client / "assets" / "small-3c4d.css").write_bytes(b"a{}")
    app = FastAPI()
    add_page(app, client)
    with TestClient(app, base_url="http://127.0.0.1") as asking:
        yield asking


def raw(page: TestClient, path: str, accepted: str) -> tuple[bytes, str, str]:
    """What goes over the line, how it is coded, and what it is."""
    with page.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        assert answer.status_code == 200
        assert "accept-encoding" in answer.headers["vary"].lower()
        content = b"".join(answer.iter_raw())
        assert int(answer.headers["content-length"]) == len(content)
        return content, answer.headers.get("content-encoding", ""), answer.headers["content-type"].partition(";")[0]


def test_who_takes_it_gets_the_smallest_there_is(page: TestClient) -> None:
    script = "/assets/index-1a2b.js"
    assert raw(page, script, "gzip, deflate, br, zstd") == (b"as brotli has it", "br", "text/javascript")
    content, coding, kind = raw(page, script, "gzip")
    assert (gzip.decompress(content), coding, kind) == (SCRIPT, "gzip", "text/javascript")
    content, coding, kind = raw(page, "/", "br, gzip")  # of the index there is one only
    assert (gzip.decompress(content), coding, kind) == (INDEX, "gzip", "text/html")


def test_who_does_not_take_it_gets_the_file_as_it_is(page: TestClient) -> None:
    for accepted in ("", "identity", "deflate", "gzip;q=0, br; q=0.0", "*;q=0"):
        assert raw(page, "/assets/index-1a2b.js", accepted) == (SCRIPT, "", "text/javascript")
    assert raw(page, "/assets/small-3c4d.css", "br, gzip") == (b"a{}", "", "text/css")


def test_what_is_named_by_its_content_is_kept_for_good_and_nothing_else(page: TestClient) -> None:
    for accepted in ("br", ""):
        asset = page.get("/assets/small-3c4d.css", headers={"accept-encoding": accepted})
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert page.get("/", headers={"accept-encoding": accepted}).headers["cache-control"] == "no-cache"


def test_the_compressed_files_have_no_address_of_their_own(page: TestClient) -> None:
    for name in ("index-1a2b.js.gz", "index-1a2b.js.br", "nothing.js"):
        assert page.get(f"/assets/{name}").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("br;q=1.0, gzip;q=0.8", ["br", "gzip"]),
        ("GZIP", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("*, br;q=0", ["gzip"]),
        (";;,q=,=", []),
    ],
)
def test_the_header_is_read_as_it_is_meant(accepted: str, taken: list[str]) -> None:
    assert codings_taken(accepted) == taken


def test_who_comes_by_a_wrong_link_gets_the_page_and_a_program_gets_data(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(INDEX)

    def asked(path: str, accept: str) -> Response | None:
        headers = [(b"accept", accept.encode()), (b"accept-encoding", b"")]
        return lost(Request({"type": "http", "method": "GET", "path": path, "headers": headers}), tmp_path)

    page = asked("/nonsense", "text/html,*/*")
    assert page is not None
    assert page.status_code == 404
    for path, accept in (("/nonsense", "*/*"), ("/api/nonsense", "text/html"), ("/assets/nothing.js", "text/html")):
        assert asked(path, accept) is None


def test_the_words_of_the_page_come_compressed_too(server: Service) -> None:
    said = said_by_the_page("de")
    content, coding, kind = raw(server.client, "/api/words/de", "gzip")
    assert (gzip.decompress(content).decode(), coding, kind) == (said, "gzip", "text/plain")
    assert raw(server.client, "/api/words/de", "identity") == (said.encode(), "", "text/plain")
