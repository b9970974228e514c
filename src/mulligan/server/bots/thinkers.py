"""The processes in which bots think, seen from the server.

All tables share the server's one thread. A bot of a game that ponders thinks elsewhere, so that nobody waits for
another table's bot; one that answers at once does so here: sending it the view would take longer than its answer.
"""

import asyncio
import json
import logging
import os
import time
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Any

from mulligan.agents.levels import THINKING
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.server.bots import KIND, SIMPLE_KIND, choose
from mulligan.server.bots.children import Children, say
from mulligan.server.bots.turn_taking import TurnTaking

LOG = logging.getLogger(__name__)
THINKER = "mulligan.server.bots.thinker"
MOST = 4
BY_THE_CLOCK = ("hard",)  # these think for about a second whatever the game, or less while many tables wait
A_ROUND = 1.0  # seconds for all tables together, each process
LEAST = 0.05
TRIES = 2
APART = 0.005  # seconds between two choices of bots that nobody waits for, at all tables together
YIELDING = 5  # times as long as the server came late to them is left to others
LONGEST_APART = 0.2  # seconds
PATIENCE = 60.0  # seconds, of which a slow machine takes some to start; a bot that thinks longer has lost its way


def usual_number() -> int:
    """One less than there are cores, as the server needs one itself."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


def at_once(game: Game, kind: str) -> bool:
    """Does such a bot answer without thinking?"""
    return not game.ponders and kind not in BY_THE_CLOCK


class Thinkers:
    """As many processes as are needed, up to a number; the table that was thought for least comes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.turns = TurnTaking(most)
        self.children = Children()
        self.idle: list[Process] = []
        self.busy: set[Process] = set()
        self.warm = False
        self.among_themselves = asyncio.Lock()
        self.not_before = 0.0

    async def choose(self, view: View, seed: str, kind: str = KIND, table: str = "") -> int:
        """What a bot of this seat chooses: the same wherever it thinks, unless it thinks by the clock."""
        game, decision = view.position.game, view.decision
        assert decision is not None
        if at_once(game, kind):
            return choose(view, seed, kind)
        question = {"view": view.save(), "seed": seed, "kind": kind}
        for _ in range(TRIES):
            answer = await self.ask(game.name, question, table)
            if answer in decision.options:  # what is written down must apply for ever
                return answer
        LOG.error("a bot of %s finds no answer; it chooses at random", game.name)
        return choose(view, seed, SIMPLE_KIND)

    async def stand_back(self) -> None:
        """Where bots play one another nobody waits for them: all such tables together choose now and then, one after
        another, and leave the rest of the time to people. The busier the server, the later it comes to them, and the
        more seldom they choose."""
        async with self.among_themselves:
            due = max(self.not_before, time.monotonic())
            await asyncio.sleep(due - time.monotonic())
            now = time.monotonic()
            self.not_before = now + min(LONGEST_APART, APART + YIELDING * (now - due))

    def time_for(self, kind: str, table: str) -> str:
        """A bot that thinks by the clock, with its share of the time while many tables wait for theirs."""
        if kind not in BY_THE_CLOCK:
            return kind
        share = A_ROUND * self.most / self.turns.crowd(table)
        return kind if share >= THINKING else f"{kind}:seconds={max(LEAST, share):.3f}"

    async def ask(self, game: str, question: dict[str, Any], table: str) -> int | None:
        """The answer of a thinker; None if it ended over it, or thought for too long."""
        async with self.turns.turn(table):
            asked = {**question, "kind": self.time_for(question["kind"], table)}
            try:
                thinker = self.idle.pop() if self.idle else await self.children.start(THINKER, game)
            except OSError as error:
                LOG.warning("no process to think in: %s", error)
                return None
            self.busy.add(thinker)
            try:
                answer = int(await asyncio.wait_for(say(thinker, json.dumps(asked).encode() + b"\n"), PATIENCE))
            except (OSError, ValueError) as error:  # it is gone, or said nothing, or took too long
                LOG.warning("a bot's process gave no answer: %r", error)
                self.children.end(thinker)
                return None
            except asyncio.CancelledError:
                self.children.end(thinker)
                raise
            finally:
                self.busy.discard(thinker)
            self.idle.append(thinker)
            return answer

    async def warm_up(self, game: Game) -> None:
        """A bot of this game will be asked soon: have a process ready, if it ponders."""
        if not game.ponders or self.warm:
            return
        self.warm = True  # at once: many tables may be opened together
        async with self.turns.turn(""):
            with suppress(OSError):
                self.idle.append(await self.children.start(THINKER, game.name))

    async def close(self) -> None:
        self.idle.clear()
        await self.children.close()
