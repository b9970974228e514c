"""Noun phrases of The Spoils: cards and their kinds, how they are pointed at, what is said of them, what is counted."""
