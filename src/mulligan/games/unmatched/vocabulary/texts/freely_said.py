"""What designers say more freely, in plainer words. Names are marks already; `reworded` has what cards mostly say."""

from __future__ import annotations

import re
from collections.abc import Callable

Plain = str | Callable[[re.Match[str]], str]
_START = r"(?:^|(?<=[.!] ))"
_HIM = r"(?:him|her|it|them)\b"
_ONE = r"(?:fighter|hero|sidekick)"


_OTHERS = re.compile(r"\b(?:[Tt]he (?:opposing fighter|defender|attacker)|[Yy]our fighter)\b")


def only_name(text: str) -> str:
    """The fighter whom a sentence names, where it is the only one."""
    named = set(re.findall(r"#\d+", text))
    return named.pop() if len(named) == 1 else ""


def moved_by_you(found: re.Match[str]) -> str:
    """ "Each opposing fighter near moves 1 space away from her": you move them."""
    name = only_name(found["who"])
    rest = re.sub(rf"\b(away from|towards?) {_HIM}", rf"\1 {name}", found["rest"]) if name else found["rest"]
    away = re.fullmatch(r" ((?:directly )?(?:away from|towards?) [^.,]*)", rest)
    if away:  # the direction first: "up to 2 spaces away from her" could be where they are
        return f"Move {lowered(found['who'])} {away[1]} {found['far']}."
    return f"Move {lowered(found['who'])} {found['far']}{rest}."


def asked_of_him(found: re.Match[str]) -> str:
    """ "NAME recovers 1 health if she is near": what is asked last of the one who is named is asked of that one."""
    done, who, rest = found["done"], found["who"].lower(), found["rest"]
    others = set(_OTHERS.findall(done))
    name = others.pop().lower() if len(others) == 1 and "#" not in done else "" if others else only_name(done)
    their = {"he": "his", "she": "her", "it": "its", "they": "their"}[who]
    if not name or (len(set(re.findall(r"#\d+", rest)) | {name}) == 1 and name in rest):
        return found.group()
    verb = "is" if rest.startswith("are ") else "has" if rest.startswith("have ") else ""
    plain = f"{verb}{rest[rest.index(' ') :]}" if verb else rest
    plain = re.sub(rf"\b{their}\b", f"{name}'s", plain)
    return f"If {name} {plain}, {lowered(done)}."


def lowered(said: str) -> str:
    return said[0].lower() + said[1:]


_SAID: list[tuple[str, Plain]] = [
    (
        rf"{_START}(?P<who>(?:Each|All|Every)(?: of)? [^.,]*?)(?<! may)(?<! can)(?<! cannot) moves? "
        r"(?P<far>(?:up to )?\d+ spaces?)(?P<rest>[^.,]*)\.",
        moved_by_you,
    ),
    (
        rf"{_START}(?P<done>(?!Discard this card|If |When|While|After |At )[A-Z#][^.,:]*?) (?<!as )if "
        r"(?P<who>he|she|it|they) (?P<rest>(?:is|are|has|have|was|were|did|does|started|moved|took|ends?|ended)\b"
        r"[^.,]*)\.",
        asked_of_him,
    ),
    (  # "return it to the board adjacent to NAME"
        r"\b([Rr]eturn [^.,]*? to the (?:board|battlefield)),? (adjacent to|next to) ",
        r"\1 in a space \2 ",
    ),
    (r"\b(draw) (\d+|two|three) instead\b", r"\1 \2 cards instead"),
    (r"#\d+ may (?=switch your form)", "you may "),
    (
        rf"{_START}([A-Z][^.]*?) equal to the BOOST value of a card (?:that )?you discard(?: from your hand)?\.",
        r"Discard a card. \1 equal to its BOOST value.",
    ),
    (r"(\b[Ii]f [^.,]*?\b(?:is|are) not\b[^.,]*?) any ?more\b", r"\1"),
    (r"\b(may|can) move over (?:other |opposing )?(?:fighters|them)\b", r"\1 move through opposing fighters"),
    (
        r"\b(?:([Tt])ake|([Cc])hoose) (an?|one|1) random card from (?:their|your opponent's|an opponent's) hand and "
        r"discard (?:it|that card)\b",
        lambda found: f"{'Y' if (found[1] or found[2]).isupper() else 'y'}our opponent discards 1 random card",
    ),
    (
        rf"\b([Tt])he opposing {_ONE} (cannot|can't|may not) (maneuver|play (?:a |any )?schemes?|gain (?:an |any )?"
        r"actions?)\b",
        lambda found: f"{'Y' if found[1] == 'T' else 'y'}our opponent {found[2]} {found[3]}",
    ),
    (r"\b([Ss]witch|[Cc]hange) from #\d+ to #\d+,? (?:or|and) (?:vice versa|the other way)", r"\1 your form"),
    (r"\b([Yy]ou may) pay (?=(?:\d+|an?|one|two|three) counter#)", r"\1 spend "),
    (r"\bAt any time during your turn, (?=you may spend )", "During your turn, "),
    (r"\band you (?=add \+?\d)", "and "),
    (
        r"(#\d+)([^.#]*?),? and (?:if|when(?:ever)?) (?:he|she|it|they) (wins?|loses?) (?:a |the )?combat, ",
        r"\1\2, and after \1 \3 a combat, ",
    ),
    (r"\bor (win|lose) (?:a |the )?combat with (#\d+)", r"or after \2 \1s a combat"),
    (r"\bAt the start of the game, #\d+ is not #\d+\.\s*", ""),
    (r"\bflip over (?=the top card of your deck)", "reveal "),
    (r"(\b[Ii]f #\d+ is) in the same zone(?=,)", r"\1 in their zone"),
    (  # who falls for the first time does not yet
        r"\b(?:When|If) (#\d+) (?:would be|is) defeated (?:for )?the first time,? (?:instead,? )?",
        r"The first time \1 would be defeated, ",
    ),
    (r"(?:\b(?:he|she|it|they)|#\d+) (?:is|are) resurrected\. Place ", "place "),
    (
        r"\b(?:resurrect (#\d+)(?:\.|,|,? and) )[Pp]lace (?:him|her|it|them|\1) in ([^.,]*?) with (\d+) health",
        r"place \1 in \2 and set \1's health to \3",
    ),
    (r"\bWhen(?:ever)? an opposing fighter defeats (an?|one of your|any) (#\d+)\b", r"When \1 \2 is defeated"),
    (r"\b([Rr]eturn|[Pp]lace|[Pp]ut) (?:one|1|an?) of (?:your|the) defeated (#\d+) ", r"\1 a defeated \2 "),
    (r"\b([Ii]f all(?: of)? your) friendly (fighters)\b", r"\1 \2"),
    (r"\byou may have (#\d+) take (\d+) damage to (?=[a-z])", r"you may deal \2 damage to \1 to "),
    (r"\b(its|that card's) printed BOOST value\b", r"\1 BOOST value"),
    (r"\bthen (defeat|move|place|return|remove) (?:those|these) #\d+(?=[.,])", r"then \1 those fighters"),
    (r"\b(Each #\d+[^.,]*?) may (deal)(?= \d+ damage to (?:that|the|an?)\b)", r"\1 \2s"),
    (r"\b([Ii]f you do not|[Ii]f you don't) win (?:this|the) combat\b", "if you lost the combat"),
    (
        r"\b([Dd]eal \d+ damage to each [^.,]*?) in that space and (?:in )?(?:each|every) (?:space )?adjacent"
        r"(?: space| to it)?(?=\.)",
        lambda found: f"{found[1]} in that space. D{found[1][1:]} adjacent to that space",
    ),
    (
        rf"{_START}(Each [^.,]*?) in that space (?:or|and) adjacent to (?:it|that space) takes (\d+) damage\.",
        lambda found: (
            f"Deal {found[2]} damage to {lowered(found[1])} in that space. "
            f"Deal {found[2]} damage to {lowered(found[1])} adjacent to that space."
        ),
    ),
    (r"\bdraw (\d+|one|an?) more(?=[.,])", r"draw \1 card"),
    (r"\b[Yy]our opponent takes (\d+) damage\b", r"deal \1 damage to your opponent's hero"),
    (
        r"\b([Hh]e|[Ss]he|[Ii]t|[Tt]hey) may move through opposing fighters and deals? (\d+ damage to )",
        r"\1 may move through opposing fighters. Deal \2",
    ),
    (r"\b[Tt]he opponent (?=(?:cannot|can't|must|may|discards|draws|loses|reveals) )", "your opponent "),
    (r"\bPush (?=the |an? |#|each |that )", "Move "),
    (r"\bfor each zone (#\d+)'s space is (?:part of|in)\b", r"for each zone \1 is in"),
    (
        r"\b[Cc]hoose (?:one of your|an?|one) defeated (#\d+)(?:\.|,| and) [Rr]eturn (?:it|them|that #\d+) to ",
        r"Return a defeated \1 to ",
    ),
    (r"\bNeither player (?:may|can) (?=draw|gain|play)", "You and your opponent cannot "),
    (
        r"\b[Ss]et the value of both cards to (\d+)",
        r"Set the value of this card to \1. Set the value of your opponent's card to \1",
    ),
    (
        r"\b[Yy]our opponent's card loses all effects and its value becomes its BOOST value\b",
        "Cancel all effects on your opponent's card. The value of your opponent's card becomes the BOOST value of your "
        "opponent's card",
    ),
    (r"\b[Yy]our opponent's card loses all effects\b", "Cancel all effects on your opponent's card"),
    (
        r"\b[Yy]ou (?:both|and (?:that opponent|that player|they) each) (draw|discard|gain) ([^.,]*)",
        lambda found: f"{found[1].capitalize()} {found[2]}. They {found[1]} {found[2]}",
    ),
    (  # who is swapped takes over, and nobody else
        r"\b(you may (?:swap|have|choose) [^.]*)\. ([Tt]he|[Tt]hat|[Yy]our) ([^.,]*? (?:is now|becomes) the "
        r"(?:new )?(?:defender|attacker|target)[^.,]*)\.",
        lambda found: f"{found[1]}. If you do, {found[2].lower()} {found[3]}.",
    ),
    (
        r"\bCancel (all|the) effects on (your opponent's card) if its (printed value|value|BOOST value) is ([^.,]*)\.",
        r"If the \3 of \2 is \4, cancel \1 effects on \2.",
    ),
    (r"\bis the same as your opponent's card's (printed value|value)\b", r"is equal to the \1 of your opponent's card"),
    (
        r"\b([Aa]ll|[Ee]ach) ((?:opposing |friendly |other )?)(?:fighters?|heroes|hero) loses? (\d+) health\b",
        r"Deal \3 damage to each \2fighter",
    ),
    (r"\bthe value of each of your attacks\b", "the value of your attacks"),
    (r"([Gg]ain 1 action), which you must use to attack\b", r"\1. You must use it to attack"),
    (r"(\bequal to [^.,]*), (?=(?:plus|minus) \d)", r"\1 "),
    (
        r"\b([Ll]ook at (?:your|an) opponent's hand) and put (?:1|one|a) (?:of their cards|card) on ",
        r"\1. Choose 1 card. Put it on ",
    ),
    (r"\b([Tt]hat fighter|[Tt]hey) (takes? \d+ damage) and stops? moving\b", r"\1 \2. Its movement ends"),
    (r"\bStart of your turn: ", "At the start of your turn, "),
    (r"\bEnd of your turn: ", "At the end of your turn, "),
    (r"\bthe space of (one of your fighters|an? [a-z ]*fighter)\b", r"a space containing \1"),
    (r"\bflip to (?=#\d)", "become "),
    (r"\bAs part of (?:his|her|its) ?movement, (?=#)|\bAs part of movement, (?=#)", ""),
    (r"\b(?:all|any) spaces with (marker#\d+) as adjacent to each other for movement\b", r"spaces with \1 as adjacent"),
    (r"\b(discards? (?:an?|\d) random cards?) from (?:your|their) hand\b", r"\1"),
    (r"\bpay (\d+) health to ", r"take \1 damage to "),
    (r"\bfrom your supply (?=(?:in|on|to|adjacent) )", ""),
    (r"\bthe value of the attack(?=\.)", "the value of that attack"),
    (r"\bwhile (?:at|on) (\d+) (?:health or less|or less health)\b", r"while they have \1 or less health"),
    (r"\bWhile at (\d+) (?:health or less|or less health), (#\d+)", r"While \2 has \1 or less health, \2"),
    (
        r"(\bfor each (?:counter#\d+|[a-z ]+) (?:he|she|it|they|#\d+|you) (?:has|have)), up to (\d+)",
        r"\1, to a maximum of \2",
    ),
    (
        r"\bAdd (\+?\d+) to your (attack|defense|attack and defense)( cards|s)(?=[.,])",
        r"Add \1 to the value of your \2\3",
    ),
    (r"\b([Tt]ake|[Gg]et) an (?:extra|additional) action each turn\b", "you have 3 actions each turn"),
    (r"\ban? (?:friendly or opposing|opposing or friendly) fighter\b", "a fighter"),
    (r"(#\d+) adds (\+?\d+) to ([^.,]*?) and (?=has a move)", r"\1 adds \2 to \3 and \1 "),
    (
        r"\b(he|she|it|they) adds? (\+?\d+) to ([^.,]*?) and has a move value of (\d+)",
        r"\1 adds \2 to \3. Their move value is \4",
    ),
    (
        r"\b(becomes? #\d+) until the end of (?:your|this|the) turn\.",
        r"\1. At the end of this turn, return to normal.",
    ),
    (
        r"\bspace (with|containing) (an? marker#\d+) in ((?:his|her|its|their|your|#\d+'s) zone)",
        r"space in \3 \1 \2",
    ),
    (
        r"\b([Ss]ummon (?:an?|one|1) #\d+) (?:in|into) an (?:adjacent empty|empty adjacent) space\b(?! to)",
        r"\1 in an empty space adjacent to #0",
    ),
    (r"\b(?:any|one) of your fighters (attack|defend)(?= |,)", r"one of your fighters \1s"),
    (r"(\badds? \+?\d+ to [^.,]*?) (if|while|when) they are (?=in |on |adjacent )", r"\1 \2 "),
    (
        r"(\b[Dd]iscard the top (?:\d|two|three|four) cards of your deck\. [^.]*?\bthe )(low|high)(?:er|est) "
        r"BOOST value(?: of (?:those|the discarded) cards| of the (?:two|three))?(?=[.,]| to\b)",
        r"\1\2er BOOST value of the discarded cards",
    ),
    (r"\bin an empty adjacent space\b", "in an adjacent empty space"),
    (r"\bto the fighter(?=[.,])", "to that fighter"),
    (r"\b[Yy]our opponent ignores the value of their card\b", "ignore the value of your opponent's card"),
    (  # who is placed, and not where they stand
        r"\bPlace ((?:one of your|an?|another) (?:friendly )?(?:fighters?|#\d+)) (in|on) "
        r"(?=(?:any|a) space (?:with|con))",
        r"Choose \1. Place them \2 ",
    ),
    (
        r"\bWhen(?:ever)? there are more than (\d+|\w+) (marker#\d+) on the (?:board|battlefield), "
        r"(?:you must )?remove (?:one|1)(?: of them)?\.",
        r"When you place a \2, if there are more than \1 \2 on the board, remove a \2 from the board.",
    ),
    (r"\b([Ii]n|[Oo]n) an opponent's starting (zone|space)\b", r"\1 each opponent's starting \2"),
    (r"\battack again this turn without\b", "attack again without"),
    (r"\bspace within (?=(?:his|her|its|their|your|#\d+'s) zone\b)", "space in "),
    (  # "when NAME takes damage or is defeated": two moments of the same one
        r"\b([Ww]hen(?:ever)?|[Aa]fter) ((?:an? |one of your |any )?#\d+) ((?:(?! or )[^,.])*?) or "
        r"(?=(?:is|takes|attacks|moves|recovers|deals|wins|loses) )(?!attacks, )",
        lambda found: f"{found[1]} {found[2]} {found[3]} or {found[1].lower()} {found[2]} ",
    ),
    (rf"{_START}If (#\d+) is defeated, (?=#\d+ becomes )", r"When \1 is defeated, "),
    (
        r"(\b[Pp]lace (?:\d+|\w+) marker#\d+) in ([^.,]*? zone),? each in an? (?:different|separate) space\b",
        r"\1 in different spaces in \2",
    ),
    (r"\bas adjacent for (?:movement|moving)\b", "as adjacent when moving"),
    (r"\b(space with) (?=marker#)", r"\1 a "),
    (
        r"(\bIf (its BOOST value|that card's BOOST value|the [a-z ]*value of [^.,]*?) is [^.]*\. If )it is (?=\d)",
        r"\1\2 is ",
    ),
]
FREELY_SAID: list[tuple[re.Pattern[str], Plain]] = [(re.compile(said), plain) for said, plain in _SAID]
