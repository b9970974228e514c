"""A grammar of a few phrases: one line both reads and prints a node."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

import pytest

from mulligan.language.core import amounts, players
from mulligan.language.core.amounts import Difference, Exactly, Half, Number, Sum, Twice, UpTo, Variable
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity
from mulligan.language.core.players import AnOpponent, EachPlayer, You
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.reader import Suggestions, problem
from mulligan.language.tree import Node, from_json, to_json
from mulligan.language.words import join, split


@dataclass(frozen=True)
class Brew(Instruction):
    """Brew so many cups for someone, perhaps sweet."""

    cups: Amount
    for_: Players | None = None
    sweet: bool = False


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    made = Grammar()
    amounts.enter(made)
    players.enter(made)
    made.phrase(Brew, "brew(s) a cup [for {for_}]", cups=Number(1))
    made.phrase(Brew, "brew(s) {cups} sweet|sugared cup+s [for {for_}]", sweet=True)
    made.phrase(Brew, "brew(s) {cups} cup+s [for {for_}]")
    return made


def read(grammar: Grammar, kind: type[Node], text: str) -> object:
    words = split(text)
    found = grammar.reader(kind)(words, 0)
    return found.value if found.status and found.index == len(words) else None


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("brew a cup", Brew(Number(1))),
        ("brew 3 cups for each player", Brew(Number(3), EachPlayer())),
        ("brews 3 sugared cups for an opponent", Brew(Number(3), AnOpponent(), sweet=True)),
    ],
)
def test_a_phrase_reads_its_wordings(grammar: Grammar, text: str, tree: Node) -> None:
    assert read(grammar, Instruction, text) == tree


def test_the_first_wording_is_printed_in_the_right_number(grammar: Grammar) -> None:
    assert join(grammar.show(Brew(Number(1), You()))) == "brew a cup for you"
    assert join(grammar.show(Brew(Number(2), sweet=True), plural=False)) == "brews 2 sweet cups"


def test_words_left_over_are_not_read(grammar: Grammar) -> None:
    assert read(grammar, Instruction, "brew a cup quickly") is None


@dataclass(frozen=True)
class Pour(Instruction):
    """Pour so many cups for someone."""

    cups: Amount
    for_: Players | None = None


def of_two(*entered: Callable[[Grammar], None]) -> Grammar:
    made = Grammar()
    amounts.enter(made)
    players.enter(made)
    for enter in entered:
        enter(made)
    return made


def brewed(made: Grammar) -> None:
    made.phrase(Brew, "serve(s) {cups} cup+s for {for_}")


def poured(made: Grammar) -> None:
    made.phrase(Pour, "serve(s) {cups} cup+s for each player", for_=EachPlayer())


def poured_alike(made: Grammar) -> None:
    made.phrase(Pour, "serve(s) {cups} cup+s for {for_}")


def poured_rather(made: Grammar) -> None:
    made.phrase(Pour, "serve(s) {cups} cup+s for {for_}", rather_than=Brew)


def brewed_is_meant(made: Grammar) -> None:
    made.mean(Brew, Pour)


@pytest.mark.parametrize(
    ("entered", "meant"),
    [
        ((brewed, poured), Pour),  # which says "each player" itself
        ((brewed, poured_rather), Pour),
        ((brewed, poured, brewed_is_meant), Brew),
        ((brewed, poured_alike, brewed_is_meant), Brew),
    ],
)
def test_of_two_phrases_for_the_same_words_one_is_meant_in_whatever_order_they_were_entered(
    entered: tuple[Callable[[Grammar], None], ...], meant: type[Node]
) -> None:
    for order in permutations(entered):
        assert isinstance(read(of_two(*order), Instruction, "serve 2 cups for each player"), meant)


def test_words_that_nothing_decides_are_not_read_and_both_ways_are_said() -> None:
    made = of_two(brewed, poured_alike)
    made.phrase(Brew, "brew {cups} cups for {for_}")
    made.phrase(Pour, "pour {cups} cups for {for_}")
    words = split("serve 2 cups for each player")
    assert not made.reader(Instruction)(words, 0).status
    stopped = problem(words, 0, 3, Suggestions(made))
    assert (stopped.line, stopped.words) == (3, "serve 2 cups for each player")
    assert stopped.reason == "this can be read in two ways, and nothing says which is meant"


def test_two_ways_are_told_apart_by_what_they_would_print() -> None:
    made = Grammar()
    amounts.enter(made)
    made.phrase(Brew, "brew {cups} cups")
    made.phrase(Pour, "pour {cups} cups")
    made.phrase(Brew, "serve {cups} cups")
    made.phrase(Pour, "serve {cups} cups")
    words = split("serve 2 cups")
    assert not made.reader(Instruction)(words, 0).status
    reason = problem(words, 0, 1, Suggestions(made)).reason
    assert reason == "this can be read in two ways: “brew 2 cups” or “pour 2 cups”"


def test_what_no_phrase_says_cannot_be_printed(grammar: Grammar) -> None:
    with pytest.raises(PrintError):
        Grammar().show(You())


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("3", Number(3)),
        ("three", Number(3)),
        ("X+X", Sum(Variable("X"), Variable("X"))),
        ("7 minus X", Difference(Number(7), Variable("X"))),
        ("twice X", Twice(Variable("X"))),
        ("half X, rounded down", Half(Variable("X"), up=False)),
    ],
)
def test_amounts_are_read(grammar: Grammar, text: str, tree: Node) -> None:
    assert read(grammar, Amount, text) == tree


def test_up_to_and_or_fewer_say_the_same(grammar: Grammar) -> None:
    assert read(grammar, Quantity, "up to 2") == read(grammar, Quantity, "2 or fewer") == UpTo(Number(2))
    assert read(grammar, Quantity, "a") == Exactly(Number(1))


def test_a_tree_goes_through_json_and_back() -> None:
    tree = Brew(Sum(Number(1), Variable("X")), AnOpponent(3), sweet=True)
    assert from_json(to_json(tree)) == tree
    assert hash(tree) == hash(from_json(to_json(tree)))
