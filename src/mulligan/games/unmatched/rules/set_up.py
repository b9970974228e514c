"""Set-up: fighters are placed, and heroes that can be several things begin as one of them."""

from typing import Any, Final

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.measures import members
from mulligan.games.unmatched.numbers import Fighter, Player, Space
from mulligan.games.unmatched.options import ABOUT_FORM, ABOUT_PLACEMENT, FORM, SPACE
from mulligan.games.unmatched.rules.turns import Turn
from mulligan.games.unmatched.table import CHANGES_FORM, PLACED, Table
from mulligan.kernel.numbers import NO_CARD
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


class SetUp(Frame):
    """setup-5, setup-6: in order of the starting spaces, each places a hero, then sidekicks in one of its zones."""

    STEPS = ("place", "placed", "form_chosen", "started")

    player: Player
    placing: int  # which of the player's fighters is placed next

    def place(self, table: Table) -> None:
        sheet = table.sheet
        while self.player < sheet.players:
            player = self.player
            mine = placed_fighters(table, player)
            if self.placing == 0:
                movement_start(table, mine[0], table.board.starts[player])
                self.placing = 1
                if sheet.chooses_form[player]:
                    forms = [FORM + form for form in range(len(sheet.form_names[player]))]
                    table.ask(table.seat_of[player], ABOUT_FORM, forms)
                    self.step = 2
                    return
            if self.placing < len(mine):
                free = zone_with_room(table, Space(table.space[mine[0]]))
                table.ask(table.seat_of[player], ABOUT_PLACEMENT, members(free, SPACE))
                return
            self.player = Player(self.player + 1)
            self.placing = 0
        self.step = 3
        for player in reversed(sheet.all_players):  # hero-3
            abilities.set_off(table, player, p.ON_START_OF_GAME)

    def started(self, table: Table) -> None:
        table.pop()
        table.push(Turn(Player(0)))

    def placed(self, table: Table) -> None:
        movement_start(table, placed_fighters(table, self.player)[self.placing], Space(table.answer - SPACE))
        self.placing += 1
        self.step = 0

    def form_chosen(self, table: Table) -> None:  # hero-3
        become(table, self.player, table.answer - FORM, "hero-3")
        self.step = 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    PLACE: Final = 0
    PLACED: Final = 1
    FORM_CHOSEN: Final = 2
    STARTED: Final = 3

    def __init__(self, player: Player, placing: int) -> None:
        self.step = 0
        self.player = player
        self.placing = placing

    def copy(self) -> "SetUp":
        twin = SetUp(self.player, self.placing)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.placing]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.place(state)
        elif step == 1:
            self.placed(state)
        elif step == 2:
            self.form_chosen(state)
        else:
            self.started(state)


def placed_fighters(table: Table, player: Player) -> list[Fighter]:
    """The fighters of a player that start on the battlefield."""
    sheet = table.sheet
    return [Fighter(f) for f in range(len(sheet.owner)) if sheet.owner[f] == player and not sheet.summoned >> f & 1]


def become(table: Table, player: Player, form: int, rule: str) -> None:
    """hero-3: a hero is something else from now on."""
    table.forms[player] = form
    table.happen(CHANGES_FORM, player, rule, NO_CARD, form)


def movement_start(table: Table, fighter: Fighter, space: Space) -> None:
    table.space[fighter] = space
    table.happen(PLACED, table.sheet.owner[fighter], "setup-5", NO_CARD, 0, fighter, space)


def zone_with_room(table: Table, space: Space) -> int:
    """The free spaces of the hero's zones; where there is none, any free space."""
    taken = table.occupied()
    for player in range(table.sheet.players):  # a later hero's own starting space stays free
        taken |= 1 << table.board.starts[player]
    free = table.board.zone_mates[space] & ~taken
    return free if free else (1 << table.board.size) - 1 & ~taken
