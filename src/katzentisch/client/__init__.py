"""A client of a server's tables: what programs and the terminal table share."""
