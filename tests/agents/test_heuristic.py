"""The heuristic bot: strong, quick, the same from the same seed, and blind to what its seat cannot know."""

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.arena.plan import Plan
from mulligan.arena.simulation import simulate
from mulligan.arena.tally import Tally
from mulligan.games.mystic_war.cards import NAME
from mulligan.games.mystic_war.options import ABOUT_ANY_TIME, DECLINE, DISCARD, ON, PASS, PLAY
from mulligan.games.mystic_war.table import Table
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from tests.agents.answering import slowest_answer


def kind(name: str) -> int:
    return NAME.index(name)


def at_a_turn(seed: int, hand: list[str], resources: list[list[int]], goals: list[str]) -> Table:
    """The first turn of a game with the hand, the realms and the goals given, its seat the first of the lists."""
    state = mulligan.game("mystic-war", seats=3).start(seed)
    assert isinstance(state, Table)
    while state.decision is not None and state.decision.subject == ABOUT_ANY_TIME:
        state.apply(DECLINE)
    assert state.decision is not None
    first = state.decision.seat
    placed: set[int] = set()
    dull = ["Dragonbane", "Negation", "Capture", "Stray Energy"]  # of no use on one's own turn
    for place, name in enumerate((hand + dull)[: len(state.hands[first])]):
        swap(state, state.hands[first][place], kind(name), placed)
    for offset, realm in enumerate(resources):
        seat = (first + offset) % 3
        for resource, amount in enumerate(realm):
            state.resources[seat * 3 + resource] = amount
        swap(state, state.goals[seat], kind(goals[offset]), placed)
    assert state.asks(first)
    return state


def swap(state: Table, card: int, wanted: int, placed: set[int]) -> None:
    """Make this card the wanted one, and the one that was it what this card was."""
    other = next(i for i, printed in enumerate(state.printed) if printed == wanted and i not in placed)
    state.printed[card], state.printed[other] = state.printed[other], state.printed[card]
    placed.add(card)


def asked(state: State) -> int:
    return state.decision.seat if state.decision is not None else -1


def answers(state: State) -> list[int]:
    """What the bot chooses until another seat is asked or a card is played."""
    seat = asked(state)
    bot = agent("heuristic", "x")
    chosen: list[int] = []
    while asked(state) == seat and len(chosen) < 3:
        chosen.append(bot.answer(state))
        state.apply(chosen[-1])
    return chosen


def test_one_heuristic_bot_among_three_random_ones_wins_more_than_twice_its_share() -> None:
    tally = Tally()
    for part in simulate(Plan("mystic-war", 40, 1, 4, 4, ("heuristic", "random", "random", "random"))):
        tally.add(part)
    assert tally.wins_by_agent["heuristic"] > 20


def test_a_bot_answers_within_half_a_second() -> None:
    assert slowest_answer(mulligan.game("mystic-war", seats=8).start(2), 400) < 0.5


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    def choices() -> list[int]:
        state = mulligan.game("mystic-war", seats=4).start(9)
        bots = [agent(name, str(seat)) for seat in range(4)]
        made: list[int] = []
        while state.decision is not None and len(made) < 150:
            made.append(bots[state.decision.seat].answer(state))
            state.apply(made[-1])
        return made

    assert choices() == choices()


def test_a_bot_chooses_the_same_whatever_is_hidden_from_it() -> None:
    state = mulligan.game("mystic-war", seats=4).start(4)
    random = Random("deals")
    for _ in range(120):
        decision = state.decision
        if decision is None:
            break
        view = state.view(decision.seat)
        seen = agent("heuristic", "x").choose(view, decision)
        elsewhere = view.deal_again(random)
        assert agent("heuristic", "x").choose(elsewhere.view(decision.seat), decision) == seen
        state.apply(seen)


def test_looking_changes_nothing() -> None:
    state = mulligan.game("mystic-war", seats=5).start(4)
    bot = agent("heuristic", "x")
    for _ in range(150):
        if state.decision is None:
            break
        view = state.view(state.decision.seat)
        before = view.save()
        option = bot.choose(view, state.decision)
        assert view.save() == before
        state.apply(option)


def test_it_plays_a_gift_on_itself() -> None:
    state = at_a_turn(1, ["Notoriety 10"], [[7, 7, 7], [7, 7, 7], [7, 7, 7]], ["City", "Hoard", "Hoard"])
    seat = asked(state)
    assert answers(state)[:2] == [PLAY + kind("Notoriety 10"), ON + seat]


def test_it_plays_a_judgment_that_makes_it_win() -> None:
    state = at_a_turn(1, ["Judgment", "Riches 10"], [[12, 12, 41], [7, 7, 7], [7, 7, 7]], ["Hoard", "City", "City"])
    seat = asked(state)
    assert answers(state) == [PLAY + kind("Judgment")]
    assert state.result is not None
    assert state.result.winners == [seat]


def test_it_does_not_hand_the_win_to_another() -> None:
    state = at_a_turn(1, ["Judgment", "Riches 10"], [[7, 7, 7], [45, 45, 45], [7, 7, 7]], ["Hoard", "City", "City"])
    assert answers(state)[0] != PLAY + kind("Judgment")


def test_it_plays_its_dragons_on_the_leader() -> None:
    hand = ["Dragon 10", "Dragon 8", "Dragon 6", "Dragon 4"]
    state = at_a_turn(1, hand, [[10, 10, 10], [38, 38, 38], [7, 7, 7]], ["City", "City", "City"])
    seat = asked(state)
    assert answers(state)[1] == ON + (seat + 1) % 3


def test_it_keeps_its_defences_rather_than_discard_them() -> None:
    hand = ["Negation", "Dragonbane", "Scrutiny", "Pennies From Heaven"]
    state = at_a_turn(1, hand, [[10, 10, 10], [10, 10, 10], [10, 10, 10]], ["City", "City", "City"])
    first = answers(state)[0]
    assert first not in (PASS, DISCARD + kind("Negation"), DISCARD + kind("Dragonbane"))


def test_an_unknown_agent_is_refused() -> None:
    with pytest.raises(ValueError, match="no agent called 'oracle'"):
        agent("oracle", "x")
