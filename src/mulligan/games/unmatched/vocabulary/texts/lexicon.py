"""The words that are a hero's own: what its fighters are called, in every spelling; its forms, counters and markers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import NamedTuple

from mulligan.games.unmatched.heroes import Hero
from mulligan.games.unmatched.vocabulary.texts.genders import genders_of
from mulligan.games.unmatched.vocabulary.texts.states import STATE_OF, stated, states_of
from mulligan.language.words import mend

NAME_MARK = "#"
COUNTER_MARK = "counter#"
MARKER_MARK = "marker#"
SYMBOL_MARK = "symbol#"
PILE_MARK = "pile#"
POINTS_MARK = "points#"
HEROES_KEPT = 256
MOST_LETTERS = 2_000  # of one text; the longest that is known has 500


class Lexicon(NamedTuple):
    """What a hero's texts may speak of by a name of its own."""

    names: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()  # what the hero can be: the first is what it is at the start
    counters: tuple[str, ...] = ()  # what is gained and spent
    markers: tuple[str, ...] = ()  # what lies in spaces
    aliases: tuple[str, ...] = ()  # what else the hero is called
    symbols: tuple[str, ...] = ()  # what is printed on its cards
    states: tuple[tuple[str, str], ...] = ()  # what the hero is called while something is so: the word, and what
    several: tuple[str, ...] = ()  # fighters of whom there is more than one
    pile: str = ""  # cards beside the deck
    waiting: tuple[str, ...] = ()  # fighters that do not start on the battlefield
    alone: bool = False  # the hero is the only fighter
    points: str = ""  # what its cards have numbers of printed on them
    genders: tuple[str, ...] = ()  # "he" or "she", as the texts call each fighter


class Names:
    """Every way to say the names of a lexicon, and the mark that stands for each."""

    def __init__(self, full: Iterable[str], lexicon: Lexicon | None = None) -> None:
        self.lexicon = lexicon or Lexicon(tuple(full))
        self.full: list[str] = list(dict.fromkeys(self.lexicon.names))
        self.forms = self.lexicon.forms
        self.ways: dict[str, int] = {}
        for number, name in enumerate(self.full):
            self._enter(spellings(whole(name)) + lowered(name), number)
        for number, name in enumerate(self.forms, len(self.full)):
            ways = [*whole(name), name.title(), name.capitalize(), *participle(name), *stems(name)]
            self._enter(spellings(ways), number)
        for number, name in enumerate(self.full):  # a part of a name stands for it where it is nobody's whole name
            self._enter(spellings(parts(name)), number)
        for alias in self.lexicon.aliases if self.full else ():
            self._enter(spellings(whole(alias)), 0)
        for number, name in enumerate(self.forms, len(self.full)):
            others = [*self.full, *(form for form in self.forms if form != name)]  # what several are called is no name
            self._enter(spellings([part for way in (name, name.title()) for part in own_parts(way, others)]), number)
        self._keys = {key(way): number for way, number in reversed(self.ways.items())}
        self._find = re.compile(r"(?<![\w#])(" + "|".join(loose(way) for way in longest(self.ways)) + r")(?![\w#])")
        self._counters = named_things(self.lexicon.counters)
        self._markers = named_things(self.lexicon.markers)

    def _enter(self, ways: list[str], number: int) -> None:
        for way in ways:
            self.ways.setdefault(way, number)

    def mark(self, text: str) -> str:
        """The text with names as marks."""
        if self.ways:
            text = self._find.sub(lambda found: f"{NAME_MARK}{self._keys[key(found.group(1))]}", text)
        for name in self.lexicon.markers:  # "any fog tokens" are as many as one likes
            some = rf"\b([Mm]ove|[Rr]emove) any (?={re.escape(name)}(?:s|(?:es)? (?:tokens|markers))\b)"
            text = re.sub(some, r"\1 any number of ", text, flags=re.I)
        for pattern, mark in ((self._markers, MARKER_MARK), (self._counters, COUNTER_MARK)):
            if pattern is not None:
                text = pattern.sub(partial(self._thing_marked, mark), text)
        if len(self.lexicon.markers) == 1:  # it can be no other
            text = re.sub(r"\b(without an?|another|with no) (?:token|marker)s?\b(?!#)", rf"\1 {MARKER_MARK}0", text)
            text = re.sub(r"(\bzone|\bspaces?|#\d+) without one\b", rf"\1 without a {MARKER_MARK}0", text)
        for number, symbol in enumerate(self.lexicon.symbols):
            text = re.sub(rf"\b{re.escape(symbol)}(?= cards?\b)", f"{SYMBOL_MARK}{number}", text, flags=re.I)
        for name in self.lexicon.waiting:  # who is not on the battlefield is placed there from beside it
            one = rf"\b[Pp]lace (an?|one|up to \w+|\w+) ({NAME_MARK}{self.full.index(name)}) (?=in|on|adjacent)"
            text = re.sub(
                one, lambda found: found.group() if found.group(1) in ALL else f"Summon {found[1]} {found[2]} ", text
            )
        if self.lexicon.pile:
            name = re.escape(self.lexicon.pile)
            text = re.sub(rf"\b{name}(?: (?:pile|row|stack))?\b", f"{PILE_MARK}0", text, flags=re.I)
        if self.lexicon.points:
            text = re.sub(rf"\b{re.escape(self.lexicon.points)}(?:e?s)?\b", f"{POINTS_MARK}0", text, flags=re.I)
        if self.lexicon.alone:  # whose attack is the next one, if not the hero's
            text = re.sub(rf"{NAME_MARK}0's (?=next attack)", "your ", text)
        if len(self.lexicon.symbols) == 1:  # drawn, it can be no other
            text = _DRAWN.sub(f" {SYMBOL_MARK}0 ", text)
        return text

    def called(self) -> str:
        """What the hero is called, where there is one."""
        return self.full[0] if self.full else ""

    def spelled_out(self, text: str) -> str:
        """The text with what a state means in the place of its name, and without the sentence that says so."""
        text = stated(text)
        for state, meaning in self.lexicon.states:
            text = re.sub(STATE_OF.format(state=re.escape(state)), "", text)
            text = re.sub(
                rf"\b([Ii]f|[Ww]hile|[Ww]hen) ((?:[\w.'-]+ ){{1,4}}?)(?:is|are) ({re.escape(state)})\b([^.]*)",
                lambda found: f"{found[1]} {found[3]}{with_name(found[4], found[2].strip())}",
                text,
            )
            named = rf"(?:(?:[\w.'-]+ ){{1,4}}?(?:is|are) )?{re.escape(state)}\b"
            text = re.sub(rf"\b([Ii]f|[Ww]hile|[Ww]hen) {named}", rf"\1 {meaning}", text)
        return text

    def fighting(self, text: str) -> str:
        """What stands on a combat card: "the Guard" of several is the one that fights."""
        for name in self.lexicon.several:
            plain = name.removeprefix("The ")
            called = re.escape(numbers_of(plain)[0] if plain.endswith("s") and not plain.endswith("ss") else plain)
            many = r"(?<!of )(?<!each )(?<!all )(?<!any )(?<!both )(?<!defeated )"  # "each of The Host": of all of them
            alone = many if called == re.escape(plain) else ""
            pattern = rf"{alone}\b([Tt])h(?:e|is) {called}\b(?: member)?(?! (?:that|who|adjacent|in|nearest)\b)"
            chosen = re.search(rf"\b(?:[Aa]n?|[Oo]ne of your|[Aa]ny|[Aa]nother) {called}\b", text)
            end = chosen.start() if chosen else len(text)  # "… with a Guard. The Guard …" is that one
            fights = re.sub(pattern, lambda found: "Your fighter" if found[1] == "T" else "your fighter", text[:end])
            text = fights + re.sub(
                rf"\b([Tt])he {called}\b(?! (?:that|who|adjacent|in|nearest)\b)", r"\1hat fighter", text[end:]
            )
            text = re.sub(rf"(?<!of )\byour {called} (?=(?:is|was|were) )", "your fighter ", text)
        return text

    def _thing_marked(self, mark: str, found: re.Match[str]) -> str:
        return f"{mark}{self.thing(mark, found.group(1))}"

    def thing(self, mark: str, said: str) -> int:
        """The number of a counter or marker in a lexicon."""
        known = self.lexicon.markers if mark == MARKER_MARK else self.lexicon.counters
        return [key(name) for name in known].index(key(singular(said)))

    def number(self, name: str) -> int:
        """Which fighter or form a name means, however it is spelt; -1 for none, or for several."""
        if key(name) in self._keys:
            return self._keys[key(name)]
        said = set(words_of(name)) - LITTLE
        ways = [(set(words_of(way)), number) for way, number in self.ways.items()]
        near = {number for words, number in ways if said and words and (said <= words or words <= said)}
        return near.pop() if len(near) == 1 else -1

    def fighter(self, number: int) -> str:
        """The fighter whom a mark means; a form is the hero."""
        return self.full[number] if number < len(self.full) else self.full[0]

    def form(self, number: int) -> int:
        """The form that a mark means, -1 for none."""
        name = self.full[number] if number < len(self.full) else self.forms[number - len(self.full)]
        keys = [key(form) for form in self.forms]
        return keys.index(key(name)) if key(name) in keys else -1

    def unmarked(self, text: str) -> str:
        """Marks as names again, for whoever reads a message."""

        def name(found: re.Match[str]) -> str:
            kind, number = found.group(1), int(found.group(2))
            if not kind:
                fighting = [*self.full, *self.forms]
                return fighting[number] if number < len(fighting) else found.group()
            known = {
                "counter": self.lexicon.counters,
                "marker": self.lexicon.markers,
                "symbol": self.lexicon.symbols,
                "pile": (self.lexicon.pile,) if self.lexicon.pile else (),
                "points": (self.lexicon.points,) if self.lexicon.points else (),
            }
            things = known[kind]
            return things[number] if number < len(things) else _THING[kind]  # an example may speak of what it lacks

        return re.sub(
            r"\b(counter|marker|symbol|pile|points)?#(\d+)|(?<!\w)()#(\d+)", lambda found: name(named(found)), text
        )


_THING = {"counter": "counter", "marker": "token", "symbol": "symbol", "pile": "pile", "points": "points"}
_DRAWN = re.compile("[\u2190-\u2bff\U0001f300-\U0001faff]\ufe0f?")  # a little picture


def named(found: re.Match[str]) -> re.Match[str]:
    """A mark without a kind in front of it matches in the second way."""
    again = re.match(r"(counter|marker|symbol|pile|points|)#(\d+)", found.group())
    assert again is not None
    return again


# ---- spellings ------------------------------------------------------------------------------------------------------

LITTLE = {"the", "of", "and", "a"}
ALL = {"each", "all", "every", "any", "the", "your", "that", "this", "both"}
_TITLES = {
    "Dr.", "Dr", "Doctor", "The", "King", "Queen", "Mr.", "Mrs.", "Ms.", "Sherlock", "Black", "Winter", "Little",
    "Moon", "Ghost", "Golden", "Captain", "Lord", "Lady", "Sir", "Ancient", "Red",
}  # fmt: skip
_PLAIN_WORDS = {
    "Knight", "Rider", "Bat", "Red", "Man", "Lee", "Soldier", "Panther", "Widow", "Hill", "Fighter", "Hood", "Girl",
    "Woman", "Cage", "Hand", "Guard",
}  # fmt: skip
# Words that a text has in their own sense, though a fighter may be called so.
_COMMON = {"red", "hand", "may", "will", "hero", "sidekick", "fighter", "space", "guard"}


def key(way: str) -> str:
    """A name as it is compared: case, dots and dashes do not count."""
    return "".join(words_of(way)) or way


def words_of(way: str) -> list[str]:
    return re.findall(r"\w+", way.replace("'", "").replace("’", "").lower())


def loose(way: str) -> str:
    """What finds a name whatever stands between its words."""
    words = [word for word in re.split(r"[\s.\-]+", way.strip(" .")) if word]
    proper = len(words) > 1 and all(
        word[0].isupper() for word in words
    )  # "InGen Worker": only how a word begins counts
    return r"[\s.\-]*[.\s\-]?".join(
        f"{re.escape(word[0])}(?i:{re.escape(word[1:])})" if proper else re.escape(word) for word in words
    )


def longest(ways: Iterable[str]) -> list[str]:
    return sorted(ways, key=len, reverse=True)


def whole(name: str) -> list[str]:
    """A name in full, and without "the"."""
    return [name, name.removeprefix("The ")]


def stems(name: str) -> list[str]:
    """What somebody is who is doing something is also said without -ing: FLYING, FLY."""
    stem = name.upper().removesuffix("ING")
    return [stem, f"{stem}E"] if name.isupper() and name.endswith("ING") and len(stem) > 2 else []


def with_name(said: str, name: str) -> str:
    """What is said of "him" where his name is left out: it is said of him by name."""
    return re.sub(r"\b(?:him|(?<=[,.] )(?:he|she)|(?:(?<=place )|(?<=move ))her)\b", name, said, count=1)


def lowered(name: str) -> list[str]:
    """A whole name without capitals, where it is no common word."""
    plain = name.removeprefix("The ").lower()
    return [way for way in (plain, *numbers_of(plain)) if way not in _COMMON]


def participle(name: str) -> list[str]:
    """What somebody is after something was done to them is also written small."""
    return [name.lower()] if name.lower().endswith("ed") and " " not in name else []


def parts(name: str) -> list[str]:
    """What a longer name may be shortened to."""
    words = name.removeprefix("The ").split()
    found: list[str] = []
    if len(words) > 1:
        if words[0] in ("Dr.", "Doctor", "Dr"):
            rest = " ".join(words[1:])
            found += [f"Dr. {rest}", f"Doctor {rest}", rest, f"Dr. {words[-1]}", words[-1]]
        if words[-1] not in _PLAIN_WORDS:
            found.append(words[-1])
        if words[0] not in _TITLES:
            found.append(words[0])
    return found


def own_parts(name: str, names: list[str]) -> list[str]:
    """What a form may be shortened to: none of the hero's own name."""
    known = {key(word) for full in names for word in full.split()}
    return [part for part in parts(name) if key(part) not in known]


def spellings(ways: list[str]) -> list[str]:
    """Each of these, one of many or many of it, in capitals or not."""
    found = [spelling for way in ways for spelling in (way, *numbers_of(way))]
    return [way for spelling in found for way in (spelling, spelling.upper()) if len(way) > 2]


# How a word ends that is one, and one that is many.
_MANY = (("y", "ies"), ("man", "men"), ("f", "ves"), ("sh", "shes"), ("ch", "ches"), ("x", "xes"), ("", "s"))


_ODD = (
    ("goose", "geese"), ("mouse", "mice"), ("louse", "lice"), ("foot", "feet"), ("tooth", "teeth"),
    ("child", "children"),
    ("person", "people"), ("ox", "oxen"), ("knife", "knives"), ("wife", "wives"), ("thief", "thieves"),
    ("witch", "witches"), ("hero", "heroes"), ("echo", "echoes"), ("golem", "golems"), ("sphinx", "sphinxes"),
)  # fmt: skip


def odd_number(name: str) -> list[str]:
    """What is neither many by an ending nor one without it: a goose of several geese."""
    for pair in (*_ODD, *((many, one) for one, many in _ODD)):
        if name.lower().endswith(pair[0]) and not name.lower().endswith(f"{pair[0]}s"):
            stem = name[: len(name) - len(pair[0])]
            if stem == "" or not stem[-1].isalpha():
                other = pair[1].capitalize() if name[len(stem)].isupper() else pair[1]
                return [stem + other]
    return []


def numbers_of(name: str) -> list[str]:
    """A name of one as that of many, or the other way about."""
    odd = odd_number(name)
    if odd:
        return odd
    ones = [name.removesuffix(many) + one for one, many in _MANY if name.endswith(many) and not name.endswith("ss")]
    if name.endswith(" Men"):
        return [name.removesuffix("Men") + "Man"]
    joined = re.match(r"(Man|Men|Woman|Women|Lady|Ladies|Lord|Lords|Maid|Maids)-(?=[a-z])", name)
    if joined:  # "Men-at-Arms"
        return [f"{numbers_of(joined[1].lower())[0].capitalize()}-{name[joined.end() :]}"]
    if ones:
        return ones
    return [name.removesuffix(one) + many for one, many in _MANY if name.endswith(one)]


def singular(said: str) -> str:
    plain = said.lower()
    return numbers_of(plain)[0] if plain.endswith("s") and not plain.endswith("ss") else plain


def named_things(names: tuple[str, ...]) -> re.Pattern[str] | None:
    """What finds counters or markers: one or several of them, with or without "token"."""
    if not names:
        return None
    ways = longest([way for name in names for way in (name, *numbers_of(name))])
    thing = "|".join(re.escape(way) for way in ways)
    return re.compile(rf"\b({thing})\b(?:\s+(?:tokens?|counters?|markers?)\b)?", re.IGNORECASE)


# ---- what a hero has of its own -------------------------------------------------------------------------------------

_NAME = r"(?:(?:Dr|Mr|Mrs|Ms|St)\. )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*"
_SHAPE = "form|shape|stance|mode|identity"
_FORMS = (
    re.compile(rf"(?i:starts?|begins?)(?: (?i:the game))? (?i:in (?:her|his|their|its|your)) ({_NAME}) (?i:{_SHAPE})"),
    re.compile(rf"(?i:starts? the game as) ({_NAME})"),
    re.compile(
        r"(?i:transforms? (?:in)?to|changes? (?:in)?to|whether (?:\w+ ){0,3}?[\w.']+ (?:starts?|is|are)(?: the game)?|"
        r"flip your \w+ to|flip to|"
        r"be either|is either|are either|becomes?|starts? the game|starts?(?: as)?|choose)"
        rf" ({_NAME}) or ({_NAME})"
    ),
    re.compile(rf"(?m:^)(?i:while|when) ({_NAME}):"),
    re.compile(
        r"(?i:becomes?|transforms? (?:in)?to|turns? into|flips? (?:\w+ )?\w+ to|(?:flips?|switch(?:es)?) to|"
        rf"(?:is|are) now) ({_NAME})"
    ),
    re.compile(rf"(?i:(?:in|to) (?:(?:her|his|their|its|your|the) )?)({_NAME}) (?i:{_SHAPE})"),
    re.compile(r"\b(?i:starts?|begins?)(?: the game)? (?:as )?([A-Z]{3,})(?=[.,]| and\b)"),
    re.compile(rf"(?i:(?:starts?|begins?) the game with (?:your|the|his|her)) ({_NAME}) (?i:card|side|token|{_SHAPE})"),
)
_BETWEEN = re.compile(rf"\b(?i:between|decide whether) ({_NAME}) (?:and|or) ({_NAME})")
_ASKED = re.compile(
    r"\b(?:[Ww]hile|[Ww]hen|[Ii]f) (?:[A-Z][\w.' ]*? is |(?:he|she|it|they) (?:is|are) )?"
    r"([A-Z]{3,}(?: [A-Z]{2,})*)(?=[,:])"
)
_SIDES = re.compile(r"(?m:^)([A-Z][A-Z ]{2,}): (?=[A-Z])")  # what is said of each thing that the hero can be
_TURNED = re.compile(r"\b(?:flip|switch|choose|change|turn)s?\b", re.IGNORECASE)
_TITLED = re.compile(r"(?m:^)[-*• ]*([A-Z][\w'’]*(?: (?:of|the|and|[A-Z][\w'’]*)){0,4}): (?=[A-Z+])")
_CHOSEN = re.compile(
    r"\b(?:[Cc]hoose|[Aa]ctivate|[Rr]eveal|[Dd]raw|[Ss]elect|[Ff]lip|[Cc]hange) (?:a|an|one|your|which|the)\b"
)
_BLOCK = re.compile(r"(?m:^)([A-Z][\w'’]*(?: [A-Z][\w'’]*){0,3})[ \t]*\r?\n(?=[A-Z])")  # a title, and what it does
_TIMES = ("IMMEDIATELY", "DURING COMBAT", "AFTER COMBAT", "ONGOING")
AFOOT = "Afoot"  # what a hero is that is in nothing, and rides nothing
_MOUNT = re.compile(  # what the hero is in from the start
    r"(?i:(?:starts?|begins?)(?: the game)? (?:in|on|inside|aboard|riding|mounted on|driving|piloting)"
    rf" (?:the|his|her|their|its|your|a)) ({_NAME})(?! (?i:{_SHAPE}|zone|space|deck|hand|pile))"
)
_GADGET = re.compile(
    rf"^({_NAME})\s*\n(?=(?:IMMEDIATELY|DURING COMBAT|AFTER COMBAT):)", re.MULTILINE
)  # a line of its own before what it does in a combat
_HEADING = re.compile(r"^#+ *(.+?) *$", re.MULTILINE)
_NO_THINGS = {
    "action", "card", "health", "space", "damage", "fighter", "hero", "sidekick", "boost", "attack", "defense",
    "scheme", "value", "turn", "combat", "of", "the", "your", "any", "all", "an", "a", "other", "more", "new",
    "random", "different", "opposing", "friendly", "additional", "item", "deck", "hand", "extra", "and", "each",
    "both", "number", "amount", "top", "it", "them", "that", "this", "versatile", "one", "two", "three", "effect",
    "ability", "text", "movement", "between", "with", "from", "on", "in", "to", "foe", "enemy", "ally", "opponent",
    "figure", "copy", "player", "zone", "defeated",
}  # fmt: skip
_COUNT = (
    r"(?:\d+|an?|one|two|three|four|five|six|no|any number of|any amount of|all(?: of)?(?: your| the)?|"
    r"each(?: of)?(?: your| the)?|up to \w+|both)"
)
_COUNTERS = (
    re.compile(rf"\b(?:start|begin)s?(?: the game)? with {_COUNT} ([A-Za-z]+)", re.IGNORECASE),
    re.compile(
        rf"\b(?:gains?|spends?|loses?|pays?) {_COUNT} ([A-Za-z]+)"
        r"(?= (?:tokens?|counters?)\b|[.,:]| (?:to|for|if)\b|$)",
        re.I,
    ),
    re.compile(rf"\b{_COUNT} ([A-Za-z]+) (?:tokens?|counters?)\b", re.IGNORECASE),
    re.compile(
        rf"\b(?:[Pp]lace|[Pp]ut|[Aa]dd|[Rr]emove)s? {_COUNT} ([a-z]+)(?: tokens?| counters?)? (?:on|onto|from) [A-Z]"
    ),
)
_MARKERS = re.compile(
    rf"\b(?:place|put|move|remove|return)s? (?:(?:your )?(?:{_COUNT}|your|the) )?([a-z]+(?: [a-z]+)?) "
    r"(?:tokens?|markers?)\b[^.]*"
    r"\b(?:spaces?|board|battlefield|zone|adjacent)\b",
    re.IGNORECASE,
)

_LYING = re.compile(
    r"\b(?:spaces? (?:with|containing|adjacent to) (?:an?|one|any|your)|(?:between|with)(?: any| two)?"
    r"|(?:on|in|from|adjacent to) (?:an?|one|any)) ([a-z]+) (?:tokens?|markers?)\b",
    re.I,
)


_PLACED = re.compile(  # what is put somewhere, and is not called a token each time, or never
    rf"\b(?:place|put|move|remove)s? {_COUNT} ([a-z]+) (?:in|on|from|to|adjacent)\b[^.]*?"
    r"\b(?:spaces?|board|battlefield|zone|adjacent)\b",
    re.IGNORECASE,
)
_OF_SPACES = re.compile(r"\b([a-z]+) spaces?\b", re.IGNORECASE)  # "a fog space", where there are fog tokens
_TOKENS = re.compile(r"\b([a-z]+) (?:tokens?|markers?)\b", re.IGNORECASE)


@lru_cache(maxsize=HEROES_KEPT)
def lexicon_of(hero: Hero) -> Lexicon:
    """What this hero's texts speak of by a name of its own."""
    names = tuple(dict.fromkeys(fighter.name for fighter in hero.fighters))
    texts = [mend(text[:MOST_LETTERS]) for text in (hero.ability, *(card.text for card in hero.cards))]
    texts = [beside_hero(text, hero.name, not number) for number, text in enumerate(texts)]
    markers = things(pattern.findall(text) for pattern in (_MARKERS, _LYING) for text in texts)
    tokens = things(_TOKENS.findall(text) for text in texts)
    placed = things(_PLACED.findall(text) for text in texts)
    placed += tuple(noun for noun in things(_OF_SPACES.findall(text) for text in texts) if noun in tokens)
    fighting = {singular(word) for name in names for word in words_of(name)}
    own = (noun for noun in placed if noun in tokens or not (fighting & set(noun.split()) or is_gained(noun, texts)))
    markers = tuple(dict.fromkeys([*markers, *own]))
    marked = "|".join(re.escape(name) for name in markers)
    counted = [re.sub(rf"\b(?:{marked})s?\b", "", text, flags=re.I) if marked else text for text in texts]
    counters = things(pattern.findall(text) for pattern in _COUNTERS for text in counted)
    counters = tuple(noun for noun in counters if not fighting & set(noun.split()) or is_gained(noun, counted))
    heroes = [fighter for fighter in hero.fighters if fighter.hero]
    aliases = (hero.name,) if len(heroes) == 1 and heroes[0].count == 1 else ()
    labels = dict.fromkeys(label for card in hero.cards for label in card.labels)
    points = {number[1] for label in labels if (number := numbered(label)) is not None}
    symbols = tuple(label for label in labels if numbered(label) is None and not is_family(hero, label))
    states = states_of(texts[0])
    several = tuple(dict.fromkeys(fighter.name for fighter in hero.fighters if fighter.count > 1))
    forms = forms_of(hero, names)
    alone = sum(fighter.count for fighter in hero.fighters) == 1
    waiting = tuple(fighter.name for fighter in hero.fighters if not fighter.hero and waits(fighter.name, texts))
    made = Lexicon(
        names, forms, counters, markers, aliases, symbols, states, several, pile_of(texts), waiting, alone,
        points.pop() if len(points) == 1 else "",
    )  # fmt: skip
    return made._replace(genders=genders_of(map(Names((), made).mark, texts), len(names))) if len(names) > 1 else made


def is_gained(noun: str, texts: list[str]) -> bool:
    """Is something gained that is only a part of a fighter's name?"""
    return any(re.search(rf"\bgains? (?:\d|an?) {re.escape(noun)}(?=[.,])", text) for text in texts)


_ON_CARD = r"\b(tokens?|counters?|markers?) (on|onto|from) "


def beside_hero(text: str, name: str, ability: bool) -> str:
    """What lies on the hero's own card is what the hero has; "this card" is that card where the ability speaks."""
    card = r"(?:your|his|her|its|the|this) (?:character|hero|ability) card" + (r"|this card" if ability else "")
    if not name:
        return text
    if ability:
        put = rf"\b([Pp]lace|[Pp]ut|[Aa]dd|[Rr]emove) ({_COUNT} \w+) (on|from) this card\b"
        text = re.sub(put, rf"\1 \2 \3 {name}", text)
    return re.sub(rf"{_ON_CARD}(?:{card})\b", rf"\1 \2 {name}", text)


def numbered(label: str) -> tuple[int, str] | None:
    """A label that is a number of something: "2 syllables"."""
    found = re.fullmatch(r"(\d+) ([a-z]+)", label)
    return (int(found.group(1)), singular(found.group(2))) if found else None


def waits(name: str, texts: list[str]) -> bool:
    """Does a text say of this fighter that it is summoned, or that it does not start on the battlefield?"""
    ways = "|".join(loose(way) for way in longest(spellings(whole(name)) + lowered(name)))
    said = re.compile(
        rf"\b(?:{ways}) (?:(?:do|does)(?: not|n't) (?:start|begin)|(?:starts?|begins?)(?: the game)? off)\b"
        rf"|\b(?:with no|without|without any|with any) (?:{ways})\b"
        rf"|\b(?i:summons?) (?:\w+ ){{1,4}}?(?:{ways})\b"
        rf"|\b(?i:do not place|set aside|set) (?:(?:your|all|any|the|of) ){{0,3}}(?:{ways})(?: aside|\b(?=[^.]* start))"
        rf"|\b(?:{ways}) (?:is|are) not placed\b|\b(?i:starts?|begins?)(?: the game)? without (?:\w+ )?(?:{ways})\b"
        rf"|\b(?i:starts?|begins?)(?: the game)? with \w+ (?:of your )?(?:{ways})(?:[.,]| (?:already )?on the b)"
        rf"|\b\w+ (?:of your )?(?:{ways}) (?:starts?|begins?)(?: the game)? (?:already )?on the b"
    )
    return any(said.search(text) for text in texts)


_PILE = re.compile(
    r"\b(?:in|into|from|to|on|onto|face up in) your (?!BOOST)"
    r"(?:([A-Z]{3,}(?: [A-Z]{3,})*)(?: pile| row| stack)?(?=[.,]|\s+(?:to|into|and|face|for)\b|$)"
    r"|((?!discard|draw)[a-z]+) (?:pile|stack)\b)"
)


_CARDS_THERE = re.compile(  # a pile that is neither in capitals nor called one
    r"\b[Cc]ards?(?: go)? (?:in|into|to|from) your ((?!hand|deck|discard|draw|opponent)[a-z]+)"
    r"(?=[.,]|\s+(?:to|and|instead)\b|$)"
)


_FACE_DOWN = re.compile(r"\b(?:in|into|to|on|onto) your ((?!hand|deck|discard)[a-z]+),? face[ -]?down\b")


def pile_of(texts: list[str]) -> str:
    """What cards beside the deck are called, where the texts speak of one such pile."""
    found = {key(name) for text in texts for pair in _PILE.findall(text) for name in pair if name}
    found = found or {key(name) for text in texts for find in (_CARDS_THERE, _FACE_DOWN) for name in find.findall(text)}
    return found.pop() if len(found) == 1 else ""


def things(found: Iterable[list[str]]) -> tuple[str, ...]:
    """Nouns that are none of the game's own."""
    singulars = (singular(noun) for nouns in found for noun in nouns)
    return tuple(dict.fromkeys(noun for noun in singulars if not set(noun.split()) & _NO_THINGS))


def forms_of(hero: Hero, names: tuple[str, ...]) -> tuple[str, ...]:
    """What the hero can be, as its special ability and its cards' users name it."""
    ability = mend(hero.ability[:MOST_LETTERS])
    headings = _HEADING.findall(ability)
    if len(headings) < 2:
        headings = _GADGET.findall(ability)
    found: list[str] = headings if len(headings) > 1 else []
    for pattern in _FORMS:
        for match in pattern.finditer(ability):
            found.extend(group for group in match.groups())
    if not found:
        found.extend(name for pair in _BETWEEN.findall(ability) for name in pair)
    if len(found) == 1 and found[0].isupper():  # what else is in capitals where it is asked for is another
        found.extend(said for said in _ASKED.findall(ability) if said not in _TIMES)
    chosen = _CHOSEN.search(ability)
    if not found and chosen:
        blocks = _BLOCK.findall(ability[chosen.end() :])
        found.extend(blocks if len(blocks) > 1 else [])
    titled = [name for name in _TITLED.findall(ability) if name not in _TIMES]
    titled = [name for name in titled if not name.isupper()] or titled  # a title stands before it all
    if not found and len(titled) > 1 and _CHOSEN.search(ability):
        found.extend(titled)
    sides = [side for side in _SIDES.findall(ability) if side not in _TIMES]
    if (len(sides) == 2 and _TURNED.search(ability)) or (len(sides) > 2 and _CHOSEN.search(ability)):
        found.extend(sides)
    forms: list[str] = []
    for name in found:
        plain = name.strip(" .:")
        if plain and key(plain) not in [key(form) for form in forms] and not is_sidekick(hero, plain):
            add_form(forms, plain, {word for name in names for word in words_of(name)})
    if len(forms) == 1 and names:
        forms.insert(0, names[0])
    bare = [form for form in forms if names and key(form) == key(names[0])]
    mounts = [name for name in _MOUNT.findall(ability) if not is_sidekick(hero, name)]
    if not forms and len(mounts) == 1 and names:
        return mounts[0], AFOOT
    if bare:  # what bears the hero's bare name is what it is at first
        forms.remove(bare[0])
        forms.insert(0, bare[0])
    return tuple(forms) if len(forms) > 1 else ()


def is_family(hero: Hero, label: str) -> bool:
    """Cards that have the word in their names are a family, and no symbol."""
    return all(key(label) in key(card.name) for card in hero.cards if label in card.labels)


def add_form(forms: list[str], name: str, own: set[str]) -> None:
    """A form with the hero's name in it is the same as without."""
    said = set(words_of(name))
    for number, form in enumerate(forms):
        known = set(words_of(form))
        if known - own == said - own and said - own:
            forms[number] = name if len(said) > len(known) else form
            return
    forms.append(name)


def is_sidekick(hero: Hero, name: str) -> bool:
    said = set(words_of(name))
    return any(not fighter.hero and said & set(words_of(fighter.name)) for fighter in hero.fighters)
