"""Myth: heroes of five classes hold their ground together against the Darkness."""
