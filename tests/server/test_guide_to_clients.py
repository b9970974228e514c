"""The bot in the guide to clients plays a whole game against a real server, as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

from mulligan.server.openapi import description
from tests.serving import Server

GUIDE = (Path(__file__).parents[2] / "docs" / "clients.md").read_text("utf-8")


def test_the_bot_of_the_guide_plays_a_game(tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", GUIDE, re.S)
    assert code is not None
    bot = tmp_path / "bot.py"
    bot.write_text(code.group(1))
    server = Server(tmp_path / "tables.db", pace="0")
    server.start()
    try:
        done = subprocess.run([sys.executable, bot, server.address], capture_output=True, text=True, timeout=100)
    finally:
        server.kill()
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert told[-1] in ("won", "lost")
    assert any("attack" in line for line in told)
    assert not any('"code"' in line for line in told)


def test_the_guide_names_every_call_there_is() -> None:
    named = set(re.findall(r"^\| `(GET|POST|DELETE) (/api/\S+?)(?:\?\S*)?` ", GUIDE, re.M))
    known = {
        (method.upper(), path.replace("{ident}", "{table}").replace("/games/{name}", "/games/{game}"))
        for path, calls in description()["paths"].items()
        for method in calls
        if not path.startswith("/api/words")
    }
    assert named == known
