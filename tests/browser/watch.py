"""Watches a page while a test runs: whatever goes wrong in the browser is the test's failure."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

# A page that is left or closed drops what it was fetching.
LEFT = "net::ERR_ABORTED"
# Said where a test wants no worker.
BLOCKED = "Service Worker registration blocked"


class Watch:
    """What a page complained of: console errors (refusals of the content policy among them),
    exceptions, failed requests, answers that are errors.
    """

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        self._forgiven: list[str] = [BLOCKED]
        page.on("console", self._on_console)
        page.on("pageerror", self._on_error)
        page.on("requestfailed", self._on_failure)
        page.on("response", self._on_answer)

    def forgive(self, pattern: str) -> None:
        """Expect such complaints: the test brings them about."""
        self._forgiven.append(pattern)

    def check(self) -> None:
        """Fail if there was a complaint that nobody expected."""
        left = [said for said in self.complaints if not self._is_forgiven(said)]
        assert not left, "the page complained: " + "; ".join(left)

    def _is_forgiven(self, said: str) -> bool:
        return any(re.search(pattern, said) for pattern in self._forgiven)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _on_error(self, error: Error) -> None:
        self.complaints.append(f"exception: {error.stack or error.message}")

    def _on_failure(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _on_answer(self, answer: Response) -> None:
        if answer.status >= 400:
            self.complaints.append(f"{answer.status}: {answer.request.method} {answer.url}")
