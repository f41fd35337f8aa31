"""torch's float8: casts bit by bit as torch has them, elements moved, compared and stored, and `_scaled_mm`."""

from __future__ import annotations

from collections.abc import Callable

import ml_dtypes
import numpy as np
import pytest
import torch
from torch.nn import functional
from tvm_ffi import from_dlpack

import tk
from tests.sample import SEED
from tests.schedules.cuda.assembling import needs_assembler
from tk.errors import ImportModelError

NAMES = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
DTYPES = [getattr(torch, name) for name in NAMES]


@pytest.fixture(autouse=True)
def _seed() -> None:
    torch.manual_seed(int.from_bytes(SEED.encode(), "little") % 2**63)


class Applied(torch.nn.Module):
    """All of some functions of the inputs."""

    def __init__(self, *functions: Callable[..., torch.Tensor]) -> None:
        super().__init__()
        self.functions = functions

    def forward(self, *inputs: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return tuple(function(*inputs) for function in self.functions)


def compiled(model: torch.nn.Module, *args: torch.Tensor, verify: bool = False, **options: object) -> tk.Module:
    return tk.load(tk.compile(model, args, target="cpu", verify=verify, **options))


def codes() -> torch.Tensor:
    return torch.arange(256, dtype=torch.uint8)


def numbers(dtype: torch.dtype) -> torch.Tensor:
    """Every number of a float8, without NaN and infinities, in order, in float64."""
    values = codes().view(dtype).double()
    return values[values.isfinite()].unique()


def equal(found: torch.Tensor, expected: torch.Tensor) -> bool:
    """Bit by bit, but for what NaN's bits say."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return False
    if found.dtype in DTYPES:
        return torch.equal(found.contiguous().view(torch.uint8), expected.contiguous().view(torch.uint8))
    return torch.equal(found, expected) if not found.is_floating_point() else found.allclose(expected, 0, 0, equal_nan=True)


def test_floats_are_rounded_as_torch_rounds_them() -> None:
    """All of float16 and bfloat16; of float32 random bits, all ties and what is beside them, and special numbers; float64."""
    every = torch.arange(2**16, dtype=torch.int32).to(torch.int16)
    bits = torch.randint(-(2**31), 2**31, (100_003,)).to(torch.int32).view(torch.float32)
    special = torch.tensor([torch.nan, torch.inf, -torch.inf, 0.0, -0.0, 1e-45, -1e-45, 3e38, 464.0, 465.0, 61440.0])
    middles = torch.cat([(values[1:] + values[:-1]) / 2 for values in map(numbers, DTYPES)]).float()
    beside = [torch.nextafter(middles, torch.tensor(edge)) for edge in (torch.inf, -torch.inf)]
    floats = torch.cat([bits, special, -special, middles, *beside, torch.randn(20_000) * 100, torch.randn(20_000) * 0.01])
    inputs = every.view(torch.float16), every.view(torch.bfloat16), floats, floats.double() * (1 + 1e-9)

    class Cast(torch.nn.Module):
        def forward(self, *inputs: torch.Tensor) -> list[torch.Tensor]:
            return [x.to(dtype).view(torch.uint8) for dtype in DTYPES for x in inputs]

    for found, expected in zip(compiled(Cast(), *inputs)(*inputs), Cast()(*inputs), strict=True):
        assert torch.equal(found, expected)


def test_whole_numbers_are_cast_as_torch_casts_them() -> None:
    inputs = torch.randint(-500, 500, (300,)), torch.randint(-128, 128, (300,), dtype=torch.int8), torch.randn(300) > 0
    model = Applied(*(lambda *xs, d=d, i=i: xs[i].to(d).view(torch.uint8) for d in DTYPES for i in range(3)))
    for found, expected in zip(compiled(model, *inputs)(*inputs), model(*inputs), strict=True):
        assert torch.equal(found, expected)


def test_every_code_is_read_as_torch_reads_it() -> None:
    wider = (torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.bool)
    casts = [lambda c, d=d, w=w: c.view(d).to(w) for d in DTYPES for w in wider]
    # 0x7d and 0x7e of e5m2 are NaN too
    between = [lambda c, d=d, w=w: c.view(d).to(w).view(torch.uint8) for d in DTYPES for w in DTYPES if d != w]
    model = Applied(*casts, *between)
    for found, expected in zip(compiled(model, codes())(codes()), model(codes()), strict=True):
        assert equal(found, expected)


MOVES: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "as it is": lambda x, y: x,
    "view": lambda x, y: x.view(2, 3, 8),
    "reshape": lambda x, y: x.t().reshape(4, 12),
    "transpose": lambda x, y: x.t(),
    "contiguous": lambda x, y: x.t().contiguous(),
    "clone": lambda x, y: x.clone(),
    "cat": lambda x, y: torch.cat([x, y, x], 1),
    "stack": lambda x, y: torch.stack([x, y]),
    "slice": lambda x, y: x[1:5:2, -3:],
    "select": lambda x, y: x[:, 2],
    "index": lambda x, y: x[torch.tensor([5, 0, 0, -1])],
    "index_select": lambda x, y: x.index_select(1, torch.tensor([7, 1])),
    "embedding": lambda x, y: torch.nn.functional.embedding(torch.tensor([[1, 2], [0, 5]]), x),
    "where": lambda x, y: torch.where(torch.arange(8) % 3 == 0, x, y),
    "pad": lambda x, y: torch.nn.functional.pad(x, (1, 2, 0, 1)),
    "pad by a number": lambda x, y: torch.nn.functional.pad(x, (1, 2), value=1.5),
    "flip": lambda x, y: x.flip(0),
    "roll": lambda x, y: x.roll(3, 1),
    "repeat": lambda x, y: x.repeat(2, 1, 2),
    "expand": lambda x, y: x[:1].expand(4, 8),
    "unfold": lambda x, y: x.unfold(1, 3, 2),
    "diagonal": lambda x, y: x.diagonal(1),
    "repeat_interleave": lambda x, y: x.repeat_interleave(2, 0),
    "slice_scatter": lambda x, y: x.slice_scatter(y[:2], 0, 3, 5),
    "select_scatter": lambda x, y: x.select_scatter(y[0], 0, 4),
    "index_put": lambda x, y: x.clone().index_put((torch.tensor([0, 3]),), y[:2]),
    "where of itself": lambda x, y: torch.where(x == x, x, y),
    "bits": lambda x, y: x.view(torch.uint8),
    "bits of int32": lambda x, y: x.view(torch.int32),
    "assigned": lambda x, y: _assigned(x, y),
    "copied": lambda x, y: x.clone().copy_(y.float() * 3),
    "filled": lambda x, y: x.clone().fill_(3.0),
    "full": lambda x, y: torch.full((2, 3), 1.5, dtype=x.dtype),
    "zeros": lambda x, y: torch.zeros_like(x),
    "full_like": lambda x, y: torch.full_like(x, -2.0),
    "empty": lambda x, y: torch.cat([x[:0], y]),
    "of no elements": lambda x, y: x[:0],
}
COMPUTED: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "eq a number": lambda x, y: x == 1.0,
    "isnan": lambda x, y: x.isnan(),
    "any": lambda x, y: x.bool().any(1),
    "product": lambda x, y: x * y,
    "abs": lambda x, y: x.abs(),
    "wide": lambda x, y: (x.float() + y.float()).half(),
    "rounded twice": lambda x, y: (x.float() * 1.7).to(y.dtype).float() - y.to(torch.bfloat16).float(),
}


def _assigned(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    z = x.clone()
    z[1:3, 2:] = y[4:6, 2:]
    return z


def drawn(dtype: torch.dtype) -> torch.Tensor:
    """[6, 8] of any codes, NaN among them, each as torch writes it."""
    return codes()[torch.randint(0, 256, (6, 8))].view(dtype).float().to(dtype)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_elements_are_moved_and_computed_with_as_in_torch(dtype: torch.dtype) -> None:
    model = Applied(*MOVES.values(), *COMPUTED.values())
    inputs = drawn(dtype), drawn(dtype)
    module = compiled(model, *inputs)
    assert [spec.dtype for spec in module.inputs] == [str(dtype).removeprefix("torch.")] * 2
    inputs = drawn(dtype), drawn(dtype)
    for name, found, expected in zip([*MOVES, *COMPUTED], module(*inputs), model(*inputs), strict=True):
        assert equal(found, expected), name


@pytest.mark.parametrize("name", NAMES)
def test_numpy_arrays_of_ml_dtypes_go_in_and_come_out(name: str) -> None:
    dtype, own = getattr(torch, name), getattr(ml_dtypes, name)
    model = Applied(lambda x: x.t(), lambda x: (x.float() * 0.5).to(dtype))
    x = drawn(dtype)
    turned, halves = compiled(model, x)(x.view(torch.uint8).numpy().view(own))
    assert turned.dtype == halves.dtype == own
    for found, expected in zip((turned, halves), model(x), strict=True):
        assert np.array_equal(found.view(np.uint8), expected.contiguous().view(torch.uint8).numpy())


def test_parameters_and_buffers_are_of_float8() -> None:
    class Stored(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("table", torch.randn(40, 16).to(torch.float8_e4m3fn))
            self.weight = torch.nn.Parameter(torch.randn(16, 24).to(torch.float8_e5m2), requires_grad=False)
            self.register_buffer("one", torch.tensor(1.5).to(torch.float8_e4m3fnuz))

        def forward(self, at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            rows = self.table[at]
            return rows, rows.float() @ self.weight.to(torch.float32) * self.one.float()

    model, at = Stored(), torch.randint(0, 40, (5,))
    rows, product = compiled(model, at, verify=True)(at)
    assert equal(rows, model(at)[0])
    exact = model.table[at].double() @ model.weight.double() * 1.5
    assert (product - exact).norm() < 1e-6 * exact.norm()


def test_a_buffer_of_float8_is_written_into() -> None:
    class Cache(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("cache", torch.zeros(8, 16, dtype=torch.float8_e4m3fn))

        def forward(self, x: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
            self.cache.index_put_((at,), x.to(torch.float8_e4m3fn))
            return self.cache.float().sum(0)

    model = Cache()
    module = compiled(Cache(), torch.randn(2, 16), torch.tensor([0, 1]))
    state = module.state()
    for rows in ([2, 5], [7, 2]):
        x, at = torch.randn(2, 16), torch.tensor(rows)
        torch.testing.assert_close(module(x, at, state=state), model(x, at))
    assert np.array_equal(state["cache"].view(np.uint8), model.cache.view(torch.uint8).numpy())


class Linear(torch.nn.Module):
    """A linear layer whose activations are quantised as they come, with one scale or one a row."""

    def __init__(self, weight: torch.Tensor, dtype: torch.dtype, out: torch.dtype, by_row: bool, bias: bool) -> None:
        super().__init__()
        self.dtype, self.out, self.by_row = dtype, out, by_row
        self.most = torch.finfo(dtype).max
        scale = (weight.abs().amax(1, keepdim=True) if by_row else weight.abs().amax()) / self.most
        self.register_buffer("weight", (weight / scale).to(dtype))
        self.register_buffer("scale", scale.t().contiguous() if by_row else scale)
        kind = torch.bfloat16 if out.itemsize == 1 else out
        self.bias = torch.nn.Parameter(torch.randn(weight.shape[0]).to(kind)) if bias else None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        greatest = x.abs().amax(1, keepdim=True) if self.by_row else x.abs().amax()
        scale = greatest.float().clamp(min=1e-12) / self.most
        rounded = (x / scale).clamp(-self.most, self.most).to(self.dtype)
        return torch._scaled_mm(rounded, self.weight.t(), scale, self.scale, self.bias, out_dtype=self.out, use_fast_accum=True)

    def exact(self, x: torch.Tensor) -> torch.Tensor:
        greatest = x.abs().amax(1, keepdim=True) if self.by_row else x.abs().amax()
        scale = greatest.float().clamp(min=1e-12) / self.most
        rounded = (x / scale).clamp(-self.most, self.most).to(self.dtype).double()
        summed = rounded @ self.weight.double().t() * scale.double() * self.scale.double()
        return summed if self.bias is None else summed + self.bias.double()


@pytest.mark.parametrize("by_row", [False, True], ids=["tensor", "row"])
@pytest.mark.parametrize(
    ("dtype", "out", "bias"),
    [
        (torch.float8_e4m3fn, torch.bfloat16, True),
        (torch.float8_e5m2, torch.float32, False),
        (torch.float8_e4m3fnuz, torch.float16, True),
        (torch.float8_e5m2fnuz, torch.float32, True),
    ],
    ids=NAMES,
)
def test_a_quantised_linear_layer(dtype: torch.dtype, out: torch.dtype, bias: bool, by_row: bool) -> None:
    model = Linear(torch.randn(48, 80), dtype, out, by_row, bias)
    module = compiled(model, torch.randn(24, 80), verify=True)
    x = torch.randn(24, 80) * 3
    found, exact = module(x), model.exact(x)
    assert found.dtype == out
    assert (found.double() - exact).norm() < max(1e-6, torch.finfo(out).eps / 2) * exact.norm()
    torch.testing.assert_close(found, model(x), rtol=2 * max(1e-6, torch.finfo(out).eps), atol=1e-4)


def test_scaled_mm_of_inputs_of_two_dtypes() -> None:
    """Both operands are inputs, one of each float8, rows are dynamic, and the result is float8."""

    class Product(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
            return torch._scaled_mm(a, b.t(), scale, scale * 0.5, out_dtype=torch.float8_e5m2)

    def inputs(rows: int) -> tuple[torch.Tensor, ...]:
        a, b = torch.randn(rows, 64).to(torch.float8_e4m3fn), torch.randn(32, 64).to(torch.float8_e5m2)
        return a, b, torch.rand(()) + 0.1

    rows = torch.export.Dim("rows", min=2, max=512)
    module = compiled(Product(), *inputs(16), dynamic_shapes=({0: rows}, {}, {}))
    a, b, scale = inputs(37)
    found, exact = module(a, b, scale), (a.double() @ b.double().t()) * scale.double() ** 2 * 0.5
    assert found.dtype == torch.float8_e5m2
    steps = found.view(torch.uint8).int() - exact.to(torch.float8_e5m2).view(torch.uint8).int()
    assert (steps != 0).float().mean() < 0.01  # sums in float32 that lie next to a tie
    assert steps.abs().max() <= 1


@pytest.mark.parametrize("out", [torch.bfloat16, torch.float8_e4m3fn], ids=str)
@pytest.mark.parametrize("by_row", [False, True], ids=["tensor", "row"])
def test_scaled_mm_with_recipes(by_row: bool, out: torch.dtype) -> None:
    """As torch.nn.functional calls it: the scales are lists, and an enumeration says what they are of."""
    recipe = functional.ScalingType.RowWise if by_row else functional.ScalingType.TensorWise

    class Product(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor, of_a: torch.Tensor, of_b: torch.Tensor) -> torch.Tensor:
            return functional.scaled_mm(a, b.t(), of_a, recipe, of_b, recipe, output_dtype=out)

    def inputs(rows: int) -> tuple[torch.Tensor, ...]:
        a, b = torch.randn(rows, 64).to(torch.float8_e4m3fn), torch.randn(32, 64).to(torch.float8_e4m3fn)
        return a, b, torch.rand(rows, 1) if by_row else torch.rand(()), torch.rand(1, 32) if by_row else torch.rand(())

    rows = {0: torch.export.Dim("rows", min=2, max=512)}
    module = compiled(Product(), *inputs(16), dynamic_shapes=(rows, {}, rows if by_row else {}, {}), verify=True)
    given = inputs(37)
    found, a, b = module(*given), given[0].double(), given[1].double()
    exact = (a @ b.t()) * given[2].double() * given[3].double()
    assert found.dtype == out
    assert (found.double() - exact).norm() < torch.finfo(out).eps / 2 * exact.norm()


def test_recipes_of_blocks_are_refused() -> None:
    recipe = functional.ScalingType.BlockWise1x128

    class Blocks(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor, of_a: torch.Tensor, of_b: torch.Tensor) -> torch.Tensor:
            return functional.scaled_mm(a, b.t(), of_a, recipe, of_b, recipe, output_dtype=torch.bfloat16)

    a, b = torch.randn(16, 256).to(torch.float8_e4m3fn), torch.randn(128, 256).to(torch.float8_e4m3fn)
    with pytest.raises(ImportModelError, match=r"scales of blocks[\s\S]*RowWise[\s\S]*\[4\]"):
        tk.compile(Blocks(), (a, b, torch.rand(2, 16).t(), torch.rand(2, 128).t()), target="cpu", verify=False)


def test_scales_of_blocks_are_refused() -> None:
    class Blocks(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor, of_a: torch.Tensor, of_b: torch.Tensor) -> torch.Tensor:
            return torch._scaled_mm(a, b.t(), of_a, of_b, out_dtype=torch.bfloat16)

    a, b = torch.randn(16, 256).to(torch.float8_e4m3fn), torch.randn(128, 256).to(torch.float8_e4m3fn)
    scales = torch.rand(16, 2), torch.rand(2, 1)
    with pytest.raises(ImportModelError, match=r"scales of blocks[\s\S]*\(16, 1\)[\s\S]*\(16, 2\)"):
        tk.compile(Blocks(), (a, b, *scales), target="cpu", verify=False)


def test_scales_of_results_are_refused() -> None:
    class Scaled(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
            return torch._scaled_mm(a, b.t(), scale, scale, scale_result=scale, out_dtype=torch.float8_e4m3fn)

    a, b = torch.randn(16, 64).to(torch.float8_e4m3fn), torch.randn(32, 64).to(torch.float8_e4m3fn)
    with pytest.raises(ImportModelError, match=r"scale_result[\s\S]*cast it to float8"):
        tk.compile(Scaled(), (a, b, torch.tensor(0.5)), target="cpu", verify=False)


@pytest.mark.parametrize("name", ["float8_e8m0fnu", "float4_e2m1fn_x2"])
def test_types_of_scales_and_pairs_are_refused(name: str) -> None:
    x = torch.zeros(4, 4, dtype=torch.uint8).view(getattr(torch, name))
    with pytest.raises(ImportModelError, match=rf"{name}[\s\S]*pass the .* as uint8"):
        tk.compile(Applied(lambda x: x.t()), (x,), target="cpu", verify=False)


def test_other_libraries_tensors_go_in_and_come_out() -> None:
    """By DLPack, in float8's own dtype, as TVM's tensors here."""
    x = drawn(torch.float8_e5m2)
    (found,) = compiled(Applied(lambda x: x.t().contiguous()), x)(from_dlpack(x))
    assert str(found.dtype) == "float8_e5m2"
    assert equal(torch.from_dlpack(found), x.t())


@needs_assembler
@pytest.mark.parametrize("target", ["cuda:sm_80", "h200"])
def test_nvidia_gpus_multiply_what_holds_every_float8(target: str) -> None:
    """There is no kernel of theirs for float8: tensor cores in bfloat16, and inputs of float8 where there is no such type."""
    model = Linear(torch.randn(256, 512), torch.float8_e4m3fn, torch.bfloat16, by_row=True, bias=True)
    package = tk.compile(model, (torch.randn(256, 512),), target=target, verify=False)
    (product,) = (each for each in package.builds[target].kernels() if "matmul" in each["name"])
    rule = "cuda.matmul_sm90" if target == "h200" else "cuda.matmul_mma"
    assert (product["rule"], product["dtype"]) == (rule, "bfloat16")
    x = drawn(torch.float8_e4m3fn)
    tk.compile(Applied(lambda x: (x.float() * 2).to(x.dtype)), (x,), target=target, verify=False)
