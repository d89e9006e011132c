"""Bots: they get a seat handle and never the true state, and know no game."""
