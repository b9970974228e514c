"""The workshop of The Spoils: every card there is, decks while they are built, cards while they are written."""
