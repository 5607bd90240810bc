"""What can be seen of the printed game on its drawn table, and what of it is not from the print."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.moments import INES, MIDDLE, Moment, open_moment, recognise
from cite import rule
from sobremesa.core.record import begin, redo
from sobremesa.core.scribe import Plain
from sobremesa.games import SHELF, load
from sobremesa.texts.reconstructed import things_reconstructed
from stage import stage_record
from web.serving import House

# What a table draws of its things: their names, whether they bear a star, and whether none is due,
# because they lie inside of one that does, bear a flag, or are only mentioned.
DRAWN = """() => [...document.querySelectorAll('main :is([data-thing], [data-about])')]
  .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
  .map((element) => {
    const { content, position } = getComputedStyle(element, '::before')
    return {
      things: `${element.dataset.thing ?? ''} ${element.dataset.about ?? ''}`.split(/[ +]/),
      starred: content === '"*"' && position === 'absolute',
      placed: getComputedStyle(element).position !== 'static',
      excused: element.parentElement.closest('[data-reconstructed]') !== null ||
        element.matches('[data-flag], :is(.slip, .tag), :is(.slip, .tag) *'),
    }
  })"""


def seen_by_ines(invite: Invite, gallery: House, game: str, size: str = "desktop") -> Guest:
    guest = recognise(invite(size, at=gallery.base), INES)
    open_moment(guest, Moment(game, MIDDLE))
    return guest


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", SHELF)
def test_what_is_reconstructed_bears_a_star(
    invite: Invite, gallery: House, game: str, size: str
) -> None:
    guest = seen_by_ines(invite, gallery, game, size)
    options = stage_record(game).chosen
    doubtful = {
        f"{noun}:{name}"
        for noun, doubts in things_reconstructed(load(game)).items()
        for name, agreements in doubts.items()
        if any(agreed.items() <= options.items() for agreed in agreements)
    }
    marked: set[str] = set()
    for drawn in guest.page.evaluate(DRAWN):
        due = doubtful & set(drawn["things"])
        assert drawn["starred"] == (bool(due) and not drawn["excused"]), drawn
        assert drawn["placed"] or not drawn["starred"], drawn
        marked |= due
    drawn_nouns = {thing.partition(":")[0] for thing in marked}
    assert drawn_nouns >= TRACKS.get(game, set()) - (ELSEWHERE if size == "phone" else set())


TRACKS = {"macaron": {"row"}, "macao": {"card", "quarter", "space"}, "macelandia": {"kind"}}
"""Tracks, boards and cards that lie on these tables all the time."""
ELSEWHERE = {"space"}
"""What a phone shows on another leaf."""


def test_the_star_is_explained_when_it_is_touched(invite: Invite, gallery: House) -> None:
    guest = seen_by_ines(invite, gallery, "macaron", "phone")
    guest.page.locator("[data-thing^='row:'][data-reconstructed]").first.tap()
    reading = guest.page.locator(".reading")
    expect(reading).to_contain_text(guest.say("reading-reconstructed"))


@rule("MO-16")
def test_everybody_may_search_through_the_discard_pile(invite: Invite, gallery: House) -> None:
    moment = Moment("macao", MIDDLE)
    game, record = load(moment.game), stage_record(moment.game)
    s = begin(game, record)
    for at in range(len(moment.choices)):
        redo(game, record, s, at)
    plain = Plain()
    game.view(s, moment.seat).describe(plain)
    discards = plain.facts["discards"]
    assert isinstance(discards, list)
    assert discards

    guest = seen_by_ines(invite, gallery, moment.game)
    pile = guest.say("table-pile", moment.game, cards=len(discards))
    button = guest.page.get_by_role("button").filter(has_text=pile)
    expect(button).to_contain_text(guest.say("table-see_all", moment.game))
    button.click()
    shown = guest.page.get_by_role("dialog", name=pile).get_by_role("listitem").locator("b")
    # The top card comes first.
    named = [guest.say(f"noun-card-{name}", moment.game) for name in reversed(discards)]
    assert shown.all_inner_texts() == named
