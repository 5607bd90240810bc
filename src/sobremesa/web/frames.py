"""The frames of a WebSocket: what comes is cut into them, and what goes is put into them.

Nearly all that comes is one short text in one frame, and is read here. Everything else is for the
websockets library, which knows the whole protocol and is handed frames from their beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text in one frame."""
MASKED: Final = 0x80
SHORT: Final = 125
"""So many bytes at most have their number in the second byte;"""
MIDDLING: Final = 126
"""that says else that the number follows in two bytes,"""
LONG: Final = 127
"""or in eight."""
HEAD: Final = 6
"""Bytes before a short text, with its mask."""
SHORT_HEADS: Final = [bytes((TEXT, size)) for size in range(SHORT + 1)]
"""What goes before a short text;"""
MIDDLING_HEADS: Final = [bytes((TEXT, MIDDLING, high)) for high in range(256)]
"""before a middling one, and after that the lower half of its number of bytes."""
BYTES: Final = [bytes((one,)) for one in range(256)]


def framed(messages: Iterable[bytes]) -> bytes:
    """Texts on their way to a page."""
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size <= SHORT:
            parts.append(SHORT_HEADS[size])
        elif size < 1 << 16:
            parts.append(MIDDLING_HEADS[size >> 8])
            parts.append(BYTES[size & 255])
        else:
            parts.append(bytes((TEXT, LONG)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)


class Cutter:
    """Cuts what comes from a page into frames."""

    def __init__(self, hear: Callable[[bytes], None], hand_on: Callable[[bytes], None]) -> None:
        self._hear = hear
        """Takes a short text;"""
        self._hand_on = hand_on
        """takes all else, as it comes."""
        self._rest = b""
        """The beginning of a frame."""
        self._due = 0
        """So much is still to come of a frame that is handed on."""

    def cut(self, data: bytes, whole: bool) -> bool:
        """Take in what has come; tell whether all of it was texts.

        `whole` says that a text in one frame may come now, and is read here.
        """
        texts = whole
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while at < end:
            if self._due:
                # What follows it must not be heard before it.
                whole = texts = False
                at = self._pass(data, at)
                continue
            if end - at < 2:
                break
            size = data[at + 1] - MASKED
            if whole and data[at] == TEXT and 0 <= size <= SHORT:
                start = at + HEAD
                if end - start < size:
                    break
                at = start + size
                self._hear(apply_mask(data[start:at], data[start - 4 : start]))
                continue
            self._due = _length(data, at)
            if not self._due:
                break
        self._rest = data[at:]
        return texts

    def _pass(self, data: bytes, at: int) -> int:
        part = data[at : at + self._due]
        self._due -= len(part)
        self._hand_on(part)
        return at + len(part)


def _length(data: bytes, at: int) -> int:
    """How long the frame is that begins there, if that can be told already."""
    second = data[at + 1]
    size, head = second & LONG, 2
    if size == MIDDLING:
        size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    elif size == LONG:
        size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
    if len(data) - at < head:
        return 0
    return head + size + (4 if second & MASKED else 0)
