"""What changed in how tables are kept. A table goes on under what it was begun with; one from the future says so."""

CONSENT_SINCE = 2  # a bot that stands in for somebody agrees to no take-back for them
SEALED_SINCE = 3  # entries are chained, and the commitment binds seed and salt without ambiguity
AGREED_SINCE = 4  # whoever chooses after agreeing to a take-back has not agreed to lose that choice too
VERSION = 4
