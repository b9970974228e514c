"""What the rules reserve for themselves cannot meet; every keyword has a name, a rule and a place."""

import pytest

from mulligan.games.spoils import printed
from mulligan.games.spoils.effects import context
from mulligan.games.spoils.layout.faces import keyword_names, rules_touched
from mulligan.games.spoils.printed import Printed
from mulligan.games.spoils.vocabulary.terms import KEYWORDS
from mulligan.messages import speaking
from mulligan.rules.index import rule_index

RESERVED = 900


def test_no_two_reserved_slots_are_one() -> None:
    slots = [value for name, value in vars(context).items() if name.isupper() and isinstance(value, int)]
    reserved = [slot for slot in slots if slot >= RESERVED]
    assert len(reserved) > 5
    assert len(set(reserved)) == len(reserved)


@pytest.mark.rules("Ruling 23")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_keyword_has_a_name_and_a_rule(language: str) -> None:
    for bit in KEYWORDS.values():
        card = Printed("Ox")
        card.types, card.keywords = printed.CHARACTER, bit
        with speaking(language):
            (name,) = keyword_names(bit)
        assert not name.startswith("spoils-")
        assert any(rule in rule_index("spoils").rules for rule in rules_touched(card)[1:])
