"""What `tk.compile` takes from a language model's folder: imported entries, and what belongs to them in the package."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

from tk.entries import load_entries
from tk.llm.facts import FACTS
from tk.llm.programs import entries_of
from tk.package.artifact import Package
from tk.package.weights import numpy_dtype

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.llm.beside import Other

__all__ = ["LanguageModel", "load_folder"]

# Verified on random inputs as other models are. Not "prefill", whose positions must differ, and not "sample", whose settings
# must be in their ranges: what they compute is the same.
VERIFIED = ("decode",)


@dataclass(frozen=True)
class LanguageModel:
    """The imported entries "prefill", "decode" and "sample" of a language model; its name and dtype; the folder that it came
    from; and the files that go into its package: the tokenizer, the chat template, and what generating has to know."""

    models: dict[str, Model]
    name: str
    dtype: str
    path: Path
    files: Mapping[str, bytes]

    def describe(self, package: Package) -> None:
        """Write into a package of its entries what it is, and its files."""
        package.name = self.name
        package.source = {**package.source, "kind": "llm", "path": str(self.path), "dtype": self.dtype}
        package.files = dict(self.files)


def load_folder(
    folder: str | Path,
    *,
    context: int | None = None,
    batch: int | str | Sequence[int] = 1,
    chunk: int | None = None,
    dtype: str | None = None,
    other: Other | None = None,
) -> LanguageModel:
    """Import the language model in a folder; the options are those of `tk.compile`. Raises ImportModelError or UsageError.
    With an `other` process, which is started where that pays, it has been given the first entry."""
    read, entries, facts = entries_of(folder, context=context, batch=batch, chunk=chunk, dtype=dtype)
    if other is not None:
        other.start(len(entries["prefill"][0].layers))
    from torch.fx._lazy_graph_module import _use_lazy_graph_module

    # torch writes each graph that it makes on its way out as Python, which nobody runs: lazily it does so for those that are.
    with _use_lazy_graph_module(True):
        models = load_entries(entries, {}) if other is None else load_entries(entries, {}, other.imported)
    for name, model in models.items():
        if name not in VERIFIED:
            model.reference = model.reference_float64 = model.reference_disturbed = None
    row = sum(
        prod(size if isinstance(size, int) else 1 for size in spec.shape) * numpy_dtype(spec.dtype).itemsize
        for spec in models["decode"].signature.inputs
        if spec.name in models["decode"].signature.mutated
    )
    facts["cache_bytes"] = row // (1 if facts["batch"][0] < facts["batch"][1] else facts["batch"][0])
    facts["weight_bytes"] = _bytes_read(models["decode"])
    files = {**read.files, FACTS: json.dumps(facts, indent=1).encode()}
    return LanguageModel(models, read.name, read.dtype, Path(folder).resolve(), files)


def _bytes_read(model: Model) -> int:
    """Bytes of the weights that a call reads whole: not of tables of which it takes rows alone, as an embedding's where no
    matmul reads it too."""
    from tvm import relax

    main = model.mod["main"]
    names = dict(zip(main.params[len(model.signature.inputs) :], model.params, strict=True))
    whole: set[str] = set()
    for block in main.body.blocks:
        for binding in block.bindings:
            value = binding.value
            rows = isinstance(value, relax.Call) and getattr(value.op, "name", "") == "relax.take"
            used = value.args[1:] if rows else [value]
            whole |= {names[var] for each in used for var in relax.analysis.free_vars(each) if var in names}
    return sum(model.params[name].nbytes for name in whole)
