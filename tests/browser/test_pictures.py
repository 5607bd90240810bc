"""The tables look as they did: fixed moments, compared with the pictures in docs/images."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from browser.guest import SIZES, Guest, Invite
from browser.moments import END, INES, MIDDLE, MOMENTS, VISITOR, Moment, open_moment, recognise
from browser.pictures import KEPT, ROOT, THEMES, difference, in_each, of_lobby, of_moment
from sobremesa.core.record import begin, redo
from sobremesa.games import FIRST, load
from stage import PUBLISHED, stage_record
from web.serving import House

DIFFERENT = ROOT / "build" / "pictures"
"""Where a picture goes that is not like the one that is kept."""

FAULTS = {
    "a hand that is not there": "[data-own] { visibility: hidden }",
    "a panel out of its place": "#prompt { transform: translateY(-12px) }",
    "wrong colours": ".cloth { filter: hue-rotate(60deg) }",
    "a sentence that is not there": "#prompt .grow { visibility: hidden }",
}


def compare(guest: Guest, pictures: dict[str, bytes]) -> None:
    told: list[str] = []
    for name, picture in pictures.items():
        if found := difference(guest.page, name, picture):
            told.append(found)
            DIFFERENT.mkdir(parents=True, exist_ok=True)
            (DIFFERENT / f"{name}.webp").write_bytes(picture)
    assert not told, (
        f"{'; '.join(told)}. They are in {DIFFERENT.relative_to(ROOT)}; "
        "`make screenshots` keeps what is shown now."
    )


@pytest.mark.parametrize("page", ["README.md", "docs/tables.md"])
def test_the_documents_show_what_is_kept(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    shown = set(re.findall(r"images/([\w-]+)\.webp", text))
    assert shown
    assert shown <= {picture.stem for picture in KEPT.glob("*.webp")}


def test_every_published_game_has_its_pictures() -> None:
    shown = [*[str(moment) for moment in MOMENTS if moment.game in PUBLISHED], "lobby"]
    wanted = {f"{what}-{size}-{theme}" for what in shown for size in SIZES for theme in THEMES}
    assert {picture.stem for picture in KEPT.glob("*.webp")} == wanted


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_ines_alone_is_asked(moment: Moment) -> None:
    game, record = load(moment.game), stage_record(moment.game)
    s = begin(game, record)
    for at in range(len(moment.choices)):
        redo(game, record, s, at)
    assert game.flow.waiting(s) == ([] if moment.name == END else [moment.seat])


def of_game(guest: Guest, game: str, themes: Callable[[Moment], Sequence[str]]) -> dict[str, bytes]:
    """The game's moments, each in its themes."""
    pictures: dict[str, bytes] = {}
    for moment in MOMENTS:
        if moment.game == game and themes(moment):
            pictures |= of_moment(guest, moment, themes(moment))
    return pictures


def mostly_light(moment: Moment) -> Sequence[str]:
    """The middle of a game is shown by day and by night, the rest by day.

    The end of one game is enough: all of them share its page, and each has to be analysed for it.
    """
    if moment.name == END and moment.game != FIRST:
        return ()
    return THEMES if moment.name == MIDDLE else THEMES[:1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_the_table(invite: Invite, gallery: House, game: str, size: str) -> None:
    guest = recognise(invite(size, at=gallery.base), INES)
    compare(guest, of_game(guest, game, mostly_light))


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_the_table_by_day_and_by_night(
    invite: Invite, gallery: House, game: str, size: str
) -> None:
    guest = recognise(invite(size, at=gallery.base), INES)
    compare(guest, of_game(guest, game, lambda _: THEMES))


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby(invite: Invite, gallery: House, size: str) -> None:
    guest = recognise(invite(size, at=gallery.base), VISITOR)
    compare(guest, of_lobby(guest))


@pytest.mark.parametrize("size", SIZES)
def test_a_planted_fault_is_seen(invite: Invite, gallery: House, size: str) -> None:
    guest = recognise(invite(size, at=gallery.base), INES)
    moment = Moment("macaron", MIDDLE)
    open_moment(guest, moment)
    for fault, style in FAULTS.items():
        planted = guest.page.add_style_tag(content=style)
        ((name, picture),) = in_each(THEMES[:1], guest, str(moment)).items()
        assert difference(guest.page, name, picture), fault
        planted.evaluate("(tag) => tag.remove()")
