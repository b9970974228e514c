"""`mulligan import octgn PATH`: reads sets and decks of OCTGN from where the user has them into their library."""

import json
import re
from pathlib import Path
from typing import Any

from mulligan.command import Trouble
from mulligan.games.spoils.cards.library import Library, Reading, read_all
from mulligan.games.spoils.cards.octgn import Deck, OctgnTrouble, deck_files, read_deck, read_set, set_files
from mulligan.language.second_look import doubts
from mulligan.messages import text
from mulligan.messages.reasons import in_words

# What words of The Spoils leave in a tree besides what they leave in that of any game.
TRACES = {
    "not": r'"(?:value|has|did|named|same)": false|"amount": \[?"?0|EXACTLY|"Cannot"|"Unanswerable"'
    r'|"even_if_new": true|"no_threshold": true'
    r'|"RunsOut"|"UntilRevealed"|"AllAbilities"|"OnlyCanBlock"|"FewBlock"|"PartyMustHave"|"OfAnother"',
    "only": r'"PartyMustHave"|"exactly"|"Confine"|"compared"|"OnlyCanBlock"|"SoOften"|"only|Uses?Once|"Times"',
    "if": r'"Trigger"|"Replacement"|"IsInflicted"|"no_threshold": true',
    "next": r'"UntilEndOfTurn"',
    "until": r'"UntilRevealed"|"RepeatEffect"|"FillHand"',
    "each": r'"FlipUp"|"StartOfTurn"|"EndOfTurn"|"EndOfBattle"|"Must"|"DifferentIn"'
    r'|"Members"|"SoOften"|"FirstEachTurn"|"Times"|"RemoveTokens"|"ReduceDamage"|"DamageByLess"|"Provokes"|"Revealed"',
    "may": r'"Can"|"Ambush"|"UnlimitedCopies"|"Confine"'
    r'|"AnyoneMay"|"PlayAsInHand"|"MayPlayAnytime"|"UseOthersAbilities"|"MayLook"|"Times"',
    "this turn": r'"Happened"|"DeployedBy"|"HadHappen"|"ChangeNextCost"|"NotAssigned"|"PreventNext"'
    r'|"PlayedBefore"|"Damaged(?:By)?"|"Did"|"Drew"',
    "up to": r'"up_to": true|"AnyNumber"|"Capped"',
    "instead": r'"Ambush"|"Instead"|"ChangeAmount"|"instead": true',
    "exactly": r'"compared": "exactly"',
    "random": r'"at_random": true',
    "other": r'"besides": true|"InflictOnEachOther"|"FightsBeside"|"more_than"|"but_play": true',
}


def import_sets(path: Path, only_check: bool, as_json: bool) -> int:
    """Read what is there; keep it in the library unless it is only to be checked; say how much was read."""
    readings, decks = read(path)
    if not only_check:
        Library().keep(readings, decks)
    if as_json:
        print(json.dumps(report(readings), ensure_ascii=False, indent=2))
    else:
        tell(readings, decks, only_check)
    return 0


def report(readings: "list[Reading]") -> dict[str, Any]:
    """How many cards there are, how many were read, and why the others were not."""
    from mulligan.games.spoils.cards.collection import why_not_playable
    from mulligan.games.spoils.commands.playing import idle_cards

    reasons = [why_not_playable(reading) if reading.read else reason_of(reading) for reading in readings]
    unread = [
        {
            "name": reading.card.name,
            "words": reading.problems[0].words if reading.problems else "",
            "reason": reason,
            "more": [{"words": problem.words, "reason": problem.reason} for problem in reading.problems[1:]],
        }
        for reading, reason in zip(readings, reasons, strict=True)
        if reason
    ]
    playable = [reading for reading, reason in zip(readings, reasons, strict=True) if not reason]
    idle = idle_cards([(reading.card, reading.tree_json) for reading in playable])
    return {
        "cards": len(readings),
        "read": len(playable),
        "played": len(playable) - len(idle),
        "unread": unread,
        "idle": [{"name": name, "trouble": trouble} for name, trouble in idle],
        "suspect": suspects(playable),
    }


def suspects(readings: "list[Reading]") -> list[dict[str, Any]]:
    """Cards that are read, and of which some word left no trace in what was read."""
    found: list[dict[str, Any]] = []
    for reading in readings:
        if reading.read and reading.card.text:
            shown = json.dumps(reading.tree_json, ensure_ascii=False)
            words = doubts(without_titles(reading.card.text, shown), shown, [reading.card.name], TRACES)
            if words:
                found.append({"name": reading.card.name, "words": words})
    return found


def without_titles(text: str, shown: str) -> str:
    """The text without the lines that are names of its abilities, and no rules: "NINE LIVES: [D]"."""
    names = set(re.findall(r'"node": "Ability", "name": "([^"]+)"', shown))
    return "\n".join(line for line in text.splitlines() if line.partition(":")[0].strip() not in names)


def read(path: Path) -> "tuple[list[Reading], list[Deck]]":
    if not path.exists():
        raise Trouble(text("import-no-path", path=str(path)))
    sets, decks = set_files(path), deck_files(path)
    if not sets and not decks:
        raise Trouble(text("import-nothing", path=str(path)))
    try:
        # One card to a name; of several printings the last one, in the order of the files.
        cards = {card.name: card for file in sets for card in read_set(file)}
        listed = [read_deck(file) for file in decks]
    except (OctgnTrouble, ValueError) as trouble:
        raise Trouble(str(trouble)) from None
    return read_all(cards.values()), listed


def tell(readings: "list[Reading]", decks: "list[Deck]", only_check: bool) -> None:
    read = sum(reading.read for reading in readings)
    known = {reading.card.name for reading in readings if reading.read}
    print(text("import-read", read=read, cards=len(readings)))
    for deck in decks:
        missing = sorted({entry.name for entry in deck.entries} - known)
        if missing:
            print(text("import-deck-missing", deck=deck.name, missing=", ".join(missing)))
        else:
            print(text("import-deck-complete", deck=deck.name))
    if only_check:
        found = report(readings)
        print(text("import-played", played=found["played"], read=found["read"]))
        for idle in found["idle"]:
            print(text("import-idle", card=idle["name"]))
        for reading in readings:
            if not reading.read:
                print(
                    text(
                        "import-unread",
                        card=reading.card.name,
                        words=reading.problems[0].words,
                        reason=reason_of(reading),
                    )
                )


def reason_of(reading: "Reading") -> str:
    problem = reading.problems[0]
    return in_words(problem.reason) + (text("import-nearest", nearest=problem.nearest) if problem.nearest else "")
