"""Kernels with a defect sown into each, and the defence that must notice: the memory check, or a comparison of results.

A kernel is a text of TVMScript; a fault replaces a part of it. `python -m tests.lowering.faults` prints the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tk.lowering.findings import Report, reporting
from tk.target import Target

__all__ = ["FAULTS", "KERNELS", "Fault", "outcome", "report_of"]

KERNELS = {
    "copy": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((1000,), "float32"), y: T.Buffer((1000,), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for b in T.thread_binding(4, "blockIdx.x"):
        for t in T.thread_binding(256, "threadIdx.x"):
            if b * 256 + t < 1000:
                y[b * 256 + t] = x[b * 256 + t] * T.float32(2)
""",
    "vector": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((1024,), "float32"), y: T.Buffer((1024,), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for b in T.thread_binding(2, "blockIdx.x"):
        for t in T.thread_binding(128, "threadIdx.x"):
            for v in T.vectorized(4):
                y[b * 512 + t * 4 + v] = x[b * 512 + t * 4 + v]
""",
    "transpose": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((24, 40), "float32"), y: T.Buffer((40, 24), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for b in T.thread_binding(40, "blockIdx.x"):
        for t in T.thread_binding(32, "threadIdx.x"):
            if t < 24:
                y[b, t] = x[t, b]
""",
    "shared": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((4, 128), "float32"), y: T.Buffer((4, 128), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    tile = T.alloc_buffer((128,), "float32", scope="shared")
    for b in T.thread_binding(4, "blockIdx.x"):
        for t in T.thread_binding(128, "threadIdx.x"):
            tile[t] = x[b, t]
            y[b, t] = tile[127 - t]
""",
    "window": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((50,), "float32"), y: T.Buffer((50,), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for t in T.thread_binding(64, "threadIdx.x"):
        if t < 50:
            y[t] = T.float32(0)
            for k in range(3):
                y[t] = y[t] + T.if_then_else(1 <= t + k and t + k < 51, x[t + k - 1], T.float32(0))
""",
    "concat": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((30,), "float32"), z: T.Buffer((34,), "float32"), y: T.Buffer((64,), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for t in T.thread_binding(64, "threadIdx.x"):
        y[t] = T.if_then_else(t < 30, x[t], z[t - 30])
""",
    "mask": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((1024,), "uint8"), y: T.Buffer((1024,), "uint8")):
    T.func_attr({"tirx.is_scheduled": True})
    for t in T.thread_binding(256, "threadIdx.x"):
        for v in T.vectorized(4):
            y[t * 4 + v] = x[t * 4 + v]
""",
    "large": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((T.int64(2500000000),), "int8"), y: T.Buffer((T.int64(2500000000),), "int8")):
    T.func_attr({"tirx.is_scheduled": True})
    for b in T.thread_binding(T.int64(9765625), "blockIdx.x"):
        for t in T.thread_binding(T.int64(256), "threadIdx.x"):
            y[b * T.int64(256) + t] = x[b * T.int64(256) + t]
""",
    "rows": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((8, 33), "float32"), y: T.Buffer((8,), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for i in range(8):
        y[i] = T.float32(0)
        for k in range(33):
            y[i] = y[i] + x[i, k]
""",
    "scale": """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((8, 33), "float32"), y: T.Buffer((8, 33), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for i in range(8):
        for k in range(33):
            y[i, k] = x[i, k] * T.float32(2)
""",
}
CPU = ("rows", "scale")
LARGE = KERNELS["large"].partition("    for b in ")[2]


@dataclass(frozen=True)
class Fault:
    """`kernel` with `old` replaced by `new`. `by`: "check", "comparison", or "mended" where the compiler makes it harmless
    (a Select that loads becomes a branch; vectors of bool and misaligned ones are taken apart; indices are widened)."""

    name: str
    kernel: str
    old: str
    new: str
    by: str = "check"

    def source(self) -> str:
        text = KERNELS[self.kernel]
        assert self.old in text
        return text.replace(self.old, self.new, 1)


FAULTS = (
    Fault("no predicate", "copy", "if b * 256 + t < 1000", "if b * 256 + t < 1024"),
    Fault("predicate with <=", "copy", "t < 1000", "t <= 1000"),
    Fault("predicate of another extent", "copy", "t < 1000", "t < 1001"),
    Fault("predicate on a part of the index", "copy", "if b * 256 + t < 1000", "if t < 1000"),
    Fault("stored one further", "copy", "y[b * 256 + t]", "y[b * 256 + t + 1]"),
    Fault("loaded one before", "copy", "x[b * 256 + t]", "x[b * 256 + t - 1]"),
    Fault("another stride", "copy", "y[b * 256 + t]", "y[b * 257 + t]"),
    Fault("a block too many", "vector", "T.thread_binding(2,", "T.thread_binding(3,"),
    Fault("threads of another count", "vector", "T.thread_binding(128", "T.thread_binding(160"),
    Fault("a vector past the end", "vector", "y[b * 512 + t * 4 + v]", "y[b * 512 + t * 4 + v + 4]"),
    Fault("a vector of twice the lanes", "vector", "T.vectorized(4)", "T.vectorized(8)"),
    Fault("a vector at an odd address", "vector", "x[b * 512 + t * 4 + v]", "x[T.max(b * 512 + t * 4 - 1, 0) + v]", "mended"),
    Fault("descending lanes", "vector", "x[b * 512 + t * 4 + v]", "x[b * 512 + t * 4 - v]"),
    Fault("a buffer that is smaller", "vector", "x: T.Buffer((1024,)", "x: T.Buffer((1000,)"),
    Fault("axes exchanged", "transpose", "x[t, b]", "x[b, t]"),
    Fault("more threads than columns", "transpose", "if t < 24", "if t < 32"),
    Fault("past shared memory", "shared", "tile[127 - t]", "tile[128 - t]"),
    Fault("shared memory of another size", "shared", "T.alloc_buffer((128,)", "T.alloc_buffer((120,)"),
    Fault("before shared memory", "shared", "tile[127 - t]", "tile[126 - t]"),
    Fault("shared memory that nobody fills", "shared", "tile[t] = x[b, t]", "y[b, t] = x[b, t]"),
    Fault("no guard of the padding", "window", "1 <= t + k and t + k < 51", "t + k < 51"),
    Fault("padding of another width", "window", "1 <= t + k and", "0 <= t + k and"),
    Fault("a window that is too large", "window", "t + k < 51", "t + k < 53"),
    Fault("a Select for a guard", "window", "T.if_then_else(1 <= t", "T.Select(1 <= t", "mended"),
    Fault("halves of other lengths", "concat", "t < 30, x[t]", "t < 31, x[t]"),
    Fault("the second half begins elsewhere", "concat", "z[t - 30]", "z[t - 29]"),
    Fault(
        "a vector of bool", "mask", '"uint8"), y: T.Buffer((1024,), "uint8")', '"bool"), y: T.Buffer((1024,), "bool")', "mended"
    ),
    Fault(
        "an index of 32 bits",
        "large",
        LARGE,
        LARGE.replace("T.int64(256)", "256").replace("T.int64(9765625)", "9765625"),
        "mended",
    ),
    Fault("the last of a sum is left out", "rows", "range(33)", "range(32)", "comparison"),
    Fault("a sum that begins anywhere", "rows", "        y[i] = T.float32(0)\n", "", "comparison"),
    Fault("the same row for all", "rows", "x[i, k]", "x[0, k]", "comparison"),
    Fault("results not stored", "scale", "for i in range(8)", "for i in range(7)", "comparison"),
    Fault("reads what it has written", "scale", "x[i, k] * T.float32(2)", "y[i, k] * T.float32(2)", "comparison"),
    Fault("another element of the row", "scale", "x[i, k]", "x[i, 32 - k]", "comparison"),
)


def report_of(func: Any, target: Target) -> Report:
    """What the memory check says of a scheduled function; nothing is assembled."""
    import tvm
    from tvm.tirx.compilation_pipeline import register_tir_pipeline

    from tk.codegen.device_code import source_only
    from tk.codegen.library import settings, tir_pipeline

    register_tir_pipeline("tk", tir_pipeline)
    mod = tvm.IRModule({"main": func.with_attr("global_symbol", "main")})
    with source_only(), target.tvm(), settings(target), reporting() as report:
        tvm.tirx.build(mod, target.tvm(), pipeline="tk")
    return report


def outcome(source: str, kernel: str) -> str:
    """What notices the kernel: "check", "comparison", or "" where nothing does."""
    from tvm.script import from_source

    from tk.schedule.case import run
    from tk.target import resolve

    target, func = resolve("cpu" if kernel in CPU else "cuda:sm_90a"), from_source(source)
    if report_of(func, target).defects:
        return "check"
    if kernel not in CPU:
        return ""
    x = np.random.default_rng(0).standard_normal((8, 33), dtype=np.float32)
    expected = x.astype("float64").sum(1) if kernel == "rows" else 2.0 * x
    out = run(func, [x], [(expected.shape, "float32")], target)[0]
    return "" if np.allclose(out, expected, rtol=1e-5, atol=1e-5) else "comparison"


if __name__ == "__main__":
    for name, text in KERNELS.items():
        print(f"{name:<12} sound                              {outcome(text, name) or 'passes'}")
    for fault in FAULTS:
        verdict = outcome(fault.source(), fault.kernel) or ("mended" if fault.by == "mended" else "PASSES")
        print(f"{fault.kernel:<12} {fault.name:<34} {verdict}")
