"""Text to words and words to text: slips mended, reminders dropped, possessives split."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

# What files have, and what was meant. Broken apostrophes arrive as U+FFFD, soft hyphens and zero-width spaces as noise.
_MENDED = str.maketrans(
    {
        "‘": "'",
        "’": "'",
        "\ufffd": "'",
        "\u00b4": "'",
        "“": '"',
        "”": '"',
        "–": "-",
        "—": "-",
        "\u00a0": " ",
        "\u00ad": "-",
    }
    | dict.fromkeys("\u200b\u200c\u200d\ufeff·", "")
)
_BEYOND = re.compile(r"&#[0-9]{1000,};?")
_REMINDER = re.compile(r"\([^()]*\)")
_WORD = re.compile(
    r"\[[A-Za-z]\]|'[sS]\b|'(?=\s|$|\.|,)|[Nn][Oo][Nn]-|[0-9]+(?=-[A-Z]\b)|[XYZ](?=-[0-9])"
    r"|[A-Za-zÀ-ÿ0-9#&]+(?:[-'.][A-Za-zÀ-ÿ0-9]+)*(?<!'[sS])|[^\sA-Za-z0-9]"
)
# A possessive pronoun is its pronoun and a possessive ending, so that one phrase reads "your" and "that player's".
_POSSESSIVE = {"your": "you", "its": "it", "their": "they", "whose": "who", "owners's": "owner"}
_PRINTED = {"who": "whose", "you": "your", "it": "its", "they": "their", "them": "their"}
_TIGHT = frozenset(".,:;!?+-'")


@dataclass(frozen=True, slots=True)
class Word:
    """One word: as it is matched, as it stood in the text, and where."""

    plain: str
    text: str
    at: int


@dataclass(slots=True, eq=False)
class Words(Sequence[Word]):
    """A sentence being read, with what reading has found out so far."""

    words: list[Word]
    memo: dict[tuple[int, int], Any] = field(default_factory=dict)
    # Reading that has failed once goes shy: "this and that" is then two clauses before it is one noun phrase.
    shy: bool = False
    furthest: int = 0
    expected: dict[str, None] = field(default_factory=dict)
    # Words that can be read in two ways, and the two.
    doubts: list[tuple[int, int, Any, Any]] = field(default_factory=list)

    def __getitem__(self, index: Any) -> Any:
        return self.words[index]

    def __len__(self) -> int:
        return len(self.words)

    def fail(self, index: int, wanted: str) -> None:
        """Remember what would have been read where reading got furthest."""
        if index > self.furthest:
            self.furthest = index
            self.expected = {wanted: None}
        elif index == self.furthest:
            self.expected[wanted] = None

    def doubt(self, start: int, end: int, one: Any, other: Any) -> None:
        """Remember words of which nothing says in which of two ways they are meant."""
        self.doubts.append((start, end, one, other))

    def again(self) -> Words:
        """The same words, to be read shyly."""
        return Words(self.words, shy=True)

    def text(self, start: int = 0, end: int | None = None) -> str:
        """The words as they stood."""
        return join(word.text for word in self.words[start:end])


# Slips of the pen that more than one file has.
_SLIPS = (
    (re.compile(r"\b([XYZ]), is (\d)"), r", \1 is \2"),
    (re.compile(r"\b(\w+)'s or (\w+)'s controller\b"), r"\1 or \2's controller"),
    (re.compile(r"\b(opponent|owner|player|controller)s (?=faction|deck|hand|discard pile|turn|influence)"), r"\1's "),
    (
        re.compile(
            r"\b(that|this|the attached|an?) (card|character|item|location|tactic|resource|player|opponent)s "
            r"(?=controller|owner|strength|life\b|speed|structure|numeric cost|abilit|rules text|threshold|effect)",
            re.I,
        ),
        r"\1 \2's ",
    ),
    (re.compile(r"\bopponents (?=cards|characters|items|locations|resources|factions)"), "opponents' "),
    (re.compile(r"\b(that|it|ability)s (?=source|effect)\b"), r"\1's "),
    (re.compile(r"\b(don|doesn)t\b"), r"\1't"),
    (re.compile(r"\b(can)(?:'?t| not)\b", re.I), r"\1not"),
    (re.compile(r"\b(\d+|an?|one|two|three) (\w+) at random (?=from\b|in\b|of\b)"), r"\1 random \2 "),
    (re.compile(r"(?<![\w'])'([a-z]+(?: [a-z]+)*)'(?![\w'])"), r'"\1"'),
    (re.compile(r"\b(gains?|has|have|text|following):? '((?:[^'\n]|'(?=\w))+\.)'"), r'\1 "\2"'),
    (re.compile(r"\b(pick|destroy|deplete|restore) and (?=item|attack)", re.I), r"\1 an "),
    (
        re.compile(r"\bfrom (?:one|an?) (character|item|card|location)( you control)? to another\b(?! (?:\1|one))"),
        r"from a \1\2 to another \1\2",
    ),
    (
        re.compile(r"\b(strength|life|speed) and (strength|life|speed) equal to ([^.,;]*?'s|its|their) \1 and \2\b"),
        r"\1 equal to \3 \1 and \2 equal to \3 \2",
    ),
    (re.compile(r"\b(than (?:this card|that \w+|the \w+ \w+))'s(?=[.,;]| this turn)"), r"\1"),
    (re.compile(r"\b[Tt]urn(s?) (?=[^.,;]*? face-(?:up|down)\b)"), r"flip\1 "),
    (re.compile(r"\banother player's (?=(?:character|item|location|resource|card)s?\b)"), "an opponent's "),
    (re.compile(r"\bexcept for (?=\w+ (?:character|item|location|resource|card)s\b)"), "except "),
    (
        re.compile(
            r"\b((?:[Ll]ook at|[Rr]eveals?) [^.\n]*?\bhand\. [^.\n]*?) "
            r"(?:(?:from )?among (?:those cards|them)|from it)\b"
        ),
        r"\1 in it",
    ),
    (
        re.compile(
            r"\b([Ii]ts|[Tt]heir|[Tt]hat \w+'s|[Tt]he \w+ \w+'s) (strength|life|speed) and (strength|life|speed) are "
            r"(?:switched|exchanged|swapped)"
        ),
        r"switch \1 \2 and \3",
    ),
    (
        re.compile(
            r"\b(up to \d+|\d+|one|two|three|four|X|all|any number of) opponents?' "
            r"(characters|items|locations|resources|cards)\b"
        ),
        r"\1 \2 opponents control",
    ),
    (re.compile(r"\b(gains? [^.,\n]*?),? but (?=loses?\b)"), r"\1 and "),
    (
        re.compile(
            r"((?:^|[.:;]\s+|this turn, ))no ((?:\w+ )?)(character|item|location|card|player|opponent)s?\b([^.,\n]*?) "
            r"(?:can|may)\b",
            re.I | re.M,
        ),
        r"\1\2\3s\4 cannot",
    ),
    (re.compile(r"\bcharacters? attacking with (it|this card)\b"), r"character in \1's party"),
    (re.compile(r"\bit's party\b"), "its party"),
    (re.compile(r"\bWhen (this card|the attached \w+) comes under your control\b"), r"When you take control of \1"),
    (
        re.compile(
            r"\b(characters?|items?|locations?|cards?)( (?:you|they|that player|an opponent) controls?)? (with the "
            r"(?:highest|greatest|most|lowest|least|fewest) (?:strength|life|speed|structure|numeric cost)) among "
            r"(?:all |the )?(?:characters|items|locations|cards)(?:( (?:you|they|that player) controls?)| in play)?\b"
        ),
        lambda said: f"{said[1]}{said[2] or said[4] or ''} {said[3]}",
    ),
    (re.compile(r"\bWhen the last token is removed,"), "When the last token is removed from this card,"),
    (re.compile(r"\b(their|your)s (?=(?:gain|lose)s?\b)"), r"\1 faction "),
    (re.compile(r"\b(faction (?:gain|lose)s?) (\d+|[XYZ])(?=[.,;]| and\b)"), r"\1 \2 influence"),
    (re.compile(r"\bbecomes? (?=(?:picked|destroyed|attacked|discarded)\b)"), "is "),
    (re.compile(r"\b(remove|destroy|discard|deplete|restore|reveal)s? them all\b", re.I), r"\1 all of them"),
    (
        re.compile(
            r"\b(tokens? on (it|this card|the attached \w+)[^.\n]*?,? remove) (?:all of )?(?:them|those tokens)\b"
        ),
        r"\1 all tokens from \2",
    ),
    (
        re.compile(r"\b(inflicts?) (\w+) damage to ([^.,;]*?) (and|or) (\d+|[XYZ]) damage to\b", re.I),
        lambda said: f"{said[1]} {said[2]} damage to {said[3]} {said[4]} {said[1].lower()} {said[5]} damage to",
    ),
    (re.compile(r"\batleast\b", re.I), "at least"),
    (re.compile(r"\bunder and opponent", re.I), "under an opponent"),
    (re.compile(r"\bcontroller my\b"), "controller may"),
    (re.compile(r"\b(the|a|an|and|of|to|in|that|this|with|your|card|cards|is|are) \1\b", re.I), r"\1"),
    (re.compile(r"(\[\w\])(\w)\]"), r"\1[\2]"),
    (re.compile(r"\b(\d+) - ?(\d+)\b(?! (?:strength|life|speed))"), r"\1 to \2"),
    (re.compile(r"\b(numeric cost(?: of)?) (\d)-(\d)\b"), r"\1 \2 to \3"),
)


def mend(text: str) -> str:
    """Undo what files do to text: entities escaped once or twice, broken apostrophes, odd dashes and spaces."""
    text = unescaped(unescaped(text)).translate(_MENDED)
    for slip, meant in _SLIPS:
        text = slip.sub(meant, text)
    return text.replace("--", "-").replace("\r\n", "\n").replace("\r", "\n").replace("\\n", "\n")


def unescaped(text: str) -> str:
    """Entities as what they stand for. A number with thousands of digits is no character, and nothing to trip over."""
    return html.unescape(_BEYOND.sub("\ufffd", text))


def without_reminders(text: str) -> str:
    """Reminder text in brackets is not rules text (501.1)."""
    while (shorter := _REMINDER.sub(" ", text)) != text:
        text = shorter
    return text


def split(text: str) -> Words:
    """The words of a text."""
    return Words(list(_split(text)))


def _split(text: str) -> Iterator[Word]:
    for found in _WORD.finditer(text):
        raw, at = found.group(), found.start()
        low = raw.lower()
        if low in _POSSESSIVE:
            yield Word(_POSSESSIVE[low], raw, at)
            yield Word("'s", "", at)
        elif low.endswith("'ve"):
            yield Word(low[:-3], raw, at)
            yield Word("have", "", at)
        elif low == "'":
            yield Word("'s", "'", at)
        else:
            yield Word(low, raw, at)


def join(words: Iterable[str]) -> str:
    """Words as running text: possessives closed up, punctuation close, "an" before a vowel."""
    out: list[str] = []
    quoted = False
    tight = False
    for word in words:
        if not word:
            continue
        if word == '"':
            if quoted:
                out.append(word)
            else:
                out.append(word if not out else ' "')
            tight, quoted = not quoted, not quoted
            continue
        if word == "'s" and out:
            last = out[-1].strip()
            out[-1] = out[-1].replace(last, _possessive(last))
            continue
        if out and out[-1].strip() == "a" and _vowel(word):
            out[-1] = out[-1].replace("a", "an")
        icons = word[0] == "[" and bool(out) and out[-1].endswith("]")
        if tight or not out or word in _TIGHT or word.startswith("'") or icons:
            out.append(word)
        else:
            out.append(" " + word)
        tight = word in "+-" or word == "non-"
    return "".join(out)


def capital(text: str) -> str:
    """A sentence begins with a capital."""
    return text[:1].upper() + text[1:]


def _possessive(word: str) -> str:
    if word in _PRINTED:
        return _PRINTED[word]
    return word + "'" if word.endswith("s") and word != "this" else word + "'s"


def _vowel(word: str) -> bool:
    return word[0].lower() in "aeiou" and not word.lower().startswith("uni")
