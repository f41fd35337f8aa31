"""Compiles a program, runs it in guarded memory at one or several sizes, and judges what it gives."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import numpy as np
import torch

import tk
from tests.fuzz import program as programs
from tests.fuzz.guard import Guard, allocations
from tests.fuzz.guarded import Answer, Phase, device_of, weights_in
from tests.fuzz.judge import Again, Verdict, judge
from tests.fuzz.onnx_check import check_onnx
from tests.fuzz.program import Program
from tk.errors import ImportModelError, InputTypeError, InputValueError
from tk.frontend.torch.arrays import to_numpy
from tk.verify.tolerance import Reductions, unit_roundoff

__all__ = ["arrays", "check", "references"]

MOST = 1 << 21  # elements of an input at another size


def check(job: Any, phase: Phase) -> Answer:
    """The answer to a worker's job: its kind, and what names it."""
    program = Program.from_json(job.program)
    if program.kind == "onnx":
        return check_onnx(job, program, phase)
    phase("reference")
    try:
        module = programs.build(program)
        inputs = programs.make(program.inputs, program.dynamic)
        programs.run_lines(program, inputs)
    except Exception as error:
        return {"kind": "torch", "signature": type(error).__name__, "text": str(error)}
    phase("compile")
    dynamic = dynamic_shapes(program, inputs)
    try:
        package = tk.compile(
            module, tuple(inputs.values()), target=job.target, dynamic_shapes=dynamic, precision="highest", verify=False
        )
    except ImportModelError:
        if not _torch_exports(module, tuple(inputs.values()), dynamic):
            return {"kind": "torch", "signature": "torch.export", "text": ""}
        raise
    if job.compile_only:
        return {"kind": "right", "signature": "", "text": "compiled"}
    sizes = program.sizes() if package.signature.dims else [program.dynamic]
    return run_sizes(job, program, package, sizes, phase)


def run_sizes(job: Any, program: Program, package: Any, sizes: list[int], phase: Phase) -> Answer:
    guard = Guard(device_of(job.target), job.mode)
    phase("load")
    with weights_in(guard), allocations(guard):
        module = tk.load(package)
        if guard.device != "cpu":
            torch.cuda.synchronize()
    try:
        for size in sizes:
            inputs = programs.make(program.inputs, size)
            if size != sizes[0] and any(value.numel() > MOST for value in inputs.values()):
                continue
            verdict = _call(program, module, guard, inputs, size == sizes[0], phase)
            if verdict.kind != "right":
                where = f" with B = {size}" if package.signature.dims else ""
                return {"kind": verdict.kind, "signature": verdict.kind, "text": verdict.text + where}
    finally:
        module.close()
        gc.collect(0)
    return {"kind": "right", "signature": "", "text": ""}


def _call(program: Program, module: Any, guard: Guard, inputs: dict[str, Any], first: bool, phase: Phase) -> Verdict:
    phase("reference")
    try:
        own = arrays(programs.run_lines(program, inputs))
    except Exception:
        return Verdict("right", "torch does not take this size")
    guarded = {name: guard.tensor(name, value) for name, value in inputs.items()}
    phase("run")
    try:
        with allocations(guard):
            given = module(*guarded.values())
        if guard.device != "cpu":
            torch.cuda.synchronize()
    except (InputValueError, InputTypeError):
        if first:
            raise
        return Verdict("right", "not a size that the signature takes")
    outs = arrays(given)
    calls = [(outs, "")]
    if guard.device != "cpu":  # replayed graphs are run too
        again = arrays(module(*guarded.values()))
        torch.cuda.synchronize()
        if _differ(outs, again):
            calls.append((again, ", in a second call, whose results differ from the first one's"))
    phase("compare")
    if damage := guard.damage():
        return Verdict("wrong", f"memory: {damage}")
    for name, value in inputs.items():
        if to_numpy(guarded[name].cpu()).tobytes() != to_numpy(value).tobytes():
            return Verdict("wrong", f"memory: input {name} was changed")
    for outs, which in calls:
        verdict = judge_program(program, inputs, outs, own)
        if verdict.kind != "right":
            return replace(verdict, text=verdict.text + which)
    return verdict


def _differ(outs: list[Any], again: list[Any]) -> bool:
    return any(not np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in zip(outs, again, strict=True))


def judge_program(program: Program, inputs: dict[str, Any], outs: list[Any], own: list[Any]) -> Verdict:
    return judge(outs, own, *references(program, inputs, own))


def references(program: Program, inputs: dict[str, Any], own: list[Any]) -> tuple[list[Any], Again, str, Reductions]:
    """What the judge compares with beside `own`: outputs in float64, the program disturbed, its coarsest dtype, its sums."""
    coarse = _coarsest(program, inputs)
    try:
        exact = arrays(programs.run_lines(program, inputs, wide=True))
    except Exception:  # an operator without float64
        exact = own

    def again(n: int) -> list[Any]:
        noise = np.random.default_rng(n)
        try:
            return arrays(programs.run_lines(program, inputs, wide=n % 3 == 2, noise=noise, unit=2 * unit_roundoff(coarse)))
        except Exception:
            return own

    rounding = sum(not line.exact for line in program.lines)
    return exact, again, coarse, Reductions(rounding, program.terms)


def _coarsest(program: Program, inputs: dict[str, Any]) -> str:
    """The floating dtype with the largest unit roundoff of all that the program names or is given."""
    text = " ".join([*(line.text for line in program.lines), *(t for _, t in (*program.inputs, *program.params))])
    names = ("float8_e5m2", "float8_e4m3fn", "bfloat16", "float16", "float32")
    return next((name for name in names if f"torch.{name}" in text), "float64")


def arrays(values: Any) -> list[Any]:
    return [to_numpy(value.detach().cpu().contiguous()) for value in values]


def dynamic_shapes(program: Program, inputs: dict[str, Any]) -> Any:
    """Every axis of the dynamic size, for torch to find out."""
    if not program.dynamic:
        return None
    auto = torch.export.Dim.AUTO
    return tuple({at: auto for at, size in enumerate(value.shape) if size == program.dynamic} for value in inputs.values())


def _torch_exports(module: Any, args: Any, dynamic: Any) -> bool:
    try:
        torch.export.export(module, args, dynamic_shapes=dynamic, strict=False).run_decompositions()
    except Exception:
        return False
    return True
