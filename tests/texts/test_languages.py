"""A game may bring a language of its own, in part or whole; English stands in for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.denied import Denied
from sobremesa.texts import languages
from sobremesa.texts.languages import LANGUAGES, folder_of, languages_of, source
from sobremesa.texts.speech import Speech
from sobremesa.web.games import get_rules, get_texts

GAME = load("macaron")
FRENCH = "game-name = Les macarons\nverb-play = Jouer { $card }\n"
FRENCH_BOX = "game-macaron = Les macarons\n"


@pytest.fixture(autouse=True)
def _french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Macaron with some French."""
    for path in folder_of("macaron").iterdir():
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")

    def folder(game: str | None) -> Traversable:
        return tmp_path if game == "macaron" else folder_of(game)

    monkeypatch.setattr(languages, "folder_of", folder)
    forget()
    yield
    forget()


def forget() -> None:
    languages_of.cache_clear()
    source.cache_clear()


def test_a_game_speaks_the_languages_of_all_and_its_own() -> None:
    assert languages_of("macaron") == [*LANGUAGES, "fr"]
    assert languages_of(None) == languages_of("macao") == list(LANGUAGES)
    assert source("macaron", "fr") == FRENCH
    assert source(None, "fr") == source("macao", "fr") == ""


def test_what_is_not_said_in_it_is_said_in_english() -> None:
    french, english = Speech(GAME, "fr"), Speech(GAME, "en")
    assert french.say("game-name") == "Les macarons"
    assert french.action(GAME.words.read("play almond-7")).startswith("Jouer ")
    for key in ("game-about", "seat-name", "ask-play_card.hint"):
        assert french.say(key, number=1) == english.say(key, number=1)
    assert french.names == english.names
    assert french.say("no-such_key") == "no-such_key"


def test_another_game_does_not_speak_it() -> None:
    with pytest.raises(Refusal, match="no language 'fr'; there are en, es, de, ja"):
        Speech(load("macao"), "fr")
    with pytest.raises(Refusal, match="no language 'tlh'; there are en, es, de, ja, fr"):
        Speech(GAME, "tlh")


async def test_a_server_gives_what_there_is() -> None:
    given = {
        catalogue: (await get_texts.fn(language="fr", catalogue=catalogue)).content
        for catalogue in ("platform", "macao", "macaron", "shelf")
    }
    assert given == {"platform": "", "macao": "", "macaron": FRENCH, "shelf": FRENCH_BOX}
    with pytest.raises(Denied, match="no language 'tlh'; there are en, es, de, ja, fr"):
        await get_texts.fn(language="tlh", catalogue="macaron")


async def test_rules_are_english_where_a_language_has_no_book() -> None:
    """Whoever speaks what one game brings can open the rules of another as well."""
    for game in ("macaron", "macao"):
        assert (await get_rules.fn(game=game, language="fr")).language == "en"
    with pytest.raises(Denied, match="no language 'tlh'"):
        await get_rules.fn(game="macaron", language="tlh")
