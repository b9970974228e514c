"""The workshop of Mystic War: every card there is, and positions for judges."""
