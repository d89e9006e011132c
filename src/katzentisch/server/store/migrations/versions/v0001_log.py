"""The log, the tables' index, snapshots, presences and tickets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Create everything."""
    _create_log()
    _create_tables()
    _create_snapshots()
    _create_presences()
    _create_tickets()


def _create_log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("body", TEXT, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", TEXT),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_pk"),
        sa.UniqueConstraint("table_id", "seat", "move", name="log_move"),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("status", TEXT, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("lobby", TEXT, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("owner", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="tables_pk"),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_index("tables_due", "tables", ["due"])


def _create_snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="snapshots_pk"),
    )


def _create_presences() -> None:
    op.create_table(
        "presences",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("process", TEXT, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "process", name="presences_pk"),
    )
    op.create_index("presences_until", "presences", ["until"])


def _create_tickets() -> None:
    op.create_table(
        "tickets",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="tickets_pk"),
    )
    op.create_index("tickets_until", "tickets", ["until"])
