"""Every letter is drawn by a face that the page brings along; a page fetches those it shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.fonts import Reader, await_letters
from browser.guest import Guest, Invite
from sobremesa.texts.languages import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "sobremesa"
DRAWN = [
    *SOURCE.glob("web/client/**/*.svelte"),
    *SOURCE.glob("web/client/**/*.ts"),
    *SOURCE.glob("games/*/table/**/*.svelte"),
    *SOURCE.glob("games/*/table/**/*.ts"),
    *SOURCE.glob("games/*/RULES.md"),
]
"""What is shown in every language."""
FAMILIES = ("var(--font-display)", "var(--font-text)")
LATIN = {"source-serif-4-latin-wght-normal", "source-sans-3-latin-wght-normal", "letters"}
"""The font files of a page in a Latin script, with its language buttons."""
ASKED, JAPANESE = "asked", "noto-sans-jp-"
"""By what a page asks for Japanese, and the slices of the face that it gets."""


def texts(language: str) -> list[Path]:
    return [
        *SOURCE.glob(f"games/*/texts/{language}.ftl"),
        SOURCE / f"texts/platform/{language}.ftl",
    ]


def written_in(files: list[Path]) -> str:
    return "".join(file.read_text(encoding="utf-8") for file in files)


@pytest.fixture
def reader(desktop: Guest) -> Iterator[Reader]:
    """Someone who looks at the letters of a page in English."""
    desktop.open("/about")
    reader = Reader(desktop.page)
    yield reader
    reader.close()


def fonts_of(guest: Guest) -> set[str]:
    """The font files that the page has fetched, without the mark of their contents."""
    await_letters(guest.page)
    names: list[str] = guest.page.evaluate(
        "performance.getEntriesByType('resource').map((one) => one.name)"
    )
    return {name.rpartition("/")[2][: -len("-12345678.woff2")] for name in names if "woff2" in name}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(reader: Reader, language: str, family: str) -> None:
    assert reader.missing(written_in(DRAWN + texts(language)), family) == "", (
        "no face has these letters: draw a sign instead, or see client/styles/letters/README.md"
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_a_letter_that_no_face_has_is_found(reader: Reader, family: str) -> None:
    assert reader.missing("Aก語✓é", family) == "ก✓"


def test_a_text_that_cannot_be_read_is_found(desktop: Guest) -> None:
    desktop.introduce("สมชาย").open("/")
    reader = Reader(desktop.page)
    assert set(reader.unreadable()) == set("สมชาย")
    reader.close()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "ja"])
def test_a_page_fetches_no_letter_that_it_does_not_show(invite: Invite, language: str) -> None:
    guest = invite(language=language).introduce("Inés")
    guest.open("/").get_by_text("日本語").first.wait_for()
    assert fonts_of(guest) == LATIN


def test_japanese_is_fetched_with_the_language(desktop: Guest) -> None:
    desktop.open("/")
    assert fonts_of(desktop) == LATIN
    desktop.page.get_by_role("group").get_by_text("日本語").click()
    desktop.page.locator("html[lang=ja]").wait_for()
    further = fonts_of(desktop) - LATIN
    assert {one for one in further if not one.startswith(JAPANESE)} == {ASKED}
    assert len(further) > 1


def test_japanese_is_fetched_for_a_name(invite: Invite) -> None:
    guest = invite().introduce("けんじ")
    guest.open("/")
    assert any(one.startswith(JAPANESE) for one in fonts_of(guest))
    reader = Reader(guest.page)
    assert reader.unreadable() == ""
    reader.close()
