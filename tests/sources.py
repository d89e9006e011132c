"""What a soak depends on, as a hash: what was done with another program does not count."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def sources(files: Iterable[Path]) -> str:
    """A hash of what stands in some files."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()[:16]
