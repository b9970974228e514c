"""How what was read is written onto the sheet: whom a text means, what is done when, what always holds."""
