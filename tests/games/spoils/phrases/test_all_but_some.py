"""All but some, of different types, of the same subtype, as many as one wants: words of choice and number."""

import pytest

from mulligan.games.spoils.arranging import Begin, Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

DECK = ["Greed"] * 6
CAT = character("Cat", (2, 2, 1), subtypes=("feline", "pet"))
DOG = character("Dog", (3, 3, 1), subtypes=("hound", "pet"))
RAT = character("Rat", (1, 1, 1), subtypes=("vermin",))
LAMP = item("Lamp", "")
HUT = location("Hut", 4)
ALL = [CAT, DOG, RAT, LAMP, HUT]


def played(text: str, ours: Side, theirs: Side | None = None) -> Scene:
    ours.hand.append("Deed")
    return Scene([*ALL, tactic("Deed", text, cost=0)], A=ours, B=theirs or Side(deck=DECK)).choose("A", "Play Deed")


@pytest.mark.rules("304.1", "402.3")
@pytest.mark.parametrize("words", ["all but one of the characters they control", "all but 1 character they control"])
def test_each_keeps_one_and_destroys_the_rest(words: str) -> None:
    scene = played(f"Each player destroys {words}.", Side(play=["Cat", "Dog", "Lamp"]), Side(play=["Rat", "Cat"]))
    scene.choose("A", "Dog")
    scene.choose("B", "Rat")
    assert (scene.where("Dog"), scene.where("Rat"), scene.where("Lamp")) == ("play", "play", "play")
    assert (scene.pile("A"), scene.pile("B")) == (["Cat", "Deed"], ["Cat"])


@pytest.mark.rules("201.2")
def test_cards_of_different_types() -> None:
    text = "Choose up to 2 cards in your discard pile with different types. Put the chosen cards into your hand."
    scene = played(text, Side(play=["Rat"], discard=["Cat", "Dog", "Lamp"]))
    scene.choose("A", "Cat")
    assert "Dog" not in scene.options()
    scene.choose("A", "Lamp")
    assert scene.hand("A") == ["Cat", "Lamp"]


@pytest.mark.rules("201.6")
@pytest.mark.parametrize("words", ["that shares a subtype with it", "with the same subtype as it"])
def test_a_subtype_in_common(words: str) -> None:
    text = f"EXTRA COST: Pick a character you control.\nYou may deplete another character {words}."
    scene = played(text, Side(play=["Cat", "Rat"]), Side(play=["Dog", "Rat"]))
    scene.choose("A", "Cat", "Yes")
    assert scene.state.depleted[scene.card("Dog")]
    scene = played(text, Side(play=["Cat"]), Side(play=["Rat"]))
    scene.choose("A", "Cat")
    assert "Rat" not in scene.options()


@pytest.mark.rules("410.2", "401.3")
def test_x_is_as_many_as_one_removes() -> None:
    mill = item(
        "Mill", "GRIND\nCOST: Deplete this card. Remove X tokens from cards you control.\nEFFECT: Draw X cards."
    )
    ours = Side(play=[Placed("Mill", tokens=1), Placed("Cat", tokens=2)], deck=DECK)
    scene = Scene([*ALL, mill], A=ours, B=Side()).choose("A", "Mill: Grind")
    assert [word for word in scene.options() if word.isdigit()] == ["0", "1", "2", "3"]
    scene.choose("A", "2", "Cat", "Mill")
    assert (len(scene.hand("A")), scene.state.tokens[scene.card("Cat")]) == (2, 1)


@pytest.mark.rules("310.1")
@pytest.mark.parametrize(("picked", "drawn"), [(["Cat", "Done"], 1), (["Cat", "Dog"], 0)])
def test_if_you_picked_only_one(picked: list[str], drawn: int) -> None:
    text = (
        "EXTRA COST: Pick up to 2 characters an opponent controls.\nDeplete them. If you picked only one, draw a card."
    )
    scene = played(text, Side(play=["Rat"], deck=DECK), Side(play=["Cat", "Dog"], deck=DECK))
    scene.choose("A", *picked)
    assert len(scene.hand("A")) == drawn


@pytest.mark.rules("202.8", "306.1")
def test_what_the_develop_rule_draws_is_told_from_other_draws() -> None:
    deeper = item("Deeper", "When you draw a card as part of your Develop Rule, gain 1 influence.")
    wider = item("Wider", "When you draw a card outside of your Develop Rule, gain 10 influence.")
    boon = tactic("Boon", "Draw a card.", cost=0)
    ours = Side(play=["Deeper", "Wider", "Rat"], hand=["Boon"], deck=DECK, influence=10)
    scene = Scene([*ALL, deeper, wider, boon], A=ours, B=Side(deck=DECK), begin=Begin.TURN)
    while "Play Boon" not in scene.options():
        scene.choose("A", next((word for word in scene.options() if "raw" in word), scene.options()[0]))
    assert scene.influence("A") == 11
    scene.choose("A", "Play Boon")
    assert scene.influence("A") == 21


@pytest.mark.rules("403.2a")
def test_what_one_may_look_at_at_any_time_one_knows() -> None:
    lens = item("Lens", "You may look at the top card of your deck at any time.")
    boon = tactic("Boon", "Gain 1 influence.", cost=0)
    ours = Side(hand=["Boon"], play=["Lens", "Rat"], deck=["Cat", *DECK])
    scene = Scene([*ALL, lens, boon], A=ours, B=Side(deck=["Dog"])).choose("A", "Play Boon")
    assert (scene.state.seen[scene.card("Cat")], scene.state.seen[scene.card("Dog")]) == (1, 0)


@pytest.mark.rules("408.7", "408.4")
@pytest.mark.parametrize(("mine", "theirs", "left"), [("Dog", "Cat", ["Dog"]), ("Cat", "Dog", ["Dog"])])
def test_the_first_strikes_the_second_which_strikes_back_if_it_survives(
    mine: str, theirs: str, left: list[str]
) -> None:
    text = (
        "EXTRA COST: Pick a character you control and a character an opponent controls.\n"
        "The first character inflicts damage equal to its strength to the second. "
        "If the second character survives, it inflicts damage equal to its strength to the first."
    )
    scene = played(text, Side(play=[mine, "Lamp"]), Side(play=[theirs]))
    while mine in scene.options() or theirs in scene.options():
        scene.choose("A", next(word for word in scene.options() if word in (mine, theirs)))
    assert [name for name in ("Cat", "Dog") if scene.where(name) == "play"] == left


@pytest.mark.rules("408.2")
@pytest.mark.parametrize(("hit", "damage"), [("Dog", 1), ("Hut", 2)])
def test_so_much_to_this_or_so_much_to_that(hit: str, damage: int) -> None:
    scene = played("Inflict 1 damage to a character or 2 damage to a location.", Side(play=["Dog", "Hut"]))
    while scene.state.damage[scene.card(hit)] == 0:
        options = scene.options()
        named = [word for word in options if word == hit or str(damage) in word]
        scene.choose("A", named[0])
    assert scene.state.damage[scene.card(hit)] == damage


@pytest.mark.rules("408.4", "402.4")
def test_whether_it_was_attacking_is_asked_before_the_damage_takes_it() -> None:
    shot = tactic("Shot", "Inflict 3 damage to a character. If it was attacking, draw a card.", cost=0)
    theirs = Side(hand=["Shot", "Shot"], deck=DECK, play=["Hut"])
    scene = Scene([*ALL, shot], A=Side(play=["Cat", "Rat"], deck=DECK), B=theirs)
    scene.choose("A", next(word for word in scene.options() if word.startswith("Attack The Open Gate")))
    while "Play Shot" not in scene.options():
        options = scene.options()
        scene.choose(scene.asked, "Cat" if "Cat" in options else "Done" if "Done" in options else "Do nothing")
    scene.choose("B", "Play Shot", "Cat")
    assert (scene.where("Cat"), scene.hand("B")) == ("discard", ["Greed", "Shot"])


@pytest.mark.rules("410.1")
@pytest.mark.parametrize(
    ("words", "left"), [("less strength than", ["Cat", "Dog"]), ("more strength than", ["Cat", "Rat"])]
)
def test_a_number_less_or_more_than_another(words: str, left: list[str]) -> None:
    text = f"Destroy all characters with {words} the number of items you control."
    scene = played(text, Side(play=["Lamp", "Lamp", "Cat", "Dog", "Rat"]))
    assert [name for name in ("Cat", "Dog", "Rat") if scene.where(name) == "play"] == left


@pytest.mark.rules("302.5", "408.2")
def test_what_attacked_or_blocked_this_turn() -> None:
    storm = tactic("Storm", "Inflict 1 damage to each character that attacked or blocked this turn.", cost=0)
    ours = Side(hand=["Storm"], play=["Cat", "Dog", "Hut"], deck=DECK)
    scene = Scene([*ALL, storm], A=ours, B=Side(deck=DECK, play=["Lamp"]))
    scene.choose("A", next(word for word in scene.options() if word.startswith("Attack The Open Gate")), "Dog", "Done")
    scene.pass_windows()
    scene.choose("A", "Play Storm")
    assert [scene.state.damage[scene.card(name)] for name in ("Cat", "Dog")] == [0, 1]
