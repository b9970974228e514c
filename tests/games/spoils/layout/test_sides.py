"""What a side of the table shows: pieces with their numbers and marks, resources, piles, and nothing that is hidden."""

from mulligan.games import game as game_of
from mulligan.games.spoils import GAME, layout
from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.layout import SpoilsTable
from mulligan.games.spoils.layout.pieces import Piece
from mulligan.kernel.view import WATCHER, View
from mulligan.rules.index import rule_index
from tests.games.spoils.arranged import Scene, character, item, location, tactic

HOUND = character("Hound", (2, 3, 3), trade="Gearsmith", threshold="E")
TOWER = location("Tower", 5)
WARD = tactic("Ward", "Your faction gains 1 influence.", 0)  # something to do, so that the turn does not end by itself
COLLAR = item("Collar", "ATTACH TO CHARACTER\nThe attached character gains 2 strength.")


def seen(scene: Scene, seat: int) -> SpoilsTable:
    return layout.table(View(scene.state, seat), scene.state.game)


def only(pieces: list[Piece]) -> Piece:
    assert len(pieces) == 1
    return pieces[0]


def test_cards_lie_where_their_type_lies() -> None:
    scene = Scene([HOUND, TOWER], A=Side(play=["Hound", "Tower"], resources=["Rage", "Greed"]), B=Side())
    side = seen(scene, 0).sides[0]
    assert only(side.characters).label == "Hound"
    assert only(side.locations).structure == 5
    assert [piece.label for piece in side.resources] == ["Rage", "Greed"]
    assert side.faction is not None
    assert side.faction.kinds == ["faction"]
    assert (side.free, side.icons) == (2, [0, 1, 0, 0, 1, 0])


def test_a_piece_says_how_it_stands() -> None:
    hound = Placed("Hound", damage=1, tokens=2, depleted=True)
    scene = Scene([HOUND, WARD], A=Side(hand=["Ward"], play=[hound]), B=Side())
    piece = only(seen(scene, 1).sides[0].characters)
    assert (piece.damage, piece.tokens, piece.depleted, piece.fresh) == (1, 2, True, False)
    assert (piece.strength, piece.life, piece.speed) == (2, 3, 3)


def test_what_came_this_turn_is_marked() -> None:
    scene = Scene([HOUND, WARD], A=Side(hand=["Ward"], new=["Hound"]), B=Side())
    assert only(seen(scene, 0).sides[0].characters).fresh


def test_gear_lies_under_its_character_and_the_numbers_are_those_that_count() -> None:
    scene = Scene([HOUND, COLLAR], A=Side(play=["Hound", Placed("Collar", attached_to="Hound")]), B=Side())
    piece = only(seen(scene, 0).sides[0].characters)
    assert only(piece.under).label == "Collar"
    assert piece.strength == 4
    assert piece.face is not None
    assert layout.cards(scene.state.game)[piece.face].strength == 2
    assert seen(scene, 0).sides[0].items == []


def test_a_resource_that_was_paid_with_is_used() -> None:
    scene = Scene([HOUND], A=Side(resources=["Rage", Placed("Greed", attached_to="faction")]), B=Side())
    side = seen(scene, 0).sides[0]
    assert [piece.used for piece in side.resources] == [False, True]
    assert side.free == 1
    assert side.faction is not None
    assert side.faction.under == []


def test_a_face_down_card_is_known_to_its_controller_alone() -> None:
    scene = Scene([HOUND], A=Side(face_down=["Hound"]), B=Side())
    own, other, watching = (only(seen(scene, seat).sides[0].resources) for seat in (0, 1, WATCHER))
    assert own.face is not None
    assert own.label == "Hound, face-down"
    for piece in (other, watching):
        assert piece.face is None
        assert piece.label == "a face-down card"
        assert (piece.strength, piece.keywords, piece.kinds) == (None, [], ["resource"])


def test_only_ones_own_hand_is_shown_and_every_count() -> None:
    other = Side(hand=["Hound", "Greed"], discard=["Rage"])
    scene = Scene([HOUND, WARD], A=Side(hand=["Ward"], deck=["Rage"]), B=other)
    shown = seen(scene, 1)
    cards = layout.cards(scene.state.game)
    assert [cards[held.face].name for held in shown.hand] == ["Hound", "Greed"]
    assert [(side.hand, side.deck, len(side.discards)) for side in shown.sides] == [(1, 1, 0), (2, 0, 1)]
    assert [cards[face].name for face in shown.sides[1].discards] == ["Rage"]
    assert seen(scene, WATCHER).hand == []


def test_cards_out_of_the_game_are_listed() -> None:
    scene = Scene([HOUND], A=Side(out_of_game=["Hound"]), B=Side())
    assert len(seen(scene, 1).sides[0].out) == 1


def test_effects_are_told_on_the_piece() -> None:
    shy = character("Shy", (1, 1, 1), "This card cannot attack.")
    bold = character("Bold", (1, 1, 1), "This card must attack each turn.")
    scene = Scene([shy, bold], A=Side(play=["Shy", "Bold"]), B=Side())
    notes = {piece.label: piece.notes for piece in seen(scene, 1).sides[0].characters}
    assert notes == {"Shy": ["cannot attack"], "Bold": ["must attack"]}


def test_like_cards_are_told_apart() -> None:
    scene = Scene([HOUND], A=Side(play=["Hound", "Hound"]), B=Side())
    assert [piece.label for piece in seen(scene, 0).sides[0].characters] == ["Hound (1)", "Hound (2)"]


def test_a_face_has_what_is_printed_and_the_rules_to_read_beside_it() -> None:
    sneak = character("Sneak", (1, 2, 4), "COVERT", trade="Rogue", threshold="DD", subtypes=("thief",))
    scene = Scene([sneak, COLLAR, TOWER], A=Side(play=["Sneak"], hand=["Collar", "Tower"]), B=Side())
    faces = {face.name: face for face in layout.cards(scene.state.game)}
    assert faces["Sneak"].line == "Rogue Character – thief"
    assert (faces["Sneak"].cost, faces["Sneak"].threshold, faces["Sneak"].trade) == (1, "DD", "rogue")
    assert faces["Sneak"].rules == ["204.1", "507.3"]
    assert faces["Collar"].rules[:2] == ["206.1", "507.2"]
    assert (faces["Tower"].structure, faces["Tower"].strength) == (5, None)
    assert faces["The Open Gate"].influence == 25
    assert faces["Micromajig"].cost is None


def test_whose_turn_it_is_and_who_has_lost() -> None:
    scene = Scene([WARD], turn="B", A=Side(), B=Side(hand=["Ward"]))
    assert [side.turn for side in seen(scene, 0).sides] == [False, True]
    assert not any(side.lost for side in seen(scene, 0).sides)


def test_every_rule_beside_a_card_is_in_the_index() -> None:
    index = rule_index("spoils").rules
    game = game_of("spoils", decks=["brass-hounds", "low-tide", "eel-lane", "lamp-rent"])
    assert {rule for face in layout.cards(game) for rule in face.rules} <= set(index)


def test_every_ready_deck_says_what_it_is_like() -> None:
    abouts = [choice.about for choice in GAME.form()[0].choices]
    assert not [about for about in abouts if "spoils-deck" in about]
    assert "The Camp at Ashgrove. Warlords: cheap soldiers who attack early and often." in abouts
