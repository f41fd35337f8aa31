"""nn.Module → ExportedProgram → core ATen without mutation."""

from __future__ import annotations

import dataclasses
import inspect
import io
import logging
import math
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr
from functools import lru_cache, partial
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind
from torch.fx.experimental.proxy_tensor import get_proxy_mode
from torch.utils import _pytree as pytree

from tk import debug
from tk.errors import ImportModelError, message
from tk.frontend.converters import registered
from tk.frontend.torch.chosen_updates import with_choices
from tk.frontend.torch.composites import composites, quick_decompositions
from tk.frontend.torch.conditions import asked_below_two, conditions_of, decisions, is_known
from tk.frontend.torch.constant_masks import read_buffers, with_constant_indices
from tk.frontend.torch.control_flow import written_out
from tk.frontend.torch.derivatives import DECOMPOSITIONS as OF_DERIVATIVES
from tk.frontend.torch.derivatives import export_behind_autograd, is_half_derived
from tk.frontend.torch.guards import lenient_guards
from tk.frontend.torch.kept import assignments, took_buffers_for_constants
from tk.frontend.torch.ops import pad, recurrent
from tk.frontend.torch.padded_sizes import padded_sizes
from tk.frontend.torch.scatters import DECOMPOSITIONS
from tk.frontend.torch.shape_rules import right_shapes
from tk.frontend.torch.small_sizes import agreeing
from tk.frontend.torch.tracing import traceable

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
    does, what is left when torch has taken the derivatives that forward asks for (torch.func, torch.autograd.grad)."""
    _register_caches()
    _register_dataclasses((args, kwargs))
    failures: list[Exception] = []
    lossy = None
    for strict, derived in ((False, False), (True, False), (False, True)):
        if derived and (lossy is not None or not failures):
            break
        try:
            with (
                quiet(), assignments(module) as kept, _recurrent_layers(), _functions_of_sizes(),
                decisions(strict) as asked, traceable(), padded_sizes(), lenient_guards(), _dataclasses_returned(module),
                torch.no_grad(),
            ):  # fmt: skip
                if derived:
                    program = export_behind_autograd(module, args, kwargs, dynamic_shapes)
                else:
                    program = torch.export.export(module, args, kwargs, dynamic_shapes=dynamic_shapes, strict=strict)
        except Exception as error:  # torch raises many types here; the first attempt's is the one to show
            failures.append(error)
            continue
        if not derived and is_half_derived(program):
            failures.append(NotImplementedError("forward takes derivatives"))
            continue
        if changed := [name for name in kept.assigned if kept.read_by(program, name)]:
            raise _changes(changed[0])
        if any(isinstance(constant, FakeTensor) for constant in program.constants.values()):
            if derived:
                break
            raise _detached()  # torch would go on with a tensor that has no memory, and end the process when it writes into it
        program.size_decisions = asked
        with quiet():
            program.agreed_sizes = agreeing(program, module, args, kwargs, asked_below_two(program, asked))
        if not strict and not derived and _fixed(program):
            continue  # TorchDynamo keeps more of what is computed with sizes
        if strict or derived or not took_buffers_for_constants(program, module):
            return general(program)
        lossy = program
    if lossy is not None:
        return general(lossy)
    if not failures:
        return general(program)
    raise ImportModelError(
        message(
            f"torch.export cannot export {type(module).__name__}",
            have=_said(failures[0]),
            do=_remedy(failures[0], module),
        )
    ) from failures[0]


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


def _said(error: Exception) -> str:
    """What `error` says first, and the model's line that it names: torch goes on with ways to debug torch."""
    first, _, rest = str(error).strip().partition("\n\n")
    _, _, call = rest.partition("The following call raised this error:\n")
    where = [line.strip() for line in call.splitlines()[:2]]
    return "\n        ".join([first or type(error).__name__, *where])


def _remedy(error: Exception, module: torch.nn.Module) -> str:
    """What to do about `error`: torch.export's own say what it cannot trace; any other is raised by the model's forward."""
    if "guard on data-dependent expression" in str(error):
        return (
            "make the control flow one for all values: torch.where, or torch.cond, for a branch; a mask over all rows for a"
            " loop over those that were found; for a while, as many steps as there may be, x = torch.where(going, step(x), x)"
        )
    if isinstance(error, TypeError) and "argument" in str(error):
        return f"give the arguments of {type(module).__name__}.forward{inspect.signature(module.forward)}"
    if type(error) in (
        TypeError,
        ValueError,
        IndexError,
        KeyError,
        AttributeError,
        AssertionError,
        RuntimeError,
        NotImplementedError,
    ):
        return "see that the model runs on these inputs as it is: their number, shapes and dtypes"
    return "make the forward pass free of control flow that depends on tensors' values, and check dynamic_shapes"


def _changes(name: str) -> ImportModelError:
    return ImportModelError(
        message(
            f"the model's forward changes a tensor that it keeps, {name!r}",
            need="tensors that stay, or buffers, which calls take and give back",
            do="make it a buffer, self.register_buffer(name, tensor), and write into it: .copy_(), .add_()",
        )
    )


def _detached() -> ImportModelError:
    return ImportModelError(
        message(
            "the model's forward uses the .data of a tensor that it keeps, whose values torch.export does not see",
            need="parameters and buffers under their names, and parameters left as they are",
            do="leave .data out; what changes from call to call is a buffer: self.register_buffer(name, tensor)",
        )
    )


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
    masks = read_buffers(program)
    program = with_constant_indices(program)
    with (
        quiet(), quick_decompositions(), _recurrent_layers(), padded_sizes(), right_shapes(),
        _flat_results(program) as tree,
    ):  # fmt: skip
        try:
            decomposed, further = program.run_decompositions(_table({})), dict[Any, Any]()
            while more := _further(decomposed, further):  # from the start again: torch cannot always decompose a second time
                further |= more
                decomposed = program.run_decompositions(_table(further))
        except Exception as error:  # torch's own, of many types
            if written := re.match(r"Constant (\S+) is mutated", str(error)):
                raise _changes(written[1]) from error
            raise ImportModelError(
                message("torch cannot decompose the exported program", have=f"{type(error).__name__}: {error}")
            ) from error
    decomposed = with_choices(decomposed)
    decomposed.module_call_graph[0].signature.out_spec = tree
    if any(spec.kind is InputKind.TOKEN for spec in decomposed.graph_signature.input_specs):
        from torch.export._remove_effect_tokens_pass import _remove_effect_tokens

        # tokens order effects: the errors that torch raises, and compiled models do not
        decomposed = _remove_effect_tokens(decomposed)
    decomposed.constant_masks = masks
    decomposed.has_control_flow = program is not decided
    decomposed.takes_derivatives = getattr(decided, "takes_derivatives", False)
    decomposed.size_conditions = conditions
    return decomposed


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
    table.update(DECOMPOSITIONS | OF_DERIVATIVES)
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
    calls = [node for node in program.graph.nodes if node.op == "call_function" and not importer.has_converter(node)]
    return {
        node.target: decomposition_table[node.target]
        for node in calls
        if node.target in decomposition_table and node.target not in known and not str(node.target).startswith(TO_PRIMS)
    }


@contextmanager
def _flat_results(program: ExportedProgram) -> Iterator[Any]:
    """For the time being, `program` returns a tuple of tensors; yields the tree that it returns them in. Decomposing rebuilds
    that tree, and objects like transformers' caches make tensors when they are built, for which torch has no place."""
    signature = program.module_call_graph[0].signature
    tree = signature.out_spec
    signature.out_spec = pytree.tree_structure(tuple(range(tree.num_leaves)))
    try:
        yield tree
    finally:
        signature.out_spec = tree
