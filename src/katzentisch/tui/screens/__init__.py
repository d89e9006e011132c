"""The screens, from the set-up to the end of a match."""
