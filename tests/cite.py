"""`@rule("MC-47")` says which rules of a game's RULES.md a test proves."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
