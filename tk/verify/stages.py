"""A model's module after the import and after each pass, and ways to run it: as tk compiles it, and without tk's help."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.package.signature import Signature
    from tk.pipeline import Executable
    from tk.schedule.apply import Kernel, Records
    from tk.target import Target

__all__ = ["Stage", "run_compiled", "run_plainly", "stages"]


@dataclass(frozen=True)
class Stage:
    """The module after the step called `name`, and the weights that its "main" takes behind the inputs."""

    name: str
    mod: tvm.IRModule
    weights: Mapping[str, Any]

    @property
    def title(self) -> str:
        return f"after {self.name}"


def stages(model: Model, target: Target) -> Iterator[Stage]:
    """The steps before scheduling, in the pipeline's order, the import first. An error of a pass has its name as `tk_pass`."""
    from tk import pipeline
    from tk.codegen import library
    from tk.graph.weights.fold import fold_weights

    mod, weights = model.mod, dict(model.params)
    yield Stage("the import", mod, weights)
    with target.tvm(), library.settings(target):
        for each in pipeline.simplifying(target):
            mod = _apply(each, mod)
            yield Stage(str(each.info.name), mod, weights)
        try:
            mod, weights = fold_weights(mod, model.params, pipeline.host_machine)
        except Exception as error:
            error.tk_pass = "fold_weights"  # type: ignore[attr-defined]
            raise
        yield Stage("fold_weights", mod, weights)
        for each in pipeline.fusing(target):
            mod = _apply(each, mod)
            yield Stage(str(each.info.name), mod, weights)


def _apply(step: Any, mod: tvm.IRModule) -> tvm.IRModule:
    try:
        return step(mod)
    except Exception as error:
        error.tk_pass = str(step.info.name)  # type: ignore[attr-defined]
        raise


def run_compiled(
    model: Model,
    target: Target,
    inputs: Sequence[Array],
    records: Records | None = None,
    without: Collection[str] = (),
    device: str = "auto",
) -> tuple[list[Array], list[Kernel]]:
    """The model's results as tk compiles it, without the passes and rules named, and its kernels."""
    from tk.pipeline import Options, compile_model

    executable = compile_model(model, target, records, Options(without=frozenset(without)))
    return _run(model, executable, inputs, device), executable.kernels


def run_plainly(
    stage: Stage, target: Target, signature: Signature, inputs: Sequence[Array], device: str = "auto"
) -> list[Array]:
    """The results of a stage's module: on a CPU by TVM's own pipeline, on a GPU by the rule that takes anything."""
    import numpy as np
    import tvm
    from tvm import relax

    if target.is_gpu:
        return _run_by_fallback(stage, target, signature, inputs, device)
    # without schedules LLVM's -O3 unrolls much and gains nothing; its own vectors, from -O2 on, are not always right
    host = tvm.target.Target({"kind": "llvm", "opt-level": 1})
    with host:
        machine = relax.VirtualMachine(tvm.compile(stage.mod, host), tvm.cpu())
    arrays = [np.asarray(array, order="C") for array in (*inputs, *stage.weights.values())]
    tensors = [tvm.runtime.tensor(array if array.flags.writeable else array.copy()) for array in arrays]
    results = machine["main"](*tensors)
    return _in_order(signature, [results[i].numpy() for i in range(len(results))])


def _in_order(signature: Signature, values: Sequence[Array]) -> list[Array]:
    """What an imported "main" gives as the signature's `results`."""
    written = dict(zip(signature.mutated, values[len(values) - len(signature.mutated) :], strict=True))
    own = iter(values)
    outputs = [written[signature.aliases[s.name]] if s.name in signature.aliases else next(own) for s in signature.outputs]
    return [*outputs, *written.values()]


def _run_by_fallback(stage: Stage, target: Target, signature: Signature, inputs: Sequence[Any], device: str) -> list[Any]:
    import tvm
    from tvm import relax

    from tk import pipeline
    from tk.codegen import library
    from tk.frontend.model import Model
    from tk.graph.legalize import LEGALIZE
    from tk.graph.memory.copies import CopyBeforeWrites
    from tk.graph.name_params import NameParams
    from tk.schedule.apply import schedule_module
    from tk.schedule.discover import discover

    rules = [rule.name for rule in discover(target.kind)]
    with target.tvm(), library.settings(target):
        steps = [NameParams(), relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR(), CopyBeforeWrites()]
        mod = tvm.transform.Sequential(steps)(stage.mod)
        mod, kernels = schedule_module(mod, target, None, rules[:-1])
        content, code = library.build(pipeline.lower(mod), target)
    executable = pipeline.Executable(target, content, dict(stage.weights), kernels, code)
    return _run(Model(stage.name, stage.mod, stage.weights, signature), executable, inputs, device)


def _run(model: Model, executable: Executable, inputs: Sequence[Array], device: str) -> list[Any]:
    from tk.package.artifact import Package
    from tk.runtime.load import load

    with load(Package.build(model, [executable]), device, target=executable.target.name) as module:
        return module.run_functional(list(inputs))
