"""The laws that every game obeys; each raises AssertionError where one is broken.

They are functions, so that the tests of the tests can run them on games with planted faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from laws.tables import AnyGame, attributes, frozen, positions, until_over
from sobremesa.core.ints import Ints
from sobremesa.core.kind import ALONE, DEALT
from sobremesa.core.option import Options
from sobremesa.core.record import Record, read_record, replay, result
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Plain, Schema, Scribe
from sobremesa.core.words import SPECTATOR, UNKNOWN, Noun, Refusal, Seat


def check_legal(game: AnyGame, s: Any, strict: bool) -> None:
    """Law 1: choices are there, sorted, unique and the step's own; others are refused."""
    flow = game.flow
    waiting = flow.waiting(s)
    assert waiting == sorted(set(waiting))
    assert waiting or flow.over(s)
    for seat in range(s.seats):
        legal = flow.legal(s, seat)
        assert bool(legal) == (seat in waiting)
        assert legal == sorted(set(legal))
        assert all(0 <= action < game.words.size for action in legal)
        if legal:
            verbs = flow.step(s).verbs
            assert all(any(verb.owns(action) for verb in verbs) for action in legal)
            refused = [action for action, _ in flow.refusals(s, seat)]
            assert not set(refused) & set(legal)
            assert all(0 <= action < game.words.size for action in refused)
    if waiting:
        assert flow.question(s) == (waiting[0], flow.legal(s, waiting[0]))
        check_draw(flow.step(s), s, waiting[0])
    else:
        assert flow.question(s) is None
    if strict:
        check_refusals(game, s)


def check_draw(step: Any, s: Any, seat: Seat) -> None:
    """Law 1: what is drawn in a random game is what the same luck picks out of the choices."""
    choices = step.choices(s, seat)
    for seed in (b"first", b"second", b"third"):
        luck, twin = Rng(seed), Rng(seed)
        assert step.draw(s, seat, luck) == choices[twin.below(len(choices))], "drawn otherwise"
        assert luck.among == len(choices), "drawn among others"
        assert luck.below(1 << 15) == twin.below(1 << 15), "more luck is drawn"


def check_refusals(game: AnyGame, s: Any) -> None:
    """Law 1: any other action or seat raises a clear error and changes nothing."""
    before = frozen(s)
    for seat in range(-1, s.seats + 1):
        legal = game.flow.legal(s, seat)
        for action in range(-1, game.words.size + 1):
            if action in legal:
                continue
            with pytest.raises(Refusal, match=r"\w"):
                game.flow.apply(s, seat, action)
    assert frozen(s) == before


def check_end(game: AnyGame, s: Any) -> None:
    """Law 2: winners follow places, shares sum to one at most, a side wins or loses together."""
    assert game.flow.over(s)
    assert game.outcome(s) in game.words.outcomes
    places, shares, teams = game.places(s), game.shares(s), game.teams(s)
    assert len(places) == len(shares) == len(teams) == len(game.scores(s)) == s.seats
    assert all(1 <= place <= s.seats + 1 for place in places)
    for seat in range(s.seats):
        assert (shares[seat] > 0) == (places[seat] == 1)
        for other in range(s.seats):
            if teams[seat] == teams[other]:
                assert places[seat] == places[other]
                assert shares[seat] == shares[other]
    total = sum(shares)
    assert abs(total - 1) < 1e-9 or (total < 1 and 1 not in places) or total == 0.5


def check_replay(game: AnyGame, options: Options, seed: bytes) -> str:
    """Law 3: the record of a game replays to the same state, log and result."""
    record, s = record_of(game, options, seed)
    text = record.write()
    again = replay(game, read_record(text), log=True)
    assert frozen(again) == frozen(s)
    assert read_record(text).write() == text
    return text


def record_of(
    game: AnyGame, options: Options, seed: bytes, choosing: bytes = b"record"
) -> tuple[Record, Any]:
    """A random game and its record; of the same deal there are others, by `choosing`."""
    record = Record(game.name, game.version, options.seats, options.chosen, seed)
    s = game.new(options, seed, log=True)
    play_on(game, record, s, Rng(seed + choosing))
    return record, s


def play_on(game: AnyGame, record: Record, s: Any, luck: Rng) -> None:
    """Let a game be played to its end by chance, and be written down."""
    for _ in until_over(game, s):
        waiting = game.flow.waiting(s)
        seat = waiting[luck.below(len(waiting))]
        choices = game.flow.legal(s, seat)
        action = choices[luck.below(len(choices))]
        record.choices.append((seat, game.words.spell(action)))
        game.flow.apply(s, seat, action)
    record.end = result(game, s)


def check_clone(game: AnyGame, s: Any, clone: Callable[[Any], Any]) -> None:
    """Law 4: a clone is equal, shares nothing, and playing on it leaves the original untouched."""
    before = frozen(s)
    twin = clone(s)
    assert frozen(twin) == before
    mine, its = attributes(s), attributes(twin)
    for name, value in mine.items():
        if isinstance(value, list | Ints):
            assert value is not its[name], f"the clone shares {name}"
            for item, its_item in zip(value, its[name], strict=True):
                assert not isinstance(item, list) or item is not its_item
    assert s.rng is not twin.rng
    game.flow.playout(twin, Rng(b"on the clone"))
    assert frozen(s) == before


def check_twins(game: AnyGame, s: Any, viewer: Seat, luck: Rng) -> None:
    """Law 5: an imagined state looks the same to its viewer, and can be played to an end."""
    flow = game.flow
    view = game.view(s, viewer)
    t = game.imagine(view, luck)
    assert attributes(game.view(t, viewer)) == attributes(view), "the twin's view differs"
    assert facts(game.view(t, viewer)) == facts(view)
    assert t.agenda == s.agenda
    if viewer < s.seats:
        assert flow.asked(t, viewer) == flow.asked(s, viewer)
        assert flow.legal(t, viewer) == flow.legal(s, viewer), "the twin's choices differ"
        assert flow.refusals(t, viewer) == flow.refusals(s, viewer)
    check_pieces(game, t)
    for seat in flow.waiting(t):
        assert flow.legal(t, seat), "a question of the twin has no answer"
    check_step_twins(game, s, t, viewer, luck)
    flow.playout(t, luck)
    check_pieces(game, t)
    check_end(game, t)


def check_step_twins(game: AnyGame, s: Any, t: Any, viewer: Seat, luck: Rng) -> None:
    """Law 5: what another seat does tells the viewer's log and the agenda no more than his view.

    If the view (agenda apart) stays equal after a choice in `s` and one in `t`, then the lines
    added to the viewer's log and the agenda are both equal, or both differ (public choices).
    """
    flow = game.flow
    others = [seat for seat in flow.waiting(s) if seat != viewer and flow.asked(t, seat)]
    if not others:
        return
    seat = others[luck.below(len(others))]
    choices = flow.legal(s, seat)
    after, log = look(game, s, seat, choices[luck.below(len(choices))], viewer)
    view = visible(game, after, viewer)
    candidates = flow.legal(t, seat)
    luck.shuffle(candidates)
    for action in candidates[:12]:
        its_after, its_log = look(game, t, seat, action, viewer)
        if visible(game, its_after, viewer) != view:
            continue
        same_agenda = its_after.agenda == after.agenda
        assert (its_log == log) == same_agenda, (
            f"the log tells {log} or {its_log}" if same_agenda else "the agenda tells a secret"
        )
        if same_agenda and not flow.step(s).sealed:
            assert flow.waiting(its_after) == flow.waiting(after)


def look(game: AnyGame, s: Any, seat: Seat, action: int, viewer: Seat) -> tuple[Any, list[str]]:
    """The state after a choice, and the lines that it adds to the viewer's log."""
    after = s.clone()
    after.log = []
    game.flow.apply(after, seat, action)
    return after, [line.spell() for line in game.words.heard(after.log, viewer)]


def visible(game: AnyGame, s: Any, viewer: Seat) -> dict[str, object]:
    """The viewer's view, the agenda apart (and the argument of the frame on its top)."""
    found = attributes(game.view(s, viewer))
    for part in (found, found.get("open", {})):
        for moving in ("agenda", "arg"):
            part.pop(moving, None)
    return found


def facts(view: Any) -> dict[str, object]:
    """The view in names."""
    plain = Plain()
    view.describe(plain)
    return plain.facts


def check_variety(game: AnyGame, s: Any, viewer: Seat, luck: Rng) -> set[str]:
    """Law 5: what is hidden takes at least two values over repeated imagining."""
    hidden = game.hidden(s, viewer)
    if not hidden:
        return set()
    view = game.view(s, viewer)
    worlds = [game.reveal(game.imagine(view, luck)) for _ in range(24)]
    for zone in hidden:
        values = {repr(world[zone]) for world in worlds}
        assert len(values) > 1, f"{zone} is hidden but always imagined as {values}"
    return set(hidden)


def imagines_otherwise(game: AnyGame, s: Any, viewer: Seat, luck: Rng) -> bool:
    """Whether the viewer takes something else to be possible than what is true."""
    return bool(game.reveal(game.imagine(game.view(s, viewer), luck)) != game.reveal(s))


def check_sealed(game: AnyGame, s: Any, luck: Rng) -> None:
    """Law 6: sealed choices commute, and nobody else learns of them before all have chosen."""
    flow = game.flow
    waiting = flow.waiting(s)
    if flow.over(s) or not flow.step(s).sealed or len(waiting) < 2:
        return
    first, second = waiting[0], waiting[1]
    one, two = flow.legal(s, first), flow.legal(s, second)
    a, b = one[luck.below(len(one))], two[luck.below(len(two))]
    here, there = s.clone(), s.clone()
    flow.apply(here, first, a)
    check_silence(game, s, here, first)
    flow.apply(here, second, b)
    flow.apply(there, second, b)
    flow.apply(there, first, a)
    for viewer in [*range(s.seats), SPECTATOR]:
        assert heard(game, here, viewer) == heard(game, there, viewer)
    here.log = there.log = None
    assert frozen(here) == frozen(there), "sealed choices do not commute"


def check_silence(game: AnyGame, before: Any, after: Any, chooser: Seat) -> None:
    """Nobody but the chooser sees a sealed choice."""
    for viewer in [*range(before.seats), SPECTATOR]:
        if viewer == chooser:
            continue
        assert attributes(game.view(after, viewer)) == attributes(game.view(before, viewer))
        assert heard(game, after, viewer) == heard(game, before, viewer)
        if viewer < before.seats:
            assert game.flow.legal(after, viewer) == game.flow.legal(before, viewer)


def heard(game: AnyGame, s: Any, viewer: Seat) -> list[str]:
    """The viewer's log in notation."""
    return [line.spell() for line in game.words.heard(s.log, viewer)]


def check_pieces(game: AnyGame, s: Any) -> None:
    """Law 7: all pieces are there."""
    for kind, counted, expected in game.pieces(s):
        assert counted == expected, f"{counted} of kind {kind} instead of {expected}"


def check_telling(game: AnyGame, options: Options, seed: bytes) -> None:
    """Law 9: every choice leaves a line in the log of the one who chose."""
    s = game.new(options, seed, log=True)
    luck = Rng(seed + b"telling")
    for _ in until_over(game, s):
        waiting = game.flow.waiting(s)
        seat = waiting[luck.below(len(waiting))]
        s.log = []
        choices = game.flow.legal(s, seat)
        game.flow.apply(s, seat, choices[luck.below(len(choices))])
        assert heard(game, s, seat)


def check_scribes(game: AnyGame, s: Any, viewer: Seat) -> str:
    """Every scribe is told the same facts in the same order; give their names and shapes."""
    view = game.view(s, viewer)
    plain, schema = Plain(), Schema()
    for scribe in (plain, schema):
        view.describe(scribe)
    assert list(plain.facts) == [fact.key for fact in schema.facts]
    return str([(fact.key, fact.kind, fact.shape) for fact in schema.facts])


def check_kind(game: AnyGame, options: Options, seed: bytes, every: int = 7) -> set[str]:
    """Law 11: a game is of the kind that it declares; what was seen of it (`hidden`, `chance`).

    No game is longer than declared, chance and hidden things are there only where they are
    declared, and sides come from where the game says.
    """
    seen: set[str] = set()
    luck = Rng(seed + b"kind")
    assert options.seats in game.kind.seats
    longest = game.kind.longest
    choices = 0
    for choices, s in enumerate(positions(game, options, seed)):
        if choices % every == 0:
            for viewer in [*range(s.seats), SPECTATOR]:
                if game.hidden(s, viewer):
                    seen.add("hidden")
                if not game.kind.hidden:
                    check_open(game, s, viewer, luck)
        check_sides(game, s)
    assert choices <= longest, f"{choices} choices are more than {longest}"
    if attributes(s.rng) != attributes(Rng(seed)):
        seen.add("chance")
    if game.teams(s) != list(range(s.seats)):
        seen.add("partners")
    assert game.kind.hidden or "hidden" not in seen, "something is hidden"
    assert game.kind.chance or "chance" not in seen, "luck is drawn"
    return seen


def check_open(game: AnyGame, s: Any, viewer: Seat, luck: Rng) -> None:
    """Law 11: where nothing is hidden, everybody sees the state that anybody imagines."""
    t = game.imagine(game.view(s, viewer), luck)
    for other in [*range(s.seats), SPECTATOR]:
        same = attributes(game.view(t, other)) == attributes(game.view(s, other))
        assert same, f"{viewer} does not know what {other} sees"


WORLDS = 12
"""So many imagined worlds have to agree on what is certain."""
FEW_WORLDS = 3
"""So many of each viewer have to agree on what is free to be taken back."""


def check_certain(game: AnyGame, s: Any, seat: Seat, action: int, worlds: list[Any]) -> bool:
    """Law 12: what is declared certain is the same in the truth and in all imagined worlds.

    Whether it is declared so is the same in all of them, too, and trying out does what choosing
    does. Tell whether it was certain.
    """
    truth, tried = s.clone(), s.clone()
    truth.log, tried.log = [], []
    certain = game.flow.foresee(tried, seat, action)
    if certain:
        game.flow.apply(truth, seat, action)
        assert frozen(tried) == frozen(truth), "trying out is not what choosing does"
        assert game.flow.asked(truth, seat)
    expected = shown(game, truth, seat) if certain else []
    for imagined in worlds:
        world = imagined.clone()
        world.log = []
        same = game.flow.foresee(world, seat, action) == certain
        assert same, f"whether {game.words.spell(action)!r} is certain depends on what is hidden"
        if certain:
            seen = shown(game, world, seat) == expected
            assert seen, f"{game.words.spell(action)!r} is declared certain, and is not"
    return certain


def shown(game: AnyGame, s: Any, seat: Seat) -> list[object]:
    """All that the seat is shown: view, question and log."""
    flow = game.flow
    view = game.view(s, seat)
    question = [flow.key(s), flow.legal(s, seat), flow.refusals(s, seat)]
    return [attributes(view), facts(view), question, heard(game, s, seat)]


def check_foresight(game: AnyGame, s: Any, luck: Rng) -> set[str]:
    """Law 12 for a choice of each verb, for every seat that is asked; which verbs were certain."""
    found: set[str] = set()
    for seat in game.flow.waiting(s):
        choices, view = game.flow.legal(s, seat), game.view(s, seat)
        worlds = [game.imagine(view, luck) for _ in range(WORLDS)]
        for world in worlds:
            assert game.flow.legal(world, seat) == choices, "the twin's choices differ"
        luck.shuffle(choices)
        tried = {game.words.verb_of(action).key: action for action in choices}
        found |= {key for key in tried if check_certain(game, s, seat, tried[key], worlds)}
    return found


def check_forced(game: AnyGame, s: Any, luck: Rng) -> bool:
    """Law 14: what is declared forced is one choice, and everybody knows it; whether any was.

    In the truth, and in whatever world another viewer can imagine; a sealed decision never is.
    """
    found = False
    for seat in game.flow.waiting(s):
        forced = game.flow.forced(s, seat)
        found = found or forced
        assert not (forced and game.flow.step(s).sealed), "a sealed decision is declared forced"
        viewers = [viewer for viewer in [*range(s.seats), SPECTATOR] if viewer != seat]
        worlds = [game.imagine(game.view(s, viewer), luck) for viewer in viewers]
        for world in [s, *worlds]:
            same = game.flow.forced(world, seat) == forced
            assert same, "whether a choice is forced depends on what is hidden"
            one = len(game.flow.legal(world, seat)) == 1
            assert one or not forced, "a choice is declared forced, and there are others"
    return found


def check_free(game: AnyGame, s: Any, seat: Seat, action: int, luck: Rng) -> bool:
    """Law 16: what is free to be taken back has told nobody anything; tell whether it was free.

    No luck is drawn. In every world that a viewer takes to be possible before the choice, the
    chooser could have made one that shows this viewer the same: so none is ruled out by it. The
    chooser himself is shown the same in all of them by the very same choice.
    """
    flow, words = game.flow, game.words
    truth, tried = s.clone(), s.clone()
    truth.log, tried.log = [], []
    free = flow.is_free(tried, seat, action)
    flow.apply(truth, seat, action)
    if free:
        assert frozen(tried) == frozen(truth), "finding out is not what choosing does"
        assert attributes(truth.rng) == attributes(s.rng), "luck is drawn, and it would be free"
        assert not flow.over(truth), "the end of the game would be free"
    if not free:
        return False
    for viewer in [*range(s.seats), SPECTATOR]:
        view = game.view(s, viewer)
        expected = shown(game, truth, viewer)
        unseen = attributes(game.view(truth, viewer)) == attributes(view)
        if viewer != seat and unseen and not heard(game, truth, viewer):
            # He does not even know that anything was chosen.
            continue
        for _ in range(FEW_WORLDS):
            world = game.imagine(view, luck)
            if flow.step(s).sealed and flow.waiting(world) != flow.waiting(s):
                # For whom it waits the table tells, and no view does.
                continue
            legal = flow.legal(world, seat)
            luck.shuffle(legal)
            others = [] if viewer == seat else legal
            assert any(
                shown_if_free(game, world, seat, one, viewer) == expected
                for one in [action, *others]
                if one in legal
            ), f"{words.spell(action)!r} would be free, and tells {viewer} something"
    return True


def shown_if_free(
    game: AnyGame, s: Any, seat: Seat, action: int, viewer: Seat
) -> list[object] | None:
    """What a viewer is shown after a choice, if that is free there."""
    after = s.clone()
    after.log = []
    return shown(game, after, viewer) if game.flow.is_free(after, seat, action) else None


def check_taking_back(game: AnyGame, s: Any, luck: Rng) -> set[str]:
    """Law 16 for a choice of each verb, for every seat that is asked; which verbs were free."""
    found: set[str] = set()
    for seat in game.flow.waiting(s):
        choices = game.flow.legal(s, seat)
        luck.shuffle(choices)
        tried = {game.words.verb_of(action).key: action for action in choices}
        found |= {key for key in tried if check_free(game, s, seat, tried[key], luck)}
    return found


def check_sides(game: AnyGame, s: Any) -> None:
    """Law 11: sides are there if they are declared, and teams follow the sides that are dealt."""
    sides, teams = game.kind.sides, game.teams(s)
    assert sides != ALONE or teams == list(range(s.seats)), "a seat has a partner"
    assert (sides == DEALT) == bool(game.side_names), "sides have names where chance deals them"
    for seat in range(s.seats):
        side = game.side_of(s, seat)
        assert sides == DEALT or side == UNKNOWN
        if side != UNKNOWN:
            allies = [other for other in range(s.seats) if teams[other] == teams[seat]]
            assert all(game.side_of(s, other) == side for other in allies)
            assert side < len(game.side_names)
        else:
            assert sides != DEALT or not game.flow.over(s), "the sides are never dealt"


class Shown(Scribe):
    """Gathers what a view shows, by noun: what lies there, and the places where something does."""

    def __init__(self) -> None:
        self.things: set[tuple[str, str]] = set()

    def _show(self, noun: Noun, things: Iterable[int]) -> None:
        self.things |= {(noun.key, noun.spell(thing)) for thing in things if thing != UNKNOWN}

    def one(self, key: str, noun: Noun, thing: int) -> None:
        self._show(noun, [thing])

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        self._show(noun, things)

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        self._show(per, [i for i, thing in enumerate(things) if thing != UNKNOWN])
        self._show(noun, things)

    def count(self, key: str, number: int, most: int) -> None:
        """A number is no thing."""

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        if not per.parts:
            self._show(per, [i for i, number in enumerate(numbers) if number])

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """What is over is not drawn."""

    def past_many(self, key: str, noun: Noun, things: list[int]) -> None:
        """What is over is not drawn."""

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """What is over is not drawn."""


def check_reasons(game: AnyGame, s: Any, seat: Seat) -> str:
    """Law 13: what a view shows of what is asked for can be chosen, or is refused by a rule."""
    flow, words = game.flow, game.words
    verbs = flow.step(s).verbs
    asked_for = {noun.key for verb in verbs for noun in verb.nouns}
    said = {*flow.legal(s, seat), *[action for action, _ in flow.refusals(s, seat)]}
    named: set[tuple[str, str]] = set()
    for action in said:
        verb = words.verb_of(action)
        things = zip(verb.nouns, verb.things(action), strict=True)
        named |= {(noun.key, noun.spell(thing)) for noun, thing in things}
    shown = Shown()
    game.view(s, seat).describe(shown)
    silent = {(noun, name) for noun, name in shown.things - named if noun in asked_for}
    assert not silent, f"{flow.key(s)}: neither lit nor refused are {sorted(silent)}"
    mute = [verb.key for verb in verbs if not verb.nouns and verb.base not in said]
    assert not mute, f"{flow.key(s)}: neither offered nor refused are {mute}"
    return flow.key(s)


def check_all(game: AnyGame, options: Options, seed: bytes, every: int = 7) -> None:
    """Laws 1, 2, 6, 7, 13 along one random game; 4, 5, 12, 14, 16 at each `every`th position."""
    luck = Rng(seed + b"laws")
    end = None
    start = luck.below(every)
    for i, s in enumerate(positions(game, options, seed), start):
        check_pieces(game, s)
        check_legal(game, s, strict=False)
        check_sealed(game, s, luck)
        if i % every == 0:
            check_clone(game, s, lambda state: state.clone())
            for viewer in [*range(s.seats), SPECTATOR]:
                check_twins(game, s, viewer, luck)
            check_foresight(game, s, luck)
            check_forced(game, s, luck)
            check_taking_back(game, s, luck.clone())
        for seat in game.flow.waiting(s):
            check_reasons(game, s, seat)
        end = s
    check_end(game, end)
