"""What one fused function leaves for another is stored narrow, and the numbers stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.host import HOST
from tk.frontend import load
from tk.graph.sink_upcasts import SinkUpcasts
from tk.pipeline import graph
from tk.target import resolve

Build = Callable[..., Any]


def fused(build: Build, count: int, narrow: bool) -> tvm.IRModule:
    """main(x: bf16[8, 16], w0: bf16[16, 16], …) → what `build(emit, x, w0, …)` returns, fused as the graph phase does."""
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((8, 16), "bfloat16"))
    weights = [relax.Var(f"w{i}", relax.TensorType((16, 16), "bfloat16")) for i in range(count)]
    with builder.function("main", [x, *weights]):
        with builder.dataflow():
            out = builder.emit_output(build(builder.emit, x, *weights))
        builder.emit_func_output(out)
    passes = [relax.transform.LegalizeOps(), relax.transform.AnnotateTIROpPattern(), relax.transform.FuseOps()]
    passes += [SinkUpcasts()] if narrow else []
    passes += [relax.transform.FuseTIR(), relax.transform.DeadCodeElimination(["main"])]
    return tvm.transform.Sequential(passes)(builder.get())


def matmul(emit: Any, x: Any, w: Any) -> Any:
    """x @ w summed in float32, rounded to bf16 and widened again for what follows."""
    narrow = emit(op.astype(emit(op.matmul(x, w, out_dtype="float32")), "bfloat16"))
    return emit(op.astype(narrow, "float32"))


def stored(mod: tvm.IRModule) -> list[str]:
    """The dtypes of what kernels leave for each other and for the caller."""
    return [str(b.var.ty.dtype.dtype) for block in mod["main"].body.blocks for b in block.bindings]


def computed(mod: tvm.IRModule, count: int) -> np.ndarray[Any, Any]:
    rng = np.random.default_rng(7)
    args = [rng.standard_normal(shape).astype(ml_dtypes.bfloat16) for shape in [(8, 16), *[(16, 16)] * count]]
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    return np.asarray(machine["main"](*map(tvm.runtime.tensor, args)).numpy(), np.float64)


def swiglu(emit: Any, x: Any, gate: Any, up: Any) -> Any:
    return emit(op.astype(emit(op.multiply(emit(op.nn.silu(matmul(emit, x, gate))), matmul(emit, x, up))), "bfloat16"))


def two_readers(emit: Any, x: Any, gate: Any, up: Any) -> Any:
    """Two readers of one product, one of them a kernel of its own."""
    u = matmul(emit, x, up)
    g = matmul(emit, x, gate)
    turned = emit(op.permute_dims(u))
    return emit(op.add(emit(op.negative(turned)), emit(op.permute_dims(emit(op.multiply(g, u))))))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("build", [swiglu, two_readers])
def test_narrow_between_kernels(build: Build) -> None:
    before, after = fused(build, 2, False), fused(build, 2, True)
    assert "float32" in stored(before)[:-1]
    assert len(stored(before)) == len(stored(after))
    wide, narrow = computed(before, 2), computed(after, 2)  # within one function a rounding may be left out
    assert np.linalg.norm(narrow - wide) < 2**-8 * np.linalg.norm(wide)


def test_swiglu_stores_bfloat16_alone() -> None:
    assert stored(fused(swiglu, 2, True)) == ["bfloat16"] * 2


def test_an_output_stays_wide() -> None:
    """What the caller asked for in float32 is what he gets."""
    after = fused(matmul, 1, True)
    assert stored(after) == ["float32"]
    tvm.ir.assert_structural_equal(after, fused(matmul, 1, False))


def test_a_product_s_operand_stays_wide() -> None:
    """A float32 product reads float32: its rule takes no operand that is cast on the way."""

    def build(emit: Any, x: Any, w: Any, v: Any) -> Any:
        return emit(op.matmul(matmul(emit, x, w), matmul(emit, v, v)))

    tvm.ir.assert_structural_equal(fused(build, 2, True), fused(build, 2, False))


SHAPE = (4, 8)
NARROW, WIDE = relax.TensorType(SHAPE, "bfloat16"), relax.TensorType(SHAPE, "float32")


def kernel(name: str, reads: tuple[str, ...], writes: str) -> Any:
    """A PrimFunc that FuseOps takes for elementwise: the sum of what it reads."""
    from tvm import te

    tensors = [te.placeholder(SHAPE, dtype, name=f"x{i}") for i, dtype in enumerate(reads)]
    out = te.compute(SHAPE, lambda i, j: sum((x[i, j].astype(writes) for x in tensors[1:]), tensors[0][i, j].astype(writes)))
    return te.create_prim_func([*tensors, out]).with_attr("op_pattern", 0).with_attr("global_symbol", name)


def two_functions(narrow: bool) -> tvm.IRModule:
    """first(x): x + x in bf16, then widened; second(h, h): the sum of two. Before (`narrow` False), and as expected."""
    builder = relax.BlockBuilder()
    double = builder.add_func(kernel("double", ("bfloat16", "bfloat16"), "bfloat16"), "double")
    widen = builder.add_func(kernel("widen", ("bfloat16",), "float32"), "widen")
    add = builder.add_func(kernel("add", ("float32", "float32"), "float32"), "add")

    def call(what: Any, args: list[Any], out: Any) -> Any:
        return builder.emit(relax.call_tir(what, args, out))

    def function(name: str, params: list[Any], body: Callable[[], Any]) -> Any:
        with builder.function(name, params, attrs={"Primitive": True}, private=True):
            with builder.dataflow():
                out = builder.emit_output(body())
            builder.emit_func_output(out)
        return builder.get().get_global_var(name)

    x, h = relax.Var("x", NARROW), [relax.Var(f"h{i}", NARROW if narrow else WIDE) for i in (0, 1)]
    doubled = relax.call_tir(double, [x, x], NARROW)
    first = function("first", [x], lambda: doubled if narrow else relax.call_tir(widen, [builder.emit(doubled)], WIDE))
    second = function(
        "second", h, lambda: relax.call_tir(add, [call(widen, [each], WIDE) for each in h] if narrow else h, WIDE)
    )
    given = relax.Var("given", NARROW)
    with builder.function("main", [given]):
        with builder.dataflow():
            left = builder.emit(relax.Call(first, [given]))
            out = builder.emit_output(relax.Call(second, [left, left]))
        builder.emit_func_output(out)
    return builder.get()


def test_before_and_expected() -> None:
    after = relax.transform.FuseTIR()(SinkUpcasts()(two_functions(False)))
    expected = relax.transform.FuseTIR()(two_functions(True))
    for mod in (after, expected):
        calls = [b.value for block in mod["main"].body.blocks for b in block.bindings]
        assert [[str(arg.ty.dtype.dtype) for arg in call.args[1].fields] for call in calls] == [["bfloat16"], ["bfloat16"] * 2]
    for mine, theirs in zip(functions(after), functions(expected), strict=True):
        tvm.ir.assert_structural_equal(mine, theirs, map_free_vars=True)


def functions(mod: tvm.IRModule) -> list[Any]:
    """The PrimFuncs that main calls, in order, without their names."""
    calls = [b.value for block in mod["main"].body.blocks for b in block.bindings]
    return [mod[call.args[0]].without_attr("global_symbol") for call in calls]


@pytest.mark.rotated(6)
@pytest.mark.parametrize("name", ["llama-tiny", "vit-tiny"])
@pytest.mark.parametrize(("target", "scores"), [("cpu:x86-64-v3", 2), ("rocm:gfx1100", 0), ("a100", 0), ("h200", 0)])
def test_models_store_scores_alone_in_float32(name: str, target: str, scores: int) -> None:
    """Everything between kernels is bf16 but the scores that a softmax reads, one tensor in each of two layers; where attention
    is one kernel they are not stored."""
    index = resolve(target)
    with index.tvm(), tvm.transform.PassContext(opt_level=3):
        mod, _ = graph(load(f"zoo:{name}", dtype="bfloat16"), index)
    bindings = [b for block in mod["main"].body.blocks for b in block.bindings if isinstance(b.value, relax.Call)]
    wide = [b.var for b in bindings if b.value.op.name == "relax.call_tir" and "float32" in str(b.var.ty)]
    assert len(wide) == scores
