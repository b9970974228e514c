"""What many games between bots say about decks, heroes, goals and cards: for those who design them."""
