"""Toys, broken: each of these games breaks one law, and that law has to notice.

`BROKEN` lists them with the law; a game is a toy with one method or one step gone wrong.
"""

from tests.toys.broken import copies, knowledge, matches, records, shown, teams  # each enters its games
from tests.toys.broken.breaking import BROKEN, BrokenToy

__all__ = ["BROKEN", "BrokenToy", "copies", "knowledge", "matches", "records", "shown", "teams"]
