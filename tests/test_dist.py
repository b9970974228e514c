"""What people install: the wheel and the source archive play in an empty environment, without compiler and Node.

`make dist-check` builds both and runs this; elsewhere MULLIGAN_DIST says where they are.
"""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.serving import free_port

DIST = os.environ.get("MULLIGAN_DIST", "")
LOCKS = Path(__file__).parents[1] / "requirements"

pytestmark = pytest.mark.skipif(not DIST, reason="make dist-check runs this")


def empty_environment(folder: Path, locks: list[str]) -> tuple[Path, dict[str, str]]:
    """A virtual environment with what lock files name; no compiler and no Node can be found from it."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    binaries = folder / "bin"
    for lock in locks:
        subprocess.run([binaries / "pip", "install", "-q", "--require-hashes", "-r", LOCKS / lock], check=True)
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "HOME"))}
    return binaries, {**kept, "PATH": str(binaries), "CC": "/nowhere/cc"}


@pytest.mark.parametrize(("kind", "locks"), [("whl", ["run.lock"]), ("tar.gz", ["run.lock", "build.lock"])])
def test_it_installs_and_plays(kind: str, locks: list[str], tmp_path: Path) -> None:
    (archive,) = Path(DIST).resolve().glob(f"*.{kind}")
    binaries, bare = empty_environment(tmp_path / "environment", locks)
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([str(binaries / "pip"), "install", "-q", *alone, str(archive)], check=True, env=bare)
    told = subprocess.run([binaries / "mulligan", "--version"], check=True, env=bare, capture_output=True, text=True)
    assert ("compiled" if kind == "whl" else "interpreted") in told.stdout
    subprocess.run([binaries / "mulligan", "sim", "mystic-war", "--games", "3"], check=True, env=bare)
    port = free_port()
    where = f"http://127.0.0.1:{port}"
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    options = ["--port", str(port), "--pace", "0", "--database", database]
    server = subprocess.Popen([binaries / "mulligan", "serve", *options], env=bare)
    try:
        wait_for(f"{where}/api/ready")
        with urllib.request.urlopen(where) as page:
            (script,) = re.findall(r'<script[^>]* src="(/assets/[^"]+)"', page.read().decode())
        with urllib.request.urlopen(urllib.request.Request(where + script, headers={"Accept-Encoding": "br"})) as sent:
            assert sent.headers["Content-Encoding"] == "br"
        made = call(f"{where}/api/tables", {"game": "unmatched", "seats": [
            {"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]})  # fmt: skip
        seen = [call(f"{where}/api/tables/{made['table']}", key=seat["token"]) for seat in made["seats"]]
        (asked,) = [number for number, view in enumerate(seen) if view["prompt"]]
        prompt = seen[asked]["prompt"]
        choice = {"act": "choose", "ticket": prompt["ticket"], "option": prompt["options"][0]["id"]}
        done = call(f"{where}/api/tables/{made['table']}/acts", choice, made["seats"][asked]["token"])
        assert done["type"] == "done"
    finally:
        server.terminate()
        server.wait(30)


def wait_for(url: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(url):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not start")


def call(url: str, body: Any = None, key: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)
