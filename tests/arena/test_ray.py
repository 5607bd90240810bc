"""The same plans on Ray: on this machine, and on a cluster that somebody has started."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena.mortal import deaths, mortal

pytestmark = pytest.mark.deep

PLAN = ["simulate", "macaron", "--seats", "2", "--games", "300", "--seed", "ray"]
LOCAL = ["--cluster", "local", "--jobs", "2"]


@pytest.fixture(autouse=True, scope="module")
def _installed() -> None:
    pytest.importorskip("ray", reason="make test-cluster installs ray")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ray writes into the home folder."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def cluster(home: Path) -> Iterator[list[str]]:
    """A cluster of one machine, with a door for clients."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ray = str(Path(sys.executable).with_name("ray"))
    words = ["start", "--head", "--block", "--port=0", "--num-cpus=2", "--include-dashboard=false"]
    words += [f"--ray-client-server-port={port}", "--disable-usage-stats"]
    head = subprocess.Popen(
        [ray, *words], env=environment(home), start_new_session=True, stdout=subprocess.DEVNULL
    )
    try:
        while head.poll() is None and not _answers(port):
            time.sleep(0.2)
        assert head.poll() is None
        yield ["--cluster", f"ray://127.0.0.1:{port}"]
    finally:
        os.killpg(head.pid, signal.SIGKILL)
        head.wait()


def _answers(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "HOME": str(home), "RAY_AUTH_MODE": "disabled"}


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from sobremesa.cli import main; main()", *words]
    return subprocess.run(command, env=environment(home), capture_output=True, text=True)


def found(home: Path, *words: str) -> dict[str, Any]:
    done = run(home, *words, "--json")
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return {key: told[key] for key in told if key not in ("seconds", "decisions_per_second")}


def test_ray_on_this_machine_finds_what_one_process_finds(home: Path, tmp_path: Path) -> None:
    bot = mortal(tmp_path, 2)
    plan = [*PLAN, "--bots", f"{bot},random"]
    here = found(home, *plan, *LOCAL)
    assert deaths(tmp_path) == 2
    assert here == found(home, *plan)


def test_a_cluster_finds_what_one_process_finds(home: Path, cluster: list[str]) -> None:
    assert found(home, *PLAN, *cluster) == found(home, *PLAN)
    plan = ["tournament", "template", "--players", "random,greedy", "--games", "12"]
    assert found(home, *plan, *cluster) == found(home, *plan)


def test_a_cluster_plays_with_the_corrections_of_whoever_asks(
    home: Path, cluster: list[str], tmp_path: Path
) -> None:
    (tmp_path / "macao.toml").write_text("[card.harbour_master]\ngain_pp = 2\n", encoding="utf-8")
    plan = ["simulate", "macao", "--seats", "2", "--games", "30", "--data", str(tmp_path)]
    assert found(home, *plan, *cluster) == found(home, *plan)


def test_what_goes_wrong_on_a_cluster_is_told_in_one_line(
    home: Path, cluster: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(
        "from sobremesa.core.bot import Bot\n"
        "class Wrong(Bot):\n    def choose(self, view, choices, rng): return -7\n"
    )
    done = run(home, *PLAN, *cluster, "--bots", f"{file}:Wrong")
    assert done.returncode == 2
    assert "chose -7, which is none of the" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    gone = run(home, *PLAN, "--cluster", "ray://127.0.0.1:1")
    assert gone.returncode == 2
    assert "there is no cluster at ray://127.0.0.1:1" in gone.stderr
