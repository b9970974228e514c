"""What people make: kept under their profiles, read in processes of their own, brought to tables."""
