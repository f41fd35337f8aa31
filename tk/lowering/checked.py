"""Checked builds: kernels that assert what is otherwise clamped or taken for granted (`tk compile --checked`).

torch raises an error for an index out of range; generated code holds it inside, since it may touch no memory but its own. In a
checked build the operator's kernel ends with an error that names it, on an NVIDIA GPU after a line on standard error. So does
an access for which the compiler found no proof that it stays in its buffer. Such a build is slower: loops are not vectorized.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from tvm import relax, te, tirx

from tk.lowering.intrinsics import define_intrinsic

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["IN_RANGE", "WHAT", "WHERE", "asserting", "checked", "checked_tensor", "checking", "in_range", "is_checked"]

IN_RANGE = "tirx.tk_in_range"
WHERE: list[str] = []
"""What is indexed, by the number that a call of `IN_RANGE` has: TVM's vectorizer takes no text."""
WHAT: list[str] = []
"""What is asserted on AMD GPUs, by the number that a kernel leaves behind."""
_CHECKED: ContextVar[bool] = ContextVar("checked", default=False)


@contextmanager
def checking(on: bool) -> Iterator[None]:
    """Whether what is imported and compiled meanwhile is a checked build."""
    token = _CHECKED.set(on)
    try:
        yield
    finally:
        _CHECKED.reset(token)


def is_checked() -> bool:
    return _CHECKED.get()


def in_range(index: Expr, size: Expr, where: str) -> Expr:
    """`index`, an integer expression, which in a checked build is asserted to lie in [0, size); `where` names the operator."""
    if not is_checked():
        return index
    define_intrinsic(IN_RANGE, "an index that is asserted to be in range")
    if where not in WHERE:
        WHERE.append(where)
    kind = str(index.ty.dtype)
    size = tirx.const(size, kind) if isinstance(size, int) else size
    wide = size if str(size.ty.dtype) == kind else tirx.Cast(kind, size)
    return tirx.call_intrin(kind, IN_RANGE, index, wide, tirx.const(WHERE.index(where), "int32"))


def checked(index: te.Tensor, size: Expr, where: str) -> te.Tensor:
    """A TE tensor of indices as `in_range` makes each of them."""
    if not is_checked() or not isinstance(index, te.Tensor):
        return index
    return te.compute(index.shape, lambda *at: in_range(index(*at), size, where), name="in_range")


def checked_tensor(builder: Any, index: Expr, size: Any, where: str) -> Any:
    """A Relax call that gives the tensor `index` with every element asserted to lie in [0, size)."""
    return builder.call_te(lambda x: checked(x, size, where), index, primfunc_name_hint="in_range")


def asserting(builder: Any, tensor: Any, condition: Any, where: str) -> Any:
    """A Relax tensor equal to `tensor`, which has elements, with `condition`, a bool tensor of one element, asserted to hold;
    `where` says what fails."""
    one, zero = tirx.const(1, "int64"), tirx.const(0, "int64")

    def compute(x: te.Tensor, holds: te.Tensor) -> te.Tensor:
        def element(*at: Any) -> Any:
            first = in_range(tirx.Select(holds(*[zero] * len(holds.shape)), zero, one), 1, where)
            return x(at[0] + first, *at[1:])

        return te.compute(x.shape, element, name="asserting")

    ranked = tensor if tensor.ty.ndim else builder.emit(relax.op.reshape(tensor, [1]))
    made = builder.emit_te(compute, ranked, condition, primfunc_name_hint="asserting")
    return made if tensor.ty.ndim else builder.emit(relax.op.reshape(made, []))
