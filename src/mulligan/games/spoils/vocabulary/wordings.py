"""What is said in more words than elsewhere, or in others: each is read as what it stands for."""

import re
from typing import Final

_START: Final = r"(^|[.:\"] ?)"
_DONE_BY_A_PLAYER: Final = r"(?:pays?|discards?|loses?|destroys?|depletes?|removes?|puts?)"
_DONE_TO_ONES_OWN: Final = r"(discard|destroy|deplete|put|remove|reveal)"
_INFLICTS: Final = r"\b(?:it|that card|that character) inflicts that much(?: damage)?"
_TO_IT: Final = r"(?: to (?:it|that character))? instead\b"
_MOVER: Final = r"\b(?:that player|that opponent|they|you|it|(?:your|their|that player's|that) faction)"
_MOVES: Final = rf"{_MOVER} (?:gain|lose)s? that much(?: influence)?"
_SO_MUCH: Final = rf"(?:{_MOVES}|\b(?:gain|lose) that much(?: influence)?)"
_INFLUENCE: Final = r"(?: influence)? instead\b"
_STAT: Final = r"(strength|life|speed|structure)"
_PLAYED: Final = r"(?:deployed|played)"
_YOU_MAY: Final = r"(?:You (?:may|can) )?"
_NEXT_TURN: Final = r"((?:your|their|(?:its|their|that \w+'s) controller's|that (?:player|opponent)'s) next turn)"
_WHOSE_INFLUENCE: Final = (
    r"(?:your|their|its|that player's|an opponent's|each opponent's|each player's)(?: faction's)? influence"
)
_CARD: Final = r"(?:other )?(?:character|item|location|card|resource|tactic)"
_ITS_NUMBER: Final = r"(?:its|(?:this|the|that) (?:attached |picked )?(?:card|character)'s) (?:strength|life|speed)"
_SUBJECT: Final = (
    r"(?:it|they|this card|(?:the|that) (?:attached |picked )?(?:card|character)|(?:all |each of )?your characters|"
    r"(?:all |other |all other )*characters you control)"
)
_ITS: Final = r"(?:it|this card|the attached|you|your)\b"


def _done_to_it(found: re.Match[str]) -> str:
    done = {"flip": "flipped", "deplete": "depleted", "restore": "restored"}[found[1].lower()]
    return f"{found[0][0]}hen this card is {done}{found[2] or ''},"


def _next_turn_first(found: re.Match[str]) -> str:
    return f"{'During' if found[1] == 'At' else 'during'} {found[2]}, at the end of the turn, "


def _next_turn_last(found: re.Match[str]) -> str:
    during = "during" if found[1].startswith(",") else "During"
    return f"{found[1]}{during} {found[3]}, at the end of the turn, {found[2][:1].lower()}{found[2][1:]}"


def _no_battle_damage(found: re.Match[str]) -> str:
    to = "" if found[3] is None else f" to {found[3]}"
    return f"{found[1]}Reduce all battle damage inflicted{to} by {found[2]} to 0{found[4] or ''}"


def _its_number_is(found: re.Match[str]) -> str:
    return f"{found[1]}'s {found[2]}{found[3] or ''} {'are' if found[3] else 'is'} equal to"


def _each_who_did(found: re.Match[str]) -> str:
    return f"{'I' if found[0][0] == 'F' else 'i'}f they do, "


def _each_who_did_not(found: re.Match[str]) -> str:
    return f"{'I' if found[0][0] == 'F' else 'i'}f they don't, "


def _if_one_would(found: re.Match[str]) -> str:
    return f"{found[0][:2]} {'an' if found[1][0].lower() == 'i' else 'a'} {found[1]} would"


def _once_each_turn(found: re.Match[str]) -> str:
    return f"Once each turn, w{found[1][1:]}."


def _more_of_one(found: re.Match[str]) -> str:
    than = "greater" if found[1].lower() == "more" else "less"
    return f"the number of {found[2]} in play is {than} than the number of {found[3]} in play"


def _controls(found: re.Match[str]) -> str:
    return f"{'controls' if found[1].lower() == 'has' else 'control'} {found[2]}"


def _costs_so_much(found: re.Match[str]) -> str:
    cost = "cost" if re.match(r"(?:all|other|your|each of|[a-z-]+s\b)", found[2], re.I) else "costs"
    much, *least = found[4].split(", to a minimum of ")
    least_ = f", to a minimum of {least[0]}" if least else ""
    return f"{found[2]} {cost} {much} {'less' if found[3] == 'reduced' else 'more'} to deploy{least_}"


def _joins_a_battle(found: re.Match[str]) -> str:
    return "attacks or blocks" if found[1].lower().startswith("joins") else "attack or block"


def _to_the_same(found: re.Match[str]) -> str:
    to = " to it" if re.match(r" to an? ", found[2]) else found[2]
    return f"{found[1]}{found[2]}. If {found[3]}, {found[4]}{to} instead"


def _cannot_attack(found: re.Match[str]) -> str:
    return f"{found[1]}{found[3][:1].upper()}{found[3][1:]} cannot attack {small(found[2])}"


def _so_much_less(found: re.Match[str]) -> str:
    way = "reduced" if found[4].lower() == "less" else "increased"
    return f"{found[1]}All {found[5] or ''}damage inflicted to {small(found[2])} is {way} by {found[3]}"


def _twice_the_damage(found: re.Match[str]) -> str:
    to = "" if found[4] is None else f" to a {found[4].split()[-1].removesuffix('s')}"
    return (
        f"{found[1]}If {small(found[2])} would inflict {found[3] or ''}damage{to}, it inflicts twice that much instead"
    )


def small(words: str) -> str:
    """Words that began a sentence, within one."""
    return f"{words[:1].lower()}{words[1:]}"


def _doubled(found: re.Match[str]) -> str:
    return f"double {small(found[1])}"


def _switched(found: re.Match[str]) -> str:
    whose = f"{found[1]}'s" if found[2] else found[1]
    return f"switch {whose} strength and life"


def _is_a_keyword(found: re.Match[str]) -> str:
    return (
        f"{found[1]}{found[2]} {'gain' if found[2].lower().endswith(('s', 'control', 'they')) else 'gains'} {found[3]}"
    )


def _chooses_one(found: re.Match[str]) -> str:
    return f"{found[0].partition(':')[0]} one: "


def _was_inflicted(found: re.Match[str]) -> str:
    return f"{'was' if found[1].lower() == 'has' else 'were'} inflicted "


SAID_SO: Final = tuple(
    (re.compile(words, re.I | re.M), meant)
    for words, meant in (
        (rf"\bchoose and {_DONE_TO_ONES_OWN}\b", r"\1"),
        (rf"\bchooses and {_DONE_TO_ONES_OWN}s\b", r"\1s"),
        (r"\b(turn|battle|game), each time\b", r"\1, when"),
        (r"\bbeginning of (?=(?:your|each|every|an?|that|their|the next)\b)", "start of "),
        (r"\bplace(s)? (?=(?:an?(?:other)?|\d+|X|up to \d+|that many) tokens?\b)", r"put\1 "),
        (r"\b(enters? play|comes? into play) depleted (?:and )?with (?=[^.,\n]*? tokens? on (?:it|them)\b)",
         r"\1 depleted and enters play with "),
        (r"\b(enters? play|comes? into play) (with [^.,\n]*? tokens? on (?:it|them)) and depleted\b",
         r"\1 depleted and enters play \2"),
        (r"\binstead of (?=(?:your|their|its owner's|that player's|a|an opponent's|the) discard pile\b)",
         "instead of into "),
        (r"\bfor each time you (?:have )?(?:deployed|played) an? ([^.,\n]+?) this turn\b",
         r"for each \1 you deployed this turn"),
        (r"\b(cards?|characters?|items?|tactics?|locations?|resources?) in (?:a single|one|the same) discard pile\b",
         r"\1 in a discard pile with the same owner as each other"),
        (r"\b(gains?|loses?) any amount of influence\b", r"\1 influence"),
        (r"\b((?:its|(?:that|this|the) (?:card|character|item|location)'s) (?:strength|life|speed|numeric cost)) was "
         r"(?=\d|X|at (?:least|most)|less|greater|more|equal|even|odd)", r"\1 is "),
        (rf"\b({_WHOSE_INFLUENCE}) becomes (?=(?:\d+|X) or (?:less|more)\b)", r"\1 is "),
        (rf"\b({_WHOSE_INFLUENCE}) becomes (?=\d|X|equal)", r"set \1 to "),
        (r"\bset (\S+(?: \S+){0,2}? influence) to equal to\b", r"set \1 to"),
        (r"\b((?:pick|choose)s? another (card|character|item|location|resource)\b(?:(?!\ban? \2\b)[\s\S])*?)"
         r"\bthe other \2\b", r"\1that \2"),
        (r"\bwithout paying (?:its|their|that card's) numeric costs?\b", "for free"),
        (r"(?<=\w),? as well(?=[.,])", ""),
        (r"\b(if (?:it|this card|that card|that character) was destroyed by battle damage)(?=,)", r"\1 this turn"),
        (r"\b(gains? [^.,\n]+?),? too(?=[.,])", r"\1"),
        (r"\b([XYZ]) was (?=\d|at (?:least|most)\b|less\b|greater\b|more\b|equal\b)", r"\1 is "),
        (r",? to a minimum of 0\b", ""),
        (r"\b(tokens? (?:from|on) (this card|it|the attached character)[^\n]*?\. If there are )none(?: left)?,",
         r"\1no tokens on \2,"),
        (rf"{_START}(your faction|you) cannot (gain|lose) more than (\d+) influence"
         r"(?: at (?:a|one) time| at once)?(?=\.)",
         r"\1If \2 would \3 more than \4 influence, reduce the amount to \4"),
        (r"\b(can attack) (this turn|again this turn),? even (?:if|though) it (?:has )?(?:already )?attacked"
         r"(?: (?:before|this turn|already))?", r"\1 again this turn"),
        (r"\bbecomes an? (\w+)(?: (?:card|character|item))? in addition to its other (?:sub)?types\b",
         r'gains the "\1" subtype'),
        (r"\b((?:put|return)s? (?:it|them|that card|those cards|that character) (?:in)?to play) "
         r"(at the (?:end|start) of [^.,\n]*?turn) (under [^.,\n]+? control)", r"\2, \1 \3"),
        (r"(^|[.:\"] ?)([^.\n\"]*?) (?:has|have) (?:its|their) numeric costs? (reduced|increased) by ([^.\n\"]+)",
         lambda found: f"{found[1]}{_costs_so_much(found)}"),
        (r"\bby (tactics?|cards?|items?) ((?:your )?opponents|an opponent|you) (?:deploys?|plays?)\b",
         lambda found: f"by {found[1]} {found[2]} control{'s' if found[2].lower() == 'an opponent' else ''}"),
        (r"\bduring a battle (?:in which|where) you are (?:being )?attacked\b", "while you are being attacked"),
        (r"\bduring a battle (?:in which|where) you are attacking\b", "while you are attacking"),
        (r"\b(battle is) in progress\b", r"\1 going on"),
        (r"\bafter (a|each|any) battle (?=(?:in|during) which\b)", r"at the end of \1 battle "),
        (r"\b(this card) is (restored|depleted|attacking|blocking|face-up) and (?:is )?not in a battle\b",
         r"\1 is \2 and \1 is not in a battle"),
        # numbers and cards
        (r"\btokens? (?:remaining|left|among) "
         r"(?=(?:on )?(?:this card|it|the attached|cards?|characters?|items?)\b)(?:on )?",
         lambda found: f"{'tokens' if found[0].lower().startswith('tokens') else 'token'} on "),
        (rf"\bcombined {_STAT} of\b", r"total \1 of"),
        (rf"\bstrongest ({_CARD})\b", r"\1 with the highest strength"),
        (rf"\bweakest ({_CARD})\b", r"\1 with the lowest strength"),
        (r"\b(controls?) cards of ((?:at least )?\d+) different trades\b", r"\1 \2 cards of different trades"),
        (rf"\bis your only (?:other )?({_CARD})\b", r"is the only \1 you control"),
        (rf"\b({_ITS_NUMBER}) becomes (?=\d+ or (?:more|less)\b)", r"\1 is "),
        (r"\b(has|have) (strength|life|speed) (\d+)(?=[.,]| and\b)", r"\1 \3 \2"),
        (rf"\b({_ITS_NUMBER}) is doubled\b", _doubled),
        (r"\b(it|this card|(?:the|that) (?:attached |picked )?(?:card|character))('s)? strength and life are "
         r"(?:switched|swapped|exchanged)\b", _switched),
        (r"\bwith (\"[\w-]+\") in (?:its|their) subtypes?\b", r"with the \1 subtype"),
        (r"\bthere (?:is|are) ([^.,\n]*? cards?) in an opponent's (hand|discard pile)(?=, that player\b)",
         r"an opponent has \1 in their \2"),
        (r"\b(controls? (?:a|no|any|at least \d+|\d+ or more|only \d+)) (other )?token(s?)(?= ?[.,]| than\b| and\b)",
         r"\1 \2token card\3"),
        (r"\b((?:destroy|deplete|restore)s? (?:all|each|an?|\d+) (?:other )?)token(s?)(?=[.,])", r"\1token card\2"),
        (r"\b(for (?:each|every)|number of) token(s?) (destroyed|depleted|picked) this way\b",
         r"\1 token card\2 \3 this way"),
        (rf"{_START}((?:all|each) [^.,\n]+?) becomes? depleted(?=\.)", r"\1Deplete \2"),
        (r"\bpay 2X\b", "pay X+X"),
        (r"\b(the numeric costs? of) your abilities\b", r"\1 abilities of cards you control"),
        (r"\b(any number of (\w+s)\b[^.\n]*\. [XYZ] is the number) (removed|discarded|destroyed|depleted|revealed)\b",
         r"\1 of \2 \3"),
        (r"\bit isn't (?=(?:your|an opponent's) turn\b)", "it is not "),
        (rf"(^|[.:\"] ?|, )(?!while |if |when |as )({_SUBJECT}) (?:is|are) (covert|aggro|tactical)"
         r"(?= this turn|[.,]| and)", _is_a_keyword),
        (r"(\bif (?:it|that card) (?:is|was) [^.\n]+\. )if (?:it|that card) (?:is not|was not|isn't|wasn't),",
         r"\1Otherwise,"),
        (r"\bunder the control of (its (?:owner|controller)|(?:that|the) \w+'s (?:owner|controller))",
         r"under \1's control"),
        (r"\bchooses?: (?=\w)", _chooses_one),
        (r"\bno other player\b", "no opponent"),
        (r"\banother player (?=(?:controls|gains|takes|has|draws|discards|deploys|plays|attacks|loses|uses|picks)\b)",
         "an opponent "),
        (rf"\bwho (controls?) ((?:at least )?\d+(?: or more)?) ({_CARD})s ({_DONE_BY_A_PLAYER}) (one|1|a) of them\b",
         r"who \1 \2 \3s \4 a \3 they control"),
        # battles
        (r"\bwhen (this card|the attached character) blocks, ([^\n]*?)\bthe blocked character\b",
         r"when \1 blocks a character, \2that character"),
        (r"\bwhen (this card|the attached character) is blocked, ([^\n]*?)\bthe blocking character\b",
         r"when \1 is blocked by a character, \2that character"),
        (rf"{_START}([^.,\n]+?) cannot be attacked by ([^.,\n]+?)(?=\.)", _cannot_attack),
        (r"\b(?:becomes?|is|are) the targets? of an attack\b", "is attacked"),
        (r"\bbecomes? the target of\b", "is picked by"),
        (r"(\bat the end of [^.,\n]*?\bbattle) (?:that )?(this card|the attached character) was in,",
         r"\1, if \2 attacked this battle or \2 blocked this battle,"),
        (r"\bonly in response to (?:you|your faction) being attacked\b", "only while you are being attacked"),
        (r"\b(in response to [^.,\n]*?\babilit(?:y|ies)) being used\b", r"\1"),
        (r"\bwhile (this card|the attached character) is attacking and (?:is )?(?:not blocked|unblocked)\b",
         r"while \1 is attacking and \1 is not blocked"),
        (r"\bwhen no (?:character|characters|opponent|opponents) blocks? (this card|it|the attached character),",
         r"when \1 is not blocked,"),
        (r"\b((?:each |all |all of )?(?:(?:your |an )?opponents?'s? )?characters?(?: (?:you|an opponent|opponents|"
         r"your opponents) controls?)?) that (?:can|could|are able to|is able to) block (this card|it|"
         r"the attached character|the character|that character) "
         r"(?:must|has to|have to) (?:do so|block it|block this card)(?: if able)?\b",
         r"\1 must block \2 if they can"),
        (r"\bat the start of (?:a|each) battle (?:in which|where) you (?:are attacking|attack),", "when you attack,"),
        (r"\bat the start of (?:a|each) battle (?:in which|where) you are (?:being )?(?:attacked|defending),",
         "when you are attacked,"),
        (r"\byou are (attacking|blocking) with (at least \d+) (?:characters|members)\b",
         r"you control a \1 party of \2 members"),
        (r"\byou are (attacking|blocking) with (\d+) or more (?:characters|members)\b",
         r"you control a \1 party of at least \2 members"),
        (r"\b(have|has) ((?:no|at least \d+|\d+ or more|exactly \d+|fewer than \d+|more than \d+|an?) "
         r"(?:(?!other)[\w-]+ )?resources?)(?! (?:in|cards?)\b)", lambda found: _controls(found)),
        (r"\bsource (?=(?:you|an opponent|your opponents?|opponents|that player|each opponent) controls?\b)", "card "),
        (r"\bduring a battle (?:that )?this card is not in\b",
         "during a battle and while this card is not in a battle"),
        (r"\bduring a battle (?:that )?this card is in\b", "while this card is in a battle"),
        (rf"\bthe characters (?=(?:that are )?(?:blocking|blocked by|attacking|opposing) {_ITS})", "all characters "),
        (r"\bwhen (?:a|the|each|that) battle ends,", "at the end of the battle,"),
        (r"\bwhen (this card|the attached character) survives a battle,",
         r"at the end of the battle, if \1 attacked this battle or \1 blocked this battle,"),
        (r"\bwhen this card and (?:at least one|another|one or more|1 or more) other characters? attacks?,",
         "when this card attacks with at least 1 other character,"),
        (r"\bwhen this card and another character (?:you control )?attack,",
         "when this card attacks with another character,"),
        (r"\b(this card|the attached character) (?:cannot|can't|may not) attack alone\b",
         r"when an attacking party is formed including \1, it must have at least 2 members"),
        (r"\b(this card|the attached character) (?:cannot|can't|may not) block alone\b",
         r"when a blocking party is formed including \1, it must have at least 2 members"),
        (r"\b(this card|the attached character) (?:cannot|can't|may not) attack or block alone\b",
         r"when an attacking or blocking party is formed including \1, it must have at least 2 members"),
        (r"\bcan (?:only block|block only) characters with ([^.,\n]+)", r"cannot block characters without \1"),
        (r"\bwhen (this card|the attached character) enters a battle,", r"when \1 attacks or blocks,"),
        (r"\battack you or (?:(?:a |your )?locations?)(?: you control)?\b", "attack you"),
        (r"\b(characters?) attacking (?=(?:a|an|your|the)\b[^.,\n]*?\b(?:location|faction)s?\b)",
         r"\1 that are attacking "),
        # restoring and depleting
        (r"\bwhen this card (attacks|blocks|attacks or blocks), it does not deplete\b",
         r"this card does not deplete when it \1"),
        (rf"{_START}(this card|the attached character) (restore|deplete)s (?=at the (?:start|end)\b)", r"\1\3 \2 "),
        (r"\bwhen (\d+) or more characters you control attack,", r"when you attack with at least \1 characters,"),
        (r"\bwhen (\d+) or more characters an opponent controls attack,",
         r"when an opponent attacks with at least \1 characters,"),
        (r"^You control the attached (character|card|item|location|resource)\.$",
         r"When this card becomes attached, take control of the attached \1 while this card is attached to it."),
        (r"^([^.,\n]*?\b(?:you|your opponents|opponents) (?:deploy|play)) (during|on) "
         r"(an opponent's|each opponent's|your) turns? (?=cost)",
         r"During \3 turn, \1 "),
        (r"\bwhen you (flip|deplete|restore) this card( face-up| face-down| up| down)?,", _done_to_it),
        (r"\bthere are (more|fewer) (\w+) than (\w+) in play\b", _more_of_one),
        (r"^you may look at ((?:all |any )?face-down [^.\n]*?\bcontrols?)\.$", r"You may look at \1 at any time."),
        (r"\bput there this way\b", "put this way"),
        (r"\b(gains?|loses?) (strength|life|speed) this turn equal to ([^.,\n]+)", r"\1 \2 equal to \3 this turn"),
        (r"\b(\d+) or more (\w+) than (?=you|an|each|that|any)", r"at least \1 more \2 than "),
        (r"(^|[.:,\"] ?)give (an? [^.,\n]*?|it|this card|that \w+) to (an opponent|that (?:player|opponent))(?=\.)",
         r"\1\3 takes control of \2"),
        (r"\bpick a (?=(?:trade|card type|subtype)\b)", "choose a "),
        (r"\b(each opponent|an opponent|that player|each player)'s faction (gain|lose)s half its influence\b",
         r"\1 \2s half their influence"),
        (r"\byour faction (gain|lose)s half its influence\b", r"\1 half your influence"),
        (r"(\[[OGEDRV]\]) icons? (?=(?:you|they|that player|an opponent) controls?\b)", r"\1 "),
        (r"\b(to|and|pick|choose) a second (?=(?:character|item|location|card)\b)", r"\1 another "),
        (r"\beach (?=(?:player|opponent) whose cards? )", "each such "),
        (r"\b([Rr]emoves? )([^.\n,]*?) from the game until (the end of (?:the|this) turn|(?:the )?end of turn)(?=\.)",
         r"\1\2 from the game. At the end of the turn, put the removed card into play under its owner's control"),
        # what has been removed comes back
        (r"\b(from the game\. When this card leaves play, (?:put|return) )(?:that|the) (card|character|item)\b",
         r"\1the removed \2"),
        (r"\b(reduce|increase) (this card's|its|(?:that|the) (?:card|character|item|location)'s) cost by\b",
         r"\1 \2 numeric cost by"),
        # damage and influence
        (rf"{_START}all ((?:battle )?damage that would be inflicted to [^.,\n]*?) this turn is inflicted to\b",
         r"\1This turn, all \2 is inflicted to"),
        (rf"{_START}reduce the first ((?:battle )?damage) (?:that would be )?inflicted to ([^.,\n]+?) each turn "
         r"(to|by) (\w+)", r"\1The first time each turn that \2 would be inflicted to \3, reduce the amount \4 \5"),
        (rf"{_START}([^.,\n]+?) cannot be (?:inflicted|dealt) (battle )?damage by ([^.,\n]+?)( this turn)?(?=\.)",
         r"\1Reduce all \3damage inflicted to \2 by \4 to 0\5"),
        (r"\b(?:falls|drops) (?:down )?to (\d+) influence or less\b", r"has \1 influence or less"),
        (r"\bdouble (your|their|that player's|an opponent's) (?:faction's )?influence\b",
         r"set \1 influence to twice \1 influence"),
        (r"\b(has|have) been (?:inflicted|dealt) (?=(?:battle )?damage\b)", _was_inflicted),
        (rf"{_START}([^.,\n]+?) (?:is|are) (?:inflicted|dealt) (\d+) (less|more) (battle )?damage"
         r"(?: (?:from|by) (?:each|any|all|every) sources?)?(?=\.)", _so_much_less),
        (r"\b(inflicted|dealt) to you\b(?! (?:or|and) )", r"\1 to your faction"),
        (rf"{_START}(this card|the attached character) (?:inflicts|deals) (?:double|twice the) (battle )?damage"
         r"( to (?:factions|characters|locations))?(?=\.)", _twice_the_damage),
        (rf"{_START}reduce the next ((?:battle )?damage) (?:that would be )?inflicted to ([^.,\n]+?) this turn to (\d+)"
         r"(?=\.)", r"\1The next time \2 would be inflicted to \3 this turn, reduce the amount to \4"),
        (r"\b(inflict \w+ damage)( to [^.,\n]+?)\. If ([^.\n]*?), (inflict \w+ damage) instead(?=\.)", _to_the_same),
        (rf"{_INFLICTS} plus (\w+){_TO_IT}", r"increase the amount by \1"),
        (rf"{_INFLICTS} minus (\w+){_TO_IT}", r"reduce the amount by \1"),
        (rf"{_SO_MUCH} plus (\w+){_INFLUENCE}", r"increase the amount by \1"),
        (rf"{_MOVER} (?:gain|lose)s? (\d+) (?:less|fewer)(?: influence)? instead\b", r"reduce the amount by \1"),
        (rf"{_MOVER} (?:gain|lose)s? (\d+) (?:more|additional)(?: influence)? instead\b", r"increase the amount by \1"),
        (rf"{_SO_MUCH} minus (\w+){_INFLUENCE}", r"reduce the amount by \1"),
        (rf"{_START}([^.,\n]+?) (?:cannot|can't) (?:inflict|deal) battle damage(?: to ([^.,\n]+?))?( this turn)?(?=\.)",
         _no_battle_damage),
        (r"\bprevent (\w+) of that damage\b", r"reduce the amount by \1"),
        (rf"{_START}([^.,\n]+?) cannot be (?:inflicted|dealt) (battle )?damage( this turn)?(?=\.)",
         r"\1Reduce all \3damage inflicted to \2 to 0\4"),
        (rf"\b(at) the end of {_NEXT_TURN}, ", _next_turn_first),
        (rf"(^|[.:,] )([^.,:\n]+?) at the end of {_NEXT_TURN}(?=\.)", _next_turn_last),
        (r"\byour next ([^.,\n]+?) this turn costs (?=\d+ less)", r"the next \1 you deploy this turn costs "),
        (r"\b(?:have|having) (?:it|that damage) inflicted to ([^.,\n]+?) instead\b",
         r"inflict that much damage to \1 instead"),
        (r"(^|[.:,] )put ([^.,:\n]+?) under the control of (an opponent|that (?:player|opponent))(?=\.)",
         r"\1\3 takes control of \2"),
        (r"\b(tactics|characters|items|locations|cards) (you|your opponents) deploy cannot be terminated\b",
         r"\1 \2 control cannot be terminated"),
        (r"\bwhen (this card|the attached \w+) uses an ability,", r"when an ability of \1 is used,"),
        (rf"{_START}([^.,\n]+?) have {_STAT} equal to their\b", r"\1The \3 of \2 is equal to their"),
        (rf"\b(this card|the attached \w+) has {_STAT}( and (?:strength|life|speed))? equal to\b",
         _its_number_is),
        (r"\bput (an? \w+) from your hand into play (with [^.,\n]+)", r"put \1 in your hand \2 into play"),
        (rf"^(?:this card can only be {_PLAYED}|(?:deploy|play) this card only) ((?:if|while|during) [^.\n]+)\.$",
         r"EXTRA COST: Deploy this card only \1."),
        (r"\b(can|may) attack (locations|factions) only\b", r"\1 attack only \2"),
        (r"\bwhen (you|an opponent|a player) (play|deploy)(s?) (?:a|another) resource,", r"when \1 play\3 a resource,"),
        (rf"{_START}damage cannot be inflicted to ([^.,\n]+?)( this turn| during [^.,\n]+)?(?=\.)",
         r"\1Reduce all damage inflicted to \2 to 0\3"),
        (r"\b(?:it|that card|that character) inflicts (?:double|twice) that (?:much|amount of)(?: damage)?"
         r"(?: to (?:it|that character))? instead\b", "increase the amount by that much"),
        (r"\b((?:your|that player's|an opponent's) faction) (gains|loses) (\d+ influence\. If [^.\n]*?), "
         r"it (gains|loses) (?=\d)", r"\1 \2 \3, \1 \4 "),
        # what players do
        (r"^attach to (?:an? )?opponent's (character|item|location)$", r"ATTACH TO \1 AN OPPONENT CONTROLS"),
        (r"\bwhile an opponent is attacking you\b", "while you are being attacked"),
        (r"\bshuffle(s?) (your|their|that player's) hand and discard pile\b",
         r"shuffle\1 \2 hand and \2 discard pile"),
        (r"^if this card is in your (discard pile|hand) at the (start|end) of (your|each|an opponent's) turn, ",
         r"At the \2 of \3 turn, if this card is in your \1, "),
        (r"^except (?:during|on) your turn, ", "During your opponents' turns, "),
        (r"\b(joins? a battle)\b", _joins_a_battle),
        (r"\b(an?(?:other)?) (tactic|card|character|item) you (?:deploy|play) "
         r"(?=(?:destroys|inflicts|depletes|picks)\b)",
         r"\1 \2 you control "),
        (r"\b(choose|name) a subtype\b", r"\1 a card subtype"),
        (rf"{_START}(?:you (?:may )?)?draw (?:an additional card|2 cards instead of (?:1|one)) "
         r"(?:during|as part of|from|with) your develop rule(?=\.)",
         r"\1When you draw a card as part of your Develop Rule, you may draw a card"),
        (r"^you win the game (?:if|while) ([^.\n]+)\.$", r"When \1, you win the game."),
        (r"\bfor each (opponent|player) who (do|did)(?:es)? so, ", _each_who_did),
        (r"\bfor each (opponent|player) who (do|did)(?:es)?(?: not|n't)(?: do so)?, ", _each_who_did_not),
        (r"\bpay up to (\d+)\. If you do, ([^.\n]*?)\bthat (?:many|much)\b",
         r"choose a number for X that is \1 or less and pay X. If you do, \2X"),
        (r"\bif (?:one|1) or more (card|character|item|location|resource|tactic)s would\b", _if_one_would),
        (r"\bin that battle\b", "in the battle"),
        (rf"{_START}(this card|the attached character) is not restored (?=by|during|with)",
         r"\1\2 cannot be restored "),
        (rf"^(When(?:ever)? [^\n]*)\. {_YOU_MAY}(?:only )?do (?:this|so) (?:only )?once (?:each|per) turn\.$",
         _once_each_turn),
        (r"\b(if they (?:don't|do not|do), )they (cannot|can't|may not|must)\b", r"\1that player \2"),
        (r"\bas this card enters play, ", "When this card enters play, "),
        (r"\b(can|may) block as though (?:it|they) (?:was|were|is|are) (?:not depleted|restored)\b",
         r"\1 block while depleted"),
        (r"\bas though (it|they) had been (?:in play )?(?:under your control )?since the start of (?:the|your) turn\b",
         r"even if \1 entered play this turn"),
        (r"\b(if|while) (your|that player's) faction has ([^.,\n]+?), it (gain|lose)s\b",
         r"\1 \2 faction has \3, \2 faction \4s"),
        (r"\b(if [^.,\n]+?) already (has|have|is|are)\b", r"\1 \2"),
        (r"\bhaven't\b", "have not"), (r"\bhasn't\b", "has not"),
        (r"\breturn(s)? ([^.,\n]+?) to play\b", r"put\1 \2 into play"),
        (r"\bthis turn, when you (deploy|play) your next ([^.,\n]+?),", r"the next time you \1 a \2 this turn,"),
        (r"\b(all|all other) text\b(?! from)", r"\1 rules text"),
        (r"\bwhen this card enters play using flip up,",
         "when this card enters play, if you deployed it using FLIP UP,"),
        # when something may be used or played
        (r"^((?:When|Whenever|At|If) [^\n]+?\.) (?:This (?:ability |effect )?(?:only )?(?:triggers|happens)|"
         r"(?:You may )?[Dd]o this|Use this ability) (?:only )?once (?:each|per|every) turn\.$",
         lambda found: f"Once each turn, {found[1][0].lower()}{found[1][1:]}"),
        (r"\b(use this(?: ability)?) (?:up to|no more than) (\w+ times|once|twice) (each|per) turn\b",
         r"\1 only \2 \3 turn"),
        (r"\bmay use this ability,? but only during their (?:own )?turns?\b",
         "may use this ability. Use this only during your turn"),
        (r"\bonly during your turn,? before (?:you attack|attacking|combat)\b",
         "only during your turn and only if you did not attack this turn"),
        (r"\bin response to (an opponent|a player|you) (?:playing|deploying) (an? [^.,\n]+)",
         r"in response to \2 \1 controls being deployed"),
        (r"\bin response to (an? [^.,\n]+?) (?:that )?(?:an|your|any) opponent (?:deployed|deploys|is deploying)\b",
         r"in response to \1 an opponent controls being deployed"),
        (r"\b(your opponents can only (?:deploy|use|attack)[^.,\n]*? during their own turn)s\b", r"\1"),
        (r"^you may (?:deploy|play) this card (?:for free|without paying its (?:numeric )?cost) if ([^.\n]+)\.$",
         r"EXTRA COST: If \1, you may deploy this card for free."),
        (r"\bwhen this card enters play from your hand,",
         "when this card enters play, if it was deployed from your hand,"),
        (r"\bthe numeric costs of ([^.,\n]*?) are (reduced|increased)\b", r"the numeric cost of \1 is \2"),
        (rf"{_START}Unless ((?:its|their|that|an|each|your|any) [^.,\n]*?\b{_DONE_BY_A_PLAYER} [^.,\n]*?), "
         r"([^.\n]+)(?=\.)", r"\1\3 unless \2"),
    )
)  # fmt: skip
