"""The parts of the table as pictures: top line, log, what is pointed at, result."""

from dataclasses import replace

from rich.cells import cell_len
from textual.content import Content

from .drawing import Lines, Space, cat, crop, heading, plates, stacked
from .result import Table, part_of, result_of, winners
from .talk import Talk
from .widgets.cells import Cell

ROOMY = (100, 34)
"""From this size of the screen on cards are drawn large."""


def paint_header(talk: Talk, width: int) -> Content:
    """The game and what the skin tells of the table."""
    facts = "  ".join(talk.skin.header(talk.sitting.view(), talk.speak))
    if not talk.sitting.are_bots_ready:
        facts = f"{talk.speak('bots-warming-up')}  {facts}"
    title = f" {talk.speak('game-title')} "
    space = max(width - cell_len(title) - cell_len(facts) - 1, 1)
    return Content.assemble((title, "bold $primary"), " " * space, facts)


def paint_seats(talk: Talk, width: int) -> Content:
    """All seats, with their time if it is limited."""
    row = talk.skin.plates(talk.sitting.view(), talk.sitting.names, talk.speak)
    clocks = talk.sitting.clocks(talk.speak, width // len(row))
    if clocks:
        row = [replace(one, counts=[*one.counts, clock]) for one, clock in zip(row, clocks, strict=True)]
    return plates(row, width)


def paint_cards(talk: Talk, width: int, screen: tuple[int, int]) -> Content:
    """The middle of the table and the hand, or the result."""
    if talk.sitting.is_over:
        return paint_result(talk, width)
    is_roomy = screen[0] >= ROOMY[0] and screen[1] >= ROOMY[1]
    space = Space(width, is_roomy=is_roomy, is_asked=bool(talk.sitting.legal()), owner=talk.sitting.owner)
    view = talk.sitting.view()
    lines = talk.skin.table(view, talk.sitting.names, talk.speak, space)
    if space.is_roomy or not space.is_asked:
        lines += [*talk.skin.aside(view, talk.speak, space), Content("")]
    return stacked(lines)


def paint_line(text: str, width: int) -> Content:
    """One of the two lines; it may need a second one on a narrow screen."""
    return stacked(Content(text).wrap(max(width, 1)))


def paint_around(talk: Talk, width: int) -> Content:
    """Votes, and who is not there."""
    return stacked([line for text in talk.sitting.around(talk.speak) for line in Content(text).wrap(max(width, 1))])


def paint_log(talk: Talk, width: int, height: int) -> Content:
    """The last lines of the log, news marked; the newest at the bottom."""
    lines: list[Content] = []
    for text, is_news in reversed(talk.log()):
        lines = entry(text, width, is_news=is_news) + lines
        if len(lines) >= height - 1:
            break
    shown = lines[-(height - 1) :] if height > 1 else []
    return stacked([heading(talk.speak("log-title"), width), *shown])


def entry(text: str, width: int, *, is_news: bool) -> list[Content]:
    """A paragraph of the log, its first line marked if it is news."""
    style = "$foreground" if is_news else "$faint"
    wrapped = Content.styled(text, style).wrap(max(width - 2, 1))
    marks = ["» " if is_news else "  ", *["  "] * (len(wrapped) - 1)]
    return [Content.assemble((mark, "$primary"), line) for mark, line in zip(marks, wrapped, strict=True)]


def paint_detail(talk: Talk, cell: Cell | None, width: int) -> Content:
    """What is pointed at, why not if it may not be, and what to think of before."""
    if cell is None:
        return Content("")
    lines = [heading(talk.speak("detail-title"), width), Content.styled(talk.label(cell.action), "bold")]
    refusal = talk.refusal(cell.action)
    if refusal is not None:
        lines.append(Content.styled(talk.why(refusal), "$accent"))
    elif caution := talk.caution(cell.action):
        lines.append(Content.styled(caution, "bold $accent"))
    if refusal is None and cell.key:
        keys = talk.speak("detail-keys", keys=" ".join(cell.key), count=len(cell.key))
        lines.append(Content.styled(keys, "$muted"))
    return stacked([line for part in lines for line in part.wrap(width)])


def paint_result(talk: Talk, width: int) -> Content:
    """Who won, and everyone's place."""
    lines = [heading(talk.speak("result-title"), width), *cat(winners(talk), eyes="^.^"), Content("")]
    lines += paint_table(result_of(talk), width)
    return stacked([line for part in lines for line in (part.wrap(width) or [part])])


def paint_part(talk: Talk, number: int, width: int) -> Content:
    """What a finished part of the match brought, and how it ended."""
    sentences = [Content(text) for text in talk.quoted(number)]
    table = paint_table(part_of(talk, number), width)
    return stacked([*(line for part in sentences for line in part.wrap(width)), Content(""), *table])


def paint_table(table: Table, width: int) -> Lines:
    """A head and rows."""
    return [_row(table.head, table, "$muted", width), *(_row(row, table, "", width) for row in table.rows)]


def _row(cells: list[str], table: Table, style: str, width: int) -> Content:
    """Numbers to the right, names to the left and cropped if need be."""
    widths = [max(cell_len(row[column]) for row in [table.head, *table.rows]) for column in range(len(cells))]
    widths[table.name_column] -= max(sum(widths) + 2 * len(widths) - 1 - width, 0)
    parts = [
        crop(cell, width) if column == table.name_column else " " * (width - cell_len(cell)) + cell
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return Content.styled(" " + "  ".join(parts), style)
