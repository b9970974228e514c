"""Instructions carried out: what they change, and what they leave alone."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.options import NUMBER
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
BRUISER = character("Bruiser", (3, 5, 3), trade="Warlord", threshold="RRG")
RUNNER = character("Runner", (1, 1, 5), trade="Rogue")
SCARF = item("Scarf", "ATTACH TO CHARACTER\nThat character gains 1 strength.")


def played(text: str, *chosen: str, others: tuple[str, ...] = ()) -> Scene:
    """A tactic of this text, played by A with what was chosen."""
    scene = Scene(
        [BRUISER, RUNNER, SCARF, tactic("Deed", text)],
        A=Side(
            hand=["Deed", *others],
            play=[Placed("Bruiser", damage=3, tokens=3), Placed("Scarf", attached_to="Bruiser")],
            deck=["Greed", "Greed", "Elitism", "Deception"],
            resources=RAGE,
            influence=12,
        ),
        B=Side(play=[Placed("Runner", depleted=True)], deck=["Rage"] * 5, resources=["Greed"], influence=20),
    )
    return scene.choose("A", "Play Deed", *chosen).pass_windows()


@pytest.mark.rules("408.1")
@pytest.mark.parametrize(("to", "damage"), [("1", 1), ("0", 0), ("5", 3)])
def test_damage_is_reduced_to_an_amount_and_never_raised(to: str, damage: int) -> None:
    scene = played(f"Reduce the amount of damage inflicted to a character you control to {to}.")
    assert scene.state.damage[scene.card("Bruiser")] == damage


@pytest.mark.rules("202.3")
@pytest.mark.parametrize(("whose", "left"), [("your", (7, 20)), ("an opponent's", (12, 7))])
def test_influence_is_set(whose: str, left: tuple[int, int]) -> None:
    scene = played(f"Set {whose} influence to 7.")
    assert (scene.influence("A"), scene.influence("B")) == left


@pytest.mark.rules("313.1")
def test_a_deck_is_shuffled() -> None:
    scene = played("Shuffle your deck.")
    assert scene.happened("shuffled") == 1
    assert len(scene.state.decks[0]) == 4


@pytest.mark.rules("301.1")
def test_what_is_detached_is_attached_to_nothing() -> None:
    assert played("Draw a card.").stat("Bruiser", "strength") == 4
    scene = played("Detach an item from a character.")
    assert scene.attached("Scarf") == ""
    assert scene.stat("Bruiser", "strength") == 3


@pytest.mark.rules("407.3")
def test_two_cards_change_their_controllers() -> None:
    scene = played("Exchange control of a character you control and a character an opponent controls.")
    assert (scene.controller("Bruiser"), scene.controller("Runner")) == ("B", "A")


@pytest.mark.rules("603.1")
@pytest.mark.parametrize(("text", "after"), [("Take another turn after this one.", "A"), ("Draw a card.", "B")])
def test_another_turn_is_taken(text: str, after: str) -> None:
    scene = played(text)
    turn = scene.state.turn_number
    while scene.state.turn_number == turn:
        scene.choose(scene.asked, "End the turn" if "End the turn" in scene.options() else scene.options()[0])
    assert scene.names[scene.state.active_player] == after


@pytest.mark.rules("602.1")
@pytest.mark.parametrize(
    ("text", "depleted"),
    [("On your next turn, skip your faction's restore rule.", 1), ("Draw a card.", 0)],
)
def test_a_restore_rule_is_skipped(text: str, depleted: int) -> None:
    scene = played(f"Deplete a character you control. {text}").to_turn_of("A")
    assert scene.state.depleted[scene.card("Bruiser")] == depleted
    assert scene.state.depleted[scene.card("Runner")] == 0


@pytest.mark.rules("409.1")
@pytest.mark.parametrize(
    ("quantity", "chosen", "left"),
    [("2", (), (1, 2)), ("up to 2", ("1",), (2, 1)), ("any number of", ("3",), (0, 3)), ("5", (), (0, 3))],
)
def test_tokens_are_moved(quantity: str, chosen: tuple[str, ...], left: tuple[int, int]) -> None:
    text = f"Move {quantity} tokens from a character you control to a character an opponent controls."
    scene = played(text)
    if chosen:
        scene.choose("A", *chosen).pass_windows()
    tokens = scene.state.tokens
    assert (tokens[scene.card("Bruiser")], tokens[scene.card("Runner")]) == left


@pytest.mark.rules("403.3")
@pytest.mark.parametrize(
    ("text", "controller"),
    [
        ("It enters play under your control.", "B"),
        ("It enters play under your control. If you do, draw a card.", "B"),
        ("Draw a card.", "A"),
    ],
)
def test_a_card_being_played_enters_play_under_another_players_control(text: str, controller: str) -> None:
    lure = tactic("Lure", f"COST: Play this only in response to a character.\nEFFECT: {text}")
    scene = Scene(
        [RUNNER, lure],
        A=Side(hand=["Runner"], resources=RAGE),
        B=Side(hand=["Lure"], deck=["Greed"], resources=RAGE),
    )
    scene.choose("A", "Play Runner").choose("B", "Play Lure").pass_windows()
    assert scene.controller("Runner") == controller
    assert scene.hand("B") == (["Greed"] if "raw a card" in text else [])


@pytest.mark.rules("410.2")
def test_a_number_greater_than_another_is_chosen() -> None:
    text = "Choose a number for X that is greater than the number of cards in your deck. Gain X influence."
    scene = Scene([tactic("Lure", text)], A=Side(hand=["Lure"], deck=["Greed"] * 40, resources=RAGE), B=Side())
    scene.choose("A", "Play Lure").pass_windows()
    decision = scene.state.decision
    assert decision is not None
    assert [option - NUMBER for option in decision.options] == [41, 42, 43]


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Remove any number of tokens from a character you control. "
         "Draw X cards, where X is the number of tokens removed this way.", 2),
        ("Put the bottom card of your deck into your hand.", 1),
        ("Reveal the top 2 cards of your deck. Put each of them into your hand.", 2),
        ("Draw X cards, where X is the number of different trades among characters.", 2),
        ("Pick a character you control. Draw X cards, where X is the threshold of that character.", 3),
        ("Pick a character an opponent controls. That character's opponent draws 2 cards.", 2),
        ("Pick a character you control. That character's opponent draws 2 cards.", 0),
        ("X is 2. Draw X cards.", 2),
        ("Draw twice the number of items you control cards.", 2),
    ],
)  # fmt: skip
def test_so_many_cards_are_drawn(text: str, hand: int) -> None:
    scene = played(text)
    if scene.options() and "2" in scene.options():
        scene.choose("A", "2").pass_windows()
    assert len(scene.hand("A")) == hand
