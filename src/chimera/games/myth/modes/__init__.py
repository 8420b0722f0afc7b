"""The ways to play: what is set up, what comes, and when it is over."""
