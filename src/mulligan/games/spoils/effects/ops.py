"""Stats, parties and deeds, by which the columns of a position keep them."""

from typing import Final

# Stats.
STRENGTH: Final = 0
LIFE: Final = 1
SPEED: Final = 2
STRUCTURE: Final = 3
COST: Final = 4
STAT_COUNT: Final = 5

# Parties.
ATTACKING: Final = 1
BLOCKING: Final = 2

# Deeds, a bit each.
D_ATTACK: Final = 1
D_BLOCK: Final = 2
D_BE_BLOCKED: Final = 4
D_BE_PICKED: Final = 8
D_BE_DESTROYED: Final = 16
D_BE_RESTORED: Final = 32
D_BE_RESTORED_BY_RULE: Final = 64
D_INFLICT: Final = 128
D_USE_ABILITIES: Final = 256
D_ATTACK_AT_ONCE: Final = 512
D_ATTACK_TWICE: Final = 1024
D_BLOCK_COVERT: Final = 2048
D_BLOCK_BOTH: Final = 4096
D_STRIKE_PAST: Final = 1 << 14  # assign battle damage to the target of the attack although somebody blocks
D_TAKE_ALL_BLOWS: Final = 1 << 15  # have all battle damage assigned to it that can be
D_BE_ATTACKED: Final = 1 << 16
D_BE_TAKEN: Final = 1 << 17  # by another player
D_BE_DESTROYED_BUT_BY_COSTS: Final = 1 << 18
D_BE_TERMINATED: Final = 1 << 19
D_BE_DEPLETED: Final = 1 << 20
D_BE_FLIPPED: Final = 1 << 21
D_BE_REMOVED: Final = 1 << 22  # from the game
D_LEAVE_PLAY: Final = 1 << 23
D_DEPLETE_TO_FIGHT: Final = 1 << 24
D_BE_DISCARDED: Final = 1 << 25
D_BE_DESTROYED_BY_DAMAGE: Final = 1 << 26
D_BE_DESTROYED_BY_BATTLE_DAMAGE: Final = 1 << 27
D_BE_DESTROYED_BY_EFFECTS: Final = 1 << 31
D_BE_DESTROYED_BUT_BY_DAMAGE: Final = 1 << 32
D_BE_DESTROYED_BUT_BY_BATTLE_DAMAGE: Final = 1 << 33
D_ASSIGN_BY_LIFE: Final = 1 << 28  # as much battle damage as that, instead of its strength
D_ASSIGN_BY_SPEED: Final = 1 << 29
D_ASSIGN_BY_COST: Final = 1 << 30
