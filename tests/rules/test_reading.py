"""How citations are found in code, and rules in tests."""

from pathlib import Path

import pytest

from mulligan.rules.citations import citations
from mulligan.rules.index import BrokenIndex
from mulligan.rules.showing import marked

CODE = '''
"""7.3: turns."""
class Turn:
    """5.1.1: the Any option, see also 7.4a. Version 3 costs 1.5 % more."""
    def step(self):
        table.happen(LOSES, seat, "God King" if king else "7.6", card)  # 7.10, Ruling 3
        refusal_number("Dragon", "not-a-dragon")
        rule, lost = "Capture", 3
        self.lose(seat, "Negation", lost)
        other("9.9")

    def lose(self, seat, rule, amount): ...

GAIN_RULES = ["Riches", "Sorcery"]

def refusal_number(rule, message): ...
'''

TESTS = """
import pytest
pytestmark = [pytest.mark.rules("1.0")]

@pytest.mark.rules("7.6", "Negation")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rules("7.7"))])
def test_two(x): ...

@pytest.mark.rules("8.0")
class TestMany:
    def test_three(self): ...
"""


def test_citations_are_found_in_calls_comments_and_docstrings(tmp_path: Path) -> None:
    folder = tmp_path
    (folder / "code.py").write_text(CODE, encoding="utf-8")
    found = {citation.rule for citation in citations(folder)}
    assert found == {
        "7.3", "5.1.1", "7.4a", "God King", "7.6", "7.10", "Ruling 3", "Dragon", "Capture", "Negation", "Riches",
        "Sorcery",
    }  # fmt: skip


def test_the_rules_of_a_test_are_its_own_its_class_s_and_its_module_s() -> None:
    assert dict(marked(TESTS, "test.py")) == {
        "test_one": ["1.0", "7.6", "Negation"],
        "test_two": ["1.0", "7.7"],
        "TestMany::test_three": ["1.0", "8.0"],
    }


def test_rules_that_are_not_plain_texts_are_refused() -> None:
    with pytest.raises(BrokenIndex, match=r"test.py:2"):
        list(marked("import pytest\n@pytest.mark.rules(NAME)\ndef test_it(): ...\n", "test.py"))
