"""SwiGLU's two products become one function where a rule takes it, and only there; what it computes stays the same."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest
import tvm
from tvm import relax, te
from tvm.relax import op

from tests.host import HOST
from tk.graph.fuse_dual_matmul import FuseDualMatmul
from tk.schedule.discover import supported_on
from tk.target import resolve


def module(build: Any, *shapes: tuple[Any, ...], dtype: str = "bfloat16") -> tvm.IRModule:
    """A module whose main is `build` of variables of these shapes."""
    params = [relax.Var(f"p{i}", relax.TensorType(list(shape), dtype)) for i, shape in enumerate(shapes)]
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(builder.normalize(build(*params)))
        builder.emit_func_output(out)
    return builder.get()


def groups(mod: tvm.IRModule, takes: Any = lambda func: True) -> list[list[str]]:
    """The operators of each function that the pass made."""
    fused = FuseDualMatmul(takes)(mod)
    found = []
    for var, func in fused.functions_items():
        if var.name_hint != "main":
            calls = [binding.value for block in func.body.blocks for binding in block.bindings]
            found.append([call.op.name.removeprefix("relax.") for call in calls if isinstance(call, relax.Call)])
    return found


def swiglu(x: Any, w: Any, v: Any) -> Any:
    return op.multiply(op.nn.silu(op.matmul(x, w)), op.matmul(x, v))


SHAPES = ((4, 64), (64, 96), (64, 96))


def test_gate_and_up_are_one_function() -> None:
    (names,) = groups(module(swiglu, *SHAPES))
    assert sorted(names) == ["matmul", "matmul", "multiply", "nn.silu"]


def test_sigmoid_biases_casts_and_symbolic_rows() -> None:
    def build(x: Any, w: Any, v: Any, b: Any) -> Any:
        y = op.add(op.astype(op.matmul(x, w, out_dtype="float32"), "bfloat16"), b)
        z = op.astype(op.matmul(x, v, out_dtype="float32"), "bfloat16")
        return op.multiply(op.multiply(y, op.sigmoid(y)), z)

    m = tvm.tirx.Var("m", "int64")
    (names,) = groups(module(build, (1, m, 64), (64, 96), (64, 96), (96,)))
    assert names.count("matmul") == 2
    assert {"add", "astype", "sigmoid", "multiply"} <= set(names)


def test_a_transposed_weight_is_read_as_it_is() -> None:
    def build(x: Any, w: Any, v: Any) -> Any:
        return swiglu(x, op.permute_dims(w), op.permute_dims(v))

    (names,) = groups(module(build, (4, 64), (96, 64), (96, 64)))
    assert names.count("permute_dims") == 2


def test_what_follows_joins_up_to_a_wider_cast() -> None:
    def build(x: Any, w: Any, v: Any) -> Any:
        return op.astype(op.multiply(swiglu(x, w, v), relax.const(0.5, "bfloat16")), "float32")

    (names,) = groups(module(build, *SHAPES))
    assert names.count("multiply") == 2
    assert "astype" not in names


@pytest.mark.parametrize(
    ("build", "shapes"),
    [
        (lambda x, w, v: op.add(op.matmul(x, w), v), ((4, 64), (64, 96), (4, 96))),  # one product
        (lambda x, w, v: op.multiply(op.matmul(x, w), op.matmul(v, w)), ((4, 64), (64, 96), (4, 64))),  # two inputs
        (lambda x, w: op.multiply(op.matmul(x, w), op.nn.silu(op.matmul(x, w))), ((4, 64), (64, 96))),  # one weight
        (
            lambda x, w, v: relax.Tuple([(y := op.matmul(x, w)), op.multiply(y, op.matmul(x, v))]),
            SHAPES,
        ),  # a product that is a result, too
    ],
    ids=["one product", "two inputs", "one weight", "a product used elsewhere"],
)
def test_others_are_left_alone(build: Any, shapes: tuple[tuple[int, ...], ...]) -> None:
    assert groups(module(build, *shapes)) == []


def test_only_where_a_rule_takes_it() -> None:
    mod = module(swiglu, *SHAPES)
    assert groups(mod, supported_on(resolve("cpu"))) == []
    assert groups(mod, supported_on(resolve("a100"))) == []
    assert len(groups(mod, supported_on(resolve("h200")))) == 1
    assert groups(module(swiglu, (4, 63), (63, 96), (63, 96)), supported_on(resolve("h200"))) == []  # rows TMA cannot read
    assert groups(module(swiglu, *SHAPES, dtype="float32"), supported_on(resolve("h200"))) == []


def test_it_computes_the_same() -> None:
    import numpy as np

    from tk.graph.legalize import LEGALIZE

    arrays = [np.random.default_rng(3).standard_normal(shape).astype("float32") for shape in SHAPES]
    results = []
    for passes in ([], [FuseDualMatmul(lambda func: True)]):
        mod = module(swiglu, *SHAPES, dtype="float32")
        mod = tvm.transform.Sequential([*passes, relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR()])(mod)
        machine = relax.VirtualMachine(relax.build(mod, HOST), tvm.cpu())
        results.append(machine["main"](*(tvm.runtime.tensor(array) for array in arrays)).numpy())
    np.testing.assert_allclose(results[0], results[1], rtol=1e-6)


def by_element(builder: relax.BlockBuilder, *tensors: Any) -> Any:
    """The greatest of `tensors`, as a function that an importer wrote."""

    def build(a: Any, *others: Any) -> Any:
        return te.compute(a.shape, lambda *at: reduce(tvm.tirx.max, [each(*at) for each in (a, *others)]), name="greatest")

    return builder.emit_te(build, *tensors, primfunc_name_hint="greatest")


def turned(builder: relax.BlockBuilder, tensor: Any) -> Any:
    """`tensor` with its last axis backwards, which is no function by element."""

    def build(a: Any) -> Any:
        return te.compute(a.shape, lambda i, j: a(i, a.shape[1] - 1 - j), name="turned")

    return builder.emit_te(build, tensor, primfunc_name_hint="turned")


def written_out(change: Any = None) -> tvm.IRModule:
    """Two products, and the greatest of both and a third tensor as an importer's function; `change` follows."""
    x, w, v, z = (relax.Var(f"p{i}", relax.TensorType(shape, "float32")) for i, shape in enumerate([*SHAPES, (4, 96)]))
    builder = relax.BlockBuilder()
    with builder.function("main", [x, w, v, z]):
        with builder.dataflow():
            out = by_element(builder, builder.emit(op.matmul(x, w)), builder.emit(op.matmul(x, v)), z)
            out = builder.emit_output(out if change is None else change(builder, out))
        builder.emit_func_output(out)
    return builder.get()


def fused(mod: tvm.IRModule) -> list[Any]:
    """The functions that the pass made."""
    return [func for _, func in FuseDualMatmul(lambda func: True)(mod).functions_items() if (func.attrs or {}).get("Primitive")]


def test_functions_of_importers_join_by_element_alone() -> None:
    (function,) = fused(written_out())
    assert len(function.params) == 4
    assert not list(relax.analysis.free_vars(function))
    (function,) = fused(written_out(turned))
    assert len(function.body.blocks[0].bindings) == 4  # two products, the greatest, the result: not what turns it round


def test_functions_of_importers_compute_the_same() -> None:
    import numpy as np

    from tk.graph.legalize import LEGALIZE

    arrays = [np.random.default_rng(3).standard_normal(shape).astype("float32") for shape in [*SHAPES, (4, 96)]]
    passes = [FuseDualMatmul(lambda func: True), relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR()]
    machine = relax.VirtualMachine(relax.build(tvm.transform.Sequential(passes)(written_out(turned)), HOST), tvm.cpu())
    got = machine["main"](*(tvm.runtime.tensor(array) for array in arrays)).numpy()
    x, w, v, z = arrays
    np.testing.assert_allclose(got, np.maximum(np.maximum(x @ w, x @ v), z)[:, ::-1], rtol=1e-5, atol=1e-5)
