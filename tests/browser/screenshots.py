"""Takes the pictures of docs/images anew (`make screenshots`)."""

from __future__ import annotations

import tempfile
from pathlib import Path

from browser.chromium import launched
from browser.guest import SIZES, Guest
from browser.moments import INES, MOMENTS, VISITOR, laid, recognise
from browser.pictures import KEPT, SOCIAL, SOCIAL_SIZE, of_lobby, of_moment, of_social
from stage import PUBLISHED


def main() -> None:
    """Take every picture of the published games, and drop those that are no longer taken."""
    pictures: dict[str, bytes] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as chromium,
        laid(chromium, Path(folder)) as house,
    ):
        for size in SIZES:
            guest = recognise(Guest(chromium, house.base, size), VISITOR)
            pictures |= of_lobby(guest)
            guest.context.close()
            guest = recognise(Guest(chromium, house.base, size), INES)
            for moment in MOMENTS:
                if moment.game in PUBLISHED:
                    pictures |= of_moment(guest, moment)
            guest.context.close()
            guest.watch.check()
        guest = Guest(chromium, house.base, viewport=SOCIAL_SIZE)
        SOCIAL.write_bytes(of_social(guest))
        guest.context.close()
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in KEPT.glob("*.webp"):
        old.unlink()
    for name, picture in pictures.items():
        (KEPT / f"{name}.webp").write_bytes(picture)
    total = sum(len(picture) for picture in pictures.values())
    print(f"{len(pictures)} pictures, {total // 1024} kB, in {KEPT}")


if __name__ == "__main__":
    main()
