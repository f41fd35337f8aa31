"""Which kernels may write over an operand: read from the loops of what models become, and shown by running them so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tk.codegen.library import build_function
from tk.graph.legalize import LEGALIZE
from tk.graph.memory.in_place import in_place, pairs_of
from tk.runtime.ffi import runtime
from tk.schedule.apply import schedule_module
from tk.target import resolve

SHAPE = (5, 33)


def function(compute: Any, *shapes: tuple[Any, ...], dtype: str = "float32") -> Any:
    """The one PrimFunc that `compute` becomes."""
    builder = relax.BlockBuilder()
    params = [relax.Var(name, relax.TensorType(shape, dtype)) for name, shape in zip("xyz", shapes, strict=False)]
    with builder.function("main", params, attrs={"num_input": len(params)}):
        with builder.dataflow():
            out = builder.emit_output(compute(*params))
        builder.emit_func_output(out)
    passes = [relax.transform.LegalizeOps(LEGALIZE), relax.transform.AnnotateTIROpPattern(), relax.transform.FuseOps()]
    mod = tvm.transform.Sequential([*passes, relax.transform.FuseTIR()])(builder.get())
    (func,) = [func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc)]
    return func


ALLOWED = {
    "elementwise": (lambda x: op.exp(op.multiply(x, x)), [SHAPE], [(0, 1)]),
    "residual": (lambda x, y: op.add(x, op.nn.relu(y)), [SHAPE, SHAPE], [(0, 2), (1, 2)]),
    "broadcast": (lambda x, y: op.add(x, y), [SHAPE, (33,)], [(0, 2)]),
    "product": (lambda x, y, z: op.add(op.matmul(x, y), z), [SHAPE, (33, 33), SHAPE], [(2, 3)]),
    "scaled softmax": (lambda x, y: op.multiply(op.nn.softmax(x), y), [SHAPE, SHAPE], [(1, 2)]),
}
REFUSED = {
    "transpose": (lambda x: op.permute_dims(x), [(7, 7)]),
    "flip": (lambda x: op.flip(op.exp(x), 1), [SHAPE]),
    "softmax": (lambda x: op.nn.softmax(x), [SHAPE]),  # each row is read before its first element is written, and after
    "shorter": (lambda x: op.nn.relu(op.strided_slice(x, [1], [0], [20])), [SHAPE]),
    "moved": (lambda x, y: op.add(x, op.permute_dims(x)), [(7, 7), (7, 7)]),
    "other dtype": (lambda x: op.astype(op.exp(x), "float16"), [SHAPE]),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_elements_that_are_read_for_their_own_place(name: str) -> None:
    compute, shapes, pairs = ALLOWED[name]
    assert list(pairs_of(function(compute, *shapes))) == pairs


@pytest.mark.parametrize("name", REFUSED)
def test_elements_that_are_read_for_others(name: str) -> None:
    compute, shapes = REFUSED[name]
    assert list(pairs_of(function(compute, *shapes))) == []


@pytest.mark.sampled(4)
@pytest.mark.parametrize("shape", [(1,), (5, 33), (3, 1, 130), (64, 64)])
@pytest.mark.parametrize("name", ["elementwise", "residual", "product", "scaled softmax"])
def test_kernels_run_over_their_operands(name: str, shape: tuple[int, ...]) -> None:
    """As scheduled for this CPU, tails and all."""
    compute, shapes, pairs = ALLOWED[name]
    shapes = [shape if each == SHAPE else (shape[-1], shape[-1]) for each in shapes]
    if name == "product" and len(shape) != 2:
        pytest.skip("a product has two dims here")
    _over_operands(function(compute, *shapes), shapes, pairs)


@pytest.mark.parametrize("size", [1, 5, 40])
def test_products_of_symbolic_sizes_run_over_their_operands(size: int) -> None:
    """Sums that are kept in the result's memory would be there before the addend is read."""
    s = tvm.tirx.Var("s", "int64")
    func = function(lambda x, y, z: op.add(op.matmul(x, y), z), (3, s, 8), (3, 8, s), (3, s, s))
    _over_operands(func, [(3, size, 8), (3, 8, size), (3, size, size)], [(2, 3)])


def _over_operands(func: Any, shapes: Sequence[tuple[int, ...]], pairs: Sequence[tuple[int, int]]) -> None:
    """`func` gives the same numbers into a tensor of its own and over each of its operands in `pairs`."""
    target = resolve("cpu")
    mod = tvm.IRModule({"f": func})
    assert list(in_place(mod)["f"]) == pairs
    with target.tvm():
        scheduled = schedule_module(mod, target)[0]
    library, _ = build_function(next(iter(dict(scheduled.functions_items()).values())), target)
    run = loaded(library)
    rng = np.random.default_rng(0)
    inputs = [rng.standard_normal(each).astype("float32") for each in shapes]
    apart = tvm.runtime.tensor(np.full(shapes[pairs[0][0]], np.nan, "float32"))
    run(*map(tvm.runtime.tensor, inputs), apart)
    for operand, _ in pairs:
        tensors = [tvm.runtime.tensor(each) for each in inputs]
        run(*tensors, tensors[operand])
        np.testing.assert_array_equal(tensors[operand].numpy(), apart.numpy())


def loaded(library: bytes) -> Any:
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "f.so"
        path.write_bytes(library)
        return runtime().load_module(str(path))["main"]
