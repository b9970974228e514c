"""What card texts do: programs of small integers, and how they are run."""
