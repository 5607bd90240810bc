"""Why something is refused, and why a socket is closed: the protocol's words and numbers."""

from __future__ import annotations

from typing import Final, NamedTuple


class Reason(NamedTuple):
    """A word of the protocol: with which status a request gets it, and what it means."""

    status: int
    meaning: str


REASONS: Final = {
    "unclear": Reason(
        400, "no such message or request, or its fields are wrong; the detail says what"
    ),
    "stranger": Reason(401, "introduce yourself first"),
    "forbidden": Reason(
        403, "the token that changes need is missing or wrong; load the page again"
    ),
    "origin": Reason(403, "the request comes from another site's page"),
    "not_host": Reason(403, "only the host may do that"),
    "not_yours": Reason(403, "that seat is not yours"),
    "spectator": Reason(403, "only those with a seat may do that"),
    "no_spectators": Reason(403, "the table welcomes no spectators"),
    "no_hints": Reason(403, "hints are given among bots, or where the table allows it"),
    "no_page": Reason(404, "there is nothing at that address"),
    "no_table": Reason(404, "there is no such table, or it was taken away"),
    "no_game": Reason(404, "that game is not on the shelf"),
    "no_lesson": Reason(404, "the game has no such lesson"),
    "no_analysis": Reason(404, "the game cannot be analysed; the detail says why"),
    "no_day": Reason(404, "there is no such table of a day"),
    "no_calls": Reason(404, "this server calls nobody that way"),
    "no_language": Reason(404, "that language is not spoken here"),
    "no_invitation": Reason(404, "the invitation is for nobody any more, or for somebody else"),
    "no_key": Reason(404, "the key opens nothing: it was used, or taken back, or never made"),
    "no_passkey": Reason(404, "the passkey is not known here, or its answer is not in order"),
    "no_person": Reason(404, "nobody of that id is on your list of people"),
    "no_passkeys": Reason(409, "this server, at this address, takes no passkeys"),
    "keys_enough": Reason(409, "you have as many keys, or passkeys, as one may have"),
    "stale": Reason(409, "the version is not the current one"),
    "not_asked": Reason(409, "that seat has nothing to choose now"),
    "illegal": Reason(409, "the choice is not possible; `rule` forbids it, if one is known"),
    "time_up": Reason(409, "more time is given once for each question"),
    "resigned": Reason(409, "that seat has given the game up"),
    "used": Reason(409, "the id of this act was used for other choices"),
    "beyond": Reason(
        409,
        "a `try` that would reveal what is hidden or left to chance, or ask somebody else; "
        "or an `act` of several choices of which all but the last would",
    ),
    "known": Reason(
        409, "an `undo` that is not free: something has become known since, or somebody has chosen"
    ),
    "nothing_done": Reason(409, "there is nothing of yours to take back"),
    "asked_already": Reason(409, "somebody asks already whether he may take something back"),
    "undone_enough": Reason(409, "a seat has taken back all that one may at one table"),
    "no_plea": Reason(409, "nobody asks for your consent, or not for that any more"),
    "paused": Reason(409, "the table is paused"),
    "not_playing": Reason(409, "the game has not begun, or is not one that can be paused"),
    "begun": Reason(409, "the game has begun"),
    "over": Reason(409, "the game is over"),
    "not_over": Reason(409, "that has to wait for the end of the game"),
    "tomorrow": Reason(409, "the same was dealt to all; it is told when the day is over"),
    "as_dealt": Reason(409, "a day's table is the same for all, and stays as it is"),
    "closed": Reason(409, "the game cannot go on; `closed` of the card says why"),
    "taken": Reason(409, "somebody sits there, or you sit elsewhere at this table"),
    "seats_free": Reason(409, "the game begins once no seat is open or invited"),
    "present": Reason(409, "the person is here, so his seat is not given to a bot"),
    "said_enough": Reason(409, "a seat has said all that one may say at one table"),
    "no_mail": Reason(409, "the mail could not be sent there"),
    "too_many": Reason(409, "you, or those at your address, have too many unfinished tables"),
    "misdirected": Reason(421, "the server does not answer to that name"),
    "crowded": Reason(429, "too many pages, watchers or connections; come back later"),
    "too_fast": Reason(429, "too much in a short time, or too much to work out; wait a moment"),
    "failed": Reason(500, "a fault of the server; the table is saved up to the last move"),
    "lost": Reason(
        503, "the store does not answer, and nothing has happened; come back and send it again"
    ),
}
"""Every word; a socket says the same ones, without a status."""

CLOSES: Final = {
    1008: "a hundred messages in a row were refused",
    1009: "a message was too large",
    1011: "a fault of the server; come back",
    1012: "the server goes away, or reads the table anew; come back after a second or two",
    1013: "the page has fallen too far behind, or too many are open; come back later",
    4403: "you may not come in; the `refused` before it says why",
    4404: "there is no such table",
}
"""The codes with which a server closes a table's socket."""
