"""What triggers and replacements watch for, and what happened before."""
