"""The games, one folder each; nothing outside a game's folder knows its rules."""
