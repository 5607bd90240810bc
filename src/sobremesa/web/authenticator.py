"""Speaks with authenticators through the library for it, which is read when it is first needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeAlias, TypedDict

from sobremesa.play.denied import Denied
from sobremesa.play.person import Person

Asked: TypeAlias = dict[str, object]
"""What a browser hands to its authenticator."""

NO_PASSKEY: Final = ("no_passkey", "the passkey is not known here, or its answer is not in order")
TIMEOUT_MS: Final = 120_000


class Party(NamedTuple):
    """For whom a passkey is made: the server's name, and the origin of its pages."""

    name: str
    origin: str


class Made(NamedTuple):
    """A passkey that an authenticator has made."""

    credential: bytes
    public: bytes
    signs: int
    """How often it has signed, if it counts."""


@cache
def is_there() -> bool:
    """Whether the library is installed."""
    return find_spec("webauthn") is not None


@contextmanager
def checked() -> Iterator[None]:
    """Refuse whatever the library refuses, without a word of why: it would help nobody else."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Denied(*NO_PASSKEY) from None


def to_make(party: Party, person: Person, known: Sequence[bytes], challenge: bytes) -> Asked:
    """What an authenticator is asked to make: none of those that are known already."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=party.name,
        rp_name="Sobremesa",
        user_name=person.name,
        user_id=person.id.encode(),
        challenge=challenge,
        timeout=TIMEOUT_MS,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
    )
    return webauthn.helpers.options_to_json_dict(options)


def to_sign(party: Party, challenge: bytes) -> Asked:
    """What an authenticator is asked to sign; whose passkey it is, it tells itself."""
    import webauthn

    options = webauthn.generate_authentication_options(
        rp_id=party.name, challenge=challenge, timeout=TIMEOUT_MS
    )
    return webauthn.helpers.options_to_json_dict(options)


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that was answered."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    with checked():
        said = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(said).challenge


def id_in(credential: dict[str, Any]) -> bytes:
    """What a passkey is known by."""
    from webauthn.helpers import base64url_to_bytes

    with checked():
        return base64url_to_bytes(credential["rawId"])


class Expected(TypedDict):
    """What an authenticator has said, and what it should have answered."""

    credential: dict[str, Any]
    expected_challenge: bytes
    expected_rp_id: str
    expected_origin: str


def expected(party: Party, credential: dict[str, Any], challenge: bytes) -> Expected:
    """An answer to that challenge, given to this server."""
    return {
        "credential": credential,
        "expected_challenge": challenge,
        "expected_rp_id": party.name,
        "expected_origin": party.origin,
    }


def made(party: Party, credential: dict[str, Any], challenge: bytes) -> Made:
    """The passkey that was made in answer to that challenge."""
    import webauthn

    with checked():
        said = expected(party, credential, challenge)
        verified = webauthn.verify_registration_response(**said)
    return Made(verified.credential_id, verified.credential_public_key, verified.sign_count)


def signed(party: Party, credential: dict[str, Any], challenge: bytes, known: Made) -> int:
    """How often the passkey has signed, once it has signed that challenge."""
    import webauthn

    with checked():
        verified = webauthn.verify_authentication_response(
            **expected(party, credential, challenge),
            credential_public_key=known.public,
            credential_current_sign_count=known.signs,
        )
    return verified.new_sign_count
