"""The one page of the client."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.web import pages

SOURCE = Path(__file__).parents[2] / "src" / "sobremesa" / "web" / "client"


def test_a_link_to_us_has_a_picture_with_a_whole_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (SOURCE / "index.html").read_text(encoding="utf-8")
    assert pages.SOCIAL in source
    assert (SOURCE / "public" / "social.png").is_file()
    (tmp_path / "index.html").write_text(source, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    shown = pages.page(address='http://me:8000"<script>').content
    assert 'content="http://me:8000&quot;&lt;script&gt;/social.png"' in shown


def test_a_client_that_is_not_built_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert "make client" in pages.page().content
