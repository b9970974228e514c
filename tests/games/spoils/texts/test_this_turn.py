"""What happened this turn, how often something happens each turn, and what happens when something comes to hold."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

RAT = character("Rat", (1, 1, 1))
BRUISER = character("Bruiser", (3, 3, 3))
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character.", cost=0)
BOON = tactic("Boon", "Gain 2 influence.", cost=0)
TIRE = tactic("Tire", "COST: Pick a character.\nEFFECT: Deplete the character.", cost=0)
PEEK = tactic("Peek", "Draw 2 cards.", cost=0)
DECK = ["Greed"] * 12


@pytest.mark.parametrize(
    ("condition", "before", "picks"),
    [
        ("you gained influence this turn", "Boon", ()),
        ("a character was depleted this turn", "Tire", ("Rat",)),
        ("a character you control was damaged this turn", "Zap", ("Bruiser",)),
        ("you drew 2 or more cards this turn", "Peek", ()),
        ("a character was picked this turn", "Tire", ("Rat",)),
        ("you control a character that was depleted this turn", "Tire", ("Rat",)),
    ],
)
def test_what_happened_this_turn_is_remembered_until_the_next(
    condition: str, before: str, picks: tuple[str, ...]
) -> None:
    ask = tactic("Ask", f"If {condition}, gain 5 influence.", cost=0)
    never = tactic("Deny", f"If {condition}, gain 1 influence.", cost=0)
    ours = Side(hand=["Ask", "Deny", before], play=["Rat", "Bruiser"], deck=DECK, influence=10)
    scene = Scene([ask, never, RAT, BRUISER, ZAP, BOON, TIRE, PEEK], A=ours, B=Side(deck=DECK))
    scene.choose("A", "Play Deny")
    assert scene.influence("A") == 10
    scene.choose("A", f"Play {before}", *picks, "Play Ask")
    assert scene.influence("A") in (15, 17)


def test_what_did_not_happen_this_turn() -> None:
    wait = tactic("Wait", "If you did not gain influence this turn, gain 5 influence.", cost=0)
    scene = Scene([wait, RAT], A=Side(hand=["Wait", "Wait"], play=["Rat"], influence=10), B=Side())
    scene.choose("A", "Play Wait", "Play Wait")
    assert scene.influence("A") == 15


def test_how_often_and_how_much_it_was_this_turn() -> None:
    count = tactic("Count", "Draw X cards, where X is the number of times you gained influence this turn.", cost=0)
    sum_up = tactic("Sum", "Draw X cards, where X is the amount of influence you gained this turn.", cost=0)
    ours = Side(hand=["Boon", "Boon", "Count", "Sum"], play=["Rat"], deck=DECK)
    scene = Scene([count, sum_up, BOON, RAT], A=ours, B=Side())
    scene.choose("A", "Play Boon", "Play Boon", "Play Count")
    assert scene.hand("A").count("Greed") == 2
    scene.choose("A", "Play Sum")
    assert scene.hand("A").count("Greed") == 6


def test_cards_that_somebody_deployed_this_turn() -> None:
    tally = tactic("Tally", "Draw X cards, where X is the number of characters you have deployed this turn.", cost=0)
    ours = Side(hand=["Rat", "Tally"], play=["Bruiser"], deck=DECK, resources=["Rage"])
    scene = Scene([tally, RAT, BRUISER], A=ours, B=Side())
    scene.choose("A", "Play Rat", "Play Tally")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(
    "text",
    [
        "Once each turn, when you gain influence, draw a card.",
        "The first time you gain influence each turn, draw a card.",
        "The first time each turn that you gain influence, draw a card.",
        "When you gain influence for the first time each turn, draw a card.",
    ],
)
def test_a_trigger_that_happens_once_each_turn(text: str) -> None:
    clerk = character("Clerk", (1, 1, 1), text)
    bank = item("Bank", "SAVE\nCOST: Deplete this card.\nEFFECT: Gain 1 influence.")
    ours = Side(hand=["Boon", "Boon"], play=["Clerk", "Bank"], deck=DECK)
    scene = Scene([clerk, bank, BOON, RAT], A=ours, B=Side(play=["Rat"], deck=DECK))
    scene.choose("A", "Play Boon", "Play Boon")
    assert scene.hand("A").count("Greed") == 1
    scene.to_turn_of("A")
    before = scene.hand("A").count("Greed")
    scene.choose("A", "Bank: Save")
    assert scene.hand("A").count("Greed") == before + 1


@pytest.mark.rules("503.1")
def test_the_second_time_each_turn() -> None:
    clerk = character("Clerk", (1, 1, 1), "The second time you gain influence each turn, draw a card.")
    ours = Side(hand=["Boon"] * 3, play=["Clerk"], deck=DECK)
    scene = Scene([clerk, BOON], A=ours, B=Side())
    drawn = []
    for _ in range(3):
        scene.choose("A", "Play Boon")
        drawn.append(scene.hand("A").count("Greed"))
    assert drawn == [0, 1, 1]


@pytest.mark.rules("506.1")
def test_a_replacement_that_happens_once_each_turn() -> None:
    shell = character(
        "Shell", (1, 2, 1), "Once each turn, if this card would be destroyed, remove a token from this card instead."
    )
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    ours = Side(hand=["Kill", "Kill"], play=[Placed("Shell", tokens=3), "Rat"])
    scene = Scene([shell, kill, RAT], A=ours, B=Side())
    scene.choose("A", "Play Kill", "Shell")
    assert scene.where("Shell") == "play"
    scene.choose("A", "Play Kill", "Shell")
    assert scene.where("Shell") == "discard"


@pytest.mark.rules("503.1")
def test_a_trigger_during_some_turns_only() -> None:
    owl = character("Owl", (1, 1, 1), "When you gain influence during an opponent's turn, draw a card.")
    scene = Scene([owl, BOON], A=Side(hand=["Boon", "Boon"], play=["Owl"], deck=DECK), B=Side(deck=DECK))
    scene.choose("A", "Play Boon")
    assert "Greed" not in scene.hand("A")


@pytest.mark.rules("503.1")
def test_a_trigger_that_waits_until_something_holds() -> None:
    jar = item("Jar", "When there are 3 or more tokens on this card, draw a card.")
    fill = tactic("Fill", "COST: Pick an item.\nEFFECT: Put 2 tokens on the item.", cost=0)
    ours = Side(hand=["Fill", "Fill", "Fill"], play=["Jar", "Rat"], deck=DECK)
    scene = Scene([jar, fill, RAT], A=ours, B=Side())
    scene.choose("A", "Play Fill", "Jar")
    assert "Greed" not in scene.hand("A")
    scene.choose("A", "Play Fill", "Jar")
    assert scene.hand("A").count("Greed") == 1
    scene.choose("A", "Play Fill", "Jar")
    assert scene.hand("A").count("Greed") == 1  # it held already


@pytest.mark.rules("503.1")
def test_a_card_that_cannot_be_alone() -> None:
    pup = character("Pup", (1, 1, 1), "When you control no other characters, destroy this card.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    scene = Scene([pup, kill, RAT], A=Side(hand=["Kill"], play=["Pup", "Rat"]), B=Side())
    assert scene.where("Pup") == "play"
    scene.choose("A", "Play Kill", "Rat")
    assert scene.where("Pup") == "discard"


def test_a_condition_of_a_card_holds_where_it_holds_of_any() -> None:
    cheer = tactic("Cheer", "If a character you control is depleted, gain 5 influence.", cost=0)
    ours = Side(hand=["Cheer"], play=[Placed("Rat", depleted=True), "Bruiser"], influence=10)
    scene = Scene([cheer, RAT, BRUISER], A=ours, B=Side())
    scene.choose("A", "Play Cheer")
    assert scene.influence("A") == 15


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(
    "event",
    [
        "When your faction gains influence, if it is the first time this turn, ",
        "When your faction gains influence for the first time this turn, ",
        "The first time each turn that your faction gains influence, ",
    ],
)
def test_only_the_first_time_in_a_turn(event: str) -> None:
    vault = item("Vault", f"{event}put a token on this card.")
    pay = tactic("Pay", "Your faction gains 1 influence.", cost=0)
    scene = Scene([vault, pay], A=Side(hand=["Pay", "Pay"], play=["Vault"]), B=Side())
    scene.choose("A", "Play Pay", "Play Pay")
    assert scene.state.tokens[scene.card("Vault")] == 1


@pytest.mark.rules("207.6")
def test_a_card_loses_all_damage() -> None:
    ox, balm = character("Ox", (2, 3, 2)), tactic("Balm", "EXTRA COST: Pick a character.\nIt loses all damage.", cost=0)
    scene = Scene([ox, balm], A=Side(hand=["Balm"], play=[Placed("Ox", damage=2)]), B=Side())
    scene.choose("A", "Play Balm", "Ox")
    assert scene.state.damage[scene.card("Ox")] == 0
