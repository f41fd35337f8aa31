"""Who takes part in a benchmark: a package, other packages, torch, ONNX Runtime; each as a call without arguments."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.aliases import Array
from tk.errors import UsageError, meant, message
from tk.runtime.clocks import Clock, CpuClock, clock_for

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.package.artifact import Package
    from tk.runtime.module import Module


__all__ = ["Contender", "gather_contenders", "onnxruntime_call", "torch_call"]


@dataclass(frozen=True)
class Contender:
    """`role` is "package" for the one that was asked for, "rival" for the others."""

    role: str
    call: Callable[[], Any]
    clock: Clock

    @property
    def timed(self) -> tuple[Callable[[], Any], Clock]:
        return self.call, self.clock


def gather_contenders(
    package: Path,
    entry: str | None,
    rivals: Sequence[str],
    model: str | None,
    inputs: Sequence[str],
    shapes: Sequence[str],
    seed: int,
    device: str,
    target: str | None,
    threads: int | None,
) -> tuple[dict[str, Contender], dict[str, Any]]:
    """The package, or one `entry` of it, and its rivals, all on the same inputs and the same device; and the facts that go with
    their figures."""
    if threads is not None:
        os.environ["TVM_NUM_THREADS"] = str(threads)  # read when TVM's runtime starts: before anything is loaded
    from tk.host.cores import cores
    from tk.package.artifact import Package
    from tk.runtime.load import load
    from tk.verify.gather import gather

    count = threads or cores()
    opened = Package.open(package).one(entry)
    arrays = gather(opened, inputs, seed, shapes)
    module = load(opened, device, target=target)
    kind, _, index = module.device.partition(":")
    clock = clock_for(kind, int(index or 0))
    contenders = {str(package): Contender("package", module.prepare(arrays), clock)}
    for rival in rivals:
        if rival == "torch":
            call = torch_call(opened, model, arrays, module.device, count)
            contenders[rival] = Contender("rival", call, clock)
        elif rival == "onnxruntime":
            call = onnxruntime_call(model or opened.source.get("path"), dict(zip(_names(module), arrays, strict=True)), count)
            contenders["onnxruntime (CPU)"] = Contender("rival", call, CpuClock())
        elif rival.endswith(".tk"):
            other = load(Package.open(rival).one(entry), kind)
            named = dict(zip(_names(module), arrays, strict=True))
            name = rival if rival not in contenders else f"{rival} (2)"
            contenders[name] = Contender("rival", other.prepare([named[name] for name in _names(other)]), clock)
        else:
            raise UsageError(
                message(
                    "there is no such rival",
                    need="torch, onnxruntime, or a package's path ending in .tk",
                    have=rival,
                    do=meant(rival, ("torch", "onnxruntime"), "give one of these"),
                )
            )
    about = {"package": str(package), "target": module.target, "device": module.device, "threads": count, "seed": seed}
    return contenders, {**about, "inputs": {name: list(a.shape) for name, a in zip(_names(module), arrays, strict=True)}}


def _names(module: Module) -> list[str]:
    return [spec.name for spec in module.inputs]


def torch_call(
    package: Package | Model, model: str | None, arrays: Sequence[Array], device: str, threads: int
) -> Callable[[], Any]:
    """A package's model in eager torch, without gradients: on the CPU by its reference, on a GPU as a module moved there."""
    import torch

    from tk.frontend.model import Model
    from tk.frontend.torch.arrays import to_torch
    from tk.verify.reference import framework, rebuild

    torch.set_num_threads(threads)
    if device != "cpu":
        module, args, kwargs = _module(package.source, model)
        leaves, spec = torch.utils._pytree.tree_flatten((args, kwargs))
        given = iter(arrays)
        leaves_on_device = [to_torch(next(given)).to(device) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
        module, (args, kwargs) = module.to(device), torch.utils._pytree.tree_unflatten(leaves_on_device, spec)

        def on_device() -> Any:
            with torch.no_grad():
                return module(*args, **kwargs)

        return on_device
    imported = package if isinstance(package, Model) else rebuild(package, model)
    run = imported.reference
    if framework(imported) != "torch" or run is None:
        raise UsageError(
            message(f"{imported.name} cannot be run by torch", do="--vs onnxruntime, or --model with a torch model")
        )
    inputs = [array.copy() for array in arrays]  # writable, so that torch shares their memory
    return lambda: run(inputs)


def _module(source: dict[str, Any], model: str | None) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    """The torch module with its example inputs, of a zoo name or a script."""
    name = model or (source.get("name") if source.get("kind") == "zoo" else None)
    if name and name.startswith("zoo:"):
        from tk.models import build

        built = build(name, dtype=source.get("dtype") or "float32", weights=source.get("weights"))
        return built.module, built.args, built.kwargs
    path, _, function = (model or "").rpartition(":")
    if source.get("kind") == "script" and not path:
        path, function = source["path"], source["function"]
    if path.endswith(".py"):
        from tk.frontend.script import call_script

        return call_script(Path(path), function)
    raise UsageError(
        message("torch cannot be timed on a GPU with this model", need="zoo:NAME or FILE.py:FUNCTION", do="give --model")
    )


def onnxruntime_call(path: str | None, arrays: dict[str, Array], threads: int) -> Callable[[], Any]:
    """The ONNX file in ONNX Runtime's CPU provider."""
    if path is None or not path.endswith(".onnx"):
        raise UsageError(
            message(
                "ONNX Runtime needs an ONNX file",
                need="--model FILE.onnx",
                have=path or "another source",
                do="give the model as an ONNX file, or leave this rival out",
            )
        )
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # its errors have no common base but Exception
        what, have = f"ONNX Runtime cannot load {path}", str(error).splitlines()[0]
        raise UsageError(message(what, have=have, do="leave onnxruntime out of --vs")) from error
    return lambda: session.run(None, arrays)
