"""People who come back: profiles without an account, what they have played, and how strong they are."""
