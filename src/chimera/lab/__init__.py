"""Games studied by simulation. Nothing here knows a particular game."""
