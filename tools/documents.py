"""The parts of the documents that are written from the code; cog puts them where they belong.

A document holds `<!-- [[cog tell(documents.modules("play")) cog]] -->`, and what is told stands
below. `make generate` writes it anew, `make check` compares.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import os
import re
import tempfile
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["TYPER_USE_RICH"] = "0"  # Help in plain letters, as wide as we say.

import typer
from litestar import Litestar
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from sobremesa.cli import app as front_door
from sobremesa.core.observing import Observer
from sobremesa.games import load
from sobremesa.play.figures import REGISTRY
from sobremesa.texts import book as books
from sobremesa.texts.languages import ENGLISH
from sobremesa.web import operation
from sobremesa.web.app import create_app
from sobremesa.web.reasons import CLOSES, REASONS
from sobremesa.web.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 100


def modules(room: str) -> str:
    """The modules of a room, each with the first sentence of its docstring."""
    rows = ["| module | what it holds |", "| --- | --- |"]
    for path in sorted((ROOT / "src" / "sobremesa" / room).glob("[a-z]*.py")):
        told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        if not told:
            raise ValueError(f"{path} has no docstring")
        rows.append(f"| `{path.name}` | {first_sentence(told)} |")
    return "\n".join(rows)


def book(game: str) -> str:
    """The English rulebook of a game, with its numbers filled in."""
    made = books.book(game, ENGLISH)
    return "\n\n".join([f"# {made.title}: the rules", ORIGIN, *map(_paragraph, made.blocks)])


ORIGIN = """\
Written from `texts/rules.en.md` and `game.toml`; code and tests cite the numbers. The same book
stands beside it in the other languages."""


def _paragraph(block: books.Block) -> str:
    """A block of a rulebook in Markdown."""
    match block:
        case books.BoxFacts():
            made = [*(["by"] * bool(block.authors)), ", ".join(block.authors)]
            by = (
                f"A game {' '.join(made)}, published by {block.publisher}. "
                if block.publisher
                else ""
            )
            return f"{by}Unofficial: told in our own words."
        case books.Heading():
            return f"{'#' * block.level} {block.text}"
        case books.Rule():
            house = "*(house rule)* " if block.kind == "house" else ""
            return _wrapped(f"- `{block.id}` {house}{block.text}", "  ")
        case books.Example():
            return _wrapped(f"> {block.text}", "> ")
        case books.Grid():
            return _grid(block)
        case books.Figure():
            return _wrapped(f"*{block.caption}*", "")
        case books.Paragraph():
            return _wrapped(block.text, "")


def _wrapped(text: str, indent: str) -> str:
    told = textwrap.fill(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    # A number that ends a sentence at the start of a line would begin a list.
    return re.sub(r"^([ >]*\d+)\.(?= )", r"\1\\.", told, flags=re.MULTILINE)


def _grid(grid: books.Grid) -> str:
    rows = [grid.head, ["---"] * len(grid.head)]
    rows += [[row.cells[0] + " †" * row.reconstructed, *row.cells[1:]] for row in grid.rows]
    told = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    note = "\n\n† reconstructed: no public source has these numbers"
    return told + note * any(row.reconstructed for row in grid.rows)


def decisions() -> str:
    """The decisions, by number, with their titles."""
    rows = []
    for path in sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md")):
        title = path.read_text(encoding="utf-8").splitlines()[0]
        number, _, rest = title.removeprefix("# ").partition(" ")
        if not path.name.startswith(f"{number}-"):
            raise ValueError(f"{path.name} calls itself {number}")
        rows.append(f"- [{number}]({path.name}) {rest}")
    return "\n".join(rows)


def commands() -> str:
    """Every command's help; the games are those on the reader's own shelf, so none is named."""
    parts = []
    for name, context in command_tree():
        for param in context.command.params:
            if param.name == "game" and param.param_type_name == "argument":
                param.help = "A game by its name; `sobremesa shelf` lists them."
        told = "\n".join(line.rstrip() for line in context.get_help().splitlines())
        parts.append(f"## `{name}`\n\n```text\n{told}\n```")
    return "\n\n".join(parts)


def observations(*names: str) -> str:
    """How long the observations of each game are, and what the cells of each stand for."""
    rows = ["| game | actions | compact | digest | full | digest |", "| --- |" + " --- |" * 5]
    told: list[str] = []
    for name in names:
        game = load(name)
        compact, full = [Observer(game, game.kind.seats[-1], form).layout for form in (True, False)]
        sizes = f"{compact.size:,} | `{compact.digest()}` | {full.size:,} | `{full.digest()}`"
        rows.append(f"| {name} | {game.words.size:,} | {sizes} |")
        kept = {span.fact.key: span.start for span in compact.spans}
        told += ["", f"### The cells of {name}", "", "| fact | compact | full | cells | most |"]
        told.append("| --- | --- | --- | --- | --- |")
        for span in full.spans:
            fact = span.fact
            nouns = [noun.key for noun in (fact.per, fact.noun) if noun is not None]
            shape = " x ".join(
                [f"{side} {key}" for side, key in zip(fact.shape, nouns, strict=False)] or ["1"]
            )
            at = kept.get(fact.key, "")
            told.append(f"| `{fact.key}` | {at} | {span.start} | {shape} | {fact.most} |")
    return "\n".join(rows + told)


def settings() -> str:
    """What can be set on a server, with its default: each is an option of `serve`."""
    contexts = dict(command_tree())
    options = {option.name: option for option in contexts["sobremesa serve"].command.params}
    rows = ["| setting | default | what it does |", "| --- | --- | --- |"]
    for name, note in notes_on(Settings):
        option = options[name]
        default = "" if option.default in ("", False) else f"`{option.default}`"
        rows.append(f"| `{option.opts[0]}` | {default} | {note or option.help} |")
    return "\n".join(rows)


def notes_on(kind: type) -> Iterator[tuple[str, str]]:
    """The fields of a class, each with the docstring below it, if there is one."""
    (declared,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(declared, ast.ClassDef)
    for field, after in zip(declared.body, [*declared.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            note = after.value if isinstance(after, ast.Expr) else None
            told = note.value if isinstance(note, ast.Constant) else ""
            yield field.target.id, " ".join(str(told).split())


def endpoints() -> str:
    """Every request that a server answers, but for the client's own pages."""
    rows = ["| request | what it is | may be refused with |", "| --- | --- | --- |"]
    for method, path, handler in sorted(routes(), key=lambda row: (row[1], row[0])):
        summary, refused = None, ""
        if isinstance(handler, HTTPRouteHandler):
            summary = handler.summary
            refused = ", ".join(str(status) for status in sorted(handler.responses or {}))
        summary = summary or first_sentence(handler.fn.__doc__ or "")
        rows.append(f"| `{method} {path}` | {summary.rstrip('.')} | {refused} |")
    return "\n".join(rows)


def reasons() -> str:
    """Why something may be refused, in the protocol's words."""
    rows = ["| `why` | status | what it means |", "| --- | --- | --- |"]
    rows += [f"| `{why}` | {found.status} | {found.meaning} |" for why, found in REASONS.items()]
    return "\n".join(rows)


def closes() -> str:
    """Why a socket may be closed, by number."""
    rows = ["| code | why |", "| --- | --- |"]
    return "\n".join(rows + [f"| {code} | {why} |" for code, why in CLOSES.items()])


def figures() -> str:
    """What a server counts, as Prometheus calls it."""
    rows = ["| figure | kind | what it is |", "| --- | --- | --- |"]
    for family in REGISTRY.collect():
        name = f"{family.name}_total" if family.type == "counter" else family.name
        rows.append(f"| `{name}` | {family.type} | {family.documentation} |")
    return "\n".join(rows)


def routes() -> Iterator[tuple[str, str, BaseRouteHandler]]:
    """Method, path and handler of each request."""
    operating = {handler.fn for handler in operation.HANDLERS}
    for route in asyncio.run(laid_app()).routes:
        path = re.sub(r":\w+}", "}", route.path_format)
        if isinstance(route, WebSocketRoute):
            yield "WEBSOCKET", path, route.route_handler
        elif isinstance(route, HTTPRoute) and "/schema" not in path:
            for handler in route.route_handlers:
                if path.startswith("/api/") or handler.fn in operating:
                    for method in sorted(handler.http_methods - {"OPTIONS"}):
                        yield method, path, handler


async def laid_app() -> Litestar:
    """A server as it is put together, with a store that nobody will miss."""
    with tempfile.TemporaryDirectory() as folder:
        app = await create_app(Settings(database=f"sqlite:///{folder}/tables.db"))
        await app.state.hall.close()
        return app


def command_tree() -> Iterator[tuple[str, Any]]:
    """Every command with the context that it would run in, from the front door inwards."""
    waiting: list[tuple[str, Any, Any]] = [("sobremesa", typer.main.get_command(front_door), None)]
    while waiting:
        name, command, parent = waiting.pop(0)
        context = command.context_class(
            command,
            info_name=name.split()[-1],
            parent=parent,
            terminal_width=WIDTH,
            max_content_width=WIDTH,
        )
        yield name, context
        inner = getattr(command, "commands", {})
        waiting[:0] = [(f"{name} {word}", below, context) for word, below in inner.items()]


def first_sentence(told: str) -> str:
    """The first sentence of a docstring, in one line."""
    paragraph = " ".join(told.strip().split("\n\n")[0].split())
    return re.split(r"(?<=[.!?]) (?=[A-Z])", paragraph)[0]
