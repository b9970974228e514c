"""Choosing at the table: where options lie, what is gathered, what passes, what is asked and in which words."""

import pytest

from mulligan.games.gathering import Division, Gather
from mulligan.games.spoils import layout
from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.options import CARD, END_TURN, SIZE
from mulligan.kernel.view import View
from mulligan.messages import speaking
from tests.games.spoils.arranged import Scene, character, tactic

FAST = character("Fast", (2, 2, 4))
SLOW = character("Slow", (3, 3, 1))
WARD = tactic("Ward", "Your faction gains 1 influence.", 0)


def own_view(scene: Scene) -> View:
    decision = scene.state.decision
    assert decision is not None
    return View(scene.state, decision.seat)


def places(scene: Scene) -> dict[str, str]:
    view = own_view(scene)
    assert view.decision is not None
    return {
        scene.state.game.label(view.position, option): layout.place(view, option) for option in view.decision.options
    }


def question(scene: Scene) -> str:
    return scene.state.game.question(own_view(scene).position)


def test_options_lie_on_the_cards_that_they_mean() -> None:
    scene = Scene([FAST, WARD], A=Side(hand=["Ward"], play=["Fast"], resources=["Rage"] * 4), B=Side())
    found = places(scene)
    ward, faction = scene.state.printed[scene.card("Ward")], scene.state.factions
    assert found["Play Ward"] == f"hand:{ward}"
    assert found["Attack The Open Gate (B)"] == f"card:{faction[1]}"
    assert found["The Open Gate: Study"] == found["The Open Gate: Hire"] == f"card:{faction[0]}"
    assert found["End the turn"] == ""
    assert layout.passing(own_view(scene)) == END_TURN


def test_like_cards_in_hand_are_one_place() -> None:
    scene = Scene([WARD], A=Side(hand=["Ward", "Ward"]), B=Side())
    held = layout.table(own_view(scene), scene.state.game).hand
    assert held[0].place == held[1].place == places(scene)["Play Ward"]
    assert held[0].card != held[1].card


def test_resources_that_pay_alike_are_one_place_and_the_least_missed_are_suggested() -> None:
    dear = character("Dear", (1, 1, 1))
    hand = Side(hand=["Dear"], resources=["Rage", "Rage"], face_down=["Greed"])
    scene = Scene([dear], A=hand, B=Side())
    scene.choose("A", "Play Dear")
    side = layout.table(own_view(scene), scene.state.game).sides[0]
    rages, (greed,) = [side.resources[i].place for i in (0, 1)], [side.resources[2].place]
    assert rages[0] == rages[1] != greed
    assert {"Rage (1)", "Take it back"} < set(places(scene))
    assert set(rages) | {greed} == {place for place in places(scene).values() if place}


def test_several_resources_are_gathered_and_paid_at_once() -> None:
    scene = Scene([], A=Side(hand=["Rage"], resources=["Rage", "Rage", "Rage"], face_down=["Greed"]), B=Side())
    scene.choose("A", "The Open Gate: Study")
    together = layout.together(own_view(scene))
    assert isinstance(together, Gather)
    assert (together.least, together.most, together.ends, together.at_once) == (3, 3, False, True)
    assert len(together.suggestion) == 3
    assert together.suggestion[0] not in together.suggestion[1:]  # the face-down one first


def test_the_page_is_told_which_option_only_takes_a_card_back() -> None:
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Destroy that character.", 0)
    scene = Scene([FAST, zap], A=Side(hand=["Zap"], play=["Fast"]), B=Side(play=["Fast"]))
    scene.choose("A", "Play Zap")
    view = own_view(scene)
    assert view.decision is not None
    deeds = {
        scene.state.game.label(view.position, option): layout.does(view, option) for option in view.decision.options
    }
    assert deeds == {"Fast (1)": "", "Fast (2)": "", "Take it back": "take-back"}


def test_attackers_and_blockers_are_chosen_together() -> None:
    scene = Scene([FAST, SLOW], A=Side(play=["Fast", "Slow"]), B=Side(play=["Fast"]))
    scene.choose("A", "Attack The Open Gate (B)")
    together = layout.together(own_view(scene))
    assert isinstance(together, Gather)
    assert (together.least, together.most, together.ends) == (1, None, True)
    scene.choose("A", "Fast (1)", "Done")
    together = layout.together(own_view(scene))
    assert isinstance(together, Gather)
    assert (together.least, together.ends) == (0, True)
    assert places(scene)["Done"] == "done"


@pytest.mark.rules("609.1c")
def test_damage_is_divided_in_one_go() -> None:
    sturdy = character("Sturdy", (0, 3, 1))
    scene = Scene([SLOW, sturdy], A=Side(play=["Slow"]), B=Side(play=["Sturdy", "Sturdy"]))
    scene.choose("A", "Attack The Open Gate (B)")
    scene.choose("B", "Sturdy (1)", "Sturdy (2)")
    together = layout.together(own_view(scene))
    assert isinstance(together, Division)
    assert (together.total, [share.label for share in together.among]) == (3, ["Sturdy (1)", "Sturdy (2)"])
    assert list(places(scene).values()) == ["number:3", "number:2", "number:1", "number:0"]


def test_what_is_not_lit_says_why_not() -> None:
    scene = Scene([FAST, WARD], A=Side(hand=["Fast", "Ward"]), B=Side())
    view = own_view(scene)
    refused = {}
    for action in layout.imaginable(view):
        refusal = view.position.why_not(view.seat, action)
        if refusal is not None:
            refused[scene.state.game.label(view.position, action)] = (refusal.rule, scene.state.game.reason(refusal))
    assert refused["Play Fast"] == ("309.1", "You do not have that many unattached resources.")
    assert refused["Attack The Open Gate (B)"] == ("608.1a", "You have no character that can attack.")


def test_what_lies_before_oneself_says_what_it_is_for() -> None:
    scene = Scene([FAST, SLOW], A=Side(play=["Fast", Placed("Slow", depleted=True)], resources=["Rage"]), B=Side())
    view = own_view(scene)
    told = {}
    for action in layout.imaginable(view):
        refusal = view.position.why_not(view.seat, action)
        if refusal is not None and CARD <= action < CARD + SIZE:
            told[scene.state.game.label(view.position, action)] = layout.falls_short(view, action, refusal.rule)
    assert told["Fast"] == "Attack first: then you say who attacks."
    assert told["Slow"] == "It is depleted."
    assert "Resources pay for cards and abilities: they are taken when you play or use one." in told.values()


def test_what_would_only_spend_resources_is_no_reason_to_stop_outside_a_battle() -> None:
    """To make somebody stronger who fights nobody."""
    inciting = Side(play=["Slow"], resources=["Rage", "Rage"], faction="The Camp at Ashgrove")
    scene = Scene([FAST, SLOW], A=Side(hand=["Fast"], resources=["Rage"] * 4), B=inciting)
    scene.choose("A", "Play Fast")
    view = own_view(scene)
    assert (view.seat, layout.prompt_kind(view)) == (1, "window")
    assert "The Camp at Ashgrove: Incite" in places(scene)
    assert not layout.matters(view)


def test_questions_name_what_they_are_about() -> None:
    scene = Scene([FAST, SLOW, WARD], A=Side(play=["Fast"]), B=Side(hand=["Ward"]))
    assert question(scene).startswith("Your turn")
    scene.choose("A", "Attack The Open Gate (B)")
    assert question(scene) == "Before blockers are chosen: play a tactic or use an ability?"
    scene.choose("B", "Do nothing")
    assert question(scene) == "Before damage is assigned: play a tactic or use an ability?"
    scene.choose("B", "Do nothing")
    assert question(scene).startswith("Damage of speed 4 is assigned.")
    with speaking("de"):
        assert question(scene).startswith("Der Schaden von Tempo 4 ist zugeteilt.")


def test_ways_and_offers_are_said_in_the_cards_own_words() -> None:
    fork = tactic("Fork", "Draw a card or your faction gains 2 influence.", 0)
    scene = Scene([fork], A=Side(hand=["Fork"], deck=["Rage"]), B=Side())
    scene.choose("A", "Play Fork")
    assert scene.options() == ["Draw a card.", "Your faction gains 2 influence."]
    assert question(scene) == "Fork: which of these?"


def test_what_happened_is_told_to_you() -> None:
    scene = Scene([WARD], A=Side(hand=["Ward"]), B=Side())
    scene.choose("A", "Play Ward")
    record = scene.state.record
    assert record is not None
    told = [[scene.state.game.sentence(event, reader) for event in record.events] for reader in (0, 1)]
    assert "You play Ward for 0." in told[0]
    assert "A plays Ward for 0." in told[1]


def test_only_events_that_say_something_new_are_told() -> None:
    scene = Scene([FAST], A=Side(play=["Fast"]), B=Side())
    scene.choose("A", "Attack The Open Gate (B)")
    record = scene.state.record
    assert record is not None
    names = [layout.event_name(event.kind) for event in record.events]
    assert "attack" in names
    assert "" in names
    assert "party" not in names


def test_an_attack_is_begun_at_whoever_could_attack_and_a_play_nowhere_else() -> None:
    tired = Placed("Slow", depleted=True)
    scene = Scene([FAST, SLOW, WARD], A=Side(play=["Fast", tired], hand=["Ward"], resources=["Rage"] * 4), B=Side())
    view = own_view(scene)
    assert view.decision is not None
    begun = {scene.state.game.label(view.position, one): layout.begun_by(view, one) for one in view.decision.options}
    assert begun["Attack The Open Gate (B)"] == [f"card:{scene.card('Fast')}"]
    assert begun["Play Ward"] == []


def test_what_was_looked_at_is_seen_while_it_is_asked_what_becomes_of_it() -> None:
    look = tactic("Peek", "Look at the top card of your deck. You may put that card on the bottom of your deck.", 0)
    scene = Scene([look, FAST], A=Side(hand=["Peek"], deck=["Fast"]), B=Side())
    scene.choose("A", "Play Peek").pass_windows()
    assert question(scene).startswith("Peek: do you want this?")
    shown = layout.table(own_view(scene), scene.state.game).tray
    assert [scene.state.printed[one.card] for one in shown] == [scene.state.printed[scene.card("Fast")]]
    assert layout.table(View(scene.state, 1), scene.state.game).tray == []
