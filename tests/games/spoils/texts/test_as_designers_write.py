"""What designers write who have not read the guide: amounts that hang on something, players with more than others,
what happened this turn, battles, and what may be done once each turn."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.reader import ReadError
from tests.games.spoils.arranged import Scene, character, location, tactic
from tests.games.spoils.tried import BRUISER, DECK, GUARD, LAMP, RAT, SMASH

# ---- a card named by its subtype, then by its type ------------------------------------------------------------------

SOLDIER = Card("Recruit", CardType.CHARACTER, strength=1, life=1, speed=1, cost=1, subtypes=("soldier",))


@pytest.mark.parametrize(
    ("text", "stronger"),
    [
        ("COST: Pick a soldier.\nEFFECT: The character gains 2 strength this turn.", "Recruit"),
        ("COST: Pick a soldier.\nEFFECT: Until end of turn, that character gains 2 strength.", "Recruit"),
        ("COST: Pick a character with 3 life and a soldier.\nEFFECT: The character gains 2 strength.", "Bruiser"),
    ],
)
def test_a_soldier_is_the_character_later_where_nothing_else_is(text: str, stronger: str) -> None:
    scene = Scene(
        [SOLDIER, BRUISER, tactic("Deed", text, cost=0)], A=Side(hand=["Deed"], play=["Recruit", "Bruiser"]), B=Side()
    )
    scene.choose("A", "Play Deed").answered("Bruiser", "Recruit")
    before = {"Recruit": 1, "Bruiser": BRUISER.strength}
    assert {name for name in before if scene.stat(name, "strength") != before[name]} == {stronger}


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("a character that is unharmed", ["Rat"]),
        ("an undamaged character", ["Rat"]),
        ("a damaged character", ["Bruiser"]),
    ],
)
def test_what_is_unharmed_has_no_damage(noun: str, found: list[str]) -> None:
    probe = tactic("Probe", f"COST: Pick {noun}.\nEFFECT: Draw a card.", cost=0)
    theirs = Side(play=[Placed("Bruiser", damage=1), "Rat"])
    scene = Scene([probe, RAT, BRUISER], A=Side(hand=["Probe"], deck=DECK), B=theirs).choose("A", "Play Probe")
    assert [option for option in scene.options() if option != "Take it back"] == found


@pytest.mark.parametrize(("destroyed", "drawn"), [(True, 1), (False, 0)])
def test_the_end_of_a_turn_in_which_something_happened(destroyed: bool, drawn: int) -> None:
    tomb = location("Tomb", 3, "At the end of each turn in which a character was destroyed, put a token on this card.")
    scene = Scene([tomb, RAT, SMASH], A=Side(hand=["Smash"], play=["Tomb"], deck=DECK), B=Side(play=["Rat"], deck=DECK))
    if destroyed:
        scene.choose("A", "Play Smash").answered("Rat")  # nothing is left to do: the turn ends
    else:
        scene.to_turn_of("B")
    assert scene.state.tokens[scene.card("Tomb")] == drawn


# ---- so much, or so much if ----------------------------------------------------------------------------------------

HUT = location("Hut", 3, "")


@pytest.mark.parametrize(
    ("text", "plain", "otherwise"),
    [
        ("A character gains 1 strength this turn, or 3 strength instead if you control a location.", 2, 4),
        ("A character gains 1 strength this turn, or 3 if you control a location.", 2, 4),
        ("A soldier gains 1 strength and 1 life this turn, or 2 strength and 2 life if you control a location.", 2, 3),
    ],
)
@pytest.mark.parametrize("built", [False, True])
def test_so_much_is_gained_or_more_if_something_holds(text: str, plain: int, otherwise: int, built: bool) -> None:
    mine = Side(hand=["Deed"], play=["Recruit", *(["Hut"] if built else [])])
    scene = Scene([SOLDIER, HUT, tactic("Deed", text, cost=0)], A=mine, B=Side())
    scene.choose("A", "Play Deed").answered("Recruit")
    assert scene.stat("Recruit", "strength") == (otherwise if built else plain)


@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("A soldier gains 1 strength this turn, or 3 instead if it is depleted.", 4),
        ("A character gains 1 strength this turn, or 3 strength instead if the character is restored.", 2),
        ("A soldier gains 1 strength this turn, or 3 instead if you control more characters than an opponent.", 4),
    ],
)
def test_what_the_amount_hangs_on_may_be_the_card_itself(text: str, strength: int) -> None:
    scene = Scene(
        [SOLDIER, RAT, tactic("Deed", text, cost=0)],
        A=Side(hand=["Deed"], play=[Placed("Recruit", depleted=True), "Rat"]), B=Side(),
    )  # fmt: skip
    scene.choose("A", "Play Deed").answered("Recruit")
    assert scene.stat("Recruit", "strength") == strength


@pytest.mark.parametrize(
    "text",
    [
        "If you control an item, draw a card, or 2 cards if you control a location.",  # two conditions of one sentence
        "A character gains 1 strength and 1 life this turn, or 3 if you control a location.",  # 3 of which?
    ],
)
def test_an_amount_that_nobody_could_place_does_not_read(text: str) -> None:
    with pytest.raises(ReadError):
        read(text, CardType.TACTIC)


@pytest.mark.parametrize(("lamps", "expected"), [(0, (1, 2)), (1, (2, 2)), (3, (4, 2))])
@pytest.mark.parametrize("who", ["This card", "When this card attacks, it"])
def test_what_is_said_after_for_each_is_gained_once(who: str, lamps: int, expected: tuple[int, int]) -> None:
    time = " this turn" if who.startswith("When") else ""
    smith = character("Smith", (1, 1, 1), f"{who} gains 1 strength for each item you control and 1 speed{time}.")
    scene = Scene([smith, RAT, LAMP], A=Side(play=["Smith", "Rat", *["Lamp"] * lamps]), B=Side(play=["Rat"]))
    if time:
        scene.choose("A", "Attack The Open Gate (B)", "Smith", "Done")
    assert (scene.stat("Smith", "strength"), scene.stat("Smith", "speed")) == expected


# ---- players with more than others ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "lost"),
    [
        ("Each opponent with more cards in hand than you", 2),
        ("Each opponent with 3 or more cards in hand", 0),
        ("Each opponent with fewer characters in play than you", 2),
        ("Each opponent with no characters", 2),
        ("Each player with at least 2 characters", 0),
    ],
)
def test_players_with_something_are_those_who_have_it(who: str, lost: int) -> None:
    deed = tactic("Deed", f"{who} loses 2 influence.", cost=0)
    scene = Scene([deed, RAT, LAMP], A=Side(hand=["Deed"], play=["Rat"]), B=Side(hand=["Lamp", "Lamp"]))
    before = scene.influence("B")
    scene.choose("A", "Play Deed")
    assert before - scene.influence("B") == lost


# ---- what happened this turn ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("if you deployed no cards this turn", False),
        ("if you did not deploy a tactic this turn", False),
        ("if you deployed no items this turn", True),
        ("if an opponent deployed no cards this turn", True),
        ("if you discarded no cards this turn", True),
    ],
)
def test_what_was_not_done_this_turn_is_asked(text: str, drawn: bool) -> None:
    idle = location("Idle", 3, f"At the end of your turn, {text}, put a token on this card.")
    scene = Scene(
        [idle, RAT, GUARD, SMASH],
        A=Side(hand=["Smash"], play=["Idle", "Guard"], deck=DECK),
        B=Side(play=["Rat"], deck=DECK),
    )
    scene.choose("A", "Play Smash").answered("Rat").choose("A", "End the turn")
    assert scene.state.tokens[scene.card("Idle")] == (1 if drawn else 0)


@pytest.mark.parametrize(
    "noun", ["characters damaged by this card this turn", "characters to which this card inflicted damage this turn"]
)
def test_cards_damaged_by_a_card_this_turn_are_found(noun: str) -> None:
    spit = "SPIT\nCOST: Pick a character.\nEFFECT: Inflict 1 damage to it."
    viper = character("Viper", (1, 5, 1), f"{spit}\nEND\nCOST: Pay 0.\nEFFECT: Destroy all {noun}.")
    scene = Scene([viper, RAT, BRUISER], A=Side(play=["Viper", "Rat"]), B=Side(play=[Placed("Bruiser", damage=1)]))
    scene.choose("A", "Viper: End")
    assert scene.where("Bruiser") == "play"
    scene.choose("A", "Viper: Spit", "Bruiser").choose("A", "Viper: End")
    assert scene.where("Bruiser") != "play"
    assert scene.where("Rat") == "play"


def test_a_character_deployed_this_turn_is_known() -> None:
    pup = Card("Pup", CardType.CHARACTER, strength=1, life=1, speed=1, cost=0)
    probe = tactic("Probe", "EXTRA COST: Pick a character deployed this turn.\nDestroy it.", cost=0)
    scene = Scene([probe, pup, GUARD], A=Side(hand=["Probe", "Pup"], play=["Guard"]), B=Side())
    assert "Play Probe" not in scene.options()
    scene.choose("A", "Play Pup").answered().choose("A", "Play Probe").answered("Pup")
    assert scene.where("Pup") != "play"
    assert scene.where("Guard") == "play"


@pytest.mark.parametrize(("others", "strength"), [([], 3), (["Lamp"], 3), (["Rat"], 1)])
def test_a_card_may_be_the_only_one_of_a_kind(others: list[str], strength: int) -> None:
    hermit = character(
        "Hermit", (1, 1, 1), "This card gains 2 strength as long as it is the only character you control."
    )
    scene = Scene([hermit, RAT, LAMP], A=Side(play=["Hermit", *others]), B=Side(play=["Rat"]))
    assert scene.stat("Hermit", "strength") == strength


# ---- battles --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "strength"), [("Hut (B)", 3), ("The Open Gate (B)", 1)])
@pytest.mark.parametrize(
    "said", ["the attack's target", "the target of this card's attack", "the target of the attack"]
)
def test_the_target_of_an_attack_is_asked(target: str, strength: int, said: str) -> None:
    raider = character(
        "Raider", (1, 3, 1), f"When this card attacks, if {said} is a location, it gains 2 strength this turn."
    )
    scene = Scene([raider, HUT, RAT], A=Side(play=["Raider", "Rat"]), B=Side(play=["Hut", "Rat"]))
    scene.choose("A", f"Attack {target}", "Raider", "Done")
    assert scene.stat("Raider", "strength") == strength


@pytest.mark.parametrize(
    ("text", "left", "depleted"),
    [
        ("When this card attacks, destroy it after the battle.", "discard", False),
        ("When this card attacks, restore it after the battle. It cannot attack again this turn.", "play", False),
        ("When this card attacks, it cannot attack again this turn.", "play", True),
    ],
)
def test_what_is_done_after_a_battle_waits_for_its_end(text: str, left: str, depleted: bool) -> None:
    raider = character("Raider", (1, 3, 1), text)
    scene = Scene([raider, RAT, GUARD], A=Side(play=["Raider", "Guard"], deck=DECK), B=Side(play=["Rat"], deck=DECK))
    before = scene.influence("B")
    scene.choose("A", "Attack The Open Gate (B)", "Raider", "Done")
    assert scene.where("Raider") == "play"
    scene.answered()
    assert (before - scene.influence("B"), scene.where("Raider")) == (1, left)
    assert (scene.state.depleted[scene.card("Raider")] == 1) == depleted
    if not depleted and left == "play":
        scene.choose("A", "Attack The Open Gate (B)")
        assert "Raider" not in scene.options()


@pytest.mark.parametrize("which", ["this battle", "the battle"])
def test_characters_in_this_battle_are_those_in_a_battle(which: str) -> None:
    horn = character("Raider", (1, 3, 1), f"When this card attacks, characters in {which} gain 1 strength this turn.")
    scene = Scene([horn, RAT, GUARD], A=Side(play=["Raider", "Guard"]), B=Side(play=["Rat"]))
    scene.choose("A", "Attack The Open Gate (B)", "Raider", "Done")
    assert [scene.stat(name, "strength") for name in ("Raider", "Guard", "Rat")] == [2, 2, 1]


@pytest.mark.parametrize(("blocked", "tokens"), [(True, 1), (False, 0)])
def test_the_party_of_a_card_is_blocked_where_the_card_is(blocked: bool, tokens: int) -> None:
    bait = character("Bait", (1, 3, 1), "When this card's party is blocked, put a token on this card.")
    theirs = Side(play=["Rat"] if blocked else [], deck=DECK)
    scene = Scene([bait, RAT, GUARD], A=Side(play=["Bait", "Guard"], deck=DECK), B=theirs)
    scene.choose("A", "Attack The Open Gate (B)", "Bait", "Done").answered("Rat")
    assert scene.state.tokens[scene.card("Bait")] == tokens


# ---- once each turn -------------------------------------------------------------------------------------------------


def test_what_may_be_done_once_each_turn_is_an_ability() -> None:
    den = location("Den", 3, "Once each turn, you may pay 0. If you do, put a token on this card.")
    scene = Scene([den, RAT], A=Side(play=["Den", "Rat"], deck=DECK), B=Side(deck=DECK))
    scene.choose("A", "Den: Once each turn")
    assert scene.state.tokens[scene.card("Den")] == 1
    assert "Den: Once each turn" not in scene.options()


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("Once each turn, you may pay 1 to restore a character.", "Use this only once each turn. Pay 1."),
        (
            "Once during each of your turns, you may discard a card. If you do, draw a card.",
            "Use this only once each turn. Use this only during your turn. Discard a card.",
        ),
        (
            "Once during each opponent's turn, you may discard a card to draw a card.",
            "Use this only once each turn. Use this only during an opponent's turn. Discard a card.",
        ),
    ],
)
def test_what_is_paid_for_it_is_the_cost_of_the_ability(text: str, costs: str) -> None:
    assert show(read(f"COVERT\n{text}", CardType.CHARACTER)).split("\n")[:3] == [
        "COVERT", "ONCE EACH TURN", f"COST: {costs}",
    ]  # fmt: skip


def test_on_a_tactic_nothing_may_be_done_once_each_turn() -> None:
    with pytest.raises(ReadError):
        read("Once each turn, you may discard a card. If you do, draw a card.", CardType.TACTIC)
