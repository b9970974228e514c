"""Why a text does not read is said in the reader's language: every reason in the source has its German words."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mulligan
from mulligan.messages import speaking
from mulligan.messages.reasons import in_words

SOURCE = Path(mulligan.__file__).parent
# Who is given a reason, and as which of its values.
GIVEN = {"Problem": 2, "CannotBePlayed": 0, "CardTrouble": 3, "in_words": 0}
# Functions of vocabularies that give one back.
GIVE_BACK = ("misfit", "misplaced", "fault_of", "only_added", "stays", "plays_on_a_turn")


@cache
def reasons() -> frozenset[str]:
    return frozenset(reason for path in sorted(SOURCE.rglob("*.py")) for reason in reasons_in(path))


def reasons_in(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = {
        ast.unparse(target): node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    }
    for node in ast.walk(tree):
        given: list[ast.expr | None] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = GIVEN.get(node.func.id, len(node.args))
            given = [*node.args[at : at + 1]]
        elif isinstance(node, ast.FunctionDef) and node.name in GIVE_BACK and "vocabulary" in path.parts:
            given = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
        for some in given:
            yield from said(some, constants)


def said(node: ast.expr | None, constants: dict[str, ast.expr | None]) -> Iterator[str]:
    """What an expression may come to, as far as it stands there in words."""
    match node:
        case ast.Constant(str(words)) if " " in words:
            yield words
        case ast.JoinedStr(parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts)
        case ast.IfExp(_, one, other):
            yield from said(one, constants)
            yield from said(other, constants)
        case ast.Tuple([_, why]):
            yield from said(why, constants)
        case ast.Name(name) if isinstance(constants.get(name), ast.Constant | ast.JoinedStr):
            yield from said(constants[name], constants)


def test_many_reasons_are_found() -> None:
    assert len(reasons()) > 100


def test_every_reason_reads_in_german() -> None:
    with speaking("de"):
        left = [
            (reason, part)
            for reason in sorted(reasons())
            for part, german in zip(reason.split("; "), in_words(reason).split("; "), strict=True)
            if part == german
        ]
    assert not left


@pytest.mark.parametrize(
    ("reason", "german"),
    [
        (
            "nothing known can stand here after “play; then”",
            "nach “play; then” kann hier nichts stehen, was bekannt ist",
        ),
        ("the text is longer than 3000 letters", "der Text ist länger als 3000 Zeichen"),
        ("no option follows; of this nobody knows", "es folgt keine Option; of this nobody knows"),
        (
            "no known sentence begins like this; what could stand here: “a”, “b, or c”; near to it reads “x”",
            "kein bekannter Satz beginnt so; hier könnte stehen: “a”, “b, or c”; ähnlich läse sich “x”",
        ),
        (
            "nothing stands before it; what other games call “x” is “y” here",
            "davor steht nichts; was andere Spiele “x” nennen, heißt hier “y”",
        ),
    ],
)
def test_what_a_reason_quotes_and_counts_stays_as_it_is(reason: str, german: str) -> None:
    with speaking("de"):
        assert in_words(reason) == german
    with speaking("en"):
        assert in_words(reason) == reason
