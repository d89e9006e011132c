"""The engine: state, chance, events, matches and records; it knows no game."""
