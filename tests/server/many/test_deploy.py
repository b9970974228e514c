"""The containers, without a container tool: their commands are started as they stand there, and their parts agree."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import yaml

from mulligan.server.storage.store import engine_options
from tests.server.postgres import Postgres
from tests.server.tables import bearer, once, seats
from tests.serving import free_port

DEPLOY = Path(__file__).parents[3] / "deploy"
GUIDE = (DEPLOY.parent / "docs" / "host.md").read_text("utf-8")
IMAGE = (DEPLOY / "Containerfile").read_text("utf-8")
PROXY = (DEPLOY / "Caddyfile").read_text("utf-8")
HOUSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = HOUSE["services"]
GIVEN = {"MULLIGAN_NAME": "tables.example.org", "POSTGRES_PASSWORD": "p@ss/word"}
MOST_SERVERS, MOST_BOTS = 8, 8


def command(service: str) -> list[str]:
    filled = re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda name: GIVEN[name[1]], SERVICES[service]["command"])
    return shlex.split(filled)


def here(words: list[str], port: int, database: str) -> list[str]:
    """As in the container, but at another port and database."""
    words = [str(port) if word == "8000" else word for word in words]
    words[words.index("--database") + 1] = database
    return [sys.executable, "-m", "mulligan", *words]


def health_check(port: int) -> list[str]:
    found = re.search(r"HEALTHCHECK .*?CMD (\[.*?\])\n", IMAGE, re.DOTALL)
    assert found is not None
    words: list[str] = json.loads(found[1].replace("\\\n", ""))
    assert words[0] == "python"
    return [sys.executable, *(word.replace(":8000", f":{port}") for word in words[1:])]


@once
def test_a_server_and_bots_as_in_the_containers_play_a_game(postgres: Postgres) -> None:
    database, port = postgres.new_database(), free_port()
    with ExitStack() as running:
        for service in ("server", "bots"):
            process = subprocess.Popen(here(command(service), port, database), stdout=subprocess.DEVNULL)
            running.callback(process.wait, 30)
            running.callback(process.terminate)
        until = time.monotonic() + 90
        while subprocess.run(health_check(port), check=False, stderr=subprocess.DEVNULL).returncode != 0:
            assert time.monotonic() < until
            time.sleep(0.2)
        name = {"Host": GIVEN["MULLIGAN_NAME"]}
        body = {"game": "mystic-war", "seats": seats(1, 2), "seed": "again"}
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=name) as client:
            assert client.get("/api/ready").json() == {"ready": True}
            made = client.post("/api/tables", json=body).json()
            token = bearer(made["seats"][0]["token"])
            path = f"/api/tables/{made['table']}"
            chosen = 0
            while chosen < 4:
                assert time.monotonic() < until
                prompt = client.get(path, headers=token).json()["prompt"]
                if prompt is None:
                    time.sleep(0.05)
                    continue
                body = {"act": "choose", "ticket": prompt["ticket"], "option": prompt["options"][-1]["id"]}
                chosen += client.post(f"{path}/acts", json=body, headers=token).status_code == 200


def test_the_parts_of_the_house_agree() -> None:
    server = command("server")
    address = SERVICES["proxy"]["networks"]["house"]["ipv4_address"]
    assert server[server.index("--proxy") + 1] == address  # whose word about callers is believed
    (network,) = HOUSE["networks"]["house"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    assert ip_address(address) not in ip_network(network["ip_range"])  # whoever starts before the proxy gets another
    port = server[server.index("--port") + 1]
    assert f"dynamic a server {port}" in PROXY
    assert f"EXPOSE {port}" in IMAGE
    assert server[server.index("--allow-host") + 1] == GIVEN["MULLIGAN_NAME"]
    assert "--no-bots" in server
    password = SERVICES["database"]["environment"]["POSTGRES_PASSWORD"]
    for service in ("server", "bots"):
        words = command(service)
        assert "p@ss/word" not in " ".join(words)  # everybody on the machine can read a command
        assert words[words.index("--database") + 1] == "postgresql+psycopg://mulligan@database/mulligan"
        assert SERVICES[service]["environment"]["PGPASSWORD"] == password


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no such proxy here")
def test_the_proxy_can_read_what_it_is_told() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    found = subprocess.run(command, env={**os.environ, **GIVEN}, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_the_database_has_connections_for_as_many_processes_as_the_guide_speaks_of() -> None:
    found = re.search(r"max_connections=(\d+)", SERVICES["database"]["command"])
    assert found is not None
    options = engine_options(command("server")[-1])
    of_one = options["pool_size"] + options["max_overflow"]
    assert f"{of_one} connections" in GUIDE
    assert int(found[1]) >= of_one * (MOST_SERVERS + MOST_BOTS) + 3  # three are the database's own
