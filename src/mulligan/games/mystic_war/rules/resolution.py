"""A RESOURCE or SPELL card takes effect, once everybody has declined to add more (7.6)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.mystic_war.cards import ABILITY
from mulligan.games.mystic_war.mat import POOR, RICH
from mulligan.games.mystic_war.options import ABOUT_CONSENT, ACCEPT, REFUSE
from mulligan.games.mystic_war.rules.effect import SpellEffect, lose
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import (
    ACCEPTS,
    CANCELED,
    DOUBLED,
    GAINS,
    HALVED,
    NO_CHAOS,
    NO_EFFECT_LEFT,
    REFUSES,
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Seat
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

GAIN_RULES: Final = ["Notoriety", "Sorcery", "Riches"]  # by the resource that is gained


@mypyc_attr(free_list_len=1)
class Resolution(Frame):
    """On its recipient, then back on its player, then for those who gain what was lost."""

    STEPS = ("consent", "on_recipient", "consent_back", "back_on_player", "necromancy")

    base: int
    chaos_on: Seat
    lost: list[int]  # by resource, what the recipient really lost
    lost_back: list[int]  # and the player, by Reprodestruction

    def standing(self, table: Table) -> Standing:
        return Standing(table, self.base, self.chaos_on != NO_CHAOS)

    def consent(self, table: Table) -> None:
        """Protection: its holder may refuse another's SPELL or RESOURCE card, or accept it."""
        standing = self.standing(table)
        table.answer = ACCEPT
        if standing.canceled or standing.barred_by():
            return
        if standing.protected(standing.recipient, standing.player):
            table.ask(standing.recipient, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def on_recipient(self, table: Table) -> None:
        standing = self.standing(table)
        if standing.reproducer < 0 and not standing.gaining:  # then nothing follows
            table.pop()
        card, recipient = standing.card, standing.recipient
        if standing.canceled:
            table.happen(CANCELED, standing.player, standing.canceler, card)
            return
        barred_by = standing.barred_by()
        if barred_by:
            table.happen(CANCELED, recipient, barred_by, card)
            return
        if standing.protected(recipient, standing.player):
            refused = table.answer == REFUSE
            table.happen(REFUSES if refused else ACCEPTS, recipient, "Protection", card)
            if refused:
                return
        if table.record is not None:
            explain(table, standing)
        resource = standing.resource
        if not standing.is_resource_card:
            effect = SpellEffect(standing, self.lost)
            for act in standing.ability.acts:
                act.do(table, effect)
        elif standing.destroys:
            self.lost[resource] = lose(table, standing, recipient, "Dragon", resource, standing.amount)
        else:
            table.happen(GAINS, recipient, GAIN_RULES[resource], NO_CARD, standing.amount, -1, resource)

    def strikes_back(self, standing: Standing) -> bool:
        """Reprodestruction: was anything really destroyed?"""
        return standing.is_resource_card and standing.reproducer >= 0 and self.lost[standing.resource] > 0

    def consent_back(self, table: Table) -> None:
        """Protection also lets the player of a Dragon refuse another's Reprodestruction."""
        standing = self.standing(table)
        table.answer = ACCEPT
        if self.strikes_back(standing) and standing.protected(standing.player, standing.reproducer):
            table.ask(standing.player, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def back_on_player(self, table: Table) -> None:
        """Reprodestruction: the player of the Dragon loses what was really destroyed."""
        standing = self.standing(table)
        if not self.strikes_back(standing):
            return
        player, resource = standing.player, standing.resource
        if table.answer == REFUSE:
            table.happen(REFUSES, player, "Protection")
            return
        self.lost_back[resource] = lose(table, standing, player, standing.struck_by, resource, self.lost[resource])

    def necromancy(self, table: Table) -> None:
        """Necromancy: gain the Followers that the victim really lost."""
        standing = self.standing(table)
        table.pop()
        for play in standing.gaining:
            card = ABILITY[play.effect]
            lost = self.lost[card.of] if play.on == standing.recipient else 0
            lost += self.lost_back[card.of] if play.on == standing.player else 0
            if lost:
                table.happen(GAINS, play.by, card.name, NO_CARD, lost, -1, card.of)
            else:
                table.happen(NO_EFFECT_LEFT, play.by, card.name)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CONSENT: Final = 0
    ON_RECIPIENT: Final = 1
    CONSENT_BACK: Final = 2
    BACK_ON_PLAYER: Final = 3
    NECROMANCY: Final = 4

    def __init__(self, base: int, chaos_on: Seat, lost: list[int], lost_back: list[int]) -> None:
        self.step = 0
        self.base = base
        self.chaos_on = chaos_on
        self.lost = lost
        self.lost_back = lost_back

    def copy(self) -> "Resolution":
        twin = Resolution(self.base, self.chaos_on, self.lost[:], self.lost_back[:])
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.base, self.chaos_on, self.lost, self.lost_back]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.consent(state)
        elif step == 1:
            self.on_recipient(state)
        elif step == 2:
            self.consent_back(state)
        elif step == 3:
            self.back_on_player(state)
        else:
            self.necromancy(state)


def explain(table: Table, standing: Standing) -> None:
    """For those who read: what made the amount what it is (7.7, 7.8)."""
    if standing.wealth == RICH:
        table.note(DOUBLED, standing.player, "7.7", standing.card)
    elif standing.wealth == POOR:
        table.note(HALVED, standing.player, "7.7", standing.card)
    if standing.doubled_by:
        table.note(DOUBLED, standing.player, standing.doubled_by, standing.card)
    if standing.war:
        table.note(DOUBLED, standing.player, standing.war, standing.card)
