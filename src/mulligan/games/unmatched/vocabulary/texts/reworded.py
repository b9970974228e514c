"""Further ways to say a thing that stand for plainer ones; `plainer` has the others. Names are marks already."""

from __future__ import annotations

import re
from collections.abc import Callable

_THEIR = r"(?:his|her|its|their)"
_PAID = r"(\d+|an?|one|two|three) (counter#\d+)"

REWORDED: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\b[Mm]embers? of (?=#\d+)"), ""),
    (  # "While on a bridge, NAME …"
        re.compile(r"\b(While|When|If) ((?:on|in|adjacent to|within|next to) [^,.#]*(?:#\d+[^,.#]*)?), (#\d+)\b"),
        r"\1 \3 is \2, \3",
    ),
    (  # a comma left out
        re.compile(
            r"\b((?:While|When|If) #\d+ (?:is|are|has|have) [^.,]*?) (he|she|it|they) (?=(?:adds?|gains?|gets?) )"
        ),
        r"\1, \2 ",
    ),
    (  # "When NAME defends on a bridge, …"
        re.compile(
            r"\b(When|Whenever) (#\d+|your fighter|an? #\d+) (attacks|defends) (?:while |when )?(?:from|in|on) "
            r"((?:an? |any )?(?:space with |space containing )?(?:an? )?marker#\d+), "
        ),
        r"\1 \2 \3, if \2 is in \4, ",
    ),
    (
        re.compile(
            r"\b(?:When|Whenever|If|After) (#\d+) (?:would be|is) defeated for the first time"
            r"(?: (?:in|this) (?:the )?game)?, "
        ),
        r"The first time \1 would be defeated, ",
    ),
    (
        re.compile(r"(would be defeated, )(?:she|he|it|they) (?:is|are) not(?: defeated)?\. (?:Instead, )?([a-zA-Z])"),
        lambda found: found[1] + found[2].lower(),
    ),
    (re.compile(r"(would be defeated, )instead,? "), r"\1"),
    (  # "If NAME ends your turn there, …"
        re.compile(r"\b(?:If|When|Whenever) (#\d+) ends (?:your|her|his|its|their|the) turn ([^,.]*), "),
        r"At the end of your turn, if \1 is \2, ",
    ),
    (re.compile(r"(?:^|(?<=\. ))If ((?:#\d+|#\d+ or #\d+) (?:takes|is dealt|are dealt) damage), "), r"When \1, "),
    (
        re.compile(r"\b(When|Whenever) an opponent's (?:card |scheme )?effect deals damage to ([^,.]*), "),
        r"\1 \2 takes damage from an opponent's effect, ",
    ),
    (
        re.compile(
            r"\b(?:When|Whenever|After) (?:one of your fighters|your fighter|an? #\d+|you) deals? combat damage"
            r"(?: to (?:an? )?(?:opposing )?fighters?)?, "
        ),
        "After you attack, if combat damage was dealt, ",
    ),
    (re.compile(r"\b(When|Whenever) you attack (?=an? )"), r"\1 one of your fighters attacks "),
    (
        re.compile(
            r"(\b[Rr]emove [^.]*? from the (?:board|battlefield)\. At the start of your next turn, [^.]*)\. ([^.]*)\."
        ),
        lambda found: f"{found[1]} and {found[2][0].lower()}{found[2][1:]}.",
    ),
    (
        re.compile(r"\b([Pp])lace (#\d+) in ([^.,]*?) with (\d+) health\b"),
        r"\1lace \2 in \3 and set \2's health to \4",
    ),
    (re.compile(r"\b([Pp]lace #\d+ in [^.,]*?) and (?=(?:all|each)\b[^.,]*? in )"), r"\1 and place "),
    (
        re.compile(
            r"(\b[Ww]hen(?:ever)? (?:one of your fighters|your fighter|an? #\d+|you) (?:attacks?|defends?)\b[^.]*?"
            r" the value of )(?:his|her|its|their|that|the|your) (?:attack|defense)(?: card)?(?=\.)"
        ),
        r"\1this card",
    ),
    (re.compile(r"\b([Tt])ake (\d+|an?|one|two|three) (counter#\d+)(?: from the supply)?(?=[.,])"), r"gain \2 \3"),
    (  # "At the end of your turn, do this if that is so."
        re.compile(
            r"(?:^|(?<=\. ))((?:At the (?:start|end) of|After|When|Whenever) [^.,]*), ((?!if |you may )[^.,:]*?) if "
            r"((?:you|your|the|this|there|#\d+|both|all|he|she|they)\b[^.,]*)\."
        ),
        r"\1, if \3, \2.",
    ),
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
