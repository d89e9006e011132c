"""The report of an arena: one page that needs nothing else, and a few lines for the terminal."""

import json
import math
from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

from ..core.registry import find
from ..core.speech import translator
from .plots import Axis, Dot, dots
from .style import STYLE
from .words import Words, is_clear

Result = dict[str, Any]
Table = dict[str, Any]
CLASSES = ("low3", "low2", "low1", "even", "high1", "high2", "high3")
"""Colours of the matrix, from nothing won to everything won."""


def page(result: Result, language: str) -> str:
    """The report as HTML."""
    words = Words(language)
    title = words("arena-title", game=_game_title(result, language))
    body = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(_summary(words, result)),
        _paragraph(_options(words, result)),
        _paragraph(words(f"arena-design-{result['design']}")),
        *(_players(words, result, table) for table in result["tables"]),
        _timing(words, result),
        f"<h2>{escape(words('arena-method'))}</h2>",
        *(_paragraph(words(name)) for name in ("arena-method-intervals", "arena-method-deals", "arena-method-ratings")),
        _bots(words, result),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def _game_title(result: Result, language: str) -> str:
    return translator(language, find(result["game"]))("game-title")


def _summary(words: Words, result: Result) -> str:
    return words("arena-summary", matches=result["matches"], deals=result["deals"], seed=result["seed"])


def _options(words: Words, result: Result) -> str:
    """How the table differs from the printed rules."""
    game = find(result["game"])
    printed = msgspec.to_builtins(game.presets["printed"])
    changed = {name: value for name, value in result["options"].items() if value != printed.get(name)}
    told = ", ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in changed.items())
    return words("arena-options", options=told) if changed else words("arena-printed")


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _rows(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are made already."""
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = "".join(f'<tr><th scope="row">{escape(first)}</th>{"".join(rest)}</tr>' for first, *rest in rows)
    return f'<div class="wide"><table><thead><tr>{names}</tr></thead><tbody>{lines}</tbody></table></div>'


def _cell(text: str, kind: str = "") -> str:
    return f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"


def _players(words: Words, result: Result, table: Table) -> str:
    """Everything about one number of players."""
    fair = words("arena-fair", share=words.percent(table["fair"]))
    parts = [
        f"<section><h2>{escape(words('arena-players', players=table['players']))}</h2>",
        f"<h3>{escape(words('arena-shares'))}</h3>",
        _paragraph(fair),
        _shares(words, table),
        _margins(words, table),
        f"<h3>{escape(words('arena-pairs'))}</h3>",
        _paragraph(words(f"arena-pairs-{result['design']}", share=words.percent(table["fair_pair"]))),
        _matrix(words, table),
        _differences(words, table),
        _ratings(words, table),
        "</section>",
    ]
    return "\n".join(parts)


def _shares(words: Words, table: Table) -> str:
    lines = [
        Dot(line["bot"], words.share(line["share"]), *(line["share"][part] for part in ("mean", "low", "high")))
        for line in table["bots"]
    ]
    marks = [(mark / 4, words.percent(mark / 4, 0)) for mark in range(5)]
    return dots(words("arena-shares"), lines, Axis(0.0, 1.0, marks, table["fair"]))


def _margins(words: Words, table: Table) -> str:
    rows = [[line["bot"], _cell(words.points(line["margin"]))] for line in table["bots"]]
    return _rows([words("arena-bot"), words("arena-margin")], rows)


def heat(share: float, fair: float) -> str:
    """The colour of a share: even at the fair one, deepest at nothing and at everything."""
    distance = (share - fair) / (1 - fair if share > fair else fair)
    return CLASSES[3 + round(3 * distance)]


def _matrix(words: Words, table: Table) -> str:
    pairs = {(line["bot"], line["against"]): line for line in table["pairs"]}
    bots, others = [line["bot"] for line in table["bots"]], rivals(table)
    rows = [[bot, *(_pair(words, pairs.get((bot, rival)), table["fair_pair"]) for rival in others)] for bot in bots]
    return _rows([words("arena-against"), *others], rows)


def rivals(table: Table) -> list[str]:
    """Everyone whom somebody was measured against: those that were measured themselves first, in their order."""
    against = dict.fromkeys(line["against"] for line in table["pairs"])
    bots = dict.fromkeys(line["bot"] for line in table["bots"])
    return [bot for bot in {**bots, **against} if bot in against]


def _pair(words: Words, line: dict[str, Any] | None, fair: float) -> str:
    if line is None:
        return _cell("–", "none")
    clear = " clear" if is_clear(line["share"], fair) else ""
    told = f"<b>{escape(words.percent(line['share']['mean']))}</b>"
    span = f"{words.number(100 * line['share']['low'])}–{words.number(100 * line['share']['high'])}"
    return f'<td class="{heat(line["share"]["mean"], fair)}{clear}">{told}<small>{escape(span)}</small></td>'


def _differences(words: Words, table: Table) -> str:
    if not table["differences"]:
        return ""
    rows = [
        [
            words("arena-versus", bot=line["bot"], other=line["other"]),
            _cell(line["against"]),
            _cell(words.share_points(line["share"]), "clear" if is_clear(line["share"], 0) else ""),
            _cell(words.points(line["margin"]), "clear" if is_clear(line["margin"], 0) else ""),
        ]
        for line in table["differences"]
    ]
    head = [words("arena-difference"), words("arena-against"), words("arena-share-points"), words("arena-margin")]
    title = f"<h3>{escape(words('arena-differences'))}</h3>{_paragraph(words('arena-differences-note'))}"
    return title + _rows(head, rows)


def _ratings(words: Words, table: Table) -> str:
    title = f"<h3>{escape(words('arena-ratings'))}</h3>"
    if table["ratings"] is None:
        return title + _paragraph(words("arena-ratings-missing"))
    lines = [
        Dot(
            line["bot"],
            _rating(words, line),
            line["mu"],
            line["mu"] - 2 * line["sigma"],
            line["mu"] + 2 * line["sigma"],
        )
        for line in table["ratings"]
    ]
    low = 5 * math.floor(min(line.low for line in lines) / 5)
    high = 5 * math.ceil(max(line.high for line in lines) / 5)
    marks = [(low + part * (high - low) / 4, words.number(low + part * (high - low) / 4)) for part in range(5)]
    return title + dots(words("arena-ratings"), lines, Axis(low, high, marks))


def _rating(words: Words, line: dict[str, Any]) -> str:
    return f"{words.number(line['mu'], 2)} ± {words.number(2 * line['sigma'], 2)}"


def _timing(words: Words, result: Result) -> str:
    rows = [
        [
            line["bot"],
            _cell(str(line["decisions"])),
            _cell(words.number(line["mean_ms"], 3)),
            _cell(words.number(line["p95_ms"], 3)),
            _cell(words.rate(line)),
            _cell(words.number(line["iterations"], 0)),
        ]
        for line in result["timing"]
    ]
    names = ("bot", "decisions", "mean-ms", "high-ms", "per-second", "iterations")
    title = f"<h2>{escape(words('arena-timing'))}</h2>{_paragraph(words('arena-timing-note'))}"
    return title + _rows([words(f"arena-{name}") for name in names], rows)


def _bots(words: Words, result: Result) -> str:
    rows = [[line["bot"], _cell(line["version"])] for line in result["bots"]]
    origin = words(
        "arena-origin",
        version=str(result["code"]["version"]),
        commit=result["code"]["commit"] or "–",
        sources=result["sources"],
        rules=result["rules_version"],
    )
    return _rows([words("arena-bot"), words("arena-version")], rows) + _paragraph(origin)


# For the terminal


def plain(result: Result, language: str) -> str:
    """The result in a few lines."""
    words = Words(language)
    parts = [_summary(words, result), _options(words, result)]
    for table in result["tables"]:
        fair = words("arena-fair", share=words.percent(table["fair"]))
        parts += ["", f"{words('arena-players', players=table['players'])}. {fair}", *_plain_table(words, table)]
    return "\n".join([*parts, "", *_plain_timing(words, result)])


def _plain_table(words: Words, table: Table) -> list[str]:
    pairs = {(line["bot"], line["against"]): line["share"]["mean"] for line in table["pairs"]}
    numbers, others = {line["bot"]: str(number) for number, line in enumerate(table["bots"], 1)}, rivals(table)
    head = ["", words("arena-bot"), words("arena-share"), words("arena-margin")]
    rows = [[*head, *(words("arena-against-bot", bot=numbers.get(rival, rival)) for rival in others)]]
    for number, line in enumerate(table["bots"], 1):
        shares = [pairs.get((line["bot"], rival)) for rival in others]
        cells = ["–" if share is None else words.percent(share) for share in shares]
        rows.append([str(number), line["bot"], words.share(line["share"]), words.points(line["margin"]), *cells])
    return _aligned(rows)


def _plain_timing(words: Words, result: Result) -> list[str]:
    rows = [[words(f"arena-{name}") for name in ("bot", "mean-ms", "high-ms", "per-second")]]
    for line in result["timing"]:
        times = (words.number(line["mean_ms"], 3), words.number(line["p95_ms"], 3), words.rate(line))
        rows.append([line["bot"], *times])
    return _aligned(rows)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
