"""The declared types of a node's fields, as the source has them.

A compiled class knows of `tuple[Amount, ...]` only that it is a tuple.
"""

import ast
import sys
import threading
from functools import cache
from pathlib import Path
from typing import Any

_known: dict[type, dict[str, Any]] = {}
_parsing = threading.Lock()  # Python 3.11 cannot make two syntax trees at once


def hints(kind: type) -> dict[str, Any]:
    """The declared types of a node's fields."""
    if kind in _known:
        return _known[kind]
    found: dict[str, Any] = {}
    for above in reversed(kind.__mro__):
        module = sys.modules[above.__module__]
        if above is not object:
            for name, hint in declared(above.__module__).get(above.__name__, {}).items():
                found[name] = eval(hint, vars(module))
    _known[kind] = found  # only now: another thread may look
    return found


def about(kind: type) -> str:
    """What the first line of a class says of it."""
    return described(kind.__module__).get(kind.__name__, "")


@cache
def described(module: str) -> dict[str, str]:
    """The first line that each class of a module says of itself."""
    classes = [one for one in source_of(module).body if isinstance(one, ast.ClassDef)]
    return {one.name: (ast.get_docstring(one) or "").split("\n")[0] for one in classes}


def source_of(module: str) -> ast.Module:
    file = Path(str(sys.modules[module].__file__))
    text = file.with_name(f"{file.name.partition('.')[0]}.py").read_text(encoding="utf-8")
    with _parsing:
        return ast.parse(text)


@cache
def declared(module: str) -> dict[str, dict[str, str]]:
    """The fields that the classes of a module declare, and their types as they are written."""
    return {one.name: fields_in(one) for one in source_of(module).body if isinstance(one, ast.ClassDef)}


def fields_in(one: ast.ClassDef) -> dict[str, str]:
    return {
        line.target.id: ast.unparse(line.annotation).strip("\"'")
        for line in one.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        if not ast.unparse(line.annotation).startswith("ClassVar")
    }
