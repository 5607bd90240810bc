"""The server's log: one line for each thing that happens, and never what it was."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games import SHELF
from sobremesa.play.journal import Acted, read
from sobremesa.web.errors import STATUS, WHY
from sobremesa.web.lines import Lines
from web.client import Visitor
from web.conftest import SERVE
from web.serving import House, kept_in, running
from web.tables import choice, play_out
from web.talkative import FAULTS

TESTS = Path(__file__).parents[1]
SEEN_BY_ALL = {"table", "event", "level", "timestamp"}
COUNTS = {"seat", "seats", "number", "choices", "ms"}
WORDS = {"game": SHELF, "bot": ("random", "greedy"), "level": ("debug", "info", "warning", "error")}
PROBLEM = re.compile(r"\w+( < [\w.]+:\d+ [\w<>]+)*")
STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
NAMES = ("Zuleika", "Ōno")
TALK = "what a slyboots"

Line = dict[str, Any]


def lines_of(house: House) -> list[Line]:
    return [json.loads(line) for line in house.errors.splitlines()]


async def play(house: House) -> tuple[str, list[str]]:
    """A whole game of two people and a bot with all that can happen; its id, and its secrets."""
    async with Visitor(house.base) as host, Visitor(house.base) as guest:
        for visitor, name in zip((host, guest), NAMES, strict=True):
            await visitor.introduce(name)
        card = await host.lay("macaron", 3, ["me", "invited", "open"])
        path = f"/api/tables/{card['id']}"
        codes = []
        for _ in range(2):
            code = (await host.get(f"{path}/invitations"))["seats"]["1"].removeprefix("/i/")
            await guest.change("POST", f"/api/invitations/{code}")
            codes.append(code)
            if len(codes) == 1:
                # Its invitation ends with that.
                await guest.change("PUT", f"{path}/seats/1", {"sitter": "open"})
        await host.change("PUT", f"{path}/seats/2", {"sitter": "bot:greedy"})
        await host.change("POST", f"{path}/start")
        chairs = [await host.sit(card["id"]), await guest.sit(card["id"])]
        await guest.change("PUT", f"{path}/seats/1", {"sitter": "bot:random"})
        await guest.change("PUT", f"{path}/seats/1", {"sitter": "me"})
        for chair in chairs:
            await chair.send({"type": "say", "text": TALK})
            await chair.hear("said")
            for nonsense in ({"type": "act", "id": "x", "version": -1, "choices": ["sing"]}, b"?"):
                await chair.send(nonsense)
                await chair.hear("refused")
            await chair.up_to_date()
            if chair.state["offer"]:
                await chair.attempt(choice(chair))
        await host.ask("GET", f"/api/invitations/{code}?secret={code}")
        await host.ask("PUT", "/api/me", {"nom": NAMES[0]})
        await play_out(chairs)
        for chair in chairs:
            await chair.leave()
        secrets = [*host.http.cookies.values(), *guest.http.cookies.values(), *codes]
        return card["id"], secrets


def kept_secrets(folder: Path) -> tuple[list[str], list[str]]:
    """What the store knows and the log must not: secrets in every way to write them; choices."""
    with sqlite3.connect(folder / "tables.db") as store:
        raw = store.execute("SELECT seed FROM tables").fetchall()
        raw += store.execute("SELECT value FROM keys").fetchall()
        raw += store.execute("SELECT secret FROM devices").fetchall()
        people = store.execute("SELECT id FROM people").fetchall()
        codes = store.execute("SELECT code FROM sitters").fetchall()
        bodies = store.execute("SELECT body FROM journal").fetchall()
    store.close()
    secrets = [text for (text,) in people + codes]
    for (value,) in raw:
        secrets += [value.hex(), repr(value)[2:-1], str(list(value))]
    entries = [read(body) for (body,) in bodies]
    acts = [entry for entry in entries if isinstance(entry, Acted)]
    return secrets, [notation for act in acts for notation in act.choices]


def check_shape(lines: list[Line], tables: set[str]) -> None:
    """Each field of each line is a number, or a word of a list that is known before."""
    told = (TESTS.parent / "src/sobremesa/play/logbook.py").read_text(encoding="utf-8")
    events = set(re.findall(r'\.(?:info|debug|error)\(\s*"([^"]+)"', told))
    events |= {"game paused", "game resumed"}
    reasons = {*STATUS, *WHY.values(), "stale", "illegal", "not_asked", "used", "beyond", "over"}
    for line in lines:
        assert set(line) >= SEEN_BY_ALL, line
        assert line["table"] in tables, line
        assert line["event"] in events, line
        assert STAMP.fullmatch(line["timestamp"]), line
        for field, value in line.items():
            if field in COUNTS:
                assert isinstance(value, int | float), line
            elif field in WORDS:
                assert value in WORDS[field], line
            elif field == "why":
                assert value in reasons, line
            elif field == "problem":
                assert PROBLEM.fullmatch(value), line
            else:
                assert field in SEEN_BY_ALL, line


def check_silence(text: str, secrets: list[str], notations: list[str]) -> None:
    """The log, as it is written, has no name, no talk, no secret and no choice in it."""
    assert len(secrets) > 20
    assert len(notations) > 10
    for content in [*NAMES, *[ascii(name)[1:-1] for name in NAMES], TALK, *secrets, "sing"]:
        assert content not in text, content
    for notation in notations:
        assert not re.search(rf"(?<![\w-]){re.escape(notation)}(?![\w-])", text), notation


async def test_a_whole_game_can_be_followed_in_the_log(tmp_path: Path) -> None:
    with running(kept_in(tmp_path), *SERVE) as house:
        table, _ = await play(house)
    _, notations = kept_secrets(tmp_path)
    lines = lines_of(house)
    assert {line["level"] for line in lines} == {"info"}
    assert {line["table"] for line in lines} == {table}
    before = [(line["event"], line.get("seat")) for line in lines if line["event"] != "act"]
    assert before == [
        ("table laid", None),
        ("seat taken", 0),
        ("seat taken", 1),
        ("seat left", 1),
        ("seat taken", 1),
        ("seat given to a bot", 2),
        ("game started", None),
        ("seat given to a bot", 1),
        ("seat taken", 1),
        ("game over", None),
    ]
    acts = [line for line in lines if line["event"] == "act"]
    assert [act["number"] for act in acts] == list(range(1, len(notations) + 1))
    assert all(act["choices"] == 1 and act["ms"] >= 0 for act in acts)
    assert {act["bot"] for act in acts if act["seat"] == 2} == {"greedy"}
    assert all("bot" not in act for act in acts if act["seat"] == 0)
    assert (lines[-1]["event"], lines[-1]["number"]) == ("game over", len(notations))


@pytest.mark.parametrize("form", ["json", "console"])
async def test_no_line_tells_contents(tmp_path: Path, form: str) -> None:
    arguments = (*SERVE[:-1], form, "--log-level", "debug")
    with running(kept_in(tmp_path), *arguments) as house:
        table, secrets = await play(house)
    kept, notations = kept_secrets(tmp_path)
    check_silence(house.errors, [*secrets, *kept], notations)
    if form == "json":
        lines = lines_of(house)
        check_shape(lines, {table})
        seen = {line["event"] for line in lines}
        assert seen >= {"page opened", "page closed", "said", "refused", "act"}
    else:
        assert re.search(rf"^[\d:]{{8}} info +act +table={table} seat=\d", house.errors, re.M)
        assert "\x1b" not in house.errors


class TalkativeHouse(House):
    """A server whose log has a fault."""

    module = "web.talkative"


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_log_that_tells_contents_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    monkeypatch.setenv("SOBREMESA_FAULT", fault)
    monkeypatch.setenv("SOBREMESA_SECRET", "5ec2e7" * 8)
    house = TalkativeHouse(kept_in(tmp_path), *SERVE, "--log-level", "debug").start()
    try:
        table, secrets = await play(house)
    finally:
        house.stop()
    kept, notations = kept_secrets(tmp_path)
    with pytest.raises(AssertionError):
        check_shape(lines_of(house), {table})
    with pytest.raises(AssertionError):
        check_silence(house.errors, [*secrets, *kept, "5ec2e7" * 8], notations)


@pytest.mark.parametrize(("level", "count"), [("debug", 3), ("info", 2), ("error", 1)])
def test_the_level_is_kept_by_all_of_it(level: str, count: int) -> None:
    said = told_by(
        level, 'Logbook("t").said(0); Logbook("t").taken(0); Logbook("t").store_failed("full")'
    )
    assert len(said) == count


def told_by(level: str, script: str) -> list[Line]:
    """What a process that sets up its log so and runs the script has written."""
    head = (
        "import asyncio, logging\n"
        "from sobremesa.play.logbook import Logbook, fault, log\n"
        "from sobremesa.web.logs import set_up_logs\n"
        f"set_up_logs({level!r}, 'json')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", head + script], capture_output=True, text=True, check=True
    )
    assert run.stdout == ""
    return [json.loads(line) for line in run.stderr.splitlines()]


FAIL = """
def choose():
    raise ValueError("I hold almond-7")
"""

WAYS = {
    "our own": """
try:
    choose()
except ValueError as problem:
    log.error("request failed", exc_info=problem)
    log.exception("request failed")
    Logbook("t").socket_failed(0, problem)
""",
    "a library's": """
try:
    choose()
except ValueError as problem:
    logging.getLogger("library").exception("failed with %s", problem)
    logging.getLogger("library").error("failed\\nwith %r" % problem, stack_info=True)
    logging.getLogger("library").info("almond-7")
""",
    "the loop's": """
async def main():
    task = asyncio.create_task(forget())
    await asyncio.sleep(0)
async def forget():
    choose()
asyncio.run(main())
""",
}


@pytest.mark.parametrize("way", WAYS)
def test_an_exception_is_named_without_its_message(way: str) -> None:
    lines = told_by("debug", FAIL + WAYS[way])
    assert lines
    assert "almond" not in json.dumps(lines)
    assert all(line["level"] == "error" for line in lines)
    assert any("ValueError < <string>:" in line.get("problem", "") for line in lines)


class File(io.StringIO):
    """Counts how often it is written to."""

    times = 0

    def write(self, written: str) -> int:
        self.times += 1
        return super().write(written)


async def test_lines_of_one_turn_of_the_loop_are_written_together() -> None:
    file = File()
    lines = Lines(file)
    for number in range(3):
        lines.msg(f"line {number}")
    assert file.getvalue() == ""
    await asyncio.sleep(0)
    assert (file.getvalue(), file.times) == ("line 0\nline 1\nline 2\n", 1)
    lines.msg("another turn")
    await asyncio.sleep(0)
    assert file.getvalue().endswith("another turn\n")


def test_lines_of_several_tables_come_in_order() -> None:
    script = """
async def main():
    for number in range(3):
        Logbook(f"t{number % 2}").taken(number)
asyncio.run(main())
"""
    assert [line["seat"] for line in told_by("info", script)] == [0, 1, 2]


def test_lines_are_written_at_once_where_no_loop_runs() -> None:
    file = File()
    lines = Lines(file)
    lines.msg("before the server")
    assert file.getvalue() == "before the server\n"

    async def stopped_at_once() -> None:
        lines.msg("said last")

    asyncio.run(stopped_at_once())
    lines.msg("after it")
    assert file.getvalue() == "before the server\nsaid last\nafter it\n"
