"""Scans, sorts and scattered writes: their definitions against NumPy, the rules that take them, and a GPU's kernels as text."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.replay.record import of_function
from tk.graph.compact import CompactProblem
from tk.graph.compact import definition as compact_definition
from tk.graph.defined import OPERATOR, defined_as
from tk.graph.histogram import HistogramProblem
from tk.graph.histogram import definition as histogram_definition
from tk.graph.memory.copies import OVER
from tk.graph.scan import ScanProblem
from tk.graph.scan import definition as scan_definition
from tk.graph.scatter import Axis, Scatter, ScatterProblem, scatter_problem
from tk.graph.scatter import definition as scatter_definition
from tk.graph.search import SearchProblem
from tk.graph.search import definition as search_definition
from tk.graph.sort import SortProblem
from tk.graph.sort import definition as sort_definition
from tk.graph.suppress import SuppressProblem
from tk.graph.suppress import definition as suppress_definition
from tk.schedule.apply import schedule_module
from tk.schedule.case import run
from tk.schedule.cost import estimate
from tk.schedule.discover import discover, find
from tk.schedule.rule import schedule, taken
from tk.schedules.cuda.sort_scan.radix import PackedKey
from tk.schedules.cuda.sort_scan.radix_rows import TOTALS
from tk.schedules.cuda.sort_scan.sort import BLOCK, NETWORK, REGISTERS, ROWS, SELECT
from tk.target import resolve
from tk.tuning.tasks import is_searched

CPU, H200 = resolve("cpu"), resolve("h200")
DEFINED = {
    "scan": scan_definition(ScanProblem("float32", "float32", "add", False, 100, 1)),
    "sort": sort_definition(SortProblem("float32", 100, 10, True, "int64", given=False)),
    "scatter": scatter_definition(ScatterProblem("float32", "add", 8)),
    "histogram": histogram_definition(HistogramProblem("int32", 100, 10)),
    "compact": compact_definition(CompactProblem(100)),
    "suppress": suppress_definition(SuppressProblem("float32", "corners", 1, 1, 100)),
    "search": search_definition(SearchProblem("float32", "int64", False, 1, 1000, 5000)),
}
ON_A_CPU = ("scan", "scatter", "search")  # which has rules of its own for these


def plain(func: Any) -> Any:
    """A function by its definition: as the rule that takes anything schedules it on a CPU."""
    rule = discover("cpu")[-1]
    with CPU.tvm():
        return schedule(rule, func, rule.match(func, CPU), CPU)


def source(func: Any, rule: str) -> str:
    """The CUDA C++ of a function as `rule` schedules it."""
    found = taken(find("cuda", rule), func, H200)
    assert found is not None
    with H200.tvm():
        return "\n".join(of_function(schedule(find("cuda", rule), func, found[0], H200), H200).device)


@pytest.mark.parametrize("name", DEFINED)
@pytest.mark.parametrize("target", ["cpu", "h200", "mi300x"])
def test_the_rule_of_an_operator_takes_its_definition(name: str, target: str) -> None:
    func, row = DEFINED[name], resolve(target)
    mod, (kernel,) = schedule_module(tvm.IRModule({name: func}), row)
    wanted = f"{row.kind}.{name}" if name in ON_A_CPU or row.is_gpu else "cpu.fallback"
    assert kernel.rule == wanted
    attrs = mod[name].attrs
    assert attrs[OVER] == 0 if name == "scatter" else OVER not in attrs
    assert (OPERATOR in attrs) == (wanted == "cpu.fallback")  # a kernel is not the definition
    assert not is_searched(func)


@pytest.mark.parametrize("name", DEFINED)
def test_a_gpu_without_the_rule_runs_the_definition(name: str) -> None:
    _, (kernel,) = schedule_module(tvm.IRModule({name: DEFINED[name]}), H200, without={f"cuda.{name}"})
    assert kernel.rule == "cuda.fallback"


def test_a_sort_is_estimated_by_what_it_moves() -> None:
    flops, moved, _ = estimate(sort_definition(SortProblem("float32", 5000, 5000, True, "int64", given=False, rows=4)))
    assert (flops, moved) == (0.0, 4 * 5000 * (4 + 4 + 8))


def test_functions_of_other_operators_are_none_of_theirs() -> None:
    for name, func in DEFINED.items():
        for other in DEFINED:
            assert (defined_as(func, other) is not None) == (name == other)
            assert (find("cuda", f"cuda.{other}").match(func, H200) is not None) == (name == other)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(4))
def test_a_sort_is_stable_and_puts_nan_last(seed: int) -> None:
    """Rows of several tiles; of given indices too, some of which are of no element."""
    generator = np.random.default_rng(seed)
    dtype = ("float32", "bfloat16", "float64", "uint32")[seed]
    n, descending = int(generator.choice([40, 64, 100, 4100])), bool(seed % 2)
    k = int(generator.integers(1, min(n, 200)))
    some = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, *generator.standard_normal(20)])
    drawn: Any = generator.choice(some, (3, n)) if dtype != "uint32" else generator.integers(0, 1 << 32, (3, n))
    x = drawn.astype(getattr(ml_dtypes, dtype, dtype))
    given = np.where(generator.random((3, n)) < 0.2, -1, generator.integers(0, 1 << 20, (3, n))).astype("int32")
    for indices in (None, given):
        problem = SortProblem(dtype, n, k, descending, "int32", given=indices is not None)
        inputs = [x[..., None]] if indices is None else [x[..., None], indices[..., None]]
        outputs = [((3, problem.tiles * k, 1), dtype), ((3, problem.tiles * k, 1), "int32")]
        values, found = (each[..., 0] for each in run(plain(sort_definition(problem)), inputs, outputs, CPU))
        for tile in range(problem.tiles):
            at = slice(tile * problem.tile, min((tile + 1) * problem.tile, n))
            for row in range(3):
                positions = np.flatnonzero(given[row, at] >= 0) if indices is not None else np.arange(at.stop - at.start)
                keys = x[row, at][positions].astype("float64")
                _, ranks = np.unique(keys, return_inverse=True)
                first = positions[np.argsort(-ranks if descending else ranks, kind="stable")[:k]]
                want = np.full(k, -1)
                want[: len(first)] = given[row, at][first] if indices is not None else first + at.start
                np.testing.assert_array_equal(found[row, tile * k : (tile + 1) * k], want)
                got = values[row, tile * k : tile * k + len(first)]
                np.testing.assert_array_equal(got.astype("float64"), x[row, at][first].astype("float64"))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("dtype", "reduction", "call"),
    [
        ("bfloat16", "update", ""),
        ("float32", "add", "red_vec_f32_global_add_v4_f32("),
        ("bfloat16", "add", "red_vec_half_global_add_noftz_v4_bf16x2("),
        ("int64", "add", "red_global_add_u64("),
        ("int32", "max", "red_global_max_s32("),
        ("float32", "min", "red_global_min_s32("),
        ("float32", "mul", "atomic_cas("),
        ("float16", "max", "atomic_cas("),
        ("float64", "mul", "for ("),
        ("bool", "update", ""),
    ],
)
def test_scattered_writes_are_atomic_where_they_are_combined(dtype: str, reduction: str, call: str) -> None:
    text = source(scatter_definition(ScatterProblem(dtype, reduction, 64)), "cuda.scatter")
    assert len(re.findall(r"__global__ [^;{]*{", text)) == 1
    assert call in text


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("dtype", "wide"), [("float32", False), ("int64", True), ("float64", True), ("bfloat16", False)])
def test_keys_of_32_bits_are_compared_with_their_indices(dtype: str, wide: bool) -> None:
    text = source(sort_definition(SortProblem(dtype, 100, 10, True, "int64", given=True)), "cuda.sort")
    assert text.count("__shared__") == (2 if wide else 1)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("dtype", "n", "packed", "passes"),
    [
        ("uint8", 17_000, "uint32", 1),
        ("bfloat16", 1 << 16, "uint32", 2),
        ("bfloat16", (1 << 16) + 1, "uint64", 2),
        ("float32", 17_000, "uint64", 4),
        ("float64", 17_000, "uint64", 8),
        ("bool", 1 << 24, "uint32", 1),
    ],
)
def test_an_element_is_one_integer_and_a_byte_of_its_key_a_pass(dtype: str, n: int, packed: str, passes: int) -> None:
    packing = PackedKey(dtype, n)
    assert (packing.packed_dtype, packing.passes) == (packed, passes)
    assert packing.index_bits == 0 or n <= 1 << packing.index_bits
    problem = SortProblem(dtype, n, n, False, "int64", given=False)
    rule = find("cuda", "cuda.sort")
    config = rule.default(problem, H200)
    assert not rule.legal(problem, config, H200)
    tiles = -(-n // (config.threads * config.each))
    text = source(sort_definition(problem), "cuda.sort")
    assert len(re.findall(r"__global__ [^;{]*{", text)) == passes * (3 if tiles > TOTALS else 2)


@pytest.mark.parametrize(
    ("n", "k", "rows", "kernel"),
    [
        (256, 256, None, REGISTERS),
        (257, 257, None, BLOCK),
        (256, 64, None, SELECT),
        (257, 65, None, BLOCK),
        (4096, 256, None, SELECT),
        (4096, 257, None, BLOCK),
        (100_000, 256, None, SELECT),
        (100_000, 1024, None, BLOCK),
        (100_000, 1025, None, ROWS),
        (8192, 8192, 1, ROWS),
        (8192, 8192, 66, BLOCK),
        (16_384, 16_384, 1000, BLOCK),
        (16_385, 16_385, 1000, ROWS),
    ],
)
def test_a_sort_is_by_the_kernel_for_its_length(n: int, k: int, rows: int | None, kernel: int) -> None:
    problem = SortProblem("float32", n, k, False, "int64", given=False, rows=rows)
    rule = find("cuda", "cuda.sort")
    config = rule.default(problem, H200)
    assert config.kernel == kernel
    assert not rule.legal(problem, config, H200)
    on_amd = find("rocm", "rocm.sort").default(problem, resolve("mi300x"))
    assert on_amd.kernel == NETWORK
    assert bool(rule.legal(problem, on_amd, resolve("mi300x"))) == (problem.tile > 4096)


def test_a_scan_of_int64_has_no_vectors_where_rows_are_not_whole_ones() -> None:
    text = source(scan_definition(ScanProblem("int64", "int64", "add", False)), "cuda.scan")
    assert "__syncthreads" in text
    assert "longlong" not in text


@pytest.mark.parametrize(
    ("name", "changes", "refusal"),
    [
        ("scan", {"each": 4, "vector": 8}, "vector = 8: must divide 4"),
        ("sort", {"kernel": 0, "threads": 48}, "threads = 48: must divide 64, the pairs of a tile"),
        ("sort", {"kernel": 1, "threads": 32, "each": 2}, "each = 2: must be 4, a block holds a tile"),
        ("sort", {"kernel": 3, "threads": 0}, "threads = 0: must be 256, whole warps, 1024 threads at most"),
        ("sort", {"kernel": 2}, "threads = 128: must be 256, a thread a digit, and whole rows"),
        ("sort", {"each": 2}, "each = 2: must be 4, a warp has a row"),
        ("scatter", {"vector": 8}, "vector = 8: must divide 4"),
        ("search", {"levels": 14}, "levels = 14: at most 13"),
        ("search", {"threads": 48}, "threads a block = 48: must be a multiple of 32, whole warps, up to 1024 threads"),
    ],
)
def test_configs_that_do_not_fit_are_refused(name: str, changes: dict[str, int], refusal: str) -> None:
    rule = find("cuda", f"cuda.{name}")
    match = rule.match(DEFINED[name], H200)
    config = rule.default(match, H200)
    assert not rule.legal(match, config, H200)
    assert refusal in "; ".join(rule.legal(match, replace(config, **changes), H200))


@pytest.mark.parametrize("elements", [False, True])
def test_scatters_become_functions_of_their_own(elements: bool) -> None:
    x, index = relax.Var("x", relax.TensorType((6, 8), "float32")), relax.Var("i", relax.TensorType((5, 1), "int64"))
    y = relax.Var("y", relax.TensorType((5, 1) if elements else (5, 8), "float32"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x, index, y]):
        with builder.dataflow():
            made = op.scatter_elements(x, index, y, 0, "add") if elements else op.scatter_nd(x, index, y, "add")
            out = builder.emit_output(made)
        builder.emit_func_output(out)
    mod = Scatter(H200)(builder.get())
    relax.analysis.well_formed(mod)
    assert {"scatter", "indices"} <= {var.name_hint for var in mod.get_global_vars()}
    assert "relax.scatter" not in mod["main"].script()


def test_indices_are_read_as_they_were_before_they_were_moved_inside() -> None:
    x, y = (
        relax.Var(*each)
        for each in (("x", relax.TensorType((4, 9, 3), "float32")), ("y", relax.TensorType((4, 5, 3), "float16")))
    )
    index = relax.Var("i", relax.TensorType((4, 5, 3), "int32"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x, index, y]):
        with builder.dataflow():
            wide = builder.emit(op.astype(index, "int64"))
            least = builder.emit(op.minimum(wide, relax.const(8, "int64")))
            inside = builder.emit(op.maximum(least, relax.const(0, "int64")))
            added = builder.emit(op.astype(y, "float32"))
            out = builder.emit_output(op.scatter_elements(x, inside, added, 1, "add"))
        builder.emit_func_output(out)
    mod = Scatter(H200)(builder.get())
    (func,) = [func for _, func in mod.functions_items() if defined_as(func, "scatter")]
    found = scatter_problem(func)
    assert found is not None
    assert "indices" not in mod["main"].script()
    assert found.axis == Axis(4, 9, 5, 3, "int32", clamped=True, updates_dtype="float16")
    generator = np.random.default_rng()
    data = generator.standard_normal((4, 9, 3)).astype("float32")
    updates = generator.standard_normal((4, 5, 3)).astype("float16")
    at = generator.integers(-20, 20, (4, 5, 3), dtype="int32")
    want = data.copy()
    np.add.at(want, (*np.indices(at.shape)[:1], np.clip(at, 0, 8), np.indices(at.shape)[2]), updates)
    (got,) = run(plain(func), [data.ravel(), at.ravel(), updates.ravel()], [((data.size,), "float32")], CPU)
    np.testing.assert_allclose(got.reshape(want.shape), want, rtol=1e-6)
