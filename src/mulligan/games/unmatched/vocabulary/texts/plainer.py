"""Ways to say a thing that stand for plainer ones. Each keeps every word that matters."""

from __future__ import annotations

import re
from collections.abc import Callable

from mulligan.games.unmatched.vocabulary.texts.freely_said import FREELY_SAID
from mulligan.games.unmatched.vocabulary.texts.of_markers import OF_MARKERS
from mulligan.games.unmatched.vocabulary.texts.reworded import REWORDED
from mulligan.games.unmatched.vocabulary.texts.whole_sentences import WHOLE
from mulligan.language.reader import Problem, ReadError
from mulligan.language.words import capital, without_reminders

_HER = re.compile(
    r"\bher(?= (?:#\d+|zone|space|health|card|hand|attacks?|defenses?|other|own|deck|current|starting"
    r"|move|turn|fighters?)\b)",
    re.IGNORECASE,
)
# Ways to say a thing that stand for plainer ones. Each keeps every word that matters.
_PLAINER: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"(?<=[a-z])\.(?=[A-Z])"), ". "),
    (
        re.compile(r"([A-Z][a-z]+) (the (?:printed )?value of [^.,]*?) if it is ([^.,]*)\."),
        lambda found: f"If {found[2]} is {found[3]}, {found[1].lower()} {found[2]}.",
    ),
    (re.compile(r"\b([Ii])f (?:he|she|it|they) does\b"), r"\1f they do"),
    (re.compile(r"\bmay choose to\b"), "may"),
    (re.compile(r"\bset their health to (\d+) instead and\b"), r"stand them up again with \1 health and"),
    (re.compile(r"\bset their health to (\d+) instead(?=\.)"), r"stand them up again with \1 health"),
    (re.compile(r"\bAfter moving, (\w)"), lambda found: found.group(1).upper()),
    (re.compile(r"\b(and|then) (\d+) damage to\b"), r"\1 deal \2 damage to"),
    (re.compile(r"\bbut is not defeated\b"), "and they are not defeated"),
    (re.compile(r"\bundefeated (?=#)"), ""),
    (re.compile(r"(\b[Dd]eal \d+ damage to [^.]*?) again\."), r"\1."),
    (re.compile(r"\b([Aa])dd (\+?\d+) (?=if |for each )"), r"\1dd \2 to this card's value "),
    (
        re.compile(
            r"\b(?:[Tt]he chosen|(?<!so )(?<!turn )(?<!zone )(?<!zones )(?<!space )(?<!spaces )[Tt]hat) "
            r"(?:#\d+|fighter)"
        ),
        "that fighter",
    ),
    (re.compile(r"\{RED ROOM\}"), "Brainwashed"),
    (
        re.compile(
            r"\b([Pp])lace (an?|each(?: of your)?|all(?: of)?(?: your)?|one(?: of your)?) "
            r"(#\d+|(?:other )?(?:friendly )?(?:fighter|sidekick)s?) adjacent to\b"
        ),
        r"\1lace \2 \3 in a space adjacent to",
    ),
    (
        re.compile(
            r"\b([Pp]lace (?:each|all)(?: of)?(?: your)? (?:other )?(?:friendly )?(?:fighter|sidekick|#\d+)s?) in "
            r"(?:(#\d+)'s zone|the same zone as (#\d+))(?=[.,])"
        ),
        lambda found: f"{found[1]} in any space in {found[2] or found[3]}'s zone",
    ),
    (re.compile(r"\bPut (?=(?:#\d+|your fighter|the opposing fighter) (?:in|on|adjacent)\b)"), "Place "),
    (re.compile(r"\b([Aa]fter|[Ww]hen|[Ww]henever) you (attack|defend)s? with (an? )?(#\d+)"), r"\1 \3\4 \2s"),
    (re.compile(r"\b(an?|another|each) opponent's (fighter|hero|sidekick)\b(?!')"), r"\1 opposing \2"),
    (re.compile(r"\ba opposing\b"), "an opposing"),
    (
        re.compile(
            r"\b(?:If|[Aa]fter|[Ww]hen(?:ever)?) (#\d+ (?:wins|loses)|you (?:win|lose)) (?:a |the )?combat "
            r"while (?!attacking|defending)([^,.]*), "
        ),
        r"While \2, after \1 a combat, ",
    ),
    (re.compile(r"\bfor each\.(?=\s|$)"), "for each card discarded this way."),
    (
        re.compile(
            r"(?:(?<=\. )|^)(?!Discard this card at)([A-Z](?!f |hen|hile|fter|t the)[^.,:]*?) "
            r"if ((?:you|your|the|this|it|there|#\d+|both|all)\b[^.,]*)\."
        ),
        lambda found: f"If {of_whom(found)}, {found.group(1)[0].lower()}{found.group(1)[1:]}.",
    ),
    (
        re.compile(
            r"\b(When|Whenever|After) an opposing (fighter|hero|sidekick) "
            r"(?:moves|ends (?:its|their|a) (?:move|movement)|moves and ends) (adjacent to #\d+), "
        ),
        r"\1 an opposing \2 moves, if that fighter is \3, ",
    ),
    (re.compile(r",? moving through opposing fighters"), ". They may move through opposing fighters"),
    (
        re.compile(r"(?<=spaces),? (?:even )?through (?:(?:other|opposing|any|all) )*fighters\b"),
        ". They may move through opposing fighters",
    ),
    (re.compile(r"(?:(?<=^)|(?<=\. )|(?<=, ))\+(\d+) to (?=this card|the value)"), r"add +\1 to "),
    (re.compile(r"(?:(?<=^)|(?<=\. )|(?<=, ))\+(\d+)(?: value)? (?=for each|if )"), r"add +\1 to this card's value "),
    (
        re.compile(r"(?:(?<=^)|(?<=\. )|(?<=, ))\+(\d+)(?: (?:value|attack|defense))?(?=\.)"),
        r"add +\1 to this card's value",
    ),
    (
        re.compile(
            r"(?:(?<=^)|(?<=\. )|(?<=, ))[Oo]pposing (fighter|sidekick)s (?=(?:cannot|can't|may not) (?!leave))"
        ),
        r"each opposing \1 ",
    ),
    (
        re.compile(
            r"\b([Pp]ut|[Pp]lace) (it|that card|this card) ((?:in|into|on|to) [^.,]*?),? or "
            r"((?:in|into|on|to) (?:your|the|their) [^.,]*)"
        ),
        r"\1 \2 \3 or put \2 \4",
    ),
    (re.compile(r"\b[Aa]s an action, (?:you may )?"), "During your turn, you may spend 1 action. If you do, "),
    (re.compile(r"\bIf ([^,.]*) at the (start|end) of your turn, "), r"At the \2 of your turn, if \1, "),
    (re.compile(r"\bhave (#\d+) take (\d+) damage\b"), r"deal \2 damage to \1"),
    (re.compile(r"\bto make them (discard|draw|reveal|lose)\b"), r"to have them \1"),
    (
        re.compile(
            r"\bcounter#\d+ (?:you )?(?:spent|discharged|removed|lost|spend|discarded|pay|paid)(?: this way)?\b"
        ),
        "card spent",
    ),
    (re.compile(r"\boccup(?:ies|y) (?:only )?(?:one|1) space,? but\b", re.I), ""),
    (
        re.compile(r"([Dd]eal [^.]*?) in that space and (?:in )?(?:one|an) adjacent space\b"),
        r"Choose one adjacent space too. \1 in those spaces",
    ),
    (re.compile(r"\b[Aa]t the (start|end) of each of your turns\b"), r"At the \1 of your turn"),
    (re.compile(r"\b([Aa])t the beginning of\b"), r"\1t the start of"),
    (re.compile(r"\bOnce (?:per|each|a|every|on your) turn, (?=you may)", re.I), "Once during your turn, "),
    (re.compile(r"\b([Oo])n your turn, (?=you may)"), "During your turn, "),
    (re.compile(r"(#\d+)([^.#]*), summon one\b", re.I), r"\1\2, Summon one \1"),
    (re.compile(r"\bInstead, you may\b"), "You may instead"),
    (re.compile(r"\bat least one (?:\w+ )?fighter is defeated this way\b"), "a fighter was defeated this way"),
    (re.compile(r"\bmust either\b"), "must"),
    (
        re.compile(r"\b(?:[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]hat fighter) (?:may|can) move up to\b"),
        "You may move them up to",
    ),
    (re.compile(r"(?:\b(?:[Hh]e|[Ss]he)|#\d+) may (?=deal |draw )"), "you may "),
    (
        re.compile(r"(#\d+|\b[Ee]ach (?:of your |friendly )(?:fighter|sidekick|#\d+)s?) (?:may|can) move up to\b"),
        r"you may move \1 up to",
    ),
    (
        re.compile(
            r"\bpay(s?)(?= (?:up to )?(?:\d+|an?|one|two|three|four|five|any (?:number|amount) of(?: your)?|"
            r"all(?: of)? your) counter#)",
            re.I,
        ),
        r"spend\1",
    ),
    (re.compile(r"\bYou pay(?= \d+ counter#)"), "Spend"),
    (
        re.compile(r"(?:(?<=\. )|^)For each (?!defeated #)([^,.]*), ([a-z])([^.]*)\."),
        lambda found: counted_last(found),
    ),
    (
        re.compile(r"\bfor each (?:of )?#\d+ (?:you )?defeated(?: this way)?\b(?! this turn)"),
        "for each fighter defeated this way",
    ),
    (re.compile(r"\breturn this card to your hand after combat\b"), "return this card to your hand"),
    (re.compile(r"(recovers? \d+ health) and may move\b"), r"\1. You may move them"),
    (re.compile(r"\bdiscard (?:a|1|one) card to boost (?=this|your|that)", re.I), "BOOST "),
    (
        re.compile(r"\b([Pp])lace (an?|one|1) (marker#\d+) in each of (up to \w+|\w+) (?:different )?spaces\b"),
        r"\1lace \4 \3 in separate spaces",
    ),
    (re.compile(r"\byour (defense|attack)\b(?! cards?\b| value)(?=[.,]| twice| again)"), "this card"),
    (re.compile(r"\s*They (?:return|come back) with (?:full|all(?: of)? their|their starting) health\."), ""),
    (
        re.compile(
            r"(\b[Rr]eturn [^.]*?) (?:with|at) (?:full|all(?: of)? (?:its|their)|(?:its|their) starting) health\b"
        ),
        r"\1",
    ),
    (
        re.compile(
            r"(\b[Ss]ummon (?:an?|one|1) (#\d+) ([^.]*)\. If [^.,]*), [Ss]ummon (\d+|two|three)(?: of them)? instead\b"
        ),
        r"\1, Summon \4 \2 \3 instead",
    ),
    (
        re.compile(
            r"\b([Ii]f (#\d+|they|he|she|it|your fighter|this fighter) (?:is|are|ends?|ended)\b[^,.]*? adjacent to) "
            r"an opposing (hero|sidekick|fighter)(,[^.]*?)\bthat (?:opposing )?\3\b"
        ),
        lambda found: (
            f"{found.group(1)} an opposing {found.group(3)}{found.group(4)}an opposing {found.group(3)} adjacent to "
            f"{found.group(2) if '#' in found.group(2) or 'fighter' in found.group(2) else 'them'}"
        ),
    ),
    (
        re.compile(r"\b(an?|one|each|all) (#\d+) (?:that|who) (?:has been|have been|is|are|was|were) defeated\b"),
        r"\1 defeated \2",
    ),
    (re.compile(r"\b[Pp]lace (an?|one|up to \w+|all) defeated (#\d+) (?:in|on)\b"), r"return \1 defeated \2 to"),
    (re.compile(r"\bthrough (?:spaces containing )?your opponents?'s? fighters\b"), "through opposing fighters"),
    (re.compile(r", also (?=place|put|draw|deal|move|gain)"), ", "),
    (
        re.compile(
            r"\b([Ww])hen(?:ever)? you draw (?:one or more cards|a card|cards) "
            r"(?:from|for|during|as part of) (?:a|the|your) maneuver(?: action)?"
        ),
        r"\1hen you maneuver",
    ),
    (
        re.compile(
            r"((?<!\ba )(?<!\bany )(?<!\bone )(?:#\d+|[Tt]his fighter|[Tt]he [a-z ]+|[Yy]our fighter) "
            r"(?:was|is) defeated) (?:in |during )?(?:this|the) combat"
        ),
        r"\1",
    ),
    (
        re.compile(
            r"(#\d+|fighters?|sidekicks?) (?:that|who) (?:has|have) "
            r"(#\d+|the (?:opposing fighter|defender|attacker)) in (?:its|their|his|her) zones?\b"
        ),
        r"\1 in \2's zone",
    ),
    (re.compile(r",? even if (?:#\d+|he|she|it|they) (?:has|have) already moved(?: this turn)?(?=[.,])"), ""),
    (
        re.compile(r"\bReturn (#\d+) ([^.]*?) if (?:he|she|it|they) (?:is|are) defeated\."),
        r"If \1 is defeated, return \1 \2.",
    ),
    (
        re.compile(
            r"(\b[Rr]eturn [^.]*)\. (?:They|He|She|It) (?:each )?"
            r"(?:(?:returns?|comes? back) with|has|have) (\d+) health\."
        ),
        r"\1 with \2 health.",
    ),
    (
        re.compile(r"\bYour opponent must ([^.,:]*?),? or (?:all|the) effects on (?:their|that) card are cancell?ed\."),
        r"Your opponent may \1. If they do not, cancel all effects on your opponent's card.",
    ),
    (
        re.compile(r"\bYour opponent must ([^.,:]*?),? or you ((?:draw|gain|recover) [^.,]*)\."),
        r"Your opponent may \1. If they do not, \2.",
    ),
    (re.compile(r"\b(marker#\d+) (?:that is|that are) (?:still )?in (?:the box|your supply|the supply)\b"), r"\1"),
    (re.compile(r"\b([Tt]hat many) (cards?) (minus|plus) (one|\d+)\b"), r"\1 \3 \4 \2"),
    (
        re.compile(r"(\b[Ww]hen(?:ever)? (#\d+) attacks [^.,]*? adjacent to )(?:him|her|it|them)(?=,)"),
        r"\1\2",
    ),
    (
        re.compile(
            r"(\b(?:[Ww]hen(?:ever)?|[Tt]he first time) #\d+ (?:attacks\b(?=[^.]* attack)"
            r"|(?:defends|is attacked)\b(?=[^.]* defense))[^.]*?"
            r" the value of )(?:his|her|its|their|that|the) (?:attack|defense)(?: cards?)?(?=\.)"
        ),
        r"\1this card",
    ),
    (re.compile(r",? and (?:its|their|that fighter's) (movement|move) ends\."), r". Its \1 ends."),
    (
        re.compile(
            r"((?:^|(?<=\. ))(#\d+)\b(?! (?:and|or) )[^.,]*?) (while|if|when) "
            r"(?=adjacent to |in (?:a|the|any) |in #|within )"
        ),
        r"\1 \3 \2 is ",
    ),
    (
        re.compile(r"\bWhen (#\d+)( has|'s health is) (\d+ or less)( health)?, (?=(?:\w+|#\d+) becomes )"),
        r"When \1 takes damage, if \1\2 \3\4, ",
    ),
    (re.compile(r"\b([Ww])hile attacking, "), r"If you are attacking, "),
    (re.compile(r"\b([Ww])hile defending, "), r"If you are defending, "),
    (
        re.compile(
            r"\b(\d+) (health|damage)( to [^.,]*)?,? plus (?:an additional )?(\d+)(?: (?:more|additional))?(?: \2)? "
            r"for each\b"
        ),
        r"\2\3 equal to \1 plus \4 for each",
    ),
    (re.compile(r"\b(marker#\d+) to an adjacent space\b"), r"\1 up to 1 space"),
    (
        re.compile(
            r"\bWhen(?:ever)? you (?:maneuver|take (?:a|the) maneuver action), after (?:moving|you move)"
            r"(?: your fighters)?, "
        ),
        "After you maneuver, ",
    ),
    (
        re.compile(
            r"\bOpposing (fighter|hero|sidekick)(?:e?s)? (?:that|who) (enter|move (?:on|in)to) ([^.]*?) "
            r"takes? (\d+) damage(?: and (?:must )?stop(?: moving)?)?(?=[.,])"
        ),
        lambda found: stepped(found, "stop" in found.group()),
    ),
    (
        re.compile(
            r"\bOpposing (fighter|hero|sidekick)(?:e?s)? takes? (\d+) damage when(?:ever)? they "
            r"(enter|move (?:on|in)to) ([^.]*)\."
        ),
        r"When an opposing \1 enters \4, deal \2 damage to that fighter.",
    ),
    (re.compile(r"\b([Ww])hen your last (#\d+) (?:is|was) defeated\b"), r"\1hen all of your \2 are defeated"),
    (re.compile(r"\bare (?:still )?undefeated\b"), "are on the board"),
    (re.compile(r"(#\d+) (has a move value of \d+) and adds "), r"\1 \2 and \1 adds "),
    (
        re.compile(
            r"\b[Pp]lace (an?|one|up to \w+|\d) (#\d+) that (?:is|are) not on the (?:board|battlefield) (?=in|on|adj)"
        ),
        r"Summon \1 \2 ",
    ),
    (
        re.compile(r"\bWhen(?:ever)? an opposing (?:fighter|hero|sidekick) attacks (#\d+), ([^.]*)"),
        lambda found: f"When {found[1]} is attacked, {of_attacker(found[2])}",
    ),
    (re.compile(r"\ba different ((?:friendly |opposing )?(?:fighter|sidekick))\b"), r"another \1"),
    (
        re.compile(r"\bThe (second|third) time you attack each turn, "),
        r"When you attack, if this is your \1 attack this turn, ",
    ),
    (re.compile(r"\bWhen (#\d+) is defeated for the first time, "), r"The first time \1 would be defeated, "),
    (re.compile(r"\bdo not remove (?:him|her|it|them|#\d+) from the (?:board|battlefield)\. (?:Instead, )?"), ""),
    (re.compile(r"\bdraw that many cards, (to a maximum of \d+)"), r"draw cards equal to that much, \1"),
    (re.compile(r"(?:(?<=^)|(?<=\. )|(?<=, ))\+(\d+) to all (?:of )?(?=(?:his|her|their|your) )"), r"add +\1 to "),
    (re.compile(r"\b(marker#\d+) to (?:an )?adjacent spaces\b"), r"\1 up to 1 space each"),
    (re.compile(r"\bfor each defeated this way\b"), "for each fighter defeated this way"),
    (
        re.compile(r"\bper (?=card|fighter|hero|sidekick|opposing|friendly|defeated|damage|counter#|marker#|#\d)"),
        "for each ",
    ),
    (
        re.compile(r"\bin the spaces? of each (?:of your )?(#\d+|(?:opposing |friendly )?(?:fighter|hero|sidekick))"),
        r"in each space containing a \1",
    ),
    (re.compile(r"\b([Pp])lace (?:an?|one|1) (marker#\d+) in (up to \w+|\w+) (?=different )"), r"\1lace \3 \2 in "),
    (re.compile(r"\s*You choose (?:(?:the|its|their) (?:path|route)|where(?: they move| it moves)?)\."), ""),
    (
        re.compile(r"\b[Ff]or each defeated (#\d+), (?:place|return|put) (?:it|them) (?:in|to|on) ([^.]*)\."),
        r"Return all defeated \1 to \2.",
    ),
    (
        re.compile(r"(\b(?:Draw|Take|Keep|Put|Add) (?:an?|one|two|\d)\b[^.,]*), and (?=(?:put|place|discard|the) )"),
        r"\1 and ",
    ),
    (re.compile(r"\bto the (?:board|battlefield), (?=in |on |adjacent )"), "to the board "),
    (
        re.compile(
            r"(\b[Aa]dd \+?\d+ to (the value of this card|this card's value)[^.]*\. If [^.,]*, )"
            r"add (\+?\d+) instead\b"
        ),
        r"\1add \3 to \2 instead",
    ),
    (
        re.compile(
            r"((?:each|all|every) fighters? in (#\d+|that)(?:'s)? zone),? including (?:\2|himself|herself|itself)\b"
        ),
        r"\1",
    ),
    (
        re.compile(
            r"\b((?:each|an?|all|every) (?:other )?(?:opposing )?(?:fighter|sidekick|hero)s?) (?:that )?"
            r"(#\d+|he|she|it) (?:is|ends) adjacent to(?: (?:at the end of|after) (?:this|that|the) move(?:ment)?)?"
        ),
        r"\1 adjacent to \2",
    ),
    (
        re.compile(r"\b(When(?:ever)?|After) (?:one|any) of your fighters (attack|defend)s\b"),
        lambda found: f"{found[1]} you {found[2]}",
    ),
    (
        re.compile(
            r"(\bWhen(?:ever)? you attack, (?:you may )?add \+?\d+ to (?:the value of )?)"
            r"(?:the|that|your|this) attack(?: card)?\b"
        ),
        r"\1this card",
    ),
    (
        re.compile(r"\b((?:attack|against|on|target)) the same (?:opposing )?(?:fighter|target|opponent)\b"),
        r"\1 the opposing fighter",
    ),
    (re.compile(r"\bCopy (the (?:printed )?value of )"), r"The value of this card becomes \1"),
    (
        re.compile(r"\bNeither player (?:may|can) BOOST(?: (?:this|in this|their) (?:combat|cards?))?\."),
        "This card cannot be boosted. Your opponent's card cannot be boosted.",
    ),
    (
        re.compile(
            r"\b[Pp]lace (?:all|each) (?:of your )?(#\d+),? including (?:any )?(?:that are )?defeated(?: ones| #\d+)?,?"
            r" (?:in|on) ([^.]*)\."
        ),
        r"Place each \1 in \2. Return all defeated \1 to \2.",
    ),
    (
        re.compile(r"(#\d+)([^.#]*), (you may )?return one (?:to|in|into)\b", re.I),
        r"\1\2, \3return one defeated \1 to",
    ),
    (re.compile(r"\b([Rr]eturn|[Pp]ut|[Cc]hoose|[Tt]ake) any (?:one )?((?:[a-z]+ )?card)\b"), r"\1 1 \2"),
    (
        re.compile(r"(would be defeated, )(?:#\d+|he|she|they|it) (?:is|are) left with (\d+) health instead"),
        r"\1stand them up again with \2 health",
    ),
    (re.compile(r"\bfor each (?:of )?#\d+ (?:you )?removed(?: this way)?\b"), "for each fighter defeated this way"),
    (
        re.compile(r"(#\d+ (?:and|or) #\d+) may (?:each )?move up to (\d+ spaces?)(?: each)?"),
        r"you may move \1 up to \2",
    ),
    (
        re.compile(r"\bWhen(?:ever)? ([^.,]* attacks\b[^.,]*), ([^.]*?) after (?:the |that )?combat\."),
        r"After \1, \2.",
    ),
    (
        re.compile(r"\bYour opponent must ([^.,:]*?),? or ((?:the value of )?their card)\b([^.]*)\."),
        lambda found: or_their_card(found),
    ),
]
_COST = r"(?:spend|discard|put|deal|take|remove|discharge|lose|defeat|return)\b[^.]*?"
_GAIN = (
    r"(?:draw|gain|move|cancel|put|make|boost|deal|defeat|ignore|recover|have|place|return|add|summon|increase|take|look|"
    r"do|blind|prevent|repeat|reduce)\b[^.]*"
)
_CASES = re.compile(r"If ([^.:]*? is)\s*(?:\.\.\.|:)\s*((?:\d+: [^:]*?(?=\s\d+:|$)\s*)+)")
_CASE = re.compile(r"(\d+): (.*?)(?=\s\d+:|$)")
_PAY = re.compile(rf"\b([Yy]ou) may ({_COST}) to ({_GAIN})\.", re.IGNORECASE)
_THEY_PAY = re.compile(rf"\b([Yy]our opponent) may ({_COST}) to ({_GAIN})\.", re.IGNORECASE)
_PRICE = re.compile(
    r"(?:^|(?<=\. ))((?:deal up to|put|discharge|spend|defeat|remove|discard (?:an?|one|\d) (?:other )?cards?)\b"
    rf"[^.]*?) to ({_GAIN})\.",
    re.IGNORECASE,
)


_CONTRACTED = re.compile(r"(?<!\b[Ii]f you )(?<!\b[Ii]f they )\b(do|does|did|is|are|was|were|has|have)n['’]t\b")
_NOISE = re.compile(  # what says again what is so anyway
    r",? (?:as well|too)(?=[.,])|, friend or foe(?=,)"
    r"|(?<=\.) (?:This|That) (?:second )?attack (?:does not cost|costs no) (?:an )?actions?\."
    r"|,? even if (?:you|he|she|it|they|#\d+) (?:lost|did not win) the combat(?=\.)"
)
_UNCLEAR = re.compile(rf"\bif [^.]*?, you may {_COST} to {_GAIN}\. Otherwise\b", re.IGNORECASE)


def plainer(text: str, counters: int) -> str:
    """A text in which names are marks, in the plainest words that mean the same."""
    if _UNCLEAR.search(text):
        raise ReadError(
            [Problem(1, "Otherwise", "it is not clear what it answers: say “if you do not”, or “if” again")]
        )
    text = _CONTRACTED.sub(r"\1 not", text)
    text = re.sub(r"(?<=\s)Then,? (?=[A-Za-z#])|(?<=\bmay )(?:then|also) ", "", text)
    text = _NOISE.sub("", text)
    for pattern, plain in (*FREELY_SAID, *OF_MARKERS, *REWORDED, *WHOLE, *_PLAINER):
        text = pattern.sub(plain, text)
    if counters == 1:
        text = re.sub(r"\b([Cc]harge|[Dd]ischarge) both(?! counter#)", r"\1 both counter#0", text)
    text = _CASES.sub(lambda found: cases(found.group(1), found.group(2)), text)
    text = _PAY.sub(r"\1 may \2. If you do, \3.", text)
    text = _PRICE.sub(r"\1. If you do, \2.", text)
    text = _THEY_PAY.sub(r"\1 may \2. If they do, \3.", text)
    text = re.sub(r"(If (?:you|they) do, )have (them|#\d+|that player|your opponent) ", r"\1\2 ", text)
    text = re.sub(r"(If (?:you|they) do, )them ", r"\1they ", text)
    text = _HER.sub("their", text)
    text = re.sub(r"\b[Hh]is\b", "their", text)
    text = re.sub(r"\bher\b", "them", text)
    return re.sub(r"\s*\n\s*", " ", text).strip()


_AT_MOST = re.compile(r"\s*\((?:up )?(?:to )?(?:a )?max(?:imum)?\.?(?: of)? \+?(\d+)\.?\)", re.IGNORECASE)
_MOST_LAST = re.compile(r"\.(\s*\((?:up )?(?:to )?(?:a )?max(?:imum)?\.?(?: of)? \+?\d+)\.\)", re.IGNORECASE)
_UP_TO = re.compile(
    r"(\b(?:that many|that much|for each|equal to)\b[^.()]*?)\s*\(up to (\d+)(?: \w+)?\)", re.IGNORECASE
)
_OR_ELSE = re.compile(r"\.? \(([Ii])(f all [^()]* instead)\.?\)")  # what is done instead is no reminder
_EXCEPT = re.compile(r" \(((?:except (?:for )?|other than |but not )[^()]*?)\.?\)")
_ONCE = re.compile(
    r"(?:^|(?<=[.\n] )|(?<=\n))((?:When|Whenever|After|You may)\b[^.()]*?)\.? ?"
    r"\((?:Limit )?once (?:per|each|a) turn\.?\)\.?",
    re.IGNORECASE,
)
_SO_OFTEN = re.compile(r"\.? ?\((?:[Ll]imit )?once (?:per|each|a) (turn|game)\.?\)\.?", re.IGNORECASE)
_SENTENCE_LIMIT = re.compile(  # a whole sentence in brackets that limits something
    r"\s*\(([A-Z][^()]*\b(?:maximum|at most|no more than|limit|(?:can|may) (?:only|never) have|cannot have)\b"
    r"[^()]*\.)\)"
)
_LIMITS = re.compile(
    r"\((?:[^)]*\b(?:max(?:imum)?|limit(?:ed)?|at most|no more than|once (?:per|each|a|every)|only once)\b[^)]*"
    r"|up to [^)]*)\)",
    re.IGNORECASE,
)


def unbracketed(text: str) -> str:
    """A text in which no brackets say how much or how often: that is no reminder."""
    text = _MOST_LAST.sub(r"\1).", text)
    text = _UP_TO.sub(r"\1, to a maximum of \2", _AT_MOST.sub(r", to a maximum of \1", text))
    text = _OR_ELSE.sub(r". I\2", _EXCEPT.sub(r" \1", text))
    text = re.sub(r" \((round(?:ed|ing) (?:up|down))\)", r", \1", text)
    text = once_first(text)
    text = _SENTENCE_LIMIT.sub(r" \1", text)
    limit = _LIMITS.search(text)
    if limit:
        raise ReadError([Problem(1, limit.group(), "what limits something stands outside brackets")])
    return text


def so_often(text: str) -> str:
    """A special ability in which no brackets say that something is done once."""
    return _SO_OFTEN.sub(r". This ability can only be used once per \1.", once_first(text))


def once_first(text: str) -> str:
    return _ONCE.sub(lambda found: f"Once per turn, {found.group(1)[0].lower()}{found.group(1)[1:]}.", text)


def of_whom(found: re.Match[str]) -> str:
    """What is asked last of "it": of the one fighter to whom that is done."""
    done_to = set(re.findall(r"\b(?:[Tt]he (?:opposing fighter|defender|attacker)|your fighter)\b", found[1]))
    if len(done_to) != 1 or "#" in found[1].partition(max(done_to))[0]:
        return found[2]
    return re.sub(r"^(?:it|they|he|she)\b", done_to.pop().replace("The", "the"), found[2])


def cases(asked: str, ways: str) -> str:
    """ "If … is: 2: this 3: that" as a sentence for each."""
    return " ".join(f"If {asked} {number}, {close(done)}" for number, done in _CASE.findall(ways.strip()))


def stepped(found: re.Match[str], stops: bool) -> str:
    """ "Opposing fighters that enter there take damage and stop": when one does, that is done to it."""
    kind, _, where, damage = found.groups()
    ends = ". Its movement ends" if stops else ""
    return f"When an opposing {kind} enters {where}, deal {damage} damage to that fighter{ends}"


def of_attacker(said: str) -> str:
    """ "That fighter", "it", of one who attacks somebody, is the attacker."""
    said = re.sub(r"\b[Tt]hat (?:fighter|hero|sidekick)\b", "the attacker", said)
    return re.sub(r"\b(adjacent to|to) (?:it|them)\b", r"\1 the attacker", said)


def counted_last(found: re.Match[str]) -> str:
    """ "For each of these, do that": that is done for each, and what is the most of it comes last."""
    done, most, number = found.group(3).partition(", to a maximum of ")
    if re.search(r" and (?:you )?(?:(?:draw|gain|deal|discard|recover)\b|#\d+ recovers)", done):
        return found.group()  # all of it so often
    return f"{found.group(2).upper()}{done} for each {found.group(1)}{most}{number}."


def or_their_card(found: re.Match[str]) -> str:
    """ "Your opponent must do this, or their card …": they may, and if they do not, it is so."""
    card = found.group(2).replace("their card", "your opponent's card")
    return f"Your opponent may {found.group(1)}. If they do not, {card}{found.group(3)}."


def unless_so(found: re.Match[str]) -> str:
    """ "This is done unless something is so": if it is not so, this is done."""
    done = found.group(1)
    asked = re.match(r"If ([^,]*), (.*)$", done)
    if asked:
        return f"If {asked[1]} and it is not so that {found.group(2)}, {asked[2]}."
    return f"If it is not so that {found.group(2)}, {done[0].lower()}{done[1:]}."


def selections(found: re.Match[str]) -> str:
    """ "Select an A and a B, and shuffle 2 copies of each into your deck": a sentence for each."""
    kinds = re.findall(r"[A-Z]{2,}", found.group(1))
    one = "select one {kind} card and shuffle {count} copies of it into your deck."
    said = [one.format(kind=kind, count=found.group(2)) for kind in kinds]
    return " ".join([said[0], *(capital(sentence) for sentence in said[1:])])


def close(text: str) -> str:
    text = text.strip().rstrip(",")
    return text if text.endswith(".") else text + "."


def unreminded(text: str) -> str:
    """The text without its reminders. A number alone in brackets is no reminder: it asks for something."""
    text = unbracketed(text)
    asked = re.search(r"\(\s*\d+\s*\)", text)
    if asked:
        raise ReadError([Problem(1, asked.group(), "a number in brackets asks for something that is not known")])
    return without_reminders(text)
