"""Decomposition of programs whose operators are alike, as those of a language model's layers: each kind is traced once.

torch's `run_decompositions` traces a whole program twice again. Here an operator is traced by itself, once for all with the
same arguments but for the tensors' values, and what it becomes is put in the place of each. Writes into whole tensors become
their functional forms, `index_put_` a new value of the cache that later readers read; a program that writes into views, that
has branches, or anything else that this page does not know, is left to torch.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

import torch
from torch import fx
from torch._dispatch.python import enable_python_dispatcher
from torch._ops import OpOverload
from torch.export import ExportedProgram
from torch.export.graph_signature import ExportGraphSignature, InputKind, OutputKind, OutputSpec, TensorArgument
from torch.fx.experimental.proxy_tensor import make_fx

from tk.frontend.torch.decomposed import INPUTS, is_kept
from tk.frontend.torch.program_copies import with_graph

__all__ = ["decomposed_alike"]

MANY = 128  # operators that torch would trace again, from which on looking for those that are alike is worth while
SIZES = (torch.ops.aten.sym_size.int, torch.ops.aten.sym_stride.int, torch.ops.aten.sym_numel.default)
COUNTS = (torch.ops.aten.sym_numel.default, operator.floordiv)  # which torch would have written as products of sizes
SAME = (torch.ops.aten.detach.default, torch.ops.aten.alias.default)
WRITTEN = {InputKind.USER_INPUT: OutputKind.USER_INPUT_MUTATION, InputKind.BUFFER: OutputKind.BUFFER_MUTATION}


class _Unknown(Exception):
    """Something of which torch is to make what it makes."""


def decomposed_alike(program: ExportedProgram, table: Mapping[Any, Any]) -> ExportedProgram | None:
    """What `run_decompositions(table)` makes of `program`, or None where that is to find out by itself."""
    if sum(node.op == "call_function" for node in program.graph.nodes) < MANY:
        return None
    signature = program.graph_signature
    if any(spec.kind not in INPUTS for spec in signature.input_specs):
        return None
    if any(spec.kind is not OutputKind.USER_OUTPUT for spec in signature.output_specs):
        return None
    try:
        with _as_torch_decomposes(program, table) as decompositions:
            return _Rewriter(program, table, decompositions).program()
    except _Unknown:
        return None


@contextmanager
def _as_torch_decomposes(program: ExportedProgram, table: Mapping[Any, Any]) -> Iterator[dict[Any, Any]]:
    """What tracing in here makes of operators is what it would make of them in `run_decompositions`; given are the
    decompositions that tracing is to be told."""
    from torch._functorch.aot_autograd import detect_fake_mode
    from torch.export import exported_program as own

    names = ("_split_decomp_table_to_cia_and_python_decomp", "_override_composite_implicit_decomp")
    if not all(hasattr(own, name) for name in names):
        raise _Unknown
    mode = detect_fake_mode([node.meta.get("val") for node in program.graph.nodes if node.op == "placeholder"])
    if mode is None:
        raise _Unknown
    composites, others = own._split_decomp_table_to_cia_and_python_decomp(dict(table))
    with ExitStack() as stack:
        for each in (
            mode, own._override_composite_implicit_decomp(composites), torch.no_grad(), enable_python_dispatcher(),
            *(each.flags(enabled=False) for each in (torch.backends.mkldnn, torch.backends.nnpack, torch.backends.cudnn)),
        ):  # fmt: skip
            stack.enter_context(each)
        yield others


class _Rewriter:
    """Writes the graph anew. `values`: what stands for a node of the program; `roots`: the node whose memory one is, or is a
    view of; `wholes`: those that are all of it; `current`: what a node that was written into holds now; `sizes`: where the
    new graph has a size, by its expression."""

    def __init__(self, program: ExportedProgram, table: Mapping[Any, Any], decompositions: Mapping[Any, Any]) -> None:
        self.own, self.table, self.decompositions = program, table, decompositions
        self.graph = fx.Graph()
        self.values: dict[fx.Node, Any] = {}
        self.roots: dict[fx.Node, fx.Node] = {}
        self.wholes: set[fx.Node] = set()
        self.current: dict[fx.Node, fx.Node] = {}
        self.sizes: dict[str, Any] = {}
        self.order = {node: number for number, node in enumerate(program.graph.nodes)}
        self.traced: dict[Any, fx.GraphModule] = {}

    def program(self) -> ExportedProgram:
        for node in self.own.graph.nodes:
            if node.op == "output":
                return self._finished(node)
            if node.op == "placeholder":
                made = self.graph.node_copy(node)
                made.name = node.name
                self._new(node, made)
            elif node.op == "call_function":
                self._call(node)
            else:
                raise _Unknown
        raise _Unknown

    def _new(self, node: fx.Node, value: Any) -> None:
        """`value` stands for `node`, which is no view of another."""
        self.values[node] = value
        self.roots[node] = node
        self.wholes.add(node)

    def _value(self, node: fx.Node) -> Any:
        """What stands for `node` at this place of the program."""
        return self.current.get(self.roots[node], self.values[node]) if node in self.wholes else self.values[node]

    def _call(self, node: fx.Node) -> None:
        if node.meta.get("unbacked_bindings"):
            raise _Unknown
        target = node.target
        if target is operator.getitem:
            self._item(node)
        elif not isinstance(target, OpOverload):
            if any(not isinstance(each.meta.get("val"), torch.SymInt | int) for each in (node, *node.all_input_nodes)):
                raise _Unknown
            self._new(node, self._copied(node))
        elif not target._schema.returns:  # an assertion, of which only errors come
            if target._schema.is_mutable:
                raise _Unknown
            self._new(node, self._copied(node))
        elif target._schema.is_mutable:
            self._write(node)
        elif target in SAME:
            self.values[node] = self._value(node.args[0])
            self._alias(node, node.args[0], whole=True)
        else:
            whole = target in SIZES or is_kept(target, self.table)
            self.values[node] = self._copied(node) if whole else self._inlined(node, target)
            self._view(node)

    def _copied(self, node: fx.Node) -> fx.Node:
        made = self.graph.node_copy(node, self._value)
        if isinstance(node.meta.get("val"), torch.SymInt):
            self.sizes.setdefault(str(node.meta["val"]), made)
        return made

    def _item(self, node: fx.Node) -> None:
        several, index = node.args
        made = self.values[several]
        self.values[node] = made[index] if isinstance(made, tuple | list) else self._copied(node)
        self._alias(node, several, whole=False)
        if self.roots[node] is several:  # results of their own
            self._new(node, self.values[node])

    def _alias(self, node: fx.Node, other: fx.Node, whole: bool) -> None:
        self.roots[node] = self.roots[other]
        if whole and other in self.wholes:
            self.wholes.add(node)

    def _view(self, node: fx.Node) -> None:
        """Notes what `node` is a view of: what its operator says, or what it became no more than."""
        schema = node.target._schema
        if any(result.alias_info is not None for result in schema.returns):
            sources = [
                value for argument, value in zip(schema.arguments, node.args, strict=False) if argument.alias_info is not None
            ]
            if len(sources) != 1 or not isinstance(sources[0], fx.Node):
                raise _Unknown
            self._alias(node, sources[0], whole=self.values[node] is self._value(sources[0]))
            return
        same = [each for each in node.all_input_nodes if self._value(each) is self.values[node]]
        if same:
            self._alias(node, same[0], whole=True)
        else:
            self._new(node, self.values[node])

    def _write(self, node: fx.Node) -> None:
        """An operator that writes into its first argument and returns it, as one that makes the new value."""
        target, base = node.target, node.args[0]
        schema = target._schema
        plain = getattr(torch.ops.aten, schema.name.removeprefix("aten::").removesuffix("_"), None)
        plain = getattr(plain, target._overloadname, None)
        written = [number for number, argument in enumerate(schema.arguments) if argument.is_write]
        if not schema.name.startswith("aten::") or plain is None or plain._schema.is_mutable or written != [0]:
            raise _Unknown
        if not isinstance(base, fx.Node) or base not in self.wholes:
            raise _Unknown
        root, here = self.roots[base], self.order[node]
        views = [each for each, its in self.roots.items() if its is root and each not in self.wholes]
        if any(self.order[user] > here for view in views for user in view.users):
            raise _Unknown
        made = self._inlined(node, plain)
        before, after = base.meta["val"], made.meta["val"] if isinstance(made, fx.Node) else None
        if after is None or (before.dtype, str(before.shape)) != (after.dtype, str(after.shape)):
            raise _Unknown
        self._alias(node, base, whole=True)
        self.values[node] = self.current[root] = made

    def _inlined(self, node: fx.Node, target: OpOverload) -> Any:
        """What `target` of the arguments of `node` becomes, written into the graph."""
        inputs = node.all_input_nodes
        examples = [each.meta.get("val") for each in inputs]
        if not all(isinstance(each, torch.Tensor | torch.SymInt | torch.SymFloat | torch.SymBool | int) for each in examples):
            raise _Unknown
        number = {each: f"%{index}" for index, each in enumerate(inputs)}
        written = fx.node.map_arg((node.args, dict(node.kwargs)), lambda each: number[each])
        key = target, str(written), tuple(map(_described, examples))
        if key not in self.traced:
            self.traced[key] = self._traced(node, target, examples)
        given = iter(inputs)
        inlined: dict[fx.Node, Any] = {}
        for each in self.traced[key].graph.nodes:
            if each.op == "output":
                return fx.node.map_arg(each.args[0], lambda one: inlined[one])
            if each.op == "placeholder":
                inlined[each] = self._value(next(given))
                continue
            value = each.meta.get("val")
            if isinstance(value, torch.SymInt | int) and (known := self.sizes.get(str(value), value)) is not value:
                inlined[each] = known
                continue
            made = self.graph.node_copy(each, lambda one: inlined[one])
            if isinstance(value, torch.SymInt):
                self.sizes[str(value)] = made
            made.meta = {**node.meta, **{name: each.meta[name] for name in ("val", "tensor_meta") if name in each.meta}}
            inlined[each] = made
        raise _Unknown

    def _traced(self, node: fx.Node, target: OpOverload, examples: list[Any]) -> fx.GraphModule:
        inputs = node.all_input_nodes

        def called(*values: Any) -> Any:
            at = dict(zip(inputs, values, strict=True))
            args, kwargs = fx.node.map_arg((node.args, dict(node.kwargs)), lambda each: at[each])
            return target(*args, **kwargs)

        traced = make_fx(called, decomposition_table=dict(self.decompositions))(*examples)
        for each in traced.graph.nodes:
            known = isinstance(each.target, OpOverload) and not each.target._schema.is_mutable
            if each.op not in ("placeholder", "output") and not (each.op == "call_function" and (known or _of_sizes(each))):
                raise _Unknown
        return traced

    def _finished(self, output: fx.Node) -> ExportedProgram:
        """The program: values that inputs hold at its end are results of it, before its own."""
        signature = self.own.graph_signature
        specs, results = [], []
        inputs = [node for node in self.own.graph.nodes if node.op == "placeholder"]
        for node, spec in zip(inputs, signature.input_specs, strict=True):
            if (new := self.current.get(node)) is None:
                continue
            if spec.kind not in WRITTEN:
                raise _Unknown
            name = spec.target if spec.kind is InputKind.BUFFER else node.name
            specs.append(OutputSpec(WRITTEN[spec.kind], TensorArgument(new.name), name))
            results.append(new)
        for value, spec in zip(output.args[0], signature.output_specs, strict=True):
            # What is an input, or its memory, torch has rules of its own for.
            if (
                not isinstance(value, fx.Node)
                or self.roots[value].op == "placeholder"
                or not isinstance(spec.arg, TensorArgument)
            ):
                raise _Unknown
            own = self._value(value)
            specs.append(OutputSpec(spec.kind, TensorArgument(own.name), spec.target))
            results.append(own)
        made = self.graph.output(tuple(results))
        made.meta = dict(output.meta)
        made.meta["val"] = tuple(each.meta["val"] for each in results)
        self.graph.eliminate_dead_code()
        if any(node.target in COUNTS for node in self.graph.nodes):
            raise _Unknown
        self.graph.lint()
        return with_graph(self.own, self.graph, signature=ExportGraphSignature(list(signature.input_specs), specs))


def _of_sizes(node: fx.Node) -> bool:
    """Whether a node computes with sizes, or picks one of several results."""
    return node.target is operator.getitem or isinstance(node.meta.get("val"), torch.SymInt | torch.SymBool | int)


def _described(value: Any) -> Any:
    """All of an example that tracing looks at."""
    if not isinstance(value, torch.Tensor):
        return type(value).__name__, str(value)
    sizes = str(tuple(value.shape)), str(tuple(value.stride())), str(value.storage_offset())
    return value.dtype, str(value.device), value.layout, value.is_conj(), value.is_neg(), *sizes
