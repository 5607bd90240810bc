"""The line between a page and the server, which can be cut, or lose what is said on it."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute

GONE = 3001
"""A code with which no server of ours closes a socket."""


class Line:
    """All sockets of a page, from its next loading on."""

    def __init__(self, page: Page) -> None:
        self.loses_what_is_sent = False
        self.loses_what_is_heard = False
        self.sent: list[str] = []
        """What the page sent, whether it arrived or not."""
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket?*", self._open)

    def cut(self) -> None:
        """Break the line; the page may open another one, on which nothing is lost."""
        self.loses_what_is_sent = self.loses_what_is_heard = False
        for socket in self._sockets:
            socket.close(code=GONE, reason="cut")
        self._sockets.clear()

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._sockets += [page, server]

        def to_server(said: str | bytes) -> None:
            self.sent.append(str(said))
            if not self.loses_what_is_sent:
                server.send(said)

        def to_page(said: str | bytes) -> None:
            if not self.loses_what_is_heard:
                page.send(said)

        page.on_message(to_server)
        server.on_message(to_page)
