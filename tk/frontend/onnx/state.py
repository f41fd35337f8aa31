"""What is known of an ONNX model's values while it is imported, by name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
import tvm
from onnx import ModelProto, NodeProto, ValueInfoProto
from tvm import relax
from tvm.relax.frontend.onnx.onnx_frontend import ONNXGraphImporter

from tk.errors import ImportModelError, UnknownValueError, message
from tk.frontend.onnx.limits import Budget
from tk.frontend.onnx.narrow_types import as_codes, is_narrow
from tk.frontend.onnx.values import Array, is_symbolic
from tk.graph.dataflow_blocks import check_of_sizes, undecided
from tk.package.conditions import names_in_condition

if TYPE_CHECKING:
    from typing import Self

    from tk.frontend.model import Loop

__all__ = ["ImportState", "Structure", "Value"]

Value = Any
"""A value while a model is imported: an Array that is known, a relax.Expr, a list of values (a sequence), or None (an
optional without a value)."""

Structure = Any
"""What a call passes for a sequence or an optional: (dtype, shape) for a tensor, a list of these, or None."""


class ImportState(ONNXGraphImporter):  # type: ignore[misc]
    """The values of one import, in `known`, `_nodes` and `lists`: use `get`, `put`, and what gives them in some form."""

    def __init__(
        self,
        model: ModelProto,
        folder: Path | None,
        structures: Mapping[str, Structure] | None = None,
    ) -> None:
        super().__init__({}, {}, keep_params_in_input=True, sanitize=False)
        self.folder = folder
        self.model = model
        self.structures = dict(structures or {})
        self.opsets = {entry.domain: entry.version for entry in model.opset_import}
        self.opset = next((v for domain, v in self.opsets.items() if domain in ("", "ai.onnx")), 1)
        self.known: dict[str, Array] = {}
        self.lists: dict[str, list[Value] | None] = {}
        self.sources: dict[str, frozenset[str]] = {}  # the inputs that a value is computed from
        self.narrow: dict[relax.Var, str] = {}  # what a tensor of codes stands for (narrow_types.py)
        self.variables: dict[str, tvm.tirx.Var] = {}
        self.counts: list[str] = []  # the symbolic dims that values give
        self.holds = True  # whether a call is held to sizes that operators need
        self.conditions: list[str] = []  # of the inputs' sizes (tk.package.conditions)
        self.counting: frozenset[str] = frozenset()  # the inputs that give them, as sizes
        self.budget = Budget(model)
        self.depth = 0  # of subgraphs in each other
        self.inferred: dict[str, ValueInfoProto] = {}
        self.sizes_inferred = True  # until a node has another size than ONNX infers (misinferred.py)
        self.inputs: list[tuple[relax.Var, str]] = []
        self.loops: dict[str, Loop] = {}  # those of as many trips as tensors' values tell, by name
        self.taken: list[tuple[Value, bool]] = []  # of the branches that we are in: the condition, and what it is if taken

    def within(self) -> Self:
        """An import of a part of this model, a program of its own: it knows what is known here, and no tensor."""
        inner = type(self)(self.model, self.folder, self.structures)
        inner._params, inner.loops, inner.budget, inner.variables = self._params, self.loops, self.budget, self.variables
        inner.known, inner.counts, inner.inferred = dict(self.known), list(self.counts), dict(self.inferred)
        inner.lists = {name: value for name, value in self.lists.items() if value is None}
        inner.counting, inner.sources, inner.sizes_inferred = self.counting, dict(self.sources), self.sizes_inferred
        inner.depth, inner.holds = self.depth, False
        return inner

    @contextmanager
    def branch(self, condition: Value, taken: bool) -> Iterator[None]:
        """What is converted in here is computed whether `condition`, a value that is not known, is `taken` or not."""
        self.taken.append((condition, taken))
        try:
            yield
        finally:
            self.taken.pop()

    def get(self, name: str) -> Value:
        """The value called `name`."""
        table = next((table for table in (self._nodes, self.known, self.lists) if name in table), None)
        if table is None:
            raise ImportModelError(
                message(
                    f"the model uses {name!r}, which nothing computes",
                    do="export it again: a graph's nodes may read inputs, initializers and results of earlier nodes",
                )
            )
        return table[name]

    def put(self, name: str, value: Value, sources: frozenset[str] = frozenset()) -> None:
        """Calls `value`, computed from the inputs called `sources`, `name`."""
        self.drop(name)
        if value is None or isinstance(value, list):
            self.lists[name] = value
        elif isinstance(value, np.ndarray):
            self.known[name] = value
        else:
            self._nodes[name] = value
        self.sources[name] = sources

    def drop(self, name: str) -> None:
        """Forgets the value called `name`."""
        for table in (self._nodes, self.known, self.lists, self.sources):
            table.pop(name, None)

    def tensors(self) -> dict[str, relax.Expr]:
        """The values that are computed when the model runs, by name; but those that are stored as codes."""
        return {name: value for name, value in self._nodes.items() if value not in self.narrow}

    def shape_of(self, node: NodeProto, data: relax.Expr) -> list[relax.Expr | int]:
        """The dims of `data`, ints where they are fixed."""
        shape = data.ty.shape
        if not isinstance(shape, relax.ShapeExpr):
            raise self.dynamic(node, "the shape of its input is not known")
        return [dim.value if isinstance(dim, tvm.tirx.IntImm) else dim for dim in shape.values]

    def tensor(self, name: str) -> relax.Expr:
        """The value called `name` as a tensor; codes where its type is narrow."""
        return self.as_tensor(self.get(name), name)

    def as_tensor(self, value: Value, name: str = "") -> relax.Expr:
        if value is None or isinstance(value, list):
            raise ImportModelError(
                message(
                    f"{name!r} is a sequence or an optional without a value",
                    need="a tensor",
                    do="give the optional a value, or leave out the node that reads it",
                )
            )
        if not isinstance(value, np.ndarray):
            return value
        if not is_symbolic(value):
            array = as_codes(value)
            if not array.size:  # a constant could not be read back from a file
                return self.bb.emit(relax.op.builtin.alloc_tensor(relax.ShapeExpr(array.shape), str(array.dtype), 0))
            return relax.const(np.ascontiguousarray(array) if array.ndim else array, str(array.dtype))
        sizes = self.bb.emit(relax.op.shape_to_tensor(relax.ShapeExpr(list(value.ravel()))))
        return sizes if value.ndim == 1 else self.bb.emit(relax.op.reshape(sizes, value.shape))

    def narrow_dtype(self, name: str) -> str | None:
        """The dtype that the value called `name` stands for, if it is stored as codes."""
        value = self.get(name)
        if isinstance(value, np.ndarray):
            return str(value.dtype) if is_narrow(str(value.dtype)) else None
        return self.narrow.get(value) if isinstance(value, relax.Var) else None

    def counted(self, values: relax.Expr) -> list[tvm.tirx.Var]:
        """New symbolic dims, as many as the int64 vector `values` has elements, which hold them when the model runs. None may
        be negative."""
        number = int(values.ty.shape.values[0])
        to_shape = relax.ExternFunc("vm.builtin.tensor_to_shape")  # relax.tensor_to_shape becomes this, with dims of its own
        shape = self.bb.emit(relax.call_pure_packed(to_shape, values, ty_args=[relax.ShapeType(ndim=number)]))
        found = [tvm.tirx.Var(f"count_{len(self.counts) + i}", "int64") for i in range(number)]
        self.bb.match_cast(shape, relax.ShapeType(found))
        self.counts += [variable.name for variable in found]
        return found

    def hold(self, condition: Any) -> None:
        """Holds each call to `condition`, of sizes, without which what comes next would read what there is not; not where that
        is in a branch, taken or not, or in a loop."""
        names = undecided(condition) if isinstance(condition, tvm.ir.Expr) and self.holds and not self.taken else set()
        if names & set(self.counts):
            check_of_sizes(self.bb, condition)
        elif names:
            text = re.sub(r"T\.int64\((-?\d+)\)", r"\1", str(condition)).replace("T.m", "m")
            with suppress(ValueError):
                names_in_condition(text)
                self.conditions += [text] if text not in self.conditions else []

    def known_array(self, name: str) -> Array | None:
        """The value called `name`, if it is known: an initializer, or computed from some; codes where its type is narrow."""
        if name in self.known:
            return self.known[name]
        return self._params[name][1] if name in self._params else None

    def sizes(self, name: str) -> list[relax.Expr] | None:
        """The value called `name` as sizes (ints and TIR expressions), if it is known."""
        array = self.known.get(name)
        return None if array is None else [v if is_symbolic(array) else int(v) for v in array.ravel()]

    def value(self, node: NodeProto, index: int) -> Array:
        """The value of an input of `node` that must be known. Raises UnknownValueError, with the inputs to bind."""
        name = node.input[index]
        if name in self.known:
            return self.known[name]
        inputs = tuple(sorted(self.sources.get(name, ())))
        raise UnknownValueError(
            message(
                f"the {self.label(node)} needs the value of {name!r} when the model is compiled",
                need="a value that follows from constants and the shapes of the inputs",
                have=f"one computed from {', '.join(inputs)}",
                do=f"bind its value: --bind {inputs[0]}=…, or constants={{{inputs[0]!r}: …}}" if inputs else None,
            ),
            inputs,
        )

    def dynamic(self, node: NodeProto, why: str) -> UnknownValueError:
        """`node` cannot be converted because of a dynamic dim."""
        what, inputs = f"cannot import the {self.label(node)}: {why}", tuple(sorted(self.counting))
        if inputs:
            have, do = f"sizes computed from {', '.join(inputs)}", f"bind its value: --bind {inputs[0]}=…"
            return UnknownValueError(message(what, need="a fixed size", have=have, do=do), inputs)
        dims = ", ".join(self.variables) or "no dynamic dim of an input"
        return UnknownValueError(message(what, need="a fixed size", have=dims, do="fix it: --shape"))

    def raised(self, node: NodeProto, error: Exception) -> ImportModelError:
        """What a converter of tk's or TVM's raised for `node`, which of a dynamic dim is a TypeError: int() of no number."""
        symbolic = [name for name in node.input if name in self.known and self.known[name].dtype == object]
        if symbolic and isinstance(error, TypeError):
            return self.dynamic(node, f"{' and '.join(map(repr, symbolic))} follows from a dynamic dim")
        return self.failure(node, error)

    def failure(self, node: NodeProto, why: object) -> ImportModelError:
        attributes = {a.name: _shown(a) for a in node.attribute}
        if isinstance(why, Exception):
            lines = str(why).strip().splitlines() or [""]
            why = f"{type(why).__name__}: {lines[-1]}"
        label = self.label(node)
        return ImportModelError(
            message(
                f"cannot import the {label} (opset {self.opset}, attributes {attributes})",
                have=why,
                do='export the model with another opset, or register a converter: tk.register_converter("onnx", …)',
            )
        )

    def label(self, node: NodeProto) -> str:
        return f"{node.op_type} node {node.name!r}" if node.name else f"{node.op_type} node that makes {node.output[0]!r}"


def _shown(attribute: onnx.AttributeProto) -> object:
    if attribute.type in (onnx.AttributeProto.GRAPH, onnx.AttributeProto.TENSOR):
        return onnx.AttributeProto.AttributeType.Name(attribute.type).lower()
    return onnx.helper.get_attribute_value(attribute)
