"""The options of The Spoils as integers: what kind of choice, and of what. Words for them are in `words`."""

from typing import Final

from mulligan.kernel.decision import Refusals
from mulligan.kernel.options import Options, Subjects

SIZE: Final = 1 << 20
OPTIONS: Final = Options(SIZE)

# Plain answers.
DECLINE: Final = OPTIONS.answer("decline")
DONE: Final = OPTIONS.answer("done")
YES: Final = OPTIONS.answer("yes")
NO: Final = OPTIONS.answer("no")
END_TURN: Final = OPTIONS.answer("end-turn")
TAKE_BACK: Final = OPTIONS.answer("take-back")
FACE_UP: Final = OPTIONS.answer("face-up")
FACE_DOWN: Final = OPTIONS.answer("face-down")

# A kind of choice plus a number.
PLAY: Final = OPTIONS.kind("card")  # a card in hand
FLIP_UP: Final = OPTIONS.kind("card")  # a face-down resource
USE: Final = OPTIONS.kind("ability")  # a card times ABILITIES, plus the number of the ability
ATTACK: Final = OPTIONS.kind("card")  # a faction or location
CARD: Final = OPTIONS.kind("card")  # a card
SEAT: Final = OPTIONS.kind("seat")
NUMBER: Final = OPTIONS.kind("number")
WAY: Final = OPTIONS.kind()  # one of several ways
TRIGGER: Final = OPTIONS.kind("trigger")  # one of the waiting triggers
REPLACE: Final = OPTIONS.kind()
TERM: Final = OPTIONS.kind()  # a type, a trade, an icon, a card's name
AGAIN: Final = OPTIONS.kind()  # 414.2: repeat what was demonstrated
ABILITIES: Final = 64

# What a decision is about. The names are those of the message catalogue.
SUBJECTS: Final = Subjects()
ABOUT_TURN: Final = SUBJECTS.about("turn")
ABOUT_RESPONSE: Final = SUBJECTS.about("respond")
ABOUT_RESPONSE_TO_END: Final = SUBJECTS.about("respond-to-end")
ABOUT_WINDOW: Final = SUBJECTS.about("window")
ABOUT_ATTACKERS: Final = SUBJECTS.about("attackers")
ABOUT_BLOCKERS: Final = SUBJECTS.about("blockers")
ABOUT_ASSIGNMENT: Final = SUBJECTS.about("assign")
ABOUT_PAYMENT: Final = SUBJECTS.about("payment")
ABOUT_PICK: Final = SUBJECTS.about("pick")
ABOUT_CHOICE: Final = SUBJECTS.about("choose")
ABOUT_DISCARD: Final = SUBJECTS.about("discard")
ABOUT_MAY: Final = SUBJECTS.about("may")
ABOUT_EITHER: Final = SUBJECTS.about("either")
ABOUT_NUMBER: Final = SUBJECTS.about("number")
ABOUT_PLAYER: Final = SUBJECTS.about("player")
ABOUT_TRIGGER: Final = SUBJECTS.about("trigger")
ABOUT_REPLACEMENT: Final = SUBJECTS.about("replacement")
ABOUT_RESOURCE: Final = SUBJECTS.about("resource")
ABOUT_FACING: Final = SUBJECTS.about("facing")
ABOUT_MULLIGAN: Final = SUBJECTS.about("mulligan")
ABOUT_BOTTOM: Final = SUBJECTS.about("bottom")
ABOUT_FIRST: Final = SUBJECTS.about("first")
ABOUT_STARTING_RESOURCE: Final = SUBJECTS.about("starting-resource")
ABOUT_UNIQUE: Final = SUBJECTS.about("unique")
ABOUT_ATTACHING: Final = SUBJECTS.about("attach")
ABOUT_SEARCH: Final = SUBJECTS.about("search")
ABOUT_DIVISION: Final = SUBJECTS.about("divide")
ABOUT_NAME: Final = SUBJECTS.about("name")
ABOUT_BID: Final = SUBJECTS.about("bid")
ABOUT_LOOP: Final = SUBJECTS.about("loop")
ABOUT_ORDER: Final = SUBJECTS.about("order")
ABOUT_PAYING: Final = SUBJECTS.about("may-pay")
ABOUT_INTERRUPTION: Final = SUBJECTS.about("interruption")
ABOUT_STRIKING_PAST: Final = SUBJECTS.about("past")

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
LEADS_NOWHERE: Final = REFUSALS.because("Ruling 8", "leads-nowhere")
NOT_A_CHARACTER: Final = REFUSALS.because("608.1b", "not-a-character")
MUST_ATTACK: Final = REFUSALS.because("505.1", "must-attack")
ATTACKED_ALREADY: Final = REFUSALS.because("402.7", "attacked-already")
NO_SUCH_PARTY: Final = REFUSALS.because("505.1", "no-such-party")
CANNOT_BE_ATTACKED: Final = REFUSALS.because("402.7", "cannot-be-attacked")
