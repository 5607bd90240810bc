"""The commands that back up and restore a server's tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from play.company import halls
from play.test_backup import MINE
from sobremesa.play.store.backup import back_up
from terminal.conftest import Run


async def lay(database: str, backup: Path) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        for _ in range(2):
            await hall.lay(rosa, MINE)
        await back_up(database, backup)


def test_the_commands_say_what_they_did(run: Run, tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "again.backup"
    backup = tmp_path / "x.backup"
    asyncio.run(lay(database, backup))
    told = "people 1, tables 2, entries 2"
    target = f"sqlite:///{tmp_path / 'new.db'}"
    for words, said, refused in (
        (("backup", str(copy), "--database", database), told, "--force overwrites it"),
        (
            ("restore", str(backup), "--database", target),
            f"{told}, restored",
            "is there already; --force replaces it",
        ),
    ):
        code, out, err = run(*words)
        assert (code, err) == (0, "")
        assert f"{words[1]}: {said}" in out
        code, _, err = run(*words)
        assert code == 2
        assert refused in err
        assert run(*words, "--force")[0] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["backup", "FOLDER/x", "--database", "sqlite:///FOLDER/none.db"], "cannot be read"),
        (["backup", "FOLDER/no/x", "--database", "sqlite:///FOLDER/none.db"], "there is no folder"),
        (["backup", "FOLDER/x", "--database", "mysql://x"], "there is no store on 'mysql'"),
        (["restore", "FOLDER/none", "--database", "sqlite:///FOLDER/y.db"], "no such file"),
        (
            ["backup", "FOLDER/x", "--database", "postgresql://u:secret@127.0.0.1:1/x"],
            "cannot be read",
        ),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, tmp_path: Path, words: list[str], said: str) -> None:
    code, out, err = run(*[word.replace("FOLDER", str(tmp_path)) for word in words])
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert "secret" not in err
    assert list(tmp_path.iterdir()) == []
