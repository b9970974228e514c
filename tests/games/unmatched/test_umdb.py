"""Community decks: read as far as they are understood, reported, and played."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from mulligan import games
from mulligan.cli import main
from mulligan.games.unmatched import heroes
from mulligan.games.unmatched.commands.playing import lose
from mulligan.games.unmatched.heroes import hero_from
from mulligan.games.unmatched.vocabulary.texts import umdb
from tests.games.unmatched.arranged import SOLDIER, WIDOW, arranged


def card(title: str, sort: str, value: int | None, boost: int, who: str = "ANY", **texts: str) -> dict[str, Any]:
    empty = dict.fromkeys(("basicText", "immediateText", "duringText", "afterText"))
    return {"title": title, "type": sort, "value": value, "boost": boost, "characterName": who, "quantity": 5,
            **empty, **texts}  # fmt: skip


def deck() -> dict[str, Any]:
    """A made-up hero in the form of the community's files."""
    return {
        "name": "The Lamplighter",
        "set": "Our own",
        "movement": 2,
        "special": "TRUSTY WICK\r\nAfter you attack, you may move your attacking fighter up to 1 space.",
        "heroes": [{"name": "The Lamplighter", "attack_type": "melee", "hp": 14, "quantity": 1}],
        "sidekicks": [{"name": "Moths", "attack_type": "melee", "hp": 1, "quantity": 3}],
        "cards": [
            card("Flare", "attack", 4, 2, "LAMPLIGHTER", afterText="If you won the combat, draw 1 card."),
            card("Shade", "defense", 3, 1, afterText="Move your fighter up to 2 spaces."),
            card("Swarm", "versatile", 2, 2, "MOTH", duringText="Add +1 to this card's value for each Moth adjacent "
                 "to the opposing fighter."),
            card("Dim", "versatile", 2, 3, immediateText="Cancel all effects on your opponent's card."),
            card("New Brood", "scheme", None, 2, "LAMPLIGHTER", basicText="Return a defeated Moth (if any) to any "
                 "space in the Lamplighter's zone. Gain 1 action."),
            card("Blow Out", "scheme", None, 2, basicText="Each opponent discards 1 random card."),
            card("Great Brood", "scheme", None, 1, basicText="Return all defeated Moths to any empty spaces in the "
                 "Lamplighter's zone. Reveal the top card of your deck. If it is a scheme, draw it."),
            card("Glare", "versatile", 2, 1, duringText="If you have more cards in hand than your opponent, this "
                 "card's value is 5 instead.", afterText="If all Moths are defeated, swap spaces with any fighter in "
                 "your zone."),
            card("Peer", "scheme", None, 1, basicText="Look at the top 3 cards of your deck. Put 1 in your hand "
                 "and the rest on the bottom of your deck. Put a card from your discard pile on top of your deck."),
            card("Hush", "versatile", 3, 1, duringText="If your opponent has 3 or fewer cards in hand, reduce the "
                 "value of your opponent's card by 2.", afterText="If the opposing fighter survived, return up to 2 "
                 "defeated Moths to spaces adjacent to the Lamplighter."),
            card("Burn Low", "versatile", 3, 1, duringText="The value of this card is doubled.", afterText="Discard "
                 "your hand. Deal 1 damage to each opposing fighter adjacent to any of your fighters. Place this card "
                 "on the bottom of your deck."),
            card("Relight", "scheme", None, 1, basicText="Shuffle your discard pile into your deck. Deal 1 damage to "
                 "an opposing fighter up to 3 spaces away. Draw 1 card for each Moth on the board."),
        ],
    }  # fmt: skip


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_hero_that_is_understood_can_be_played(library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = library / "decks.json"
    file.write_text(json.dumps({"decks": [deck()]}))
    assert main(["import", "umdb", str(file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["cards"] == report["read"] == 12
    assert report["abilities"] == {"abilities": 1, "read": 1, "unread": []}
    assert report["heroes"]["playable"] == ["The Lamplighter"]
    game = games.game("unmatched", heroes=["the lamplighter", "Black Widow"])
    for seed in range(20):
        state = game.start(seed)
        choice = random.Random(seed)
        while state.decision is not None:
            state.apply(choice.choice(state.decision.options))
            assert state.faults() == []


def test_what_is_not_understood_is_named_and_refused(library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = deck()
    odd["cards"][0]["afterText"] = "If you won the combat, draw 1 card. Then, sing."
    odd["special"] = "At the start of your turn, sing."
    file = library / "decks.json"
    file.write_text(json.dumps({"decks": [odd]}))
    assert main(["import", "umdb", str(file), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["read"] == 11
    assert report["unread"][0]["name"] == "Flare"
    assert report["unread"][0]["words"] == "sing"
    assert report["abilities"]["read"] == 0
    assert report["heroes"]["playable"] == []
    assert main(["import", "umdb", str(file), "--check"]) == 0
    assert "sing" in capsys.readouterr().out
    with pytest.raises(ValueError, match="no hero called"):
        games.game("unmatched", heroes=["the lamplighter", "Black Widow"])


@pytest.mark.parametrize(
    "content", ["", "{", "[]x", '{"decks": 3}', '{"decks": [{}]}', '{"decks": [{"name": 1, "cards": 2}]}']
)
def test_a_file_that_is_something_else_is_refused_in_words(
    library: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    file = library / "odd.json"
    file.write_text(content)
    assert main(["import", "umdb", str(file)]) == 2
    assert "odd.json" in capsys.readouterr().err


def test_a_kept_hero_is_the_hero_that_was_read() -> None:
    import tomllib

    read = umdb.read_file([deck()])[0].hero
    kept = hero_from(tomllib.loads(heroes.as_toml(read)))
    assert heroes.as_toml(kept) == heroes.as_toml(read)


def test_a_card_is_lost_to_an_effect_only_where_a_turn_waits_for_an_action() -> None:
    table = arranged([WIDOW, SOLDIER], A={"hand": ["Feint"], "fighters": {"Black Widow": "H07"}},
                     B={"hand": ["Feint"], "fighters": {"Winter Soldier": "H08"}})  # fmt: skip
    table.words("A", "attack Winter Soldier with Black Widow, Feint")
    before = table.table.save()
    lose(table.table, 0)  # it is an attack that waits, for a defense
    assert table.table.save() == before


def test_a_card_of_an_unknown_type_is_named_and_the_other_cards_are_read() -> None:
    strange = {**deck(), "cards": [*deck()["cards"], card("Lantern", "relic", None, 1, basicText="Draw 1 card.")]}
    (reading,) = umdb.read_file([strange])
    assert [(one.name, one.words) for one in reading.unread_cards] == [("Lantern", "relic")]
    assert umdb.report([reading], {})["cards"] == len(strange["cards"])


def test_spells_of_which_the_file_says_nothing_are_named() -> None:
    (reading,) = umdb.read_file([{**deck(), "special": "After you attack, you may cast one spell that you know."}])
    assert reading.unread_ability is not None
    assert (reading.unread_ability.words, reading.playable) == ("cast one spell", False)
