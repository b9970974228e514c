"""From the syntax tree of a card's text to the program that the rules run."""
