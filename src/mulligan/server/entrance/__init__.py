"""What stands between the service and strangers: connections, requests, and how many of each."""
