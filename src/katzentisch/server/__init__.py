"""Tables for people and bots, over the web."""
