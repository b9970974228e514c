"""Cards, decks and where they come from: files, the user's library, packs; and what formats allow."""
