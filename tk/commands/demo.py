"""tk demo: the main job on real input, with this machine's CPU as the target, and its GPU where there is one."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from tk.cli import FiniteRange, common

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.report.bench import Plan
    from tk.report.terminal import Terminal

__all__ = ["demo"]

SEED = 7


@click.command()
@click.option(
    "-o",
    "--output",
    "folder",
    type=click.Path(path_type=Path),
    default=Path("tk-demo"),
    show_default=True,
    help="A folder for the packages.",
)
@click.option("--seconds", default=2.0, show_default=True, type=FiniteRange(0), help="To time each contender for.")
@common(json=True)
@click.pass_obj
def demo(terminal: Terminal, folder: Path, seconds: float) -> None:
    """Compile, package, load, compare and time two models on this machine: the main job, end to end.

    ResNet-18 comes from torch, SqueezeNet from an ONNX file. Each package runs in a fresh process with neither torch nor
    TVM's compiler in it; its results are compared with torch's and ONNX Runtime's, and it takes turns with them, in this
    process, for the times. Weights are random: ResNet-18's are torch's initialisation, SqueezeNet's convolutions are drawn
    for the graph and biases that the onnx package ships.
    """
    from tk.errors import ImportModelError, VerifyError, message

    folder.mkdir(parents=True, exist_ok=True)
    targets = ["cpu", *_gpu(terminal)]
    rows: list[dict[str, Any]] = []
    began = perf_counter()
    for framework in ("torch", "onnx"):
        if importlib.util.find_spec(framework) is None:
            terminal.say(f"{framework} is not installed: its model is left out")
            continue
        source = "zoo:resnet18" if framework == "torch" else str(write_squeezenet(folder / "squeezenet.onnx"))
        rows += _show(terminal, source, targets, folder, seconds)
    if not rows:
        raise ImportModelError(
            message("there is nothing to import models with", need="torch or onnx", do='pip install "tk-compiler[all]"')
        )
    document = {"folder": str(folder.resolve()), "seconds": perf_counter() - began, "rows": rows}
    terminal.show(*_tables(document))
    terminal.emit(document)
    wrong = [
        f"{row['model']} on {row['target']}: {row['error']:.1e}, allowed {row['tolerance']:.1e}"
        for row in rows
        if not row["passed"]
    ]
    if wrong:
        raise VerifyError(message("a package's numbers are outside their tolerance", have="; ".join(wrong), do="report it"))


def _gpu(terminal: Terminal) -> list[str]:
    """The target of this machine's GPU, where there is one that can be compiled for here; says why one is left out."""
    from tk.codegen.nvcc import cuda_include, find_nvcc, find_nvrtc
    from tk.errors import TargetError
    from tk.target import resolve

    try:
        here = resolve("auto")
    except TargetError as error:
        terminal.say(f"the GPU is left out: {error}")
        return []
    if here.is_gpu and find_nvcc() is None and not (find_nvrtc() and cuda_include()):
        terminal.say('the GPU is left out, as nothing can assemble code for it: pip install "tk-compiler[cuda]"')
        return []
    return [here.name] if here.is_gpu else []


def write_squeezenet(path: Path) -> Path:
    """SqueezeNet 1.0 as an ONNX file: the graph and the biases that the onnx package ships for its own tests, where
    weights are constants to keep it small, with convolution weights drawn by He's rule (arXiv 1502.01852)."""
    import numpy as np
    import onnx
    from onnx import numpy_helper

    light = Path(onnx.__file__).parent / "backend/test/data/light/light_squeezenet.onnx"
    model = onnx.load(light)
    graph, rng = model.graph, np.random.default_rng(SEED)
    stored = {tensor.name: tensor for tensor in graph.initializer}
    drawn = {
        node.output[0]: numpy_helper.to_array(stored[node.input[0]]) for node in graph.node if node.op_type == "ConstantOfShape"
    }
    nodes = [node for node in graph.node if node.op_type != "ConstantOfShape"]
    for name, shape in drawn.items():
        scale = np.sqrt(2 / np.prod(shape[1:])) if len(shape) > 1 else 0.01
        stored[name] = numpy_helper.from_array((rng.standard_normal(shape) * scale).astype(np.float32), name)
    used = {name for node in nodes for name in node.input}
    kept = [tensor for name, tensor in stored.items() if name in used]
    inputs = [value for value in graph.input if value.name in used and value.name not in stored]
    for field, values in (("node", nodes), ("initializer", kept), ("input", inputs)):
        graph.ClearField(field)
        getattr(graph, field).extend(values)
    model.ir_version = 8  # weights need not be inputs as well from version 4 on
    onnx.checker.check_model(model)
    onnx.save(model, path)
    return path


def _show(terminal: Terminal, source: str, targets: list[str], folder: Path, seconds: float) -> list[dict[str, Any]]:
    """Everything for one model: a row a target."""
    import tk
    from tk.commands.compile import import_model
    from tk.pipeline import PHASES
    from tk.report.bench import Plan

    began = perf_counter()
    with terminal.phases(len(targets) * len(PHASES) + 3, source) as advance:
        advance("import")
        model = import_model(source, (), None, None)
        package = tk.compile(model, target=targets, progress=lambda name, phase: advance(f"{name} {phase}"))
        advance("write")
        path = folder / f"{model.name}.tk"
        package.save(path)
    compiled = perf_counter() - began
    rows = []
    for target in targets:
        terminal.say(f"{model.name}: {target} in a fresh process, compared and timed")
        kernels = len([kernel for kernel in package.builds[target].kernels() if kernel["origin"] != "device"])
        device = package.builds[target].kind
        facts = {"model": model.name, "target": target, "package": str(path), "size": path.stat().st_size, "kernels": kernels}
        rows.append(
            {**facts, "compile_seconds": compiled, **_compare(model, path, device, folder, Plan(seconds=seconds, most=200))}
        )
    return rows


def _compare(model: Model, path: Path, device: str, folder: Path, plan: Plan) -> dict[str, Any]:
    """The package in a fresh process, against the model's own framework in this one."""
    import numpy as np

    from tk.errors import RuntimeFailure, message
    from tk.host.cores import cores
    from tk.report.bench import measure
    from tk.report.fresh import Fresh
    from tk.verify.compare import compare_all
    from tk.verify.inputs import example_ranges, random_inputs
    from tk.verify.reference import framework, reference
    from tk.verify.tolerance import compute_dtype, reductions_of, tolerance

    arrays = random_inputs(model.signature, SEED, example_ranges(model.signature, model.example_inputs))
    names = [spec.name for spec in model.signature.inputs]
    inputs, outputs = folder / f"{model.name}-inputs.npz", folder / f"{model.name}-outputs.npz"
    np.savez(inputs, **dict(zip(names, arrays, strict=True)))  # type: ignore[arg-type]  # names are the model's own
    with Fresh(path, device, cores()) as fresh:
        fresh.run(inputs, outputs)
        rival, contender = _rival(model, device, dict(zip(names, arrays, strict=True)), cores())
        times = measure({"tk": (lambda: None, fresh), rival: contender}, plan)
        state = fresh.state()
    if state["intruders"]:
        raise RuntimeFailure(
            message(
                "the fresh process holds more than a package needs",
                have=", ".join(state["intruders"]),
                do="report it with what tk doctor prints",
            )
        )
    with np.load(outputs) as stored:
        results = [stored[name] for name in stored.files]
    expected = [np.asarray(array) for array in reference(model, framework(model)).run(arrays)]
    bound = tolerance(compute_dtype(model), reductions_of(model))
    compared = compare_all([spec.name for spec in model.signature.results], results, expected, bound)
    worst = max(compared, key=lambda result: result.relative)
    clock = "gpu" if "gpu" in times[rival] and "gpu" in times["tk"] else "wall"
    return {
        "against": framework(model),
        "error": worst.relative,
        "tolerance": worst.tolerance,
        "passed": all(result.passed for result in compared),
        "first_result_seconds": fresh.first_result,
        "resident": state["resident"],
        "clock": clock,
        "tk": times["tk"][clock].to_json(),
        "rival": rival,
        "rival_times": times[rival][clock].to_json(),
    }


def _rival(model: Model, device: str, arrays: dict[str, Any], threads: int) -> tuple[str, Any]:
    """The model's own framework as a contender, on the same device where it can be."""
    from tk.report.contenders import onnxruntime_call, torch_call
    from tk.runtime.clocks import CpuClock, clock_for
    from tk.verify.reference import framework

    if framework(model) == "onnxruntime":
        return "onnxruntime (CPU)", (onnxruntime_call(model.source["path"], arrays, threads), CpuClock())
    import torch

    where = "cuda" if device == "cuda" and torch.cuda.is_available() else "cpu"
    call = torch_call(model, None, list(arrays.values()), where, threads)
    return f"torch ({where.upper() if where == 'cpu' else 'GPU'})", (call, clock_for(where))


def _tables(document: dict[str, Any]) -> list[Any]:
    from tk.report.tables import plain, seconds, size

    figures = ("kernels", "compiled in", "package", "first result", "memory", "error", "tk", "framework")
    table = plain("model", "target", *figures, "", right=figures)
    for row in document["rows"]:
        table.add_row(
            row["model"],
            row["target"],
            str(row["kernels"]),
            seconds(row["compile_seconds"]),
            size(row["size"]),
            seconds(row["first_result_seconds"]),
            size(row["resident"]),
            f"{row['error']:.1e}" + ("" if row["passed"] else " WRONG"),
            seconds(row["tk"]["median"]),
            seconds(row["rival_times"]["median"]),
            f"{row['rival']}: {row['rival_times']['median'] / row['tk']['median']:.2f}× tk's time",
        )
    return [
        table,
        "\nError: ‖tk − framework‖ / ‖framework‖. Times: median of a call; tk in a fresh process without torch or a compiler,",
        "the framework in another, taking turns. First result: from the process's start. Compiling includes import and check.",
        f"Packages: {document['folder']} ({seconds(document['seconds'])} in all)",
    ]
