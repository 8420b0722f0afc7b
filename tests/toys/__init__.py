"""Small games made to try the engine on."""
