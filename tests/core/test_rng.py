"""Luck: repeatable, fair, and not to be guessed."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.rng import BLOCK, Rng, seed_of


def test_the_same_seed_gives_the_same_luck() -> None:
    one, two = Rng(b"seed"), Rng(b"seed")
    assert [one.below(52) for _ in range(500)] == [two.below(52) for _ in range(500)]


def test_these_draws_are_the_same_on_every_machine_and_for_ever() -> None:
    luck = Rng(b"sobremesa")
    assert [luck.below(100) for _ in range(12)] == [
        73, 44, 86, 1, 42, 48, 56, 16, 30, 65, 48, 38
    ]  # fmt: skip


def test_the_key_has_256_bits() -> None:
    assert len(Rng(b"").key) == 32


@given(st.integers(1, 65536), st.binary())
def test_draws_stay_in_range(n: int, seed: bytes) -> None:
    luck = Rng(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


def test_draws_are_fair() -> None:
    luck = Rng(b"fair")
    counts = Counter(luck.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    luck = Rng(b"orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1_000) < 160 for count in counts.values())


def test_a_clone_goes_on_alike_and_apart() -> None:
    luck = Rng(b"clone")
    for _ in range(BLOCK):
        luck.below(7)
    twin = luck.clone()
    ahead = [twin.below(1000) for _ in range(BLOCK)]
    assert [luck.below(1000) for _ in range(BLOCK)] == ahead


def test_a_fork_has_other_luck() -> None:
    luck = Rng(b"fork")
    fork = luck.fork()
    assert [fork.below(1000) for _ in range(9)] != [luck.below(1000) for _ in range(9)]


def test_games_of_a_run_have_seeds_of_their_own() -> None:
    assert len({seed_of("run", number) for number in range(1000)}) == 1000
    assert seed_of("1", 12) != seed_of("11", 2)
