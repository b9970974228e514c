"""Further ways to say a thing that stand for plainer ones; `plainer` has the others. Names are marks already."""

from __future__ import annotations

import re
from collections.abc import Callable

_THEIR = r"(?:his|her|its|their)"
_PAID = r"(\d+|an?|one|two|three) (counter#\d+)"

REWORDED: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\b[Mm]embers? of (?=#\d+)"), ""),
    (re.compile(rf"\b([Ss])et {_THEIR} health to (?=\d+ instead\b)"), r"\1et their health to "),
    (
        re.compile(
            r"((?:#\d+|[Tt]he (?:opposing fighter|defender|attacker)) is) an? (hero|sidekick) (?:with|at) full health"
        ),
        r"\1 a \2 and \1 at full health",
    ),
    (
        re.compile(
            r"\b(you defeated an? (?:opposing )?(?:fighter|hero|sidekick)) (?:in|during|with) "
            r"(?:this|the) (?:combat|attack)"
        ),
        r"\1",
    ),
    (
        re.compile(
            r"([Tt]he next time you attack this turn, add \+?\d+ to the value of )"
            r"(?:your attack|the attack|your card|that card|this card)(?: card)?"
        ),
        r"\1that attack",
    ),
    (
        re.compile(rf"(?:^|(?<=\. ))(?:Pay|Spend|Discard|Remove) {_PAID}: ([A-Z#])"),
        lambda found: f"You may spend {found[1]} {found[2]}. If you do, {found[3].lower()}",
    ),
    (
        re.compile(
            r"(\b[Ww]hen(?:ever)? (?:one of your fighters|an? #\d+|#\d+|you) attacks? (?:an? )?(?:opposing )?"
            r"(?:fighter|hero|sidekick) (?:in|on) a space with an? (marker#\d+), [^.]*?\bremove )"
            r"(?:that|the) (?:token|marker(?:#\d+)?)\b"
        ),
        r"\1a \2 from the defender's space",
    ),
]
