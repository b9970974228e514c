"""Who, where and how much: fighters, players, spaces, amounts, and what is meant by them."""
