"""The cards of Mystic War are their texts: read, printed, run; what is not understood is named."""

from collections.abc import Callable, Iterator
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.vocabulary import additions
from mulligan.games.mystic_war.vocabulary.reading import acts_of, grammar, read, say, show
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Instruction
from mulligan.language.declarations import hints
from mulligan.language.reader import ReadError
from mulligan.language.tree import Node, from_json, to_json
from tests.games.mystic_war.arranged import arranged

TEXTS = [text for text in dict.fromkeys(cards.TEXT) if text]
ADDITIONS = [
    additions.CaptureIt,
    additions.CancelIt,
    additions.StrikeBack,
    additions.DoubleTheGain,
    additions.AffectInstead,
    additions.DestroyInstead,
]
SENTENCES = [
    kind
    for kind in {phrase.kind: None for phrase in grammar().phrases}
    if issubclass(kind, Instruction) and "mystic_war" in kind.__module__
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


def test_no_card_names_its_effect_beside_its_text() -> None:
    deck = Path(str(files("mulligan.games.mystic_war"))) / "deck" / "cards.toml"
    assert "effect" not in deck.read_text("utf-8").replace("double effect", "")


@pytest.mark.parametrize(
    ("text", "words", "near"),
    [
        ("The recipient gains 4 Cows.", "Cows", "The recipient gains 4 Gold."),
        ("Every player gains 5 Gold. Then they dance.", "they dance", ""),
        ("Whistle.", "Whistle", ""),
        ("On a Dragon: cancel it twice.", "twice", "On a Dragon: cancel it."),
    ],
)
def test_what_is_not_understood_is_named_with_the_nearest_phrase(text: str, words: str, near: str) -> None:
    with pytest.raises(ReadError) as error:
        read(text)
    assert error.value.problems[0].words == words
    assert near in error.value.problems[0].nearest


@pytest.mark.parametrize(
    ("text", "kind", "timing", "why"),
    [
        ("On a Dragon: cancel it.", "event", "any time", "only a SPELL card for any time"),
        ("On a Dragon: cancel it.", "spell", "", "only a SPELL card for any time"),
        ("On a Dragon: cancel it. Cancel one player's loss of Gold.", "spell", "any time", "and nothing else"),
        ("On a Dragon: every player gains 2 Gold.", "spell", "any time", "cannot be done to a card"),
        ("On a Dragon: double the Gold gained.", "spell", "any time", "by a Dragon nothing is gained"),
        ("On a Sorcery: double the Gold gained.", "spell", "any time", "only Mystic Power is gained"),
        ("On a Dragon: it destroys instead of adding.", "spell", "any time", "destroys already"),
        ("On a Sorcery: it affects Mystic Power instead.", "spell", "any time", "affects Mystic Power already"),
        (
            "On a Sorcery: its player loses as much of that resource as it really destroyed.",
            "spell", "any time", "destroys nothing",
        ),
        ("Cancel it.", "spell", "any time", "no card of the game does this by itself"),
        ("The recipient gains 2 Gold.", "spell", "any time", "played on one's turn"),
        ("The recipient gains 2 Gold.", "deity", "", "played on one's turn"),
        ("Every player gains 2 Gold.", "resource", "", "a RESOURCE card does one thing"),
        ("Destroy 4 of one resource of the recipient. The recipient gains 2 Gold.", "resource", "", "does one thing"),
        ("Halve the recipient's Gold.", "resource", "", "played on one's turn"),
        (
            "Destroy 4 of one resource of the recipient. Halve the recipient's Gold or Followers.",
            "event", "", "choose one resource, once",
        ),
        ("Halve the recipient's Gold. Not the Gold of a player with God King.", "event", "", "does not choose"),
        (
            "Halve the recipient's Gold or Followers. Not the Mystic Power of a player with God King.",
            "event", "", "does not choose this resource among others",
        ),
        ("Every player gains 2 Gold. Not on a player with God King.", "event", "", "played on one's turn"),
        ("The recipient cannot lose Gold.", "event", "", "stays face up"),
        ("The recipient may refuse the SPELL and RESOURCE cards of others.", "deity", "", "stays face up"),
        ("Dragons that the recipient plays have double effect.", "deity", "any time", "stays face up"),
        ("Remove one face-up DEITY card.", "event", "", "only a DEITY card that is played"),
        ("The recipient may keep one of those.", "deity", "", "nothing is given up before"),
        ("The recipient turns their victory card face up.", "spell", "", "only an EVENT card"),
        ("You cannot pass while you hold this card.", "resource", "", "only an EVENT card"),
        ("Play this card as Dragon or Riches of 4.", "event", "", "only a RESOURCE card"),
        ("A player who is losing a DEITY card keeps it and loses Sacrifice instead.", "event", "", "only a DEITY card"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_does_not_read(text: str, kind: str, timing: str, why: str) -> None:
    with pytest.raises(ReadError) as error:
        acts_of(text, kind, timing == "any time", False)
    assert why in error.value.problems[0].reason


def test_the_game_does_not_start_with_a_card_that_is_not_understood() -> None:
    with pytest.raises(
        ValueError,
        match=r"Riches 4: “Cows”: nothing known .* The nearest that would read: The recipient gains 4 Gold",
    ):
        say(cards.NAME.index("Riches 4"), "The recipient gains 4 Cows.")


@pytest.fixture
def rewritten() -> Iterator[Callable[[str, str], None]]:
    """Lets a card say something else for one test."""
    changed: list[int] = []

    def rewrite(name: str, text: str) -> None:
        kind = cards.NAME.index(name)
        changed.append(kind)
        say(kind, text)

    yield rewrite
    for kind in changed:
        say(kind, cards.TEXT[kind])


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
