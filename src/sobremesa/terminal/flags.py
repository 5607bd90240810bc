"""Options of commands, declared once: settings from a struct, and what is agreed of a game."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from inspect import Parameter, Signature
from typing import (
    Annotated,
    Any,
    Concatenate,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import typer
from msgspec import Meta, Struct, convert
from msgspec.structs import FieldInfo, fields

from sobremesa.core.words import Refusal

S = TypeVar("S", bound=Struct)
P = ParamSpec("P")


def option_of(field: FieldInfo) -> Parameter:
    """The option for a field: its name, type, default, limits and help are the field's."""
    kind, *more = get_args(field.type)
    if get_origin(kind) is tuple:
        # Given once for each.
        kind = list[get_args(kind)[0]]  # type: ignore[misc]
    said = next((about for about in more if isinstance(about, Meta)), Meta())
    # Named, because a flag would else get a second name, with `no`; what is on needs one.
    name = field.name.replace("_", "-")
    names = f"--{name}/--no-{name}" if field.default is True else f"--{name}"
    option = typer.Option(names, help=said.description, min=said.ge, max=said.le)
    return Parameter(
        field.name,
        Parameter.KEYWORD_ONLY,
        default=field.default,
        annotation=Annotated[kind, option],
    )


def takes(
    kind: type[S],
) -> Callable[[Callable[Concatenate[S, P], None]], Callable[..., None]]:
    """Give a command an option for each field of a struct, and hand it the struct made of them."""
    options = [option_of(field) for field in fields(kind)]

    def decorate(command: Callable[Concatenate[S, P], None]) -> Callable[..., None]:
        hints = get_type_hints(command, include_extras=True)
        own = [
            parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=hints[parameter.name])
            for parameter in list(inspect.signature(command).parameters.values())[1:]
        ]

        def run(*none: P.args, **said: P.kwargs) -> None:
            chosen: dict[str, Any] = {option.name: said.pop(option.name) for option in options}
            command(convert(chosen, kind), *none, **said)

        run.__doc__ = command.__doc__
        run.__signature__ = Signature([*options, *own])  # type: ignore[attr-defined]
        return run

    return decorate


def answers(chosen: list[str] | None) -> dict[str, str]:
    """What the command line says of options."""
    found: dict[str, str] = {}
    for said in chosen or []:
        name, equals, value = said.partition("=")
        if not equals:
            raise Refusal(f"--set {said!r} should be OPTION=VALUE")
        found[name] = value
    return found
