"""How good each option of a decision looks to the seat that decides: one step ahead, for bots and for hints."""

from typing import Final

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.advice.outlook import Outlook, is_gain, missing_points
from mulligan.games.mystic_war.cards import (
    ABILITY,
    ACTION_CARDS,
    AMOUNT,
    ANY_TIME,
    EFFECT,
    RESOURCE,
    STAYS,
    TYPE,
    VICTORY_CARDS,
)
from mulligan.games.mystic_war.mat import (
    DESTRUCTION,
    FIRST_RECEIVE_POWER,
    GOLD,
    POWER_GAINS,
    POWER_OF,
    RECEIVED,
    RESOURCES,
)
from mulligan.games.mystic_war.options import (
    ABOUT_ANY_TIME,
    ABOUT_BOON_RESOURCE,
    ABOUT_BOON_TARGET,
    ABOUT_DEITY,
    ABOUT_DISCARD_TAKEN,
    ABOUT_EXCHANGE,
    ABOUT_GIVING_UP,
    ABOUT_POWER,
    ABOUT_POWER_AMOUNT,
    ABOUT_POWER_TARGET,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_TURN,
    ABOUT_WILD,
    AFFECT,
    AS,
    DECLINE,
    DISCARD,
    ON,
    PASS,
    PLAY,
    POWER,
    REFUSE,
    TAKE,
)
from mulligan.games.mystic_war.options import AMOUNT as AN_AMOUNT
from mulligan.games.mystic_war.rules.aftermath import aftermath, put_before, take_back
from mulligan.games.mystic_war.rules.calamities import Boon, Chaos
from mulligan.games.mystic_war.rules.effect import change
from mulligan.games.mystic_war.rules.play import Addition, Selection, Window
from mulligan.games.mystic_war.rules.resolution import Resolution
from mulligan.games.mystic_war.rules.rounds import SpecialPower
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import NO_CHAOS, NONE, VICTORY_GROUP, Table
from mulligan.games.mystic_war.vocabulary.act import Act
from mulligan.games.mystic_war.vocabulary.additions import (
    AddedTo,
    AffectInstead,
    CancelIt,
    CancelLoss,
    CaptureIt,
    DestroyInstead,
    DoubleTheGain,
    GainTheLoss,
    NegateLast,
    StrikeBack,
)
from mulligan.games.mystic_war.vocabulary.deities import (
    CannotLoseResource,
    DoubleDragons,
    GiveUpDeities,
    LoseThisInstead,
    MayRefuse,
    StealDeity,
)
from mulligan.games.mystic_war.vocabulary.events import CheckVictory, StrongestPlays, TakeAnyDiscard, TurnVictoryUp
from mulligan.games.mystic_war.vocabulary.resources import DivideAmong, LoseDeitiesAnd
from mulligan.games.mystic_war.vocabulary.terms import number
from mulligan.kernel.decision import Decision
from mulligan.kernel.numbers import NOBODY, Card, Seat
from mulligan.kernel.view import View

VICTORY_WORTH: Final = 300.0  # winning, or another's winning, at a Judgment
JUDGMENT_FOR_NOBODY: Final = -0.5
PASS_FIRST: Final = 0.3
WORSE_THAN_ANY: Final = -1000.0

# What a card in hand is worth, in the points that it must better to be played.
GAIN_KEPT: Final = 0.5  # for each point: a Poor player's halved card is no better than waiting
DRAGON_KEPT: Final = 0.25
KEPT: Final[dict[type, float]] = {
    NegateLast: 4.0, CancelIt: 3.0, StrikeBack: 2.5, CancelLoss: 2.0, GainTheLoss: 2.0, CaptureIt: 1.5,
    DoubleTheGain: 2.0, AffectInstead: 2.0, DestroyInstead: 2.0, LoseThisInstead: 1.0, CannotLoseResource: 3.0,
    MayRefuse: 1.0, DoubleDragons: 1.0, DivideAmong: 4.0, CheckVictory: 0.0,
}  # fmt: skip
KEPT_OTHERWISE: Final = 0.5
DRAGON_CAPTURED: Final = 0.3  # a point on a Dragon that one takes
DRAGON_AT_HOME: Final = 8.0  # becoming Rich by having fewer Followers is clever, and seldom worth it
OWN_CHAOS: Final = 4.0
CHAOS_ON_ANOTHER: Final = 1.0
GOAL_SHOWN: Final = 0.03  # for each point of threat
GENIES_GIFT_TO_ANOTHER: Final = 4.0
VACATION_WORTH: Final = 0.5


def advise(view: View, decision: Decision) -> list[float]:
    """A figure for each option, in the decision's order; the greatest looks best."""
    table = view.position.clone()
    assert isinstance(table, Table)
    return scores(Advice(table, view.seat, view.unknown.get(VICTORY_GROUP, [])), decision)


def advise_in(world: Table, decision: Decision) -> list[float]:
    """The same in a position with nothing hidden in it, without making a view of it first."""
    table = world.clone()
    assert isinstance(table, Table)
    seat = decision.seat
    goals = range(ACTION_CARDS, ACTION_CARDS + VICTORY_CARDS)
    spare = [table.printed[card] for card in goals if not table.seen[card] >> seat & 1]
    return scores(Advice(table, seat, spare), decision)


def scores(advice: "Advice", decision: Decision) -> list[float]:
    return [advice.score(decision.subject, option) for option in decision.options]


class Advice:
    """Scores for options, each against the position as it would be if the seat did nothing."""

    def __init__(self, table: Table, seat: Seat, spare_goals: list[int]) -> None:
        self.outlook: Outlook = Outlook(table, seat, spare_goals)
        self.table: Table = table
        self.seat: Seat = seat
        self.realms: list[int] = self.outlook.realms
        self.now: float = self.outlook.worth(self.realms)
        self.spare_goals: list[int] = spare_goals

    def score(self, subject: int, option: int) -> float:
        top = self.table.stack[-1]
        if subject == ABOUT_TURN:
            return self.turn(option)
        if subject == ABOUT_ANY_TIME:
            return 0.0 if option == DECLINE else self.turn(option)
        if isinstance(top, Window):
            return self.window(top, option)
        if isinstance(top, Chaos):
            return self.lead(option - PLAY, top.player, top.recipient)
        if isinstance(top, SpecialPower):
            return self.special_power(subject, top, option)
        if isinstance(top, Boon):
            return self.boon(subject, top, option)
        if isinstance(top, Addition):
            return self.consent_to_addition(top, option)
        if isinstance(top, Resolution):
            return self.consent(top, option)
        if isinstance(top, Selection):
            return self.selection(subject, top, option)
        if subject == ABOUT_EXCHANGE:
            return self.exchange(option)
        if subject == ABOUT_DISCARD_TAKEN:
            return self.card_worth(option - TAKE) if option >= TAKE else 0.0
        if subject == ABOUT_GIVING_UP:
            return -self.outlook.deity_worth(EFFECT[option - TAKE])
        return self.outlook.deity_worth(EFFECT[option - TAKE]) if option >= TAKE else 0.0

    # ---- a turn (7.3) ----------------------------------------------------------------------------------------------

    def turn(self, option: int) -> float:
        if option == PASS:
            return PASS_FIRST if self.table.next_first == NONE else 0.0
        if option >= DISCARD:
            return -self.kept(option - DISCARD) - 0.1
        kind = option - PLAY
        return self.lead(kind, self.seat, NO_CHAOS) - self.kept(kind)

    def kept(self, kind: int) -> float:
        """What it is worth to hold a card rather than to have played it."""
        if TYPE[kind] == RESOURCE:
            return (GAIN_KEPT if is_gain(kind) else DRAGON_KEPT) * AMOUNT[kind]
        first = ABILITY[EFFECT[kind]].acts[0]
        return KEPT.get(type(first.act if isinstance(first, AddedTo) else first), KEPT_OTHERWISE)

    def card_worth(self, kind: int) -> float:
        """What it would be worth to have this card."""
        if ANY_TIME[kind]:
            return self.kept(kind)
        return max(self.kept(kind), self.lead(kind, self.seat, NO_CHAOS))

    def lead(self, kind: int, player: Seat, chaos_on: Seat) -> float:
        """The best that can be made of a card played on its own."""
        guises = ABILITY[EFFECT[kind]].guises or [EFFECT[kind]]
        return max([self.lead_as(kind, effect, player, chaos_on) for effect in guises])

    def lead_as(self, kind: int, effect: int, player: Seat, chaos_on: Seat) -> float:
        best = WORSE_THAN_ANY
        seats = legality.recipients(self.table, player, effect, chaos_on)
        for on in seats:
            best = max(best, self.lead_on(kind, effect, player, chaos_on, on))
        return best if seats else self.play(kind, effect, player, chaos_on, NOBODY, -1)

    def lead_on(self, kind: int, effect: int, player: Seat, chaos_on: Seat, on: Seat) -> float:
        best = WORSE_THAN_ANY
        if ABILITY[effect].takes_deity:
            for card in self.table.face_up[on]:
                best = max(best, self.deity_lost(effect, player, on, self.table.printed[card]))
            return best
        resources = legality.resources(self.table, effect, on, chaos_on != NO_CHAOS)
        for resource in resources:
            best = max(best, self.play(kind, effect, player, chaos_on, on, resource))
        return best if resources else self.play(kind, effect, player, chaos_on, on, -1)

    def play(self, kind: int, effect: int, player: Seat, chaos_on: Seat, on: Seat, detail: int) -> float:
        """How much better things would be after this very play."""
        acts = ABILITY[effect].acts
        if any(isinstance(act, CheckVictory) for act in acts):
            return self.judgment()
        if STAYS[kind]:
            return self.deity_stands(kind, on)
        table = self.table
        put_before(table, self.some_card(kind), player, effect, on, detail)
        after = aftermath(table, len(table.plays) - 1, chaos_on != NO_CHAOS)
        take_back(table)
        gained = self.outlook.worth(after) - self.now
        for act in acts:
            gained += self.beyond_resources(act, on)
        return gained - DRAGON_AT_HOME if ABILITY[effect].destroys and on == self.seat else gained

    def some_card(self, kind: int) -> Card:
        """A card of that kind, wherever it is: most are in hand."""
        printed = self.table.printed
        for card in self.table.hands[self.seat]:
            if printed[card] == kind:
                return card
        for other in range(ACTION_CARDS):
            if printed[other] == kind:
                return Card(other)
        raise RuntimeError(f"no card of kind {kind}")

    def judgment(self) -> float:
        """8.0: a Judgment is for the moment when it makes this seat win, and no moment when it makes another."""
        resources = self.realms
        wins, loses = self.outlook.chance_to_win(resources), self.outlook.chance_to_lose(resources)
        return VICTORY_WORTH * (wins - loses) + JUDGMENT_FOR_NOBODY

    def deity_stands(self, kind: int, on: Seat) -> float:
        table = self.table
        before = table.face_up[on]
        table.stand(self.some_card(kind), on)
        after = self.outlook.worth(self.realms)
        table.face_up[on] = before
        return after - self.now

    def deity_lost(self, effect: int, player: Seat, on: Seat, kind: int) -> float:
        worth = self.outlook.deity_worth(EFFECT[kind])
        if on == self.seat:
            return -worth
        steals = isinstance(ABILITY[effect].acts[0], StealDeity)
        gained = worth if steals and player == self.seat else 0.0
        return gained + 0.4 * worth + 0.02 * self.outlook.threat(self.realms, on)

    def beyond_resources(self, act: Act, on: Seat) -> float:
        """What a card does besides changing resources."""
        resources = self.realms
        if isinstance(act, DivideAmong):
            points = act.points.value
            return self.boon_divided(resources, on, points, 0) - self.now if on == self.seat else -points
        if isinstance(act, TakeAnyDiscard):
            return self.best_discard() if on == self.seat else -GENIES_GIFT_TO_ANOTHER
        if isinstance(act, StrongestPlays):
            return self.chaos(act, on)
        if isinstance(act, TurnVictoryUp):
            known = on == self.seat or len(self.outlook.goals[on]) == 1
            return -1.0 if known else GOAL_SHOWN * self.outlook.threat(resources, on)
        if isinstance(act, LoseDeitiesAnd):
            return -self.outlook.deities_worth(on)
        if isinstance(act, GiveUpDeities):
            return VACATION_WORTH if on == self.seat and not self.table.face_up[on] else -VACATION_WORTH
        return 0.0

    def chaos(self, act: StrongestPlays, on: Seat) -> float:
        """Chaos Strikes: whoever has the most Mystic Power plays the cards."""
        of = number(act.of)
        mine = self.table.amount_of(self.seat, of)
        strikes = all(self.table.amount_of(seat, of) <= mine for seat in self.table.all_seats)
        worth = OWN_CHAOS if on == self.seat else CHAOS_ON_ANOTHER
        return worth if strikes else -worth

    def best_discard(self) -> float:
        """The discards cannot be gone through before Genie is played: what one remembers of them."""
        best = 0.0
        for card in self.table.discarded():
            if self.table.seen[card] >> self.seat & 1:
                best = max(best, self.kept(self.table.printed[card]))
        return best

    # ---- the choices within a play ---------------------------------------------------------------------------------

    def selection(self, subject: int, chosen: Selection, option: int) -> float:
        kind, player, chaos_on = self.table.printed[chosen.card], chosen.player, chosen.chaos_on
        if subject == ABOUT_WILD:
            return self.lead_as(kind, option - AS, player, chaos_on)
        effect = chosen.effect
        if chosen.added:
            return self.add_on(kind, player, chosen.base, chaos_on, Seat(option - ON))
        if subject == ABOUT_RECIPIENT:
            return self.lead_on(kind, effect, player, chaos_on, Seat(option - ON))
        if subject == ABOUT_RESOURCE:
            return self.play(kind, effect, player, chaos_on, chosen.on, option - AFFECT)
        if subject == ABOUT_DEITY:
            return self.deity_lost(effect, player, chosen.on, option - TAKE)
        return 0.0

    # ---- adding to a card (7.6) ------------------------------------------------------------------------------------

    def window(self, window: Window, option: int) -> float:
        if option == DECLINE:
            return 0.0
        kind, chaos_on = option - PLAY, window.chaos_on
        player = window.player if chaos_on != NO_CHAOS else self.seat
        best = WORSE_THAN_ANY
        for on in self.added_on(kind, player, Standing(self.table, window.base, chaos_on != NO_CHAOS)):
            best = max(best, self.add_on(kind, player, window.base, chaos_on, on))
        return best if chaos_on != NO_CHAOS else best - self.kept(kind)

    def added_on(self, kind: int, player: Seat, standing: Standing) -> list[Seat]:
        """Whom an added card could be for; -1 where it is for nobody in particular."""
        addition = ABILITY[EFFECT[kind]].addition
        if addition is None:
            return list(self.table.all_seats)
        return addition.seats(self.table, standing, player) if addition.about() >= 0 else [NOBODY]

    def add_on(self, kind: int, player: Seat, base: int, chaos_on: Seat, on: Seat) -> float:
        """How much better the play would end with this card added."""
        table, outlook, chaos = self.table, self.outlook, chaos_on != NO_CHAOS
        if not chaos and self.will_be_refused(kind, player, base):
            return 0.0
        without = aftermath(table, base, chaos)
        worth_without = outlook.worth(without)
        card = self.some_card(kind)
        put_before(table, card, player, EFFECT[kind], on, -1)
        standing = table.face_up[on] if STAYS[kind] else ()
        if STAYS[kind]:
            table.stand(card, on)
        after = aftermath(table, base, chaos)
        worth_after = outlook.worth(after)
        if STAYS[kind]:
            table.face_up[on] = standing
        take_back(table)
        if STAYS[kind] and after == without and not chaos:
            return 0.0  # a deity that changes nothing now can wait for one's own turn
        return worth_after - worth_without + self.beyond_effect(EFFECT[kind], player, base, on)

    def will_be_refused(self, kind: int, player: Seat, base: int) -> bool:
        """Protection: what its holder plays on itself, others change only if they are let."""
        table = self.table
        holder = table.plays[base].by
        return (
            holder not in (player, self.seat)
            and table.plays[base].on == holder
            and ABILITY[EFFECT[kind]].changes_effect
            and table.lets_refuse(holder)
        )

    def beyond_effect(self, effect: int, player: Seat, base: int, on: Seat) -> float:
        addition = ABILITY[effect].addition
        if isinstance(addition, AddedTo) and isinstance(addition.act, CaptureIt) and player == self.seat:
            return DRAGON_CAPTURED * AMOUNT[self.table.printed[self.table.plays[base].card]]
        if isinstance(addition, LoseThisInstead):
            return 4.0 if on == self.seat else -1.0
        return 0.0

    def consent_to_addition(self, addition: Addition, option: int) -> float:
        """Protection: let others change what does more good if they do."""
        table, plays = self.table, self.table.plays
        base = self.base_of(addition.index)
        if option == REFUSE:
            table.refuse(addition.index)
        worth = self.outlook.worth(aftermath(table, base, False))
        table.plays = plays
        return worth

    def consent(self, resolution: Resolution, option: int) -> float:
        """Protection: let through what does good."""
        if option == REFUSE:
            return self.now
        return self.outlook.worth(aftermath_accepted(self, resolution.base, resolution.chaos_on != NO_CHAOS))

    def base_of(self, i: int) -> int:
        """Where the play begins that the card at `i` was added to: the last that is not itself an addition."""
        table = self.table
        for base in range(i - 1, -1, -1):
            if not ANY_TIME[table.printed[table.plays[base].card]]:
                return base
        return 0

    # ---- Special Powers (5.1) --------------------------------------------------------------------------------------

    def special_power(self, subject: int, chosen: SpecialPower, option: int) -> float:
        if subject == ABOUT_POWER:
            return 0.0 if option == DECLINE else self.power(option - POWER)
        if subject == ABOUT_POWER_AMOUNT:
            return self.power_amount(chosen.power, option - AN_AMOUNT)
        after = self.paid(chosen.power, chosen.traded)
        if subject == ABOUT_POWER_TARGET:
            return max([self.destroyed(after, chosen.traded, Seat(option - ON), r) for r in range(RESOURCES)])
        return self.destroyed(after, chosen.traded, chosen.on, option - AFFECT)

    def power(self, power: int) -> float:
        if power >= FIRST_RECEIVE_POWER:
            after = self.realms.copy()
            change(after, self.seat, POWER_GAINS[power], RECEIVED)
            return self.outlook.worth(after) - self.now
        best = WORSE_THAN_ANY
        for amount in legality.trades(self.table, self.seat, POWER_OF[power]):
            best = max(best, self.power_amount(power, amount))
        return best

    def power_amount(self, power: int, amount: int) -> float:
        after = self.paid(power, amount)
        if POWER_GAINS[power] != DESTRUCTION:
            change(after, self.seat, POWER_GAINS[power], amount // 2)
            return self.outlook.worth(after) - self.now
        best = WORSE_THAN_ANY
        for seat in self.table.all_seats:
            for resource in range(RESOURCES):
                best = max(best, self.destroyed(after, amount, seat, resource))
        return best

    def paid(self, power: int, amount: int) -> list[int]:
        after = self.realms.copy()
        change(after, self.seat, POWER_OF[power], -amount)
        return after

    def destroyed(self, resources: list[int], amount: int, seat: Seat, resource: int) -> float:
        after = resources.copy()
        if not self.table.shielded(seat, resource):
            change(after, seat, resource, -amount)
        return self.outlook.worth(after) - self.now

    # ---- God King Boon ---------------------------------------------------------------------------------------------

    def boon(self, subject: int, boon: Boon, option: int) -> float:
        left, lucky = boon.left, boon.lucky
        resources = self.realms
        if subject == ABOUT_BOON_TARGET:
            return self.now if option == DECLINE else self.boon_destroys(resources, left, Seat(option - ON))
        if subject == ABOUT_BOON_RESOURCE:
            after = resources.copy()
            change(after, boon.on, option - AFFECT, -left)
            return self.outlook.worth(after)
        points = option - AN_AMOUNT
        after = resources.copy()
        change(after, lucky, boon.resource, points)
        return self.boon_divided(after, lucky, left - points, boon.resource + 1)

    def boon_divided(self, resources: list[int], lucky: Seat, left: int, resource: int) -> float:
        """The best that can be made of the points left, from this resource on."""
        if left == 0:
            return self.outlook.worth(resources)
        if resource > GOLD:
            best = self.outlook.worth(resources)
            for seat in self.table.all_seats:
                if seat != lucky:
                    best = max(best, self.boon_destroys(resources, left, seat))
            return best
        best = WORSE_THAN_ANY
        for points in (0, left // 2, left) if resource < GOLD else (0, left):
            after = resources.copy()
            change(after, lucky, resource, points)
            best = max(best, self.boon_divided(after, lucky, left - points, resource + 1))
        return best

    def boon_destroys(self, resources: list[int], amount: int, seat: Seat) -> float:
        best = WORSE_THAN_ANY
        for resource in range(RESOURCES):
            after = resources.copy()
            change(after, seat, resource, -amount)
            best = max(best, self.outlook.worth(after))
        return best

    # ---- the end of the deck (7.10) --------------------------------------------------------------------------------

    def exchange(self, option: int) -> float:
        resources = self.realms
        kept = missing_points(resources, self.seat, self.outlook.own_goal)
        if option == DECLINE:
            return -kept + 3.0  # the others do not know this one yet, and hands were played for it
        goals = self.spare_goals
        if not goals:
            return WORSE_THAN_ANY
        return -sum([missing_points(resources, self.seat, goal) for goal in goals]) / len(goals)


def aftermath_accepted(advice: Advice, base: int, chaos: bool) -> list[int]:
    """What a card would do to a seat that lets it through in spite of its Protection."""
    table = advice.table
    deities = table.face_up[advice.seat]
    table.face_up[advice.seat] = tuple(
        [card for card in deities if not ABILITY[EFFECT[table.printed[card]]].lets_refuse]
    )
    after = aftermath(table, base, chaos)
    table.face_up[advice.seat] = deities
    return after
