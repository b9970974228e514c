"""Saving a journal leaves the old file or the new one, whatever happens in between."""

import errno
import json
import os
from pathlib import Path

import pytest

from mulligan.kernel.journal import Journal, read_json
from tests.kernel.small_games import SHIELD, TAKE, Toll


def journal(*choices: int) -> Journal:
    made = Journal(Toll(), "1")
    for option in choices:
        made.apply(option)
    return made


def test_a_saved_journal_is_read_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made = journal(SHIELD, TAKE)
    made.save(path)
    assert read_json(path) == made.as_json()


def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    """Whoever saves to /dev/null wants to keep nothing, /dev/null least of all replaced by a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        made = journal(SHIELD)
        made.save(pipe)
        assert json.loads(os.read(reading, 65_536)) == made.as_json()
    finally:
        os.close(reading)
    assert pipe.is_fifo()


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), OSError(errno.EIO, "bad disk")])
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError) -> None:
    path = tmp_path / "game.json"
    old = journal(SHIELD)
    old.save(path)

    def fail(_: int) -> None:
        raise error

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match=str(error.strerror)):
        journal(TAKE, TAKE).save(path)
    assert read_json(path) == old.as_json()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_disk_that_is_full_while_writing_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    old = journal(SHIELD)
    old.save(path)
    (tmp_path / "game.json.part").symlink_to("/dev/full")
    with pytest.raises(OSError, match="space"):
        journal(TAKE, TAKE).save(path)
    assert read_json(path) == old.as_json()


def test_a_process_killed_while_saving_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    old = journal(SHIELD)
    old.save(path)
    child = os.fork()
    if child == 0:
        os.fsync = lambda _: os.kill(os.getpid(), 9)  # type: ignore[assignment]
        journal(TAKE, TAKE).save(path)
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == 9
    assert read_json(path) == old.as_json()
    journal(TAKE).save(path)
    assert read_json(path) == journal(TAKE).as_json()
