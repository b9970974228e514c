"""The agent that looks ahead: legal, repeatable, on time, and blind to what its seat cannot know."""

import gc
import multiprocessing
import time
from collections import Counter
from itertools import count

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.agents.many_cores import Tried, best_compared, most_tried
from mulligan.agents.search import SearchAgent, imagined, spread
from mulligan.games.mystic_war.cards import NAME
from mulligan.games.mystic_war.mat import GOLD
from mulligan.games.mystic_war.table import Table as MysticWarTable
from mulligan.games.unmatched.options import ABOUT_ATTACK_CARD, ABOUT_DEFENSE_CARD
from mulligan.games.unmatched.table import COMBAT_CARD
from mulligan.games.unmatched.table import Table as UnmatchedTable
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.random import Random
from mulligan.kernel.state import HIDDEN, State
from tests.games.tables import Table, at_one_table_a_game, position


def some_positions(table: Table) -> list[State]:
    return [state for length in (3, 17, 40) if (state := position(table.game, 5, length)).decision is not None]


@at_one_table_a_game
def test_the_same_seed_and_number_of_worlds_give_the_same_answer(table: Table) -> None:
    for state in some_positions(table):
        first = SearchAgent("x", worlds=12, seconds=0).answer(state)
        assert SearchAgent("x", worlds=12, seconds=0).answer(state) == first
        assert state.decision is not None
        assert first in state.decision.options


@at_one_table_a_game
def test_a_search_sees_nothing_that_its_seat_cannot_know(table: Table) -> None:
    for state in some_positions(table):
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        seen = SearchAgent("x", worlds=8, seconds=0).choose(view, decision)
        elsewhere = view.deal_again(Random("another world")).view(decision.seat)
        assert SearchAgent("x", worlds=8, seconds=0).choose(elsewhere, decision) == seen


@at_one_table_a_game
def test_thinking_changes_nothing_and_says_what_it_considered(table: Table) -> None:
    for state in some_positions(table):
        before = state.clone()
        bot = SearchAgent("x", worlds=20, seconds=0)
        bot.answer(state)
        assert state == before
        assert state.decision is not None
        considered = bot.considered(state.decision)
        assert sum(visits for _, visits, _ in considered) == bot.dealt or len(state.decision.options) == 1
        assert all(0 <= chance <= 1 for _, _, chance in considered)


@at_one_table_a_game
def test_chances_are_shares_of_one(table: Table) -> None:
    for state in some_positions(table):
        chances = state.game.chances(state)
        assert len(chances) == state.seats
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        assert len(state.game.policy(state)) == len(state.decision.options) if state.decision else True


@at_one_table_a_game
def test_a_time_to_think_is_kept(table: Table) -> None:
    """In processor time of one's own, so that a busy machine makes no difference; one world more may be begun."""
    state = some_positions(table)[0]
    bot = SearchAgent("x", seconds=0.05)
    began = time.process_time()
    bot.answer(state)
    assert time.process_time() - began < 1.5


def test_a_clock_is_not_waited_for_where_the_answer_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 200)
    dealt = []
    for choices in (10, 30, 50, 60):
        state = position(mulligan.game("unmatched"), 3, choices)
        hurried = SearchAgent("x", seconds=1.0)
        patient = SearchAgent("x", worlds=199, seconds=0)
        assert hurried.answer(state) == patient.answer(state)
        assert state.decision is not None
        dealt.append(hurried.dealt)
        if hurried.dealt < 199:
            assert hurried.lead(state.decision.options) > 199 - hurried.dealt
    assert min(dealt) < 199


def test_who_defends_in_an_imagined_world_chooses_alike_whatever_lies_face_down() -> None:
    state = mulligan.game("unmatched").start(2)
    bots = [agent("medium", "0"), agent("medium", "1")]
    while (decision := state.decision) is not None:
        if decision.subject == ABOUT_ATTACK_CARD and len(decision.options) > 2:
            break
        state.apply(bots[decision.seat].answer(state))
    assert decision is not None
    bot = SearchAgent("x", worlds=60, seconds=0)
    bot.answer(state)
    defended = bot.root.dark
    assert defended is not None
    tried_again = sum(laid.visits - 1 for laid in bot.root.nodes if laid.visits)
    # In a world in which the defender holds no card for it, nothing is asked.
    assert 20 < sum(defense.visits for defense in defended.nodes) <= tried_again
    assert sum(1 for laid in bot.root.nodes if laid.visits > 1) > 1
    assert all(laid.dark is None for laid in bot.root.nodes)


def test_where_advice_is_thought_over_it_says_where_to_look_first() -> None:
    state = position(mulligan.game("spoils"), 5, 30)
    decision = state.decision
    assert decision is not None
    view = state.view(decision.seat)
    bot = SearchAgent("x", worlds=1, seconds=0)
    bot.choose(view, decision)
    hopes = spread(state.game.advise(view), 1.0)
    assert bot.root.options == decision.options
    assert [node.prior for node in bot.root.nodes] == hopes
    assert hopes != spread(state.game.policy(state), 1.0)


def test_a_play_out_of_the_spoils_ends_with_the_turn_after_this() -> None:
    state = position(mulligan.game("spoils"), 5, 40)
    assert state.decision is not None
    bot = SearchAgent("x", worlds=1, seconds=0)
    bot.answer(state)
    world = state.clone()
    bot.play_on(world, Random("y"))
    assert not world.over
    assert world.game.rounds(world) == state.game.rounds(state) + 2


def test_worlds_of_mystic_war_give_others_the_goals_that_their_realms_speak_for() -> None:
    game = mulligan.game("mystic-war", seats=4)
    state = game.start(1)
    before = state.clone()
    assert isinstance(state, MysticWarTable)
    state.set_resource(Seat(1), GOLD, 32)
    view = state.view(0)
    known = NAME[state.printed[state.goals[0]]]
    seen: Counter[str] = Counter()
    chance = Random("goals")
    for _ in range(100):
        world = imagined(view, chance)
        assert isinstance(world, MysticWarTable)
        assert sorted(world.printed) == sorted(before.printed)
        assert NAME[world.printed[world.goals[0]]] == known
        seen[NAME[world.printed[world.goals[1]]]] += 1
    assert seen["Hoard"] > 80


def test_worlds_of_unmatched_give_attackers_one_of_their_better_cards() -> None:
    state = mulligan.game("unmatched").start(4)
    bot = agent("heuristic", "x")
    while state.decision is not None and state.decision.subject != ABOUT_DEFENSE_CARD:
        state.apply(bot.answer(state))
    assert isinstance(state, UnmatchedTable)
    assert state.decision is not None
    seat = state.decision.seat
    view = state.view(seat)
    laid = state.combat[COMBAT_CARD]
    dealt = leant = 0
    for number in range(60):
        world = view.deal_again(Random(f"{number}"))
        likely = imagined(view, Random(f"{number}"))
        assert isinstance(world, UnmatchedTable)
        assert isinstance(likely, UnmatchedTable)
        assert sorted(likely.printed) == sorted(state.printed)
        assert all(likely.printed[card] == kind for card, kind in enumerate(view.position.printed) if kind != HIDDEN)
        assert likely.may_be(Card(laid), likely.printed[laid])
        dealt += world.sheet.value[world.printed[laid]]
        leant += likely.sheet.value[likely.printed[laid]]
    assert leant > dealt + 30
    knows = state.view(1 - seat)
    assert imagined(knows, Random("y")).printed[laid] == state.printed[laid]


def test_of_what_advice_thinks_little_only_the_hopeless_is_not_compared() -> None:
    bot = SearchAgent("x", worlds=1, seconds=0)
    rivals = bot.rivals([10, 11, 12, 13], [15.2, 1.2, 2.5, -29.0], mulligan.game("mystic-war").doubt)
    assert [rival.option for rival in rivals] == [10, 12, 11]


def test_a_search_on_two_cores_chooses_the_same_again_and_its_processes_end_with_it() -> None:
    others = set(multiprocessing.active_children())
    state = mulligan.game("mystic-war").start(3)
    assert state.decision is not None
    bot = agent("search:worlds=6;cores=2", "x")
    first = bot.answer(state)
    assert first in state.decision.options
    assert bot.answer(state.clone()) == first
    assert len(set(multiprocessing.active_children()) - others) == 2
    del bot
    gc.collect()
    assert not set(multiprocessing.active_children()) - others


def test_what_several_searches_found_counts_together() -> None:
    assert most_tried([[Tried(1, 5, 2.0), Tried(2, 4, 3.0)], [Tried(2, 4, 3.0)]]) == 2
    sure = [Tried(1, 4, 1.0, 0.0, 0.0, 4), Tried(2, 4, 2.0, 1.0, 0.26, 4)]
    unsure = [Tried(1, 4, 1.0, 0.0, 0.0, 4), Tried(2, 4, 2.0, 0.1, 2.0, 4)]
    assert best_compared([sure, sure]) == 2
    assert best_compared([unsure, unsure]) == 1
