"""Names, titles and talk are something to see."""

from __future__ import annotations

import pytest

from sobremesa.play.denied import Denied
from sobremesa.play.person import clean


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Ana \t\n Paz ", "Ana Paz"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("Nguyễn", "Nguyễn"),
        ("乾杯", "乾杯"),
        ("דָּוִד", "דָּוִד"),
        ("7", "7"),
        ("!", "!"),
        ("🎲", "🎲"),
        ("\u3164Ana\u2800", "Ana"),
        ("A\u200bna\u202e", "A na"),
        ("a" + "\u0323\u0302\u0301", "ậ\u0301"),
    ],
)
def test_a_line_to_read(said: str, kept: str) -> None:
    assert clean(said, 24, "a name") == kept


@pytest.mark.parametrize(
    "said",
    [
        "",
        "   ",
        "\0\x07\x1b",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160\uffa0",
        "\u200b\u200d\u2060\ufeff",
        "\u0301",
        "\u0301\u0301 \u20dd",
        "a" + "\u0489" * 23,
        "\u202e",
        "x" * 25,
        "\ue000",
        "\U000e0041",
    ],
)
def test_a_line_with_nothing_to_see_or_too_much(said: str) -> None:
    with pytest.raises(Denied) as denied:
        clean(said, 24, "a name")
    assert denied.value.why == "unclear"
