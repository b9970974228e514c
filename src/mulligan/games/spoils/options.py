"""The options of The Spoils as integers: what kind of choice, and of what. Words for them are in `words`."""

from typing import Final

from mulligan.kernel.decision import Refusals

# Plain answers.
DECLINE: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
END_TURN: Final = 4
TAKE_BACK: Final = 5
FACE_UP: Final = 6
FACE_DOWN: Final = 7

# A kind of choice plus a number.
SIZE: Final = 1 << 20
PLAY: Final = 1 * SIZE  # a card in hand
FLIP_UP: Final = 2 * SIZE  # a face-down resource
USE: Final = 3 * SIZE  # a card times ABILITIES, plus the number of the ability
ATTACK: Final = 4 * SIZE  # a faction or location
CARD: Final = 5 * SIZE  # a card
SEAT: Final = 6 * SIZE
NUMBER: Final = 7 * SIZE
WAY: Final = 8 * SIZE  # one of several ways
TRIGGER: Final = 9 * SIZE  # one of the waiting triggers
REPLACE: Final = 10 * SIZE
TERM: Final = 11 * SIZE  # a type, a trade, an icon, a card's name
AGAIN: Final = 12 * SIZE  # 414.2: repeat what was demonstrated
ABILITIES: Final = 64

# What a decision is about. The names are those of the message catalogue.
SUBJECTS: Final = [
    "turn", "respond", "respond-to-end", "window", "attackers", "blockers", "assign", "payment", "pick", "choose",
    "discard", "may", "either", "number", "player", "trigger", "replacement", "resource", "facing", "mulligan",
    "bottom", "first", "starting-resource", "unique", "attach", "search", "divide", "name", "bid", "loop", "order",
    "may-pay", "interruption", "past",
]  # fmt: skip
ABOUT_TURN: Final = 0
ABOUT_RESPONSE: Final = 1
ABOUT_RESPONSE_TO_END: Final = 2
ABOUT_WINDOW: Final = 3
ABOUT_ATTACKERS: Final = 4
ABOUT_BLOCKERS: Final = 5
ABOUT_ASSIGNMENT: Final = 6
ABOUT_PAYMENT: Final = 7
ABOUT_PICK: Final = 8
ABOUT_CHOICE: Final = 9
ABOUT_DISCARD: Final = 10
ABOUT_MAY: Final = 11
ABOUT_EITHER: Final = 12
ABOUT_NUMBER: Final = 13
ABOUT_PLAYER: Final = 14
ABOUT_TRIGGER: Final = 15
ABOUT_REPLACEMENT: Final = 16
ABOUT_RESOURCE: Final = 17
ABOUT_FACING: Final = 18
ABOUT_MULLIGAN: Final = 19
ABOUT_BOTTOM: Final = 20
ABOUT_FIRST: Final = 21
ABOUT_STARTING_RESOURCE: Final = 22
ABOUT_UNIQUE: Final = 23
ABOUT_ATTACHING: Final = 24
ABOUT_SEARCH: Final = 25
ABOUT_DIVISION: Final = 26
ABOUT_NAME: Final = 27
ABOUT_BID: Final = 28
ABOUT_LOOP: Final = 29
ABOUT_ORDER: Final = 30
ABOUT_PAYING: Final = 31
ABOUT_INTERRUPTION: Final = 32
ABOUT_STRIKING_PAST: Final = 33

# Why an action is refused: a rule, and a message of the catalogue.
REFUSALS: Final = Refusals()
NOT_YOUR_DECISION: Final = REFUSALS.because("603.2", "not-your-decision")
NOT_NOW: Final = REFUSALS.because("603.2", "not-now")
NOT_IN_HAND: Final = REFUSALS.because("604.1a", "not-in-hand")
NO_RESOURCE_CARD: Final = REFUSALS.because("203.1", "resource-needs-effect")
CHARACTER_IN_YOUR_TURN: Final = REFUSALS.because("204.1", "only-in-your-turn")
ITEM_IN_YOUR_TURN: Final = REFUSALS.because("206.1", "only-in-your-turn")
LOCATION_IN_YOUR_TURN: Final = REFUSALS.because("207.1", "only-in-your-turn")
ONLY_TACTICS_HERE: Final = REFUSALS.because("607.2", "only-tactics-here")
THRESHOLD_NOT_MET: Final = REFUSALS.because("405.2", "threshold-not-met")
TOO_EXPENSIVE: Final = REFUSALS.because("309.1", "too-expensive")
COST_IMPOSSIBLE: Final = REFUSALS.because("401.2", "cost-impossible")
NOT_THIS_CONTROLLER: Final = REFUSALS.because("606.1a", "not-your-card")
ABILITY_THRESHOLD: Final = REFUSALS.because("405.3", "ability-threshold")
NO_SUCH_ABILITY: Final = REFUSALS.because("606.1a", "no-such-ability")
CANNOT_BE_USED: Final = REFUSALS.because("402.7", "cannot-be-used")
CANNOT_BE_PLAYED: Final = REFUSALS.because("402.7", "cannot-be-played")
NO_FLIP_UP: Final = REFUSALS.because("507.4a", "no-flip-up")
NO_ATTACKERS: Final = REFUSALS.because("608.1a", "no-attackers")
NOT_A_TARGET: Final = REFUSALS.because("608.1a", "not-a-target")
IS_DEPLETED: Final = REFUSALS.because("608.1b", "is-depleted")
IS_NEW: Final = REFUSALS.because("204.3", "is-new")
CANNOT_ATTACK: Final = REFUSALS.because("402.7", "cannot-attack")
CANNOT_BLOCK: Final = REFUSALS.because("402.7", "cannot-block")
BLOCKER_NOT_COVERT: Final = REFUSALS.because("507.3b", "blocker-not-covert")
PARTY_NOT_COVERT: Final = REFUSALS.because("507.3c", "party-not-covert")
PARTY_UNBLOCKABLE: Final = REFUSALS.because("412.1", "party-unblockable")
ATTACK_TOO_DEAR: Final = REFUSALS.because("505.1", "attack-too-dear")
ALREADY_TRIED: Final = REFUSALS.because("401.3", "already-tried")
NOT_A_CHARACTER: Final = REFUSALS.because("608.1b", "not-a-character")
MUST_ATTACK: Final = REFUSALS.because("505.1", "must-attack")
ATTACKED_ALREADY: Final = REFUSALS.because("402.7", "attacked-already")
NO_SUCH_PARTY: Final = REFUSALS.because("505.1", "no-such-party")
CANNOT_BE_ATTACKED: Final = REFUSALS.because("402.7", "cannot-be-attacked")
