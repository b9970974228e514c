"""Learning the games: lessons, the rules in words, hints, and a finished game looked at again."""
