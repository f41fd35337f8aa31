"""torch's float8 inside of a compiled model: tensors of codes (tk/graph/float8.py), which operators that move elements take as
they are. Every other operator computes in float32, of decoded numbers, and a float8 result is rounded as torch rounds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import torch
from torch import fx
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.torch.arrays import to_numpy
from tk.graph.float8 import CODES, FLOAT8, FORMATS, Format, codes_to_float8, decode, encode, float8_to_codes

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = [
    "array_of",
    "as_codes",
    "as_float8",
    "as_values",
    "dtype_name",
    "is_float8",
    "moves_codes",
    "read",
    "refuse_narrow",
]

_NAMES = {getattr(torch, name): name for name in FLOAT8}

_MOVES = """
alias as_strided broadcast_to cat chunk clone concat contiguous copy_strided detach diagonal embedding expand expand_as flatten
flip gather index index_put index_select lift_fresh_copy masked_scatter masked_select movedim narrow permute put repeat
repeat_interleave reshape reshape_as roll scatter select select_scatter slice slice_scatter split split_with_sizes squeeze stack
t take tile transpose unbind unflatten unfold unsqueeze view where _unsafe_view
"""

MOVES = frozenset(_MOVES.split())
"""Operators that only move elements, with any overload, where all that is floating among their arguments is of one float8."""

TAKES_CODES = frozenset({"_scaled_mm.default", "_scaled_mm_v2.default", "view.dtype", "while_loop"})
"""Operators whose converters take codes."""

INSTEAD = {
    "float8_e8m0fnu": "pass the exponents as uint8, and compute torch.exp2(x.float() - 127) in the model",
    "float4_e2m1fn_x2": "pass the bytes as uint8, and look both halves up in a table of their 16 values in the model",
}


def is_float8(value: Any) -> bool:
    """Whether a node's example is a tensor of float8."""
    return isinstance(value, torch.Tensor) and value.dtype in _NAMES


def refuse_narrow(dtype: torch.dtype) -> None:
    """Raises ImportModelError for a floating dtype of 8 bits or less that no operator is compiled of."""
    name = str(dtype).removeprefix("torch.")
    if name in INSTEAD:
        need = "float8 of e4m3fn, e5m2, e4m3fnuz or e5m2fnuz, or wider"
        raise ImportModelError(message(f"a tensor of the model is of {name}", need=need, have=dtype, do=INSTEAD[name]))


def dtype_name(dtype: torch.dtype) -> str | None:
    """The name of a float8 in a signature, None of what is none."""
    return _NAMES.get(dtype)


@cache
def _format(name: str) -> Format:
    """How torch rounds: what is beyond e4m3fn's greatest number is that number in torch 2.13, and was NaN before."""
    beyond, nan = torch.tensor([1e9, float("nan")]).to(getattr(torch, name)).view(torch.uint8).tolist()
    return replace(FORMATS[name], beyond=beyond, nan=nan)


def array_of(tensor: torch.Tensor) -> Any:
    """A parameter or constant as it is stored: of float8, its codes."""
    return to_numpy(tensor.view(torch.uint8) if is_float8(tensor) else tensor)


def as_codes(importer: Importer, result: relax.Expr, dtype: torch.dtype) -> relax.Expr:
    """What a converter gives for a tensor of float8, as codes: numbers rounded, float8's own dtype taken apart."""
    result, name = importer.block_builder.normalize(result), _NAMES[dtype]
    have = str(result.ty.dtype.dtype)
    if have == CODES:
        return result
    if have == name:
        return float8_to_codes(importer.block_builder, result)
    if "float" not in have:
        raise ImportModelError(
            message(
                f"a result of {dtype} was converted to another dtype",
                need="float32",
                have=have,
                do="convert the scaled product to float32, and that to another dtype",
            )
        )
    wide = importer.block_builder.emit(relax.op.astype(result, "float32"))
    return importer.block_builder.emit_te(encode(_format(name), saturate=False), wide, primfunc_name_hint=f"to_{name}")


def as_values(importer: Importer, codes: relax.Expr, dtype: torch.dtype) -> relax.Expr:
    """The numbers of codes, in float32."""
    name = _NAMES[dtype]
    return importer.block_builder.emit_te(decode(FORMATS[name], "float32"), codes, primfunc_name_hint=f"of_{name}")


def as_float8(importer: Importer, codes: relax.Expr, dtype: torch.dtype) -> relax.Expr:
    """The tensor in float8's own dtype of codes; of transposed ones it is transposed, so that a matmul reads what is stored."""
    builder = importer.block_builder
    if codes in importer.float8:
        return importer.float8[codes]
    value: Any = builder.lookup_binding(codes) if isinstance(codes, relax.Var) else None
    if getattr(getattr(value, "op", None), "name", "") == "relax.permute_dims":
        made = builder.emit(relax.op.permute_dims(as_float8(importer, value.args[0], dtype), value.attrs.axes))
    else:
        made = codes_to_float8(builder, codes, _NAMES[dtype])
    importer.float8[codes] = made
    return made


@contextmanager
def read(importer: Importer, node: fx.Node, name: str, own: bool) -> Iterator[None]:
    """While `node` is converted its operands of float8 are numbers, if it computes with them; a user's `own` converter takes
    them in float8's own dtype."""
    operands = [each for each in node.all_input_nodes if is_float8(each.meta.get("val"))]
    kept = {each: importer.env[each] for each in operands}
    if own or not (name in TAKES_CODES or moves_codes(node, name)):
        change = as_float8 if own else as_values
        importer.env.update({each: change(importer, codes, each.meta["val"].dtype) for each, codes in kept.items()})
    try:
        yield
    finally:
        importer.env.update(kept)


def moves_codes(node: fx.Node, name: str) -> bool:
    """Whether `node` moves elements of float8 and nothing else."""
    base, _, overload = name.partition(".")
    values = [each.meta.get("val") for each in node.all_input_nodes]
    floating = {each.dtype for each in values if isinstance(each, torch.Tensor) and each.dtype.is_floating_point}
    if len(floating) != 1 or not any(map(is_float8, values)):
        return False
    if base == "constant_pad_nd":
        return len(node.args) < 3 or _is_zero(node.args[2])
    if base in ("index_put", "put"):
        return not (node.args[3] if len(node.args) > 3 else node.kwargs.get("accumulate", False))
    return base in MOVES and not (base == "scatter" and overload != "src") and name != "view.dtype"


def _is_zero(value: Any) -> bool:
    """Whether a number is +0, whose code is 0 in every type."""
    return isinstance(value, int | float) and value == 0 and str(value) in ("0", "0.0", "False")
