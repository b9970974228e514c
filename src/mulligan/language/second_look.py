"""A second pair of eyes on what was read: words that must leave a trace in the tree, looked for without the grammar.

It sees the bare English on one side, and on the other the tree as JSON. A text with a word that left no trace is a
suspect: somebody should look at it. What stands in brackets or quotation marks is left out.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mulligan.language.tree import Node, to_json

NUMBERS = {
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "twice": 2,
}


@dataclass(frozen=True, slots=True)
class Cue:
    """Words of English, and what must be in a tree where they are in the text: names of nodes, fields or values."""

    name: str
    words: re.Pattern[str]
    trace: re.Pattern[str]
    counted: bool = False  # there must be as many traces as there are words


def cue(name: str, words: str, trace: str, counted: bool = False) -> Cue:
    return Cue(name, re.compile(words, re.IGNORECASE), re.compile(trace), counted)


# What a word leaves in any game's tree: kinds of node are called by what they mean.
CUES = (
    cue("may", r"\bmay\b(?! not\b)",
        r'"May"|"may": true|"stay": true|"free": true|"through": true|Through|Reach|Optional'
        r'|Allow|Permi|Can[A-Z]|Play[A-Z]|Any[A-Z]|OneOfThese|AnyoneMay|OnlyFaceDown|AssignDamage', True),
    cue("instead", r"\binstead\b",
        r'Instead|"otherwise"|Replace|SetValue|Becomes|"where"|ThisCard|FixValue|StartsOff|OneOfThese|IntoPlay'
        r'|Redirect|ToZone|Assign|"Not"'),
    cue("unless", r"\bunless\b", r'"Not"|"otherwise"|Unless|"never": true|Tax|Averted'),
    cue("if", r"\b(?:if|while|as long as)\b(?! any\b)(?! able\b)", r'"If"|"Attempt"|"condition"|"requirement"|"Guarded"'
        r'|"conditions"|While|AsLongAs|"Watch"|Whenever|"Instead"|"Event|Would|Search|"when"|Leaves|Extreme|Tie'
        r'|"Must"|While'),
    cue("each", r"\b(?:each|every|all|both)\b(?! time\b)",
        r"Each|All|Every|Product|Both|Times|Everybody|ForEach|Group|Count|Per|Kind"
        r"|Pair|Whole|None|Hold|Maximum|Most|plural|Fill|Empty|Prevent|Cancel|Around|Passed|after combat"
        r"|Stronger|Bonus|TokensOn|IconsOf|Members|Extreme"
        r'|"all"|ChooseOne'),
    cue("other", r"(?<!through )\b(?:other|another|others)\b",
        r'[Oo]ther|Another|Rest|AnySpace|GainActions|Back|Not|NowIs|Sift'
        r'|EffectsDoNotHurt|Shield|SpaceInZone|CardsPlayed|Keep|AnyStart'),
    cue("up to", r"\bup to\b",
        r"UpTo|Several|DealUpTo|MoveFighters|Markers|SomeDefeated|BoostCard|BlindBoost|Reach|Nearby"
        r"|SpaceNear|SayHowMany|AnyNumber|HandSize|MostCounters|Most"),
    cue("only", r"\bonly\b", r"Only|Limit|Restrict|Once|Cannot|BoostFromSuit|Alone|Suit|Hurt|ToPlayMore"),
    cue("until", r"\buntil\b", r"Until|Lasting|Duration|StrongerAttacks|DrawUntil|Reveal|Turn"),
    cue("this turn", r"\bthis turn\b",
        r"Turn|Lasting|NextCost|Inflicted|Redirect|ReduceDamage|IsDestroyed|Stronger|Past|HURT|FarFrom|Before"
        r"|Elsewhere|Hold|Floor|NoDraws|Maneuver|Action"
        r"|AttackIs|Ignore|StartedHere|CardsPlayed|Duration"),
    cue("next", r"\bnext\b", r"Next|Later|Watch|Once|once|UntilStart|Redirect|Skip|RestoreRule|BeRestored"),
    cue("X", r"\bX\b", r'"X"|Variable|Let'),
    cue("not", r"\b(?:not|cannot|can't|don't|doesn't|didn't|haven't|isn't|no|none|without)\b",
        r'Not|No[A-Z]|None|[Nn]ever|Cannot|Isn|"isnt"|Prevent|Shield|Hold|Fix|"otherwise"|Empty|Floor|Limit'
        r'|Elsewhere|Far'
        r'|OutOf|Without|Hurt|"value": 0|StartsOff|Restrict|Forbid|Zero|StartedHere|Alone|uncancelled|Idle'
        r'|AllText|DuringBattle|FaceDown|Outside|Non[A-Z]|Cannot|"free": true'),
    cue("random", r"\brandom(?:ly)?\b", r'"random": true|Random|ByChance'),
    cue("exactly", r"\bexactly\b", r'Exactly|"exactly": true|Equal|equal|Calls|Is"'),
    cue("half", r"\bhalf\b", r"Half"),
    cue("double", r"\bdoubled?\b", r"Double|Twice"),
)  # fmt: skip
_ASIDE = re.compile(r"\([^()]*\)|\"[^\"]*\"|“[^”]*”")
_NUMBER = re.compile(
    r"(?<![\w#.-])(?:(\d+)|(two|three|four|five|six|seven|eight|nine|ten|twice))(?![\w-])", re.IGNORECASE
)


def suspicions(
    text: str, trees: Iterable[Node], names: Iterable[str] = (), more: Mapping[str, str] | None = None
) -> list[str]:
    """The words of a text that left no trace in what was read; none for a text above suspicion.

    `names` are left out of the text: what is called so may hold any word. `more` has further traces of a game's own.
    """
    return doubts(text, " ".join(json.dumps(to_json(tree), ensure_ascii=False) for tree in trees), names, more)


def doubts(text: str, shown: str, names: Iterable[str] = (), more: Mapping[str, str] | None = None) -> list[str]:
    """The same of a tree that is JSON already."""
    bare = _ASIDE.sub(" ", "\n".join(line for line in text.splitlines() if not heading(line)))
    for name in sorted(names, key=len, reverse=True):
        if len(name) > 2:
            bare = re.sub(rf"\b{re.escape(name)}\b", " ", bare, flags=re.IGNORECASE)
    found: list[str] = []
    for one in CUES:
        said = len(one.words.findall(bare))
        traced = len(one.trace.findall(shown))
        if more and one.name in more:
            traced += len(re.findall(more[one.name], shown))
        if said and (traced < said if one.counted else traced == 0):
            found.append(one.name)
    return found + lost_numbers(bare, shown)


def heading(line: str) -> bool:
    """A title is no rule."""
    return bool(line.strip()) and not re.search(r"[.:!,]", line) and len(line.split()) <= 5


def lost_numbers(bare: str, shown: str) -> list[str]:
    """Numbers of the text that are nowhere in the tree; one is often no number."""
    bare = re.sub(r"\bthe other \w+|^\s*option \d+", " ", bare, flags=re.IGNORECASE | re.MULTILINE)
    said = Counter(int(digits) if digits else NUMBERS[word.lower()] for digits, word in _NUMBER.findall(bare))
    there = {int(number) for number in re.findall(r"(?<![\w-])\d+(?!\w)", shown)}
    if re.search(r"Twice|Both|Pair|Double", shown):
        there.add(2)
    if "more_than" in shown:  # "3 or more": more than 2
        more = re.findall(r"\b(\d+) or more\b|\bat least (\d+)\b", bare)
        there |= {int(first or second) for first, second in more if int(first or second) - 1 in there}
    if "FirstHand" in shown:
        there.add(5)
    return [str(number) for number in sorted(said) if number > 1 and number not in there]
