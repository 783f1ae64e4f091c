"""The table of Donkey."""
