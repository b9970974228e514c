"""The clocks of tables: what was agreed, what each seat has left, and when the house was closed."""
