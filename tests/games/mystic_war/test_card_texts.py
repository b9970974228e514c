"""The cards of Mystic War are their texts: read, printed, run; what is not understood is named."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.vocabulary import acts
from mulligan.games.mystic_war.vocabulary.lowering import DECK, Deed, deed_of, written
from mulligan.games.mystic_war.vocabulary.reading import grammar, read, show
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Instruction
from mulligan.language.declarations import hints
from mulligan.language.reader import ReadError
from mulligan.language.tree import Node, from_json, to_json
from tests.games.mystic_war.arranged import arranged

TEXTS = [text for text in dict.fromkeys(cards.TEXT) if text]
ADDITIONS = [
    acts.CaptureIt,
    acts.CancelIt,
    acts.StrikeBack,
    acts.DoubleTheGain,
    acts.AffectInstead,
    acts.DestroyInstead,
]
SENTENCES = [
    kind
    for kind in {phrase.kind: None for phrase in grammar().phrases}
    if issubclass(kind, Instruction) and kind.__module__ == acts.__name__
]


@pytest.mark.parametrize("text", TEXTS)
def test_printing_a_card_and_reading_the_print_gives_the_same_tree(text: str) -> None:
    said = read(text)
    assert read(show(said)) == said
    assert tuple(from_json(to_json(act)) for act in said) == said


def values(hint: Any) -> st.SearchStrategy[Any]:
    """What can stand in a field of a node."""
    if get_origin(hint) is tuple:
        return st.lists(values(get_args(hint)[0]), min_size=1, max_size=3, unique=True).map(tuple)
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    if hint is Number:
        return st.integers(0, 99).map(Number)
    if hint is Instruction:
        return st.sampled_from(ADDITIONS).flatmap(trees)
    return trees(hint)


def trees(kind: type[Node]) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{name: values(hints(kind)[name]) for name in kind.__match_args__})


@given(said=st.lists(st.sampled_from(SENTENCES).flatmap(trees), min_size=1, max_size=3))
def test_any_tree_is_printed_as_words_that_read_as_that_tree(said: list[Instruction]) -> None:
    assert read(show(tuple(said))) == tuple(said)


def test_what_is_kept_of_the_texts_is_fresh() -> None:
    assert (DECK / "readings.json").read_text("utf-8") == written(), "run: make index"


def test_no_card_names_its_effect_beside_its_text() -> None:
    assert "effect" not in (DECK / "cards.toml").read_text("utf-8").replace("double effect", "")


@pytest.mark.parametrize(
    ("text", "kind", "deed"),
    [
        ("The recipient gains 7 Gold.", "resource", Deed("gold", 7)),
        ("Every player gains 2 Followers.", "event", Deed("pennies", 2, resource=0)),
        ("Each player gains 2 Followers.", "event", Deed("pennies", 2, resource=0)),
        (
            "Halve the recipient's Gold. Not on a player with Earth Goddess.",
            "spell",
            Deed("power drain", halves=(2,), barred_by="earth goddess"),
        ),
        (
            "Double the recipient's Followers and halve their Gold. Not on a player with God King.",
            "event",
            Deed("slavery", doubles=0, halves=(2,), barred_by="god king"),
        ),
        (
            "The recipient loses every face-up DEITY card, then 3 Mystic Power.",
            "event",
            Deed("wrath of the gods", losses=((1, 3),)),
        ),
        (
            "The recipient divides 9 points among Followers, Mystic Power, Gold and destruction of one resource of "
            "another.",
            "event",
            Deed("boon", 9),
        ),
    ],
)
def test_the_numbers_and_resources_of_a_text_are_what_the_rules_run(text: str, kind: str, deed: Deed) -> None:
    assert deed_of(text, kind) == deed


@pytest.mark.parametrize(
    ("text", "words", "near"),
    [
        ("The recipient gains 4 Cows.", "Cows", "The recipient gains 4 Gold."),
        ("Every player gains 5 Gold. Then they dance.", "Then they dance", ""),
        ("Whistle.", "Whistle", ""),
        ("On a Dragon: cancel it twice.", "twice", "On a Dragon: cancel it."),
    ],
)
def test_what_is_not_understood_is_named_with_the_nearest_phrase(text: str, words: str, near: str) -> None:
    with pytest.raises(ReadError) as error:
        read(text)
    assert error.value.problems[0].words == words
    assert near in error.value.problems[0].nearest


def test_a_text_that_reads_but_is_no_card_of_the_rules_is_refused() -> None:
    with pytest.raises(ReadError, match="the rules know no deity card that does this"):
        deed_of("The recipient cannot lose Gold.", "deity")


def test_the_game_does_not_start_with_a_card_that_is_not_understood() -> None:
    with pytest.raises(
        ValueError, match=r"Owl: “Cows”: nothing known .* The nearest that would read: The recipient gains 4 Gold"
    ):
        cards.deed_of("Owl", "The recipient gains 4 Cows.", "resource")


@pytest.fixture
def rewritten() -> Iterator[Callable[[str, str], None]]:
    """Lets a card say something else for one test."""
    changed: list[str] = []

    def rewrite(name: str, text: str) -> None:
        kind = cards.NAME.index(name)
        changed.append(name)
        cards.fill_in(cards.EFFECT[kind], deed_of(text, cards.TYPES[cards.TYPE[kind]]).as_json())

    yield rewrite
    for name in changed.copy():
        rewrite(name, cards.TEXT[cards.NAME.index(name)])


def test_a_card_does_what_its_text_says_now(rewritten: Callable[[str, str], None]) -> None:
    rewritten("Pennies From Heaven", "Every player gains 7 Followers.")
    table = arranged(turn="A", A={"followers": 2, "hand": ["Pennies From Heaven"]}, B={"followers": 9, "gold": 5})
    table.words("A", "Pennies From Heaven").done()
    assert table.resources("A")[0] == 9
    assert table.resources("B") == (16, table.resources("B")[1], 5)


def test_another_resource_and_another_deity_in_the_text_are_those_that_count(
    rewritten: Callable[[str, str], None],
) -> None:
    rewritten("Power Drain", "Halve the recipient's Gold. Not on a player with Earth Goddess.")
    table = arranged(
        turn="A",
        A={"hand": ["Power Drain"]},
        B={"gold": 20, "mystic power": 20, "face up": ["God King"]},
        C={"gold": 20, "face up": ["Earth Goddess"]},
    )
    assert table.rule_against("A", "Power Drain on C") == "Earth Goddess"
    table.words("A", "Power Drain on B").done()
    assert table.resources("B")[1:] == (20, 10)
