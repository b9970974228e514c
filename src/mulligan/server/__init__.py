"""The web service: tables, seats, store, live updates. It knows no rules; the engine and the games' layouts do."""
