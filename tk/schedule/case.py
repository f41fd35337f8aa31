"""A rule's cases: small problems from which its tests and benchmarks are generated.

A case says what a PrimFunc computes twice: once in Relax, for the compiler, and once in NumPy float64, for the check.

    Case("linear_gelu", (("x", (33, 64), "float32"), ("w", (48, 64), "float32")),
         build=lambda x, w: op.nn.relu(op.matmul(x, op.permute_dims(w))),
         reference=lambda x, w: np.maximum(x @ w.T, 0))

A dim is an int, or (name, value) for a symbolic one that takes this value when the case runs. `constants` are the
inputs that are weights, known when a model is compiled: a rule may change their layout.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, TypeAlias

from tk.errors import ScheduleError, message
from tk.graph.memory.copies import OVER
from tk.schedule.rule import Rule, schedule

if TYPE_CHECKING:
    import numpy as np
    import tvm
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc

    from tk.aliases import Array
    from tk.target import Target

__all__ = ["Case", "check", "judge", "prim_func", "results", "run"]

CaseDim: TypeAlias = "int | tuple[str, int] | tuple[str, int, int]"
"""A size; or a symbolic one's name and its value here; or the name, the value of a sum, and what is added to the size in it."""
CaseInput: TypeAlias = "tuple[str, tuple[CaseDim, ...], str]"


@dataclass(frozen=True)
class Case:
    """One problem. `build` maps Relax variables to a Relax expression that legalises and fuses into one PrimFunc;
    `reference` maps float64 (or integer) arrays of the inputs to the output, or to a tuple of outputs. `tolerance`
    bounds ‖out − ref‖ / ‖ref‖. `sample`, where given, maps (generator, shape, dtype, name) to an input's values."""

    name: str
    inputs: tuple[CaseInput, ...]
    build: Callable[..., Any]
    reference: Callable[..., Any]
    constants: tuple[str, ...] = ()
    tolerance: float = 1e-5
    sample: Callable[[np.random.Generator, tuple[int, ...], str, str], np.ndarray[Any, Any]] | None = field(
        default=None, compare=False
    )

    def __str__(self) -> str:
        return self.name

    def func(self, target: Target) -> PrimFunc:
        """The PrimFunc, as the graph phase would hand it to a rule for `target`."""
        return prim_func(self, target)[0]

    def arrays(self, seed: int, target: Target) -> list[Array]:
        """Fresh random inputs, in the PrimFunc's order: normal for floating dtypes, small integers for the others."""
        import numpy as np

        generator = np.random.default_rng(seed)
        values = {}
        for name, dims, dtype in self.inputs:
            shape = tuple(dim if isinstance(dim, int) else dim[1] for dim in dims)
            values[name] = (self.sample or _sample)(generator, shape, dtype, name)
        return [values[name] for name in prim_func(self, target)[1]]


def _sample(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str) -> Array:
    if dtype == "bool":
        return generator.random(shape) < 0.5
    if "float" in dtype:
        return generator.standard_normal(shape).astype(_numpy_dtype(dtype))
    return generator.integers(-8 if dtype.startswith("int") else 0, 8, shape).astype(dtype)


def _numpy_dtype(dtype: str) -> Any:
    import ml_dtypes
    import numpy as np

    return np.dtype(getattr(ml_dtypes, dtype, dtype))


def prim_func(case: Case, target: Target) -> tuple[PrimFunc, list[str]]:
    """The case's PrimFunc, and the names of its inputs in the order of the PrimFunc's parameters. Operators expand as they
    do for `target` in a model: some have other code on a CPU than on a GPU."""
    from tvm import relax
    from tvm.tirx import PrimFunc

    with target.tvm():
        mod = _fuse(_in_relax(case))
    functions = [(var, func) for var, func in mod.functions_items() if isinstance(func, PrimFunc)]
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    calls = [call for call in calls if isinstance(call, relax.Call) and call.op.name == "relax.call_tir"]
    if len(functions) != 1 or len(calls) != 1:
        raise ScheduleError(
            message(
                f"case {case.name} is not one kernel",
                need="1 PrimFunc",
                have=", ".join(var.name_hint for var, _ in functions),
                do="write a case whose operators fuse into one function",
            )
        )
    return functions[0][1], [str(argument.name) for argument in calls[0].args[1].fields]


def results(case: Case) -> list[tuple[tuple[int, ...], str]]:
    """The shape and the dtype of each result of a case whose sizes are all known."""
    returned = _in_relax(case)["main"].ret_ty
    return [(tuple(map(int, each.shape)), str(each.dtype)) for each in getattr(returned, "fields", [returned])]


def _in_relax(case: Case) -> tvm.IRModule:
    """The case as a model of one Relax function."""
    from tvm import relax
    from tvm.tirx import Var

    dims: dict[str, Expr] = {}

    def shape(entries: tuple[CaseDim, ...]) -> list[Any]:
        return [entry if isinstance(entry, int) else symbolic(*entry) for entry in entries]

    def symbolic(name: str, _: int, more: int = 0) -> Expr:
        dim = dims.setdefault(name, Var(name, "int64"))
        return dim + more if more else dim

    ordered = sorted(case.inputs, key=lambda entry: entry[0] in case.constants)  # weights come last, as in a model
    variables = {name: relax.Var(name, relax.TensorType(shape(entries), dtype)) for name, entries, dtype in ordered}
    builder = relax.BlockBuilder()
    with builder.function("main", list(variables.values()), attrs={"num_input": len(ordered) - len(case.constants)}):
        with builder.dataflow():
            result = case.build(*(variables[name] for name, _, _ in case.inputs))
            output = builder.emit_output(builder.normalize(result))
        builder.emit_func_output(output)
    return builder.get()


def _fuse(mod: tvm.IRModule) -> tvm.IRModule:
    """What the graph phase does to a model, without what only whole models need."""
    from tvm import relax, transform

    from tk.graph.attention.fuse import FuseAttention
    from tk.graph.fold_transpose import FoldTranspose
    from tk.graph.fuse_dual_matmul import FuseDualMatmul
    from tk.graph.legalize import LEGALIZE

    return transform.Sequential(
        [
            FuseAttention(lambda func: True),
            FuseDualMatmul(lambda func: True),
            FoldTranspose(lambda func: True),
            relax.transform.LegalizeOps(LEGALIZE),
            relax.transform.FuseTIR(),
            relax.transform.AnnotateTIROpPattern(),
            relax.transform.FuseOps(),
            relax.transform.FuseTIR(),
            relax.transform.DeadCodeElimination(),
            relax.transform.AttachAttrLayoutFreeBuffers(),
        ]
    )(mod)


def run(func: PrimFunc, inputs: Sequence[Array], outputs: Sequence[tuple[tuple[int, ...], str]], target: Target) -> list[Array]:
    """Compile the scheduled `func` for `target`, run it on this machine, and give its outputs as NumPy arrays.

    The output tensors are poisoned first (every byte 0xFF: NaN, or -1), so a store that is missing shows; a result that lies
    over an operand (tk/graph/memory/copies.py) is that operand.
    """
    return _run(func, inputs, outputs, target, 0.0)[0]


def _run(
    func: PrimFunc,
    inputs: Sequence[Array],
    outputs: Sequence[tuple[tuple[int, ...], str]],
    target: Target,
    timed: float,
) -> tuple[list[np.ndarray[Any, Any]], float | None]:
    """`run`'s arrays; and where calls of about `timed` seconds are asked for, a call's median, caches warm, launch included."""
    import numpy as np
    import tvm

    from tk.codegen.library import build_function

    device = tvm.device("cpu" if target.kind == "cpu" else target.kind, 0)
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        path = Path(folder) / "main.so"
        path.write_bytes(build_function(func, target)[0])
        library = tvm.runtime.load_module(str(path))
    tensors = [tvm.runtime.tensor(array, device) for array in inputs]
    over = None if func.attrs is None else func.attrs.get(OVER)
    for shape, dtype in outputs:
        poisoned = (
            np.full(int(np.prod(shape)) * _numpy_dtype(dtype).itemsize, 0xFF, "uint8").view(_numpy_dtype(dtype)).reshape(shape)
        )
        tensors.append(tvm.runtime.tensor(poisoned, device) if over is None else tensors[int(over)])
    library["main"](*tensors)
    results = [tensor.numpy() for tensor in tensors[len(inputs) :]]
    return results, _call_seconds(library["main"], tensors, device, timed) if timed else None


def _call_seconds(function: Any, tensors: Sequence[Any], device: Any, seconds: float) -> float:
    """The median of calls that take about `seconds` together, and of three at least."""

    def call() -> float:
        started = time.perf_counter()
        function(*tensors)
        device.sync()
        return time.perf_counter() - started

    times = [call() for _ in range(3)]
    while sum(times) < seconds:
        times.append(call())
    return median(times)


def check(case: Case, rule: Rule, target: Target, config: object = None, seed: int = 0) -> float:
    """Schedule `case` by `rule` (with `config`, or its default), run it here, and compare with the float64 reference.

    Returns the largest ‖out − ref‖ / ‖ref‖ of the outputs; raises ScheduleError when the rule does not match.
    """
    func, names = prim_func(case, target)
    match = rule.match(func, target)
    if match is None:
        raise ScheduleError(
            message(f"{rule.name} does not match its own case {case.name}", do="mend the rule's match, or the case")
        )
    with target.tvm():
        scheduled = schedule(rule, func, match, target, config)
    return judge(case, scheduled, names, target, seed)[0]


def judge(
    case: Case, scheduled: PrimFunc, names: Sequence[str], target: Target, seed: int = 0, timed: float = 0.0
) -> tuple[float, float | None]:
    """Run `case` as it was `scheduled`, its inputs called `names` in the function's order. Gives the largest
    ‖out − ref‖ / ‖ref‖ of the outputs against float64, infinity for NaN; and a call's seconds, where calls are `timed`."""
    import numpy as np

    arrays = dict(zip(names, case.arrays(seed, target), strict=True))
    exact = [arrays[name].astype("float64") if "float" in dtype else arrays[name] for name, _, dtype in case.inputs]
    expected = case.reference(*exact)
    references = [np.asarray(item) for item in (expected if isinstance(expected, tuple) else (expected,))]
    dtypes = [str(param.dtype) for param in scheduled.params[len(names) : len(names) + len(references)]]
    outputs = [(item.shape, dtype) for item, dtype in zip(references, dtypes, strict=True)]
    actual, seconds = _run(scheduled, list(arrays.values()), outputs, target, timed)
    errors = [_error(got.astype("float64"), want.astype("float64")) for got, want in zip(actual, references, strict=True)]
    return (max(errors) if all(error == error for error in errors) else float("inf")), seconds


def _error(got: Array, want: Array) -> float:
    import numpy as np

    return float(np.linalg.norm((got - want).ravel())) / max(float(np.linalg.norm(want.ravel())), 1e-30)
