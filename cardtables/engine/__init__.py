"""What every card game has: cards, seats, who sees what, turns, chance and the words of a record."""
