"""Nine hot-seat card games round one keyboard."""
