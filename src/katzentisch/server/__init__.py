"""The table server: live tables that lose nothing and leak nothing."""
