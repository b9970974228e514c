"""The English of Unmatched's cards: its nodes, its phrases, and how a tree becomes a program."""
