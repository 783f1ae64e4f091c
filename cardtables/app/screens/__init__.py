"""The screens: picker, seats, table, results, rules, menu, settings."""
