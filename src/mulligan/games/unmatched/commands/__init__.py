"""What the command does for Unmatched alone: heroes from files of the community, faults in hero files."""
