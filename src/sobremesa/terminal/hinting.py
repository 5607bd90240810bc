"""A hint in words: the choices that seem good, their chances, and what speaks for each."""

from __future__ import annotations

from typing import Final

from sobremesa.bots.hints import Hint
from sobremesa.core.words import Refusal, Seat
from sobremesa.play.local import LocalTable
from sobremesa.texts.speech import Speech

LEAD: Final = 0.005
"""A lead of less is none."""


def hinted(table: LocalTable, speech: Speech, seat: Seat) -> list[str]:
    """What a person is told who asks for a hint: a line for each choice, best first."""
    if not table.helps:
        raise Refusal(speech.say("refused-no_hints"))
    return [_line(one, place, speech) for place, one in enumerate(table.hints(seat))]


def _line(one: Hint, place: int, speech: Speech) -> str:
    chance = speech.say("hint-chance", chance=round(one.chance * 100))
    return "  ".join([speech.action(one.action), chance, *reason_of(one, place, speech)])


def reason_of(one: Hint, place: int, speech: Speech) -> list[str]:
    """What speaks for a choice that is told in that place, in words; nothing if no term does."""
    if one.reason is None:
        return []
    less = "" if one.reason.more else ".less"
    reason = speech.say(f"mind-{one.reason.term}{less}")
    if one.lead >= LEAD:
        points = max(1, round(one.lead * 100))
        return [speech.say("hint-because", reason=reason, points=points)]
    return [speech.say("hint-why" if place == 0 else "hint-instead", reason=reason)]
