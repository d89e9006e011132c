"""What the people at a table decide together: what can be voted on now, who decides, who has agreed."""

from dataclasses import dataclass

from ..protocol.table import Matter, Phase, TableInfo

PHASES: dict[Matter, tuple[Phase, ...]] = {
    "pause": ("playing",),
    "resume": ("paused",),
    "take-back": ("playing",),
    "rematch": ("over", "abandoned"),
    "abandon": ("playing", "paused"),
}
"""When something can be voted on."""


@dataclass(frozen=True)
class Ballot:
    """A matter, and how far it has come."""

    matter: Matter
    agreed: list[int]
    missing: list[int]
    """Who would have to agree as well."""

    def is_yes(self, seat: int) -> bool:
        """Would this seat's next word be a yes? Whoever has agreed takes it back, unless nobody else is missing."""
        return seat not in self.agreed or not self.missing


def voters(info: TableInfo) -> list[int]:
    """The people who play themselves."""
    return [number for number, one in enumerate(info.seats) if one.kind == "person" and one.level is None]


def ballots(info: TableInfo) -> list[Ballot]:
    """All that can be voted on in this phase."""
    matters = [matter for matter, phases in PHASES.items() if info.phase in phases]
    if any(one.kind == "free" for one in info.seats):
        matters = [matter for matter in matters if matter != "rematch"]
    return [_ballot(info, matter) for matter in matters]


def _ballot(info: TableInfo, matter: Matter) -> Ballot:
    agreed = list(info.votes.get(matter, []))
    return Ballot(matter, agreed, [seat for seat in voters(info) if seat not in agreed])
