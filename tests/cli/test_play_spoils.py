"""The Spoils in the terminal: sides of play, hand, battle, responses, choices, and what is not offered."""

import io
from pathlib import Path

import pytest

from mulligan.games.spoils import GAME
from mulligan.games.spoils.arranging import Placed, Side
from mulligan.messages import speaking
from mulligan.screen.page import Page
from tests.cli.conftest import Typed
from tests.games.spoils.arranged import Scene, character, item, location, tactic

PLAY = ["play", "spoils", "--deck", "low-tide", "--against", "lamp-rent", "--seed", "3", "--name", "Ada"]
START = ["me", "d", "play a resource", "pilgrim"]  # goes first, keeps the hand, a face-down Lampless Pilgrim
WIDTH = 80


def shown(scene: Scene, seat: int) -> str:
    """What the terminal shows one seat, 80 columns wide and without colour."""
    out = io.StringIO()
    screen = GAME.screen(scene.state.game, Page(out, WIDTH))
    view = scene.state.view(seat)
    screen.before_question(view)
    if view.decision is not None and view.decision.seat == seat:
        screen.question(view, screen.choices(view))
    assert all(len(line.rstrip()) <= WIDTH for line in out.getvalue().splitlines())
    return out.getvalue()


# ---- the table ------------------------------------------------------------------------------------------------------


def test_it_shows_both_sides_with_all_that_lies_there() -> None:
    bruiser, hut = character("Bruiser", (3, 3, 3), "COVERT"), location("Hut", 4)
    sword = item("Sword", "ATTACH TO CHARACTER", strength=2, life=0, speed=0)
    scene = Scene(
        [bruiser, hut, sword],
        A=Side(
            play=[Placed("Bruiser", damage=1, depleted=True), Placed("Sword", attached_to="Bruiser"), "Hut"],
            new=["Bruiser"],
            resources=["Rage", "Rage", "Greed"],
            face_down=["Hut"],
            discard=["Sword"],
        ),
        B=Side(play=[Placed("Sword", tokens=2)], face_down=["Bruiser"], influence=7),
    )
    mine, theirs = shown(scene, 0), shown(scene, 1)
    assert "▶ You  The Open Gate (1)  25 influence" in mine
    assert "4 of 4 resources free  G RR V  · hand 0, deck 0, discards 1" in mine
    assert "discarded last: Sword" in mine
    assert "Bruiser (1)                  5/3/3     1 damage, depleted, covert" in mine
    assert "└ Sword (1)" in mine
    assert "Bruiser (2)                  3/3/3     came this turn, covert" in mine
    assert "Hut (1)                      structure 4" in mine
    assert "Hut, face-down" in mine
    assert "Sword (2)                    item      2 tokens" in mine
    assert "B  The Open Gate (2)  7 influence" in mine
    assert "Bruiser, face-down" in theirs  # its own face-down card a player knows,
    assert "Hut, face-down" not in theirs  # the others' not


def test_a_battle_shows_the_parties_by_speed_and_the_damage_that_is_coming() -> None:
    slow, quick = character("Ogre", (5, 9, 2)), character("Runner", (1, 1, 5))
    wait = tactic("Wait", "Your faction gains 1 influence.")
    scene = Scene(
        [slow, quick, wait],
        A=Side(play=["Ogre", "Runner"], hand=["Wait"], resources=["Rage"]),
        B=Side(play=["Ogre"]),
    )
    scene.choose("A", "Attack The Open Gate (B)", "Ogre (1)", "Runner", "Do nothing").choose("B", "Ogre (2)")
    assert "Before damage is assigned" in shown(scene, 0)
    scene.choose("A", "Do nothing")
    out = shown(scene, 0)
    assert "Battle: You → The Open Gate" in out
    assert "speed 5  attacks  Runner  1/1/5  → 1 to Ogre (2)" in out
    assert "speed 2  attacks  Ogre (1)  5/9/2" in out
    assert "speed 2  blocks    Ogre (2)  5/9/2" in out
    assert "Ogre (2)                     5/9/2     1 damage coming, blocks" in out


def test_every_character_keeps_its_key_while_a_party_is_chosen() -> None:
    scene = Scene(
        [character(name, (1, 1, 3)) for name in ("Ox", "Cow", "Yak")], A=Side(play=["Ox", "Cow", "Yak"]), B=Side()
    )
    scene.choose("A", "Attack The Open Gate (B)")
    assert " 1  Ox   1/1/3\n 2  Cow  1/1/3\n 3  Yak  1/1/3\n" in shown(scene, 0)
    scene.choose("A", "Ox")
    assert " 2  Cow   1/1/3\n 3  Yak   1/1/3\n d  Done  or Enter\n" in shown(scene, 0)


def test_responses_stand_nested_with_what_they_picked() -> None:
    bruiser = character("Bruiser", (3, 3, 3))
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.")
    scene = Scene(
        [bruiser, zap],
        A=Side(play=["Bruiser"], hand=["Zap", "Zap"], resources=["Rage"] * 2),
        B=Side(play=["Bruiser"], hand=["Zap"], resources=["Rage"]),
    )
    scene.choose("A", "Play Zap", "Bruiser (2)")
    assert "A plays Zap (picked: Bruiser (2))" in shown(scene, 1)
    scene.choose("B", "Play Zap", "Bruiser (1)")
    out = shown(scene, 0)
    assert "Being played, each in answer to the one before:" in out
    assert "\n  You play Zap (picked: Bruiser (2))\n    └ B plays Zap (picked: Bruiser (1))" in out


def test_it_speaks_german() -> None:
    scene = Scene([character("Bruiser", (3, 3, 3))], A=Side(play=["Bruiser"], resources=["Rage"] * 4), B=Side())
    with speaking("de"):
        out = shown(scene, 0)
    assert "▶ Du  The Open Gate (1)  25 Einfluss" in out
    assert "4 von 4 Ressourcen frei" in out
    assert "Den Zug beenden" in out


# ---- a game ---------------------------------------------------------------------------------------------------------


def test_the_hand_shows_costs_thresholds_and_what_cannot_be_played(typed: Typed) -> None:
    out = typed(PLAY, *START, "wraith", "5", "quit")
    assert "You draw Obsession ×3, Lampless Pilgrim ×2, " in out
    assert "Maren draws 9 cards." in out
    assert " (4) Wraith of the Lower Stacks  6 OOO character 4/3/4 COVERT" in out
    assert "   2 Undertow Shade              2 OO  character 2/1/3 COVERT" in out
    assert "Flip up Lampless Pilgrim         FLIP UP: 2" in out
    assert "Play Wraith of the Lower Stacks: You do not control the resource icons of its threshold. (405.2)" in out
    assert "You lay a resource at the start of your turn, or when an effect says so. (203.1)" in out


def test_a_card_is_played_by_its_name_paid_for_and_taken_back(typed: Typed) -> None:
    out = typed(PLAY, *START, "shade", "b", "shade", "", "", "undo", "", "e", "quit")
    assert "Taken back." in out
    assert "Undertow Shade: 2 resources to pay. Which?" in out
    assert "You take back Undertow Shade." in out
    assert "You play Undertow Shade for 2." in out
    assert "Turn 2: Maren." in out


def test_why_names_every_refusal_with_its_rule(typed: Typed) -> None:
    out = typed(PLAY, *START, "why", "why attack", "why shade", "quit")
    assert "The Tidehouse: Hire: You do not have that many unattached resources. (309.1)" in out
    assert "Attack The Harrow Bank (Maren): You have no character that can attack. (608.1a)" in out
    assert "Play Undertow Shade: you can do that now." in out


def test_cards_are_explained_in_full_also_the_opponents(typed: Typed) -> None:
    out = typed(PLAY, *START, "? salt lector", "? harrow bank", "? no such card", "quit")
    assert "Salt Lector: Arcanist Character – scholar, cost 2, threshold O, 1/2/3\n    RECITE\n    COST:" in out
    assert "The Harrow Bank: Banker Faction, 20 influence\n    STARTING DRAW: 8 going first" in out
    assert "No card is called “no such card”." in out


def test_a_whole_game_is_played_by_typing(typed: Typed) -> None:
    out = typed(PLAY, *START, *["e", "1", "", "skip"] * 150)
    assert "Maren wins." in out
    assert "Watch it again with: mulligan replay" in out
    assert "Traceback" not in out


def test_a_saved_game_with_a_deck_of_ones_own_goes_on_without_its_file(typed: Typed, tmp_path: Path) -> None:
    deck, file = tmp_path / "mine.txt", tmp_path / "game.json"
    deck.write_text("1 The Open Gate\n4 Brass Hound\n71 Elitism\n", "utf-8")
    typed(["play", "spoils", "--deck", str(deck), "--seed", "1"], f"save {file}", "quit")
    deck.unlink()
    assert "The Open Gate" in typed(["play", "--resume", str(file)], "table", "quit")
    assert "Elitism enters play face-down under your control. [601.1b]" in typed(["replay", str(file), "--all"])


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--deck", "low tyde"], "Do you mean low-tide?"),
        (["--deck", "none.txt"], "There is no deck called “none.txt”"),
        (["--against", "a,b,c"], "There is no deck called “a”"),
        (["--seats", "7"], "for 2 to 4 players"),
        (["--hero", "Black Widow"], "spoils has nothing to choose with --hero"),
        (["--deck", "low-tide", "--against", "lamp-rent", "--seats", "3"], "2 decks do not fit 3 seats"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_words(typed: Typed, options: list[str], says: str) -> None:
    out = typed(["play", "spoils", *options], status=2)
    assert says in out
