"""Choices in a row are judged by what their seat knows, and no refusal tells what could be done."""

from __future__ import annotations

from typing import Any

import pytest

from laws.planting import Copied, with_step
from play.asking import asked_in
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members
from sobremesa.core.words import Action, Seat
from sobremesa.games import SHELF, load
from sobremesa.play import acts
from sobremesa.play.denied import Denied
from sobremesa.play.match import Match
from sobremesa.play.offer import plain_offer
from sobremesa.play.previews import Beyond, preview
from sobremesa.play.viewer import plain_view
from stage import stage_of

MACARON = load("macaron")


def passing(game: Any = MACARON) -> tuple[Match, list[str]]:
    """A match in which seat 0 is to pass two cards, and what it may pass."""
    match = Match(game, game.options_for(4), b"passing")
    return match, [game.words.spell(action) for action in match.choices(0)]


def refused(match: Match, seat: Seat, choices: list[str]) -> Denied:
    with pytest.raises(Denied) as denied:
        acts.drafted(match, seat, choices)
    return denied.value


def test_several_choices_are_drafted_together() -> None:
    match, hand = passing()
    draft = acts.drafted(match, 0, hand[:2])
    assert draft.choices == hand[:2]
    assert match.made == 0, "nothing has happened"


def test_choices_in_a_row_are_refused_without_a_look_at_the_true_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, hand = passing()

    def draft(self: Match, seat: Seat, choices: list[str]) -> Any:
        raise AssertionError("the true state was asked")

    monkeypatch.setattr(Match, "draft", draft)
    assert refused(match, 0, [hand[0], hand[0]]).why == "illegal"
    assert refused(match, 0, [hand[0], "play almond-1"]).why == "illegal"
    assert refused(match, 0, [hand[0], "sing"]).why == "illegal"
    assert refused(match, 0, hand[:3]).why == "beyond"


class Omen(Copied):
    """What may be passed second depends on the left neighbour's hand: a draw would, too."""

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = super().choices(s, seat)
        if s.passed[2 * seat] == -1:
            return choices
        return choices[sum(members(s.hands[(seat + 1) % s.seats])) % 3 :][:1]

    def is_certain(self, s: Any, seat: Seat, action: Action) -> bool:
        return False


def test_a_row_of_choices_does_not_tell_what_the_first_would_turn_up() -> None:
    """Whatever comes second, and whatever the neighbour holds, the answer is the same."""
    answers = set()
    for seed in range(12):
        game = with_step(MACARON, "pass_card", Omen)
        match = Match(game, game.options_for(4), b"%d" % seed)
        hand = [game.words.spell(action) for action in match.choices(0)]
        for second in hand[1:6]:
            denied = refused(match, 0, [hand[0], second])
            answers.add((denied.why, str(denied), denied.rule))
    assert len(answers) == 1


@pytest.mark.parametrize("name", SHELF)
def test_no_refusal_tells_what_could_be_chosen(name: str) -> None:
    """Along a random game: what is wrongly asked for is named, and nothing that is allowed."""
    game = load(name)
    match = Match(game, game.options_for(game.kind.seats[-1]), b"refused")
    luck = Rng(b"luck")
    for seat in asked_in(match, 40):
        legal = match.choices(seat)
        allowed = [game.words.spell(action) for action in legal]
        said = game.words.spell(luck.below(game.words.size))
        wrong = [[said], [said, allowed[0]], [allowed[0], said, said]]
        for choices in wrong if said not in allowed else []:
            told = str(refused(match, seat, choices)).replace(repr(said), "")
            assert not [choice for choice in allowed if choice in told], told
        match.act(seat, legal[luck.below(len(legal))])


def plan(match: Match, seat: Seat, luck: Rng) -> tuple[list[str], Any]:
    """Choices as a page gathers them, up to the first that cannot be tried; what it shows then."""
    picks: list[str] = []
    asked = [match.game.words.spell(action) for action in match.choices(seat)]
    shown: Any = None
    while len(picks) < 8:
        picks.append(asked[luck.below(len(asked))])
        try:
            actions = [match.game.words.read(pick) for pick in picks]
            shown = preview(match.game, match.view(seat), seat, actions, match.forgets)
        except Beyond:
            return picks, None
        asked = [choice[0] for choice in shown["offer"]["choices"]]
    return picks, shown


@pytest.mark.parametrize("name", SHELF)
def test_a_plan_is_carried_out_as_it_was_shown(name: str) -> None:
    """Picks are tried one by one, and sent together with the one that ends the plan."""
    game = load(name)
    match = Match(game, game.options_for(game.kind.seats[-1]), b"plans")
    luck = Rng(b"plans")
    longest = 0
    for seat in asked_in(match, 60):
        picks, shown = plan(match, seat, luck)
        longest = max(longest, len(picks))
        draft = acts.drafted(match, seat, picks)
        for place in range(len(picks)):
            match.step(draft, place)
            if match.resting:
                match.go_on()
        if shown:
            assert plain_view(game, match.state, seat, match.forgets) == shown["view"]
            assert plain_offer(game, match.offer(seat)) == shown["offer"]
    assert longest > 1 or not stage_of(name).several
