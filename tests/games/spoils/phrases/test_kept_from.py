"""What a card cannot suffer and what players cannot do, each beside the same without those words (402.7)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

RUNNER = character("Runner", (1, 1, 5))
RAT = character("Rat", (1, 1, 1))
SPELL = tactic("Spell", "Draw a card.", cost=0)
PLAIN = ""


# ---- cards ----------------------------------------------------------------------------------------------------------


def suffered(words: str, deed: str) -> tuple[str, int, int, int]:
    """What has become of B's card with these words after A's tactic: where it is, whose, depleted, face-down."""
    steady = character("Steady", (2, 2, 2), words)
    ours = Side(hand=["Deed", "Spell"], deck=["Rage"] * 3)
    scene = Scene([steady, SPELL, tactic("Deed", deed, cost=0)], A=ours, B=Side(play=["Steady"]))
    scene.choose("A", "Play Deed").pass_windows()
    card, state = scene.card("Steady"), scene.state
    return scene.where("Steady"), state.controller[card], state.depleted[card], state.face_down[card]


UNTOUCHED = ("play", 1, 0, 0)


@pytest.mark.rules("402.7")
@pytest.mark.parametrize(
    ("words", "deed", "other"),
    [
        ("be depleted", "Deplete all characters.", "Destroy all characters."),
        ("be depleted by tactics", "Deplete all characters.", "Destroy all characters."),
        ("be depleted by an opponent's cards", "Deplete all characters.", "Destroy all characters."),
        ("be flipped face-down", "Flip all characters face-down.", "Deplete all characters."),
        ("be removed from the game", "Remove all characters from the game.", "Destroy all characters."),
        ("be controlled by another player", "Take control of all characters.", "Deplete all characters."),
        ("leave play", "Destroy all characters.", "Deplete all characters."),
        ("leave play", "Put all characters into their owners' hands.", "Flip all characters face-down."),
        ("leave play", "Remove all characters from the game.", "Take control of all characters."),
    ],
)
def test_a_card_that_cannot_suffer_something_suffers_everything_else(words: str, deed: str, other: str) -> None:
    assert suffered(PLAIN, deed) != UNTOUCHED
    assert suffered(f"This card cannot {words}.", deed) == UNTOUCHED
    assert suffered(f"This card cannot {words}.", other) == suffered(PLAIN, other) != UNTOUCHED


@pytest.mark.rules("402.7")
@pytest.mark.parametrize("by", ["items", "your cards"])
def test_by_whom_a_card_cannot_be_depleted(by: str) -> None:
    deed = "Deplete all characters."
    assert suffered(f"This card cannot be depleted by {by}.", deed) == suffered(PLAIN, deed) != UNTOUCHED


@pytest.mark.rules("302.1", "402.7")
def test_a_location_that_cannot_be_attacked() -> None:
    for words, may in ((PLAIN, True), ("This card cannot be attacked.", False)):
        scene = Scene([RUNNER, location("Fort", 3, words)], A=Side(play=["Runner"]), B=Side(play=["Fort"]))
        assert ("Attack Fort (B)" in scene.options()) == may
        assert "Attack The Open Gate (B)" in scene.options()


@pytest.mark.rules("314.1", "402.7")
def test_a_card_that_cannot_be_terminated() -> None:
    no = tactic("No", "COST: Pick a card being played.\nEFFECT: Terminate it.", cost=0)
    for words, where in ((PLAIN, "discard"), ("This card cannot be terminated.", "play")):
        steady = character("Steady", (2, 2, 2), words)
        ours = Side(hand=["Steady", "Spell"], resources=["Rage"] * 3)
        scene = Scene([steady, SPELL, no], A=ours, B=Side(hand=["No"]))
        scene.choose("A", "Play Steady").answered("Play No", "Steady")
        assert scene.where("Steady") == where


@pytest.mark.rules("608.1b", "402.7")
def test_a_character_that_does_not_deplete_to_attack() -> None:
    for words, depleted in ((PLAIN, 1), ("This card does not deplete to attack.", 0)):
        steady = character("Steady", (2, 2, 2), words)
        scene = Scene([steady, SPELL], A=Side(play=["Steady"], hand=["Spell"], deck=["Rage"] * 3), B=Side())
        scene.choose("A", "Attack The Open Gate (B)").answered("Steady")
        assert scene.state.depleted[scene.card("Steady")] == depleted


# ---- players --------------------------------------------------------------------------------------------------------


WORKER = character("Worker", (1, 1, 1), "FETCH\nCOST: Deplete this card.\nEFFECT: Draw a card.")
LEVER = item("Lever", "PULL\nCOST: Deplete this card.\nEFFECT: Draw a card.")
SEEK = tactic("Seek", "Search your deck for a character and put it into your hand. Shuffle your deck.", cost=0)


def under(words: str, resources: int = 3) -> Scene:
    """A's turn while B's card says these words."""
    keeper = character("Keeper", (1, 1, 1), words)
    ours = Side(
        play=["Worker", "Lever", "Runner"],
        hand=["Rat", "Rat", "Spell", "Seek"],
        deck=["Runner", "Rage"],
        resources=["Rage"] * resources,
    )
    return Scene([keeper, WORKER, LEVER, RUNNER, RAT, SPELL, SEEK], A=ours, B=Side(play=["Keeper"]))


@pytest.mark.rules("402.7")
@pytest.mark.parametrize(
    ("words", "gone"),
    [
        ("cannot use abilities", {"Worker: Fetch", "Lever: Pull", "The Open Gate: Study"}),
        ("cannot use abilities of items", {"Lever: Pull"}),
        ("cannot use abilities of characters", {"Worker: Fetch"}),
        ("cannot attack", {"Attack The Open Gate (B)"}),
        ("cannot play tactics", {"Play Spell", "Play Seek"}),
        ("must pay 4 to use an ability", {"Worker: Fetch", "Lever: Pull", "The Open Gate: Study"}),
        ("must pay 4 to use abilities of items", {"Lever: Pull"}),
        ("can only use abilities during their own turn", set()),
    ],
)
def test_what_opponents_cannot_do_is_not_offered_and_all_else_is(words: str, gone: set[str]) -> None:
    assert set(under(PLAIN).options()) - set(under(f"Opponents {words}.").options()) == gone
    assert set(under(f"You {words.replace('their own', 'your own')}.").options()) == set(under(PLAIN).options())


@pytest.mark.rules("402.7")
def test_how_many_characters_opponents_may_deploy_in_a_turn() -> None:
    for most in (1, 2):
        scene = under(f"Opponents cannot deploy more than {most} character{'s' if most > 1 else ''} each turn.")
        scene.choose("A", "Play Spell").pass_windows()
        scene.choose("A", "Play Rat").pass_windows()
        assert ("Play Rat" in scene.options()) == (most > 1)


@pytest.mark.rules("505.1")
def test_what_opponents_pay_for_an_ability_or_a_search() -> None:
    scene = under("Opponents must pay 2 to use an ability.")
    assert scene.choose("A", "Worker: Fetch").pass_windows().unattached("A") == 1
    for resources, left, found in ((1, 1, False), (2, 0, True)):
        scene = under("Opponents must pay 2 to search their deck.", resources)
        scene.choose("A", "Play Seek").answered("Runner")
        assert scene.unattached("A") == left
        assert ("Runner" in scene.hand("A")) == found


@pytest.mark.rules("402.7", "312.2")
def test_opponents_who_cannot_search_find_nothing() -> None:
    for words, found in ((PLAIN, True), ("Opponents cannot search their deck.", False)):
        scene = under(words).choose("A", "Play Seek").answered("Runner")
        assert ("Runner" in scene.hand("A")) == found


@pytest.mark.rules("608.1d", "402.7")
@pytest.mark.parametrize(
    ("words", "blocked"), [(PLAIN, True), ("Opponents cannot block.", False), ("Opponents cannot block items.", True)]
)
def test_opponents_who_cannot_block(words: str, blocked: bool) -> None:
    keeper = character("Keeper", (1, 1, 1), words)
    ours = Side(play=["Runner", "Keeper"], hand=["Spell"], deck=["Rage"])
    scene = Scene([keeper, RUNNER, RAT, SPELL], A=ours, B=Side(play=["Rat"]))
    scene.choose("A", "Attack The Open Gate (B)").answered("Runner", "Rat")
    assert (scene.happened("blocks") > 0) == blocked


@pytest.mark.rules("507.6a")
def test_characters_that_may_be_deployed_whenever_a_tactic_could_be_played() -> None:
    for words, may in ((PLAIN, False), ("You may deploy characters whenever you could play a tactic.", True)):
        keeper = character("Keeper", (1, 1, 1), words)
        theirs = Side(play=["Keeper"], hand=["Rat", "Spell"], resources=["Rage"] * 2, deck=["Rage"])
        scene = Scene([keeper, RAT, SPELL], A=Side(hand=["Spell", "Spell"], deck=["Rage"] * 2), B=theirs)
        scene.choose("A", "Play Spell").pass_windows_of("A")
        assert (scene.asked, "Play Spell" in scene.options(), "Play Rat" in scene.options()) == ("B", True, may)


# ---- numbers --------------------------------------------------------------------------------------------------------


def test_as_much_strength_as_there_are_items_is_gained_or_lost() -> None:
    for words, strength in (("gains", 7), ("loses", 3)):
        golem = character("Golem", (5, 5, 1), f"This card {words} strength equal to the number of items you control.")
        scene = Scene([golem, LEVER, SPELL], A=Side(play=["Golem", "Lever", "Lever"], hand=["Spell"]), B=Side())
        assert (scene.stat("Golem", "strength"), scene.stat("Golem", "life")) == (strength, 5)


@pytest.mark.rules("406.3")
def test_a_card_that_costs_less_for_each_item() -> None:
    golem = character("Golem", (5, 5, 1), "Reduce this card's numeric cost by 1 for each item you control.")
    dear = character("Dear", (5, 5, 1))
    for items, may in ((0, False), (1, True)):
        ours = Side(play=["Lever"] * items, hand=["Golem", "Dear", "Spell"], deck=["Rage"])
        scene = Scene([golem, dear, LEVER, SPELL], A=ours, B=Side())
        assert ("Play Golem" in scene.options(), "Play Dear" in scene.options()) == (may, False)


@pytest.mark.rules("302.1", "402.7")
@pytest.mark.parametrize(
    "only",
    [
        "can attack only if you control a location",
        "can only attack while you control a location",
        "may attack only as long as you control a location",
        "cannot attack unless you control a location",
    ],
)
def test_a_card_attacks_only_where_something_holds(only: str) -> None:
    for play, may in ((["Sentry"], False), (["Sentry", "Fort"], True)):
        sentry = character("Sentry", (2, 2, 2), f"This card {only}.")
        scene = Scene([sentry, location("Fort", 3)], A=Side(play=play), B=Side())
        assert ("Attack The Open Gate (B)" in scene.options()) == may
