"""Laws 6 and 13 at full size: pairs on the wire, knowledge that never errs, silent windows, planted leaks."""

import dataclasses
from collections import Counter
from typing import Any

import msgspec
import pytest

from katzentisch.core.actions import ActionId
from katzentisch.core.checks import LawBroken, compare_twins, law_06_secrecy, law_13_windows
from katzentisch.core.game import Detail, Game, Refusal
from katzentisch.core.log import Argument, Events
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import Rng, below, seeded
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.core.walks import LEANS, Case, finished, walk
from katzentisch.games.klaumau.actions import DOUBT
from katzentisch.games.klaumau.cards import KINDS, NUMBER_KINDS, POLICE, RECEIVER, WATCHDOG
from katzentisch.games.klaumau.matching import fits as fits_on_top
from katzentisch.games.klaumau.state import Phase
from tests.games.klaumau.agreement import tables

GAME = find("klaumau")
PAIRS = 2_500
WINDOWS = 10_000
BATCHES = 10


def case_of(seats: int, **options: Any) -> Case:
    return Case(GAME, "secrecy", msgspec.convert({"rounds": 1, **options}, GAME.options), seats)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_law_06ab_pairs_look_alike_on_the_wire(batch: int) -> None:
    """Pairs are built by swapping two cards that one seat never saw, wherever thefts and gifts carry them."""
    compared = 0
    for number, (seats, options) in enumerate(tables(100 + batch, rounds=(1,))):
        case = Case(GAME, "secrecy", options, seats)
        compared += sum(len(compare_twins(case, batch, number, repeat)) for repeat in range(4))
        if compared >= PAIRS // BATCHES:
            return


# Knowledge


def fits(notes: Any, state: Any) -> bool:
    """Can every sighting be found in one of its hands, each as another card?"""
    sightings = [(noted.kind, noted.hands) for noted in notes.sightings[: notes.count]]
    homes: dict[tuple[int, int, int], int] = {}

    def settle(index: int, tried: set[tuple[int, int, int]]) -> bool:
        kind, hands = sightings[index]
        for seat in range(state.seats):
            if hands >> seat & 1:
                for copy in range(state.players[seat].hand[kind]):
                    place = (seat, kind, copy)
                    if place not in tried:
                        tried.add(place)
                        if place not in homes or settle(homes[place], tried):
                            homes[place] = index
                            return True
        return False

    return all(settle(index, set()) for index in range(len(sightings)))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_m86_what_is_noted_is_true_and_samples_fit_it(batch: int) -> None:
    noted = sampled = 0
    for number, (seats, options) in enumerate(tables(200 + batch, rounds=(1,))):
        case = Case(GAME, "notes", options, seats)
        for index, match in enumerate(walk(case, "notes", number, lean=LEANS[number % 4])):
            if match.is_over:
                continue
            for seat in map(Seat, range(seats)):
                assert fits(match.notes(seat), match.state), (options, match.version, seat)
                noted += match.notes(seat).count
            seat = Seat(index % seats)
            if match.notes(seat).count and index % 3 == 0:
                sample = match.sample(seat, seeded("notes", index))
                assert fits(match.notes(seat), sample)
                assert all(expected == found for _, expected, found in GAME.conserved(sample))
                sampled += 1
        if number >= 20 and sampled > 150:
            break
    assert noted > 1_000


SMALL = {"id": "small", "black": {"1": 1, "3": 1, "crook": 1, "barter": 1, "red-plan": 1, "police": 2}, "grey": {}}


@pytest.mark.parametrize("seats", [2, 3])
def test_m86_the_true_world_is_among_the_samples(seats: int) -> None:
    """On a small deck the samples of a seat reach the true hands, however much it has seen of them."""
    case, found = case_of(seats, deck_table=SMALL, hand=2), 0
    for number in range(6):
        for index, match in enumerate(walk(case, "true", number, lean=LEANS[number % 4])):
            if index % 3 != 0 or match.is_over or sum(me.cards for me in match.state.players) > 5:
                continue
            seat, rng = Seat(index % seats), seeded("true", index)
            assert any(hands(match.sample(seat, rng)) == hands(match.state) for _ in range(60_000))
            found += 1
    assert found >= 5


def hands(state: Any) -> list[list[int]]:
    return [list(me.hand) for me in state.players[: state.seats]]


@pytest.mark.parametrize("show_to", ["all", "doubter"])
def test_m18_a_shown_hand_is_known_to_those_who_saw_it(show_to: str) -> None:
    seen = unseen = 0
    for number in range(12):
        for match in walk(case_of(4, show_to=show_to), "shown", number, lean=1):
            if match.state.phase == Phase.FORCE:
                speaker, doubter = match.state.player, match.state.doubter
                true = list(match.state.players[speaker].hand)
                for seat in map(Seat, range(4)):
                    sample = match.sample(seat, seeded("shown", number, seat)).players[speaker].hand
                    if seat in (speaker, doubter) or show_to == "all":
                        assert list(sample) == true
                        seen += 1
                    else:
                        unseen += list(sample) != true
    assert seen > 20
    assert (unseen > 10) == (show_to == "doubter")


def test_m18_who_did_not_see_the_hand_knows_that_it_could_play() -> None:
    """Everyone heard "caught": whatever is sampled, the doubter has a card to choose."""
    sampled = 0
    for number in range(40):
        for match in walk(case_of(4, show_to="doubter", watchdog=True), "caught", number, lean=1):
            if match.state.phase == Phase.FORCE:
                for seat in map(Seat, range(4)):
                    sample = match.sample(seat, seeded("caught", number, match.version))
                    assert GAME.rules.legal(sample, match.state.doubter, [0] * GAME.most_legal) > 0
                    sampled += 1
    assert sampled > 200


def test_m53_no_watchdog_is_dealt_in_a_sample() -> None:
    """Before the first draw nobody can hold one; later only who got a card after the deal."""
    held = 0
    for number in range(30):
        for match in walk(case_of(4, watchdog=True), "dogs", number):
            if match.is_over:
                continue
            seat = Seat(number % 4)
            received = match.notes(seat).received
            for other, me in enumerate(match.sample(seat, seeded("dogs", number, match.version)).players[:4]):
                assert me.hand[WATCHDOG] + me.watchdog <= received[other] or other == seat
                held += me.hand[WATCHDOG]
    assert held > 20


def test_m86_a_card_given_or_stolen_is_known_to_both() -> None:
    known = 0
    for number in range(30):
        match = finished(case_of(4), "taken", number)
        for index, event in enumerate(match.events):
            if event.kind.name in ("stole", "took", "gave"):
                giver, taker = event.args[:2] if event.kind.name == "gave" else (event.args[1], event.args[0])
                heard = [viewer for viewer in range(4) if "card" in match.heard(Seat(viewer), index)[0]]
                assert heard == sorted({giver, taker})
                assert "card" not in match.heard(PUBLIC, index)[0]
                known += 1
    assert known > 50


# Windows

NUMBER_CARDS = range(NUMBER_KINDS)
THIEVES = {
    "id": "thieves",
    "black": {"1": 2, "2": 1, "3": 1, "crook": 3, "keyhole": 1, "barter": 1, "police": 8, "receiver": 1},
    "grey": {},
}
"""Many Crooks and many Police: parries come often."""


def swap_card(match: Match, seat: Seat, given: int, taken: int) -> Match:
    """The same position, but the seat holds a card of the pile instead of one of its own."""
    other = match.fork()
    hand, pool = other.state.players[seat].hand, other.state.pool
    hand[given] -= 1
    pool[given] += 1
    pool[taken] -= 1
    hand[taken] += 1
    return other


def other_world(match: Match, seat: Seat, wanted: Any, rng: Rng) -> Match | None:
    """A seat with one wanted card has none instead, one without has one; None if the pile has no card for it."""
    hand, pool = match.state.players[seat].hand, match.state.pool
    held = [kind for kind in wanted if hand[kind]]
    if len(held) > 1 or (held and hand[held[0]] > 1):
        return None
    given = held or [kind for kind in range(KINDS) if hand[kind]]
    taken = [kind for kind in range(KINDS) if pool[kind] and kind != RECEIVER and (kind in wanted) != bool(held)]
    if not given or not taken:
        return None
    return swap_card(match, seat, given[below(rng, len(given))], taken[below(rng, len(taken))])


def asked_for(match: Match) -> tuple[Any, str] | None:
    """The cards that matter to the question that is open, and the answer that needs none."""
    if match.state.phase == Phase.PARRY:
        return (POLICE,), "allow"
    if match.state.phase == Phase.SELL:
        return NUMBER_CARDS, "done"
    if match.state.phase == Phase.DOUBT:
        return (POLICE,), "believe"
    if match.state.phase == Phase.TURN:
        return [kind for kind in range(KINDS) if fits_on_top(match.state, kind)], "cannot"
    return None


def looks(match: Match, heard: int, others: list[Seat]) -> list[Any]:
    """All that the others get from a position: who is asked, what they see and heard, their own prompts."""
    seen = [(match.view_bytes(viewer), match.heard(viewer, heard), match.legal(viewer)) for viewer in others]
    return [match.to_act(), match.view_bytes(PUBLIC), match.heard(PUBLIC, heard), seen]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_law_13_prompts_are_the_same_with_and_without_the_card(batch: int) -> None:
    """M57, M81, M85: for 10,000 positions, whoever is asked is asked alike, and the answer sounds alike."""
    compared: Counter[tuple[int, bool]] = Counter()
    number = 0
    while sum(compared.values()) < WINDOWS // BATCHES:
        case = case_of(2 + number % 7, deck_table=THIEVES, hand=3, receiver=True, doubters=("any", "next")[number % 2])
        for match in walk(case, "windows", batch, number):
            question, phase = asked_for(match), match.state.phase
            if question is None or compared[phase, True] + compared[phase, False] >= WINDOWS // BATCHES // 3:
                continue
            for seat in match.to_act()[:2]:
                if compare_answers(match, seat, *question, seeded("windows", batch, number)):
                    compared[phase, any(match.state.players[seat].hand[kind] for kind in question[0])] += 1
        number += 1
    for phase in (Phase.TURN, Phase.DOUBT, Phase.PARRY, Phase.SELL):
        assert compared[phase, True] >= 20, (phase, compared)
        assert compared[phase, False] >= 20, (phase, compared)


def compare_answers(match: Match, seat: Seat, wanted: Any, answer: str, rng: Rng) -> bool:
    """A position and its other world look alike to all others, before and after the answer; False if there is none."""
    other = other_world(match, seat, wanted, rng)
    if other is None:
        return False
    heard = len(match.events)
    others = [viewer for viewer in map(Seat, range(match.seats)) if viewer != seat]
    one = match.fork()
    assert looks(one, heard, others) == looks(other, heard, others)
    for world in (one, other):
        world.say(seat, answer)
    assert looks(one, heard, others) == looks(other, heard, others)
    return True


# Planted leaks


def leaky_view(state: Any, viewer: Seat) -> Any:
    """Tells every viewer how many Police seat 1 holds, hidden in the number of cards in the pile."""
    view = GAME.view(state, viewer)
    return msgspec.structs.replace(view, pile=view.pile + state.players[1].hand[POLICE])


def leaky_events() -> Events:
    """Stolen cards are heard by all."""
    events = Events()
    for kind in GAME.events.kinds:
        arguments = kind.arguments
        if kind.name == "stole":
            arguments = tuple(Argument(argument.name, argument.words) for argument in arguments)
        events.kind(kind.name, *arguments, pile=kind.pile, knows=tuple(arguments[place].name for place in kind.knows))
    return events


def leaky_determinize(state: Any, seat: int, notes: Any, rng: Rng) -> None:
    """Looks at the true hand of seat 1 before dealing."""
    for _ in range(state.players[1].hand[POLICE]):
        below(rng, 7)
    GAME.rules.determinize(state, seat, notes, rng)


def leaky_explain(state: Any, seat: int, action: int) -> Refusal:
    """Tells in a refusal how many Police seat 1 holds."""
    refusal = GAME.explain(state, seat, action)
    return Refusal(refusal.code, refusal.rule, **refusal.facts, others=state.players[1].hand[POLICE])


def leaky_detail(state: Any, seat: int, action: int) -> Detail:
    """Before the doubt is made, its label would list the hand that it would show."""
    detail = GAME.detail(state, seat, action)
    return msgspec.structs.replace(detail, source=None) if action == DOUBT else detail


LEAKS: dict[str, Game] = {
    "label": dataclasses.replace(GAME, detail=leaky_detail),
    "explanation": dataclasses.replace(GAME, explain=leaky_explain),
    "view": dataclasses.replace(GAME, view=leaky_view),
    "event": dataclasses.replace(GAME, events=leaky_events()),
    "determinize": dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, determinize=leaky_determinize)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    options = msgspec.structs.replace(GAME.presets["printed"], rounds=1)
    with pytest.raises(LawBroken) as caught:
        law_06_secrecy(Case(LEAKS[leak], "leak", options, 4), 60)
    assert caught.value.law == 6


def test_a_table_that_opens_answers_as_they_come_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever doubts first by the clock would be the doubter, and the others would hear it."""

    def hasty(match: Match, seat: Seat, action: ActionId) -> None:
        match._apply(seat, action)

    walked = [match.fork() for match in walk(case_of(4), "hasty", 1, lean=1)]
    monkeypatch.setattr(Match, "act", hasty)
    monkeypatch.setattr("katzentisch.core.checks.positions", lambda *_: walked)
    with pytest.raises(LawBroken) as caught:
        law_13_windows(case_of(4), 1)
    assert caught.value.law == 13


def test_a_table_that_counts_sealed_answers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The version of a match must not tell that somebody has answered."""
    monkeypatch.setattr(Match, "version", property(lambda match: len(match.plies) + match.sealed))
    with pytest.raises(LawBroken) as caught:
        law_13_windows(case_of(4), 6)
    assert caught.value.law == 13
