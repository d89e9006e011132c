"""Katzentisch: a table for Katzenjammer Blues and Klaumau!, for people, bots and researchers."""

__version__ = "0.1.0"
