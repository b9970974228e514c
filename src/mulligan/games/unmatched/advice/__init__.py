"""What looks good to a seat, at a glance; and who is ahead."""
