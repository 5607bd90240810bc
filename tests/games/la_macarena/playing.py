"""Playing La Macarena, in notation or with cards as the rules write them (`7e`)."""

from __future__ import annotations

from situation import Situation
from sobremesa.core.words import Card, Seat
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State
from sobremesa.games.la_macarena.words import CARD

LETTERS = {"e": "earth", "a": "air", "w": "water", "f": "fire"}

here = Situation(GAME, seats=3)
asked, facts, heard, new = here.asked, here.facts, here.heard, here.new
offered, read, told = here.offered, here.read, here.told


def counted(s: State) -> dict[Seat, int]:
    """How many cards each seat had in the end, in the order in which hands were counted."""
    lines = [line.split() for line in told(s, 0, "hand_counted")]
    return {int(seat): int(number) for _, seat, number in lines}


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


def same_cards(text: str, other: str) -> bool:
    """Whether two lists name the same cards, in whatever order."""
    return sorted(cards(text)) == sorted(cards(other))


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
        words = line.split()
        if words[1] == "append" and "-" not in words[2]:
            words[2] = CARD.names[card(words[2])]
        here.act(s, " ".join(words))
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


def pass_until_the_hand_ends(s: State) -> int:
    """Let everybody pass, and make the first choice at its end; give the number of turns."""
    now = s.hand_number
    turns = 0
    while not GAME.flow.over(s) and s.hand_number == now:
        seat = here.who(s)
        turns += asked(s) == "take_turn"
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[0])
    return turns


def laying(s: State) -> bool:
    """Whether a series is in progress."""
    return asked(s) == "lay_card"


def on_turn(s: State) -> tuple[Seat, bool]:
    """Who is asked for a turn, and whether it is a mirror turn."""
    assert asked(s) == "take_turn"
    return here.who(s), s.mirror_turn


def refused(s: State, seat: Seat = 0) -> dict[str, str]:
    """What the seat might try in vain, and the rule that forbids it."""
    return {GAME.words.spell(action): rule for action, rule in GAME.flow.refusals(s, seat)}


def known_cards(s: State, viewer: Seat) -> set[str]:
    """Every card that the viewer's log names."""
    words = {word for line in heard(s, viewer) for word in line.split()}
    return {code(CARD.numbers[word]) for word in words & set(CARD.names)}
