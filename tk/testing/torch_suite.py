"""The sample calls that torch tests its own operators with (`op_db`), run on tk on the CPU and compared with torch.

Some hundred operators, several calls each: broadcasts, empty tensors, scalars, every option. `op_db` needs the package
expecttest.
"""

from __future__ import annotations

import importlib
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree

from tk.errors import ImportModelError, TkError, UsageError, message
from tk.frontend.torch.arrays import to_numpy
from tk.frontend.torch.load import load_module
from tk.target import resolve
from tk.testing.suite import STATUSES, Result, SuiteTest
from tk.testing.torch_samples import as_given, in_real_numbers
from tk.verify.compare import compare, is_floating
from tk.verify.stages import run_compiled

__all__ = ["DATABASE", "DTYPES", "ended", "operator_tests", "summary"]

DTYPES = {"float32": 1e-5, "float16": 2e-3, "bfloat16": 1.6e-2, "int64": 1e-5, "bool": 1e-5, "complex64": 1e-5}
"""Dtype of the samples → the relative error that a result may have; twice torch's own, where that is more."""

DATABASE = "torch.testing._internal.common_methods_invocations"
"""torch's module of operators, which takes seconds to import."""

UNDEFINED = re.compile(r"(new_)?empty\w*|resize\w*|jiterator\w*")
"""Operators whose values are anything, and those of CUDA alone."""

Leaves = tuple[list[Any], Any]


def operator_tests(dtype: str = "float32", matching: Iterable[str] = (), samples: int = 6) -> list[SuiteTest]:
    """A case an operator (and variant) of `op_db` that takes `dtype`, by name; those alone whose name contains one of
    `matching`, if any is given. Each runs `samples` calls, spread over all that torch has. Raises UsageError without
    expecttest."""
    wanted, found = tuple(matching), []
    for info in _operators():
        name = _name(info)
        if getattr(torch, dtype) not in info.supported_dtypes("cpu") or UNDEFINED.fullmatch(info.name):
            continue
        if not wanted or any(part in name for part in wanted):
            found.append(SuiteTest(f"{name} {dtype}", (info.name,), partial(_check, name, dtype, samples)))
    return sorted(found, key=lambda test: test.name)


def _operators() -> list[Any]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return list(importlib.import_module(DATABASE).op_db)
    except ImportError as error:
        raise UsageError(
            message("torch's sample calls cannot be imported", have=str(error), do="pip install expecttest")
        ) from error


def _name(info: Any) -> str:
    return f"{info.name}:{info.variant_test_name}" if info.variant_test_name else str(info.name)


def _check(name: str, dtype: str, samples: int) -> None:
    """Raises unless every sample of an operator is right: all in one model, or each alone to say which are not."""
    info = next(each for each in _operators() if _name(each) == name)
    warnings.simplefilter("ignore")
    torch.manual_seed(0)
    torch.set_num_threads(1)
    every = list(info.sample_inputs("cpu", getattr(torch, dtype), requires_grad=False))
    calls = [pytree.tree_flatten((s.input, s.args, s.kwargs)) for s in every[:: max(1, len(every) // samples)][:samples]]
    calls = [call for call in calls if _is_dense(call) and _torch_takes(info.op, call)]
    try:
        _compare(info.op, calls, dtype)
    except (TkError, AssertionError):
        ended([partial(_compare, info.op, [call], dtype) for call in calls])


def ended(checks: Sequence[Callable[[], None]]) -> None:
    """Runs all of `checks`, and raises the worst of what they raise: wrong results, then errors, then refusals."""
    raised: list[Exception] = []
    for check in checks:
        try:
            check()
        except (TkError, AssertionError) as error:
            raised.append(error)
    for kind in (AssertionError, TkError):
        worst = [error for error in raised if isinstance(error, kind) and not isinstance(error, ImportModelError)]
        if worst:
            raise type(worst[0])(f"{len(worst)} of {len(checks)} calls: {worst[0]}")
    if raised:
        raise ImportModelError(f"{len(raised)} of {len(checks)} calls: {raised[0]}")


def _is_dense(call: Leaves) -> bool:
    return all(tensor.layout is torch.strided for tensor in _tensors(call[0]))


def _torch_takes(operator: Any, call: Leaves) -> bool:
    """Whether torch itself computes this, once more in the way that it is compared."""
    leaves, layout = call
    try:
        args = pytree.tree_unflatten([_plain(leaf) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves], layout)
        operator(args[0], *args[1], **args[2])
    except (RuntimeError, NotImplementedError, TypeError, ValueError):
        return False
    return True


def _plain(tensor: torch.Tensor) -> torch.Tensor:
    """As a model is given it: no view."""
    return tensor.detach().clone().contiguous()


class _Calls(torch.nn.Module):  # type: ignore[misc]
    """The calls as one model of their tensors, behind an anchor that makes a model of calls without any."""

    def __init__(self, operator: Any, calls: Sequence[Leaves]) -> None:
        super().__init__()
        self.operator, self.calls = operator, calls

    def forward(self, anchor: torch.Tensor, *given: torch.Tensor) -> list[torch.Tensor]:
        rest, outs = iter(given), list[torch.Tensor]()
        for leaves, layout in self.calls:
            filled = [as_given(next(rest), leaf) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
            x, args, kwargs = pytree.tree_unflatten(filled, layout)
            outs += map(in_real_numbers, _tensors(self.operator(x, *args, **kwargs)))
        return [*outs, anchor + 1]


def _tensors(tree: Any) -> list[torch.Tensor]:
    return [leaf for leaf in pytree.tree_leaves(tree) if isinstance(leaf, torch.Tensor)]


def _compare(operator: Any, calls: Sequence[Leaves], dtype: str) -> None:
    """Raises ImportModelError where tk refuses the calls, AssertionError where a result is wrong."""
    module = _Calls(operator, calls).eval()
    args = [torch.zeros(1), *(in_real_numbers(_plain(t)) for leaves, _ in calls for t in _tensors(leaves))]
    model = load_module(module, tuple(args))
    with torch.no_grad():
        own = [to_numpy(t) for t in module(*(each.clone() for each in args))]
    inputs = list(model.example_inputs or ())
    outs, _ = run_compiled(model, resolve("cpu"), inputs)
    assert len(outs) == len(own), f"{len(outs)} results, torch gives {len(own)}"
    for number, (out, ref, exact) in enumerate(zip(outs, own, _exact(model, inputs, own), strict=True)):
        out = np.asarray(out)
        assert out.dtype == ref.dtype, f"result {number} is {out.dtype}, torch's {ref.dtype}"
        why = _wrong(out, ref, exact, DTYPES[dtype])
        assert not why, f"result {number}: {why}"


def _exact(model: Any, inputs: Sequence[Any], own: Sequence[Any]) -> Iterator[Any]:
    """The results in float64, or torch's own where an operator has none in float64, or another."""
    try:
        exact = model.reference_float64(inputs)
    except (RuntimeError, NotImplementedError, TypeError, ValueError):
        return iter(own)
    return iter([e if e.shape == o.shape and is_floating(o.dtype) else o for e, o in zip(exact, own, strict=True)])


def _wrong(out: Any, own: Any, exact: Any, tolerance: float) -> str:
    """What is wrong with `out`, "" if nothing: as near to `exact` as torch's `own`, or nearly; NaN where torch has it."""
    if not is_floating(own.dtype) or out.shape != own.shape:
        return compare("", out, own, 0.0).why
    allowed = max(tolerance, 2 * compare("", own, exact, tolerance).relative)
    near = compare("", out, exact, allowed)
    return "" if near.passed else compare("", out, own, allowed).why


def summary(results: Iterable[Result]) -> str:
    """How the cases ended by dtype, and a line for each that did not pass."""
    rows = sorted(results, key=lambda result: (STATUSES.index(result.status), result.case))
    counts = Counter((result.case.rpartition(" ")[2], result.status) for result in rows)
    dtypes = sorted({dtype for dtype, _ in counts})
    lines = ["| dtype | " + " | ".join(STATUSES) + " |", "|---" * (len(STATUSES) + 1) + "|"]
    lines += [f"| {dtype} | " + " | ".join(str(counts[dtype, status]) for status in STATUSES) + " |" for dtype in dtypes]
    lines += ["", "| operator | ended | why |", "|---|---|---|"]
    lines += [f"| {r.case} | {r.status} | {_reason(r.said)} |" for r in rows if r.status != "pass"]
    return "\n".join(lines) + "\n"


def _reason(said: str) -> str:
    """What was said, in a line, without the places in torch's files."""
    lines = [re.sub(r" at /\S+", "", line.strip()) for line in said.splitlines() if line.strip()]
    return " ".join(lines[:2]).replace("|", "∣")[:200]
