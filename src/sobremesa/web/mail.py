"""Mail to those who want to be called by it: a first one to confirm, and each with a way out."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import os
import re
from email.message import EmailMessage
from typing import Final

import msgspec
from msgspec import Struct

from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.web.settings import Settings

TIMEOUT_S: Final = 20.0
PASSWORD: Final = "SOBREMESA_SMTP_PASSWORD"
VALID_MS: Final = 7 * 24 * 3600 * 1000
"""So long a first mail may be answered."""
ADDRESS: Final = re.compile(r"[^\s@<>()\[\],:;\"\\\x00-\x1f]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST: Final = 254

CONFIRM: Final = "confirm"
LEAVE: Final = "leave"


class Token(Struct, frozen=True, array_like=True):
    """What a link in a mail is for."""

    purpose: str
    person: str
    address: str
    """A digest: a link that goes astray tells nobody's address."""
    at: int


def checked(address: str) -> str:
    """An address to which mail can be sent."""
    found = address.strip()
    if len(found) > LONGEST or not ADDRESS.fullmatch(found):
        raise Denied("unclear", "that is no mail address")
    return found


def digest(address: str) -> str:
    """What stands for an address in a link."""
    return hashlib.sha256(address.encode()).hexdigest()[:32]


class Tokens:
    """Signs what the links in mails are for."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, purpose: str, person: str, address: str) -> str:
        """A token for a link."""
        body = msgspec.json.encode(Token(purpose, person, digest(address), now()))
        return _text(body) + "." + _text(self._seal(body))

    def read(self, said: str) -> Token:
        """What a token is for; refused if it is not ours, or too old."""
        body, _, seal = said.partition(".")
        try:
            raw = _bytes(body)
            if not hmac.compare_digest(_bytes(seal), self._seal(raw)):
                raise ValueError
            token = msgspec.json.decode(raw, type=Token)
        except (ValueError, binascii.Error, msgspec.DecodeError):
            raise Denied("no_page", "the link is not one of this server's") from None
        if token.purpose == CONFIRM and not 0 <= now() - token.at <= VALID_MS:
            raise Denied("no_page", "the link is too old; ask for another one")
        return token

    def _seal(self, body: bytes) -> bytes:
        return hmac.new(self._key, body, hashlib.sha256).digest()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


class Mailer:
    """Hands mail to the server that the settings name."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def send(self, to: str, subject: str, text: str, leave: str | None = None) -> None:
        """Send a mail; an error of the library or of the line if that fails."""
        import aiosmtplib

        settings = self._settings
        mail = EmailMessage()
        mail["From"] = settings.smtp_from
        mail["To"] = to
        mail["Subject"] = subject
        mail["Auto-Submitted"] = "auto-generated"
        if leave is not None:
            mail["List-Unsubscribe"] = f"<{leave}>"
        mail.set_content(text)
        await aiosmtplib.send(
            mail,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=os.environ.get(PASSWORD) if settings.smtp_user else None,
            use_tls=settings.smtp_security == "tls",
            start_tls=settings.smtp_security == "starttls",
            timeout=TIMEOUT_S,
        )
