"""The table: every card and number in a position of The Spoils, and the plain moves that change them."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mulligan.games.spoils.events import ASSIGNED_SIZE, MIXED_SIZE, OF_EARLIER, SAME_BLOW, WOUND_SIZE
from mulligan.games.spoils.parts import Lasting, Play, Waiting
from mulligan.games.spoils.printed import (
    BEING_PLAYED,
    DECK,
    DISCARD,
    FACTION,
    HAND,
    NOWHERE,
    OUT_OF_GAME,
    PLAY,
    RESOURCE,
    TOKENS,
    Printed,
)
from mulligan.games.spoils.worked_out import WorkedOut
from mulligan.kernel.numbers import FIRST_SEAT, NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.state import State


class Table(WorkedOut):
    """Everything on and around the table."""

    turn_number: int
    active_player: Seat  # 603.1
    first_player: Seat
    in_costs: bool  # while costs are being satisfied: triggers wait (503.3)
    battle_target: Card  # 302.1, NO_CARD outside battles
    attacker: Seat  # 302.3
    defender: Seat  # 302.4
    blocks_made: bool  # have blockers been chosen (608.1d)?
    lost: int  # the seats that have lost, a bit each
    skipped_restore: int  # seats whose next Restore Rule is skipped, a bit each
    battles: int  # how many there were
    quiet: int  # how many turns in a row nothing has changed
    driven: int  # how many choices in a row were about what effects demand, and no action of anybody's own (414.1)
    traced: int  # what the table looked like at the start of this turn, as a number
    learned: bool  # has whoever satisfies costs seen a card or left something to chance on the way?
    extra_turns: tuple[Seat, ...]  # whose extra turns come next, in their order

    # One number for each card.
    controller: vec[i32]
    area: vec[i32]
    face_down: vec[i32]
    depleted: vec[i32]
    damage: vec[i32]
    tokens: vec[i32]
    attached: vec[i32]  # to which card
    since: vec[i32]  # in play since which turn
    age: vec[i32]  # its incarnation: a card that changes areas is a new one (402.4)
    party: vec[i32]

    influence: list[int]
    factions: tuple[Card, ...]
    in_play: list[Card]
    being_played: list[Card]
    pending: list[Waiting]
    lasting: list[Lasting]
    wounds: list[int]
    barred: tuple[int, ...]  # what proved impossible to pay since anything last changed
    used: tuple[int, ...]  # what was done this turn
    played: tuple[int, ...]  # this turn: seat, card
    deeds: list[int]  # this turn: what happened, as far as cards ask for it
    held: tuple[int, ...]  # what texts wait for that held already: card, incarnation, text
    assigned: tuple[int, ...]
    applied: tuple[int, ...]  # replacements
    spared: tuple[int, ...]  # card, incarnation: their destruction was prevented (507.5b)
    gone: tuple[int, ...]  # card, incarnation, source, its incarnation: put out of the game by
    told: tuple[int, ...]  # card, incarnation, what it named
    mixed: tuple[int, ...]  # card, what it was, who knew it: a shuffle for a cost is undone, too
    trail: list[int]  # choices since the last surprise (414.2, rules/loops.py)
    laps: list[int]  # visits to points of choice
    repeats: list[int]  # the series at work
    decks: list[list[Card]]  # the last is on top
    hands: list[list[Card]]
    discards: list[list[Card]]
    outs: list[list[Card]]

    def lay_bare(self) -> None:
        """A table with nothing on it."""
        seats = self.seats
        self.turn_number = 0
        self.active_player = self.first_player = FIRST_SEAT
        self.in_costs = self.blocks_made = self.learned = False
        self.battle_target = NO_CARD
        self.attacker = self.defender = NOBODY
        self.lost = self.skipped_restore = self.battles = self.quiet = self.driven = self.traced = 0
        self.controller, self.area, self.face_down = vec[i32](), vec[i32](), vec[i32]()
        self.depleted, self.damage, self.tokens = vec[i32](), vec[i32](), vec[i32]()
        self.attached, self.since, self.age, self.party = vec[i32](), vec[i32](), vec[i32](), vec[i32]()
        self.influence, self.in_play, self.being_played = [], [], []
        self.factions, self.extra_turns = (), ()
        self.pending, self.lasting, self.wounds, self.deeds = [], [], [], []
        self.barred, self.used, self.played, self.held, self.assigned, self.applied = (), (), (), (), (), ()
        self.spared, self.gone, self.told, self.mixed = (), (), (), ()
        self.trail, self.laps, self.repeats = [], [], []
        self.decks, self.hands = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.discards, self.outs = [[] for _ in range(seats)], [[] for _ in range(seats)]

    @property
    def owner(self) -> vec[i32]:
        """Whose each card is: cards of one owner may be mistaken for each other."""
        return self.group

    # ---- looking ---------------------------------------------------------------------------------------------------

    def owner_of(self, card: Card) -> Seat:
        return Seat(self.group[card])

    def controller_of(self, card: Card) -> Seat:
        return Seat(self.controller[card])

    def face(self, card: Card) -> Printed:
        """What is printed on a card."""
        return self.library.cards[i64(self.printed[card])]

    def clockwise(self, first: int) -> list[Seat]:
        """The seats still in the game, from one of them on."""
        lost = self.lost
        found: list[Seat] = []
        for i in range(self.seats):
            seat = Seat((first + i) % self.seats)
            if not lost >> seat & 1:
                found.append(seat)
        return found

    def opponents(self, seat: Seat) -> list[Seat]:
        """Everybody else still in the game, clockwise."""
        found: list[Seat] = []
        lost = self.lost
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if not lost >> other & 1:
                found.append(Seat(other))
        return found

    def is_in_play(self, card: Card, age: int) -> bool:
        return self.area[card] == PLAY and self.age[card] == age

    def attached_to(self, card: Card) -> list[Card]:
        """What is attached to a card."""
        found: list[Card] = []
        attached = self.attached
        for other in self.in_play:
            if attached[other] == card:
                found.append(other)
        return found

    def unattached_resources(self, seat: Seat) -> int:
        """How many resources a seat can still pay with (203.3a)."""
        return self.free[seat] if self.fresh == self.version else self.count_resources(seat)

    def count_resources(self, seat: Seat) -> int:
        count: i64 = 0
        cards, printed = self.library.cards, self.printed
        controller, attached, face_down = self.controller, self.attached, self.face_down
        mine: i32 = seat
        for card in self.in_play:
            if controller[card] == mine and attached[card] == NO_CARD:
                if face_down[card] or cards[i64(printed[card])].types & RESOURCE:
                    count += 1
        return count

    def changed(self) -> None:
        """Something changed: what was worked out is stale."""
        self.version += 1

    def is_steady(self) -> bool:
        """Does nothing that was worked out depend on more than what is in play?"""
        if self.fresh != self.version or self.settled != self.version:
            return False
        return not self.active and not self.lasting and not self.library.states

    def trace(self) -> int:
        """A number that changes when a card changes areas, or anything is counted differently."""
        found = 0
        for card in range(len(self.age)):
            found += self.age[card] * 1_009 + self.tokens[card] * 31 + self.damage[card] * 37
        for seat in range(self.seats):
            found = found * 101 + self.influence[seat]
        return found % (1 << 52)

    def no_way_back(self) -> None:
        super().no_way_back()
        self.lose_trail()

    def lose_trail(self) -> None:
        """What was done up to now cannot be repeated by itself (414.2)."""
        if self.laps:
            self.trail.clear()
            self.laps.clear()

    def conceal(self, seat: Seat) -> None:
        """What another was asked on the way would tell what that seat holds."""
        self.mixed = ()
        self.driven = 0
        decision = self.decision
        if decision is None or decision.seat != seat:
            self.trail.clear()
            self.laps.clear()
            kept = self.kept
            if isinstance(kept, Table):  # clones share it
                bare = self.game.blank()
                assert isinstance(bare, Table)
                kept.copy_into(bare)
                bare.trail.clear()
                bare.laps.clear()
                bare.driven = 0
                self.kept = bare

    # ---- knowledge and chance while costs are satisfied (401.3) ----------------------------------------------------

    def payer(self) -> int:
        """Whoever satisfies costs that could still be undone, or NOBODY."""
        play = self.play_on_top() if self.kept is not None else None
        return play.seat if play is not None else NOBODY

    def play_on_top(self) -> Play | None:
        """The card or ability that is being played, the latest of several."""
        stack = self.stack
        for i in range(len(stack) - 1, -1, -1):
            frame = stack[i]
            if isinstance(frame, Play):
                return frame
        return None

    def show(self, card: Card) -> None:
        if self.kept is not None:
            self.learn(card, self.payer())
        super().show(card)

    def show_to(self, card: Card, seat: Seat) -> None:
        if self.kept is not None and seat == self.payer():
            self.learn(card, seat)
        super().show_to(card, seat)

    def learn(self, card: Card, payer: int) -> None:
        if payer != NOBODY and not self.seen[card] >> payer & 1:
            self.learned = True

    def random_below(self, limit: int) -> int:
        if self.kept is not None:
            self.learned = True
        return super().random_below(limit)

    def shuffle(self, cards: list[Card]) -> None:
        if self.kept is not None:
            self.learned = True
            mixed = list(self.mixed)
            for card in cards:
                mixed.extend([card, self.printed[card], self.seen[card]])
            self.mixed = tuple(mixed)
        super().shuffle(cards)

    # ---- cards on the move -----------------------------------------------------------------------------------------

    def enter_game(self, printed: int, owner: Seat, area: int) -> Card:
        card = self.new_card(printed, owner)
        self.controller = append(self.controller, owner)
        self.area = append(self.area, area)
        self.face_down = append(self.face_down, 0)
        self.depleted = append(self.depleted, 0)
        self.damage = append(self.damage, 0)
        self.tokens = append(self.tokens, 0)
        self.attached = append(self.attached, NO_CARD)
        self.since = append(self.since, 0)
        self.age = append(self.age, 0)
        self.party = append(self.party, 0)
        self.place(card)
        return card

    def zone_list(self, card: Card) -> list[Card]:
        area = self.area[card]
        if area == PLAY:
            return self.in_play
        if area == BEING_PLAYED:
            return self.being_played
        owner = self.owner[card]
        if area == HAND:
            return self.hands[owner]
        if area == DECK:
            return self.decks[owner]
        if area == DISCARD:
            return self.discards[owner]
        return self.outs[owner]

    def place(self, card: Card) -> None:
        if self.area[card] != NOWHERE:
            self.zone_list(card).append(card)

    def move(self, card: Card, area: int, hidden: bool = False) -> None:
        """Put a card into an area, at the end of it. It is a new card there (402.4): damage and tokens are gone.
        Out of the game it may lie so that nobody sees it who has not before."""
        if area == PLAY or self.area[card] == PLAY or not self.is_steady():
            self.version += 1
        self.zone_list(card).remove(card)
        if self.area[card] == PLAY:
            self.forget(card)
        self.age[card] += 1
        self.area[card] = area
        self.controller[card] = self.owner[card]
        self.face_down[card] = 0
        if area == DISCARD or area == BEING_PLAYED or (area == OUT_OF_GAME and not hidden):
            self.show(card)
        elif area == HAND:
            self.show_to(card, self.owner_of(card))
        self.place(card)

    def forget(self, card: Card) -> None:
        """408.9, 409.2: damage and tokens go; it is out of the battle, and what was assigned to it lost track of it."""
        self.depleted[card] = 0
        self.damage[card] = 0
        self.tokens[card] = 0
        self.attached[card] = NO_CARD
        self.since[card] = 0
        self.party[card] = 0
        if self.assigned:
            self.unassign(card)
        if self.battle_target == card:
            self.battle_target = NO_CARD
        self.heal(card)

    def unassign(self, card: Card) -> None:
        """302.15, 402.4: damage that was assigned to the card is not inflicted."""
        kept: list[int] = []
        for i in range(0, len(self.assigned), ASSIGNED_SIZE):
            if self.assigned[i] != card:
                kept.extend(self.assigned[i : i + ASSIGNED_SIZE])
        self.assigned = tuple(kept)

    def heal(self, card: Card) -> None:
        wounds = self.wounds
        i = 0
        while i < len(wounds):
            if wounds[i] == card:
                del wounds[i : i + WOUND_SIZE]
            else:
                i += WOUND_SIZE

    def forget_this_turn(self, card: Card) -> None:
        """208.3: what stopped being a character forgets the damage of this turn."""
        wounds = self.wounds
        i = 0
        while i < len(wounds):
            if wounds[i] == card and not wounds[i + 3] & OF_EARLIER:
                self.damage[card] -= min(wounds[i + 2], self.damage[card])
                del wounds[i : i + WOUND_SIZE]
            else:
                i += WOUND_SIZE

    def under(self, card: Card) -> None:
        """Put the card that was moved last into its deck under all others."""
        deck = self.decks[self.owner[card]]
        deck.remove(card)
        deck.insert(0, card)

    def vanish(self, card: Card) -> None:
        """409.3b: a Micromajig token that left play disappears."""
        self.zone_list(card).remove(card)
        self.age[card] += 1
        self.area[card] = NOWHERE

    def spare_token(self, owner: Seat, printed: int = 0) -> Card:
        """A token to put into play, a Micromajig if nothing else is said; one that disappeared serves again."""
        for card in range(len(self.area)):
            if self.area[card] == NOWHERE and self.printed[card] == printed:
                self.owner[card] = owner
                self.controller[card] = owner
                return Card(card)
        card = self.enter_game(printed, owner, NOWHERE)
        self.seen[card] = (1 << self.seats) - 1
        return Card(card)

    def is_token(self, card: Card) -> bool:
        return self.face(card).types & TOKENS != 0

    def let_go(self) -> None:
        super().let_go()
        self.learned = False
        self.mixed = ()

    def roll_back(self) -> None:
        """401.3: undo everything that was done to take the action. A deck that was shuffled for it stays shuffled."""
        mixed = self.mixed
        paid_only = self.version == self.held_at and not mixed
        self.go_back()
        for i in range(len(mixed) - MIXED_SIZE, -1, -MIXED_SIZE):
            self.printed[mixed[i]] = mixed[i + 1]
            self.seen[mixed[i]] = mixed[i + 2]
        for deck in self.decks:
            if any(mixed[i] in deck for i in range(0, len(mixed), MIXED_SIZE)):
                self.shuffle(deck)
        kept = len(self.controller)
        self.printed = self.printed[:kept]
        self.seen = self.seen[:kept]
        self.group = self.group[:kept]
        if not paid_only:
            self.version += 1
        elif self.fresh == self.version:
            for seat in self.all_seats:
                self.free[seat] = self.count_resources(seat)

    def hold(self) -> None:
        super().hold()
        self.held_at = self.version

    def set_out(self, decks: list[list[int]], factions: list[int]) -> None:
        """601.1a: the factions in play, the decks shuffled."""
        self.lay_bare()
        for seat in self.all_seats:
            faction = self.enter_game(factions[seat], seat, PLAY)
            self.factions = (*self.factions, faction)
            self.show(faction)
            self.influence.append(self.face(faction).influence)
            if not self.face(faction).types & FACTION:
                raise RuntimeError(f"{self.face(faction).name} is not a faction")
        for seat in self.all_seats:
            for printed in decks[seat]:
                self.enter_game(printed, seat, DECK)
            self.shuffle(self.decks[seat])

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def copy_into(self, state: "State") -> None:
        assert isinstance(state, Table)
        state.turn_number = self.turn_number
        state.active_player = self.active_player
        state.first_player = self.first_player
        state.in_costs = self.in_costs
        state.battle_target = self.battle_target
        state.attacker = self.attacker
        state.defender = self.defender
        state.blocks_made = self.blocks_made
        state.lost = self.lost
        state.skipped_restore = self.skipped_restore
        state.battles = self.battles
        state.quiet = self.quiet
        state.driven = self.driven
        state.traced = self.traced
        state.learned = self.learned
        state.extra_turns = self.extra_turns
        state.controller = self.controller[:]
        state.area = self.area[:]
        state.face_down = self.face_down[:]
        state.depleted = self.depleted[:]
        state.damage = self.damage[:]
        state.tokens = self.tokens[:]
        state.attached = self.attached[:]
        state.since = self.since[:]
        state.age = self.age[:]
        state.party = self.party[:]
        state.influence = self.influence[:]
        state.factions = self.factions
        state.in_play = self.in_play[:]
        state.being_played = self.being_played[:]
        state.pending = [one.copy() for one in self.pending]
        state.lasting = [one.copy() for one in self.lasting]
        state.wounds = self.wounds[:]
        state.barred = self.barred
        state.used = self.used
        state.played = self.played
        state.deeds = self.deeds[:]
        state.held = self.held
        state.assigned = self.assigned
        state.applied = self.applied
        state.spared = self.spared
        state.gone = self.gone
        state.told = self.told
        state.mixed = self.mixed
        state.trail = self.trail[:]
        state.laps = self.laps[:]
        state.repeats = self.repeats[:]
        state.decks = [one[:] for one in self.decks]
        state.hands = [one[:] for one in self.hands]
        state.discards = [one[:] for one in self.discards]
        state.outs = [one[:] for one in self.outs]

    def hand_over(self, heir: "State") -> None:
        assert isinstance(heir, Table)
        heir.turn_number = self.turn_number
        heir.active_player = self.active_player
        heir.first_player = self.first_player
        heir.in_costs = self.in_costs
        heir.battle_target = self.battle_target
        heir.attacker = self.attacker
        heir.defender = self.defender
        heir.blocks_made = self.blocks_made
        heir.lost = self.lost
        heir.skipped_restore = self.skipped_restore
        heir.battles = self.battles
        heir.quiet = self.quiet
        heir.driven = self.driven
        heir.traced = self.traced
        heir.learned = self.learned
        heir.extra_turns = self.extra_turns
        heir.controller = self.controller
        heir.area = self.area
        heir.face_down = self.face_down
        heir.depleted = self.depleted
        heir.damage = self.damage
        heir.tokens = self.tokens
        heir.attached = self.attached
        heir.since = self.since
        heir.age = self.age
        heir.party = self.party
        heir.influence = self.influence
        heir.factions = self.factions
        heir.in_play = self.in_play
        heir.being_played = self.being_played
        heir.pending = self.pending
        heir.lasting = self.lasting
        heir.wounds = self.wounds
        heir.barred = self.barred
        heir.used = self.used
        heir.played = self.played
        heir.deeds = self.deeds
        heir.held = self.held
        heir.assigned = self.assigned
        heir.applied = self.applied
        heir.spared = self.spared
        heir.gone = self.gone
        heir.told = self.told
        heir.mixed = self.mixed
        heir.trail = self.trail
        heir.laps = self.laps
        heir.repeats = self.repeats
        heir.decks = self.decks
        heir.hands = self.hands
        heir.discards = self.discards
        heir.outs = self.outs

    def own(self) -> dict[str, Any]:
        return {
            "turn_number": self.turn_number,
            "active_player": self.active_player,
            "first_player": self.first_player,
            "in_costs": self.in_costs,
            "battle_target": self.battle_target,
            "attacker": self.attacker,
            "defender": self.defender,
            "blocks_made": self.blocks_made,
            "lost": self.lost,
            "skipped_restore": self.skipped_restore,
            "battles": self.battles,
            "quiet": self.quiet,
            "driven": self.driven,
            "traced": self.traced,
            "learned": self.learned,
            "extra_turns": self.extra_turns,
            "controller": self.controller,
            "area": self.area,
            "face_down": self.face_down,
            "depleted": self.depleted,
            "damage": self.damage,
            "tokens": self.tokens,
            "attached": self.attached,
            "since": self.since,
            "age": self.age,
            "party": self.party,
            "influence": self.influence,
            "factions": self.factions,
            "in_play": self.in_play,
            "being_played": self.being_played,
            "pending": self.pending,
            "lasting": self.lasting,
            "wounds": self.wounds,
            "barred": self.barred,
            "used": self.used,
            "played": self.played,
            "deeds": self.deeds,
            "held": self.held,
            "assigned": self.assigned,
            "applied": self.applied,
            "spared": self.spared,
            "gone": self.gone,
            "told": self.told,
            "mixed": self.mixed,
            "trail": self.trail,
            "laps": self.laps,
            "repeats": self.repeats,
            "decks": self.decks,
            "hands": self.hands,
            "discards": self.discards,
            "outs": self.outs,
        }

    def fill_own(self, saved: dict[str, Any]) -> None:
        self.turn_number = saved["turn_number"]
        self.active_player = saved["active_player"]
        self.first_player = saved["first_player"]
        self.in_costs = saved["in_costs"]
        self.battle_target = saved["battle_target"]
        self.attacker = saved["attacker"]
        self.defender = saved["defender"]
        self.blocks_made = saved["blocks_made"]
        self.lost = saved["lost"]
        self.skipped_restore = saved["skipped_restore"]
        self.battles = saved["battles"]
        self.quiet = saved["quiet"]
        self.driven = saved["driven"]
        self.traced = saved["traced"]
        self.learned = saved["learned"]
        self.extra_turns = tuple(saved["extra_turns"])
        self.controller = vec[i32](saved["controller"])
        self.area = vec[i32](saved["area"])
        self.face_down = vec[i32](saved["face_down"])
        self.depleted = vec[i32](saved["depleted"])
        self.damage = vec[i32](saved["damage"])
        self.tokens = vec[i32](saved["tokens"])
        self.attached = vec[i32](saved["attached"])
        self.since = vec[i32](saved["since"])
        self.age = vec[i32](saved["age"])
        self.party = vec[i32](saved["party"])
        self.influence = list(saved["influence"])
        self.factions = tuple(saved["factions"])
        self.in_play = list(saved["in_play"])
        self.being_played = list(saved["being_played"])
        self.pending = [self.game.revived(one) for one in saved["pending"]]
        self.lasting = [self.game.revived(one) for one in saved["lasting"]]
        self.wounds = list(saved["wounds"])
        self.barred = tuple(saved["barred"])
        self.used = tuple(saved["used"])
        self.played = tuple(saved["played"])
        self.deeds = list(saved["deeds"])
        self.held = tuple(saved["held"])
        self.assigned = tuple(saved["assigned"])
        self.applied = tuple(saved["applied"])
        self.spared = tuple(saved["spared"])
        self.gone = tuple(saved["gone"])
        self.told = tuple(saved["told"])
        self.mixed = tuple(saved["mixed"])
        self.trail = list(saved["trail"])
        self.laps = list(saved["laps"])
        self.repeats = list(saved["repeats"])
        self.decks = [list(one) for one in saved["decks"]]
        self.hands = [list(one) for one in saved["hands"]]
        self.discards = [list(one) for one in saved["discards"]]
        self.outs = [list(one) for one in saved["outs"]]


def last_blow(table: Table, card: Card) -> list[int]:
    """408.8: where the wounds begin that the card received last, as one amount: those that put it over its limit."""
    found: list[int] = []
    wounds = table.wounds
    for i in range(0, len(wounds), WOUND_SIZE):
        if wounds[i] == card:
            if not wounds[i + 3] & SAME_BLOW:
                found.clear()
            found.append(i)
    return found
