"""Playing a plan of games, in this process or several, and counting how they end."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, TypeVar

from mulligan.agents import agent
from mulligan.arena.plan import Plan
from mulligan.arena.tally import Tally
from mulligan.arena.watch import check_decision, check_result
from mulligan.kernel.game import Game

T = TypeVar("T")
BATCHES_PER_JOB = 40
BATCH_AT_MOST = 100
BATCHES_WAITING = 3  # for each process, so that none is idle and none works long for nothing after an interrupt


def simulate(plan: Plan, jobs: int = 1) -> Generator[Tally, None, None]:
    """Play the plan; gives the counts of some games at a time, as they are finished."""
    if jobs <= 1:
        tables = plan.tables()
        for seed in range(plan.first_seed, plan.first_seed + plan.games):
            yield play(plan, tables, range(seed, seed + 1))
        return
    yield from simulate_in_processes(plan, jobs)


def play(plan: Plan, tables: list[Game], seeds: range) -> Tally:
    """Play one game a seed, one after another."""
    tally = Tally()
    for seed in seeds:
        game = tables[plan.table(seed)]
        names = plan.agents_at(seed, game.seats)
        agents = [agent(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
        state = game.start(seed)
        decisions = 0
        while (decision := state.decision) is not None:
            if plan.checked:
                check_decision(state, seed)
            state.apply(agents[decision.seat].answer(state))
            decisions += 1
        if plan.checked:
            check_result(state, seed)
        tally.count(list(state.winners), decisions, game.rounds(state), game.aims(state), names)
    return tally


def simulate_in_processes(plan: Plan, jobs: int) -> Iterator[Tally]:
    return in_processes(jobs, play_batch, [(plan, seeds) for seeds in batches_of(plan, jobs)])


def in_processes(jobs: int, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """What the work makes of each task, as it is finished, in several processes; those not begun are dropped when
    nobody wants them any more."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts_to_parent) as pool:
        waiting: set[Future[T]] = set()
        try:
            for task in tasks:
                waiting.add(pool.submit(work, *task))
                if len(waiting) >= jobs * BATCHES_WAITING:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def batches_of(plan: Plan, jobs: int) -> list[range]:
    """The seeds in batches that start small, so that there is something to show at once, and double."""
    most = max(1, min(BATCH_AT_MOST, plan.games // (jobs * BATCHES_PER_JOB)))
    seed, end = plan.first_seed, plan.first_seed + plan.games
    batches: list[range] = []
    while seed < end:
        size = min(most, 1 << len(batches) // (2 * jobs), end - seed)
        batches.append(range(seed, seed + size))
        seed += size
    return batches


def play_batch(plan: Plan, seeds: range) -> Tally:
    return play(plan, plan.tables(), seeds)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
