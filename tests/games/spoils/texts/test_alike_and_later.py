"""Cards that are alike, what happens to them later this turn, and what somebody else has you do."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.tried import BRUISER, DECK, GUARD, RAT, SMASH, played

MICE = [character(name, (1, 1, 1), trade="Rogue", subtypes=("mouse",)) for name in ("Mouse", "Vole")]
OX = character("Ox", (1, 4, 1), trade="Warlord")
SHREW = character("Shrew", (2, 1, 1), trade="Banker", subtypes=("mouse", "miner"))


def tried(text: str, ours: Side, theirs: Side | None = None) -> Scene:
    ours.hand = ["Trial", *ours.hand]
    ours.deck = ours.deck or DECK
    trial = tactic("Trial", text, cost=0)
    cards = [trial, *MICE, SHREW, OX, RAT, BRUISER, GUARD, SMASH]
    return Scene(cards, A=ours, B=theirs or Side(play=["Bruiser"], deck=DECK)).choose("A", "Play Trial")


@pytest.mark.parametrize(
    ("words", "first", "others"),
    [
        ("with the same trade", ["Mouse", "Vole"], ["Vole"]),
        ("that share a trade", ["Mouse", "Vole"], ["Vole"]),
        ("that share a subtype", ["Mouse", "Vole", "Shrew"], ["Vole", "Shrew"]),
        ("with the same strength", ["Mouse", "Vole", "Ox"], ["Vole", "Ox"]),
    ],
)
def test_two_that_are_alike_are_picked_together(words: str, first: list[str], others: list[str]) -> None:
    ours = Side(play=["Mouse", "Vole", "Shrew", "Ox"])
    scene = tried(f"EXTRA COST: Pick 2 characters you control {words}.\nDestroy the characters.", ours)
    assert [name for name in scene.options() if name != "Take it back"] == first
    scene.choose("A", "Mouse")
    assert [name for name in scene.options() if name != "Take it back"] == others
    scene.choose("A", "Vole")
    assert scene.pile("A") == ["Mouse", "Trial", "Vole"]


def test_two_of_one_name_are_not_two_of_the_name_of_something_else() -> None:
    text = "EXTRA COST: Pick 2 characters with the same name.\nDestroy the characters."
    scene = tried(text, Side(play=["Rat", "Mouse", "Rat"]))
    scene.choose("A", "Rat (1)")
    scene.choose("A", scene.options()[0])
    assert scene.pile("A") == ["Rat", "Rat", "Trial"]


@pytest.mark.parametrize(
    ("words", "picked", "drawn"),
    [
        ("the characters have the same trade", ["Mouse", "Vole"], 1),
        ("both characters share a trade", ["Mouse", "Shrew"], 0),
        ("the picked characters share a subtype", ["Mouse", "Shrew"], 1),
        ("the characters do not share a trade", ["Mouse", "Shrew"], 1),
        ("they have the same strength", ["Mouse", "Shrew"], 0),
    ],
)
def test_whether_two_are_alike(words: str, picked: list[str], drawn: int) -> None:
    ours = Side(play=["Mouse", "Vole", "Shrew"])
    scene = tried(f"EXTRA COST: Pick 2 characters.\nIf {words}, draw a card.", ours).choose("A", *picked)
    assert len(scene.hand("A")) == drawn


@pytest.mark.rules("402.5b")
@pytest.mark.parametrize(("answer", "hand"), [("Yes", 1), ("No", 0)])
def test_an_opponent_may_have_you_do_something(answer: str, hand: int) -> None:
    scene = played("An opponent may have you draw a card. If they don't, their faction loses 2 influence.")
    scene.choose("B", answer)
    assert (len(scene.hand("A")), len(scene.hand("B")), scene.influence("B")) == (hand, 0, 25 if hand else 23)


@pytest.mark.parametrize(("choice", "ours", "theirs"), [(0, 0, 1), (1, 2, 3)])
def test_of_what_an_opponent_chooses_you_do_your_part(choice: int, ours: int, theirs: int) -> None:
    text = "An opponent chooses one: that player discards 2 cards; or you draw 2 cards."
    scene = played(text, theirs=Side(hand=["Greed", "Greed", "Greed"], play=["Bruiser"], deck=DECK))
    scene.choose("B", scene.options()[choice]).answered()
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (ours, theirs)


def test_that_opponent_is_an_opponent_and_not_the_player_named_after_them() -> None:
    crown = item(
        "Crown",
        "ATTACH TO CHARACTER\nAt the end of the turn, if the attached character's controller has fewer cards in their "
        "hand than an opponent, that opponent takes control of the attached character.",
    )
    ours = Side(play=["Rat", Placed("Crown", attached_to="Rat")], deck=DECK)
    scene = Scene([crown, RAT], A=ours, B=Side(hand=["Greed"], deck=DECK))
    scene.choose("A", "End the turn").pass_windows()
    assert scene.controller("Rat") == "B"


@pytest.mark.rules("506.1")
@pytest.mark.parametrize("smashed", [True, False])
def test_what_is_done_if_it_is_destroyed_this_turn_waits_for_that(smashed: bool) -> None:
    text = "EXTRA COST: Pick a character.\nIf it is destroyed this turn, remove it from the game instead."
    scene = played(text, "Rat", ours=Side(play=["Rat"], hand=["Smash"] if smashed else []))
    if smashed:
        scene.choose("A", "Play Smash", "Rat")
    assert scene.where("Rat") == ("out" if smashed else "play")
    text = "EXTRA COST: Pick a character.\nIf that character is destroyed this turn, draw a card."
    scene = played(text, "Rat", ours=Side(play=["Rat"], hand=["Smash"]))
    assert scene.hand("A") == ["Smash"]
    assert scene.choose("A", "Play Smash", "Rat").hand("A") == ["Greed"]


@pytest.mark.rules("101.1")
def test_what_may_be_deployed_this_turn_may_be_deployed_then() -> None:
    text = "EXTRA COST: Pick a tactic in your discard pile.\nYou may deploy that tactic this turn."
    scene = played(text, "Smash", ours=Side(play=["Rat"], discard=["Smash"], deck=DECK))
    assert "Play Smash" in scene.options()
    scene.choose("A", "Play Smash", "Bruiser")
    assert scene.where("Bruiser") == "discard"
    scene = played(text, "Smash", ours=Side(play=["Rat"], discard=["Smash"], deck=DECK))
    scene.to_turn_of("B").to_turn_of("A")
    assert "Play Smash" not in scene.options()


@pytest.mark.rules("408.5")
def test_the_damage_on_a_card_is_a_number() -> None:
    text = "EXTRA COST: Pick a location. X is the damage on it.\nDraw X cards."
    keep = location("Keep", 4)
    scene = Scene(
        [tactic("Trial", text, cost=0), keep],
        A=Side(hand=["Trial"], deck=DECK, play=[Placed("Keep", damage=3)]),
        B=Side(),
    )
    assert len(scene.choose("A", "Play Trial", "Keep").hand("A")) == 3


def test_a_card_that_was_named_goes_to_the_hand_if_it_is_revealed() -> None:
    text = "Name a card. Reveal the top card of your deck. If it is the named card, put it into your hand."
    scene = played(text)
    scene.choose("A", "Greed")
    assert scene.hand("A") == ["Greed"]
    scene = played(text)
    scene.choose("A", "Rat")
    assert scene.hand("A") == []


def test_cards_that_each_of_them_discarded_are_their_own() -> None:
    text = "Each player discards all cards in their hand. Each player draws a card for each card they discarded."
    scene = played(text, ours=Side(play=["Rat"], hand=["Rage", "Rage"]), theirs=Side(hand=["Greed"], deck=DECK))
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (2, 1)


def test_tokens_spoken_of_are_removed_all_of_them() -> None:
    text = (
        "At the start of your turn, put a token on this card. "
        "Then, if there are 2 or more tokens on it, remove them all."
    )
    clock = character("Clock", (1, 1, 1), text)
    scene = Scene([clock], A=Side(play=[Placed("Clock", tokens=1)], deck=DECK), B=Side(play=["Clock"], deck=DECK))
    scene.to_turn_of("B").to_turn_of("A")
    assert scene.state.tokens[scene.card("Clock")] == 0
