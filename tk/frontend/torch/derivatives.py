"""Models whose forward takes derivatives (torch.func, torch.autograd.grad, .backward()): forces, scores, Jacobians, steps.

torch.export traces in front of autograd, where a derivative is no operator. Traced behind it, its operators are among the
model's, which torch takes apart into those of core ATen, but for a few that are here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any

import torch
from torch.export import ExportedProgram
from torch.nn.attention import SDPBackend, sdpa_kernel

from tk.frontend.torch.tracing import replaced_forward

__all__ = ["DECOMPOSITIONS", "export_behind_autograd", "is_half_derived", "transforms_closed"]


def export_behind_autograd(module: torch.nn.Module, args: Any, kwargs: Any, dynamic_shapes: Any) -> ExportedProgram:
    """torch.export of the operators that autograd calls when forward runs with gradients enabled, those of derivatives too.
    Attention is of matmuls and a softmax, whose derivatives are such."""
    from torch.export._trace import _export

    with _deriving(module), sdpa_kernel(SDPBackend.MATH):
        program = _export(module, args, kwargs, dynamic_shapes=dynamic_shapes, strict=False, pre_dispatch=False)
    program.takes_derivatives = True
    return program


@contextmanager
def _deriving(module: torch.nn.Module) -> Iterator[None]:
    """For the time being, forward runs with gradients enabled, and no parameter of `module` asks for one: torch.export would
    look for such among the inputs."""
    trained = [each for each in module.parameters() if each.requires_grad]
    own = module.forward

    @wraps(own)
    def forward(*args: Any, **kwargs: Any) -> Any:
        with torch.enable_grad():
            return own(*args, **kwargs)

    for each in trained:
        each.requires_grad_(False)
    try:
        with replaced_forward(module, forward):
            yield
    finally:
        for each in trained:
            each.requires_grad_(True)


@contextmanager
def transforms_closed() -> Iterator[None]:
    """Behind it no transform of torch.func is open that was not before: an error inside of one leaves it open while torch
    traces, and each later model would be traced as a function that this one transforms."""
    functorch, forward = torch._C._functorch, torch.autograd.forward_ad
    layers, level = len(functorch.get_interpreter_stack() or ()), forward._current_level
    try:
        yield
    finally:
        while len(functorch.get_interpreter_stack() or ()) > layers:
            functorch.pop_dynamic_layer_stack()
        while forward._current_level > level:
            forward.exit_dual_level()
        if level < 0:
            _close_dual_level()


def _close_dual_level() -> None:
    """torch counts levels of forward derivatives in Python, and holds one itself, which an error while it traces leaves open
    though Python's count is back: no jvp could be taken in this process any more."""
    try:
        level = torch._C._enter_dual_level()
    except RuntimeError:  # one is open, and there are no two
        level = 0
    torch._C._exit_dual_level(level=level)


def is_half_derived(program: ExportedProgram) -> bool:
    """Whether steps of torch.func, or tensors in its wrappers, are in `program` as they are: torch.func alone runs them."""
    tensors = [each for each in program.constants.values() if isinstance(each, torch.Tensor)]
    if any(map(torch._C._functorch.is_functorch_wrapped_tensor, tensors)):
        return True
    graphs = [each.graph for each in program.graph_module.modules() if isinstance(each, torch.fx.GraphModule)]
    targets = {node.target for graph in graphs for node in graph.nodes if node.op == "call_function"}
    return any(getattr(target, "__module__", None) == "torch._C._functorch" or _is_step(target) for target in targets)


def _is_step(target: object) -> bool:
    """Whether it is one of the steps of torch.func that torch 2.13 has in programs, but vmap's, which it takes apart."""
    known = getattr(target, "__module__", None) == "torch._functorch.predispatch"
    return known and any(word in getattr(target, "__name__", "") for word in ("jvp", "grad", "dual"))


def _convolution_backward(
    grad: torch.Tensor,
    x: torch.Tensor,
    weight: torch.Tensor,
    bias_sizes: Sequence[int] | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    mask: Sequence[bool],
) -> Any:
    """The derivatives by x [n, c, …], by weight [o, c / groups, …] ([c, o / groups, …] where transposed) and by the bias, each
    where `mask` says so: a convolution's by x is a convolution transposed of it, by its weight one over the batch."""
    by_x = by_weight = by_bias = None
    if mask[0] and transposed:
        by_x = torch.ops.aten.convolution(grad, weight, None, stride, padding, dilation, False, [0], groups)
    elif mask[0]:
        taken = [
            (size - 1) * s - 2 * p + d * (k - 1) + 1
            for size, s, p, d, k in zip(grad.shape[2:], stride, padding, dilation, weight.shape[2:], strict=True)
        ]
        rest = [size - had for size, had in zip(x.shape[2:], taken, strict=True)]
        by_x = torch.ops.aten.convolution(grad, weight, None, stride, padding, dilation, True, rest, groups)
    if mask[1]:
        image, kernel = (grad, x) if transposed else (x, grad)
        by_weight = _of_weight(image, kernel, weight.shape, stride, padding, dilation, groups)
    if mask[2]:
        by_bias = grad.sum([0, *range(2, grad.dim())])
    return by_x, by_weight, by_bias


def _of_weight(
    image: torch.Tensor,
    kernel: torch.Tensor,
    shape: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> torch.Tensor:
    """Σ over n and positions p of image [n, c, p · stride + q · dilation − padding] kernel [n, o, p], for each q of the
    weight: [o, c / groups, q] — a convolution in which channels are the batch, and the batch is the channels."""
    n, c, *sizes = image.shape
    o, *taps = kernel.shape[1:]
    image = image.reshape(n, groups, c // groups, *sizes).permute(2, 1, 0, *range(3, image.dim() + 1))
    image = image.reshape(c // groups, groups * n, *sizes)
    kernel = kernel.reshape(n, groups, o // groups, *taps).permute(1, 2, 0, *range(3, kernel.dim() + 1)).reshape(o, n, *taps)
    made = torch.ops.aten.convolution(image, kernel, None, dilation, padding, stride, False, [0], groups)
    for dim, size in enumerate(shape[2:], 2):
        made = made.narrow(dim, 0, size)  # positions behind the last stride
    return made.transpose(0, 1)


def _avg_pool2d_backward(
    grad: torch.Tensor,
    x: torch.Tensor,
    kernel: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None,
) -> torch.Tensor:
    """For each element of x [n, c, h, w] (or [c, h, w]), the sum of gradient over count of the windows that hold it."""
    (kh, kw), (ph, pw), (h, w) = _two(kernel), _two(padding), x.shape[-2:]
    steps = _two(stride or kernel)
    shares = grad if divisor is None else grad / divisor
    for dim, k, s, p, n in ((-2, kh, steps[0], ph, h), (-1, kw, steps[1], pw, w)) if divisor is None else ():
        first = torch.arange(grad.shape[dim], device=x.device) * s - p
        last = (first + k).clamp(max=n + p if count_include_pad else n)
        count = last - (first if count_include_pad else first.clamp(min=0))
        shares = shares / (count[:, None] if dim == -2 else count).to(grad.dtype)
    ones = torch.ones(1, 1, kh, kw, dtype=grad.dtype, device=grad.device)
    flat = shares.reshape(-1, 1, *shares.shape[-2:])
    made = torch.ops.aten.convolution(flat, ones, None, steps, [0, 0], [1, 1], True, [0, 0], 1)
    ends = [-pw, w + pw - made.shape[-1], -ph, h + ph - made.shape[-2]]
    return torch.ops.aten.constant_pad_nd(made, ends).reshape(x.shape)


def _adaptive_avg_pool2d_backward(grad: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    """A mean is a matmul along either dim, with a matrix of shares, whose transpose brings the gradient back."""
    rows, columns = (_shares(grad.shape[dim], x.shape[dim]).to(grad) for dim in (-2, -1))
    return torch.matmul(torch.matmul(rows.mT, grad), columns)


def _shares(count: int, size: int) -> torch.Tensor:
    """[count, size]: what part of each of `count` means along a dim of `size` each of its elements is."""
    index, at = torch.arange(count)[:, None], torch.arange(size)
    first, last = index * size // count, ((index + 1) * size + count - 1) // count
    return ((at >= first) & (at < last)) / (last - first)


def _two(value: Sequence[int]) -> list[int]:
    return list(value) * 2 if len(value) == 1 else list(value)


DECOMPOSITIONS = {
    torch.ops.aten._adaptive_avg_pool2d_backward.default: _adaptive_avg_pool2d_backward,
    torch.ops.aten.avg_pool2d_backward.default: _avg_pool2d_backward,
    torch.ops.aten.convolution_backward.default: _convolution_backward,
}
