"""What monsters do: in which order, whom they choose, how they walk, strike and appear."""
