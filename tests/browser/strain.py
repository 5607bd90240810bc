"""How long a page keeps its person waiting: the longest task in which it can answer nothing."""

from __future__ import annotations

import json
from typing import Any

from browser.guest import Guest

LONGEST = 200
"""Milliseconds."""

TASK = "ThreadControllerImpl::RunTask"
MAIN = "CrRendererMain"


class Strain:
    """Traces a guest's page until it is left; then it knows the longest task.

    A task counts by the time that the processor worked on it, not by the clock: what else runs on
    the machine is not the page's doing. The browser has one trace at a time, so that it is closed
    whatever happens to the guest.
    """

    def __init__(self, guest: Guest) -> None:
        assert guest.context.browser is not None
        self._browser = guest.context.browser
        self._page = guest.page
        self._traced = b""

    def __enter__(self) -> Strain:
        self._browser.start_tracing(page=self._page, categories=["toplevel"])
        return self

    def __exit__(self, *_: object) -> None:
        self._traced = self._browser.stop_tracing()

    def longest(self) -> int:
        """Milliseconds of the longest task of any page while it was traced."""
        events: list[dict[str, Any]] = json.loads(self._traced)["traceEvents"]
        mains = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == MAIN
        }
        tasks: list[int] = [
            event["tdur"]
            for event in events
            if event["name"] == TASK and (event["pid"], event["tid"]) in mains and "tdur" in event
        ]
        assert tasks, "the trace has no task of a page"
        return max(tasks) // 1000
