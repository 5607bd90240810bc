"""Every refusal is an answer that says what is wrong; nothing of the inside gets out."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, TypedDict

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from sobremesa.core.words import Refusal
from sobremesa.play.denied import Denied
from sobremesa.play.store import Behind, Lost
from sobremesa.web.pages import page
from sobremesa.web.reasons import REASONS

STATUS: Final = {why: reason.status for why, reason in REASONS.items()}

WHY: Final = {
    400: "unclear",
    401: "stranger",
    403: "forbidden",
    404: "no_page",
    405: "unclear",
    413: "unclear",
    415: "unclear",
    429: "too_fast",
}

log = structlog.get_logger()


class Problem(Struct):
    """A refusal as the protocol writes it."""

    status_code: int
    detail: str
    why: str


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may get, for the schema; `unclear` and `too_fast` always are."""
    return {
        status: ResponseSpec(
            Problem, description=HTTPStatus(status).phrase, generate_examples=False
        )
        for status in (400, *statuses, 429)
    }


class Described(TypedDict):
    """What the schema says of a request."""

    summary: str
    responses: dict[int, ResponseSpec]


def described(summary: str, *statuses: int) -> Described:
    """What a request does, in a line, and the refusals that it may get."""
    return {"summary": summary, "responses": refusals(*statuses)}


def answer(status: int, detail: str, why: str) -> Response[Problem]:
    """Refuse."""
    return Response(Problem(status, detail, why), status_code=status)


def on_denied(_: Request[Any, Any, Any], denied: Denied) -> Response[Problem]:
    """What a person may not do."""
    return answer(STATUS.get(denied.why, 409), str(denied), denied.why)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """What a game refuses."""
    return answer(400, str(refusal), "unclear")


def on_lost(_: Request[Any, Any, Any], problem: Lost | Behind) -> Response[Problem]:
    """The store does not answer, or could not keep something."""
    log.error("store failed", problem=str(problem) or "a row was refused")
    return answer(503, "the server cannot reach its store; come back in a moment", "lost")


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON."""
    return answer(400, "the body is nested too deeply", "unclear")


def on_bad_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no text."""
    return answer(400, "the body is no UTF-8", "unclear")


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """What the framework refuses; a browser that lost its way is shown a page."""
    status = problem.status_code
    wants_page = "text/html" in request.headers.get("accept", "")
    if status == 404 and wants_page and not request.url.path.startswith("/api/"):
        return page(404)
    if status >= 500:
        return on_failure(request, problem)
    detail = problem.detail
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        said = [
            f"{part.get('key', 'body')}: {part.get('message', '')}"
            for part in problem.extra
            if isinstance(part, dict)
        ]
        detail = "; ".join(said) or detail
    response = answer(status, detail, WHY.get(status, "unclear"))
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response


def on_failure(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Our own fault: told to the log, not to the caller."""
    # Not the path itself: an invitation's is a secret.
    log.error("request failed", path=request.scope.get("path_template", ""), exc_info=problem)
    phrase = HTTPStatus.INTERNAL_SERVER_ERROR.phrase
    return answer(500, f"{phrase}; the table is saved up to the last move", "failed")
