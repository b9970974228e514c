"""The same said in other words, and what holds in this battle alone."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.language import read, show
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.phrases.test_battles_in_words import CAST, FACTION, HUT, fight

GREED = ["Greed"] * 12


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("After you deploy a tactic, draw a card.", "When you deploy a tactic, draw a card."),
        (
            "When this card is destroyed, an opponent chooses and discards a card.",
            "When this card is destroyed, an opponent discards a card.",
        ),
        ("When this card attacks, it does not deplete.", "This card does not deplete when it attacks."),
        (
            "If you would lose influence, this card may be destroyed instead.",
            "If you would lose influence, you may destroy this card instead.",
        ),
        ("This card restores at the end of your turn.", "At the end of your turn, restore this card."),
        (
            "This card gains 1 strength for each time you have deployed an item this turn.",
            "This card gains 1 strength for each item you deployed this turn.",
        ),
        (
            "At the end of each battle in which this card attacked, draw a card.",
            "At the end of each battle, if this card attacked this battle, draw a card.",
        ),
        (
            "When this card blocks, the characters blocked by it lose 1 speed this turn.",
            "When this card blocks, all characters blocked by it lose 1 speed this turn.",
        ),
        (
            "When an opponent loses 3 or more influence at once, draw a card.",
            "When an opponent loses 3 or more influence, draw a card.",
        ),
    ],
)
def test_it_is_understood_as_the_same(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


def refused(text: str) -> bool:
    reading = read_all([character("Trial", (1, 1, 1), text)])[0]
    return not reading.read or bool(why_not_playable(reading))


@pytest.mark.parametrize(
    "text",
    [
        "This card may be destroyed.",
        "When an opponent has no cards in their hand at the start of their turn, they lose 2 influence.",
        "When this card was put into your discard pile from your deck this turn, draw a card.",
    ],
)
def test_what_would_be_understood_wrongly_does_not_read(text: str) -> None:
    assert refused(text)


@pytest.mark.rules("503.1")
def test_that_it_blocks_it_is_never_said_of_itself() -> None:
    event = "When a character with less strength than this card blocks it, put a token on this card."
    assert "blocks this card" in show(read(event))


@pytest.mark.rules("609.1h")
@pytest.mark.parametrize(
    ("condition", "target", "attackers", "drawn"),
    [
        ("if this card inflicted damage to a faction", FACTION, ["Wolf"], 1),
        ("if this card inflicted damage to a faction", HUT, ["Wolf"], 0),
        ("if this card did not attack this battle", FACTION, ["Bruiser"], 1),
        ("if this card did not attack this battle", FACTION, ["Wolf"], 0),
    ],
)
def test_at_the_end_of_the_battle_it_is_asked_what_happened_in_it(
    condition: str, target: str, attackers: list[str], drawn: int
) -> None:
    scene = Scene(
        [*CAST, character("Wolf", (1, 3, 3), f"At the end of the battle, {condition}, draw a card.")],
        A=Side(play=["Wolf", "Bruiser", "Shade"], deck=GREED),
        B=Side(play=["Guard", "Hut"], deck=GREED),
    )
    assert len(fight(scene, target, attackers, []).hand("A")) == drawn


@pytest.mark.rules("302.2")
@pytest.mark.parametrize(("attackers", "lost"), [(["Bruiser"], 0), (["Bruiser", "Shade"], 1)])
def test_attacked_by_two_or_more(attackers: list[str], lost: int) -> None:
    text = "While you are being attacked by 2 or more characters, characters you control gain 9 strength."
    scene = Scene(
        [*CAST, item("Wall", text)],
        A=Side(play=["Bruiser", "Shade"], deck=GREED),
        B=Side(play=["Guard", "Wall"], deck=GREED),
    )
    fight(scene, FACTION, attackers, ["Guard"])
    assert [scene.where(name) for name in attackers].count("discard") == lost


@pytest.mark.rules("505.2")
@pytest.mark.parametrize(("text", "blocked"), [("", 2), ("No more than 1 character can block this card.", 1)])
def test_no_more_than_one_can_block_it(text: str, blocked: int) -> None:
    watch = "When a character blocks, your faction gains 1 influence."
    scene = Scene(
        [*CAST, character("Eel", (1, 3, 3), text), item("Eye", watch)],
        A=Side(play=["Eel", "Eye"], deck=GREED),
        B=Side(play=["Guard", Placed("Bruiser")], deck=GREED),
    )
    before = scene.influence("A")
    fight(scene, FACTION, ["Eel"], ["Guard", "Bruiser"])
    assert scene.influence("A") - before == blocked


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("there are more cards in your discard pile than in your hand", True),
        ("there are fewer cards in your discard pile than in your hand", False),
        ("there are the same number of cards in your discard pile as in an opponent's discard pile", False),
        ("you control the most characters", True),
        ("an opponent controls the most characters", False),
        ("you have the most influence", False),
    ],
)
def test_more_of_it_than_elsewhere(condition: str, so: bool) -> None:
    scene = Scene(
        [*CAST, location("Vault", 5, f"While {condition}, characters you control gain 4 strength.")],
        A=Side(play=["Bruiser", "Vault"], discard=["Greed", "Rage"], deck=GREED),
        B=Side(deck=GREED),
    )
    assert scene.stat("Bruiser", "strength") == (7 if so else 3)


@pytest.mark.rules("407.6")
def test_a_response_to_a_tactic_that_picked_a_character() -> None:
    text = (
        "COST: Use this only in response to a tactic that picked a character you control. Destroy this card.\n"
        "EFFECT: Terminate the tactic."
    )
    cast = [
        *CAST,
        item("Ward", text),
        tactic("Zap", "EXTRA COST: Pick a character.\nDestroy the character.", cost=0),
        tactic("Read", "Draw a card.", cost=0),
    ]
    scene = Scene(
        cast, A=Side(hand=["Zap", "Read"], play=["Bruiser"], deck=GREED), B=Side(play=["Guard", "Ward"], deck=GREED)
    )
    scene.choose("A", "Play Read")
    assert scene.asked == "A"  # nobody can respond with it
    scene.choose("A", "Play Zap", "Guard")
    scene.choose("B", next(option for option in scene.options() if "Ward" in option)).pass_windows()
    assert scene.where("Guard") == "play"


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(("theirs", "drawn"), [(["Guard"], 0), ([], 2)])
def test_what_is_done_later_may_depend_on_something(theirs: list[str], drawn: int) -> None:
    text = "At the end of this turn, if an opponent controls no characters, draw 2 cards. Otherwise, lose 1 influence."
    scene = Scene(
        [*CAST, tactic("Plot", text, cost=0), item("Hat", "")],
        A=Side(hand=["Plot"], play=["Bruiser"], deck=GREED),
        B=Side(play=[*theirs, "Hut"], deck=GREED),
    )
    before = scene.influence("A")
    scene.choose("A", "Play Plot").pass_windows()
    scene.choose("A", "End the turn")
    assert len(scene.hand("A")) == drawn
    assert before - scene.influence("A") == (0 if drawn else 1)


@pytest.mark.rules("503.1")
def test_at_the_start_of_each_turn_for_the_rest_of_the_game() -> None:
    text = "For the rest of the game, at the start of your turn, your faction gains 1 influence."
    scene = Scene(
        [*CAST, tactic("Oath", text, cost=0)],
        A=Side(hand=["Oath"], play=["Bruiser"], deck=GREED),
        B=Side(play=["Guard"], deck=GREED),
    )
    before = scene.influence("A")
    scene.choose("A", "Play Oath").pass_windows()
    scene.to_turn_of("B").to_turn_of("A").to_turn_of("B").to_turn_of("A")
    assert scene.influence("A") - before == 2
