"""The table: every card and number in a position of The Spoils, and the plain moves that change them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.printed import (
    BEING_PLAYED,
    DECK,
    DISCARD,
    FACTION,
    HAND,
    MICROMAJIG,
    NOWHERE,
    OUT_OF_GAME,
    PLAY,
    RESOURCE,
    Library,
    Printed,
)
from mulligan.games.spoils.procedures import PLAYING, SEAT
from mulligan.kernel.state import PROCEDURE, RowState

# The clock column.
TURN_NUMBER: Final = 0
ACTIVE: Final = 1  # 603.1
FIRST: Final = 2
IN_COSTS: Final = 3  # 1 while costs are being satisfied: triggers wait (503.3)
BATTLE_TARGET: Final = 4  # 302.1, -1 outside battles
ATTACKER: Final = 5  # 302.3
DEFENDER: Final = 6  # 302.4
BLOCKS_MADE: Final = 7  # 1 once blockers have been chosen (608.1d)
LOST: Final = 8  # the seats that have lost, a bit each
SKIPPED_RESTORE: Final = 9  # seats whose next Restore Rule is skipped, a bit each
BATTLES: Final = 10  # how many battles there were
QUIET: Final = 11  # how many turns in a row nothing has changed
TRACE: Final = 12  # what the table looked like at the start of this turn, as a number
LEARNED: Final = 13  # 1 once whoever satisfies costs has seen a card or left something to chance on the way
EXTRA_TURN: Final = 14  # whose extra turn comes next, plus one
CLOCK_SIZE: Final = 15

NO_CARD: Final = -1
NOBODY: Final = -1

# A card's place in a battle.
IN_ATTACK: Final = 1
IN_BLOCK: Final = 2
JOINS_BLOCK: Final = 4  # 608.1c: added before the party is formed
HAS_ASSIGNED: Final = 8

# What happens. The names are those of the message catalogue.
EVENTS: Final = [
    "turn-starts", "turn-ends", "draws", "plays", "uses", "resolves", "plays-resource", "enters", "leaves", "destroyed",
    "discards", "depleted", "restored", "attached", "detached", "damaged", "influence-lost", "influence-gained",
    "token-put", "token-removed", "attack", "attacks", "blocks", "blocked", "party", "control", "flipped-down",
    "flipped-up", "terminated", "searched", "shuffled", "revealed", "loses-game", "draw-game", "pays", "mulligan",
    "goes-first", "removed-from-battle", "picked", "put", "triggers", "undone", "coin", "bids", "named", "looks",
    "battle-ends", "duplicated", "begins", "wins", "assigns", "no-responses", "loop", "lasting", "replaced", "out",
    "inflicts", "repeats", "interrupts", "wins-bid",
]  # fmt: skip
TURN_STARTS: Final = 0
TURN_ENDS: Final = 1
DRAWS: Final = 2
PLAYS: Final = 3
USES: Final = 4
RESOLVES: Final = 5
PLAYS_RESOURCE: Final = 6
ENTERS: Final = 7
LEAVES: Final = 8  # detail: where to
DESTROYED: Final = 9
DISCARDS: Final = 10
DEPLETED: Final = 11
RESTORED: Final = 12
ATTACHED: Final = 13
DETACHED: Final = 14
DAMAGED: Final = 15  # other: the source, detail: 1 for battle damage
INFLUENCE_LOST: Final = 16
INFLUENCE_GAINED: Final = 17
TOKEN_PUT: Final = 18
TOKEN_REMOVED: Final = 19
ATTACK: Final = 20
ATTACKS: Final = 21
BLOCKS: Final = 22
BLOCKED: Final = 23
PARTY: Final = 24
CONTROL: Final = 25
FLIPPED_DOWN: Final = 26
FLIPPED_UP: Final = 27
TERMINATED: Final = 28
SEARCHED: Final = 29
SHUFFLED: Final = 30
REVEALED: Final = 31
LOSES_GAME: Final = 32
DRAW_GAME: Final = 33
PAYS: Final = 34
MULLIGANS: Final = 35
GOES_FIRST: Final = 36
REMOVED_FROM_BATTLE: Final = 37
PICKED: Final = 38
PUT: Final = 39
TRIGGERS: Final = 40
UNDONE: Final = 41
COIN: Final = 42
BIDS: Final = 43
NAMED: Final = 44
LOOKS: Final = 45
BATTLE_ENDS: Final = 46
DUPLICATED: Final = 47
BEGINS: Final = 48
WINS: Final = 49
ASSIGNS: Final = 50
NO_RESPONSES: Final = 51
LOOP_ENDS: Final = 52
LASTS: Final = 53
REPLACED: Final = 54
PUT_OUT: Final = 55
INFLICTS: Final = 56
REPEATS: Final = 57
INTERRUPTS: Final = 58
WINS_BID: Final = 59

ASSIGNED_SIZE: Final = 3  # assigned damage: target, source, amount

# Wounds: card, source, amount, and a mark (408.4b). Of factions too, for this turn: who inflicted them may be asked.
WOUND_SIZE: Final = 4
MIXED_SIZE: Final = 3
BATTLE_WOUND: Final = 1  # 408.6
SAME_BLOW: Final = 2  # it is one amount with the wound before (609.1f)
AS_CHARACTER: Final = 4  # it was a character that received it (208.3)
OF_EARLIER: Final = 8  # in an earlier turn, as locations remember (408.5)

# What was done this turn: card, incarnation, the program of an ability's costs or one of these, how often.
USE_SIZE: Final = 4
AN_ATTACK: Final = -2
A_BLOCK: Final = -3
AN_ENTRY: Final = -4
A_DESTRUCTION: Final = -5
A_DISCARD: Final = -6
BARRED: Final = -10  # less the program of an ability: it cannot be used again

GONE_SIZE: Final = 4
TOLD_SIZE: Final = 3


class Table(RowState):
    """Everything on and around the table."""

    library: Library

    clock: list[int]
    owner: vec[i32]
    controller: list[int]
    area: list[int]
    face_down: list[int]
    depleted: list[int]
    damage: list[int]
    tokens: list[int]
    attached: list[int]
    since: list[int]
    age: list[int]
    party: list[int]
    influence: list[int]
    factions: list[int]
    in_play: list[int]
    being_played: list[int]
    pending: list[int]
    wounds: list[int]
    barred: list[int]
    used: list[int]
    played: list[int]
    assigned: list[int]
    applied: list[int]
    spared: list[int]
    gone: list[int]
    told: list[int]
    mixed: list[int]
    trail: list[int]
    laps: list[int]
    repeats: list[int]
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    outs: list[list[int]]

    # What is worked out from the columns and kept until they change (characteristics.py).
    version: int
    fresh: int
    settled: int
    prepared: bool
    touched: list[int]
    changed_stats: list[int]
    types_gained: list[int]
    types_lost: list[int]
    keywords_gained: list[int]
    keywords_lost: list[int]
    forbidden: list[int]
    allowed: list[int]
    demanded: list[int]
    textless: list[int]
    icons: list[int]
    granted: list[int]
    more_subtypes: list[int]
    set_stats: list[int]
    active: list[Code]
    active_in: list[list[int]]

    def fields(self) -> None:
        super().fields()
        self.clock = self.column("clock")
        self.owner = self.group  # the kernel's: cards of one owner may be mistaken for each other
        self.controller = self.column("controller")
        self.area = self.column("area")
        self.face_down = self.column("face down")
        self.depleted = self.column("depleted")
        self.damage = self.column("damage")
        self.tokens = self.column("tokens")
        self.attached = self.column("attached to")
        self.since = self.column("in play since turn")
        self.age = self.column("incarnation")
        self.party = self.column("party")
        self.influence = self.column("influence")
        self.factions = self.column("factions")
        self.in_play = self.column("in play")
        self.being_played = self.column("being played")
        self.pending = self.column("pending triggers")
        self.wounds = self.column("wounds")
        self.barred = self.column("barred")  # what proved impossible to pay since anything last changed
        self.used = self.column("used this turn")
        self.played = self.column("played this turn")
        self.assigned = self.column("assigned damage")
        self.applied = self.column("applied replacements")
        self.spared = self.column("spared uniques")  # card, incarnation: their destruction was prevented (507.5b)
        self.gone = self.column("put out of the game by")  # card, incarnation, source, its incarnation
        self.told = self.column("named by cards")  # card, incarnation, what was named
        self.mixed = self.column("shuffled for a cost")  # card, what it was, who knew it: a shuffle is undone, too
        self.trail = self.column("choices since the last surprise")  # 414.2, rules/loops.py
        self.laps = self.column("visits to points of choice")
        self.repeats = self.column("series at work")
        self.decks = self.columns_of("deck", self.seats)  # the last is on top
        self.hands = self.columns_of("hand", self.seats)
        self.discards = self.columns_of("discard pile", self.seats)
        self.outs = self.columns_of("out of game", self.seats)
        self.version = 0
        self.fresh = -1
        self.settled = -1
        self.prepared = False

    def prepare(self) -> None:
        """Make room for what is worked out. Clones that are never asked anything never need it."""
        self.prepared = True
        self.touched = []
        self.granted = []
        self.changed_stats = []
        self.more_subtypes = []
        self.set_stats = []
        self.icons = []
        self.active = []
        self.active_in = []
        self.types_gained = []
        self.types_lost = []
        self.keywords_gained = []
        self.keywords_lost = []
        self.forbidden = []
        self.allowed = []
        self.demanded = []
        self.textless = []

    # ---- looking ---------------------------------------------------------------------------------------------------

    def face(self, card: int) -> Printed:
        """What is printed on a card."""
        return self.library.cards[self.printed[card]]

    def clockwise(self, first: int) -> list[int]:
        """The seats still in the game, from one of them on."""
        lost = self.clock[LOST]
        found: list[int] = []
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if not lost >> seat & 1:
                found.append(seat)
        return found

    def opponents(self, seat: int) -> list[int]:
        """Everybody else still in the game, clockwise."""
        found: list[int] = []
        lost = self.clock[LOST]
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if not lost >> other & 1:
                found.append(other)
        return found

    def is_in_play(self, card: int, age: int) -> bool:
        return self.area[card] == PLAY and self.age[card] == age

    def attached_to(self, card: int) -> list[int]:
        """What is attached to a card."""
        found: list[int] = []
        attached = self.attached
        for other in self.in_play:
            if attached[other] == card:
                found.append(other)
        return found

    def unattached_resources(self, seat: int) -> int:
        """How many resources a seat can still pay with (203.3a)."""
        count = 0
        attached = self.attached
        controller = self.controller
        face_down = self.face_down
        for card in self.in_play:
            if (
                controller[card] == seat
                and attached[card] == NO_CARD
                and (face_down[card] or self.face(card).types & RESOURCE)
            ):
                count += 1
        return count

    def changed(self) -> None:
        """Something changed: what was worked out is stale."""
        self.version += 1

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

    def conceal(self, seat: int) -> None:
        """What another was asked on the way would tell what that seat holds."""
        self.mixed.clear()
        decision = self.decision
        if decision is None or decision.seat != seat:
            self.trail.clear()
            self.laps.clear()
            for i, column in enumerate(self.columns):
                if self.held and (column is self.trail or column is self.laps):
                    self.held[i] = []

    # ---- knowledge and chance while costs are satisfied (401.3) ----------------------------------------------------

    def payer(self) -> int:
        """Whoever satisfies costs that could still be undone, or NOBODY."""
        if self.held:
            for i in range(len(self.frames) - 1, -1, -1):
                if self.frames[i][PROCEDURE] == PLAYING:
                    return self.frames[i][SEAT]
        return NOBODY

    def show(self, card: int) -> None:
        if self.held:
            self.learn(card, self.payer())
        super().show(card)

    def show_to(self, card: int, seat: int) -> None:
        if self.held and seat == self.payer():
            self.learn(card, seat)
        super().show_to(card, seat)

    def learn(self, card: int, payer: int) -> None:
        if payer != NOBODY and not self.seen[card] >> payer & 1:
            self.clock[LEARNED] = 1

    def random_below(self, limit: int) -> int:
        if self.held:
            self.clock[LEARNED] = 1
        return super().random_below(limit)

    def shuffle(self, cards: list[int]) -> None:
        if self.held:
            self.clock[LEARNED] = 1
            for card in cards:
                self.mixed.extend([card, self.printed[card], self.seen[card]])
        super().shuffle(cards)

    # ---- cards on the move -----------------------------------------------------------------------------------------

    def enter_game(self, printed: int, owner: int, area: int) -> int:
        card = self.new_card(printed, owner)
        self.owner = self.group
        self.controller.append(owner)
        self.area.append(area)
        self.face_down.append(0)
        self.depleted.append(0)
        self.damage.append(0)
        self.tokens.append(0)
        self.attached.append(NO_CARD)
        self.since.append(0)
        self.age.append(0)
        self.party.append(0)
        self.place(card)
        return card

    def zone_list(self, card: int) -> list[int]:
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

    def place(self, card: int) -> None:
        if self.area[card] != NOWHERE:
            self.zone_list(card).append(card)

    def move(self, card: int, area: int) -> None:
        """Put a card into an area, at the end of it. It is a new card there (402.4): damage and tokens are gone."""
        self.version += 1
        self.zone_list(card).remove(card)
        if self.area[card] == PLAY:
            self.forget(card)
        self.age[card] += 1
        self.area[card] = area
        self.controller[card] = self.owner[card]
        self.face_down[card] = 0
        if area == DISCARD or area == BEING_PLAYED or area == OUT_OF_GAME:
            self.show(card)
        elif area == HAND:
            self.show_to(card, self.owner[card])
        self.place(card)

    def forget(self, card: int) -> None:
        """408.9, 409.2: damage and tokens go; it is out of the battle, and what was assigned to it lost track of it."""
        self.depleted[card] = 0
        self.damage[card] = 0
        self.tokens[card] = 0
        self.attached[card] = NO_CARD
        self.since[card] = 0
        self.party[card] = 0
        if self.assigned:
            self.unassign(card)
        if self.clock[BATTLE_TARGET] == card:
            self.clock[BATTLE_TARGET] = NO_CARD
        self.heal(card)

    def unassign(self, card: int) -> None:
        """302.15, 402.4: damage that was assigned to the card is not inflicted."""
        assigned = self.assigned
        i = 0
        while i < len(assigned):
            if assigned[i] == card:
                del assigned[i : i + ASSIGNED_SIZE]
            else:
                i += ASSIGNED_SIZE

    def heal(self, card: int) -> None:
        wounds = self.wounds
        i = 0
        while i < len(wounds):
            if wounds[i] == card:
                del wounds[i : i + WOUND_SIZE]
            else:
                i += WOUND_SIZE

    def forget_this_turn(self, card: int) -> None:
        """208.3: what stopped being a character forgets the damage of this turn."""
        wounds = self.wounds
        i = 0
        while i < len(wounds):
            if wounds[i] == card and not wounds[i + 3] & OF_EARLIER:
                self.damage[card] -= min(wounds[i + 2], self.damage[card])
                del wounds[i : i + WOUND_SIZE]
            else:
                i += WOUND_SIZE

    def under(self, card: int) -> None:
        """Put the card that was moved last into its deck under all others."""
        deck = self.decks[self.owner[card]]
        deck.remove(card)
        deck.insert(0, card)

    def vanish(self, card: int) -> None:
        """409.3b: a Micromajig token that left play disappears."""
        self.zone_list(card).remove(card)
        self.age[card] += 1
        self.area[card] = NOWHERE

    def spare_token(self, owner: int) -> int:
        """A Micromajig token to put into play; one that disappeared serves again."""
        for card in range(len(self.area)):
            if self.area[card] == NOWHERE:
                self.owner[card] = owner
                self.controller[card] = owner
                return card
        card = self.enter_game(0, owner, NOWHERE)
        self.seen[card] = (1 << self.seats) - 1
        return card

    def is_token(self, card: int) -> bool:
        return self.face(card).types & MICROMAJIG != 0

    def let_go(self) -> None:
        super().let_go()
        self.clock[LEARNED] = 0
        self.mixed.clear()

    def roll_back(self) -> None:
        """401.3: undo everything that was done to take the action. A deck that was shuffled for it stays shuffled."""
        mixed = self.mixed[:]
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
        self.owner = self.group
        self.version += 1

    def set_out(self, decks: list[list[int]], factions: list[int]) -> None:
        """601.1a: the factions in play, the decks shuffled."""
        self.clock.extend([0] * CLOCK_SIZE)
        self.clock[BATTLE_TARGET] = NO_CARD
        self.clock[ATTACKER] = NO_CARD
        self.clock[DEFENDER] = NO_CARD
        for seat in range(self.seats):
            faction = self.enter_game(factions[seat], seat, PLAY)
            self.factions.append(faction)
            self.show(faction)
            self.influence.append(self.face(faction).influence)
            if not self.face(faction).types & FACTION:
                raise RuntimeError(f"{self.face(faction).name} is not a faction")
        for seat in range(self.seats):
            for printed in decks[seat]:
                self.enter_game(printed, seat, DECK)
            self.shuffle(self.decks[seat])


def last_blow(table: Table, card: int) -> list[int]:
    """408.8: where the wounds begin that the card received last, as one amount: those that put it over its limit."""
    found: list[int] = []
    wounds = table.wounds
    for i in range(0, len(wounds), WOUND_SIZE):
        if wounds[i] == card:
            if not wounds[i + 3] & SAME_BLOW:
                found.clear()
            found.append(i)
    return found
