"""What draws an ONNX graph: as `builder.Builder`, with ONNX's reference evaluator in place of torch."""

from __future__ import annotations

import base64
import itertools
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Any

import ml_dtypes
import numpy as np
from hypothesis import strategies as st
from onnx import AttributeProto, GraphProto, ModelProto, NodeProto, TensorProto, ValueInfoProto, checker, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tests.fuzz import onnx_pool
from tests.fuzz.builder import DYNAMIC, MEDIUM, MOST, SMALL, Skip
from tests.fuzz.program import Line, Program

__all__ = ["CONTRIB", "DTYPES", "LEARNED", "OnnxBuilder", "floating", "reads", "run_node"]

Array = np.ndarray[Any, Any]
DTYPES = {
    "float32": TensorProto.FLOAT,
    "float16": TensorProto.FLOAT16,
    "float64": TensorProto.DOUBLE,
    "bfloat16": TensorProto.BFLOAT16,
    "int64": TensorProto.INT64,
    "int32": TensorProto.INT32,
    "int8": TensorProto.INT8,
    "uint8": TensorProto.UINT8,
    "int16": TensorProto.INT16,
    "uint16": TensorProto.UINT16,
    "uint32": TensorProto.UINT32,
    "uint64": TensorProto.UINT64,
    "bool": TensorProto.BOOL,
    "float8_e4m3fn": TensorProto.FLOAT8E4M3FN,
    "float8_e5m2": TensorProto.FLOAT8E5M2,
}
FLOATS = ("float32", "float16", "float64", "bfloat16")
INTEGERS = ("int64", "int32", "int8", "uint8")
OPSETS = (21, 18, 19, 20, 22, 23, 24, 26, 17, 15, 13, 11, 9)
CONTRIB, LEARNED = "com.microsoft", "ai.onnx.ml"
EVALUATED = 15  # the first opset whose operators the evaluator has: those of others are onnxruntime's
ELSEWHERE = ("Loop", "Scan")  # by onnxruntime: the evaluator scans along axis 0 alone, and joins what a Loop puts together


def floating(value: Array) -> bool:
    return str(value.dtype) in FLOATS


def reads(node: NodeProto) -> list[str]:
    """The values that a node takes: its inputs, and what its subgraphs take from outside."""
    names = [name for name in node.input if name]
    for attribute in node.attribute:
        if attribute.type == AttributeProto.GRAPH:
            graph = attribute.g
            own = {value.name for value in graph.input} | {tensor.name for tensor in graph.initializer}
            own |= {name for inner in graph.node for name in inner.output}
            taken = [name for inner in graph.node for name in reads(inner)] + [value.name for value in graph.output]
            names += [name for name in taken if name not in own]
    return list(dict.fromkeys(names))


@lru_cache(maxsize=64)
def _evaluator(node: bytes, opset: int) -> ReferenceEvaluator:
    proto = NodeProto.FromString(node)
    unknown = lambda name: helper.make_value_info(name, helper.make_tensor_type_proto(TensorProto.UNDEFINED, None))  # noqa: E731
    graph = helper.make_graph([proto], "node", list(map(unknown, reads(proto))), list(map(unknown, proto.output)))
    opsets = [helper.make_opsetid("", opset), helper.make_opsetid(LEARNED, 3)]
    return ReferenceEvaluator(helper.make_model(graph, opset_imports=opsets))


@lru_cache(maxsize=64)
def _session(node: bytes, opset: int, types: tuple[tuple[str, str, int], ...]) -> Any:
    """onnxruntime's kernel of an operator."""
    import onnxruntime

    proto = NodeProto.FromString(node)
    given = [helper.make_tensor_value_info(name, DTYPES[dtype], [None] * rank) for name, dtype, rank in types]
    results = [helper.make_empty_tensor_value_info(name) for name in proto.output]
    graph = helper.make_graph([proto], "node", given, results)
    opsets = [helper.make_opsetid("", opset), helper.make_opsetid(CONTRIB, 1), helper.make_opsetid(LEARNED, 3)]
    options = onnxruntime.SessionOptions()
    options.log_severity_level, options.intra_op_num_threads = 4, 1
    model = helper.make_model(graph, opset_imports=opsets, ir_version=10)
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def run_node(node: NodeProto, values: Mapping[str, Any], opset: int) -> list[Any]:
    """What ONNX's reference evaluator computes for one node, or onnxruntime for one of its own domain, a Loop and a Scan:
    arrays, or lists of them for sequences."""
    given = {name: values[name] for name in reads(node)}
    if onnx_pool.takes(node):
        return [onnx_pool.pooled(node, given[node.input[0]])]
    if node.op_type == "LRN" and not node.domain:
        return [_lrn(node, given[node.input[0]])]
    if node.domain == CONTRIB or node.op_type in ELSEWHERE or (opset < EVALUATED and not node.domain):
        wide = node.domain == CONTRIB and any(str(value.dtype) == "float64" for value in given.values())
        if wide:  # its kernels take float32
            given = {n: value.astype("float32") if str(value.dtype) == "float64" else value for n, value in given.items()}
        types = tuple((name, str(value.dtype), value.ndim) for name, value in given.items())
        outs = _session(node.SerializeToString(), opset, types).run(None, given)
        return [out.astype("float64") if wide and str(out.dtype) == "float32" else out for out in outs]
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        outs = _evaluator(node.SerializeToString(), opset).run(None, given)
    return [list(out) if isinstance(out, list) else np.asarray(out) for out in outs]


def _lrn(node: NodeProto, x: Array) -> Array:
    """LRN by its definition: the reference evaluator (1.23) sums squares for as many channels as there are images."""
    given = {each.name: helper.get_attribute_value(each) for each in node.attribute}
    size = given["size"]
    wide = np.pad(x.astype("float64") ** 2, ((0, 0), ((size - 1) // 2, size // 2), (0, 0), (0, 0)))
    squares = sum(wide[:, c : c + x.shape[1]] for c in range(size))
    scale = given.get("bias", 1.0) + given.get("alpha", 1e-4) / size * squares
    return np.asarray(x / scale ** given.get("beta", 0.75)).astype(x.dtype)


def _made(name: str) -> bool:
    return name.startswith("v")


class OnnxBuilder:
    """Draws a graph through Hypothesis's `draw`."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self.draw = draw
        self.env: dict[str, Array] = {}
        self.sequences: dict[str, list[Array]] = {}
        self.inputs: list[tuple[str, str]] = []
        self.weights: list[Any] = []
        self.nodes: list[NodeProto] = []
        self.lines: list[Line] = []
        self.terms = 1
        self.opset = self.choice(OPSETS)
        dtypes = ("float32", "float32", "float32", "float16", "float64", "bfloat16")
        self.dtype = self.choice(dtypes if self.opset >= EVALUATED else dtypes[:4])  # onnxruntime gives NumPy no bfloat16
        self.scale = self.choice(("small", "small", "small", "medium"))
        self.sizes = SMALL if self.scale == "small" else SMALL + MEDIUM
        self.most = MOST[self.scale]
        self.dynamic = self.choice(DYNAMIC) if self.integer(0, 5) == 5 else 0
        self.counted = False  # whether values say how many rows there are

    def integer(self, low: int, high: int) -> int:
        return int(self.draw(st.integers(low, high))) if high > low else low

    def flag(self) -> bool:
        return bool(self.draw(st.booleans()))

    def choice(self, values: Sequence[Any]) -> Any:
        return values[self.integer(0, len(values) - 1)]

    def permutation(self, count: int) -> list[int]:
        return list(self.draw(st.permutations(range(count))))

    def axis(self, value: Array) -> int:
        if not value.ndim:
            raise Skip
        at = -1 - self.integer(0, value.ndim - 1)
        return at + value.ndim if self.flag() else at

    def size(self) -> int:
        return int(self.choice(self.sizes)) or int(self.choice((1, 4, 0)))

    def shape(self, low: int = 1, high: int = 4) -> tuple[int, ...]:
        sizes = [self.size() for _ in range(self.integer(low, high))]
        if self.dynamic and sizes and self.integer(0, 3):
            sizes[0] = self.dynamic
        while prod(sizes) > self.most:
            at = max(range(len(sizes)), key=lambda n: sizes[n] * (sizes[n] != self.dynamic))
            sizes[at] = max(1, sizes[at] // 3)
        return tuple(sizes)

    def new(
        self, shape: Sequence[int], dtype: str | None = None, low: int = -9, high: int = 9, weight: bool | None = None
    ) -> str:
        """A new input, or an initializer, by name."""
        dtype, seed = dtype or self.dtype, self.integer(0, 99)
        sizes = "(" + "".join(f"{'B' if n and n == self.dynamic else n}, " for n in shape) + ")"
        rng = np.random.default_rng(seed)
        if dtype == "bool":
            value, text = rng.integers(0, 2, shape).astype(bool), f"coins({seed}, {sizes})"
        elif dtype in FLOATS:
            value, text = rng.standard_normal(shape), f"normal({seed}, {sizes}, torch.{dtype})"
        else:
            low = max(low, 0) if dtype.startswith("u") else low
            value, text = rng.integers(low, high, shape), f"whole({seed}, {sizes}, torch.{dtype}, {low}, {high})"
        array = np.asarray(value).astype(getattr(ml_dtypes, dtype, None) if dtype == "bfloat16" else dtype)
        # large ones are inputs: a finding holds the values of initializers
        fixed = "B" not in sizes
        if self.inputs and fixed and array.size <= 512 and (dtype == "bfloat16" or (self.flag() if weight is None else weight)):
            return self.constant(array)
        if dtype == "bfloat16":
            return self.cast(self.new(shape, "float32", weight=False), dtype)
        name = f"x{len(self.inputs)}"
        self.inputs.append((name, text))
        self.env[name] = array
        return name

    def cast(self, name: str, dtype: str) -> str:
        return self.add("Cast", [name], exact=DTYPES[dtype] > 1 and dtype not in FLOATS, to=DTYPES[dtype])

    def constant(self, value: Any) -> str:
        """An initializer with these values."""
        name = f"p{len(self.weights)}"
        array = np.asarray(value)
        self.weights.append(numpy_helper.from_array(array, name))
        self.env[name] = array
        return name

    def whole(self, *values: int) -> str:
        return self.constant(np.asarray(values, np.int64))

    def pick(self, taken: Callable[[Array], bool], otherwise: Callable[[], str] | None = None) -> str:
        found = [name for name, value in self.env.items() if taken(value) and not (name[0] == "p" and value.ndim == 1)]
        names = [*filter(_made, found[::-1]), *itertools.filterfalse(_made, found[::-1])][:8]  # results before inputs
        if otherwise is not None and (not names or self.integer(0, 7) == 7):
            return otherwise()
        if not names:
            raise Skip
        return str(self.choice(names))

    def float(self, low: int = 0, high: int = 9) -> str:
        return self.pick(
            lambda t: floating(t) and low <= t.ndim <= high,
            lambda: self.new(self.shape(max(low, 1), min(4, max(high, 1)) if high >= low else low)),
        )

    def any(self, low: int = 0) -> str:
        dtypes = (self.dtype, self.dtype, "bool", *INTEGERS)
        return self.pick(
            lambda t: t.ndim >= low and "float8" not in str(t.dtype),
            lambda: self.new(self.shape(max(low, 1), 4), self.choice(dtypes)),
        )

    def beside(self, name: str, dtype: str | None = None) -> str:
        shape, kind = self.env[name].shape, dtype or str(self.env[name].dtype)

        def fits(t: Array) -> bool:
            pairs = zip(reversed(t.shape), reversed(shape), strict=False)
            return str(t.dtype) == kind and t.ndim <= len(shape) and all(a in (1, b) for a, b in pairs)

        options = (shape, shape, shape[-1:], (*shape[:-1], 1) if shape else (), tuple(n if self.flag() else 1 for n in shape))
        return self.pick(fits, lambda: self.new(self.choice(options), kind))

    def __getitem__(self, name: str) -> Array:
        return self.env[name]

    def add(
        self,
        op: str,
        given: Sequence[str],
        count: int = 1,
        *,
        exact: bool = False,
        terms: int = 1,
        domain: str = "",
        **attributes: Any,
    ) -> str:
        """A new node; its first output's name. Raises Skip where the evaluator or ONNX's checker refuses it, or it leaves the
        dtype's range."""
        names = [f"v{len(self.nodes)}_{at}" if count > 1 else f"v{len(self.nodes)}" for at in range(count)]
        node = helper.make_node(op, list(given), names, domain=domain, **attributes)
        if self.dynamic and any(attribute.type == AttributeProto.GRAPH for attribute in node.attribute):
            raise Skip  # bodies name the sizes of what they take
        try:
            outs = run_node(node, {**self.env, **self.sequences}, self.opset)
            if not any(isinstance(out, list) for out in outs) and not set(reads(node)) & set(self.sequences):
                self.check(node, outs)
        except Exception as error:
            raise Skip from error
        for out in [part for made in outs for part in (made if isinstance(made, list) else [made])]:
            wide = out.astype(np.float64) if out.dtype != bool else out
            most = 300.0 if str(out.dtype) == "float16" else 1e6
            if out.size > 4 * self.most or (
                floating(out) and out.size and not (np.isfinite(wide).all() and np.abs(wide).max() < most)
            ):
                raise Skip
        self.nodes.append(node)
        shown = {name: "a graph" if isinstance(value, GraphProto) else value for name, value in attributes.items()}
        self.lines.append(Line(names[0], f"{op}({', '.join(given)}) {shown}", op, exact))
        for name, out in zip(names, outs, strict=True):
            (self.sequences if isinstance(out, list) else self.env)[name] = out
        self.terms = max(self.terms, terms)
        return names[0]

    def info(self, name: str) -> ValueInfoProto:
        """A value's name, element type and shape."""
        return helper.make_tensor_value_info(name, DTYPES[str(self.env[name].dtype)], self.env[name].shape)

    def declared(self, name: str) -> ValueInfoProto:
        """The same of an input or an output of the graph: sizes that may be others have a name, or none."""
        info = self.info(name)
        if self.dynamic or self.counted:  # of counted graphs, sizes of 0 are named too: what they meet, values say
            for dim in info.type.tensor_type.shape.dim:
                if name[0] == "v":
                    dim.Clear()
                elif dim.dim_value == self.dynamic:
                    dim.dim_param = "B"
        return info

    def check(self, node: NodeProto, outs: Sequence[Array]) -> None:
        """Raises where ONNX's checker or its inference of types and shapes refuses the node, as it would the whole graph."""
        taken = reads(node)
        weights = [tensor for tensor in self.weights if tensor.name in taken]
        known = {tensor.name for tensor in weights}
        results = [
            helper.make_tensor_value_info(name, DTYPES[str(out.dtype)], out.shape)
            for name, out in zip(node.output, outs, strict=True)
        ]
        graph = helper.make_graph([node], "node", [self.info(name) for name in taken if name not in known], results, weights)
        checker.check_model(self.model(graph), full_check=True)

    def model(self, graph: GraphProto) -> ModelProto:
        opsets = [helper.make_opsetid("", self.opset)]
        if any(node.domain == CONTRIB for node in graph.node):
            opsets.append(helper.make_opsetid(CONTRIB, 1))
        if any(node.domain == LEARNED for node in graph.node):
            opsets.append(helper.make_opsetid(LEARNED, 3))
        return helper.make_model(graph, opset_imports=opsets, ir_version=10)

    def program(self) -> Program:
        read = {name for node in self.nodes for name in reads(node)}
        made = [name for node in self.nodes for name in node.output if name in self.env]
        outputs = [name for name in made if name not in read] or made[-1:]
        graph = helper.make_graph(
            self.nodes,
            "fuzz",
            [self.declared(name) for name, _ in self.inputs],
            list(map(self.declared, outputs)),
            self.weights,
        )
        text = base64.b64encode(self.model(graph).SerializeToString()).decode()
        dynamic = self.dynamic if any("B" in text for _, text in self.inputs) else 0
        return Program(self.inputs, [], self.lines, outputs, dynamic=dynamic, terms=self.terms, kind="onnx", model=text)
