"""The tables of the database; migrations/ brings a database there, and a test holds the two against each other."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TEXT = Text().with_variant(Text(collation="C"), "postgresql")
"""Sorts by code point everywhere, as Python does: rows are locked in that order, so that nobody deadlocks."""

LOG = Table(
    "log",
    METADATA,
    Column("table_id", TEXT, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("body", TEXT, nullable=False),
    Column("seat", Integer),
    Column("move", TEXT),
    PrimaryKeyConstraint("table_id", "seq", name="log_pk"),
    UniqueConstraint("table_id", "seat", "move", name="log_move"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("table_id", TEXT, nullable=False),
    Column("game", TEXT, nullable=False),
    Column("status", TEXT, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("lobby", TEXT, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("owner", TEXT, nullable=False),
    PrimaryKeyConstraint("table_id", name="tables_pk"),
    Index("tables_touched", "touched"),
    Index("tables_due", "due"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", TEXT, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", name="snapshots_pk"),
)

PRESENCES = Table(
    "presences",
    METADATA,
    Column("table_id", TEXT, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("process", TEXT, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "process", name="presences_pk"),
    Index("presences_until", "until"),
)

TICKETS = Table(
    "tickets",
    METADATA,
    Column("digest", LargeBinary, nullable=False),
    Column("table_id", TEXT, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("digest", name="tickets_pk"),
    Index("tickets_until", "until"),
)
