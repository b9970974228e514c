"""Who may fight with how many, what is true of either of two states, and what the first or second of a kind costs."""

from itertools import pairwise

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.language import read, show
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.phrases.test_battles_in_words import CAST, FACTION, fight
from tests.games.spoils.phrases.test_said_in_other_words import refused

GREED = ["Greed"] * 12
RAGE = ["Rage"] * 6


@pytest.mark.rules("504.1")
@pytest.mark.parametrize("said", ["attacking or blocking", "blocking or is attacking"])
def test_while_it_is_the_one_or_the_other(said: str) -> None:
    scene = Scene(
        [*CAST, character("Wolf", (1, 3, 3), f"While this card is {said}, it gains 4 strength.")],
        A=Side(play=["Wolf"], deck=GREED),
        B=Side(play=["Guard"], deck=GREED),
    )
    assert scene.stat("Wolf", "strength") == 1
    before = scene.influence("B")
    assert before - fight(scene, FACTION, ["Wolf"], []).influence("B") == 5


@pytest.mark.rules("505.2")
@pytest.mark.parametrize(
    ("text", "attackers"),
    [
        ("", 2),
        ("Your opponents cannot attack with more than 1 character.", 1),
        ("No more than 1 character can attack you each battle.", 1),
        ("Your opponents cannot block with more than 1 character.", 2),
    ],
)
def test_how_many_may_attack(text: str, attackers: int) -> None:
    watch = item("Eye", "When a character attacks, your faction gains 10 influence.")
    scene = Scene(
        [*CAST, watch, item("Law", text)],
        A=Side(play=["Bruiser", "Shade", "Eye"], deck=GREED),
        B=Side(play=["Guard", "Law"], deck=GREED),
    )
    before = scene.influence("A")
    fight(scene, FACTION, ["Bruiser", "Shade"], [])
    assert scene.influence("A") - before == 10 * attackers


@pytest.mark.rules("505.2")
@pytest.mark.parametrize(("text", "blockers"), [("", 2), ("Players cannot block with more than 1 character.", 1)])
def test_how_many_may_block(text: str, blockers: int) -> None:
    watch = item("Eye", "When a character blocks, your faction gains 10 influence.")
    scene = Scene(
        [*CAST, watch, item("Law", text), character("Hound", (1, 9, 1))],
        A=Side(play=["Bruiser", "Eye", "Law"], deck=GREED),
        B=Side(play=["Guard", "Hound"], deck=GREED),
    )
    before = scene.influence("A")
    fight(scene, FACTION, ["Bruiser"], ["Guard", "Hound"])
    assert scene.influence("A") - before == 10 * blockers


@pytest.mark.rules("505.2")
def test_it_cannot_attack_alone() -> None:
    scene = Scene(
        [*CAST, character("Sheep", (1, 3, 3), "This card cannot attack alone.")],
        A=Side(play=["Sheep"], deck=GREED),
        B=Side(play=["Guard"], deck=GREED),
    )
    assert FACTION not in scene.options()


@pytest.mark.rules("406.3")
def test_the_second_costs_more() -> None:
    scene = Scene(
        [*CAST, item("Tax", "The second tactic you deploy each turn costs 2 more."), tactic("Nod", "Draw a card.")],
        A=Side(hand=["Nod"] * 3, play=["Tax"], deck=GREED, resources=RAGE),
        B=Side(play=["Guard"], deck=GREED),
    )
    left = [scene.unattached("A")]
    for _ in range(3):
        scene.choose("A", "Play Nod").pass_windows()
        left.append(scene.unattached("A"))
    assert [before - after for before, after in pairwise(left)] == [1, 3, 1]


@pytest.mark.rules("506.1")
def test_what_would_go_to_a_hand_from_play_may_be_replaced() -> None:
    text = "If this card would be put into its owner's hand, put a token on it instead."
    scene = Scene(
        [*CAST, character("Leech", (1, 3, 3), text), tactic("Send", "Put a character into its owner's hand.", cost=0)],
        A=Side(hand=["Send"], play=["Leech"], deck=GREED),
        B=Side(play=["Guard"], deck=GREED),
    )
    scene.choose("A", "Play Send", "Leech").pass_windows()
    assert scene.where("Leech") == "play"
    assert scene.state.tokens[scene.card("Leech")] == 1


@pytest.mark.rules("507.4")
def test_flip_up_is_used() -> None:
    assert show(read("When you use FLIP UP, draw a card.")) == "When you play a card using FLIP UP, draw a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If this card would inflict damage to a character, it inflicts that much damage plus 1 instead.",
            "If this card would inflict damage to a character, increase the amount by 1.",
        ),
        (
            "Reduce the first damage inflicted to this card each turn to 0.",
            "The first time each turn that damage would be inflicted to this card, reduce the amount to 0.",
        ),
        ("This card can block only characters with COVERT.", "This card cannot block characters without COVERT."),
        ("It costs your opponents 1 more to use abilities.", "Your opponents must pay 1 to use abilities."),
        ("When this card enters a battle, draw a card.", "When this card attacks or blocks, draw a card."),
        (
            "When this card survives a battle, draw 1 card.",
            "At the end of a battle, if this card attacked this battle or this card blocked this battle, draw 1 card.",
        ),
        (
            "When a battle ends, if this card was blocked, draw a card.",
            "At the end of the battle, if this card was blocked this battle, draw a card.",
        ),
        (
            "Your opponents can only deploy cards during their own turns.",
            "Opponents can only deploy cards during their own turn.",
        ),
    ],
)
def test_it_means_what_is_said_in_plainer_words(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


@pytest.mark.rules("503.1")
def test_cards_drawn_this_turn_are_counted_all_in_all() -> None:
    scene = Scene(
        [
            *CAST,
            tactic("Peek", "Draw a card.", cost=0),
            item("Eye", "While you drew 2 or more cards this turn, characters you control gain 4 strength."),
        ],
        A=Side(hand=["Peek", "Peek"], play=["Bruiser", "Eye"], deck=GREED),
        B=Side(play=["Guard"], deck=GREED),
    )
    scene.choose("A", "Play Peek").pass_windows()
    assert scene.stat("Bruiser", "strength") == 3
    scene.choose("A", "Play Peek").pass_windows()
    assert scene.stat("Bruiser", "strength") == 7


@pytest.mark.rules("609.1h")
def test_blocking_characters_are_those_that_blocked_when_the_battle_is_over() -> None:
    costs = "EXTRA COST: Deploy this only while you are being attacked."
    text = f"{costs}\nAt the end of the battle, destroy all blocking characters."
    scene = Scene(
        [*CAST, tactic("Stand", text, cost=0)],
        A=Side(play=["Bruiser"], deck=GREED),
        B=Side(hand=["Stand"], play=["Guard", "Veil"], deck=GREED),
    )
    scene.choose("A", FACTION).pass_windows()
    scene.choose("B", "Guard")
    while "Play Stand" not in scene.options() or "Done" in scene.options():
        scene.choose(scene.asked, "Done" if "Done" in scene.options() else "Do nothing")
    scene.choose("B", "Play Stand")
    while scene.where("Guard") == "play":
        scene.choose(scene.asked, "Do nothing")
    assert scene.where("Veil") == "play"


@pytest.mark.parametrize(
    "text",
    [
        "At the end of the battle, destroy all blocking characters.",
        "At the end of a battle, if this card is blocking, draw a card.",
    ],
)
def test_nobody_fights_when_the_battle_is_over(text: str) -> None:
    assert refused(text)


@pytest.mark.rules("310.1")
def test_what_is_picked_is_it() -> None:
    cast = [
        *CAST,
        tactic("Zap", "EXTRA COST: Pick a character.\nDeplete the character.", cost=0),
        character("Wraith", (1, 3, 3), "When this card is picked by a tactic, put it into its owner's hand."),
    ]
    scene = Scene(cast, A=Side(hand=["Zap"], play=["Wraith"], deck=GREED), B=Side(play=["Guard"], deck=GREED))
    scene.choose("A", "Play Zap", "Wraith").pass_windows()
    assert (scene.where("Wraith"), scene.where("Zap")) == ("hand", "discard")


@pytest.mark.rules("408.6")
def test_it_destroys_a_character_by_battle_damage() -> None:
    text = "When this card destroys a character by battle damage, your faction gains 10 influence."
    for defender, gained in (("Weak", 10), ("Guard", 0)):
        scene = Scene(
            [*CAST, character("Axe", (3, 9, 3), text), character("Weak", (1, 1, 1))],
            A=Side(play=["Axe"], deck=GREED),
            B=Side(play=[defender], deck=GREED),
        )
        before = scene.influence("A")
        assert fight(scene, FACTION, ["Axe"], [defender]).influence("A") - before == gained


@pytest.mark.rules("504.1")
def test_the_first_time_each_turn_during_your_turn() -> None:
    text = "The first time each turn you deploy a tactic during your turn, your faction gains 10 influence."
    scene = Scene(
        [*CAST, item("Bell", text), tactic("Nod", "Draw a card.", cost=0)],
        A=Side(hand=["Nod"] * 2, play=["Bruiser", "Bell"], deck=GREED),
        B=Side(play=["Guard"], deck=GREED),
    )
    before = scene.influence("A")
    scene.choose("A", "Play Nod").pass_windows().choose("A", "Play Nod").pass_windows()
    assert scene.influence("A") - before == 10
