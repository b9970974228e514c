"""What special abilities say: when something is done, what always holds, what it costs and whom it keeps off."""
