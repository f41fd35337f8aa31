"""What follows a convolution is computed with channels last, as the convolution leaves them, until the next one.

    relu(permute_dims(conv) + b)           →     permute_dims(relu(conv + permute_dims(b)))
    pad(permute_dims(conv), widths)        →     permute_dims(pad(conv, permuted widths))
    reshape(permute_dims(conv), [n, c, hw])    →     permute_dims(reshape(conv, [n, hw, c]))

TVM's layout pass knows no layout of the functions that PhaseTransposedConvolutions makes, nor of those that importers write
for an operator, such as a leaky ReLU or a resize, nor of comparisons, choices, padding and reshapes. This moves the transposes
behind them, to where the next convolution undoes them; what is computed by element then fuses into the convolution. Where
elements have to move, as those of a pixel shuffle, they do so once, from channels last to channels last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tvm import relax
from tvm.tirx import IntImm

from tk.graph.along_axes import ALONG_AXES, Relaying, inverse, of_reshape, regrouped
from tk.graph.by_element import Relaid, operands_by_element
from tk.graph.dataflow import BY_ELEMENT, bound_value, dtype_of, mutating, name_of, shape_of, static_size, tensors

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import tvm
    from tvm.ir import Call, Expr, Var

__all__ = ["SinkTransposes"]

MADE = ("conv1d", "conv2d", "conv3d")  # with whatever is behind it: functions of combined groups and of phases
CONVOLUTIONS = frozenset(f"nn.conv{rank}d{kind}" for rank in (1, 2, 3) for kind in ("", "_transpose"))
VIEWS = frozenset(("expand_dims", "reshape", "squeeze"))
REDUCTIONS = frozenset(("max", "mean", "min", "sum"))


def SinkTransposes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Moves transposes of what convolutions with channels last compute behind operators that can do without them."""
    return mutating("SinkTransposes", _Sink, relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination())


class _Turned(NamedTuple):
    """permute_dims(lying, axes)."""

    lying: Var
    axes: list[int]

    @property
    def is_channels_last(self) -> bool:
        rank = len(self.axes)
        return rank >= 3 and self.axes == [0, rank - 1, *range(1, rank - 1)]


@relax.expr_functor.mutator
class _Sink(relax.PyExprMutator):  # type: ignore[misc]
    def __init__(self, mod: tvm.IRModule) -> None:
        super().__init__(mod)
        self.relaid, self.relaying = Relaid(self.builder_), Relaying(self.builder_)
        self.behind: set[Var] = set()
        self.leading: set[Var] = set()
        self.current: Var | None = None

    def visit_function_(self, func: relax.Function) -> relax.Function:
        bindings = [binding for block in func.body.blocks for binding in block.bindings]
        self.behind, self.leading = _behind(bindings), _leading(bindings)
        return super().visit_function_(func) if self.behind or self.leading else func

    def visit_var_binding_(self, binding: relax.VarBinding) -> None:
        self.current = binding.var
        super().visit_var_binding_(binding)

    def visit_call_(self, call: Call) -> Expr:
        leads, behind = self.current in self.leading, self.current in self.behind
        call = super().visit_call_(call)
        if not (leads or behind):
            return call
        name = name_of(call)
        if name == "permute_dims":
            return self.composed(call)
        given = operands_by_element(self.builder_.get(), call)
        if given:
            return self.by_element(call, given, leads)
        if _is_pointwise(call):
            return self.pointwise(call)
        if not leads and not _sums_images(call):
            return call
        if name in VIEWS:
            return self.viewed(call)
        if name == "concat":
            return self.concatenated(call)
        if name == BY_ELEMENT:  # a convolution's own axes are those that its rule has a kernel for
            return call if _is_convolution(call) else self.function(call)
        return self.along(call)

    def composed(self, call: Call) -> Expr:
        """A transpose of a transpose, as one of what that is of, or as that itself."""
        turned, outer = self.turned(call.args[0]), _axes(call)
        if turned is None:
            return call
        axes = [turned.axes[axis] for axis in outer]
        return turned.lying if axes == sorted(axes) else relax.op.permute_dims(turned.lying, axes)

    def by_element(self, call: Call, given: Sequence[Expr], leads: bool) -> Call:
        turned = [self.turned(arg) for arg in given]
        axes = _largest(given, turned, leads)
        if axes is None or len(shape_of(call) or ()) != len(axes):
            return call
        args = [self.inside(arg, each, axes, leads) for arg, each in zip(given, turned, strict=True)]
        if any(arg is None for arg in args):
            return call
        order = inverse(axes)
        shape = [call.ty.shape.values[axis] for axis in order]
        made = self.relaid.call(call, args, shape, lambda *index: [index[axis] for axis in order], tuple(order))
        return relax.op.permute_dims(self.builder_.emit(made), axes)

    def along(self, call: Call) -> Call:
        """An operator along axes, of a tensor that is turned."""
        make = ALONG_AXES.get(name_of(call))
        turned = None if make is None else self.turned(call.args[0])
        made = None if make is None or turned is None else make(call, turned.lying, turned.axes)
        if made is None:
            return call
        value, axes = made
        return value if axes == sorted(axes) else relax.op.permute_dims(self.builder_.emit(value), axes)

    def pointwise(self, conv: Call) -> Call:
        """A 1×1 convolution of images whose rows and columns are turned: of each pixel, wherever it is."""
        turned = self.turned(conv.args[0])
        if turned is None or turned.axes[-1] != len(turned.axes) - 1 or turned.axes[0] != 0:
            return conv
        made = relax.Call(conv.op, [turned.lying, *conv.args[1:]], conv.attrs, conv.ty_args)
        return relax.op.permute_dims(self.builder_.emit(made), turned.axes)

    def concatenated(self, call: Call) -> Call:
        """A concatenation of tensors, one of which at least is turned."""
        if not isinstance(call.args[0], relax.Tuple) or call.attrs.axis is None:
            return call
        given = list(call.args[0].fields)
        turned = [self.turned(arg) for arg in given]
        axes = _largest(given, turned, leads=True)
        if axes is None:
            return call
        args = [self.inside(arg, each, axes, leads=True) for arg, each in zip(given, turned, strict=True)]
        if any(arg is None for arg in args):
            return call
        made = relax.op.concat(args, axes[int(call.attrs.axis) % len(axes)])
        return relax.op.permute_dims(self.builder_.emit(made), axes)

    def function(self, call: Call) -> Call:
        """A function that an importer wrote, of a tensor that is turned."""
        given = list(call.args[1].fields)
        turned = [self.turned(arg) for arg in given]
        found = [each for each in turned if each is not None and len(each.axes) == len(shape_of(call) or ())]
        if not found or any(each.axes != found[0].axes for each in found):
            return call
        turns = [each in found for each in turned]
        args = [each.lying if turns[n] and each is not None else given[n] for n, each in enumerate(turned)]
        made = self.relaying.call(call, args, turns, found[0].axes)
        return call if made is None else relax.op.permute_dims(self.builder_.emit(made), found[0].axes)

    def viewed(self, call: Call) -> Call:
        """A reshape: of what is turned as it lies, where that has the same neighbours; else with the axes in their order that
        the result should have, so that the elements move once."""
        turned, shape = self.turned(call.args[0]), shape_of(call)
        dims = shape_of(call.args[0])
        groups = None if turned is None or shape is None or dims is None else of_reshape(dims, shape)
        if turned is None or groups is None or dims is None:
            return call
        order, made, axes = regrouped(groups, turned.axes)
        positions = [turned.axes[axis] for axis in order if static_size(dims[axis]) != 1]
        lying: Expr = turned.lying
        if positions != sorted(positions):
            if axes == sorted(axes):
                return call
            lying = self.builder_.emit(relax.op.permute_dims(lying, [turned.axes[axis] for axis in order]))
        lying = relax.op.reshape(lying, made)
        return lying if axes == sorted(axes) else relax.op.permute_dims(self.builder_.emit(lying), axes)

    def turned(self, arg: Expr) -> _Turned | None:
        """What `arg` is a transpose of."""
        bound = self.bound(arg, "permute_dims")
        if bound is None or not isinstance(bound.args[0], relax.Var):
            return None
        return _Turned(bound.args[0], _axes(bound))

    def bound(self, arg: Expr, name: str) -> Call | None:
        """The call of operator `name` that a variable, or that which it is another name of, is bound to."""
        bound = bound_value(self, arg)
        while bound is not None and isinstance(bound, relax.Var):
            bound = bound_value(self, bound)
        return bound if name_of(bound) == name else None

    def inside(self, arg: Expr, turned: _Turned | None, axes: list[int], leads: bool) -> Expr | None:
        """`arg` with its axes as what is turned has them: turned alike, or one value a channel; where that `leads` to a
        convolution, which would turn the result, anything; else None."""
        if turned is not None and len(turned.axes) != len(axes):
            turned = None
        if turned is not None and turned.axes == axes:
            return turned.lying
        if turned is not None and not leads:
            return None
        shape = shape_of(arg)
        if not isinstance(arg, relax.Var) and shape and leads:
            arg = self.emitted(arg)  # a constant
        if shape is None or not isinstance(arg, relax.Var):
            return arg if shape == [] else None
        full, wide = self.bound(arg, "full"), self.bound(arg, "broadcast_to")
        if full is not None and len(shape) == len(axes):
            return self.emitted(relax.op.full([shape[axis] for axis in inverse(axes)], full.args[1], dtype_of(arg)))
        if wide is not None and len(shape) == len(axes):
            source = self.inside(wide.args[0], self.turned(wide.args[0]), axes, leads)
            if source is not None:
                source = source if isinstance(source, relax.Var) else self.builder_.emit(source)
                return self.emitted(relax.op.broadcast_to(source, [shape[axis] for axis in inverse(axes)]))
        ones = sum(isinstance(dim, IntImm) and int(dim) == 1 for dim in shape)
        if not shape:
            return arg
        if len(shape) > len(axes) or (ones < len(shape) - 1 and not leads):
            return None
        if turned is not None:
            moved = [turned.axes[axis] for axis in inverse(axes)]
            return turned.lying if moved == sorted(moved) else self.emitted(relax.op.permute_dims(turned.lying, moved))
        if len(shape) < len(axes):
            arg = self.emitted(relax.op.reshape(arg, [*[1] * (len(axes) - len(shape)), *shape]))
        return self.emitted(relax.op.permute_dims(arg, inverse(axes)))

    def emitted(self, value: Expr) -> Var:
        return self.builder_.emit(value)


def _largest(given: Sequence[Expr], turned: Sequence[_Turned | None], leads: bool) -> list[int] | None:
    """The axes of what is turned among the operands `given` and has most axes along which there is more than one element; None
    where something else has more."""
    counts = [sum(static_size(dim) != 1 for dim in shape_of(arg) or ()) for arg in given]
    most = max(counts, default=0)
    largest = [each for count, each in zip(counts, turned, strict=True) if each is not None and count == most]
    found = (each.axes for each in largest if leads or each.is_channels_last)
    return next(found, None) if most > 1 else None


def _axes(call: Call) -> list[int]:
    """The axes of a permute_dims, from the front."""
    rank = int(call.args[0].ty.ndim)
    return list(range(rank))[::-1] if call.attrs.axes is None else [int(axis) % rank for axis in call.attrs.axes]


def _is_convolution(value: Expr) -> bool:
    name = name_of(value)
    return name in CONVOLUTIONS or (name == "call_tir" and str(value.args[0].name_hint).startswith(MADE))


def _is_pointwise(value: Expr) -> bool:
    """Whether a convolution with channels last is a product of each pixel by itself."""
    if name_of(value) not in CONVOLUTIONS or str(value.attrs.data_layout) not in ("NWC", "NHWC", "NDHWC"):
        return False
    layout = str(value.attrs.kernel_layout)
    taps = [dim for letter, dim in zip(layout, shape_of(value.args[1]) or (), strict=False) if letter in "DHW"]
    plain = not any(int(each) for each in value.attrs.padding) and all(int(each) == 1 for each in value.attrs.strides)
    return plain and len(taps) == len(layout) - 2 and all(static_size(tap) == 1 for tap in taps)


def _sums_images(value: Expr) -> bool:
    """Whether an operator has one result for each channel of an image, which lies alike in any layout."""
    if name_of(value) == "nn.adaptive_avg_pool2d":
        return [int(size) for size in value.attrs.output_size or ()] == [1, 1]
    rank = len(shape_of(value.args[0]) or ()) if name_of(value) in REDUCTIONS else 0
    return rank >= 3 and sorted(int(axis) % rank for axis in value.attrs.axis or ()) == list(range(2, rank))


def _behind(bindings: Iterable[relax.VarBinding]) -> set[Var]:
    """What convolutions compute, and what operators make of it but products, whose axes are their own."""
    found: set[Var] = set()
    for binding in bindings:
        value = binding.value
        if _is_convolution(value) or (name_of(value) != "matmul" and any(var in found for var in tensors(value))):
            found.add(binding.var)
    return found


def _leading(bindings: Sequence[relax.VarBinding]) -> set[Var]:
    """What transposes to channels last, sums over whole images and 1×1 convolutions with channels last read, and all that
    operators make it of but products and convolutions."""
    found: set[Var] = set()
    for binding in reversed(bindings):
        value, name = binding.value, name_of(binding.value)
        if name == "permute_dims":
            axes = _axes(value)
            reads = binding.var in found or (len(axes) >= 3 and axes == [0, *range(2, len(axes)), 1])
        elif _sums_images(value) or _is_pointwise(value):
            reads = True
        else:
            reads = binding.var in found and name != "matmul" and not _is_convolution(value)
        if reads:
            found.update(var for var in tensors(value) if isinstance(var, relax.Var))
            if name == "permute_dims":
                found.add(binding.var)
    return found
