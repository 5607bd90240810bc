"""Lets an environment have the packages of another one: `python tools/borrow.py OTHER_PYTHON`.

What is installed there is found here, after what is installed here; it is not installed a second
time. A path among the site packages is read as such: what the other environment has by a path of
its own, as the source of this repository, is not found here.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

ASKED = "import sysconfig as s; print(*{s.get_path('purelib'), s.get_path('platlib')}, sep='\\n')"
NAME = "borrowed.pth"


def main() -> None:
    """The front door."""
    (other,) = sys.argv[1:]
    asked = subprocess.run([other, "-c", ASKED], capture_output=True, text=True, check=True)
    here = Path(sysconfig.get_path("purelib"))
    (here / NAME).write_text(asked.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
