"""Plays one peer's game with random players for a while and prints its decisions a second as JSON.

Runs in the bench's own virtual environment. Each loop is the fastest plain way to drive that peer: its agents and
trajectories are left out, so that what is measured is its rules. (dgisim alone needs its own random agent: an action is
built step by step.)
"""

import argparse
import importlib
import json
import logging
import random
import sys
import time
from collections.abc import Callable
from typing import Any, TypeAlias

# Plays one game and says how many decisions the players made in it.
Play: TypeAlias = Callable[[], int]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    play = PEERS[arguments.peer]()
    play()
    decisions, games = 0, 0
    began = now = time.perf_counter()
    while now - began < arguments.seconds:
        decisions += play()
        games += 1
        now = time.perf_counter()
    took = now - began
    print(json.dumps({"decisions_per_s": decisions / took, "games_per_s": games / took}))
    return 0


def rlcard(name: str) -> Play:
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make(name, config={"seed": random.randrange(2**31)})

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Play:
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            # Every chance node of these games is a deal from a shuffled deck: all outcomes are equally likely.
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


def pyminion() -> Play:
    game_module: Any = importlib.import_module("pyminion.game")
    bots: Any = importlib.import_module("pyminion.bots.bot")
    base: Any = importlib.import_module("pyminion.expansions.base")
    logging.disable()
    decider = RandomDecider()

    def play() -> int:
        decider.decisions = 0
        players = [bots.Bot(decider, name) for name in ("one", "two")]
        game_module.Game(players, [base.base_set], log_stdout=False).play()
        return decider.decisions

    return play


def dgisim() -> Play:
    game_state: Any = importlib.import_module("dgisim").GameState
    agent = importlib.import_module("dgisim.agents").RandomAgent()

    def play() -> int:
        decisions = 0
        state = game_state.from_default()
        while not state.game_end():
            seat = state.waiting_for()
            if seat is None:
                state = state.step()
                continue
            state = state.action_step(seat, agent.choose_action([state], seat))
            decisions += 1
        return decisions

    return play


class RandomDecider:
    """Answers everything pyminion asks at random, except that it plays all its treasures, and counts the questions."""

    def __init__(self) -> None:
        self.decisions = 0

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        self.decisions += 1
        return random.choice([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        self.decisions += 1
        return random.choice([*valid_cards, None])

    def binary_decision(self, *_: Any, **__: Any) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        self.decisions += 1
        return random.sample(range(len(options)), num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        self.decisions += 1
        return random.randint(0, num_deck_cards)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        self.decisions += 1
        return random.choice(valid_cards if required else [*valid_cards, None])

    def several(self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **bounds: int) -> Any:
        """Some of the cards: `min_num_discard` and `max_num_discard` say how many, or the same of another verb."""
        self.decisions += 1
        least = next((number for name, number in bounds.items() if name.startswith("min_num_")), 0)
        most = next((number for name, number in bounds.items() if name.startswith("max_num_")), -1)
        highest = len(valid_cards) if most < 0 else min(most, len(valid_cards))
        return random.sample(valid_cards, random.randint(min(least, highest), highest))

    discard_decision = trash_decision = gain_decision = topdeck_decision = several


PEERS: dict[str, Callable[[], Play]] = {
    "dgisim": dgisim,
    "rlcard-uno": lambda: rlcard("uno"),
    "rlcard-gin-rummy": lambda: rlcard("gin-rummy"),
    "pyminion-dominion": pyminion,
    "open_spiel-hearts": lambda: open_spiel("hearts"),
    "open_spiel-gin_rummy": lambda: open_spiel("gin_rummy"),
}

if __name__ == "__main__":
    sys.exit(main())
