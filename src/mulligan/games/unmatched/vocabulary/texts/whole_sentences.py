"""Whole sentences that stand for plainer ones: the moment, the amount or whom it is about is said in another place."""

from __future__ import annotations

import re
from collections.abc import Callable

from mulligan.language.words import capital

_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def both_near(found: re.Match[str]) -> str:
    """ "If A and B are adjacent to the same one, do it to that one": it is done to one that is adjacent to both."""
    one, other, kind, done = found.groups()
    return f"{capital(done)} an opposing {kind} adjacent to both {one} and {other}."


def the_rest(found: re.Match[str]) -> str:
    """ "Look at the top 4. Put 2 into your hand and 2 on the bottom": the others, where that is all of them."""
    seen, taken, left = (_NUMBERS.get(found[name], found[name]) for name in ("seen", "taken", "left"))
    rest = "the rest" if int(seen) == int(taken) + int(left) else found["left"]
    return f"{found['before']} and {rest} {found['where']}"


def asked_first(found: re.Match[str]) -> str:
    """ "This card's value is more while something is so": if it is so, it is more."""
    return f"If {found.group(2)}, {found.group(1)[0].lower()}{found.group(1)[1:]}."


def tariff(found: re.Match[str]) -> str:
    """ "You may spend 2 coins to draw, or 4 to gain an action": a sentence for each price, at the same moment."""
    when, one, gained, other = found.groups()
    prices = [
        f"{when}{one} to {gained}.",
        *(f"{capital(when)}{part}." for part in re.split(r",? or (?=\d)|, (?=\d)", other)),
    ]
    return " ".join(prices)


def priced_list(found: re.Match[str]) -> str:
    """ "You may spend coins during your turn: 1: this. 2: that.": the same for a list of prices."""
    counter = found["counter"]
    said = _PRICED.findall(found["prices"])
    return " ".join(
        f"During your turn, you may spend {count} {counter}. If you do, {done[0].lower()}{done[1:].rstrip('. ')}."
        for count, done in said
    )


_PRICED = re.compile(
    r"(?:^|(?<=[\s.]))-?\s*(?:spend )?(\d)(?: counter#\d+)?\s*[:–—-]\s*([^:]*?)"
    r"(?=\s-?\s*(?:spend )?\d(?: counter#\d+)?\s*[:–—-]|$)",
    re.I,
)
_COUNT = r"(?:\d|one|two|three|four|five)"
WHOLE: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (
        re.compile(
            r"\b(When(?:ever)? you (?:maneuver|take (?:a|the) maneuver action)), "
            r"before (?:moving|you move)(?: (?:your|any) fighters?)?, "
        ),
        r"\1, ",
    ),
    (
        re.compile(
            r"\b([Ss])huffle this card and (?=(?:up to )?(?:\d|an?|one|two) (?:other )?cards? from your discard)"
        ),
        r"\1huffle this card into your deck. Shuffle ",
    ),
    (re.compile(r"\b([Ww])hen your turn (?:starts|begins)\b"), "At the start of your turn"),
    (re.compile(r"\bWhen you place (?:#\d+|your fighters) at the start of the game, "), "At the start of the game, "),
    (re.compile(r"\bin the same space as or adjacent to (?=an? )"), "in or adjacent to "),
    (
        re.compile(
            rf"(?P<before>\btop (?P<seen>{_COUNT}) cards of your deck\. (?:Put|Draw|Take) (?P<taken>{_COUNT})\b[^.]*?)"
            rf" and (?:put )?(?:the other |the remaining )?(?P<left>{_COUNT}) "
            r"(?P<where>(?:on the|back on) (?:bottom|top))"
        ),
        lambda found: the_rest(found),
    ),
    (
        re.compile(
            r"(?:^|(?<=[.!] ))((?:Opposing )?[Ff]ighters) (he|she|it|they|#\d+) (?:moves?|moved|passed|passes) through "
            r"take (\d+) damage"
        ),
        lambda found: f"Deal {found[3]} damage to each {found[1].lower().removesuffix('s')} {found[2]} moves through",
    ),
    (
        re.compile(r"\b(has not|did not|have not) (moved?) since the start of (?:your|this|the) turn\b"),
        r"\1 \2 this turn",
    ),
    (re.compile(r"\bmove or be moved\b"), "move"),
    (
        re.compile(
            r"(?:(?<=\. )|^)((?:This card|This attack|The value of this card|Add)\b[^.,]*?) "
            r"(?:while|when|as long as) ((?:you|your|the|both|all|there|#\d+)\b[^.]*)\."
        ),
        asked_first,
    ),
    (
        re.compile(
            r"\bChoose (?:an?|one|1) (?:random )?card(?: at random)? from (?:your opponent|an opponent)'s hand\. "
            r"(?:They|Your opponent) (?:must )?discards? (?:it|that card)\."
        ),
        "Your opponent discards 1 random card.",
    ),
    (
        re.compile(r"(?:(?<=^)|(?<=\. )|(?<=, ))\+(\d+) to (?:the|this|that|your) attack\b"),
        r"Add +\1 to this card's value",
    ),
    (
        re.compile(r"\bfor each (?:token|counter)s? (?:you )?(?:removed|spent|discarded)(?: this way)?\b"),
        "for each counter spent",
    ),
    (re.compile(r"\b[Ee]ach opponent takes (\d+) damage\b"), r"Deal \1 damage to each opposing hero"),
    (
        re.compile(
            r"\bIf (#\d+) and (#\d+) are (?:both )?adjacent to the same opposing (fighter|hero|sidekick), "
            r"([^.]*?) that \3\."
        ),
        both_near,
    ),
    (re.compile(r"(#\d+) have been defeated\b"), r"\1 are defeated"),
    (re.compile(r"\b([Rr])eturn both (?:of )?(?:your )?(#\d+) to\b"), r"\1eturn all defeated \2 to"),
    (re.compile(r"\b(may|can) move through opponents\b"), r"\1 move through opposing fighters"),
    # "NAME may take 1 damage to …" is a price that you may pay
    (
        re.compile(
            r"(#\d+)([^.#]*\b[Ss]ummon [^.]*?) (?:in|into|to) an (?:adjacent empty|adjacent|empty adjacent) space\b"
        ),
        r"\1\2 in an empty space adjacent to \1",
    ),
    (re.compile(r"\b(in|on) a space with (an? marker#\d+),? or (?:that is )?adjacent to \2"), r"in or adjacent to \2"),
    (
        re.compile(
            r"(?:^|(?<=[.!] ))(?:The )?(#\d+) (may )?(move|place|swap)s? (?=(?:an?|one|the|each|another|any) )([^.]*)"
        ),
        lambda found: (
            (f"You may {found[3]} " if found[2] else f"{found[3].capitalize()} ")
            + re.sub(r"\b(?:his|her|its) (?=zone)", f"{found[1]}'s ", found[4])
        ),
    ),
    # "Deal 1 damage to him, or 2 if that is so"
    (
        re.compile(
            r"\b([Dd]eal|[Dd]raw|[Gg]ain) (\d+) (damage|cards?|actions?)( to [^.,]*)?, or (\d+)"
            r"(?: (?:damage|cards?|actions?))?(?: instead)? if ([^.,]*)\."
        ),
        lambda found: (
            f"{found[1]} {found[2]} {found[3]}{found[4] or ''}. If {found[6]}, {found[1].lower()} {found[5]} "
            f"{found[3].removesuffix('s')}{'' if found[3] == 'damage' else 's'}{found[4] or ''} instead."
        ),
    ),
    (
        re.compile(
            r"\bchoose (?:an?|one|1) (?:random )?card(?: at random)? from (?:your opponent|an opponent)'s hand\. "
            r"(?:They|Your opponent) (?:must )?discards? (?:it|that card)\."
        ),
        "your opponent discards 1 random card.",
    ),
    (re.compile(r", then (?:the )?(#\d+) (?=(?:takes|recovers|deals) \d)"), r". \1 "),
    (re.compile(r"\b([Tt]his (?:attack|card)) is \+(?=\d)"), r"\1 gets +"),
    (re.compile(r"(\bvalue is equal to [^.]*?) instead(?=\.)"), r"\1"),
    (
        re.compile(r"(\bspaces each),? (?:even )?through (?:other |opposing )?fighters\b"),
        r"\1. They may move through opposing fighters",
    ),
    (re.compile(r"(?:\b[Tt]he )?(#\d+) may take (\d+) damage(?=[.,]| to\b)"), r"you may deal \2 damage to \1"),
    (
        re.compile(r"\b([Rr])esurrect (#\d+) with (\d+) health (?=(?:in|on|adjacent)\b)"),
        r"\1eturn \2 with \3 health ",
    ),
    (re.compile(r"\b([Rr]eturn #\d+) (with \d+ health) in ([^.,]*)"), r"\1 to \3 \2"),
    (
        re.compile(
            r"\bset ((?:his|her|its|their|#\d+'s) health to \d+)(?:,? and|,) place (him|her|it|them|#\d+) in ([^.,]*?)"
            r"(?=[.,]| and\b)",
            re.I,
        ),
        r"place \2 in \3 and set \1",
    ),
    (
        re.compile(
            r"\b[Ff]lip (?:his|her|its|their|the|#\d+'s) (?:[a-z]+ )?card(?: to [A-Z]+)?(?:,? and|,) (?=remove )"
        ),
        "",
    ),
    (
        re.compile(r"\bThe first time (#\d+) is defeated, (?=remove |place |return |set )"),
        r"The first time \1 would be defeated, ",
    ),
    (
        re.compile(
            r"\b(?:If|When) (#\d+) would be defeated and (?:she |he |it )?has not (?:yet |already )?been resurrected,"
            r"(?: resurrect (?:her|him|it|them):)?"
        ),
        r"The first time \1 would be defeated,",
    ),
    (re.compile(r"(#\d+|\b[Ss]he|\b[Hh]e|\b[Tt]hey) (?:is|are) resurrected: (?=set |place )"), ""),
    (re.compile(r"\b[Rr]esurrect (?:#\d+|him|her|it|them): (?=[a-z])"), ""),
    (
        re.compile(
            r"\b((?:[Dd]uring your turn, |[Oo]nce during your turn, )?you may spend )(\d+ counter#\d+) to "
            r"([^.,]*?),?(?: or)? (\d+ counter#\d+ to [^.,]*(?:,?(?: or)? \d+ counter#\d+ to [^.,]*)*)\."
            r"(?! This ability can only)"
        ),
        tariff,
    ),
    (
        re.compile(
            r"(?:During your turn, y|At any time during your turn, y|Y)ou may spend (?P<counter>counter#\d+)"
            r"(?: during your turn)?(?: to do (?:(?:any|one or more|one) of )?the following)?:\s*"
            r"(?P<prices>-?\s*(?:spend )?\d.*)$",
            re.I | re.S,
        ),
        priced_list,
    ),
]
