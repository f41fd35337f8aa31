"""What a compile tells of itself, by the levels of TK_DEBUG (tk/debug/): phases, kernels, sources, modules."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from tk.debug import level, say

if TYPE_CHECKING:
    from tk.pipeline import Executable
    from tk.schedule.apply import Kernel

__all__ = ["MODULES", "SOURCES", "Trail", "dump_folder", "show_executable"]

SOURCES = 4  # the level from which kernels' sources are kept
MODULES = 5  # and modules after each phase


class Trail:
    """A compiler's progress function that writes each phase and its time at level 1, then calls `onward`."""

    def __init__(self, onward: Callable[[str, str], None]) -> None:
        self._onward, self._last, self._began = onward, "", perf_counter()

    def __call__(self, target: str, phase: str) -> None:
        self.finish()
        self._last, self._began = f"{target} {phase}", perf_counter()
        self._onward(target, phase)

    def finish(self) -> None:
        """Writes the phase that was going on."""
        if self._last and level() >= 1:
            say(f"tk: {self._last:<28} {perf_counter() - self._began:8.3f} s")
        self._last = ""


def show_executable(executable: Executable) -> None:
    """What levels 2 to 4 tell about a compiled target."""
    now = level()
    if now >= 2:
        for kernel in executable.kernels:
            for line in _kernel_lines(kernel, now):
                say(line)
    if now >= SOURCES:
        for name, source in executable.code.sources.items():
            say(f"tk: ---- source of {name}\n{source}")


@contextmanager
def dump_folder(asked: str | Path | None, target: str) -> Iterator[Path | None]:
    """The folder for a target's dump: one within `asked`, or, at level 5, a temporary one. At that level the modules in
    it are written out at the end, also when compiling failed on the way."""
    with ExitStack() as stack:
        folder = None if asked is None else Path(asked) / target.replace(":", "-")
        if level() >= MODULES:
            folder = folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tk-")))
            stack.callback(_show_phases, folder)
        yield folder


def _show_phases(folder: Path) -> None:
    for path in sorted(folder.glob("*.py")):
        say(f"tk: ---- module after {path.stem}\n{path.read_text(encoding='utf-8')}")


def _kernel_lines(kernel: Kernel, now: int) -> Iterable[str]:
    origin = kernel.origin + (f" {kernel.rule}" if kernel.rule else "")
    yield (
        f"tk: {kernel.name:<48} ×{kernel.calls:<3} {kernel.flops / 1e9:10.4f} GFLOP {kernel.bytes / 1e6:10.3f} MB "
        f"{kernel.dtype:<9} {origin}"
    )
    if now >= 3:
        if kernel.config:
            yield "tk:     " + ", ".join(f"{knob}={value}" for knob, value in kernel.config.items())
        for why in kernel.declined:
            yield "tk:     declined: " + " ".join(why.split())
