"""Finds a Chromium to test with, or gets one: the machine's, Playwright's own, or Debian's.

One that has no window to draw (`chromium-headless-shell`) is the first choice: it does the same in
two thirds of the time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from browser.fonts import configure
from play.postgres import install

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    # As the fonts of the tests ask for; a Chromium without a window does not ask them.
    "--font-render-hinting=slight",
]
WINDOWLESS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (*WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def on_the_machine() -> str | None:
    """The path of a Chromium that is installed."""
    named = os.environ.get("SOBREMESA_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return None


def of_playwright() -> str | None:
    """The path of Playwright's own Chromium, if it was downloaded."""
    try:
        with sync_playwright() as playwright:
            path = playwright.chromium.executable_path
    except Error:
        return None
    return path if Path(path).exists() else None


def find() -> str | None:
    """The path of a Chromium."""
    return on_the_machine() or of_playwright()


def get() -> str | None:
    """The path of a Chromium, which is fetched if there is none."""
    if os.environ.get("SOBREMESA_CHROMIUM") or any(shutil.which(name) for name in WINDOWLESS):
        return find()
    install(WINDOWLESS[0])
    if found := find():
        return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if found := find():
        return found
    install("chromium")
    return find()


def surroundings(folder: Path) -> dict[str, str | float | bool]:
    """What the browser finds on its machine: a home, fonts, a language and a time of ours."""
    machine = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    return {
        **machine,
        "HOME": str(folder),
        "FONTCONFIG_FILE": str(configure(folder)),
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }


@contextmanager
def launched() -> Iterator[Browser]:
    """The browser while the block runs."""
    path = find()
    assert path is not None, "no Chromium is there; set SOBREMESA_CHROMIUM=PATH"
    with (
        tempfile.TemporaryDirectory(prefix="sobremesa-browser-") as folder,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=path, args=FLAGS, env=surroundings(Path(folder))
        )
        yield browser
        browser.close()


if __name__ == "__main__":
    path = get()
    if path is None:
        sys.exit("no Chromium is there, and none could be fetched; set SOBREMESA_CHROMIUM=PATH")
    print(f"browser: {path}")
