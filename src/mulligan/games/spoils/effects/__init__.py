"""What cards say, as programs that the rules run: nouns, amounts, conditions, instructions, lasting changes."""
