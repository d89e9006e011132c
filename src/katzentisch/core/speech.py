"""Sentences: events, actions, refusals and reasons in a language, with the names of the people at the table.

A game without a folder of texts is told by its own names: those of its actions, events, options and refusals.
"""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .actions import ActionId
from .game import Game, Refusal
from .locale import Translator, printable
from .log import Kind
from .match import Match
from .reasons import NEUTRAL, Reason
from .seats import PUBLIC, Seat


def translator(language: str, game: Game) -> Translator:
    """The translator that speaks of a game."""
    return Translator(language, game.folder / "locale", plain=plain_words(game))


def has_texts(game: Game) -> bool:
    """Does the game bring texts? Then every one of them must be there."""
    return _is_folder(game.folder / "locale")


@functools.cache
def _is_folder(path: Path) -> bool:
    """Asked for every sentence, looked up once."""
    return path.is_dir()


def plain_words(game: Game) -> dict[str, str]:
    """The words of a game without texts, by the messages that would say them."""
    if has_texts(game):
        return {}
    options = {f"option-{name}": name for name in game.options.__struct_fields__}
    presets = {f"preset-{name}": name for name in game.presets}
    return {"game-title": game.name, "game-summary": "", **options, **presets}


def _plainly(name: str, facts: Mapping[str, Any]) -> str:
    """A name and facts as they are."""
    listed = ", ".join(f"{fact} {_joined(value)}" for fact, value in facts.items())
    return printable(f"{name} ({listed})" if listed else name)


def _joined(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _plain_event(kind: Kind, event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event of a game without texts: its name and what was heard of it, seats by their names."""
    facts = {fact: value for fact, value in event.items() if fact != "event"}
    for fact in ["seat", *(argument.name for argument in kind.arguments if argument.is_seat)]:
        seat = facts.get(fact)
        if isinstance(seat, int) and 0 <= seat < len(names):
            facts[fact] = names[seat]
    return _plainly(kind.name, facts)


def _named(
    speak: Translator, facts: Mapping[str, Any], names: Sequence[str], viewer: Seat, others: Sequence[str] = ()
) -> dict[str, Any]:
    """Facts with the names of the seats that they are about, and whether a seat is the viewer's."""
    named = dict(facts)
    for fact, prefix in [("seat" if "seat" in facts else "turn", ""), *((other, f"{other}_") for other in others)]:
        seat = facts.get(fact)
        if isinstance(seat, int):
            named[f"{prefix}name"] = names[seat] if 0 <= seat < len(names) else speak("name-nobody")
            named[f"{prefix}you"] = "yes" if seat == viewer else "no"
    return named


def say_event(
    speak: Translator, game: Game, event: Mapping[str, Any], names: Sequence[str], viewer: Seat = PUBLIC
) -> str:
    """The sentence for an event as the viewer heard it; what was kept from the viewer is 'hidden'."""
    kind = game.events.find(str(event["event"]))
    if not has_texts(game):
        return _plain_event(kind, event, names)
    hidden = {argument.name: "hidden" for argument in kind.arguments if argument.secret}
    if kind.pile is not None:
        hidden["cards"] = "hidden"
    seats = [argument.name for argument in kind.arguments if argument.is_seat]
    return speak(f"event-{kind.name}", **_named(speak, game.tell({**hidden, **event}), names, viewer, seats))


def action_facts(match: Match, seat: Seat, action: ActionId) -> dict[str, Any]:
    """An action taken apart: its verb, its arguments and the cards that it lays, but not those that it would show."""
    game = match.game
    facts: dict[str, Any] = {"action": game.actions.verb(action), **game.actions.arguments(action)}
    detail = game.detail(match.state, seat, action)
    if detail.cards is None or detail.source is not None:
        return facts
    return {**facts, "cards": ", ".join(detail.cards)}


def say_action(speak: Translator, match: Match, seat: Seat, action: ActionId, names: Sequence[str] = ()) -> str:
    """The label of an action that the seat may take now."""
    if not has_texts(match.game):
        return match.game.actions.name(action)
    facts = action_facts(match, seat, action)
    verb = facts["action"]
    return speak(f"action-{verb}", **_named(speak, match.game.tell(facts), names, seat))


def say_refusal(speak: Translator, game: Game | None, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """Why something is not allowed, with the rule's number."""
    facts = dict(refusal.facts) if game is None else game.tell(refusal.facts)
    if game is not None and refusal.code in game.refusals and not has_texts(game):
        text = speak("plain-refusal", reason=_plainly(refusal.code, refusal.facts))
    else:
        text = speak(f"refusal-{refusal.code}", **_named(speak, facts, names, PUBLIC))
    return speak("with-rule", text=text, rule=refusal.rule) if refusal.rule else text


def say_reason(speak: Translator, game: Game, reason: Reason, names: Sequence[str] = (), viewer: Seat = PUBLIC) -> str:
    """Why one would do something, or what a seat sees, in a sentence or two."""
    if reason.code not in NEUTRAL and not has_texts(game):
        return _plainly(reason.code, reason.facts)
    return speak(f"hint-{reason.code}", **_named(speak, game.tell(reason.facts), names, viewer, ["target"]))
