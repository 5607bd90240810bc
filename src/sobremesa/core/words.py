"""A game's vocabulary: its nouns, its players' verbs, the events of its log, its steps."""

from __future__ import annotations

from typing import Final, TypeAlias, final

Action: TypeAlias = int
"""A choice, as its number in the game's action space; it means one thing, in every phase."""

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""

Card: TypeAlias = int
"""A card, as its number in the game's noun `card`."""

UNKNOWN: Final = -1
"""The thing that is not there, or that the reader may not know."""

SPECTATOR: Final = 15
"""The viewer who has no seat."""

EVERYONE: Final = 0xFFFF
"""The audience of all seats and of the spectators: bit `i` is seat `i`."""


class Refusal(ValueError):
    """What was asked for cannot be had; the message says what is wrong, and what there is instead.

    Never what a seat may choose now: others may read it, and the seat has its offer.
    """


class Noun:
    """A finite set of numbered, named things that the rules speak of: cards, seats, rows."""

    def __init__(
        self,
        key: str,
        names: list[str],
        *,
        seats: int = 0,
        of_seats: int = 0,
        counts: bool = False,
        parts: list[Noun] | None = None,
        makeup: list[list[int]] | None = None,
        whole: list[int] | None = None,
        explained: bool = False,
        across: int = 0,
        stem: str | None = None,
        printed: list[str] | None = None,
    ) -> None:
        self.key = key
        self.names = names
        self.size = len(names)
        self.seats = seats
        """So many of the first things are seats: they are called by their sitters' names."""
        self.of_seats = of_seats
        """So many of the first things belong to the seats in their order: their colours."""
        self.counts = counts
        """The things are numbers and need no words."""
        self.parts: list[Noun] = parts or []
        """What each thing is made of (a card: a flavour and a value), if it is a compound."""
        self.makeup: list[list[int]] = makeup or []
        self.whole: list[int] = whole if whole is not None else list(range(self.size))
        """The number of each thing in the noun that this one is a part of."""
        self.explained = explained
        """Each thing does something that a text explains: the `about` of its message."""
        self.across = across
        """The things lie in lines of so many, like the fields of a board; 0: in no such order."""
        self.stem: str = f"noun-{key}" if stem is None else stem
        """The messages of its things begin so: `noun-flavour-almond`."""
        self.printed: list[str] = printed or []
        """The datum of game.toml that tells of each thing, if no list there is called like them."""
        self.numbers: dict[str, int] = {name: i for i, name in enumerate(names)}
        self.quoted: list[bytes] = [f'"{name}"'.encode() for name in names]
        """The names as JSON writes them: they are words and numbers, with nothing to escape."""

    def part(self, things: list[int]) -> Noun:
        """Some of the things, as a noun of their own: the groups that may be royal."""
        return Noun(
            self.key,
            self.names_of(things),
            counts=self.counts,
            parts=self.parts,
            makeup=[self.makeup[thing] for thing in things] if self.parts else None,
            whole=list(things),
            explained=self.explained,
            stem=self.stem,
        )

    def names_of(self, things: list[int]) -> list[str]:
        """The names of these things, in their order."""
        return [self.names[thing] for thing in things]

    def spell(self, thing: int) -> str:
        """The thing's name in notation; a plain number is its own name."""
        return self.names[thing] if self.names else str(thing)


def number(key: str) -> Noun:
    """Any whole number, for the places of an event."""
    return Noun(key, [], counts=True)


def numbers(key: str, size: int, first: int = 0, printed: str = "") -> Noun:
    """The `size` whole numbers from `first` on, of all of which the same datum may tell."""
    told = [printed] * size if printed else None
    return Noun(key, [str(first + i) for i in range(size)], counts=True, printed=told)


def sitters(key: str, seats: int, others: list[str] | None = None) -> Noun:
    """The seats, and whoever else acts at the table without sitting there."""
    return Noun(key, [str(i) for i in range(seats)] + (others or []), seats=seats)


def compound(key: str, parts: list[Noun], makeup: list[list[int]]) -> Noun:
    """Things made of other things, named by them: almond-7."""
    names = ["-".join([parts[i].names[n] for i, n in enumerate(made)]) for made in makeup]
    return Noun(key, names, parts=parts, makeup=makeup)


@final
class Verb:
    """Something a player may choose to do, and to what; it owns a range of the action space."""

    def __init__(self, key: str, nouns: list[Noun], base: int) -> None:
        self.key = key
        self.nouns = nouns
        self.base = base
        self.size = 1
        for noun in nouns:
            self.size *= noun.size

    def of(self, thing: int = 0) -> Action:
        """The action that does it to one thing (or to none)."""
        return self.base + thing

    def each(self, things: list[int]) -> list[Action]:
        """The actions that do it to each of these things; maybe the very list."""
        if self.base == 0:
            return things
        return [self.base + thing for thing in things]

    def at(self, things: list[int]) -> Action:
        """The action that does it to several things, one of each noun."""
        place = 0
        for i, noun in enumerate(self.nouns):
            place = place * noun.size + things[i]
        return self.base + place

    def thing(self, action: Action) -> int:
        """The thing that the action does it to."""
        return action - self.base

    def things(self, action: Action) -> list[int]:
        """The things that the action does it to, one of each noun."""
        rest = action - self.base
        found: list[int] = []
        for noun in reversed(self.nouns):
            found.append(rest % noun.size)
            rest //= noun.size
        found.reverse()
        return found

    def owns(self, action: Action) -> bool:
        """Whether the action is one of this verb's."""
        return self.base <= action < self.base + self.size


@final
class Event:
    """Something that happened, and to what; `secret` places are told to some only.

    A `quiet` one tells what the view shows anyway: tables move pieces by it and write no line.
    """

    def __init__(
        self, key: str, nouns: list[Noun], secret: list[Noun], quiet: bool, number: int
    ) -> None:
        self.key = key
        self.nouns = nouns
        self.quiet = quiet
        self.secret: list[bool] = [noun in secret for noun in nouns]
        self.number = number
        self.fades: list[bool] = [False for _ in nouns]
        """What a table that forgets leaves out of the line once it is put away."""
        self.veiled = False
        """Such a table leaves it out at once: what the line names lies face down."""
        self.clears = False
        """Such a table puts all earlier lines away."""
        self.turned: list[bool] = [False for _ in nouns]
        """Such a table tells these places only to those whom that side of the card faces."""
        self.reopens = False
        """Such a table shows all earlier lines again: what they name is shuffled anew."""

    def untold(self) -> list[bool]:
        """The places that the shorter sentence leaves out."""
        return [secret or fades for secret, fades in zip(self.secret, self.fades, strict=True)]

    def shorter(self) -> dict[str, list[bool]]:
        """The shorter sentences that there are of it, and the places that each leaves out."""
        untold, found = self.untold(), {}
        if any(untold) and not all(untold):
            found["untold"] = untold
        if any(self.turned):
            found["turned"] = self.turned
        if any(self.turned) and any(untold):
            found["unseen"] = [out or self.turned[i] for i, out in enumerate(untold)]
        return found


class Line:
    """An event as one viewer hears it; if it is not `told` in full, secret places are UNKNOWN."""

    def __init__(
        self,
        event: Event,
        things: list[int],
        told: bool,
        faded: bool = False,
        faced: bool = True,
        averted: bool = False,
    ) -> None:
        self.event = event
        self.things = things
        self.told = told
        self.faded = faded
        """Whether what fades is left out, too."""
        self.faced = faced
        """Whether the viewer sees what is `turned` where it lies."""
        self.averted = averted
        """Whether that is left out, because he does not."""

    def sentence(self) -> str:
        """Which of the event's sentences says it; the whole one has no name."""
        short = self.faded or (not self.told and any(self.event.secret))
        if self.averted:
            return "unseen" if short else "turned"
        return "untold" if short else ""

    def left_out(self) -> list[bool]:
        """The places that the viewer is not told."""
        event = self.event
        return [
            (event.secret[i] and not self.told)
            or (event.fades[i] and self.faded)
            or (event.turned[i] and self.averted)
            for i in range(len(event.nouns))
        ]

    def as_it_lies(self) -> Line:
        """The line as a table tells it that forgets: without the sides that he does not see."""
        event = self.event
        if self.faced:
            return self
        things = [UNKNOWN if event.turned[i] else thing for i, thing in enumerate(self.things)]
        return Line(event, things, self.told, self.faded, faced=False, averted=True)

    def spell(self) -> str:
        """The line in notation: `played 1 almond-7`, with `?` for what the viewer is not told."""
        words = [self.event.key]
        hidden = self.left_out()
        for i, noun in enumerate(self.event.nouns):
            words.append("?" if hidden[i] else noun.spell(self.things[i]))
        return " ".join(words)


def put_away(lines: list[Line], fresh: int) -> list[Line]:
    """The lines of a running game as a table shows them that forgets.

    What lies before the last event that clears is put away, back to the last one that reopens: what
    fades is left out, and a line of which nothing else is left is gone. Lines from `fresh` on have
    never been shown before.
    """
    open_to = max([i for i, line in enumerate(lines) if line.event.reopens], default=0)
    last = max([i for i, line in enumerate(lines) if line.event.clears], default=0)
    last = min(last, fresh)
    found: list[Line] = []
    for i, heard in enumerate(lines):
        line = heard.as_it_lies()
        event = line.event
        if i < open_to or not any(event.fades) or (i >= last and not event.veiled):
            found.append(line)
        elif not all(event.fades):
            things = [UNKNOWN if event.fades[k] else t for k, t in enumerate(line.things)]
            found.append(Line(event, things, line.told, True, line.faced, line.averted))
    return found


def _any(flags: list[bool]) -> bool:
    """`any`, which compiled is a call with an iterator, for every line that is told."""
    for flag in flags:  # noqa: SIM110
        if flag:
            return True
    return False


LINE: Final = 7
"""The length of an event in the log: its number, two audiences, four places."""
FACED_SHIFT: Final = 16
"""Above the second audience stands a third one: those whom the turned places face."""


class Words:
    """Hands out the numbers of verbs, events and steps in order, and reads them back."""

    def __init__(self, game: str, prefix: str) -> None:
        self.game = game
        self.prefix = prefix
        """Of the rules' numbers: `MC` for MC-47."""
        self.verbs: list[Verb] = []
        self.events: list[Event] = []
        self.steps: list[str] = []
        self.outcomes: list[str] = []
        self.size = 0

    def verb(self, key: str, *nouns: Noun) -> Verb:
        """Declare a verb; it takes the next numbers of the action space."""
        verb = Verb(key, list(nouns), self.size)
        self.verbs.append(verb)
        self.size += verb.size
        return verb

    def event(
        self,
        key: str,
        *nouns: Noun,
        secret: list[Noun] | None = None,
        quiet: bool = False,
        fades: list[Noun] | None = None,
        veiled: bool = False,
        clears: bool = False,
        turned: list[Noun] | None = None,
        reopens: bool = False,
    ) -> Event:
        """Declare an event with at most four places."""
        event = Event(key, list(nouns), secret or [], quiet, len(self.events))
        event.fades = [noun in (fades or []) for noun in nouns]
        event.veiled = veiled
        event.clears = clears
        event.turned = [noun in (turned or []) for noun in nouns]
        event.reopens = reopens
        self.events.append(event)
        return event

    def step(self, key: str) -> int:
        """Declare a step of the flow and give its number."""
        self.steps.append(key)
        return len(self.steps) - 1

    def outcome(self, key: str) -> int:
        """Declare a way in which the game can end and give its number."""
        self.outcomes.append(key)
        return len(self.outcomes) - 1

    def end(self, outcome: int) -> str:
        """The key of an outcome; empty where it is UNKNOWN, while the game runs."""
        return self.outcomes[outcome] if outcome != UNKNOWN else ""

    def endings(self) -> Noun:
        """The outcomes as a noun, for the event that tells of the end."""
        return Noun("outcome", self.outcomes, stem="outcome")

    def verb_of(self, action: Action) -> Verb:
        """The verb that owns the action."""
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        raise Refusal(f"{self.game} has no action {action}; there are 0 to {self.size - 1}")

    def spell(self, action: Action) -> str:
        """The notation, the same in every language: `play almond-7`."""
        verb = self.verb_of(action)
        names = [noun.names[thing] for noun, thing in zip(verb.nouns, verb.things(action))]  # noqa: B905
        return " ".join([verb.key, *names])

    def read(self, notation: str) -> Action:
        """The action that is written so."""
        said = notation.split()
        for verb in self.verbs:
            if said and verb.key == said[0]:
                break
        else:
            allowed = ", ".join([verb.key for verb in self.verbs])
            raise Refusal(f"{self.game} has no verb in {notation!r}; it has {allowed}")
        if len(said) - 1 != len(verb.nouns):
            wanted = " ".join([f"<{noun.key}>" for noun in verb.nouns])
            raise Refusal(f"{notation!r} should read '{f'{verb.key} {wanted}'.strip()}'")
        things: list[int] = []
        for i, noun in enumerate(verb.nouns):
            name = said[i + 1]
            if name not in noun.numbers:
                some = ", ".join(noun.names[:12]) + (", ..." if noun.size > 12 else "")
                raise Refusal(
                    f"{self.game} has no {noun.key} {name!r} to {verb.key}; it has {some}"
                )
            things.append(noun.numbers[name])
        return verb.at(things)

    def heard(self, log: list[int], viewer: Seat, start: int = 0) -> list[Line]:
        """The lines of the log, from `start` on, as the viewer may read them."""
        lines: list[Line] = []
        for at in range(start, len(log), LINE):
            if not log[at + 1] >> viewer & 1:
                continue
            event = self.events[log[at]]
            told = bool(log[at + 2] >> viewer & 1)
            things: list[int] = []
            for i in range(len(event.nouns)):
                things.append(log[at + 3 + i] if told or not event.secret[i] else UNKNOWN)
            faced = bool(log[at + 2] >> FACED_SHIFT >> viewer & 1) or not _any(event.turned)
            lines.append(Line(event, things, told, faced=faced))
        return lines
