"""Attention of heads whose width is no multiple of 16 bytes, as kernels copy them: zeros behind the columns of q, k and v.

    s = matmul(q, kᵀ), 36 deep;  y = matmul(f(s), v)  →  s = matmul(pad(q), pad(k)ᵀ), 40 deep;  y = matmul(f(s), pad(v))[…, :36]

The zeros add nothing to a score, and the results' columns behind the last are left out; copies of four small tensors cost less
than scores that go through memory. Only fuse.py asks for it, and takes it where a rule then has a kernel for the attention.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import Dataflow, dtype_of, shape_of, static_size, with_zeros

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Expr

__all__ = ["with_even_heads"]

NARROW = ("float16", "bfloat16")
MULTIPLE, MOST = 8, 256  # elements of 16 bits that a copy of 16 bytes moves, and what kernels take of them at most
APART = {"op_pattern": 8}  # TVM's kOpaque: fused with the attention before it, it would leave that without a kernel
AFTER = ("astype", "permute_dims", "reshape")


def with_even_heads(
    own: Dataflow, builder: relax.BlockBuilder, attentions: Sequence[tuple[int, int, Sequence[int]]]
) -> list[relax.VarBinding] | None:
    """The bindings with zeros in the `attentions` that need some, each the bindings of (the matmul of the scores, the one with
    the values, what follows that alone); None where none does."""
    changed: dict[int, list[relax.VarBinding]] = {}
    gone: set[int] = set()
    for scores, values, behind in attentions:
        q, k = own.bindings[scores].value.args
        v = own.bindings[values].value.args[1]
        if dtype_of(q) not in NARROW or not dtype_of(q) == dtype_of(k) == dtype_of(v):
            continue
        depth, width = (static_size((shape_of(x) or [None])[-1]) for x in (q, v))
        if depth is None or width is None or not 0 < depth <= MOST or not 0 < width <= MOST:
            continue
        if _even(depth) != depth:
            changed[scores] = _scores(own, builder, scores)
        if _even(width) != width:
            kept = _kept(own, values, behind)
            changed[values] = _values(own, builder, values, kept)
            gone |= set(kept)
    if not changed:
        return None
    return [
        each for i, binding in enumerate(own.bindings) if i in changed or i not in gone for each in changed.get(i, [binding])
    ]


def _kept(own: Dataflow, values: int, behind: Sequence[int]) -> list[int]:
    """Of what follows the matmul with the values what leaves its columns as they are, the last axis: it is done before those of
    zeros are left out, so that the kernel does it."""
    kept: list[int] = []
    width = str((shape_of(own.bindings[values].var) or [0])[-1])
    for i in behind:
        value = own.bindings[i].value
        rank = int(value.ty.ndim)
        turned = (
            own.names[i] == "permute_dims" and [int(axis) for axis in value.attrs.axes or range(rank)[::-1]][-1] != rank - 1
        )
        if own.names[i] not in AFTER or turned or str((shape_of(own.bindings[i].var) or [0])[-1]) != width:
            break
        kept.append(i)
    return kept


def _even(width: int) -> int:
    return -(-width // MULTIPLE) * MULTIPLE


class _Emitted:
    """Bindings of new variables, among those of `own`."""

    def __init__(self, own: Dataflow, builder: relax.BlockBuilder) -> None:
        self.own, self.builder = own, builder
        self.bindings: list[relax.VarBinding] = []

    def emit(self, call: Expr, name: str) -> Expr:
        from tvm import relax

        made = self.builder.normalize(call)
        var = relax.DataflowVar(name, made.ty)
        self.bindings.append(relax.VarBinding(var, made))
        return var

    def padded(self, x: Expr, axis: int, name: str) -> Expr:
        """x with zeros behind it along `axis`, called `name`: before it is moved, where kernels read through that."""
        from tvm import relax
        from tvm.relax import op

        rank, have = int(x.ty.ndim), int(x.ty.shape[axis])
        if _even(have) == have:
            return x
        i = self.own.number.get(x)
        moved = "" if i is None else self.own.names[i]
        above: Any = None if i is None else self.own.bindings[i].value
        if moved == "permute_dims" and above.attrs.axes is not None:
            before = self.padded(above.args[0], int(above.attrs.axes[axis]), name)
            return self.emit(relax.Call(above.op, [before], above.attrs), name)
        last = moved in ("reshape", "broadcast_to") and axis % rank == rank - 1
        if last and static_size(above.args[0].ty.shape[-1]) == have:
            shape = relax.ShapeExpr([*list(x.ty.shape)[:-1], _even(have)])
            again = op.reshape if moved == "reshape" else op.broadcast_to
            return self.emit(again(self.padded(above.args[0], -1, name), shape), name)
        return with_zeros(partial(self.emit, name=name), x, axis, _even(have))


def _scores(own: Dataflow, builder: relax.BlockBuilder, i: int) -> list[relax.VarBinding]:
    from tvm import relax

    emitted, binding = _Emitted(own, builder), own.bindings[i]
    q, k = binding.value.args
    q, k = emitted.padded(q, -1, "q_even"), emitted.padded(k, -2, "k_even")
    matmul = relax.op.matmul(q, k, out_dtype=dtype_of(binding.var))
    return [*emitted.bindings, relax.VarBinding(binding.var, builder.normalize(matmul))]


def _values(own: Dataflow, builder: relax.BlockBuilder, i: int, kept: Sequence[int]) -> list[relax.VarBinding]:
    from tvm import relax

    emitted, binding = _Emitted(own, builder), own.bindings[i]
    weights, v = binding.value.args
    width = int(v.ty.shape[-1])
    v = emitted.padded(v, -1, "v_even")
    x = emitted.emit(relax.op.matmul(weights, v, out_dtype=dtype_of(binding.var)), "even_result")
    for j in kept:
        x = emitted.emit(_again(own.bindings[j].value, own.names[j], x), "even_result")
    last = own.bindings[kept[-1]] if kept else binding
    part = builder.call_te(partial(_columns, width), x, primfunc_name_hint="even_columns", primfunc_attrs=APART)
    return [*emitted.bindings, relax.VarBinding(last.var, builder.normalize(part))]


def _columns(width: int, x: Any) -> Any:
    """The first columns."""
    from tvm import te

    return te.compute((*x.shape[:-1], width), lambda *at: x(*at), name="even_columns")


def _again(call: Any, name: str, x: Expr) -> Expr:
    """What a call does, done to `x`, whose last dim is another one."""
    from tvm import relax

    if name == "reshape":
        return relax.op.reshape(x, relax.ShapeExpr([*list(call.ty.shape)[:-1], x.ty.shape[-1]]))
    return relax.Call(call.op, [x], call.attrs)
