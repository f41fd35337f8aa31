"""Several programs in one module, so in one library: kernels that are equal are there once.

prefill: main, matmul, copy      decode: main, matmul′, copy      →      prefill, decode, matmul, matmul_1, copy
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax

if TYPE_CHECKING:
    from tvm.ir import GlobalVar, IRModule
    from tvm.tirx import PrimFunc

__all__ = ["merge_entries"]


def merge_entries(parts: Mapping[str, tvm.IRModule]) -> tuple[tvm.IRModule, dict[str, dict[str, str]]]:
    """One module of lowered ones: the "main" of each is called as its key; and for each, its kernels' names in there by the
    names that they had."""
    merged = tvm.IRModule({}, attrs=next(iter(parts.values())).attrs)
    work = _Merged(merged)
    names = {entry: work.added(entry, mod) for entry, mod in parts.items()}
    return merged, names


class _Merged:
    """A module that grows."""

    def __init__(self, mod: IRModule) -> None:
        self.mod = mod
        self.taken: set[str] = set()
        self.kernels: dict[int, list[tuple[PrimFunc, GlobalVar]]] = {}  # by structural hash: functions, and their variables

    def added(self, entry: str, mod: IRModule) -> dict[str, str]:
        """Adds a module's functions; the names of its kernels by those that they had."""
        kernels = [(var, func) for var, func in mod.functions_items() if not isinstance(func, relax.Function)]
        programs = [(var, func) for var, func in mod.functions_items() if isinstance(func, relax.Function)]
        variables = {var.name_hint: self._kernel(var, func) for var, func in kernels}
        names = {old: new.name_hint for old, new in variables.items()}
        for var, _ in programs:
            name = entry if var.name_hint == "main" else f"{entry}_{var.name_hint.removeprefix('main_')}"
            variables[var.name_hint] = self._variable(name, var)
        rename = _renaming(variables)
        for var, func in programs:
            new = variables[var.name_hint]
            renamed = rename(func)
            exported = (func.attrs or {}).get("global_symbol") is not None
            self.mod[new] = renamed.with_attr("global_symbol", new.name_hint) if exported else renamed
        return names

    def _kernel(self, var: GlobalVar, func: PrimFunc) -> GlobalVar:
        """The variable of a kernel: of an equal one, where there is one."""
        plain = func.without_attr("global_symbol") if "global_symbol" in (func.attrs or {}) else func
        alike = self.kernels.setdefault(int(tvm_ffi.structural_hash(plain, map_free_vars=True)), [])
        for known, name in alike:
            if tvm_ffi.structural_equal(known, plain, map_free_vars=True):
                return name
        new = self._variable(var.name_hint, var)
        self.mod[new] = func.with_attr("global_symbol", new.name_hint) if plain is not func else func
        alike.append((plain, new))
        return new

    def _variable(self, name: str, like: GlobalVar) -> GlobalVar:
        count, free = 1, name
        while free in self.taken:
            count += 1
            free = f"{name}_{count}"
        self.taken.add(free)
        new = tvm.ir.GlobalVar(free)
        tvm.relax.expr._update_type(new, like.ty)
        return new


def _renaming(variables: Mapping[str, GlobalVar]) -> Any:
    """What gives a Relax function with global variables replaced, by name."""

    @relax.expr_functor.mutator
    class Renamed(relax.PyExprMutator):  # type: ignore[misc]
        def visit_global_var_(self, var: GlobalVar) -> GlobalVar:
            return variables.get(var.name_hint, var)

    return Renamed().visit_expr
