"""What every module of the zoo offers beside its forward."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import torch
from torch import nn

from tk.models.presets import Config

__all__ = ["ZooModule", "lengths_mask"]


class ZooModule(nn.Module, ABC):
    """A model that knows its example inputs, the names of its checkpoints and how its random weights are scaled."""

    def __init__(self, config: Any) -> None:
        super().__init__()
        self.config: Config = config

    @abstractmethod
    def example_inputs(self, generator: torch.Generator) -> dict[str, Any]:
        """The inputs of forward, tensors or lists of them, by its argument names and in their order; floating ones are
        float32."""

    @staticmethod
    def from_checkpoint_name(name: str) -> str | None:
        """The parameter or buffer that a checkpoint's tensor `name` fills; None where the model has no use for it."""
        return name

    def tied_names(self) -> dict[str, str]:
        """Names that a checkpoint may hold as copies of another tensor: {copy: the tensor that this module keeps}."""
        return {}

    def gain(self, name: str) -> float:
        """Factor on the standard deviation of the random weight `name`; 1 keeps the variance through a linear layer."""
        return 1.0


def lengths_mask(batch: int, seq: int, generator: torch.Generator) -> torch.Tensor:
    """An int64 mask [batch, seq] whose rows are ones, then zeros (padding): each row keeps at least half of `seq`."""
    lengths = torch.randint((seq + 1) // 2, max(seq, 2), (batch, 1), generator=generator)
    return (torch.arange(seq) < lengths).to(torch.int64)
