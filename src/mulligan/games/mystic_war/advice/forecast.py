"""What an option would do now, in a few words: the numbers after Wealth, deities and all that was added so far."""

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.cards import ABILITY, AMOUNT, EFFECT, RESOURCE, SPELL, STAYS, TYPE
from mulligan.games.mystic_war.mat import (
    DESTRUCTION,
    FIRST_RECEIVE_POWER,
    POWER_GAINS,
    POWER_OF,
    RECEIVED,
    RESOURCES,
    RICH,
)
from mulligan.games.mystic_war.options import (
    ABOUT_BOON,
    ABOUT_BOON_RESOURCE,
    ABOUT_POWER,
    ABOUT_POWER_AMOUNT,
    ABOUT_POWER_RESOURCE,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_WINDOW,
    AFFECT,
    CHOICE_SIZE,
    DECLINE,
    ON,
    PLAY,
)
from mulligan.games.mystic_war.rules.aftermath import aftermath, put_before, take_back
from mulligan.games.mystic_war.rules.calamities import Boon
from mulligan.games.mystic_war.rules.effect import change
from mulligan.games.mystic_war.rules.play import Selection, Window
from mulligan.games.mystic_war.rules.rounds import SpecialPower
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.story import enumeration
from mulligan.games.mystic_war.table import NO_CHAOS, Table
from mulligan.games.mystic_war.vocabulary.resources import LoseTurnedUp
from mulligan.games.mystic_war.words import card_name, resource_name, seat_name
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NOBODY, Seat
from mulligan.kernel.view import View
from mulligan.messages import text


class Forecast:
    """What the options of one seat would do, imagined on a table of its own."""

    def __init__(self, game: Game, view: View) -> None:
        table = view.position.clone()
        assert isinstance(table, Table)
        self.game: Game = game
        self.table: Table = table
        self.seat: Seat = view.seat

    # ---- options ---------------------------------------------------------------------------------------------------

    def of(self, option: int) -> str:
        """What an option of the pending decision would do; nothing where the label says it all."""
        table = self.table
        decision = table.decision
        if decision is None or decision.seat != self.seat or option == DECLINE:
            return ""
        top, subject, number = table.stack[-1], decision.subject, option % CHOICE_SIZE
        if isinstance(top, SpecialPower):
            return self.special_power(top, subject, option)
        if isinstance(top, Window) and subject == ABOUT_WINDOW:
            return self.added(option - PLAY, top.base)
        if isinstance(top, Selection):
            if subject == ABOUT_RECIPIENT and not top.added:
                return self.on_recipient(top, Seat(option - ON))
            return self.played(top, top.on, option - AFFECT) if subject == ABOUT_RESOURCE else ""
        if isinstance(top, Boon):
            if subject == ABOUT_BOON_RESOURCE:
                return self.destruction(top.on, number, top.left)
            return self.destruction(top.lucky, top.resource, -number) if subject < ABOUT_BOON + RESOURCES else ""
        return ""

    def special_power(self, chosen: SpecialPower, subject: int, option: int) -> str:
        number = option % CHOICE_SIZE
        if subject == ABOUT_POWER:
            return self.power(number)
        if subject == ABOUT_POWER_AMOUNT:
            return self.trade(chosen.power, number)
        if subject == ABOUT_POWER_RESOURCE:
            shielded = self.table.shielded(chosen.on, number)
            return self.destruction(chosen.on, number, 0 if shielded else chosen.traded)
        return ""

    def power(self, power: int) -> str:
        gained = POWER_GAINS[power]
        if power >= FIRST_RECEIVE_POWER:
            return text("mystic-war-now-receives", amount=RECEIVED, resource=resource_name(gained))
        most = legality.trades(self.table, self.seat, POWER_OF[power])[-1]
        shape = "destroys" if gained == DESTRUCTION else "trades"
        return text(
            f"mystic-war-now-{shape}",
            amount=most,
            resource=resource_name(POWER_OF[power]),
            half=most // 2,
            gained=resource_name(gained),
        )

    def trade(self, power: int, amount: int) -> str:
        after = list(self.table.resources)
        change(after, self.seat, POWER_OF[power], -amount)
        if POWER_GAINS[power] != DESTRUCTION:
            change(after, self.seat, POWER_GAINS[power], amount // 2)
        return self.changes(after)

    def destruction(self, seat: Seat, resource: int, amount: int) -> str:
        after = list(self.table.resources)
        change(after, seat, resource, -amount)
        return self.changes(after)

    def on_recipient(self, chosen: Selection, on: Seat) -> str:
        """A card that leaves to its player or to chance what is lost shows all three resources as they are."""
        effect, chaos = chosen.effect, chosen.chaos_on != NO_CHAOS
        by_chance = any(isinstance(act, LoseTurnedUp) for act in ABILITY[effect].acts)
        if by_chance or legality.resources(self.table, effect, on, chaos):
            return self.realm(on)
        return self.played(chosen, on, -1)

    def played(self, chosen: Selection, on: Seat, detail: int) -> str:
        table = self.table
        if STAYS[table.printed[chosen.card]]:
            return ""
        put_before(table, chosen.card, chosen.player, chosen.effect, on, detail)
        after = aftermath(table, len(table.plays) - 1, chosen.chaos_on != NO_CHAOS)
        take_back(table)
        return self.changes(after)

    def added(self, kind: int, base: int) -> str:
        """What would come of the card just played if this one were added to it and nothing else."""
        table = self.table
        card = table.in_hand(self.seat, kind)
        without = aftermath(table, base, False)
        put_before(table, card, self.seat, EFFECT[kind], self.victim(base, ABILITY[EFFECT[kind]].of), -1)
        standing = table.face_up[self.seat]
        if STAYS[kind]:  # before oneself, as a rule
            table.stand(card, self.seat)
        after = aftermath(table, base, False)
        table.face_up[self.seat] = standing
        take_back(table)
        if after == without:
            return ""
        return text("mystic-war-now-then", what=self.changes(after) or text("mystic-war-now-nothing"))

    def victim(self, base: int, of: int) -> Seat:
        """Whose loss an added card would be about, when only one can be."""
        standing = Standing(self.table, base, False)
        losers = standing.losers(of, -1) if of >= 0 else []
        return losers[0] if len(losers) == 1 else NOBODY

    # ---- cards in hand ---------------------------------------------------------------------------------------------

    def card(self, kind: int) -> str:
        """What a RESOURCE card would amount to if this seat played it now: 7.7."""
        if TYPE[kind] != RESOURCE:
            return ""
        table = self.table
        wealth = table.wealth(self.seat)
        ability = ABILITY[EFFECT[kind]]
        guises = [ABILITY[guise] for guise in ability.guises] or [ability]
        gains = [self.amount(kind, guise.number) for guise in guises if not guise.destroys]
        losses = [self.amount(kind, guise.number) for guise in guises if guise.destroys]
        if gains and losses and gains[0] != losses[0]:
            return text("mystic-war-now-wild", gain=gains[0], loss=losses[0])
        amount = (gains or losses)[0]
        if amount == AMOUNT[kind]:
            return ""
        why = text("mystic-war-rich") if wealth == RICH else text("mystic-war-poor") if wealth else ""
        return text("mystic-war-now-amount", amount=amount, why=why or text("mystic-war-war-god"))

    def amount(self, kind: int, effect: int) -> int:
        table = self.table
        put_before(table, table.in_hand(self.seat, kind), self.seat, effect, self.seat, 0)
        amount = Standing(table, len(table.plays) - 1, False).amount
        take_back(table)
        return amount

    # ---- words -----------------------------------------------------------------------------------------------------

    def changes(self, after: list[int]) -> str:
        """What would be different, seat by seat: "you: Gold 24 → 4"."""
        parts: list[str] = []
        for seat in self.table.all_seats:
            for resource in range(RESOURCES):
                before = self.table.amount_of(seat, resource)
                now = after[seat * RESOURCES + resource]
                if now != before:
                    parts.append(
                        text(
                            "mystic-war-now-change",
                            seat=seat_name(self.game, seat, self.seat),
                            resource=resource_name(resource),
                            before=before,
                            after=now,
                        )
                    )
        return enumeration(parts) if parts else ""

    def realm(self, seat: Seat) -> str:
        table = self.table
        return ", ".join(
            text("mystic-war-now-has", resource=resource_name(r), amount=table.amount_of(seat, r))
            for r in range(RESOURCES)
        )

    def pending(self) -> str:
        """What the card just played would do if nothing more were added; nothing where no card waits."""
        table = self.table
        if not table.plays:
            return ""
        base = self.base()
        if base < 0:
            return ""
        play = table.plays[base]
        effect = play.effect
        if ABILITY[effect].takes_deity:
            loser = seat_name(self.game, play.on, self.seat)
            return text("mystic-war-now-deity", seat=loser, card=card_name(table.printed[play.detail]))
        changes = self.changes(aftermath(table, base, False))
        said = ABILITY[effect].sort in (RESOURCE, SPELL)
        return changes or (text("mystic-war-now-nothing") if said else "")

    def base(self) -> int:
        """Where the play in whose window the seat is asked begins; -1 outside a window."""
        table = self.table
        decision = table.decision
        top = table.stack[-1]
        if decision is None:
            return -1
        if isinstance(top, Window) and decision.subject == ABOUT_WINDOW:
            return top.base
        return top.base if isinstance(top, Selection) and top.added else -1
