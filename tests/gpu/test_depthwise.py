"""Depthwise convolutions of what is not finite: NaN and infinities are where the reference has them, on this machine's GPU."""

import numpy as np
import pytest

from tk.schedule.case import Case, prim_func, run
from tk.schedules.cuda.window import depthwise
from tk.schedules.cuda.window.cases import depthwise_case
from tk.schedules.cuda.window.depthwise import read_depthwise
from tk.target import resolve


@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
@pytest.mark.parametrize("sown", ["x", "w"])
@pytest.mark.parametrize(
    ("case", "config"),
    [
        (depthwise_case((3, 28, 28, 48), "bfloat16", 5, 1, 4e-3), depthwise.Config(4, 4, 14)),
        (depthwise_case((2, 56, 56, 32), "float16", 7, 1, 1e-3), depthwise.Config(4, 4, 28)),
    ],
    ids=str,
)
def test_what_is_not_finite_stays_in_its_windows(case: Case, config: depthwise.Config, sown: str) -> None:
    target = resolve("auto")
    func, names = prim_func(case, target)
    found = read_depthwise(func)
    assert found is not None
    images, rows, columns, channels = (int(size) for size in found.plan.shape)
    with target.tvm():
        kernel = depthwise.lower(func, depthwise.Match(images, (rows, columns, channels), found.taps, found), config, target)
    arrays = dict(zip(names, case.arrays(0, target), strict=True))
    flat, rng = arrays[sown].reshape(-1), np.random.default_rng(1)
    indices = np.unique([0, *rng.integers(0, flat.size, max(3, flat.size // 300))])
    flat[indices] = np.resize(np.asarray([np.nan, np.inf, -np.inf]), indices.size).astype(flat.dtype)
    want = case.reference(*(arrays[name].astype("float64") for name, _, _ in case.inputs))
    (out,) = run(kernel, list(arrays.values()), [(want.shape, str(arrays["x"].dtype))], target)
    got = out.astype("float64")
    assert np.array_equal(np.isnan(got), np.isnan(want))
    assert np.array_equal(np.isinf(got), np.isinf(want))
    finite = np.isfinite(want)
    assert np.linalg.norm((got - want)[finite]) <= case.tolerance * np.linalg.norm(want[finite])
