"""`sobremesa verify`: honest records are accepted, and not one changed byte is."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from laws.laws import record_of
from sobremesa.core.pledge import Nonce, Pledge, commit, derive, seal
from sobremesa.core.record import Record, check_seal, read_record
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.terminal.verifying import verify
from terminal.conftest import Run

SECRET, SALT = bytes(range(32)), bytes(range(32, 64))
NONCES = [Nonce(0, b"\xab" * 32), Nonce(0, b"\xcd" * 32)]
TABLE = "q7m2x4k9ab"


def dealt(name: str, secret: bytes = SECRET) -> Record:
    """A whole game that was dealt with a commitment."""
    game = load(name)
    seats = 3 if 3 in game.kind.seats else game.kind.seats[0]
    record, _ = record_of(game, game.options_for(seats), derive(secret, TABLE, NONCES))
    record.pledge = Pledge(TABLE, secret, SALT, commit(secret, SALT), NONCES)
    return record


HONEST = dealt("template").write()
KEY = commit(SECRET, SALT).hex()


def damaged(old: str, new: str) -> str:
    """The honest record with something else in one place, and the seal of a forger."""
    assert old in HONEST
    body = HONEST[: HONEST.index("seal ")].replace(old, new, 1)
    return f"{body}seal {seal(SECRET, body)}\n"


@pytest.mark.parametrize("name", SHELF)
def test_an_honest_record_is_accepted(name: str) -> None:
    assert len(list(verify(dealt(name).write(), KEY))) == 4


def test_the_record_that_the_page_checks_in_its_test_is_honest() -> None:
    """Both ways to check are held together by one file; its game may have other rules by now."""
    text = (Path(__file__).parent / "checked.game").read_text()
    record = read_record(text)
    assert record.pledge is not None
    record.pledge.check(record.seed)
    check_seal(record, text)


@given(at=st.integers(0, len(HONEST) - 1), byte=st.characters(max_codepoint=255))
@example(at=HONEST.index("salt 2") + 8, byte="A")
@example(at=HONEST.index("nonce 0 a") + 8, byte="A")
@example(at=len(HONEST) - 1, byte=" ")
@settings(max_examples=400, deadline=None)
def test_no_changed_byte_is_accepted(at: int, byte: str) -> None:
    """Neither of a seed, a nonce or a choice, nor of anything else that the file says."""
    changed = HONEST[:at] + byte + HONEST[at + 1 :]
    if changed != HONEST:
        with pytest.raises(Refusal):
            list(verify(changed))


@given(at=st.integers(0, len(HONEST) - 1))
@settings(max_examples=100, deadline=None)
def test_no_byte_can_be_left_out_or_added(at: int) -> None:
    for changed in (HONEST[:at] + HONEST[at + 1 :], HONEST[:at] + HONEST[at] + HONEST[at:]):
        with pytest.raises(Refusal):
            list(verify(changed))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (damaged("secret 0001", "secret 0002"), "the secret is not the one of the commitment"),
        (damaged("salt 20", "salt 21"), "the secret is not the one of the commitment"),
        (damaged("nonce 0 ab", "nonce 0 ac"), "the seed does not follow"),
        (damaged("nonce 0 ab", "nonce 1 ab"), "the seed does not follow"),
        (damaged(f"table {TABLE}", "table other"), "the seed does not follow"),
        (damaged("derivation 1", "derivation 2"), "derivation 2 is not known here; known is 1"),
        (damaged(f"salt {SALT.hex()}\n", ""), "but lacks 'salt'"),
        (damaged("nonce 0 ab", "nonce 0 "), "nonce '.*' should have 64 hexadecimal digits"),
        (damaged("end most", "end few"), "the record ends with"),
        (HONEST[: HONEST.index("seal ")], "the record has no seal"),
        (HONEST.replace("\n0 play", "\n0  play"), "the seal is not that of these lines"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        list(verify(text))


def test_another_legal_game_of_the_same_deal_is_refused() -> None:
    """Its choices can be made, and lead to its end; but it is not the game that was sealed."""
    game = load("template")
    honest = dealt("template")
    other, _ = record_of(game, game.options_for(3), honest.seed, b"another")
    assert other.choices != honest.choices
    other.pledge = honest.pledge
    sealed = HONEST[HONEST.index("seal ") :]
    forged = other.write()
    with pytest.raises(Refusal, match="something in the record was changed"):
        list(verify(forged[: forged.index("seal ")] + sealed))


def test_the_commitment_is_compared_with_the_one_that_was_told() -> None:
    """A record that was made up afterwards, whole and with a seal, has another one."""
    forged = dealt("template", b"another secret, chosen too late.").write()
    assert len(list(verify(forged))) == 4
    with pytest.raises(Refusal, match=f"not {KEY}"):
        list(verify(forged, KEY))


def test_the_command_tells_what_is_proved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    file.write_text(HONEST)
    code, out, err = run("verify", str(file), "--commitment", KEY)
    assert (code, err) == (0, "")
    assert out.count("✓") == 4
    assert "the nonces of seat 0; seats 1, 2 added none" in out
    file.write_text(HONEST.replace("\n0 play", "\n1 play", 1))
    code, out, err = run("verify", str(file))
    assert code == 2
    assert "something in the record was changed" in err


def test_a_record_of_before_has_nothing_to_check(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    assert run("record", "macaron", "--seed", "a", "-o", str(file))[0] == 0
    code, _, err = run("verify", str(file))
    assert code == 2
    assert "nothing to check: not dealt with a commitment" in err
    file.write_bytes(b"\xff\xfe")
    assert "this is not a text file" in run("verify", str(file))[2]
