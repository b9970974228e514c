"""The words of The Spoils: what its card English can say, phrase by phrase."""
