"""A played game as a text file: what was agreed, the seed, every choice, the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.view import V
from sobremesa.core.words import Refusal, Seat

FORMAT: Final = 1
"""The version of the file format."""

FIELDS: Final = ("game", "version", "data", "seats", "seed")
MOST_CHOICES: Final = 1_000_000
MOST_DIGITS: Final = 4


class Record:
    """Game, version, data, options, seed, choices in notation; with its end line once it is over.

    sobremesa 1
    game macaron
    version 1
    data 9f2ac41d7be06358
    seats 4
    option side normal
    seed 00ff
    0 pass almond-7
    end goal places 1 2 3 4 scores 11 9 8 2
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        chosen: dict[str, str],
        seed: bytes,
        data: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.chosen = chosen
        self.seed = seed
        self.data = data
        """The digest of the corrected data it is played with; empty if these are as shipped."""
        self.choices: list[tuple[Seat, str]] = []
        self.end = ""
        """The end line, without its first word; empty while the game is unfinished."""

    def write(self) -> str:
        """The whole file."""
        lines = [f"sobremesa {FORMAT}", f"game {self.game}", f"version {self.version}"]
        if self.data:
            lines.append(f"data {self.data}")
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {value}" for name, value in self.chosen.items()]
        lines.append(f"seed {self.seed.hex()}")
        lines += [f"{seat} {notation}" for seat, notation in self.choices]
        if self.end:
            lines.append(f"end {self.end}")
        return "\n".join(lines) + "\n"


def result(game: Game[S, V], s: S) -> str:
    """The end line of a finished game: outcome, places and scores."""
    places = " ".join([str(place) for place in game.places(s)])
    scores = " ".join([str(score) for score in game.scores(s)])
    return f"{game.outcome(s)} places {places} scores {scores}"


def read_record(text: str) -> Record:
    """The record that is written so; a clear refusal names the line that is wrong."""
    lines = text.split("\n")
    if lines[0].split() != ["sobremesa", str(FORMAT)]:
        raise Refusal(f"line 1: {_brief(lines[0])} should be 'sobremesa {FORMAT}'")
    fields: dict[str, str] = {}
    chosen: dict[str, str] = {}
    at = 1
    while at < len(lines):
        said = lines[at].split()
        at += 1
        if len(said) == 3 and said[0] == "option":
            chosen[said[1]] = said[2]
        elif len(said) == 2 and said[0] in FIELDS:
            fields[said[0]] = said[1]
            if said[0] == "seed":
                break
        else:
            raise Refusal(
                f"line {at}: {_brief(lines[at - 1])} is no header line; "
                "these are game, version, data, seats, option and seed"
            )
    for field in ("game", "version", "seats", "seed"):
        if field not in fields:
            raise Refusal(f"the header lacks its line '{field}'")
    record = Record(
        fields["game"],
        _number("version", fields["version"]),
        _number("seats", fields["seats"]),
        chosen,
        _hex(fields["seed"]),
        fields.get("data", ""),
    )
    _read_choices(record, lines, at)
    return record


def _read_choices(record: Record, lines: list[str], at: int) -> None:
    while at < len(lines):
        line = lines[at]
        at += 1
        if record.end:
            if line.strip():
                raise Refusal(f"line {at}: {_brief(line)} stands after the end")
        elif line.startswith("end "):
            record.end = line[4:].strip()
        elif line == "" and at == len(lines):
            return
        else:
            seat, _, notation = line.partition(" ")
            if not (_digits(seat) and notation):
                raise Refusal(f"line {at}: {_brief(line)} should be a seat and a choice")
            record.choices.append((int(seat), notation))
            if len(record.choices) > MOST_CHOICES:
                raise Refusal(f"more than {MOST_CHOICES} choices: no game is that long")


def _brief(line: str) -> str:
    return repr(line if len(line) <= 40 else line[:40] + "...")


def _digits(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _number(field: str, text: str) -> int:
    if not _digits(text):
        raise Refusal(f"{field} {_brief(text)} should be a whole number")
    return int(text)


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refusal(f"seed {_brief(text)} should be hexadecimal digits") from None


def begin(game: Game[S, V], record: Record, log: bool = False) -> S:
    """The game as it stood before the first choice.

    Options are additive: what was never asked has the answer it had before it could be asked.
    """
    if record.game != game.name:
        raise Refusal(f"a record of {record.game} cannot be replayed as {game.name}")
    if not game.since() <= record.version <= game.version:
        raise Refusal(
            f"the record is of version {record.version} of {game.name}; "
            f"this is version {game.version}, which would play differently{_by_rules(game, record)}"
        )
    check_data(game, record.data, "the record")
    return game.new(game.options_kept(record.seats, **record.chosen), record.seed, log)


def check_data(game: Game[S, V], data: str, what: str) -> None:
    """Refuse what was played with other data than ours."""
    if data != game.data:
        raise Refusal(
            f"{what} was played with {_told(data)} of {game.name}; here they are {_told(game.data)}"
        )


def _told(data: str) -> str:
    return f"the corrected data {data}" if data else "the data as shipped"


def _by_rules(game: Game[S, V], record: Record) -> str:
    """The rules that have changed since the record: ` by MO-57, MO-R31`."""
    later = [rules for version, rules in game.changes.items() if version > record.version]
    found = [rule for rules in later for rule in rules]
    return " by " + ", ".join(found) if found else ""


def redo(game: Game[S, V], record: Record, s: S, at: int, to_rest: bool = False) -> None:
    """Make the choice number `at` of the record again; maybe only as far as the table rests."""
    seat, notation = record.choices[at]
    try:
        action = game.words.read(notation)
        if to_rest:
            game.flow.apply_to_rest(s, seat, action)
        else:
            game.flow.apply(s, seat, action)
    except Refusal as refusal:
        raise Refusal(f"choice {at + 1}, seat {seat}: {refusal}") from None


def walk(
    game: Game[S, V], record: Record, log: bool = False, rests: bool = False
) -> Iterator[tuple[tuple[Seat, str] | None, S]]:
    """Play the record again: None and the beginning, then each choice and what it led to.

    It is one state that changes. If there is a log, it has only what is new at each step. With
    `rests` there is a step more where a table that forgets lets everybody look.
    """
    s = begin(game, record, log)
    yield None, s
    for at, choice in enumerate(record.choices):
        if s.log is not None:
            s.log.clear()
        redo(game, record, s, at, rests)
        if game.flow.resting(s):
            if passes_unasked(game, s):
                yield choice, s
                if s.log is not None:
                    s.log.clear()
            game.flow.settle(s)
        yield choice, s


def passes_unasked(game: Game[S, V], s: S) -> bool:
    """Whether a table that rests goes on without asking anybody in between.

    If somebody is asked, the others see nothing new then, and there is nothing to look at before.
    """
    ahead = cast(S, s.clone())
    game.flow.settle(ahead)
    return not game.flow.unnamed(ahead)


def close(game: Game[S, V], record: Record, s: S) -> None:
    """Check that the record ends as the game does."""
    over = game.flow.over(s)
    if not over and record.end:
        raise Refusal(f"the record ends with {_brief(record.end)}, but the game goes on")
    if over and record.end and record.end != result(game, s):
        raise Refusal(f"the record ends with {record.end!r}, the game with {result(game, s)!r}")


def replay(game: Game[S, V], record: Record, log: bool = False) -> S:
    """Play the whole record again."""
    s = begin(game, record, log)
    for at in range(len(record.choices)):
        redo(game, record, s, at)
    close(game, record, s)
    return s
