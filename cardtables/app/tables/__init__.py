"""The table widgets, one a family of games."""
