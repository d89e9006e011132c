"""A server that tells what its memory holds, without what is free in it: python -m bench.weighed FILE WORDS...

On SIGUSR1 it collects its garbage and writes the bytes in use into the file. It has to run with PYTHONMALLOC=malloc, so
that all of them are the C library's to count.
"""

import ctypes
import gc
import os
import signal
import sys
from pathlib import Path

from katzentisch.cli import main

FIELDS = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")


class MallocInfo(ctypes.Structure):
    """The C library's struct mallinfo2."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in FIELDS)


def in_use() -> int:
    """Bytes that are in use."""
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = MallocInfo
    info = ask()
    return int(info.uordblks) + int(info.hblkhd)


def tell(file: Path) -> None:
    """Write it down, all at once."""
    gc.collect()
    part = file.with_suffix(".part")
    part.write_text(str(in_use()), encoding="utf-8")
    os.replace(part, file)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: tell(Path(sys.argv[1])))
    sys.exit(main(sys.argv[2:]))
