"""Triggers of what befalls cards and what players do: each comes on its event, and not on another."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
CAST = [
    character("Bruiser", (3, 5, 3)),
    character("Mage", (1, 2, 1), "COST: Deplete this card.\nEFFECT: Your faction gains 1 influence."),
    item("Hat", ""),
    tactic("Point", "Pick a character. It gains 1 strength this turn.", cost=0),
    tactic("Slay", "Destroy a character.", cost=0),
    tactic("Banish", "Remove a character from the game.", cost=0),
    tactic("Wipe", "Remove all tokens from a character.", cost=0),
    tactic("Brush", "Remove a token from a character.", cost=0),
    tactic("Toss", "Flip a coin. If you win, your faction gains 1 influence.", cost=0),
    tactic("Drop", "Discard a card.", cost=0),
    tactic("Seize", "Take control of a character an opponent controls.", cost=0),
    tactic("Gift", "An opponent gains control of a character you control.", cost=0),
    tactic("Turn", "Flip a character face-down.", cost=0),
    tactic("Tax", "An opponent's faction loses 3 influence.", cost=0),
    tactic("Fee", "An opponent's faction loses 2 influence.", cost=0),
    tactic("Feast", "Your faction gains 3 influence.", cost=0),
    tactic("Snack", "Your faction gains 2 influence.", cost=0),
]


def drawn(event: str, *moves: str, hand: tuple[str, ...] = ()) -> int:
    """How often A, who has an item with such a trigger, draws for it."""
    tactics = [move.removeprefix("Play ") for move in moves if move.startswith("Play ")]
    scene = Scene(
        [*CAST, item("Eye", f"When {event}, draw a card.")],
        A=Side(hand=[*tactics, *hand], play=[Placed("Bruiser", tokens=2), "Eye"], deck=["Greed"] * 9, resources=RAGE),
        B=Side(play=["Mage"], deck=["Greed"], resources=RAGE),
    )
    for move in moves:
        scene.choose(scene.asked, move)
        scene.pass_windows()
    return scene.hand("A").count("Greed")


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(
    ("event", "so", "not_so"),
    [
        ("a character you control is picked", ("Play Point", "Bruiser"), ("Play Point", "Mage")),
        ("a character is picked by a tactic", ("Play Point", "Mage"), ("Play Drop",)),
        ("a character is removed from the game", ("Play Banish", "Mage"), ("Play Slay", "Mage")),
        ("a character you control has no tokens on it", ("Play Wipe", "Bruiser"), ("Play Brush", "Bruiser")),
        ("a coin is flipped", ("Play Toss",), ("Play Slay", "Mage")),
        ("you discard an item", ("Play Drop", "Hat"), ("Play Drop", "Rage")),
        ("you take control of a character", ("Play Seize",), ("Play Slay", "Mage")),
        ("an opponent takes control of a character", ("Play Gift",), ("Play Seize",)),
        ("you control an item", ("Play Hat",), ("Play Slay", "Mage")),
        ("a character is flipped face-down", ("Play Turn", "Mage"), ("Play Slay", "Mage")),
        ("a character you control is flipped face-down", ("Play Turn", "Bruiser"), ("Play Turn", "Mage")),
        ("an opponent loses 3 or more influence", ("Play Tax",), ("Play Fee", "Play Fee")),
        ("an opponent's faction loses more than 2 influence", ("Play Tax",), ("Play Fee",)),
        ("your faction gains at least 3 influence", ("Play Feast",), ("Play Snack",)),
    ],
)
def test_a_trigger_comes_on_its_event_alone(event: str, so: tuple[str, ...], not_so: tuple[str, ...]) -> None:
    hand = ("Hat", "Rage") if "discard" in event else ()
    assert drawn(event, *so, hand=hand) == 1
    assert drawn(event, *not_so, hand=hand) == 0


@pytest.mark.rules("503.1")
def test_a_coin_flip_is_won_or_lost() -> None:
    won, lost = drawn("you win a coin flip", "Play Toss"), drawn("you lose a coin flip", "Play Toss")
    assert won + lost == 1
    assert drawn("an opponent wins a coin flip", "Play Toss") == 0


@pytest.mark.rules("607.1")
@pytest.mark.parametrize(
    ("condition", "turn", "responding"),
    [
        ("you played this card during your turn", 1, 0),
        ("you played this card during an opponent's turn", 0, 1),
        ("you played this card in response to a tactic", 0, 1),
        ("you played this card in response to a tactic or a character", 0, 1),
        ("you played this card in response to a character", 0, 0),
    ],
)
def test_how_a_card_was_played(condition: str, turn: int, responding: int) -> None:
    probe = tactic("Probe", f"If {condition}, draw a card.", cost=0)
    killer = Side(hand=["Slay"], play=["Bruiser"], resources=RAGE)
    prober = Side(hand=["Probe"], deck=["Greed"] * 5, resources=RAGE)
    scene = Scene([*CAST, probe], turn="B", A=killer, B=prober)
    scene.choose("B", "Play Probe").pass_windows()
    assert len(scene.hand("B")) == turn
    scene = Scene([*CAST, probe], turn="A", A=killer, B=prober)
    scene.choose("A", "Play Slay").choose("B", "Play Probe").pass_windows()
    assert len(scene.hand("B")) == responding


@pytest.mark.rules("403.3")
def test_a_card_being_played_is_one_that_is_not_in_play() -> None:
    echo = tactic("Echo", "COST: Pick a tactic being played.\nEFFECT: Terminate it.", cost=0)
    scene = Scene(
        [*CAST, echo],
        A=Side(hand=["Slay"], play=["Bruiser"], resources=RAGE),
        B=Side(hand=["Echo"], resources=RAGE),
    )
    scene.choose("A", "Play Slay").choose("B", "Play Echo").pass_windows()
    assert scene.where("Bruiser") == "play"


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("quantity", "chosen", "left"),
    [("any number of", ("Hat", "Rage"), ["Greed"]), ("up to 2", ("Hat",), ["Greed", "Rage"])],
)
def test_some_are_chosen_or_fewer(quantity: str, chosen: tuple[str, ...], left: list[str]) -> None:
    purge = tactic("Purge", f"Discard {quantity} cards.")
    scene = Scene([*CAST, purge], A=Side(hand=["Purge", "Hat", "Rage", "Greed"], resources=RAGE), B=Side())
    scene.choose("A", "Play Purge").pass_windows()
    scene.choose("A", *chosen)
    if "Done" in scene.options():
        scene.choose("A", "Done")
    assert scene.hand("A") == left


@pytest.mark.rules("402.1")
def test_resources_that_do_not_provide_the_named_icon() -> None:
    text = 'Name [R] icon or [G] icon. X is the named icon. Destroy all resources that don\'t have "PROVIDES - X".'
    scene = Scene([tactic("Purge", text)], A=Side(hand=["Purge"], resources=RAGE), B=Side(resources=["Greed"]))
    scene.choose("A", "Play Purge").pass_windows()
    scene.choose("A", scene.options()[0])
    assert (scene.unattached("A"), scene.unattached("B")) == (5, 0)  # one pays for it


@pytest.mark.rules("314.1", "503.1")
@pytest.mark.parametrize(
    ("event", "draws"),
    [
        ("a card is terminated", 1),
        ("a tactic is terminated", 1),
        ("a character is terminated", 0),
        ("a card an opponent controls is terminated", 0),
    ],
)
def test_a_trigger_of_what_is_terminated(event: str, draws: int) -> None:
    no = tactic("No", "COST: Pick a card being played.\nEFFECT: Terminate it.", cost=0)
    ours = Side(hand=["Slay", "Toss"], play=["Bruiser", "Eye"], deck=["Greed"] * 9, resources=RAGE)
    theirs = Side(hand=["No"], play=["Mage"], deck=["Rage"])
    scene = Scene([*CAST, no, item("Eye", f"When {event}, draw a card.")], A=ours, B=theirs)
    scene.choose("A", "Play Slay").answered("Play No", "Slay")
    assert scene.hand("A").count("Greed") == draws
    assert scene.where("Mage") == "play"


@pytest.mark.rules("608.1b", "503.1")
@pytest.mark.parametrize(
    ("event", "attackers", "draws"),
    [
        ("an attacking party is formed", ["Bruiser"], 1),
        ("a blocking party is formed", ["Bruiser"], 0),
        ("an attacking or blocking party is formed", ["Bruiser"], 1),
        ("an attacking party is formed including this card", ["Bruiser"], 0),
        ("an attacking party is formed including this card", ["Captain"], 1),
        ("an attacking party is formed including this card and at least 1 other characters", ["Captain"], 0),
        ("an attacking party is formed including this card and at least 1 other characters", ["Captain", "Bruiser"], 1),
        ("an attacking party is formed including this card and at least 2 other characters", ["Captain", "Bruiser"], 0),
    ],
)
def test_a_trigger_of_a_party(event: str, attackers: list[str], draws: int) -> None:
    captain = character("Captain", (1, 9, 1), f"When {event}, draw a card.")
    ours = Side(hand=["Toss"], play=["Bruiser", "Captain"], deck=["Greed"] * 9, resources=RAGE)
    scene = Scene([*CAST, captain], A=ours, B=Side(deck=["Rage"]))
    scene.choose("A", "Attack The Open Gate (B)", *attackers).answered()
    assert scene.hand("A").count("Greed") == draws
