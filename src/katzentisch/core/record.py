"""Flat typed records: one annotated class is a plain Python object, a byte string and a numpy dtype.

A record's fields are `int`, or `Annotated[list[int], Many(n)]`, or `Annotated[list[Other], Many(n)]` where
`Other` is a record too. Every number is a 32-bit integer, so the three forms hold the same bytes.
"""

import functools
import itertools
import operator
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Many:
    """How many items a list field holds, always."""

    count: int


@dataclass(frozen=True)
class Field:
    """One field: its name, its record class (None for a number) and its length (None for a single item)."""

    name: str
    record: "type[Record] | None"
    count: int | None

    def width(self) -> int:
        """How many numbers the field holds."""
        return (self.record.width() if self.record else 1) * (1 if self.count is None else self.count)


class Record:
    """The base of all flat records; a new one is all zeros."""

    def __init__(self) -> None:
        self.__dict__.update(self._blank().copy().__dict__)

    @classmethod
    @functools.cache
    def _blank(cls) -> Self:
        """One that is all zeros, to be copied."""
        record = object.__new__(cls)
        record.__dict__.update((field.name, _zero(field)) for field in cls.fields())
        return record

    @classmethod
    @functools.cache
    def fields(cls) -> tuple[Field, ...]:
        """The fields in the order of their annotation."""
        hints = get_type_hints(cls, include_extras=True)
        return tuple(_field(name, hint) for name, hint in hints.items())

    @classmethod
    @functools.cache
    def width(cls) -> int:
        """How many numbers a record of this class holds."""
        return sum(field.width() for field in cls.fields())

    @classmethod
    @functools.cache
    def _copied(cls) -> "tuple[tuple[str, ...], tuple[tuple[str, type[Record]], ...]]":
        """The fields of which a copy needs its own: lists of numbers, and lists of records."""
        lists = [field for field in cls.fields() if field.count is not None]
        numbers = tuple(field.name for field in lists if field.record is None)
        return numbers, tuple((field.name, field.record) for field in lists if field.record is not None)

    @classmethod
    @functools.cache
    def _runs(cls) -> "Runs":
        """How the fields are read in order: single numbers in runs, lists one by one, with the records in them."""
        runs: list[tuple[Callable[[Any], Any], type[Record] | None]] = []
        for is_list, fields in itertools.groupby(cls.fields(), lambda field: field.count is not None):
            if is_list:
                runs += [(operator.itemgetter(field.name), field.record) for field in fields]
            else:
                names = [field.name for field in fields]
                runs.append((operator.itemgetter(*names) if len(names) > 1 else _alone(names[0]), None))
        return tuple(runs)

    @classmethod
    @functools.cache
    def packer(cls) -> struct.Struct:
        """The byte form of this class."""
        return struct.Struct(f"<{cls.width()}i")

    @classmethod
    @functools.cache
    def dtype(cls) -> "np.dtype[np.void]":
        """The numpy dtype with the same layout."""
        import numpy as np

        return np.dtype([_column(field) for field in cls.fields()])

    def dump(self) -> bytes:
        """The record as bytes."""
        numbers: list[int] = []
        _flatten([self], self._runs(), numbers)
        return self.packer().pack(*numbers)

    @classmethod
    def load(cls, data: bytes) -> Self:
        """The record that `dump` wrote; bytes of another length are refused."""
        if len(data) != cls.packer().size:
            raise ValueError(f"{cls.__name__} has {cls.packer().size} bytes, not {len(data)}")
        record = cls()
        _fill(record, cls.packer().unpack(data), 0)
        return record

    def copy(self) -> Self:
        """An independent copy."""
        return _copies([self], type(self))[0]


R = TypeVar("R", bound=Record)
Runs: TypeAlias = tuple[tuple[Callable[[Any], Any], type[Record] | None], ...]
"""Readers of fields, each with the class of the records that it finds."""


def _field(name: str, hint: Any) -> Field:
    if hint is int:
        return Field(name, None, None)
    if get_origin(hint) is not Annotated:
        raise TypeError(f"field {name}: a list needs Annotated[..., Many(n)]")
    inner, many = get_args(hint)
    (item,) = get_args(inner)
    if item is not int and not issubclass(item, Record):
        raise TypeError(f"field {name}: only int and records")
    return Field(name, None if item is int else item, many.count)


def _zero(field: Field) -> Any:
    if field.record is None:
        return 0 if field.count is None else [0] * field.count
    return field.record() if field.count is None else [field.record() for _ in range(field.count)]


def _column(field: Field) -> tuple[Any, ...]:
    item = field.record.dtype() if field.record else "<i4"
    return (field.name, item) if field.count is None else (field.name, item, (field.count,))


def _alone(name: str) -> Callable[[Any], Any]:
    """Reads one number as a run of one."""
    return lambda values: (values[name],)


def _flatten(records: Sequence[Record], runs: Runs, numbers: list[int]) -> None:
    """Append the numbers of records of one class; there are hundreds in a list, so nothing is called for each."""
    for record in records:
        values = record.__dict__
        for read, inner in runs:
            if inner is None:
                numbers.extend(read(values))
            else:
                _flatten(read(values), inner._runs(), numbers)


def _copies(records: Sequence[R], kind: type[R]) -> list[R]:
    """Independent copies of records of one class."""
    numbers, lists = kind._copied()
    copies = []
    for record in records:
        copy = object.__new__(kind)
        values = copy.__dict__
        values.update(record.__dict__)
        for name in numbers:
            values[name] = values[name].copy()
        for name, inner in lists:
            values[name] = _copies(values[name], inner)
        copies.append(copy)
    return copies


def _fill(record: Record, numbers: tuple[int, ...], at: int) -> int:
    """Read the fields from the numbers at an index; the index after them."""
    for field in record.fields():
        if field.record is not None:
            value = getattr(record, field.name)
            for item in [value] if field.count is None else value:
                at = _fill(item, numbers, at)
        elif field.count is None:
            setattr(record, field.name, numbers[at])
            at += 1
        else:
            setattr(record, field.name, list(numbers[at : at + field.count]))
            at += field.count
    return at
