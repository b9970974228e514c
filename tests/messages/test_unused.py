"""No message stands in the catalogue that neither the source nor the page says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from mulligan.messages import SOURCE_LANGUAGE
from tests.messages.test_catalogue import SOURCE, needs

PAGE = Path(__file__).parents[2] / "web" / "src"
ANY = "(.+)"  # a part of an id that is computed

# Of ids that are computed but for "web-": the resources of Mystic War and the tabs beside the table.
WEB_COMPUTED = {"web-followers", "web-mystic-power", "web-gold", "web-log", "web-chat", "web-invite"}


def said_by_source() -> Iterator[str]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Constant(str(text)):
                    yield re.escape(text)
                case ast.JoinedStr(parts):
                    yield "".join(
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in parts
                    )


def said_by_page() -> Iterator[str]:
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text("utf-8")
            yield from (re.escape(said) for said in re.findall(r'"(web-[a-z-]+)"', text))
            for template in re.findall(r"`(web-[^`]*)`", text):
                yield ANY.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


def test_every_message_is_said_somewhere() -> None:
    ids = set(needs(SOURCE_LANGUAGE))
    patterns = {said for said in (*said_by_source(), *said_by_page()) if re.match(r"[a-z]+\\-[a-z]", said)}
    exact = {re.sub(r"\\(.)", r"\1", said) for said in patterns if ANY not in said}
    computed = [re.compile(said) for said in patterns if ANY in said]
    unsaid = ids - exact - WEB_COMPUTED
    assert not [name for name in sorted(unsaid) if not any(pattern.fullmatch(name) for pattern in computed)]
