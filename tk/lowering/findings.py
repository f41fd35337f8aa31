"""What the memory check finds, and the errors that end a compile, unless another schedule of the kernel does better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tk.errors import CompileError, message

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Finding", "KernelError", "Report", "UnassembledKernelError", "UnsafeKernelError", "current", "reporting", "short"]


class KernelError(CompileError):
    """`functions`: the kernels that cannot be used as they are scheduled, and why."""

    def __init__(self, text: str, functions: Mapping[str, str]) -> None:
        super().__init__(text)
        self.functions = dict(functions)
        self.schedules: dict[str, str] = {}  # by function: what made it, as RULE@FUNCTION


class UnsafeKernelError(KernelError):
    """Kernels that would leave their memory, or take more of an SM's than there is."""


class UnassembledKernelError(KernelError):
    """Kernels that the assembler refuses."""


@dataclass(frozen=True)
class Finding:
    """An access that may leave its buffer, or is no access that a GPU can make. `proved`: for certain."""

    function: str
    buffer: str
    what: str
    proved: bool
    index: Any = field(default=None, compare=False)  # printed when it is asked for: printing takes longer than a proof
    need: str = ""  # where it is about more than one access

    def __str__(self) -> str:
        where = "" if self.index is None else f" at {short(self.index)}"
        return f"{self.function}: {self.buffer}: {self.what}{where}"


@dataclass
class Report:
    """What a compile's kernels do: `accesses` looked at, of them `unproven`, and `defects`."""

    accesses: int = 0
    unproven: list[Finding] = field(default_factory=list)
    defects: list[Finding] = field(default_factory=list)

    def raise_if_unsafe(self) -> None:
        """Raises CompileError where a kernel would leave its memory."""
        if self.defects:
            first = self.defects[0]
            raise UnsafeKernelError(
                message(
                    f"internal: the kernel {first.function} would access memory wrongly",
                    need=first.need or f"every access of {first.buffer} inside of it, aligned, and of its own element type",
                    have="; ".join(finding.what for finding in self.defects[:3]),
                    do="report it with the folder that --dump writes",
                ),
                {finding.function: str(finding) for finding in reversed(self.defects)},
            )


_REPORT: ContextVar[Report | None] = ContextVar("report", default=None)


@contextmanager
def reporting() -> Iterator[Report]:
    """Collects what `check_memory` finds meanwhile: an error cannot pass through TVM's pipeline as itself."""
    report = Report()
    token = _REPORT.set(report)
    try:
        yield report
    finally:
        _REPORT.reset(token)


def current() -> Report | None:
    """The report that is being collected."""
    return _REPORT.get()


def short(expr: Expr) -> str:
    text = str(expr).replace("\n", " ")
    return text if len(text) <= 120 else text[:117] + "..."
