"""A part of a core for a process and those that it starts, by the control groups of Linux: what one server bears can be
held against what two bear only where neither takes what the other, the database or the players would have had."""

import os
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000  # microseconds
FIRST = 262_144  # of the old groups: the largest weight that there is
FIRST_TOO = 10_000  # of the new ones


class Unshared(Exception):
    """Only root shares the processor out, on Linux."""


class Share:
    """So much of a core at most (0: as much as there is), but that before anybody else."""

    def __init__(self, name: str, part: float) -> None:
        old = GROUPS / "cpu"
        self.group = (old if old.is_dir() else GROUPS) / f"mulligan-{os.getpid()}-{name}"
        quota = round(part * PERIOD) if part else 0
        try:
            self.group.mkdir()
            if old.is_dir():
                self.say("cpu.cfs_period_us", PERIOD)
                self.say("cpu.cfs_quota_us", quota or -1)
                self.say("cpu.shares", FIRST)
            else:
                self.say("cpu.max", f"{quota or 'max'} {PERIOD}")
                self.say("cpu.weight", FIRST_TOO)
        except OSError as error:
            raise Unshared(f"no share of a core: {error}") from None

    def say(self, what: str, value: str | int) -> None:
        (self.group / what).write_text(str(value))

    def take(self, process: int) -> None:
        self.say("cgroup.procs", process)

    @staticmethod
    def leave(process: int) -> None:
        """Back to where everybody is."""
        old = GROUPS / "cpu"
        ((old if old.is_dir() else GROUPS) / "cgroup.procs").write_text(str(process))

    def give_back(self) -> None:
        """Nobody is in it any more."""
        self.group.rmdir()
