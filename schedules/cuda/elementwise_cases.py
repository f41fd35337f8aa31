"""The cases of `elementwise`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.schedule.case import Case

__all__ = ["CASES"]


def _case(name: str, build: Callable[..., Any], reference: Callable[..., Any], tolerance: float, *inputs: Any) -> Case:
    named = tuple((letter, *each) for letter, each in zip("xyz", inputs, strict=False))
    return Case(name, named, build, reference, tolerance=tolerance)


def _op() -> Any:
    from tvm.relax import op

    return op


def _silu(x: Any) -> Any:
    import numpy as np

    return x / (1 + np.exp(-x))


def _padded(x: Any) -> Any:
    import numpy as np

    return np.pad(x, ((1, 1), (8, 8)))


def _joined(x: Any, y: Any) -> Any:
    import numpy as np

    return np.concatenate([x, y], 1)


CASES = (
    _case("add", lambda x, y: _op().add(x, y), lambda x, y: x + y, 3e-3,
          ((300, 4096), "bfloat16"), ((300, 4096), "bfloat16")),
    _case("gate", lambda x, y: _op().multiply(_op().nn.silu(x), y), lambda x, y: _silu(x) * y, 1e-5,
          ((256, 1536), "float32"), ((256, 1536), "float32")),
    _case("bias", lambda x, y: _op().add(x, y), lambda x, y: x + y, 1e-6, ((200, 3, 512), "float32"), ((512,), "float32")),
    _case("odd", lambda x: _op().nn.relu(x), lambda x: x.clip(0), 1e-6, ((77, 51), "float32")),
    _case("symbolic", lambda x: _op().multiply(x, x), lambda x: x * x, 1e-3, ((("n", 3000), 256), "float16")),
    _case("transpose", lambda x: _op().permute_dims(x, [1, 0]), lambda x: x.T, 1e-6, ((512, 1024), "float16")),
    _case("pad", lambda x: _op().nn.pad(x, [1, 1, 8, 8]), _padded, 1e-6, ((1000, 512), "float16")),
    _case("concat", lambda x, y: _op().concat([x, y], 1), _joined, 1e-6, ((999, 384), "float16"), ((999, 128), "float16")),
    _case("compare", lambda x, y: _op().astype(_op().greater(x, y), "int32"), lambda x, y: x > y, 0.0,
          ((512, 512), "float32"), ((512, 512), "float32")),
)  # fmt: skip
