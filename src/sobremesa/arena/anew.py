"""A run played once more with corrected data: what does a corrected number change?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Final

from sobremesa.arena.runs import RUN, Run
from sobremesa.core.corrections import ENDING
from sobremesa.core.words import Refusal

COMMAND: Final = (sys.executable, "-c", "from sobremesa.cli import main; main()")


def play_anew(run: Run, corrections: Path, jobs: int) -> Run:
    """The same plan with the data of that file, kept beside the run.

    Data are read once in a process, so these games need one of their own.
    """
    told = run.told
    if "tournament" in told:
        raise Refusal(f"{run.folder} is a tournament; a run of `simulate` can be played anew")
    folder = run.folder.with_name(f"{run.name}-{corrections.stem}")
    if (folder / RUN).is_file():
        raise Refusal(f"{folder} is there already: --against {folder} compares with it")
    options = [f"--set={name}={value}" for name, value in told["options"].items()]
    with TemporaryDirectory() as data:
        copyfile(corrections, Path(data) / f"{told['game']}{ENDING}")
        words = [
            "simulate", told["game"], "--seats", str(told["seats"]), *options,
            "--bots", ",".join(told["bots"]), "--games", str(told["games"]),
            "--seed", told["seed"], "--jobs", str(jobs), "--rows", str(folder), "--data", data,
            *(["--decisions"] if told["rows_of_decisions"] else []),
        ]  # fmt: skip
        done = subprocess.run([*COMMAND, *words], stdout=subprocess.DEVNULL)
    if done.returncode:
        raise Refusal(f"{corrections} cannot be played with")
    return Run(folder)
