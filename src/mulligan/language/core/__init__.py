"""What every game's card English shares: numbers, players, choices, durations, order of events."""
