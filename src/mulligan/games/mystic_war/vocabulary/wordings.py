"""The wordings of Mystic War's cards: each line both reads and prints."""

from __future__ import annotations

from mulligan.games.mystic_war.vocabulary import acts
from mulligan.games.mystic_war.vocabulary.acts import Deity, Guise, PlayedCard, Resource, Whose
from mulligan.language.grammar import Grammar


def enter(grammar: Grammar) -> None:
    """Enter every phrase of the game."""
    enter_terms(grammar)
    enter_resources(grammar)
    enter_additions(grammar)
    enter_deities(grammar)
    enter_events(grammar)


def enter_terms(grammar: Grammar) -> None:
    grammar.words(Resource.FOLLOWERS, "Followers")
    grammar.words(Resource.MYSTIC_POWER, "Mystic Power")
    grammar.words(Resource.GOLD, "Gold")
    grammar.words(Whose.RECIPIENT, "the recipient")
    grammar.words(Whose.EVERYBODY, "every player", "each player")
    grammar.words(PlayedCard.DRAGON, "a Dragon")
    grammar.words(PlayedCard.SORCERY, "a Sorcery")
    grammar.words(PlayedCard.RESOURCE_CARD, "a RESOURCE card")
    for guise in Guise:
        grammar.words(guise, guise.value.capitalize())
    grammar.words(Deity.GOD_KING, "God King")
    grammar.words(Deity.EARTH_GODDESS, "Earth Goddess")


def enter_resources(grammar: Grammar) -> None:
    grammar.phrase(acts.GainResource, "{who} gains {amount} {of}")
    grammar.phrase(acts.DestroyResource, "destroy {amount} of one resource of the recipient")
    grammar.phrase(acts.DoubleResource, "double the recipient 's {of}", "double they 's {of}")
    grammar.phrase(acts.HalveResource, "halve the recipient 's {of:or}", "halve they 's {of:or}")
    grammar.phrase(acts.Loss, "{amount} {of}")
    grammar.phrase(
        acts.LoseDeitiesAnd, "the recipient loses every|each face-up DEITY card , then {losses:and}",
        "the recipient loses every|each face-up DEITY card and then {losses:and}",
    )  # fmt: skip
    grammar.phrase(
        acts.LoseTurnedUp,
        "turn cards from the deck up to a RESOURCE card : the recipient loses it 's amount of every|each resource",
    )
    grammar.phrase(
        acts.DivideAmong,
        "the recipient divides {points} points among Followers , Mystic Power , Gold and destruction of one resource "
        "of another",
    )


def enter_additions(grammar: Grammar) -> None:
    grammar.phrase(acts.AddedTo, "on {played} : {act}")
    grammar.phrase(acts.CaptureIt, "once|when it is resolved , put that card into you 's hand")
    grammar.phrase(acts.CancelIt, "cancel it")
    grammar.phrase(acts.StrikeBack, "it 's player loses as much of that resource as it really destroyed")
    grammar.phrase(acts.DoubleTheGain, "double the {of} gained")
    grammar.phrase(acts.AffectInstead, "it affects {to} instead")
    grammar.phrase(acts.DestroyInstead, "it destroys instead of adding")
    grammar.phrase(acts.GainTheLoss, "gain the {of} that one other player really loses")
    grammar.phrase(acts.CancelLoss, "cancel one player 's loss of {of}")
    grammar.phrase(acts.NegateLast, "negate the SPELL or RESOURCE card played last")
    grammar.phrase(acts.PlayAsOneOf, "play this card as {guises:or} of {amount}")


def enter_deities(grammar: Grammar) -> None:
    grammar.phrase(acts.NotWith, "not on a player with {deity}")
    grammar.phrase(acts.NotTheirs, "not the {of} of a player with {deity}")
    grammar.phrase(acts.CannotLoseResource, "the recipient cannot lose {of}")
    grammar.phrase(acts.MayRefuse, "the recipient may refuse the SPELL and RESOURCE cards of others")
    grammar.phrase(acts.DoubleDragons, "Dragons that the recipient plays have double effect")
    grammar.phrase(acts.RemoveDeity, "remove one face-up DEITY card")
    grammar.phrase(acts.StealDeity, "take one face-up DEITY card from another player and put it face up before you")
    grammar.phrase(acts.LoseThisInstead, "a player who is losing a DEITY card keeps it and loses Sacrifice instead")
    grammar.phrase(acts.GiveUpDeities, "each|every player with face-up DEITY cards gives up one")
    grammar.phrase(acts.KeepGivenUp, "the recipient may keep one of those")


def enter_events(grammar: Grammar) -> None:
    grammar.phrase(acts.StrongestPlays, "whoever has the most {of} draws {count} cards and plays them on the recipient")
    grammar.phrase(acts.TakeAnyDiscard, "the recipient [then] takes any discarded card")
    grammar.phrase(acts.CheckVictory, "a victory check : whoever meets they 's goal wins")
    grammar.phrase(acts.NoPassing, "you cannot pass while you hold this card")
    grammar.phrase(acts.TurnVictoryUp, "the recipient turns they 's victory card face up")
