"""What stands in for parts of torch while a module is exported: those that look at tensors' values, or hide what they compute.

- torch.distributions checks the values of its arguments: not while a module is exported, where none are known.
- A module's `.to(…)` leaves it alone where it has the dtype and the device already: torch would exchange its parameters.
- flex_attention computes its scores as a matrix, with its functions of them and the mask over it: attention as others spell it.
- torchvision's batched_nms asks how many boxes there are: none need no way of their own, and many one that saves time alone.
- torch.cdist asks whether there are more than 25 rows, for which it has another way: not where their number is dynamic.
- nn.Transformer and its parts ask whether a mask is the causal one, which their attention computes the same without knowing.
- torch.no_grad() where there are no derivatives anyway leaves no trace: torch would cut the program in pieces at each, and put
  them together again.
- torch.vmap's results have the batch first, and are turned by an operator: torch.export makes constants without memory of
  those that out_dims puts it elsewhere in.
- Layers of nn.Transformer and nn.MultiheadAttention compute what they say, not by one operator of torch's for inference.
- len(x) of a tensor whose first dim is dynamic is that dim, where Python would make a whole number of it, and torch.as_tensor
  of sizes is torch.tensor of them, which keeps those that are dynamic. torch.linspace of so many steps is what it computes:
  its operator takes a whole number.
- Packed sequences stay padded (tk/frontend/torch/packed.py); shapes are those of calls (tk/frontend/torch/shape_rules.py).
"""

from __future__ import annotations

import builtins
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext
from functools import wraps
from typing import Any, TypeAlias

import torch
from torch.utils import _pytree as pytree

from tk.frontend.torch.packed import padded_sequences
from tk.frontend.torch.shape_rules import right_shapes, rules_for_dynamic_sizes

__all__ = ["dynamic_sizes", "named_keywords", "replaced_forward", "steps_of_any_number", "traceable"]


Bound: TypeAlias = float | torch.Tensor


@contextmanager
def traceable() -> Iterator[None]:
    """All of the above, for the time being."""
    with ExitStack() as stack:
        for each in (
            _unchecked_distributions, _idle_casts, _dense_flex_attention, _nms_of_any_number, _distances_of_any_number,
            _idle_modes, _masks_unasked, _batches_first, _layers_as_written, padded_sequences, right_shapes,
            rules_for_dynamic_sizes,
        ):  # fmt: skip
            stack.enter_context(each())
        yield


@contextmanager
def replaced_forward(module: torch.nn.Module, forward: Callable[..., Any]) -> Iterator[None]:
    """For the time being, `forward` is what `module` does when it is called."""
    had = module.__dict__.get("forward")
    module.forward = forward
    try:
        yield
    finally:
        del module.forward
        if had is not None:
            module.forward = had


@contextmanager
def named_keywords(module: torch.nn.Module, kwargs: Mapping[str, Any]) -> Iterator[None]:
    """For the time being, what forward takes of `kwargs` by **kwargs are parameters of its own, as others are: torch.export has
    no dynamic dims for arguments without a name in forward."""
    own = module.forward
    signature = inspect.signature(own)
    named = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
    extra = [key for key in kwargs if key not in {each.name for each in named}]
    if not extra or len(named) == len(signature.parameters):
        yield
        return

    @wraps(own)
    def forward(*args: Any, **given: Any) -> Any:
        return own(*args, **given)

    keywords = [inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY) for key in extra]
    forward.__signature__ = signature.replace(parameters=[*named, *keywords])  # type: ignore[attr-defined]
    with replaced_forward(module, forward):
        yield


@contextmanager
def dynamic_sizes() -> Iterator[None]:
    """For the time being, len(x), torch.as_tensor and torch.linspace keep dynamic sizes, as TorchDynamo does it by itself for
    the first two: it would not know what stands for them here."""
    own, own_tensor = builtins.len, torch.as_tensor

    def length(x: Any, /) -> Any:
        if isinstance(x, torch.Tensor) and x.ndim and isinstance(x.shape[0], torch.SymInt):
            return x.shape[0]
        return own(x)

    @wraps(own_tensor)
    def as_tensor(data: Any, dtype: torch.dtype | None = None, device: Any = None) -> torch.Tensor:
        symbolic = any(isinstance(each, torch.SymInt | torch.SymFloat) for each in pytree.tree_leaves(data))
        made: torch.Tensor = (torch.tensor if symbolic else own_tensor)(data, dtype=dtype, device=device)
        return made

    builtins.len, torch.as_tensor = length, as_tensor
    try:
        with steps_of_any_number():
            yield
    finally:
        builtins.len, torch.as_tensor = own, own_tensor


@contextmanager
def steps_of_any_number() -> Iterator[None]:
    """For the time being, torch.linspace takes a dynamic number of steps: where a module calls it, and where torch decomposes
    an operator into it, as affine_grid."""
    own = torch.linspace

    @wraps(own)
    def linspace(start: Bound, end: Bound, steps: int | torch.SymInt, **more: object) -> torch.Tensor:
        said, device = more.get("dtype"), more.get("device")
        dtype = said if isinstance(said, torch.dtype) else torch.get_default_dtype()
        if not isinstance(steps, torch.SymInt) or more.get("out") is not None or not dtype.is_floating_point:
            made: torch.Tensor = own(start, end, steps, **more)
            return made
        return _evenly_spaced(start, end, steps, dtype, device if isinstance(device, str | torch.device) else None)

    torch.linspace = linspace
    try:
        yield
    finally:
        torch.linspace = own


def _evenly_spaced(
    start: Bound, end: Bound, steps: int | torch.SymInt, dtype: torch.dtype, device: str | torch.device | None
) -> torch.Tensor:
    """torch.linspace by operators that take dynamic sizes: from the start for the first half, and from the end for the other,
    so that both ends are exact. One step is the start alone."""
    wide = torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype
    if device is None and isinstance(start, torch.Tensor):
        device = start.device
    first, last = (
        x.to(wide) if isinstance(x, torch.Tensor) else torch.full((), x, dtype=wide, device=device) for x in (start, end)
    )
    step = (last - first) / torch.full((), torch.sym_max(steps - 1, 1), dtype=wide, device=device)
    at = torch.arange(steps, device=device)
    spaced = torch.where(at < torch.sym_max(steps // 2, 1), first + step * at, last - step * (steps - 1 - at))
    return spaced.to(dtype)


@contextmanager
def _layers_as_written() -> Iterator[None]:
    before = torch.backends.mha.get_fastpath_enabled()
    torch.backends.mha.set_fastpath_enabled(False)
    try:
        yield
    finally:
        torch.backends.mha.set_fastpath_enabled(before)


@contextmanager
def _unchecked_distributions() -> Iterator[None]:
    kind = torch.distributions.Distribution
    before = kind._validate_args
    kind._validate_args = False
    try:
        yield
    finally:
        kind._validate_args = before


@contextmanager
def _idle_casts() -> Iterator[None]:
    own = torch.nn.Module.to

    def to(self: torch.nn.Module, *args: Any, **kwargs: Any) -> torch.nn.Module:
        device, dtype, _, memory_format = torch._C._nn._parse_to(*args, **kwargs)
        tensors = (*self.parameters(), *self.buffers())
        given = all(device is None or each.device == torch.device(device) for each in tensors)
        same = all(dtype is None or each.dtype == dtype or not each.is_floating_point() for each in tensors)
        return self if memory_format is None and given and same else own(self, *args, **kwargs)

    torch.nn.Module.to = to
    try:
        yield
    finally:
        torch.nn.Module.to = own


@contextmanager
def _batches_first() -> Iterator[None]:
    from torch._functorch import vmap

    own = vmap._remove_batch_dim

    def removed(batched: torch.Tensor, level: int, size: int, dim: int) -> torch.Tensor:
        result: torch.Tensor = own(batched, level, size, 0)
        return result.movedim(0, dim) if dim else result

    vmap._remove_batch_dim = removed
    try:
        yield
    finally:
        vmap._remove_batch_dim = own


@contextmanager
def _idle_modes() -> Iterator[None]:
    from torch._export.passes import replace_set_grad_with_hop_pass as modes

    own = modes._sequential_split_and_maybe_inline_subgraphs

    def without_idle(program: torch.fx.GraphModule, signature: Any) -> Any:
        nodes = program.graph.find_nodes(op="call_function", target=torch._C._set_grad_enabled)
        if any(node.args[0] != torch.is_grad_enabled() for node in nodes):
            return own(program, signature)
        for node in nodes:
            program.graph.erase_node(node)
        return program, signature

    modes._sequential_split_and_maybe_inline_subgraphs = without_idle
    try:
        yield
    finally:
        modes._sequential_split_and_maybe_inline_subgraphs = own


@contextmanager
def _masks_unasked() -> Iterator[None]:
    from torch.nn.modules import transformer

    own = transformer._detect_is_causal_mask
    transformer._detect_is_causal_mask = lambda mask, is_causal=None, size=None: is_causal is True
    try:
        yield
    finally:
        transformer._detect_is_causal_mask = own


@contextmanager
def _nms_of_any_number() -> Iterator[None]:
    modules = [sys.modules[name] for name in ("torchvision.ops", "torchvision.ops.boxes") if name in sys.modules]
    before = [(module, module.batched_nms) for module in modules]
    for module in modules:
        module.batched_nms = _batched_nms  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module, own in before:
            module.batched_nms = own  # type: ignore[attr-defined]


@contextmanager
def _distances_of_any_number() -> Iterator[None]:
    own = torch.cdist
    way = "use_mm_for_euclid_dist_if_necessary"

    def cdist(x1: torch.Tensor, x2: torch.Tensor, p: float = 2.0, compute_mode: str | None = way) -> torch.Tensor:
        rows = (x.shape[-2] for x in (x1, x2) if isinstance(x, torch.Tensor) and x.dim() > 1)
        if compute_mode == way and any(isinstance(count, torch.SymInt) for count in rows):
            compute_mode = "donot_use_mm_for_euclid_dist"
        made: torch.Tensor = own(x1, x2, p, compute_mode)
        return made

    torch.cdist = cdist
    try:
        yield
    finally:
        torch.cdist = own


def _batched_nms(boxes: torch.Tensor, scores: torch.Tensor, idxs: torch.Tensor, iou_threshold: float) -> torch.Tensor:
    """The boxes [n, 4] kept among those of one class each, best first: those of a class lie where those of others do not."""
    apart = idxs.to(boxes) * (torch.cat([boxes.flatten(), boxes.new_zeros(1)]).amax() + 1)
    kept: torch.Tensor = torch.ops.torchvision.nms(boxes + apart[:, None], scores, iou_threshold)
    return kept


@contextmanager
def _dense_flex_attention() -> Iterator[None]:
    from torch.nn.attention import flex_attention as own

    # without the last, torch would suspend the modes that export traces with
    parts = {"flex_attention_hop": _dense, "_FLEX_ATTENTION_DISABLE_COMPILE_DEBUG": True, "setup_compilation_env": nullcontext}
    before = {name: getattr(own, name) for name in parts if hasattr(own, name)}
    for name in before:
        setattr(own, name, parts[name])
    try:
        yield
    finally:
        for name, part in before.items():
            setattr(own, name, part)


def _dense(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    score_mod: Callable[..., torch.Tensor],
    block_mask: tuple[Any, ...],
    scale: float,
    *_: Any,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """softmax(score_mod(q kᵀ · scale) where the mask is set) v, with q [b, H, s, d], k [b or 1, h, t, d], v [b or 1, h, t, e];
    then, as torch's operator gives them, the logarithms to the base 2 of the rows' sums of exp(score), and their greatest
    scores over ln 2, both [b, H, s]. A row that sees nothing is 0, and its sum's logarithm −∞."""
    from torch._dynamo._trace_wrapped_higher_order_op import TransformGetItemToIndex
    from torch.nn.attention.flex_attention import _vmap_for_bhqkv

    group = query.shape[1] // key.shape[1]
    key, value = (_repeated(each, query.shape[0], group) for each in (key, value))
    scores = torch.matmul(query.float(), key.float().transpose(-2, -1)) * scale
    at = [torch.arange(size, device=query.device) for size in scores.shape]
    with TransformGetItemToIndex():  # an index that is a number of vmap's stays a tensor
        scores = _vmap_for_bhqkv(score_mod, prefix=(0,))(scores, *at)
        scores = torch.where(_vmap_for_bhqkv(block_mask[-1], prefix=())(*at), scores, -torch.inf)
    weights = torch._safe_softmax(scores, -1).to(query.dtype)
    greatest = scores.amax(-1)
    sums = torch.where(greatest == -torch.inf, -torch.inf, torch.logsumexp(scores, -1))
    ln2 = 0.6931471805599453
    return torch.matmul(weights, value), sums / ln2, greatest / ln2


def _repeated(x: torch.Tensor, batch: int, group: int) -> torch.Tensor:
    """x [batch or 1, h, t, d] for `group` heads of queries each: [batch, h · group, t, d]."""
    x = x.expand(batch, -1, -1, -1)
    return x if group == 1 else x[:, :, None].expand(-1, -1, group, -1, -1).flatten(1, 2)
