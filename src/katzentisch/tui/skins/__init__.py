"""Skins, one module a game, named like the game; nothing lists them."""
