"""What is agreed before a game of Macaron."""

from __future__ import annotations

from sobremesa.core.option import Option, Options, seat_or_chance
from sobremesa.core.words import Refusal
from sobremesa.games.macaron.facts import SEATS_OF, TARGETS_OF
from sobremesa.games.macaron.words import MODE, SIDE


def options(seats: int) -> list[Option]:
    """MC-5 Side and target; the modes for so many seats; MC-10 who starts; MC-68 what is shown."""
    modes = [MODE.names[mode] for mode in range(MODE.size) if SEATS_OF[mode] == seats]
    targets = sorted({target for targets in TARGETS_OF for target in targets})
    return [
        Option("mode", modes, modes[0]),
        Option("side", SIDE.names, SIDE.names[0]),
        Option("target", [str(target) for target in targets], str(targets[0])),
        seat_or_chance("first_seat", seats),
        Option(
            "trick_history",
            ["hidden", "shown"],
            "hidden",
            shown_only=True,
            past="shown",
            forgets="hidden",
        ),
    ]


def check(options: Options) -> None:
    """MC-5 Refuse a target that is not on the chosen side of the score board."""
    side = options["side"]
    targets = [str(target) for target in TARGETS_OF[SIDE.numbers[side]]]
    if options["target"] not in targets:
        raise Refusal(
            f"macaron: target {options['target']} is not on the {side} side (MC-5); "
            f"allowed there: {', '.join(targets)}"
        )
