"""What each family of games is about, told to the computer players."""
