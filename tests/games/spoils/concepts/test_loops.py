"""Loops of actions: endless ones, those that are repeated so many times, and those that lead nowhere (414)."""

import pytest

from mulligan.games.spoils.arranging import Begin, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.events import LOOP_ENDS
from tests.games.spoils.arranged import Scene, character, item, tactic

ENGINE = item("Engine", "PUMP\nCOST: Pay 0.\nEFFECT: Put a token on this card.")
NUDGE = tactic("Nudge", "COST: Pick an item.\nEFFECT: Destroy the item.", cost=0)


def pumped(times: int, *cards: Card, **sides: Side) -> Scene:
    """A has used the engine's ability so many times."""
    scene = Scene([ENGINE, *cards], "A", Begin.MAIN, **sides)
    for _ in range(times):
        scene.choose("A", "Engine: Pump").pass_windows()
    return scene


def tokens(scene: Scene) -> int:
    return scene.state.tokens[scene.card("Engine")]


@pytest.mark.rules("414.2", "414.2a", "414.2b", "Ruling 8", "Ruling 10")
def test_a_series_that_was_demonstrated_is_repeated_as_often_as_is_said() -> None:
    scene = pumped(1, A=Side(play=["Engine"]), B=Side())
    assert "Repeat that" not in scene.options()
    scene.choose("A", "Engine: Pump")
    assert "Repeat that" in scene.options()
    scene.choose("A", "Repeat that")
    assert "1000" in scene.options()  # a number, however large, and never infinity
    scene.choose("A", "50").choose("B", "Do nothing")
    assert tokens(scene) == 52
    assert scene.happened("repeats") == 1
    assert [event.seat for event in scene.state.events(-1) if event.kind == LOOP_ENDS] == [0]
    assert scene.asked == "A"
    scene.choose("A", "Repeat that", "0")
    assert tokens(scene) == 52
    assert "Repeat that" not in scene.options()


@pytest.mark.rules("414.2a")
def test_a_series_of_several_actions_and_choices_is_repeated_as_a_whole() -> None:
    lever = item("Lever", "PULL\nCOST: Pick a character. Deplete the character.\nEFFECT: Put a token on this card.")
    crank = item("Crank", "TURN\nCOST: Pay 0.\nEFFECT: Restore all characters.")
    mule = character("Mule", (0, 3, 1))
    scene = Scene([lever, crank, mule], A=Side(play=["Lever", "Crank", "Mule"]), B=Side(play=["Mule"]))
    for _ in range(2):
        scene.choose("A", "Lever: Pull", "Mule (1)", "Crank: Turn")
    scene.choose("A", "Repeat that", "20").choose("B", "Do nothing")
    assert scene.state.tokens[scene.card("Lever")] == 22
    assert scene.state.depleted[scene.card("Mule")] == 0


@pytest.mark.rules("414.2c")
def test_an_opponent_interrupts_after_so_many_times_and_the_rest_follows() -> None:
    jinx = tactic("Jinx", "Your opponent's faction loses 1 influence.", cost=0)
    scene = pumped(2, jinx, A=Side(play=["Engine"]), B=Side(hand=["Jinx", "Jinx"]))
    scene.choose("A", "Repeat that", "20").choose("B", "15")
    assert scene.asked == "B"
    assert tokens(scene) == 17  # the sixteenth waits for the response
    scene.choose("B", "Play Jinx").choose("A", "Do nothing").choose("B", "Do nothing")
    assert scene.asked == "B"  # whether to interrupt again
    assert tokens(scene) == 18
    scene.choose("B", "2")
    assert tokens(scene) == 20
    scene.choose("B", "Play Jinx").choose("A", "Do nothing")
    assert scene.influence("A") == 23
    assert tokens(scene) == 21
    scene.choose("B", "Do nothing")
    assert tokens(scene) == 22
    assert scene.asked == "A"


@pytest.mark.rules("414.2c")
def test_a_response_that_breaks_the_series_ends_the_repetition() -> None:
    scene = pumped(2, NUDGE, A=Side(play=["Engine"], resources=["Rage"] * 3), B=Side(hand=["Nudge"]))
    scene.choose("A", "Repeat that", "100").choose("B", "3")
    scene.choose("B", "Play Nudge", "Engine").pass_windows()
    assert scene.where("Engine") == "discard"
    assert scene.asked == "A"
    assert scene.happened("loop") == 1


@pytest.mark.rules("414.2")
def test_a_series_stops_when_it_cannot_be_paid_for_any_more() -> None:
    scene = Scene(
        [item("Meter", "FEED\nCOST: Pay 1.\nEFFECT: Put a token on this card.")],
        A=Side(play=["Meter"], resources=["Rage"] * 6),
        B=Side(),
    )
    scene.choose("A", "Meter: Feed", "Meter: Feed", "Repeat that", "50").choose("B", "Do nothing")
    assert scene.state.tokens[scene.card("Meter")] == 6
    assert scene.unattached("A") == 0


@pytest.mark.rules("414.2", "607.2")
def test_responses_can_be_repeated_as_well() -> None:
    scene = Scene(
        [ENGINE, character("Bruiser", (3, 3, 3))],
        A=Side(hand=["Bruiser"], resources=["Rage"]),
        B=Side(play=["Engine"]),
    )
    scene.choose("A", "Play Bruiser").choose("B", "Engine: Pump", "Engine: Pump", "Repeat that", "10")
    scene.choose("A", "Do nothing")
    assert tokens(scene) == 12
    scene.choose("B", "Do nothing")
    assert scene.where("Bruiser") == "play"


def quarrel() -> Scene:
    """A depletes the lamp, B restores it in response to nothing but that; each does it twice."""
    lamp = item("Lamp", "DIM\nCOST: Deplete this card.\nEFFECT: Put a token on this card.")
    match = item("Match", "LIGHT\nCOST: Pay 0.\nEFFECT: Restore all items.")
    scene = Scene([lamp, match], A=Side(play=["Lamp"]), B=Side(play=["Match"]))
    for _ in range(2):
        scene.choose("A", "Lamp: Dim").choose("B", "Match: Light", "Do nothing").pass_windows()
    return scene


@pytest.mark.rules("414.3", "414.3a", "414.3b")
def test_a_loop_of_two_players_is_repeated_the_lesser_number_of_times() -> None:
    scene = quarrel()
    scene.choose("A", "Repeat that")
    assert scene.asked == "A"
    scene.choose("A", "10")
    assert scene.asked == "B"
    scene.choose("B", "4")
    lamp = scene.card("Lamp")
    assert scene.asked == "A"
    assert scene.state.tokens[lamp] == 5  # three more, and the last is A's to take or leave
    scene.choose("A", "Lamp: Dim")
    assert scene.state.tokens[lamp] == 6
    assert scene.state.depleted[lamp] == 0


@pytest.mark.rules("414.3b")
def test_a_loop_of_two_players_is_not_repeated_if_one_says_0() -> None:
    scene = quarrel()
    scene.choose("A", "Repeat that", "10").choose("B", "0")
    assert scene.state.tokens[scene.card("Lamp")] == 2
    assert scene.asked == "A"


@pytest.mark.rules("414.3c")
def test_in_the_last_repetition_the_active_player_stops_where_they_like() -> None:
    scene = quarrel()
    scene.choose("A", "Repeat that", "3").choose("B", "3").choose("A", "End the turn")
    assert scene.state.tokens[scene.card("Lamp")] == 4
    assert scene.happened("loop") == 1


@pytest.mark.rules("414.1", "414.1a")
def test_what_the_rules_themselves_do_again_and_again_is_no_loop() -> None:
    deck = ["Rage"] * 3
    scene = Scene([], A=Side(deck=deck), B=Side(deck=deck))
    while scene.state.turn_number < 30 and scene.asked:
        scene.choose(scene.asked, scene.options()[0])
    assert scene.state.result is None  # turn after turn, nobody does anything; that is a ruling of its own


@pytest.mark.rules("Ruling 8")
def test_a_series_that_changes_nothing_is_not_offered_for_ever() -> None:
    idler = item("Idler", "FIDDLE\nCOST: Pay 0.\nEFFECT: Restore all locations.")
    scene = Scene([idler], A=Side(play=["Idler"], resources=["Rage"] * 3), B=Side())
    for _ in range(3):
        scene.choose("A", "Idler: Fiddle")
    assert "Idler: Fiddle" not in scene.options()
    assert scene.why_not("Idler: Fiddle") == "Ruling 8"
    assert "Repeat that" not in scene.options()
    scene.choose("A", "The Open Gate: Study")
    assert "Idler: Fiddle" in scene.options()


@pytest.mark.rules("Ruling 9")
def test_what_is_drawn_on_the_way_is_looked_at_every_time() -> None:
    well = item("Well", "DRINK\nCOST: Pay 0.\nEFFECT: Draw a card.")
    scene = Scene([well], A=Side(play=["Well"], deck=["Rage"] * 9), B=Side())
    scene.choose("A", "Well: Drink", "Well: Drink", "Well: Drink")
    assert "Repeat that" not in scene.options()


@pytest.mark.rules("414.2c")
def test_a_repetition_is_saved_cloned_and_loaded_in_the_middle() -> None:
    jinx = tactic("Jinx", "Your opponent's faction loses 1 influence.", cost=0)
    scene = pumped(2, jinx, A=Side(play=["Engine"]), B=Side(hand=["Jinx"]))
    scene.choose("A", "Repeat that", "20").choose("B", "15")
    twin = scene.state.clone()
    loaded = scene.state.game.load(scene.state.save())
    for state in (scene.state, twin, loaded):
        decision = state.decision
        assert decision is not None
        state.apply(decision.options[0])
    assert twin == scene.state == loaded
    assert tokens(scene) == 18


@pytest.mark.rules("414.2")
def test_a_repetition_is_one_choice_that_can_be_taken_back() -> None:
    scene = pumped(2, A=Side(play=["Engine"]), B=Side())
    before = scene.state.choices_made
    scene.choose("A", "Repeat that", "20")
    assert scene.state.choices_made == before + 2
    scene.choose("B", "Do nothing")
    assert scene.state.choices_made == before + 3


@pytest.mark.rules("414.2")
def test_nobody_else_sees_what_a_player_was_asked_on_the_way() -> None:
    scene = pumped(2, A=Side(play=["Engine"]), B=Side())
    mine, theirs = scene.state.view(0).save(), scene.state.view(1).save()
    assert mine["own"]["trail"]
    assert not theirs["own"]["trail"]


@pytest.mark.rules("414.1", "503.1")
def test_triggers_that_an_effect_left_waiting_can_loop_without_end_and_make_it_a_draw() -> None:
    text = (
        "EFFECT: This turn, when your faction gains influence, your faction loses 1 influence. "
        "This turn, when your faction loses influence, your faction gains 1 influence."
    )
    swing = tactic("Swing", text, cost=0)
    push = tactic("Push", "EFFECT: Your faction gains 1 influence.", cost=0)
    scene = Scene([swing, push], A=Side(hand=["Swing", "Push"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Swing", "Play Push")
    assert scene.state.result is not None
    assert scene.state.result.draw
    assert len(scene.state.stack) < 10  # what is over does not pile up


@pytest.mark.rules("414.1")
@pytest.mark.parametrize(
    "text",
    [
        "When a Micromajig token enters play, put a Micromajig token into play.",
        "When a Micromajig token enters play, put a token on this card.\nWhen a token is put on an item, put a token "
        "on this card. Draw a card.",
        "When a Micromajig token enters play, your faction gains 1 influence.\nWhen your faction gains influence, this "
        "turn, characters gain 1 strength. Your faction gains 1 influence.",
    ],
    ids=["ever more cards", "triggers within triggers", "ever more effects that last"],
)
def test_a_loop_in_which_something_grows_is_found_before_it_takes_for_ever(text: str) -> None:
    forge, spark = item("Forge", text), tactic("Spark", "Put a Micromajig token into play.", cost=0)
    scene = Scene([forge, spark], A=Side(play=["Forge"], hand=["Spark"], deck=["Greed"]), B=Side())
    scene.choose("A", "Play Spark")
    assert scene.state.result is not None
    assert scene.state.result.draw
    assert scene.state.record is not None
    assert scene.state.record.events[-1].rule == "414.1"


@pytest.mark.rules("414.1", "402.4")
def test_a_card_that_comes_back_as_a_new_one_each_time_loops_all_the_same() -> None:
    phoenix = character(
        "Phoenix", (1, 1, 1), "When this card is destroyed, put it into play.\nWhen this card enters play, destroy it."
    )
    scene = Scene([phoenix], A=Side(hand=["Phoenix"], resources=["Rage"] * 4), B=Side())
    scene.choose("A", "Play Phoenix")
    assert scene.state.result is not None
    assert scene.state.result.draw
    assert scene.state.record is not None
    assert scene.state.record.events[-1].rule == "414.1"
    assert len(scene.state.record.events) < 1_500  # which is found long before the limit of steps


@pytest.mark.rules("414.1")
def test_a_loop_in_which_a_number_grows_ends_too() -> None:
    spring = item("Spring", "When your faction gains influence, your faction gains 1 influence.")
    push = tactic("Push", "EFFECT: Your faction gains 1 influence.", cost=0)
    scene = Scene([spring, push], A=Side(play=["Spring"], hand=["Push"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Push")
    assert scene.state.result is not None
    assert scene.state.result.draw


@pytest.mark.rules("414.1", "Ruling 35")
def test_triggers_that_set_each_other_off_for_ever_are_a_loop_though_their_order_is_chosen() -> None:
    nest = item("Nest", "When a character enters play, put a Micromajig token into play.")
    hatch = tactic("Hatch", "Put a Micromajig token into play.", cost=0)
    scene = Scene([nest, hatch], A=Side(play=["Nest", "Nest"], hand=["Hatch"]), B=Side())
    scene.choose("A", "Play Hatch")
    choices = 0
    while (decision := scene.state.decision) is not None and choices < 1_000:
        scene.state.apply(decision.options[0])
        choices += 1
    assert scene.state.result is not None
    assert scene.state.result.winners == []
    assert [event.rule for event in scene.state.events(-1)][-1] == "414.1"
