"""What stands before a line of a special ability, and what that does to its words: a name, a form, a defeat."""

from __future__ import annotations

import re

from mulligan.games.unmatched.vocabulary.texts.lexicon import Names, key
from mulligan.games.unmatched.vocabulary.texts.plainer import selections
from mulligan.language.words import Words

_LABEL = re.compile(r"^([A-Z][A-Z'’! -]{2,})(?::|\.) (?=[A-Z])")
TIMINGS = ("IMMEDIATELY", "DURING COMBAT", "AFTER COMBAT", "ONGOING", "BOOSTED WITH")


_BETWEEN = re.compile(r"\b([Ss]witch|[Cc]hange) (?:between|from one of) #\d+ and #\d+(?: to the other)?")
_CHANGED = re.compile(  # whatever it is called: a hero that can be two things becomes the other
    r"\b([Cc]hange|[Ss]witch|[Tt]oggle)s? (?:(?:his|her|its|their|your|#0's) )?"
    r"(?!places?\b|spaces?\b|zones?\b|positions?\b|form\b|sides\b)[a-z]+(?=[.,]| and\b)"
)


def of_two_forms(text: str) -> str:
    """Where a hero can be two things, to change in whatever words is to become the other."""
    text = re.sub(r"#\d+ ?/ ?#\d+ (?=token|card|side)", "", text)
    return _CHANGED.sub(r"\1 your form", _BETWEEN.sub(r"\1 your form", text))


def form_asked(names: Names, text: str) -> str:
    """ "If Fae NAME is somewhere" asks two things: what the hero is, and where."""

    def apart(found: re.Match[str]) -> str:
        number = int(found.group(2))
        if number < len(names.full) or names.form(number) < 0:
            return found.group()
        return f"{found.group(1)} #0 is #{number} and #0 {found.group(3)}"

    return re.sub(r"\b([Ii]f|[Ww]hile) #(\d+) (is (?!#|not #|not active|active))", apart, text)


def unlabelled(sentence: str, forms: tuple[str, ...]) -> str:
    """A line without the name that it has in capitals, where that is neither a time nor something that the hero is."""
    found = _LABEL.match(sentence)
    if found is None or found.group(1) in TIMINGS or key(found.group(1)) in [key(form) for form in forms]:
        return sentence
    return sentence[found.end() :]


_WAYS = re.compile(
    r"\b(?:choose one(?: of the following)?|choose (?P<said>[^.:\n]*?)|decide whether [^.:\n]*?) ?[:.]?\s*\n+"
)


def named_ways(text: str, forms: tuple[str, ...]) -> str:
    """ "Choose one:", before a line for each thing that the hero can be: one of those is chosen."""

    def chosen(found: re.Match[str]) -> str:
        after = _LABEL.match(text[found.end() :])
        if after is None or key(after.group(1)) not in keys:
            return found.group()
        said = found["said"]
        if said and not all(re.search(rf"\b{re.escape(form)}\b", said) for form in forms):
            return found.group()
        return f"choose {' or '.join(forms)}.\n"

    keys = [key(form) for form in forms]
    return _WAYS.sub(chosen, text) if len(forms) > 1 else text


_OPENED = r"(?!While|If|When|After|At |Once|The first|During|Until|Each time|As long|Discard this)"
_LAST = re.compile(rf"(?:^|(?<=\. )){_OPENED}([A-Z][^.,:]*?),? (?:while|as long as) ([^.,:]*)\.")
_TURN = r"(your|(?:your |an )?opponents?'s?) turns?"
_IN_TURN = re.compile(rf"(?:^|(?<=\. )){_OPENED}([A-Z][^.,:]*?) (?:during|on) {_TURN}\.")
_DURING = re.compile(rf"(?:^|(?<=\. ))During {_TURN}, (?!you may|at|when|if)(?=[a-zA-Z])")
_PLAIN_START = re.compile(r"(?:Add|Opposing|Your|You|Attacks|Subtract|Reduce|Increase|Each|All|Effects|Cards)\b")


_SELECT = re.compile(
    r"choose your \w+\. Select ((?:(?:an? |one )?[A-Z]{2,}(?:,? and |, |,? (?=and shuffle )))+)"
    r"and shuffle (\w+) copies of each into your deck\."
)
_INSTEAD_OF = re.compile(  # of a maneuver: what is left out is said first
    r"\b(When(?:ever)? you (?:maneuver|take (?:a|the) maneuver action)), ([^.,]*?),? instead of "
    r"(moving [^.,]*|drawing (?:a|the|your) card)\."
)
_WOULD_MOVE = re.compile(
    r"\bWhen(?:ever)? you would move ([A-Z][\w.' ]*?) (?:during|as part of|with|in|for) (?:a|your) maneuver"
    r"(?: action)?, "
    r"(you may [^.]*?) instead\."
)
_MOVES_NOT = re.compile(r"\b([A-Z][\w.' ]*?) does not move when you maneuver\. Instead,? ((?:you may )?place [^.]*)\.")
_SO_MANY_INSTEAD = re.compile(  # of a maneuver: another number of cards
    r"\bWhen(?:ever)? you (?:maneuver|take (?:a|the) maneuver action), (?P<one>(?:you may )?draw \w+ cards) instead of "
    r"(?:1|one|a card)\.|\b(?P<other>Draw \w+ cards) instead of (?:1|one|a card) when(?:ever)? you maneuver\."
)


def plainly(text: str) -> str:
    """A paragraph of a special ability in which what is left out, won or selected is said as phrases say it."""
    text = _WOULD_MOVE.sub(r"When you maneuver, instead of moving \1, \2.", text)
    text = _MOVES_NOT.sub(r"When you maneuver, instead of moving \1, \2.", text)
    text = _INSTEAD_OF.sub(r"\1, instead of \3, \2.", _SELECT.sub(selections, text))
    text = _SO_MANY_INSTEAD.sub(
        lambda found: f"When you maneuver, instead of drawing a card, {(found['one'] or found['other']).lower()}.",
        text,
    )
    text = re.sub(
        r"\b[Ii]f ([A-Z][\w.' ]*?|you) (wins?|loses?) (?:a )?combat, ",
        lambda found: f"{'after' if found.start() else 'After'} {found.group(1)} {found.group(2)} a combat, ",
        text,
    )
    return re.sub(r"\b(becomes? ([A-Z]{3,})): (?=[a-z])", r"\1. While \2, ", text)


_LIMIT = re.compile(
    r"\s*\n+\s*(?=(?:You (?:may|can) (?:only )?(?:do|use) this\b|Use this\b|Limit once)[^.\n]*\bonce\b)"
)


def apart(text: str) -> str:
    """A special ability with each of its timings on a line of its own, and no limit apart from what it limits."""
    text = _LIMIT.sub(" ", text)
    return re.sub(r"(?<=[.!]) (?=(?:IMMEDIATELY|DURING COMBAT|AFTER COMBAT): )", "\n", text)


def turned(text: str) -> str:
    """What holds, with when it holds said first: "add +1 to his attacks on your turn", "she does this while …"."""
    text = _DURING.sub(lambda found: f"While {whose_turn(found[1])}, ", text)
    text = _IN_TURN.sub(lambda found: f"While {whose_turn(found[2])}, {lowered(found[1])}.", text)
    return _LAST.sub(
        lambda found: found.group() if of_whom_unsaid(found) else f"While {found[2]}, {lowered(found[1])}.", text
    )


def of_whom_unsaid(found: re.Match[str]) -> bool:
    """ "A and B do this while in a zone": it is not said which of them, or whether both, must be there."""
    return bool(re.match(r"(?:in|on|adjacent|within)\b", found[2]) and re.search(r"\w (?:and|or) [A-Z#]", found[1]))


def whose_turn(said: str) -> str:
    return "it is your turn" if said == "your" else "it is not your turn"


def lowered(said: str) -> str:
    return said[0].lower() + said[1:] if _PLAIN_START.match(said) else said


def in_place_of_defeat(text: str) -> str:
    """What is done where somebody would be defeated is done in place of it."""
    if "would be defeated" not in text:
        return text
    text = re.sub(r"(?<=defeated,) instead,?|,? instead\b(?! of)", "", text)
    return re.sub(r"\b(?:he|she|it|they) (?:has|have|is at) (\d+) health(?=\.)", r"set their health to \1", text)


def of_this_turn(words: Words) -> Words:
    """What the hero is from the start of a turn on: of attacks and moves, "this turn" adds nothing to that."""
    said = [word.plain for word in words.words]
    if "defense" in said or "defenses" in said or not {"attack", "attacks", "move"} & set(said):
        return words
    kept = [
        word
        for at, word in enumerate(words.words)
        if said[at : at + 2] != ["this", "turn"] and (at == 0 or said[at - 1 : at + 1] != ["this", "turn"])
    ]
    return Words(kept)
