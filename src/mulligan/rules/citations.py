"""Which rules the code of a game cites: in events and refusals, in comments and in docstrings."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NUMBER = re.compile(r"(?<![\w.])\d{1,3}\.\d{1,2}(?:\.\d{1,2})*[a-z]?(?![\w])(?!\s?%)(?!\.\d)")
RULING = re.compile(r"\bRuling \d+\b")
RULE_ARGUMENT = {"happen": 2, "note": 2, "refusal_number": 0, "Refusal": 0}


@dataclass(frozen=True)
class Citation:
    """A rule, and the place that cites it."""

    rule: str
    place: str


def citations(folder: Path) -> list[Citation]:
    """Every citation in the modules of a game's folder."""
    found: list[Citation] = []
    for path in sorted(folder.glob("*.py")):
        source = path.read_text("utf-8")
        found += [Citation(rule, f"{path.name}:{line}") for line, rule in cited(source)]
    return found


def cited(source: str) -> Iterator[tuple[int, str]]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from in_call(node)
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield from ((getattr(node, "lineno", 1), rule) for rule in in_words(ast.get_docstring(node) or ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], rule) for rule in in_words(token.string))


def in_call(call: ast.Call) -> Iterator[tuple[int, str]]:
    """The rule that an event or a refusal is given, also where it is one of two."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            place = RULE_ARGUMENT.get(name, len(call.args))
        case _:
            return
    for argument in call.args[place : place + 1]:
        for constant in [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]:
            if isinstance(constant, ast.Constant) and isinstance(constant.value, str) and constant.value:
                yield constant.lineno, constant.value


def in_words(words: str) -> list[str]:
    return [*NUMBER.findall(words), *RULING.findall(words)]
