"""The messages between a table and its clients, and nothing else."""

VERSION = 1
"""The protocol's version; a client of another one is told so."""
