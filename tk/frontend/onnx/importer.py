"""An ONNX graph as a Relax function: TVM's converters, with what is known at import time computed and every result checked."""

from __future__ import annotations

import contextlib
import io
import math
import warnings
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
import tvm
from onnx import GraphProto, NodeProto, ValueInfoProto
from tvm import relax
from tvm.relax.frontend.onnx.onnx_frontend import _get_convert_map, onnx_input

from tk.errors import ImportModelError, TkError, UnknownValueError, message
from tk.frontend.converters import Converter, results_of
from tk.frontend.onnx.contrib.table import CONVERTERS as CONTRIB
from tk.frontend.onnx.contrib.table import DOMAIN
from tk.frontend.onnx.facts import array_of_dims, bytes_of, dtype_of, plain_attribute, tree_of, without_unused
from tk.frontend.onnx.limits import check_attributes, check_size
from tk.frontend.onnx.misinferred import POOLED, misinferred
from tk.frontend.onnx.narrow_types import (
    as_codes,
    carrier,
    dtype_name,
    is_narrow,
)
from tk.frontend.onnx.operand_sizes import BROADCAST, hold_operands
from tk.frontend.onnx.ops.same_padding import pooled
from tk.frontend.onnx.ops.table import AS_IS, CONVERTERS, LEARNED, MOVES, NARROW, REFUSED, STRUCTURAL, VALUES
from tk.frontend.onnx.prepare import graph_inputs, name_of, own_converter
from tk.frontend.onnx.state import ImportState, Structure, Value
from tk.frontend.onnx.values import Array, evaluate, is_symbolic, outputs_of
from tk.frontend.onnx.weights import holds_strings, to_array
from tk.frontend.onnx.without_elements import without_elements
from tk.frontend.ops.emitting import dataflow
from tk.graph.dataflow_blocks import split_at_counts
from tk.package.weights import numpy_dtype

if TYPE_CHECKING:
    from onnx import Dimension, Tensor

    from tk.frontend.onnx.aliases import Attributes

__all__ = ["Imported", "Importer", "Structure", "supported"]

INLINE_ELEMENTS = 16  # initializers up to this size, and shapes and indices up to the next, become part of the code
INLINE_INTEGERS = 4096

# TVM's are operators of com.microsoft, or take part of the attributes.
NOT_WHOLE = {"Attention", "BiasGelu", "EmbedLayerNormalization", "FastGelu", "RotaryEmbedding", "SkipLayerNormalization"}


def supported() -> set[str]:
    """The operators that have a converter; those of other domains than ONNX's own with the domain's name."""
    own = ({*_get_convert_map(), "Constant", "Shape", "Size"} - NOT_WHOLE) | {*CONVERTERS, *STRUCTURAL}
    return (own - {*LEARNED}) | {f"ai.onnx.ml.{name}" for name in LEARNED} | {f"{DOMAIN}.{name}" for name in CONTRIB}


@dataclass
class Imported:
    """`mod`, with the inputs and parameters of "main" in order, the outputs with their dtypes, and, where some input or
    output is a sequence or an optional, the trees of a call and of its result (see tk.package.signature)."""

    mod: tvm.IRModule
    inputs: list[tuple[relax.Var, str]]
    params: dict[str, Array]
    outputs: list[tuple[str, relax.Expr, str]] = field(default_factory=list)
    in_tree: Any = None
    out_tree: Any = None


class Importer(ImportState):
    """One import: the inputs and initializers taken, every node converted, the outputs given."""

    def run(self) -> Imported:
        graph = self.model.graph
        self.infer_from(graph)
        values = graph_inputs(graph)
        takes = [self.take_input(value) for value in values]
        self.take_initializers(graph)
        weights = {name: (variable, array) for name, (variable, array) in self._params.items()}
        inputs = [variable for variable, _ in self.inputs]
        variables = [*inputs, *[variable for variable, _ in weights.values()]]
        with self.bb.function("main", params=variables, attrs={"num_input": len(inputs)}):
            with dataflow(self.bb):
                for value, taken in zip(values, takes, strict=True):
                    self.put(value.name, self.opened(taken), frozenset([value.name]))
                self.convert_nodes(graph)
                outputs: list[tuple[str, relax.Expr, str]] = []
                trees = [self.give(value.name, self.get(value.name), outputs) for value in graph.output]
                result = self.bb.emit_output(relax.Tuple([expression for _, expression, _ in outputs]))
            self.bb.emit_func_output(result)
        mod, kept = without_unused(self.bb.get(), inputs, weights)
        if self.counts:
            mod["main"] = split_at_counts(mod["main"], set(self.counts)).with_attr("counts", self.counts)
        imported = Imported(mod, self.inputs, kept, outputs)
        if any(tree != "leaf" for tree in [*trees, *map(tree_of, takes)]):
            args = {"kind": "tuple", "items": [tree_of(taken) for taken in takes]}
            imported.in_tree = {"kind": "tuple", "items": [args, {"kind": "dict", "keys": [], "items": []}]}
            imported.out_tree = {"kind": "tuple", "items": trees}
        return imported

    def infer_from(self, graph: GraphProto) -> None:
        self.inferred |= {value.name: value for value in [*graph.value_info, *graph.output, *graph.input]}

    def take_input(self, value: ValueInfoProto) -> Value:
        """The value of a graph's input, of new variables."""
        if value.name in self.structures:
            return self.take_structure(value.name, self.structures[value.name])
        if not value.type.HasField("tensor_type"):
            raise UnknownValueError(
                message(
                    f"the input {value.name!r} is no tensor, and is compiled for a number and shapes of tensors",
                    need="a tensor",
                    have=value.type.WhichOneof("value"),
                    do="run it with tk.onnx_backend, which compiles for what each call holds",
                ),
                (value.name,),
            )
        tensor = value.type.tensor_type
        if tensor.elem_type == onnx.TensorProto.STRING:
            raise holds_strings(f"the input {value.name!r}")
        if not tensor.HasField("shape"):
            raise ImportModelError(
                message(f"the file gives the input {value.name!r} no shape", do=f"give one: --shape {value.name}=…")
            )
        check_size(
            f"the input {value.name!r}", [dim.dim_value if dim.HasField("dim_value") else None for dim in tensor.shape.dim]
        )
        shape = [self.dim(f"{value.name}_dim{axis}", dim) for axis, dim in enumerate(tensor.shape.dim)]
        return self.take_structure(value.name, (dtype_name(tensor.elem_type), shape))

    def take_structure(self, name: str, structure: Structure) -> Value:
        if structure is None:
            return None
        if isinstance(structure, list):
            return [self.take_structure(f"{name}.{i}", item) for i, item in enumerate(structure)]
        dtype, shape = structure
        if dtype == "object":
            raise holds_strings(f"the input {name!r}")
        variable = relax.Var(name, relax.TensorType(list(shape), carrier(dtype)))
        self.inputs.append((variable, dtype))
        return variable

    def opened(self, value: Value) -> Value:
        """What is taken, and what its codes stand for."""
        if isinstance(value, list):
            return [self.opened(item) for item in value]
        if not isinstance(value, relax.Var):
            return value
        dtype = next(dtype for variable, dtype in self.inputs if variable.same_as(value))
        if not is_narrow(dtype):
            return self.unless_empty(value)
        opened = self.bb.emit(value)
        self.narrow[opened] = dtype
        return opened

    def dim(self, default: str, dim: Dimension) -> relax.Expr:
        if dim.HasField("dim_value"):
            return dim.dim_value
        return self.variables.setdefault(name := name_of(dim.dim_param or default), tvm.tirx.Var(name, "int64"))

    def size_said(self, dim: Dimension) -> relax.Expr | int | None:
        """What a dim of a value's declared type is: a number, or the variable that an input's dim of that name has."""
        return dim.dim_value or self.variables.get(name_of(dim.dim_param))

    def take_initializers(self, graph: GraphProto) -> None:
        if graph.sparse_initializer:
            do = "write them as dense tensors: sparse values at their indices, zeros elsewhere"
            raise ImportModelError(message("the model has sparse initializers", need="dense ones", do=do))
        for tensor in graph.initializer:
            array = to_array(tensor, self.folder)
            whole = array.dtype.kind in "iub" and array.size <= INLINE_INTEGERS and array.ndim <= 1
            if array.size <= INLINE_ELEMENTS or whole:
                self.put(tensor.name, array)
            else:
                codes = as_codes(array)
                variable = relax.Var(tensor.name, relax.TensorType(codes.shape, str(codes.dtype)))
                if is_narrow(str(array.dtype)):
                    self.narrow[variable] = str(array.dtype)
                self.put(tensor.name, variable)
                self._params[tensor.name] = (variable, codes)

    def convert_nodes(self, graph: GraphProto) -> None:
        for node in graph.node:
            if own := own_converter(node.domain, node.op_type):
                self.assign(node, self.converted_by(own, node))
            elif node.domain == DOMAIN:
                self.assign(node, self.contrib(node))
            elif node.op_type in STRUCTURAL:
                self.put_all(node, self.structural(node))
            elif (known := self.compute(node)) is not None:
                for name, array in zip(node.output, known, strict=False):
                    self.put(name, array)
            else:
                self.emit_node(node)

    def contrib(self, node: NodeProto) -> list[relax.Expr]:
        """The outputs of a node of com.microsoft."""
        attributes = self._parse_attr(node.attribute)
        hold_operands(node, self, attributes)
        try:
            return CONTRIB[node.op_type](node, self, attributes)
        except TkError:
            raise
        except Exception as error:  # whatever TVM raises for its operators
            raise self.raised(node, error) from error

    def structural(self, node: NodeProto) -> list[Value]:
        """The outputs of control flow, and of operators on sequences and optionals."""
        try:
            return list(STRUCTURAL[node.op_type](node, self, self._parse_attr(node.attribute)))
        except TkError:
            raise
        except Exception as error:  # whatever TVM raises for its operators
            raise self.raised(node, error) from error

    def put_all(self, node: NodeProto, values: list[Value]) -> None:
        sources = self.sources_of(node)
        for name, value in zip(node.output, values, strict=False):
            if name:
                self.put(name, value, sources)

    def sources_of(self, node: NodeProto) -> frozenset[str]:
        """The inputs that the outputs of `node` are computed from; those of subgraphs count whole."""
        names = set(node.input)
        for attribute in node.attribute:
            if attribute.type == onnx.AttributeProto.GRAPH:
                names |= {name for inner in attribute.g.node for name in inner.input}
        return frozenset().union(*(self.sources.get(name, ()) for name in names))

    def compute(self, node: NodeProto) -> list[Array] | None:
        """The outputs of a node that can be known now."""
        if node.op_type in ("Shape", "Size"):
            return self.measure(node)
        if not all(name in self.known for name in node.input if name):
            return None
        inputs = [self.known[name] if name else None for name in node.input]
        try:
            found = evaluate(node, inputs, self.opsets, self.budget)
        except TkError:
            raise
        except Exception as error:  # the reference evaluator raises what NumPy raises
            raise self.raised(node, error) from error
        if found is not None:
            self.budget.charge(f"the {self.label(node)}", sum(array.nbytes for array in found))
        elif not any(value is not None and is_symbolic(value) for value in inputs):
            made = outputs_of(node, inputs, self.opsets) or []
            self.budget.charge(f"the {self.label(node)}", sum(math.prod(dims) * size for dims, size in made))
        return found

    def measure(self, node: NodeProto) -> list[Array]:
        name = node.input[0]
        known = self.known.get(name)
        dims: list[relax.Expr | int] = list(known.shape) if known is not None else self.shape_of(node, self.tensor(name))
        attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
        if node.op_type == "Size":
            total: int = 1
            for dim in dims:
                total = dim * total
            return [array_of_dims([total]).reshape(())]
        return [array_of_dims(dims[attributes.get("start", 0) : attributes.get("end", len(dims))])]

    def enter(self, graph: GraphProto, given: list[Value] | tuple[()] = ()) -> list[Value]:
        """The outputs of a subgraph on `given` inputs, inlined. Its names are its own: ONNX forbids that they shadow outer
        ones."""
        self.infer_from(graph)
        for value, bound in zip(graph.input, given, strict=bool(given)):
            self.put(value.name, bound)
        for tensor in graph.initializer:
            self.put(tensor.name, to_array(tensor, self.folder))
        self.depth += 1
        self.convert_nodes(graph)
        self.depth -= 1
        return [self.get(value.name) for value in graph.output]

    def emit_node(self, node: NodeProto) -> None:
        if reason := check_attributes(node):
            raise self.failure(node, reason)
        self.check_sizes(node)
        if node.op_type in REFUSED and (reason := REFUSED[node.op_type](node, self)):
            raise self.failure(node, reason)
        for index in VALUES.get(node.op_type, ()):
            if index < len(node.input) and node.input[index]:
                self.value(node, index)
        narrow = {dtype for name in node.input if name and (dtype := self.narrow_dtype(name))}
        if narrow and node.op_type not in MOVES | NARROW:
            raise self.failure(node, f"it computes with {', '.join(sorted(narrow))}")
        try:
            results = without_elements(node, self) or self.converted(node)
        except TkError:
            raise
        except Exception as error:  # whatever TVM's converters raise
            raise self.raised(node, error) from error
        self.assign(node, results, narrow.pop() if narrow and node.op_type in MOVES else None)

    def check_sizes(self, node: NodeProto) -> None:
        """Refuses a node whose results are larger than any memory, or that computes too much from constants alone."""
        for name in filter(None, node.output):
            if name not in self.inferred:
                continue
            tensor = self.inferred[name].type.tensor_type
            dims = [dim.dim_value if dim.HasField("dim_value") else None for dim in tensor.shape.dim]
            check_size(f"{name!r}, which the {self.label(node)} makes,", dims)

    def assign(self, node: NodeProto, results: list[relax.Expr], narrow: str | None = None) -> None:
        """Gives the outputs of `node` their names, each checked against what ONNX infers for it. `narrow`: what they stand
        for, where they are codes."""
        if len(results) < sum(bool(name) for name in node.output):
            raise self.failure(node, f"its converter gives {len(results)} outputs")
        sources = self.sources_of(node)
        for name, result in zip(node.output, results, strict=False):
            if name:
                agreed = self.agree(node, name, result)
                if not sources and not self.depth:  # what a subgraph takes has no sources, and may come from an input
                    self.budget.charge(f"the {self.label(node)}", bytes_of(agreed))
                known = not isinstance(agreed.ty, relax.TensorType) or isinstance(agreed.ty.shape, relax.ShapeExpr)
                if self.counting and not known:
                    raise self.dynamic(node, "the shape of its result is not known")
                if narrow or result in self.narrow:
                    self.narrow[agreed] = narrow or self.narrow[result]
                self.put(name, self.unless_empty(agreed), sources)

    def unless_empty(self, tensor: relax.Expr) -> Value:
        """`tensor`, or what it is where it has no elements: TVM's schedules divide by its sizes."""
        shape = tensor.ty.shape if isinstance(tensor.ty, relax.TensorType) else None
        dims = [getattr(dim, "value", None) for dim in shape.values] if isinstance(shape, relax.ShapeExpr) else [None]
        if 0 not in dims or None in dims:
            return tensor
        dtype = self.narrow.get(tensor) if isinstance(tensor, relax.Var) else None
        return np.zeros(dims, numpy_dtype(dtype or str(tensor.ty.dtype.dtype)))

    def converted_by(self, own: Converter, node: NodeProto) -> list[relax.Expr]:
        """The outputs of `node` by a user's converter."""
        attributes = {a.name: plain_attribute(onnx.helper.get_attribute_value(a)) for a in node.attribute}
        args = [self.tensor(name) if name else None for name in node.input]
        return results_of(own, self.label(node), self.bb, args, attributes)

    def converted(self, node: NodeProto) -> list[relax.Expr]:
        """The outputs of `node` by our converter or TVM's, computed in float32 where that is wanted and rounded."""
        attributes = self._parse_attr(node.attribute)
        attributes["tvm_custom"] = {"name": node.name, "num_outputs": len(node.output)}
        narrow = self.widened(node)
        originals = {name: self.get(name) for name in node.input if name}
        for name, wide in narrow.items():
            self.put(name, wide, self.sources.get(name, frozenset()))
        for name, matched in self.matched(node).items():
            self.put(name, matched, self.sources.get(name, frozenset()))
        try:
            results = self.convert(node, attributes)
        finally:
            for name, value in originals.items():
                self.put(name, value, self.sources.get(name, frozenset()))
        return [self.rounded(r, name) for r, name in zip(results, node.output, strict=False)] if narrow else results

    def matched(self, node: NodeProto) -> dict[str, relax.Expr]:
        """The operands that are broadcast of which some dims have to be taken for others, by name; of matmuls, those of a
        batch."""
        if node.op_type not in BROADCAST or node.domain not in ("", "ai.onnx"):
            return {}
        names = [name for name in dict.fromkeys(node.input) if name in self._nodes or name in self.known]
        return self.broadcastable({name: self.tensor(name) for name in names}, 2 if node.op_type == "MatMul" else 0)

    def broadcastable(self, tensors: dict[str, relax.Expr], behind: int = 0) -> dict[str, relax.Expr]:
        """Those of operands of one operator whose symbolic dims, but for the last `behind`, are not known to be one, taken to
        be so: to those of the first that has them, or to fixed ones. The compiled model checks it."""
        whole = {name: list(x.ty.shape.values) for name, x in tensors.items() if isinstance(x.ty.shape, relax.ShapeExpr)}
        shapes = {name: shape[: max(len(shape) - behind, 0)] for name, shape in whole.items()}
        wanted: dict[int, relax.Expr] = {}
        prove = tvm.sym.Analyzer().can_prove_equal
        for shape in shapes.values():
            for position, dim in enumerate(reversed(shape)):
                if prove(dim, 1):
                    continue
                if position not in wanted or isinstance(dim, tvm.tirx.IntImm):
                    wanted[position] = dim
        changed: dict[str, relax.Expr] = {}
        for name, shape in shapes.items():
            new = [dim if prove(dim, 1) else wanted[position] for position, dim in reversed(list(enumerate(reversed(shape))))]
            fixed = any(isinstance(a, tvm.tirx.IntImm) and isinstance(b, tvm.tirx.IntImm) and a.value != b.value
                        for a, b in zip(shape, new, strict=True))  # fmt: skip
            if not fixed and not all(prove(a, b) for a, b in zip(shape, new, strict=True)):
                ty = relax.TensorType([*new, *whole[name][len(new) :]], tensors[name].ty.dtype)
                changed[name] = self.bb.match_cast(tensors[name], ty)
        return changed

    def widened(self, node: NodeProto) -> dict[str, relax.Expr]:
        """The inputs of reduced precision that are to be computed with in float32, cast to it, by name."""
        if node.op_type in AS_IS:
            return {}
        wide = {}
        for name in {name for name in node.input if name}:
            value = self.get(name)
            if isinstance(value, np.ndarray | relax.Expr) and dtype_of(value) in ("float16", "bfloat16"):
                wide[name] = self.bb.emit(relax.op.astype(self.tensor(name), "float32"))
        return wide

    def rounded(self, result: relax.Expr, name: str) -> relax.Expr:
        result, need = self.bb.normalize(result), self.wanted_dtype(name)
        return self.bb.emit(relax.op.astype(result, need)) if need in ("float16", "bfloat16") else result

    def wanted_dtype(self, name: str) -> str:
        """The dtype that ONNX infers for the value called `name`; "" where it cannot."""
        element = self.inferred[name].type.tensor_type.elem_type if name in self.inferred else 0
        return dtype_name(element) if element else ""

    def convert(self, node: NodeProto, attributes: dict[str, Any]) -> list[relax.Expr]:
        hold_operands(node, self, attributes)
        if node.op_type in CONVERTERS:
            return CONVERTERS[node.op_type](node, self, attributes)
        return self.by_tvm(node, attributes)

    def by_tvm(self, node: NodeProto, attributes: Attributes) -> list[relax.Expr]:
        """The outputs of `node` that TVM's converter gives."""
        inputs = onnx_input([self.tensor(name) if name else None for name in node.input])
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            converter = _get_convert_map()[node.op_type].get_converter(self.opset)

            def convert(given: list[relax.Expr | None], attributes: Attributes) -> relax.Expr:
                return self.bb.normalize(converter(self.bb, given, attributes, [self._nodes, self._params]))

            if node.op_type in POOLED:
                result = pooled(node, self, attributes, inputs[0], lambda x, plain: convert(onnx_input([x]), plain))
            else:
                result = convert(inputs, attributes)
        if isinstance(result, relax.Tuple):
            return list(result.fields)
        if isinstance(result.ty, relax.TupleType):
            return [self.bb.emit(relax.TupleGetItem(result, i)) for i in range(len(result.ty.fields))]
        return [result]

    def agree(self, node: NodeProto, name: str, result: relax.Expr) -> relax.Expr:
        """`result`, checked against the dtype and shape that ONNX infers for it."""
        result = self.bb.normalize(result)
        if isinstance(result.ty, relax.ShapeType):
            result = self.bb.normalize(relax.op.shape_to_tensor(result))
        if not isinstance(result.ty, relax.TensorType):
            return result
        if not isinstance(result, tvm.ir.Var | tvm.ir.GenericConst):
            result = self.bb.emit(result)
        have = str(result.ty.dtype.dtype)
        tensor = self.inferred[name].type.tensor_type if name in self.inferred else None
        if tensor is None:
            return result
        if tensor.elem_type and have != carrier(dtype_name(tensor.elem_type)):
            raise self.failure(node, f"its converter gives {have}, not {dtype_name(tensor.elem_type)}")
        return self.with_shape(node, result, tensor) if tensor.HasField("shape") else result

    def with_shape(self, node: NodeProto, result: relax.Expr, tensor: Tensor) -> relax.Expr:
        need = [dim.dim_value if dim.HasField("dim_value") else None for dim in tensor.shape.dim]
        shape = result.ty.shape
        if isinstance(shape, relax.ShapeExpr):
            have = [getattr(dim, "value", None) for dim in shape.values]
            if misinferred(node, have, need, self.opset):
                self.sizes_inferred = False
            if not self.sizes_inferred:
                return result
            if len(have) != len(need) or any(None not in (h, n) and h != n for h, n in zip(have, need, strict=True)):
                raise self.failure(node, f"its converter gives the shape {list(shape.values)}, not {need}")
            counted = {variable.name for variable in relax.analysis.tir_vars_in_type(result.ty)} & set(self.counts)
            if None in need or not counted:
                return result
        if None in need or not self.sizes_inferred:
            return result
        return self.bb.match_cast(result, relax.TensorType(need, result.ty.dtype))

    def give(self, name: str, value: Value, outputs: list[tuple[str, relax.Expr, str]]) -> Any:
        """Adds the tensors of an output to `outputs`; its tree."""
        if value is None:
            return None
        if isinstance(value, list):
            return {"kind": "list", "items": [self.give(f"{name}.{i}", item, outputs) for i, item in enumerate(value)]}
        narrow = str(value.dtype) if isinstance(value, np.ndarray) else self.narrow.get(value)
        if isinstance(value, np.ndarray) and not value.size:
            result = self.bb.emit(relax.op.builtin.alloc_tensor(relax.ShapeExpr(value.shape), carrier(str(value.dtype)), 0))
        else:
            weight = next((array for variable, array in self._params.values() if variable.same_as(value)), None)
            result = self.bb.normalize(self.as_tensor(value if weight is None else np.asarray(weight)))
        self.check_output(name, result)
        dtype = narrow if narrow and is_narrow(narrow) else str(result.ty.dtype.dtype)
        outputs.append((name, result, dtype))
        return "leaf"

    def check_output(self, name: str, result: relax.Expr) -> None:
        shape = result.ty.shape if isinstance(result.ty, relax.TensorType) else None
        found = {variable.name for variable in relax.analysis.tir_vars_in_type(result.ty)}
        if not isinstance(shape, relax.ShapeExpr) or not found <= {*self.variables, *self.counts}:
            raise ImportModelError(
                message(
                    f"the shape of the output {name!r} depends on the values of a tensor",
                    need="shapes that follow from the inputs' shapes, or from what an operator counts",
                    do="bind the values that the shape follows from (--bind NAME=…), or cut the graph before it",
                )
            )
