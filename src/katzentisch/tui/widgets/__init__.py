"""Widgets that know no game: drawings, choices, pickers and the bar of keys."""
