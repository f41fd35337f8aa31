"""The gate against a corpus of wrong kernels: each is a small mistake in a right one, and none may count as valid."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
import tvm

from tk.schedule.discover import discover
from tk.target import Target
from tk.tuning.arguments import POISON, Argument, Guarded, arguments, draw
from tk.tuning.build import compile_kernel
from tk.tuning.gate import compare
from tk.tuning.measure import MeasureJob, Measurer, Spec
from tk.tuning.reference import build_reference, widen

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
PRODUCT = 'T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])'
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
    "difference for sum": (f"C[vi, vj] + {PRODUCT}", f"C[vi, vj] - {PRODUCT}"),
    "sum for product": (PRODUCT, PRODUCT.replace(" * ", " + ")),
    "the last product alone": (f"C[vi, vj] + {PRODUCT}", PRODUCT),
    "three percent too large": ("T.max(C[vi, vj],", "T.max(C[vi, vj] * T.float32(1.03),"),
    "one wrong element": ("T.max(C", "T.if_then_else(vi == {n} - 1 and vj == 0, T.float32(40.0), T.float32(0.0)) + T.max(C"),
    "one NaN": ("T.max(C", "T.if_then_else(vi == 3 and vj == 3, T.sqrt(T.float32(-1.0)), T.float32(0.0)) + T.max(C"),
    "does nothing": (LAST, "T.evaluate(0)"),
    "zeros": (LAST, 'D[vi, vj] = T.Cast("{t}", 0)'),
    "copies its input": (LAST, "D[vi, vj] = A[vi, vj]"),
    "neighbour's column": ("T.max(C[vi, vj],", "T.max(C[vi, (vj + 1) % {n}],"),
    "adds to what was there": (LAST, LAST.replace('T.Cast("{t}", ', 'D[vi, vj] + T.Cast("{t}", ')),
    "accumulates in float16": (f"C[vi, vj] + {PRODUCT}", f'T.Cast("float32", T.Cast("float16", C[vi, vj] + {PRODUCT}))'),
    "changes an input": (LAST, LAST + "\n            A[vi, vj] = B[vi, vj]"),
    "writes beyond the end": (LAST, LAST + "\n    D[{n} - 1, {n} + 3] = A[0, 0]"),
    "writes before the beginning": (LAST, LAST + "\n    D[0, -2] = A[0, 0]"),
}  # fmt: skip
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
    compile_kernel(tvm.IRModule({"main": func}), cpu, path)
    return str(path)


@pytest.fixture(scope="module")
def benches(cpu: Target, tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[int, str], tuple[Measurer, Spec]]:
    folder = tmp_path_factory.mktemp("gate")
    made = {}
    for n, t in SIZES:
        mod = tvm.IRModule({"main": tvm.script.from_source(source(n, t)).with_attr("global_symbol", "main")})
        reference = build_reference(mod, cpu, discover("cpu"), folder, f"{n}{t}")
        assert reference[1] == "float64"
        made[n, t] = (Measurer("cpu"), Spec(f"{n}{t}", tuple(arguments(mod)), (str(reference[0]), reference[1]), 0.0, 11))
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


def test_guards_see_a_write_on_either_side() -> None:
    argument = Argument((3, 5), "float16", True)
    guarded = Guarded(argument, tvm.cpu())
    values = np.arange(15, dtype="float16").reshape(3, 5)
    guarded.fill(values)
    read, intact = guarded.read()
    assert intact
    assert np.array_equal(read, values)
    whole = guarded.whole.numpy()
    for position in (0, 4095, 4096 + argument.nbytes, len(whole) - 1):
        guarded.fill(None)
        touched = guarded.whole.numpy()
        assert (touched == POISON).all()
        touched[position] ^= 1
        guarded.whole.copyfrom(touched)
        assert not guarded.read()[1]


@pytest.mark.parametrize(
    "dtype", ["float32", "float16", "bfloat16", "int8", "uint8", "int32", "int64", "bool", "float8_e4m3fn"]
)
def test_inputs_are_random_and_of_the_right_type(dtype: str) -> None:
    first = draw(Argument((64,), dtype, False), np.random.default_rng(1), False, 7)
    second = draw(Argument((64,), dtype, False), np.random.default_rng(2), False, 7)
    assert first.shape == (64,)
    assert first.tobytes() != second.tobytes()
    if dtype in ("int32", "int64"):
        assert first.min() >= 0
        assert first.max() < 7


def test_integers_must_be_equal() -> None:
    assert compare(np.array([1, 2], "int8"), np.array([1, 2], "int8"), "float32").reason == ""
    assert "1 of 2" in compare(np.array([1, 3], "int8"), np.array([1, 2], "int8"), "float32").reason


def test_infinities_and_nan_must_stand_where_the_reference_has_them() -> None:
    ref = np.array([1.0, np.inf, np.nan])
    assert compare(ref.astype("float32"), ref, "float32").reason == ""
    assert compare(np.array([1.0, 2.0, np.nan], "float32"), ref, "float32").reason
    assert compare(np.array([np.nan, np.inf, np.nan], "float32"), ref, "float32").reason


def test_rounding_alone_passes() -> None:
    ref = np.random.default_rng(0).standard_normal(10_000)
    assert compare(ref.astype(ml_dtypes.bfloat16), ref, "bfloat16").reason == ""
    assert compare(ref.astype("float16"), ref, "float16").reason == ""


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
