"""A functional ExportedProgram as a Model: its boundary (inputs, weights, outputs, trees), around the translated graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch.export import ExportedProgram
from torch.export.graph_signature import ConstantArgument, InputKind, InputSpec, OutputKind, OutputSpec, TensorArgument
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.model import Model
from tk.frontend.ops.emitting import dataflow
from tk.frontend.symbols import bounds_of, names_of, to_text, to_tir
from tk.frontend.torch import float8
from tk.frontend.torch.arrays import to_numpy
from tk.frontend.torch.conditions import renamed
from tk.frontend.torch.importer import Importer
from tk.frontend.torch.ops.complex import Complex
from tk.frontend.torch.pytree import describe, output_names
from tk.frontend.torch.source_lines import source_line
from tk.frontend.torch.written_down import written_down
from tk.graph.dataflow_blocks import split_at_counts
from tk.graph.memory.state import MUTATED, STATE
from tk.graph.solved_sizes import sizes_parameter
from tk.package.signature import Signature, TensorSpec, Tree, line_of

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["buffers_of", "import_every", "import_program", "made_tensors", "mutated_inputs", "state_buffers", "state_inputs"]

INLINE_ELEMENTS = 1  # constants up to this size become part of the code: scalars that the model's source wrote down


@dataclass
class _Boundary:
    """What goes into a program. Relax expressions are keyed by placeholder, arrays by the tensor's own name."""

    inputs: dict[str, relax.Var] = field(default_factory=dict)
    weights: dict[str, relax.Var] = field(default_factory=dict)
    bound: dict[str, relax.Expr | Complex] = field(default_factory=dict)
    specs: list[TensorSpec] = field(default_factory=list)
    params: dict[str, Array] = field(default_factory=dict)
    shared: dict[Any, relax.Var] = field(default_factory=dict)


class _Program:
    """An ExportedProgram and the symbolic dims of its inputs. `names` renames torch's symbols."""

    def __init__(self, program: ExportedProgram, names: Mapping[str, str], kept: Mapping[str, str] | None = None) -> None:
        self.program = program
        self.kept = dict(kept or {})  # buffers that are inputs, written into or not: the input's name by the buffer's
        if lost := sorted(set(self.kept) & getattr(program, "constant_masks", set())):
            raise ImportModelError(
                message(
                    f"the buffer {lost[0]!r} is a mask that picks elements, and another entry writes into it",
                    need="masks that stay as they are",
                    do="use torch.where, or keep it in a buffer of its own",
                )
            )
        self.placeholders = {node.name: node for node in program.graph.nodes if node.op == "placeholder"}
        self.bounds, self.multiples = self.input_symbols()
        self.names = {symbol: names.get(symbol, symbol) for symbol in self.bounds}
        # One for each name: of a Dim of at most 2 that several inputs share, torch makes a symbol for each of them.
        named = {name: tvm.tirx.Var(name, "int64") for name in self.names.values()}
        self.variables = {symbol: named[name] for symbol, name in self.names.items()}
        self.mutated = {self._called(name, spec): spec for name, spec in mutated_inputs(program).items()}
        self.aliases: dict[str, str] = {}  # outputs that are an input which is written into, once translated
        written = {name: spec.target for name, spec in self.mutated.items() if spec.kind is OutputKind.BUFFER_MUTATION}
        read = {name: target for target, name in self.kept.items() if name not in written}
        self.buffers = {**written, **read}  # the buffer by the input's name

    def _called(self, name: str, spec: OutputSpec) -> str:
        """What an input that is written into is called, `name` unless it is a buffer that is kept."""
        return self.kept.get(str(spec.target), name) if spec.kind is OutputKind.BUFFER_MUTATION else name

    def input_symbols(self) -> tuple[dict[str, tuple[int, int | None]], list[str]]:
        """The symbols in the inputs' shapes, with bounds, and those of them that no input has as a dim by itself. A dim must be
        a multiple of such a one, as of an image that a network halves, or a call could not tell its value."""
        found: dict[str, tuple[int, int | None]] = {}
        alone: set[str] = set()
        multiples: set[str] = set()
        spans = {str(symbol): span for symbol, span in self.program.range_constraints.items()}
        for node in self.placeholders.values():
            for size in getattr(node.meta.get("val"), "shape", ()):
                if isinstance(size, torch.SymInt):
                    expression = size.node.expr
                    alone |= {str(expression)} if expression.is_Symbol else set()
                    symbols = sorted(map(str, expression.free_symbols))
                    if line_of(to_text(expression, dict(zip(symbols, symbols, strict=True)))):
                        multiples |= set(symbols)
                    found |= {s: bounds_of(spans[s]) if s in spans else (0, None) for s in symbols}
        if lost := set(found) - alone - multiples:
            sizes = [
                f"{node.name} has {size.node.expr} along dim {axis}"
                for node in self.placeholders.values()
                for axis, size in enumerate(getattr(node.meta.get("val"), "shape", ()))
                if isinstance(size, torch.SymInt) and lost & set(map(str, size.node.expr.free_symbols))
            ]
            raise ImportModelError(
                message(
                    "a dynamic dim is given only as part of an expression",
                    need="some input with that dim alone, or a multiple of it",
                    have="; ".join(sizes),
                    do="compile the model at each of these sizes (one package may have several entries), or have it take an"
                    " input with that dim alone, torch.empty(n), whose shape it reads",
                )
            )
        return found, sorted(multiples - alone)

    def shape(self, tensor: torch.Tensor) -> list[Any]:
        return [to_tir(_sympy(size), self.variables) for size in tensor.shape]

    def spec(self, name: str, tensor: torch.Tensor) -> TensorSpec:
        shape = tuple(to_text(_sympy(size), self.names) for size in tensor.shape)
        return TensorSpec(name, shape, float8.dtype_name(tensor.dtype) or Importer._convert_data_type(tensor.dtype))


def import_program(
    program: ExportedProgram, names: Mapping[str, str], name: str, kept: Mapping[str, str] | None = None
) -> Model:
    """`program` (decomposed and functional) as a Model without source and reference. `names`: torch symbol → dim name.

    Buffers that the model writes into become inputs, after its own, called as the buffer: keyword arguments. They, and the
    inputs that it writes into, are the signature's `mutated`: "main" returns what is to be written behind its outputs.
    Buffers that are `kept` are inputs under the names given, whether this program writes into them or not.
    """
    own = _Program(program, names, kept)
    return _import(own, name, _in_tree(own), lambda importer, values: _give_outputs(own, values))


def import_every(program: ExportedProgram, names: Mapping[str, str], name: str) -> Model:
    """`program` as a Model that returns every tensor which an operator makes, under its node's name. Inputs are taken flat."""
    own = _Program(program, names)
    nodes = made_tensors(program)

    def give(importer: Importer, _values: list[relax.Expr]) -> tuple[list[relax.Expr], tuple[TensorSpec, ...], Tree]:
        # torch's graph may hold what nothing reads, which a converter of several results leaves out
        kept = [node for node in nodes if isinstance(importer.env.get(node), relax.Expr)]
        return [importer.env[node] for node in kept], tuple(own.spec(node.name, node.meta["val"]) for node in kept), None

    model = _import(own, name, None, give, give_state=False)
    model.source = {"kind": "torch", "origins": {node.name: f"{node.target} at {source_line(node)}" for node in nodes}}
    return model


def made_tensors(program: ExportedProgram) -> list[torch.fx.Node]:
    """The nodes of a functional program that stand for one tensor, in order."""
    return [n for n in program.graph.nodes if n.op == "call_function" and isinstance(n.meta.get("val"), torch.Tensor)]


Give = Callable[[Importer, list[Any]], tuple[list[relax.Expr], tuple[TensorSpec, ...], Tree]]


def _import(own: _Program, name: str, in_tree: Tree, give: Give, give_state: bool = True) -> Model:
    """The program as a Model; `give` says, of the importer and the program's own outputs, what it returns, what is written
    into inputs last, if it does `give_state`."""
    boundary = _take_inputs(own)
    importer = Importer(own.variables, own.bounds)
    importer.refuse_unsupported(own.program.graph)
    builder = importer.block_builder
    sizes = [sizes_parameter([own.variables[symbol] for symbol in own.multiples])] if own.multiples else []
    variables = [*boundary.inputs.values(), *sizes, *boundary.weights.values()]
    given = _attributes(own, len(boundary.inputs) + len(sizes))
    mutated = list(own.mutated) if give_state else []
    state = [*mutated, *(name for name in own.buffers if name not in mutated)] if give_state else []
    with builder.function("main", variables, attrs={**given, STATE: state, MUTATED: mutated} if state else given):
        with dataflow(builder):
            values = importer.translate(own.program.graph, boundary.bound, written_down(own.program))
            own.names |= {symbol: str(getattr(size, "name", size)) for symbol, size in importer.counts.items()}
            tensors, specs, out_tree = give(importer, values)
            result = builder.emit_output(relax.Tuple(importer.asserted(tensors)))
        builder.emit_func_output(result)
    dims = {own.names[symbol]: bounds for symbol, bounds in own.bounds.items()}
    conditions = tuple(renamed(each, own.names) for each in getattr(own.program, "size_conditions", ()))
    of_state = tuple(state), tuple(mutated), own.aliases
    signature = Signature(tuple(boundary.specs), specs, dims, in_tree, out_tree, *of_state, conditions)
    mod = builder.get()
    if counts := names_of(importer.counts.values()):
        mod["main"] = split_at_counts(mod["main"], counts).with_attr("counts", sorted(counts))
    return Model(name, mod, boundary.params, signature, loops=importer.loops)


def mutated_inputs(program: ExportedProgram) -> dict[str, OutputSpec]:
    """The buffers and inputs that the program writes into, by name, in the order of its outputs."""
    specs = program.graph_signature.output_specs
    written = (OutputKind.BUFFER_MUTATION, OutputKind.USER_INPUT_MUTATION)
    for spec in specs:
        if spec.kind not in (OutputKind.USER_OUTPUT, *written):
            raise ImportModelError(
                message(
                    f"the model's forward writes into {_what(spec)}",
                    need="parameters left as they are",
                    do="write into a clone; what changes from call to call is a buffer: self.register_buffer(name, tensor)",
                )
            )
    inputs = {spec.arg.name for spec in program.graph_signature.input_specs if spec.kind is InputKind.USER_INPUT}
    found: dict[str, OutputSpec] = {}
    for spec in specs:
        if spec.kind in written:
            name = str(spec.target)
            taken = spec.kind is OutputKind.BUFFER_MUTATION and name in inputs
            found[f"{name}.buffer" if taken else name] = spec
    return found


def _what(spec: OutputSpec) -> str:
    """What a torch.export OutputSpec says is written into."""
    return f"its parameter {spec.target!r}"


def state_buffers(program: ExportedProgram, kept: Mapping[str, str]) -> list[str]:
    """The buffers that are inputs, in the order in which they are: those that the program writes into, then others `kept`."""
    mutated = mutated_inputs(program)
    written = [str(spec.target) for spec in mutated.values() if spec.kind is OutputKind.BUFFER_MUTATION]
    return [*written, *(name for name in kept if name not in written)]


def state_inputs(program: ExportedProgram, kept: Mapping[str, str]) -> list[Array]:
    """Present values of the buffers that are inputs: what the first call passes for them."""
    return [to_numpy(tensor_of(program, name)).copy() for name in state_buffers(program, kept)]


def buffers_of(program: ExportedProgram) -> dict[str, tuple[int, torch.dtype, tuple[int, ...], tuple[int, ...]]]:
    """What tells the tensor of each buffer that the program reads or writes into from others, by the buffer's name."""
    found = {}
    for spec in program.graph_signature.input_specs:
        if spec.kind is InputKind.BUFFER:
            tensor = tensor_of(program, str(spec.target))
            if tensor.numel():
                found[str(spec.target)] = (tensor.data_ptr(), tensor.dtype, tuple(tensor.shape), tensor.stride())
    return found


def tensor_of(program: ExportedProgram, name: str) -> torch.Tensor:
    """A parameter, buffer or constant by its path."""
    found = program.state_dict.get(name)
    return program.constants[name] if found is None else found


def _take_inputs(own: _Program) -> _Boundary:
    boundary = _Boundary()
    for spec in own.program.graph_signature.input_specs:
        if spec.kind is InputKind.USER_INPUT:
            _take_user_input(own, boundary, spec)
    for name in own.buffers:
        target = own.buffers[name]
        spec = next(spec for spec in own.program.graph_signature.input_specs if spec.target == target)
        _add_input(own, boundary, spec.arg.name, name)
    for spec in own.program.graph_signature.input_specs:
        if spec.kind is not InputKind.USER_INPUT and spec.arg.name not in boundary.bound:
            _take_weight(own, boundary, spec)
    return boundary


def _take_user_input(own: _Program, boundary: _Boundary, spec: InputSpec) -> None:
    if isinstance(spec.arg, TensorArgument):
        _add_input(own, boundary, spec.arg.name, spec.arg.name)
    elif not isinstance(spec.arg, ConstantArgument):
        raise ImportModelError(
            message(
                f"the input {spec.arg.name} is no tensor",
                need="tensors and Python constants",
                have=type(spec.arg).__name__,
                do="give tensors, numbers, strings and None, in tuples, lists and dicts",
            )
        )


def _add_input(own: _Program, boundary: _Boundary, placeholder: str, name: str) -> None:
    value = own.placeholders[placeholder].meta["val"]
    if value.dtype.is_complex:
        do = "pass torch.view_as_real of it, and take torch.view_as_complex of that in the model"
        raise ImportModelError(message(f"the input {name} is complex", need="real tensors", do=do))
    tensor_spec = own.spec(name, value)
    boundary.inputs[placeholder] = boundary.bound[placeholder] = relax.Var(
        name, relax.TensorType(own.shape(value), Importer.stored_dtype(value.dtype))
    )
    boundary.specs.append(tensor_spec)


def _take_weight(own: _Program, boundary: _Boundary, spec: InputSpec) -> None:
    """A parameter, buffer or lifted constant, unless nothing reads it. Tied weights are one parameter, under the first name."""
    if not own.placeholders[spec.arg.name].users:
        return
    if spec.kind not in (InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR):
        raise ImportModelError(
            message(
                f"the model holds {spec.target}, which is no tensor",
                need="parameters, buffers, constants",
                have=spec.kind.name,
                do="keep in the module what is a tensor or a Python constant",
            )
        )
    name, tensor = str(spec.target), tensor_of(own.program, str(spec.target))
    if tensor.is_complex():
        parts = ((f"{name}.{part}", getattr(tensor, part)) for part in ("real", "imag"))
        boundary.bound[spec.arg.name] = Complex(*(_weight(boundary, *part) for part in parts))
        return
    if spec.kind is InputKind.CONSTANT_TENSOR and tensor.numel() <= INLINE_ELEMENTS:
        boundary.bound[spec.arg.name] = relax.const(float8.array_of(tensor), Importer.stored_dtype(tensor.dtype))
        return
    boundary.bound[spec.arg.name] = _weight(boundary, name, tensor)


def _weight(boundary: _Boundary, name: str, tensor: torch.Tensor) -> relax.Var:
    dtype = Importer.stored_dtype(tensor.dtype)
    key = (tensor.data_ptr(), tensor.dtype, tuple(tensor.shape), tensor.stride()) if tensor.numel() else name
    if key not in boundary.shared:
        boundary.params[name] = float8.array_of(tensor)
        boundary.shared[key] = boundary.weights[name] = relax.Var(name, relax.TensorType(list(tensor.shape), dtype))
    return boundary.shared[key]


def _attributes(own: _Program, inputs: int) -> dict[str, Any]:
    attributes: dict[str, Any] = {"num_input": inputs}
    if own.bounds:
        attributes["tir_var_lower_bound"] = {own.names[symbol]: low for symbol, (low, _) in own.bounds.items()}
    if upper := {own.names[symbol]: high for symbol, (_, high) in own.bounds.items() if high is not None}:
        attributes["tir_var_upper_bound"] = upper
    return attributes


def _give_outputs(
    own: _Program, values: list[relax.Expr | Complex | int | None]
) -> tuple[list[relax.Expr], tuple[TensorSpec, ...], Tree]:
    """The flat tensors that "main" returns, their specs, and the tree of the result."""
    fake = [getattr(arg, "meta", {}).get("val") for arg in own.program.graph.output_node().args[0]]
    kinds = own.program.graph_signature.output_specs
    user = [i for i, spec in enumerate(kinds) if spec.kind is OutputKind.USER_OUTPUT]
    leaves = [_output_leaf(kinds[i], values[i]) for i in user]
    tree = describe(own.program.call_spec.out_spec, iter(leaves))
    order = [i for i, leaf in zip(user, leaves, strict=True) if leaf == "leaf"]
    if not order and not own.mutated:
        raise ImportModelError(
            message(
                "the model returns no tensor",
                need="at least one tensor",
                have=tree,
                do="return what the model computes as tensors",
            )
        )
    names = output_names(tree)
    specs = tuple(own.spec(name, fake[i]) for name, i in zip(names, order, strict=True))
    indices = {name: next(i for i, each in enumerate(kinds) if each is spec) for name, spec in own.mutated.items()}
    targets = {kinds[i].arg.name: target for target, i in indices.items()}
    arguments = {name: kinds[i].arg.name for name, i in zip(names, order, strict=True)}
    own.aliases = {name: targets[argument] for name, argument in arguments.items() if argument in targets}
    own_results = [i for name, i in zip(names, order, strict=True) if name not in own.aliases]
    return [values[i] for i in (*own_results, *(indices[name] for name in own.mutated))], specs, tree


def _output_leaf(spec: OutputSpec, value: relax.Expr | Complex | int | None) -> Tree:
    if isinstance(value, relax.Expr) and isinstance(spec.arg, TensorArgument):
        return "leaf"
    if isinstance(value, Complex):
        raise ImportModelError(message("an output is complex", need="real tensors", do="return torch.view_as_real of it"))
    if isinstance(spec.arg, ConstantArgument) and (value is None or isinstance(value, int | float | bool | str)):
        return None if value is None else {"kind": "const", "value": value}
    raise ImportModelError(
        message(
            "an output is a number that depends on the inputs",
            need="tensors and constants",
            have=spec.arg,
            do="return it as a tensor",
        )
    )


def _in_tree(own: _Program) -> Tree:
    user = [spec.arg for spec in own.program.graph_signature.input_specs if spec.kind is InputKind.USER_INPUT]
    leaves = [
        "leaf" if isinstance(arg, TensorArgument) else None if arg.value is None else {"kind": "const", "value": arg.value}
        for arg in user
    ]
    tree = describe(own.program.call_spec.in_spec, iter(leaves))
    if own.buffers:
        kwargs = tree["items"][1]
        kwargs["keys"] = [*kwargs["keys"], *own.buffers]
        kwargs["items"] = [*kwargs["items"], *["leaf"] * len(own.buffers)]
    return tree


def _sympy(size: torch.SymInt | int) -> Any:
    import sympy  # type: ignore[import-untyped]

    return size.node.expr if isinstance(size, torch.SymInt) else sympy.Integer(size)
