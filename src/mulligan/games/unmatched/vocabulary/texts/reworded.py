"""Further ways to say a thing that stand for plainer ones; `plainer` has the others. Names are marks already."""

from __future__ import annotations

import re
from collections.abc import Callable

Plain = str | Callable[[re.Match[str]], str]
S = "'s"
_THEIR = r"(?:his|her|its|their)"
_ROLE = r"(?:hero|sidekick|fighter)"
_PART = r"[Tt]he (?:opposing fighter|defender|attacker)"
_PAID = r"(\d+|an?|one|two|three) (counter#\d+)"
_YOURS = (
    r"(?:one of your fighters|your fighter|an? #\d+|you|another (?:friendly fighter|of your fighters|#\d+)|an?"
    r" friendly "
    r"(?:fighter|sidekick|hero)|one of your (?:other fighters|#\d+))"
)
_MARKED = r"(?:an? |any )?(?:space with |space containing )?(?:an? )?marker#\d+"
_BOARD = r"(?:board|battlefield)"


def sentences(text: str) -> list[str]:
    return [said.strip() for said in text.split(".") if said.strip()]


_SAID: list[tuple[str, Plain]] = [
    (r"\b[Mm]embers? of (?=#\d+)", ""),
    (r"\ball remaining (?=#\d+)", "all "),
    (r"\bWhen you place (#\d+) at the start of the game, ", r"At the start of the game, after you place \1, "),
    # "each Guard may move up to 2 spaces"
    (
        r"\b[Ee]ach (?:of your |friendly )?(#\d+) (?:may|can) move up to\b",
        r"You may move each \1 up to",
    ),
    (
        r"\b([Dd])eal (\d+) damage plus ([^.]*?) to (?=an?\b|the\b|each\b|#|that\b)",
        r"\1eal damage equal to \2 plus \3 to ",
    ),
    (rf"(#\d+|[Yy]our fighter|{_PART}) shares? a space with (?=an? marker)", r"\1 is in a space with "),
    (rf"(({_PART}|#\d+) (?:was|is) an? {_ROLE}) and (?=(?:was|is) )", r"\1 and \2 "),
    (r"\b(until you have the same number)(?=[.,])", r"\1 of cards as your opponent"),
    (r"(?<=(?:damage|health)) and (?=(?:cannot|can't|may not) (?:move|attack|leave|recover|be)\b)", " and they "),
    (r"(\b[Cc]hoose [^.]*? in )your opponent's hand\b", r"\1their hand"),
    (
        r"(\ban? #\d+(?: (?:adjacent to|in|within) [^.,]*?)?) may (?:choose to )?become the (?:new )?(defender|target)",
        r"you may choose \1 to become the \2",
    ),
    (  # whose zone is said by a pronoun, and he is named in what is done
        rf"(?:^|(?<=\. ))((#\d+)\b[^.,:]*?) if ([^.,]*?)\b{_THEIR} (zones?|space)\b([^.,]*)\.",
        lambda found: f"If {found[3]}{found[2]}{S} {found[4]}{found[5]}, {found[1]}.",
    ),
    (
        r"\bWhile (in|adjacent to|within) ([^,.]*), (?:your |each of your |each |all your )(#\d+|other fighters) "
        r"(?=(?:have|has|get|gets|gain|add|adds)\b)",
        r"\3 \1 \2 ",
    ),
    (
        r"\b[Pp]lace (all|each|up to \w+|two|three|\d)(?: of)?(?: your)? defeated (#\d+) (?:in|on) ",
        r"Return \1 defeated \2 to ",
    ),
    (r"\bdraw until you have (\d+)(?=[.,])", r"draw until you have \1 cards"),
    (
        r"(\b[Ww]hen(?:ever)? [^.]*? attacks?, [^.]*?\badd its BOOST value to )(?:that|the|their|his|her|its|your) "
        r"(?:attack|card)\b",
        r"\1this card's value",
    ),
    # "If there are fewer than 2 Guards on the board, place a Guard …": one of those who are not
    (
        r"(\b[Ii]f (?:there (?:are|is)|you have) (?:fewer than \d+|fewer than \w+|less than \d+|no|only \w+)"
        r" (#\d+)[^.,]*, "
        r"(?:you may )?)place (an?|one|1) \2 (?:in|on) ",
        r"\1return \3 defeated \2 to ",
    ),
    # "If there is a Guard near, you may defeat that Guard"
    (
        rf"\bIf there is (an? (?:#\d+|(?:opposing |friendly )?{_ROLE})[^.,]*), (you may )?"
        rf"(defeat|move|deal \d+ damage to|swap spaces with) that (?:#\d+|{_ROLE})\b",
        lambda found: f"{(found[2] or '') + found[3]} {found[1]}".capitalize(),
    ),
    (
        rf"(\badds? \+?\d+ to the value of {_THEIR} [a-z ]*?(?:cards?|attacks?|defenses?)),? and "
        r"(?=(?:cannot|can|may) )",
        r"\1. They ",
    ),
    # "While on a bridge, NAME …"
    (
        r"\b(While|When|If) ((?:on|in|adjacent to|within|next to) [^,.#]*(?:#\d+[^,.#]*)?), (#\d+)\b",
        r"\1 \3 is \2, \3",
    ),
    (
        r"\b(?:[Rr]eload|[Ll]oad|[Cc]ollect|[Ee]arn|[Aa]cquire|[Gg]enerate|[Rr]egain|[Bb]uild)s? "
        r"(?=(?:\d|an?|one|two|three|four|that many) counter#)",
        "gain ",
    ),
    (
        r"\bWhen(?:ever)? you (?:maneuver|take (?:a|the) maneuver action) "
        r"(?:and (?:do not|don't) BOOST(?: it)?|without (?:using )?(?:a )?BOOST(?:ing)?(?: it)?), ",
        "After you maneuver, if you did not boost that maneuver, ",
    ),
    (
        r"(?<=\. )If you (?:do not|don't|did not|didn't) BOOST (?:it|that card|this (?:card|attack|defense)), ",
        "If you don't, ",
    ),
    (
        r"(?<=\. )If you (?:do|did)? ?BOOST(?:ed)? (?:it|that card|this (?:card|attack|defense)), ",
        "If you do, ",
    ),
    (
        r"(\bPut (?:one|1)(?: of them)?) on (?:the )?top(?: of (?:the|their|your|your opponent's) deck)?,? and "
        r"(?:put )?the other on the bottom(?: of (?:it|the deck|their deck|your deck))?",
        r"\1 on the bottom and the other on top",
    ),
    (
        r"(#\d+) (?:cannot|can't) take more than (\d+) (?:combat )?damage from (?:an|any|a single|one|each) "
        r"(?:attack|combat)\b",
        r"When \1 defends, \1 cannot take more than \2 combat damage this combat",
    ),
    (
        r"\bAt the (start|end) of (?:each|every)(?: player's)? turn, ",
        r"At the \1 of your turn or at the \1 of an opponent's turn, ",
    ),
    (
        r"\b(cards?) ((?:in|from) (?:your|their) (?:discard pile|hand|deck)) (with an? (?:BOOST|printed)? ?value of "
        r"\d+(?: or (?:less|more|fewer|higher|lower|greater))?)",
        r"\1 \3 \2",
    ),
    (r"([Yy]ou (?:cannot|can't|may not|may never|can never) have more than \d+)(?=\.)", r"\1 counter#0"),
    (
        r"(\b(?:If|if|When|Whenever|While) (?:#\d+|you|one of your fighters|your fighter) "
        r"(?:is attacking|are attacking|attacks?)\b[^.]*?\b[Aa]dd \+?\d+ to the value of )"
        r"(?:the|that|this) attack(?=\.)",
        r"\1this card",
    ),
    (r"\b[Oo]nce during each of your turns, ", "Once during your turn, "),
    (r"\b([Tt]hey|[Hh]e|[Ss]he|[Ii]t) cannot leave that space\b", r"\1 cannot leave their space"),
    (r"\bmake (?:them|your opponent|that player) discard (?:it|that card)\b", "discard that card"),
    (
        r"\b(If (the (?:printed )?value of [^.,]*?) is (?:even|odd), [^.]*\. If )it is (?=even|odd)",
        r"\1\2 is ",
    ),
    (r"\bany of their (?:friendly|other) fighters\b", "another opposing fighter"),
    (r"\bmake the value of this card equal to\b", "set the value of this card to"),
    # "NAME may do this and adds that": both are NAME's
    (
        r"(#\d+) ((?:may|can|cannot|has|takes|adds|ignores|does not|do not|is a large|occupies) [^.,]*?),? and "
        r"(?=(?:may(?! not)|can|cannot|has|takes|adds|ignores|does not|do not|occupies) )",
        r"\1 \2 and \1 ",
    ),
    # a comma left out
    (
        r"\b((?:While|When|If) #\d+ (?:is|are|has|have) [^.,]*?) (he|she|it|they) (?=(?:adds?|gains?|gets?) )",
        r"\1, \2 ",
    ),
    (r"(#\d+) is (attacking|defending),? while (?=in |on |adjacent )", r"\1 is \2 and \1 is "),
    # "A and B add 1 to that while on a bridge": whoever of them fights there
    (
        r"((?:^|(?<=\. ))#\d+ (?:and|or) #\d+ (?:adds?|gets?|gains?|have|has)\b[^.,]*?) (while|if|when) "
        r"(?=in a |in an |on a |on an |adjacent to )",
        r"\1 \2 your fighter is ",
    ),
    (
        rf"\b(When|Whenever) (#\d+ or #\d+) (attacks|defends) (?:while |when )?(?:from|in|on) ({_MARKED}), ",
        r"\1 \2 \3, if your fighter is in \4, ",
    ),
    # "When NAME defends on a bridge, …"
    (
        r"\b(When|Whenever) (#\d+|your fighter|an? #\d+) (attacks|defends) (?:while |when )?(?:from|in|on) "
        rf"({_MARKED}), ",
        r"\1 \2 \3, if \2 is in \4, ",
    ),
    (
        r"\b(?:When|Whenever|If|After) (#\d+) (?:would be|is) defeated for the first time"
        r"(?: (?:in|this) (?:the )?game)?, ",
        r"The first time \1 would be defeated, ",
    ),
    (
        r"(would be defeated, )(?:she|he|it|they) (?:is|are) not(?: defeated)?\. (?:Instead, )?([a-zA-Z])",
        lambda found: found[1] + found[2].lower(),
    ),
    (
        rf"(would be defeated[^.,]*, )instead,? set {_THEIR} health to (\d+)",
        r"\1set their health to \2 instead",
    ),
    # "If NAME ends your turn there, …"
    (
        rf"\b(?:If|When|Whenever) (#\d+) ends (?:your|the|{_THEIR}) turn ([^,.]*), ",
        r"At the end of your turn, if \1 is \2, ",
    ),
    (r"(?:^|(?<=\. ))If ((?:#\d+|#\d+ or #\d+) (?:takes|is dealt|are dealt) damage), ", r"When \1, "),
    (
        r"\b(When|Whenever) an opponent's (?:card |scheme )?effect deals damage to ([^,.]*), ",
        r"\1 \2 takes damage from an opponent's effect, ",
    ),
    (
        rf"\b(?:When|Whenever|After) {_YOURS} deals? combat damage(?: to (?:an? )?(?:opposing )?fighters?)?, ",
        "After you attack, if combat damage was dealt, ",
    ),
    (r"\b(When|Whenever) you attack (?=an? )", r"\1 one of your fighters attacks "),
    # what is said after somebody has left is of the turn in which they come back
    (
        rf"(\b[Rr]emove [^.]*? from the {_BOARD}\. At the start of your next turn, [^.]*)"
        r"\.((?: (?!When|While|If|At|After|You may)[^.]*\.)+)",
        lambda found: found[1] + "".join(f" and {said[0].lower()}{said[1:]}" for said in sentences(found[2])) + ".",
    ),
    (
        r"\b([Pp])lace (#\d+|it|him|her|them) in ([^.,]*?) with (\d+) health\b",
        lambda found: (
            f"{found[1]}lace {found[2]} in {found[3]} and set "
            f"{found[2] + S if '#' in found[2] else 'their'} health to {found[4]}"
        ),
    ),
    (
        r"\b(?:[Ll]ook|[Ss]earch) through your discard pile(?:,| and) (choose|take|select) "
        r"(an?|one|1|any|up to \w+|two|2) ((?:[a-z]+ )?cards?)\b",
        lambda found: f"Choose {found[2]} {found[3]} in your discard pile",
    ),
    (
        r"\b([Cc]hoose [^.]*? (?:in|from) your discard pile)\. (?:You may )?([Pp]ut|[Aa]dd|[Rr]eturn|[Ss]huffle"
        r"|[Pp]lace) "
        r"(it|them|that card|those cards)\b",
        lambda found: f"{found[1]} and {found[2].lower()} {'them' if found[3] in ('them', 'those cards') else 'it'}",
    ),
    (
        r"\b([Pp]lace (#\d+) in [^.,]*?) and ((?:all|each)\b[^.,]*? in )(?:her|his) zone\b",
        r"\1 and place \3\2's zone",
    ),
    (r"\b([Pp]lace (?:all|each)(?: of)?(?: your)? #\d+ in )(?=(?:#\d+'s|her|his|their) zone)", r"\1any spaces in "),
    (r"\ball (?:of )?(?:your )?(?:\d|two|three|four|five) (?:of )?(?:your )?(?=#\d)", "all "),
    (r"(\band set (?:his|her|its|their|#\d+'s) health to \d+),(?: and)? (?=(?:place|return) )", r"\1 and "),
    (
        rf"(\b[Ww]hen(?:ever)? (?:{_YOURS}|(?:#\d+ or )*#\d+) (?:attacks?|defends?)\b[^.]*?"
        rf" the value of )(?:that|the|your|{_THEIR}) (?:attack card|defense card|attack|defense|card)"
        r"(?=[.,]| if\b| for each\b)",
        r"\1this card",
    ),
    (r"\b[Tt]ake (\d+|an?|one|two|three) (counter#\d+)(?: from the supply)?(?=[.,])", r"gain \1 \2"),
    # "At the end of your turn, do this if that is so."
    (
        r"(?:^|(?<=\. ))((?:Once per turn, )?(?:At the (?:start|end) of|[Aa]fter|[Ww]hen|[Ww]henever) [^.,]*),"
        r" ((?!if |you may )[^.,:]*?) if "
        r"((?:you|your|the|this|there|#\d+|both|all|he|she|they)\b[^.,]*)\.",
        r"\1, if \3, \2.",
    ),
    (rf"\b([Ss])et {_THEIR} health to (?=\d+ instead\b)", r"\1et their health to "),
    (rf"((?:#\d+|{_PART}) is) an? (hero|sidekick) (?:with|at) full health", r"\1 a \2 and \1 at full health"),
    (
        rf"\b(you defeated an? (?:opposing )?{_ROLE}) (?:in|during|with) (?:this|the) (?:combat|attack)",
        r"\1",
    ),
    (
        r"([Tt]he next time you attack this turn, add \+?\d+ to the value of )"
        r"(?:your attack|the attack|your card|that card|this card)(?: card)?",
        r"\1that attack",
    ),
    (
        rf"(?:^|(?<=\. ))(?:Pay|Spend|Discard|Remove) {_PAID}: ([A-Z#])",
        lambda found: f"You may spend {found[1]} {found[2]}. If you do, {found[3].lower()}",
    ),
    (
        rf"(\b[Ww]hen(?:ever)? (?:{_YOURS}|#\d+) attacks? (?:an? )?(?:opposing )?{_ROLE} "
        r"(?:in|on) a space with an? (marker#\d+), [^.]*?\bremove )(?:that|the) (?:token|marker(?:#\d+)?)\b",
        r"\1a \2 from the defender's space",
    ),
]
REWORDED: list[tuple[re.Pattern[str], Plain]] = [(re.compile(said), plain) for said, plain in _SAID]
