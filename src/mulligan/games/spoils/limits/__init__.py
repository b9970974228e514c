"""What limits the players: thresholds (405), what effects forbid (402.7), what they demand (505)."""
