"""Operators on tensors between pages that nobody may touch: a kernel for a CPU that reads or writes outside ends its process.

    python -m tests.guards torch|onnx [--side behind|before] [--jobs 2] [--every 1] [--results FILE] [NAME ...]

runs the calls of core ATen that docs/torch.md is made of, or ONNX's own node tests, each in a process of its own, inputs and
weights right before a page without access, or right behind one. Ends with 1 where a process was ended by a signal. With a
file of results, a run that was interrupted goes on.

Kernels take tensors at multiples of 64 bytes: one whose size is none leaves up to 63 bytes before the page behind it.
"""

from __future__ import annotations

import argparse
import ctypes
import mmap
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tk.runtime.tensors import Boundary
from tk.testing.suite import Result, SuiteTest, load_results, run_suite, to_line

__all__ = ["SIDES", "guarded", "onnx_cases", "results", "torch_cases"]

SIDES = ("behind", "before")
PAGE, ALIGNMENT = mmap.PAGESIZE, 64
NONE, READ_WRITE, PRIVATE = 0, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS


def guarded(array: np.ndarray[Any, Any], side: str) -> np.ndarray[Any, Any]:
    """A copy of a contiguous array that has elements, in pages of its own that are never given back."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype, libc.mmap.argtypes = (
        ctypes.c_void_p,
        [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long],
    )
    libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    whole = -(-array.nbytes // PAGE) * PAGE
    base = libc.mmap(None, whole + 2 * PAGE, READ_WRITE, PRIVATE, -1, 0)
    for page in (base, base + PAGE + whole):
        if libc.mprotect(page, PAGE, NONE):
            raise OSError(ctypes.get_errno(), "mprotect")
    padded = -(-array.nbytes // ALIGNMENT) * ALIGNMENT
    start = base + PAGE + (whole - padded if side == "behind" else 0)
    memory = (ctypes.c_char * array.nbytes).from_address(start)
    copy = np.frombuffer(memory, np.uint8).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def _guard(side: str) -> None:
    """Have every input and weight of a module on the CPU lie so, for the rest of this process."""
    for name in ("_take_numpy", "to_device"):
        own = getattr(Boundary, name)

        def between(self: Boundary, *args: Any, own: Callable[..., Any] = own) -> Any:
            *before, array = args
            return own(self, *before, guarded(array, side) if array.size and array.flags.c_contiguous else array)

        setattr(Boundary, name, between)


def torch_cases() -> list[SuiteTest]:
    """A case an operator of core ATen."""
    from tk.testing.torch_samples import NOT_FOR_INFERENCE

    chosen = [name for name in _named() if not any(part in f"{name}." for part in NOT_FOR_INFERENCE)]
    return [SuiteTest(name, (name,), partial(_torch_case, name)) for name in chosen]


def _named() -> dict[str, Any]:
    from tk.testing.torch_coverage import core_operators

    return {str(each).removeprefix("aten.").removesuffix(".default"): each for each in core_operators()}


def _torch_case(name: str) -> None:
    from tk.errors import ImportModelError
    from tk.testing.torch_coverage import _row

    row = _row(name, _named()[name])
    assert row.state != "wrong", row.note
    if row.state == "refused":
        raise ImportModelError(row.note)


def onnx_cases() -> list[SuiteTest]:
    """ONNX's node tests, which have all operators of docs/onnx.md."""
    from tk.testing.onnx_suite import suite_tests

    return suite_tests()


def _between(side: str, check: Callable[[], None]) -> None:
    _guard(side)
    check()


def _warm() -> None:
    """What the cases' processes need not do each for itself."""
    import torch

    from tk.compiler import compile as compile_model
    from tk.testing import onnx_suite

    onnx_suite.warm()
    torch.set_num_threads(1)
    compile_model(torch.nn.ReLU(), (torch.ones(2),), target="cpu", verify=False)


def results(
    cases: Iterable[SuiteTest], side: str, jobs: int = 2, limit: float = 300.0, done: Mapping[str, Result] | None = None
) -> Iterator[Result]:
    """How each case that is not `done` ended, its tensors before the page (`side` "behind") or behind it."""
    between = [SuiteTest(f"{case.name} {side}", case.operators, partial(_between, side, case.check)) for case in cases]
    yield from run_suite(between, jobs=jobs, limit=limit, done=done, prepare=(f"{__name__}:_warm",))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("suite", choices=("torch", "onnx"))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--side", choices=SIDES, action="append")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--results", type=Path)
    options = parser.parse_args()
    cases = torch_cases() if options.suite == "torch" else onnx_cases()
    cases = [case for case in cases if not options.names or any(part in case.name for part in options.names)][:: options.every]
    done = load_results(options.results) if options.results else {}
    for side in options.side or SIDES:
        for result in results(cases, side, options.jobs, done=dict(done)):
            done[result.case] = result
            if options.results:
                with options.results.open("a") as file:
                    file.write(to_line(result))
    for result in done.values():
        if result.status not in ("pass", "refused"):
            print(f"{result.case}: {result.status}: {result.said.strip()[:300]}")
    counts = Counter(result.status for result in done.values())
    print(f"{options.suite}: {len(done)} cases: {dict(counts)}")
    return int(counts["crash"] > 0)


if __name__ == "__main__":
    from tests import guards  # as the processes of cases import it

    sys.exit(guards.main())
