"""How much the server bears: `python -m bench.load`."""
