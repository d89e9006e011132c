"""Secrets of seats: 128 bits, kept only as digests, compared in constant time."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for others."""
TABLE_LENGTH = 10


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """The name of a table, long enough that nobody guesses it."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(token: str, seats: Iterable[Iterable[str]]) -> int | None:
    """The seat that a token opens; all digests are looked at, so that the time tells nothing."""
    wanted, found = digest(token), None
    for seat, digests in enumerate(seats):
        for known in digests:
            if hmac.compare_digest(wanted, known):
                found = seat
    return found
