"""Klaumau!: Mau-Mau turned round, with bluff and theft, for two to eight players."""

from pathlib import Path

from ...core.game import Game, Rules
from . import notes, rules, scoring, secrets
from .actions import ACTIONS, EVENTS, MOST_LEGAL
from .advice import ADVICE
from .explain import REFUSALS, explain
from .options import FEWEST_SEATS, MOST_SEATS, PRESET_SEATS, PRESETS, Options
from .reasons import REASONS, reason, scene
from .results import conserved, detail, part, part_result, result, score_range, start
from .state import State
from .tell import tell
from .view import own_view, view

GAME = Game(
    name="klaumau",
    rules_version=1,
    folder=Path(__file__).parent,
    fewest_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    most_legal=MOST_LEGAL,
    most_plies=100_000,
    state=State,
    notes=notes.Notes,
    options=Options,
    presets=PRESETS,
    preset_seats=PRESET_SEATS,
    actions=ACTIONS,
    events=EVENTS,
    rules=Rules(
        turn=rules.turn,
        window=rules.window,
        is_asked=rules.is_asked,
        legal=rules.legal,
        tickets=rules.tickets,
        outcome=rules.outcome,
        apply=rules.apply,
        default=rules.default,
        score=scoring.score,
        place=scoring.place,
        observe=notes.observe,
        determinize=secrets.determinize,
    ),
    start=start,
    view=view,
    own_view=own_view,
    explain=explain,
    detail=detail,
    part=part,
    part_result=part_result,
    result=result,
    refusals=REFUSALS,
    tell=tell,
    conserved=conserved,
    score_range=score_range,
    reason=reason,
    scene=scene,
    reasons=REASONS,
    deck=("deal", "turn-up", "draw"),
    advice=ADVICE,
)
