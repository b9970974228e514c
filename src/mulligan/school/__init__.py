"""Lessons: a position, a coach who says what to look at and what to do, and an answer to every wrong choice."""
