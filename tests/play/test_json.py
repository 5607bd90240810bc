"""What a viewer is sent is what `Plain` says of the view and `plain_offer` of the offer."""

from __future__ import annotations

import json

from msgspec import Raw

from laws.tables import every_game, every_table, positions, sampled, seeds
from sobremesa.core.ints import Ints
from sobremesa.core.option import Options
from sobremesa.core.scribe import Json, Plain
from sobremesa.core.words import SPECTATOR, numbers
from sobremesa.games import load
from sobremesa.play import news, table_info
from sobremesa.play.log_lines import plain_line, written_line
from sobremesa.play.offer import offer, plain_offer, written_offer
from sobremesa.play.viewer import Viewer, encode, plain_view


@every_table
def test_what_is_written_is_what_is_said(name: str, options: Options) -> None:
    game = load(name)
    viewers = [*range(options.seats), SPECTATOR]
    scribes = {viewer: Json() for viewer in viewers}
    read = 0
    for s in sampled(positions(game, options, next(seeds(options))), 5):
        for viewer in viewers:
            scribe = scribes[viewer]
            scribe.begin()
            game.view(s, viewer).describe(scribe)
            assert json.loads(scribe.text()) == plain_view(game, s, viewer)
            asked = plain_offer(game, offer(game, s, viewer))
            assert written_offer(game, s, viewer) == encode(asked)
            for line in game.words.heard(s.log, viewer, read):
                written = written_line(line)
                assert written == encode(plain_line(line)) + b","
        read = len(s.log)


@every_game
def test_what_is_told_is_the_state(name: str) -> None:
    game = load(name)
    options = game.options_for(game.kind.seats[0])
    viewer, told = Viewer(game, 0), table_info.Result("won", [1, 2], [7, 3], [1.0, 0.0])
    for s in sampled(positions(game, options, next(seeds(options))), 5):
        if not viewer.look(s):
            continue
        start = viewer.length - viewer.news
        for waiting, result in (([], None), ([0, 1], told)):
            state = news.State(
                viewer.version,
                Raw(viewer.view),
                Raw(viewer.offer),
                waiting,
                start,
                viewer.lines(start),
                result,
            )
            assert viewer.told(encode(waiting), encode(result)) == encode(state)


@every_game
def test_names_need_no_escape(name: str) -> None:
    words = load(name).words
    verbs = {noun for verb in words.verbs for noun in verb.nouns}
    for noun in verbs | {noun for event in words.events for noun in event.nouns}:
        assert noun.quoted == [json.dumps(thing).encode() for thing in noun.names]


def test_a_fact_that_comes_back_is_written_again() -> None:
    noun = numbers("cards", 3)
    plain, scribe = Plain(), Json()
    for things in ([0, 1], [0, 1], [1], [], [0, 1]):
        scribe.begin()
        for told in (plain, scribe):
            told.many("cards", noun, things)
            told.one("first", noun, things[0] if things else -1)
            told.count("number", len(things), 2)
            told.past_packed("low", noun, noun, Ints([thing + 8 for thing in things]), 0, 3)
            told.past_packed("high", noun, noun, Ints([thing << 2 for thing in things]), 2, -1)
            told.one("last", noun, things[-1] if things else -1)
        assert json.loads(scribe.text()) == plain.facts


@every_game
def test_a_table_that_forgets_is_written_by_the_same_scribe(name: str) -> None:
    game = load(name)
    options = game.options_for(game.kind.seats[0])
    scribe = Json()
    for s in sampled(positions(game, options, next(seeds(options))), 5):
        if game.flow.over(s):
            break
        for forgets in (True, False):
            view = game.view(s, 0)
            scribe.begin()
            (view.show if forgets else view.describe)(scribe)
            assert json.loads(scribe.text()) == plain_view(game, s, 0, forgets)


def test_a_scribe_knows_whether_anything_is_new() -> None:
    noun, scribe = numbers("cards", 3), Json()
    for things, is_new in (([0], True), ([0], False), ([1], True), ([], True), ([], False)):
        scribe.begin()
        scribe.many("cards", noun, things)
        assert scribe.has_news() == is_new
        scribe.text()


def test_a_look_that_was_broken_off_leaves_nothing_behind() -> None:
    noun, scribe = numbers("cards", 3), Json()
    for things, number in (([0, 1], 2), ([0], 1), ([0, 1, 2], 3)):
        scribe.begin()
        scribe.many("cards", noun, things)
        if number == 1:
            continue
        scribe.count("number", number, 3)
        plain = Plain()
        plain.many("cards", noun, things)
        plain.count("number", number, 3)
        assert json.loads(scribe.text()) == plain.facts


def test_who_has_no_facts_is_told_none() -> None:
    scribe = Json()
    scribe.begin()
    assert scribe.text() == b"{}"
