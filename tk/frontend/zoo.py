"""zoo:NAME, by way of tk.models."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tk.frontend.model import Model

__all__ = ["load_zoo"]


def load_zoo(name: str, *, dynamic_shapes: Any, shapes: Any, dtype: str | None, weights: str | Path | None) -> Model:
    """A model of the zoo, random weights or those in the folder `weights`. The name may carry options: `zoo:mlp?batch=4`."""
    from tk.frontend.torch.load import load_module
    from tk.models import build

    built = build(name, dtype=dtype or "float32", weights=weights)
    source = {"kind": "zoo", "name": name, "dtype": dtype or "float32", "weights": None if weights is None else str(weights)}
    model = load_module(built.module, built.args, built.kwargs, dynamic_shapes=dynamic_shapes, shapes=shapes, source=source)
    model.name = built.name
    return model
