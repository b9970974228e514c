"""The workshop of Unmatched: every hero there is with all cards, and heroes while they are written."""
