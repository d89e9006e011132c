"""The floor: the same rules in C, built here when a compiler is there."""

import os
import shutil
import subprocess
from pathlib import Path

from ..contest import Run
from ..ours import master_seed

SOURCE = Path(__file__).parent / "katzenjammer.c"
FLAGS = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra")


def compiler() -> str | None:
    """The C compiler of this machine: $CC, or the usual names."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if name and shutil.which(name):
            return name
    return None


class Floor:
    """The built C program; its two modes differ in how a random legal action is found."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self._program = folder / SOURCE.stem
        subprocess.run([compiler, *FLAGS, "-o", str(self._program), str(SOURCE)], check=True)

    def run(self, mode: str, seats: int, seed: int, games: int) -> tuple[Run, int]:
        """Play; what it took, and the checksum."""
        command = [str(self._program), str(seats), str(games), str(master_seed(seed)), mode]
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        decisions, seconds, checksum = output.split()
        return Run(int(decisions), float(seconds)), int(checksum, 16)

    def with_list(self, seats: int, seed: int, games: int) -> Run:
        """A list of the legal actions is written, as in our rules."""
        return self.run("list", seats, seed, games)[0]

    def with_select(self, seats: int, seed: int, games: int) -> Run:
        """The legal actions are counted and the chosen one is found, without a list."""
        return self.run("select", seats, seed, games)[0]
