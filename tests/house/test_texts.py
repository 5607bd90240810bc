"""Every word has its text in all languages, with exactly that word's places."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from laws.tables import every_game, until_over
from sobremesa.bots import CHARACTERS, STRENGTHS, at_home
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Action, Line
from sobremesa.games import load
from sobremesa.play.lessons import STEMS, says_of, scripts_of
from sobremesa.texts.citations import refusals_by_rule
from sobremesa.texts.languages import LANGUAGES, languages_of, source
from sobremesa.texts.needs import needs_of
from sobremesa.texts.speech import Speech
from sobremesa.web.vocabulary import vocabulary

ROOT = Path(__file__).resolve().parents[2]
every_language = pytest.mark.parametrize("language", LANGUAGES)

Texts = dict[str, tuple[set[str], dict[str, set[str]]]]


class Places(Visitor):
    """Gathers the variables that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def places(pattern: object) -> set[str]:
    """The variables that a pattern uses."""
    visitor = Places()
    visitor.visit(pattern)
    return visitor.found


@cache
def messages(text: str) -> Texts:
    """Each message's variables, and those of its attributes."""
    found: Texts = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            attributes = {item.id.name: places(item.value) for item in entry.attributes}
            assert len(attributes) == len(entry.attributes), f"{entry.id.name} says one thing twice"
            found[entry.id.name] = (places(entry.value) if entry.value else set(), attributes)
    return found


TAUGHT = tuple(f"{stem}-" for stem in STEMS.values())
OWN = ("table-", "term-", *TAUGHT, "level-", "why-", "plan-")
"""A game's own texts beyond its words: of its drawn table, its glossary, its lessons, its bots, why
something is refused, and what is planned at a step."""


def drawn(name: str) -> str:
    """The source of a game's drawn table."""
    folder = ROOT / "src" / "sobremesa" / "games" / name / "table"
    return client_code(folder)


def client_code(folder: Path) -> str:
    """All source of the browser client in a folder."""
    files = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    return "".join(path.read_text(encoding="utf-8") for path in files)


def is_said(key: str, code: str) -> bool:
    """Whether code names the key, or builds it from its beginning and a variable."""
    if any(f"{quote}{key}{quote}" in code for quote in "\"'`"):
        return True
    if any(f"{quote}{key}." in code for quote in "\"'`"):
        return True
    cuts = [i + 1 for i, c in enumerate(key) if c in "-_"]
    return any(f"`{key[:cut]}${{" in code for cut in cuts)


@every_language
@every_game
def test_a_game_has_the_messages_that_it_needs_and_no_others(name: str, language: str) -> None:
    found = messages(source(name, language))
    needed = {
        need.key: (set(need.places), {key: set(of) for key, of in need.attributes.items()})
        for need in needs_of(load(name))
    }
    assert set(needed) - set(found) == set(), "missing"
    for key, wanted in needed.items():
        assert found[key] == wanted, f"{key} has the wrong places"
    own = {key: used for key, used in found.items() if key not in needed}
    assert [key for key in own if not key.startswith(OWN)] == [], "not needed"
    in_english = messages(source(name, "en"))
    for attributes in (used[1] for used in (*own.values(), *in_english.values())):
        # In what phrases a word has another meaning is each language's own affair.
        attributes.pop("not", None)
    assert own == {key: used for key, used in in_english.items() if key not in needed}


@every_game
def test_a_language_of_a_games_own_says_nothing_that_is_not_needed(name: str) -> None:
    in_english = messages(source(name, "en"))
    for language in languages_of(name)[len(LANGUAGES) :]:
        found = messages(source(name, language))
        assert found
        for key, (used, attributes) in found.items():
            assert key in in_english, f"{language}: {key} is not needed"
            wanted, of = in_english[key]
            assert used in (set(), wanted), f"{language}: {key} has the wrong places"
            assert all(of.get(one) == within for one, within in attributes.items())


@every_game
def test_a_drawn_table_says_what_it_has_texts_for(name: str) -> None:
    # What is told of rounds is captioned by the kit, for every game.
    kit = ROOT / "src" / "sobremesa" / "web" / "client" / "table" / "kit" / "rounds.ts"
    code = drawn(name) + kit.read_text(encoding="utf-8")
    for key in messages(source(name, "en")):
        if key.startswith("table-"):
            assert is_said(key, code), f"{key} is not used"


@every_game
def test_a_plan_is_worded_for_a_step_of_the_game(name: str) -> None:
    """It may name how many choices there are, and what the view shows of single things."""
    single = {fact.key for fact in vocabulary(name).facts if fact.shape == "one"}
    for key, (places, _) in messages(source(name, "en")).items():
        if key.startswith("plan-"):
            assert key in {f"plan-{step}" for step in load(name).words.steps}
            assert places <= {"number", *single}


@every_game
def test_every_refusal_has_a_sentence(name: str) -> None:
    """`why-MO-57` says why a person may not; an attribute says it of one verb: `.wall`."""
    found = {key: of for key, of in messages(source(name, "en")).items() if key.startswith("why-")}
    assert set(found) == {f"why-{rule}" for rule in refusals_by_rule(name)}
    verbs = {verb.key for verb in load(name).words.verbs}
    for key, (used, attributes) in found.items():
        assert not any([used, *attributes.values()]), f"{key} has places"
        assert set(attributes) <= verbs, f"{key} speaks of verbs that are not there"


@every_language
@every_game
def test_every_term_of_a_mind_reads_well_both_ways(name: str, language: str) -> None:
    """“more points”, and “fewer points”: each is said after “Why:” and in brackets."""
    mind = load(name).mind
    assert mind is not None
    speech = Speech(load(name), language)
    for term in mind.weights.terms:
        phrases = [speech.say(f"mind-{term}"), speech.say(f"mind-{term}.less")]
        assert phrases[0] != phrases[1]
        for phrase in phrases:
            assert phrase[-1] not in ".:;。：", f"{phrase!r} is no sentence"
            assert len(phrase.split()) <= 9, f"{phrase!r} is long"


@every_game
def test_a_lesson_has_its_words(name: str) -> None:
    found = {key for key in messages(source(name, "en")) if key.startswith(TAUGHT)}
    said = [says_of(which, scripts_of(name, which)) for which in STEMS]
    assert found == {key for parts in said for keys in parts for key in keys}


def unnamed(name: str, language: str) -> list[str]:
    """The bots at home in a game that have no text in that language."""
    known = {*messages(source(None, language)), *messages(source(name, language))}
    return [bot for bot in at_home(load(name)) if f"level-{bot}" not in known]


@every_language
@every_game
def test_every_bot_that_a_table_offers_has_a_text(name: str, language: str) -> None:
    assert unnamed(name, language) == []
    own = {key for key in messages(source(name, language)) if key.startswith("level-")}
    assert own <= {f"level-{bot}" for bot in load(name).players}, "texts of nobody"


@every_language
def test_every_character_and_strength_has_its_words(language: str) -> None:
    speech = Speech(load("macaron"), language)
    for strength in STRENGTHS:
        assert speech.say(f"strength-{strength}")
    names = [speech.say(f"character-{who}") for who in CHARACTERS]
    assert len(set(names)) == len(CHARACTERS)
    assert all(len(name) <= 6 for name in names), "a place card always shows six letters"
    said = [
        speech.say(f"character-{who}.{what}")
        for who in CHARACTERS
        for what in ("manner", "hello", "won", "lost")
    ]
    assert len(set(said)) == len(said), "two of them say the same"


def test_every_character_has_a_face() -> None:
    art = ROOT / "src" / "sobremesa" / "web" / "client" / "art"
    faces = {path.stem for path in art.glob("face-*.svg")}
    assert faces == {f"face-{who}" for who in CHARACTERS}


def test_a_bot_without_a_text_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    players = load("macaron").players
    monkeypatch.setitem(players, "clever", players["greedy"])
    assert all(unnamed("macaron", language) == ["clever"] for language in LANGUAGES)


@every_language
def test_the_platform_speaks_every_language(language: str) -> None:
    assert messages(source(None, language)) == messages(source(None, "en"))


def test_the_platform_says_nothing_that_nobody_asks_for() -> None:
    home = ROOT / "src" / "sobremesa"
    code = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    code += client_code(home / "web" / "client")
    for key in messages(source(None, "en")):
        assert is_said(key, code), f"{key} is not used"


class Heard:
    """All that is offered, asked and told in some games, each once."""

    def __init__(self, name: str) -> None:
        game = load(name)
        self.actions: set[Action] = set()
        self.steps: set[str] = set()
        self.lines: dict[tuple[object, ...], Line] = {}
        for options in game.all_options()[::7]:
            s = game.new(options, b"told", log=True)
            luck = Rng(b"told")
            for _ in until_over(game, s):
                seat = game.flow.waiting(s)[0]
                choices = game.flow.legal(s, seat)
                self.actions.update(choices)
                self.steps.add(game.flow.key(s))
                game.flow.apply(s, seat, choices[luck.below(len(choices))])
            for viewer in [*range(options.seats), SPECTATOR]:
                for line in game.words.heard(s.log, viewer):
                    how = (line.told, line.faded, line.faced, line.averted)
                    self.lines[(line.event.key, *line.things, *how)] = line


heard = cache(Heard)


@pytest.mark.slow
@every_language
@every_game
def test_whole_games_can_be_told(name: str, language: str) -> None:
    speech = Speech(load(name), language)
    for action in heard(name).actions:
        said(speech.action(action))
    for step in heard(name).steps:
        said(speech.say(f"ask-{step}"))
        said(speech.say(f"ask-{step}.hint"))
    for line in heard(name).lines.values():
        said(speech.line(line))


def said(text: str) -> None:
    """A sentence is there, and nothing in it is left open."""
    assert text
    assert "{" not in text
    for kind in ("verb-", "event-", "noun-", "ask-", "outcome-"):
        assert kind not in text
