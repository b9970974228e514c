"""Many games at once: playing them, counting how they end, watching that the rules hold."""
