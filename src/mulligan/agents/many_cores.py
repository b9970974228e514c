"""Looking ahead in several processes at once: each searches worlds of its own, and all that they found counts."""

import os
from contextlib import suppress
from math import sqrt
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import ClassVar, NamedTuple
from weakref import finalize

from mulligan.agents.agent import Agent
from mulligan.agents.search import CONVINCED, Rival, SearchAgent
from mulligan.games import game as game_of
from mulligan.kernel.decision import Decision
from mulligan.kernel.game import Game
from mulligan.kernel.view import View, load_view

MOST = 64
LONGEST_WAIT = 10.0  # seconds, for a process that is told to end


class Tried(NamedTuple):
    """What one process found out about an option; beside the first one, where options were compared."""

    option: int
    visits: int
    total: float
    ahead: float = 0.0  # by how much it did better than the first in the same worlds, all together
    squares: float = 0.0
    worlds: int = 0


class ManyCoresAgent(Agent):
    """A search on so many cores, each with the worlds or seconds that one alone would have; 0 takes all there are.

    The same seed, number of worlds and number of cores give the same answer.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: str, worlds: int = 0, seconds: float = 0.2, cores: int = 0) -> None:
        cores = cores or os.cpu_count() or 1
        if not 1 <= cores <= MOST:
            raise ValueError(f"A search runs on 1 to {MOST} cores, not on {cores}.")
        self.seeds = [f"{seed}/{core}" for core in range(cores)]
        self.worlds = worlds
        self.seconds = seconds
        self.ends: list[Connection] = []

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if not self.ends:
            self.start()
        saved = view.save()
        for end in self.ends:
            end.send(saved)
        found: list[list[Tried]] = [end.recv() for end in self.ends]
        return best_compared(found) if view.position.game.doubt > 0.0 else most_tried(found)

    def start(self) -> None:
        """The processes: they end when this agent does, however that comes about."""
        context = get_context("spawn")
        workers: list[BaseProcess] = []
        for seed in self.seeds:
            mine, theirs = context.Pipe()
            worker = context.Process(target=work, args=(theirs, seed, self.worlds, self.seconds), daemon=True)
            worker.start()
            theirs.close()
            self.ends.append(mine)
            workers.append(worker)
        finalize(self, end_all, self.ends, workers)


def end_all(ends: list[Connection], workers: list[BaseProcess]) -> None:
    for end in ends:
        end.close()
    for worker in workers:
        worker.join(LONGEST_WAIT)


def work(end: Connection, seed: str, worlds: int, seconds: float) -> None:
    """What a process does: search, until nobody asks any more."""
    bot = SearchAgent(seed, worlds, seconds)
    game: Game | None = None
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            saved = end.recv()
            if game is None or (game.name, game.setup) != (saved["game"], saved["setup"]):
                game = game_of(saved["game"], **saved["setup"])
            view = load_view(game, saved)
            decision = view.decision
            assert decision is not None
            bot.choose(view, decision)
            end.send(tried_by(bot, decision))


def tried_by(bot: SearchAgent, decision: Decision) -> list[Tried]:
    """What a search found out about each option that it tried."""
    found: list[Tried] = []
    first: Rival | None = None
    for option, node in zip(bot.root.options, bot.root.nodes, strict=True):
        if option not in decision.options:
            continue
        if not isinstance(node, Rival):
            found.append(Tried(option, node.visits, node.total))
            continue
        first = first or node
        apart = [one - other for one, other in zip(node.results, first.results, strict=False)]
        squares = sum(each * each for each in apart)
        found.append(Tried(option, node.visits, node.total, sum(apart), squares, len(apart)))
    return found


def summed(found: list[list[Tried]]) -> list[Tried]:
    """What all found out, option by option, in the order in which the first met them."""
    whole: dict[int, Tried] = {}
    for one in found:
        for tried in one:
            before = whole.get(tried.option, Tried(tried.option, 0, 0.0))
            whole[tried.option] = Tried(
                tried.option,
                before.visits + tried.visits,
                before.total + tried.total,
                before.ahead + tried.ahead,
                before.squares + tried.squares,
                before.worlds + tried.worlds,
            )
    return list(whole.values())


def most_tried(found: list[list[Tried]]) -> int:
    return max(summed(found), key=lambda tried: (tried.visits, tried.total)).option


def best_compared(found: list[list[Tried]]) -> int:
    """What advice likes best, unless another is surely better: as one search would say that saw all worlds."""
    rivals = summed(found)
    best, most = rivals[0], 0.0
    for rival in rivals[1:]:
        if rival.worlds > 1:
            mean = rival.ahead / rival.worlds
            spread = max(0.0, rival.squares - rival.worlds * mean * mean) / (rival.worlds - 1)
            lead = mean - CONVINCED * sqrt(spread / rival.worlds)
            if lead > most:
                best, most = rival, lead
    return best.option
