"""What a handler is given when it is called: the hall, the settings, and who is asking."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from msgspec import Meta

from sobremesa.play.hall import Hall
from sobremesa.play.person import Person
from sobremesa.web.calling import Calling
from sobremesa.web.challenges import Challenges
from sobremesa.web.entrance import Entrance
from sobremesa.web.settings import Settings

TheRequest: TypeAlias = Request[Any, Any, Any]
TheHall: TypeAlias = NamedDependency[Hall]
TheSettings: TypeAlias = NamedDependency[Settings]
TheEntrance: TypeAlias = NamedDependency[Entrance]
TheChallenges: TypeAlias = NamedDependency[Challenges]
TheCalling: TypeAlias = NamedDependency[Calling]

Caller: TypeAlias = NamedDependency[Person | None]
"""Whoever is asking; None if he has not introduced himself."""

Known: TypeAlias = NamedDependency[Person]
"""Whoever is asking, for what needs a person."""

Short = Annotated[str, Meta(max_length=64)]

TableId = Annotated[str, PathParameter(max_length=40, description="A table's id")]


def id_of(who: Person | None) -> str | None:
    """The id of whoever is asking, if he has one."""
    return who.id if who is not None else None
