"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

pytest_plugins = ["play.postgres"]

settings.register_profile("house", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("deep", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
