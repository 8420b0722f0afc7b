"""Treasure: the bag, items and what they are worn for, potions, and what heroes hand to each other."""
