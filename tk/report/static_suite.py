"""A suite without a device: each problem's kernels compiled for an AMD GPU, what their code is made of, and a model's time.

Nothing here was measured, and rows say so: registers, LDS and spills are the compiler's, instructions are counted in the
assembly, conflicts of banks are worked out from the positions that lanes access, and times are the rule's model's, or else the
roofline's. Beside matmuls and attention are the figures of Triton's code of the same tile, where triton is installed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import UsageError, message
from tk.report.processes import in_processes

if TYPE_CHECKING:
    from tk.schedule.rule import Rule
    from tk.schedule.suite import Problem
    from tk.target import Target

__all__ = ["ABOUT", "check_static", "static_row", "static_rows", "triton_note"]

ABOUT = "modelled: compiled and counted, never run on a device"


def check_static(target: Target) -> None:
    """Raise UsageError where `target`'s code cannot be read so."""
    if target.kind != "rocm" or not target.arch.startswith("gfx9"):
        raise UsageError(
            message(
                "--static reads the code of CDNA GPUs",
                need="the --target of one",
                have=target.name,
                do="give the name of an AMD GPU with --target; tk targets lists them",
            )
        )


def triton_note() -> str:
    """The version of Triton whose code stands beside, or that there is none."""
    if find_spec("triton") is None:
        return "not installed: no code of its stands beside"
    from importlib.metadata import version

    return version("triton")


def static_row(problem: Problem, target: Target, records: Any = None) -> dict[str, Any]:
    """The figures of a problem, scheduled from the records or else by its rule's default."""
    import tvm

    from tk.codegen.library import build_function
    from tk.rocm.isa import figures
    from tk.rocm.lds_banks import bank_counts
    from tk.schedule.apply import schedule_module
    from tk.schedule.discover import discover
    from tk.schedule.suite import marked_func
    from tk.target import lds_banks

    func, _ = marked_func(problem, target)
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), target, records)
    _, code = build_function(mod["main"], target)
    rule = next((each for each in discover(target.kind) if each.name == kernel.rule), None)
    config = dict(kernel.config)
    least = target.roofline(problem.flops, problem.moved, problem.dtype)
    model = _modelled(rule, func, config, target) or {"seconds": least, "bound_by": "roofline", "bounds": {}}
    return {
        "model": problem.model, "part": problem.part, "m": problem.m, "dtype": problem.dtype, "sizes": list(problem.sizes),
        "rule": kernel.rule, "origin": kernel.origin, "config": config, "modelled": True, **model,
        "tflop_s": problem.flops / model["seconds"] / 1e12, "bound_share": least / model["seconds"],
        "kernels": {name: figures(code.sources[name], used, target) for name, used in code.usage.items()},
        "lds_cycles_a_block": asdict(bank_counts(mod["main"], lds_banks(target.arch))),
        "triton": _triton(config, problem, target),
    }  # fmt: skip


def _modelled(rule: Rule | None, func: Any, config: Mapping[str, int], target: Target) -> dict[str, Any] | None:
    """What the rule's model says; None where it has none."""
    if rule is None or rule.bounds is None:
        return None
    found = dict(rule.bounds(rule.match(func, target), rule.config(**config), target))
    seconds = found.pop("seconds")
    return {"seconds": seconds, "bound_by": max(found, key=lambda name: found[name]), "bounds": found}


def _triton(config: Mapping[str, int], problem: Problem, target: Target) -> dict[str, Any] | None:
    """The figures of Triton's kernel of the same tile, of matmuls and attention alone; None where triton is missing, or a
    word on why it makes none."""
    matmul, attention = {"block_m", "block_n", "block_k", "waves_m"} <= config.keys(), {"block_n", "packed"} <= config.keys()
    if find_spec("triton") is None or not (matmul or attention):
        return None
    from tk.report.triton_kernels import attention_text, gemm_text
    from tk.rocm.code import kernel_texts, usage_of
    from tk.rocm.isa import figures

    try:
        if matmul:
            tile = (config["block_m"], config["block_n"], config["block_k"])
            text, shared = gemm_text(target.arch, tile, config["waves_m"] * config["waves_n"], problem.dtype)
        else:
            rows, depth = config["waves"] * config["fragment"], 1 << (problem.sizes[-1] - 1).bit_length()
            text, shared = attention_text(target.arch, (depth, rows, config["block_n"]), config["waves"], problem.dtype)
    except Exception as error:  # Triton has no type of its own for what it cannot compile
        return {"refused": (str(error).splitlines() or [type(error).__name__])[0]}
    (name, body), *_ = kernel_texts(text).items()
    return {**figures(body, usage_of(text)[name], target), "lds_bytes": shared}


def _row_named(suite: str, key: tuple[str, str, int, str], target: Target, db: Path | None) -> dict[str, Any]:
    """`static_row` of a problem said by its names, in a process of its own."""
    from tk.schedule.suite import find_suite
    from tk.tuning.database.store import Database

    with Database.open(db, readonly=True) if db is not None else nullcontext() as records:
        return static_row(find_suite(target.kind, suite).build(*key), target, records)


def static_rows(
    suite: str, problems: Sequence[Problem], target: Target, db: Path | None, done: Callable[[int], None]
) -> list[dict[str, Any]]:
    """The rows of `problems`, in their order, from as many processes as this one may use cores. `done` is called with
    the number of finished ones as it grows. The first failure ends it, with what went wrong."""
    return in_processes(_row_named, [(suite, problem.key, target, db) for problem in problems], done)
