"""What may be asked, and counted: how a combat came out, who stands where, what was done, what is so of somebody."""
