"""What is kept: the database's form and how it came to it, the journals, and writing that is done when it says so."""
