"""Positions of La Macarena, written as the rules write cards (`7e`), for tests of single rules."""

from __future__ import annotations

from typing import Any

from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Plain
from sobremesa.core.words import Action, Card, Seat
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.facts import DECK, GOAL_OF, MACA_AT
from sobremesa.games.la_macarena.series import LINKED_TO, enumerate_series
from sobremesa.games.la_macarena.state import (
    State,
    cards_of,
    collection_of,
    macas_on,
    new_table,
    wells_with,
)
from sobremesa.games.la_macarena.words import (
    CARD,
    ELEMENT,
    END_HAND,
    LAY_CARD,
    TAKE_TURN,
    WELLS,
)

LETTERS = {"e": "earth", "a": "air", "w": "water", "f": "fire"}
ALL = range(WELLS)


def card(code: str) -> Card:
    """`7e` as a card."""
    return CARD.numbers[f"{LETTERS[code[-1]]}-{code[:-1].lower()}"]


def cards(text: str) -> list[Card]:
    """`7e Aa` as cards, in the order written."""
    return [card(code) for code in text.split()]


def code(number: Card) -> str:
    """A card as the rules write it."""
    element, rank = CARD.names[number].split("-")
    return f"{rank.upper()}{element[0]}"


def codes(numbers: list[Card]) -> str:
    """Cards as the rules write them."""
    return " ".join([code(number) for number in numbers])


def all_series(top: str, hand: str) -> list[str]:
    """Every series that the hand can play upon the top card."""
    return [codes(series) for series in enumerate_series(cards(hand), card(top))]


def table(
    wells: str = "",
    hands: dict[Seat, str] | None = None,
    *,
    seats: int = 3,
    goal: int | None = None,
    max_hands: int = 30,
    hand_number: int = 1,
    starter: Seat = 0,
    deck: str | None = None,
    macas: dict[Seat, str] | None = None,
    collections: dict[Seat, str] | None = None,
    tokens: dict[Seat, str] | None = None,
    coins: list[int] | None = None,
    amulets: list[int] | None = None,
) -> State:
    """A hand under way, all 104 cards on the table, and nothing on the agenda.

    `wells` names the top cards from well 0 on; wells that are not named show cards to which no
    named hand is linked. Seats without a named hand hold two cards. `deck` names the deck, its top
    first (then all other cards lie covered in wells); else all other cards are in it. `macas`
    names the wells of each active maca.
    """
    s = new_table(Rng(b"situation"), seats, goal or GOAL_OF[seats], max_hands)
    s.log = []
    s.hand_number = hand_number
    s.starter = starter
    rest = DECK.copy()
    named = {seat: cards(text) for seat, text in (hands or {}).items()}
    s.tops = cards(wells)
    for seat, text in (collections or {}).items():
        for number in cards(text):
            s.collect(seat, number)
            rest.remove(number)
    for number in s.tops + [number for hand in named.values() for number in hand]:
        rest.remove(number)
    deck_cards = cards(deck or "")
    for number in deck_cards:
        rest.remove(number)
    while len(s.tops) < WELLS:
        held = {number for hand in named.values() for number in hand + deck_cards}
        free = [top for top in rest if not any(LINKED_TO[top] >> number & 1 for number in held)]
        s.tops.append(free[len(free) // 2])
        rest.remove(s.tops[-1])
    for seat in range(seats):
        hand = named.get(seat, rest[:2])
        for number in hand:
            s.draw_into(seat, number)
        if seat not in named:
            rest = rest[2:]
    s.deck = deck_cards[::-1] if deck is not None else rest
    s.covered = rest if deck is not None else []
    for seat, text in (macas or {}).items():
        s.macas[seat] = sum(MACA_AT[int(well)] for well in text.split())
    for seat, text in (tokens or {}).items():
        for name in text.split():
            s.gain_token(seat, ELEMENT.numbers[name])
    for seat, number in enumerate(coins or []):
        s.gain_coins(seat, number)
    for seat, number in enumerate(amulets or []):
        s.amulets[seat] = number
        s.amulet_supply -= number
    return s


def turn(s: State, seat: Seat = 0, *, mirror: bool = False) -> State:
    """The table when the seat has drawn and is asked what to do."""
    s.mirror_turn = mirror
    s.push(TAKE_TURN, seat)
    GAME.flow.settle(s)
    return s


def end_hand(s: State) -> State:
    """The table after the end of its hand has been played as far as nobody is asked."""
    s.push(END_HAND)
    GAME.flow.settle(s)
    return s


def offered(s: State, seat: Seat | None = None) -> list[str]:
    """What the seat (or the only one that is asked) may choose, in notation."""
    waiting = GAME.flow.waiting(s)
    chooser = waiting[0] if seat is None else seat
    return [GAME.words.spell(action) for action in GAME.flow.legal(s, chooser)]


def fitting(s: State) -> str:
    """The cards that may be laid now, as the rules write them, and `stop`."""
    found = []
    for notation in offered(s):
        verb, _, name = notation.partition(" ")
        found.append(code(CARD.numbers[name]) if verb == "append" else verb)
    return " ".join(found)


def act(s: State, *lines: str) -> State:
    """Make choices written as in a record: `0 open 3`; a card may be written `0 append 7e`."""
    for line in lines:
        seat, _, notation = line.partition(" ")
        verb, _, thing = notation.partition(" ")
        if verb == "append" and "-" not in thing:
            notation = f"append {CARD.names[card(thing)]}"
        GAME.flow.apply(s, int(seat), GAME.words.read(notation))
    return s


def play(s: State, well: int, series: str, seat: Seat = 0) -> State:
    """Lay a whole series on a well, and stop if it does not end by itself."""
    log = len(s.log or [])
    act(s, f"{seat} open {well}", *[f"{seat} append {one}" for one in series.split()])
    ended = {"series_ended", "mirror_collected"}
    lines = GAME.words.heard(s.log or [], seat, log)
    if not any(line.event.key in ended for line in lines):
        act(s, f"{seat} stop")
    return s


def new(seats: int = 3, seed: bytes = b"test", **chosen: str) -> State:
    """A new game with its log."""
    return GAME.new(GAME.options_for(seats, **chosen), seed, log=True)


def asked(s: State) -> str:
    """The key of the step that is asked about."""
    return GAME.flow.key(s)


def laying(s: State) -> bool:
    """Whether a series is in progress."""
    return s.step() == LAY_CARD


def on_turn(s: State) -> tuple[Seat, bool]:
    """Who is asked for a turn, and whether it is a mirror turn."""
    assert asked(s) == "take_turn"
    return GAME.flow.waiting(s)[0], s.mirror_turn


def read(notation: str) -> Action:
    """The action that is written so."""
    return GAME.words.read(notation)


def refused(s: State, seat: Seat = 0) -> dict[str, str]:
    """What the seat might try in vain, and the rule that forbids it."""
    return {GAME.words.spell(action): rule for action, rule in GAME.flow.refusals(s, seat)}


def heard(s: State, viewer: Seat) -> list[str]:
    """The whole log of the viewer, in notation."""
    return [line.spell() for line in GAME.words.heard(s.log or [], viewer)]


def told(s: State, viewer: Seat, *keys: str) -> list[str]:
    """The lines with these keys in the viewer's log, in notation."""
    return [line for line in heard(s, viewer) if line.split()[0] in keys]


def facts(s: State, viewer: Seat) -> dict[str, Any]:
    """What the viewer's view tells him, in names."""
    plain = Plain()
    GAME.view(s, viewer).describe(plain)
    return plain.facts


def known_cards(s: State, viewer: Seat) -> set[str]:
    """Every card that the viewer's log names."""
    words = {word for line in heard(s, viewer) for word in line.split()}
    return {code(CARD.numbers[word]) for word in words & set(CARD.names)}


def hand(s: State, seat: Seat) -> str:
    """The cards in the seat's hand."""
    return codes(cards_of(s.held[seat], s.twice[seat]))


def collection(s: State, seat: Seat = 0) -> str:
    """The cards in the seat's collection."""
    return codes(collection_of(s.collections, seat))


def top(s: State, well: int) -> str:
    """The top card of the well."""
    return code(s.tops[well])


def macas(s: State, seat: Seat = 0) -> list[int]:
    """How many macas of the seat lie on each well."""
    return [macas_on(s.macas[seat], well) for well in ALL]


def bewitched(s: State, seat: Seat = 0) -> list[int]:
    """The wells on which the seat has macas."""
    return wells_with(s.macas[seat])


def tokens(s: State, seat: Seat) -> str:
    """The element tokens of the seat."""
    first = seat * ELEMENT.size
    held = s.tokens[first : first + ELEMENT.size]
    return " ".join([ELEMENT.names[i] for i, number in enumerate(held) for _ in range(number)])


def pass_until_the_hand_ends(s: State) -> int:
    """Let everybody pass, and make the first choice at its end; give the number of turns."""
    now = s.hand_number
    turns = 0
    while not GAME.flow.over(s) and s.hand_number == now:
        seat = GAME.flow.waiting(s)[0]
        turns += asked(s) == "take_turn"
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[0])
    return turns


def same_cards(text: str, other: str) -> bool:
    """Whether two lists name the same cards, in whatever order."""
    return sorted(cards(text)) == sorted(cards(other))
