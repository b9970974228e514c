"""The options of Unmatched as integers: what kind of choice, and of what. Words for them are in `words`."""

from typing import Final

from mulligan.kernel.decision import Refusals
from mulligan.kernel.options import Options, Subjects

CHOICE_SIZE: Final = 4096
OPTIONS: Final = Options(CHOICE_SIZE)

# Plain answers.
DECLINE: Final = OPTIONS.answer("decline")
MANEUVER: Final = OPTIONS.answer("maneuver")
YES: Final = OPTIONS.answer("yes")
DONE: Final = OPTIONS.answer("done")
USE_ITEM: Final = OPTIONS.answer("use-item")

# A kind of choice plus a number.
PLAY_SCHEME: Final = OPTIONS.kind("scheme")  # a kind of card times SLOTS, plus which of the player's fighters
ATTACK: Final = OPTIONS.kind("target")  # a fighter times TARGETS, plus the target
SCHEME_ITEM: Final = OPTIONS.kind("item")  # the fighter on its space
PLAY: Final = OPTIONS.kind("card")  # a kind of card, in combat
BOOST: Final = OPTIONS.kind("card")  # a kind of card in hand
BOOST_STORED: Final = OPTIONS.kind("stored")  # a kind of card in the suit
DISCARD: Final = OPTIONS.kind("card")  # a kind of card
FIGHTER: Final = OPTIONS.kind("fighter")  # a fighter
SPACE: Final = OPTIONS.kind("space")  # a space
OPPONENT: Final = OPTIONS.kind("player")  # a player
TAKE: Final = OPTIONS.kind("take")  # a kind of card
FIRST: Final = OPTIONS.kind()  # an effect that waits: the card's (0), the token's (1), an ability's (2 and up)
NUMBER: Final = OPTIONS.kind()  # a number
ALTERNATIVE: Final = OPTIONS.kind()  # one of the things a card offers
FORM: Final = OPTIONS.kind()  # what a hero can be
ZONE: Final = OPTIONS.kind()  # a zone of the battlefield
USE_ABILITY: Final = OPTIONS.kind()  # a special ability that is used when its player likes
NAMED: Final = OPTIONS.kind()  # a kind of card that is named
FROM_DECK: Final = OPTIONS.kind()  # a kind of card, out of the deck and not the discard pile
SLOTS: Final = 16
READY: Final = OPTIONS.ready(CHOICE_SIZE // SLOTS)  # more than there are spaces, or kinds of card
TARGETS: Final = 64

# What a decision is about. The names are those of the message catalogue.
SUBJECTS: Final = Subjects()
ABOUT_PLACEMENT: Final = SUBJECTS.about("placement")
ABOUT_ACTION: Final = SUBJECTS.about("action")
ABOUT_BOOST_MOVE: Final = SUBJECTS.about("boost-move")
ABOUT_MOVE_WHICH: Final = SUBJECTS.about("move-which")
ABOUT_MOVE_WHERE: Final = SUBJECTS.about("move-where")
ABOUT_ATTACK_CARD: Final = SUBJECTS.about("attack-card")
ABOUT_COMBAT_ITEM: Final = SUBJECTS.about("combat-item")
ABOUT_DEFENSE_CARD: Final = SUBJECTS.about("defense-card")
ABOUT_BOOST_CARD: Final = SUBJECTS.about("boost-card")
ABOUT_ORDER: Final = SUBJECTS.about("order")
ABOUT_HAND_LIMIT: Final = SUBJECTS.about("hand-limit")
ABOUT_DISCARD: Final = SUBJECTS.about("discard")
ABOUT_MAY: Final = SUBJECTS.about("effect-may")
ABOUT_FIGHTER: Final = SUBJECTS.about("effect-fighter")
ABOUT_OPPONENT: Final = SUBJECTS.about("effect-opponent")
ABOUT_EFFECT_WHICH: Final = SUBJECTS.about("effect-move-which")
ABOUT_EFFECT_WHERE: Final = SUBJECTS.about("effect-move-where")
ABOUT_PLACE: Final = SUBJECTS.about("effect-place")
ABOUT_SHUFFLE: Final = SUBJECTS.about("effect-shuffle")
ABOUT_TAKE: Final = SUBJECTS.about("effect-take")
ABOUT_THEIRS: Final = SUBJECTS.about("effect-discard-theirs")
ABOUT_NUMBER: Final = SUBJECTS.about("effect-number")
ABOUT_ONE_OF: Final = SUBJECTS.about("effect-one-of")
ABOUT_DECK: Final = SUBJECTS.about("effect-deck")
ABOUT_FORM: Final = SUBJECTS.about("form")
ABOUT_MARKER: Final = SUBJECTS.about("marker")
ABOUT_ZONE: Final = SUBJECTS.about("zone")
ABOUT_SPACE: Final = SUBJECTS.about("space")
ABOUT_NAME: Final = SUBJECTS.about("name")
ABOUT_PATH: Final = SUBJECTS.about("path")
ABOUT_SHARE: Final = SUBJECTS.about("share")
ABOUT_STOP: Final = SUBJECTS.about("stop")
ABOUT_INSTEAD: Final = SUBJECTS.about("instead")

# Why an action is refused: a rule, and a message of the catalogue.
REFUSALS: Final = Refusals()
NOT_YOUR_DECISION: Final = REFUSALS.because("turn-1", "not-your-decision")
NOT_NOW: Final = REFUSALS.because("turn-1", "not-now")
NO_SUCH_CARD: Final = REFUSALS.because("turn-2", "no-such-card")
NOT_A_SCHEME: Final = REFUSALS.because("scheme-1", "not-a-scheme")
NOT_THEIR_CARD: Final = REFUSALS.because("scheme-2", "not-their-card")
FIGHTER_DEFEATED: Final = REFUSALS.because("scheme-3", "fighter-defeated")
MISSION_NOT_MET: Final = REFUSALS.because("mission-2", "mission-not-met")
NO_ATTACK_CARD: Final = REFUSALS.because("attack-1", "no-attack-card")
OUT_OF_REACH: Final = REFUSALS.because("attack-3", "out-of-reach")
OUT_OF_ZONE: Final = REFUSALS.because("attack-4", "out-of-zone")
FRIENDLY_TARGET: Final = REFUSALS.because("attack-2", "friendly-target")
FIRST_TURN_LIMIT: Final = REFUSALS.because("players-1", "first-turn-limit")
NOT_AN_ATTACK: Final = REFUSALS.because("attack-5", "not-an-attack")
NOT_A_DEFENSE: Final = REFUSALS.because("attack-6", "not-a-defense")
NO_BOOST_VALUE: Final = REFUSALS.because("Ruling 2", "no-boost-value")
SPACE_TAKEN: Final = REFUSALS.because("maneuver-5", "space-taken")
TOO_FAR: Final = REFUSALS.because("maneuver-3", "too-far")
CANNOT_LEAVE: Final = REFUSALS.because("Ruling 4", "cannot-leave")
NO_ITEM_HERE: Final = REFUSALS.because("item-2", "no-item-here")
NOT_A_SCHEME_ITEM: Final = REFUSALS.because("item-3", "not-a-scheme-item")
WRONG_FORM: Final = REFUSALS.because("hero-3", "wrong-form")
CANNOT_NOW: Final = REFUSALS.because("effect-1", "cannot-now")
CANNOT_BE_ATTACKED: Final = REFUSALS.because("hero-3", "cannot-be-attacked")
CANNOT_SKIP: Final = REFUSALS.because("turn-2", "cannot-skip")
NOT_A_START: Final = REFUSALS.because("setup-5", "not-a-start")
NOT_NAMED: Final = REFUSALS.because("effect-1", "not-named")
