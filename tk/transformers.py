"""transformers' exported models (`transformers.exporters`), compiled by tk: importing this module makes the format "tk" known.

    exported = tk.transformers.TkExporter().export(net, inputs, tk.transformers.TkConfig(target="cpu"))
    outputs = exported(**inputs)  # what net(**inputs) returns
    exported.save_pretrained("exported")  # a package a component, and the model's config
    ExportedModel.from_pretrained("exported", device="cpu")  # in a process that has imported tk.transformers

transformers traces; a component's program is then a `tk.Package`. A cache of a fixed size is written in place, one that grows
is copied in each call. Needs transformers 5.23 or later, whose exporters are experimental by its own word.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

import tk
from tk.errors import InputTypeError, UsageError, message

try:
    from transformers.exporters import DynamoConfig, DynamoExporter, ExportMetadata, ModelRunner, register_backend
    from transformers.exporters.metadata import load_treespec
except ImportError as error:
    raise UsageError(
        message(
            "there are no exporters in transformers",
            need="transformers 5.23 or later",
            have=str(error),
            do="pip install -U transformers",
        )
    ) from error

if TYPE_CHECKING:
    from transformers import PreTrainedModel

    from tk.runtime.module import Module

__all__ = ["FORMAT", "TkConfig", "TkExporter", "TkRunner"]

FORMAT = "tk"


@dataclass
class TkConfig(DynamoConfig):  # type: ignore[misc]
    """How a model is traced, as transformers' DynamoConfig says it, and compiled, as `tk.compile` takes it: `target` is a
    target's name or several, `database` a path to tuning records; with `verify` each component is compared with torch."""

    export_format: str = FORMAT
    target: str | list[str] = "auto"
    database: str | None = None
    verify: bool = False


class TkExporter(DynamoExporter):  # type: ignore[misc]
    """transformers' exporter of the format "tk": a component's program is a `tk.Package`, its file a .tk."""

    export_format = FORMAT
    config_class = TkConfig
    program_suffix = ".tk"

    def export_program(
        self, model: PreTrainedModel, sample_inputs: MutableMapping[str, Any], config: TkConfig
    ) -> tuple[tk.Package, ExportMetadata]:
        """Trace one graph of `model`, called with the keyword arguments `sample_inputs`, and compile it. Raises what
        `tk.compile` and torch.export raise."""
        program, metadata = super().export_program(model, sample_inputs, config)
        package = tk.compile(program, target=config.target, database=config.database, verify=config.verify)
        return package, metadata

    @classmethod
    def save_program(cls, program: tk.Package, path: str | Path) -> None:
        program.save(path)

    @classmethod
    def load_program(cls, path: str | Path) -> tk.Package:
        return tk.Package.open(path)


class TkRunner(ModelRunner):  # type: ignore[misc]
    """Runs a package as the model that it was compiled from: keyword arguments in, the model's own outputs out."""

    def __init__(self, module: Module, metadata: ExportMetadata) -> None:
        super().__init__(metadata)
        self.module = module
        spec = load_treespec(metadata.in_spec)
        # a method since torch 2.13, in whose favour it warns of the list
        _, kwargs = spec.children() if callable(getattr(spec, "children", None)) else spec.children_specs
        self.names = list(kwargs.context)

    @property
    def device(self) -> torch.device:
        return torch.device(self.module.device)

    @classmethod
    def from_program(cls, program: tk.Package, metadata: ExportMetadata, device: str | torch.device | None = None) -> TkRunner:
        """The package loaded on `device`, by default the best that the host has and the package was compiled for."""
        return cls(tk.load(program, "auto" if device is None else str(device)), metadata)

    def __call__(self, share_inputs: bool = True, share_outputs: bool = False, **kwargs: Any) -> Any:
        """`kwargs` are those that the model was traced with. Inputs are read where they are, and a cache of a fixed size is
        written there; outputs are new tensors. Raises InputTypeError where one is missing, and what the module raises."""
        given = {**self.metadata.in_constants, **kwargs}
        if missing := [name for name in self.names if name not in given]:
            raise InputTypeError(
                message(
                    f"{missing[0]!r} is missing", need=", ".join(self.names), have=", ".join(kwargs), do="pass it by its name"
                )
            )
        leaves = torch.utils._pytree.tree_leaves([given[name] for name in self.names])
        tensors = [leaf.detach() for leaf in leaves if isinstance(leaf, torch.Tensor)]
        for i, spec in enumerate(self.module.inputs[: len(tensors)]):
            if spec.name not in self.module.signature.mutated:  # positions and masks come expanded
                tensors[i] = tensors[i].contiguous()
        return self.unflatten(self.module.run_flat(tensors))


register_backend(TkExporter, TkRunner)
