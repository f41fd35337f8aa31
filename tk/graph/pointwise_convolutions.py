"""1×1 convolutions among tensors with channels in front: products of the weights with each image as it lies, no transposes.

    conv(x: [n, c, h, w], w: [o, c, 1, 1]) + b: [1, o, 1, 1]
        →  reshape(matmul(w: [o, c], x: [n, c, h · w]) + b: [1, o, 1], [n, o, h, w])

Convolutions have kernels for channels last. A 1×1 one whose input comes with channels in front, and whose result is to have
them there, would be a transpose before and one behind it, each of which moves as much as the convolution. Where another
convolution, with taps or strides, is connected to it by operators that keep the axes, all of them have channels last, and so
does this one. What follows by element is computed in [n, c, h · w] too: it is the product's epilogue.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from tvm import relax
from tvm.tirx import IntImm

from tk.graph.by_element import Relaid, operands_by_element
from tk.graph.dataflow import bound_call, dtype_of, mutating, name_of, shape_of, static_size, tensors
from tk.graph.groups import prim_func_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, Var
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["PointwiseConvolutions"]

CONVOLUTIONS = frozenset(f"nn.conv{rank}d{kind}" for rank in (1, 2, 3) for kind in ("", "_transpose"))
LAYOUTS = {"nn.conv1d": ("NCW", "OIW"), "nn.conv2d": ("NCHW", "OIHW"), "nn.conv3d": ("NCDHW", "OIDHW")}
APART = frozenset(("permute_dims", "reshape"))  # what comes of these has axes of its own
DTYPES = ("float16", "bfloat16")  # on a GPU: float32 convolutions may be less exact than matmuls, see tk/schedule/precision.py
UNIT = 8  # pixels of an image are a multiple of it on a GPU: 16 bytes, which TMA copies
MASKED = 512  # bits of vectors that end under a mask at no cost
PAGE, KEPT = 4096, 256  # bytes, and lines so far apart that an L2 cache of 1 MB in 8 ways keeps
LEAST_PIXELS = 64  # of an image: fewer do not fill a tile, where channels last fill it with pixels of several images


def PointwiseConvolutions(target: Target, takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - as TVM's
    """Runs while convolutions have channels in front. `takes` says whether a rule for the GPU has a kernel for a PrimFunc; a
    CPU's takes any product, of whole vectors of pixels where masks are slow."""
    masked = not target.is_gpu and target.vector_bits >= MASKED
    dtypes, unit = (DTYPES, UNIT) if target.is_gpu else (("float32",), 1 if masked else target.vector_bits // 32)
    takes = takes if target.is_gpu else lambda func: True

    def suits(call: Call) -> bool:
        return _is_pointwise(call, dtypes, unit) and (target.is_gpu or masked or not _is_aliased(call))

    then = relax.transform.DeadCodeElimination()
    return mutating("PointwiseConvolutions", lambda mod: _Pointwise(mod, takes, suits), then, of=LAYOUTS)


@relax.expr_functor.mutator
class _Pointwise(relax.PyExprMutator):  # type: ignore[misc]
    def __init__(self, mod: tvm.IRModule, takes: Callable[[PrimFunc], bool], suits: Callable[[Call], bool]) -> None:
        super().__init__(mod)
        self.takes, self.suits = takes, suits
        self.relaid = Relaid(self.builder_)
        self.chosen: tuple[Call, ...] = ()
        self.flat: frozenset[Var] = frozenset()

    def visit_function_(self, func: relax.Function) -> relax.Function:
        self.chosen, self.flat = tuple(_among_channels_first(func, self.suits)), frozenset()
        return super().visit_function_(func)

    def visit_call_(self, call: Call) -> Call:
        visited = super().visit_call_(call)
        if any(call.same_as(each) for each in self.chosen):
            made = self.product(visited)
            return visited if made is None else self.with_image(made, visited)
        return self.sunk(visited)

    def product(self, conv: Call) -> Expr | None:
        """The convolution as a product, [n, o, h · w]; None where no rule takes it."""
        x, w = conv.args
        pixels = prod(int(dim) for dim in x.ty.shape.values[2:])
        dtype = dtype_of(conv)
        given = [(list(w.ty.shape.values[:2]), dtype_of(w)), ([*x.ty.shape.values[:2], pixels], dtype_of(x))]
        if not takes_matmul(self.takes, given, dtype, self.builder_.get()):
            return None
        weights = self.builder_.emit(relax.op.reshape(w, given[0][0]))
        return relax.op.matmul(weights, self.flattened(x), out_dtype=dtype)

    def sunk(self, call: Call) -> Call:
        """What is computed by element of products, as they have their axes; `call` itself where that cannot be."""
        given, image = operands_by_element(self.builder_.get(), call), shape_of(call)
        if image is None or not any(self.source(arg) is not None for arg in given):
            return call
        args = [self.inside(arg, image) for arg in given]
        if any(arg is None for arg in args):
            return call
        sizes = [int(dim) for dim in image[2:]]

        def moved(*index: Expr) -> list[Expr]:
            pixel = index[2]
            for size, each in zip(sizes[1:], index[3:], strict=True):
                pixel = pixel * size + each
            return [*index[:2], pixel]

        made = self.relaid.call(call, args, [*image[:2], _pixels(image)], moved, tuple(sizes))
        return self.with_image(made, call)

    def with_image(self, made: Expr, like: Expr) -> Expr:
        var = self.builder_.emit(made)
        self.flat |= {var}
        return relax.op.reshape(var, shape_of(like))

    def source(self, arg: Expr) -> Expr | None:
        """The product, or what follows it, that `arg` is a reshape of."""
        bound = bound_call(self, arg, "reshape") if isinstance(arg, relax.Var) else None
        return bound.args[0] if bound is not None and bound.args[0] in self.flat else None

    def flattened(self, arg: Expr) -> Expr:
        """`arg` with one axis of pixels; a cast behind the reshape, so that it is fused with what reads it."""
        found, cast = self.source(arg), bound_call(self, arg, "astype")
        if found is not None:
            return found
        if cast is not None:
            return self.builder_.emit(relax.op.astype(self.flattened(cast.args[0]), dtype_of(arg)))
        dims = list(arg.ty.shape.values)
        return self.builder_.emit(relax.op.reshape(arg, [*dims[:2], _pixels(dims)]))

    def inside(self, arg: Expr, image: Sequence[Expr] | None) -> Expr | None:
        """`arg` with one axis of pixels: of as many, or one value for all; None for anything else."""
        dims = shape_of(arg)
        if dims == [] or image is None or dims is None:
            return arg if dims == [] else None
        if len(dims) == len(image) and (_pixels(dims) == _pixels(image) or _pixels(dims) == 1):
            return self.flattened(arg)
        return None


def takes_matmul(takes: Callable[[PrimFunc], bool], given: list[tuple[list[Expr], str]], dtype: str, mod: tvm.IRModule) -> bool:
    """Whether a rule takes the product of two tensors, of shapes and dtypes `given`, summed in `dtype`."""
    params = [relax.Var(name, relax.TensorType(dims, of)) for name, (dims, of) in zip("ab", given, strict=True)]
    call = relax.BlockBuilder(mod).normalize(relax.op.matmul(*params, out_dtype=dtype))
    made = relax.Var("y", call.ty)
    body = relax.SeqExpr([relax.DataflowBlock([relax.VarBinding(made, call)])], made)
    func = prim_func_of(relax.Function(params, body, made.ty).with_attr("Primitive", True), mod)
    return func is not None and takes(func)


def _pixels(dims: Sequence[Expr] | None) -> int | None:
    """The elements of a channel of one image; None where that is symbolic."""
    sizes = [static_size(dim) for dim in (dims or [])[2:]]
    known = [size for size in sizes if size is not None]
    return prod(known) if dims is not None and len(known) == len(sizes) else None


def _is_pointwise(call: Call, dtypes: Container[str], unit: int) -> bool:
    """Whether a convolution is a product of each image by itself, of sizes that a kernel's tiles suit."""
    name, attrs = name_of(call), call.attrs
    if name not in LAYOUTS or (str(attrs.data_layout), str(attrs.kernel_layout)) != LAYOUTS[name] or int(attrs.groups) != 1:
        return False
    x, w = (shape_of(arg) for arg in call.args[:2])
    if x is None or w is None or str(attrs.out_layout) not in ("", LAYOUTS[name][0]):
        return False
    plain = all(int(each) == 1 for each in attrs.strides) and not any(int(each) for each in attrs.padding)
    known = all(isinstance(dim, IntImm) for dim in [*x[1:], *w])
    alike = all(dtype_of(arg) in dtypes for arg in call.args[:2])
    return plain and known and alike and _pixels(w) == 1 and (_pixels(x) or 0) >= LEAST_PIXELS and (_pixels(x) or 1) % unit == 0


def _is_aliased(call: Call) -> bool:
    """Whether a CPU's caches keep no column of the image: its channels lie a multiple of a page apart, and are many."""
    channels, pixels = static_size(call.args[0].ty.shape.values[1]) or 0, _pixels(shape_of(call.args[0])) or 0
    return 4 * pixels % PAGE == 0 and channels > KEPT


def _among_channels_first(func: relax.Function, suits: Callable[[Call], bool]) -> Iterator[Call]:
    """The 1×1 convolutions of a function that no operator that keeps the axes connects to another convolution."""
    connected = _Connected()
    convolutions: list[tuple[Var, Call]] = []
    for block in func.body.blocks:
        for binding in block.bindings:
            value, var = binding.value, binding.var
            name = name_of(value)
            if name in CONVOLUTIONS:
                convolutions.append((var, value))
                connected.connect(var, value.args[0])
            elif name not in APART:
                for other in tensors(value):
                    if len(shape_of(other) or [0]) >= 3:
                        connected.connect(var, other)
    others = {connected.root(var) for var, call in convolutions if not suits(call)}
    yield from (call for var, call in convolutions if suits(call) and connected.root(var) not in others)


class _Connected:
    """Variables in sets, each known by one of its members."""

    def __init__(self) -> None:
        self.parents: dict[Expr, Expr] = {}

    def root(self, var: Expr) -> Expr:
        while var in self.parents:
            var = self.parents[var]
        return var

    def connect(self, var: Expr, other: Expr) -> None:
        one, two = self.root(var), self.root(other)
        if one != two:
            self.parents[one] = two
