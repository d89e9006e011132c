"""Sentences: events, actions and refusals in a language, with the names of the people at the table."""

from collections.abc import Mapping, Sequence
from typing import Any

from .actions import ActionId
from .game import Game, Refusal
from .locale import Translator
from .match import Match
from .seats import PUBLIC, Seat


def translator(language: str, game: Game) -> Translator:
    """The translator that speaks of a game."""
    return Translator(language, game.folder / "locale")


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
    facts = action_facts(match, seat, action)
    verb = facts["action"]
    return speak(f"action-{verb}", **_named(speak, match.game.tell(facts), names, seat))


def say_refusal(speak: Translator, game: Game | None, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """Why something is not allowed, with the rule's number."""
    facts = dict(refusal.facts) if game is None else game.tell(refusal.facts)
    text = speak(f"refusal-{refusal.code}", **_named(speak, facts, names, PUBLIC))
    return speak("with-rule", text=text, rule=refusal.rule) if refusal.rule else text
