"""The catalogue is whole: what the source says exists, with the values it needs, in every language."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from mulligan.games import game as game_of
from mulligan.games.mystic_war.layout import cards
from mulligan.games.spoils.cards.collection import house_cards
from mulligan.games.unmatched import layout as unmatched
from mulligan.games.unmatched.heroes import hero_names
from mulligan.kernel.view import View
from mulligan.messages import SOURCE_LANGUAGE, languages, part_of_id, speaking
from mulligan.rules.index import indexed_games, rule_index
from mulligan.rules.wording import reason, wording

SOURCE = Path(__file__).parents[2] / "src" / "mulligan"

# What a wording that stands in English elsewhere is given: a card its amount, a reason what it quotes.
GIVEN_TO_WORDING = frozenset({"amount", "first", "second"})


@dataclass(frozen=True)
class Use:
    """A call of `text` in the source. The id is None when the source computes it."""

    place: str
    message_id: str | None
    prefix: str
    values: frozenset[str]
    open_ended: bool


def uses() -> Iterator[Use]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.parent.name == "messages":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and says_text(node.func):
                yield use(node, f"{path.relative_to(SOURCE)}:{node.lineno}")


def says_text(function: ast.expr) -> bool:
    match function:
        case ast.Name("text"):
            return True
        case ast.Attribute(ast.Name("messages"), "text"):
            return True
        case ast.Attribute(ast.Name(name) | ast.Attribute(attr=name), "text"):
            return name.endswith("catalogue")
    return False


def use(call: ast.Call, place: str) -> Use:
    message_id, prefix = None, ""
    match call.args[0]:
        case ast.Constant(str(literal)):
            message_id = literal
        case ast.JoinedStr([ast.Constant(str(start)), *_]) | ast.BinOp(ast.Constant(str(start)), ast.Add(), _):
            prefix = start
    values = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    return Use(place, message_id, prefix, values, any(keyword.arg is None for keyword in call.keywords))


class Needs(Visitor):
    """Collects the values that a message needs and the other messages that it quotes."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 (fluent's name)
        self.quoted.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, fluent.EntryType]]:
    found: list[tuple[str, fluent.EntryType]] = []
    for path in sorted((SOURCE / "messages" / language).rglob("*.ftl")):
        found += [(path.name, entry) for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    return found


@cache
def needs(language: str) -> dict[str, frozenset[str]]:
    """The values that each message needs, by id."""
    collected: dict[str, Needs] = {}
    for _, entry in entries(language):
        if isinstance(entry, fluent.Message):
            collected[entry.id.name] = Needs()
            collected[entry.id.name].visit(entry)

    def all_values(message_id: str) -> frozenset[str]:
        own = collected[message_id]
        return frozenset(own.values).union(*(all_values(quoted) for quoted in own.quoted))

    return {message_id: all_values(message_id) for message_id in collected}


def test_every_message_that_the_source_says_exists() -> None:
    known = needs(SOURCE_LANGUAGE)
    missing = [f"{use.place} {use.message_id}" for use in uses() if use.message_id and use.message_id not in known]
    assert not missing


def test_a_computed_id_begins_with_words_that_some_message_begins_with() -> None:
    known = needs(SOURCE_LANGUAGE)
    computed = [use for use in uses() if use.message_id is None]
    lost = [use.place for use in computed if not use.prefix or not any(name.startswith(use.prefix) for name in known)]
    assert not lost


def test_every_message_is_given_the_values_that_it_needs() -> None:
    known = needs(SOURCE_LANGUAGE)
    short = [
        f"{use.place} {use.message_id} lacks {sorted(known[use.message_id] - use.values)}"
        for use in uses()
        if use.message_id in known and not use.open_ended and known[use.message_id] - use.values
    ]
    assert not short


@pytest.mark.parametrize("language", languages())
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert not needs(SOURCE_LANGUAGE).keys() - needs(language).keys()


def test_every_card_of_mystic_war_reads_in_german() -> None:
    game = game_of("mystic-war", seats=3)
    with speaking("de"):
        german = cards(game)
    assert not [card.name for card, english in zip(german, cards(game), strict=True) if card.text == english.text]


def test_every_card_of_the_spoils_has_german_words() -> None:
    texts = {f"spoils-card-{part_of_id(name)}" for name, reading in house_cards().items() if reading.card.text}
    assert texts == {name for name in needs("de") if name.startswith("spoils-card-")}


@pytest.mark.parametrize("game", indexed_games())
def test_every_rule_reads_in_german(game: str) -> None:
    rules = rule_index(game).rules.values()
    with speaking("de"):
        assert not [rule.number for rule in rules if wording(game, rule) == rule.text]


@pytest.mark.parametrize("game", indexed_games())
def test_every_ruling_says_why_in_german(game: str) -> None:
    rulings = [rule for rule in rule_index(game).rules.values() if rule.why]
    assert rulings
    with speaking("de"):
        assert not [rule.number for rule in rulings if reason(game, rule) == rule.why]


@pytest.mark.parametrize("game", indexed_games())
def test_german_has_no_rule_that_is_not_there(game: str) -> None:
    known = {f"{game}-{sort}-{part_of_id(number)}" for number in rule_index(game).rules for sort in ("rule", "why")}
    assert not [
        name for name in needs("de") if name.startswith((f"{game}-rule-", f"{game}-why-")) and name not in known
    ]


def test_every_card_item_and_ability_of_unmatched_reads_in_german() -> None:
    game = game_of("unmatched", heroes=hero_names())
    view = View(game.start(1), 0)
    with speaking("de"):
        german = unmatched.cards(game), unmatched.table(view, game)
    english = unmatched.cards(game), unmatched.table(view, game)
    assert not [one.name for one, other in zip(german[0], english[0], strict=True) if one.text == other.text]
    assert not [
        one.name for one, other in zip(german[1].items, english[1].items, strict=True) if one.about == other.about
    ]
    assert not [
        one.hero for one, other in zip(german[1].sides, english[1].sides, strict=True) if one.ability == other.ability
    ]


@pytest.mark.parametrize("language", languages())
def test_a_language_needs_no_values_that_english_is_not_given(language: str) -> None:
    source = needs(SOURCE_LANGUAGE)
    assert all(values <= source.get(name, GIVEN_TO_WORDING) for name, values in needs(language).items())


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_read(language: str) -> None:
    junk = [f"{file}: {entry.content}" for file, entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert not junk


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    names = [entry.id.name for _, entry in entries(language) if isinstance(entry, fluent.Message)]
    assert sorted(names) == sorted(set(names))
