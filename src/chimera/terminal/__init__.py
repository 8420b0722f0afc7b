"""A table in the terminal, for any game: view, numbered options, log."""
