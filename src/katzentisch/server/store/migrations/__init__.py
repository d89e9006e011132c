"""The steps from an empty database to the schema of this program, run by Alembic."""
