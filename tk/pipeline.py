"""The compiler: graph → schedule → lower. The only ordered list of passes in the project; each line says why it is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.schedule.apply import Kernel, Records, schedule_module

if TYPE_CHECKING:
    import numpy as np
    import tvm

    from tk.frontend.model import Model
    from tk.target import Target

__all__ = ["Executable", "Options", "compile_model", "graph_passes", "lower_passes"]


@dataclass(frozen=True)
class Options:
    """What a caller may choose. `cuda_graph`: capture static parts and replay them. `dump`: a folder for one
    TVMScript file a phase and each kernel's generated source."""

    cuda_graph: bool = False
    dump: Path | None = None


@dataclass
class Executable:
    """A model compiled for one target: a shared library with the VM's code and the host code, device code by the
    SHA-256 of the source that it was assembled from, and the weights in the order in which "main" takes them."""

    target: Target
    library: bytes
    device_code: dict[str, bytes]
    weights: dict[str, np.ndarray[Any, Any]]
    kernels: list[Kernel]
    sources: dict[str, str] = field(default_factory=dict)


def graph_passes(target: Target) -> list[tvm.transform.Pass]:
    """Relax to Relax, then to one PrimFunc a fused group."""
    from tvm import relax

    return [
        relax.transform.DecomposeOpsForInference(),  # batch norm, dropout … into what inference needs of them
        relax.transform.CanonicalizeBindings(),
        relax.transform.EliminateCommonSubexpr(),
        relax.backend.DispatchSampling(),
        relax.backend.DispatchSortScan(),
        relax.transform.LegalizeOps(),
        relax.transform.AnnotateTIROpPattern(),
        relax.transform.FoldConstant(),
        relax.transform.FuseOps(),
        relax.transform.FuseTIR(),
        relax.transform.DeadCodeElimination(),
    ]


def lower_passes(target: Target, options: Options) -> list[tvm.transform.Pass]:
    """Scheduled module to what the VM runs: memory planned, calls explicit."""
    from tvm import relax

    passes = [
        relax.transform.RewriteDataflowReshape(),  # a reshape of a contiguous tensor is a view
        relax.transform.ToNonDataflow(),
        relax.transform.RemovePurityChecking(),
        relax.transform.CallTIRRewrite(),
        relax.transform.StaticPlanBlockMemory(),
    ]
    if options.cuda_graph and target.kind == "cuda":
        passes.append(relax.transform.RewriteCUDAGraph())
    return [
        *passes,
        relax.transform.LowerAllocTensor(),
        relax.transform.KillAfterLastUse(),
        relax.transform.LowerRuntimeBuiltin(),
        relax.transform.ComputePrimValue(),
        relax.transform.VMShapeLower(),
        relax.transform.AttachGlobalSymbol(),
    ]


def compile_model(
    model: Model,
    target: Target,
    records: Records | None = None,
    options: Options | None = None,
    progress: Callable[[str], None] = lambda phase: None,
) -> Executable:
    """`model` compiled for `target`; `progress` is called with each phase's name as it starts."""
    raise SystemExit("being written")
