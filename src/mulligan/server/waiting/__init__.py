"""A table's room: where people meet, choose and say that they are ready before a game is dealt, and again after it."""
