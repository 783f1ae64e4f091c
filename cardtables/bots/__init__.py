"""Computer players: they get a view, the rules and chance, and nothing else."""
