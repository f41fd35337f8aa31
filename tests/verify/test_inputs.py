import numpy as np
import pytest

from tk.errors import UsageError
from tk.package.signature import Signature, TensorSpec
from tk.verify.inputs import bind_dims, example_ranges, random_inputs

SIGNATURE = Signature(
    inputs=(
        TensorSpec("x", ("batch", 16), "float32"),
        TensorSpec("ids", ("batch", "seq"), "int64"),
        TensorSpec("keep", ("seq",), "bool"),
        TensorSpec("half", (64,), "bfloat16"),
    ),
    outputs=(),
    dims={"batch": (1, 4), "seq": (20, None)},
)


def test_the_same_seed_gives_the_same_inputs_and_another_others():
    first, again, other = (random_inputs(SIGNATURE, seed) for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first[0], other[0])


def test_shapes_dtypes_and_bounds():
    x, ids, keep, half = random_inputs(SIGNATURE, 0, {"ids": [5, 9]})
    assert x.shape == (4, 16)
    assert x.dtype == np.float32
    assert ids.shape == (4, 20)
    assert ids.min() == 5
    assert ids.max() == 9
    assert keep.dtype == bool
    assert half.dtype.name == "bfloat16"
    assert 0.5 < half.astype(np.float32).std() < 1.5


def test_integers_without_a_range_are_zero_or_one():
    assert set(np.unique(random_inputs(SIGNATURE)[1])) == {0, 1}


def test_dims_are_set_by_shapes():
    assert bind_dims(SIGNATURE, {"x": (2, 16)}) == {"batch": 2, "seq": 20}
    assert random_inputs(SIGNATURE, shapes={"ids": (3, 33)})[2].shape == (33,)


@pytest.mark.parametrize(
    "shapes", [{"y": (1,)}, {"x": (2, 17)}, {"x": (2,)}, {"x": (2, (1, 4))}, {"x": (2, 16), "ids": (3, 20)}]
)
def test_shapes_that_do_not_fit(shapes):
    with pytest.raises(UsageError):
        bind_dims(SIGNATURE, shapes)


def test_ranges_come_from_examples():
    examples = [np.zeros((1, 16)), np.array([[7, 3, 5]]), np.array([True]), np.zeros(64)]
    assert example_ranges(SIGNATURE, examples) == {"ids": [3, 7]}
    assert example_ranges(SIGNATURE, None) == {}
