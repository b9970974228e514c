"""What happens at the table, by number, and the marks that it leaves there."""

from typing import Final

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
    "inflicts", "repeats", "interrupts", "wins-bid", "target-changed",
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
TARGET_CHANGED: Final = 60

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
AN_ASSIGNMENT: Final = -7
BARRED: Final = -10  # less the program of an ability: it cannot be used again

# What happened this turn, as far as a card in the game asks: kind, seat, card, amount, other, detail, incarnation.
DEED_SIZE: Final = 7
HELD_SIZE: Final = 3  # what held when it was last looked: card, incarnation, text

GONE_SIZE: Final = 4
TOLD_SIZE: Final = 3
