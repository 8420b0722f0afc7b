"""The databases the storage runs on."""

from tests.databases import database, fresh, postgres

__all__ = ["database", "fresh", "postgres"]
