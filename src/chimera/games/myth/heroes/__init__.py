"""What heroes do: the cards they play, and what these do as long as they lie there."""
