"""What a page may say at a table: the protocol's messages from the client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sobremesa.play.acts import MOST_CHOICES
from sobremesa.play.news import Gesture

Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Choices = Annotated[list[Annotated[str, Meta(max_length=128)]], Meta(max_length=MOST_CHOICES)]


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Choices to carry out, all or none."""

    id: Id
    version: int
    choices: Choices
    coach: bool = False
    """Whether to be told what they have given away."""


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """Choices to try out."""

    id: Id
    version: int
    choices: Choices


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Somebody asks which choices are good, after those that he has planned."""

    id: Id
    version: int
    choices: Choices = []


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Somebody takes his last act back, or asks the others whether he may."""

    id: Id
    version: int
    free: bool = False
    """Whether only if nobody has to be asked."""


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """Somebody may take back what he asked for."""

    number: int


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """He may not; or he does not wish it any more."""

    number: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Something to say to all."""

    text: Annotated[str, Meta(max_length=1000)]


class MakeGesture(Struct, tag="gesture", forbid_unknown_fields=True):
    """A gesture that all are to see."""

    gesture: Gesture


class Nudge(Struct, tag="nudge", forbid_unknown_fields=True):
    """A seat to ask for its choice; without one, all whom the table waits for."""

    seat: int | None = None


class Away(Struct, tag="away", forbid_unknown_fields=True):
    """Whether nobody sees the page: then whoever it belongs to may be called."""

    away: bool


Message: TypeAlias = Act | Try | AskHint | Undo | Agree | Decline | Say | MakeGesture | Nudge | Away
decode: Callable[[bytes], Message] = msgspec.json.Decoder(Message).decode
