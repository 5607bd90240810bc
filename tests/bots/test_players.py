"""Who can be asked to play: found by name, from wherever they come, and refused clearly."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from house.test_docs import blocks
from sobremesa.arena.simulate import set_up, simulate
from sobremesa.bots import Roster, at_home, for_seats, outsiders, player, players, sit_down, usual
from sobremesa.bots.outsiders import Guest, NotOffered
from sobremesa.core.bot import RandomBot
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load

HEAD = "from sobremesa.core.bot import Bot\n"
GOOD = HEAD + "class Mine(Bot):\n    def choose(self, view, choices, rng): return choices[-1]\n"
MACARON = load("macaron")

FAULTY = {
    "raises": ("raise KeyError('almond-7')", "failed: KeyError: 'almond-7' (mine.py, line 3)"),
    "illegal": ("return 10**9", "chose 1000000000, which is none of the"),
    "nothing": ("return None", "chose None, which is none of the"),
    "words": ("return 'pass almond-7' * 9", "which is none of the"),
}
"""What a bot does in the third line of its file, and what is said of it."""


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that a test has loaded or installed is there for the next."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("their_bots", None)
    outsiders._module.cache_clear()
    outsiders.all_installed.cache_clear()


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return f"{folder / name}:Mine"


def faulty(folder: Path, does: str) -> str:
    return written(folder, f"{HEAD}class Mine(Bot):\n    def choose(self, *_): {does}\n")


def install(folder: Path, entries: str, module: str) -> None:
    """A distribution as an installer leaves it: a module, and a dist-info with its players."""
    about = folder / "their_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[sobremesa.players]\n{entries}")
    (folder / "their_bots.py").write_text(module)
    sys.path.insert(0, str(folder))


@pytest.mark.parametrize("name", SHELF)
def test_the_house_and_the_game_have_players(name: str) -> None:
    game = load(name)
    assert at_home(game) == ["random", *game.players, "search"]
    assert players(game) == [*at_home(game), "tree"]
    assert usual(game) == list(game.players)[-1]
    assert isinstance(player("random", game), RandomBot)


def test_a_game_may_have_several_players_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MACARON.players, "sly", RandomBot)
    assert players(MACARON) == ["random", "greedy", "sly", "search", "tree"]
    assert usual(MACARON) == "sly"
    assert isinstance(player("sly", MACARON), RandomBot)
    monkeypatch.setattr(MACARON, "players", {})
    assert (players(MACARON), usual(MACARON)) == (["random"], "random")


def test_who_is_not_there_is_refused_with_those_who_are() -> None:
    said = "macaron has no player 'clever'; it has random, greedy, search, tree, level-1 to level-5"
    with pytest.raises(Refusal, match=said + ".* and any FILE.py:CLASS"):
        player("clever", MACARON)


def test_one_sitter_for_all_or_one_for_each() -> None:
    assert for_seats(["a"], 3) == ["a", "a", "a"]
    assert for_seats(["a", "b"], 2) == ["a", "b"]
    assert len(sit_down(["random"], MACARON, 4)) == 4
    with pytest.raises(Refusal, match="3 seats need 1 or 3 sitters, not 2"):
        for_seats(["a", "b"], 3)
    with pytest.raises(Refusal, match="3 seats need 3 sitters, not 1"):
        for_seats(["a"], 3, one_for_all=False)


def test_a_file_plays(tmp_path: Path) -> None:
    mine = written(tmp_path, GOOD)
    found = player(mine, MACARON)
    assert isinstance(found, Guest)
    assert found.choose(None, [3, 5, 8], Rng(b"")) == 8
    setup = set_up(MACARON, 2, {}, [mine, "random"], 2, "s")
    assert simulate(setup).as_json()["bots"] == [mine, "random"]


def test_two_files_of_the_same_name_are_two(tmp_path: Path) -> None:
    for folder, place in (("a", "0"), ("b", "-1")):
        (tmp_path / folder).mkdir()
        written(tmp_path / folder, GOOD.replace("[-1]", f"[{place}]"))
    chosen = [
        player(f"{tmp_path / folder}/mine.py:Mine", MACARON).choose(None, [1, 2], Rng(b""))
        for folder in "ab"
    ]
    assert chosen == [1, 2]


def test_a_file_can_import_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "my_neighbour.py").write_text("PLACE = 0\n")
    text = "from my_neighbour import PLACE\n" + GOOD.replace("[-1]", "[PLACE]")
    assert player(written(tmp_path, text), MACARON).choose(None, [4, 6], Rng(b"")) == 4


BROKEN = {
    "no class": ("class Other: pass", "there is no class 'Mine' in the file"),
    "another class": (GOOD.replace("Mine", "Yours"), "no class 'Mine' in the file; it has Yours"),
    "no bot": ("class Mine: pass", "this is no player, which is a subclass of"),
    "no class at all": ("Mine = 3", "this is no player"),
    "syntax": ("class Mine(:", "it cannot be imported: SyntaxError: "),
    "import": ("import no_such_module", "it cannot be imported: ModuleNotFoundError: "),
    "exit": ("import sys; sys.exit('bye')", "it cannot be imported: SystemExit: bye"),
    "arguments": (GOOD + "    def __init__(self, depth): pass\n", "cannot sit down: TypeError: "),
    "no super": (GOOD + "    def __init__(self): pass\n", "__init__ must call super().__init__()"),
}


@pytest.mark.parametrize("way", BROKEN)
def test_a_file_that_cannot_play_is_refused_by_name(tmp_path: Path, way: str) -> None:
    text, said = BROKEN[way]
    mine = written(tmp_path, text)
    with pytest.raises(Refusal) as refused:
        player(mine, MACARON)
    assert said in str(refused.value)
    assert mine in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"none\.py:Mine: there is no such file"):
        player(f"{tmp_path}/none.py:Mine", MACARON)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("way", FAULTY)
def test_what_a_player_does_wrong_is_said_with_its_name(
    tmp_path: Path, way: str, jobs: int
) -> None:
    does, said = FAULTY[way]
    mine = faulty(tmp_path, does)
    setup = set_up(MACARON, 2, {}, ["random", mine], 60, "s", jobs)
    with pytest.raises(Refusal) as refused:
        simulate(setup)
    assert f"the player {mine} " in str(refused.value)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_guest_may_choose_with_any_kind_of_whole_number() -> None:
    class Whole:
        def __index__(self) -> int:
            return 7

    class Odd(RandomBot):  # type: ignore[type-arg]
        def choose(self, *_: object) -> Whole:  # type: ignore[override]
            return Whole()

    assert Guest("odd", Odd()).choose(None, [7], Rng(b"")) == 7
    with pytest.raises(NotOffered, match="none of the 1 choices"):
        Guest("odd", Odd()).choose(None, [8], Rng(b""))


ENTRIES = "clever = their_bots:Mine\nmacaron.sly = their_bots:Mine\nbroken = their_bots:None_\n"


def test_installed_players_are_found(tmp_path: Path) -> None:
    install(tmp_path, ENTRIES, GOOD)
    assert players(MACARON) == [
        "random", "greedy", "search", "tree", "broken", "clever", "sly",
    ]  # fmt: skip
    assert players(load("macao")) == [
        "random", "greedy", "search", "tree", "broken", "clever",
    ]  # fmt: skip
    assert isinstance(player("sly", MACARON), Guest)
    with pytest.raises(Refusal, match="macao has no player 'sly'"):
        player("sly", load("macao"))
    with pytest.raises(Refusal, match=r"broken \(their_bots:None_\): it cannot be imported"):
        player("broken", MACARON)
    assert usual(MACARON) == "greedy"


def test_an_installed_player_does_not_take_a_name_of_the_house(tmp_path: Path) -> None:
    names = ("random", "search", "tree", "macaron.greedy")
    install(tmp_path, "".join(f"{name} = their_bots:Mine\n" for name in names), GOOD)
    assert players(MACARON) == ["random", "greedy", "search", "tree"]
    assert isinstance(player("random", MACARON), RandomBot)
    assert not isinstance(player("greedy", MACARON), Guest)
    assert not isinstance(player("search", MACARON), Guest)
    assert not isinstance(player("tree", MACARON), Guest)


def test_a_roster_offers_what_works(tmp_path: Path) -> None:
    install(tmp_path, ENTRIES, GOOD)
    mine = written(tmp_path, GOOD.replace("Mine", "Named")).replace("Mine", "Named")
    roster = Roster([f"macaron={mine}"])
    assert list(roster.specs(MACARON)) == [
        "random", "greedy", "search", "Named", "sly", "clever",
    ]  # fmt: skip
    assert list(roster.specs(load("macao"))) == ["random", "greedy", "search", "clever"]
    assert roster.specs(MACARON)["Named"] == mine
    assert list(roster.faults) == ["broken"]


def test_a_roster_refuses_what_its_owner_cannot_mean(tmp_path: Path) -> None:
    mine = written(tmp_path, GOOD)
    for said, problem in (
        (["greedy"], "should be FILE.py:CLASS"),
        ([str(tmp_path / "none.py:Mine")], "no such file"),
        ([mine, mine], "two players are called Mine"),
        ([mine, f"macaron={mine}"], "two players are called Mine"),
        ([f"macaron={mine}", mine], "two players are called Mine"),
    ):
        with pytest.raises(Refusal, match=problem):
            Roster(said)
    assert len(Roster([f"macaron={mine}", f"macao={mine}"]).named) == 2


def test_the_document_works_as_it_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example, thinking = blocks("docs/write-a-bot.md", "python")
    (tmp_path / "mine.py").write_text(example, encoding="utf-8")
    exec(thinking, {})
    assert "best: " in capsys.readouterr().out
    commands, rated, levels, served = blocks("docs/write-a-bot.md", "sh")
    short = (rated + levels).replace("--games 50", "--games 2")
    for command in [*short.splitlines(), *commands.splitlines()]:
        words = command.removeprefix("sobremesa ").split()
        run = subprocess.run(
            [sys.executable, "-m", "sobremesa.cli", *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stderr
    assert "mine.game" in run.stdout
    assert served.startswith("sobremesa serve --players ./mine.py:Mine ")


@pytest.mark.parametrize("name", SHELF)
def test_the_documents_bot_plays_every_game(tmp_path: Path, name: str) -> None:
    example = blocks("docs/write-a-bot.md", "python")[0]
    mine = written(tmp_path, example)
    game = load(name)
    report = simulate(set_up(game, game.kind.seats[0], {}, [mine], 1, "s"))
    assert report.tally.games == 1
