"""A hero with figures and all cards, and how the texts were understood."""

from mulligan.games.unmatched.heroes import UNSET, Card, Hero, UnknownHero
from mulligan.games.unmatched.layout.faces import RULES_OF_TYPES, UnmatchedFace, text_id, touched
from mulligan.games.unmatched.sheet import TYPES, Sheet
from mulligan.games.unmatched.vocabulary.texts.lexicon import lexicon_of
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.umdb import try_ability, try_card
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet, passages
from mulligan.games.workshop import Counted, Figure, Misread, Roster, SetPlays, blocking
from mulligan.language.reader import ReadError
from mulligan.messages import part_of_id, translated
from mulligan.messages.reasons import in_words


def roster(hero: Hero, origin: str, misread: list[Misread] | None = None) -> Roster:
    sheet = whole_sheet(hero)
    wrong = unread(hero) if misread is None and sheet is None else misread or []
    cards = [
        Counted(face(number, card, sheet), card.count, understood(hero, card)) for number, card in enumerate(hero.cards)
    ]
    return Roster(
        name=hero.name,
        set=hero.set,
        origin=origin,
        move=hero.move,
        ability=translated(f"unmatched-ability-{part_of_id(hero.name)}", hero.ability),
        figures=[Figure(one.name, one.hero, one.ranged, one.health, one.count) for one in hero.fighters],
        cards=cards,
        understood=[line for one in cards if one.understood for line in told(one)],
        why=f"{wrong[0].where}: {wrong[0].words}: {wrong[0].reason}" if wrong else "",
    )


def whole_sheet(hero: Hero) -> Sheet | None:
    """What is printed, as the rules have it; nothing where any of it is not understood."""
    try:
        return make_sheet((hero, hero), False)
    except (ReadError, UnknownHero, ValueError):
        return None


def face(number: int, card: Card, sheet: Sheet | None) -> UnmatchedFace:
    sort = TYPES.index(card.type) if card.type in TYPES else 0
    return UnmatchedFace(
        id=number,
        name=card.name,
        kind=TYPES[sort],
        text=translated(text_id("card", card.name), card.text),
        value=None if card.value == UNSET else card.value,
        boost=None if card.boost == UNSET else card.boost,
        who=" / ".join(card.who),
        player=0,
        count=card.count,
        mission=sheet is not None and sheet.mission[number],
        rules=[RULES_OF_TYPES[sort]] if sheet is None else touched(sheet, number),
    )


def unread(hero: Hero) -> list[Misread]:
    """The cards and the ability that are not understood."""
    tried = (*(try_card(hero, card) for card in hero.cards), try_ability(hero))
    return [Misread(one.name, 1, one.words, in_words(one.reason), "") for one in tried if one is not None]


def sets_of(heroes: list[Hero], origin: str) -> list[SetPlays]:
    """Of each set how many cards read and play: those of a hero of whom anything is not understood do not play."""
    sets: dict[str, list[Hero]] = {}
    for hero in heroes:
        sets.setdefault(hero.set, []).append(hero)
    found = []
    for name, members in sets.items():
        wrong = {hero.name: unread(hero) if whole_sheet(hero) is None else [] for hero in members}
        cards = sum(len(hero.cards) for hero in members)
        missed = sum(one.where != hero.name for hero in members for one in wrong[hero.name])
        playing = sum(len(hero.cards) for hero in members if not wrong[hero.name])
        held = [(one.words, f"{hero.name}: {one.where}") for hero in members for one in wrong[hero.name]]
        found.append(SetPlays(name, origin, cards, cards - missed, playing, blocking(held)))
    return found


def understood(hero: Hero, card: Card) -> list[str]:
    """A card's text in the words that it was understood in; nothing where it was not."""
    try:
        return printed(passages(lexicon_of(hero), card.text)).split("\n") if card.text else []
    except ReadError:
        return []


def told(card: Counted) -> list[str]:
    """A card's name, and below it how it was understood."""
    return [card.face.name, *(f"  {line}" for line in card.understood)]
