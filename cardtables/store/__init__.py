"""Saves and settings in one SQLite file, written before the screen shows what happened."""
