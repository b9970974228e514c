"""Several numbers for each of several things, tokens for each of something, and events in other words."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.tried import DECK, LAMP, RAGE, RAT

MEADOW = location("Meadow", 3)


def test_each_number_is_counted_by_what_follows_it() -> None:
    text = "This card gains 1 strength for each item you control and 2 life for each location you control."
    hero = character("Hero", (1, 1, 1), text)
    scene = Scene([hero, LAMP, MEADOW], A=Side(play=["Hero", "Lamp", "Lamp", "Meadow"]), B=Side(play=["Lamp"]))
    assert (scene.stat("Hero", "strength"), scene.stat("Hero", "life")) == (3, 3)


def test_a_card_enters_with_so_many_tokens_for_each_of_something() -> None:
    hero = character("Hero", (1, 1, 1), "This card enters play with 2 tokens on it for each item you control.")
    ours = Side(hand=["Hero"], play=["Lamp", "Lamp"], resources=RAGE)
    scene = Scene([hero, LAMP], A=ours, B=Side(play=["Lamp"])).choose("A", "Play Hero")
    assert scene.state.tokens[scene.card("Hero")] == 4


@pytest.mark.parametrize(("used", "drawn"), [("Forge: Work", 1), ("Mill: Work", 0)])
def test_the_use_of_this_cards_ability_is_seen(used: str, drawn: int) -> None:
    work = "WORK\nCOST: Deplete this card.\nEFFECT: Gain 1 influence."
    forge = item("Forge", f"{work}\nWhen you use an ability of this card, draw a card.")
    scene = Scene([forge, item("Mill", work)], A=Side(play=["Forge", "Mill"], deck=DECK), B=Side()).choose("A", used)
    assert len(scene.hand("A")) == drawn


def test_each_time_is_whenever() -> None:
    sign = item("Sign", "Each time you play a tactic, put a token on this card.")
    spark = tactic("Spark", "Gain 1 influence.", cost=0)
    ours = Side(play=["Sign"], hand=["Spark", "Spark"], deck=DECK)
    scene = Scene([sign, spark, RAT], A=ours, B=Side(deck=DECK)).choose("A", "Play Spark", "Play Spark")
    assert scene.state.tokens[scene.card("Sign")] == 2


def test_damage_is_taken_back_in_fewer_words() -> None:
    shell = character(
        "Shell", (1, 2, 1), "If this card would be destroyed, reduce the damage inflicted to it to 0 instead."
    )
    burn = tactic("Burn", "COST: Pick a character.\nEFFECT: Inflict 5 damage to the character.", cost=0)
    scene = Scene([shell, burn], A=Side(play=["Shell"], hand=["Burn"]), B=Side()).choose("A", "Play Burn")
    assert (scene.where("Shell"), scene.state.damage[scene.card("Shell")]) == ("play", 0)


def test_that_player_is_whose_faction_was_hit() -> None:
    text = "When this card inflicts damage to an opponent's faction, that player discards a card."
    scene = Scene(
        [character("Pirate", (2, 2, 3), text), LAMP],
        A=Side(play=["Pirate"], hand=["Lamp"], deck=DECK),
        B=Side(hand=["Lamp"], deck=DECK),
    )
    scene.choose("A", "Attack The Open Gate (B)").pass_windows()
    assert (scene.hand("A"), scene.pile("B")) == (["Lamp"], ["Lamp"])
