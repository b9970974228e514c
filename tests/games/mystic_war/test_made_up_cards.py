"""Cards that nobody printed, made of the phrases of the game: each does what it says."""

from collections.abc import Callable, Iterator

import pytest

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.table import CANCELED, CAPTURES, DOUBLED, GAINS, NO_EFFECT_LEFT, SHIELDED, SPARED
from mulligan.games.mystic_war.vocabulary.reading import say
from mulligan.scenarios.entry import Plain
from tests.games.mystic_war.arranged import arranged

Says = Callable[[str, str], None]
LEAN: dict[str, Plain] = {"followers": 9, "mystic power": 20, "gold": 10}  # neither Rich nor Poor


def lean(more: dict[str, Plain]) -> Plain:
    return {**LEAN, **more}


@pytest.fixture
def says() -> Iterator[Says]:
    """Lets a card of the game say something else for one test."""
    changed: list[int] = []

    def rewrite(name: str, text: str) -> None:
        kind = cards.NAME.index(name)
        changed.append(kind)
        say(kind, text)

    yield rewrite
    for kind in changed:
        say(kind, cards.TEXT[kind])


# ---- RESOURCE cards -----------------------------------------------------------------------------------------------


def test_another_amount_and_another_resource(says: Says) -> None:
    says("Riches 4", "The recipient gains 7 Followers.")
    scene = arranged(turn="A", A=lean({"hand": ["Riches 4"]}), B=LEAN)
    scene.words("A", "Riches 4 on B").done()
    assert scene.resources("B") == (16, 20, 10)


def test_another_amount_on_a_dragon(says: Says) -> None:
    says("Dragon 4", "Destroy 5 of one resource of the recipient.")
    scene = arranged(turn="A", A=lean({"hand": ["Dragon 4"]}), B=LEAN)
    scene.words("A", "Dragon 4 on B's Gold").done()
    assert scene.resources("B") == (9, 20, 5)


def test_a_wild_card_of_two_guises(says: Says) -> None:
    says("Wild Magic", "Play this card as Riches or Dragon of 6.")
    scene = arranged(turn="A", A=lean({"hand": ["Wild Magic"]}), B=LEAN)
    scene.play(0, "Wild Magic")
    assert scene.labels() == ["as Riches", "as Dragon"]
    scene.words("A", "as Riches").words("A", "on B").done()
    assert scene.resources("B") == (9, 20, 16)


# ---- SPELL cards of one's turn ------------------------------------------------------------------------------------


def test_a_spell_that_adds_and_destroys(says: Says) -> None:
    says("Power Drain", "The recipient gains 3 Followers. Destroy 4 of one resource of the recipient.")
    scene = arranged(turn="A", A=lean({"hand": ["Power Drain"]}), B=lean({"face up": ["God King"]}))
    scene.words("A", "Power Drain on B's Gold").done()
    assert scene.resources("B") == (12, 20, 6)
    assert scene.happened(GAINS, "Power Drain")


def test_a_spell_is_barred_by_the_deity_that_it_names(says: Says) -> None:
    says("Power Drain", "Double the recipient's Gold. Not on a player with Earth Goddess.")
    scene = arranged(
        turn="A",
        A=lean({"hand": ["Power Drain"]}),
        B=lean({"hand": ["Earth Goddess"]}),
        C=lean({"face up": ["God King"]}),
    )
    scene.play(0, "Power Drain on B")
    scene.play(1, "Earth Goddess on B")
    scene.done()
    assert scene.resources("B") == (9, 20, 10)
    assert scene.happened(CANCELED, "Earth Goddess")


def test_a_loss_of_gold_is_gained_and_cancelled_by_those_who_say_so(says: Says) -> None:
    says("Power Drain", "Halve the recipient's Gold.")
    says("Necromancy", "Gain the Gold that one other player really loses.")
    says("Resurrection", "Cancel one player's loss of Gold.")
    drains = lean({"hand": ["Power Drain"]})
    gained = arranged(turn="A", A=drains, B=LEAN, C=lean({"hand": ["Necromancy"]}))
    gained.words("A", "Power Drain on B").words("C", "Necromancy").done()
    assert (gained.resources("B")[2], gained.resources("C")[2]) == (5, 15)
    spared = arranged(turn="A", A=drains, B=LEAN, C=lean({"hand": ["Resurrection"]}))
    spared.words("A", "Power Drain on B").words("C", "Resurrection").done()
    assert spared.resources("B")[2] == 10
    assert spared.happened(SPARED, "Resurrection")


def test_a_gain_of_what_nobody_loses_cannot_be_added(says: Says) -> None:
    says("Necromancy", "Gain the Gold that one other player really loses.")
    says("Resurrection", "Cancel one player's loss of Mystic Power.")
    scene = arranged(turn="A", A=lean({"hand": ["Dragon 4"]}), B=lean({"hand": ["Necromancy", "Resurrection"]}))
    scene.play(0, "Dragon 4 on C's Followers")
    assert scene.rule_against("B", "Necromancy") == "7.6"
    assert scene.rule_against("B", "Resurrection") == "7.6"


# ---- cards that are added -----------------------------------------------------------------------------------------


def test_a_sorcery_is_cancelled_and_a_dragon_is_not(says: Says) -> None:
    says("Dragonbane", "On a Sorcery: cancel it.")
    scene = arranged(turn="A", A=lean({"hand": ["Sorcery 4", "Dragon 4"]}), B=lean({"hand": ["Dragonbane", "Capture"]}))
    scene.play(0, "Dragon 4 on C's Gold")
    assert scene.rule_against("B", "Dragonbane") == "Stray Energy"  # where it says what a Sorcery is
    scene = arranged(turn="A", A=lean({"hand": ["Sorcery 4"]}), B=lean({"hand": ["Dragonbane"]}), C=LEAN)
    scene.words("A", "Sorcery 4 on C").words("B", "Dragonbane").done()
    assert scene.resources("C")[1] == 20
    assert scene.happened(CANCELED, "Dragonbane")


def test_any_resource_card_is_captured(says: Says) -> None:
    says("Capture", "On a RESOURCE card: once it is resolved, put that card into your hand.")
    scene = arranged(turn="A", A=lean({"hand": ["Riches 4"]}), B=lean({"hand": ["Capture"]}), C=LEAN)
    scene.words("A", "Riches 4 on C").words("B", "Capture").done()
    assert scene.resources("C")[2] == 14
    assert scene.hand("B") == ["Riches 4"]
    assert scene.happened(CAPTURES, "Capture")


def test_a_gain_of_gold_is_doubled_on_any_resource_card(says: Says) -> None:
    says("Stray Energy", "On a RESOURCE card: double the Gold gained.")
    scene = arranged(turn="A", A=lean({"hand": ["Riches 4"]}), B=lean({"hand": ["Stray Energy"]}), C=LEAN)
    scene.words("A", "Riches 4 on C").words("B", "Stray Energy").done()
    assert scene.resources("C")[2] == 18
    assert scene.happened(DOUBLED, "Stray Energy")
    scene = arranged(turn="A", A=lean({"hand": ["Sorcery 4"]}), B=lean({"hand": ["Stray Energy"]}))
    scene.play(0, "Sorcery 4 on C")
    assert scene.rule_against("B", "Stray Energy") == "7.6"


def test_only_a_dragon_is_turned_to_gold(says: Says) -> None:
    says("Transmutation (Gold)", "On a Dragon: it affects Gold instead.")
    scene = arranged(turn="A", A=lean({"hand": ["Dragon 4"]}), B=lean({"hand": ["Transmutation (Gold)"]}), C=LEAN)
    scene.words("A", "Dragon 4 on C's Followers").words("B", "Transmutation (Gold)").done()
    assert scene.resources("C") == (9, 20, 6)


def test_a_gift_that_was_made_to_destroy_strikes_back(says: Says) -> None:
    says("Reprodestruction", "On a RESOURCE card: its player loses as much of that resource as it really destroyed.")
    hand = ["Transmutation (Destruction)", "Reprodestruction"]
    scene = arranged(turn="A", A=lean({"hand": ["Riches 4"]}), B=lean({"hand": hand}), C=LEAN)
    scene.play(0, "Riches 4 on C")
    assert scene.rule_against("B", "Reprodestruction") == "Dragon"
    scene.words("B", "Transmutation (Destruction)").words("B", "Reprodestruction").done()
    assert (scene.resources("C")[2], scene.resources("A")[2]) == (6, 6)


def test_only_a_sorcery_destroys_instead(says: Says) -> None:
    says("Transmutation (Destruction)", "On a Sorcery: it destroys instead of adding.")
    scene = arranged(
        turn="A", A=lean({"hand": ["Sorcery 4"]}), B=lean({"hand": ["Transmutation (Destruction)"]}), C=LEAN
    )
    scene.words("A", "Sorcery 4 on C").words("B", "Transmutation (Destruction)").done()
    assert scene.resources("C")[1] == 16


@pytest.mark.parametrize(("resource", "left"), [("Followers", (9, 20, 10)), ("Gold", (9, 20, 5))])
def test_what_is_lost_by_a_choice_can_be_kept_where_that_was_chosen(
    says: Says, resource: str, left: tuple[int, int, int]
) -> None:
    says("Power Drain", "Destroy 5 of one resource of the recipient.")
    scene = arranged(turn="A", A=lean({"hand": ["Power Drain"]}), B=lean({"hand": ["Resurrection"]}), C=LEAN)
    scene.words("A", f"Power Drain on B's {resource}")
    if resource == "Followers":
        scene.words("B", "Resurrection")
    scene.done()
    assert scene.resources("B") == left


# ---- DEITY cards --------------------------------------------------------------------------------------------------


def test_a_deity_of_gold(says: Says) -> None:
    says("God King", "The recipient cannot lose Gold.")
    scene = arranged(turn="A", A=lean({"hand": ["Dragon 4"]}), B=lean({"gold": 35, "face up": ["God King"]}))
    scene.words("A", "Dragon 4 on B's Gold").done()
    assert scene.resources("B")[2] == 35
    assert scene.happened(SHIELDED, "God King")


def test_a_deity_of_two_gifts(says: Says) -> None:
    says("War God", "The recipient cannot lose Followers. Dragons that the recipient plays have double effect.")
    scene = arranged(turn="A", A=lean({"hand": ["Dragon 4"], "face up": ["War God"]}), B=LEAN)
    scene.words("A", "Dragon 4 on B's Mystic Power").done()
    assert scene.resources("B")[1] == 12
    scene = arranged(turn="B", B=lean({"hand": ["Dragon 4"]}), A=lean({"face up": ["War God"]}))
    scene.words("B", "Dragon 4 on A's Followers").done()
    assert scene.resources("A")[0] == 9


def test_a_thief_becomes_a_remover(says: Says) -> None:
    says("Favoritism", "Remove one face-up DEITY card.")
    scene = arranged(turn="A", A=lean({"hand": ["Favoritism"], "face up": ["War God"]}))
    scene.words("A", "Favoritism on A").done()
    assert scene.stage.look(scene.state, 0, "face up") == []


def test_a_vacation_without_a_souvenir(says: Says) -> None:
    says("Vacation of the Gods", "Each player with face-up DEITY cards gives up one.")
    scene = arranged(turn="A", A=lean({"hand": ["Vacation of the Gods"]}), B=lean({"face up": ["War God"]}))
    scene.words("A", "Vacation of the Gods on A").done()
    assert scene.stage.look(scene.state, 1, "face up") == []
    assert "War God" in str(scene.stage.look(scene.state, -1, "discard"))


# ---- EVENT cards --------------------------------------------------------------------------------------------------


def test_an_event_that_does_several_things_in_order(says: Says) -> None:
    says(
        "Scrutiny",
        "The recipient turns their victory card face up. Every player gains 2 Gold. The recipient divides 3 points "
        "among Followers, Mystic Power, Gold and destruction of one resource of another. Halve the recipient's Gold.",
    )
    scene = arranged(turn="A", A=lean({"hand": ["Scrutiny"]}), B=LEAN, C=LEAN)
    scene.words("A", "Scrutiny on B").words("B", "0").words("B", "0").words("B", "3").done()
    assert scene.stage.look(scene.state, 1, "goal shown") is True
    assert [scene.resources(seat)[2] for seat in "ABC"] == [12, 8, 12]


def test_other_losses_and_no_deities(says: Says) -> None:
    says("Wrath of the Gods", "The recipient loses every face-up DEITY card, then 3 Mystic Power.")
    scene = arranged(turn="A", A=lean({"hand": ["Wrath of the Gods"]}), B=lean({"face up": ["God King"]}))
    scene.words("A", "Wrath of the Gods on B").done()
    assert scene.resources("B") == (9, 17, 10)
    assert scene.stage.look(scene.state, 1, "face up") == []


def test_an_event_that_destroys_what_its_player_chooses(says: Says) -> None:
    says("Scrutiny", "Destroy 8 of one resource of the recipient. Not the Gold of a player with God King.")
    scene = arranged(turn="A", A=lean({"hand": ["Scrutiny"]}), B=lean({"face up": ["God King"]}))
    assert scene.rule_against("A", "Scrutiny on B's Gold") == "God King"
    scene.words("A", "Scrutiny on B's Mystic Power").done()
    assert scene.resources("B") == (9, 12, 10)


def test_the_richest_strikes_with_as_many_cards_as_the_text_says(says: Says) -> None:
    says("Chaos Strikes", "Whoever has the most Gold draws two cards and plays them on the recipient.")
    scene = arranged(
        turn="A",
        deck=["Riches 6", "Riches 8"],
        A=lean({"hand": ["Chaos Strikes"]}),
        B=lean({"mystic power": 1, "gold": 15}),
        C=LEAN,
    )
    scene.words("A", "Chaos Strikes on C")
    assert scene.asked == "B"
    scene.words("B", "Riches 6").done()
    assert scene.resources("C")[2] == 24


def test_a_card_that_holds_its_owner_back(says: Says) -> None:
    says("Scrutiny", "The recipient turns their victory card face up. You cannot pass while you hold this card.")
    scene = arranged(turn="A", A=lean({"hand": ["Scrutiny", "Riches 4"]}))
    assert scene.rule_against("A", "pass") == "7.4"
    assert scene.rule_against("A", "discard Scrutiny") == "7.5"


def test_what_was_turned_up_and_what_was_taken(says: Says) -> None:
    says(
        "Scrutiny",
        "Turn cards from the deck up to a RESOURCE card: the recipient loses its amount of every resource. The "
        "recipient then takes any discarded card. Not on a player with God King.",
    )
    scene = arranged(
        turn="A", deck=["Riches 6"], A=lean({"hand": ["Scrutiny"]}), B=LEAN, C=lean({"face up": ["God King"]})
    )
    assert scene.rule_against("A", "Scrutiny on C") == "God King"
    scene.words("A", "Scrutiny on B").done()
    assert scene.resources("B") == (3, 14, 4)
    assert "Riches 6" in scene.hand("B")


def test_a_negated_negation_leaves_things_as_they_were(says: Says) -> None:
    says("Capture", "Negate the SPELL or RESOURCE card played last.")
    scene = arranged(turn="A", A=lean({"hand": ["Dragon 4", "Capture"]}), B=lean({"hand": ["Negation"]}), C=LEAN)
    scene.words("A", "Dragon 4 on C's Gold").words("B", "Negation").words("A", "Capture").done()
    assert scene.resources("C")[2] == 6
    assert not scene.happened(CANCELED)
    assert not scene.happened(NO_EFFECT_LEFT)
