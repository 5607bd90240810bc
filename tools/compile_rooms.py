"""Compiles core, games, bots and the way of a move with mypyc: `python tools/compile_rooms.py OUT`.

They are two libraries: the games with their grammar and players, and what every move at a server's
table passes through. The second calls the first without a detour through Python, and a change there
leaves the first as it is.

Where GCC can optimise at link time, every module is a C file of its own: as many are compiled at
once as there are processors, and the linker inlines across them as if they were one file. What is
compiled stays in `build/mypyc` under a hash of all that went into it, and is not compiled again.
Other compilers are given one large file, as setuptools runs them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

COMPILED_ROOMS = ("core", "games", "bots")
COMPILED_PARTS = (
    "play/acts",
    "play/at_once",
    "play/attendance",
    "play/audience",
    "play/cards",
    "play/fingerprints",
    "play/listener",
    "play/local",
    "play/log_lines",
    "play/match",
    "play/noting",
    "play/offer",
    "play/prepared",
    "play/rates",
    "play/seats",
    "play/showing",
    "play/standing",
    "play/store/batch",
    "play/store/rows",
    "play/table",
    "play/taken",
    "play/taking_back",
    "play/tallies",
    "play/told",
    "play/turns",
    "play/viewer",
    "play/viewer_log",
    "play/viewers",
    "web/conversation",
    "web/frames",
    "web/inbox",
    "web/lines",
)
"""Of the other rooms, what every move at a server's table passes through and waits for nothing:
an exception that comes out of an `await` may end a compiled coroutine with a crash of Python."""
PACKAGE = Path("src/sobremesa")
INTERPRETED = ("__init__.py", "outsiders.py")
"""Packages only gather names; other people's bots are taken as they come, whatever their types."""
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Lets the compiler inline mypyc's list and int helpers, which it may not do by default."""
LATER = ["-flto", "-fno-fat-lto-objects", "-fcommon"]
"""Leaves optimising to the linker, who sees all files; mypyc declares in each of them where it
keeps what another library gives, and that is one place for all."""
ONLY_GCC = "#if defined(__clang__) || !defined(__GNUC__)\n#error\n#endif\nint one = 1;\n"


def sources(root: Path) -> list[str]:
    """The modules of the rooms that are compiled."""
    rooms = [root / PACKAGE / room for room in COMPILED_ROOMS]
    files = [path for room in rooms for path in room.rglob("*.py") if path.name not in INTERPRETED]
    return sorted(str(path.relative_to(root)) for path in files)


def groups(root: Path) -> dict[str, list[str]]:
    """All modules that are compiled, by the name of their library."""
    parts = [str(PACKAGE / f"{part}.py") for part in COMPILED_PARTS]
    return {"sobremesa": sources(root), "sobremesa_moves": parts}


def processors() -> int:
    """How many of them this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(command: list[str]) -> None:
    """Run a compiler; what it complains of is the error."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr or f"{command[0]} failed")


class Shelf:
    """Files that were made before, each under the hash of all that it was made of."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.used: set[str] = set()

    def take(self, made_of: Iterable[bytes], make: Callable[[Path], None]) -> Path:
        """The file that comes of this: from the shelf, or else made now, whole or not at all."""
        key = hashlib.sha256()
        for part in made_of:
            key.update(hashlib.sha256(part).digest())
        name = key.hexdigest()
        self.used.add(name)
        path = self.folder / "kept" / name
        if not path.is_file():
            path.parent.mkdir(exist_ok=True)
            with tempfile.TemporaryDirectory(dir=self.folder) as scratch:
                make(Path(scratch) / name)
                (Path(scratch) / name).replace(path)
        return path

    def tidy(self) -> None:
        """Drop what was not used."""
        for path in (self.folder / "kept").iterdir():
            if path.name not in self.used:
                path.unlink()


@contextmanager
def taking_turns(folder: Path) -> Iterator[None]:
    """Let builds that use the same folder wait for each other."""
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Gcc:
    """GCC at work: as many files at once as there are processors, none of them twice."""

    def __init__(self, compile_c: list[str], link: list[str]):
        self.compile_c = [*compile_c, *INLINING]
        self.link = link
        self.hands = processors()

    def can_optimise_later(self) -> bool:
        """Whether this is GCC indeed, and links a small library that way."""
        with tempfile.TemporaryDirectory() as folder:
            c, o, so = (f"{folder}/one.{suffix}" for suffix in ("c", "o", "so"))
            Path(c).write_text(ONLY_GCC, encoding="utf-8")
            compile_c = [*self.compile_c, *LATER, "-c", c, "-o", o]
            link = [*self.link, f"-flto={self.hands}", o, "-o", so]
            try:
                return all(
                    subprocess.run(command, capture_output=True).returncode == 0
                    for command in (compile_c, link)
                )
            except OSError:
                return False

    def toolchain(self, headers: Iterable[Path]) -> bytes:
        """All that goes into every file of a library: Python, the compiler, flags, headers."""
        said = subprocess.run([self.compile_c[0], "-v"], capture_output=True, text=True).stderr
        words = [sys.version, said, *self.compile_c, "and", *self.link]
        key = hashlib.sha256("\0".join(words).encode())
        for header in sorted(headers, key=lambda path: (path.name, str(path))):
            key.update(header.read_bytes())
        return key.digest()

    def build(self, extensions: list[Any], c: Path, out: Path, shelf: Shelf) -> None:
        """Compile the C files in the folder `c`, and put the libraries together in `out`."""
        self.shelf = shelf
        # A library has many modules; by a shim for each of these Python finds it there.
        libraries = [extension for extension in extensions if extension.name.endswith("__mypyc")]
        shims = [extension for extension in extensions if extension not in libraries]
        with ThreadPoolExecutor(self.hands) as pool:
            built = [(library, self.library(library, c, pool)) for library in libraries]
            built += zip(shims, pool.map(self.shim, shims), strict=True)
        for extension, file in built:
            suffix = sysconfig.get_config_var("EXT_SUFFIX")
            to = out / (extension.name.replace(".", "/") + suffix)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, to)
            to.chmod(0o755)
        shelf.tidy()

    def library(self, extension: Any, c: Path, pool: ThreadPoolExecutor) -> Path:
        """All C files of a library, each compiled and then optimised together by all hands."""
        runtime = [Path(folder) for folder in extension.include_dirs if Path(folder) != c]
        headers = {path for folder in runtime for path in folder.rglob("*.h")}
        common = self.toolchain(headers | {Path(path) for path in extension.depends})
        sources = extension.sources
        objects = list(pool.map(lambda source: self.object(extension, source, common), sources))
        flags = [*self.compile_c[1:], *extension.extra_compile_args, "-w"]
        command = [*self.link, *flags, f"-flto={self.hands}", *map(str, objects), "-o"]
        made_of = [common, " ".join(flags).encode(), *(o.name.encode() for o in objects)]
        return self.shelf.take(made_of, lambda to: run([*command, str(to)]))

    def object(self, extension: Any, source: str, common: bytes) -> Path:
        """One C file, compiled as far as goes without the others."""
        flags = [*extension.extra_compile_args, *LATER]
        seen = [f"-I{folder}" for folder in extension.include_dirs]
        command = [*self.compile_c, *self.python(), *flags, *seen, "-c", source, "-o"]
        made_of = [common, " ".join(flags).encode(), Path(source).read_bytes()]
        return self.shelf.take(made_of, lambda to: run([*command, str(to)]))

    def shim(self, extension: Any) -> Path:
        """The small library by which Python finds a module in the large one."""
        [source] = extension.sources
        flags = [*self.compile_c[1:], *extension.extra_compile_args]
        command = [*self.link, *flags, *self.python(), source, "-o"]
        made_of = [self.toolchain([]), " ".join(flags).encode(), Path(source).read_bytes()]
        return self.shelf.take(made_of, lambda to: run([*command, str(to)]))

    def python(self) -> list[str]:
        """Where Python's own headers are."""
        paths = (sysconfig.get_path(name) for name in ("include", "platinclude"))
        return [f"-I{path}" for path in dict.fromkeys(paths)]


def translate(root: Path, c: Path, many: bool) -> list[Any]:
    """All groups as C files in the folder `c`, many or one each, and how they make libraries."""
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [
        (modules, name) for name, modules in groups(root).items()
    ]
    return mypycify(
        [module for modules, _ in separate for module in modules],
        separate=separate,
        multi_file=many,
        opt_level="3",
        debug_level="0",
        target_dir=str(c),
    )


def build_many(root: Path, gcc: Gcc, scratch: Path, out: Path) -> None:
    """Many files, compiled by GCC where they have changed."""
    home = root / "build/mypyc" if os.access(root, os.W_OK) else scratch
    folder = home / f"{sysconfig.get_config_var('SOABI')}"
    c = scratch / "c"
    with taking_turns(folder):
        gcc.build(translate(root, c, many=True), c, out, Shelf(folder))


def build_one(root: Path, scratch: Path, out: Path) -> None:
    """One file for each library, compiled by whatever setuptools finds."""
    if sys.platform != "win32":
        # The variable replaces Python's own flags, so these must be said again.
        usual = os.environ.get("CFLAGS") or sysconfig.get_config_var("CFLAGS") or ""
        os.environ["CFLAGS"] = " ".join([usual, *INLINING])
    arguments = ["build_ext", "--build-lib", str(out), "--build-temp", str(scratch)]
    import_module("setuptools").setup(
        name="sobremesa",
        packages=[],
        ext_modules=translate(root, scratch / "c", many=False),
        script_args=arguments,
    )


def main() -> None:
    """The front door."""
    out, root = Path(sys.argv[1]).resolve(), Path(__file__).parents[1].resolve()
    os.chdir(root)
    os.environ["MYPYPATH"] = str(root / "src")
    import_module("setuptools")  # which brings distutils
    compiler: Any = import_module("distutils.ccompiler").new_compiler()
    import_module("distutils.sysconfig").customize_compiler(compiler)
    with tempfile.TemporaryDirectory(prefix="sobremesa-build-") as scratch:
        if compiler.compiler_type == "unix":
            gcc = Gcc(compiler.compiler_so, compiler.linker_so)
            if gcc.can_optimise_later():
                return build_many(root, gcc, Path(scratch), out)
        build_one(root, Path(scratch), out)


if __name__ == "__main__":
    main()
