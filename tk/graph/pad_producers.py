"""Zeros behind the channels of a tensor are made where the tensor is made, of zeros behind the weights that make it.

    conv2d(pad(relu(conv2d(x, w) + b)), v)      →      conv2d(zeros_behind(relu(conv2d(x, pad(w)) + pad(b))), v)

Weights are padded when the model is compiled (weights/fold.py), and zeros_behind is elementwise, so fused: it writes zeros
behind the channels whatever was computed there, as of x that is infinite. A copy in each call is saved. A pad is moved where a
convolution or a matmul reads it, nothing else reads what lies between, and convolutions or matmuls are at the other end.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import tvm
from tvm import relax, te, tirx
from tvm.relax import op

from tk.graph.dataflow import bound_call, mutating, name_of, static_size, tensors, with_zeros
from tk.graph.fold_transpose import matmul_of

if TYPE_CHECKING:
    from tvm.ir import Call, Expr

__all__ = ["PadProducers"]

CONVOLUTIONS = {"nn.conv1d": 1, "nn.conv2d": 2, "nn.conv3d": 3}
UNARY = ("astype", "nn.relu", "nn.gelu", "nn.gelu_tanh", "nn.silu", "nn.leakyrelu", "sigmoid", "tanh", "clip", "exp", "erf")
BINARY = ("add", "subtract", "multiply", "maximum", "minimum")
POOLINGS = ("nn.max_pool2d", "nn.avg_pool2d", "nn.max_pool1d", "nn.avg_pool1d", "nn.max_pool3d", "nn.avg_pool3d")
ELEMENTWISE = 0  # TVM's OpPatternKind
CALL = "call_tir"
COPIES = ("permute_dims", "strided_slice", "concat")
LONGEST = 12  # operators between a pad and what makes its operand


@relax.expr_functor.mutator
class _Producers(relax.PyExprMutator):  # type: ignore[misc]
    def __init__(self, mod: tvm.IRModule) -> None:
        super().__init__(mod)
        self.readers: Counter[Expr] = Counter()

    def visit_function_(self, function: relax.Function) -> relax.Function:
        self.readers = _readers(function)
        return super().visit_function_(function)

    def visit_call_(self, call: Call) -> Call:
        call = super().visit_call_(call)
        operands = _operands(call)
        if not operands:
            return call
        pad = bound_call(self, operands[0], "nn.pad")
        extra = _extra(pad)
        if pad is None or not extra or self.readers[operands[0]] != 1:
            return call
        made = self.padded(pad.args[0], extra, LONGEST)
        if made is None:
            return call
        hint = {"primfunc_name_hint": "zeros_behind", "primfunc_attrs": {"op_pattern": ELEMENTWISE}}
        masked = self.builder_.emit(self.builder_.call_te(_zeros_behind, made, int(pad.args[0].ty.shape[-1]), **hint))
        if name_of(call) == CALL:
            return relax.Call(call.op, [call.args[0], relax.Tuple([masked, *operands[1:]])], call.attrs, call.ty_args)
        return relax.Call(call.op, [masked, *call.args[1:]], call.attrs, call.ty_args)

    def padded(self, expr: Expr, extra: int, left: int) -> Expr | None:
        """`expr`, which nothing else reads, with `extra` more channels; None where what makes it cannot give them."""
        value = self.lookup_binding(expr) if isinstance(expr, relax.Var) else expr
        name = name_of(value)
        if left == 0 or not isinstance(value, relax.Call) or self.readers[expr] != 1:
            return None
        args: list[Expr | None] = list(value.args)
        attrs = value.attrs
        if name in UNARY or (name in POOLINGS and attrs.layout == attrs.out_layout and attrs.layout.endswith("C")):
            args[0] = self.padded(value.args[0], extra, left - 1)
        elif name in BINARY:
            args = [self.operand(arg, value, extra, left - 1) for arg in value.args]
        elif operands := _operands(value):
            return self.widened(value, operands, extra, left - 1)
        else:
            return None
        if any(arg is None for arg in args):
            return None
        return self.builder_.emit(relax.Call(value.op, args, attrs))

    def widened(self, value: Call, operands: list[Expr], extra: int, left: int) -> Expr | None:
        """The convolution or matmul `value` with `extra` more results, by zeros in its weights."""
        x, w = operands
        if name_of(value) == CALL:
            build, hint = matmul_of((False, True), str(value.ty.dtype.dtype))
            return self.builder_.emit_te(build, x, self.with_zeros(w, extra, 0), primfunc_name_hint=hint)
        if name_of(value) == "matmul":
            return self.builder_.emit(relax.Call(value.op, [x, self.with_zeros(w, extra)], value.attrs))
        attrs = value.attrs
        first = attrs.kernel_layout.startswith("O")
        if int(attrs.groups) == 1:
            return self.builder_.emit(relax.Call(value.op, [x, self.with_zeros(w, extra, 0 if first else -1)], attrs))
        channels = static_size(x.ty.shape[-1])
        if first or int(attrs.groups) != channels or static_size(w.ty.shape[-1]) != channels:
            return None
        wider = self.padded(x, extra, left)
        if wider is None and self.readers[x] == 1 and name_of(self.lookup_binding(x)) in COPIES:
            wider = self.with_zeros(x, extra)  # in the copy that is made anyway
        if wider is None:
            return None
        make = {1: op.nn.conv1d, 2: op.nn.conv2d, 3: op.nn.conv3d}[CONVOLUTIONS[name_of(value)]]
        window = list(attrs.strides), list(attrs.padding), list(attrs.dilation), channels + extra
        layouts = str(attrs.data_layout), str(attrs.kernel_layout), str(attrs.out_layout)
        return self.builder_.emit(make(wider, self.with_zeros(w, extra), *window, *layouts, out_dtype=attrs.out_dtype))

    def operand(self, arg: Expr, value: Expr, extra: int, left: int) -> Expr | None:
        """An operand of elementwise arithmetic, as `padded` gives it; of one without channels, itself."""
        shape, whole = list(arg.ty.shape or ()), list(value.ty.shape)
        if not shape or static_size(shape[-1]) == 1:
            return arg
        if all(static_size(size) == 1 for size in shape[:-1]):  # a bias, a scale
            return self.with_zeros(arg, extra)
        return self.padded(arg, extra, left) if len(shape) == len(whole) else None

    def with_zeros(self, x: Expr, extra: int, axis: int = -1) -> Expr:
        return with_zeros(self.builder_.emit, x, axis, int(x.ty.shape[axis]) + extra)


def PadProducers() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Moves pads of channels to the weights of what makes these; runs once convolutions and matmuls have their form."""
    return mutating("PadProducers", _Producers, relax.transform.DeadCodeElimination(), of=("nn.pad",))


def _readers(function: relax.Function) -> Counter[Expr]:
    """How often each variable is read, as a result too."""
    found: Counter[Expr] = Counter()
    for block in function.body.blocks:
        for binding in block.bindings:
            found.update(tensors(binding.value))
    found.update(tensors(function.body.body))
    return found


def _extra(pad: Call | None) -> int:
    """How many zeros a pad has behind the last axis; 0 where it has others, or is none."""
    if pad is None or str(pad.attrs.pad_mode) != "constant" or float(pad.attrs.pad_value) != 0:
        return 0
    *others, before, behind = map(int, pad.attrs.pad_width)
    return 0 if any(others) or before else behind


def _operands(call: Call) -> list[Expr]:
    """The two operands of a convolution of channels last, or of a matmul whose second is a matrix; none of anything else."""
    name = name_of(call)
    if name in CONVOLUTIONS:
        attrs = call.attrs
        last = str(attrs.data_layout).endswith("C") and str(attrs.out_layout) == str(attrs.data_layout)
        return list(call.args[:2]) if last else []
    if name == CALL and str(call.args[0].name_hint).startswith("matmul_nt"):
        given = list(call.args[1].fields)
        return given if len(given) == 2 and int(given[1].ty.ndim) == 2 else []
    return list(call.args) if name == "matmul" and int(call.args[1].ty.ndim) == 2 else []


def _zeros_behind(x: te.Tensor, channels: int) -> te.Tensor:
    """x, and 0 from `channels` on along its last axis."""
    zero = tirx.const(0, x.dtype)
    return te.compute(x.shape, lambda *i: tirx.Select(i[-1] < channels, x(*i), zero), name="zeros_behind")
