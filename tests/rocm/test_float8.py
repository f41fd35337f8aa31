"""float8 outside of matmuls: casts bit by bit as ml_dtypes has them, in the emulator, and arithmetic, choices and copies."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray
from tvm.relax import op

from tests.rocm.emulated import emulated
from tests.sample import sample
from tk.rocm.float8 import FLOAT8
from tk.rocm.linker import find_linker
from tk.schedule.case import Case, prim_func, run
from tk.schedule.discover import discover
from tk.schedule.rule import schedule
from tk.target import resolve

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]
WIDE = ("float32", "float16", "bfloat16")
PAIRS = sample([(narrow, wide) for narrow in FLOAT8 for wide in WIDE], 3)


def numpy_dtype(name: str) -> np.dtype[Any]:
    return np.dtype(getattr(ml_dtypes, name, name))


def computed(
    build: Callable[..., Any], arrays: list[NDArray[Any]], out: str, folder: Path, arch: str = "gfx942"
) -> NDArray[Any]:
    """What `build` makes of arrays of one shape in the emulator, by the first rule that takes it."""
    target = resolve(f"rocm:{arch}")
    inputs = tuple((f"x{i}", array.shape, str(array.dtype)) for i, array in enumerate(arrays))
    func = prim_func(Case("case", inputs, build, lambda *x: x[0]), target)[0]
    rule, match = next((rule, found) for rule in discover("rocm") if (found := rule.match(func, target)) is not None)
    with emulated(folder), target.tvm():
        return run(schedule(rule, func, match, target), arrays, [(arrays[0].shape, out)], target)[0]


def codes(dtype: str) -> NDArray[Any]:
    return np.arange(256, dtype="uint8").view(numpy_dtype(dtype))


def floats(seed: int) -> NDArray[np.float32]:
    """Numbers of all sizes, those of every float8 type, what lies halfway between them and next to that, and special ones."""
    draw = np.random.default_rng(seed)
    scales = np.array([1e-8, 1e-6, 1e-4, 1e-2, 1, 30, 300, 6e4, 1e30])
    parts = [(draw.standard_normal((9, 300)) * scales[:, None]).ravel().astype("float32")]
    for dtype in FLOAT8:
        values = codes(dtype).astype("float32")
        values = np.unique(values[np.isfinite(values)])
        half = (values[1:] + values[:-1]) / 2
        parts += [values, half, np.nextafter(half, np.float32(np.inf)), np.nextafter(half, np.float32(-np.inf))]
        parts.append(values[-1:] * np.array([1.01, 1.0624, 1.0625, 1.07, 1.125, 1.2, 2], "float32"))
    parts.append(np.array([0, np.nan, np.inf, 1e-45, 3e38], "float32"))
    whole = np.concatenate(parts)
    return np.concatenate([whole, -whole])


def same(got: NDArray[Any], want: NDArray[Any]) -> None:
    """Equal bit by bit; NaN is NaN."""
    nan = np.isnan(want.astype("float32"))
    np.testing.assert_array_equal(np.isnan(got.astype("float32")), nan)
    kind = f"uint{8 * want.dtype.itemsize}"
    np.testing.assert_array_equal(got.view(kind)[~nan], want.view(kind)[~nan])


@pytest.mark.parametrize(("narrow", "wide"), PAIRS)
def test_casts_to_wider_types(narrow: str, wide: str, device: Path) -> None:
    got = computed(lambda x: op.astype(x, wide), [codes(narrow)], wide, device)
    same(got, codes(narrow).astype(numpy_dtype(wide)))


@pytest.mark.parametrize(("narrow", "wide"), PAIRS)
def test_casts_round_once_and_to_even(narrow: str, wide: str, device: Path) -> None:
    with np.errstate(all="ignore"):
        given = floats(1).astype(numpy_dtype(wide))
        want = given.astype(numpy_dtype(narrow))
    same(computed(lambda x: op.astype(x, narrow), [given], narrow, device), want)


def test_float64_is_rounded_once(device: Path) -> None:
    """A bit beyond what float32 holds decides where a number lies halfway in it; ml_dtypes rounds to float32 first."""
    half = (codes("float8_e5m2")[8:100].astype("float64") + codes("float8_e5m2")[9:101].astype("float64")) / 2
    given = np.concatenate([half, half * (1 + 2.0**-40), half * (1 - 2.0**-40), -half * (1 + 2.0**-40)])
    got = computed(lambda x: op.astype(x, "float8_e5m2"), [given], "float8_e5m2", device)
    low = np.arange(8, 100, dtype="uint8")
    want = np.concatenate([low + low % 2, low + 1, low, (low + 1) | 0x80])
    same(got, want.view(ml_dtypes.float8_e5m2))


@pytest.mark.parametrize("arch", ["gfx90a", "gfx950", "gfx1100", "gfx1201"])
def test_other_architectures(arch: str, device: Path) -> None:
    """Through float8 and back: what a quantized model does, its buffer of float8 a register's."""
    given = floats(2)
    got = computed(lambda x: op.astype(op.astype(x, "float8_e4m3fn"), "float32"), [given], "float32", device, arch)
    with np.errstate(all="ignore"):
        same(got, given.astype(ml_dtypes.float8_e4m3fn).astype("float32"))


@pytest.mark.parametrize("dtype", sample(list(FLOAT8), 2))
def test_arithmetic_and_choices(dtype: str, device: Path) -> None:
    draw = np.random.default_rng(3)
    x, y = (draw.permutation(codes(dtype)) for _ in range(2))
    with np.errstate(all="ignore"):
        added = (x.astype("float32") + y.astype("float32")).astype(numpy_dtype(dtype))
    same(computed(op.add, [x, y], dtype, device), added)
    first = draw.integers(0, 2, 256).astype("bool")
    chosen = computed(op.where, [first, x, y], dtype, device)
    np.testing.assert_array_equal(chosen.view("uint8"), np.where(first, x.view("uint8"), y.view("uint8")))


def test_between_two_types(device: Path) -> None:
    given = codes("float8_e4m3fnuz")
    got = computed(lambda x: op.astype(x, "float8_e5m2"), [given], "float8_e5m2", device)
    same(got, given.astype("float32").astype(ml_dtypes.float8_e5m2))


def test_scales_of_blocks_are_looked_up(device: Path, tmp_path: Path) -> None:
    """float8_e8m0fnu, which LLVM has no type for and nothing computes with; a package holds it as an input."""
    from onnx import TensorProto, helper

    import tk

    x, y = (helper.make_tensor_value_info(n, getattr(TensorProto, t), [7, 8]) for n, t in (("x", "FLOAT8E8M0"), ("y", "FLOAT")))
    graph = helper.make_graph([helper.make_node("Cast", ["x"], ["y"], to=TensorProto.FLOAT)], "scales", [x], [y])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 24)], ir_version=11)
    with emulated(device):
        package = tk.compile(model, target=["rocm:gfx942", "cpu"], verify=False)
    package.save(tmp_path / "scales.tk")
    given = np.arange(200, 256, dtype="uint8").reshape(7, 8)
    program = "import ml_dtypes, numpy, sys, tk\n" + "".join(
        f"numpy.save(sys.argv[1] + '/{name}.npy', tk.load(sys.argv[1] + '/scales.tk', device='{where}')"
        f"(numpy.arange(200, 256, dtype='uint8').view(ml_dtypes.float8_e8m0fnu).reshape(7, 8)))\n"
        for name, where in (("rocm", "rocm:0"), ("cpu", "cpu"))
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True)
    for name in ("rocm", "cpu"):
        np.testing.assert_array_equal(np.load(tmp_path / f"{name}.npy"), given.view(ml_dtypes.float8_e8m0fnu).astype("float32"))
