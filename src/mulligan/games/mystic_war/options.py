"""The options of Mystic War as integers: what kind of choice, and of what. Words for them are in `words`."""

from typing import Final

from mulligan.kernel.decision import Refusals
from mulligan.kernel.options import Options, Subjects

CHOICE_SIZE: Final = 1000
OPTIONS: Final = Options(CHOICE_SIZE)

# Plain answers.
DECLINE: Final = OPTIONS.answer("decline")
PASS: Final = OPTIONS.answer("pass")
ACCEPT: Final = OPTIONS.answer("accept")
REFUSE: Final = OPTIONS.answer("refuse")
EXCHANGE: Final = OPTIONS.answer("exchange")

# A kind of choice plus a number.
PLAY: Final = OPTIONS.kind("card")  # a printed card
DISCARD: Final = OPTIONS.kind("card")  # a printed card
ON: Final = OPTIONS.kind("seat")  # a seat
AFFECT: Final = OPTIONS.kind("resource")  # a resource
AS: Final = OPTIONS.kind()  # the effect that Wild Magic takes on
POWER: Final = OPTIONS.kind("power")  # a Special Power of the mat
AMOUNT: Final = OPTIONS.kind()  # a number
TAKE: Final = OPTIONS.kind("take")  # a printed card

# What a decision is about. The names are those of the message catalogue.
SUBJECTS: Final = Subjects()
ABOUT_POWER: Final = SUBJECTS.about("power")
ABOUT_POWER_AMOUNT: Final = SUBJECTS.about("power-amount")
ABOUT_POWER_TARGET: Final = SUBJECTS.about("power-target")
ABOUT_POWER_RESOURCE: Final = SUBJECTS.about("power-resource")
ABOUT_TURN: Final = SUBJECTS.about("turn")
ABOUT_WINDOW: Final = SUBJECTS.about("window")
ABOUT_WILD: Final = SUBJECTS.about("wild")
ABOUT_RECIPIENT: Final = SUBJECTS.about("recipient")
ABOUT_RESOURCE: Final = SUBJECTS.about("resource")
ABOUT_DEITY: Final = SUBJECTS.about("deity")
ABOUT_CONSENT: Final = SUBJECTS.about("consent")
ABOUT_DISCARD_TAKEN: Final = SUBJECTS.about("discard-taken")
ABOUT_BOON: Final = SUBJECTS.about("boon-followers")  # and so on for each resource
SUBJECTS.about("boon-mystic-power")
SUBJECTS.about("boon-gold")
ABOUT_BOON_TARGET: Final = SUBJECTS.about("boon-target")
ABOUT_BOON_RESOURCE: Final = SUBJECTS.about("boon-resource")
ABOUT_EXCHANGE: Final = SUBJECTS.about("exchange")
ABOUT_CHAOS: Final = SUBJECTS.about("chaos")
ABOUT_CHAOS_WINDOW: Final = SUBJECTS.about("chaos-window")
ABOUT_GIVING_UP: Final = SUBJECTS.about("give-up")
ABOUT_KEEPING: Final = SUBJECTS.about("keep")
ABOUT_VICTIM: Final = SUBJECTS.about("victim")
ABOUT_SPARED: Final = SUBJECTS.about("spared")
ABOUT_SACRIFICE: Final = SUBJECTS.about("sacrifice-for")
ABOUT_ANY_TIME: Final = SUBJECTS.about("any-time")

# Why an action is refused: a rule, and a message of the catalogue.
REFUSALS: Final = Refusals()
NOT_YOUR_DECISION: Final = REFUSALS.because("7.3", "not-your-decision")
NOT_NOW: Final = REFUSALS.because("4.0", "not-now")
NO_SUCH_CARD: Final = REFUSALS.because("7.3", "no-such-card")
OVER_HAND_LIMIT: Final = REFUSALS.because("7.4", "over-hand-limit")
HOLDS_JUDGMENT: Final = REFUSALS.because("7.4", "holds-judgment")
JUDGMENT_STAYS: Final = REFUSALS.because("7.5", "judgment-not-discarded")
NOTHING_TO_MODIFY: Final = REFUSALS.because("7.6", "nothing-to-modify")
NOT_ANY_TIME: Final = REFUSALS.because("7.6", "not-any-time")
ALREADY_CANCELED: Final = REFUSALS.because("7.6", "already-canceled")
NO_CHANGE: Final = REFUSALS.because("7.6", "no-change")
DOUBLED_BY_WEALTH: Final = REFUSALS.because("7.8", "doubled-by-wealth")
NOT_A_DRAGON: Final = REFUSALS.because("Dragon", "not-a-dragon")
NOT_A_SORCERY: Final = REFUSALS.because("Stray Energy", "not-a-sorcery")
NOT_A_RESOURCE_CARD: Final = REFUSALS.because("Transmutation", "not-a-resource-card")
NOT_JUST_PLAYED: Final = REFUSALS.because("Negation", "not-just-played")
NO_FOLLOWERS_LOST_BY_ANOTHER: Final = REFUSALS.because("Necromancy", "no-followers-lost-by-another")
NO_FOLLOWERS_LOST: Final = REFUSALS.because("Resurrection", "no-followers-lost")
NO_DEITY_BEING_LOST: Final = REFUSALS.because("Sacrifice", "no-deity-being-lost")
NO_FACE_UP_DEITY: Final = REFUSALS.because("Disfavor", "no-face-up-deity")
NO_DEITY_OF_ANOTHER: Final = REFUSALS.because("Favoritism", "no-deity-of-another")
GOD_KING_BARS: Final = REFUSALS.because("God King", "god-king-bars")
EARTH_GODDESS_BARS: Final = REFUSALS.because("Earth Goddess", "earth-goddess-bars")
EVENTS_STAND_ALONE: Final = REFUSALS.because("7.2", "events-stand-alone")
WRONG_BOX: Final = REFUSALS.because("5.1", "wrong-box")
TRADE_TOO_SMALL: Final = REFUSALS.because("5.1", "trade-too-small")
ONLY_BY_ANY: Final = REFUSALS.because("5.1.1", "only-by-any")
MUST_TAKE_EFFECT: Final = REFUSALS.because("Chaos Strikes", "must-take-effect")
NOT_ANOTHER_PLAYER: Final = REFUSALS.because("Favoritism", "not-another-player")
NEITHER_FOLLOWERS_NOR_GOLD: Final = REFUSALS.because("Wrath of the War God", "no-change")
