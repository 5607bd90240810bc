"""A played game as a text file: what was agreed, the seed, every choice, the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from sobremesa.core.branch import BEFORE, BRANCH, FROM, LINES, Branch, BranchReader, left
from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.pledge import SIZE, Nonce, Pledge, seal
from sobremesa.core.view import V
from sobremesa.core.words import UNKNOWN, Refusal, Seat

FORMAT: Final = 1
"""The version of the file format."""

PLEDGED: Final = ("derivation", "table", "secret", "salt", "commitment")
"""What the header has besides of a deal that can be checked; and its nonces."""
FIELDS: Final = ("game", "version", "data", "seats", "seed", *PLEDGED)
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

    Where the deal can be checked, its pledge stands before the seed, and a seal after the end:

    derivation 1
    table q7m2x4k9ab
    secret 5b1c...
    salt 90ee...
    commitment 77d0...
    nonce 0 ab12...
    seal 3c4d...

    A game that people have ended before its end has another last line, which says how:

    stopped draw places 1 1 1 1 scores 11 9 8 2

    A game that branches off from another says before its seed how that one was dealt and played up
    to then, and from what it goes on: `truth new`, `truth same` or `seat 2`:

    from 00ff
    before 0 pass almond-7
    branch seat 2
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
        self.stopped = ""
        """The same of a game that was ended before its end; it has no end line."""
        self.pledge: Pledge | None = None
        """What the seed was derived from, if it was committed to before the deal."""
        self.branches: list[Branch] = []
        """The games that it has come through, if it has branched off: the first one first."""

    def write(self) -> str:
        """The whole file; what a running game was dealt from is told after its end alone."""
        lines = [f"sobremesa {FORMAT}", f"game {self.game}", f"version {self.version}"]
        if self.data:
            lines.append(f"data {self.data}")
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {value}" for name, value in self.chosen.items()]
        told = self.pledge if self.end or self.stopped else None
        if told is not None:
            lines += told.lines()
        for branch in self.branches:
            lines += branch.lines()
        lines.append(f"seed {self.seed.hex()}")
        lines += [f"{seat} {notation}" for seat, notation in self.choices]
        if self.end:
            lines.append(f"end {self.end}")
        elif self.stopped:
            lines.append(f"stopped {self.stopped}")
        text = "\n".join(lines) + "\n"
        return text if told is None else f"{text}seal {seal(told.secret, text)}\n"


def result(game: Game[S, V], s: S) -> str:
    """The end line of a finished game: outcome, places and scores."""
    return told_result(game.outcome(s), game.places(s), game.scores(s))


def told_result(outcome: str, places: list[int], scores: list[int]) -> str:
    """A result as it stands in a last line."""
    placed = " ".join([str(place) for place in places])
    scored = " ".join([str(score) for score in scores])
    return f"{outcome} places {placed} scores {scored}"


def read_record(text: str) -> Record:
    """The record that is written so; a clear refusal names the line that is wrong."""
    lines = text.split("\n")
    if lines[0].split() != ["sobremesa", str(FORMAT)]:
        raise Refusal(f"line 1: {_brief(lines[0])} should be 'sobremesa {FORMAT}'")
    fields: dict[str, str] = {}
    chosen: dict[str, str] = {}
    nonces: list[Nonce] = []
    branches = BranchReader()
    at = 1
    while at < len(lines):
        said = lines[at].split()
        at += 1
        if len(said) == 3 and said[0] == "option":
            chosen[said[1]] = said[2]
        elif len(said) == 3 and said[0] == "nonce":
            nonces.append(Nonce(_number("the seat of a nonce", said[1]), _bytes("nonce", said[2])))
        elif len(said) == 2 and said[0] in FIELDS:
            fields[said[0]] = said[1]
            if said[0] == "seed":
                break
        elif not (said and said[0] in LINES and _read_branch(branches, lines[at - 1], at)):
            raise Refusal(
                f"line {at}: {_brief(lines[at - 1])} is no header line; "
                f"these are option, nonce, {', '.join([*FIELDS, *LINES])}"
            )
    for field in ("game", "version", "seats", "seed"):
        if field not in fields:
            raise Refusal(f"the header lacks its line '{field}'")
    record = Record(
        fields["game"],
        _number("version", fields["version"]),
        _number("seats", fields["seats"]),
        chosen,
        _hex("seed", fields["seed"]),
        fields.get("data", ""),
    )
    record.pledge = _read_pledge(fields, nonces)
    record.branches = branches.close(record.seats)
    if record.branches and record.pledge is not None:
        raise Refusal("a game that branches off is not dealt, so there is no deal to be checked")
    _read_choices(record, lines, at)
    return record


def _read_pledge(fields: dict[str, str], nonces: list[Nonce]) -> Pledge | None:
    missing = [field for field in PLEDGED if field not in fields]
    if len(missing) == len(PLEDGED) and not nonces:
        return None
    if missing:
        raise Refusal(f"the header tells of a deal that can be checked, but lacks {missing[0]!r}")
    return Pledge(
        fields["table"],
        _bytes("secret", fields["secret"]),
        _bytes("salt", fields["salt"]),
        _bytes("commitment", fields["commitment"]),
        nonces,
        _number("derivation", fields["derivation"]),
    )


def _read_branch(branches: BranchReader, line: str, at: int) -> bool:
    """Take in a line that tells of a branch; say whether it was one."""
    word, _, rest = line.partition(" ")
    said = rest.split()
    try:
        if word == FROM and len(said) == 1:
            branches.start(_hex("seed", said[0]))
        elif word == BEFORE and len(said) > 1 and _digits(said[0]):
            branches.add(int(said[0]), rest.partition(" ")[2])
        elif word == BRANCH and said in (["truth", "new"], ["truth", "same"]):
            branches.leave(UNKNOWN, said[1] == "same")
        elif word == BRANCH and len(said) == 2 and said[0] == "seat" and _digits(said[1]):
            branches.leave(int(said[1]), False)
        else:
            return False
    except Refusal as refusal:
        raise Refusal(f"line {at}: {refusal}") from None
    return True


def _read_choices(record: Record, lines: list[str], at: int) -> None:
    while at < len(lines):
        line = lines[at]
        at += 1
        if record.end or record.stopped:
            # A seal is about the text of a file, so that it is checked there alone.
            if line.strip() and not (record.pledge is not None and line.startswith("seal ")):
                raise Refusal(f"line {at}: {_brief(line)} stands after the end")
        elif line.startswith("end "):
            record.end = line[4:].strip()
        elif line.startswith("stopped "):
            record.stopped = line[8:].strip()
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


def _hex(field: str, text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refusal(f"{field} {_brief(text)} should be hexadecimal digits") from None


def _bytes(field: str, text: str) -> bytes:
    value = _hex(field, text)
    if len(value) != SIZE:
        raise Refusal(f"{field} {_brief(text)} should have {2 * SIZE} hexadecimal digits")
    return value


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
    return beginning(game, record, log)


def beginning(game: Game[S, V], record: Record, log: bool = False) -> S:
    """The same, whatever version and data it was played with; what branched off begins there.

    The log begins with the game itself: what was before is told by the game it has left.
    """
    options = game.options_kept(record.seats, **record.chosen)
    if not record.branches:
        return game.new(options, record.seed, log)
    s = game.new(options, record.branches[0].seed)
    for number, branch in enumerate(record.branches):
        _make(game, branch.choices, s)
        later = record.branches[number + 1 :]
        s = left(game, s, branch, later[0].seed if later else record.seed)
    if log:
        s.log = []
    return s


def _make(game: Game[S, V], choices: list[tuple[Seat, str]], s: S) -> None:
    """Make all of these choices again, before the game itself begins."""
    for at, (seat, notation) in enumerate(choices):
        try:
            game.flow.apply(s, seat, game.words.read(notation))
        except Refusal as refusal:
            raise Refusal(f"choice {at + 1} before the branch, seat {seat}: {refusal}") from None


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
        for _ in step_by_step(game, record, s, at, rests):
            yield choice, s


def step_by_step(
    game: Game[S, V], record: Record, s: S, at: int, rests: bool = False
) -> Iterator[None]:
    """Make the choice number `at` again; stop where something has come of it that is new.

    If there is a log, it has only that then.
    """
    if s.log is not None:
        s.log.clear()
    redo(game, record, s, at, rests)
    if game.flow.resting(s):
        if passes_unasked(game, s):
            yield
            if s.log is not None:
                s.log.clear()
        game.flow.settle(s)
    yield


def passes_unasked(game: Game[S, V], s: S) -> bool:
    """Whether a table that rests goes on without asking anybody in between.

    If somebody is asked, the others see nothing new then, and there is nothing to look at before.
    """
    ahead = cast(S, s.clone())
    game.flow.settle(ahead)
    return not game.flow.unnamed(ahead)


def check_seal(record: Record, text: str) -> None:
    """Refuse the text of a record of which a single byte is not as it was sealed."""
    pledge = record.pledge
    body, found, last = text.rpartition("\nseal ")
    if pledge is None or not found:
        raise Refusal("the record has no seal")
    body += "\n"
    if last != seal(pledge.secret, body) + "\n":
        raise Refusal("the seal is not that of these lines: something in the record was changed")


def close(game: Game[S, V], record: Record, s: S) -> None:
    """Check that the record ends as the game does."""
    over = game.flow.over(s)
    if over and record.stopped:
        raise Refusal(f"the record was stopped with {_brief(record.stopped)}, but the game is over")
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
