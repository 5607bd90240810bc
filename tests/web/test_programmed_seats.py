"""The programmed seats of the benchmarks: they play, hear all, and say what is wrong."""

from __future__ import annotations

import json
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from scripts import ROOT, loaded
from web.serving import House

SOURCE = ROOT / "benchmarks" / "seats.c"
TEXT, PING, MORE, FINAL = 1, 9, 0, 0x80
WELCOME = {
    "type": "welcome",
    "state": {"version": 7, "result": None, "offer": {"choices": [["pass"]]}},
}

Answer = Callable[[socket.socket, dict[str, Any]], None]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled as `make build/seats` does it."""
    found = tmp_path_factory.mktemp("seats") / "seats"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror", "-std=c11"]
    subprocess.run(["cc", *flags, "-o", str(found), str(SOURCE)], check=True)
    return found


@pytest.mark.slow
def test_they_play_at_a_real_server(
    house: House, program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = loaded("benchmarks/seats.py")
    monkeypatch.setattr(seats, "PROGRAM", program)
    monkeypatch.setattr(seats, "STRETCH_MS", 200)
    monkeypatch.setattr(seats, "SETTLING_S", 0.0)
    played = seats.play(seats.OURS, [house.base], 2, 0.3, lambda: [0.0])
    assert played is not None
    # Of each move the other seat has heard, but for the last ones of games that are over.
    assert played.seen["moves"] >= played.seen["measured"] > 0
    assert 0 < played.seen["p50"] <= played.seen["p99"]
    assert played.seen["seconds"] >= 0.3


def test_messages_may_come_in_any_pieces(program: Path) -> None:
    def answer(wire: socket.socket, act: dict[str, Any]) -> None:
        assert act == {"type": "act", "id": "0-0", "version": 7, "choices": ["pass"]}
        for byte in _frame(b'{"type":"done"}'):
            wire.sendall(bytes([byte]))

    with _served(answer) as port:
        said, complaint, code = _moved(program, port)
    assert said[1].startswith("rested 1 ")
    assert json.loads(said[2])["moves"] == 1
    assert (complaint, code) == ("", 0)


def test_a_refused_move_ends_it_with_a_sentence(program: Path) -> None:
    def answer(wire: socket.socket, act: dict[str, Any]) -> None:
        wire.sendall(_frame(b'{"type":"refused","why":"not_now"}'))

    with _served(answer) as port:
        said, complaint, code = _moved(program, port)
    assert said == ["sat"]
    assert complaint.startswith("seats: table 0, seat 0: ")
    assert "not_now" in complaint
    assert code == 1


def _moved(program: Path, port: int) -> tuple[list[str], str, int]:
    """A seat comes in, moves for a moment and tells; its lines, its complaint, and how it ended."""
    asked = f"sit 0 0 127.0.0.1 {port} /socket -\n"
    with subprocess.Popen(
        [program, "sobremesa"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as seats:
        assert seats.stdin is not None
        assert seats.stdout is not None
        seats.stdin.write(asked)
        seats.stdin.flush()
        said = [seats.stdout.readline()]
        rest, complaint = seats.communicate("move 50\ntell\n", timeout=30)
        return [line.strip() for line in [*said, *rest.splitlines()]], complaint, seats.returncode


@contextmanager
def _served(answer: Answer) -> Iterator[int]:
    """A server for one seat, which welcomes it in pieces and then answers its act."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = threading.Thread(target=_serve, args=(listening, answer))
        serving.start()
        try:
            yield listening.getsockname()[1]
        finally:
            serving.join(timeout=30)


def _serve(listening: socket.socket, answer: Answer) -> None:
    wire, _ = listening.accept()
    with wire, wire.makefile("rb") as said:
        while said.readline().strip():
            pass
        wire.sendall(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        welcome = json.dumps(WELCOME, separators=(",", ":")).encode()
        wire.sendall(_frame(welcome[:9], TEXT, final=False))
        wire.sendall(_frame(b"are you there", PING))
        wire.sendall(_frame(welcome[9:], MORE))
        assert _heard(said) == b"are you there"
        answer(wire, json.loads(_heard(said)))
        said.read()  # Until the seat goes.


def _frame(data: bytes, kind: int = TEXT, final: bool = True) -> bytes:
    assert len(data) < 126
    return bytes([kind | (FINAL if final else 0), len(data)]) + data


def _heard(said: Any) -> bytes:
    """A client's frame without its mask."""
    _, size = said.read(2)
    size &= 0x7F
    if size == 126:
        size = int.from_bytes(said.read(2), "big")
    mask = said.read(4)
    return bytes(byte ^ mask[at % 4] for at, byte in enumerate(said.read(size)))
