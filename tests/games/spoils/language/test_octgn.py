"""OCTGN's files as they are: escaped twice, badly nested, with broken apostrophes."""

import time
from pathlib import Path

import pytest

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.cards.octgn import Entry, OctgnTrouble, read_deck, read_set
from mulligan.games.spoils.vocabulary.terms import CardType

SET = """<?xml version='1.0' encoding='utf-8'?>
<set name="Lamplight" id="1">
  <cards>
    <card id="2" name="Lamplight Auditor">
      <property name="Trade" value="Banker" />
      <property name="Type" value="Character" />
      <property name="Subtype" value="clerk, owl" />
      <property name="Threshold" value="GG" />
      <property name="Cost" value="3" />
      <property name="Strength" value="2" />
      <property name="Life" value="3" />
      <property name="Speed" value="2" />
      <property name="Structure" value="" />
      <property name="Text" value="COVERT&amp;#10;When this card leaves play, draw a card." />
    </card>
    <card id="3" name="Thrift">
      <property name="Type" value="Resource" />
      <property name="Subtype" value="Staple" />
      <property name="Card Text" value="Provides - [G]" />
    </card>
  </cards>
</set>
"""


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_set_gives_its_cards(tmp_path: Path) -> None:
    auditor, thrift = read_set(written(tmp_path, "set.xml", SET))
    assert (auditor.name, auditor.type, auditor.trade) == ("Lamplight Auditor", CardType.CHARACTER, "Banker")
    assert (auditor.cost, auditor.strength, auditor.life, auditor.speed, auditor.structure) == (3, 2, 3, 2, None)
    assert auditor.subtypes == ("clerk", "owl")
    assert auditor.text == "COVERT\nWhen this card leaves play, draw a card."
    assert (thrift.supertypes, thrift.subtypes, thrift.text) == (("staple",), (), "Provides - [G]")


def test_a_set_that_is_not_well_formed_still_gives_its_cards(tmp_path: Path) -> None:
    broken = SET.replace("</cards>", "</kards>")
    assert read_set(written(tmp_path, "set.xml", broken)) == read_set(written(tmp_path, "whole.xml", SET))


def test_a_deck_that_is_not_well_formed_still_gives_its_cards(tmp_path: Path) -> None:
    deck = read_deck(
        written(
            tmp_path,
            "Owls.o8d",
            '\ufeff<deck><section name="Game Deck"><card qty="16" id="1">Thrift</card></section>'
            '<section name="Faction" /><card qty="1" id="2">The Owl\ufffds Nest</card></section></deck>',
        )
    )
    assert deck.name == "Owls"
    assert deck.entries == (Entry("Thrift", 16, "Game Deck"), Entry("The Owl's Nest", 1, "Faction"))


def test_what_is_neither_set_nor_deck_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(OctgnTrouble, match="lists no cards"):
        read_deck(written(tmp_path, "Empty.o8d", "<deck></deck>"))
    with pytest.raises(OctgnTrouble, match="no cards in it"):
        read_set(written(tmp_path, "set.xml", "<html></html>"))


@pytest.mark.parametrize(
    "tag", ["<card>", "<card a>", "<card a", '<card name="A"><property a>', "<section>", "<property a"]
)
def test_a_broken_file_takes_no_longer_than_its_length(tmp_path: Path, tag: str) -> None:
    """Each part is looked at once: half a megabyte took most of a minute when every tag was sought to the end."""
    began = time.process_time()
    assert read_set(written(tmp_path, "set.xml", "<set>" + tag * 80_000)) == []
    with pytest.raises(OctgnTrouble):
        read_deck(written(tmp_path, "x.o8d", "<deck>" + tag * 80_000))
    assert time.process_time() - began < 15


def test_a_name_without_end_is_tried_once_and_a_character_beyond_all_numbers_is_none(tmp_path: Path) -> None:
    """20 kB of letters took 4 s when each of them might have begun an attribute's name."""
    began = time.process_time()
    for head in ("a" * 200_000, "a " * 100_000, "a" + " " * 200_000, 'a="' * 70_000):
        assert read_set(written(tmp_path, "set.xml", f"<set><card {head}>")) == []
    assert time.process_time() - began < 15
    beyond = f"&#{'9' * 5_000};"
    for broken in ("", "<card>"):  # as XML, and where it is none
        described = SET.replace("Lamplight Auditor", f"Owl{beyond.replace('&', '&amp;')}s").replace("</set>", broken)
        assert read_set(written(tmp_path, "set.xml", described + "</set>"))[0].name == "Owl's"


def test_a_type_that_does_not_exist_is_named_with_its_card(tmp_path: Path) -> None:
    with pytest.raises(OctgnTrouble, match="Lamplight Auditor has the type “Planet”"):
        read_set(written(tmp_path, "set.xml", SET.replace('value="Character"', 'value="Planet"')))


def test_a_number_beyond_all_measure_is_no_number(tmp_path: Path) -> None:
    (auditor, _) = read_set(
        written(tmp_path, "set.xml", SET.replace('"Cost" value="3"', f'"Cost" value="{"9" * 5000}"'))
    )
    assert auditor.cost is None


def test_cards_and_sections_that_nest_are_each_looked_at_once(tmp_path: Path) -> None:
    """Not once for each that it lies in: that would be two million entries here."""
    many = 2_000
    card = '<card name="Within"><property name="Type" value="Item"/>'
    cards = read_set(written(tmp_path, "set.xml", f'<set name="Nest">{card * many}{"</card>" * many}</set>'))
    assert len(cards) == many
    section = '<section name="Within"><card qty="2">Rope</card>'
    deck = read_deck(written(tmp_path, "deep.o8d", f"<deck>{section * many}{'</section>' * many}</deck>"))
    assert len(deck.entries) == many
    assert {entry.section for entry in deck.entries} == {"Within"}


@pytest.mark.parametrize(
    "text",
    [
        "Draw " + "9" * 5000 + " cards.",
        "While you control an item, " * 1000 + "draw a card.",
        "Destroy each character with strength less than " + "the number of characters with strength less than " * 100,
    ],
)
def test_a_text_that_nests_or_counts_without_end_is_refused_and_not_tripped_over(text: str) -> None:
    (reading,) = read_all([Card(name="Endless", type=CardType.CHARACTER, text=text)])
    assert not reading.read
    assert reading.problems[0].reason
