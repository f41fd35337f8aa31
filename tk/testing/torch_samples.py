"""A call of each operator of core ATen, small and typical, for the table of what tk converts."""

from __future__ import annotations

from typing import Any

import torch

__all__ = ["NOT_FOR_INFERENCE", "as_given", "in_real_numbers", "sample"]

Call = tuple[tuple[Any, ...], dict[str, Any]]


def _f(*shape: int, low: float = -2.0, high: float = 2.0) -> torch.Tensor:
    return torch.rand(shape, generator=torch.Generator().manual_seed(sum(shape) + 1)) * (high - low) + low


def _i(*shape: int, low: int = 0, high: int = 3) -> torch.Tensor:
    return torch.randint(low, high, shape, generator=torch.Generator().manual_seed(sum(shape) + 1))


def in_real_numbers(tensor: torch.Tensor) -> torch.Tensor:
    """A tensor as a compiled model can take and give it: a complex one as pairs of its parts."""
    return torch.view_as_real(tensor.resolve_conj()) if tensor.is_complex() else tensor


def as_given(tensor: torch.Tensor, sample: torch.Tensor) -> torch.Tensor:
    """What a call takes where the sample has `sample`, of the tensor that the model is given for it."""
    return torch.view_as_complex(tensor) if sample.is_complex() else tensor


def _call(*args: Any, **kwargs: Any) -> Call:
    return args, kwargs


def _b(*shape: int) -> torch.Tensor:
    return _f(*shape) > 0


NOT_FOR_INFERENCE = ("backward", "rand", "randn", "randperm", "sym_", "resize_", ".out")
"""Parts of the names of operators that train, draw random numbers, ask for sizes, or write into an argument."""

SAMPLES: dict[str, Call] = {
    "_adaptive_avg_pool2d": _call(_f(1, 2, 8, 9), [3, 4]),
    "_adaptive_avg_pool3d": _call(_f(1, 2, 6, 6, 6), [3, 2, 2]),
    "_cdist_forward": _call(_f(3, 4), _f(5, 4), 2.0, None),
    "_embedding_bag": _call(_f(7, 4), _i(6), torch.tensor([0, 2])),
    "_fft_c2r": _call(torch.complex(_f(2, 5), _f(2, 5)), [1], 0, 8),
    "_fft_r2c": _call(_f(2, 8), [1], 0, True),
    "_log_softmax": _call(_f(2, 5), -1, False),
    "_native_batch_norm_legit": _call(_f(4, 3, 5), _f(3), _f(3), _f(3), _f(3, low=0.5), True, 0.1, 1e-5),
    "_local_scalar_dense": _call(_f(1)),
    "_native_batch_norm_legit.no_stats": _call(_f(4, 3, 5), _f(3), _f(3), True, 0.1, 1e-5),
    "_native_batch_norm_legit_no_training": _call(_f(4, 3, 5), _f(3), _f(3), _f(3), _f(3, low=0.5), 0.1, 1e-5),
    "_pdist_forward": _call(_f(4, 3)),
    "_softmax": _call(_f(2, 5), -1, False),
    "_to_copy": _call(_f(2, 3), dtype=torch.float16),
    "acos": _call(_f(2, 3, low=-0.9, high=0.9)),
    "acosh": _call(_f(2, 3, low=1.1, high=3.0)),
    "adaptive_avg_pool1d": _call(_f(1, 2, 8), [4]),
    "addmm": _call(_f(5), _f(3, 4), _f(4, 5)),
    "amax": _call(_f(2, 3), [1]),
    "amin": _call(_f(2, 3), [1]),
    "any.dim": _call(_b(2, 3), 1),
    "any.dims": _call(_b(2, 3), [1]),
    "arange.start_step": _call(1, 9, 2),
    "as_strided": _call(_f(4, 4), [2, 3], [4, 1], 1),
    "asin": _call(_f(2, 3, low=-0.9, high=0.9)),
    "atanh": _call(_f(2, 3, low=-0.9, high=0.9)),
    "avg_pool1d": _call(_f(1, 2, 8), [3]),
    "avg_pool2d": _call(_f(1, 2, 8, 8), [3, 3], [2, 2], [1, 1]),
    "avg_pool3d": _call(_f(1, 2, 6, 6, 6), [2, 2, 2]),
    "bmm": _call(_f(2, 3, 4), _f(2, 4, 5)),
    "cat": _call([_f(2, 3), _f(4, 3)], 0),
    "clamp": _call(_f(2, 3), -0.5, 0.5),
    "clamp.Tensor": _call(_f(2, 3), _f(3, low=-1, high=0), _f(3, low=0, high=1)),
    "col2im": _call(_f(1, 8, 9), [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]),
    "constant_pad_nd": _call(_f(2, 3), [1, 2, 0, 1], 0.5),
    "convolution": _call(_f(1, 4, 9, 9), _f(6, 2, 3, 3), _f(6), [2, 2], [1, 1], [1, 1], False, [0, 0], 2),
    "copy": _call(_f(2, 3), _f(3)),
    "cumsum": _call(_f(2, 5), 1),
    "diagonal": _call(_f(3, 4), 1),
    "div.Tensor_mode": _call(_f(2, 3), _f(3, low=0.5), rounding_mode="floor"),
    "div.Scalar_mode": _call(_f(2, 3), 0.7, rounding_mode="trunc"),
    "embedding": _call(_f(7, 4), _i(2, 3, high=7)),
    "empty.memory_format": _call([2, 3]),
    "empty_strided": _call([2, 3], [3, 1]),
    "expand": _call(_f(1, 3), [4, 3]),
    "fill.Scalar": _call(_f(2, 3), 1.5),
    "flip": _call(_f(2, 3), [0, 1]),
    "full": _call([2, 3], 1.5),
    "full_like": _call(_f(2, 3), 1.5),
    "gather": _call(_f(3, 4), 1, _i(3, 2, high=4)),
    "grid_sampler_2d": _call(_f(1, 2, 5, 5), _f(1, 3, 4, 2, low=-1, high=1), 0, 0, False),
    "index.Tensor": _call(_f(4, 5), [_i(3), None]),
    "index_put": _call(_f(5, 3), [torch.tensor([0, 3])], _f(2, 3)),
    "index_select": _call(_f(4, 5), 1, _i(3)),
    "log": _call(_f(2, 3, low=0.1)),
    "log10": _call(_f(2, 3, low=0.1)),
    "log1p": _call(_f(2, 3, low=-0.9)),
    "log2": _call(_f(2, 3, low=0.1)),
    "logical_and": _call(_b(2, 3), _b(3)),
    "logical_not": _call(_b(2, 3)),
    "logical_or": _call(_b(2, 3), _b(3)),
    "logical_xor": _call(_b(2, 3), _b(3)),
    "masked_scatter": _call(_f(2, 3), _b(2, 3), _f(6)),
    "max.dim": _call(_f(2, 5), 1),
    "max_pool2d_with_indices": _call(_f(1, 2, 8, 8), [3, 3], [2, 2], [1, 1]),
    "max_pool3d_with_indices": _call(_f(1, 2, 6, 6, 6), [2, 2, 2]),
    "mean.dim": _call(_f(2, 3), [1]),
    "min.dim": _call(_f(2, 5), 1),
    "mm": _call(_f(3, 4), _f(4, 5)),
    "native_dropout": _call(_f(2, 3), 0.5, False),
    "native_group_norm": _call(_f(2, 4, 3), _f(4), _f(4), 2, 4, 3, 2, 1e-5),
    "native_layer_norm": _call(_f(2, 8), [8], _f(8), _f(8), 1e-5),
    "permute": _call(_f(2, 3, 4), [2, 0, 1]),
    "pow.Tensor_Tensor": _call(_f(2, 3, low=0.1), _f(3)),
    "pow.Tensor_Scalar": _call(_f(2, 3, low=0.1), 1.7),
    "pow.Scalar": _call(2.0, _f(2, 3)),
    "prod.dim_int": _call(_f(2, 3), 1),
    "reflection_pad1d": _call(_f(2, 5), [2, 1]),
    "reflection_pad2d": _call(_f(2, 5, 5), [2, 1, 1, 2]),
    "reflection_pad3d": _call(_f(2, 4, 4, 4), [1] * 6),
    "repeat": _call(_f(2, 3), [2, 1, 2]),
    "replication_pad2d": _call(_f(2, 5, 5), [2, 1, 1, 2]),
    "replication_pad3d": _call(_f(2, 4, 4, 4), [1] * 6),
    "rsqrt": _call(_f(2, 3, low=0.1)),
    "scalar_tensor": _call(1.5),
    "scatter.value": _call(_f(3, 4), 1, _i(3, 2), 9.0),
    "scatter.src": _call(_f(3, 4), 1, torch.tensor([[0, 2]] * 3), _f(3, 2)),
    "scatter_add": _call(_f(3, 4), 1, _i(3, 2), _f(3, 2)),
    "scatter_reduce.two": _call(_f(3, 4), 1, _i(3, 2), _f(3, 2), "amax"),
    "select.int": _call(_f(3, 4), 1, -2),
    "select_scatter": _call(_f(3, 4), _f(3), 1, 2),
    "slice.Tensor": _call(_f(3, 8), 1, 1, 7, 2),
    "slice_scatter": _call(_f(3, 8), _f(3, 3), 1, 1, 7, 2),
    "sort": _call(_f(3, 8)),
    "split_with_sizes": _call(_f(6, 2), [1, 2, 3]),
    "sqrt": _call(_f(2, 3, low=0.1)),
    "squeeze.dim": _call(_f(2, 1, 3), 1),
    "squeeze.dims": _call(_f(2, 1, 3, 1), [1, 3]),
    "sum.dim_IntList": _call(_f(2, 3), [1]),
    "topk": _call(_f(3, 8), 3),
    "unsqueeze": _call(_f(2, 3), 1),
    "upsample_bilinear2d.vec": _call(_f(1, 2, 4, 4), [7, 9], False, None),
    "upsample_nearest2d.vec": _call(_f(1, 2, 4, 4), [8, 8], None),
    "var.dim": _call(_f(2, 5), [1]),
    "var.correction": _call(_f(2, 5), [1], correction=1),
    "view": _call(_f(2, 6), [3, 4]),
    "where.self": _call(_b(2, 3), _f(2, 3), _f(3)),
}
"""By the operator's name, "default" left out."""

WHOLE = ("bitwise_and", "bitwise_not", "bitwise_or", "bitwise_xor")


def sample(operator: torch._ops.OpOverload) -> Call | None:
    """Arguments for `operator`: the table's, or else one float tensor a tensor, a small number a number. None where a
    parameter without a default is neither."""
    name = operator._schema.name.removeprefix("aten::")
    overload = operator._overloadname
    known = SAMPLES.get(name if overload == "default" else f"{name}.{overload}")
    if known is not None:
        return known
    args: list[Any] = []
    for argument in operator._schema.arguments:
        kind = str(argument.type)
        if argument.has_default_value() or argument.kwarg_only:
            continue
        if kind == "Tensor":
            args.append(_i(2, 3, high=9) if name in WHOLE else _f(2, 3) if not args else _f(3, low=0.5))
        elif kind in ("number", "Scalar", "float", "int"):
            args.append(2 if name in WHOLE or kind == "int" else 0.75)
        else:
            return None
    return tuple(args), {}
