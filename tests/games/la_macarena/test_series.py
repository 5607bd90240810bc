"""MA-20 to MA-39: which series may be laid, and what becomes of them."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cite import rule
from games.la_macarena.looking import collection, hand, macas, top
from games.la_macarena.playing import (
    act,
    asked,
    card,
    cards,
    code,
    codes,
    facts,
    fitting,
    known_cards,
    laying,
    offered,
    on_turn,
    play,
    refused,
    same_cards,
    told,
)
from games.la_macarena.situations import all_series, table, turn
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.series import enumerate_series
from sobremesa.games.la_macarena.state import State

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def link(one: str, two: str) -> str:
    """The link between two cards, in letters of our own: U, D, N, M, or none."""
    if one == two:
        return "M"
    step = (RANKS.index(two[:-1]) - RANKS.index(one[:-1])) % 13
    if one[-1] == two[-1]:
        return {1: "U", 12: "D"}.get(step, "")
    return "N" if step == 0 else ""


def is_legal(series: list[str]) -> bool:
    """The rules MA-20 to MA-33, said once more: `series` begins with the well's top card."""
    links = [link(one, two) for one, two in pairwise(series)]
    if "" in links or "M" in links[:-1]:
        return False
    said = "".join(links)
    if "UD" in said or "DU" in said:
        return False
    start = 0
    for i in range(len(links) + 1):
        if i == len(links) or links[i] != "N":
            run = [one[-1] for one in series[start : i + 1]]
            if len(set(run)) < len(run):
                return False
            start = i + 1
    return True


CARDS = st.sampled_from(
    [f"{rank}{element}" for rank in RANKS[:3] + RANKS[-1:] for element in "eaw"]
)


@rule("MA-20", "MA-23", "MA-24", "MA-26", "MA-28", "MA-30")
@given(CARDS, st.lists(CARDS, min_size=1, max_size=6))
def test_every_legal_series_is_found_and_no_other(start: str, held: list[str]) -> None:
    held = [one for i, one in enumerate(held) if held[:i].count(one) < 2]
    wanted = {
        order
        for size in range(1, len(held) + 1)
        for order in permutations(held, size)
        if is_legal([start, *order])
    }
    found = [tuple(one.split()) for one in all_series(start, " ".join(held))]
    assert len(found) == len(set(found))
    assert set(found) == wanted


@rule("MA-20", "MA-29")
@given(CARDS, st.lists(CARDS, min_size=1, max_size=5, unique=True))
def test_the_choices_card_by_card_lead_to_the_same_series(start: str, held: list[str]) -> None:
    if len(set(held) - {start}) < len(held):
        return
    s = turn(table(start, {0: " ".join([*held, "9f"])}))
    found: set[str] = set()
    if "open 0" in offered(s):
        act(s, "0 open 0")
        walk(s, [], found)
    assert found == set(all_series(start, " ".join(held)))


def walk(s: State, laid: list[str], found: set[str]) -> None:
    """All ways to go on with a series; a mirror cannot be undone, but is a series."""
    for one in fitting(s).split():
        if one == "stop":
            found.add(" ".join(laid))
            continue
        twin = s.clone()
        act(twin, f"0 append {one}")
        if laying(twin):
            walk(twin, [*laid, one], found)
        else:
            found.add(" ".join([*laid, one]))


@rule("MA-20")
def test_the_four_links_and_nothing_else() -> None:
    everything = " ".join(f"{rank}{element}" for rank in RANKS for element in "eawf")
    s = turn(table("7e 2a 3a 4a 5a 6a 8a", {0: everything}))
    act(s, "0 open 0")
    assert fitting(s) == "6e 7e 8e 7a 7w 7f"
    assert refused(s)["append earth-9"] == "MA-20"
    assert refused(s)["append air-8"] == "MA-20"


@rule("MA-20", "MA-27")
def test_a_well_without_a_link_cannot_be_opened() -> None:
    s = turn(table("7e Kf", {0: "8e 2w"}))
    assert offered(s) == ["pass", "open 0"]
    assert refused(s)["open 1"] == "MA-20"
    with pytest.raises(Refusal, match="MA-20"):
        act(s, "0 open 1")


@rule("MA-21")
def test_a_ladder_is_in_one_element_with_the_card_it_starts_from() -> None:
    assert all_series("5e", "6e 7e 8e") == ["6e", "6e 7e", "6e 7e 8e"]
    assert all_series("5e", "4e 3e 2e") == ["4e", "4e 3e", "4e 3e 2e"]
    assert all_series("5e", "6a 7a") == []
    assert all_series("5e", "6e 7a") == ["6e"]


@rule("MA-22")
def test_ladders_run_on_through_the_ace() -> None:
    assert all_series("Qw", "Kw Aw 2w")[-1] == "Kw Aw 2w"
    assert all_series("3w", "2w Aw Kw Qw")[-1] == "2w Aw Kw Qw"
    assert all_series("Kw", "2w") == []


@rule("MA-23", "MA-R6", "MA-R8")
def test_a_ladder_does_not_turn_round() -> None:
    assert all_series("4f", "5f 6f 7f 6f") == ["5f", "5f 6f", "5f 6f 6f", "5f 6f 7f"]
    assert all_series("6f", "5f 6f 6f") == ["5f", "6f"]
    s = turn(table("4f", {0: "5f 6f 4f 9w"}, seats=2))
    act(s, "0 open 0", "0 append 5f")
    assert fitting(s) == "6f stop"
    assert refused(s)["append fire-4"] == "MA-23"


@rule("MA-24", "MA-R7")
def test_a_same_number_run_repeats_no_element_not_even_the_wells() -> None:
    assert "8a 8e 8f" not in all_series("8f", "8a 8e 8f 9f")
    s = turn(table("8f", {0: "8a 8e 8f 9w"}))
    act(s, "0 open 0", "0 append 8a", "0 append 8e")
    assert fitting(s) == "stop"
    assert refused(s)["append fire-8"] == "MA-24"
    # The published example: air comes again, in another run.
    assert "4w 5w 6w 6a 6e 7e 7e" in all_series("4a", "4w 5w 6w 6a 6e 7e 7e")


@rule("MA-24")
def test_the_last_card_of_a_ladder_begins_the_run() -> None:
    assert "6e 6a" in all_series("5e", "6e 6a")
    assert "6e 6a 6e" not in all_series("5e", "6e 6a 6e")


@rule("MA-25")
def test_a_same_number_run_has_three_links_at_most() -> None:
    found = all_series("8f", "8e 8a 8w 8e 8a 8w 8f")
    plain = [one.split() for one in found if one.split()[-1] not in one.split()[-2:-1]]
    assert max(len(one) for one in plain) == 3


@rule("MA-26")
def test_after_same_numbers_a_ladder_goes_either_way_in_any_element() -> None:
    found = all_series("4e", "5e 5a 4a 6a 5w")
    assert "5e 5a 6a" in found
    assert "5e 5a 4a" in found
    assert "5e 5a 5w" in found
    # Earth was used before; a new ladder in it may go down after one that went up.
    assert "5e 6e 6a 6w 5w 5e 4e" in all_series("4e", "5e 6e 6a 6w 5w 5e 4e")
    assert "6e 6a 5a 5e" in all_series("5e", "6e 5e 6a 5a")


@rule("MA-27", "MA-38")
def test_covered_cards_do_not_matter() -> None:
    s = turn(table("7e", {0: "8e 6e 9w", 1: "3f"}, seats=2, deck="3a 2f Kw"))
    play(s, 0, "8e")
    act(s, "1 pass")
    assert top(s, 0) == "8e"
    assert hand(s, 0) == "6e 9w 2f"
    assert offered(s) == ["pass"]
    assert refused(s)["open 0"] == "MA-20"


@rule("MA-28")
def test_each_card_is_played_once() -> None:
    s = turn(table("7e", {0: "8e 8a 2f"}))
    act(s, "0 open 0", "0 append 8e")
    assert hand(s, 0) == "8a 2f"
    act(s, "0 append 8a")
    assert fitting(s) == "stop"
    assert refused(s)["append earth-8"] == "MA-28"
    assert all_series("7e", "8e") == ["8e"]


@rule("MA-29", "MA-R5", "MA-R35")
def test_the_player_chooses_when_to_stop_and_is_asked_even_if_nothing_fits() -> None:
    s = turn(table("7e", {0: "8e 9e 10e 2f"}))
    act(s, "0 open 0")
    assert fitting(s) == "8e"
    assert refused(s)["stop"] == "MA-11"
    act(s, "0 append 8e")
    assert fitting(s) == "9e stop"
    act(s, "0 append 9e", "0 append 10e")
    assert fitting(s) == "stop"
    assert laying(s)
    act(s, "0 stop")
    assert on_turn(s) == (1, False)


@rule("MA-30", "MA-32", "MA-R10")
@pytest.mark.parametrize(
    ("start", "series", "link_before"),
    [("7e", "8e 8e", "up"), ("7e", "6e 6e", "down"), ("7e", "7a 7a", "same")],
)
def test_a_mirror_of_hand_cards_ends_a_series_after_any_link(
    start: str, series: str, link_before: str
) -> None:
    s = turn(table(start, {0: f"{series} 5e 9e 7w 2f 3f"}))
    first = series.split()[0]
    act(s, "0 open 0", f"0 append {first}")
    assert facts(s, 0)["last_link"] == link_before
    act(s, f"0 append {first}")
    assert on_turn(s) == (0, True)
    assert told(s, 1, "laid")[-1].endswith("mirror")


@rule("MA-30", "MA-31")
def test_a_mirror_of_the_top_card_is_played_alone() -> None:
    assert all_series("7e", "7e 8e 6e 7a") == ["6e", "7e", "8e", "7a"]
    s = turn(table("7e", {0: "7e 8e 2f"}))
    act(s, "0 open 0", "0 append 7e")
    assert on_turn(s) == (0, True)
    assert "8e" in hand(s, 0)


@rule("MA-33", "MA-R9")
def test_identical_cards_apart_are_no_mirror() -> None:
    s = turn(table("6f", {0: "7f 7w 6w 6f 2e 2e"}))
    play(s, 0, "7f 7w 6w 6f")
    assert on_turn(s) == (1, False)
    assert macas(s) == [0] * 7
    # Both copies out of the hand, in two different runs.
    s = turn(table("4e", {0: "5e 6e 6w 5w 5e 2f"}))
    play(s, 0, "5e 6e 6w 5w 5e")
    assert on_turn(s) == (1, False)
    assert macas(s) == [0] * 7
    assert "8e 8a 8e" not in all_series("8f", "8e 8a 8e")


@rule("MA-34")
def test_a_single_card_stays_on_the_well_and_nothing_is_collected() -> None:
    s = turn(table("7e", {0: "8e 2f"}))
    play(s, 0, "8e")
    assert top(s, 0) == "8e"
    assert collection(s) == ""
    assert told(s, SPECTATOR, "series_ended") == ["series_ended 0 earth-8 0 0"]


@rule("MA-35", "MA-R12")
def test_the_last_card_stays_and_the_others_are_collected() -> None:
    s = turn(table("7e", {0: "8e 9e 9a 2f"}))
    play(s, 0, "8e 9e 9a")
    assert top(s, 0) == "9a"
    assert collection(s) == "8e 9e"
    assert facts(s, 1)["collection_sizes"] == [2, 0, 0]


@rule("MA-35")
def test_wells_and_collections_change_only_when_the_series_is_over() -> None:
    s = turn(table("7e", {0: "8e 9e 2f"}))
    act(s, "0 open 0", "0 append 8e", "0 append 9e")
    assert (top(s, 0), collection(s)) == ("7e", "")
    assert facts(s, 1)["laid"] == ["earth-8", "earth-9"]
    assert facts(s, 1)["hand_sizes"] == [1, 2, 2]
    assert facts(s, 0)["would_collect"] == 1


@rule("MA-36")
def test_a_lone_mirror_is_collected_and_the_well_stays() -> None:
    s = turn(table("7e", {0: "7e 2f"}))
    act(s, "0 open 0", "0 append 7e")
    assert (top(s, 0), collection(s)) == ("7e", "7e")
    assert facts(s, 0)["heights"] == [1] * 7


@rule("MA-37", "MA-R11")
def test_a_mirror_at_the_end_of_a_series_stays_on_the_well() -> None:
    s = turn(table("7e", {0: "8e 9e 9e 2f"}))
    play(s, 0, "8e 9e 9e")
    assert (top(s, 0), collection(s)) == ("9e", "8e 9e")


@rule("MA-38")
def test_covered_cards_stay_in_the_well_and_are_never_collected() -> None:
    s = turn(table("7e", {0: "8e 9e 2f", 1: "10e 10f 3a"}))
    play(s, 0, "8e 9e")
    play(s, 0, "10e 10f", seat=1)
    assert facts(s, 0)["heights"] == [3, 1, 1, 1, 1, 1, 1]
    assert [code(thing % 52) for thing in s.covered] == ["7e", "9e"]
    assert (collection(s, 0), collection(s, 1)) == ("8e", "10e")


@rule("MA-39")
def test_a_collection_is_named_to_its_owner_only() -> None:
    s = turn(table("7e", {0: "8e 9e 9a 2f"}))
    play(s, 0, "8e 9e 9a")
    assert facts(s, 0)["collection"] == ["earth-8", "earth-9"]
    for viewer in (1, 2, SPECTATOR):
        assert facts(s, viewer)["collection"] == []
        assert facts(s, viewer)["collection_sizes"] == [2, 0, 0]
        assert told(s, viewer, "card_shown") == []


@rule("MA-39")
def test_whoever_remembers_the_open_plays_knows_the_collections() -> None:
    s = turn(table("7e", {0: "8e 9e 9a 2f"}))
    play(s, 0, "8e 9e 9a")
    assert codes(GAME.view(s, 1).collection(0)) == "8e 9e"
    assert {"8e", "9e", "9a"} <= known_cards(s, 1)


@rule("MA-11")
def test_one_series_on_one_well() -> None:
    s = turn(table("7e Kf", {0: "8e Qf 2w"}))
    assert offered(s) == ["pass", "open 0", "open 1"]
    act(s, "0 open 0")
    assert refused(s)["open 1"] == "MA-11"
    assert refused(s)["pass"] == "MA-11"
    act(s, "0 append 8e", "0 stop")
    assert on_turn(s) == (1, False)


def test_enumeration_stops_at_its_limit() -> None:
    held = " ".join(f"{rank}{element}" for rank in "3456" for element in "eawf")
    assert len(enumerate_series(cards(held), card("2e"), 5000)) == 5000
    assert len(enumerate_series(cards(held), card("2e"), 77)) == 77


def test_a_series_in_progress_can_be_continued() -> None:
    s = turn(table("7e", {0: "8e 9e 9a 7a 2f"}))
    act(s, "0 open 0", "0 append 8e")
    more = enumerate_series(cards("9e 9a 7a 2f"), card("8e"), link=s.link, run=s.run)
    assert [codes(one) for one in more] == ["9e", "9e 9a"]
    assert asked(s) == "lay_card"
    assert same_cards("8e 9e", "9e 8e")
