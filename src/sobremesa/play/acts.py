"""Whether choices can be made, and what would come of them."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.words import SPECTATOR, Action, Refusal, Seat
from sobremesa.play.denied import Denied
from sobremesa.play.fingerprints import fingerprint
from sobremesa.play.journal import Acted
from sobremesa.play.match import Draft, Match
from sobremesa.play.previews import Beyond, preview, rehearse
from sobremesa.play.seats import BOT
from sobremesa.play.standing import CLOSED, PAUSED
from sobremesa.play.table import Table

MOST_CHOICES: Final = 40
"""In one act."""


def check_turn(table: Table, seat: Seat, version: int, current: int) -> Match:
    """Refuse who is not asked to choose now; `current` is the seat's version."""
    match = check_playing(table, seat, version, current)
    if seat not in match.waiting():
        raise Denied("not_asked", f"seat {seat} is not asked now")
    return match


def check_playing(table: Table, seat: Seat, version: int = 0, current: int = 0) -> Match:
    """Refuse who does not play, or does not know how the table stands."""
    match = table.playing_match()
    if seat == SPECTATOR:
        raise Denied("spectator", "a spectator cannot choose")
    if match.over:
        raise Denied("over", "the game is over")
    if table.phase == CLOSED:
        raise Denied("closed", "the game cannot go on")
    if table.phase == PAUSED:
        raise Denied("paused", "the table is paused")
    if table.kind_of(seat) == BOT:
        raise Denied("not_asked", f"a bot keeps seat {seat} now; take it back first")
    if version != current:
        raise Denied("stale", f"version {version} is not the current {current}")
    return match


def check_asked(table: Table, seat: Seat, version: int, current: int, choices: list[str]) -> Match:
    """Refuse choices that nobody has asked for; `current` is the seat's version."""
    if not 1 <= len(choices) <= MOST_CHOICES:
        raise Denied("unclear", f"give 1 to {MOST_CHOICES} choices, not {len(choices)}")
    return check_turn(table, seat, version, current)


def judged(
    table: Table, current: int, seat: Seat, message: str, version: int, choices: list[str]
) -> tuple[Acted, Draft]:
    """What a person's choices would be in the journal, if they can be made."""
    match = check_asked(table, seat, version, current, choices)
    draft = drafted(match, seat, choices)
    told = fingerprint(match.game, match.made, draft.states)
    return Acted(seat, choices, message, told), draft


def drafted(match: Match, seat: Seat, choices: list[str]) -> Draft:
    """The choices as a draft, if they can be made."""
    try:
        if len(choices) > 1:
            rehearse(match.game, match.view(seat), seat, _read(match, choices))
        return match.draft(seat, choices)
    except Beyond as beyond:
        raise Denied("beyond", str(beyond)) from None
    except Refusal as refusal:
        raise Denied("illegal", str(refusal), _rule_against(match, seat, choices[0])) from None


def previewed(match: Match, seat: Seat, choices: list[str]) -> dict[str, Any]:
    """What would come of the choices, as far as the seat can know it."""
    try:
        actions = _read(match, choices)
        return preview(match.game, match.view(seat), seat, actions, match.forgets)
    except Beyond as beyond:
        raise Denied("beyond", str(beyond)) from None
    except Refusal as refusal:
        raise Denied("illegal", str(refusal)) from None


def _read(match: Match, choices: list[str]) -> list[Action]:
    return [match.game.words.read(notation) for notation in choices]


def _rule_against(match: Match, seat: Seat, choice: str) -> str | None:
    """The rule that refuses a choice, where the offer names one."""
    asked = match.offer(seat)
    refused = asked.refused if asked is not None else {}
    rules = {match.game.words.spell(action): rule for action, rule in refused.items()}
    return rules.get(choice)
