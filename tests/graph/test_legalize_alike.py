"""Alike calls are expanded once, into what TVM's pass makes of each."""

import numpy as np
import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.legalize import LEGALIZE
from tk.graph.legalize.alike import LegalizeAlike


def layers(count: int) -> tvm.IRModule:
    """Layers that call operators on tensors of few types: static and symbolic dims, one tensor twice and two, tuples, scalars,
    constants, and attributes and shapes that differ."""
    rows, others = tvm.tirx.Var("rows", "int64"), tvm.tirx.Var("others", "int64")
    x, y = (relax.Var(name, relax.TensorType((size, 8), "float32")) for name, size in (("x", rows), ("y", others)))
    w = relax.Var("w", relax.TensorType((8,), "float32"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x, y, w]):
        with builder.dataflow():
            for _ in range(count):
                for number, part in enumerate((1.0, 2.0)):
                    x = builder.emit(op.add(op.multiply(x, w), relax.const(part)))
                    x = builder.emit(op.add(x, relax.const(np.full(8, number, "float32"))))
                    x = builder.emit(op.where(op.less(x, relax.const(part)), x, relax.const(-np.inf)))
                doubled, both = builder.emit(op.add(x, x)), builder.emit(op.add(x, op.nn.relu(x)))
                x = builder.emit(
                    op.concat((op.strided_slice(doubled, [1], [0], [4]), op.strided_slice(both, [1], [4], [8])), 1)
                )
                z = builder.emit(op.permute_dims(op.reshape(x, (rows, 2, 4)), (0, 2, 1)))
                x = builder.emit(op.reshape(op.permute_dims(z, (0, 2, 1)), (rows, 8)))
                first, second = builder.emit(op.split(x, 2, axis=1)), builder.emit(op.split(x, [3], axis=1))
                y = builder.emit(op.add(y, op.sum(op.concat((first[1], second[0]), 1))))
                x = builder.emit(op.nn.layer_norm(x, w, w, axes=[1]))
            out = builder.emit_output(relax.Tuple([x, y]))
        builder.emit_func_output(out)
    return builder.get()


def test_what_it_makes_is_what_tvm_makes() -> None:
    for name in ("llvm", {"kind": "cuda", "arch": "sm_90a", "max_num_threads": 1024}):
        with tvm.target.Target(name):
            expected = relax.transform.LegalizeOps(LEGALIZE)(layers(3))
            found = LegalizeAlike(LEGALIZE)(layers(3))
        assert {var.name_hint for var in found.get_global_vars()} == {var.name_hint for var in expected.get_global_vars()}
        for var in expected.get_global_vars():
            tvm.ir.assert_structural_equal(found[var.name_hint], expected[var.name_hint], map_free_vars=True)


def test_alike_calls_are_expanded_once() -> None:
    counted: list[str] = []

    def counting(name, legalize):
        def expanded(builder, call):
            counted.append(name)
            return legalize(builder, call)

        return expanded

    counts = []
    for count in (1, 4):
        with tvm.target.Target("llvm"):
            LegalizeAlike({name: counting(name, legalize) for name, legalize in LEGALIZE.items()})(layers(count))
        counts.append({name: counted.count(name) for name in set(counted)})
        counted.clear()
    few, many = counts
    assert many.keys() == few.keys()
    # Each layer has two additions of constants with elements, which are compared with nothing.
    assert {name: many[name] - few[name] for name in many if many[name] != few[name]} == {"relax.add": 6}
