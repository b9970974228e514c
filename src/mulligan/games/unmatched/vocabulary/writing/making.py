"""Makes the sheet of a game out of its heroes: every fighter, card, ability and item, their texts read and written."""

from __future__ import annotations

import re
from functools import lru_cache

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.moments import NOTHING
from mulligan.games.unmatched.heroes import MOST, Card, Hero, UnknownHero, item_data
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import (
    ACTIONS_IN_TURN,
    FIRST_HAND,
    HAND_LIMIT,
    TYPES,
    Sheet,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import CancelEffects, LendEffect, ValueChange
from mulligan.games.unmatched.vocabulary.acts.health import StandAgain
from mulligan.games.unmatched.vocabulary.acts.markers import Marker
from mulligan.games.unmatched.vocabulary.acts.ongoing import SchemeInPlay
from mulligan.games.unmatched.vocabulary.acts.reveals import PredictValue
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Beside,
    YourFighter,
    YourOther,
)
from mulligan.games.unmatched.vocabulary.special import abilities as ab
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.games.unmatched.vocabulary.texts.lexicon import (
    HEROES_KEPT,
    MOST_LETTERS,
    Lexicon,
    Names,
    lexicon_of,
    numbered,
    words_of,
)
from mulligan.games.unmatched.vocabulary.texts.passages import COMPLETES, DISCARDED, ONGOING, Passage
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.games.unmatched.vocabulary.writing.ability_rows import write_ability, written_for_a_while
from mulligan.games.unmatched.vocabulary.writing.meaning import plain_number
from mulligan.games.unmatched.vocabulary.writing.settling import Settling
from mulligan.language.flow import CannotBePlayed
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import Node, walk

TIMING = {
    "": p.SCHEME,
    "IMMEDIATELY": p.IMMEDIATELY,
    "DURING COMBAT": p.DURING,
    "AFTER COMBAT": p.AFTER,
    "BOOSTED WITH": p.BOOSTED_WITH,
    DISCARDED: p.DISCARDED,
    COMPLETES: p.COMPLETION,
}
OUT_OF_PLAY = (p.BOOSTED_WITH, p.DISCARDED)  # what a card says of itself where it is not played
NO_LIMIT = 999
OPENING = 40  # letters of a text that a message has where the whole of it is the trouble
SHEETS_KEPT = 64
TEXTS_KEPT = 2_000  # those of everybody who is printed, and what many people write meanwhile


@lru_cache(maxsize=SHEETS_KEPT)
def make_sheet(heroes: tuple[Hero, ...], teams: bool) -> Sheet:
    """The sheet for these heroes, in the order of their turns. Nothing changes it afterwards: tables share it."""
    sheet = Sheet(len(heroes), teams)
    for player, hero in enumerate(heroes):
        add_player(sheet, Player(player), hero)
    sheet.settle_sides()
    for player, hero in enumerate(heroes):
        for card in hero.cards:
            add_card(sheet, Player(player), hero, card)
    kind = 0
    for player, hero in enumerate(heroes):
        for card in hero.cards:
            write_card(sheet, Player(player), hero, card, kind)
            kind += 1
        write_abilities(sheet, Player(player), hero)
        if not sheet.completes[player]:
            refuse_completion(sheet, player)
    sheet.summoned &= ~sheet.present
    add_items(sheet)
    return sheet


def refuse_completion(sheet: Sheet, player: int) -> None:
    """What a card says of the completion of a pile is of no use where nothing completes one."""
    for kind, effects in enumerate(sheet.effect):
        if sheet.whose[kind] == player and effects[p.COMPLETION] >= 0:
            raise ReadError([Problem(1, sheet.text[kind], "no ability says when this is done")])


def add_player(sheet: Sheet, player: Player, hero: Hero) -> None:
    sheet.hero_name.append(hero.name)
    sheet.move.append(hero.move)
    sheet.hand_limit.append(HAND_LIMIT)
    sheet.first_hand.append(FIRST_HAND)
    sheet.actions.append(ACTIONS_IN_TURN)
    sheet.fighters_of.append(0)
    sheet.heroes_of.append(0)
    sheet.deck.append([])
    sheet.in_hand_at_start.append([])
    sheet.boosts_from_suit.append(False)
    sheet.has_pile.append(False)
    sheet.pile_name.append(lexicon_of(hero).pile)
    sheet.pile_hidden.append(False)
    sheet.points_name.append(lexicon_of(hero).points)
    sheet.completes.append(False)
    sheet.has_far_cards.append(False)
    sheet.counters.append(0)
    sheet.most_counters.append(NO_LIMIT)
    sheet.counter_name.append("")
    sheet.ability_text.append(hero.ability)
    lexicon = lexicon_of(hero)
    sheet.form_names.append(list(lexicon.forms))
    sheet.chooses_form.append(False)
    sheet.marker_name.append(lexicon.markers[0] if lexicon.markers else "")
    sheet.most_markers.append(NO_LIMIT)
    sheet.stopping.append(0)
    sheet.moves_through.append(0)
    sheet.move_bonus.append(None)
    note_limits(sheet, player, hero)
    for fighter in hero.fighters:
        for _ in range(fighter.count):
            sheet.add_fighter(fighter.name, player, fighter.hero, fighter.ranged, fighter.health)


def note_limits(sheet: Sheet, player: int, hero: Hero) -> None:
    """How many counters there can be, which the ability says and cards rely on."""
    try:
        lines = ability_lines(lexicon_of(hero), hero.ability)
    except ReadError:
        return  # said where the ability itself is written
    for line in lines:
        if isinstance(line, ab.MostCounters):
            sheet.most_counters[player] = plain_number(line.count)


def users(sheet: Sheet, player: int, hero: Hero, card: Card) -> int:
    """Which fighters may use a card, as bits."""
    if not card.who:
        return sheet.fighters_of[player]
    names = names_of(hero)
    found = 0
    for said in card.who:
        for number in users_called(names, said):
            if number < 0:
                raise UnknownHero(f"{hero.name}, {card.name}: there is no fighter called {said}.")
            for fighter, name in enumerate(sheet.fighter_name):
                if sheet.owner[fighter] == player and name == names.fighter(number):
                    found |= 1 << fighter
    return found


def users_called(names: Names, said: str) -> list[int]:
    """The fighters that a card names, one or several: "A | B", "A or B"."""
    number = names.number(said)
    if number >= 0:
        return [number]
    return [names.number(part) for part in re.split(r"\s*[|/&,]\s*|\s+(?i:or|and)\s+", said) if part.strip()]


def add_card(sheet: Sheet, player: Player, hero: Hero, card: Card) -> None:
    who = users(sheet, player, hero, card)
    kind = sheet.add_card(card.name, player, TYPES.index(card.type), card.value, card.boost, who, card.text)
    sheet.for_anybody[kind] = not card.who
    sheet.labels[kind] = card.labels
    for label in card.labels:
        number = numbered(label)
        if number is not None:
            sheet.points[kind] = number[0]
    named = [number for said in card.who for number in users_called(names_of(hero), said)]
    forms = {names_of(hero).form(number) for number in named}
    if len(forms) == 1:
        form = forms.pop()
        sheet.form[kind] = NOTHING if in_any_form(names_of(hero).forms, form) else form
    sheet.deck[player].extend([kind] * card.count)


def in_any_form(forms: tuple[str, ...], form: int) -> bool:
    """A name that is part of what the hero is otherwise called means the hero, whatever it is."""
    if form < 0:
        return True
    said = set(words_of(forms[form]))
    return all(said <= set(words_of(other)) for other in forms)


@lru_cache(maxsize=HEROES_KEPT)
def names_in(lexicon: Lexicon) -> Names:
    return Names((), lexicon)


def names_of(hero: Hero) -> Names:
    return names_in(lexicon_of(hero))


@lru_cache(maxsize=TEXTS_KEPT)
def passages(lexicon: Lexicon, text: str) -> tuple[Passage, ...]:
    """A card's text as trees. Texts are read once, unless very many others come between."""
    measured(text)
    try:
        return Reader(names_in(lexicon), []).card(text)
    except RecursionError:
        raise too_deep(text) from None


@lru_cache(maxsize=TEXTS_KEPT)
def ability_lines(lexicon: Lexicon, text: str) -> tuple[AbilityLine, ...]:
    measured(text)
    try:
        return Reader(names_in(lexicon), []).ability(text)
    except RecursionError:
        raise too_deep(text) from None


def measured(text: str) -> None:
    """Refuse what is longer than any text of a hero, and numbers that no game has: both would take for ever."""
    number = re.search(r"\d{3,}", text)
    if number:
        raise ReadError([Problem(1, opening(number.group()), f"no number is larger than {MOST}")])
    if len(text) > MOST_LETTERS:
        raise ReadError([Problem(1, opening(text), f"the text is longer than {MOST_LETTERS} letters")])


def too_deep(text: str) -> ReadError:
    return ReadError([Problem(1, opening(text), "it says one thing inside another too many times")])


def opening(text: str) -> str:
    return f"{text[:OPENING]}…" if len(text) > OPENING else text


def write_card(sheet: Sheet, player: Player, hero: Hero, card: Card, kind: int) -> None:
    """A card's program by timing. A text that is not understood is an error that names the card and the words."""
    if not card.text:
        return
    try:
        for passage in passages(lexicon_of(hero), card.text):
            one_marker(sheet, player, passage)
            write_passage(sheet, player, card, kind, passage)
    except CannotBePlayed as error:
        raise ReadError([Problem(1, card.text, str(error))]) from error
    except RecursionError:
        raise too_deep(card.text) from None


def write_passage(sheet: Sheet, player: Player, card: Card, kind: int, passage: Passage) -> None:
    if passage.uncancelled:
        sheet.cannot_be_cancelled[kind] = True
        return
    if passage.uncancelled_if is not None:
        sheet.uncancelled_if[kind] = Settling(sheet, player, True).condition(passage.uncancelled_if)
        return
    if passage.reach or passage.ranged:
        if card.type not in ("attack", "versatile"):
            raise CannotBePlayed("an attack with a card that does not attack")
        sheet.card_reach[kind] = max(sheet.card_reach[kind], passage.reach)
        sheet.card_ranged[kind] |= passage.ranged
        sheet.has_far_cards[player] = True
        return
    if passage.face_up or passage.adjacent or passage.defends is not None:
        sheet.face_up[kind] |= passage.face_up
        sheet.adjacent_only[kind] |= passage.adjacent
        sheet.defends_if[kind] = passage.defends
        return
    if passage.conceals:
        sheet.conceals[kind] = True
        return
    if passage.timing == ONGOING:
        if card.type != "scheme":
            raise CannotBePlayed("a combat card that stays in play")
        sheet.ongoing[kind] = True
        for line in passage.lines:
            write_ability(sheet, player, line, sheet.source_of_kind[kind], SchemeInPlay(kind))
        return
    timing = TIMING[passage.timing]
    if timing == p.SCHEME and card.type != "scheme" and passage.requirement is None:
        timing = always(passage)
    if (timing == p.SCHEME) != (card.type == "scheme") and timing not in OUT_OF_PLAY:
        raise CannotBePlayed("a text without a timing on a combat card, or with one on a scheme card")
    if timing == p.COMPLETION and not sheet.pile_name[player]:
        raise CannotBePlayed("what is done when a pile is completed, and no pile")
    if passage.follows:
        timing += p.FOLLOWING
    settling = Settling(sheet, player, timing != p.SCHEME and timing not in OUT_OF_PLAY)
    settling.scheme = timing == p.SCHEME
    settling.completion = timing == p.COMPLETION
    if passage.requirement is not None:
        sheet.requirement[kind] = settling.condition(passage.requirement)
        sheet.mission[kind] = True
    source = sheet.source_of_kind[kind]
    acts = written_for_a_while(sheet, player, passage.acts, source)
    starred = written_for_a_while(sheet, player, passage.starred, source)
    sheet.effect[kind][timing] = settling.effect(acts, starred, passage.requirement)
    for act in (*passage.acts, *passage.starred):
        for part in walk(act):
            if isinstance(part, YourFighter | YourOther | Beside):
                sheet.names_fighter[kind] = True
            if isinstance(part, CancelEffects):
                sheet.cancels[kind] = True
            if isinstance(part, StandAgain) and timing == p.AFTER:
                sheet.stands_again[kind] = True


def one_marker(sheet: Sheet, player: int, tree: Node) -> None:
    """A player has one kind of marker."""
    known = sheet.marker_name[player]
    for part in walk(tree):
        if isinstance(part, Marker) and part.words != known:
            raise CannotBePlayed(f"both “{known}” and “{part.words}”")


def always(passage: Passage) -> int:
    """What stands on a combat card without a timing: said when it is played, or true of its value in the end."""
    parts = [part for act in passage.acts for part in walk(act)]
    if any(isinstance(part, PredictValue | LendEffect) for part in parts):
        return p.PLAYED
    if any(isinstance(part, ValueChange) for part in parts):
        return p.LAST
    return p.SCHEME


# ---- special abilities ---------------------------------------------------------------------------------------------


def write_abilities(sheet: Sheet, player: Player, hero: Hero) -> None:
    if not hero.ability:
        return
    source = sheet.source(hero.name)
    try:
        for line in ability_lines(lexicon_of(hero), hero.ability):
            one_marker(sheet, player, line)
            write_ability(sheet, player, line, source)
    except CannotBePlayed as error:
        raise ReadError([Problem(1, hero.ability, str(error))]) from error
    except RecursionError:
        raise too_deep(hero.ability) from None


# ---- items ---------------------------------------------------------------------------------------------------------


def add_items(sheet: Sheet) -> None:
    for item in item_data():
        sheet.item_name.append(item["name"])
        sheet.item_slot.append(item["slot"])
        sheet.item_value.append(int(item.get("value", 0)))
        sheet.item_source.append(sheet.source(item["name"]))
        sheet.item_row.append(NOTHING)
        sheet.item_text.append(item.get("text", ""))
        if "text" in item:
            (passage,) = passages(Lexicon(), item["text"])
            # Written for the first player: an item's text names nobody, so it does for all.
            sheet.item_row[-1] = Settling(sheet, Player(0), False).effect(passage.acts)
