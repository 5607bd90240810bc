"""Lays the site out: documents from the whole repository, rule books, a page for each module.

Every document stays where a reader of the repository looks for it, and its links lead from file to
file there. On the site they lead from page to page; a link to a file that is no page becomes text.
"""

from __future__ import annotations

import ast
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "sobremesa"
ROOMS = ("core", "games", "bots", "texts", "arena", "play", "web", "terminal")
"""For those who use the library, so the core comes first."""
FIRST = ("words", "flow", "game", "bot")
"""The modules to read first."""

LOOSE = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
    "security.md": "SECURITY.md",
    "changelog.md": "CHANGELOG.md",
}
"""Pages from documents outside of `docs`."""

LINK = re.compile(r"(?P<label>\[[^\]]*\])\((?P<target>[^)#\s]+)(?P<rest>#[^)]*)?\)")
PICTURE = re.compile(r'(?P<start>\b(?:src|srcset)=")(?P<target>[^"]+)"')


def rule_books() -> dict[str, str]:
    """The page of each game's rules, with the file."""
    found = sorted((SOURCE / "games").glob("*/RULES.md"))
    return {
        f"rules/{path.parent.name}.md": str(path.relative_to(ROOT))
        for path in found
        if path.parent.name != "template"
    }


def modules(room: str) -> list[str]:
    """The modules of a room, in the order in which they are read."""
    names = [path.stem for path in sorted((SOURCE / room).glob("[a-z]*.py"))]
    return sorted(names, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))


def api_pages() -> dict[str, str]:
    """The page of each module, with what mkdocstrings is told."""
    pages = {}
    for room in ROOMS:
        for module in modules(room):
            pages[f"api/{room}/{module}.md"] = f"::: sobremesa.{room}.{module}\n"
        pages[f"api/{room}/index.md"] = room_page(room)
    return pages


def room_page(room: str) -> str:
    """What is in a room: what the package itself holds, and its modules."""
    package = SOURCE / room / "__init__.py"
    parts = [f"::: sobremesa.{room}"]
    if not package.read_text(encoding="utf-8").strip():
        parts = [f"# `sobremesa.{room}`"]
    if found := modules(room):
        rows = [
            f"| [`{name}`]({name}.md) | {told(SOURCE / room / f'{name}.py')} |" for name in found
        ]
        parts.append("\n".join(["| module | what it holds |", "| --- | --- |", *rows]))
    return "\n\n".join(parts) + "\n"


def told(path: Path) -> str:
    """The first paragraph of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.split("\n\n")[0].split())


def heading(path: str) -> str:
    """The first heading of a document."""
    return (ROOT / path).read_text("utf-8").splitlines()[0].removeprefix("# ")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put decisions, rule books and modules into the navigation, before the last chapter."""
    nav: list[Any] = config.nav or []
    paths = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    decisions = [f"decisions/{path.name}" for path in paths]
    rules = [{heading(path).partition(":")[0]: page} for page, path in rule_books().items()]
    api: list[Any] = []
    for room in ROOMS:
        pages: list[Any] = [{name: f"api/{room}/{name}.md"} for name in modules(room)]
        api.append({room: [f"api/{room}/index.md", *pages]})
    config.nav = [
        *nav[:-1],
        {"Decisions": ["decisions/README.md", *decisions]},
        {"Rules": rules},
        {"API": api},
        nav[-1],
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies outside of `docs`."""
    for page, path in {**LOOSE, **rule_books()}.items():
        files.append(File.generated(config, page, content=(ROOT / path).read_text("utf-8")))
    for page, text in api_pages().items():
        files.append(File.generated(config, page, content=text))
    icon = SOURCE / "web" / "client" / "public" / "favicon.svg"
    files.append(File.generated(config, icon.name, abs_src_path=str(icon)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links that lead from file to file in the repository lead from page to page."""
    outside = {**LOOSE, **rule_books()}
    at = page.file.src_uri
    home = posixpath.dirname(outside.get(at, f"docs/{at}"))
    page_of = {path: name for name, path in outside.items()}

    def found(target: str) -> str | None:
        path = posixpath.normpath(posixpath.join(home, target))
        name = page_of.get(path, path.removeprefix("docs/"))
        if not files.get_file_from_path(name):
            return None
        return posixpath.relpath(name, posixpath.dirname(at) or ".")

    def link(match: re.Match[str]) -> str:
        target = match["target"]
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        new = found(target)
        return f"{match['label']}({new}{match['rest'] or ''})" if new else match["label"][1:-1]

    def picture(match: re.Match[str]) -> str:
        return f'{match["start"]}{found(match["target"]) or match["target"]}"'

    if at.startswith("api/"):
        return markdown
    return PICTURE.sub(picture, LINK.sub(link, markdown))
