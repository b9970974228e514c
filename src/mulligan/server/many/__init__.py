"""Many server processes on one PostgreSQL database, any of which may die: how they hear of each other."""
