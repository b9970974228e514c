"""Rule indexes: every rule of a game, where the code does it, and which tests and scenarios show it."""
