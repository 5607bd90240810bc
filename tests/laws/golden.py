"""Golden files: perft numbers, readable playthroughs, and records of whole games.

Run as a script (`make golden`) it writes perft.toml, observation.txt and the
playthroughs anew, of the games named.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from laws.observed import layouts
from laws.tables import GAMES, AnyGame, play_randomly, until_over
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.scribe import Plain
from sobremesa.core.words import LINE, SPECTATOR
from sobremesa.games import load
from sobremesa.texts.speech import Speech

FOLDER = Path(__file__).resolve().parents[1] / "games"
DEPTHS = (1, 2, 3)
MIDGAME = 40
SHOWN = 30
"""Choices of a playthrough that are written out with view and offer; then only the log is."""


def leaves(game: AnyGame, s: Any, depth: int) -> int:
    """The number of ways to make `depth` choices, the waiting seats choosing in order."""
    question = game.flow.question(s)
    if question is None:
        return 1
    seat, choices = question
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        twin = s.clone()
        game.flow.apply(twin, seat, action)
        total += leaves(game, twin, depth - 1)
    return total


def midgame(game: AnyGame, options: Options) -> Any:
    """A position some random choices into a game with a fixed seed."""
    s = game.new(options, seed_of("perft"))
    play_randomly(game, s, MIDGAME, Rng(b"perft"))
    return s


def perft(name: str) -> dict[str, list[int]]:
    """Leaves at each depth, from the start and from a midgame position, for each option set."""
    game = load(name)
    found: dict[str, list[int]] = {}
    for options in one_per_mode(game):
        for title, s in (
            ("start", game.new(options, seed_of("perft"))),
            ("midgame", midgame(game, options)),
        ):
            found[f"{options.spell()} {title}"] = [leaves(game, s, depth) for depth in DEPTHS]
    return found


def one_per_mode(game: AnyGame) -> list[Options]:
    """For each number of seats the options as they were at first, with each value of the first."""
    found: list[Options] = []
    for seats in game.kind.seats:
        asked = [o for o in game.options(seats) if not o.shown_only]
        modes = [{o.name: value} for o in asked[:1] for value in o.samples]
        found += [game.options_kept(seats, **mode) for mode in modes or [{}]]
    return found


def spelled_now(game: AnyGame, spelled: str) -> str:
    """Options as a golden file spells them, with what has been asked since it was written."""
    said = dict(part.split("=") for part in spelled.split())
    return game.options_kept(int(said.pop("seats")), **said).spell()


def write_perft(name: str) -> str:
    """perft.toml."""
    lines = [f'"{key}" = {numbers}' for key, numbers in perft(name).items()]
    depths = ", ".join(str(depth) for depth in DEPTHS)
    return (
        f"# Leaves at depth {depths}. `make golden` writes this file.\n" + "\n".join(lines) + "\n"
    )


def playthrough(game: AnyGame, options: Options) -> str:
    """One game as text: views, offers and sentences first, then the log to the end."""
    seed = seed_of("playthrough")
    s = game.new(options, seed, log=True)
    luck = Rng(seed)
    speech = Speech(game, "en")
    lines = [f"game {game.name}", f"options {options.spell()}", f"seed {seed.hex()}", ""]
    read = 0
    for number in until_over(game, s):
        seat = game.flow.waiting(s)[0]
        choices = game.flow.legal(s, seat)
        for line in game.words.heard(s.log, SPECTATOR, read * LINE):
            lines.append(f"    {line.spell()}  # {speech.line(line)}")
        read = len(s.log) // LINE
        action = choices[luck.below(len(choices))]
        if number < SHOWN:
            lines += ["", f"# {number + 1}: {game.flow.key(s)}, seat {seat}"]
            lines += [f"  {key}: {value}" for key, value in facts(game, s, seat).items() if value]
            lines.append(f"  choices: {', '.join(game.words.spell(a) for a in choices)}")
        lines.append(f"{seat} {game.words.spell(action)}")
        game.flow.apply(s, seat, action)
    lines.append(f"end {game.outcome(s)} {game.places(s)} {game.scores(s)}")
    return "\n".join(lines) + "\n"


def facts(game: AnyGame, s: Any, seat: int) -> dict[str, object]:
    """The seat's view in names."""
    plain = Plain()
    game.view(s, seat).describe(plain)
    return plain.facts


def playthroughs(name: str) -> dict[Path, str]:
    """The text of each playthrough, by its file."""
    game = load(name)
    found: dict[Path, str] = {}
    for options in one_per_mode(game):
        title = "-".join([str(options.seats), *list(options.chosen.values())[:1]])
        found[FOLDER / name / "playthroughs" / f"{title}.txt"] = playthrough(game, options)
    return found


def kept_perft(name: str) -> dict[str, Any]:
    """The numbers in perft.toml, under the names that `perft` gives them now."""
    kept = tomllib.loads((FOLDER / name / "perft.toml").read_text(encoding="utf-8"))
    game = load(name)
    found: dict[str, Any] = {}
    for key, numbers in kept.items():
        spelled, _, title = key.rpartition(" ")
        found[f"{spelled_now(game, spelled)} {title}"] = numbers
    return found


def kept_playthrough(path: Path) -> str:
    """The text of a playthrough, with its options as they are spelled now."""
    lines = path.read_text(encoding="utf-8").split("\n")
    word, _, spelled = lines[1].partition(" ")
    lines[1] = f"{word} {spelled_now(load(path.parts[-3]), spelled)}"
    return "\n".join(lines)


def main(names: list[str]) -> None:
    """Write the golden files of these games anew, or of all."""
    for name in names or GAMES:
        (FOLDER / name / "playthroughs").mkdir(parents=True, exist_ok=True)
        (FOLDER / name / "perft.toml").write_text(write_perft(name), encoding="utf-8")
        (FOLDER / name / "observation.txt").write_text(layouts(load(name)), encoding="utf-8")
        for path, text in playthroughs(name).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
