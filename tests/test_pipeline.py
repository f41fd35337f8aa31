"""What the CPU compilers under tk get wrong, and the pipeline keeps from them; and what its passes need not visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax

import tk
from tk.frontend.model import Model
from tk.package.signature import Signature, TensorSpec
from tk.pipeline import simplifying
from tk.target import resolve


def compiled(compute: Callable[..., relax.Expr], inputs: dict[str, np.ndarray[Any, Any]]) -> Any:
    """`compute(builder, *variables)` compiled for this CPU."""
    builder = relax.BlockBuilder()
    variables = [relax.Var(name, relax.TensorType(x.shape, str(x.dtype))) for name, x in inputs.items()]
    with builder.function("main", variables, attrs={"num_input": len(variables)}):
        with builder.dataflow():
            out = builder.emit(compute(builder, *variables))
            result = builder.emit_output(relax.Tuple([out]))
        builder.emit_func_output(result)
    takes = tuple(TensorSpec(name, x.shape, str(x.dtype)) for name, x in inputs.items())
    shape = tuple(int(dim) for dim in out.ty.shape.values)
    model = Model("m", builder.get(), {}, Signature(takes, (TensorSpec("y", shape, str(out.ty.dtype.dtype)),)))
    return tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")


@pytest.mark.parametrize("name", ["exp", "tanh", "sigmoid", "log"])
def test_functions_of_float64_vectors(name: str) -> None:
    """TVM called C's function once for a whole vector, and the other elements were lost."""
    x = np.random.default_rng(0).uniform(0.1, 2, 32)
    expected = 1 / (1 + np.exp(-x)) if name == "sigmoid" else getattr(np, name)(x)
    np.testing.assert_allclose(compiled(lambda builder, x: getattr(relax.op, name)(x), {"x": x})(x), expected, rtol=1e-12)


def test_rotated_halves_laid_side_by_side() -> None:
    """LLVM made 512-bit vectors of the condition, read beyond the tensors, and gave what lay there."""
    rng = np.random.default_rng(0)
    x, cos, sin = (rng.standard_normal(shape, np.float32) for shape in ((2, 3, 32), (2, 3, 4), (2, 3, 4)))

    def rotate(builder: Any, x: Any, cos: Any, sin: Any) -> relax.Expr:
        op, emit = relax.op, builder.emit
        heads = emit(op.reshape(x, [2, 3, 4, 8]))
        a, b = (emit(op.strided_slice(heads, [3], [at], [at + 4])) for at in (0, 4))
        c, s = (emit(op.expand_dims(each, [2])) for each in (cos, sin))
        real = emit(op.subtract(emit(op.multiply(c, a)), emit(op.multiply(s, b))))
        imaginary = emit(op.add(emit(op.multiply(s, a)), emit(op.multiply(c, b))))
        return op.reshape(emit(op.concat([real, imaginary], 3)), [2, 3, 32])

    a, b = np.split(x.reshape(2, 3, 4, 8), 2, -1)
    c, s = cos[:, :, None], sin[:, :, None]
    expected = np.concatenate([c * a - s * b, s * a + c * b], -1).reshape(x.shape)
    np.testing.assert_allclose(compiled(rotate, {"x": x, "cos": cos, "sin": sin})(x, cos, sin), expected, atol=1e-6)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("shape", [(16, 16), (4, 100)])
def test_the_size_of_a_spectrum(shape: tuple[int, int]) -> None:
    """Two products, of the real and of the imaginary part, meet in a function that the importer wrote."""
    import torch

    class Spectrum(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return torch.fft.rfft(x).abs()

    x = torch.randn(shape)
    got = tk.load(tk.compile(Spectrum(), (x,), target="cpu"))(x)
    torch.testing.assert_close(got, torch.fft.rfft(x).abs(), rtol=1e-4, atol=1e-4)


def test_passes_visit_no_other_names_of_common_subexpressions() -> None:
    """Layers that compute one mask each leave thousands: each is a binding to every pass behind, and dead ones cost most."""
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((4, 4), "float32"))
    with builder.function("main", [x], {"num_input": 1}):
        with builder.dataflow():
            y: relax.Expr = x
            for _ in range(5):
                y = builder.emit(relax.op.add(y, relax.op.nn.relu(relax.op.exp(x))))
            out = builder.emit_output(y)
        builder.emit_func_output(out)
    target = resolve("h200")
    with target.tvm(), tvm.transform.PassContext(opt_level=3):
        passes = simplifying(target)
        end = next(n for n, each in enumerate(passes) if each.info.name == "KeepZeros")
        mod = tvm.transform.Sequential(passes[:end])(builder.get())
    values = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    assert not [value for value in values if isinstance(value, relax.Var)]
    assert len(values) == 7  # exp, relu and five additions
