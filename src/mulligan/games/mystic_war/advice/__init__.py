"""What looks good to a seat: what an option would do now, how far everybody is from a goal, what to choose."""
