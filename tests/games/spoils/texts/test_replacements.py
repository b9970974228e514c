"""Replacements where it is awkward: what leaves by itself and what with it, as a cost, damage on its way (506)."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

OX = character("Ox", (2, 2, 2))
PHOENIX = character("Phoenix", (1, 1, 1), "If this card is destroyed, put a token on it instead.")
HAT = item("Hat", "Attach to character")


@pytest.mark.rules("301.4b", "506.1")
def test_what_is_destroyed_by_itself_is_not_spared_with_what_it_is_attached_to() -> None:
    doom = tactic("Doom", "EFFECT: Destroy all characters and items.", cost=0)
    side = Side(play=["Phoenix", Placed("Hat", attached_to="Phoenix")])
    scene = Scene([PHOENIX, HAT, doom], A=Side(hand=["Doom"]), B=side)
    scene.choose("A", "Play Doom")
    assert scene.where("Phoenix") == "play"
    assert scene.where("Hat") == "discard"


@pytest.mark.rules("301.4b", "506.1")
def test_what_would_only_have_left_with_it_is_spared() -> None:
    doom = tactic("Doom", "EFFECT: Destroy all characters.", cost=0)
    side = Side(play=["Phoenix", Placed("Hat", attached_to="Phoenix")])
    scene = Scene([PHOENIX, HAT, doom], A=Side(hand=["Doom"]), B=side)
    scene.choose("A", "Play Doom")
    assert scene.where("Hat") == "play"


@pytest.mark.rules("506.2", "506.2a")
def test_an_attached_card_that_is_itself_a_cost_is_not_replaced() -> None:
    pick = item("Pick", "Attach to character\nIf this card is destroyed, remove it from the game instead.")
    cup = item("Cup", "")
    toll = tactic("Toll", "COST: Destroy 2 items you control.\nEFFECT: Draw a card.", cost=0)
    side = Side(hand=["Toll"], play=["Ox", Placed("Pick", attached_to="Ox"), "Cup"])
    scene = Scene([OX, pick, cup, toll], A=side, B=Side())
    scene.choose("A", "Play Toll", "Cup", "Pick")
    assert scene.where("Pick") == "discard"


@pytest.mark.rules("506.1", "408.4")
def test_what_a_replacement_destroys_is_gone_before_the_others_leave() -> None:
    bomb = item("Bomb", "If this card would be destroyed, inflict 3 damage to all characters instead.")
    cup, sweep = item("Cup", ""), tactic("Sweep", "Destroy all items.", cost=0)
    names = [f"Heir {number}" for number in range(6)]
    heirs = [character(name, (1, 1, 1), "When an item is destroyed, draw a card.") for name in names]
    ours = Side(hand=["Sweep"], play=["Bomb", "Cup", *names], deck=["Rage"] * 8)
    scene = Scene([bomb, cup, sweep, *heirs], A=ours, B=Side())
    scene.choose("A", "Play Sweep")
    assert scene.pile("A") == ["Cup", *names, "Sweep"]
    assert scene.hand("A") == []


@pytest.mark.rules("609.1f", "102.2", "506.1")
def test_damage_sent_elsewhere_is_inflicted_together_with_the_rest() -> None:
    """A's faction takes what was meant for the Idol at the moment in which B's faction takes its own: both lose."""
    idol = character("Idol", (0, 9, 1), "All damage inflicted to this card is inflicted to your faction instead.")
    storm = tactic("Storm", "EFFECT: Inflict 3 damage to all characters and all opponents' factions.", cost=0)
    scene = Scene([idol, storm], A=Side(hand=["Storm"], play=["Idol"], influence=3), B=Side(influence=3))
    scene.choose("A", "Play Storm")
    assert scene.state.result is not None
    assert scene.state.result.draw


@pytest.mark.rules("506.3", "506.5")
def test_an_ability_used_twice_leaves_two_replacements_and_each_applies_once() -> None:
    monk = character(
        "Monk",
        (0, 9, 1),
        "GUARD\nCOST: Pay 1.\nEFFECT: Pick a character. "
        "The next 2 damage that would be inflicted to that character this turn is inflicted to this card instead.",
    )
    bolt = tactic("Bolt", "EFFECT: Inflict 5 damage to a character.", cost=0)
    yak = character("Yak", (0, 9, 1))
    side = Side(hand=["Bolt"], play=["Monk", "Yak"], resources=["Rage"] * 6)
    scene = Scene([monk, bolt, yak], A=side, B=Side())
    scene.choose("A", "Monk: Guard", "Yak", "Monk: Guard", "Yak", "Play Bolt", "Yak", "Monk (1)")
    assert scene.state.damage[scene.card("Yak")] == 1
    assert scene.state.damage[scene.card("Monk")] == 4


MILL = tactic("Mill", "EFFECT: Put the top card of your deck into your discard pile.", cost=0)
VOID = item("Void", "If a card would be put into a discard pile from anywhere, remove it from the game instead.")


@pytest.mark.rules("506.1", "205.2")
def test_from_anywhere_is_from_the_deck_and_from_being_played_too() -> None:
    side = Side(hand=["Mill"], deck=["Ox", "Ox"], play=["Void"], resources=["Rage"])
    scene = Scene([MILL, VOID, OX], A=side, B=Side())
    scene.choose("A", "Play Mill")
    assert scene.pile("A") == []
    assert sorted(scene.state.face(card).name for card in scene.state.outs[0]) == ["Mill", "Ox"]


@pytest.mark.rules("506.1", "305.1")
@pytest.mark.parametrize(
    ("event", "discarded", "put"),
    [("would be discarded", "out", "discard"), ("would be put into a discard pile from anywhere", "out", "out")],
)
def test_a_card_that_is_not_in_play_replaces_where_it_goes_itself(event: str, discarded: str, put: str) -> None:
    ghost = character("Ghost", (1, 1, 1), f"If this card {event}, remove it from the game instead.")
    drop = tactic("Drop", "Discard a card.", cost=0)
    scene = Scene([ghost, drop], A=Side(hand=["Drop", "Ghost"]), B=Side())
    assert scene.choose("A", "Play Drop").where("Ghost") == discarded
    scene = Scene([ghost, MILL], A=Side(hand=["Mill"], deck=["Ghost"]), B=Side())
    assert scene.choose("A", "Play Mill").where("Ghost") == put


@pytest.mark.rules("506.1", "314.1")
def test_a_terminated_card_goes_where_a_replacement_sends_it() -> None:
    nope = tactic("Nope", "EFFECT: Terminate a tactic. If you do, draw a card.", cost=0)
    other = Side(hand=["Nope"], deck=["Ox"])
    scene = Scene([MILL, VOID, OX, nope], A=Side(hand=["Mill"], deck=["Ox"], play=["Void"]), B=other)
    scene.choose("A", "Play Mill").choose("B", "Play Nope", "Mill")
    assert scene.where("Mill") == "out"
    assert scene.hand("B") == ["Ox"]  # it was terminated all the same
    assert len(scene.state.decks[0]) == 1


@pytest.mark.rules("Ruling 17", "408.4")
def test_a_character_without_life_whose_destruction_is_replaced_is_not_destroyed_without_end() -> None:
    wither = tactic("Wither", "EFFECT: This turn, all characters lose 2 life.", cost=0)
    nudge = tactic("Nudge", "EFFECT: Your faction gains 1 influence.", cost=0)
    side = Side(hand=["Wither", "Nudge"], resources=["Rage"])
    scene = Scene([PHOENIX, wither, nudge], A=side, B=Side(play=["Phoenix"]))
    scene.choose("A", "Play Wither", "Play Nudge")
    assert scene.where("Phoenix") == "play"
    assert scene.state.tokens[scene.card("Phoenix")] == 1


@pytest.mark.rules("Ruling 17", "408.4", "506.3")
def test_once_nothing_replaces_it_any_more_a_character_without_life_is_destroyed() -> None:
    wither = tactic("Wither", "EFFECT: This turn, all characters lose 2 life.", cost=0)
    ward = tactic(
        "Ward", "EFFECT: Pick a character. The next time it would be destroyed this turn, draw a card instead.", cost=0
    )
    nudge = tactic("Nudge", "EFFECT: Your faction gains 1 influence.", cost=0)
    side = Side(hand=["Ward", "Wither", "Nudge"], play=["Ox"], deck=["Ox"], resources=["Rage"])
    scene = Scene([OX, wither, ward, nudge], A=side, B=Side())
    scene.choose("A", "Play Ward", "Play Wither")
    assert scene.hand("A") == ["Nudge", "Ox"]
    assert scene.where("Ox") == "discard"


@pytest.mark.rules("506.1", "408.3")
@pytest.mark.parametrize(
    ("text", "left", "drawn"),
    [
        ("If your faction would lose influence, draw a card instead.", 20, 1),
        ("If your faction would lose influence, draw that many cards instead.", 20, 3),
        ("If your faction would lose influence, you may destroy this card instead.", 20, 0),
        ("If an opponent's faction would lose influence, draw a card instead.", 17, 0),
    ],
)
@pytest.mark.parametrize(
    "loss", ["An opponent's faction loses 3 influence.", "Inflict 3 damage to an opponent's faction."]
)
def test_a_loss_of_influence_is_replaced(text: str, left: int, drawn: int, loss: str) -> None:
    ward, blow = item("Ward", text), tactic("Blow", f"{loss} If you do, your faction gains 1 influence.", cost=0)
    theirs = Side(play=["Ward"], deck=["Greed"] * 6, influence=20)
    scene = Scene([ward, blow], A=Side(hand=["Blow"], influence=10), B=theirs)
    scene.choose("A", "Play Blow")
    if "Yes" in scene.options():
        scene.choose("B", "Yes")
    assert (scene.influence("B"), len(scene.hand("B"))) == (left, drawn)
    done = left < 20 or loss.startswith("Inflict")
    assert scene.influence("A") == (11 if done else 10)


@pytest.mark.rules("506.2")
def test_a_loss_of_influence_that_is_a_cost_is_not_replaced() -> None:
    ward = item("Ward", "If your faction would lose influence, draw a card instead.")
    deal = tactic("Deal", "EXTRA COST: Your faction loses 2 influence.\nYour faction gains 1 influence.", cost=0)
    ours = Side(play=["Ward"], hand=["Deal"], deck=["Greed"] * 6, influence=20)
    scene = Scene([ward, deal], A=ours, B=Side())
    scene.choose("A", "Play Deal")
    assert scene.influence("A") == 19


@pytest.mark.rules("506.3", "408.3")
def test_the_next_loss_of_influence_is_less() -> None:
    ward = tactic("Ward", "The next time your faction would lose influence this turn, reduce the amount by 2.", cost=0)
    pay = tactic("Pay", "Your faction loses 3 influence.", cost=0)
    scene = Scene([ward, pay], A=Side(hand=["Ward", "Pay", "Pay"], influence=20), B=Side())
    scene.choose("A", "Play Ward", "Play Pay")
    assert scene.influence("A") == 19
    scene.choose("A", "Play Pay")
    assert scene.influence("A") == 16


FETCH = tactic("Fetch", "Search your deck for a character and an item. Put them into your hand.", cost=0)


@pytest.mark.rules("312.1", "506.1")
@pytest.mark.parametrize(
    "text",
    [
        "If a player would search their deck, you may pay 1. If you do, your faction gains 2 influence and then that "
        "player searches their deck instead.",
        "If a player would search their deck, you may pay 1 instead. If you do, your faction gains 2 influence and "
        "then that player searches their deck.",
    ],
)
@pytest.mark.parametrize(("answer", "influence"), [("Yes", 12), ("No", 10)])
def test_something_comes_before_a_search_that_goes_on(text: str, answer: str, influence: int) -> None:
    ours, theirs = Side(hand=["Fetch"], deck=["Ox", "Hat"]), Side(play=["Charm"], resources=["Rage"], influence=10)
    scene = Scene([FETCH, item("Charm", text), OX, HAT], A=ours, B=theirs)
    scene.choose("A", "Play Fetch").choose("B", answer)
    assert scene.influence("B") == influence
    while scene.asked == "A" and "Done" in scene.options():
        scene.choose("A", scene.options()[0])
    assert scene.hand("A") == ["Hat", "Ox"]


@pytest.mark.rules("312.1", "506.1")
def test_a_search_that_was_replaced_finds_nothing() -> None:
    hole = item("Hole", "If an opponent would search their deck, you may draw a card instead.")
    ours, theirs = Side(hand=["Fetch"], deck=["Ox", "Hat"]), Side(play=["Hole"], deck=["Greed"])
    scene = Scene([FETCH, hole, OX, HAT], A=ours, B=theirs)
    scene.choose("A", "Play Fetch").choose("B", "Yes")
    assert (scene.hand("A"), scene.hand("B")) == ([], ["Greed"])
