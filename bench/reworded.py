"""Says the texts of cards in other words that mean the same: do they read, and as the same?

    PYTHONPATH=src .venv/bin/python bench/reworded.py ../shared/facts/spoils/octgn --most 12 --seed 1

Each rewording is a pattern and what may stand instead; it is tried on so many texts that have it. One that does not
read is a hole in the grammar, one that reads as something else a text that plays wrong. The files belong to others and
stay where they are.
"""

# ruff: noqa: E501
import argparse
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.octgn import read_set, set_files
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.language.grammar import PrintError
from mulligan.language.reader import ReadError
from mulligan.language.words import mend, without_reminders

NOUN = r"(?:non-)?(?:\w+ )?(?:character|item|location|card|tactic|resource)"
CLAUSE = r"[^.,:;\n\"]+"
BEGINNING = re.compile(r"(?:^|(?<=[.:] ))[a-z]", re.M)
REWORDINGS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # who
    (r"\bYour faction (gains|loses) (\d+) influence", lambda m: f"{m[1].capitalize()[:-1]} {m[2]} influence"),
    (r"\byour faction (gains|loses) (\d+) influence", lambda m: f"you {m[1][:-1]} {m[2]} influence"),
    (r"\ban opponent's faction (gains|loses)", r"an opponent \1"),
    (r"\b(an opponent) controls\b", "your opponent controls"),
    (r"(\w+s?) an opponent controls\b", r"\1 controlled by an opponent"),
    (r"\ban opponent controls\b", "you do not control"),
    (r"\ba(n?) (character|item|location|resource) you control\b", r"one of your \2s"),
    (r"(?<![\dX] )\b(?<=[ ])characters you control\b", "your characters"),
    (r"(?<=[ ])characters you control gain\b", "the characters you control gain"),
    (r"\bAll (\w+)s you control\b", r"Each \1 you control"),
    (r"\b(?:E|e)ach (?:other )?opponent (?=discards|loses|draws|reveals|puts)", "Every opponent "),
    (r"\bYour opponents\b", "Opponents"),
    (r"\bthat player's hand\b", "their hand"),
    (r"\bThat player (?=discards|loses|draws)", "They "),
    (r"\bits owner's hand\b", "their owner's hand"),
    (r"\bthis card(?=[ .,'])", "this CARDTYPE"),
    (r"\bThe attached character\b", "The character this card is attached to"),
    (r"\bthe attached character\b", "attached character"),
    (r"\bThe character(?= (?:gains|loses))", "That character"),
    (r"\bthe character(?=[ .,])", "it"),
    # verbs
    (r"\bput (the character|it|that card|this card|the card) into (its|their) owner's hand\b", r"return \1 to \2 owner's hand"),
    (r"\bPut (a|the) (\w+ ?\w*) into (its|their) owner's hand\b", r"Return \1 \2 to \3 owner's hand"),
    (r"\b([Pp])ick (?=an? )", lambda m: "choose " if m[1] == "p" else "Choose "),
    (r"\b([Pp])ick (?=an? )", lambda m: "target " if m[1] == "p" else "Target "),
    (r"\bdeploy(s?) ", r"play\1 "),
    (r"\bplay(s?) (?=a resource)", r"deploy\1 "),
    (r"\b([Rr])emove (\S+ \S+|\S+) from the game\b", r"\1emove \2 from the game"),
    (r"\b(gain|lose)s (\d+) (strength|life|speed)\b", lambda m: f"gets {'+' if m[1] == 'gain' else '-'}{m[2]} {m[3]}"),
    (r"\bgains COVERT\b", "has COVERT"),
    (r"\bgain COVERT\b", "have COVERT"),
    (r"\bInflict (\d+) damage to\b", r"Deal \1 damage to"),
    (r"\b([Dd])estroy (?=an? )", lambda m: ("destroy " if m[1] == "d" else "Destroy ")),
    (r"\b([Dd])raw a card\b", r"\1raw one card"),
    (r"\b([Dd])eplete this card\b", r"\1eplete it"),
    (r"\btake control of\b", "gain control of"),
    (r"\bPut a token on this card\b", "Place a token on this card"),
    (r"\bsearch your deck for (an? [^.,]*?) and reveal it\b", r"search your deck for \1, reveal it"),
    (r"\bsearch your deck for (an? [^.,]*?) and reveal it\. If you do, put it into your hand\b", r"search your deck for \1, reveal it, and put it into your hand"),
    (r"\bSearch your deck for (an? [^.,]*?)\. Put it into your hand\b", r"Search your deck for \1 and put it into your hand"),
    (r"\bshuffle your deck\b", "shuffle it"),
    (r"\bcannot\b", "can't"),
    (r"\bcannot (attack|block)\b", r"may not \1"),
    # when and how long
    (r"\bWhen\b", "Whenever"),
    (r"\bThis turn, ([^.,\n]+)\.", r"\1 this turn."),
    (r"\bThis turn, ([^.,\n]+)\.", r"\1 until end of turn."),
    (r"\bThis turn, ([^.,\n]+)\.", r"Until the end of the turn, \1."),
    (r"\bAt the start of your turn\b", "At the beginning of your turn"),
    (r"\bAt the end of your turn\b", "At the end of each of your turns"),
    (r"\bAt the start of your turn, ([^.\n]+)\.$", r"\1 at the start of your turn."),
    (r"\bAt the start of each opponent's turn\b", "At the start of an opponent's turn"),
    (r"\benters play\b", "comes into play"),
    (r"\benters play under your control\b", "comes into play under your control"),
    (r"\bWhen an opponent (deploys|plays) a (\w+)\b", r"When a \2 is deployed by an opponent"),
    (r"\bWhen you (deploy|play) a (\w+)\b", r"When a \2 is deployed by you"),
    (r"\bWhen an opponent discards a card\b", "When a card is discarded by an opponent"),
    (r"\bWhen your faction loses influence\b", "When you lose influence"),
    (r"\bWhen this card inflicts damage to (an? [\w' ]+?),", r"When \1 is inflicted damage by this card,"),
    (r"\bWhen this card inflicts damage to (an? [\w' ]+?),", r"When this card damages \1,"),
    (r"\bWhen this card blocks or is blocked by (an? \w+),", r"When this card is in a battle with \1,"),
    (r"\bWhen this card (\w+s), you may", r"You may do this when this card \1: you may"),
    (r"\bis put into a discard pile from play\b", "goes from play to a discard pile"),
    # conditions
    (rf"\b[Ww]hile ({CLAUSE}), ((?:this card|the attached \w+|it) {CLAUSE})\.", r"\2 while \1."),
    (rf"\bWhile ({CLAUSE}), ((?:this card|the attached \w+|it) {CLAUSE})\.", r"\2 as long as \1."),
    (r"\bWhile\b", "As long as"),
    (rf"\bWhile ({CLAUSE}), ((?:this card|the attached \w+|it) {CLAUSE})\.", r"If \1, \2."),
    (rf"(?<=, )if ({CLAUSE}), ({CLAUSE})\.", r"\2 if \1."),
    (rf"\bIf ({CLAUSE}), ({CLAUSE})\.", r"\2 if \1."),
    (r"\bat least (\d+) (\w+)\b", r"\1 or more \2"),
    (r"\byou control at least (\d+) (\w+s)\b", r"there are at least \1 \2 under your control"),
    (r"\bthere is a token on this card\b", "this card has a token on it"),
    (r"\bthere are no tokens on this card\b", "this card has no tokens on it"),
    (r"\bthere are no tokens on this card\b", "this card does not have any tokens on it"),
    (r"\bthere are at least (\d+) tokens on this card\b", r"this card has \1 or more tokens on it"),
    (r"\byou control no (\w+)s\b", r"you do not control any \1s"),
    (r"\byou do not control an? (\w+)\b", r"you control no \1s"),
    (r"\byou have no cards in your hand\b", "your hand is empty"),
    (r"\byou have no cards in your hand\b", "there are no cards in your hand"),
    (r"\bhas numeric cost (\d) or less\b", r"costs \1 or less"),
    (r"\bhas numeric cost (\d) or less\b", r"has a numeric cost of \1 or less"),
    (r"\bwith numeric cost (\d+) or less\b", r"with a numeric cost of \1 or less"),
    (r"\bwith numeric cost (\d+) or less\b", r"that costs \1 or less"),
    (r"\bwith numeric cost (\d+) or less\b", r"that has a numeric cost of \1 or less"),
    (r"\bwith numeric cost (\d+) or less\b", r"with cost \1 or less"),
    (r"\bwith numeric cost (\w+) or less\b", r"whose numeric cost is \1 or less"),
    (r"\bwith strength (\d+) or less\b", r"with \1 or less strength"),
    (r"\bwith (\d+) strength or less\b", r"with strength \1 or less"),
    (r"\bwith (\d+) strength or (less|more)\b", r"that has \1 or \2 strength"),
    (r"\bwith (?:strength (\d+)|(\d+) strength) or (less|more)\b", lambda m: f"whose strength is {m[1] or m[2]} or {m[3]}"),
    (r"\bwith COVERT\b", "that has COVERT"),
    (r"\bdepleted (character|item|resource)s?\b", lambda m: f"{m[1]}{'s' if m[0].endswith('s') else ''} that {'are' if m[0].endswith('s') else 'is'} depleted"),
    (r"\battacking character(s?)(?=[.,])", lambda m: f"character{m[1]} that {'are' if m[1] else 'is'} attacking"),
    (r"\bnon-resource card\b", "card that is not a resource"),
    (r"\banother character\b", "a character other than this card"),
    (r"\ba character card\b", "a character"),
    (r"\bin your discard pile\b", "from your discard pile"),
    # amounts
    (rf"\bfor each ({NOUN})( in [\w ]+| you control| an opponent controls)(?=[.,])", r"for every \1\2"),
    (rf"([Dd]raw|[Ii]nflict) (?:a|1) (card|damage( to [^.,\n]+?)?) for each ({NOUN}) (in [\w ]+|you control)\.",
     lambda m: f"{m[1]} X {m[2] if m[2] != 'card' else 'cards'}, where X is the number of {m[4]}s {m[5]}."),
    (r"\bwhere X is the (numeric cost|strength|life) of ((?:the|that) \w+)\b", r"where X is \2's \1"),
    (r"\bwhere X is (\w+ \w+)'s (numeric cost|strength|life)\b", r"where X is the \2 of \1"),
    (rf"([Ii])nflict X damage to ({CLAUSE}), where X is ([^.\n]+)\.", r"\1nflict damage equal to \3 to \2."),
    (r"([Dd])raw X cards, where X is ([^.\n]+)\.", r"\1raw cards equal to \2."),
    (r"(gains|loses) X influence, where X is ([^.\n]+)\.", r"\1 influence equal to \2."),
    # how it hangs together
    (r"\byou may (pay \d+|destroy [^.,\n]+|discard [^.,\n]+)\. If you do, ((?:draw|put|pick|inflict|search)[^.\n]+)\.", r"you may \1 to \2."),
    (r"\. If you do, ", ". If so, "),
    (rf"\byou may ({CLAUSE})\. If you do, ", r"you may \1. When you do, "),
    (r"\. If you don't, ", ". Otherwise, "),
    (r"\. If you don't, ", ". If you do not, "),
    (rf"\b({CLAUSE})\. (Draw a card)\.", r"\1, then draw a card."),
    (rf"\b({CLAUSE})\. (Draw a card)\.", r"\1 and draw a card."),
    (r"\b(If [^.,\n]* would [^.,\n]*), ([^.,\n]*?) instead\.", r"\1, instead \2."),
    (r"\bCOST: (Pay \d+)\. (Deplete this card)\.", r"COST: \2. \1."),
    (r"\bCOST: (Pay \d+)\. (Deplete this card)\.", r"COST: \1, deplete this card."),
    (r"\bCOST: (Pay \d+)\. (Deplete this card)\.", r"COST: \1 and deplete this card."),
    (r"\bEXTRA COST: Pick (an? [^.\n]+)\.\n(Destroy|Deplete|Restore) the (\w+)\.", r"EXTRA COST: Pick \1.\n\2 it."),
    (r"\bEXTRA COST: Pick (an? [^.\n]+)\.\n(Destroy|Deplete|Restore) the (\w+)\.", r"\2 \1."),
    (r"\bUse this only once each turn\b", "Use this ability only once per turn"),
    (r"\bUse this only during your turn\b", "Use this only on your turn"),
    (r"\bUse this only if\b", "Use this ability only if"),
)  # fmt: skip


def printed(tree: CardText) -> str:
    try:
        return repr(show(tree))
    except PrintError as error:
        return f"cannot be printed: {error}"


def reworded(cards: list[Card], number: int) -> Iterator[tuple[Card, str]]:
    """The texts that one rewording changes, and what they are then."""
    pattern, instead = REWORDINGS[number]
    for card in cards:
        text = without_reminders(mend(card.text))
        other = instead.replace("CARDTYPE", card.type.value) if isinstance(instead, str) else instead
        said = re.sub(pattern, other, text, flags=re.M)
        if said != text:
            yield card, BEGINNING.sub(lambda found: found[0].upper(), said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, default=12, help="texts for each rewording")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="one rewording, by number")
    given = parser.parse_args()
    cards = list({card.text: card for file in set_files(given.folder) for card in read_set(file) if card.text}.values())
    chance = random.Random(given.seed)
    chance.shuffle(cards)
    total = well = same = 0
    for number, (pattern, _) in enumerate(REWORDINGS):
        if given.only not in (None, number):
            continue
        tried = reads = alike = 0
        told: list[str] = []
        for card, said in reworded(cards, number):
            try:
                before = read(without_reminders(mend(card.text)), card.type, card.name, card.subtypes)
            except ReadError:
                continue
            tried += 1
            try:
                after = read(said, card.type, card.name, card.subtypes)
            except ReadError as error:
                told.insert(
                    0, f"unread {error.problems[0].words} :: {error.problems[0].reason[:70]}\n          {said!r}"
                )
            else:
                reads += 1
                alike += before == after
                if before != after:
                    told.append(f"differs: {said!r}\n          {printed(before)}\n          {printed(after)}")
            if tried >= given.most:
                break
        total, well, same = total + tried, well + reads, same + alike
        if tried and (given.only is not None or alike < tried):
            print(f"{number:3} {reads:3} of {tried:3} read, {alike:3} the same: {pattern}")
        for line in told[: 2 if given.only is None else 99]:
            print(f"       {line}")
    print(f"{well} of {total} read ({well / max(total, 1):.1%}), {same} the same")


if __name__ == "__main__":
    main()
