import ml_dtypes
import numpy as np
import pytest

from tk.verify.tolerance import Reductions, reductions_of, tolerance, unit_roundoff, widest_roundoff


def test_unit_roundoff():
    assert unit_roundoff("float32") == 2**-24
    assert unit_roundoff("bfloat16") == 2**-8
    assert unit_roundoff("float16") == 2**-11


def test_the_widest_roundoff_wins():
    assert widest_roundoff(["int64", "float32", "bfloat16", "float16"]) == "bfloat16"
    assert widest_roundoff(["int64", "bool"]) == "float32"


def test_tolerance_grows_with_depth_and_length():
    base = tolerance("float32", Reductions(4, 64))
    assert base < tolerance("float32", Reductions(8, 64)) < tolerance("float32", Reductions(8, 256))
    assert base < tolerance("float16", Reductions(4, 64)) < tolerance("bfloat16", Reductions(4, 64))


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_a_product_done_right_is_within_and_one_summed_in_its_own_dtype_is_not(dtype):
    """What the tolerance is for: float32 accumulation passes; accumulating in bfloat16 or float16 does not."""
    kind = np.dtype(getattr(ml_dtypes, dtype, dtype))
    rng = np.random.default_rng(0)
    k = 4096
    a, b = rng.standard_normal((8, k)).astype(kind), rng.standard_normal((k, 8)).astype(kind)
    exact = a.astype(np.float64) @ b.astype(np.float64)
    bound = tolerance(dtype, Reductions(1, k))

    def error(out):
        return np.linalg.norm(out.astype(np.float64) - exact) / np.linalg.norm(exact)

    assert error((a.astype(np.float32) @ b.astype(np.float32)).astype(kind)) < bound
    if dtype != "float32":
        total = np.zeros((8, 8), kind)
        for i in range(k):
            total = (total + np.outer(a[:, i], b[i]).astype(kind)).astype(kind)
        assert error(total) > bound


def test_sums_follow_the_dataflow():
    torch = pytest.importorskip("torch")
    from tk.frontend import load

    class Net(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.conv = torch.nn.Conv2d(3, 8, 3)
            self.one, self.two = torch.nn.Linear(8, 16), torch.nn.Linear(8, 16)

        def forward(self, x):
            x = self.conv(x).relu().mean((2, 3))
            return self.one(x) + self.two(x)

    # conv (3·3·3 terms), mean (6·6), then one of two products side by side (8)
    assert reductions_of(load(Net().eval(), (torch.randn(2, 3, 8, 8),))) == Reductions(3, 36)


def test_scans_and_scattered_additions_are_sums():
    """A mean of segments was called wrong on a CPU, as if each had one element."""
    torch = pytest.importorskip("torch")
    from tk.frontend import load

    class Segments(torch.nn.Module):
        def forward(self, x, indices):
            return x.new_zeros(4, x.shape[1]).index_add(0, indices, x).cumsum(1)

    class Columns(torch.nn.Module):
        def forward(self, x, indices):
            return x.scatter_add(1, indices, x) * 2

    class Written(torch.nn.Module):
        def forward(self, x, indices):
            return x.scatter(1, indices, x)

    x, rows = torch.randn(700, 32), torch.randint(0, 4, (700,))
    columns = torch.randint(0, 32, (700, 32))
    assert reductions_of(load(Segments(), (x, rows))) == Reductions(2, 700)
    assert reductions_of(load(Columns(), (x, columns))) == Reductions(1, 32)
    assert reductions_of(load(Written(), (x, columns))) == Reductions(0, 1)
