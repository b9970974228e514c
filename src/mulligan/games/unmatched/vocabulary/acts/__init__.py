"""What a text tells somebody to do, each with what it does on the table."""
