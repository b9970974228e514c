"""Tables at which people play: the game, the people at it, what each is told, and the hall of all tables."""
