"""Tests of the tests: faults planted on purpose, each of which a law must find."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from laws import laws
from laws.observed import check_mask, check_observed
from laws.planting import Copied, Peek, but, declaring, event, look_into_peeks, with_step, with_view
from laws.tables import AnyGame, attributes, positions, seeds
from sobremesa.core.kind import ALONE, DEALT, Kind
from sobremesa.core.observing import Observer
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members
from sobremesa.core.words import Action, Seat
from sobremesa.games import load
from sobremesa.games.macaron.facts import TRICKS_OF
from sobremesa.games.macaron.words import CARD

MACARON = load("macaron")
OPTIONS = MACARON.options_for(4)


class Chatter(Copied):
    """Tells everyone the face of a token that is placed face down."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        face = MACARON.words.verb_of(action).things(action)[0]
        s.tell(event(MACARON, "token_dealt"), seat, face)


class Minutes(Copied):
    """Writes the face of a token that is placed face down on the public agenda."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        face = MACARON.words.verb_of(action).things(action)[0]
        if s.agenda and s.agenda[-1] >> 16 == 0:
            s.agenda[-1] += face << 16


class Hint(Copied):
    """Allows the highest card only if the left neighbour's hand has none of its flavour."""

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = super().choices(s, seat)
        left = members(s.hands[(seat + 1) % s.seats])
        return choices[:-1] if len(choices) > 1 and choices[-1] - 1 in left else choices

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, str]]:
        found: list[tuple[Action, str]] = super().refusals(s, seat)
        kept = self.choices(s, seat)
        return found + [(one, "MC-47") for one in super().choices(s, seat) if one not in kept]


class Neighbour(Peek):
    """Sees the left neighbour's hand."""

    def peek(self, s: Any, seat: Seat) -> list[int]:
        return members(s.hands[(seat + 1) % s.seats])


class Blurting(Neighbour):
    """Tells a scribe of the left neighbour's hand, among what everybody may see."""

    def describe(self, to: Any) -> None:
        super().describe(to)
        to.many("leaked", CARD, self.peeked)


class Sideways(Observer[Any, Any]):
    """Marks actions as seat 0 counts, whoever is asked."""

    def mark(self, choices: list[Action], seat: Seat, buffer: memoryview, at: int = 0) -> None:
        super().mark(choices, 0, buffer, at)


class Thief(Copied):
    """Takes a played card out of the game."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        if s.plays:
            s.plays.pop()


class Loud(Copied):
    """A pass that shows in the others' hand counts as soon as it is chosen."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        s.boxes[seat] += 1


class Gossip(Copied):
    """Is certain only if the left neighbour has something that nobody else knows of."""

    def is_certain(self, s: Any, seat: Seat, action: Action) -> bool:
        return bool(members(s.hands[(seat + 1) % s.seats])[0] % 2)


class Reckless(Copied):
    """Takes every choice to be certain, the card that is drawn after a mirror, too."""

    def is_certain(self, s: Any, seat: Seat, action: Action) -> bool:
        return True


class Silent(Copied):
    """Gives no reason for whatever cannot be chosen of one noun."""

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, str]]:
        found: list[tuple[Action, str]] = super().refusals(s, seat)
        words = load("la_macarena").words
        return [refusal for refusal in found if not words.spell(refusal[0]).startswith("open")]


class Mute(Copied):
    """Gives no reason for a verb that cannot be chosen now."""

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, str]]:
        found: list[tuple[Action, str]] = super().refusals(s, seat)
        words = load("la_macarena").words
        return [refusal for refusal in found if words.spell(refusal[0]) != "stop"]


class Peeping(Copied):
    """Takes a choice to be forced if the hand has one card that follows: nobody else knows that."""

    def is_forced(self, o: Any, seat: Seat) -> bool:
        return len(self.choices(o, seat)) == 1


class Hasty(Copied):
    """Takes the last but one card to be forced, too."""

    def is_forced(self, o: Any, seat: Seat) -> bool:
        return bool(o.tricks >= TRICKS_OF[o.mode] - 2)


def run(game: AnyGame) -> None:
    """The laws over some games."""
    for seed in seeds(OPTIONS, 6):
        laws.check_all(game, OPTIONS, seed, every=2)


def test_the_unchanged_copies_are_lawful() -> None:
    steps = ("place_vote", "play_card", "pass_card")
    for game in [but(MACARON), *(with_step(MACARON, key, Copied) for key in steps)]:
        for seed in seeds(OPTIONS, 1):
            laws.check_all(game, OPTIONS, seed)


def test_a_leak_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look_into_peeks(monkeypatch)
    with pytest.raises(AssertionError, match="view differs"):
        run(with_view(MACARON, Neighbour))


def test_a_leak_in_an_observation_is_found() -> None:
    s = next(positions(MACARON, OPTIONS, b"observed"))
    check_observed(MACARON, s, 0, Rng(b"honest"))
    with pytest.raises(AssertionError, match="observation tells"):
        check_observed(with_view(MACARON, Blurting), s, 0, Rng(b"leak"))


def test_a_leak_in_a_mask_is_found() -> None:
    hinting = with_step(MACARON, "play_card", Hint)
    luck = Rng(b"hinting")
    with pytest.raises(AssertionError, match="mask tells"):  # noqa: PT012
        for s in positions(hinting, OPTIONS, b"hinting"):
            for seat in range(s.seats):
                check_observed(hinting, s, seat, luck)


def test_a_mask_that_is_not_turned_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("macelandia")
    sideways = Sideways(game, 5)
    monkeypatch.setattr("laws.observed.observers", lambda game, seats: [sideways])
    with pytest.raises(AssertionError):  # noqa: PT012
        for s in positions(game, game.options_for(5), b"sideways"):
            for seat in range(s.seats):
                check_mask(game, s, seat)


def test_a_hidden_card_in_the_open_part_is_found() -> None:
    template = load("template")

    def leaking(s: Any, seat: Seat) -> Any:
        view = template.view(s, seat)
        view.open.played = view.open.played + s.aside[:1]
        return view

    options = template.options_for(3)
    s = next(positions(template, options, b"open"))
    laws.check_twins(template, s, 0, Rng(b"honest"))
    with pytest.raises(AssertionError, match="view differs"):
        laws.check_twins(but(template, view=leaking), s, 0, Rng(b"leak"))


FAULTS = {
    "a leak in a log line": (Chatter, "place_vote", "the log tells"),
    "a leak in a choice": (Hint, "play_card", "choices differ|would be free, and tells"),
    "a leak on the agenda": (Minutes, "place_vote", "agenda tells a secret"),
    "a sealed choice that shows": (Loud, "pass_card", None),
    "a lost piece": (Thief, "play_card", "of kind card instead of"),
}


@pytest.mark.parametrize(("planted", "step", "said"), FAULTS.values(), ids=FAULTS)
def test_a_fault_in_a_step_is_found(planted: type[Copied], step: str, said: str | None) -> None:
    with pytest.raises(AssertionError, match=said):
        run(with_step(MACARON, step, planted))


@pytest.mark.parametrize("shared", ["hands", "votes", "agenda", "log", "scores"])
def test_a_list_shared_by_a_clone_is_found(shared: str) -> None:
    def sharing(s: Any) -> Any:
        twin = s.clone()
        setattr(twin, shared, getattr(s, shared))
        return twin

    check_clone_fails(sharing)


def test_a_zone_shared_by_a_clone_is_found() -> None:
    def sharing(s: Any) -> Any:
        twin = s.clone()
        twin.zones[0] = s.zones[0]
        return twin

    check_clone_fails(sharing, load("antayagi"))


def check_clone_fails(clone: Callable[[Any], Any], game: AnyGame = MACARON) -> None:
    s = next(positions(game, game.options_for(4), b"shared"))
    with pytest.raises(AssertionError):
        laws.check_clone(game, s, clone)


def test_an_imagination_that_copies_the_truth_is_found() -> None:
    s = next(positions(MACARON, OPTIONS, b"copycat"))
    copycat = but(MACARON, imagine=lambda v, rng: s.clone())
    with pytest.raises(AssertionError, match="always imagined"):
        laws.check_variety(copycat, s, 0, Rng(b"variety"))


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        ({"hidden": False}, "something is hidden|does not know"),
        ({"chance": False}, "luck is drawn"),
        ({"longest": 100}, "more than 100"),
        ({"sides": ALONE}, "has a partner"),
        ({"sides": DEALT}, "sides have names"),
    ],
)
def test_a_kind_that_is_not_true_is_found(lie: dict[str, Any], found: str) -> None:
    game = but(MACARON, kind=Kind(**attributes(MACARON.kind) | lie))
    with pytest.raises(AssertionError, match=found):
        laws.check_kind(game, MACARON.options_for(4, mode="2v2"), b"kind")


UNSURE = {
    "a draw from the pile": (
        declaring(MACARON, "draw_swapped", "deal_emma"),
        MACARON.options_for(1),
    ),
    "a draw after some of the choices": (
        with_step(load("la_macarena"), "lay_card", Reckless),
        load("la_macarena").options_for(2),
    ),
    "another seat's cards turned up": (
        declaring(load("macelandia"), "fight", "end_turn", "begin_turn"),
        load("macelandia").options_for(4),
    ),
    "what the dice will show": (
        declaring(load("macao"), "begin_round", "roll_dice"),
        load("macao").options_for(2),
    ),
}


@pytest.mark.parametrize(("game", "options"), UNSURE.values(), ids=UNSURE)
def test_what_is_declared_certain_and_is_not_is_found(game: AnyGame, options: Options) -> None:
    honest = load(game.name)
    assert any(certain(honest, options)), "the honest game has choices that are certain"
    with pytest.raises(AssertionError, match="declared certain, and is not"):
        list(certain(game, options))


class Shameless(Copied):
    """Takes every choice to be revocable."""

    def is_revocable(self, s: Any, seat: Seat, action: Action) -> bool:
        return True


KNOWN = {
    "a card that was hidden in a hand": (
        declaring(MACARON, "play_card", what="revocable"),
        OPTIONS,
        "would be free, and tells",
    ),
    "that a hand has a fitting card": (
        declaring(load("la_macarena"), "take_turn", what="revocable"),
        load("la_macarena").options_for(2),
        "would be free, and tells",
    ),
    "how many cards go together in a hand": (
        with_step(load("macelandia"), "choose_attack", Shameless),
        load("macelandia").options_for(4),
        "would be free, and tells",
    ),
    "what the dice show": (
        declaring(load("macao"), "begin_round", "roll_dice", what="revocable"),
        load("macao").options_for(2),
        "luck is drawn, and it would be free|would be free, and tells",
    ),
}


@pytest.mark.parametrize(("game", "options", "said"), KNOWN.values(), ids=KNOWN)
def test_what_is_declared_revocable_and_is_not_is_found(
    game: AnyGame, options: Options, said: str
) -> None:
    revoked(load(game.name), options)
    with pytest.raises(AssertionError, match=said):
        revoked(game, options)


def revoked(game: AnyGame, options: Options) -> set[str]:
    """What is free to be taken back in a game."""
    found: set[str] = set()
    luck = Rng(b"revoked")
    for i, s in enumerate(positions(game, options, b"revoked")):
        if i < 24 or i % 4 == 0:
            found |= laws.check_taking_back(game, s, luck)
        if i > 90:
            break
    return found


FREE = {
    "antayagi": {"partner", "commit"},
    "macao": {"take", "sail", "wall"},
    "macaron": {"pass", "vote", "bet", "no_bet"},
    "macelandia": {"attack", "reinforce", "commit"},
    "template": {"play"},
}


@pytest.mark.parametrize("name", FREE)
def test_what_tells_nothing_is_met(name: str) -> None:
    """A declaration that never holds would be no declaration."""
    game = load(name)
    assert revoked(game, game.options_for(4 if 4 in game.kind.seats else 2)) >= FREE[name]


def test_a_declaration_that_looks_into_another_hand_is_found() -> None:
    with pytest.raises(AssertionError, match="depends on what is hidden"):
        list(certain(with_step(MACARON, "pass_card", Gossip), OPTIONS))


def test_a_forced_move_that_only_its_player_knows_is_found() -> None:
    with pytest.raises(AssertionError, match=r"depends on what is hidden|there are others"):
        compelled(with_step(MACARON, "play_card", Peeping), OPTIONS)


def test_a_forced_move_that_is_a_choice_is_found() -> None:
    with pytest.raises(AssertionError, match="declared forced, and there are others"):
        compelled(with_step(MACARON, "play_card", Hasty), OPTIONS)


FORCED = {
    "the last card of a hand": (MACARON, OPTIONS),
    "the last free territory": (
        load("macelandia"),
        load("macelandia").options_for(6, placement="free"),
    ),
}


@pytest.mark.parametrize(("game", "options"), FORCED.values(), ids=FORCED)
def test_forced_moves_are_met(game: AnyGame, options: Options) -> None:
    """A declaration that never holds would be no declaration."""
    assert compelled(game, options)


def test_a_sealed_choice_is_never_shown_whatever_is_declared() -> None:
    """When all have chosen, the engine does not go on to what the others' choices show."""
    declared = declaring(MACARON, "hand_over", "deal_tokens", "count_votes")
    assert foretold(declared) == foretold(MACARON)


def compelled(game: AnyGame, options: Options) -> bool:
    """Whether something was forced at some position, by law 14."""
    found = False
    for seed in seeds(options, 3):
        luck = Rng(seed)
        for s in positions(game, options, seed):
            found = laws.check_forced(game, s, luck) or found
    return found


def certain(game: AnyGame, options: Options, games: int = 2) -> Iterator[set[str]]:
    """The verbs that are certain at each position of some games, by law 12."""
    for seed in seeds(options, games):
        luck = Rng(seed)
        for s in positions(game, options, seed):
            yield laws.check_foresight(game, s, luck)


def foretold(game: AnyGame) -> set[str]:
    """The verbs that were certain at some position of a game."""
    return set().union(*certain(game, OPTIONS, games=1))


UNREASONED = {
    "a thing that is shown": (Silent, "take_turn", r"neither lit nor refused are .*'well'"),
    "a verb": (Mute, "lay_card", r"neither offered nor refused are \['stop'\]"),
}


@pytest.mark.parametrize(("planted", "step", "said"), UNREASONED.values(), ids=UNREASONED)
def test_what_cannot_be_chosen_without_a_reason_is_found(
    planted: type[Copied], step: str, said: str
) -> None:
    honest = load("la_macarena")
    assert reasoned(with_step(honest, step, Copied)) >= {step}
    with pytest.raises(AssertionError, match=said):
        reasoned(with_step(honest, step, planted))


def reasoned(game: AnyGame) -> set[str]:
    """The steps at which law 13 was held against what everybody who is asked is shown."""
    found: set[str] = set()
    options = game.options_for(2)
    for seed in seeds(options, 1):
        for s in positions(game, options, seed):
            found |= {laws.check_reasons(game, s, seat) for seat in game.flow.waiting(s)}
    return found
