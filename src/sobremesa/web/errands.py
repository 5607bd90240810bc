"""What a page asks for that has to be waited for."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from sobremesa.play.denied import Denied
from sobremesa.play.listener import Listener
from sobremesa.play.live import LiveTable
from sobremesa.play.store import Lost
from sobremesa.web.messages import Act, AskHint, Message, Nudge, Say, Try

if TYPE_CHECKING:
    from sobremesa.web.conversation import Conversation


async def errand(live: LiveTable, listener: Listener, said: Message) -> None:
    """Do what a message says."""
    match said:
        case Act():
            await live.act(listener, said.id, said.version, said.choices)
        case Try():
            listener.tell(await live.attempt(listener, said.id, said.version, said.choices))
        case AskHint():
            listener.tell(await live.hint(listener, said.id, said.version))
        case Say():
            await live.say(listener, said.text)
        case Nudge():
            live.nudge(listener, said.seat)


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
