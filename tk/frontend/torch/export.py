"""nn.Module → ExportedProgram → core ATen without mutation."""

from __future__ import annotations

import dataclasses
import io
import logging
import math
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, redirect_stderr
from functools import lru_cache, partial
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind, OutputKind
from torch.fx.experimental.proxy_tensor import get_proxy_mode
from torch.utils import _pytree as pytree

from tk import debug
from tk.errors import ImportModelError, message
from tk.frontend.converters import registered
from tk.frontend.torch.alike_operators import decomposed_alike
from tk.frontend.torch.chosen_updates import with_choices
from tk.frontend.torch.complex_formulas import COMPLEX_FORMULAS
from tk.frontend.torch.composites import composites, quick_decompositions
from tk.frontend.torch.conditions import asked_below_two, conditions_of, decisions, is_known
from tk.frontend.torch.constant_masks import read_buffers, with_constant_indices
from tk.frontend.torch.control_flow import written_out
from tk.frontend.torch.decomposed import is_decomposed
from tk.frontend.torch.derivatives import DECOMPOSITIONS as OF_DERIVATIVES
from tk.frontend.torch.derivatives import export_behind_autograd, is_half_derived, transforms_closed
from tk.frontend.torch.dynamic_dims import dim_names, given_names
from tk.frontend.torch.failures import cannot_export, changes_kept, detached, refuse_fixed
from tk.frontend.torch.formulas import DECOMPOSITIONS as FORMULAS
from tk.frontend.torch.further_formulas import FURTHER_FORMULAS
from tk.frontend.torch.guards import lenient_guards
from tk.frontend.torch.kept import assignments, took_buffers_for_constants
from tk.frontend.torch.known_numbers import asks_values, known_numbers, refuse_written
from tk.frontend.torch.ops import pad, recurrent
from tk.frontend.torch.padded_sizes import padded_sizes
from tk.frontend.torch.part_names import with_renamed_parts
from tk.frontend.torch.program_copies import copied, with_graph
from tk.frontend.torch.quantised import quantised
from tk.frontend.torch.scatters import DECOMPOSITIONS, instance_norms
from tk.frontend.torch.second_names import without_second_names
from tk.frontend.torch.shape_rules import right_shapes, rules_for_dynamic_sizes
from tk.frontend.torch.small_sizes import agreeing
from tk.frontend.torch.tracing import dynamic_sizes, steps_of_any_number, traceable
from tk.frontend.torch.value_branches import Answers, answering, one_program

__all__ = ["export", "functional", "general", "quiet"]

# Operators whose decomposition hides a product that schedules know how to handle, or that our converters treat whole.
KEPT_WHOLE = (
    *pad.KEPT_WHOLE,
    *recurrent.KEPT_WHOLE,
    "col2im.default",
    "complex.default",
    "linear.default",
    "matmul.default",
    "polar.default",
    "roll.default",
    "scaled_dot_product_attention.default",
    "select_scatter.default",
    "unfold_backward.default",
    "upsample_bicubic2d.vec",
    "upsample_linear1d.vec",
    "upsample_trilinear3d.vec",
    *(f"{name}{rank}d.vec" for name in ("upsample_nearest", "_upsample_nearest_exact") for rank in (1, 2, 3)),
)

# Operators that torch decomposes into primitives without a formula: refused under their own names.
TO_PRIMS = tuple(f"aten.{name}" for name in ("igamma", "special_"))


def export(
    module: torch.nn.Module,
    args: tuple[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
    dynamic_shapes: Any,
) -> ExportedProgram:
    """torch.export without Python-level guards (strict=False), and with TorchDynamo where that does not succeed; where neither
    does, with the whole numbers that the module keeps known, with branches by values that lead to one program, and what is left
    when torch has taken the derivatives that forward asks for (torch.func, torch.autograd.grad)."""
    _register_caches()
    _register_dataclasses((args, kwargs))
    failures: list[Exception] = []
    lossy = None
    trace = partial(_traced, module, args, kwargs, dynamic_shapes)
    for way in _WAYS:
        if (way.derived or way.known) and (lossy is not None or not failures):
            break
        if way.known and not asks_values(failures[0]):
            continue
        try:
            program = one_program(partial(trace, way)) if way.searched else trace(way, Answers())
        except Exception as error:  # torch raises many types here; the first attempt's is the one to show
            failures.append(error)
            continue
        if program is None:
            continue
        program.labels = dim_names(program, given_names(module, args, kwargs, dynamic_shapes))
        if program.changed_tensors:
            raise changes_kept(program.changed_tensors[0])
        if any(isinstance(constant, FakeTensor) for constant in program.constants.values()):
            if way.derived:
                break
            raise detached()  # torch would go on with a tensor that has no memory, and end the process when it writes into it
        with quiet():
            program.agreed_sizes = agreeing(program, module, args, kwargs, asked_below_two(program, program.size_decisions))
        if not way.strict and not way.derived and _fixed(program):
            continue  # TorchDynamo keeps more of what is computed with sizes
        if way.strict or way.derived or not took_buffers_for_constants(program, module):
            return general(program)
        lossy = program
    if lossy is not None:
        return general(lossy)
    if not failures:
        return general(program)
    raise cannot_export(module, failures[0], dynamic_shapes is not None) from failures[0]


@dataclasses.dataclass(frozen=True)
class _Way:
    """How a module is traced: by TorchDynamo, with numbers that it keeps known, with other answers to branches by values, or
    behind autograd."""

    strict: bool = False
    known: bool = False
    searched: bool = False
    derived: bool = False


_WAYS = (
    _Way(),
    _Way(strict=True),
    _Way(known=True),
    _Way(known=True, searched=True),
    _Way(derived=True),
    _Way(known=True, searched=True, derived=True),
)


def _traced(
    module: torch.nn.Module, args: Any, kwargs: Any, dynamic_shapes: Any, way: _Way, answers: Answers
) -> ExportedProgram:
    """The program of a module that is traced this way, and in it what torch took for granted of sizes and of numbers."""
    with (
        quiet(), assignments(module) as kept, _recurrent_layers(), _functions_of_sizes(), answering(answers),
        decisions(way.strict) as asked, traceable(), padded_sizes(), lenient_guards(), _dataclasses_returned(module),
        known_numbers(module, way.known) as numbers, torch.no_grad(), transforms_closed(),
        nullcontext() if way.strict or dynamic_shapes is None else dynamic_sizes(),
    ):  # fmt: skip
        if way.derived:
            program = export_behind_autograd(module, args, kwargs, dynamic_shapes)
        else:
            program = torch.export.export(module, args, kwargs, dynamic_shapes=dynamic_shapes, strict=way.strict)
    if not way.derived and is_half_derived(program):
        raise NotImplementedError("forward takes derivatives")
    program.changed_tensors = [name for name in kept.assigned if kept.read_by(program, name)]
    program.known_numbers = numbers
    program.size_decisions = asked
    for node in program.graph.find_nodes(op="placeholder"):
        value = node.meta.get("val")
        if isinstance(value, torch.Tensor) and value.requires_grad:  # of x.requires_grad_(), which torch cannot decompose
            node.meta["val"] = value.detach()
    return program


def _fixed(program: ExportedProgram) -> list[str]:
    """Equations that the program takes for granted of its inputs' dynamic sizes, as that the product of two is 96: torch fixed
    what it could not keep symbolic. A size by itself that equals another one, or an expression, is in the inputs' shapes."""
    guards = [guard for guard in getattr(program, "_guards_code", None) or () if guard.count("==") == 1 and "%" not in guard]
    fixing = [guard for guard in guards if not any(_SIZE.fullmatch(side.strip()) for side in guard.split("=="))]
    return [guard for guard in fixing if not is_known(program, guard)]


_SIZE = re.compile(r"L(\[[^\[\]]+\])+\.size\(\)\[\d+\]")


def general(program: ExportedProgram) -> ExportedProgram:
    """`program`, if it holds for all sizes that its dynamic dims may have."""
    if fixed := _fixed(program):
        raise ImportModelError(
            message(
                "the model computes with dynamic sizes what torch.export made a constant of",
                need="sizes computed by + - * / // % min, max, math.sqrt, math.ceil and math.floor",
                have="a program for inputs with " + " and ".join(fixed),
                do="write it with tensors, or make these dims static",
            )
        )
    return program


@contextmanager
def _functions_of_sizes() -> Iterator[None]:
    """For the time being, functions of `math` keep sizes symbolic, as TorchDynamo does it. Without it torch takes a dynamic
    size's present value for a constant: it raises where that fixes a dim, but where it fixes a product of two, as in
    math.sqrt(h * w), the program holds for that product alone."""
    import torch._dynamo  # what it imports takes functions of `math` for its own

    before = {
        name: getattr(math, name)
        for name in ("acos", "asin", "atan", "cos", "cosh", "log2", "sin", "sinh", "sqrt", "tan", "tanh")
    }
    for name, own in before.items():
        setattr(math, name, partial(_function_of_size, own, getattr(torch, f"_sym_{name}")))
    try:
        yield
    finally:
        for name, own in before.items():
            setattr(math, name, own)


def _function_of_size(own: Callable[[float], float], symbolic: Callable[[Any], Any], x: Any, /) -> Any:
    return symbolic(torch.sym_float(x)) if isinstance(x, torch.SymInt | torch.SymFloat) else own(x)


@contextmanager
def quiet() -> Iterator[None]:
    """Without torch's warnings, and without the graphs and traces that it prints or logs of an error before raising it, which
    may be of a first try only; --verbose shows them."""
    if debug.libraries:
        yield
        return
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        # torch prints the graph of a program that it gives up on
        with warnings.catch_warnings(), redirect_stderr(io.StringIO()):
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


@contextmanager
def _recurrent_layers() -> Iterator[None]:
    """For the time being, torch finds the shapes of nn.LSTM, nn.GRU and nn.RNN, which tk takes whole, from one step instead of
    all: minutes for hundreds of steps, and a number of steps that is dynamic would become a constant. The last states of an
    LSTM come as it gives them, [layers, batch, hidden]: up to torch 2.12 what it is decomposed into takes away the dim of the
    batch, where that is 1, and not the one before it."""
    from torch._decomp import decompositions

    before = {name: getattr(decompositions, name) for name in ("one_layer_lstm", "one_layer_rnn")}
    for name, own in before.items():
        setattr(decompositions, name, partial(_one_layer, own))
    try:
        yield
    finally:
        for name, own in before.items():
            setattr(decompositions, name, own)


def _one_layer(
    own: Callable[..., Any], x: torch.Tensor, *args: torch.Tensor | bool | tuple[torch.Tensor, ...], **kwargs: Any
) -> tuple[torch.Tensor, torch.Tensor | tuple[torch.Tensor, torch.Tensor]]:
    """torch's decomposition of one layer over x [steps, batch, input]; of the first step where nothing but shapes is asked."""
    shapes_alone = isinstance(x, FakeTensor) and get_proxy_mode() is None
    out, states = own(x[:1] if shapes_alone else x, *args, **kwargs)
    if isinstance(states, tuple):
        states = tuple(state.squeeze(0) if state.ndim == out.ndim else state for state in states)
    return out.new_empty((x.shape[0], *out.shape[1:])) if shapes_alone else out, states


def _register_caches() -> None:
    """Hugging Face's caches are no pytrees until told so; those who use them have imported transformers."""
    if "transformers" not in sys.modules:
        return
    try:
        from transformers.integrations.executorch import register_dynamic_cache_export_support
    except ImportError:  # another transformers, in which this is either done already or not there
        return
    register_dynamic_cache_export_support()
    _register_caches_of_two()


def _register_caches_of_two() -> None:
    """A cache of a decoder's own keys and of its encoder's: both, and of which layers the latter are there."""
    from transformers import cache_utils

    kind = getattr(cache_utils, "EncoderDecoderCache", None)
    if kind is None or kind in pytree.SUPPORTED_NODES:
        return
    parts = ["self_attention_cache", "cross_attention_cache"]

    def flat(cache: Any) -> tuple[list[Any], Any]:
        return [getattr(cache, part) for part in parts], (parts, dict(cache.is_updated))

    def keyed(cache: Any) -> tuple[list[tuple[Any, Any]], Any]:
        children, context = flat(cache)
        return [(pytree.GetAttrKey(part), child) for part, child in zip(parts, children, strict=True)], context

    def made(children: Any, context: Any) -> Any:
        cache = kind.__new__(kind)  # its own way asks tensors, which need not be any yet, how long they are
        cache.__dict__.update(zip(parts, children, strict=True))
        cache.is_updated = dict(context[1])
        return cache

    pytree.register_pytree_node(
        kind, flat, made, serialized_type_name=f"{kind.__module__}.{kind.__name__}", flatten_with_keys_fn=keyed
    )


def _register_dataclasses(tree: Any) -> None:
    """Make the dataclasses in `tree` known as pytrees, which torch takes at a model's boundary alone when told so."""
    for leaf in pytree.tree_leaves(tree):
        if dataclasses.is_dataclass(leaf) and not isinstance(leaf, type):
            torch.export.register_dataclass(type(leaf))
            _register_dataclasses([getattr(leaf, field.name) for field in dataclasses.fields(leaf)])


@contextmanager
def _dataclasses_returned(module: torch.nn.Module) -> Iterator[None]:
    """For the time being, what `module` returns is made known so before torch looks at it."""
    hook = module.register_forward_hook(lambda _, args, returned: _register_dataclasses(returned))
    try:
        yield
    finally:
        hook.remove()


def functional(program: ExportedProgram) -> ExportedProgram:
    """`program` in core ATen without mutation, products and attention left whole."""
    _refuse_written_windows(program)
    conditions = conditions_of(program)
    decided = program
    program = written_out(program)
    controlled = program is not decided
    program = without_second_names(program)
    masks = read_buffers(program)
    given, program = program, with_constant_indices(program)
    with (
        quiet(), quick_decompositions(), _recurrent_layers(), padded_sizes(), right_shapes(), rules_for_dynamic_sizes(),
        steps_of_any_number(),
        _flat_boundary(program) as restore,
    ):  # fmt: skip
        try:
            try:
                decomposed = _of_core_operators(program)
            except AssertionError:  # torch has bounds for what is counted behind a mask that its known size is not within
                if program is given:
                    raise
                decomposed = _of_core_operators(program := given)
        except Exception as error:  # torch's own, of many types
            if written := re.match(r"Constant (\S+) is mutated", str(error)):
                raise changes_kept(written[1]) from error
            have, do = f"{type(error).__name__}: {error}", "export the program again with this torch"
            raise ImportModelError(message("torch cannot decompose the exported program", have=have, do=do)) from error
    refuse_fixed(program, decomposed)
    decomposed = with_choices(_without_idle_writes(decomposed))
    refuse_written(decomposed, getattr(decided, "known_numbers", []))
    restore(decomposed)
    if any(spec.kind is InputKind.TOKEN for spec in decomposed.graph_signature.input_specs):
        from torch.export._remove_effect_tokens_pass import _remove_effect_tokens

        # tokens order effects: the errors that torch raises, and compiled models do not
        decomposed = _remove_effect_tokens(decomposed)
    decomposed.constant_masks = masks
    decomposed.has_control_flow = controlled
    decomposed.takes_derivatives = getattr(decided, "takes_derivatives", False)
    decomposed.size_conditions = conditions
    return decomposed


def _of_core_operators(program: ExportedProgram) -> ExportedProgram:
    further = instance_norms(program) | quantised(program)
    decomposed = _decomposed(program, _table(further))
    while more := _further(decomposed, further):  # from the start again: torch cannot always decompose a second time
        further |= more
        decomposed = _decomposed(program, _table(further))
    return decomposed


def _decomposed(program: ExportedProgram, table: dict[Any, Any]) -> ExportedProgram:
    """What `run_decompositions(table)` makes of `program`, found out in the quickest way."""
    if is_decomposed(program, table):
        return with_graph(program, copied(program.graph))
    return decomposed_alike(program, table) or with_renamed_parts(program, lambda each: each.run_decompositions(table))


def _without_idle_writes(program: ExportedProgram) -> ExportedProgram:
    """`program`, which writes no buffer that it leaves as it is, as self.table = self.table.to(x.dtype) does."""
    buffers = {spec.arg.name: spec.target for spec in program.graph_signature.input_specs if spec.kind is InputKind.BUFFER}
    (output,) = [node for node in program.graph.nodes if node.op == "output"]
    kept = [
        (value, spec)
        for value, spec in zip(output.args[0], program.graph_signature.output_specs, strict=True)
        if spec.kind is not OutputKind.BUFFER_MUTATION or buffers.get(spec.arg.name) != spec.target
    ]
    if len(kept) < len(output.args[0]):
        output.args = (tuple(value for value, _ in kept),)
        program.graph_signature.output_specs = [spec for _, spec in kept]
        program.graph_module.recompile()
    return program


def _refuse_written_windows(program: ExportedProgram) -> None:
    """torch makes zeros of what lies in none of the windows, where a program writes into x.unfold(…)."""
    for node in program.graph.nodes:
        for argument, value in zip(getattr(getattr(node.target, "_schema", None), "arguments", ()), node.args, strict=False):
            if argument.is_write and isinstance(value, torch.fx.Node) and _is_view_of_windows(value):
                raise ImportModelError(
                    message(
                        "the model writes into x.unfold(…), a view, which torch.export loses elements of",
                        need="views of slices, for one",
                        have=str(node.target),
                        do="write into slices of x, or make a tensor of the windows first: x.unfold(…).clone()",
                    )
                )


def _is_view_of_windows(node: torch.fx.Node) -> bool:
    while node.op == "call_function" and node.target is not torch.ops.aten.unfold.default:
        returns = getattr(getattr(node.target, "_schema", None), "returns", ())
        if not returns or returns[0].alias_info is None or not isinstance(node.args[0], torch.fx.Node):
            return False
        node = node.args[0]
    return bool(node.op == "call_function")


def _table(further: Mapping[Any, Any]) -> dict[Any, Any]:
    """torch's decompositions into core ATen and `further` ones, without those of what tk takes whole."""
    return {**_own_table(frozenset(registered("torch")), composites()), **further}


@lru_cache(maxsize=2)
def _own_table(own: frozenset[str], _known: frozenset[str]) -> dict[Any, Any]:
    """Without further ones, and without those of the operators called `own`, which users' converters take whole."""
    table = torch.export.default_decompositions()
    for name in KEPT_WHOLE:
        operator, overload = name.split(".")
        table.pop(getattr(getattr(torch.ops.aten, operator), overload), None)
    table.update(DECOMPOSITIONS | OF_DERIVATIVES | FORMULAS)
    for each in list(table):
        if own & {each._schema.name, f"{each._schema.name}.{each._overloadname}"}:
            table.pop(each)
    return dict(table)


def _further(program: ExportedProgram, known: Mapping[Any, Any]) -> dict[Any, Any]:
    """Decompositions that torch has beyond those for core ATen, of the operators in `program` that tk cannot convert."""
    from torch._decomp import decomposition_table
    from torch._refs import special  # noqa: F401  (registers its own)

    from tk.frontend.torch.importer import Importer

    importer = Importer({})
    graphs = [part.graph for part in program.graph_module.modules() if isinstance(part, torch.fx.GraphModule)]
    nodes = [node for graph in graphs for node in graph.nodes]  # a loop's too
    calls = [node for node in nodes if node.op == "call_function" and not importer.has_converter(node)]
    table = {**decomposition_table, **COMPLEX_FORMULAS}
    wanted = {node.target for node in calls} - known.keys()
    found = {each: table[each] for each in wanted if each in table and not str(each).startswith(TO_PRIMS)}
    return found | {each: FURTHER_FORMULAS[each] for each in wanted if each in FURTHER_FORMULAS}


@contextmanager
def _flat_boundary(program: ExportedProgram) -> Iterator[Callable[[ExportedProgram], None]]:
    """For the time being, `program` takes a tuple of its inputs, under their own names, and returns one of its results; yields
    what gives another program the trees that it has them in. Decomposing builds these trees, and objects like transformers'
    caches make tensors when they are built, for which torch has no place. Guards name inputs by their trees, as L['state'].x,
    and torch cannot write them down for others: they are left out, once `conditions_of` has read them."""
    own = program.module_call_graph[0].signature
    had = {name: getattr(own, name) for name in ("in_spec", "out_spec", "forward_arg_names")}
    examples, guards = program._example_inputs, getattr(program, "_guards_code", None)
    if not _is_plain(own.in_spec):
        if guards:
            program._guards_code = []
        own.in_spec = pytree.tree_structure((tuple(range(own.in_spec.num_leaves)), {}))
        specs = program.graph_signature.input_specs
        own.forward_arg_names = [spec.arg.name for spec in specs if spec.kind is InputKind.USER_INPUT]
        if examples is not None:
            program._example_inputs = tuple(pytree.tree_leaves(examples)), {}
    own.out_spec = pytree.tree_structure(tuple(range(own.out_spec.num_leaves)))

    def restore(program: ExportedProgram) -> None:
        program._example_inputs = examples
        for name, value in had.items():
            setattr(program.module_call_graph[0].signature, name, value)

    try:
        yield restore
    finally:
        restore(program)
        if guards:
            program._guards_code = guards


def _is_plain(spec: Any) -> bool:
    """Whether a tree is of Python's own collections alone."""
    if spec.is_leaf() if callable(spec.is_leaf) else spec.is_leaf:
        return True
    children = spec.children() if callable(getattr(spec, "children", None)) else spec.children_specs
    return spec.type in (tuple, list, dict, type(None)) and all(map(_is_plain, children))
