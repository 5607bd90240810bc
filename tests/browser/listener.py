"""Plays by the accessibility tree alone, as someone does whose page is read aloud.

No pixel, no style and no selector of the page is used: a tree of roles, names and states is asked
for, something in it is pressed as a screen reader would, and what the live regions say is heard.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

from browser.guest import PATIENCE, Guest
from browser.player import ASKED, OVER, Player

PRESS = "function() { this.click() }"


@dataclass(frozen=True)
class Node:
    """One node of the tree, as far as it is read aloud."""

    number: int
    role: str
    name: str
    description: str
    states: dict[str, Any]
    within: tuple[str, ...]
    """The names of the regions that it stands in."""


class Listener(Player):
    """Presses what the tree says can be pressed, and remembers what was said."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        super().__init__(guest, seed)
        self.guest = guest
        self.line = guest.context.new_cdp_session(guest.page)
        self.line.send("Accessibility.enable")
        self.heard: list[str] = []
        """What the live regions have said, without what was the same as before."""
        self.met: dict[str, Node] = {}
        """The things that could be taken up, by their names."""

    def tree(self) -> list[Node]:
        """All that would be read aloud, in order."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [self._node(node, by_id) for node in nodes if not node.get("ignored")]

    def _node(self, node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Node:
        within: list[str] = []
        above = by_id.get(node.get("parentId", ""))
        while above:
            if _text(above, "role") == "region":
                within.append(_text(above, "name"))
            above = by_id.get(above.get("parentId", ""))
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        number = node.get("backendDOMNodeId", 0)
        about = _text(node, "description")
        return Node(number, _text(node, "role"), _text(node, "name"), about, states, tuple(within))

    def look(self) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            found = self._choosable()
            if found is not None:
                return found
            time.sleep(0.05)
        raise AssertionError(f"nothing can be pressed, by what is read aloud: {self.heard[-3:]}")

    def _choosable(self) -> dict[str, Any] | None:
        tree = self.tree()
        buttons = [node for node in tree if node.role == "button"]
        if any(node.name == self.guest.say("end-rematch") for node in buttons):
            return {"moment": OVER}
        self._hear()
        if any(node.role == "dialog" for node in tree):
            # Whatever lies on top, such as what has happened, has been read by now.
            closing = [node for node in buttons if node.name == self.guest.say("web-close")]
            return {"moment": ASKED, "found": closing} if closing else None
        things = [node for node in buttons if "pressed" in node.states]
        self.met |= {node.name: node for node in things}
        answers = [node for node in buttons if self._answers(node) and node not in things]
        found = [*things, *answers]
        # What has just been drawn gets its name a moment later.
        named = all(node.name for node in found)
        return {"moment": ASKED, "found": found} if found and named else None

    def _answers(self, node: Node) -> bool:
        """Whether a button answers the question; one that explains a word of it does not."""
        say = self.guest.say
        if say("table-question") not in node.within or node.name == say("table-give_back"):
            return False
        return not node.description or node.name == say("table-end_turn")

    def _hear(self) -> None:
        """The live regions of the page."""
        said = " ".join(self.page.get_by_role("status").all_inner_texts()).strip()
        if said and (not self.heard or self.heard[-1] != said):
            self.heard.append(said)

    def choose(self, seen: dict[str, Any]) -> None:
        node: Node = self.dice.choice(seen["found"])
        assert node.name, "something can be pressed that has no name"
        thing = self.line.send("DOM.resolveNode", {"backendNodeId": node.number})
        self.line.send(
            "Runtime.callFunctionOn",
            {"objectId": thing["object"]["objectId"], "functionDeclaration": PRESS},
        )

    def press(self, target: Locator, patience: int = PATIENCE) -> None:
        raise NotImplementedError("nobody points here")


def _text(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))
