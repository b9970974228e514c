"""The bot of The Spoils: it wins, it is quick, it sees only its view, and it does what a sensible player does."""

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.collection import house_decks
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from tests.agents.answering import slowest_answer
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RUNNER = character("Runner", (1, 1, 5))
GIANT = character("Giant", (6, 6, 3))
AXE = item("Axe", "ATTACH TO CHARACTER\nThe attached character gains 3 strength.")
SPEAR = tactic("Spear", "EXTRA COST: Pick a character.\nDestroy the character.")
RALLY = tactic("Rally", "EXTRA COST: Pick a character.\nThis turn, the character gains 3 strength and 3 life.")
HEX = tactic("Hex", "EXTRA COST: Pick a character.\nThis turn, the character loses 1 strength.")
RAGE = ["Rage"] * 4


def think(scene: Scene, most: int = 40) -> list[str]:
    """What the bots do until the turn is over, in words."""
    said: list[str] = []
    state = scene.state
    turn = state.turn_number
    while state.decision is not None and state.turn_number == turn and len(said) < most:
        decision = state.decision
        option = agent("heuristic", "x").answer(state)
        said.append(state.game.label(state, option))
        state.apply(option)
        assert state.decision is not decision
    return said


def play(state: State, bots: list[str], seed: int) -> State:
    agents = [agent(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    while state.decision is not None:
        state.apply(agents[state.decision.seat].answer(state))
    return state


def test_it_beats_random_play() -> None:
    ready = list(house_decks())
    won = 0
    for seed in range(6):
        game = mulligan.game("spoils", decks=[ready[seed], ready[seed + 3]])
        bots = ["heuristic", "random"] if seed % 2 else ["random", "heuristic"]
        state = play(game.start(seed), bots, seed)
        won += bots.index("heuristic") in state.winners
    assert won >= 5


@pytest.mark.parametrize("seats", [3, 4])
def test_it_finishes_games_of_more_than_two(seats: int) -> None:
    state = play(mulligan.game("spoils", seats=seats).start(5), ["heuristic"] + ["random"] * (seats - 1), 5)
    assert state.winners == [0]


def test_it_answers_within_half_a_second() -> None:
    state = mulligan.game("spoils", decks=["mainspring", "lamp-rent"]).start(2)
    assert slowest_answer(state, 120) < 0.5


def test_it_chooses_the_same_whatever_is_hidden_from_it_and_changes_nothing_by_looking() -> None:
    state = mulligan.game("spoils", decks=["eel-lane", "low-tide"]).start(4)
    random = Random("deals")
    for _ in range(60):
        decision = state.decision
        if decision is None:
            break
        view = state.view(decision.seat)
        before = view.save()
        chosen = agent("heuristic", "x").choose(view, decision)
        assert view.save() == before
        elsewhere = view.deal_again(random)
        assert agent("heuristic", "x").choose(elsewhere.view(decision.seat), decision) == chosen
        state.apply(chosen)


def test_it_attacks_a_player_who_cannot_block() -> None:
    scene = Scene([BRUISER], A=Side(play=["Bruiser"]), B=Side(influence=10))
    assert "Attack The Open Gate (B)" in think(scene)
    assert scene.influence("B") == 7


def test_it_does_not_attack_into_a_better_blocker() -> None:
    scene = Scene([BRUISER, GIANT], A=Side(play=["Bruiser"]), B=Side(play=["Giant"]))
    assert think(scene) == ["End the turn"]


def test_it_goes_for_the_win() -> None:
    cards = [BRUISER, RUNNER, GIANT]
    scene = Scene(cards, A=Side(play=["Bruiser", "Runner"]), B=Side(play=["Giant"], influence=1))
    think(scene)
    assert scene.state.winners == [0]


def test_it_blocks_what_would_kill_it() -> None:
    scene = Scene([GIANT, RUNNER], A=Side(play=["Giant"]), B=Side(play=["Runner"], influence=5))
    scene.choose("A", "Attack The Open Gate (B)")
    assert "Runner" in think(scene, 1)


def test_it_does_not_throw_a_character_before_a_harmless_attack() -> None:
    scene = Scene([GIANT, BRUISER], A=Side(play=["Giant"]), B=Side(play=["Bruiser"], influence=25))
    scene.choose("A", "Attack The Open Gate (B)")
    assert think(scene, 1) == ["Done"]


def test_it_destroys_the_best_that_an_opponent_has() -> None:
    mine = Side(hand=["Spear"], resources=RAGE, play=["Giant"])
    scene = Scene([SPEAR, GIANT, RUNNER, BRUISER], A=mine, B=Side(play=["Runner", "Bruiser"]))
    think(scene)
    assert scene.where("Bruiser") == "discard"
    assert scene.where("Giant") == "play"


def test_it_arms_its_own_side() -> None:
    mine = Side(hand=["Axe"], resources=RAGE, play=["Runner"])
    scene = Scene([AXE, RUNNER, GIANT], A=mine, B=Side(play=["Giant"]))
    think(scene)
    assert scene.stat("Runner", "strength") == 4


def test_it_keeps_a_trick_that_would_do_nothing_now() -> None:
    scene = Scene([HEX, GIANT], A=Side(hand=["Hex"], resources=RAGE), B=Side(play=["Giant"]))
    assert "Play Hex" not in think(scene)


def test_it_saves_a_blocker_with_a_trick() -> None:
    theirs = Side(hand=["Rally"], resources=RAGE, play=["Bruiser"], influence=5)
    scene = Scene([GIANT, BRUISER, RALLY], A=Side(play=["Giant"]), B=theirs)
    scene.choose("A", "Attack The Open Gate (B)")
    assert "Play Rally" in think(scene)
    assert scene.influence("B") == 5
    assert scene.where("Giant") == "discard"


def test_it_plays_the_character_that_it_can_afford() -> None:
    scene = Scene([BRUISER], A=Side(hand=["Bruiser"], resources=RAGE), B=Side())
    assert think(scene)[0] == "Play Bruiser"


def test_it_attacks_a_location_that_nobody_guards_when_that_is_worth_more() -> None:
    mill = location("Mill", 3, "At the start of your turn, draw a card.")
    scene = Scene([GIANT, mill], A=Side(play=["Giant"]), B=Side(play=["Mill"], influence=60))
    assert any("Attack" in said for said in think(scene))


def test_it_plays_a_resource_before_it_draws_more_cards() -> None:
    state = mulligan.game("spoils", decks=["ashgrove-march", "low-tide"]).start(3)
    play_until_turn(state, 5)
    for seat in range(2):
        assert resources(state, seat) >= 4


def play_until_turn(state: State, turn: int) -> None:
    bots = [agent("heuristic", "a"), agent("heuristic", "b")]
    while state.decision is not None and state.game.rounds(state) < turn:
        state.apply(bots[state.decision.seat].answer(state))


def resources(state: State, seat: int) -> int:
    from mulligan.games.spoils.table import Table

    assert isinstance(state, Table)
    held = [card for card in state.in_play if state.controller[card] == seat]
    return sum(state.face(card).name in ("Rage", "Obsession") or state.face_down[card] == 1 for card in held)


def test_it_knows_the_resources_that_it_starts_with() -> None:
    state = mulligan.game("spoils", decks=["ember-and-ridge", "crossroads-company"]).start(1)
    decision = state.decision
    assert decision is not None
    labels = [state.game.label(state.view(decision.seat).position, option) for option in decision.options]
    assert len(set(labels)) == len(labels)
    assert "a card" not in labels


def test_an_attack_that_nobody_can_block_makes_it_likelier_to_win() -> None:
    blocked = Scene([GIANT, RUNNER], A=Side(play=["Giant"]), B=Side(play=["Runner"]))
    open_to_it = Scene([GIANT, RUNNER], A=Side(play=["Giant"]), B=Side(play=[Placed("Runner", depleted=True)]))
    less, more = (scene.state.game.chances(scene.state)[0] for scene in (blocked, open_to_it))
    assert less < more
