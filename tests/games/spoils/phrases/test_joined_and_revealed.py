"""Kinds joined by "or", what an attachment sits on, tops of decks that lie open, and words that point at them."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

RAGE = ["Rage"] * 6
BRUISER = character("Bruiser", (3, 5, 3), trade="Warlord")
THIEF = character("Thief", (1, 2, 2), trade="Rogue")
CLERK = character("Clerk", (1, 2, 2), trade="Banker")
LEDGER = item("Ledger", "", trade="Banker")
ROPE = item("Rope", "", trade="Rogue")


@pytest.mark.rules("301.1", "503.1")
@pytest.mark.parametrize(
    ("kinds", "attached"),
    [
        ("a Rogue character or Banker item", {"Thief": True, "Ledger": True, "Clerk": False, "Rope": False}),
        ("a Rogue character or a Banker item", {"Thief": True, "Ledger": True, "Clerk": False, "Rope": False}),
        ("a Rogue or Banker character", {"Thief": True, "Clerk": True, "Bruiser": False}),
    ],
)
def test_it_is_whichever_of_two_kinds_entered_and_not_the_card_that_speaks(
    kinds: str, attached: dict[str, bool]
) -> None:
    watch = f"When {kinds} enters play under your control, you may attach this card to it."
    for name, so in attached.items():
        scene = Scene(
            [BRUISER, THIEF, CLERK, LEDGER, ROPE, item("Badge", watch)],
            A=Side(hand=[name], play=["Badge"], resources=RAGE, deck=["Greed"]),
            B=Side(),
        )
        scene.choose("A", f"Play {name}").pass_windows()
        assert ("Yes" in scene.options()) == so
        if so:
            scene.choose("A", "Yes").pass_windows()
        assert scene.attached("Badge") == (name if so else "")


@pytest.mark.rules("301.1", "310.1")
def test_what_a_card_is_attached_to_is_picked_and_both_picked_cards_are_spoken_of() -> None:
    text = (
        "BLAST\nCOST: Pick a Rogue character or Banker character that this card is attached to. Pick a character. "
        "Destroy this card.\nEFFECT: Inflict 1 damage to the picked characters."
    )

    def laid_out(host: str) -> Scene:
        return Scene(
            [BRUISER, THIEF, CLERK, item("Charge", text)],
            A=Side(play=[*{"Thief", host}, Placed("Charge", attached_to=host)], resources=RAGE),
            B=Side(play=["Clerk"]),
        )

    assert "Charge: Blast" not in laid_out("Bruiser").options()
    scene = laid_out("Thief")
    scene.choose("A", "Charge: Blast", "Thief", "Clerk").pass_windows()
    assert [scene.state.damage[scene.card(name)] for name in ("Thief", "Clerk")] == [1, 1]


@pytest.mark.rules("201.4a")
@pytest.mark.parametrize("words", ["All Rogue and Banker characters", "Restored Rogue or Banker characters"])
def test_several_cards_of_two_trades_are_of_the_one_or_the_other(words: str) -> None:
    scene = Scene(
        [BRUISER, THIEF, CLERK, location("Hall", 5, f"{words} gain 2 strength.")],
        A=Side(play=["Bruiser", "Thief", "Clerk", "Hall"]),
        B=Side(),
    )
    assert [scene.stat(name, "strength") for name in ("Bruiser", "Thief", "Clerk")] == [3, 3, 3]


@pytest.mark.rules("403.2a", "101.1")
def test_a_number_is_that_of_the_card_that_lies_open_on_a_deck() -> None:
    text = (
        "While the top card of your deck is revealed, this card gains X strength, where X is that card's numeric cost."
    )
    shown = "The top card of your deck is revealed at all times."
    cards = [character("Reader", (1, 5, 3), text), location("Lamp", 5, shown), tactic("Dear", "Draw a card.", cost=4)]
    cards.append(tactic("Glance", "Draw a card."))
    deck = ["Greed", "Dear", "Greed"]
    for lamp, strengths in ((["Lamp"], [5, 1]), ([], [1, 1])):
        side = Side(hand=["Glance", "Glance"], play=["Reader", *lamp], deck=deck, resources=RAGE)
        scene = Scene(cards, A=side, B=Side())
        for strength in strengths:
            scene.choose("A", "Play Glance").pass_windows()
            assert scene.stat("Reader", "strength") == strength
        assert scene.hand("A") == ["Dear", "Greed"]


@pytest.mark.rules("403.2a", "101.1")
@pytest.mark.parametrize(
    ("tops", "speed"), [(("Bruiser", "Greed"), 6), (("Greed", "Bruiser"), 6), (("Greed", "Greed"), 3)]
)
def test_any_of_the_cards_that_lie_open_may_be_such_a_card(tops: tuple[str, str], speed: int) -> None:
    text = (
        "The top card of each opponent's deck is revealed at all times. "
        "While any of those cards is a character, this card gains 3 speed."
    )
    scene = Scene(
        [BRUISER, character("Spy", (1, 5, 3), text)],
        A=Side(play=["Spy"], deck=["Bruiser"]),
        B=Side(deck=[tops[0]]),
        C=Side(deck=[tops[1]]),
    )
    assert scene.stat("Spy", "speed") == speed


@pytest.mark.rules("407.1", "202.1")
def test_that_player_after_a_faction_is_whose_faction_it_is() -> None:
    text = (
        "When this card inflicts damage to a faction, that player draws a card. Put the top 2 cards of their deck into "
        "their discard pile."
    )
    scene = Scene(
        [character("Vandal", (2, 5, 3), text)],
        A=Side(play=["Vandal"], deck=["Greed"] * 3),
        B=Side(deck=["Rage"] * 3),
        C=Side(deck=["Elitism"] * 3),
    )
    scene.choose("A", "Attack The Open Gate (C)")
    while "End the turn" not in scene.options():
        options = scene.options()
        scene.choose(scene.asked, "Vandal" if "Vandal" in options else "Done" if "Done" in options else options[0])
    assert [scene.pile(seat) for seat in "ABC"] == [[], [], ["Elitism", "Elitism"]]
    assert [len(deck) for deck in scene.state.decks] == [3, 3, 0]


@pytest.mark.rules("302.11", "408.1")
@pytest.mark.parametrize(
    ("attackers", "influence"), [(["Shade"], 25), (["Thief"], 24), (["Shade", "Thief"], 23)], ids=str
)
def test_damage_of_covert_parties_is_reduced(attackers: list[str], influence: int) -> None:
    text = "Reduce all battle damage inflicted to your faction by characters in COVERT parties to 0."
    scene = Scene(
        [THIEF, character("Shade", (1, 2, 3), "COVERT"), location("Ceiling", 5, text)],
        A=Side(play=["Shade", "Thief"], deck=["Greed"] * 3),
        B=Side(play=["Ceiling"], deck=["Greed"] * 3),
    )
    scene.choose("A", "Attack The Open Gate (B)")
    left = list(attackers)
    while "End the turn" not in scene.options():
        options = scene.options()
        named = next((name for name in left if name in options), "")
        if named:
            left.remove(named)
        scene.choose(scene.asked, named or ("Done" if "Done" in options else options[0]))
    assert scene.influence("B") == influence
