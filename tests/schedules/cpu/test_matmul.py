"""The contraction rule: what it takes, what fits the registers, and every kind of config against float64."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tvm.relax import op

import tk.schedules.cpu.matmul as packed
from tests.host import RUNNABLE
from tk.schedule.analysis import contraction
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, check, run
from tk.schedule.rule import rule_of
from tk.schedules.cpu.matmul import CASES, Config
from tk.target import resolve

RULE = rule_of(packed)

BY_NAME = {case.name: case for case in CASES}
TARGETS = ("cpu:x86-64", "cpu:x86-64-v3", "cpu:x86-64-v4")


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_default_is_legal_everywhere(case: Case, target: str) -> None:
    where = resolve(target)
    found = RULE.match(case.func(where), where)
    assert found is not None
    config = RULE.default(found, where)
    assert not RULE.legal(found, config, where)


@pytest.mark.parametrize("target", TARGETS)
def test_a_large_weight_has_the_same_panels_for_any_rows(target: str) -> None:
    """So that a language model's prompt and its step have one copy."""
    where = replace(resolve(target), l2=1 << 20)
    for k, n in ((1024, 1024), (3072, 1000), (512, 4096)):
        panels = set()
        for m in (("m", 7), 1, 3, 16):
            case = packed._case("panels", (m, k), (k, n), op.matmul, np.matmul)
            panels.add(RULE.default(RULE.match(case.func(where), where), where).vectors)
        assert len(panels) == 1


@pytest.mark.parametrize("target", TARGETS)
def test_pixels_of_an_image_are_rows_of_its_large_weight(target: str) -> None:
    """An image whose lines are short has not few rows: its tile is chosen as if the weight were small."""
    where = resolve(target)
    build, reference = packed._conv(1, 1)
    case = packed._case("7x7", (1, 7, 7, 512), (3, 3, 512, 512), build, reference, ("c", (512,), "float32"))
    found = RULE.match(case.func(where), where)
    tiles = {
        (config.rows, config.vectors)
        for config in (RULE.default(found, replace(where, l2=size)) for size in (1 << 20, 1 << 30))
    }
    assert len(tiles) == 1


@pytest.mark.parametrize("target", TARGETS)
def test_a_tile_keeps_both_units_busy(target: str) -> None:
    """Where there are rows and columns enough, the default has more multiply-adds in flight than their latency takes."""
    where = resolve(target)
    for size in (7, 13, 14, 27, 28, 55, 56):
        build, reference = packed._conv(1, 1)
        case = packed._case("image", (1, size, size, 64), (3, 3, 64, 128), build, reference, ("c", (128,), "float32"))
        config = RULE.default(RULE.match(case.func(where), where), where)
        assert config.rows * config.vectors >= packed.IN_FLIGHT, size


@pytest.mark.parametrize("target", RUNNABLE)
def test_convolutions_of_drawn_sizes(target: str) -> None:
    """Random images, kernels, strides and pads, whose lines end in tiles that are not full."""
    rng = np.random.default_rng()
    for _ in range(3):
        stride, pad, kernel = int(rng.integers(1, 3)), int(rng.integers(0, 2)), int(rng.choice([1, 3]))
        high, wide, inner, outer, images = (int(size) for size in rng.integers((3, 3, 1, 2, 1), (10, 40, 30, 90, 3)))
        build, reference = packed._conv(stride, pad)
        case = packed._case(
            f"{images}x{high}x{wide}x{inner} {kernel}x{kernel} to {outer}, stride {stride}, pad {pad}",
            (images, high, wide, inner),
            (kernel, kernel, inner, outer),
            build,
            reference,
            ("c", (outer,), "float32"),
        )
        assert check(case, RULE, resolve(target)) < 1e-5, case.name


def test_refusals_say_need_and_have() -> None:
    where = resolve("cpu:x86-64-v3")
    found = RULE.match(BY_NAME["square"].func(where), where)
    (registers,) = RULE.legal(found, Config(rows=14, vectors=2, lanes=8, chunk=1), where)
    assert registers == "vector registers = 31: at most 16"
    (columns,) = RULE.legal(found, Config(rows=1, vectors=5, lanes=8, chunk=1), where)
    assert columns == "n = 192: must be a multiple of 40, whole panels of columns"


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    "knob", [{"rows": 1}, {"rows": 5, "vectors": 1}, {"vectors": 1}, {"rows": 14, "vectors": 1}, {"chunk": 4}], ids=str
)
@pytest.mark.parametrize("name", ["square", "conv3x3", "batched"])
def test_any_config_gives_the_same_numbers(name: str, knob: dict[str, int]) -> None:
    where, case = resolve("cpu"), BY_NAME[name]
    config = replace(RULE.default(RULE.match(case.func(where), where), where), **knob)
    assert not RULE.legal(RULE.match(case.func(where), where), config, where)
    assert check(case, RULE, where, config, seed=3) <= case.tolerance


def test_roles_of_a_convolution() -> None:
    found = contraction(BY_NAME["conv3x3"].func(resolve("cpu")))
    assert found is not None
    assert (found.roles, found.constant) == ("mmmnkkk", True)


def test_a_sum_is_no_contraction() -> None:
    def total(a: Any) -> Any:
        return op.sum(a, [-1])

    assert contraction(Case("sum", (("a", (4, 8), "float32"),), total, lambda a: np.sum(a, -1)).func(resolve("cpu"))) is None


@pytest.mark.parametrize("target", RUNNABLE)
@pytest.mark.parametrize("kind", ["computed", "constant", "turned"])
def test_columns_of_any_number_are_vectors(kind: str, target: str) -> None:
    """Random sizes, of which columns are no whole vectors: masked loads, zeros in the packed panels or, of 16 bits, in a copy;
    and masked stores."""
    rng = np.random.default_rng()
    for dtype in ("float32", "float16", "bfloat16"):
        m, k, n = (int(size) for size in rng.integers((2 if kind == "turned" else 1, 1, 2), (40, 50, 70)))
        n += n % 4 == 0
        turned, b = kind == "turned", ((k, n) if kind == "constant" else (2, k, n))
        case = Case(
            f"{m}x{k}x{n}",
            (("a", (2, m, k), dtype), ("b", (2, n, k) if turned else b, dtype)),
            lambda a, b, turned=turned: op.matmul(a, op.permute_dims(b, [0, 2, 1]) if turned else b, out_dtype="float32"),
            (lambda a, b: a @ b.transpose(0, 2, 1)) if turned else np.matmul,
            ("b",) if kind == "constant" else (),
        )
        assert check(case, RULE, resolve(target)) < 1e-5, (case.name, dtype)


def test_columns_of_any_number_with_loops_of_32_bits() -> None:
    """TVM's own programs count in int32, where models count in int64: padded columns were int64 always."""
    import tvm
    from tvm import te, tirx

    target, rng = resolve("cpu"), np.random.default_rng()
    m, n, k = (int(size) for size in rng.integers((2, 17, 2), (40, 70, 50)))
    rows, columns, depth = (tirx.IntImm("int32", size) for size in (m, n, k))
    a, b = te.placeholder((rows, depth), "float32", name="a"), te.placeholder((depth, columns), "float32", name="b")
    inner = te.reduce_axis((tirx.IntImm("int32", 0), depth), name="k")
    c = te.compute((rows, columns), lambda i, j: te.sum(a[i, inner] * b[inner, j], axis=inner), name="c")
    scheduled, (kernel,) = schedule_module(tvm.IRModule({"main": te.create_prim_func([a, b, c])}), target)
    assert kernel.rule == RULE.name
    x, y = (rng.standard_normal(shape).astype("float32") for shape in ((m, k), (k, n)))
    (got,) = run(scheduled["main"], [x, y], [((m, n), "float32")], target)
    want = x.astype("float64") @ y
    assert np.linalg.norm(got - want) / np.linalg.norm(want) < 1e-5, (m, n, k)


@pytest.mark.parametrize("rows", [1536, 3688])
def test_short_sums_are_stored_few_rows_at_a_time(rows: int) -> None:
    """A panel of columns of all rows was stored before the next one: results that are pages apart, again for each panel."""
    where = resolve("cpu")
    case = Case("shallow", (("a", (rows, 8), "float32"), ("b", (8, 1832), "float32")), op.matmul, np.matmul)
    found = RULE.match(case.func(where), where)
    assert found is not None
    config = RULE.default(found, where)
    assert rows % config.rows == 0
    assert config.rows * config.chunk <= 16
