"""The drawn tables in their fixed moments: for every eye, every language, and every thumb."""

from __future__ import annotations

import pytest

from browser.axe import complaints
from browser.guest import SIZES, Guest, Invite
from browser.listener import Listener
from browser.moments import (
    INES,
    MIDDLE,
    MOMENTS,
    QUESTIONS,
    Moment,
    await_moment,
    open_moment,
    recognise,
)
from browser.pictures import THEMES
from browser.reading import unreadable
from browser.targets import WIDER, small
from sobremesa.texts.languages import LANGUAGES
from web.serving import House

PRESSED = 'button:enabled:not(.term), a[href], select, [role="tab"], [data-light="lit"]'
"""A word within a sentence that can be asked about is as small as the sentence."""
BUSY = [moment for moment in MOMENTS if moment.name == MIDDLE]
QUIET = [moment for moment in MOMENTS if moment.name != MIDDLE]


def sit_down(invite: Invite, gallery: House, size: str, moment: Moment) -> Guest:
    guest = recognise(invite(size, at=gallery.base), INES)
    open_moment(guest, moment)
    return guest


def check_axe(guest: Guest, theme: str) -> None:
    guest.dress(theme)
    found = complaints(guest)
    assert not found, f"in {theme}: " + "\n".join(found)


def check_fit(guest: Guest, moment: Moment) -> None:
    found: list[str] = []
    for language in LANGUAGES:
        if language != guest.language:
            guest.speak(language)
            await_moment(guest, moment)
        if guest.page.evaluate(WIDER):
            found.append(f"{language}: the page scrolls sideways")
        found += [f"{language}: {flaw}" for flaw in unreadable(guest.page)]
    found += [f"{thing} is too small: {size}" for thing, size in small(guest.page, PRESSED).items()]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("moment", BUSY, ids=str)
def test_axe_finds_nothing_grave(invite: Invite, gallery: House, moment: Moment) -> None:
    check_axe(sit_down(invite, gallery, "desktop", moment), "light")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", QUESTIONS)
def test_axe_finds_nothing_grave_whatever_is_asked(
    invite: Invite, gallery: House, game: str, size: str
) -> None:
    """What is lit becomes a button, is called by its words, and drawn otherwise than the rest."""
    guest = recognise(invite(size, at=gallery.base, color_scheme="dark"), INES)
    listener = Listener(guest)
    found: list[str] = []
    for moment in QUESTIONS[game]:
        open_moment(guest, moment)
        found += [f"at {moment.name}: {complaint}" for complaint in complaints(guest)]
        names = [node.name for node in listener.tree() if "pressed" in node.states]
        assert names, f"at {moment.name} nothing is read aloud that can be chosen"
        assert all(names), f"at {moment.name} something lit has no name: {names}"
        for place in guest.page.locator('article[data-light="lit"] .called').all():
            assert any(place.inner_text() in name for name in names), names
    assert not found, "\n".join(found)


@pytest.mark.parametrize("moment", BUSY, ids=str)
def test_it_fits_a_phone(invite: Invite, gallery: House, moment: Moment) -> None:
    check_fit(sit_down(invite, gallery, "phone", moment), moment)


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_axe_finds_nothing_grave_in_any_theme(
    invite: Invite, gallery: House, moment: Moment, size: str
) -> None:
    guest = sit_down(invite, gallery, size, moment)
    for theme in THEMES:
        check_axe(guest, theme)


@pytest.mark.deep
@pytest.mark.parametrize("moment", QUIET, ids=str)
def test_it_fits_a_phone_at_the_ends(invite: Invite, gallery: House, moment: Moment) -> None:
    check_fit(sit_down(invite, gallery, "phone", moment), moment)
