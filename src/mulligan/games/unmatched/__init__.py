"""Unmatched: For King and Country. Heroes duel on a board of spaces and zones, cards face down."""
