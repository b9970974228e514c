"""OCTGN's files as they are: escaped twice, badly nested, with broken apostrophes."""

from pathlib import Path

import pytest

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
