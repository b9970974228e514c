"""Whole texts: read into trees, settled whom they speak of, laid out as programs, and put back into English."""
