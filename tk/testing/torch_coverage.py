"""What tk converts of core ATen: every operator exported, imported, compiled for the CPU and compared with torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree

from tk.errors import TkError
from tk.frontend.torch.importer import Importer
from tk.frontend.torch.load import load_module
from tk.frontend.torch.ops.table import COMPLEX_CONVERTERS, CONVERTERS
from tk.testing.torch_samples import NOT_FOR_INFERENCE, as_given, in_real_numbers, sample
from tk.verify.compare import compare_all
from tk.verify.stages import run_compiled

__all__ = ["Row", "core_operators", "cover", "markdown"]

TOLERANCE = 1e-5

FIRST_RESULT = (
    "_embedding_bag",
    "_native_batch_norm_legit",
    "_native_batch_norm_legit.no_stats",
    "_native_batch_norm_legit_no_training",
)
"""Operators whose other results only training or unpooling reads; tk converts the first."""


@dataclass(frozen=True)
class Row:
    """One operator: `state` is "tk" (a converter of tk's), "tvm" (one of TVM's), "decomposed" (into others by torch),
    "refused", "wrong" or "not for inference"; `note` why."""

    name: str
    state: str
    note: str = ""


def core_operators() -> list[torch._ops.OpOverload]:
    """The installed torch's core ATen operators, by name. torch.ops.aten itself lists only those that were asked for."""
    found = []
    for name in sorted(torch._C._dispatch_get_all_op_names()):
        space, _, rest = name.partition("::")
        base, _, overload = rest.partition(".")
        packet = getattr(torch.ops.aten, base, None) if space == "aten" else None
        operator = getattr(packet, overload or "default", None)
        if operator is not None and torch.Tag.core in operator.tags:
            found.append(operator)
    return found


def cover(progress: Callable[[str], None] = lambda name: None) -> Iterator[Row]:
    """One row an operator of core ATen."""
    for operator in core_operators():
        name = str(operator).removeprefix("aten.").removesuffix(".default")
        if any(part in f"{name}." for part in NOT_FOR_INFERENCE):
            yield Row(name, "not for inference")
            continue
        progress(name)
        yield _row(name, operator)


def _row(name: str, operator: torch._ops.OpOverload) -> Row:
    from tk.target import resolve

    call = sample(operator)
    if call is None:
        return Row(name, "refused", "no sample call")
    module, tensors = _module(name, operator, call)
    try:
        model = load_module(module, (torch.zeros(1), *tensors))
        assert model.reference is not None
        inputs = list(model.example_inputs or ())
        outs, _ = run_compiled(model, resolve("cpu"), inputs)
    except TkError as error:
        lines = [line.strip() for line in str(error).splitlines()]
        return Row(name, "refused", _reason(lines))
    expected = [np.asarray(ref) for ref in model.reference(inputs)]
    names = [spec.name for spec in model.signature.results]
    if name.startswith("empty"):  # values are anything: tk's are zeros
        expected = [np.zeros_like(ref) for ref in expected]
    results = compare_all(names, [np.asarray(out) for out in outs], expected, TOLERANCE)
    wrong = [result for result in results if not result.passed]
    if wrong:
        return Row(name, "wrong", wrong[0].why)
    key = name if "." in name else f"{name}.default"
    note = "its first result" if name in FIRST_RESULT else ""
    return Row(name, "tk" if _own(key) else "tvm" if _kept(operator) else "decomposed", note)


def _module(name: str, operator: torch._ops.OpOverload, call: Any) -> tuple[torch.nn.Module, list[torch.Tensor]]:
    """A module that makes this call of the operator, and the tensors it is to be called with behind one of its own. What the
    operator writes is a model's state: buffers."""
    leaves, layout = pytree.tree_flatten(call)
    changed = {id(arg) for arg, spec in zip(call[0], operator._schema.arguments, strict=False) if _written(spec)}
    state = [leaf for leaf in leaves if id(leaf) in changed]

    class Calls(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            for i, each in enumerate(state):
                self.register_buffer(f"state_{i}", each)

        def forward(self, anchor: torch.Tensor, *given: torch.Tensor) -> Any:
            rest, own = iter(given), iter(self.buffers())
            filled = [
                (next(own) if id(leaf) in changed else as_given(next(rest), leaf)) if isinstance(leaf, torch.Tensor) else leaf
                for leaf in leaves
            ]
            args, kwargs = pytree.tree_unflatten(filled, layout)
            result = operator(*args, **kwargs)
            # an operator without tensors is a constant to torch, unless something of the inputs is in it
            result = result[0] if name in FIRST_RESULT else result
            result = pytree.tree_map_only(torch.Tensor, in_real_numbers, result)
            return result if given else result + anchor.to(result.dtype)

    tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor) and id(leaf) not in changed]
    return Calls().eval(), [in_real_numbers(leaf) for leaf in tensors]


def _own(name: str) -> bool:
    """Whether tk converts the operator itself, if only of complex numbers."""
    return name in CONVERTERS or (name in COMPLEX_CONVERTERS and name not in Importer({}).convert_map)


def _written(argument: Any) -> bool:
    """Whether an operator writes into this argument."""
    return argument.alias_info is not None and bool(argument.alias_info.is_write)


def _reason(lines: list[str]) -> str:
    """What an import's error says, without the line of this file that makes the call."""
    if "operators that tk cannot convert" in lines[0]:
        return "no converter"
    head = lines[0].partition(" at /")[0]
    have = next((line.removeprefix("have:").strip() for line in lines if line.startswith("have:")), "")
    return f"{head}: {have}"[:140] if have else head


def _kept(operator: torch._ops.OpOverload) -> bool:
    """Whether torch leaves the operator as it is when it decomposes a program."""
    return operator not in torch.export.default_decompositions()


STATES = {
    "tk": "converted by tk",
    "tvm": "converted by TVM's importer, its result checked by tk",
    "decomposed": "decomposed by torch into others, which are converted",
    "refused": "refused",
    "wrong": "converted, and not as torch computes it",
    "not for inference": "trains, draws random numbers, or gives sizes: of no use in a compiled model",
}


def markdown(rows: list[Row]) -> str:
    """The table as a page of documentation."""
    counts = {state: sum(row.state == state for row in rows) for state in STATES}
    done = sum(counts[state] for state in ("tk", "tvm", "decomposed"))
    due = len(rows) - counts["not for inference"]
    lines = [
        "# torch: core ATen",
        "",
        "Generated by `tk coverage torch -o docs/torch.md`: each operator was exported from a call on small tensors, imported,",
        "compiled for the CPU and compared with torch. Operators beyond core ATen are decomposed by torch into these, or have",
        "converters of their own; `tk.register_converter` adds others.",
        "",
        "The tests of the torch frontend were run with torch 2.12.1, 2.13.0, 2.14.1 and 2.15.0 on a CPU.",
        "",
        "An index outside of its dim, for which torch raises an error, is moved inside; whole numbers divided by zero",
        "give what they give divided by one. A matrix without an inverse or a Cholesky factor, for which torch raises an",
        "error, gives infinities or NaN. A product with a literal 0 is 0, of NaN and infinities too.",
        "",
        "Float8 (e4m3fn, e5m2 and both fnuz) is cast bit by bit as by the torch that the model is compiled with, moved as",
        "bytes, and computed with in float32; `torch._scaled_mm` and `functional.scaled_mm` take scales of tensors or",
        "rows. Scales of blocks, `scale_result` of a float8 result, `float8_e8m0fnu` and `float4_e2m1fn_x2` are refused",
        "by name.",
        "",
        "A `while_loop` is a loop of the compiled program, of as many steps as a call's values say; `torch.cond` computes both",
        "branches; scans and maps are written out step by step, and are loops beyond 1,024 steps or of a dynamic number.",
        "",
        f"torch {torch.__version__.partition('+')[0]}: {done} of {due} operators that inference may use.",
        "",
        "| state | operators |",
        "|---|---|",
        *(f"| {STATES[state]} | {count} |" for state, count in counts.items() if count),
        "",
        "| operator | state | |",
        "|---|---|---|",
        *(f"| `{row.name}` | {row.state} | {row.note.replace('|', '∣')} |" for row in rows),
        "",
    ]
    return "\n".join(lines)
