"""The reference of a task: the same function in float64, scheduled by the target's last rule, which takes anything, or
where that is slow by another one without knobs.

It shares no rule with the candidates, so a mistake in a rule cannot hide in it. A function whose float64 twin does not
build (bit patterns, special intrinsics) is its own reference, under that last rule.

Where sums are weighed by exponentials, as an attention's are, the library has a second function, `SEEN`: columns without
weight, which a mask hides, count for nothing in it, where 0 · NaN is NaN in the first. Either is right: torch's CPU kernel
skips blocks behind the diagonal and computes what is hidden in others, its plain one computes all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.tuning.measure.library import compile_kernel

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr
    from tvm.tirx import BufferStore, PrimFunc
    from tvm_ffi.structural import StructuralMutator

    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["SEEN", "build_reference", "skips_hidden", "widen"]

SEEN = "seen"
POWERS = ("exp", "exp2")
NARROW = re.compile(r"\b(?:b?float16|float32|float8_e4m3fn|float8_e5m2|bfloat16)\b")
ALLOCATION = re.compile(r"^(\s*\w+ = T\.sblock_alloc_buffer\()(.*)\)$", re.MULTILINE)
LONG = 1e10  # operations that one thread an element takes milliseconds for, and more where they are reductions
MARKS = ("reinterpret", "call_extern", "call_pure_extern", "call_llvm")


def widen(mod: tvm.IRModule) -> tvm.IRModule | None:
    """`mod` with every floating type float64, or None where that does not mean the same function.

    TVM 0.27 has no visitor that changes types from Python; its script is exact and parses again.
    """
    import tvm

    text = mod["main"].script(show_meta=True)
    if any(mark in text for mark in MARKS) or any("int" in str(p.dtype) and p.dtype != "int32" for p in _written(mod)):
        return None
    text = ALLOCATION.sub(_with_dtype, text)
    try:
        func = tvm.script.from_source(NARROW.sub("float64", text))
    except Exception:  # whatever the parser objects to, the function stays its own reference
        return None
    return tvm.IRModule({"main": func.with_attr("global_symbol", "main").with_attr("tirx.noalias", True)})


def skips_hidden(func: PrimFunc) -> PrimFunc | None:
    """`func` in which a product of a weighted sum is zero where its weight is, whatever is weighed; None where exponentials
    weigh no sum."""
    import tvm_ffi
    from tvm import tirx

    weights, changed = set[str](), []

    def note(store: BufferStore) -> None:
        """Elementwise functions of exponentials, until they are summed."""
        name = str(store.buffer.name)
        made_of = _loaded(store.value)
        if name not in made_of and (made_of & weights or any(power in POWERS for power in _called(store.value))):
            weights.add(name)

    def skip(store: BufferStore, mutator: StructuralMutator) -> BufferStore:
        total = store.value
        if not isinstance(total, tirx.Add) or str(store.buffer.name) not in _loaded(total.a):
            return mutator.default_mutate(store)
        product = total.b
        if not isinstance(product, tirx.Mul):
            return store
        for factor in (product.a, product.b):
            if _loaded(factor) & weights:
                changed.append(store)
                product = tirx.Select(factor == tirx.const(0, factor.ty.dtype), tirx.const(0, product.ty.dtype), product)
        return tirx.BufferStore(store.buffer, total.a + product, store.indices)

    tvm_ffi.structural_walk(func.body, [(tirx.BufferStore, note)], order="post")
    body = tvm_ffi.structural_mutate(func.body, [(tirx.BufferStore, skip)])
    return func.with_body(body) if changed else None


def _loaded(expr: Expr) -> set[str]:
    """The names of the buffers that an expression reads."""
    import tvm_ffi
    from tvm.ir import TensorLoad

    found: set[str] = set()
    tvm_ffi.structural_walk(expr, [(TensorLoad, lambda load: found.add(str(load.source.name)))], order="post")
    return found


def _called(expr: Expr) -> set[str]:
    """The names of the operators that an expression calls."""
    import tvm_ffi
    from tvm.ir import Call

    found: set[str] = set()
    tvm_ffi.structural_walk(
        expr, [(Call, lambda call: found.add(str(getattr(call.op, "name", "")).rpartition(".")[2]))], order="post"
    )
    return found


def _with_dtype(found: re.Match[str]) -> str:
    """An allocation with its dtype: the script leaves it out where it is float32."""
    head, arguments = found.groups()
    return found.group(0) if re.search(r', "\w+"', arguments) else f'{head}{arguments}, "float64")'


def _written(mod: tvm.IRModule) -> list[tvm.tirx.Var]:
    from tk.tuning.measure.arguments import outputs

    return [mod["main"].params[position] for position in outputs(mod)]


def build_reference(mod: tvm.IRModule, target: Target, rules: tuple[Rule, ...], folder: Path, name: str) -> tuple[Path, str]:
    """Build the reference of `mod`: (library, "float64" or the rule that scheduled it). Raises what the compiler raises
    when neither builds."""
    import tvm

    wide = widen(mod)
    attempts = [] if wide is None else [(wide, rule, match, "float64") for rule, match in _plain(wide, target, rules)]
    attempts.append((mod, rules[-1], rules[-1].match(mod["main"], target), rules[-1].name))
    for candidate, rule, match, label in attempts:
        path = folder / f"{name}.{label}.so"
        seen = skips_hidden(candidate["main"])
        try:
            scheduled = _scheduled(candidate, rule, match, target)
            if seen is not None:
                last = rules[-1]
                scheduled[SEEN] = _scheduled(tvm.IRModule({"main": seen}), last, last.match(seen, target), target)["main"]
            compile_kernel(scheduled, target, path)
        except Exception:
            if candidate is mod:
                raise
            continue
        return path, label
    raise AssertionError("unreachable: the function itself is the last candidate")


def _plain(mod: tvm.IRModule, target: Target, rules: tuple[Rule, ...]) -> Iterator[tuple[Rule, Any]]:
    """The rules that may schedule a reference: the last one, and where that would take long before it the first that has
    no knobs, so that no candidate comes from it."""
    from tk.schedule.cost import estimate

    func = mod["main"]
    if estimate(func)[0] >= LONG:
        for rule in rules[:-1]:
            match = rule.match(func, target)
            if match is not None and not rule.space(match, target):
                yield rule, match
                break
    yield rules[-1], rules[-1].match(func, target)


def _scheduled(mod: tvm.IRModule, rule: Rule, match: object, target: Target) -> tvm.IRModule:
    import tvm

    from tk.schedule.rule import schedule

    func = schedule(rule, mod["main"], match, target)
    return tvm.IRModule({"main": func.with_attr("global_symbol", "main")})
