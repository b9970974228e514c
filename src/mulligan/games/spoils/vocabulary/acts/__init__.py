"""Instructions that do something: choose, destroy, inflict, put, draw, search, play. One class each."""
