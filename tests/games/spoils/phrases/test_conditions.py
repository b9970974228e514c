"""Conditions that hold and that do not: a tactic draws two cards if what it says is so, and none if it is not."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.language import read
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.printed import Library
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.flow import CannotBePlayed
from mulligan.language.reader import ReadError
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
CAST = [
    character("Bruiser", (3, 3, 3)),
    character("Sneak", (2, 2, 1), "COVERT"),
    character("Stray", (1, 1, 1)),
    character("Nobody", (1, 1, 1)),
    item("Hat", ""),
    tactic("Murder", "Destroy an item."),
    tactic("Scratch", "Inflict 1 damage to a character."),
    tactic("Singe", "Inflict 1 damage to an opponent's faction."),
    tactic("Sear", "Inflict 1 damage to an opponent's faction."),
    tactic("Itch", "Inflict 1 damage to a character."),
    tactic("Nothing", "Your faction gains 1 influence."),
]
SCRATCHED_TWICE = ("Play Scratch", "Bruiser (1)", "Play Itch", "Bruiser (1)")


def drawn(text: str, *picked: str, before: tuple[str, ...] = ()) -> int:
    """How many cards A draws who plays a tactic of this text, perhaps after other moves."""
    again = [name for name in ("Sear", "Itch") if f"Play {name}" in before]
    scene = Scene(
        [*CAST, tactic("Probe", text)],
        A=Side(
            hand=["Probe", "Murder", "Scratch", "Singe", "Nothing", "Stray", *again],
            play=[Placed("Bruiser", tokens=3), "Sneak", "Nobody"],
            discard=["Hat", "Sneak", "Greed"],
            deck=["Greed"] * 9,
            resources=RAGE,
            influence=12,
        ),
        B=Side(hand=["Rage"], play=["Hat", Placed("Bruiser", owner="A")], deck=["Greed"], influence=20),
    )
    for move in before:
        scene.choose("A", move).pass_windows()
    scene.choose("A", "Play Probe", *picked).pass_windows()
    return scene.hand("A").count("Greed")


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        (
            "the number of characters you control is greater than 2",
            "the number of characters you control is less than 3",
        ),
        ("the number of items is equal to 1", "the number of items is equal to 2"),
        ("there are at least 4 characters", "there are at least 5 characters"),
        ("there is an item", "there is a location"),
        ("there are 4 or fewer characters", "there are 3 or fewer characters"),
        ("you control an even number of resources", "you control an even number of characters"),
        ("you control at least 6 [R]", "you control at least 7 [R]"),
        ("there are at least 3 cards in your discard pile", "there are at least 4 cards in your discard pile"),
        ("there are no cards in an opponent's discard pile", "there are no cards in your discard pile"),
        ("you have at least 5 cards in your hand", "you have at least 6 cards in your hand"),
        ("you have more cards in your hand than an opponent", "an opponent has more cards in their hand than you"),
        ("you control an item or you control a character", "you control an item or you control a location"),
        ("your influence is less than 13", "your influence is less than 12"),
        (
            "the difference between your influence and an opponent's influence is 8",
            "the difference between your influence and an opponent's influence is 7",
        ),
        (
            "the highest strength among characters you control is 3",
            "the highest strength among characters you control is 6",
        ),
        (
            "the total strength of all characters you control is 6",
            "the total strength of all characters you control is 3",
        ),
        ("twice the number of items is 2", "twice the number of items is 1"),
        ("the number of different characters is 3", "the number of different characters is 4"),
    ],
)
def test_a_condition_holds_or_does_not(so: str, not_so: str) -> None:
    assert drawn(f"If {so}, draw 2 cards.") == 2
    assert drawn(f"If {not_so}, draw 2 cards.") == 0


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("condition", "so", "not_so"),
    [
        ("it has covert", "Sneak", "Bruiser (1)"),
        ("it does not have covert", "Bruiser (1)", "Sneak"),
        ("it entered play this turn", "Stray", "Sneak"),
        ("it did not enter play this turn", "Sneak", "Stray"),
        ("it has been in play since the start of the turn", "Sneak", "Stray"),
        ("you control it", "Bruiser (1)", "Bruiser (2)"),
        ("an opponent controls it", "Bruiser (2)", "Bruiser (1)"),
        ("you own it", "Bruiser (2)", "Hat"),
        ("there are tokens on it", "Bruiser (1)", "Sneak"),
        ("there are no tokens on it", "Sneak", "Bruiser (1)"),
    ],
)
def test_a_condition_holds_of_a_card_or_does_not(condition: str, so: str, not_so: str) -> None:
    text = f"Pick a non-resource card. If {condition}, draw 2 cards."
    before = ("Play Stray",) if "Stray" in (so, not_so) else ()
    assert drawn(text, so, before=before) == 2
    assert drawn(text, not_so, before=before) == 0


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("condition", "picked", "before", "others"),
    [
        ("an item was destroyed this turn", (), ("Play Murder",), ("Play Nothing",)),
        ("a character was destroyed this turn", (), ("Play Scratch", "Nobody"), ("Play Murder",)),
        ("you played at least 2 tactics this turn", (), ("Play Nothing", "Play Murder"), ("Play Nothing",)),
        ("damage has been inflicted to it this turn", ("Sneak",), ("Play Scratch", "Sneak"), ("Play Nothing",)),
        ("you inflicted damage to an opponent's faction this turn", (), ("Play Singe",), ("Play Scratch", "Sneak")),
        ("an opponent lost 2 or more influence this turn", (), ("Play Singe", "Play Sear"), ("Play Singe",)),
        ("2 or more damage was inflicted to it this turn", ("Bruiser (1)",), SCRATCHED_TWICE, SCRATCHED_TWICE[:2]),
    ],
)
def test_a_condition_speaks_of_what_was_done_this_turn(
    condition: str, picked: tuple[str, ...], before: tuple[str, ...], others: tuple[str, ...]
) -> None:
    text = f"{'Pick a character. ' if picked else ''}If {condition}, draw 2 cards."
    assert drawn(text, *picked, before=before) == 2
    assert drawn(text, *picked, before=others) == 0


@pytest.mark.rules("401.3")
@pytest.mark.parametrize(
    ("text", "so", "not_so"),
    [
        (
            "EXTRA COST: Pick a non-resource card.\n"
            "If you picked a character as part of this card's extra cost, draw 2 cards.",
            "Sneak",
            "Hat",
        ),
        ("Discard a card. If a tactic was discarded this way, draw 2 cards.", "Murder", ""),
        ("Destroy a non-resource card. If an item was destroyed this way, draw 2 cards.", "Hat", "Sneak"),
    ],
)
def test_a_condition_speaks_of_what_was_dealt_with(text: str, so: str, not_so: str) -> None:
    assert drawn(text, so) == 2
    if not_so:
        assert drawn(text, not_so) == 0
    else:
        assert drawn(text.replace("a tactic", "an item"), so) == 0


@pytest.mark.rules("402.1")
def test_one_of_several_cards_is_of_a_kind() -> None:
    text = "Reveal the top 2 cards of your deck. If any of them are a {}, draw 2 cards."
    assert drawn(text.format("resource")) == 2
    assert drawn(text.format("character")) == 0


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. If you control an item, draw 2 cards instead.",
        "Draw a card. If you control an item, draw 2 instead.",
        "Draw a card. If you control an item, instead draw 2 cards.",
    ],
)
def test_one_thing_or_the_other_is_done_where_instead_is_said(text: str) -> None:
    plan = tactic("Plan", text, cost=0)
    for play, drawn in (([], 1), (["Lamp"], 2)):
        ours = Side(hand=["Plan"], play=play, deck=["Greed"] * 6)
        scene = Scene([plan, item("Lamp", "")], A=ours, B=Side())
        assert len(scene.choose("A", "Play Plan").hand("A")) == drawn


@pytest.mark.rules("402.1", "503.1")
def test_what_a_trigger_does_instead_is_no_replacement() -> None:
    scout = character(
        "Scout", (1, 1, 1), "When this card enters play, draw a card. If you control an item, draw 2 cards instead."
    )
    ours = Side(hand=["Scout"], play=["Lamp"], resources=["Greed"], deck=["Greed"] * 6)
    scene = Scene([scout, item("Lamp", "")], A=ours, B=Side())
    assert len(scene.choose("A", "Play Scout").hand("A")) == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("If you control an item, draw 2 cards instead.", "instead of nothing"),
        ("Look at the top card of your deck. If it is a character, put it into your hand instead.", "instead"),
    ],
)
def test_instead_of_what_nobody_can_say_is_not_read(text: str, reason: str) -> None:
    with pytest.raises((ReadError, CannotBePlayed), match=reason):
        lower(tactic("Plan", text), read(text, CardType.TACTIC), Library())


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(("play", "dead"), [([], []), (["Lamp"], ["Bruiser"])])
def test_what_is_done_instead_is_done_to_the_card_that_was_chosen(play: list[str], dead: list[str]) -> None:
    plan = tactic(
        "Plan", "Inflict 1 damage to a character. If you control an item, inflict 3 damage to it instead.", cost=0
    )
    scene = Scene([plan, item("Lamp", ""), *CAST], A=Side(hand=["Plan"], play=play), B=Side(play=["Bruiser", "Sneak"]))
    scene.choose("A", "Play Plan", "Bruiser")
    assert scene.pile("B") == dead


@pytest.mark.rules("402.1")
def test_what_is_done_once_is_done_unless_something_holds() -> None:
    tax = item("Tax", "At the end of each player's turn, that player discards a card unless they control a character.")
    for play, held in ((["Stray"], 2), ([], 1)):
        scene = Scene([tax, *CAST], A=Side(hand=["Nobody", "Nobody"], play=play), B=Side(play=["Tax"]))
        if "End the turn" in scene.options():
            scene.choose("A", "End the turn")
        if scene.asked == "A":
            scene.choose("A", "Nobody")
        assert len(scene.hand("A")) == held
