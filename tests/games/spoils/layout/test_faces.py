"""Printed cards as the browser draws them: the house's in the reader's language, any other in its own words."""

import re
from dataclasses import replace

from mulligan.games.spoils import GAME, layout
from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import house_cards
from mulligan.games.spoils.layout import SpoilsFace
from mulligan.messages import speaking
from tests.games.spoils.arranged import Scene

SHADE = "Undertow Shade"
NUMBERS = re.compile(r"\d+|\bX\b|\[[OGEDRV]\]")
COSTS = ("COST:", "KOSTEN:")


def on_a_table(cards: list[Card]) -> str:
    """What stands on Undertow Shade at a table with these cards."""
    game = Scene(cards, A=Side(play=[SHADE]), B=Side()).state.game
    [text] = [face.text for face in layout.cards(game) if face.name == SHADE]
    return text


def on_the_shelf(language: str) -> dict[str, str]:
    with speaking(language):
        faces = [kept.face for kept in GAME.workshop().catalogue()]
    return {face.name: face.text for face in faces if isinstance(face, SpoilsFace)}


def test_a_card_of_the_house_speaks_the_readers_language() -> None:
    assert on_a_table([]) == "COVERT"
    with speaking("de"):
        assert on_a_table([]) == "VERBORGEN"


def test_a_small_card_says_what_it_is_without_its_trade() -> None:
    def shade() -> SpoilsFace:
        faces = [kept.face for kept in GAME.workshop().catalogue()]
        return next(face for face in faces if isinstance(face, SpoilsFace) and face.name == SHADE)

    assert (shade().line, shade().brief) == ("Arcanist Character – ghost", "Character – ghost")
    with speaking("de"):
        assert "Arkanist" not in shade().brief
        assert shade().line.startswith(shade().brief.split(" – ")[0])


def test_a_picture_goes_by_what_is_printed_whatever_the_reader_speaks() -> None:
    def printed() -> dict[str, str]:
        faces = [kept.face for kept in GAME.workshop().catalogue()]
        return {face.name: face.printed or face.text for face in faces if isinstance(face, SpoilsFace)}

    english = printed()
    with speaking("de"):
        assert printed() == english


def test_somebodys_own_card_of_the_same_name_keeps_its_own_words() -> None:
    own = replace(house_cards()[SHADE].card, text="COVERT\nThis card cannot block.")
    with speaking("de"):
        assert on_a_table([own]) == "COVERT\nThis card cannot block."


def test_german_cards_agree_with_the_english_ones() -> None:
    """Line by line the same numbers and icons, and the names under which abilities are offered."""
    english, german = on_the_shelf("en"), on_the_shelf("de")
    assert german["Siege Crew"].startswith("BOMBARD\nKOSTEN: Zahle 1.")
    for name, text in english.items():
        assert said(text) == said(german[name]), name


def said(text: str) -> list[tuple[list[str], str]]:
    """Of every line its numbers, and the line itself where it names an ability."""
    lines = text.split("\n")
    names = [line if below.startswith(COSTS) else "" for line, below in zip(lines, [*lines[1:], ""], strict=True)]
    return [(sorted(NUMBERS.findall(line)), name) for line, name in zip(lines, names, strict=True)]
