"""What one viewer has been shown of a match, and how often that has changed."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.scribe import Plain
from sobremesa.core.words import Line, Seat
from sobremesa.play import news
from sobremesa.play.offer import offer, plain_offer

encode = msgspec.json.Encoder().encode


def plain_line(line: Line) -> news.Line:
    """A line of the log in names: numbers stay numbers, what is not told is None."""
    things: list[news.Told] = []
    for i, noun in enumerate(line.event.nouns):
        if line.event.secret[i] and not line.told:
            things.append(None)
        else:
            things.append(noun.spell(line.things[i]) if noun.names else line.things[i])
    return news.Line(line.event.key, things)


def plain_view(game: Game[Any, Any], s: Any, viewer: Seat) -> dict[str, object]:
    """What the viewer may know, in names."""
    plain = Plain()
    game.view(s, viewer).describe(plain)
    return plain.facts


class Sight:
    """A viewer's view, offer and log, written once for all who look through the same eyes.

    The version counts the changes of these three and nothing else, so it does not betray what
    another seat has chosen in secret. It follows from the record alone: a restart finds the same.
    """

    def __init__(self, game: Game[Any, Any], viewer: Seat) -> None:
        self.game = game
        self.viewer = viewer
        self.version = -1
        self.view = msgspec.Raw(b"null")
        self.offer = msgspec.Raw(b"null")
        self.lines: list[msgspec.Raw] = []
        """All lines of the log that the viewer may read."""
        self.news = 0
        """How many of them the last look has added."""
        self._read = 0

    def look(self, s: Any) -> bool:
        """Take in the state; tell whether the viewer can notice any change."""
        heard = self.game.words.heard(s.log, self.viewer, self._read)
        self._read = len(s.log)
        view = encode(plain_view(self.game, s, self.viewer))
        asked = encode(plain_offer(self.game, offer(self.game, s, self.viewer)))
        self.news = len(heard)
        if not heard and view == bytes(self.view) and asked == bytes(self.offer):
            return False
        self.view, self.offer = msgspec.Raw(view), msgspec.Raw(asked)
        self.lines += [msgspec.Raw(encode(plain_line(line))) for line in heard]
        self.version += 1
        return True
