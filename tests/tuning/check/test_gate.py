"""The gate against a corpus of wrong kernels: each is a small mistake in a right one, and none may count as valid."""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
import tvm

from tests.tuning.kits import kit_of
from tk.lowering.findings import Report
from tk.schedule.discover import discover
from tk.target import Target
from tk.tuning.check.gate import TOLERANCE, Kit, analytic, judge, kits_for
from tk.tuning.check.kernels import COMMON, DIRTY, POISON
from tk.tuning.check.reference import build_reference, widen
from tk.tuning.check.traits import traits
from tk.tuning.measure.arguments import Argument, Guarded, arguments, stored_inputs
from tk.tuning.measure.bench import Timer
from tk.tuning.measure.between_calls import Write
from tk.tuning.measure.kernel import Kernel
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.runner import MeasureJob, Measurer
from tk.tuning.measure.testbed import Spec
from tk.tuning.measure.testbed import Testbed as Bed
from tk.tuning.measure.watch import Watch
from tk.verify.families import NORMAL, Operand, Values

pytestmark = pytest.mark.xdist_group("gate")  # one set of kits and references

BASE = """
@T.prim_func(s_tir=True)
def main(A: T.Buffer(({n}, {n}), "{t}"), B: T.Buffer(({n}, {n}), "{t}"), D: T.Buffer(({n}, {n}), "{t}")):
    T.func_attr({{"tirx.noalias": True}})
    C = T.sblock_alloc_buffer(({n}, {n}), "float32")
    for i, j, k in T.grid({n}, {n}, {n}):
        with T.sblock("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0.0)
            C[vi, vj] = C[vi, vj] + T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])
    for i, j in T.grid({n}, {n}):
        with T.sblock("D"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = T.Cast("{t}", T.max(C[vi, vj], T.float32(0.0)))
"""
LAST = 'D[vi, vj] = T.Cast("{t}", T.max(C[vi, vj], T.float32(0.0)))'
MATMUL = 'T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])'
MISTAKES = {
    "A transposed": ("A[vi, vk]", "A[vk, vi]"),
    "B transposed": ("B[vk, vj]", "B[vj, vk]"),
    "result transposed": ("D[vi, vj] =", "D[vj, vi] ="),
    "one step of k short": ("T.grid({n}, {n}, {n})", "T.grid({n}, {n}, {n} - 1)"),
    "one row of C short": ("T.grid({n}, {n}, {n})", "T.grid({n} - 1, {n}, {n})"),
    "last row not written": ("for i, j in T.grid({n}, {n})", "for i, j in T.grid({n} - 1, {n})"),
    "last column not written": ("for i, j in T.grid({n}, {n})", "for i, j in T.grid({n}, {n} - 1)"),
    "half not written": ("for i, j in T.grid({n}, {n})", "for i, j in T.grid({n} // 2, {n})"),
    "no relu": ("T.max(C[vi, vj], T.float32(0.0))", "C[vi, vj]"),
    "min for max": ("T.max(C", "T.min(C"),
    "sum begins at one": ("C[vi, vj] = T.float32(0.0)", "C[vi, vj] = T.float32(1.0)"),
    "difference for sum": (f"C[vi, vj] + {MATMUL}", f"C[vi, vj] - {MATMUL}"),
    "sum for product": (MATMUL, MATMUL.replace(" * ", " + ")),
    "the last product alone": (f"C[vi, vj] + {MATMUL}", MATMUL),
    "three percent too large": ("T.max(C[vi, vj],", "T.max(C[vi, vj] * T.float32(1.03),"),
    "one wrong element": ("T.max(C", "T.if_then_else(vi == {n} - 1 and vj == 0, T.float32(40.0), T.float32(0.0)) + T.max(C"),
    "one NaN": ("T.max(C", "T.if_then_else(vi == 3 and vj == 3, T.sqrt(T.float32(-1.0)), T.float32(0.0)) + T.max(C"),
    "does nothing": (LAST, "T.evaluate(0)"),
    "zeros": (LAST, 'D[vi, vj] = T.Cast("{t}", 0)'),
    "copies its input": (LAST, "D[vi, vj] = A[vi, vj]"),
    "neighbour's column": ("T.max(C[vi, vj],", "T.max(C[vi, (vj + 1) % {n}],"),
    "adds to what was there": (LAST, LAST.replace('T.Cast("{t}", ', 'D[vi, vj] + T.Cast("{t}", ')),
    "accumulates in float16": (f"C[vi, vj] + {MATMUL}", f'T.Cast("float32", T.Cast("float16", C[vi, vj] + {MATMUL}))'),
    "changes an input": (LAST, LAST + "\n            A[vi, vj] = B[vi, vj]"),
    "writes beyond the end": (LAST, LAST + "\n    D[{n} - 1, {n} + 3] = A[0, 0]"),
    "writes before the beginning": (LAST, LAST + "\n    D[0, -2] = A[0, 0]"),
}  # fmt: skip
INTEGERS = ("int8", "int16", "int32", "int64")
SIZES = ((32, "float32"), (48, "float16"), (64, "bfloat16"))
# a narrow result is rounded as much as so short a sum of narrow terms is: only a float32 result shows the difference
CORPUS = [(n, t, name) for n, t in SIZES for name in MISTAKES if t == "float32" or name != "accumulates in float16"]


def source(n: int, t: str, mistake: str | None = None) -> str:
    text = BASE.format(n=n, t=t)
    if mistake is not None:
        right, wrong = (part.replace("{n}", str(n)).replace("{t}", t) for part in MISTAKES[mistake])
        assert right in text
        text = text.replace(right, wrong)
    return text


def build(text: str, cpu: Target, path: Path) -> str:
    func = tvm.script.from_source(text).with_attr("global_symbol", "main")
    with patch.object(Report, "raise_if_unsafe"):  # what the memory check does not see is what the gate is for
        compile_kernel(tvm.IRModule({"main": func}), cpu, path)
    return str(path)


@pytest.fixture(scope="module")
def kits(cpu: Target) -> dict[str, str]:
    return {name: kit_of(name, cpu) for name in (COMMON, DIRTY, *INTEGERS, *TOLERANCE)}


@pytest.fixture(scope="module")
def kit(kits: dict[str, str]) -> Kit:
    return Kit(kits, tvm.cpu())


@pytest.fixture(scope="module")
def benches(
    cpu: Target, kits: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> dict[tuple[int, str], tuple[Measurer, Spec]]:
    folder = tmp_path_factory.mktemp("gate")
    made = {}
    for n, t in SIZES:
        mod = tvm.IRModule({"main": tvm.script.from_source(source(n, t)).with_attr("global_symbol", "main")})
        reference = build_reference(mod, cpu, discover("cpu"), folder, f"{n}{t}")
        assert reference[1] == "float64"
        taken = tuple(arguments(mod))
        assert set(kits_for(taken)) <= set(kits)
        default = build(source(n, t), cpu, folder / f"default{n}{t}.so")
        spec = Spec(f"{n}{t}", taken, (str(reference[0]), reference[1]), kits, 0.0, 11, traits(mod), default)
        made[n, t] = (Measurer("cpu"), spec)
    return made


def test_the_corpus_is_large_enough() -> None:
    assert len(CORPUS) >= 60


@pytest.mark.parametrize(("n", "t"), SIZES)
def test_a_right_kernel_passes(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], cpu: Target, tmp_path: Path, n: int, t: str
) -> None:
    measurer, spec = benches[n, t]
    measured = measurer.handle(MeasureJob(spec, build(source(n, t), cpu, tmp_path / "right.so")))
    assert measured.status == "valid", measured.detail
    assert 0 <= measured.proof.error <= measured.proof.tolerance


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("n", "t", "mistake"), CORPUS)
def test_a_wrong_kernel_is_rejected(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], cpu: Target, tmp_path: Path, n: int, t: str, mistake: str
) -> None:
    measurer, spec = benches[n, t]
    measured = measurer.handle(MeasureJob(spec, build(source(n, t, mistake), cpu, tmp_path / "wrong.so")))
    assert measured.status == "wrong"
    assert measured.detail


def test_a_right_kernel_faster_than_physics_is_too_fast(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], cpu: Target, tmp_path: Path
) -> None:
    measurer, spec = benches[32, "float32"]
    measured = measurer.handle(MeasureJob(replace(spec, limit=1.0), build(source(32, "float32"), cpu, tmp_path / "right.so")))
    assert measured.status == "too_fast"


def test_a_kernel_that_harms_others_leaves_the_next_one_unharmed(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], cpu: Target, tmp_path: Path
) -> None:
    measurer, spec = benches[32, "float32"]
    for mistake in ("changes an input", "writes beyond the end"):
        bad = build(source(32, "float32", mistake), cpu, tmp_path / f"{mistake}.so")
        assert measurer.handle(MeasureJob(spec, bad)).status == "wrong"
        right = build(source(32, "float32"), cpu, tmp_path / f"right after {mistake}.so")
        assert measurer.handle(MeasureJob(spec, right)).status == "valid"


def test_a_kernel_that_stops_working_after_its_first_runs_is_wrong(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], cpu: Target, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It writes nothing while it is timed: what it left in its buffers before must not speak for it."""
    measurer, spec = benches[32, "float32"]
    right = build(source(32, "float32"), cpu, tmp_path / "right.so")
    assert measurer.handle(MeasureJob(spec, right)).status == "valid"
    monkeypatch.setattr("tk.tuning.measure.bench.Timer._here", _lazy)
    measured = measurer.handle(MeasureJob(spec, right))
    assert measured.status == "cheated"
    assert "while it was timed" in measured.detail


def _lazy(timer: Timer, number: int) -> float:
    """Calls that take no time, as they do nothing."""
    timer.watch.prepare(0, timer.watch.way())
    timer.watch.judge(0)
    return 1e-5 * number


def spoilt(kit: Kit, buffer: Guarded) -> int:
    """How many bytes of its guards were written."""
    found = kit.spoilt(buffer)
    kit.collect()
    return found.count()


def test_guards_see_a_write_on_either_side(kit: Kit) -> None:
    guarded = Guarded(Argument((3, 5), "float16", True), tvm.cpu())
    kit.draw(guarded, 1, NORMAL, Operand("float16"))
    assert not spoilt(kit, guarded)
    assert np.isfinite(guarded.numpy()).all()
    end = 4096 + guarded.argument.nbytes
    for position in (0, 4095, end, guarded.whole.shape[0] - 1):
        kit.poison(guarded)
        touched = guarded.whole.numpy()
        assert (touched == POISON).all()
        touched[position] ^= 1
        guarded.whole.copyfrom(touched)
        assert spoilt(kit, guarded) == 1


def drawn(kit: Kit, dtype: str, seed: int, size: int = 5000, values: Values = NORMAL) -> Guarded:
    buffer = Guarded(Argument((size,), dtype, False), tvm.cpu())
    highest = 2 if dtype == "bool" else 256 if "int8" in dtype else 7
    kit.draw(buffer, seed, values, Operand(dtype, highest=highest, signed=dtype == "int8"))
    return buffer


@pytest.mark.parametrize(
    ("dtype", "low", "high"),
    [("int8", -128, 127), ("uint8", 0, 255), ("int32", 0, 6), ("int64", 0, 6), ("uint32", 0, 6), ("bool", 0, 1)],
)
def test_integers_are_random_and_in_range(kit: Kit, dtype: str, low: int, high: int) -> None:
    first, second = (drawn(kit, dtype, seed).numpy() for seed in (1, 2))
    assert first.tobytes() != second.tobytes()
    assert first.tobytes() == drawn(kit, dtype, 1).numpy().tobytes()
    assert int(first.min()) == low
    assert int(first.max()) == high


@pytest.mark.parametrize("dtype", list(TOLERANCE))
def test_floats_are_standard_normal(kit: Kit, dtype: str) -> None:
    wide = tvm.runtime.empty((20_000,), "float64")
    kit.widen(drawn(kit, dtype, 3, 20_000), wide)
    values = wide.numpy()
    assert abs(values.mean()) < 0.03
    assert abs(values.std() - 1) < 0.03
    assert abs(np.mean(values > 1) - 0.1587) < 0.04  # narrow types round at 1
    assert abs(np.corrcoef(values[:-1], values[1:])[0, 1]) < 0.03
    kit.widen(drawn(kit, dtype, 3, 20_000, Values(positive=1.0)), wide)
    assert wide.numpy().min() >= 0.09
    assert wide.numpy().max() <= 1.0


def finding(kit: Kit, out: np.ndarray[Any, Any], ref: np.ndarray[Any, Any]) -> Any:
    """What the gate says of `out` where `ref` is expected, both float32 or integers."""
    floating = out.dtype.kind == "f"
    buffer = Guarded(Argument(out.shape, str(out.dtype), True), tvm.cpu())
    kit.poison(buffer)
    buffer.tensor.copyfrom(out)
    values = tvm.runtime.tensor(ref.astype("float64") if floating else ref.view(f"int{8 * ref.itemsize}"))
    return judge(kit.read(buffer, kit.seal(values, floating, 3)), analytic("float32"), buffer.argument)


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint8"])
def test_integers_must_be_equal(kit: Kit, dtype: str) -> None:
    right = np.arange(1000).astype(dtype)
    assert finding(kit, right, right).reason == ""
    wrong = right.copy()
    wrong[777] += 1
    assert "1 of 1000" in finding(kit, wrong, right).reason


def test_what_is_not_finite_may_be_as_in_either_reference(kit: Kit) -> None:
    """NaN differs from nothing by TVM's `!=` on a CPU: no NaN was settled. Each element has its own choice."""
    nan, inf = np.nan, np.inf
    mine, first, second, chosen = (
        np.array(values)
        for values in zip(
            (1, 2, 9, 2), (1, nan, 2, 2), (nan, nan, 2, nan), (inf, nan, inf, inf), (inf, -inf, nan, -inf),
            (nan, inf, inf, inf), (nan, inf, 3, inf), (-inf, -inf, nan, -inf), (7, inf, inf, inf), (nan, 5, 6, 5), strict=True,
        )
    )  # fmt: skip
    left, right = tvm.runtime.tensor(mine), tvm.runtime.tensor(second)
    into = tvm.runtime.empty(mine.shape, "float64")
    sealed = [kit.seal(tvm.runtime.tensor(each.copy()), True, number) for number, each in enumerate((first, second), 5)]
    kit.choose(left, *sealed, into)
    np.testing.assert_array_equal(into.numpy(), chosen)
    differ = ~((np.isfinite(second) & np.isfinite(mine)) | (np.isnan(second) & np.isnan(mine)) | (second == mine))
    assert kit.settle(left, sealed[1], into) == differ.sum()
    np.testing.assert_array_equal(into.numpy(), np.where(differ, mine, right.numpy()))


def test_infinities_and_nan_must_stand_where_the_reference_has_them(kit: Kit) -> None:
    ref = np.array([1.0, np.inf, np.nan, -np.inf], "float32")
    assert finding(kit, ref, ref).reason == ""
    for wrong in ([1.0, 2.0, np.nan, -np.inf], [np.nan, np.inf, np.nan, -np.inf], [1.0, np.inf, 0.0, -np.inf],
                  [1.0, np.inf, np.nan, np.inf], [np.inf, np.inf, np.nan, -np.inf]):  # fmt: skip
        assert finding(kit, np.array(wrong, "float32"), ref).reason


def test_the_error_is_what_numpy_says(kit: Kit) -> None:
    generator = np.random.default_rng(0)
    ref = generator.standard_normal(100_003)
    out = (ref * (1 + 1e-6 * generator.standard_normal(ref.size))).astype("float32")
    found = finding(kit, out, ref)
    assert found.reason == ""
    assert found.error == pytest.approx(np.linalg.norm(out - ref) / np.linalg.norm(ref), rel=1e-9)
    out[5] += 0.5  # one element, hidden in the norm of all where the tolerance is wide
    assert "an element is off" in finding(kit, np.tile(out, 10000 // 100), np.tile(ref, 10000 // 100)).reason or (
        "relative error" in finding(kit, out, ref).reason
    )


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float8_e4m3fn"])
def test_rounding_alone_passes(kit: Kit, dtype: str) -> None:
    buffer = drawn(kit, dtype, 9)
    wide = tvm.runtime.empty((5000,), "float64")
    kit.widen(buffer, wide)
    step = {"float16": 2.0**-11, "bfloat16": 2.0**-8, "float8_e4m3fn": 2.0**-4}[dtype]
    exact = wide.numpy() * (1 + step * np.random.default_rng(0).uniform(-1, 1, 5000))
    reading = kit.read(buffer, kit.seal(tvm.runtime.tensor(exact), True, 5))
    assert judge(reading, analytic(dtype), buffer.argument).reason == ""


BORROWS = """
@T.prim_func(s_tir=True)
def main(X: T.Buffer((64,), "float32"), Y: T.Buffer((64,), "float32")):
    for t in T.thread_binding(64, thread="threadIdx.x"):
        with T.sblock("Y"):
            v = T.axis.spatial(64, t)
            X[v] = X[v] * T.float32(2.0)
            Y[v] = X[v]
            X[v] = X[v] * T.float32(0.5)
"""


def test_a_kernel_that_borrows_its_input_is_seen_in_its_code() -> None:
    assert stored_inputs(tvm.IRModule({"main": tvm.script.from_source(BORROWS)}), [1]) == ["X", "X"]
    honest = BORROWS.replace("            X[v] = X[v] * T.float32(2.0)\n", "").replace(
        "            X[v] = X[v] * T.float32(0.5)\n", ""
    )
    assert stored_inputs(tvm.IRModule({"main": tvm.script.from_source(honest)}), [1]) == []


def test_a_function_with_integer_results_is_its_own_reference() -> None:
    func = tvm.script.from_source("""
@T.prim_func(s_tir=True)
def main(A: T.Buffer((8,), "float32"), D: T.Buffer((8,), "int64")):
    for i in range(8):
        with T.sblock("D"):
            vi = T.axis.spatial(8, i)
            D[vi] = T.Cast("int64", A[vi])
""")
    assert widen(tvm.IRModule({"main": func.with_attr("global_symbol", "main")})) is None


class Row:
    """A GPU's events, for kernels that run here."""

    def __init__(self) -> None:
        self.began = 0.0

    def reset(self) -> None:
        """No cache to reset."""

    def start(self, ahead: float) -> None:
        self.began = time.perf_counter()

    def stop(self) -> float:
        return time.perf_counter() - self.began


def test_a_judged_call_follows_another_as_soon_as_any_does(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], cpu: Target
) -> None:
    """Those before which a few elements alone are written: nothing is called between them and the calls before, and as many
    bytes are written as before any other call of the row. Counted, since a clock shows what else the machine does as well."""
    _, spec = benches[32, "float32"]
    kernel = Kernel(spec.default)
    watch = Watch(Bed(spec, cpu, tvm.cpu()), kernel, thorough=True)
    called: list[int] = []  # how many functions were called between two calls of the kernel
    ways, judged = list[str](), dict[str, list[int]]()
    count = 0

    def counts(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    def call(*tensors: Any) -> None:
        nonlocal count
        called.append(count - 1)  # but for this one
        kernel.function(*tensors)
        count = 0

    def way() -> str:
        ways.append(Watch.way(watch))
        return ways[-1]

    def prepare_row(way: str) -> tuple[Write, Write]:
        last, others = Watch.prepare_row(watch, way)
        assert (
            len(last.what) == len(others.what) == last.where.stop - last.where.start == others.where.stop - others.where.start
        )
        return last, others

    def judge(slot: int) -> None:
        judged.setdefault(ways[-1], []).append(called[-1])
        Watch.judge(watch, slot)

    timer = Timer(call, watch, tvm.cpu())
    before = sys.getprofile()
    with patch.multiple(watch, way=way, judge=judge, prepare_row=prepare_row):
        sys.setprofile(counts)
        try:
            for _ in range(40):
                timer.call(20)
                timer.last()
        finally:
            sys.setprofile(before)
    assert watch.finding.reason == ""
    assert set(judged) == {"outputs", "inputs", "both", "run"}
    assert {*judged["outputs"], *judged["run"]} == {0}
    assert min(judged["inputs"] + judged["both"]) > 0
    assert Counter(called).most_common(1)[0][0] == 0


@pytest.mark.parametrize("lazy", [False, True])
def test_rows_of_calls_on_many_copies_are_judged(
    benches: dict[tuple[int, str], tuple[Measurer, Spec]], monkeypatch: pytest.MonkeyPatch, cpu: Target, lazy: bool
) -> None:
    """As on a GPU: no copy of the arguments is used twice before some were judged, the last one among them."""
    monkeypatch.setattr("tk.tuning.measure.cuda_events.Events", Row)
    _, spec = benches[32, "float32"]
    bed = Bed(spec, cpu, tvm.cpu())
    bed.rotation = [bed._allocate(number) for number in range(8)]
    bed.inputs_of = [bed.trials[0]] * len(bed.rotation)
    kernel = Kernel(spec.default)
    watch = Watch(bed, kernel)
    calls: list[int] = []

    def call(*tensors: Any) -> None:
        calls.append(tensors[0].data_ptr())
        if not lazy or len(calls) % 3:
            kernel.function(*tensors)

    timer = Timer(call, watch, type("Gpu", (), {"dlpack_device_type": staticmethod(lambda: 2)}))
    assert timer.call(20) > 0
    assert len(calls) == 20
    assert all(len(set(calls[at : at + 8])) == len(calls[at : at + 8]) for at in (0, 8, 16))
    for _ in range(30):
        timer.last()
    assert watch.judged >= 30
    assert bool(watch.finding.reason) is lazy
