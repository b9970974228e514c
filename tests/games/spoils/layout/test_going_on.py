"""What the table shows of plays, responses, payments, triggers, lasting effects and battles."""

from mulligan.games.spoils import layout
from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.layout import SpoilsTable
from mulligan.kernel.numbers import Card
from mulligan.kernel.view import View
from tests.games.spoils.arranged import Scene, character, tactic

FAST = character("Fast", (2, 2, 4))
SLOW = character("Slow", (3, 3, 1))
ZAP = tactic("Zap", "EXTRA COST: Pick a character.\nInflict 1 damage to that character.", 1)
WARD = tactic("Ward", "Your faction gains 1 influence.", 0)
BOON = tactic("Boon", "EXTRA COST: Pick a character.\nThat character gains 3 strength this turn.", 0)


def seen(scene: Scene, seat: int) -> SpoilsTable:
    return layout.table(View(scene.state, seat), scene.state.game)


def names(scene: Scene, cards: list[int]) -> list[str]:
    return [scene.state.face(Card(card)).name for card in cards]


def test_what_answers_what_is_a_list_from_the_first_to_the_last() -> None:
    first, second = Side(hand=["Zap", "Ward"], resources=["Rage"]), Side(hand=["Ward"], play=["Fast"])
    scene = Scene([FAST, ZAP, WARD], A=first, B=second)
    scene.choose("A", "Play Zap", "Fast")
    scene.choose("B", "Play Ward")
    cards = layout.cards(scene.state.game)
    assert scene.asked == "A"  # who may answer the answer
    assert [(cards[play.face or 0].name, play.by) for play in seen(scene, 1).plays] == [("Zap", 0), ("Ward", 1)]


def test_a_play_shows_who_plays_what_it_picked_and_what_it_cost() -> None:
    scene = Scene([FAST, ZAP, WARD], A=Side(hand=["Zap"], resources=["Rage"]), B=Side(hand=["Ward"], play=["Fast"]))
    scene.choose("A", "Play Zap", "Fast")
    for seat in (-1, 0, 1):
        (play,) = seen(scene, seat).plays
        assert (play.sort, play.by, play.picked_names, play.paid) == ("card", 0, ["Fast"], 1)
        assert names(scene, play.picked) == ["Fast"]
        assert not play.resolving


def test_what_is_still_to_pay_is_told() -> None:
    costly = character("Costly", (1, 1, 1))
    scene = Scene([costly], A=Side(hand=["Costly"], resources=["Rage"], face_down=["Greed"]), B=Side())
    scene.choose("A", "Play Costly")
    due = seen(scene, 1).payment
    assert due is not None
    assert (due.seat, due.left, due.card) == (0, 1, "Costly")


def test_triggers_that_wait_are_listed() -> None:
    herald = character("Herald", (1, 1, 1), "When a character enters play, your faction gains 1 influence.")
    squire = character("Squire", (1, 1, 1), "When a character enters play, your faction gains 2 influence.")
    hand = Side(hand=["Fast"], play=["Herald", "Squire"], resources=["Rage"])
    scene = Scene([FAST, herald, squire], A=hand, B=Side())
    scene.choose("A", "Play Fast")
    cards = layout.cards(scene.state.game)
    assert [cards[one.face or 0].name for one in seen(scene, 1).waiting] == ["Herald", "Squire"]


def test_effects_that_last_are_listed() -> None:
    scene = Scene([FAST, BOON], A=Side(hand=["Boon"], play=["Fast"]), B=Side())
    scene.choose("A", "Play Boon", "Fast")
    (one,) = seen(scene, 1).lasting
    assert layout.cards(scene.state.game)[one.face].name == "Boon"
    assert (one.seat, one.until) == (0, "turn")
    assert seen(scene, 0).sides[0].characters[0].strength == 5


def test_a_battle_shows_its_parties_and_what_is_attacked() -> None:
    scene = Scene([FAST, SLOW], A=Side(play=["Fast", "Slow"]), B=Side(play=["Slow"]))
    scene.choose("A", "Attack The Open Gate (B)", "Fast")
    battle = seen(scene, 1).battle
    assert battle is not None
    assert (names(scene, battle.attackers), battle.step, battle.target_name) == (["Fast"], "attackers", "The Open Gate")
    scene.choose("A", "Slow (1)" if "Slow (1)" in scene.options() else "Slow")
    battle = seen(scene, 1).battle
    assert battle is not None
    assert (names(scene, battle.attackers), battle.step) == (["Fast", "Slow"], "blockers")
    assert [piece.party for piece in seen(scene, 1).sides[0].characters] == ["attack", "attack"]
    assert all(piece.depleted for piece in seen(scene, 1).sides[0].characters)


def test_damage_goes_by_speed_level() -> None:
    scene = Scene([FAST, SLOW, WARD], A=Side(play=["Fast", "Slow"], hand=["Ward"]), B=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Fast", "Slow", "Do nothing")
    battle = seen(scene, 1).battle
    assert battle is not None
    assert battle.step == "before-damage"
    scene.choose("A", "Do nothing")
    battle = seen(scene, 1).battle
    assert battle is not None
    assert battle.step == "after-assigning"
    assert [(level.speed, level.state) for level in battle.levels] == [(4, "now"), (1, "later")]
    (blow,) = battle.blows
    assert (names(scene, [blow.source, blow.target]), blow.amount) == (["Fast", "The Open Gate"], 2)
    faction = seen(scene, 0).sides[1].faction
    assert faction is not None
    assert faction.assigned == 2
    scene.choose("A", "Do nothing")
    battle = seen(scene, 1).battle
    assert battle is not None
    assert [(level.speed, level.state) for level in battle.levels] == [(4, "done"), (1, "later")]


def test_no_battle_and_no_plays_between_actions() -> None:
    scene = Scene([FAST], A=Side(play=["Fast"]), B=Side())
    shown = seen(scene, 0)
    assert shown.battle is None
    assert (shown.plays, shown.waiting, shown.lasting, shown.payment) == ([], [], [], None)
