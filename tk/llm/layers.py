"""What each layer keeps from token to token, and in how many rows of a cache.

    plain    keys [batch, heads, context, width] and values: position p of a row of the batch lies at index p
    ring     of a layer that sees the last `window` tokens alone: position p lies at p modulo all rows but the last, which
             takes what need not be kept
    latent   of multi-head latent attention: latents and rotary keys side by side, one head, in the tensor of the keys alone

DeepSeek-AI, "DeepSeek-V2", arXiv:2405.04434, section 2.1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["BACK", "Layer", "bytes_of", "caches"]

BACK = 16  # tokens that a caller may go back in a ring: to read others in their place
ALIGNED = 16  # rows of a ring are a multiple of it, so that each head of a cache begins where vectors of memory do


@dataclass(frozen=True)
class Layer:
    """A layer's heads of keys, the widths of a key and a value and their dtype; `window` is 0 where it sees all tokens.
    `latent`: the keys are latents of `key_width`, the values rotary keys of `value_width`."""

    heads: int
    key_width: int
    value_width: int
    dtype: torch.dtype
    window: int = 0
    latent: bool = False

    def modulus(self, context: int) -> int:
        """The rows of the ring that hold tokens; 0 where the context itself is kept: of latents, and where it is not longer."""
        rows = -(-(self.window + BACK + 1) // ALIGNED) * ALIGNED
        return rows - 1 if self.window and not self.latent and rows < context else 0

    def rows(self, context: int) -> int:
        """Rows of the layer's cache."""
        modulus = self.modulus(context)
        return modulus + 1 if modulus else context


def bytes_of(layers: Sequence[Layer], rows: int, context: int) -> int:
    """The bytes of what `caches` makes."""
    widths = [layer.heads * (layer.key_width + layer.value_width) * layer.dtype.itemsize for layer in layers]
    return int(rows * sum(width * layer.rows(context) for layer, width in zip(layers, widths, strict=True)))


def caches(
    layers: Sequence[Layer], rows: int, context: int, value: float = 0.0
) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """Keys and values of all layers for `rows` rows of a batch, filled with `value`. Layers of latents have no values."""

    def made(layer: Layer, width: int) -> torch.Tensor:
        shape = (rows, layer.heads, layer.rows(context), width)
        return torch.full(shape, value, dtype=layer.dtype) if value else _zeros(shape, layer.dtype)

    keys = [made(layer, layer.key_width + (layer.value_width if layer.latent else 0)) for layer in layers]
    return keys, [made(layer, layer.value_width) for layer in layers if not layer.latent]


def _zeros(shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
    """Zeros that take memory where they are touched: torch writes its own, and those of examples for exporting, which a long
    context makes larger than what there is, are never read."""
    return torch.from_numpy(np.zeros((*shape, dtype.itemsize), np.uint8)).view(dtype).squeeze(-1)
