"""What a table shows of finished tricks: nothing, unless it was agreed that they are shown."""

from __future__ import annotations

from cite import rule
from games.macaron.playing import act, advance, facts, heard, new, next_round
from games.macaron.situations import emma_table, trick_table
from sobremesa.core.option import forgets, shows_past
from sobremesa.core.words import SPECTATOR, put_away
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.state import State

HANDS = {
    0: "pistachio-5 chocolate-1",
    1: "pistachio-7 pistachio-2",
    2: "pistachio-1 chocolate-2",
    3: "pistachio-3 chocolate-3",
}
FIRST = ("0 play pistachio-5", "1 play pistachio-7", "2 play pistachio-1", "3 play pistachio-3")


def shown(s: State, viewer: int = SPECTATOR) -> list[str]:
    """The loud lines of the log as they are shown to people."""
    lines = GAME.words.heard(s.log or [], viewer)
    return [line.spell() for line in put_away(lines, len(lines)) if not line.event.quiet]


@rule("MC-68", "MC-R44")
def test_e34_a_trick_lies_open_until_the_next_one_is_led() -> None:
    s = trick_table(HANDS)
    act(s, *FIRST)
    assert shown(s) == [
        "trick_led 0 1",
        "played 0 pistachio-5",
        "played 1 pistachio-7",
        "played 2 pistachio-1",
        "played 3 pistachio-3",
        "trick_won 1 1 plain",
    ]
    act(s, "1 play pistachio-2")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert shown(s, viewer) == [
            "trick_led 0 1",
            "trick_won 1 1 plain",
            "trick_led 1 2",
            "played 1 pistachio-2",
        ]


@rule("MC-R28", "MC-R44")
def test_e34_whoever_remembers_has_every_card() -> None:
    s = trick_table(HANDS)
    act(s, *FIRST, "1 play pistachio-2")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert facts(s, viewer)["plays"] == [line.split()[2] for line in FIRST]
        assert len([line for line in heard(s, viewer) if line.startswith("played ")]) == 5


@rule("MC-R44")
def test_what_is_agreed_on_decides_and_hidden_is_printed() -> None:
    for seats in (1, 2, 3, 4, 5):
        offered = GAME.options(seats)
        assert forgets(offered, GAME.options_for(seats))
        open_table = GAME.options_for(seats, trick_history="shown")
        assert not forgets(offered, open_table)
        assert shows_past(offered, open_table)


@rule("MC-R44")
def test_a_round_that_has_been_scored_lies_open_again() -> None:
    s = advance(new(2), "play_card")
    next_round(s)
    every = [line for line in heard(s, SPECTATOR) if line.startswith("played ")]
    assert len(every) > 2
    assert [line for line in shown(s) if line.startswith("played ")] == every


@rule("MC-R28", "MC-R44")
def test_what_emma_has_shown_lies_open_until_the_bet() -> None:
    s = emma_table(" ".join(f"almond-{value}" for value in range(1, 7)))
    placed = [line for line in heard(s) if line.startswith("emma_shown ")]
    assert len(placed) == 8
    assert [line for line in shown(s, 0) if line.startswith("emma_shown ")] == placed
    act(s, "0 bet 0")
    left = shown(s, 0)
    assert not [line for line in left if line.startswith("emma_shown ")]
    assert "emma_ready" in left
    assert len(facts(s)["emma_shown"]) == 8


@rule("MC-68", "MC-R44")
def test_what_emma_plays_is_put_away_with_its_trick() -> None:
    emma = "pistachio-6 pistachio-4"
    s = trick_table({0: "pistachio-5 pistachio-7"}, "", "solo", emma=emma)
    act(s, "0 play pistachio-5")
    lines = GAME.words.heard(s.log or [], 0)
    assert [line.spell().split()[0] for line in put_away(lines, 0)] == [
        "trick_led",
        "played",
        "emma_played",
        "trick_won",
        "trick_led",
        "emma_played",
    ], "what nobody has been told yet is told once"
    assert [line.split()[0] for line in shown(s, 0)] == [
        "trick_led",
        "trick_won",
        "trick_led",
        "emma_played",
    ]
