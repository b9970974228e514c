"""How far the grammar of Unmatched generalises: plain words in every place where English lets them stand.

.venv/bin/python bench/grid.py [GRID …] [--count 400] [--seed 1] [--show 30]

Each grid has rows and columns: who and what is so of them, what is done and to whom, how much of what. A sample of each
is read; rows and columns that fail most are told first, for those are what is missing.
"""

import argparse
import random
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mulligan.games.unmatched.heroes import Card, Fighter, Hero
from mulligan.games.unmatched.vocabulary.texts.umdb import Unread, try_ability, try_card
from mulligan.language.words import capital

HERO = "Marrow"
OWN = "Place a fog token in any space. Gain 1 rage."  # so that these words are known
WORDS: dict[str, list[Any]] = tomllib.loads((Path(__file__).parent / "grid.toml").read_text("utf-8"))
Cell = tuple[str, tuple[str, ...], str]  # the text, its row, column and so on, and the moment ("ability" for none)


def read(text: str, timing: str) -> Unread | None:
    """Why it is not read, or none."""
    fighters = [Fighter(HERO, True, True, 14, 1), Fighter("Hounds", False, False, 2, 3)]
    hero = Hero(HERO, "Nobody's", 2, "", fighters, [Card("Own", 2, "scheme", -1, 2, [], OWN)])
    if timing == "ability":
        hero.ability = text
        return try_ability(hero)
    said = f"{timing}: {text}" if timing else text
    card = Card("Tried", 2, "versatile" if timing else "scheme", 3 if timing else -1, 2, [], said)
    hero.cards.append(card)
    return try_card(hero, card)


NO_COMBAT = ("your fighter", "the opposing fighter", "the defender", "both fighters")  # outside a combat there is none
COMES_OUT = re.compile(
    r"\bwo?n |\bwin |lost |survived|took|dealt|was defeated|tie|not defeated"
)  # what is not known yet
ALL_PLURAL = ("your", "opposing", "friendly", "Hounds")
VERBS = {"has": "have", "takes": "take", "adds": "add", "gets": "get", "ignores": "ignore", "does": "do", "is": "are"}


def verbs(many: bool) -> dict[str, str]:
    return {one: several if many else one for one, several in VERBS.items()}


def conditions() -> Iterator[Cell]:
    subjects = [(one, 0) for one in WORDS["ones"]] + [(many, 1) for many in WORDS["many"]]
    for who, many in subjects:
        for state in WORDS["states"]:
            for timing, place in WORDS["asked"]:
                if timing in ("", "ability") and who in NO_COMBAT:
                    continue
                if "sidekick" in state[0] and who.startswith(("Marrow", "a Hound", "one of your Hounds")):
                    continue
                yield place.format(c=f"{who} {state[many]}"), (who, state[0], place), timing


def of_players() -> Iterator[Cell]:
    for who in WORDS["players"]:
        for yours, theirs in WORDS["of_players"]:
            said = yours if who == "you" else theirs
            for timing, place in WORDS["asked"] if said else ():
                yield place.format(c=f"{who} {said}"), (who, yours, place), timing


def of_combats() -> Iterator[Cell]:
    for asked in WORDS["in_combat"]:
        for timing, place in WORDS["asked"]:
            if timing in ("DURING COMBAT", "IMMEDIATELY") and COMES_OUT.search(asked):
                continue
            if timing in ("DURING COMBAT", "IMMEDIATELY", "AFTER COMBAT"):
                yield place.format(c=asked), (asked, place), timing


def done() -> Iterator[Cell]:
    for whom, many in WORDS["whom"]:
        for of in WORDS["of_whom"]:
            be, were, have = ("are", "were", "have") if many else ("is", "was", "has")
            where = of.format(rel=f"that {be}", had=f"that {were}", has=f"that {have}")
            for way, timing in WORDS["done_to"]:
                one = re.sub(r"^(?:each|an?|any|one) ", "", whom) if "{one}" in way else whom
                if "{one}" in way and (many or "of" in whom or one == whom):
                    continue
                if "there" in way and not whom.startswith(("a ", "an ", "another ")):
                    continue
                if whom.startswith("any number of") and "{X}" in way:
                    continue
                recovers = "recover" if many else "recovers"
                said = way.format(x=whom + where, X=capital(whom + where), one=one + where, recovers=recovers,
                                  **verbs(bool(many)))  # fmt: skip
                yield said, (whom, of, way), timing


def cards() -> Iterator[Cell]:
    for quantity, many in WORDS["quantities"]:
        for kind in WORDS["kinds"]:
            for way in WORDS["zones"]:
                if quantity == "all" and way.startswith(("Search", "Draw", "You may reveal")):
                    continue
                article = "an" if quantity == "a" and kind.startswith("attack") else quantity
                said = way.format(x=f"{article} {kind}card{'s' if many else ''}", it="them" if many else "it")
                yield said, (quantity, kind, way), ""


def amounts() -> Iterator[Cell]:
    for way, combat in WORDS["sinks"]:
        for amount in WORDS["amounts"]:
            yield way.format(a=amount), (amount, way), "DURING COMBAT" if combat else ""
        for amount in WORDS["amounts_combat"]:
            late = "dealt" in amount or "took" in amount
            if not (combat and late) and "spaces" not in way:
                yield way.format(a=amount), (amount, way), "DURING COMBAT" if combat else "AFTER COMBAT"


def counted() -> Iterator[Cell]:
    for noun in WORDS["counted"]:
        for way, timing in WORDS["for_each"]:
            yield way.format(n=noun), (noun, way), timing


def moments() -> Iterator[Cell]:
    for moment in WORDS["moments"]:
        for way in WORDS["at_moments"]:
            said = way.format(m=moment, l=moment[0].lower() + moment[1:])
            yield said, (moment, way), "ability"


def always() -> Iterator[Cell]:
    for who in WORDS["static_who"]:
        for way in WORDS["static"]:
            for when in WORDS["static_when"]:
                said = way.format(w=who, may="may", cannot="cannot", **verbs(who.startswith(ALL_PLURAL)))
                yield when + said if when else capital(said), (who, way, when or "always"), "ability"


GRIDS = {
    "conditions": conditions, "players": of_players, "combats": of_combats, "done": done, "cards": cards,
    "amounts": amounts, "counted": counted, "moments": moments, "always": always,
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("grids", nargs="*", metavar="GRID", help=", ".join(GRIDS))
    parser.add_argument("--count", type=int, default=400, help="of each grid")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=30)
    parser.add_argument("--all", action="store_true", help="show every text that is not read")
    given = parser.parse_args()
    tried_in_all = read_in_all = 0
    for name in given.grids or GRIDS:
        cells = list(GRIDS[name]())
        cells = random.Random(given.seed).sample(cells, min(given.count, len(cells)))
        tried: Counter[str] = Counter()
        failed: Counter[str] = Counter()
        good = 0
        unread: list[tuple[str, Unread]] = []
        for text, where, timing in cells:
            tried.update(where)
            fault = read(text, timing)
            if fault is None:
                good += 1
            else:
                failed.update(where)
                unread.append((f"{timing}: {text}" if timing else text, fault))
        tried_in_all, read_in_all = tried_in_all + len(cells), read_in_all + good
        print(f"\n## {name}: {good} of {len(cells)} read, {good / len(cells):.0%}")
        for what in sorted(failed, key=lambda one: -failed[one] * failed[one] / tried[one])[: given.show]:
            print(f"  {failed[what]:3}/{tried[what]:3} {what}")
        for text, fault in unread if given.all else ():
            print(f"  - {text} | at: {fault.words} | {fault.reason.split('; near to')[0][:150]}")
    print(f"\ntogether: {read_in_all} of {tried_in_all} read, {read_in_all / tried_in_all:.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
