"""What the command does for The Spoils alone: decks, packs, files of other programs, faults in card files."""
