"""A match being played: its log, its record, its clock and whoever sits at it."""
