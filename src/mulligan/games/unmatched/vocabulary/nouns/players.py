"""The players that an effect means, once it is settled whom a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import friends, opponents, owners
from mulligan.games.unmatched.table import COMBAT_PLAYER, WINNER, Table
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Fighters,
    Group,
    InPart,
    OpposingFighter,
    Spoken,
    YourOpponent,
)
from mulligan.language.core.kinds import Players
from mulligan.language.core.players import AnOpponent, EachOpponent, EachPlayer, You
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


@dataclass(frozen=True)
class Me(Players):
    """The player whose effect it is."""

    def bits(self, table: Table, at: Resolving) -> int:
        return 1 << at.you


@dataclass(frozen=True)
class WhoActs(Players):
    """Of several players who do the same, the one who is doing it now."""

    def bits(self, table: Table, at: Resolving) -> int:
        return 1 << at.actor


@dataclass(frozen=True)
class TheOpponent(Players):
    """players-2: in a combat the other player in it; outside one the opponent picked, or the only one."""

    def bits(self, table: Table, at: Resolving) -> int:
        if at.side >= 0:
            return 1 << int(table.combat[COMBAT_PLAYER + 1 - at.side])
        if at.picked_players:
            return at.picked_players
        found = opponents(table, at.you)
        return found & -found


@dataclass(frozen=True)
class WhoWon(Players):
    """Who won the combat, or lost it."""

    lost: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        winner = table.combat[WINNER]
        if at.side < 0 or winner < 0:
            return 0
        return 1 << int(table.combat[COMBAT_PLAYER + (1 - winner if self.lost else winner)])


@dataclass(frozen=True)
class TheOpponents(Players):
    """Every opponent."""

    def bits(self, table: Table, at: Resolving) -> int:
        return opponents(table, at.you)


@dataclass(frozen=True)
class Everybody(Players):
    """Every player."""

    def bits(self, table: Table, at: Resolving) -> int:
        return opponents(table, at.you) | friends(table, at.you)


@dataclass(frozen=True)
class PickedPlayers(Players):
    """The players that were picked."""

    def bits(self, table: Table, at: Resolving) -> int:
        return at.picked_players


@dataclass(frozen=True)
class OwnersOf(Players):
    """Whose fighters they are."""

    who: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return owners(table, self.who.bits(table, at))


@dataclass(frozen=True)
class WhoseStart(Players):
    """mission-4: opponents in whose starting space one of these fighters is."""

    who: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        where = table.spaces_of(self.who.bits(table, at))
        found = 0
        foes = opponents(table, at.you)
        for other in range(table.sheet.players):
            if foes >> other & 1 and where >> table.board.starts[other] & 1:
                found |= 1 << other
        return found


@dataclass(frozen=True)
class OpponentsWith(Players):
    """Opponents who have a fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return owners(table, self.group.bits(table, at) & table.sheet.enemies[at.you] & table.on_board())


@dataclass(frozen=True)
class TheirFighter(Fighters):
    """The fighter of a player who was spoken of: in a combat, the opposing one."""


# Whoever is plainly said.
PLAIN_PLAYERS: dict[type[Node], Players] = {
    You: Me(),
    AnOpponent: TheOpponent(),
    YourOpponent: TheOpponent(),
    EachOpponent: TheOpponents(),
    EachPlayer: Everybody(),
}


def enter(grammar: Grammar) -> None:
    """Enter the phrases for players of a combat."""
    grammar.phrase(TheirFighter, "they|that_player 's fighter", "they|that_player 's attacking|defending fighter")
    grammar.phrase(EachPlayer, "you and each|all|every [other] opponent+s|player+s", "you and you 's opponent+s",
                   printed=False)  # fmt: skip
    for who, said in (
        (OpposingFighter(), "the_opposing_fighter|that_opposing_fighter"),
        (InPart(True), "the_attacker|the_attacking_fighter"),
        (InPart(False), "the_defender|the_defending_fighter"),
        (Spoken(), "that_fighter|that_hero|that_sidekick|they|it|the_chosen_fighter"),
    ):
        grammar.phrase(OwnersOf, f"{said} 's controller|owner|player", f"the controller|owner of {said}", who=who)
    grammar.phrase(OpponentsWith, "each|every|all opponent+s with|who_has|who_have a|an|one_or_more|at_least_one|any "
                   "{group}")  # fmt: skip
    of = "[of the|this combat]"
    grammar.phrase(WhoWon, f"the winner {of}", f"the player who won {of}", "whoever won the combat")
    grammar.phrase(WhoWon, f"the loser {of}", f"the player who lost {of}", "whoever lost the combat", lost=True)
