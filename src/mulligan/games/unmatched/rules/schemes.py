"""The scheme action and the use of a scheme item."""

from typing import Any, Final

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import begin
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter, Player
from mulligan.games.unmatched.rules import combat
from mulligan.games.unmatched.table import (
    CARD_GOES,
    CARDS_PLAYED,
    NONE,
    PLAYS_SCHEME,
    SCHEMES,
    STAYS,
    USES_ITEM,
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


class Scheme(Frame):
    """The scheme action: a card face up, its effect, then the discard pile."""

    STEPS = ("play", "tidy")

    player: Player
    fighter: Fighter
    card: Card

    def play(self, table: Table) -> None:  # scheme-1, scheme-2
        player = self.player
        card = self.card
        kind = table.printed[card]
        table.hands[player].remove(card)
        table.played.append(card)
        table.show(card)
        table.turn[CARDS_PLAYED] += 1
        table.turn[SCHEMES] += 1
        table.combat[CARD_GOES] = 0
        table.happen(PLAYS_SCHEME, player, "scheme-1", card, 0, self.fighter)
        table.causes_what_follows()
        row = table.sheet.effect[kind][p.SCHEME]
        if row >= 0:
            begin(table, player, self.fighter, card, NONE, row, table.sheet.source_of_kind[kind])
        abilities.set_off(table, player, p.ON_SCHEME, self.fighter)

    def tidy(self, table: Table) -> None:  # scheme-4
        card = self.card
        table.pop()
        table.played.remove(card)
        if table.sheet.ongoing[table.printed[card]] and table.alive(self.player):
            table.ongoing[self.player].append(card)
            table.happen(STAYS, self.player, "scheme-4", card)
        else:
            combat.put_away(table, card, table.combat[CARD_GOES])
        table.combat[CARD_GOES] = 0
        player = self.player
        if table.alive(player):
            abilities.tell_foes(table, player, p.ON_FOE_SCHEME, NO_FIGHTER)
            abilities.set_off(table, player, p.ON_SCHEME_DONE, self.fighter)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    PLAY: Final = 0
    TIDY: Final = 1

    def __init__(self, player: Player, fighter: Fighter, card: Card) -> None:
        self.step = 0
        self.player = player
        self.fighter = fighter
        self.card = card

    def copy(self) -> "Scheme":
        twin = Scheme(self.player, self.fighter, self.card)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.fighter, self.card]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.play(state)
        else:
            self.tidy(state)


class Item(Frame):
    """item-3: a scheme item is used with an action, and is no scheme card."""

    STEPS = ("use", "tidy")

    player: Player
    fighter: Fighter

    def use(self, table: Table) -> None:
        fighter = self.fighter
        space = table.space[fighter]
        token = table.items[space]
        table.items[space] = NONE
        table.happen(USES_ITEM, self.player, "item-3", NO_CARD, token, fighter)
        table.causes_what_follows()
        sheet = table.sheet
        begin(table, self.player, fighter, NO_CARD, NONE, sheet.item_row[token], sheet.item_source[token])

    def tidy(self, table: Table) -> None:
        table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    USE: Final = 0
    TIDY: Final = 1

    def __init__(self, player: Player, fighter: Fighter) -> None:
        self.step = 0
        self.player = player
        self.fighter = fighter

    def copy(self) -> "Item":
        twin = Item(self.player, self.fighter)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.fighter]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.use(state)
        else:
            self.tidy(state)
