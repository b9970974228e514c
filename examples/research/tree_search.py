"""Tree search in forty lines: deal worlds that fit what a seat sees, try its options in them, play on at random.

python examples/research/tree_search.py
"""

import math

import mulligan
from mulligan.agents import agent
from mulligan.kernel.random import Random
from mulligan.kernel.view import View

WORLDS = 200


def promise(won: float, tried: int, of: int) -> float:
    """How much an option is worth another try."""
    return won / tried + math.sqrt(math.log(of) / tried) if tried else math.inf


def search(view: View, chance: Random) -> int:
    """The option that was tried most: upper confidence bounds over the root, random games below it."""
    decision = view.own_decision
    assert decision is not None
    tried = dict.fromkeys(decision.options, 0)
    won = dict.fromkeys(decision.options, 0.0)
    for number in range(1, WORLDS + 1):
        option = max(tried, key=lambda one: promise(won[one], tried[one], number))
        world = view.deal_again(chance)
        world.apply(option)
        world.play_out(chance)
        tried[option] += 1
        won[option] += 1 / len(world.winners) if view.seat in world.winners else 0.0
    return max(tried, key=lambda one: tried[one])


def play(seed: int, seat: int) -> bool:
    """One game of Unmatched against a bot that plays at random: did the search win from that seat?"""
    state = mulligan.game("unmatched").start(seed)
    other, chance = agent("random", str(seed)), Random(str(seed))
    while (decision := state.decision) is not None:
        mine = decision.seat == seat
        state.apply(search(state.view(seat), chance) if mine else other.answer(state))
    return seat in state.winners


if __name__ == "__main__":
    wins = [play(seed, seed % 2) for seed in range(10)]
    print(f"the search won {sum(wins)} of {len(wins)} games")
