"""Batch simulation and what it measures."""
