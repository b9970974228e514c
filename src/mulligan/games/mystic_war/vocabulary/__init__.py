"""The card language of Mystic War: what its cards say, as trees, in words, and as what the rules run."""
