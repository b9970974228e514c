"""The Spoils: its card language, its cards and its rules."""
