"""HTTP and one WebSocket per player around the tables."""
