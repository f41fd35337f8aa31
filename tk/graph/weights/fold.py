"""Takes what depends on weights alone out of "main", and computes it once, when the model is compiled.

A transpose, a layout change, a cast or a batch-norm's scale of a weight costs nothing at run time after this.

    main(x, w): y = matmul(x, permute_dims(w))     →     main(x, w#0): y = matmul(x, w#0),   w#0 = permute_dims(w) done here
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.aliases import Array
from tk.errors import CompileError, message
from tk.graph.combined_groups import multiplies_zeros
from tk.graph.dataflow import mutating, name_of
from tk.graph.weights.evaluate import evaluate
from tk.graph.weights.host_tensors import as_array, as_tensor
from tk.graph.weights.moves import LARGE, Turner, moved
from tk.graph.while_loops import called_loop

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["Deferred", "Machine", "deferring_weights", "fold_weights", "folded", "kept_in_main", "sharing_weights"]

Machine = Callable[["tvm.IRModule"], Any]
Do = Callable[[Callable[[], object]], None]

TO_SIZES = "vm.builtin.tensor_to_shape"
SMALL = 64 * 2**20  # bytes of weights, which NumPy turns in 0.2 s
EACH = 8 * 2**20  # and those that it turns while LLVM compiles one kernel


def fold_weights(
    mod: tvm.IRModule, params: Mapping[str, Array], machine: Machine, later: bool = False
) -> tuple[tvm.IRModule, dict[str, Array]]:
    """`mod` whose "main" takes the weights that it needs, transformed, and those weights in its order.

    A weight that "main" takes unchanged keeps its name and its memory; one computed from others is called after the
    first of them, with #0, #1 … behind it. Weights that "main" does not use are dropped. `machine` compiles a module of
    Relax functions for this host, in the way that a model is compiled for it. With `later`, large weights that are only moved
    may have their values no sooner than at the end of `sharing_weights`: nothing may read them before.
    """
    import tvm
    from tvm import relax

    inputs = int(mod["main"].attrs["num_input"])
    names = list(params)
    declared = mod["main"].params[inputs:]
    if len(declared) != len(names):
        what = f"main declares {len(declared)} weights, the model has {len(names)}"
        raise CompileError(message(what, do="report it with the model"))
    if not names:
        return mod, {}
    lifted = relax.transform.LiftTransformParams()(_with_kept()(mod))
    if relax.analysis.free_vars(lifted["main"]):
        # where no result depends on an input TVM moves the results too, and "main" returns what is bound nowhere
        return mod, dict(params)
    transform_name = "main_transform_params"
    if not any(var.name_hint == transform_name for var in lifted.get_global_vars()):
        return mod, dict(params)
    results = _results(relax.transform.ToNonDataflow()(lifted)[transform_name], names)
    changed = _known([result for result in results if isinstance(result, _Computed)], lifted, params, machine, later)
    main_only = tvm.IRModule({var: func for var, func in lifted.functions_items() if var.name_hint != transform_name})
    main_only = main_only.with_attrs(lifted.attrs) if lifted.attrs else main_only
    weights: dict[str, Array] = {}
    unchanged = {result for result in results if isinstance(result, str)}  # among them "w#0", of a time before
    numbers: dict[str, Iterator[int]] = {}
    for result in results:
        if isinstance(result, _Computed):
            origin = result.inputs[0] if result.inputs else "constant"
            named = (f"{origin}#{number}" for number in numbers.setdefault(origin, count()))
            weights[next(name for name in named if name not in unchanged)] = changed.pop(0)
        else:
            weights[result] = params[result]
    return main_only, weights


def _with_kept() -> tvm.transform.Pass:
    """Leaves in "main" what makes sizes of numbers that weights give: a weight is a tensor, and they would be none;
    loops, of which the host's machine has no program; and convolutions with zeros between their weights, since only a rule's
    kernel leaves out what those make of ∞ and NaN."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Keep(relax.PyExprMutator):  # type: ignore[misc]
        def __init__(self, mod: tvm.IRModule) -> None:
            super().__init__(mod)
            self.functions = mod  # the builder's own are a new module each time that they are asked for

        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            sizes = call.args and isinstance(call.args[0], relax.ExternFunc) and call.args[0].global_symbol == TO_SIZES
            stays = sizes or called_loop(call) is not None
            if stays or (name_of(call) == "call_tir" and multiplies_zeros(self.functions[call.args[0]])):
                return kept_in_main(call, self.builder_)
            return call

    return mutating("KeepFromWeights", Keep)


def kept_in_main(call: Call, builder: relax.BlockBuilder) -> Call:
    """`call` of a function args[0] with its first operand behind a mark for which TVM's LiftTransformParams leaves it in
    "main"."""
    from tvm import relax

    def marked(operand: Expr) -> Expr:
        return builder.emit(relax.op.builtin.stop_lift_params(operand))

    function, operands, *others = call.args
    several = isinstance(operands, relax.Tuple)
    kept = relax.Tuple([marked(operands.fields[0]), *operands.fields[1:]]) if several else marked(operands)
    return relax.Call(call.op, [function, kept, *others], call.attrs, call.ty_args)


@dataclass(frozen=True)
class _Computed:
    """A weight computed from others: `function` takes the weights named `inputs`."""

    function: Any
    inputs: tuple[str, ...]


def _results(transform: relax.Function, names: list[str]) -> list[str | _Computed]:
    """Each result of the transform function: a weight's name when it is passed on unchanged, or how it is computed."""
    from tvm import relax

    bundle = transform.params[0]
    bindings = [binding for block in transform.body.blocks for binding in block.bindings]
    taken = {
        binding.var: names[int(binding.value.index)]
        for binding in bindings
        if isinstance(binding.value, relax.TupleGetItem) and binding.value.tuple_value.same_as(bundle)
    }
    if transform.body.body.same_as(bundle):  # every weight unchanged
        return list(names)
    last = transform.body.body
    if not isinstance(last, relax.Tuple):  # it is one where no weight is left
        last = next(binding.value for binding in reversed(bindings) if binding.var.same_as(last))

    order = {var: i for i, var in enumerate(taken)}
    number = {binding.var: i for i, binding in enumerate(bindings) if binding.var not in taken}
    reads = {var: list(relax.analysis.free_vars(bindings[i].value)) for var, i in number.items()}

    def computed(result: Expr) -> _Computed:
        needed, waiting = {result}, [result]
        while waiting:  # each result by what it alone needs: of thousands, none goes through all bindings
            new = [var for var in reads.get(waiting.pop(), ()) if var not in needed]
            needed.update(new)
            waiting.extend(new)
        body = [bindings[i] for i in sorted(number[var] for var in needed if var in number)]
        inputs = sorted((var for var in needed if var in taken), key=order.__getitem__)
        function = relax.Function(inputs, relax.SeqExpr([relax.BindingBlock(body)], result), result.ty)
        return _Computed(relax.utils.copy_with_new_vars(function), tuple(taken[var] for var in inputs))

    return [taken[field] if field in taken else computed(field) for field in last.fields]


class _Shared:
    """What modules of one compile have in common: the weights `known` by how they are computed, and `do`, by which a thread
    writes large ones beside the compile, in the order in which they were asked for."""

    def __init__(self) -> None:
        self.known: dict[Any, tuple[list[Array], Array]] = {}
        self._pool: ThreadPoolExecutor | None = None
        self._waiting: list[Future[object]] = []

    def do(self, write: Callable[[], object]) -> None:
        self._pool = self._pool or ThreadPoolExecutor(1, "tk weights")
        self._waiting.append(self._pool.submit(write))

    def finish(self, is_needed: bool) -> None:
        """Ends the thread: with all that it was asked for where that `is_needed`, and then raises what went wrong in it."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=not is_needed)
        for each in self._waiting if is_needed else ():
            each.result()


class Deferred:
    """Weights that a process without their values leaves to another: `functions` are how they are computed, `weight_0` …, with
    the kernels that they call, and `inputs` the weights that each takes. What stands for them here has no elements."""

    def __init__(self) -> None:
        self.functions: tvm.IRModule | None = None
        self.inputs: list[tuple[str, ...]] = []
        self._stand_ins: list[Array] = []

    def put_off(self, wanted: list[_Computed], mod: tvm.IRModule) -> list[Array]:
        """What stands for the values of `wanted`."""
        if not wanted:
            return []
        if self._stand_ins:
            raise CompileError(message("weights that were put off once are folded again", do="report it with the model"))
        self.functions, self.inputs = _functions(wanted, mod), [each.inputs for each in wanted]
        self._stand_ins = [np.empty(0) for _ in wanted]
        return list(self._stand_ins)

    def origins(self, weights: Mapping[str, Array], params: Mapping[str, Array]) -> dict[str, str | int]:
        """Where each of `weights` comes from: the name of one of `params` that it is, or the number of its function."""
        known: dict[int, str | int] = {id(array): name for name, array in params.items()}
        known |= {id(each): number for number, each in enumerate(self._stand_ins)}
        return {name: known[id(array)] for name, array in weights.items()}


_shared: ContextVar[_Shared | Deferred | None] = ContextVar("shared weights", default=None)


@contextmanager
def deferring_weights() -> Iterator[Deferred]:
    """Within it no weight is computed: how each one is, the `Deferred` tells behind it."""
    deferred = Deferred()
    token = _shared.set(deferred)
    try:
        yield deferred
    finally:
        _shared.reset(token)


def folded(
    origins: Mapping[str, str | int],
    functions: tvm.IRModule | None,
    inputs: list[tuple[str, ...]],
    params: Mapping[str, Array],
    machine: Machine,
) -> dict[str, Array]:
    """The weights that another process put off, as a `Deferred` of it told: `later`, as `fold_weights` has it."""
    values: list[Array] = []
    if functions is not None:
        named = {var.name_hint: func for var, func in functions.functions_items()}
        bodies = [named[f"weight_{number}"].without_attr("global_symbol") for number in range(len(inputs))]
        wanted = [_Computed(body, names) for body, names in zip(bodies, inputs, strict=True)]
        values = _known(wanted, functions, params, machine, later=True)
    return {name: params[origin] if isinstance(origin, str) else values[origin] for name, origin in origins.items()}


@contextmanager
def sharing_weights() -> Iterator[None]:
    """Within it a weight that several modules compute alike from the same arrays is computed once, and is one array: a
    language model's prompt and step, or a compile that starts again. Behind it all weights have their values."""
    shared, is_needed = _Shared(), False
    token = _shared.set(shared)
    try:
        yield
        is_needed = True
    finally:
        _shared.reset(token)
        shared.finish(is_needed)


def _known(
    wanted: list[_Computed], mod: tvm.IRModule, params: Mapping[str, Array], machine: Machine, later: bool
) -> list[Array]:
    """The values of `wanted`: those that were computed before, in the same `sharing_weights`, and the others anew."""
    shared = _shared.get()
    if isinstance(shared, Deferred):
        return shared.put_off(wanted, mod)
    if shared is None:
        return _compute(wanted, mod, params, machine, _now)
    known, do = shared.known, shared.do if later else _now
    keys = [_key(each, params) for each in wanted]
    new = [n for n, key in enumerate(keys) if key is None or key not in known]
    computed = dict(zip(new, _compute([wanted[n] for n in new], mod, params, machine, do), strict=True))
    for n, value in computed.items():
        if keys[n] is not None:
            known[keys[n]] = [params[name] for name in wanted[n].inputs], value  # arrays that live keep their address
    return [computed[n] if n in computed else known[key][1] for n, key in enumerate(keys)]


def _now(write: Callable[[], object]) -> None:
    write()


def _key(each: _Computed, params: Mapping[str, Array]) -> Any:
    """Equal for functions of one structure over the same arrays; None where it calls kernels, which are a module's own."""
    import tvm_ffi
    from tvm import relax

    if relax.analysis.all_global_vars(each.function):
        return None
    return tvm_ffi.StructuralKey(each.function), tuple(id(params[name]) for name in each.inputs)


def _compute(wanted: list[_Computed], mod: tvm.IRModule, params: Mapping[str, Array], machine: Machine, do: Do) -> list[Array]:
    """The values of `wanted`, computed on this host, one at a time so that no second set of weights is held."""
    done = _without_machine(wanted, params, Turner(machine), do)
    wanted = [each for each, value in zip(wanted, done, strict=True) if value is None]
    if not wanted:
        return [value for value in done if value is not None]
    computing = machine(_functions(wanted, mod))
    results = []
    for i, each in enumerate(wanted):
        results.append(as_array(computing[f"weight_{i}"](*(as_tensor(params[weight]) for weight in each.inputs))))
    return [results.pop(0) if value is None else value for value in done]


def _functions(wanted: list[_Computed], mod: tvm.IRModule) -> tvm.IRModule:
    """A module of the functions of `wanted`, "weight_0" …, and of the kernels of `mod` that they call."""
    import tvm
    from tvm import relax

    kernels = {var: func for var, func in mod.functions_items() if not isinstance(func, relax.Function)}
    functions = {f"weight_{i}": each.function.with_attr("global_symbol", f"weight_{i}") for i, each in enumerate(wanted)}
    module = tvm.IRModule({**kernels, **{tvm.ir.GlobalVar(name): func for name, func in functions.items()}})
    return relax.transform.DeadCodeElimination(list(functions))(relax.transform.Normalize()(module))


def _without_machine(wanted: list[_Computed], params: Mapping[str, Array], turner: Turner, do: Do) -> list[Array | None]:
    """The values that need no kernels of their own: all that NumPy computes where the weights are so small that it has done
    before kernels were compiled, else those that are small themselves, and those that are only moved."""
    arguments = [[params[weight] for weight in each.inputs] for each in wanted]
    sizes = [sum(array.nbytes for array in arrays) for arrays in arguments]
    if sum(sizes) <= SMALL + EACH * len(wanted):
        return [evaluate(each.function, arrays) for each, arrays in zip(wanted, arguments, strict=True)]
    return [
        moved(each.function, arrays, turner, do) if size >= LARGE else evaluate(each.function, arrays)
        for each, arrays, size in zip(wanted, arguments, sizes, strict=True)
    ]
