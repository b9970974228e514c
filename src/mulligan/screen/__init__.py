"""Drawing a table in a terminal: the page that is printed and typed at, the choices, and how a game looks there."""
