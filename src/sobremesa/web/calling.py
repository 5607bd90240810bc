"""Takes calls to people: to the devices they have named, and by mail.

Whatever takes long is done beside the loop, a few at a time, and given up after a while. No log
has an address or the name of a push service in it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from typing import Final

import msgspec
import structlog

from sobremesa.play.denied import Denied
from sobremesa.play.rates import Rate, Rates
from sobremesa.play.reach import REMINDER, TEST, Bell, Call, Reach
from sobremesa.play.store import Lost, Store
from sobremesa.texts.languages import ENGLISH, languages_of
from sobremesa.texts.speech import Messages
from sobremesa.web.mail import CONFIRM, LEAVE, Mailer, Tokens
from sobremesa.web.push import GONE, Pusher, Unreachable, new_key
from sobremesa.web.settings import Settings

THREADS: Final = 4
AT_ONCE: Final = 8
WAITING: Final = 500
"""So many calls at most wait for their turn; others are not made."""
GIVE_UP_S: Final = 15.0
FIRST_MAILS: Final = 3
FIRST_MAILS_S: Final = 1200.0
"""So many first mails at once for one person, and for one address, and one more so often;"""
ALL_FIRST_MAILS: Final = 60
ALL_FIRST_MAILS_S: Final = 30.0
"""the same for everybody together."""
HOUSE: Final = "Sobremesa"

log = structlog.get_logger()


class Notice(msgspec.Struct):
    """What a device is told: what its lock screen may show, and where it leads."""

    title: str
    body: str
    table: str


class Calling:
    """What a server can call people by."""

    def __init__(self, settings: Settings) -> None:
        self.push: Pusher | None = None
        self.mail: Mailer | None = None
        self.tokens = Tokens(b"")
        self._settings = settings
        self._store: Store
        self._threads = ThreadPoolExecutor(THREADS, "calls")
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._first_mails = Rates(1 / FIRST_MAILS_S, FIRST_MAILS)
        self._all_first_mails = Rate(1 / ALL_FIRST_MAILS_S, ALL_FIRST_MAILS)
        self._tests = Rates(1 / 60, 3)

    async def open(self, store: Store) -> bool:
        """Find out whether there is anything to call by."""
        self._store = store
        settings = self._settings
        lacks = missing(settings)
        if not lacks["push"]:
            raw = await store.key("vapid", new_key())
            self.push = Pusher(raw, contact(settings), settings.push_anywhere)
        if not lacks["mail"]:
            self.tokens = Tokens(await store.key("mail", secrets.token_bytes(32)))
            self.mail = Mailer(settings)
        return self.push is not None or self.mail is not None

    def close(self) -> None:
        """Wait for nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check_test(self, person: str) -> None:
        """Refuse too many test calls."""
        if not self._tests.take(person):
            raise Denied("too_fast", "one test call a minute is enough")

    async def call(self, call: Call, devices: Sequence[Bell], reach: Reach | None) -> None:
        """Make a call by all ways there are; what fails is told to the log alone."""
        if self._waiting >= WAITING:
            log.warning("call not made", why="too many")
            return
        self._waiting += 1
        try:
            async with self._free:
                ways = [self._push(call, device) for device in devices if self.push is not None]
                if reach is not None and reach.mailed and self.mail is not None:
                    ways.append(self._mail(call, reach, reach.mailed))
                await asyncio.gather(*ways)
        finally:
            self._waiting -= 1

    async def confirm(self, reach: Reach, address: str) -> None:
        """Ask whoever reads mail at an address whether he wants to be called by it."""
        assert self.mail is not None
        in_time = self._first_mails.take(reach.person) and self._first_mails.take(address)
        if not in_time or not self._all_first_mails.take():
            raise Denied("too_fast", "a few first mails have just been sent; wait a while")
        texts = await self._texts(None, reach.language)
        link = self._link(CONFIRM, reach.person, address)
        body = texts.say("call-confirm_mail", link=link)
        try:
            await self.mail.send(address, texts.say("call-confirm_subject"), body)
        except Exception as problem:
            log.warning("mail not sent", problem=type(problem).__name__)
            raise Denied("no_mail", "the mail could not be sent; look at the address") from None

    async def _push(self, call: Call, device: Bell) -> None:
        assert self.push is not None
        texts = await self._texts(call.game or None, device.language)
        notice = Notice(HOUSE, sentence(call, texts), call.table)
        line = self.push.line(device)
        loop = asyncio.get_running_loop()
        message = msgspec.json.encode(notice)
        sending = loop.run_in_executor(
            self._threads, self.push.send, line, device, message, call.table or TEST
        )
        # Heard, also if nobody waits for it any more.
        sending.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            async with asyncio.timeout(GIVE_UP_S):
                status = await asyncio.shield(sending)
            if status in GONE:
                await self._store.drop_device(device.id)
            elif not 200 <= status < 300:
                log.warning("push refused", status=status)
        except TimeoutError:
            line.hang_up()
            log.warning("push failed", problem="timeout")
        except (Unreachable, Lost) as problem:
            log.warning("push failed", problem=str(problem))
        except Exception as problem:
            log.warning("push failed", problem=type(problem).__name__)

    async def _mail(self, call: Call, reach: Reach, address: str) -> None:
        assert self.mail is not None
        texts = await self._texts(call.game or None, reach.language)
        said = sentence(call, texts)
        leave = self._link(LEAVE, reach.person, address)
        where = f"{self._base}/t/{call.table}" if call.table else self._base
        body = texts.say("call-mail", sentence=said, link=where, leave=leave)
        try:
            await self.mail.send(address, said, body, leave)
        except Exception as problem:
            # Libraries name the address in their messages.
            log.warning("mail not sent", problem=type(problem).__name__)

    async def _texts(self, game: str | None, language: str) -> Messages:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, messages, game, language)

    @property
    def _base(self) -> str:
        return self._settings.address.rstrip("/")

    def _link(self, purpose: str, person: str, address: str) -> str:
        return f"{self._base}/calls/{purpose}/{self.tokens.signed(purpose, person, address)}"


def missing(settings: Settings) -> dict[str, str]:
    """Why somebody cannot be called that way; nothing where he can."""
    off = "" if settings.calls else "--no-calls"
    push = "" if find_spec("py_vapid") and find_spec("http_ece") else "needs sobremesa[calls]"
    mail = "" if find_spec("aiosmtplib") else "needs sobremesa[calls]"
    if not (settings.smtp_host and settings.smtp_from and settings.address):
        mail = "needs --smtp-host, --smtp-from and --address"
    return {"push": off or push, "mail": off or mail}


def contact(settings: Settings) -> str:
    """Whom a push service may turn to."""
    if settings.smtp_from:
        return f"mailto:{settings.smtp_from}"
    if settings.address.startswith("https://"):
        return settings.address
    return "mailto:nobody@localhost"


def messages(game: str | None, language: str) -> Messages:
    """The texts of the house in a language, and those of a game; to read them takes its time."""
    return _messages(game, language if language in languages_of(game) else ENGLISH)


_messages = cache(Messages)


def sentence(call: Call, texts: Messages) -> str:
    """All that a call says: at which table it is one's turn."""
    table = call.title or (texts.say("game-name") if call.game else HOUSE)
    return texts.say("call-reminder" if call.kind == REMINDER else "call-turn", table=table)
