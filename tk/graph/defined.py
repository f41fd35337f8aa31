"""Functions that are one operator: their body defines it, plainly and for any hardware, and a rule's kernel replaces it whole.

A graph pass writes such a function where fused expressions cannot say what is meant (a scan, a sort, scattered writes). The
attribute OPERATOR says which operator it is and what of it the parameters do not tell, for the rules that have kernels of it;
what no rule takes runs by its definition, slow and right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tvm import tirx
from tvm.script import tirx as T
from tvm.script.ir_builder import IRBuilder

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = [
    "COMBINE",
    "EXACT",
    "FLOPS",
    "INDEPENDENT",
    "OPERATOR",
    "SHARED_BY",
    "Statements",
    "defined_as",
    "defining",
    "function_of",
    "replaced",
    "sized",
]

Statements: TypeAlias = Callable[..., None]  # of a definition: a macro of TVMScript, called with its tensors
OPERATOR = "tk.operator"  # attribute of a PrimFunc: {"name": the operator's, and its facts}
FLOPS = "flops"  # of its facts: how many operations it takes, where its body does more of them
INDEPENDENT = "tk.independent"  # annotation of a loop in a block that is one operator: its steps may be threads
SHARED_BY = "tk.shared_by"
"""Annotation of a loop in such a step, whose own steps touch nothing that another of them writes: "threads" may take them, or
"warps", and "lanes" those of loops inside of these; a GPU's block has them side by side."""
COMBINE = "tk.combine"
"""Annotation of such a loop that sets variables from outside: "sum" adds to them, "max" keeps the greatest, and "first" the
greatest of a value, and of equal ones the first, and where that stands."""
EXACT = "tk.exact"  # attribute of a PrimFunc whose matmuls are float32 arithmetic, whatever a model asks of its own
OPAQUE = 8  # TVM's OpPatternKind: nothing is fused with it


def defining(func: PrimFunc, name: str, **facts: int | str) -> PrimFunc:
    """`func`, marked as the definition of the operator `name`; nothing is fused with it."""
    return func.with_attr(OPERATOR, {"name": name, **facts}).with_attr("op_pattern", OPAQUE)


def defined_as(func: PrimFunc, name: str) -> Mapping[str, int | str] | None:
    """The facts of `func` if it defines the operator `name`, else None."""
    marked = None if func.attrs is None else func.attrs.get(OPERATOR)
    if marked is None or str(marked["name"]) != name:
        return None
    return {str(key): value if isinstance(value, str) else int(value) for key, value in marked.items()}


def sized(known: int | None, name: str) -> Expr:
    """A size as a script writes it: the number, or a variable of this name where it is known at a call alone."""
    return tirx.Var(name, "int64") if known is None else tirx.IntImm("int64", known)


def function_of(tensors: Mapping[str, tuple[Sequence[Expr | int], str]], statements: Statements) -> PrimFunc:
    """The function of tensors of these names, shapes and dtypes, eight at most, whose statements the macro writes of them."""

    def declared(*handles: Expr) -> list[Buffer]:
        pairs = zip(tensors.items(), handles, strict=False)
        return [IRBuilder.name(name, T.match_buffer(each, list(shape), dtype=dtype)) for (name, (shape, dtype)), each in pairs]

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def func(
        a: T.handle, b: T.handle, c: T.handle, d: T.handle, e: T.handle, f: T.handle, g: T.handle, h: T.handle
    ) -> None:  # fmt: skip
        T.func_attr({"tirx.noalias": True})
        statements(*declared(a, b, c, d, e, f, g, h))

    return tirx.PrimFunc(func.params[: len(tensors)], func.body, attrs=func.attrs)


def replaced(func: PrimFunc, kernel: PrimFunc) -> PrimFunc:
    """`kernel` in the place of the definition `func`: what was marked on that (weights, what the result lies over) stays."""
    return tirx.PrimFunc(kernel.params, kernel.body, attrs=func.attrs).without_attr(OPERATOR)
