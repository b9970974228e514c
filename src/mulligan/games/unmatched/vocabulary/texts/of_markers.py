"""What is said of markers as if they were somebody: their space, their zone, whom they are adjacent to."""

from __future__ import annotations

import re
from collections.abc import Callable

Plain = str | Callable[[re.Match[str]], str]
_THE = r"(?:[Tt]he|[Yy]our|an?|any|one of your) (marker#\d+)"
_WHO = r"(#\d+|(?:the|an?|your|any|another) [a-z ]*?(?:fighter|hero|sidekick|defender|attacker)|them|him|her|it)"
_SAID: list[tuple[str, Plain]] = [
    (r"\b([Pp]lace) your (\d|two|three|four|five) (?=marker#)", r"\1 \2 "),
    (
        r"(marker#\d+) in (?:\d|two|three|four|five|separate|that many) (?:different |separate )?"
        r"(?=spaces (?:that are )?(?:not in|outside|in|adjacent to) )",
        r"\1 in different ",
    ),
    (r"(marker#\d+)( on the board[^.#]*), remove (?:one|it)\b(?! (?:of|marker|counter|from))", r"\1\2, remove one \1"),
    (
        r"(\b[Pp](?:lace|ut) [^.]*?marker#\d+) (?:in|on) (?:(?:an?|any|different|separate) )?empty spaces?"
        r"(?= (?:in|adj|with))",
        r"\1 in vacant any spaces",
    ),
    (
        r"(\b[Pp](?:lace|ut) [^.]*?marker#\d+) (?:in|on) (?:(?:an?|any|different|separate) )?empty spaces?\b",
        r"\1 in vacant any space",
    ),
    (
        r"(\b[Rr]emove (?:an?|one|1) marker#\d+[^.]*?(?:\. If you do, | to )[^.]*?adjacent to )"
        r"(?:it|that marker#\d+)(?=\.)",
        r"\1that space",
    ),
    (
        r"\bWhen(?:ever)? (?:the )?(#\d+) moves, (?:he|she|it|they|\1) (?=(?:may|can) (?:treat|move (?:from|between)) "
        r"|treats )",
        r"\1 ",
    ),
    (r"\bWhen moving, (#\d+) (?=(?:treats|may|can) )", r"\1 "),
    # "Start the game with 3 fog tokens in separate spaces in his zone"
    (
        r"\b[Ss]tart the game with ((?:\d|one|two|three|four|five) marker#\d+) ((?:in|on) [^.]*?space)",
        r"At the start of the game, place \1 \2",
    ),
    (r"\b([Pp]lace|[Pp]ut) (1|an?|one) of your (?:\d|two|three|four|five|six) (?=marker#)", r"\1 \2 "),
    (r"(marker#\d+)([^#]*), place (?:one|it) (?=(?:in|on|adjacent) )", r"\1\2, place a \1 "),
    (r"(?m)^(.*?\.) (You have \d marker#\d+\.) (?=If all )", r"\2 \1 "),
    (
        r"(marker#\d+)([^#]*\bIf all (?:\d |of them |three |four )?)(are (?:already )?on the (?:board|battlefield)), "
        r"(you may )?(move) (?:one|it)\b",
        r"\1\2\1 \3, \4\5 a \1",
    ),
    (
        r"(\bIf all [^.,]*?(marker#\d+) are (?:already )?on the (?:board|battlefield), (?:you may )?move )"
        r"one\b(?! marker)",
        r"\1a \2",
    ),
    (
        r"\b([Pp]lace|[Pp]ut) or move (an?|one|1) (marker#\d+) (?:to|in|on) ([^.,]*)",
        r"\1 \2 \3 in \4 or move \2 \3 to \4",
    ),
    # "in the hut's space or in any space adjacent to it"
    (
        rf"\b(?:in|on) {_THE}(?:'s)? space,? or (?:in )?(?:any|an?|one) "
        r"(?:adjacent space|space adjacent to (?:it|that space|them))",
        r"in a space with or adjacent to a \1",
    ),
    (rf"\b(?:in|on) or adjacent to {_THE}(?:'s space)?\b", r"in or adjacent to a \1"),
    (rf"\badjacent to {_THE}'s space\b", r"adjacent to the \1"),
    (rf"\bin the same space as {_THE}\b", r"in a space with a \1"),
    (rf"\b(?:in|on) {_THE}'s space\b", r"in a space with a \1"),
    (rf"\bin {_THE}'s zones?\b", r"in a zone with a \1"),
    (rf"\bsharing a zone with {_THE}\b", r"in a zone with a \1"),
    # "if the hut is adjacent to somebody"
    (
        rf"\b([Ii]f|[Ww]hile) {_THE} (is|are|is not) adjacent to {_WHO}(?=[,.]| and\b)",
        r"\1 \4 \3 adjacent to the \2",
    ),
    (
        rf"\b([Ii]f|[Ww]hile) {_THE} (is|are|is not) in (#\d+|the opposing fighter|your fighter)'s zone",
        r"\1 \4 \3 in a zone with a \2",
    ),
    (
        rf"\b([Ii]f|[Ww]hile) {_THE} (is|are|is not) in (?:the same space as (#\d+)|(#\d+)'s space)",
        lambda found: f"{found[1]} {found[4] or found[5]} {found[3]} in a space with a {found[2]}",
    ),
]
OF_MARKERS: list[tuple[re.Pattern[str], Plain]] = [(re.compile(said), plain) for said, plain in _SAID]
