"""From the rows of an arena to its result: shares, margins, pairs, differences, ratings, times."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import fsum
from typing import Any

from .arena import ALL, Plan, jobs
from .folder import code, identity
from .statistics import Estimate, difference_of, mean_of, quantile, share_difference_of, share_of

Row = Mapping[str, Any]
Blocks = dict[int, float]
"""A value for each deal."""


def result_of(plan: Plan, rows: Iterable[Row]) -> dict[str, Any]:
    """The whole result; it depends on the rows of the plan only, not on the order in which they came."""
    known = {(row["players"], tuple(row["table"]), row["deal"]): row for row in rows}
    wanted = [known[job.key] for job in jobs(plan)]
    return {
        **identity(plan),
        "code": code(),
        "deals": plan.deals,
        "matches": sum(len(row["matches"]) for row in wanted),
        "tables": [_tables(plan, players, wanted) for players in plan.players],
        "timing": timing_of(plan.bots, wanted),
    }


def _tables(plan: Plan, players: int, rows: Sequence[Row]) -> dict[str, Any]:
    """All about one number of players."""
    own = [row for row in rows if row["players"] == players]
    pairs = paired_blocks(plan, own)
    return {
        "players": players,
        "fair": 1 / players,
        "fair_pair": 0.5 if plan.design == ALL else 1 / players,
        "bots": [_line(bot, blocks) for bot in plan.bots if (blocks := field_blocks(plan, own, bot))[0]],
        "pairs": [{**_line(bot, blocks), "against": rival} for (bot, rival), blocks in pairs.items()],
        "differences": differences(plan.bots, pairs),
        "ratings": ratings(plan.bots, own),
    }


def _line(bot: str, blocks: tuple[Blocks, Blocks]) -> dict[str, Any]:
    shares, margins = blocks
    return {"bot": bot, "share": share_of(_values(shares)).row(), "margin": mean_of(_values(margins)).row()}


def _values(blocks: Blocks) -> list[float]:
    return [blocks[deal] for deal in sorted(blocks)]


def shares_of(places: Sequence[int]) -> list[float]:
    """The share of victory of each seat; those who tie for it split it."""
    winners = list(places).count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def margins_of(scores: Sequence[int]) -> list[int]:
    """By seat: the own score minus the best of the others."""
    return [score - max([*scores[:seat], *scores[seat + 1 :]]) for seat, score in enumerate(scores)]


def block_of(row: Row, bot: str) -> tuple[float, float]:
    """What a bot got in a deal: its share of victory and its margin, as means over its seats and all rotations."""
    shares, margins = [], []
    for match in row["matches"]:
        for seat, name in enumerate(match["seats"]):
            if name == bot:
                shares.append(shares_of(match["places"])[seat])
                margins.append(margins_of(match["scores"])[seat])
    return fsum(shares) / len(shares), fsum(margins) / len(margins)


def _mean_blocks(found: Iterable[tuple[int, tuple[float, float]]]) -> tuple[Blocks, Blocks]:
    """Values of several tables come together to one a deal."""
    by_deal: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for deal, values in found:
        by_deal[deal].append(values)
    shares = {deal: fsum(share for share, _ in values) / len(values) for deal, values in by_deal.items()}
    margins = {deal: fsum(margin for _, margin in values) / len(values) for deal, values in by_deal.items()}
    return shares, margins


def is_hero(plan: Plan, row: Row, bot: str) -> bool:
    """Does the row tell how this bot does alone among others?"""
    return row["table"].count(bot) == 1 if plan.design != ALL else bot in row["table"]


def field_blocks(plan: Plan, rows: Sequence[Row], bot: str) -> tuple[Blocks, Blocks]:
    """How a bot does against all others that were there."""
    return _mean_blocks((row["deal"], block_of(row, bot)) for row in rows if is_hero(plan, row, bot))


def paired_blocks(plan: Plan, rows: Sequence[Row]) -> dict[tuple[str, str], tuple[Blocks, Blocks]]:
    """How each bot does against each other."""
    found: dict[tuple[str, str], tuple[Blocks, Blocks]] = {}
    for bot in plan.bots:
        for rival in plan.bots:
            meetings = [row for row in rows if bot != rival and {bot, rival} <= set(row["table"])]
            if plan.design == ALL:
                values = [(row["deal"], ahead_of(row, bot, rival)) for row in meetings]
            else:
                values = [(row["deal"], block_of(row, bot)) for row in meetings if is_hero(plan, row, bot)]
            if values:
                found[bot, rival] = _mean_blocks(values)
    return found


def ahead_of(row: Row, bot: str, rival: str) -> tuple[float, float]:
    """At one table: how often a bot finishes before a rival (a tie is half), and by how many points."""
    ahead, points = [], []
    for match in row["matches"]:
        for mine in (seat for seat, name in enumerate(match["seats"]) if name == bot):
            for theirs in (seat for seat, name in enumerate(match["seats"]) if name == rival):
                places, scores = match["places"], match["scores"]
                ahead.append((1 + (places[mine] < places[theirs]) - (places[mine] > places[theirs])) / 2)
                points.append(float(scores[mine] - scores[theirs]))
    return fsum(ahead) / len(ahead), fsum(points) / len(points)


def differences(bots: Sequence[str], pairs: Mapping[tuple[str, str], tuple[Blocks, Blocks]]) -> list[dict[str, Any]]:
    """How much better one bot does than another against the same rival on the same deals."""
    found = []
    for bot, other in combinations(bots, 2):
        for rival in bots:
            if (bot, rival) in pairs and (other, rival) in pairs:
                one, two = pairs[bot, rival], pairs[other, rival]
                share, margin = share_difference_of(one[0], two[0]).row(), difference_of(one[1], two[1]).row()
                found.append({"bot": bot, "other": other, "against": rival, "share": share, "margin": margin})
    return found


def ratings(bots: Sequence[str], rows: Sequence[Row]) -> list[dict[str, Any]] | None:
    """Plackett-Luce ratings, match by match in the order of the deals; None without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating() for bot in bots}
    for row in sorted(rows, key=lambda row: int(row["deal"])):
        for match in row["matches"]:
            rated |= _rated_again(model, rated, match)
    return [{"bot": bot, "mu": round(rated[bot].mu, 6), "sigma": round(rated[bot].sigma, 6)} for bot in bots]


def _rated_again(model: Any, rated: Mapping[str, Any], match: Row) -> dict[str, Any]:
    """The ratings after a match; a bot on several seats takes the mean of what its seats made of it.

    Each seat gets a rating object of its own: openskill changes them one by one.
    """
    before = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma)] for name in match["seats"]]
    after = model.rate(before, ranks=match["places"])
    found: dict[str, list[Any]] = defaultdict(list)
    for name, (rating,) in zip(match["seats"], after, strict=True):
        found[name].append(rating)
    return {
        name: model.rating(
            mu=fsum(one.mu for one in many) / len(many), sigma=fsum(one.sigma for one in many) / len(many)
        )
        for name, many in found.items()
    }


def timing_of(bots: Sequence[str], rows: Sequence[Row]) -> list[dict[str, Any]]:
    """How fast each bot decides, where it has a choice; the only part that differs between equal runs."""
    return [_timing(bot, [row["timing"][bot] for row in rows if bot in row["timing"]]) for bot in bots]


def _timing(bot: str, clocks: Sequence[Row]) -> dict[str, Any]:
    bins: dict[int, int] = defaultdict(int)
    for clock in clocks:
        for place, count in clock["bins"].items():
            bins[int(place)] += count
    decisions, spent = sum(clock["decisions"] for clock in clocks), fsum(clock["ms"] for clock in clocks)
    return {
        "bot": bot,
        "decisions": decisions,
        "mean_ms": round(spent / max(decisions, 1), 4),
        "p95_ms": round(quantile(bins, 0.95), 4),
        "per_second": round(1000 * decisions / spent, 1) if spent else None,
        "iterations": round(sum(clock["iterations"] for clock in clocks) / max(decisions, 1), 1),
    }


def estimate(row: Mapping[str, Any]) -> Estimate:
    """An estimate as it was written down."""
    return Estimate(row["mean"], row["low"], row["high"], row["blocks"])
