"""What goes over the wire as types: the structs that requests and the socket take and give."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from functools import cache
from itertools import pairwise
from typing import Any, Final, get_type_hints

import msgspec.inspect as mi
from msgspec import Struct

from sobremesa.bots import CHARACTERS
from sobremesa.core.scribe import Shape
from sobremesa.play import news, plain, table_info
from sobremesa.play.agreement import LONGEST_TITLE
from sobremesa.play.permissions import LONGEST_TEXT
from sobremesa.play.person import LONGEST_NAME
from sobremesa.texts.book import Block
from sobremesa.texts.languages import LANGUAGES
from sobremesa.web import errors, messages
from sobremesa.web.app import API
from sobremesa.web.typescript.writing import (
    comment,
    head,
    key_of,
    listing,
    many,
    quote,
    shaped,
    union,
    wrapped,
)

SHORT: Final = 3
"""A type of whose fields nothing is said takes no line for each if these are enough for all."""

LIMITS: Final = {
    "LONGEST_NAME": (LONGEST_NAME, "Characters of what somebody is called."),
    "LONGEST_TITLE": (LONGEST_TITLE, "Characters of a table's title."),
    "LONGEST_TEXT": (LONGEST_TEXT, "Characters of what is said at the table."),
}
"""Numbers that a form must know."""

ALIASES: Final[dict[str, tuple[Any, str]]] = {
    "SitterKind": (table_info.SitterKind, "What is on a seat."),
    "Phase": (table_info.Phase, "How far a table is."),
    "Access": (table_info.Access, "Who finds a table."),
    "Agreed": (table_info.Agreed, "How people end a game before its end."),
    "Why": (table_info.Why, "Why a bot plays for a person who has not wished it."),
    "Shape": (Shape, "How the value of a fact is written."),
    "Told": (plain.Told, "A thing in a line of the log; null if the viewer is not told."),
    "FactValue": (
        plain.FactValue,
        "A fact; an object has the counts of the things that are there.",
    ),
    "View": (plain.View, "What a viewer knows, fact by fact, in names."),
    "Block": (Block, "A part of a rulebook."),
    "FromServer": (news.News, "What the socket gives."),
    "FromClient": (messages.Message, "What the socket takes."),
}
"""Types that have a name and are no class."""


@cache
def _types() -> tuple[Types, list[str]]:
    """All types, and the names of those that requests alone need."""
    types = Types()
    types.of(mi.type_info(errors.Problem))
    types.aliases()  # What these are made of is declared on the way.
    shared = set(types.declared)
    for handler in API:
        for type_ in _answer_and_body(handler):
            types.of(mi.type_info(type_))
    return types, [name for name in types.declared if name not in shared]


@cache
def wire() -> str:
    """The text of `wire.gen.ts`: what the socket takes and gives, and all else by its name."""
    types, asked = _types()
    languages = (quote(language) for language in LANGUAGES)
    return (
        head("the structs of play/ and web/")
        + "export type * from './requests.gen'\n"
        + "\n/** What everything is said in; a game may bring more. */\n"
        + listing("export const LANGUAGES =", languages, ending=" as const")
        + "".join(
            f"\n{comment(says)}export const {name} = {limit}\n"
            for name, (limit, says) in LIMITS.items()
        )
        + "\n/** Who sits down where a bot plays, and as strong as each likes to play. */"
        + f"\nexport const CHARACTERS = {{ {_characters()} }} as const\n"
        + "".join(types.aliases())
        + "".join(text for name, text in types.declared.items() if name not in asked)
    )


@cache
def requests() -> str:
    """The text of `requests.gen.ts`: what only requests take and give."""
    types, asked = _types()
    text = "".join(types.declared[name] for name in asked)
    used = set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)))
    known = {*ALIASES, *types.declared} - set(asked)
    imported = listing("import type", sorted(used & known), "{}", " from './wire.gen'")
    return head("the structs of play/ and web/") + imported + text


def _characters() -> str:
    return ", ".join(f"{name}: {manner.strength}" for name, manner in CHARACTERS.items())


def _answer_and_body(handler: Any) -> list[Any]:
    """The types that a request is answered with, and that its body has, where these are data."""
    hints = get_type_hints(handler.fn)
    found = [hints["return"], hints.get("data")]
    data = []
    for hint in found:
        inner = [hint, *getattr(hint, "__args__", ())]
        data += [one for one in inner if isinstance(one, type) and issubclass(one, Struct)]
    return data


class Types:
    """Python's types in TypeScript; classes are declared as they are met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._names = {repr(mi.type_info(type_)): name for name, (type_, _) in ALIASES.items()}

    def aliases(self) -> list[str]:
        """The declarations of the types that are no classes."""
        return [
            "\n"
            + comment(says)
            + wrapped(f"export type {name} =", self._spelt(mi.type_info(type_)))
            for name, (type_, says) in ALIASES.items()
        ]

    def of(self, type_: mi.Type) -> str:
        """The type as TypeScript names it."""
        name = self._names.get(repr(type_))
        return name if name is not None else self._spelt(type_)

    def _spelt(self, type_: mi.Type) -> str:
        match type_:
            case mi.Metadata():
                held = (type_.extra or {}).get(plain.HOLDS)
                return self.of(mi.type_info(held) if held is not None else type_.type)
            case mi.StructType() | mi.TypedDictType() | mi.NamedTupleType():
                return self._class(type_)
            case mi.UnionType():
                return union(self.of(one) for one in type_.types)
            case mi.ListType():
                return many(self.of(type_.item_type))
            case mi.TupleType():
                return f"readonly [{', '.join(self.of(one) for one in type_.item_types)}]"
            case mi.DictType():
                return f"Readonly<Record<{self.of(type_.key_type)}, {self.of(type_.value_type)}>>"
            case mi.LiteralType():
                return union(quote(str(value)) for value in type_.values)
        return PLAIN[type(type_)]

    def _class(self, type_: mi.StructType | mi.TypedDictType | mi.NamedTupleType) -> str:
        name = type_.cls.__name__
        if self._classes.setdefault(name, type_.cls) is not type_.cls:
            raise TypeError(f"two classes of the wire are called {name}: rename one of them")
        if name not in self.declared:
            self.declared[name] = ""
            self.declared[name] = "\n" + comment(inspect.getdoc(type_.cls)) + self._body(type_)
        return name

    def _body(self, type_: mi.StructType | mi.TypedDictType | mi.NamedTupleType) -> str:
        name = type_.cls.__name__
        fields = {field.name: field for field in type_.fields}
        if isinstance(type_, mi.NamedTupleType):
            places = ", ".join(f"{key}: {self.of(field.type)}" for key, field in fields.items())
            return f"export type {name} = readonly [{places}]\n"
        said, members = _said_of_fields(type_.cls), list[tuple[str, str, str]]()
        if isinstance(type_, mi.StructType) and type_.tag is not None:
            members.append(("", f"{type_.tag_field}:", quote(str(type_.tag))))
        for key, about in said.items():
            field = fields[key]
            mark = "?" if not field.required and _may_lack(type_) else ""
            opening = f"{key_of(field.encode_name)}{mark}:"
            members.append((comment(about, "  "), opening, self.of(field.type)))
        short = shaped(name, (f"{opening} {held}" for _, opening, held in members))
        if not any(said.values()) and short.count("\n") <= SHORT:
            return short
        lines = "".join(
            about + wrapped(f"  readonly {opening}", held) for about, opening, held in members
        )
        return f"export type {name} = {{\n{lines}}}\n"


PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
    mi.CustomType: "unknown",
}


def _may_lack(type_: mi.StructType | mi.TypedDictType) -> bool:
    """Whether fields with a default may be missing: those not sent, and those not asked for."""
    if isinstance(type_, mi.TypedDictType):
        return True
    config = type_.cls.__struct_config__
    return bool(config.omit_defaults or config.forbid_unknown_fields)


def _said_of_fields(cls: type) -> dict[str, str]:
    """The fields as they are written down, own ones first, and what stands below each."""
    (defined,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(defined, ast.ClassDef)
    said: dict[str, str] = {}
    for field, after in pairwise([*defined.body, None]):
        if isinstance(field, ast.AnnAssign):
            about = ast.literal_eval(after.value) if isinstance(after, ast.Expr) else ""
            said[ast.unparse(field.target)] = inspect.cleandoc(about)
    for base in cls.__bases__:
        if issubclass(base, Struct) and base is not Struct:
            for key, about in _said_of_fields(base).items():
                said[key] = said.get(key) or about
    return said
