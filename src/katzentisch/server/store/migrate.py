"""Brings a database to the schema of this program.

A change of the schema is a new file in migrations/versions/ (`down_revision` names the one before), written with
`op.batch_alter_table` so that SQLite can follow, and the same change in schema.py.
"""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select

from .engine import is_postgres

FOLDER = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x6B61747A
"""On PostgreSQL only one process at a time migrates."""

_ONE_AT_A_TIME = Lock()
"""Alembic's context is global to the process."""


class TooNew(Exception):
    """The database has a schema that this program does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(f"the database has schema {revision}, which is newer than this program")
        self.revision = revision


def migrate(engine: Engine) -> None:
    """Bring the schema up to date, in one transaction; TooNew if it is ahead of us."""
    with _ONE_AT_A_TIME, engine.begin() as connection:
        if is_postgres(connection):
            connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in {script.revision for script in scripts.walk_revisions()}:
        raise TooNew(revision)
    if revision != scripts.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
