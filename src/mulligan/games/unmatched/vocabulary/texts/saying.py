"""Puts a settled phrase back into the words of a card: what it points at is said as cards say it."""

from __future__ import annotations

from typing import cast

from mulligan.games.unmatched.vocabulary.acts.drawing import ChooseForThem, DrawAsMany, DrawCards, PutThatUnder
from mulligan.games.unmatched.vocabulary.acts.fighting import BoostCard
from mulligan.games.unmatched.vocabulary.acts.moving import PlaceFighters
from mulligan.games.unmatched.vocabulary.acts.picking import ChooseOpponent
from mulligan.games.unmatched.vocabulary.nouns import players
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike, Product
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName, Group, Picked, Spoken, YourOpponent
from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar
from mulligan.games.unmatched.vocabulary.texts.printing import body_text
from mulligan.language.core.amounts import Exactly
from mulligan.language.core.flow import ForEach
from mulligan.language.core.kinds import Instruction
from mulligan.language.core.players import EachOpponent, EachPlayer, PlayerMention, You
from mulligan.language.declarations import about
from mulligan.language.grammar import PrintError
from mulligan.language.tree import Node, rebuild, with_fields
from mulligan.language.words import join

WHO: dict[type[Node], Node] = {
    players.Me: You(),
    players.WhoActs: PlayerMention("they"),
    players.TheOpponent: YourOpponent(),
    players.TheOpponents: EachOpponent(),
    players.Everybody: EachPlayer(),
    players.PickedPlayers: PlayerMention("that player"),
    Picked: Spoken(),
}
# What settling adds to a node, and what it was before.
ADDED: dict[type[Node], dict[str, object]] = {
    ByName: {"who": 0},
    Group: {"than": None},
    CardsLike: {"filter": -1},
    ChooseForThem: {"whose": None},
    PutThatUnder: {"this": False},
    PlaceFighters: {"stay": False, "revive": False},
    BoostCard: {"free": False},
    ChooseOpponent: {"among": None},
}


def in_words(tree: Node) -> str:
    """A settled phrase as a card would say it; where no card would, what it means."""
    try:
        said = unsettled(tree)
        if isinstance(said, Instruction):
            return body_text((said,)).removesuffix(".")
        return join(grammar().show(said))
    except PrintError:
        return about(type(tree)).removesuffix(".").lower()


def unsettled(tree: Node) -> Node:
    if type(tree) in WHO:
        return WHO[type(tree)]
    if isinstance(tree, DrawAsMany) and isinstance(tree.count, Product):
        return ForEach(DrawCards(Exactly(tree.count.amount)), tree.count.per)
    product = next((name for name in tree.__match_args__ if isinstance(getattr(tree, name), Product)), "")
    if product and isinstance(tree, Instruction):
        many: Product = getattr(tree, product)
        return ForEach(cast(Instruction, rebuilt(with_fields(tree, **{product: many.amount}))), many.per)
    return rebuilt(tree)


def rebuilt(tree: Node) -> Node:
    return rebuild(with_fields(tree, **ADDED.get(type(tree), {})), unsettled)
