"""The procedures of The Spoils, section 6 of the reference, step by step."""
