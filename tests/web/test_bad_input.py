"""Whatever is sent, a clear refusal comes of it: no failure, no lost or changed table."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from socket import SHUT_WR
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sobremesa.games import load
from web.bystander import Bystander
from web.conftest import SERVE
from web.fuzz import Fuzz
from web.serving import House, kept_in, running

DEEP = int(os.environ.get("SOBREMESA_DEEP_GAMES", "0"))
FEW = settings(
    deadline=None, max_examples=4, suppress_health_check=list(HealthCheck), database=None
)
MANY = settings(FEW, max_examples=max(DEEP // 10, 1))
TALKATIVE = settings(FEW, max_examples=max(DEEP, 1))
EFFORT = pytest.mark.parametrize(
    "effort",
    [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.deep)],
)

# A schema cannot say what a name must not be, or which options go together.
STRICT = [check for check in CHECKS.get_all() if check is not positive_data_acceptance]

WORDS = [load("macaron").words.spell(action) for action in range(load("macaron").words.size)]
REASONS = {"unclear", "stale", "not_asked", "illegal", "spectator", "beyond", "used", "too_fast"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose log tells of no failure when all is over."""
    with running(kept_in(tmp_path_factory.mktemp("house")), *SERVE) as started:
        yield started
    lines = [json.loads(line) for line in started.errors.splitlines()]
    events = {line["event"] for line in lines if line["level"] in ("warning", "error")}
    assert events <= {"Invalid UTF-8 sequence received from client."}


@pytest.fixture
def bystander(house: House) -> Iterator[Bystander]:
    """Tables that must be the same when all is over."""
    with Bystander(house) as watching:
        before = watching.everything()
        yield watching
        assert watching.everything() == before


# Requests.


RIGHT, WRONG_ONES = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CALLERS = pytest.mark.parametrize(
    ("known", "mode"),
    [
        pytest.param(True, RIGHT, id="person, right"),
        pytest.param(True, WRONG_ONES, id="person, wrong"),
        pytest.param(False, RIGHT, id="stranger, right"),
        pytest.param(False, WRONG_ONES, id="stranger, wrong", marks=pytest.mark.deep),
    ],
)


@pytest.fixture(name="schema", scope="module")
def _schema(house: House) -> Any:
    return schemathesis.openapi.from_url(f"{house.base}/api/schema/openapi.json")


@pytest.mark.slow
@EFFORT
@CALLERS
def test_made_up_requests(
    house: House,
    bystander: Bystander,
    schema: Any,
    known: bool,
    mode: GenerationMode,
    effort: settings,
) -> None:
    """To every operation of the schema."""
    caller = bystander.stranger(known)
    answered: Counter[int] = Counter()
    found: Any
    for found in schema.get_all_operations():
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters):
            continue

        @effort
        @given(case=operation.as_strategy(generation_mode=mode), real=st.sampled_from([0, 1, 2]))
        def send(case: Any, real: int) -> None:
            if real and case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = bystander.tables[real - 1]
            headers = {"x-csrftoken": caller.cookies["csrftoken"]}
            answer = case.call(base_url=house.base, headers=headers, cookies=dict(caller.cookies))
            answered[answer.status_code] += 1
            case.validate_response(answer, checks=STRICT)
            if answer.status_code >= 400:
                said = answer.json()
                assert set(said) == {"status_code", "detail", "why"}
                assert said["status_code"] == answer.status_code
                assert said["detail"]
                assert said["why"]

        send()
    print(f"{answered.total()} requests by the schema: {dict(answered)}")
    assert max(answered) < 500


FUZZED = pytest.mark.parametrize(
    "count",
    [pytest.param(1500, id="few"), pytest.param(100_000, id="many", marks=pytest.mark.deep)],
)


@pytest.mark.slow
@FUZZED
def test_requests_that_no_client_would_send(house: House, bystander: Bystander, count: int) -> None:
    """Odd hosts, paths, headers, bodies: each is answered, and none by a failure."""
    caller = bystander.stranger(True)
    fuzz = Fuzz(house.base, count, dict(caller.cookies), [*bystander.tables, "nowhere"])
    fuzz.run(count)
    print(f"{count} requests that no client would send: {dict(fuzz.answers)}")
    assert fuzz.failures == []
    assert sum(fuzz.answers.values()) == count
    assert {200, 201, 400, 401, 403, 404, 405, 409, 415} & set(fuzz.answers) >= {200, 400, 404, 405}


# Messages.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
WRONG = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "try", "say", "nudge", "welcome", "state", "done"]) | JSON},
    optional={
        "id": st.text(max_size=45) | JSON,
        "version": st.integers() | JSON,
        "choices": st.lists(st.text(max_size=30) | JSON, max_size=3) | JSON,
        "text": st.text(min_size=301, max_size=400) | st.integers(),
        "seat": st.integers(min_value=7) | st.integers(max_value=-1) | JSON,
        "extra": JSON,
    },
).filter(lambda said: said["type"] != "nudge" or said.get("seat") not in (None, *range(7)))
"""Messages with something wrong; a nudge to the table, or to a seat, is none."""
STALE = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["act", "try"]),
        "id": st.from_regex(r"\A[A-Za-z0-9_-]{1,40}\Z"),
        "version": st.integers(min_value=1, max_value=2**60) | st.integers(max_value=-1),
        "choices": st.lists(st.sampled_from(WORDS), min_size=1, max_size=3),
    }
)
FORBIDDEN = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["act", "try"]),
        "id": st.from_regex(r"\A[A-Za-z0-9_-]{1,40}\Z"),
        "version": st.just(0),
        "choices": st.lists(
            st.sampled_from([word for word in WORDS if not word.startswith("pass ")]),
            min_size=1,
            max_size=3,
        ),
    }
)
MESSAGES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    JSON.map(json.dumps),
    (WRONG | STALE | FORBIDDEN).map(json.dumps),
    (WRONG | STALE).map(lambda said: json.dumps(said)[:-1]),
    st.integers(1, 4000).map(lambda depth: '{"type": "act", "id": ' + "[" * depth),
)


def answers(socket: ClientConnection, messages: list[str | bytes]) -> list[dict[str, Any]]:
    """What the server says to these messages; the last one is answered after all others."""
    for message in messages:
        socket.send(message)
    found: list[dict[str, Any]] = []
    socket.send('{"type": "try", "id": "the-last", "version": -1, "choices": ["x"]}')
    while not found or found[-1].get("id") != "the-last":
        found.append(json.loads(socket.recv(timeout=20)))
    return [said for said in found[:-1] if said["type"] not in ("welcome", "table")]


VIEWERS = pytest.mark.parametrize("viewer", ["host", "guest", "spectator"])


@pytest.mark.parametrize(
    "effort",
    [
        pytest.param(settings(FEW, max_examples=8), id="few"),
        pytest.param(TALKATIVE, id="many", marks=pytest.mark.deep),
    ],
)
@VIEWERS
def test_made_up_messages(bystander: Bystander, viewer: str, effort: settings) -> None:
    """Each is refused, and nothing else happens."""
    refused: Counter[str] = Counter()

    @effort
    @given(st.lists(MESSAGES, min_size=1, max_size=20))
    def send(messages: list[str | bytes]) -> None:
        with bystander.sit(viewer) as socket:
            told = answers(socket, messages)
        assert len(told) == len(messages)
        for said in told:
            assert said["type"] == "refused"
            assert said["why"] in REASONS
            assert said["detail"]
            refused[said["why"]] += 1

    send()
    print(f"{refused.total()} messages refused: {dict(refused)}")


def test_what_another_seat_has_sent_is_nothing_to_this_one(bystander: Bystander) -> None:
    """Neither another's message nor another's seat can be used."""
    with bystander.sit("guest") as guest:
        for act in bystander.acts:
            (said,) = answers(guest, [json.dumps(act)])
            assert said["type"] == "refused"
            assert said["why"] in ("illegal", "stale", "beyond")
    with bystander.sit("guest", seat=0) as refused:
        assert json.loads(refused.recv())["why"] == "not_yours"
    with bystander.sit("host") as host:
        for act in bystander.acts:
            (said,) = answers(host, [json.dumps(act)])
            assert said["type"] == "done"


def farewell(socket: ClientConnection) -> int:
    """Listen until the socket is closed; give the server's code, 1006 if it said none."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00" * 64,
        b"\xff" * 64,
        b"\x81\x05hello",
        b"\x80\x80\x00\x00\x00\x00",
        b"\x81\xff" + b"\x7f" * 8 + b"\x00" * 4,
        b"\x81\x85\x00\x00",
        b"\x88\x81\x00\x00\x00\x00\x00",
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    ],
)
def test_what_is_no_message_of_any_kind(bystander: Bystander, garbage: bytes) -> None:
    """It costs the sender his socket, and nobody else anything."""
    with bystander.sit("guest") as other, bystander.sit("guest") as socket:
        with suppress(OSError):
            socket.socket.sendall(garbage)
            socket.socket.shutdown(SHUT_WR)
        assert farewell(socket) in (1002, 1006, 1007, 1009)
        assert answers(other, ["{}"])[0]["why"] == "unclear"


def test_thousands_of_messages(bystander: Bystander) -> None:
    """One who goes on talking nonsense is sent away, and the others do not notice."""
    with bystander.sit("guest") as other, bystander.sit("spectator") as socket:
        with suppress(ConnectionClosed):
            for _ in range(5000):
                socket.send('{"type": "sing"}')
        assert farewell(socket) == 1008
        assert answers(other, ["{}"])[0]["why"] == "unclear"


def test_too_large_a_message(bystander: Bystander) -> None:
    with bystander.sit("guest") as socket:
        socket.send("[" * 8193)
        assert farewell(socket) == 1009
