"""Whole games through proxies as docs/serving.md sets them up: TLS, WebSockets, two servers."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from house.test_docs import blocks
from play.postgres import Postgres, found_or_installed
from web.client import Chair, Visitor
from web.crash import ARGUMENTS
from web.serving import House
from web.tables import play_with_a_bot

PACKAGES = {"nginx": "nginx-light openssl", "caddy": "caddy openssl"}


def program(name: str) -> Path | None:
    """A proxy, if there is one, and a program that makes it a certificate."""
    folders = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
    found = shutil.which(name, path=folders)
    return Path(found) if found is not None and shutil.which("openssl") is not None else None


def found(name: str) -> str:
    """The proxy, or a test that is skipped."""
    absent = f"{name} is not tried: it is not there and cannot be installed here"
    return str(found_or_installed(lambda: program(name), PACKAGES[name], absent))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certify(folder: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True)


def replaced(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def nginx(program: str, folder: Path, port: int, behind: list[str]) -> list[str]:
    """The document's own configuration, with the places and ports of this test."""
    (site,) = blocks("docs/serving.md", "nginx")
    site = replaced(
        site,
        ("server 127.0.0.1:8000;", "\n".join(f"server {place};" for place in behind)),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/letsencrypt/live/tables.example.org", str(folder)),
    )
    scratch = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{scratch}{site}\n}}\n",
        encoding="utf-8",
    )
    return [program, "-p", str(folder), "-c", str(file)]


def caddy(program: str, folder: Path, port: int, behind: list[str]) -> list[str]:
    """The same, with a certificate that needs nobody else."""
    (site,) = blocks("docs/serving.md", "caddy")
    certificate = f"tls {folder}/fullchain.pem {folder}/privkey.pem"
    site = replaced(
        site,
        ("tables.example.org {", f"https://127.0.0.1:{port} {{\n{certificate}"),
        ("127.0.0.1:8000", " ".join(behind)),
    )
    file = folder / "Caddyfile"
    file.write_text(f"{{\nadmin off\nauto_https disable_redirects\n}}\n{site}", encoding="utf-8")
    return [program, "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def proxy(program: str, folder: Path, port: int, houses: list[House]) -> Iterator[None]:
    certify(folder)
    behind = [house.base.removeprefix("http://") for house in houses]
    configured = nginx if program.endswith("nginx") else caddy
    command = configured(program, folder, port, behind)
    quiet = {**os.environ, "HOME": str(folder)}
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=quiet)
    try:
        yield
    finally:
        running.terminate()
        running.wait(20)


class Guest(Visitor):
    """Comes by TLS, with a certificate that he has been told of."""

    def __init__(self, base: str, trust: ssl.SSLContext) -> None:
        super().__init__(base)
        self._trust = trust
        self.http = httpx.AsyncClient(base_url=base, verify=trust, timeout=20)

    async def sit(self, table: str, seat: int | None = None, log: int = 0) -> Chair:
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?log={log}"
        opened = await websockets.connect(
            address,
            additional_headers={"cookie": cookies, "origin": self.base},
            ssl=self._trust,
            compression=None,
            max_size=None,
        )
        chair = Chair(opened)
        self.chairs.append(chair)
        await chair.hear("welcome", "refused")
        return chair


@pytest.mark.slow
async def test_whole_games_through_nginx(postgres: Postgres, tmp_path: Path) -> None:
    await play_through(found("nginx"), postgres, tmp_path)


@pytest.mark.deep
async def test_whole_games_through_caddy(postgres: Postgres, tmp_path: Path) -> None:
    await play_through(found("caddy"), postgres, tmp_path)


async def play_through(program: str, postgres: Postgres, tmp_path: Path) -> None:
    """Two people play whole games, over TLS and two servers."""
    port = free_port()
    base = f"https://127.0.0.1:{port}"
    database = postgres.shaped()
    houses = [House(database, *ARGUMENTS) for _ in range(2)]
    for house in houses:
        await asyncio.to_thread(house.start)
    try:
        with proxy(program, tmp_path, port, houses):
            trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
            async with asyncio.timeout(20):
                while True:
                    try:
                        httpx.get(f"{base}/health", verify=trust)
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
            async with Guest(base, trust) as rosa, Guest(base, trust) as kenji:
                answer = await rosa.ask("PUT", "/api/me", {"name": "Rosa"})
                assert "secure" in answer.headers["set-cookie"].lower()
                await kenji.introduce("Kenji")
                for _ in range(3):
                    card, _ = await play_with_a_bot(rosa, kenji)
                qr = await rosa.ask("GET", f"/api/qr?path=/t/{card['id']}")
                assert qr.status_code == 200
                assert (await rosa.ask("GET", "/metrics")).status_code == 404
        # In turn, so both have served.
        logs = [house.errors for house in houses]
        assert all("act" in log for log in logs)
    finally:
        for house in houses:
            await asyncio.to_thread(house.stop)
