"""What reads in one place reads in the next: states after "while", limits of players, ways of counting."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.tried import BRUISER, DECK, GUARD, LAMP, RAT, TANK, played


def holding(text: str, ours: Side | None = None, theirs: Side | None = None, **more: object) -> Scene:
    sign = item("Sign", text)
    study = tactic("Study", "Draw 3 cards.", cost=0)
    drain = tactic("Drain", "Each player's faction loses 2 influence.", cost=0)
    burn = tactic("Burn", "Inflict 3 damage to each player's faction.", cost=0)
    ours = ours or Side(play=["Sign"], hand=["Study", "Drain", "Burn"], deck=DECK)
    theirs = theirs or Side(play=["Bruiser"], deck=DECK)
    return Scene([sign, study, drain, burn, RAT, BRUISER, GUARD, TANK, LAMP], A=ours, B=theirs)


# ---- while ----------------------------------------------------------------------------------------------------------


def test_what_holds_while_attacking_holds_of_each_that_attacks() -> None:
    ours = Side(play=["Sign", "Rat", "Tank"], deck=DECK)
    scene = holding("Characters you control gain 2 strength while attacking.", ours)
    scene.choose("A", "Attack The Open Gate (B)", "Rat", "Done")
    assert (scene.stat("Rat", "strength"), scene.stat("Tank", "strength")) == (3, 1)


@pytest.mark.parametrize(("target", "strength"), [("Meadow", 3), ("The Open Gate", 1)])
def test_what_holds_while_attacking_something_holds_for_that_target(target: str, strength: int) -> None:
    rat = character("Scout", (1, 1, 1), "This card gains 2 strength while attacking a location.")
    meadow = location("Meadow", 3)
    scene = Scene([rat, meadow, GUARD], A=Side(play=["Scout"]), B=Side(play=["Meadow", "Guard"]))
    scene.choose("A", f"Attack {target} (B)")
    assert scene.stat("Scout", "strength") == strength


# ---- what players cannot do -----------------------------------------------------------------------------------------


@pytest.mark.rules("402.7")
@pytest.mark.parametrize("play", ["Play Drain", "Play Burn"])
@pytest.mark.parametrize("who", ["Your faction", "You"])
def test_who_cannot_lose_influence_loses_none_by_damage_either(who: str, play: str) -> None:
    scene = holding(f"{who} cannot lose influence.").choose("A", play)
    assert (scene.influence("A"), scene.influence("B")) == (25, 23 if play == "Play Drain" else 22)


@pytest.mark.rules("402.7")
def test_who_cannot_lose_influence_cannot_pay_with_it() -> None:
    offer = character("Banker", (1, 1, 1), "SELL\nCOST: Lose 1 influence.\nEFFECT: Draw a card.")
    sign = item("Sign", "You cannot lose influence.")
    scene = Scene([offer, sign], A=Side(play=["Banker", "Sign"], deck=DECK), B=Side())
    assert "Banker: Sell" not in scene.options()


@pytest.mark.rules("402.7")
@pytest.mark.parametrize(
    "text", ["Players cannot draw more than 2 cards each turn.", "You may only draw 2 cards each turn."]
)
def test_nobody_draws_more_than_so_many_cards_a_turn(text: str) -> None:
    scene = holding(text).choose("A", "Play Study")
    assert scene.hand("A").count("Greed") == 2
    twice = Side(play=["Sign"], hand=["Study", "Study"], deck=DECK)
    scene = holding(text, twice).choose("A", "Play Study", "Play Study")
    assert scene.hand("A").count("Greed") == 2


def test_characters_that_cannot_use_abilities_do_not() -> None:
    worker = character("Worker", (1, 1, 1), "DIG\nCOST: Deplete this card.\nEFFECT: Draw a card.")
    curse = item("Curse", "Characters with a token on them cannot attack, block, or use abilities.")
    for tokens, offered in ((0, True), (1, False)):
        ours = Side(play=[Placed("Worker", tokens=tokens), "Curse"], deck=DECK)
        scene = Scene([worker, curse], A=ours, B=Side())
        assert ("Worker: Dig" in scene.options()) is offered
        assert any(option.startswith("Attack") for option in scene.options()) is offered


# ---- what is watched for --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blockers", "strength"), [(["Guard"], 3), (["Guard", "Tank"], 6)])
def test_a_card_blocked_by_several_is_told_apart(blockers: list[str], strength: int) -> None:
    brute = character(
        "Brute", (3, 9, 3), "When this card is blocked by 2 or more characters, it gains 3 strength this turn."
    )
    scene = Scene(
        [brute, GUARD, TANK],
        A=Side(play=["Brute"]),
        B=Side(
            play=["Guard", "Tank"],
        ),
    )
    scene.choose("A", "Attack The Open Gate (B)")
    scene.choose("B", *blockers, *(["Done"] if len(blockers) < 2 else []))
    assert scene.stat("Brute", "strength") == strength


@pytest.mark.parametrize(("target", "drawn"), [("Wall", 1), ("Meadow", 0)])
def test_an_attack_on_this_card_is_seen(target: str, drawn: int) -> None:
    wall, meadow = location("Wall", 4, "When this card is attacked, draw a card."), location("Meadow", 4)
    scene = Scene([wall, meadow, RAT, GUARD], A=Side(play=["Rat"]), B=Side(play=["Wall", "Meadow", "Guard"], deck=DECK))
    scene.choose("A", f"Attack {target} (B)")
    assert len(scene.hand("B")) == drawn


@pytest.mark.rules("202.7")
def test_a_card_restored_by_the_rule_is_not_one_restored_by_an_effect() -> None:
    early = character(
        "Riser", (1, 1, 1), "When this card is restored by your RESTORE RULE, your faction gains 1 influence."
    )
    wake = tactic("Wake", "Restore all characters.", cost=0)
    ours = Side(play=[Placed("Riser", depleted=True)], hand=["Wake"], deck=DECK)
    scene = Scene([early, wake], A=ours, B=Side(deck=DECK))
    assert scene.choose("A", "Play Wake").influence("A") == 25
    ours = Side(play=[Placed("Riser", depleted=True)], deck=DECK)
    assert Scene([early, wake], A=ours, B=Side(deck=DECK)).to_turn_of("A").influence("A") == 26


# ---- what is done ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "effect",
    [
        "The characters inflict damage equal to their strength to each other.",
        "Each of those characters inflicts damage equal to its strength to the other.",
    ],
)
def test_two_cards_hit_each_other_at_once(effect: str) -> None:
    text = f"COST: Pick 2 characters.\nEFFECT: {effect}"
    ours, theirs = Side(play=["Guard", "Rat"], deck=DECK), Side(play=["Bruiser", "Tank"], deck=DECK)
    scene = played(text, "Guard", "Bruiser", ours=ours, theirs=theirs)
    assert (scene.where("Guard"), scene.where("Bruiser"), scene.state.damage[scene.card("Bruiser")]) == (
        "discard",
        "play",
        2,
    )


def test_cards_of_different_players_are_picked_and_exchanged() -> None:
    text = "COST: Pick 2 characters controlled by different players.\nEFFECT: Exchange control of those characters."
    ours, theirs = Side(play=["Rat", "Guard"], deck=DECK), Side(play=["Bruiser", "Tank"], deck=DECK)
    scene = played(text, "Rat", ours=ours, theirs=theirs)
    assert "Guard" not in scene.options()
    scene.choose("A", "Bruiser")
    assert (scene.controller("Rat"), scene.controller("Bruiser")) == ("B", "A")


def test_each_player_discards_down_to_so_many() -> None:
    theirs = Side(play=["Bruiser"], hand=["Lamp"] * 4, deck=DECK)
    scene = played("Each player discards down to 2 cards.", ours=Side(hand=["Rat"]), theirs=theirs)
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (1, 2)


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_so_many_put_somewhere_this_way_are_counted_over_all_rounds(count: int, drawn: int) -> None:
    text = (
        "For each item you control, put the top card of your deck into your discard pile. "
        "If 2 or more cards were put into your discard pile this way, draw a card."
    )
    scene = played(text, ours=Side(play=["Lamp"] * count, deck=DECK))
    assert (len(scene.pile("A")), len(scene.hand("A"))) == (count + 1, drawn)


def test_only_what_came_into_your_hand_is_counted() -> None:
    text = "Put all items into their owners' hands. Draw a card for each item put into your hand this way."
    scene = played(text, ours=Side(play=["Lamp", "Lamp"], deck=DECK), theirs=Side(play=["Lamp"], deck=DECK))
    assert (scene.hand("A").count("Greed"), scene.hand("B")) == (2, ["Lamp"])


@pytest.mark.parametrize(("ours", "drawn"), [(0, 1), (1, 0)])
def test_so_many_more_than_another_are_asked_for(ours: int, drawn: int) -> None:
    text = "If an opponent controls at least 3 more items than you, draw a card."
    scene = played(
        text, ours=Side(play=["Rat", *["Lamp"] * ours], deck=DECK), theirs=Side(play=["Lamp"] * 3, deck=DECK)
    )
    assert len(scene.hand("A")) == drawn


def test_the_card_that_used_an_ability_is_meant() -> None:
    worker = character("Worker", (1, 1, 1), "DIG\nCOST: Pay 0.\nEFFECT: Draw a card.")
    stop = tactic(
        "Stop",
        "COST: Play this only in response to a character ability.\nEFFECT: Destroy the character that used it.",
        cost=0,
    )
    scene = Scene([worker, stop], A=Side(play=["Worker"], deck=DECK), B=Side(hand=["Stop"]))
    scene.choose("A", "Worker: Dig").choose("B", "Play Stop").pass_windows()
    assert scene.where("Worker") == "discard"


def test_options_with_costs_of_their_own_are_texts_to_choose_from() -> None:
    text = "Choose one:\nOPTION 1\nDraw a card.\nOPTION 2\nCOST: Pick a character.\nEFFECT: Destroy the character."
    scene = played(text)
    assert len(scene.options()) > 1
