"""What every request must pass keeps nothing of the request."""

from __future__ import annotations

from litestar import Litestar, get
from litestar.params import FromQuery
from litestar.testing import TestClient

from sobremesa.web import guards


@get("/things", guards=[guards.refuse_unknown], sync_to_thread=False)
def things(size: FromQuery[int]) -> int:
    return size


def test_the_names_of_a_query_are_kept_once_for_each_kind_of_request() -> None:
    guards.known_queries.cache_clear()
    with TestClient(Litestar([things])) as client:
        for size in range(5):
            assert client.get(f"/things?size={size}").json() == size
    assert guards.known_queries.cache_info().currsize == 1
