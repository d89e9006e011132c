"""Measurements of speed and memory; they report, they are never tests."""
