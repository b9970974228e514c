"""What looks good to a seat: options played out on a position dealt anew, and the result judged by what lies there."""
