"""What conditions say of loaded values, over drawn sums of them."""

import numpy as np
import pytest
from tvm import tirx

from tk.lowering.loaded import bounded_sides, loaded_buffers, sides_bounded_by


@pytest.mark.parametrize("seed", range(3))
def test_a_side_is_bounded_where_a_condition_speaks_of_it(seed: int) -> None:
    """index = ±x[0]·a ± y[0]·b + i, under conditions that bound x, y or neither from below, above or both."""
    rng = np.random.default_rng()
    x, y = (tirx.decl_buffer((1,), "int32", name=name) for name in "xy")
    i = tirx.Var("i", "int32")
    for _ in range(40):
        index, conditions, need = i + 0, [], {True: [], False: []}
        for buffer in (x, y):
            load, factor, sign = tirx.BufferLoad(buffer, [0]), int(rng.integers(1, 9)), bool(rng.integers(2))
            index = index + load * factor if sign else index - load * factor
            low, high = (bool(rng.integers(2)) for _ in range(2))
            conditions += [tirx.const(3, "int32") <= load + i] * low + [tirx.LT(load * 2, i)] * high
            need[True].append(low if sign else high)
            need[False].append(high if sign else low)
        said = sides_bounded_by(conditions, {})
        assert bounded_sides(said, index, {}) == (all(need[True]), all(need[False]))
        assert loaded_buffers([index], {}) == {hash(x), hash(y)}


def test_what_is_not_understood_may_bound_all() -> None:
    x = tirx.decl_buffer((1,), "int32", name="x")
    load = tirx.BufferLoad(x, [0])
    said = sides_bounded_by([tirx.Not(load < 3)], {})
    assert bounded_sides(said, load, {}) == (True, True)
    assert bounded_sides(set(), load % 5, {}) == (True, True)
    name = tirx.Var("n", "int32")
    assert bounded_sides(set(), name + 1, {hash(name): load}) == (False, False)
