"""Klaumau! on the terminal: the card to be matched, large, and a hand in which every card says whether it fits."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from textual.content import Content

from ...core.actions import ActionId
from ...core.game import Game
from ...core.locale import Translator
from ..drawing import Lines, Plate, Space, beside, crop, flow, heading
from ..offer import LIST_KEYS
from ..skin import Skin, Spot
from ..words import typeset

SHAPES = {"red": "♦", "yellow": "☼", "green": "♠", "blue": "≈"}
"""R2: a diamond, a sun, a leaf, a wave; all of them are in every terminal's font and one column wide."""
TINTS = {"red": "#f0938a", "yellow": "#f0d264", "green": "#97cf86", "blue": "#86b6f0"}
PAPER = "#d8cfb6"
"""The tint of cards without a colour."""
ARROWS = {"clockwise": "→", "anticlockwise": "←"}
"""As the seats stand side by side, clockwise goes to the right."""
THEMES = {"small": "treasure", "big": "treasure"}
"""M4: both treasures are one theme."""
TOP_WIDTH = 15
"""How wide the card to be matched is inside."""
LINES, ROOMY_LINES = 3, 5
"""How high it is inside."""
MOST_LINES, MOST_ASIDE = 3, 16
"""How many lines of small cards a hand and a pile may take."""
COLUMNS = 2
"""How many cards of a hand stand side by side in the chooser."""

CHOOSERS = {
    "turn": ("play", "hand"),
    "force": ("force", "shown"),
    "give": ("give", "hand"),
    "sell": ("sell", "hand"),
    "hand-on": ("hand-on", "hand"),
    "choose": ("choose", "shown"),
}
"""In these phases one chooses among cards: what one does with them, and whose they are."""
ANSWERS = {"doubt": ("believe", "doubt"), "parry": ("allow", "parry")}
"""In these phases one gives one of two answers, which everyone sees, also those who have no choice (M57)."""
RESTS = {"turn": "cannot", "sell": "done"}
"""What one may say instead."""


class Klaumau(Skin):
    """The table under one lamp."""

    quiet = frozenset({"dealt"})
    runs = frozenset({"dealt", "believed", "drew", "skipped", "sold", "sales-done", "handed-on"})
    rest = frozenset({"cannot", "decline", "done"})
    aside_message = "klaumau-do-discard"
    part_message = "klaumau-round-over"
    ends = frozenset({"round-ends", "void"})
    has_keyed_matrix = True

    def phase(self, view: Any) -> str:
        """The name of the phase."""
        return str(view.phase)

    def facts(self, view: Any, names: Sequence[str]) -> Mapping[str, Any]:
        """Who is asked, who plays, who doubts, who is chosen; each by name and whether it is the viewer."""
        others = [seat for seat in view.asked if seat != view.viewer]
        facts: dict[str, Any] = {"count": len(others), "name": _name(others[0] if others else view.viewer, names)}
        facts["you"] = _yes(is_so=view.viewer in view.asked)
        for part in ("player", "doubter", "target"):
            seat = getattr(view, part)
            facts |= {part: _name(seat, names), f"{part}_you": _yes(is_so=seat is not None and seat == view.viewer)}
        return facts

    def header(self, view: Any, speak: Translator) -> list[str]:
        """Which round."""
        return [speak("klaumau-round", round=view.round, rounds=view.rounds)]

    def plates(self, view: Any, names: Sequence[str], speak: Translator) -> list[Plate]:
        """Cards and points, then what only some games have, and what is being said."""
        return [
            Plate(
                name=names[number],
                marks="",
                counts=list(_counts(view, seat, speak)),
                said=self._said(view, number, speak),
                is_acting=number in view.asked,
                is_mine=number == view.viewer,
            )
            for number, seat in enumerate(view.seats)
        ]

    def _said(self, view: Any, number: int, speak: Translator) -> list[str]:
        if view.phase in ("doubt", "force") and number == view.player:
            return speak("klaumau-cannot").split("|")
        if view.phase == "force" and number == view.doubter:
            return speak("klaumau-never").split("|")
        return []

    def table(self, view: Any, names: Sequence[str], speak: Translator, space: Space) -> Lines:
        """The card to be matched and what counts, an open hand, and the own hand."""
        lines = [_pile_heading(view, speak, space), *_middle(view, speak, space)]
        chosen = CHOOSERS.get(view.phase, ("", ""))[1] if space.is_asked else ""
        if view.hand is not None and chosen != "hand":
            chips = _chips(view.hand, speak, space, 1 if chosen == "shown" else MOST_LINES)
            lines += [heading(_hand_title(view, speak, space), space.width), *chips]
            lines += [Content("")] if len(chips) == 1 and not chosen else []
        if view.shown is not None:
            owner = names[view.player if view.phase == "force" else view.target]
            lines.append(heading(speak("klaumau-shown", name=owner), space.width))
            lines += [] if chosen == "shown" else _chips(view.shown, speak, space, MOST_LINES)
        if chosen == "hand":
            lines.append(heading(_hand_title(view, speak, space), space.width))
        return lines

    def aside(self, view: Any, speak: Translator, space: Space) -> Lines:
        """M58: anyone may look through the discard pile, and at what is out for the round."""
        lines = [_pile_heading(view, speak, space)]
        lines += _chips(view.discard, speak, space, MOST_ASIDE)
        if view.out:
            lines.append(heading(speak("klaumau-out", count=len(view.out)), space.width))
            lines += _chips(view.out, speak, space, MOST_ASIDE)
        return lines

    def matrix(self, game: Game, view: Any, legal: Sequence[ActionId]) -> list[list[Spot]] | None:
        """A hand, also the cards that do not fit, with "I cannot" in the first place; or the colours to wish for."""
        if view.phase == "wish":
            return _rows([(action, str(number)) for number, action in enumerate(legal, 1)])
        if view.phase in ANSWERS:
            return [[(game.actions.parse(verb), str(key))] for key, verb in enumerate(ANSWERS[view.phase], 1)]
        if view.phase not in CHOOSERS:
            return None
        verb, whose = CHOOSERS[view.phase]
        actions = [_action(game, verb, card) for card in Counter(getattr(view, whose))]
        keys = [*LIST_KEYS, *[""] * len(actions)]
        rest = RESTS.get(view.phase)
        return ([[(game.actions.parse(rest), "0")]] if rest else []) + _rows(list(zip(actions, keys, strict=False)))

    def short(self, game: Game, view: Any, action: ActionId, speak: Translator) -> str:
        """A shape and a name, or an answer in words."""
        if view.phase in ANSWERS:
            return speak(f"action-{game.actions.verb(action)}")
        colour = game.actions.arguments(action).get("colour")
        if colour is not None:
            return f"{SHAPES[colour]} {speak('klaumau-colour', colour=colour)}"
        card = _card(game, action)
        count = list(getattr(view, CHOOSERS[view.phase][1])).count(card)
        return _label(card, speak) + (f" ×{count}" if count > 1 else "")

    def tint(self, game: Game, action: ActionId) -> str:
        """The colour of the card, or the one to wish for; paper for an answer."""
        arguments = game.actions.arguments(action)
        return TINTS[arguments["colour"]] if "colour" in arguments else _tints(arguments.get("card", ""))[0]

    def counted(self, seats: Sequence[Mapping[str, Any]]) -> list[str]:
        """The parts of a score only if there are several, then score and total, if they differ."""
        parts = [name for name in ("hand", "watchdog", "money") if any(seat.get(name) for seat in seats)]
        score = ["score"] if any(seat.get("score", seat["total"]) != seat["total"] for seat in seats) else []
        return [*(parts if len(parts) > 1 else []), *score, "total"]


def _hand_title(view: Any, speak: Translator, space: Space) -> str:
    """Whose hand it is."""
    if space.owner:
        return speak("hand-of", name=space.owner, count=len(view.hand))
    return speak("klaumau-hand", count=len(view.hand))


def _pile_heading(view: Any, speak: Translator, space: Space) -> Content:
    """How many cards were discarded; a Bomb that went off lies among them, never on top (M80)."""
    has_bomb = _yes(is_so="bomb" in view.discard)
    return heading(speak("klaumau-discard", count=len(view.discard), bomb=has_bomb), space.width)


def _yes(*, is_so: bool) -> str:
    return "yes" if is_so else "no"


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "" if seat is None else names[seat]


def _counts(view: Any, seat: Any, speak: Translator) -> Iterator[tuple[Sequence[str], str]]:
    """What a seat has; the last three only if somebody has them."""
    yield speak("klaumau-cards").split("|"), str(seat.cards)
    yield speak("klaumau-points").split("|"), typeset(str(seat.total))
    if any(one.watchdog for one in view.seats):
        yield speak("klaumau-watchdog").split("|"), str(int(seat.watchdog))
    if any(one.money for one in view.seats):
        yield speak("klaumau-money").split("|"), str(seat.money)
    if any(one.lost_turns for one in view.seats):
        yield speak("klaumau-lost").split("|"), str(seat.lost_turns)


def _parts(card: str) -> tuple[list[str], str]:
    """The colours of a card and its family."""
    colours, dash, family = card.rpartition("-")
    return (colours.split("+") if dash else [], family)


def _tints(card: str) -> list[str]:
    """The tints of its left and its right half."""
    tints = [TINTS[colour] for colour in _parts(card)[0]] or [PAPER]
    return [tints[0], tints[-1]]


def _label(card: str, speak: Translator) -> str:
    """The shapes and the short name of a card."""
    colours, family = _parts(card)
    shapes = "".join(SHAPES[colour] for colour in colours)
    return f"{shapes} {speak('klaumau-short', family=family)}".strip()


def _chips(names: Sequence[str], speak: Translator, space: Space, most: int) -> Lines:
    """Cards as small signs, equal ones counted: with air if the lines suffice, else tight, else only the first."""
    if not names:
        return [Content.styled(f"  {speak('klaumau-no-cards')}", "$muted italic")]
    most = MOST_ASIDE if space.is_roomy else most
    counts = Counter(names)
    lines = flow([_chip(card, count, speak, " ") for card, count in counts.items()], space.width)
    if len(lines) > most:
        lines = flow([_chip(card, count, speak, "") for card, count in counts.items()], space.width)
    return (
        lines
        if len(lines) <= most
        else [*lines[: most - 1], Content.assemble(lines[most - 1][: space.width - 2], " …")]
    )


def _chip(card: str, count: int, speak: Translator, air: str) -> Content:
    """A card in one line, on its colours."""
    text = f"{air}{_label(card, speak)}{air}"
    left, right = _tints(card)
    edge = len(air) + 1
    sign = Content.assemble((text[:edge], f"bold $ink on {left}"), (text[edge:], f"bold $ink on {right}"))
    return sign if count == 1 else Content.assemble(sign, f"×{count}")


def _middle(view: Any, speak: Translator, space: Space) -> Lines:
    """The card to be matched, and beside it what counts."""
    height = ROOMY_LINES if space.is_roomy else LINES
    if view.top is None:
        return [Content("")] * (height + 2)
    facts = [Content(" ")] * ((height - LINES) // 2) + _facts(view, speak)
    facts += [Content(" ")] * (height + 2 - len(facts))
    return beside([_big(view.top, speak, height), facts], gap=2)


def _facts(view: Any, speak: Translator) -> Lines:
    """Colour or wish, theme, direction, pile, and what lies aside."""
    colours = view.colours if view.wish is None else [view.wish]
    shown = [_colour(colour, speak) for colour in colours]
    wished = speak("klaumau-asked") if view.wish is None else speak("klaumau-wished")
    theme = _parts(view.top)[1]
    return [
        Content.assemble((f"{wished} ", "$muted"), *shown),
        _fact(speak("klaumau-theme"), speak("klaumau-card", family=THEMES.get(theme, theme))),
        _fact(ARROWS[view.direction], speak("klaumau-direction", direction=view.direction)),
        _fact(speak("klaumau-pile"), str(view.pile)),
        _fact(speak("klaumau-aside-bomb" if view.bomb_aside else "klaumau-aside"), _police(view)),
    ]


def _fact(label: str, value: str) -> Content:
    return Content.assemble((f"{label} ", "$muted"), (value, "bold"))


def _colour(colour: str, speak: Translator) -> Content:
    """A colour with its shape, on itself."""
    name = f" {SHAPES[colour]} {speak('klaumau-colour', colour=colour)} "
    return Content.styled(name, f"bold $ink on {TINTS[colour]}")


def _police(view: Any) -> str:
    """How many Police lie aside, and of how many if that ends the round (M49)."""
    return str(view.police_aside) if view.police_needed is None else f"{view.police_aside}/{view.police_needed}"


def _big(card: str, speak: Translator, height: int) -> Lines:
    """A card with its shapes in the corners and its name in the middle."""
    colours, family = _parts(card)
    first, last = (SHAPES[colours[0]], SHAPES[colours[-1]]) if colours else (" ", " ")
    corners = f" {first}{' ' * (TOP_WIDTH - 4)}{last} "
    rows = [corners, *[" " * TOP_WIDTH] * (height - 2), corners]
    name = crop(speak("klaumau-card", family=family), min(TOP_WIDTH, cell_len(speak("klaumau-card", family=family))))
    rows[height // 2] = name.center(TOP_WIDTH)
    bar = "─" * TOP_WIDTH
    return [_halves(row, card) for row in (f"╭{bar}╮", *(f"│{row}│" for row in rows), f"╰{bar}╯")]


def _halves(row: str, card: str) -> Content:
    """A line of a card: its left half on one colour, its right half on the other."""
    left, right = _tints(card)
    middle = len(row) // 2
    return Content.assemble((row[:middle], f"bold $ink on {left}"), (row[middle:], f"bold $ink on {right}"))


def _action(game: Game, verb: str, card: str) -> ActionId:
    """What one does with a card; a Watchdog is not played but laid (M53)."""
    return game.actions.parse("lay-watchdog" if (verb, card) == ("play", "watchdog") else f"{verb} {card}")


def _card(game: Game, action: ActionId) -> str:
    """The card of an action."""
    return game.actions.arguments(action).get("card", "watchdog")


def _rows(spots: Sequence[Spot]) -> list[list[Spot]]:
    return [list(spots[first : first + COLUMNS]) for first in range(0, len(spots), COLUMNS)]


SKIN = Klaumau()
