"""The choices that a person is shown, and finding the one meant by what was typed: a key, or a few words."""

from dataclasses import dataclass, field

FILLERS = frozenset(["a", "add", "as", "for", "my", "of", "on", "play", "take", "the", "to", "use", "with"])


@dataclass
class Choice:
    """An option with the key that stands before it, its words, and what it would do now.

    `aliases` are other words for it; `refusal` says why it cannot be taken, where it is shown all the same.
    """

    key: str
    label: str
    option: int
    now: str = ""
    aliases: list[str] = field(default_factory=list)
    refusal: str = ""


@dataclass
class Found:
    """What typed words mean: one choice and the words left over, or several that they could mean."""

    choice: Choice | None
    rest: list[str]
    several: list[Choice]


def find(typed: list[str], choices: list[Choice]) -> Found:
    """The choice that the most of the first words name. What follows may answer the questions that come next."""
    several: list[Choice] = []
    for count in range(len(typed), 0, -1):
        meant = by_key(typed[:count], choices) or by_words(typed[:count], choices)
        if len(meant) == 1:
            return Found(meant[0], typed[count:], [])
        several = several or meant
    return Found(None, typed, several)


def by_key(typed: list[str], choices: list[Choice]) -> list[Choice]:
    """`3`; `d3` or `d 3` or `discard 3`."""
    key = "".join(typed).casefold()
    if len(typed) == 2 and typed[1].isdigit():
        key = typed[0][:1].casefold() + typed[1] if typed[0].casefold() not in FILLERS else typed[1]
    return [choice for choice in choices if choice.key == key] if len(typed) <= 2 else []


def by_words(typed: list[str], choices: list[Choice]) -> list[Choice]:
    """The choices whose words fit best: the same words, or words that begin so, from the first word on or within."""
    wanted = essential(typed)
    if not wanted:
        return []
    best: list[Choice] = []
    best_fit = 0
    for choice in choices:
        fit = max(how_well(wanted, essential(words.split())) for words in (choice.label, *choice.aliases))
        if fit > best_fit:
            best, best_fit = [], fit
        if fit and fit == best_fit:
            best.append(choice)
    return best


def how_well(wanted: list[str], words: list[str]) -> int:
    if wanted == words:
        return 3
    if not in_order(wanted, words):
        return 0
    return 2 if words[0].startswith(wanted[0]) else 1


def in_order(wanted: list[str], words: list[str]) -> bool:
    """Is each wanted word the beginning of one of the words, in their order?"""
    places = iter(words)
    return all(any(begins(word, want) for word in places) for want in wanted)


def begins(word: str, want: str) -> bool:
    return word == want if want.isdigit() else word.startswith(want)


def essential(words: list[str]) -> list[str]:
    """The words without case, punctuation and fillers."""
    plain = ["".join(c for c in word.casefold() if c.isalnum()) for word in words]
    return [word for word in plain if word and word not in FILLERS]
