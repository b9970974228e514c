"""What can be said of a text only as a whole: parts that the rules know together, or not at all."""

from __future__ import annotations

from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.choosing import NameOne
from mulligan.games.spoils.vocabulary.acts.choosing_players import PickPlayer
from mulligan.games.spoils.vocabulary.nouns.chosen_player import ChosenPlayer
from mulligan.games.spoils.vocabulary.statics import rules
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It
from mulligan.language.tree import walk


def check_whole(text: p.CardText) -> None:
    """Raises `CannotBePlayed` where the parts of a text do not go together."""
    check_others(text)
    for part in walk(text):
        if isinstance(part, p.SoOften | p.FirstEachTurn):
            check_several(part)


def chooses_for_good(text: p.CardText) -> bool:
    """Does a text of the card speak of a player whom another has somebody choose?"""
    if not any(isinstance(part, ChosenPlayer) for part in walk(text)):
        return False
    if any(isinstance(part, NameOne) for part in walk(text)):
        raise CannotBePlayed("a player who is chosen and something that is named, on one card")
    if not any(isinstance(part, PickPlayer) for part in walk(text)):
        raise CannotBePlayed("a player whom nobody chooses")
    return True


def check_others(text: p.CardText) -> None:
    """401.2a: whoever uses another's abilities does so as that player, or the card is none that the rules know."""
    wanted = (rules.UseOthersAbilities, rules.CostsAsTheOther, rules.EffectAsTheOther)
    found = {type(part) for part in walk(text) if isinstance(part, wanted)}
    if found and len(found) < len(wanted):
        raise CannotBePlayed("abilities of others, used otherwise than as though one were them")


def check_several(paragraph: p.SoOften | p.FirstEachTurn) -> None:
    """The first time that it befalls several cards at once, only the first of them would be known."""
    if any(isinstance(part, Watched) and part.at_once() for part in walk(paragraph)):
        if any(isinstance(part, It) for part in walk(paragraph)):
            raise CannotBePlayed(paragraph)
