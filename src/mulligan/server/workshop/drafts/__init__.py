"""Sealed and draft rooms: people and bots open packs, take cards, build, and play each other."""
