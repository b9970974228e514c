"""The rules of Mystic War, by the sections of the rulebook."""
