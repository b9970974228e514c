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
OF_THE_KERNEL = {"happen": 2, "note": 2, "because": 0}  # which argument of the kernel's own is a rule


@dataclass(frozen=True)
class Citation:
    """A rule, and the place that cites it."""

    rule: str
    place: str


def citations(folder: Path) -> list[Citation]:
    """Every citation in the modules of a game's folder, its rooms included."""
    found: list[Citation] = []
    modules = sorted(folder.rglob("*.py"))
    sources = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in modules}
    takers = dict(OF_THE_KERNEL)
    for source in sources.values():
        takers.update(taking_a_rule(ast.parse(source)))
    for name, source in sources.items():
        found += [Citation(rule, f"{name}:{line}") for line, rule in cited(source, takers)]
    return found


def taking_a_rule(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The functions that have an argument called `rule`, and which one that is in a call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
            if "rule" in names:
                yield node.name, names.index("rule")


def cited(source: str, takers: dict[str, int]) -> Iterator[tuple[int, str]]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from in_call(node, takers)
        elif isinstance(node, ast.Assign):
            yield from in_assignment(node)
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield from ((getattr(node, "lineno", 1), rule) for rule in in_words(ast.get_docstring(node) or ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], rule) for rule in in_words(token.string))


def in_call(call: ast.Call, takers: dict[str, int]) -> Iterator[tuple[int, str]]:
    """The rule that an event or a refusal is given."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            place = takers.get(name, len(call.args))
            for argument in call.args[place : place + 1]:
                yield from texts(argument)


def in_assignment(node: ast.Assign) -> Iterator[tuple[int, str]]:
    """What is called `rule`, and lists of rules by name."""
    for target in node.targets:
        match target, node.value:
            case ast.Tuple(elts=names), ast.Tuple(elts=values):
                pairs = list(zip(names, values, strict=False))
            case _:
                pairs = [(target, node.value)]
        for name, value in pairs:
            if isinstance(name, ast.Name) and (name.id == "rule" or name.id.endswith("_RULES")):
                yield from texts(value)


def texts(node: ast.expr) -> Iterator[tuple[int, str]]:
    """A text, one of two, or those of a list."""
    match node:
        case ast.Constant(value=str(rule)) if rule:
            yield node.lineno, rule
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.List(elts=several) | ast.Tuple(elts=several):
            for one in several:
                yield from texts(one)


def in_words(words: str) -> list[str]:
    return [*NUMBER.findall(words), *RULING.findall(words)]
