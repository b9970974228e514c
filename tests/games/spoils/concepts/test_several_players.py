"""Three and four players: opponents, clockwise order, losing together (102, 402.2, 603, 607)."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.kernel.numbers import Seat
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
DRAIN = tactic("Drain", "Each opponent's faction loses 5 influence.", cost=0)
FLOOD = tactic("Flood", "Each player's faction loses 5 influence.", cost=0)
RAGE = ["Rage"] * 6


@pytest.mark.rules("102.1", "102.2")
def test_of_four_players_two_lose_together_and_the_others_go_on() -> None:
    scene = Scene([DRAIN], A=Side(hand=["Drain"], resources=RAGE), B=Side(influence=5), C=Side(), D=Side(influence=3))
    scene.choose("A", "Play Drain").pass_windows()
    assert scene.happened("loses-game") == 2
    assert scene.state.result is None
    assert scene.state.opponents(Seat(0)) == [2]
    scene.choose("A", "End the turn").pass_windows()
    assert scene.state.active_player == 2  # clockwise, past those who have lost


@pytest.mark.rules("102.1", "408.3a")
def test_the_last_player_left_wins() -> None:
    scene = Scene([DRAIN], A=Side(hand=["Drain"]), B=Side(influence=5), C=Side(influence=1))
    scene.choose("A", "Play Drain")
    assert scene.state.result is not None
    assert scene.state.result.winners == [0]


@pytest.mark.rules("102.2", "306.4")
def test_if_all_that_are_left_lose_together_it_is_a_draw() -> None:
    side = Side(hand=["Flood"], influence=4)
    scene = Scene([FLOOD], A=side, B=Side(influence=5), C=Side(influence=2))
    scene.choose("A", "Play Flood")
    assert scene.state.result is not None
    assert scene.state.result.draw


@pytest.mark.rules("102.1", "603.1")
def test_the_next_player_takes_over_when_the_active_one_loses() -> None:
    scene = Scene([FLOOD], A=Side(hand=["Flood"], influence=5), B=Side(resources=RAGE), C=Side(resources=RAGE))
    scene.choose("A", "Play Flood").pass_windows()
    assert scene.state.result is None
    assert scene.state.active_player == 1
    assert scene.influence("C") == 20


@pytest.mark.rules("607.1", "607.2")
def test_every_opponent_may_respond_in_turn_and_to_each_others_responses() -> None:
    nudge = tactic("Nudge", "Your faction gains 1 influence.", cost=0)
    scene = Scene(
        [nudge],
        turn="B",
        A=Side(hand=["Nudge"]),
        B=Side(hand=["Nudge"]),
        C=Side(hand=["Nudge"]),
    )
    scene.choose("B", "Play Nudge")
    assert scene.asked == "C"
    scene.choose("C", "Play Nudge")
    assert scene.asked == "A"  # A may respond to C's response; B has nothing left to respond with
    scene.choose("A", "Do nothing")
    assert scene.asked == "A"  # and to B's own card
    scene.choose("A", "Play Nudge").pass_windows()
    assert [scene.influence(seat) for seat in "ABC"] == [26, 26, 26]


@pytest.mark.rules("607.2")
def test_a_responder_keeps_the_chance_although_another_opponent_has_lost() -> None:
    nudge = tactic("Nudge", "Your faction gains 1 influence.", cost=0)
    knife = tactic("Knife", "COST: Pick a faction.\nEFFECT: Inflict 9 damage to the faction.", cost=0)
    scene = Scene(
        [nudge, knife],
        A=Side(hand=["Nudge"], resources=RAGE),
        B=Side(influence=4),
        C=Side(hand=["Knife", "Nudge"]),
    )
    scene.choose("A", "Play Nudge").choose("C", "Play Knife", "The Open Gate (2)").pass_windows()
    assert scene.happened("loses-game") == 1
    assert scene.influence("A") == 26


@pytest.mark.rules("302.4", "608.1d")
def test_only_the_defending_player_blocks() -> None:
    scene = Scene([BRUISER], A=Side(play=["Bruiser"]), B=Side(play=["Bruiser"]), C=Side(play=["Bruiser"], influence=9))
    scene.choose("A", "Attack The Open Gate (C)")
    assert scene.asked == "C"
    assert scene.options() == ["Bruiser (3)", "Done"]
    scene.choose("C", "Done")
    assert scene.influence("C") == 6


@pytest.mark.rules("503.4")
def test_the_active_player_orders_triggers_of_several_players() -> None:
    bell = item("Bell", "When a character enters play, draw a card.")
    gong = item("Gong", "When a character enters play, your faction gains 1 influence.")
    deck = ["Greed"]
    scene = Scene(
        [BRUISER, bell, gong],
        A=Side(hand=["Bruiser"], resources=RAGE),
        B=Side(play=["Bell"], deck=deck),
        C=Side(play=["Gong"], deck=deck),
    )
    scene.choose("A", "Play Bruiser").pass_windows()
    assert scene.asked == "A"
    assert sorted(scene.options()) == ["Bell", "Gong"]


@pytest.mark.rules("102.1", "301.4", "Ruling 5")
def test_what_is_attached_to_the_cards_of_one_who_lost_leaves_the_game_with_them() -> None:
    chain = item("Chain", "ATTACH TO CHARACTER")
    scene = Scene(
        [BRUISER, DRAIN, chain],
        A=Side(hand=["Drain"], play=[Placed("Chain", attached_to="Bruiser")]),
        B=Side(play=["Bruiser"], influence=5),
        C=Side(),
    )
    scene.choose("A", "Play Drain")
    assert (scene.where("Bruiser"), scene.where("Chain")) == ("out", "out")


@pytest.mark.rules("602.1b", "603.1")
def test_what_lasts_until_the_end_of_a_players_next_turn_ends_there_whoever_has_lost_meanwhile() -> None:
    cheer = tactic("Cheer", "Until the end of your next turn, all characters gain 2 strength.", cost=0)
    doom = tactic("Doom", "An opponent's faction loses 20 influence.", cost=0)
    side = Side(hand=["Cheer", "Doom"], play=["Bruiser"], resources=RAGE)
    scene = Scene([BRUISER, cheer, doom], A=side, B=Side(influence=5), C=Side(resources=RAGE))
    scene.choose("A", "Play Cheer").pass_windows()
    scene.choose("A", "Play Doom").pass_windows().choose("A", "B")
    assert scene.stat("Bruiser", "strength") == 5
    scene.to_turn_of("A")
    assert scene.stat("Bruiser", "strength") == 5
    scene.to_turn_of("C")
    assert scene.stat("Bruiser", "strength") == 3


@pytest.mark.rules("Ruling 16", "602.1b")
def test_what_lasts_until_a_turn_of_a_player_who_has_lost_ends_with_the_turn() -> None:
    cheer = tactic("Cheer", "Until the start of your next turn, all characters gain 2 strength.", cost=0)
    doom = tactic("Doom", "An opponent's faction loses 20 influence.", cost=0)
    side = Side(hand=["Doom"], play=["Bruiser"], resources=RAGE)
    scene = Scene([BRUISER, cheer, doom], A=side, B=Side(influence=5, hand=["Cheer"]), C=Side(resources=RAGE))
    scene.choose("A", "Play Doom").choose("B", "Play Cheer").pass_windows().choose("A", "B")
    assert scene.stat("Bruiser", "strength") == 5
    scene.to_turn_of("C")
    assert scene.stat("Bruiser", "strength") == 3


@pytest.mark.rules("Ruling 18", "607.1", "607.2a")
def test_whoever_is_done_responding_may_respond_to_those_who_come_after_but_not_to_the_action_again() -> None:
    nudge = tactic("Nudge", "Your faction gains 1 influence.", cost=0)
    side = Side(hand=["Nudge"])
    scene = Scene([nudge], A=side, B=side, C=side)
    scene.choose("A", "Play Nudge").choose("B", "Do nothing").choose("C", "Play Nudge")
    assert scene.asked == "B"  # to the Nudge of C
    scene.choose("B", "Do nothing")
    assert (scene.influence("A"), scene.influence("C")) == (26, 26)  # both have resolved


@pytest.mark.rules("Ruling 19", "608.1c", "609.1a", "609.1e")
def test_a_third_player_does_not_act_in_a_battle_but_may_respond_there() -> None:
    nudge = tactic("Nudge", "Your faction gains 1 influence.", cost=0)
    side = Side(hand=["Nudge"])
    scene = Scene([nudge, BRUISER], A=Side(play=["Bruiser"]), B=side, C=side)
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.asked == "B"
    scene.choose("B", "Do nothing", "Do nothing", "Play Nudge")
    assert scene.asked == "C"


@pytest.mark.rules("609.1f", "408.7")
def test_damage_of_several_characters_is_inflicted_by_their_player_once() -> None:
    ledger = item("Ledger", "When an opponent inflicts damage to your faction, put a token on this card.")
    side = Side(play=["Bruiser", "Bruiser"], resources=RAGE)
    scene = Scene([ledger, BRUISER], A=side, B=Side(play=["Ledger"]), C=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Bruiser (1)", "Bruiser (2)").pass_windows()
    assert scene.influence("B") == 19
    assert scene.state.tokens[scene.card("Ledger")] == 1


@pytest.mark.rules("302.6", "302.7", "302.10")
def test_whoever_is_not_in_a_battle_has_no_party_and_both_oppose_them() -> None:
    nudge = tactic("Nudge", "Your faction gains 1 influence.", cost=0)
    elk = character("Elk", (2, 9, 2))
    for whose, area in (("your", "play"), ("the opposing", "discard")):
        curse = tactic("Curse", f"EFFECT: Destroy all characters in {whose} party.", cost=0)
        attacker = Side(play=["Bruiser"], hand=["Nudge"])
        scene = Scene([nudge, elk, curse, BRUISER], A=attacker, B=Side(play=["Elk"]), C=Side(hand=["Curse"]))
        scene.choose("A", "Attack The Open Gate (B)", "Do nothing").choose("B", "Elk").choose("A", "Play Nudge")
        scene.choose("C", "Play Curse")
        assert (scene.where("Bruiser"), scene.where("Elk")) == (area, area)


@pytest.mark.rules("102.1", "603.1")
def test_another_turn_is_taken_although_somebody_else_has_lost() -> None:
    again = tactic("Again", "Take another turn after this one.", cost=0)
    scene = Scene([DRAIN, again], A=Side(hand=["Drain", "Again"]), B=Side(), C=Side(influence=5))
    scene.choose("A", "Play Drain", "Play Again")
    assert scene.happened("loses-game") == 1
    assert scene.state.active_player == 0


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you control more characters than each opponent", True),
        ("you control at least 2 more characters than each opponent", True),
        ("you control at least 3 more characters than an opponent", False),
        ("each opponent controls fewer characters than you", True),
        ("you have more cards in your hand than each opponent", False),
        ("you have more cards in your hand than an opponent", True),
        ("an opponent has more cards in their hand than you", True),
        ("each opponent has more cards in their hand than you", False),
        ("your faction has more influence than each opponent's faction", True),
        ("an opponent has less influence than you", True),
    ],
)
def test_more_than_each_opponent_is_more_than_every_single_one(condition: str, holds: bool) -> None:
    """Of three players A has 3 characters, 2 cards and 20 influence, the others 1, and 15; B has 3 cards, C none."""
    scene = Scene(
        [character("Rat", (1, 1, 1)), character("Judge", (1, 1, 1), f"While {condition}, this card gains 2 strength.")],
        A=Side(play=["Judge", "Rat", "Rat"], hand=["Greed"] * 2, influence=20),
        B=Side(play=["Rat"], hand=["Greed"] * 3, influence=15),
        C=Side(play=["Rat"], influence=15),
    )
    assert scene.stat("Judge", "strength") == (3 if holds else 1)
