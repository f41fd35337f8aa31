"""The gate on this machine's GPU: right kernels pass on all families, wrong ones that only a device can have do not."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
import tvm

from tests.tuning.red_team.problems import Problem
from tk.lowering.findings import Report
from tk.schedule.discover import discover
from tk.target import resolve
from tk.tuning.check.gate import kits_for
from tk.tuning.check.kernels import build_kit
from tk.tuning.check.reference import build_reference
from tk.tuning.check.traits import traits
from tk.tuning.database.workload import canonical
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.build import realize
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.runner import CheckJob, Measured, MeasureJob, Measurer
from tk.tuning.measure.testbed import Spec

ROWS = """
@T.prim_func(s_tir=True)
def main(X: T.Buffer(({m}, {k}), "{t}"), Y: T.Buffer(({m}, {k}), "{t}")):
    T.func_attr({{"tirx.noalias": True, "tirx.is_scheduled": True}})
    for b in T.thread_binding({m}, thread="blockIdx.x"):
        for t in T.thread_binding(128, thread="threadIdx.x"):
            with T.sblock("rows"):
                part = T.sblock_alloc_buffer((128,), "float32", scope="shared")
                acc = T.sblock_alloc_buffer((1,), "float32", scope="local")
                acc[0] = T.float32(0.0)
                for k in range({k} // 128):
                    acc[0] = acc[0] + T.Cast("float32", X[b, k * 128 + t]) * T.Cast("float32", X[b, k * 128 + t])
                part[t] = acc[0]
                acc[0] = T.float32(0.0)
                for k in range(128):
                    acc[0] = acc[0] + part[k]
                for k in range({k} // 128):
                    Y[b, k * 128 + t] = T.Cast("{t}", T.Cast("float32", X[b, k * 128 + t]) * T.rsqrt(
                        acc[0] / T.float32({k}) + T.float32(1e-5)))
"""
RSQRT = "T.rsqrt(\n                        acc[0] / T.float32({k}) + T.float32(1e-5))"
LOOP = "for k in range({k} // 128"
MISTAKES = {
    "shared memory that nobody wrote": ("part[t] = acc[0]", "if t < 96:\n                    part[t] = acc[0]"),
    "the last block of k left out": (f"{LOOP}):\n                    acc", f"{LOOP} - 1):\n                    acc"),
    "one thread left out": ("for k in range(128)", "for k in range(127)"),
    "copies its input": (f" * {RSQRT}", ""),
    "registers not initialised": (f"acc[0] = T.float32(0.0)\n                {LOOP}", LOOP),
    "the last row not written": ("thread_binding({m}", "thread_binding({m} - 1"),
    "adds to its output": (f"* {RSQRT})", f"* {RSQRT} + T.Cast(\"float32\", Y[b, k * 128 + t]))"),
    "writes beyond its output": ("Y[b, k * 128 + t] =", "Y[b, k * 128 + t + 8] ="),
}  # fmt: skip
TWINS = {
    "as it is": ("", ""),
    "backwards": ("acc[0] = acc[0] + part[k]", "acc[0] = acc[0] + part[127 - k]"),
}
DTYPES = ("float32", "float16", "bfloat16")


def source(problem: Problem, change: tuple[str, str] = ("", "")) -> str:
    """The kernel with a change."""
    text = ROWS.format(m=problem.m, k=problem.k, t=problem.dtype)
    old, new = (part.replace("{m}", str(problem.m)).replace("{k}", str(problem.k)) for part in change)
    assert old in text
    return text.replace(old, new, 1) if old else text


class Judge:
    """Builds and judges kernels of one problem."""

    def __init__(self, problem: Problem, folder: Path) -> None:
        self.problem, self.folder, self.target = problem, folder, resolve("auto")
        mod = canonical(problem.func())
        with self.target.tvm():
            library, label = build_reference(mod, self.target, discover(self.target.kind), folder, "reference")
            compile_kernel(realize(mod, "", "", self.target), self.target, folder / "default.so")
        taken = tuple(arguments(mod))
        kits = {name: str(folder / f"{name}.so") for name in kits_for(taken)}
        for name, path in kits.items():
            build_kit(name, self.target, Path(path))
        default = str(folder / "default.so")
        self.spec = Spec(str(problem), taken, (str(library), label), kits, 0.0, 5, traits(mod), default)
        self.measurer = Measurer(self.target.name)

    def build(self, name: str, change: tuple[str, str]) -> str:
        path = self.folder / f"{name}.so"
        func = tvm.script.from_source(source(self.problem, change)).with_attr("global_symbol", "main")
        with patch.object(Report, "raise_if_unsafe"):  # what the memory check does not see is what the gate is for
            compile_kernel(tvm.IRModule({"main": func}), self.target, path)
        return str(path)

    def checked(self, path: str) -> Measured:
        return self.measurer.handle(CheckJob(self.spec, path))  # type: ignore[return-value]


@pytest.fixture(scope="module", params=DTYPES)
def judge(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Judge:
    return Judge(Problem("RMS", request.param, 64, 1, 4096), tmp_path_factory.mktemp("gate"))


@pytest.mark.parametrize("name", list(TWINS))
def test_right_kernels_pass(judge: Judge, name: str) -> None:
    measured = judge.checked(judge.build(name, TWINS[name]))
    assert measured.status == "valid", measured.detail


def test_the_default_passes_and_is_timed(judge: Judge) -> None:
    assert judge.checked(judge.spec.default).status == "valid"
    measured = judge.measurer.handle(MeasureJob(judge.spec, judge.spec.default))
    assert measured.status == "valid", measured.detail
    duel = judge.measurer.handle(MeasureJob(judge.spec, judge.spec.default, against=(judge.spec.default,)))
    assert not duel.faster
    assert duel.wrong is None


@pytest.mark.parametrize("name", list(MISTAKES))
def test_wrong_kernels_do_not(judge: Judge, name: str) -> None:
    measured = judge.checked(judge.build(name, MISTAKES[name]))
    assert measured.status == "wrong", measured
    assert measured.detail
