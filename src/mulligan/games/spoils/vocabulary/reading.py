"""The lines of a text: habits of other games, lists of things to choose from, what is done unless or instead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.vocabulary.acts.choosing import Choose
from mulligan.games.spoils.vocabulary.acts.damage import ChangeAmount, Inflict, SetAmount
from mulligan.games.spoils.vocabulary.acts.playing import Play
from mulligan.games.spoils.vocabulary.acts.standing import Deplete, Destroy, TakeControl
from mulligan.games.spoils.vocabulary.acts.tokens import PutTokens
from mulligan.games.spoils.vocabulary.happenings.events import EntersPlay
from mulligan.games.spoils.vocabulary.nouns.cards import All, Some
from mulligan.games.spoils.vocabulary.nouns.subtypes import SUBTYPES
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy
from mulligan.games.spoils.vocabulary.paragraphs import Static
from mulligan.games.spoils.vocabulary.statics.rules import EntersDepleted, EntersWith
from mulligan.games.spoils.vocabulary.terms import Icon
from mulligan.games.spoils.vocabulary.wordings import SAID_SO
from mulligan.language.core.conditions import Not
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.flow import Attempt, Both, By, If, Instead, Lasting, May
from mulligan.language.core.kinds import Cards, Event, Instruction
from mulligan.language.folding import with_alternatives
from mulligan.language.reader import Problem
from mulligan.language.references import Mention, is_it
from mulligan.language.tree import Node, rebuild, walk, with_fields

# "can attack only if …", "may only block while …"
# "When you play a resource, you may put this card from your hand into play": it is watched for in the hand
_FROM_HAND: Final = re.compile(
    r"^(When|At) ([^.\n]*?, you may )((?:pay [^.\n]*?\. If you do, |pay [^.\n]*? (?:and|to) )?)put this card "
    r"(?:from your hand into play|into play from your hand)\b",
    re.I | re.M,
)
_FIGHT: Final = r"((?:attack|block)(?: (?:or|and) (?:attack|block))?)"
_ONLY_IF: Final = re.compile(rf"\b(?:can|may) (?:{_FIGHT} only|only {_FIGHT}) (?:if|while|as long as)\b", re.I)
# "At the end of each turn in which you attacked, …"
_IN_WHICH: Final = re.compile(
    r"(\bat the end of [^.,\n]*?\bturns?) (?:in|during) which ([^.,\n]+?)(?: this turn)?,", re.I
)
# "after the battle", "cannot attack again", said of what has attacked
_AFTER_BATTLE: Final = re.compile(r"\b(after) (the|this|that|each|a) battle\b(?: ends)?", re.I)
_AGAIN: Final = re.compile(
    r"(\battack(?:s|ed|ing)?\b[^\n]*\b(?:it|this card|they) (?:cannot|can't|may not) (?:attack|block)) again\b", re.I
)
# "each opponent with more cards in hand than you"
_MORE: Final = r"(?:(?:\d+ or )?(?:more|fewer|less)|at least \d+|no|\d+)"
_WHO_HAS: Final = re.compile(rf"\b((?:each|an|any|a) (?:other )?(?:opponent|player)) with (?={_MORE}\b)", re.I)
_HAS_IN_PLAY: Final = re.compile(
    rf"\bwho has ({_MORE} (?:other )?(?:characters?|items?|locations?|resources?))(?: in play)?\b", re.I
)
# "Once each turn, you may discard a card. If you do, draw a card."
_WHEN_ONCE: Final = (
    r"(?P<turn>(?:each|per|every) turn|(?:during|on|in) (?P<whose>each (?:of your|opponent's|player's)|your) turns?)"
)
_TO_DO: Final = (
    r"(?:attach|choose|deplete|destroy|detach|discard|draw|flip|gain|give|have|inflict|look|move|pick|put|restore|"
    r"return|reveal|search|shuffle|take)\b"
)
_ONCE: Final = re.compile(
    rf"^Once {_WHEN_ONCE}, you may (?P<cost>(?:pay|discard|deplete|destroy|remove|reveal|pick|put|lose)\b[^.\n]*?)"
    rf"(?:\. If you do, | to (?={_TO_DO}))(?P<effect>[^\n]+)$",
    re.I | re.M,
)
# "You may pay 2 to draw a card. Use this only during your turn."
_WHENEVER: Final = re.compile(
    r"^(?:(?P<when>At any time(?P<turn> during your turn)?), )?you may "
    rf"(?P<cost>(?:pay|discard|deplete|destroy|remove|lose)\b[^.\n]*?)(?: to (?={_TO_DO})|(?P<if>\. If you do, ))"
    r"(?P<effect>(?:(?!\b(?:when|whenever|as|if)\b)[^\n])+?)(?P<only> Use this (?:ability )?only [^.\n]+\.)?$",
    re.I | re.M,
)
# "This card gains 1 strength for each item you control and 1 speed": the speed once.
_STATS: Final = r"\d+ (?:strength|life|speed)"
_EACH_AND: Final = re.compile(
    r"((?:^|[.:] ?)(?:(?:when|whenever|at) [^.,:\n]+, )?)(this card|the attached character|it) (gains|loses) "
    rf"({_STATS} for each [^.,\n]+?) and ({_STATS})( this turn)?\.",
    re.I | re.M,
)
# "A character gains 1 strength this turn, or 3 instead if …": how much is done, and how much otherwise.
_UNIT: Final = (
    r"(?:strength|life|speed|structure|damage|influence|cards?|tokens?|characters?|items?|locations?|resources?)"
)
_MUCH: Final = rf"\b(?:\d+|an?) (?P<unit>{_UNIT})\b(?: and \d+ {_UNIT})*"
_OR_IF: Final = re.compile(
    r"(?P<lead>(?:^|[.:\"] ?)(?:(?:when|whenever|at) [^.,:\n]+, )?)(?P<clause>[^.,:\n\"]+), "
    rf"or (?P<other>{_MUCH.replace('?P<unit>', '?:')}|\d+)(?: instead)? if (?P<if>[^.\n\"]+?)(?: instead)?\.",
    re.I | re.M,
)
# "After a character enters play, …": when it does. What comes after an attack is another moment.
_AFTER: Final = re.compile(
    r"(^|[.:\"] ?)After (?=(?:this card|an?|another|you|an opponent|each|your|the attached)\b)"
    r"(?![^.,\n]*\b(?:attack|block|battle|turn|this way))([^.,\n]+,)", re.M
)  # fmt: skip
# "Reduce all damage inflicted to it this turn by 2": by 2 this turn.
_DAMAGE_THIS_TURN: Final = re.compile(
    r"\b((?:reduce|increase) (?:(?:all )?(?:battle )?damage [^.,\n]*?|"
    r"(?:its|(?:this|the|that) (?:attached |picked )?(?:card|character)'s) (?:battle )?damage)) this turn "
    r"((?:to|by) (?:\d+|[XYZ]))\b(?! this turn)",
    re.I,
)  # fmt: skip
# "loses 3 or more influence at once"
_AT_ONCE: Final = re.compile(r"\b(\d+ or more influence|more than \d+ influence) at (?:once|one time)\b", re.I)
# "Name a card. The named card cannot be deployed": every card with that name.
_NAMED_CARD: Final = re.compile(
    r"\bthe (?:named|chosen) cards? (?=(?:cannot|can't|may not) be (?:played|deployed)\b)", re.I
)
_NAMES: Final = re.compile(r"\b(?:name|choose) a card\b", re.I)
_OF_IT: Final = re.compile(r"\b(?:it|its|(?:that|the) (?:card|character|item|location))\b", re.I)
_ONE_CARD: Final = re.compile(r"\b(to|on|from) an? [^.,]+$", re.I)
_ONE_THAT: Final = re.compile(r"an? .+?(?= (?:gains?|loses?)\b)", re.I)
# "Choose one:", "choose two of the following:", and what may stand after it on the same line.
_LEAD: Final = re.compile(
    r"(.*\bchooses? (?:one or both|one|(?:up to )?(?:two|three)))(?: of the following)?\s*(?:[:–—]|\s-\s)\s*(.*)$",
    re.I,
)
_BULLET: Final = re.compile(r"\s*(?:[•*·]|[-–—](?=\s))\s*")
_JOINT: Final = re.compile(r"\s*;\s*(?:(?:and/or|and|or)\s+)?|\s*[•·]\s*", re.I)
_NO_ICON: Final = re.compile(r"\[[^\WOGEDRV_]\]|\{\w\}", re.I)
_PAIR: Final = re.compile(r"(([+-][\dX]+)/([+-][\dX]+))", re.I)
_HAND_SIZE: Final = re.compile(r"(?:(?:maximum|max) )?hand size|maximum number of cards in \w+ hands?", re.I)
_NO_LIMIT: Final = "nothing limits how many cards are in a hand"  # 403.2b
_NO_SUCH_ICON: Final = "there is no such icon"
_IN_WORDS: Final = "there is no such icon: a cost is written in words, on a line of its own below the ability's name"
_STOP: Final = re.compile(r"(?<=\.)\s+")
# "… a Demon token into play. Treat it as an Arcanist character with 2 strength, 1 life, and 2 speed."
_TREATED: Final = re.compile(
    r"(?P<name>[A-Z][\w'’-]*(?: (?:of |the )*[A-Z][\w'’-]*)*) tokens?(?P<into> into play[^.\n]*)\.\s+Treat "
    r"(?:the|that|each|those|it|them)(?: tokens?)? as (?:an? )?(?P<kind>(?:[\w\"“”]+ )*?)characters?(?: cards?)? with "
    r"(?P<numbers>[^.\n]+)"
)
# "(Treat Demon tokens as Arcanist character cards with 2 strength, 1 life, 2 speed, and the fiend subtype. …)"
_TREATED_AS: Final = re.compile(
    r"\(?\b(?:Treat )?(?P<name>[A-Z][\w'’-]*(?: (?:of |the )*[A-Z][\w'’-]*)*) tokens (?:as|are) (?:an? )?"
    r"(?P<kind>(?:[\w\"“”-]+ )*?)characters?(?: cards?)? with (?P<numbers>[^.()]+)\."
    r"(?: When (?:an?|the|that) [^.()]*?tokens? leaves? play,[^.()]*\.)?\)?"
)
_SUBTYPE_OF: Final = re.compile(r"\bthe [\"“]?([\w-]+)[\"”]? subtype\b")
# "For each damage that would be inflicted to this card, remove a token from it instead."
_FOR_EACH_DAMAGE: Final = re.compile(
    r"\bFor each (?:1 |point of )?damage that would be inflicted to ([^,\n]+), ((?:you may )?(?:remove|put|discard)) "
    r"(?:an?|1) (token|card)\b([^.\n]*? instead)\b",
    re.I,
)
_ON_YOUR_TURN: Final = " Use this only during your turn."
_UNCOUNTED: Final = frozenset({"strength", "life", "speed", "structure", "damage", "influence"})
# "If you would lose influence, this card may be destroyed instead": you may destroy it.
_MAY_BE: Final = re.compile(
    r"\b(this card|the attached (?:character|card|location)|an?(?:other)? [^.,\n]{3,40}? you control) may be "
    r"(destroyed|depleted|discarded) instead\b", re.I
)  # fmt: skip
_DONE_TO: Final = {"destroyed": "destroy", "depleted": "deplete", "discarded": "discard"}
# "At the end of the battle, if this card inflicted damage to a faction, …": in that battle.
_IN_THAT_BATTLE: Final = re.compile(
    r"(\bat the end of (?:the|each|a|that) battle), if (?=[^.,\n]*?\b(?:\w+ed|was|were|lost|drew|did)\b)"
    r"(?![^.,\n]*\b(?:this turn|this battle|is|are|would)\b)([^.,\n]+)(?=,)", re.I
)  # fmt: skip
# "At the end of each battle in which this card attacked, …"
_BATTLE_WHERE: Final = re.compile(
    r"(\bat the end of [^.,\n]*?\bbattle) (?:in|during) which ([^.,\n]+?)(?: this battle)?,", re.I
)
# Before a name that stands for every card of that name, or is given to one.
_NAMED: Final = r"(?<!\bnamed )(?<!\bcalled )(?<!\ba )(?<!\ban )(?<!\banother )(?<!\bother )(?<!\bUNIQUE )(?<![\"“'’-])"

_UNTIL_IT_LEAVES: Final = re.compile(
    r"\b(removes? [^.\n]*? from the game|voids? [^.\n]*?|puts? [^.\n]*? into the void) until this card leaves play\b",
    re.I,
)
_PICKED_OF: Final = re.compile(
    r"\bpicks? an? (?:[\w-]+ )?(character|item|location) "
    r"((?:you|an opponent|that (?:player|opponent)) (?:controls?|owns?))\b",
    re.I,
)
_COMES_BACK: Final = (
    "When this card leaves play, put all cards removed from the game by this card into play "
    "under their owner's control."
)
_A_NUMBER: Final = re.compile(r"\b(?:choose|pick)(s?) a number(?=\.)", re.I)
_THE_NUMBER: Final = re.compile(r"\b(?:equal to )?(?:that|the chosen|the picked) number\b|\bthat many(?= \w)")
_THAT_COST: Final = re.compile(r"\b(?<=with )that (numeric cost|strength|life|speed)\b")
_LETTER: Final = re.compile(r"\b[XYZ]\b")

# After a subtype that stands for no card by itself.
_OF_A_KIND: Final = "card|character|item|location|tactic|resource|token"


@dataclass(frozen=True)
class Line:
    """One line of a text, and where it stands."""

    number: int
    text: str


def turned(text: str) -> str:
    """ "can attack only if you control a location": it cannot unless you do. "At the end of each turn in which you
    attacked": if you attacked this turn. "Draw a card, or 2 cards if …": if so, draw 2 cards instead."""
    for words, meant in SAID_SO:
        text = words.sub(meant, text)
    text = _IN_THAT_BATTLE.sub(r"\1, if \2 this battle", _BATTLE_WHERE.sub(r"\1, if \2 this battle,", text))
    text = _FROM_HAND.sub(_watched_in_hand, text)
    text = _FOR_EACH_DAMAGE.sub(r"If damage would be inflicted to \1, \2 that many \3s\4", text)
    text = _IN_WHICH.sub(r"\1, if \2 this turn,", text)
    text = _OR_IF.sub(_or_if, text)
    text = _EACH_AND.sub(_each_and, text)
    text = _AGAIN.sub(r"\1", _AFTER_BATTLE.sub(_at_its_end, text))
    text = _AT_ONCE.sub(r"\1", _DAMAGE_THIS_TURN.sub(r"\1 \2 this turn", _AFTER.sub(r"\1When \2", text)))
    text = _MAY_BE.sub(lambda found: f"you may {_DONE_TO[found[2].lower()]} {found[1]} instead", text)
    if _NAMES.search(text):
        text = _NAMED_CARD.sub(lambda found: f"{'C' if found[0][0] == 'T' else 'c'}ards with the chosen name ", text)
    text = _each_by_whose_it_is(_with_a_letter(until_it_leaves(text)))
    text = _HAS_IN_PLAY.sub(r"who controls \1", _WHO_HAS.sub(r"\1 who has ", text))
    return _ONLY_IF.sub(lambda found: f"cannot {found.group(1) or found.group(2)} unless", text)


def _each_by_whose_it_is(text: str) -> str:
    """ "Pick a character you control. Pick a character an opponent controls. … your character …": of those two."""
    picked = list(_PICKED_OF.finditer(text))
    yours = [found[2].lower() in ("you control", "you own") for found in picked]
    if len(picked) != 2 or picked[0][1].lower() != picked[1][1].lower() or yours[0] == yours[1]:
        return text
    noun, end = picked[0][1], picked[1].end()
    mine, theirs = ("first", "second") if yours[0] else ("second", "first")
    said = re.sub(rf"\byour {noun}\b", f"the {mine} picked {noun}", text[end:], flags=re.I)
    other = rf"\b(?:the|that|an|your) opponent's {noun}\b|\bthat player's {noun}\b"
    return text[:end] + re.sub(other, f"the {theirs} picked {noun}", said, flags=re.I)


def until_it_leaves(text: str) -> str:
    """ "Remove it from the game until this card leaves play": it is put back then."""
    if not _UNTIL_IT_LEAVES.search(text):
        return text
    text = _UNTIL_IT_LEAVES.sub(r"\1", text)
    return f"{text}\n{_COMES_BACK}"


def _with_a_letter(text: str) -> str:
    """ "Choose a number. … equal to that number": a number for X."""
    if not _A_NUMBER.search(text) or _LETTER.search(text):
        return text
    text = _A_NUMBER.sub(lambda found: f"{'C' if found[0][0].isupper() else 'c'}hoose{found[1]} a number for X", text)
    return _THAT_COST.sub(r"\1 X", _THE_NUMBER.sub("X", text))


def once_each_turn(text: str) -> str:
    """ "Once each turn, you may discard a card. If you do, draw a card": an ability, used once each turn."""

    def told(found: re.Match[str]) -> str:
        whose = (found["whose"] or "").lower()
        turn = "" if not whose else " Use this only during an opponent's turn." if "opp" in whose else _ON_YOUR_TURN
        turn = "" if "player" in whose else turn
        costs = f"ONCE EACH TURN\nCOST: Use this only once each turn.{turn} {sentence(found['cost'])}"
        return f"{costs}\nEFFECT: {found['effect'][:1].upper()}{found['effect'][1:]}"

    def whenever(found: re.Match[str]) -> str:
        if found["if"] and not found["when"]:  # done when something happens: it only says what has come of that
            return found[0]
        only = (found["only"] or "") + (_ON_YOUR_TURN if found["turn"] else "")
        costs = f"AT ANY TIME\nCOST:{only} {sentence(found['cost'])}"
        return f"{costs}\nEFFECT: {found['effect'][:1].upper()}{found['effect'][1:]}"

    return _WHENEVER.sub(whenever, _ONCE.sub(told, text))


def _watched_in_hand(found: re.Match[str]) -> str:
    return f"While this card is in your hand, {found[1].lower()} {found[2]}{found[3]}put this card into play"


def _each_and(found: re.Match[str]) -> str:
    lead, who, verb, for_each, once, time = found.groups(default="")
    return f"{lead}{who} {verb} {for_each}{time}. {who} {verb} {once}{time}."


def _at_its_end(found: re.Match[str]) -> str:
    return f"{'At' if found[1] == 'After' else 'at'} the end of {found[2]} battle"


def _or_if(found: re.Match[str]) -> str:
    """Two sentences: what is done, and what instead. Of a card that was chosen for the first the other says "it"."""
    clause, other = found["clause"], found["other"]
    much = _meant(clause, other)
    if much is None:  # 3 of which?
        return found[0]
    before, after = clause[: much.start()], clause[much.end() :]
    if other.isdigit():
        unit = much["unit"].removesuffix("s")
        other = f"{other} {unit if other == '1' or unit in _UNCOUNTED else unit + 's'}"
    if _OF_IT.search(found["if"]):
        if _ONE_THAT.match(before):
            before = _ONE_THAT.sub("it", before, count=1)
        else:
            after = _ONE_CARD.sub(r"\1 it", after)
    return f"{found['lead']}{clause}. If {found['if']}, {small(before)}{other}{after} instead."


def _meant(clause: str, other: str) -> re.Match[str] | None:
    """How much is done, where it is certain that the other amount stands for it."""
    found = list(re.finditer(_MUCH, clause, re.I))
    if not other.isdigit():
        units = [unit.removesuffix("s") for unit in re.findall(_UNIT, other, re.I)]
        found = [some for some in found if [u.removesuffix("s") for u in re.findall(_UNIT, some[0], re.I)] == units]
    numbered = [some for some in found if some[0][0].isdigit()]
    found = numbered or found
    return found[0] if len(found) == 1 and (not other.isdigit() or " and " not in found[0][0]) else None


def options_apart(lines: list[Line]) -> list[Line]:
    """Lines in which each thing to choose from is an option of its own: after marks, or between semicolons."""
    for at, line in enumerate(lines[:-1]):
        if line.text.endswith("following.") and lines[at + 1].text.startswith("OPTION"):
            lines[at] = Line(line.number, f"{line.text[:-1]}:")
    for at, line in enumerate(lines):
        lead = _LEAD.match(line.text)
        if lead is None:
            continue
        listed = listed_after(lead.group(2), lines[at + 1 :], line.number, lead.group(1))
        if len(listed) < 2:
            continue
        if lead.group(2) and lead.group(1).lower().endswith(" one"):  # one sentence, as "choose one: A, or B"
            one = ", or ".join(small(option.text) for option in listed)
            return [*lines[:at], Line(line.number, f"{lead.group(1)}: {one}."), *lines[at + 1 :]]
        made = [*lines[:at], Line(line.number, f"{lead.group(1)} of the following:")]
        for number, option in enumerate(listed, 1):
            made.append(Line(option.number, f"OPTION {number}: {option.text}"))
        return made
    return lines


def habits(line: Line) -> Iterator[Problem]:
    """What is written in signs elsewhere and in words here: a cost, or strength and life."""
    for sign in _NO_ICON.findall(line.text):
        inside = sign[1:-1].upper()
        if inside in ("T", "Q"):
            yield Problem(line.number, sign, _IN_WORDS, "COST: Deplete this card. EFFECT: …")
        elif inside.isdigit():
            yield Problem(line.number, sign, _IN_WORDS, f"COST: Pay {inside}. EFFECT: …")
        else:
            yield Problem(line.number, sign, _NO_SUCH_ICON, " ".join(f"[{icon.value}]" for icon in Icon))
    for sign in _HAND_SIZE.findall(line.text):
        yield Problem(line.number, sign, _NO_LIMIT, "At the end of your turn, discard down to 5 cards.")
    for sign, strength, life in _PAIR.findall(line.text):
        said = f"{_change(strength)} strength and {_change(life)} life"
        yield Problem(line.number, sign, "strength and life are named, each by itself", said)


def speaking_of_itself(text: str, name: str, known: set[str]) -> str:
    """A text in which "this card" stands for the card's own name, or the part of it before a comma: where it speaks of
    the card, and not of every card of that name. A word of the language is no name by itself."""
    for said in (name, name.partition(",")[0]):
        if said and said.lower() not in known:
            text = re.sub(rf"^{re.escape(said)}\b(?!$)", "This card", text, flags=re.M)
            text = re.sub(rf"{_NAMED}\b{re.escape(said)}\b(?=[ .,;:'’])", "this card", text)
    return text


def tokens_described(text: str) -> str:
    """A text in which what a token is stands where it is put into play, not in a sentence after it."""

    def told(found: re.Match[str]) -> str:
        return f"{found['kind']}character token named {found['name']} with {found['numbers']}{found['into']}"

    if " token" not in text:
        return text
    for found in _TREATED_AS.finditer(text):
        name, kind = found["name"], found["kind"]
        if name.casefold() != "micromajig":
            numbers = _SUBTYPE_OF.sub(r'the "\1" subtype', found["numbers"])
            text = text.replace(found[0], "")
            is_put = rf"\b((?:put|puts|putting) (?:an? |up to )?(?:\w+ )?){re.escape(name)} (tokens?)\b"
            text = re.sub(is_put, rf"\1{kind}character \2 named {name} with {numbers}", text, flags=re.I)
    return _TREATED.sub(told, text)


def speaking_of_its_kind(text: str, type_: str, subtypes: tuple[str, ...], known: set[str]) -> str:
    """A text in which the card's own subtypes are marked as such: "another clerk" is another "clerk" character, on a
    character. Words of the language, and subtypes that everybody knows, are left alone."""
    for subtype in subtypes:
        if subtype in known or subtype in SUBTYPES:
            continue
        bare = rf'(?<!["“\w-])(?<!UNIQUE )(?<!UNIQUE THE ){re.escape(subtype)}'
        alone = rf'(?!["”\w-])(?! (?:{_OF_A_KIND})s?\b)'
        text = re.sub(rf"{bare}e?s{alone}", f'"{subtype}" {type_}s', text, flags=re.I)
        text = re.sub(rf"{bare}{alone}", f'"{subtype}" {type_}', text, flags=re.I)
        text = re.sub(rf"{bare}(?= )", f'"{subtype}"', text, flags=re.I)
    return text


def _change(number: str) -> str:
    return f"{'loses' if number.startswith('-') else 'gains'} {number[1:]}"


def listed_after(rest: str, below: list[Line], number: int, lead: str) -> list[Line]:
    """What stands in a list: on the line itself, or on those below it, each after a mark."""
    if not rest.strip():
        marked = [Line(line.number, _BULLET.sub("", line.text, 1)) for line in below if _BULLET.match(line.text)]
        return marked if len(marked) == len(below) else []
    if below:
        return []
    parts = [part for part in _JOINT.split(rest) if part.strip()]
    if len(parts) < 2 and not lead.lower().endswith(" one"):  # "choose two: A. B. C."
        parts = [part for part in _STOP.split(rest) if part.strip()]
    return [Line(number, sentence(part)) for part in parts]


def sentence(words: str) -> str:
    words = words.strip().rstrip(",.")
    return f"{words[:1].upper()}{words[1:]}."


def small(words: str) -> str:
    return f"{words[:1].lower()}{words[1:]}".rstrip(".")


def done_or_not(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Instructions as they are meant where one is done unless something holds, or instead of the one before it."""
    said = [unless(act) for act in acts]
    return with_alternatives(tuple(act for act in said if isinstance(act, Instruction)), chosen_before)


def as_it_enters(event: Event, acts: tuple[Instruction, ...]) -> Static | None:
    """ "If a character would enter play, it enters play depleted": how such cards enter play, once and for all."""
    if not isinstance(event, EntersPlay) or len(acts) != 1 or event.face is not None:
        return None
    act = acts[0].act if isinstance(acts[0], Instead) else acts[0]
    if not isinstance(act, EntersWith | EntersDepleted) or not is_it(act.cards):
        return None
    cards = event.cards
    if isinstance(cards, Some):
        under = () if event.under is None else (ControlledBy(event.under),)
        cards = All(with_fields(cards.kind, tests=(*cards.kind.tests, *under)))
    elif event.under is not None:
        return None
    return Static(None, with_fields(act, cards=cards))


def may_lessen(acts: tuple[Instruction, ...]) -> bool:
    """Whether the amount of the event changes where somebody does something for that: before it happens."""
    hanging = [part for act in acts if isinstance(act, Attempt | By | May) for part in walk(act)]
    return any(isinstance(part, ChangeAmount | SetAmount) for part in hanging)


def unless(act: Node) -> Node:
    """What is done once is done or not, and does not last: "discard a card unless you control an item"."""
    if isinstance(act, Lasting) and isinstance(act.duration, AsLongAs) and isinstance(act.duration.condition, Not):
        if not act.act.goes_on():
            return If(act.duration.condition, (act.act,))
    if isinstance(act, Lasting) and isinstance(act.act, Both) and not isinstance(act.duration, AsLongAs):
        several = act.act.acts
        if any(_is_done_at_once(some) for some in several) and any(some.goes_on() for some in several):
            return Both(tuple(some if _is_done_at_once(some) else Lasting(act.duration, some) for some in several))
    return rebuild(act, unless)


def _is_done_at_once(act: Instruction) -> bool:
    """ "This turn, it loses 2 life and you draw a card": the card is drawn, and nothing of that lasts."""
    inner = act.act if isinstance(act, By | May) else act
    return isinstance(inner, Act) and not inner.goes_on() and not isinstance(inner, TakeControl | Play)


def chosen_before(act: Instruction, other: Instruction) -> tuple[Instruction, Instruction] | None:
    """The choice of the one card that an act is done to, and the act, where another is done to that card, too."""
    brought = [part for part in walk(act) if isinstance(part, Cards) and "slot" in part.__match_args__]
    mentions = [part for part in walk(other) if isinstance(part, Mention)]
    if len(brought) != 1 or len(mentions) != 1 or not _on_one(act):
        return None
    some = brought[0]
    if not isinstance(some, Some) or some.plural or some.random:
        return None

    def change(part: Node) -> Node:
        return mentions[0] if part is some else rebuild(part, change)

    changed = change(act)
    assert isinstance(changed, Instruction)
    return Choose(some), changed


def _on_one(act: Instruction) -> bool:
    """Whether it is done to cards that might as well have been chosen before it."""
    lasting = isinstance(act, Lasting) and not isinstance(act.duration, AsLongAs) and act.act.goes_on()
    return lasting or isinstance(act, Inflict | Destroy | Deplete | PutTokens)
