"""What comes over a socket is cut into the same messages, however it is cut on its way."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from sobremesa.web.frames import Cutter, framed

SIZES = (0, 1, 124, 125, 126, 127, 300, 65_535, 65_536)


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a page sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


class Heard:
    """All that a page has said, by the cutter and the library behind it."""

    def __init__(self) -> None:
        self.wire = ServerProtocol(state=State.OPEN)
        self.short: list[bytes] = []
        self.all: list[bytes] = []
        self._parts: list[bytes] = []
        self._cutter = Cutter(self._hear, self.wire.receive_data)

    def take(self, data: bytes) -> None:
        """Some bytes have come."""
        self._cutter.cut(data, self.wire.state is State.OPEN and not self._parts)
        for event in self.wire.events_received():
            assert isinstance(event, Frame)
            if event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._parts.append(bytes(event.data))
                if event.fin:
                    self.all.append(b"".join(self._parts))
                    self._parts = []

    def _hear(self, text: bytes) -> None:
        self.short.append(text)
        self.all.append(text)


@given(st.integers(0, 1 << 32), st.integers(1, 40))
def test_pieces_of_any_size_make_the_same_messages(seed: int, largest: int) -> None:
    luck = random.Random(seed)
    said = [luck.randbytes(luck.choice(SIZES[:7])) for _ in range(6)]
    stream = b""
    for message in said:
        cut = luck.randrange(len(message) + 1)
        if luck.random() < 0.3:
            stream += sent(Opcode.TEXT, message[:cut], fin=False)
            stream += sent(Opcode.PING, b"in between")
            stream += sent(Opcode.CONT, message[cut:])
        else:
            stream += sent(Opcode.TEXT, message)
        if luck.random() < 0.3:
            stream += sent(Opcode.PONG, b"")
    heard = Heard()
    while stream:
        size = luck.randint(1, largest)
        heard.take(stream[:size])
        stream = stream[size:]
    assert heard.all == said


def test_a_short_text_does_not_trouble_the_library() -> None:
    heard = Heard()
    heard.take(sent(Opcode.TEXT, b"a" * 125) + sent(Opcode.TEXT, b"b"))
    assert heard.short == heard.all == [b"a" * 125, b"b"]
    heard.take(sent(Opcode.TEXT, b"c" * 126))
    assert (len(heard.short), len(heard.all)) == (2, 3)


@pytest.mark.parametrize(
    "wrong",
    [
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        b"\xf1" + sent(Opcode.TEXT, b"reserved")[1:],
        sent(Opcode.CONT, b"of nothing"),
        sent(Opcode.TEXT, b"begun", fin=False) + sent(Opcode.TEXT, b"not ended"),
    ],
    ids=["bare", "reserved", "of nothing", "not ended"],
)
def test_what_is_wrong_is_left_to_the_library(wrong: bytes) -> None:
    heard = Heard()
    heard.take(sent(Opcode.TEXT, b"before") + wrong)
    assert heard.all == [b"before"]
    assert heard.wire.state is State.CLOSING


@pytest.mark.parametrize("size", SIZES)
def test_what_goes_is_what_the_library_would_send(size: int) -> None:
    said = [b"x" * size, b"y"]
    assert framed(said) == b"".join(Frame(Opcode.TEXT, m).serialize(mask=False) for m in said)
