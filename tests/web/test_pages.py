"""The one page of the client."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from sobremesa.web import pages
from sobremesa.web.settings import Settings
from web.serving import hosted, kept_in

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


async def test_a_file_of_the_page_brings_nobodys_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be kept for all by whoever stands between."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "house.js").write_text("let us = 1", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        found = await http.get("/assets/house.js")
        assert found.text == "let us = 1"
        assert "public" in found.headers["cache-control"]
        assert "set-cookie" not in found.headers
        assert found.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in found.headers
        missing = await http.get("/assets/nowhere.js", headers={"accept": "text/html"})
        assert missing.status_code == 404
        assert "content-security-policy" in missing.headers
