"""Guards for which torch refuses a dynamic dim, though they hold at each of its sizes, or change no result.

torch proves little of rounded sizes: that n is at most w · ⌈n / w⌉, for one. Such a guard of one dim, which may be the dim of
several inputs, fails an export. One that
was not tried at all sizes stays among the conditions that a package holds each call to (tk/frontend/torch/conditions.py).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tk.frontend.symbols import bounds_of

__all__ = ["changes_nothing", "holds", "lenient_guards"]

TRIED = 4096  # sizes of a dim


@contextmanager
def lenient_guards() -> Iterator[None]:
    """For the time being, torch fails no export for the guards above."""
    from torch.fx.experimental.symbolic_shapes import ShapeEnv

    own = ShapeEnv.produce_guards_verbose

    def produce(self: Any, *args: Any, **kwargs: Any) -> Any:
        guards, same = self.guards, _same_dims(self, kwargs.get("equalities_inputs"))
        self.guards = [guard for guard in guards if not _may_go(guard, self.var_to_range, same)]
        try:
            return own(self, *args, **kwargs)
        finally:
            self.guards = guards

    ShapeEnv.produce_guards_verbose = produce
    try:
        yield
    finally:
        ShapeEnv.produce_guards_verbose = own


def _same_dims(env: Any, equalities: Any) -> dict[Any, Any]:
    """One symbol for each of those that torch has for the dims of one name, several of which may be in a guard."""
    if equalities is None:
        return {}
    symbols = {source.name: symbol for symbol, sources in env.var_to_sources.items() for source in sources}
    same: dict[Any, Any] = {}
    for pair in equalities.source_pairs:
        one, other = (symbols.get(source.name) for source in pair)
        if one is not None and other is not None and (first := same.get(one, one)) != (second := same.get(other, other)):
            same |= {symbol: first for symbol, kept in same.items() if kept == second} | {second: first}
    return same


def _may_go(guard: Any, ranges: Any, same: Mapping[Any, Any]) -> bool:
    import sympy  # type: ignore[import-untyped]

    asked = guard.expr
    kinds = (sympy.core.relational.Relational, sympy.And, sympy.Or, sympy.Not)
    if same and isinstance(asked, kinds) and len(asked.free_symbols) > 1:
        asked = asked.xreplace(same)
        if asked == True:  # noqa: E712
            return True
    if not isinstance(asked, kinds) or len(asked.free_symbols) != 1:
        return False
    idle = not isinstance(asked, sympy.Eq) and changes_nothing(asked, str(guard.sloc.framework_loc))
    (symbol,) = asked.free_symbols
    return idle or (symbol in ranges and holds(asked, *bounds_of(ranges[symbol])))


def holds(condition: Any, low: int, high: int | None, *, everywhere: bool = False) -> bool:
    """Whether a condition on one size is true of all from `low` to `high`, None being none: of the first `TRIED`, if there are
    more and not `everywhere` is asked."""
    (symbol,) = condition.free_symbols
    last = low + TRIED if high is None else min(high, low + TRIED)
    if everywhere and last != high:
        return False
    true_of = _as_function(condition, symbol)
    try:
        return all(true_of(size) for size in range(low, last + 1))
    except ArithmeticError:  # it divides by a size of 0, and says nothing of it
        return False


def _as_function(condition: Any, symbol: Any) -> Callable[[int], bool]:
    """The condition of its one symbol as a function of an int: in Python's own arithmetic, hundreds of times as fast as
    substitution, where torch's printer has words for all of it."""
    import sympy
    from torch.utils._sympy.printers import PythonPrinter

    def substituted(size: int) -> bool:
        return bool(condition.xreplace({symbol: sympy.Integer(size)}) == True)  # noqa: E712

    words = {"max": max, "min": min, "math": math, "abs": abs, "float": float, "int": int}
    try:
        code = PythonPrinter().doprint(condition.xreplace({symbol: sympy.Symbol("n", integer=True)}))
        fast = eval(f"lambda n: bool({code})", {"__builtins__": {"bool": bool}, **words})
        agrees = all(fast(size) == substituted(size) for size in (1, 2, 3, 64, 97))
    except (NotImplementedError, SyntaxError, NameError, TypeError, ArithmeticError):  # it has a function without a word
        return substituted
    return fast if agrees else substituted


_MODEL = "value_branches.py"  # where a module's own conditions on sizes are asked
_LAYOUT = ("contiguous", "overlapping", "strides", "channels_last", "memory_format")  # in names of torch's functions


def changes_nothing(guard: Any, source: str) -> bool:
    """Whether a guard that torch's own operators made, at `source`, leaves a program what it is: how memory lies, which the
    strides of a tensor tell, products of max(1, size); that a size is not 0 or 1, which they ask to broadcast and to lay out
    results, where other guards say which sizes are one."""
    import sympy
    from torch.utils._sympy.functions import Max

    if any(word in source for word in _LAYOUT):
        return True
    if isinstance(guard, sympy.Ne) and _MODEL not in source and any(1 in each.args for each in guard.atoms(Max)):
        return True
    if isinstance(guard, sympy.Ge | sympy.Gt | sympy.Le | sympy.Lt):
        return guard.lts in ((1, 2) if isinstance(guard, sympy.Ge | sympy.Le) else (0, 1))
    return isinstance(guard, sympy.Ne) and bool({0, 1} & set(guard.args))
