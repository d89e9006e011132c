"""The compiled decorator: rules are plain Python until someone asks for speed.

`@compiled` only marks a function, so that importing a game costs nothing and a table can start at once.
`Build` makes callable versions of marked functions: compiled by numba, or interpreted. Both replace, in a copy
of each module's globals, every marked function by its own version and every `@generic` stand-in by that of the
game at hand. An algorithm written once against generics is thus built once for each game, and cached on disk.
"""

import hashlib
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

SHARED = (Path(__file__).parent, Path(__file__).parent.parent / "bots" / "kernel")
"""Where functions that may be compiled live, apart from the games' own folders."""

_MAKING = threading.RLock()
"""numba is told for all threads at once where to keep what it compiles next."""
_NATIVE = "__native__"
_MARK = "__compiled__"
_GENERIC = "__generic__"
_OUTLINED = "__outlined__"


def compiled(function: F) -> F:
    """Mark a function as one that may be compiled."""
    setattr(function, _MARK, True)
    return function


def outlined(function: F) -> F:
    """Mark a compiled function that is so long that calling it costs less than having copies of it everywhere."""
    setattr(function, _OUTLINED, True)
    return compiled(function)


def native(name: str) -> Callable[[F], F]:
    """Mark a function whose compiled version is another one, named "module:function"."""

    def mark(function: F) -> F:
        setattr(function, _NATIVE, name)
        return compiled(function)

    return mark


def generic(function: F) -> F:
    """Mark a stand-in that each game replaces by its own function of the same name."""
    setattr(function, _GENERIC, True)
    return function


def is_available() -> bool:
    """Can this machine compile? Without numba everything runs interpreted."""
    return find_spec("numba") is not None


class Build:
    """Versions of marked functions for one game: compiled, or interpreted."""

    def __init__(self, name: str, bindings: Mapping[str, Any], *, jit: bool) -> None:
        self.name = name
        self.jit = jit
        self._bindings = bindings
        self._functions: dict[Any, Any] = {}
        self._modules: dict[str, dict[str, Any]] = {}
        self._cache = cache_of(bindings.values()) if jit else Path()

    def __call__(self, function: F) -> F:
        """The version of a marked function in this build, to be called from outside."""
        with _MAKING:
            return self._version(function, is_entry=True)  # type: ignore[no-any-return]

    def _version(self, function: Any, *, is_entry: bool) -> Any:
        """A version is made once; only those called from outside are kept on disk, the others live inside them."""
        function = self._meant(function)
        if (function, is_entry) not in self._functions:
            assert getattr(function, _MARK, False), f"{function.__qualname__} is not marked @compiled"
            copy = FunctionType(function.__code__, self._globals(function.__module__), function.__name__)
            copy.__defaults__ = function.__defaults__
            copy.__module__ = function.__module__
            copy.__qualname__ = f"{function.__qualname__}_{self.name}"
            if self.jit:
                is_inlined = not is_entry and not hasattr(function, _OUTLINED)
                copy = self._jit(copy, is_entry=is_entry, is_inlined=is_inlined)
            self._functions[function, is_entry] = copy
        return self._functions[function, is_entry]

    def _jit(self, function: FunctionType, *, is_entry: bool, is_inlined: bool) -> Any:
        """Without numba's runtime: marked functions make no lists or arrays, and counting references costs a fifth."""
        import numba

        numba.config.CACHE_DIR = str(self._cache)  # type: ignore[attr-defined]
        special: dict[str, Any] = {"no_cpython_wrapper": not is_entry, "no_cfunc_wrapper": not is_entry, "_nrt": False}
        return numba.njit(
            cache=is_entry,
            forceinline=is_inlined,
            error_model="numpy",
            nogil=True,
            boundscheck=has_bounds_checks(),
            **special,
        )(function)

    def _meant(self, function: Any) -> Any:
        """The game's own function for a stand-in, the native one where there is one."""
        if getattr(function, _GENERIC, False):
            function = self._bindings[function.__name__]
        if self.jit and hasattr(function, _NATIVE):
            module, name = getattr(function, _NATIVE).split(":")
            function = getattr(import_module(module), name)
        return function

    def _globals(self, module: str) -> dict[str, Any]:
        """A copy of a module's globals in which marked functions are this build's versions."""
        if module not in self._modules:
            self._modules[module] = mirror = dict(vars(sys.modules[module]))
            for name, value in list(mirror.items()):
                if getattr(value, _MARK, False) or (getattr(value, _GENERIC, False) and name in self._bindings):
                    mirror[name] = self._version(value, is_entry=False)
                elif name in mirror.get("GENERIC_VALUES", ()) and name in self._bindings:
                    mirror[name] = self._bindings[name]
        return self._modules[module]


def has_bounds_checks() -> bool:
    """Tests compile with bounds checks: an index out of range is then an error, not garbage."""
    return os.environ.get("KATZENTISCH_BOUNDS_CHECKS") == "1"


def cache_folder() -> Path:
    """Where compiled code is kept: $KATZENTISCH_CACHE, or the user's cache folder."""
    own = os.environ.get("KATZENTISCH_CACHE")
    if own:
        return Path(own)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "katzentisch"


def cache_of(functions: Iterable[Any]) -> Path:
    """Where the compiled code of a game with these functions is kept.

    numba does not notice an edited callee in another file: a game's cache is keyed by all its sources.

    Where the cache folder cannot be written, compiled code lasts as long as the process.
    """
    folder = cache_folder() / _sources_key(functions)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="katzentisch-"))
    return folder


def _sources_key(functions: Iterable[Any]) -> str:
    digest = hashlib.sha256(f"{version('numba')} {sys.version} {has_bounds_checks()}".encode())
    own = {Path(function.__code__.co_filename).parent for function in functions if isinstance(function, FunctionType)}
    for file in sorted({file for place in (*SHARED, *own) for file in _python_files(place)}):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _python_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else list(place.glob("*.py"))
