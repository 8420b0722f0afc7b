"""The Darkness Cycle: its steps in the order of the manual, its cards, and the moments at which heroes answer."""
