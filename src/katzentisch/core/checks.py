"""The laws that every game obeys; public, so that a game from outside can be checked like our own.

Each law is a function of a case and how many random matches to try; it raises LawBroken.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from . import transcript
from .actions import ActionId
from .compiled import is_available
from .game import Game, Refusal
from .match import Match
from .rng import Rng, below, seeded
from .seats import CHANCE, NOBODY, PUBLIC, Seat
from .speech import action_facts, has_texts
from .versions import Versions
from .walks import LEANS, Case, Twin, finished, lockstep, replay, twin_of, walk

SAMPLED_PLIES = 7
VIEWED_PLIES = 3
REFUSED_PLIES = 29
"""Costly laws look at every so many positions of a walk."""
TWINS = 12
"""How many twins of each match the law of secrecy looks for."""


class LawBroken(AssertionError):
    """A game breaks a law."""

    def __init__(self, law: int, case: Case | Game, what: str) -> None:
        super().__init__(f"law {law}, {case if isinstance(case, Case) else case.name}: {what}")
        self.law = law


def require(*, law: int, case: Case | Game, holds: bool, what: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise LawBroken(law, case, what)


def positions(case: Case, tries: int, label: str, every: int = 1) -> Iterator[Match]:
    """Positions of random walks of every lean."""
    for number in range(tries):
        for index, match in enumerate(walk(case, label, number, lean=LEANS[number % len(LEANS)])):
            if index % every == number % every:
                yield match


def law_01_matches_end(case: Case, tries: int) -> None:
    """Random matches end within the game's limit of plies."""
    for number in range(tries):
        match = finished(case, "law 1", number, lean=LEANS[number % len(LEANS)])
        require(law=1, case=case, holds=match.version <= case.game.most_plies, what=f"{match.version} plies")


def law_02_legal_actions(case: Case, tries: int) -> None:
    """Legal actions are ascending, unique, in range, and there are some exactly for those who are to act."""
    for match in positions(case, tries, "law 2"):
        for seat in map(Seat, range(case.seats)):
            actions = match.legal(seat)
            require(law=2, case=case, holds=bool(actions) == (seat in match.to_act()), what=f"seat {seat}: {actions}")
            is_ascending = all(a < b for a, b in pairwise(actions))
            is_in_range = not actions or (actions[0] >= 0 and actions[-1] < len(case.game.actions))
            require(law=2, case=case, holds=is_ascending and is_in_range, what=f"{actions}")
    _chance_is_fair(case, tries)


def _chance_is_fair(case: Case, tries: int) -> None:
    """Every listed outcome has tickets, in the order of ids, and every ticket a listed outcome."""
    for number in range(tries):
        played = finished(case, "law 2 chance", number)
        match = case.silent_match()
        for index, ply in enumerate(played.plies):
            if ply.seat == CHANCE and index % VIEWED_PLIES == 0:
                rules, listed = case.game.rules, match.legal(CHANCE)
                drawn = [rules.outcome(match.state, ticket) for ticket in range(rules.tickets(match.state))]
                fair = sorted(drawn) == drawn and sorted(set(drawn)) == listed
                require(law=2, case=case, holds=fair, what=f"listed {listed}, tickets {drawn}")
            match.make(ply.seat, ply.action)


def law_03_apply_or_refuse(case: Case, tries: int) -> None:
    """Every listed action applies; any other is refused with a known code and changes nothing."""
    for index, match in enumerate(positions(case, tries, "law 3", REFUSED_PLIES)):
        before = match.state.dump()
        for seat in {*match.to_act()[:2], Seat(index % case.seats)}:
            legal = set(match.legal(seat))
            for action in range(len(case.game.actions)):
                if action in legal:
                    other = match.fork()
                    other.act(seat, ActionId(action))
                    changed = other.state.dump() != before or other.sealed > match.sealed
                    require(law=3, case=case, holds=changed, what="an action changed nothing")
                else:
                    _is_refused(case, match, seat, action)
        require(law=3, case=case, holds=match.state.dump() == before, what="a refused action changed the state")


def _is_refused(case: Case, match: Match, seat: Seat, action: int) -> None:
    name = case.game.actions.name(action)
    try:
        match.say(seat, name)
    except Refusal as refusal:
        if refusal.code == "already-answered" and match.sealed > 0:
            return
        facts = case.game.refusals.get(refusal.code)
        known = facts is not None and set(facts) == set(refusal.facts) and bool(refusal.rule)
        if not known:
            raise LawBroken(3, case, f"{name}: unknown refusal {refusal}") from refusal
    else:
        raise LawBroken(3, case, f"{name} is not listed, but was taken")


def law_04_replay(case: Case, tries: int) -> None:
    """Replay gives the same bytes; states and records survive dump and load."""
    for number in range(tries):
        match = finished(case, "law 4", number, lean=LEANS[number % len(LEANS)])
        again = replay(case, match.plies)
        require(law=4, case=case, holds=again.state.dump() == match.state.dump(), what="replay differs")
        loaded = case.game.state.load(match.state.dump())
        require(law=4, case=case, holds=loaded.dump() == match.state.dump(), what="dump and load differ")
        seats = [transcript.SeatRecord(f"seat {seat}", "bot random") for seat in range(case.seats)]
        line = transcript.encode(transcript.record_of(match, seats))
        record, rebuilt = transcript.read(line)
        same = rebuilt.state.dump() == match.state.dump() and transcript.encode(record) == line
        require(law=4, case=case, holds=same, what="the record differs")


def law_05_copies_stay(case: Case, tries: int) -> None:
    """Copies made earlier never change."""
    for number in range(tries):
        kept = [(match.state.copy(), match.state.dump()) for match in walk(case, "law 5", number)]
        same = all(state.dump() == data for state, data in kept)
        require(law=5, case=case, holds=same, what="an earlier copy changed")


def law_06_secrecy(case: Case, tries: int) -> None:
    """What a seat sees, may do, is told and samples is the same in any two worlds that it cannot tell apart."""
    for number in range(tries):
        compare_twins(case, number)


def compare_twins(case: Case, *seed: int) -> list[Twin]:
    """A random match beside twins of it, compared on the wire after each ply; the twins that were compared."""
    match = finished(case, "law 6", *seed, lean=LEANS[seed[-1] % len(LEANS)])
    rng = seeded("twins", *seed)
    found = [twin_of(case, match, rng) for _ in range(TWINS)]
    compared: dict[int, Twin] = {}
    heard = 0
    for one, others in lockstep(case, match.plies, [twin for twin in found if twin is not None]):
        for twin, other in others:
            compared[id(twin)] = twin
            _worlds_agree(case, twin, heard, one, other)
        heard = len(one.events)
    return list(compared.values())


def _worlds_agree(case: Case, twin: Twin, heard: int, one: Match, other: Match) -> None:
    same = one.heard(twin.observer, heard) == other.heard(twin.observer, heard)
    require(law=6, case=case, holds=same, what=f"events of {twin.observer} differ at ply {one.version}")
    same = one.legal(twin.observer) == other.legal(twin.observer) and one.to_act() == other.to_act()
    require(law=6, case=case, holds=same, what=f"legal actions differ after ply {one.version}")
    since = one.version - 1 - twin.first
    if since % VIEWED_PLIES == 0:
        _views_agree(case, twin.observer, one, other)
    if since == twin.first % (3 * SAMPLED_PLIES):
        _samples_agree(case, twin.observer, one, other)


def _views_agree(case: Case, observer: Seat, one: Match, other: Match) -> None:
    for viewer in (observer, PUBLIC):
        same = one.view_bytes(viewer) == other.view_bytes(viewer)
        require(law=6, case=case, holds=same, what=f"views of {viewer} differ after ply {one.version}")


def _samples_agree(case: Case, observer: Seat, one: Match, other: Match) -> None:
    same = one.key(observer) == other.key(observer)
    require(law=6, case=case, holds=same, what=f"information sets differ after ply {one.version}")
    for action in one.legal(observer):
        same = _told_of(one, observer, action) == _told_of(other, observer, action)
        require(law=6, case=case, holds=same, what=f"what action {action} is said to do differs")
    for number, (first, second) in enumerate(zip(one.explain_all(observer), other.explain_all(observer), strict=True)):
        same = _reason(first) == _reason(second)
        require(law=6, case=case, holds=same, what=f"reasons against {number} differ after ply {one.version}")
    same = _sampled(one, observer, one.version) == _sampled(other, observer, one.version)
    require(law=6, case=case, holds=same, what=f"samples differ after ply {one.version}")


def _told_of(match: Match, seat: Seat, action: ActionId) -> tuple[Any, ...]:
    """What a seat is told of an action that it may take."""
    return action_facts(match, seat, action), match.game.ways(match.state, seat, action)


def _sampled(match: Match, seat: Seat, seed: int) -> bytes:
    return bytes(match.sample(seat, seeded("sample", seed)).dump())


def _reason(refusal: Refusal | None) -> tuple[Any, ...]:
    return () if refusal is None else (refusal.code, refusal.rule, refusal.facts)


def law_07_conservation(case: Case, tries: int) -> None:
    """Cards and tokens are conserved, in the true world and in sampled ones, which can be played on."""
    for index, match in enumerate(positions(case, tries, "law 7")):
        _is_conserved(case, match.state, "the true world")
        if index % SAMPLED_PLIES == 0 and not match.is_over:
            seat = Seat(index % case.seats)
            sample = match.sample(seat, seeded("law 7", index))
            _is_conserved(case, sample, f"a sample of seat {seat}")
            choices = case.game.rules.legal(sample, case.game.rules.turn(sample), [0] * case.game.most_legal)
            require(law=7, case=case, holds=choices > 0, what=f"a sample of seat {seat} cannot be played on")


def _is_conserved(case: Case, state: Any, where: str) -> None:
    for what, expected, found in case.game.conserved(state):
        require(law=7, case=case, holds=expected == found, what=f"{where}: {what} {found}, not {expected}")


def law_08_words(case: Case, tries: int) -> None:
    """Names and ids are inverse for every action, every word, every event and the options."""
    actions = case.game.actions
    for action in range(len(actions)):
        block = actions.find(action)
        words = block.split(action)
        named = " ".join([block.verb, *(word.name(i) for word, i in zip(block.arguments, words, strict=True))])
        same = actions.parse(actions.name(action)) == action and named == actions.name(action)
        require(law=8, case=case, holds=same, what=f"action {action}")
    for kind in case.game.events.kinds:
        require(law=8, case=case, holds=case.game.events.find(kind.name) is kind, what=f"event {kind.name}")
    encoded = msgspec.json.encode(case.options)
    same = msgspec.json.decode(encoded, type=case.game.options) == case.options
    require(law=8, case=case, holds=same, what="options")


def law_09_compiled_equals_interpreted(case: Case, tries: int) -> None:
    """Compiled and interpreted rules agree on states, actions, events, defaults, notes and samples."""
    if is_available():
        for number in range(tries):
            match = finished(case, "law 9", number, lean=LEANS[number % len(LEANS)])
            for difference in Versions(case, match.plies).differences():
                raise LawBroken(9, case, difference)


def law_10_golden(case: Case, tries: int) -> None:
    """The golden transcripts replay to their results, and the path counts match."""
    folder = case.game.folder / "transcripts"
    golden = folder / f"{case.name}.jsonl"
    require(law=10, case=case, holds=golden.exists(), what="no golden transcripts")
    lines = [line for line in golden.read_bytes().splitlines() if len(transcript.decode(line).seats) == case.seats]
    require(law=10, case=case, holds=bool(lines), what="no golden transcript")
    for line in lines:
        transcript.read(line)
    for counted in (folder / "paths.txt").read_text().splitlines():
        preset, seats, *counts = counted.split()
        if (preset, int(seats)) == (case.name, case.seats):
            for depth, expected in enumerate(counts, 1):
                found = count_paths(case.match("paths"), depth)
                require(law=10, case=case, holds=found == int(expected), what=f"{found} paths of {depth} plies")


def count_paths(match: Match, depth: int) -> int:
    """How many sequences of so many plies there are, chance included."""
    rules, game = match.game.rules, match.game

    def count(state: Any, left: int) -> int:
        if left == 0 or rules.turn(state) == NOBODY:
            return 1
        actions = [0] * game.most_legal
        seat = rules.turn(state)
        total = 0
        for action in actions[: rules.legal(state, seat, actions)]:
            child = state.copy()
            rules.apply(child, seat, action, None)
            total += count(child, left - 1)
        return total

    return count(match.state, depth)


def law_11_texts(case: Case, tries: int) -> None:
    """Every word of the game has its text in every language; RULES has the same numbers in each."""
    from .texts import problems

    for problem in problems(case.game):
        raise LawBroken(11, case, problem)


def law_13_windows(case: Case, tries: int) -> None:
    """A window's answers are neither heard nor seen before it closes, and the order in which they came is all one."""
    for index, match in enumerate(positions(case, tries, "law 13")):
        if case.game.rules.window(match.state) == 0 or match.sealed > 0:
            continue
        _answers_stay_sealed(case, match)
        _order_does_not_matter(case, match, seeded("law 13", index))


def _answers_stay_sealed(case: Case, match: Match) -> None:
    """After any one answer that leaves the window open, everything that leaves the match is as before."""
    viewers = (*map(Seat, range(case.seats)), PUBLIC)
    before = [match.view_bytes(viewer) for viewer in viewers]
    for seat in match.to_act():
        for action in match.legal(seat)[:2]:
            branch = match.fork()
            branch.act(seat, action)
            if branch.sealed == 0:
                continue
            quiet = len(branch.events) == len(match.events) and branch.version == match.version
            require(law=13, case=case, holds=quiet, what=f"an answer of seat {seat} can be heard")
            same = [branch.view_bytes(viewer) for viewer in viewers] == before
            require(law=13, case=case, holds=same, what=f"an answer of seat {seat} can be seen")


def _order_does_not_matter(case: Case, match: Match, rng: Rng) -> None:
    """The same answers in the window's order and in another one make the same plies and the same state."""
    asked = list(match.to_act())
    answers = {seat: choices[below(rng, len(choices))] for seat in asked if (choices := match.legal(seat))}
    ordered, shuffled = match.fork(), match.fork()
    number = case.game.rules.window(match.state)
    while case.game.rules.window(ordered.state) == number:
        seat = Seat(case.game.rules.turn(ordered.state))
        ordered.make(seat, answers[seat])
    while case.game.rules.window(shuffled.state) == number:
        seat = asked.pop(below(rng, len(asked)))
        shuffled.act(seat, answers[seat])
    same = shuffled.plies == ordered.plies and shuffled.state.dump() == ordered.state.dump()
    require(law=13, case=case, holds=same, what=f"the order of the answers {answers} matters")


def law_14_scores(case: Case, tries: int) -> None:
    """Scores are within the game's range, places from 1 on, and somebody wins."""
    low, high = case.game.score_range(case.options, case.seats)
    for number in range(tries):
        match = finished(case, "law 14", number, lean=LEANS[number % len(LEANS)])
        scores = [case.game.rules.score(match.state, seat) for seat in range(case.seats)]
        places = [case.game.rules.place(match.state, seat) for seat in range(case.seats)]
        require(law=14, case=case, holds=all(low <= score <= high for score in scores), what=f"{scores}")
        fine = min(places) == 1 and max(places) <= case.seats
        require(law=14, case=case, holds=fine, what=f"places {places}")


def law_15_defaults(case: Case, tries: int) -> None:
    """Every prompt has a legal default action for the time-out."""
    for match in positions(case, tries, "law 15"):
        for seat in match.to_act():
            default = match.default(seat)
            require(law=15, case=case, holds=default in match.legal(seat), what=f"default {default}")


@dataclass(frozen=True)
class Law:
    """A law by its number, with how many random matches it needs as a share of the budget."""

    number: int
    check: Callable[[Case, int], None]
    share: float

    @property
    def title(self) -> str:
        """What the law says, in a sentence."""
        return (self.check.__doc__ or "").strip()


LAWS = (
    Law(1, law_01_matches_end, 1),
    Law(2, law_02_legal_actions, 0.5),
    Law(3, law_03_apply_or_refuse, 0.5),
    Law(4, law_04_replay, 0.3),
    Law(5, law_05_copies_stay, 0.3),
    Law(6, law_06_secrecy, 0.5),
    Law(7, law_07_conservation, 0.3),
    Law(8, law_08_words, 0.1),
    Law(9, law_09_compiled_equals_interpreted, 0.1),
    Law(10, law_10_golden, 0.1),
    Law(11, law_11_texts, 0.1),
    Law(13, law_13_windows, 0.3),
    Law(14, law_14_scores, 1),
    Law(15, law_15_defaults, 0.3),
)
"""All laws but 12, the agreement with an independent oracle, which needs the oracle and lives in the tests."""


FOR_PEOPLE = (10, 11)
"""Laws about transcripts and texts, which a game needs when people shall play it."""


def check_case(case: Case, tries: int) -> Iterator[Law]:
    """Run all laws on a case, giving out each one that holds; a game without texts is not yet for people."""
    for law in LAWS:
        if law.number in FOR_PEOPLE and not has_texts(case.game):
            continue
        law.check(case, max(1, round(tries * law.share)))
        yield law
