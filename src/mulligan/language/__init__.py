"""The card language: English on a card to a typed tree, and back to English."""
