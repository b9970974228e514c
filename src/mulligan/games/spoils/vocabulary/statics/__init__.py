"""What cards change or lay down while they are in play: what others gain, can, cannot and must; rules for players."""
