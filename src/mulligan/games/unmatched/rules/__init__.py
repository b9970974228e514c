"""The rules of Unmatched: turns and their actions, combat, movement, harm."""
