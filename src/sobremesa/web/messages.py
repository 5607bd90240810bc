"""What a page may say at a table: the protocol's messages from the client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sobremesa.play.acts import MOST_CHOICES

Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Choices = Annotated[list[Annotated[str, Meta(max_length=128)]], Meta(max_length=MOST_CHOICES)]


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Choices to carry out, all or none."""

    id: Id
    version: int
    choices: Choices


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """Choices to try out."""

    id: Id
    version: int
    choices: Choices


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Somebody asks which choices are good."""

    id: Id
    version: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Something to say to all."""

    text: Annotated[str, Meta(max_length=1000)]


class Nudge(Struct, tag="nudge", forbid_unknown_fields=True):
    """A seat to ask for its choice; without one, all whom the table waits for."""

    seat: int | None = None


Message: TypeAlias = Act | Try | AskHint | Say | Nudge
decode: Callable[[bytes], Message] = msgspec.json.Decoder(Message).decode
