"""What a server can be told on the command line is what its settings say, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
import typer
from msgspec.json import schema
from msgspec.structs import asdict, fields

from sobremesa import cli
from sobremesa.web import processes, serve
from sobremesa.web.settings import Settings
from terminal.conftest import Run

ABOUT: dict[str, Any] = schema(Settings)["$defs"]["Settings"]["properties"]
OTHER = {
    "host": "0.0.0.0",
    "port": 9,
    "database": "sqlite:///x.db",
    "data": "corrected",
    "address": "https://example.org",
    "processes": 2,
    "log_level": "error",
    "log_format": "json",
    "bot_pause": 1.5,
    "rest": 2.5,
    "players": ("mine.py:Mine",),
    "thinkers": 3,
    "analysis": 11,
    "message_rate": 2.5,
    "connections": 99,
    "sockets_per_address": 8,
    "proxy": "10.0.0.1",
    "request_rate": 7,
    "tables_per_person": 6,
    "tables_a_minute": 5,
    "empty_days": 4,
    "abandoned_days": 3,
    "calls": False,
    "call_after": 5.5,
    "push_anywhere": True,
    "smtp_host": "mail.example",
    "smtp_port": 2525,
    "smtp_security": "tls",
    "smtp_user": "rosa",
    "smtp_from": "rosa@mail.example",
    "metrics_for_all": True,
}
"""For each setting, a value that is not its default."""


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


class Would:
    """Would start several processes."""

    def __init__(self, settings: Settings, started: list[Settings]) -> None:
        self._settings = settings
        self._started = started

    def run(self, _: object) -> None:
        self._started.append(self._settings)


@pytest.fixture(name="served")
def _served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that would have been started."""
    started: list[Settings] = []
    monkeypatch.setattr(cli, "use_data", lambda _: None)
    monkeypatch.setattr(serve, "serve", lambda settings, _: started.append(settings))
    monkeypatch.setattr(processes, "Together", lambda settings: Would(settings, started))
    return started


def test_without_options_the_defaults_are_the_settings_own(
    run: Run, served: list[Settings]
) -> None:
    assert run("serve")[0] == 0
    assert served == [Settings()]


@pytest.mark.slow
def test_every_setting_can_be_set(run: Run, served: list[Settings]) -> None:
    assert list(OTHER) == [field.name for field in fields(Settings)]
    for name, value in OTHER.items():
        words = [flag(name)] if value is True else [flag(name), str(value)]
        words = [flag(f"no_{name}")] if value is False else words
        words = [flag(name), *value] if isinstance(value, tuple) else words
        assert run("serve", *words)[0] == 0
        assert asdict(served.pop()) == {**asdict(Settings()), name: value}


def test_the_help_is_the_settings_own() -> None:
    command: Any = typer.main.get_command(cli.app)
    options = {option.name: option for option in command.commands["serve"].params}
    assert list(options) == [*[field.name for field in fields(Settings)], "browser"]
    for name, about in ABOUT.items():
        option = options[name]
        assert option.opts == [flag(name)]
        assert option.secondary_opts == ([flag(f"no_{name}")] if about["default"] is True else [])
        assert option.help == about["description"]
        assert json.dumps(option.default) == json.dumps(about["default"])


@pytest.mark.parametrize("name", [name for name in OTHER if {"minimum", "enum"} & set(ABOUT[name])])
def test_what_a_setting_cannot_be_is_refused(run: Run, served: list[Settings], name: str) -> None:
    about = ABOUT[name]
    wrong = "loud" if "enum" in about else str(about["minimum"] - 1)
    code, out, err = run("serve", flag(name), wrong)
    assert (code, out, served) == (2, "", [])
    assert flag(name) in err
    assert err.count("\n") == 1
