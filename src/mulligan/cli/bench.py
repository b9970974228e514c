"""`mulligan bench`: how fast the engine is, on one core."""

import argparse
import json
import time
from random import Random
from typing import TYPE_CHECKING

from mulligan import build
from mulligan.command import Commands, Trouble
from mulligan.kernel.random import Random as Numbers
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.kernel.game import Game
    from mulligan.kernel.state import State

WARM_UP_GAMES = 20
CLONES_AT_ONCE = 1000


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help=text("bench-help"), description=text("bench-description"))
    parser.add_argument("game", metavar=text("bench-game"))
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help=text("bench-seconds-help"))
    parser.add_argument("--json", action="store_true", help=text("bench-json-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.games import box

    try:
        seats = box(arguments.game).seats.usual
        table = box(arguments.game).make(seats=seats)
    except ValueError as error:
        raise Trouble(str(error)) from error
    for seed in range(WARM_UP_GAMES):
        play(table, seed)
    decisions, games = speed_of_play(table, arguments.seconds)
    clones = speed_of_clones(middle_of_a_game(table), arguments.seconds / 4)
    inside, outside = speed_of_play_outs(table.start(0), arguments.seconds / 4)
    if arguments.json:
        rates = {"decisions_per_s": round(decisions), "games_per_s": round(games, 1), "clones_per_s": round(clones)}
        play_outs = {"play_out_per_s": round(inside), "python_loop_per_s": round(outside)}
        print(json.dumps({**rates, **play_outs, "compiled": build.compiled()}))
    else:
        built = text("cli-compiled") if build.compiled() else text("cli-interpreted")
        print(text("bench-about", game=arguments.game, seats=seats, built=built))
        print(text("bench-decisions", rate=f"{decisions:,.0f}"))
        print(text("bench-games", rate=f"{games:,.1f}"))
        print(text("bench-clones", rate=f"{clones:,.0f}"))
        print(text("bench-play-outs", rate=f"{inside:,.0f}", times=f"{inside / outside:.2f}"))
    return 0


def speed_of_play(game: "Game", seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random seats, over whole games."""
    decisions = games = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        decisions += play(game, games)
        games += 1
    return decisions / took, games / took


def play(game: "Game", seed: int) -> int:
    """One game with random seats; the number of decisions made."""
    fraction = Random(seed).random
    state = game.start(seed)
    decisions = 0
    while (decision := state.decision) is not None:
        options = decision.options
        state.apply(options[int(fraction() * len(options))])
        decisions += 1
    return decisions


def middle_of_a_game(game: "Game") -> "State":
    """A position half-way through a game."""
    half = play(game, 0) // 2
    fraction = Random(0).random
    state = game.start(0)
    while state.decision is not None and state.choices_made < half:
        options = state.decision.options
        state.apply(options[int(fraction() * len(options))])
    return state


def speed_of_clones(state: "State", seconds: float) -> float:
    clones = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        for _ in range(CLONES_AT_ONCE):
            state.clone()
        clones += CLONES_AT_ONCE
    return clones / took


def speed_of_play_outs(start: "State", seconds: float) -> tuple[float, float]:
    """Decisions a second of random games from one position: by `play_out`, and by a Python loop."""
    made = [0, 0]
    took = [0.0, 0.0]
    games = 0
    while sum(took) < 2 * seconds:
        for way, play in enumerate((play_inside, play_outside)):
            state, numbers = start.clone(), Numbers(str(games))
            began = time.perf_counter()
            made[way] += play(state, numbers)
            took[way] += time.perf_counter() - began
        games += 1
    return made[0] / took[0], made[1] / took[1]


def play_inside(state: "State", numbers: Numbers) -> int:
    return state.play_out(numbers)


def play_outside(state: "State", numbers: Numbers) -> int:
    decisions = 0
    while (decision := state.decision) is not None:
        options = decision.options
        state.apply(options[numbers.below(len(options))])
        decisions += 1
    return decisions
