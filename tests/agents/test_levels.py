"""The levels for people: each plays by the rules, each is felt to be stronger than the one before."""

from collections import Counter

import pytest

import mulligan
from mulligan.agents import LEVELS, agent
from mulligan.arena.league import League
from mulligan.arena.league import play as play_bout
from mulligan.arena.plan import Plan
from mulligan.games.unmatched.advice.glance import WIN
from mulligan.kernel.state import State
from tests.agents.test_search import some_positions
from tests.games.tables import Table, at_one_table_a_game


@pytest.mark.parametrize(("stronger", "weaker", "least"), [("medium", "easy", 32), ("easy", "random", 42)])
def test_a_level_wins_most_of_its_games_of_unmatched_from_the_one_below(stronger: str, weaker: str, least: int) -> None:
    league = League(Plan("unmatched", 50, 1, 2, 2), (stronger, weaker))
    tables = league.plan.tables()
    wins = 0
    for number in range(league.games):
        one = play_bout(league, tables, number)
        wins += one["winners"] == [one["entrants"].index(stronger)]
    assert least <= wins < 50


@at_one_table_a_game
@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_level_for_people_makes_legal_choices_and_the_same_ones_again(level: str, table: Table) -> None:
    for state in some_positions(table):
        assert state.decision is not None
        choice = agent(level, "x").answer(state)
        assert choice in state.decision.options
        assert agent(level, "x").answer(state) == choice


@at_one_table_a_game
def test_an_easy_bot_misjudges_and_overlooks_and_does_nothing_that_is_plainly_bad(table: Table) -> None:
    for state in some_positions(table):
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        scores = table.game.advise(view)
        if len(set(scores)) < 2:
            continue
        chosen = Counter(agent("easy", f"{seed}").choose(view, decision) for seed in range(80))
        worth = {score for option, score in zip(decision.options, scores, strict=True) if option in chosen}
        overlooked = max(score for score in scores if score < max(scores))
        obvious = len(scores) > 2 and max(scores) - overlooked > 0.8 * (max(scores) - min(scores))
        assert len(worth) > 1 or obvious
        assert min(worth) >= (overlooked + min(scores)) / 2


def test_an_easy_bot_never_overlooks_an_attack_that_wins_the_game() -> None:
    state = at_an_attack_that_wins()
    decision = state.decision
    assert decision is not None
    scores = state.game.advise(state.view(decision.seat))
    wins = decision.options[scores.index(WIN)]
    assert len(decision.options) > 2
    assert {agent("easy", f"{seed}").answer(state) for seed in range(200)} == {wins}


def at_an_attack_that_wins() -> State:
    """The first position in a few games in which one attack, and only one, wins on the spot, as far as advice sees."""
    game = mulligan.game("unmatched")
    for seed in range(20):
        state, bots = game.start(seed), [agent("medium", "0"), agent("medium", "1")]
        while (decision := state.decision) is not None:
            *others, best = sorted(game.advise(state.view(decision.seat)))
            if best == WIN and len(others) > 1 and others[-1] < WIN / 2:
                return state
            state.apply(bots[decision.seat].answer(state))
    raise AssertionError("no attack that wins")
