"""Changes made for trial in a copy of the project: what they touch, and what the programs make of them."""
