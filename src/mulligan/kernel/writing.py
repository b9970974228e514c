"""Writes what a compiled part, procedure or position needs and mypyc cannot derive: how it is made, copied and saved.

    make parts

puts a block at the end of every such class, made of its fields and its steps. A test sees that none is out of date.
"""

import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path

MARK = "    # ---- written by `make parts`"
SIGNS = (".parts import", "language.flow import", "(State):", MARK)  # of a file that has such classes
RULE = 120


@dataclass
class Field:
    """A value that a class declares."""

    name: str
    hint: str
    default: str | None


@dataclass
class Kind:
    """A class with fields: a Part, a Frame or a State."""

    name: str
    root: str  # Part, Frame or State
    parent: str
    fields: list[Field]
    steps: list[str]
    table: str  # what its steps take
    begins: int  # its first line
    ends: int  # its last
    inherited: list[Field] = field(default_factory=list)
    copies: bool = False  # does the class above it have a block of its own?
    own_steps: bool = True  # are its steps its own, and not those of the class above it?
    holds: bool = False  # is it a position that may have to go back to an earlier one (`State.hold`)?


def literal_strings(node: ast.expr | None) -> list[str]:
    if not isinstance(node, ast.Tuple):
        return []
    return [one.value for one in node.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def assigned(node: ast.ClassDef, name: str) -> ast.expr | None:
    """What the class's body sets a name to."""
    for line in node.body:
        if isinstance(line, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in line.targets):
            return line.value
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == name:
            return line.value
    return None


def declared(node: ast.ClassDef) -> list[Field]:
    shared = literal_strings(assigned(node, "SHARED"))
    found = []
    for line in node.body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        hint = ast.unparse(line.annotation).strip("'\"")
        if hint.startswith(("ClassVar", "Final")) or line.target.id in shared or line.target.id == "step":
            continue
        found.append(Field(line.target.id, hint, None if line.value is None else ast.unparse(line.value)))
    return found


def retyped(inherited: list[Field], declared: list[Field]) -> tuple[list[Field], list[Field]]:
    """The inherited fields, of which a class may say more exactly what they are, and those that are its own."""
    again = {one.name: one for one in declared}
    names = {one.name for one in inherited}
    found = [Field(one.name, again[one.name].hint if one.name in again else one.hint, one.default) for one in inherited]
    return found, [one for one in declared if one.name not in names]


def table_of(node: ast.ClassDef, steps: list[str]) -> str:
    """The type that the steps give their table."""
    for line in node.body:
        if isinstance(line, ast.FunctionDef) and line.name in steps and len(line.args.args) == 2:
            hint = line.args.args[1].annotation
            if hint is not None:
                return ast.unparse(hint).strip("'\"")
    return "State"


def kinds_in(path: Path, known: dict[str, Kind]) -> list[Kind]:
    """The classes of a file that need a block, in its order. Those that they derive from stand in `known`."""
    tree = ast.parse(path.read_text())
    found: list[Kind] = []
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or not node.bases:
            continue
        parent = ast.unparse(node.bases[0])
        root = parent if parent in ("Part", "Frame", "State") else known[parent].root if parent in known else ""
        if not root:
            continue
        above = known.get(parent)
        steps = literal_strings(assigned(node, "STEPS"))
        own_steps = steps or (above.steps if above else [])
        inherited, own = retyped([*above.inherited, *above.fields] if above else [], declared(node))
        kind = Kind(
            node.name,
            root,
            parent,
            own,
            own_steps,
            table_of(node, own_steps) if steps else above.table if above else "State",
            node.lineno,
            node.end_lineno or node.lineno,
            inherited,
            above is not None and (above.copies or bool(above.fields)),
            bool(steps),
            any(isinstance(line, ast.FunctionDef) and line.name == "hold" for line in node.body),
        )
        known[kind.name] = kind
        found.append(kind)
    return found


def as_copied(hint: str, value: str) -> str:
    """The expression for a copy of a value of that type."""
    if hint.startswith("vec["):
        return f"{value}[:]"
    if hint.startswith("list["):
        inner = hint[5:-1]
        deeper = as_copied(inner, "one")
        return f"{value}[:]" if deeper == "one" else f"[{deeper} for one in {value}]"
    if hint.endswith("| None") and is_part(hint[:-6].strip()):
        return f"None if {value} is None else {value}.copy()"
    return f"{value}.copy()" if is_part(hint) else value


PARTS: set[str] = set()


def is_part(hint: str) -> bool:
    return hint in PARTS


def as_revived(hint: str, value: str) -> str:
    """The expression that makes a value of that type of what JSON had."""
    if hint.startswith("vec["):
        return f"{hint}({value})"
    if hint.startswith("list["):
        inner = hint[5:-1]
        deeper = as_revived(inner, "one")
        return f"[{deeper} for one in {value}]" if deeper != "one" else f"list({value})"
    if hint.startswith("tuple["):  # of any length; clones share it
        inner = as_revived(hint[6:-6], "one")
        return f"tuple([{inner} for one in {value}])" if inner != "one" else f"tuple({value})"
    if is_part(hint.removesuffix("| None").strip()):
        return f"self.game.revived({value})"
    return value


def block(kind: Kind) -> list[str]:
    lines = [f"{MARK} {'-' * (RULE - len(MARK) - 1)}"]
    if kind.root == "State":
        return lines + block_of_state(kind)
    declared = [*kind.inherited, *kind.fields]
    fields = [one for one in declared if one.default is None] + [one for one in declared if one.default is not None]
    if kind.own_steps:
        for number, step in enumerate(kind.steps):
            lines.append(f"    {step.upper()}: Final = {number}")
        if kind.steps:
            lines.append("")
    lines += made(kind.name, kind.root, fields)
    lines += ["", f'    def copy(self) -> "{kind.name}":']
    values = ", ".join(as_copied(one.hint, f"self.{one.name}") for one in fields)
    if kind.root == "Frame":
        lines += [f"        twin = {kind.name}({values})", "        twin.step = self.step", "        return twin"]
    else:
        lines.append(f"        return {kind.name}({values})")
    lines += ["", "    def values(self) -> list[Any]:"]
    lines.append(f"        return [{', '.join(f'self.{one.name}' for one in fields)}]")
    packed = [(number, one.hint) for number, one in enumerate(fields) if one.hint.startswith(("vec[", "tuple["))]
    if packed:
        lines += ["", "    @staticmethod", "    def packed(values: list[Any]) -> list[Any]:"]
        lines += [f"        values[{number}] = {as_revived(hint, f'values[{number}]')}" for number, hint in packed]
        lines.append("        return values")
    if kind.root == "Frame" and kind.own_steps:
        lines += ["", '    def take(self, state: "State", step: int) -> None:']
        if kind.table != "State":
            lines.append(f"        assert isinstance(state, {kind.table})")
        for number, step in enumerate(kind.steps):
            word = "if" if number == 0 else "elif"
            lines.append(
                f"        {word} step == {number}:" if number < len(kind.steps) - 1 or not number else "        else:"
            )
            lines.append(f"            self.{step}(state)")
    return lines


def made(name: str, root: str, fields: list[Field]) -> list[str]:
    """The constructor."""
    given = []
    for one in fields:
        if one.default is None:
            given.append(f"{one.name}: {quoted(one.hint)}")
        elif one.default.startswith(("[", "vec[")):
            given.append(f"{one.name}: {quoted(one.hint + ' | None')} = None")
        else:
            given.append(f"{one.name}: {quoted(one.hint)} = {one.default}")
    lines = [f"    def __init__({', '.join(['self', *given])}) -> None:"]
    if root == "Frame":
        lines.append("        self.step = 0")
    for one in fields:
        if one.default is not None and one.default.startswith(("[", "vec[")):
            lines.append(f"        self.{one.name} = {one.name} if {one.name} is not None else {one.default}")
        else:
            lines.append(f"        self.{one.name} = {one.name}")
    if len(lines) == 1:
        lines.append("        pass")
    return lines


def quoted(hint: str) -> str:
    return f'"{hint}"' if any(part in hint for part in PARTS) else hint


def block_of_state(kind: Kind) -> list[str]:
    lines = ['    def copy_into(self, state: "State") -> None:']
    if kind.copies:
        lines.append("        super().copy_into(state)")
    lines.append(f"        assert isinstance(state, {kind.name})")
    for one in kind.fields:
        lines.append(f"        state.{one.name} = {as_copied(one.hint, f'self.{one.name}')}")
    if kind.holds:
        lines += [
            "",
            '    def hand_over(self, heir: "State") -> None:',
            f"        assert isinstance(heir, {kind.name})",
        ]
        lines += [f"        heir.{one.name} = self.{one.name}" for one in kind.fields]
    lines += ["", "    def own(self) -> dict[str, Any]:", "        return {"]
    if kind.copies:
        lines.append("            **super().own(),")
    for one in kind.fields:
        lines.append(f'            "{one.name}": self.{one.name},')
    lines += ["        }", "", "    def fill_own(self, saved: dict[str, Any]) -> None:"]
    if kind.copies:
        lines.append("        super().fill_own(saved)")
    for one in kind.fields:
        value = f'saved["{one.name}"]'
        lines.append(f"        self.{one.name} = {as_revived(one.hint, value)}")
    return lines


def without_block(lines: list[str]) -> list[str]:
    """A class's lines up to its block, if it has one."""
    for number, line in enumerate(lines):
        if line.startswith(MARK):
            lines = lines[:number]
            break
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def written(path: Path, known: dict[str, Kind]) -> str:
    """A file with its blocks as they should be."""
    lines = path.read_text().splitlines()
    for kind in reversed(kinds_in(path, known)):
        if kind.root == "State" and not kind.fields:
            continue
        body = without_block(lines[kind.begins - 1 : kind.ends])
        lines[kind.begins - 1 : kind.ends] = [*body, "", *block(kind)]
    return "\n".join(lines) + "\n"


def all_written(package: Path) -> dict[Path, str]:
    """Every file with its blocks as they should be: what games share, then game by game."""
    games = package / "games"
    paths = [path for path in sorted(package.rglob("*.py")) if path.parent.name != "kernel" and has_sign(path)]
    shared: dict[str, Kind] = {}
    found = room_written([path for path in paths if games not in path.parents], shared)
    for game in sorted(path for path in games.iterdir() if path.is_dir()):
        found |= room_written([path for path in paths if game in path.parents], dict(shared))
    return found


def has_sign(path: Path) -> bool:
    text = path.read_text()
    return any(sign in text for sign in SIGNS)


def room_written(paths: list[Path], known: dict[str, Kind]) -> dict[Path, str]:
    """The files of one room that hold such classes; names are told apart from those of other rooms."""
    for _ in range(3):  # a class may stand in a later file than one that derives from it
        for path in paths:
            kinds_in(path, known)
    found = [path for path in paths if kinds_in(path, known)]
    PARTS.clear()
    PARTS.update(name for name, kind in known.items() if kind.root != "State")
    return {path: written(path, known) for path in found}


def main() -> None:
    package = Path(sys.argv[1] if len(sys.argv) > 1 else "src/mulligan")
    for path, text in all_written(package).items():
        if ast.dump(ast.parse(path.read_text())) != ast.dump(ast.parse(text)):
            path.write_text(text)
            print(path)


if __name__ == "__main__":
    main()
