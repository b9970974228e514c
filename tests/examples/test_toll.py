"""A game that another package brings: installed beside Mulligan it can be played, watched and judged.

Nothing of ours knows it. `docs/add-a-game.md` is built round the same example.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mulligan import games, messages
from tests.server.tables import asked, make, play_out, service

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "toll"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that pip has put the example into, as if somebody had published it."""
    folder = tmp_path_factory.mktemp("toll")
    source, target = folder / "source", folder / "target"
    shutil.copytree(EXAMPLE, source)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    return target


def mulligan(installed: Path, *words: str, typed: str = "", cwd: Path = ROOT) -> str:
    """What the command prints, with the example on the path."""
    path = os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH", "")]))
    if os.environ.get("PYTHONPATH") == "src":
        path = os.pathsep.join([str(installed), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(installed.parent), "COLUMNS": "100"}
    command = [sys.executable, "-m", "mulligan", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=cwd, env=environment, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_played_in_the_terminal_with_bots_undo_why_and_replay(installed: Path) -> None:
    save = installed.parent / "toll.json"
    lines = ["raise", "ask", "why raise", "hint", "? lantern", "undo", "log", f"save {save}", "quit"]
    told = mulligan(installed, "play", "toll", "--seats", "2", "--seed", "4", typed="\n".join(lines) + "\n")
    assert "You  coins 5  shield 0  hand 0" in told
    assert "You raise a shield." in told
    assert "A bot would choose: " in told
    assert "Lantern: So that one sees who pays." in told
    assert "[4]" in told
    assert "show the table again" in mulligan(installed, "play", "toll", typed="?\nquit\n")
    again = mulligan(installed, "replay", str(save), "--all")
    assert "raises a shield. [4]" in again
    assert "The game goes on" in mulligan(installed, "play", "--resume", str(save), typed="quit\n")


def test_many_games_of_it_are_played_and_checked(installed: Path) -> None:
    report = json.loads(mulligan(installed, "sim", "toll", "--games", "20", "--seats", "2-4", "--check", "--json"))
    assert report["games"] == 20
    assert report["draws"] == 0


def test_its_scenarios_hold_and_its_rules_are_shown(installed: Path) -> None:
    assert "2 of 2 scenarios hold" in mulligan(installed, "scenario", "run", str(EXAMPLE / "tests" / "scenarios"))
    assert "7 rules, 7 of them shown" in mulligan(installed, "rules", "toll")


def test_its_own_tests_pass(installed: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(EXAMPLE / "tests")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False, timeout=120)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def here(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example is installed for this process too."""
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setattr(messages, "_more", [])
    games.brought.cache_clear()
    yield
    games.brought.cache_clear()


@pytest.mark.usefixtures("here")
def test_it_is_played_at_a_table_in_the_browser(tmp_path: Path) -> None:
    with service(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        listed = {game["name"]: game for game in server.client.get("/api/games").json()}
        assert (listed["toll"]["title"], listed["toll"]["fewest"], listed["toll"]["most"]) == ("Toll", 2, 4)
        assert [listed[name]["taught"] for name in ("toll", "unmatched")] == [False, True]
        assert server.client.get("/api/workshop/toll/terms").json() == []
        assert "web-game-toll = Zoll" in server.client.get("/api/words/de").text
        assert server.client.get("/api/games/toll/rules").json()["5"] == "Who has paid takes a card."
        table = make(server, people=2, game="toll", seed="a")
        seat = asked(table)
        seen = table.get(seat)
        assert seen["position"]["layout"] == "plain"
        assert [option["label"] for option in seen["prompt"]["options"]] == [
            "Ask for the toll", "Take a card", "Raise a shield"
        ]  # fmt: skip
        table.choose(seat, seen["prompt"], 1)
        hands = [table.get(who)["position"]["sides"][seat]["heaps"][0]["cards"] for who in (seat, 1 - seat)]
        assert hands[0][0] >= 0
        assert hands[1] == [-1]
        faces = table.get(seat, "/printed")["cards"]
        assert faces[hands[0][0]]["name"] in ("Purse", "Mask", "Lantern")
        assert play_out(table, Random(1)) > 0
        assert table.get(seat)["status"]["winners"]


@pytest.mark.usefixtures("here")
def test_bots_play_it_at_a_table(tmp_path: Path) -> None:
    with service(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        table = make(server, people=1, bots=1, game="toll", seed="b")
        assert play_out(table, Random(2)) > 0


@pytest.mark.usefixtures("here")
def test_it_speaks_the_languages_that_it_brings() -> None:
    game = games.box("toll").make()
    with messages.speaking("de"):
        assert game.question(game.start(1)) == "Was tust du?"
    with messages.speaking("en"):
        assert game.question(game.start(1)) == "What do you do?"


def test_a_package_that_is_broken_spoils_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[mulligan.games]\nbroken = no_such_module:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    games.brought.cache_clear()
    try:
        assert games.names() == list(games.own())
        with pytest.raises(ValueError, match="The game 'broken' of no_such_module:GAME cannot be had"):
            games.box("broken")
    finally:
        games.brought.cache_clear()
