"""What a page asks for that has to be waited for."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from sobremesa.play.denied import Denied
from sobremesa.play.news import News
from sobremesa.play.store import Lost
from sobremesa.web.messages import (
    Act,
    Agree,
    AskHint,
    Away,
    Decline,
    MakeGesture,
    Message,
    Nudge,
    Say,
    Try,
    Undo,
)

if TYPE_CHECKING:
    from sobremesa.web.conversation import Conversation


async def errand(talk: Conversation, said: Message) -> None:
    """Do what a message says."""
    live, listener = talk.live, talk.listener
    match said:
        case Act(coach=False):
            await live.act(listener, said.id, said.version, said.choices)
        case Act():
            before = await live.helping.before(listener, said.version)
            await live.act(listener, said.id, said.version, said.choices)
            if before is not None:
                verdict = live.helping.verdict(listener, said.id, before, said.choices)
                talk.think(said.id, verdict)
        case Try():
            listener.tell(await live.attempt(listener, said.id, said.version, said.choices))
        case AskHint():
            hint = live.helping.hint(listener, said.id, said.version, said.choices)
            talk.think(said.id, hint)
        case Undo():
            await live.undo(listener, said.id, said.version, said.free)
        case Agree() | Decline():
            await live.answer(listener, said.number, isinstance(said, Agree))
        case Say():
            await live.say(listener, said.text)
        case MakeGesture():
            await live.gesture(listener, said.gesture)
        case Nudge():
            live.nudge(listener, said.seat)
        case Away():
            live.audience.turn_away(listener, said.away)


async def thought(talk: Conversation, number: str, work: Coroutine[Any, Any, News]) -> None:
    """Tell what comes of thinking, which keeps nobody from choosing meanwhile."""
    try:
        talk.listener.tell(await work)
    except Lost as problem:
        talk.live.logbook.store_failed(str(problem))
        talk.listener.close(1012)
    except Denied as denied:
        talk.deny(number, denied)
    finally:
        talk.thoughts -= 1


async def run(talk: Conversation, number: str | None, work: Coroutine[Any, Any, None]) -> None:
    """Let it be done, or refuse it."""
    try:
        await work
    except Lost as problem:
        # The store does not answer any more; the page comes back, and sends it again.
        talk.live.logbook.store_failed(str(problem))
        talk.listener.close(1012)
        talk.satisfied()
    except Denied as denied:
        talk.refuse(number, denied, fresh=denied.why != "lost")
    else:
        talk.satisfied()
    finally:
        talk.busy = False
