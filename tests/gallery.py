"""What the gallery shows, as files that a page reads without a server: `make gallery`.

Each game's words and texts, and its records as moments: the table after each choice, through the
eyes of whoever is asked next, with the question. A file calls `shown(name, contents)`, for a page
that was not served may read scripts alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Encoder

from sobremesa.core.game import Game
from sobremesa.core.record import Record, read_record, walk
from sobremesa.core.words import Seat
from sobremesa.games import SHELF, TEMPLATE, load
from sobremesa.play.log_lines import plain_line
from sobremesa.play.offer import written_offer
from sobremesa.play.viewer import plain_view
from sobremesa.texts.languages import LANGUAGES, source
from sobremesa.web.vocabulary import Vocabulary, vocabulary
from stage import GAMES

encode: Final = Encoder().encode
GAMES_SHOWN: Final = [*SHELF, TEMPLATE]


class Words(Struct):
    """What a game's table is told once."""

    vocabulary: Vocabulary
    texts: dict[str, str]
    records: list[str]


class Moment(Struct):
    """The table after a choice."""

    viewer: Seat | None
    view: dict[str, object]
    waiting: list[Seat]
    offer: Raw
    lines: list[Any]


class Story(Struct):
    """A record, moment by moment."""

    seats: int
    options: dict[str, str]
    moments: list[Moment]


def records_of(game: str) -> dict[str, Path]:
    """A game's records by name, the one of the pictures first."""
    folder = GAMES / game
    found = [folder / "stage.game", *sorted((folder / "records").glob("*.game"))]
    return {path.stem: path for path in found if path.exists()}


def told(game: Game[Any, Any], record: Record) -> Story:
    """All moments of a game."""
    moments: list[Moment] = []
    seen = 0
    for _, s in walk(game, record, log=True):
        waiting = game.flow.waiting(s)
        eyes = waiting[0] if waiting else record.seats - 1
        lines = [plain_line(line) for line in game.words.heard(s.log[seen:], eyes)]
        seen = len(s.log)
        moments.append(
            Moment(
                eyes, plain_view(game, s, eyes), waiting, Raw(written_offer(game, s, eyes)), lines
            )
        )
    return Story(record.seats, dict(record.chosen), moments)


def write(folder: Path, games: list[str]) -> None:
    """The files of those games, anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games:
        records = records_of(name)
        texts = {language: source(name, language) for language in LANGUAGES}
        keep(folder, name, Words(vocabulary(name), texts, list(records)))
        for record, path in records.items():
            keep(folder, f"{name}-{record}", told(load(name), read_record(path.read_text())))
    keep(folder, "platform", {language: source(None, language) for language in LANGUAGES})
    keep(folder, "shelf", GAMES_SHOWN)


def keep(folder: Path, name: str, contents: object) -> None:
    """One file, as a script."""
    (folder / f"{name}.js").write_bytes(b"shown(%s,%s)" % (encode(name), encode(contents)))


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2:] or GAMES_SHOWN)
