"""How far the grammar of Unmatched generalises: parts of known texts, put together anew, and what share of that reads.

.venv/bin/python bench/crossover.py --umdb ../shared/facts/unmatched/umdb/decks.json [--count 3000] [--seed 1]

The texts are cut at their joints (when | if | what is done | to whom | where | how much | for each what) and parts of
different heroes are put together, with the names of a hero who is nobody's. What reads nowhere is a row or a column of
the grammar: such parts are told first, then the places where reading stopped. The texts belong to others and are not
part of this repository: say where you have them.
"""

import argparse
import json
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mulligan.games.unmatched.heroes import Card, Fighter, Hero
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names, lexicon_of
from mulligan.games.unmatched.vocabulary.texts.passages import COMBAT_TIMINGS, split_timings
from mulligan.games.unmatched.vocabulary.texts.umdb import Unread, read_file, try_ability, try_card
from mulligan.language.words import capital, mend

HERO, SIDEKICK = "Marrow", "Hound"
TRIES = 12  # for one that is no nonsense
OPENS = re.compile(r"^(?:If|While|When|Whenever|After|At|Once|During|Then|Otherwise|Instead|You may|Choose|For each)\b")
HANGS = re.compile(  # what needs something that stands before it
    r"\b(?:it|that|those|them|they|their|this way|instead|do so|does|both|the other|the rest|he|she|him|her|his|its|"
    r"another|again|X|same|first|chosen|each of|one of|either|none|rest)\b",
    re.I,
)
OWN = re.compile(r"[a-z]+#\d|#[2-9]|#\d\d|\b(?!(?:BOOST|BLIND)\b)[A-Z]{2,}\b|[\n:()•$?&{}\"]")


@dataclass(frozen=True)
class Part:
    """A part of a text: what kind it is, its words, and what the text that has it is for."""

    kind: str
    words: str
    timing: str = ""
    scheme: bool = False


@dataclass(frozen=True)
class Made:
    """A text put together anew, of which parts, for which moment; an ability has none."""

    words: str
    parts: tuple[Part, ...]
    timing: str | None
    scheme: bool


def nobody() -> Hero:
    fighters = [Fighter(HERO, True, True, 14, 1), Fighter(SIDEKICK, False, False, 2, 3)]
    return Hero(HERO, "Nobody's", 2, "", fighters, [])


def plain(hero: Hero, names: Names, said: str) -> str:
    """A sentence with the hero of nobody in the place of its own, or nothing where it has words of its own."""
    marked = names.mark(said)
    if OWN.search(marked):
        return ""
    several = {number for number, name in enumerate(names.full) for one in hero.fighters if one.name == name
               if one.count > 1 or not one.hero}  # fmt: skip
    for number in sorted(several):
        marked = re.sub(rf"\b([Aa]ll|[Bb]oth|[Oo]ther|\d|[Tt]wo|defeated|your|of)( of)?( your)? #{number}\b",
                        rf"\1\2\3 {SIDEKICK}s", marked)  # fmt: skip
        one = re.search(rf"\b(?:[Aa]n?|[Ee]ach|[Oo]ne|another) #{number}\b", marked)
        marked = re.sub(rf"#{number}\b", SIDEKICK if one else f"the {SIDEKICK}", marked)
    marked = re.sub(r"#0\b", HERO, marked)
    return "" if re.search(rf"\bthe {HERO}|\bthe the\b", marked) else marked


def sentences(text: str) -> list[str]:
    return [said.strip() for said in re.split(r"(?<=[a-z\d])[.!](?=\s|$)", text) if said.strip()]


def cut(hero: Hero) -> list[Part]:
    """The parts of a hero's texts."""
    names = Names((), lexicon_of(hero))
    found: list[Part] = []
    for card in hero.cards:
        for timing, body in split_timings(mend(card.text)):
            for said in sentences(body):
                found += of_sentence(plain(hero, names, said), timing, card.type == "scheme")
    for said in sentences(mend(hero.ability).replace("\n", " ")):
        found += of_line(plain(hero, names, said))
    return found


def of_sentence(said: str, timing: str, scheme: bool) -> list[Part]:
    """The joints of what a card says."""
    if not said:
        return []
    asked = re.match(r"If ([^,]+), (.+)$", said)
    out: list[Part] = []
    if asked and not asked[1].startswith("you do") and not HANGS.search(asked[1]):
        out.append(Part("condition", asked[1], timing, scheme))
        said = asked[2]
    may = re.match(r"[Yy]ou may (.+?)(?: to ((?:draw|cancel|gain|add|BOOST|deal|recover|move|place)\b.+))?$", said)
    if may and " instead" not in said:
        said = may[1]
        if may[2] and not HANGS.search(said):
            out.append(Part("price", said[0].lower() + said[1:], timing, scheme))
            return out
    if re.search(r"^(?:If|While|When|Whenever|After|At|Once|During|Then|Otherwise|Instead|Choose|For each)\b", said):
        return out
    counted = re.match(r"(.+?) for each ([^,]+)$", said)
    if counted:
        if not HANGS.search(counted[2]):
            out.append(Part("counted", counted[2], timing, scheme))
        said = counted[1]
    equal = re.search(r"\bequal to (?!this|it)([^,]+)$", said)
    if equal and not HANGS.search(equal[1]):
        out.append(Part("amount", equal[1], timing, scheme))
        return out
    where = re.match(r"((?:[Pp]lace|[Mm]ove|[Rr]eturn|[Ss]ummon) (?:(?!\bto\b|\bin\b|\bup\b).)+?) ((?:to|in|into) .+)$",
                     said)  # fmt: skip
    if where and not HANGS.search(said):
        out.append(Part("placing", where[1], timing, scheme))
        out.append(Part("place", where[2], timing, scheme))
    far = re.match(r"(?:[Mm]ove) ((?:(?!\bup to\b|\bto\b|\bin\b).)+?) (up to .+)$", said)
    if far and not HANGS.search(far[1]):
        out.append(Part("who", far[1], timing, scheme))
    hit = re.match(r"[Dd]eal \d damage to (.+)$", said)
    if hit and not HANGS.search(hit[1]):
        out.append(Part("who", hit[1], timing, scheme))
    if re.match(r"(?:[A-Z]|[a-z]+ )", said) and not HANGS.search(said) and len(said) < 120:
        words = said if said.startswith((HERO, SIDEKICK, "BOOST")) else said[0].lower() + said[1:]
        if not counted:
            out.append(Part("effect", words, timing, scheme))
        elif re.search(r"\b\d\b|\ba card\b", words):
            out.append(Part("countable", words, timing, scheme))
    return out


def of_line(said: str) -> list[Part]:
    """The joints of what an ability says."""
    if not said or len(said) > 200:
        return []
    when = re.match(r"((?:At the|When|Whenever|After|Each time|The first time) [^,]+), (.+)$", said)
    if when:
        rest = of_sentence(capital(when[2]), "", True)
        asked = [] if HANGS.search(when[1]) else [Part("moment", when[1])]
        return [*asked, *(Part(f"{part.kind}", part.words, "", True) for part in rest)]
    held = re.match(r"(?:While|As long as|If) ([^,]+), (.+)$", said)
    out = []
    if held:
        if not HANGS.search(held[1]):
            out.append(Part("condition", held[1], "", True))
        said = capital(held[2])
    if (
        not HANGS.search(said)
        and not OPENS.match(said)
        and re.search(r"\b(?:value|may|cannot|takes?|gets?|adds?)\b", said)
    ):
        out.append(Part("always", said))
    return out


def readable(part: Part) -> bool:
    """Whether it stands in a text that reads, of the plainest build there is."""
    tried = {
        "condition": f"If {part.words}, draw 1 card.",
        "effect": f"{capital(part.words)}.",
        "price": f"You may {part.words} to draw 1 card.",
        "counted": f"Draw 1 card for each {part.words}.",
        "countable": f"{capital(part.words)} for each card in your hand.",
        "amount": f"Draw cards equal to {part.words}.",
        "who": f"Deal 1 damage to {part.words}.",
        "placing": f"{capital(part.words)} in any space.",
        "place": f"Place your fighter {part.words}.",
    }
    if part.kind == "moment":
        return fault(Made(f"{part.words}, draw 1 card.", (part,), None, True)) is None
    if part.kind == "always":
        return fault(Made(f"{part.words}.", (part,), None, True)) is None
    return fault(Made(tried[part.kind], (part,), part.timing, part.scheme)) is None


def fault(made: Made) -> Unread | None:
    """Why it is not read, or none."""
    hero = nobody()
    if made.timing is None:
        hero.ability = made.words
        return try_ability(hero)
    text = f"{made.timing}: {made.words}" if made.timing else made.words
    sort = "scheme" if made.scheme else "versatile"
    card = Card("Crossed", 2, sort, -1 if made.scheme else 3, 2, [], text)
    hero.cards.append(card)
    return try_card(hero, card)


class Mixer:
    """Puts parts together."""

    def __init__(self, parts: list[Part], chance: random.Random) -> None:
        self.chance = chance
        self.parts: dict[str, list[Part]] = defaultdict(list)
        for part in parts:
            self.parts[part.kind].append(part)
        self.ways: list[tuple[int, Callable[[], Made]]] = [
            (3, self.asked), (2, self.priced), (2, self.counted), (2, self.as_many), (2, self.placed),
            (2, self.on_whom), (3, self.at_moment), (2, self.at_moment_if), (2, self.at_moment_may),
            (2, self.meanwhile), (1, self.instead), (1, self.if_done), (1, self.turned), (1, self.once),
            (1, self.for_each_at),
        ]  # fmt: skip

    def one(self, kind: str, like: Part | None = None) -> Part:
        """A part; one that can stand where another does."""
        fitting = [part for part in self.parts[kind] if like is None or suits(part, like)]
        return self.chance.choice(fitting or self.parts[kind])

    def make(self) -> Made:
        weights = [weight for weight, _ in self.ways]
        return self.chance.choices([way for _, way in self.ways], weights)[0]()

    def card(self, words: str, *parts: Part) -> Made:
        combat = next((part for part in parts if part.timing in COMBAT_TIMINGS), None)
        return Made(words, parts, combat.timing if combat else "", combat is None)

    def asked(self) -> Made:
        done = self.one("effect")
        asked = self.one("condition", done)
        return self.card(f"If {asked.words}, {done.words}.", asked, done)

    def turned(self) -> Made:
        done = self.one("effect")
        asked = self.one("condition", done)
        return self.card(f"{capital(done.words)} if {asked.words}.", asked, done)

    def priced(self) -> Made:
        done = self.one("effect")
        price = self.one("price", done)
        if self.chance.random() < 0.5:
            return self.card(f"You may {price.words}. If you do, {done.words}.", price, done)
        return self.card(f"You may {price.words} to {done.words}.", price, done)

    def if_done(self) -> Made:
        price = self.one("effect")
        done = self.one("effect", price)
        return self.card(f"You may {price.words}. If you do, {done.words}.", price, done)

    def counted(self) -> Made:
        done = self.one("countable")
        counted = self.one("counted", done)
        return self.card(f"{capital(done.words)} for each {counted.words}.", done, counted)

    def as_many(self) -> Made:
        amount = self.one("amount")
        way = self.chance.choice((
            "Draw cards equal to {}.", "Deal damage to the opposing fighter equal to {}.",
            f"{HERO} recovers health equal to {{}}.", f"Move {HERO} up to a number of spaces equal to {{}}.",
            "The value of this card is equal to {}.", "Your opponent discards cards equal to {}.",
        ))  # fmt: skip
        if way.startswith(("The value", "Deal")) and not amount.timing:
            way = "Draw cards equal to {}."
        return self.card(way.format(amount.words), amount)

    def placed(self) -> Made:
        placing = self.one("placing")
        place = self.one("place", placing)
        return self.card(f"{capital(placing.words)} {place.words}.", placing, place)

    def on_whom(self) -> Made:
        who = self.one("who")
        way = self.chance.choice(("Deal 2 damage to {}.", "Move {} up to 3 spaces.", "You may move {} up to 2 spaces."))
        return self.card(way.format(who.words), who)

    def instead(self) -> Made:
        done = self.one("effect")
        asked = self.one("condition", done)
        first, second = self.chance.choice((
            ("Draw 1 card", "draw 2 cards"), ("Deal 1 damage to the opposing fighter", "deal 3 damage"),
            (f"{HERO} recovers 1 health", f"{HERO} recovers 2 health"), (f"Move {HERO} up to 2 spaces", "move up to 4"),
        ))  # fmt: skip
        if not asked.timing and first.startswith("Deal"):
            first, second = "Draw 1 card", "draw 3 cards"
        return self.card(f"{first}. If {asked.words}, {second} instead.", asked)

    def ability(self, words: str, *parts: Part) -> Made:
        return Made(words, parts, None, True)

    def at_moment(self) -> Made:
        when, done = self.one("moment"), self.one("effect", PLAIN)
        return self.ability(f"{when.words}, {done.words}.", when, done)

    def at_moment_may(self) -> Made:
        when, done = self.one("moment"), self.one("effect", PLAIN)
        return self.ability(f"{when.words}, you may {done.words}.", when, done)

    def at_moment_if(self) -> Made:
        when, asked, done = self.one("moment"), self.one("condition", PLAIN), self.one("effect", PLAIN)
        return self.ability(f"{when.words}, if {asked.words}, {done.words}.", when, asked, done)

    def for_each_at(self) -> Made:
        when, done, counted = self.one("moment"), self.one("countable", PLAIN), self.one("counted", PLAIN)
        return self.ability(f"{when.words}, {done.words} for each {counted.words}.", when, done, counted)

    def once(self) -> Made:
        when, done = self.one("moment"), self.one("effect", PLAIN)
        ways = (
            "Once per turn, {when}, you may {done}.",
            "{up}, you may {done}. You may only do this once per turn.",
            "The first time {bare} each turn, {done}.",
        )
        way = self.chance.choice(ways)
        bare = re.sub(r"^(?:[Ww]hen(?:ever)?|[Aa]fter) ", "", when.words)
        if way.startswith("The first") and bare == when.words:
            way = "Once per turn, {when}, you may {done}."
        said = when.words[0].lower() + when.words[1:]
        return self.ability(way.format(when=said, up=when.words, bare=bare, done=done.words), when, done)

    def meanwhile(self) -> Made:
        asked, always = self.one("condition", PLAIN), self.one("always")
        said = always.words if always.words.startswith((HERO, SIDEKICK)) else always.words[0].lower() + always.words[1:]
        return self.ability(f"While {asked.words}, {said}.", asked, always)


PLAIN = Part("effect", "", "", True)
FIGHT = re.compile(
    r"\b(?:this card|this attack|combat|the attacker|the defender|the opposing fighter|your fighter|BOOST"
    r"|your opponent's card|cancel|value)\b"
)


def suits(part: Part, like: Part) -> bool:
    """Whether a part makes sense where another stands: what is of a combat does nowhere else."""
    return part.timing == like.timing != "" or not FIGHT.search(part.words)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--umdb", type=Path, default=Path("../shared/facts/unmatched/umdb/decks.json"))
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=40, help="how many of each list")
    parser.add_argument("--unread", type=Path, help="where to write all that is not read")
    parser.add_argument("--parts", action="store_true", help="only the parts that do not read by themselves")
    given = parser.parse_args()
    if not given.umdb.exists():
        print(f"There is no {given.umdb}: nothing to cross.")
        return 0
    heroes = [reading.hero for reading in read_file(json.loads(given.umdb.read_text("utf-8")))]
    parts = list({(part.kind, part.words): part for hero in heroes for part in cut(hero)}.values())
    kept = [part for part in parts if readable(part)]
    print(f"{len(parts)} parts, {len(kept)} of which read in the plainest text:",
          dict(Counter(part.kind for part in kept)))  # fmt: skip
    if given.parts:
        for part in sorted(set(parts) - set(kept), key=lambda one: (one.kind, one.words)):
            print(f"{part.kind:10} [{part.timing}] {part.words}")
        return 0
    return crossed(given, kept)


def crossed(given: argparse.Namespace, parts: list[Part]) -> int:
    mixer = Mixer(parts, random.Random(given.seed))
    tried: Counter[Part] = Counter()
    failed: Counter[Part] = Counter()
    stops: dict[str, list[Made]] = defaultdict(list)
    kinds: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    lines: list[str] = []
    for _ in range(given.count):
        made = mixer.make()
        unread = fault(made)
        kind = ("ability: " if made.timing is None else "card: ") + " + ".join(part.kind for part in made.parts)
        kinds[kind][0] += 1
        tried.update(made.parts)
        if unread is None:
            kinds[kind][1] += 1
            continue
        failed.update(made.parts)
        reason = re.sub(r"; (?:what could|near to).*", "", unread.reason)
        stops[f"{kind} | {reason[:90]}"].append(made)
        lines.append(f"{kind} | {made.timing} | {made.words} | {unread.words} | {reason}")
    read = sum(some for _, some in kinds.values())
    print(f"{given.count} texts, {read} read: {read / given.count:.1%}")
    for kind, (count, some) in sorted(kinds.items()):
        print(f"  {kind:40} {some:4}/{count:4} {some / count:.0%}")
    print("\nParts that fail most:")
    rows = sorted(failed, key=lambda part: -failed[part] * failed[part] / tried[part])
    for part in rows[: given.show]:
        print(f"  {failed[part]:3}/{tried[part]:3} {part.kind:10} {part.words}")
    print("\nWhere reading stopped:")
    for stop, those in sorted(stops.items(), key=lambda one: -len(one[1]))[: given.show]:
        print(f"  {len(those):3} {stop}\n        {those[0].words}")
    if given.unread:
        given.unread.write_text("\n".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
