"""A real PostgreSQL for tests: from the machine's programs, else from Debian's package.

Each process that runs tests has a server of its own, on a free port of this machine only, with
data in a temporary folder. It is as durable as a real one: `fsync` and `synchronous_commit` are on.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from play.company import awaited
from play.shape import kept_in
from sobremesa.play.store import Store

USER = "sobremesa"
PASSWORD = "siesta"
DATABASE = "postgres"
PATIENCE = 60.0
REQUIRED = "SOBREMESA_REQUIRE_POSTGRES"
"""Set to 1, it makes a test fail that lacks PostgreSQL, or a clock or a proxy beside it: what must
pass is not skipped."""
ABSENT = (
    "PostgreSQL is not tested: its programs (initdb, postgres, psql, pg_dump) are neither on the "
    "PATH nor in /usr/lib/postgresql, and Debian's package `postgresql` cannot be installed here"
)


def find_programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL on this machine."""
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    folders = sorted(versions, key=lambda folder: folder.parent.name.zfill(8), reverse=True)
    if found := shutil.which("initdb"):
        folders.insert(0, Path(found).resolve().parent)
    wanted = ("initdb", "postgres", "psql", "pg_dump")
    return next((f for f in folders if all((f / name).exists() for name in wanted)), None)


def install(packages: str) -> None:
    """Install packages of Debian where that is possible; whoever asks looks for himself."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages.split()]):
        command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *words]
        subprocess.run(command, env=quiet, check=False, capture_output=True)


def found_or_installed(find: Callable[[], Path | None], package: str, absent: str) -> Path:
    """What a test needs of the machine, from Debian if need be; else it is skipped, or fails."""
    found = find()
    if found is None:
        install(package)
        found = find()
    if found is None:
        assert os.environ.get(REQUIRED) != "1", absent
        pytest.skip(absent)
    return found


class Postgres:
    """A server with its data; it runs as an unprivileged user, since PostgreSQL refuses root."""

    def __init__(self, programs: Path, environment: Mapping[str, str] | None = None) -> None:
        self.port = 0
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="sobremesa-postgres-"))
        self._data = self._folder / "data"
        self._log = self._folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {"cwd": self._folder, "env": {"PATH": os.defpath, "LC_ALL": "C"}}
        self._environment = environment or {}
        """What it is run with besides."""
        self._shape = ""
        """The statements that make a database of the newest shape, once they are known."""
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            self._as |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def lay_out(self) -> None:
        """Make an empty cluster."""
        secret = self._folder / "password"
        secret.write_text(PASSWORD, encoding="utf-8")
        secret.chmod(0o644)
        command: list[str | Path] = [
            self._programs / "initdb",
            "--pgdata",
            self._data,
            "--username",
            USER,
        ]
        command += ["--pwfile", secret, "--auth=scram-sha-256", "--encoding=UTF8", "--no-sync"]
        made = subprocess.run(command, capture_output=True, text=True, check=False, **self._as)
        if made.returncode != 0:
            raise RuntimeError(f"initdb failed: {made.stderr}")

    def start(self) -> None:
        """Run it, on the port it had before if it had one."""
        self.port = self.port or free_port()
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "on",
            "synchronous_commit": "on",
            "shared_buffers": "16MB",
            "max_connections": "60",
        }
        command: list[str | Path] = [self._programs / "postgres", "-D", self._data]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with self._log.open("ab") as log:
            how = {**self._as, "env": {**self._as["env"], **self._environment}}
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **how)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {self._log.read_text()}")
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def crash(self) -> None:
        """End it at once, without a checkpoint; what was committed must be there afterwards."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """End it and forget its data."""
        self.crash()
        shutil.rmtree(self._folder)

    def address(self, name: str, password: str = PASSWORD) -> str:
        """The address of a database."""
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{name}"

    def emptied(self) -> str:
        """The address of a database with nothing in it: one for all tests, since many are slow."""
        done = self.tell("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        if done.returncode != 0:
            raise RuntimeError(f"no empty database: {done.stderr}")
        return self.address(DATABASE)

    def shaped(self) -> str:
        """The same of the newest shape, for whatever is not about migrations."""
        if not self._shape:
            awaited(_migrated(self.emptied()))
            self._shape = self._dumped()
        done = self.tell(f"DROP SCHEMA public CASCADE; CREATE SCHEMA public; {self._shape}")
        if done.returncode != 0:
            raise RuntimeError(f"no database of the newest shape: {done.stderr}")
        return self.address(DATABASE)

    def _dumped(self) -> str:
        command: list[str | Path] = [self._programs / "pg_dump", "-d", self.address(DATABASE)]
        command += ["--inserts", "--no-owner", "--no-comments"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, **self._as)
        # Some say to psql, and not to the database, what may stand in what follows.
        return "\n".join(line for line in done.stdout.splitlines() if not line.startswith("\\"))

    def _answers(self) -> bool:
        return self.tell("SELECT 1").returncode == 0

    def tell(self, statement: str) -> subprocess.CompletedProcess[str]:
        """Have a statement carried out, over a connection of its own."""
        command: list[str | Path] = [
            self._programs / "psql",
            "--no-psqlrc",
            "-d",
            self.address(DATABASE),
        ]
        command += ["--quiet", "-c", statement]
        return subprocess.run(command, capture_output=True, text=True, check=False, **self._as)


async def _migrated(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()


def free_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(environment: Mapping[str, str] | None = None) -> Iterator[Postgres]:
    """A running PostgreSQL; where there is none to be had, the test is skipped, or fails."""
    server = Postgres(found_or_installed(find_programs, "postgresql", ABSENT), environment)
    try:
        server.lay_out()
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests."""
    with started() as server:
        yield server


EACH_KIND = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
"""The kinds of database that tables are kept in; a PostgreSQL takes its time to be started."""
FIRST_KIND = ["sqlite", pytest.param("postgresql", marks=pytest.mark.deep)]
"""The same for what is long, and hardly depends on the kind; to be given `indirect`."""


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an SQLite file of the newest shape, with nothing in it."""
    return kept_in(tmp_path)


@pytest.fixture(params=EACH_KIND)
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database of the newest shape with nothing in it, of each kind in turn."""
    if request.param == "sqlite":
        found: str = request.getfixturevalue("sqlite")
        return found
    server: Postgres = request.getfixturevalue("postgres")
    return server.shaped()


@pytest.fixture(params=EACH_KIND)
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without any shape, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.emptied()
