"""A card's text by its moments, and what it says of the card itself: how it is played, what it does in a hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from mulligan.games.unmatched.vocabulary.nouns.amounts import Symbol
from mulligan.games.unmatched.vocabulary.nouns.symbols import SymbolOnTop
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.language.core.kinds import Condition, Instruction
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import Node
from mulligan.language.words import capital


@dataclass(frozen=True)
class Passage(Node):
    """What a card says for one moment: instructions, a requirement before them, Brainwashed ones after."""

    timing: str
    acts: tuple[Instruction, ...] = ()
    requirement: Condition | None = None
    starred: tuple[Instruction, ...] = ()
    uncancelled: bool = False
    uncancelled_if: Condition | None = None  # while this holds
    lines: tuple[AbilityLine, ...] = ()  # what holds while the card stays in play
    face_up: bool = False  # it is played so
    adjacent: bool = False  # it attacks adjacent fighters alone
    reach: int = 0  # it attacks fighters so many spaces away
    ranged: bool = False  # it attacks as a ranged fighter does
    follows: bool = False  # it is of the attack that follows
    defends: Condition | None = None  # it may be played as a defense card where this holds
    conceals: bool = False  # shown, it cancels an effect that looks at the hand


ANYWHERE = 99  # spaces away
ONGOING = "ONGOING"
DISCARDED = "WHEN DISCARDED"
COMPLETES = "COMPLETION"  # of the pile that the card lies in: "LINE EFFECT: …"
TIMINGS = ("IMMEDIATELY", "DURING COMBAT", "AFTER COMBAT", COMPLETES, "BOOSTED WITH")
COMBAT_TIMINGS = TIMINGS[:4]
NO_TIMING = ""
_LABEL = re.compile(
    r"(?:^|(?<=[\s.]))\[?(IMMEDIATELY|DURING COMBAT|AFTER COMBAT|BOOSTED WITH|ONGOING|Ongoing"
    r"|[A-Z]{3,} EFFECT)\]?:\s*"
)
_STAYS = re.compile(r"^\s*(?:ONGOING|Ongoing)(?:\.|\s*[-–—])\s+(?=[A-Z])")
_FACE_UP = re.compile(r"(?:Play (?:this card|it)|This card is played) face[- ]?up\.\s*", re.IGNORECASE)
_TARGETS = re.compile(
    r"This (?:attack|card) (?:can|may) only (?:target|be (?:used|played) (?:against|to attack)) "
    r"(?:an? |each )?(?:adjacent (?:opposing )?fighters?|(?:opposing )?fighters? adjacent to [^.]*)\.\s*",
    re.IGNORECASE,
)
_OWN = r"(?<!, )(?<!M[rs]\. )(?<!Dr\. )(?<!Mrs\. )(?:This (?:attack|card)|You|[A-Z][\w.'’ -]*?) (?:may|can) "
_USED = (
    r"(?:be (?:used|played) (?:to (?:attack|target)|against|on)"
    r"|(?:use|play|make) this (?:card|attack) (?:to (?:attack|target)|against|on)|target|attack)"
)
_ITS = r"(?:the )?[A-Z](?:[^.]|(?<=[A-Z][rs])\.|(?<=[A-Z]rs)\.)*?'s"  # somebody's, be it a Dr. or Ms.
_ANY = r"(?: (?:an?|any|one|each))?(?: other)?(?: opposing| enemy)?(?: fighters?)?(?: that (?:is|are))?"
_WITH = r"(?: (?:with|using) this (?:card|attack))?"
_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_FAR = re.compile(
    rf"{_OWN}{_USED}{_ANY}(?: from)? (?:(?:up to |within )?(\d|one|two|three|four|five|six) spaces?(?: away)?"
    r"(?: (?:from|of) [A-Z][^.]*?)?|(anywhere on the (?:board|battlefield)|on the (?:board|battlefield)))"
    rf"{_WITH}\.\s*"
)
_RANGED = re.compile(
    rf"(?:{_OWN}{_USED}{_ANY} in (?:{_ITS}|your|their|his|her|its|your fighter's) zones?{_WITH}"
    r"|(?:[A-Z][\w.'’ -]*? |You |Your fighter )(?:counts? as|(?:is|are) considered(?: to be)?|is treated as) "
    r"(?:a )?ranged(?: fighter)? (?:for|during|with) this (?:attack|combat|card)"
    r"|(?:Treat |When you play this card, treat )[A-Z][\w.'’ -]*? as (?:a )?ranged(?: fighter)?"
    r"(?: (?:for|during) this (?:attack|combat))?"
    r"|You may (?:play|use) this card as a ranged attack"
    r"|This (?:is|may be|counts as|can be) a ranged attack)\.\s*"
)
_AS_DEFENSE = re.compile(r"\$([A-Za-z]+)\$\s*You may play this card as a defense card\.\s*", re.IGNORECASE)
_CONCEALS = re.compile(
    r"(?:If|When(?:ever)?) an effect would (?:let|allow) an opponent (?:to )?(?:look at|see) your hand, "
    r"you may reveal this card (?:and|to) cancel that effect\.\s*",
    re.IGNORECASE,
)
_DISCARDED = re.compile(
    r"(?:If|When(?:ever)?) (?:you discard this card|this card is discarded) "
    r"(?:as a result of|because of|by|due to) an opponent's effect, ([^\n]*?\.)(?:\s+|$)",
    re.IGNORECASE,
)

_WHOSE_TURN = (
    r"(?P<whose>(?:your opponent's|the opposing fighter's|the attacker's|the defender's) next|"
    r"your next|their next|its controller's next|that player's next|the|this|your) turn"
)
_ASKED_NOW = r"(?:(?P<asked>If [^.,]*), )?"  # before it is said what waits
BULLET = re.compile(r"(?:^|\s|,)\s*[-•]\s*(?=[A-Za-z#&])|;\s*(?:or\s+)?(?=[A-Za-z#&])")
CHOICE = re.compile(
    r"(your opponent (?:must )?chooses?|each opponent (?:must )?chooses?|they (?:must )?choose|choose)"
    r"(?: ((?:up to )?(?:one|1|two|2|three|3)))?(?: of (?:these|the following))?"
    r"(?: different)?(?: (?:effect|option)s?)?:\s*(.*)$",
    re.DOTALL | re.IGNORECASE,
)
HANGS = re.compile(r"(?:^|(?<=[.!] ))If ([^.,]*),\s*$")  # what a choice needs
EITHER_OR_BOTH = re.compile(  # "choose one; if that is so, both": two choices, of which one is offered
    r"(?P<before>(?:^|.*[.!] ))(?:Then,? )?[Cc]hoose (?:one|1)(?: of the following)?(?:\.|:(?P<early>.*?))\s*(?:- )?"
    r"If (?P<asked>[^,.]*), (?:you may )?(?:choose|do) (?:both|two|2)(?: of them)?(?: instead)?"
    r"(?:[.:](?P<late>\s*-.*)?)\s*$",
    re.DOTALL,
)
TO_COME = re.compile(  # the last sentence waits for a turn; what it does stands after that, or before it
    rf"(?:^|(?<=[.!] ))(?:Then,? )?{_ASKED_NOW}At the (?P<part>start|beginning|end) of {_WHOSE_TURN}, "
    r"(?P<done>[^.]*)\.\s*$",
    re.IGNORECASE,
)
TO_COME_AFTER = re.compile(
    rf"(?:^|(?<=[.!] ))(?:Then,? )?{_ASKED_NOW}(?P<done>(?!If |When|While |After )[^.]*?) "
    rf"at the (?P<part>start|beginning|end) of {_WHOSE_TURN}\.\s*$",
    re.IGNORECASE,
)


def split_timings(text: str) -> list[tuple[str, str]]:
    """The text by its labels: what stands before the first has none."""
    parts = _LABEL.split(_STAYS.sub("ONGOING: ", text))
    found = [(NO_TIMING, parts[0])] if parts[0].strip() else []
    for i in range(1, len(parts), 2):
        label = parts[i].upper()
        found.append((COMPLETES if label.endswith(" EFFECT") else label, parts[i + 1]))
    return found


def own_rules(body: str, passages: list[Passage], read: Callable[[str, str], Passage]) -> str:
    """How the card itself is played, which stands before everything else; gives what is left."""
    target = _TARGETS.search(body)
    if target:
        passages.append(Passage(NO_TIMING, adjacent=True))
        body = body[: target.start()] + body[target.end() :]
    far = _FAR.search(body)
    if far:
        passages.append(Passage(NO_TIMING, reach=steps_of(far.group(1))))
        body = body[: far.start()] + body[far.end() :]
    ranged = _RANGED.search(body)
    if ranged:
        passages.append(Passage(NO_TIMING, ranged=True))
        body = body[: ranged.start()] + body[ranged.end() :]
    shown = _FACE_UP.search(body)
    if shown:
        passages.append(Passage(NO_TIMING, face_up=True))
        body = body[: shown.start()] + body[shown.end() :]
    defense = _AS_DEFENSE.search(body)
    if defense:
        symbol = Symbol(defense.group(1).lower())
        passages.append(Passage(NO_TIMING, defends=SymbolOnTop(symbol)))
        body = body[: defense.start()] + body[defense.end() :]
    conceals = _CONCEALS.search(body)
    if conceals:
        passages.append(Passage(NO_TIMING, conceals=True))
        body = body[: conceals.start()] + body[conceals.end() :]
    discarded = _DISCARDED.search(body)
    if discarded:
        passages.append(read(DISCARDED, capital(discarded.group(1))))
        body = body[: discarded.start()] + body[discarded.end() :]
    return body


def steps_of(said: str | None) -> int:
    """How many spaces away; anywhere where no number is said."""
    if said is None:
        return ANYWHERE
    return int(said) if said.isdigit() else _WORDS[said.lower()]


_PRICE = re.compile(r"\d+(?: [A-Za-z]+)?: ")  # "2 coins: this"


def joined_lines(text: str) -> str:
    """A line that a sentence runs on from belongs to the next; a heading does not."""
    out: list[str] = []
    for line in text.split("\n"):
        plain = line.strip()
        listed = plain[:1] in ("-", "•") or _PRICE.match(plain) is not None
        if out and out[-1] and plain and (plain[0].islower() or (listed and ":" in out[-1])):
            out[-1] += " " + plain
        else:
            out.append(plain)
    return "\n".join(out)


_LAST_WAY = re.compile(r":\s*[-•] .*[-•] [^-•.]*\. (At the|When|Whenever|After|While) ", re.DOTALL)


def refuse_unended(text: str) -> None:
    """After several ways to choose from, a sentence that says when it holds may be of the last of them, or of none."""
    found = _LAST_WAY.search(text)
    if found:
        raise ReadError(
            [Problem(1, found[1], "it is not clear whether this is of the last way alone: begin a new line")]
        )


def in_brackets(text: str, forms: tuple[str, ...]) -> str:
    """What a hero is, in brackets before what is done then, is no reminder."""
    for form in forms:
        text = re.sub(rf"\(\s*{re.escape(form)}(?: only)?:?\s*\):?\s*(?=[A-Za-z+])", f"{form}: ", text)
    return text


def ways_of(text: str, forms: tuple[str, ...] = ()) -> list[str]:
    """What one may choose from: a line each, or joined by "or"; without a name in capitals that is nothing more."""
    ways = [way for way in BULLET.split(text) if way.strip()]
    if len(ways) == 1 and ways[0].count(".") <= 1:
        ways = [way for way in re.split(r",? or (?=\w)", ways[0]) if way.strip()]
    elif len(ways) == 1 and " or " not in text:  # a sentence each
        ways = [way for way in re.split(r"(?<=\.)\s+(?=[A-Z])", ways[0]) if way.strip()]
    named = "|".join(re.escape(form) for form in forms) or "(?!)"
    return [re.sub(rf"^\s*(?!(?:{named}):)[A-Z][A-Z’' -]{{2,}}: (?=[A-Z#])", "", way) for way in ways]


def is_title(line: str) -> bool:
    """A heading: a few words without a full stop, or all in capitals."""
    if line.startswith("#") or (line == line.upper() and len(line.split()) <= 8):
        return True
    return not line.endswith((".", "!", ":")) and len(line.split()) <= 5


_THIS_CARD = r"(?i:this card(?:'s effects?)?|(?:the )?effects? (?:of|on) this card)"
_AND_WORTH = re.compile(  # "… cannot be canceled and its value is 6"
    rf"^\s*(?P<asked>(?:If|While|When) [^.,]*, )?(?P<card>{_THIS_CARD}) cannot be cancell?ed,? and (?P<rest>[^.]*)\."
)
_WORTH_AND = re.compile(  # "the value of this card is 6 and it cannot be canceled"
    r"^\s*(?P<asked>(?:If|While|When) [^.,]*, )?(?P<rest>[^.,]*?),? and (?P<card>it|(?i:this card|its effects?))"
    r"(?:'s effects?)? cannot be cancell?ed(?: instead)?\."
)


def uncancelled_first(body: str) -> str:
    """That a card cannot be cancelled, and what else it says in the same sentence, as a sentence each."""
    found = _AND_WORTH.match(body) or _WORTH_AND.match(body)
    if found is None:
        return body
    asked, rest = found["asked"] or "", re.sub(r"^its value\b", "this card's value", found["rest"])
    first, then = (f"{asked}this card", f"{asked}{rest}") if asked else ("This card", rest[0].upper() + rest[1:])
    return f"{first} cannot be cancelled. {then}.{body[found.end() :]}"
