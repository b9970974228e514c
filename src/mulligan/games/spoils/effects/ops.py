"""The numbers of what texts still hold as numbers: statements, changes; and stats and deeds."""

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

# ---- statements -----------------------------------------------------------------------------------------------------
MODIFY: Final = 160  # cards, then changes; c: 1 where the last part says how many times
WHILE: Final = 161  # condition, statement
SEVERAL: Final = 162
COST_CHANGE: Final = 163  # a: 1 increase, b: minimum; kind, amount, players
CANNOT_DO: Final = 164  # a: what (prohibitions.py), b: 1 in the turns of others only; players, kind
WITH_LETS: Final = 165  # a: variable; amount, statement
BLOCKED_BY_LEAST: Final = 166  # cards, and how many a party must have to block them
MORE_ICONS: Final = 167
PAY_TO_ATTACK: Final = 168
CHANGES_DAMAGE: Final = 169  # a: 1 increase, b: 1 to so much; event, amount
WAITING: Final = 170  # a: program, b: 1 every time; event
CONTROL_BACK: Final = 171  # cards
NEXT_COST: Final = 172  # a: 0 of cards, 1 of cards and abilities, 2 of anything; kind, amount
PARTY_MUST: Final = 174  # a: which, a bit each; b: how many; c: 1 if it includes a card; number, card
EVEN_MEMBERS: Final = 0
LEAST_MEMBERS: Final = 1
EXACT_MEMBERS: Final = 2
ABILITY_COST_CHANGE: Final = 173  # a: 1 increase, b: minimum; amount, cards
USE_OTHERS: Final = 177  # abilities of opponents' cards, as though one were that opponent
TOLL: Final = 176  # a: of cards or of abilities; players, amount, kind
NO_LOSS: Final = 175  # players who do not lose for want of influence

KEEPS_FROM: Final = 178  # a: deed, c: flags; the cards, and from which others or players they are kept
EACH_OF: Final = 179  # a: slot; players, and what holds for each of them
PARTY_COVERT: Final = 195
SHOWN: Final = 196  # cards that everybody sees
MAY_PLAY: Final = 197  # a: flags of a play; cards that may be played as if they were in hand
NEXT_THRESHOLD: Final = 198  # of the next card: less by so many of the icon named
LESS_THRESHOLD: Final = 199  # of the card itself: less by so many icons of any kind

# Flags of KEEPS_FROM.
BY_PLAYERS: Final = 1
BY_ABILITIES: Final = 2
BY_ALL_BUT: Final = 4

# Changes.
POINTS: Final = 180  # a: stat, b: 1 or -1; amount
GAINS_KEYWORD: Final = 181
LOSES_KEYWORD: Final = 182
GAINS_TYPE: Final = 183
LOSES_TYPE: Final = 184
GAINS_SUBTYPE: Final = 185
GAINS_ICONS: Final = 186  # a: icon, b: how many; or the icon as an amount
LOSES_TEXT: Final = 187
GAINS_TEXT: Final = 188  # a: first paragraph, b: how many
MAY_NOT: Final = 189  # a: deed, b: 1 until the next Restore Rule of its controller
CAN: Final = 190
HAS_TO: Final = 191
LOSES_SUBTYPE: Final = 192
SET_STAT: Final = 193  # a: stat, b: 1 where it is reduced to that; amount
SWAP_STATS: Final = 194  # a, b: the two stats

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
