"""People against people: one game after another, and finding somebody of like strength."""
