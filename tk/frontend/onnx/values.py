"""Values that are known while an ONNX model is imported: constants, and sizes that follow from the inputs' shapes.

A value is an array of numbers, or an array of objects (int, or a TIR expression of int64) for whole numbers that
depend on symbolic dims. Whatever an operator makes of such values is computed here and never becomes a kernel: chains
such as Shape → Gather → Concat → Reshape leave no trace but the new shape.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
from onnx import NodeProto
from onnx.reference import ReferenceEvaluator

from tk.aliases import Array
from tk.frontend.onnx.limits import Budget

if TYPE_CHECKING:
    from tvm import te
    from tvm.ir import Expr

__all__ = ["LARGEST", "Array", "evaluate", "is_symbolic", "outputs_of"]


LARGEST = 1 << 20  # elements of a result that is still computed here, not in the compiled model

LARGEST_SLOW = 1 << 11  # … by operators that the reference evaluator computes in Python, element by element
LARGEST_SYMBOLIC = 1 << 14  # … of sizes that depend on symbolic dims
SMALL = 64  # elements of an input whose values may decide on a shape
TERMS = 256  # of a symbolic size: each use writes them out again

# Never more elements than the product of their inputs' sizes, nor than LARGEST where that is; NumPy computes them.
_PLAIN_WORDS = """Abs Acos Acosh Add And ArgMax ArgMin Asin Asinh Atan Atanh BitShift BitwiseAnd BitwiseNot BitwiseOr BitwiseXor
Cast CastLike Ceil Clip Concat Cos Cosh CumSum Div Elu Equal Erf Exp Flatten Floor Gather GatherElements Greater
GreaterOrEqual HardSigmoid Identity IsInf IsNaN LeakyRelu Less LessOrEqual Log Max Mean Min Mod Mul Neg Not Or Pow
Reciprocal ReduceL1 ReduceL2 ReduceMax ReduceMean ReduceMin ReduceProd ReduceSum ReduceSumSquare Relu Reshape Round
Sigmoid Sign Sin Sinh Size Slice Softmax Softplus Split Sqrt Squeeze Sub Sum Tan Tanh Transpose Trilu Unsqueeze Where
Xor"""
_PLAIN = frozenset(_PLAIN_WORDS.split())

_QUICK_WORDS = """Constant ConstantOfShape DequantizeLinear DynamicQuantizeLinear Expand EyeLike Gemm MatMul NonZero OneHot Pad
QuantizeLinear Range Tile TopK Unique Compress LayerNormalization BatchNormalization"""
_QUICK = _PLAIN | frozenset(_QUICK_WORDS.split())

# What may give far more than it takes, by the values of its inputs or attributes.
_EXPANDING_WORDS = """AffineGrid BlackmanWindow CenterCropPad Col2Im ConstantOfShape Conv ConvTranspose DFT Expand EyeLike
HammingWindow HannWindow MaxUnpool MelWeightMatrix OneHot Pad Range Resize STFT Tile Upsample"""
_EXPANDING = frozenset(_EXPANDING_WORDS.split())


_NEVER = {
    "RandomNormal",
    "RandomNormalLike",
    "RandomUniform",
    "RandomUniformLike",
    "Bernoulli",
    "Multinomial",
    "Dropout",
    "If",
    "Loop",
    "Scan",
    # the evaluator of ONNX 1.23 sums squares for as many channels as there are images, and shifts windows of ceil_mode
    "LRN",
    "AveragePool",
    "LpPool",
}


def is_symbolic(value: Array) -> bool:
    """Whether some element depends on a symbolic dim."""
    return bool(value.dtype == object)


def evaluate(
    node: NodeProto, inputs: list[Array | None], opsets: Mapping[str, int], budget: Budget | None = None
) -> list[Array] | None:
    """The outputs of `node` on known inputs (None: an optional input left out), or None if it is not computed here: where
    it takes or gives more than LARGEST elements, or than `budget` has left."""
    if node.op_type in _NEVER or node.domain not in ("", "ai.onnx"):
        return None
    if any(value is not None and is_symbolic(value) for value in inputs):
        compute = _SYMBOLIC.get(node.op_type) if _total(inputs) <= LARGEST_SYMBOLIC else None
        result = compute(node, inputs) if compute else None
        return None if result is None else [_settled(result)]
    taken = _total(inputs)
    if taken > LARGEST or (node.op_type not in _QUICK and taken > LARGEST_SLOW):
        return None
    made = outputs_of(node, inputs, opsets)
    given = sum(math.prod(dims) for dims, _ in made) if made is not None else 0
    if given > (LARGEST if node.op_type in _QUICK else LARGEST_SLOW) or (made is None and node.op_type in _EXPANDING):
        return None
    if budget is not None and not budget.work(taken + given + 1):
        return None
    return _evaluate_numbers(node, inputs, opsets)


def _total(inputs: list[Array | None]) -> int:
    return sum(value.size for value in inputs if value is not None)


def outputs_of(node: NodeProto, inputs: list[Array | None], opsets: Mapping[str, int]) -> list[tuple[list[int], int]] | None:
    """(dims, bytes an element) of each output on known inputs, before any is computed; None where ONNX cannot tell."""
    sizes = [value.size for value in inputs if value is not None]
    if node.op_type in _PLAIN and math.prod(max(1, size) for size in sizes) <= LARGEST:
        return []  # never more elements than that
    feeds = _feeds(node, inputs)
    try:
        alone = _alone(node, feeds, opsets)
        for name, value in feeds.items():
            if value.size <= SMALL and value.dtype.kind in "iufb":
                alone.graph.initializer.append(onnx.numpy_helper.from_array(value, name))
        graph = onnx.shape_inference.infer_shapes(alone).graph
    except Exception:  # what is wrong with the node is said when it is evaluated, or converted
        return None
    found = []
    for output in graph.output:
        tensor = output.type.tensor_type
        if not tensor.HasField("shape") or not all(dim.HasField("dim_value") for dim in tensor.shape.dim):
            return None
        found.append(([dim.dim_value for dim in tensor.shape.dim], _bytes_of(tensor.elem_type)))
    return found


def _bytes_of(element: int) -> int:
    try:
        return int(onnx.helper.tensor_dtype_to_np_dtype(element).itemsize)
    except (KeyError, ValueError, TypeError):
        return 1


def _feeds(node: NodeProto, inputs: list[Array | None]) -> dict[str, Array]:
    feeds = {name: value for name, value in zip(node.input, inputs, strict=True) if name and value is not None}
    if node.op_type == "Range":  # bodies of ONNX's own pass vectors of one element
        feeds = {name: value.reshape(()) for name, value in feeds.items()}
    return feeds


def _evaluate_numbers(node: NodeProto, inputs: list[Array | None], opsets: Mapping[str, int]) -> list[Array] | None:
    feeds = _feeds(node, inputs)
    try:
        evaluator = ReferenceEvaluator(_alone(node, feeds, opsets))
    except (NotImplementedError, RuntimeError):  # it lacks older versions of some, as DequantizeLinear's before opset 19
        return None
    try:
        results = evaluator.run(None, feeds)
    except TypeError:  # of a number without dims, of which NumPy makes no array for its Softsign: the converter has it
        return None
    arrays = [np.asarray(result) for result in results if not isinstance(result, list)]
    return arrays if len(arrays) == len(results) and all(a.size <= LARGEST for a in arrays) else None


def _alone(node: NodeProto, feeds: Mapping[str, Array], opsets: Mapping[str, int]) -> onnx.ModelProto:
    """A model of `node` only: for a bare node the evaluator takes the newest definition of its operator."""
    helper = onnx.helper
    takes = [
        helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(value.dtype), value.shape)
        for name, value in feeds.items()
    ]
    gives = [onnx.ValueInfoProto(name=name) for name in node.output if name]
    imports = [helper.make_opsetid(domain, version) for domain, version in opsets.items()]
    return helper.make_model(helper.make_graph([node], "alone", takes, gives), opset_imports=imports)


def _settled(value: Expr | Array) -> Array:
    """An array of objects as one of int64 if nothing symbolic is left in it."""
    if isinstance(value, np.ndarray) and value.dtype != object:
        return value
    array = np.asarray(value, dtype=object)
    plain = np.empty(array.shape, dtype=object)
    for index in np.ndindex(array.shape):
        plain[index] = _plain(array[index])
    if all(isinstance(plain[index], int) for index in np.ndindex(plain.shape)):
        return plain.astype(np.int64)
    return plain


def _plain(element: Expr | int) -> Expr | int:
    value = getattr(element, "value", None)
    if isinstance(value, int):
        return value
    return int(element) if isinstance(element, np.integer | int | np.bool_) else element


def _attribute(node: NodeProto, name: str, default: Any) -> Any:
    for attribute in node.attribute:
        if attribute.name == name:
            return onnx.helper.get_attribute_value(attribute)
    return default


def _ints(value: Array | None) -> list[int] | None:
    return None if value is None or is_symbolic(value) else [int(v) for v in np.ravel(value)]


def _get(inputs: list[Array | None], index: int) -> Array | None:
    return inputs[index] if index < len(inputs) else None


def _data(inputs: list[Array | None]) -> Array:
    value = inputs[0]
    assert value is not None
    return value


def _gather(node: NodeProto, inputs: list[Array | None]) -> Expr | Array:
    data, indices = _data(inputs), _get(inputs, 1)
    if indices is None or is_symbolic(indices):
        return None
    return np.take(data, indices.astype(np.int64), axis=_attribute(node, "axis", 0))


def _slice(node: NodeProto, inputs: list[Array | None]) -> Any:
    data = _data(inputs)
    if len(node.input) == 1:  # before opset 10
        starts, ends = _attribute(node, "starts", []), _attribute(node, "ends", [])
        axes, steps = _attribute(node, "axes", range(len(starts))), [1] * len(starts)
    else:
        if any(value is not None and is_symbolic(value) for value in inputs[1:]):
            return None
        starts, ends = _ints(_get(inputs, 1)) or [], _ints(_get(inputs, 2)) or []
        axes = _ints(_get(inputs, 3)) or range(len(starts))
        steps = _ints(_get(inputs, 4)) or [1] * len(starts)
    for start, end, axis, step in zip(starts, ends, axes, steps, strict=True):
        keep: list[Any] = [slice(None)] * data.ndim
        stop = None if step < 0 and end < -data.shape[axis] else end
        keep[axis] = slice(start, stop, step)
        data = data[tuple(keep)]
    return data


def _concat(node: NodeProto, inputs: list[Array | None]) -> Array:
    return np.concatenate([np.asarray(value, dtype=object) for value in inputs], axis=_attribute(node, "axis", 0))


def _axes(node: NodeProto, inputs: list[Array | None]) -> tuple[int, ...] | None:
    axes = _ints(_get(inputs, 1)) if len(node.input) > 1 else _attribute(node, "axes", None)
    return None if axes is None else tuple(axes)


def _unsqueeze(node: NodeProto, inputs: list[Array | None]) -> Array:
    return np.expand_dims(_data(inputs), _axes(node, inputs) or ())


def _squeeze(node: NodeProto, inputs: list[Array | None]) -> Any:
    return np.squeeze(_data(inputs), _axes(node, inputs))


def _reshape(node: NodeProto, inputs: list[Array | None]) -> Any:
    target = _ints(_get(inputs, 1))
    if target is None:
        return None
    data = _data(inputs)
    if not _attribute(node, "allowzero", 0):
        target = [data.shape[i] if size == 0 else size for i, size in enumerate(target)]
    return data.reshape(target)


def _cast(node: NodeProto, inputs: list[Array | None]) -> Any:
    whole = _attribute(node, "to", 0) in (onnx.TensorProto.INT64, onnx.TensorProto.INT32)
    return _data(inputs) if whole else None


def _elementwise(apply: Callable[[Any, Any], Any]) -> Callable[[NodeProto, list[Array | None]], Any]:
    def compute(node: NodeProto, inputs: list[Array | None]) -> Any:
        arrays = [np.asarray(value, dtype=object) for value in inputs]
        if any(not _whole(value) for value in inputs if value is not None):
            return None
        out = np.broadcast_arrays(*arrays)
        if out[0].size > LARGEST_SYMBOLIC:
            return None
        result = np.empty(out[0].shape, dtype=object)
        for index in np.ndindex(result.shape):
            total = _plain(out[0][index])
            for other in out[1:]:
                total = apply(total, _plain(other[index]))
            result[index] = _short(total)
        return result

    return compute


def _short(size: Expr) -> Expr:
    """`size`, refused where it has more than TERMS terms: a size squared again and again doubles them each time."""
    left, open_ = TERMS, [size]
    while open_:
        each = open_.pop()
        left -= 1
        if left < 0:
            raise ValueError(f"a size of more than {TERMS} terms")
        if isinstance(each, int) and abs(each) >= 1 << 62:
            raise ValueError("a size of 2^62 or more")
        open_ += [part for name in ("a", "b") if (part := getattr(each, name, None)) is not None]
    return size


def _whole(value: Array) -> bool:
    return is_symbolic(value) or np.issubdtype(value.dtype, np.integer)


def _div(a: te.Tensor, b: Any) -> Any:
    import tvm

    if isinstance(a, int) and isinstance(b, int):
        return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return tvm.tirx.floordiv(a, b)  # sizes are not negative, so this is ONNX's division too


def _mod(a: te.Tensor, b: Any) -> Any:
    import tvm

    return a % b if isinstance(a, int) and isinstance(b, int) else tvm.tirx.floormod(a, b)


def _extreme(name: str, plain: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def pick(a: te.Tensor, b: Any) -> Any:
        import tvm

        return plain(a, b) if isinstance(a, int) and isinstance(b, int) else getattr(tvm.tirx, name)(a, b)

    return pick


def _reduce(apply: Callable[[Any, Any], Any]) -> Callable[[NodeProto, list[Array | None]], Any]:
    def compute(node: NodeProto, inputs: list[Array | None]) -> Any:
        data = _data(inputs)
        if data.ndim != 1:
            return None
        total: Any = data[0]
        for element in data[1:]:
            total = _short(apply(total, element))
        return np.array([total] if _attribute(node, "keepdims", 1) else total, dtype=object)

    return compute


def _where(node: NodeProto, inputs: list[Array | None]) -> Any:
    condition = _data(inputs)
    if is_symbolic(condition):
        return None
    return np.where(condition, *[np.asarray(value, dtype=object) for value in inputs[1:]])


def _compare(node: NodeProto, inputs: list[Array | None]) -> Any:
    """Equal, where it is known: a dim is never negative, and two dims may be provably the same or not."""
    import tvm

    a, b = np.broadcast_arrays(*[np.asarray(value, dtype=object) for value in inputs])
    analyzer = tvm.sym.Analyzer()
    result = np.empty(a.shape, dtype=object)
    for index in np.ndindex(a.shape):
        x, y = _plain(a[index]), _plain(b[index])
        if isinstance(x, int) and isinstance(y, int):
            result[index] = int(x == y)
        elif analyzer.can_prove_equal(x, y):
            result[index] = 1
        elif (isinstance(x, int) and x < 0) or (isinstance(y, int) and y < 0):
            result[index] = 0
        else:
            return None
    return result.astype(bool)


def _expand(node: NodeProto, inputs: list[Array | None]) -> Any:
    target = _ints(_get(inputs, 1))
    if target is None:
        return None
    data = _data(inputs)
    shape = np.broadcast_shapes(data.shape, tuple(target))
    return np.broadcast_to(data, shape) if math.prod(shape) <= LARGEST_SYMBOLIC else None


_SYMBOLIC: dict[str, Callable[[NodeProto, list[Array | None]], Any]] = {
    "Add": _elementwise(operator.add),
    "Cast": _cast,
    "Concat": _concat,
    "Div": _elementwise(_div),
    "Equal": _compare,
    "Expand": _expand,
    "Gather": _gather,
    "Identity": lambda node, inputs: inputs[0],
    "Max": _elementwise(_extreme("max", max)),
    "Min": _elementwise(_extreme("min", min)),
    "Mod": _elementwise(_mod),
    "Mul": _elementwise(operator.mul),
    "ReduceProd": _reduce(operator.mul),
    "ReduceSum": _reduce(operator.add),
    "Reshape": _reshape,
    "Slice": _slice,
    "Squeeze": _squeeze,
    "Sub": _elementwise(operator.sub),
    "Unsqueeze": _unsqueeze,
    "Where": _where,
}
