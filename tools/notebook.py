"""Runs a notebook and keeps what its cells show: `python tools/notebook.py FILE [--check]`.

No Jupyter is needed: a cell shows what it prints, and the value of its last line.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def shown(cells: list[Cell]) -> list[list[Cell]]:
    """What each cell of code shows, one after the other in one namespace."""
    space: dict[str, Any] = {}
    return [run("".join(cell["source"]), space) for cell in cells if cell["cell_type"] == "code"]


def run(source: str, space: dict[str, Any]) -> list[Cell]:
    """What one cell shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), space)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), space)
    found: list[Cell] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        found.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        found.append(result(value))
    return found


def result(value: Any) -> Cell:
    """A value, as a notebook keeps it."""
    data = {"text/plain": repr(value).splitlines(keepends=True)}
    if hasattr(value, "_repr_html_"):
        data["text/html"] = value._repr_html_().splitlines(keepends=True)
    return {"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}


def main() -> None:
    """The front door."""
    file = Path(sys.argv[1])
    notebook = json.loads(file.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    outputs = shown(notebook["cells"])
    if "--check" in sys.argv[2:]:
        wrong = [i for i, cell in enumerate(code) if cell["outputs"] != outputs[i]]
        if wrong:
            sys.exit(f"{file} shows something else in cell {wrong[0]}: make notebook runs it anew")
        return
    for cell, output in zip(code, outputs, strict=True):
        cell["outputs"] = output
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
