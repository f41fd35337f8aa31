"""Building a library: scheduled functions lowered to machine code and linked, with TVM's TIR pipeline as tk has it."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.codegen.device_code import DeviceCode, export_library, generating
from tk.codegen.host_code import assembly_by_kernel
from tk.codegen.kept import kept_or_made
from tk.codegen.while_loops import virtual_machine_code
from tk.debug.passes import counted, instruments, untimed
from tk.errors import CompileError, message
from tk.host.cores import cores
from tk.lowering import dependent_launch
from tk.lowering.bool_bytes import bool_bytes
from tk.lowering.bool_vectors import unroll_bool_vectors
from tk.lowering.checked import is_checked
from tk.lowering.checks import insert_checks
from tk.lowering.exact_buffers import EXACT_BUFFERS
from tk.lowering.exact_doubles import exact_doubles
from tk.lowering.exact_maxima import exact_maxima
from tk.lowering.exchanged_buffers import without_restrict
from tk.lowering.findings import reporting
from tk.lowering.first_values import first_values
from tk.lowering.hoist_lets import hoist_lets
from tk.lowering.loop_extents import loop_extents
from tk.lowering.lower_functions import lower_functions
from tk.lowering.masked_vectors import mask_vectors
from tk.lowering.memory_safety import check_memory
from tk.lowering.merge_barriers import merge_barriers
from tk.lowering.partition_loops import partition_loops
from tk.lowering.preserve_rounding import preserve_rounding
from tk.lowering.quick_remainders import quick_remainders
from tk.lowering.stir_passes import stir_passes
from tk.lowering.sums_of_nothing import clear_before_sums
from tk.lowering.vector_calls import vector_calls
from tk.package.elf import note_source
from tk.rocm.float8 import float8_casts
from tk.rocm.lowering import lower_for_amd
from tk.target import cpu_features

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import GlobalVar
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["build", "build_function", "build_functions", "left_out", "pass_context", "settings", "tir_pipeline"]

WARP_BUFFERS = 8
_PARTS, _EACH = 8, 4  # threads that lower kernels side by side, at most, and kernels for each at least
COMPACTION = "s_tir.CompactBufferAllocation"


def build(mod: tvm.IRModule, target: Target, sources: bool = False) -> tuple[bytes, DeviceCode]:
    """The shared library of a lowered module, and what its kernels are made of; for a CPU only if `sources`.

    Raises CompileError when a kernel does not assemble or the host code cannot be linked.
    """
    from tvm.tirx.compilation_pipeline import register_tir_pipeline

    register_tir_pipeline("tk", tir_pipeline)
    # The VM passes kernels what this module allocated, and inputs are checked before a call (tk.runtime.binding): that each
    # kernel checks its arguments again is most of the host code, and two thirds of the time that LLVM takes.
    config = {**_config(target), "tirx.disable_assert": not is_checked()}
    _refuse_compiler_functions(mod)

    def make() -> tuple[bytes, DeviceCode]:
        with generating(target) as threads, pass_context(config, left_out()), reporting() as report:
            executable = virtual_machine_code(mod, target.tvm(), "tk")
        report.raise_if_unsafe()
        library, code = _export(executable, target, threads)
        return library, replace(code, sources=assembly_by_kernel(executable)) if sources and not target.is_gpu else code

    return kept_or_made(mod, target, {**config, "without": sorted(left_out()), "sources": sources}, make)


def _refuse_compiler_functions(mod: tvm.IRModule) -> None:
    """Raise CompileError if the program calls what TVM's Python defines: a process that loads the package has none of it."""
    import tvm_ffi
    from tvm import relax

    called: set[str] = set()
    for func in mod.functions.values():
        if isinstance(func, relax.Function):
            visit = [(relax.ExternFunc, lambda extern: called.add(str(extern.global_symbol)))]
            tvm_ffi.structural_walk(func, visit, order="post")
    used = {name for name in called if name.startswith("relax.run.")}
    if used:
        raise CompileError(
            message(
                "the model needs functions that only the compiler has",
                need="kernels and what the runtime has",
                have=", ".join(sorted(used)),
                do="report it with the model",
            )
        )


def build_function(func: PrimFunc, target: Target) -> tuple[bytes, DeviceCode]:
    """The shared library of one scheduled PrimFunc, exported under the name "main", as `build` makes it for a model."""
    return build_functions({"main": func}, target)


def build_functions(functions: Mapping[str, PrimFunc], target: Target, without: Iterable[str] = ()) -> tuple[bytes, DeviceCode]:
    """As `build_function`, several scheduled PrimFuncs in one library, exported under their keys; the steps named in `without`
    are left out."""
    import tvm
    from tvm.tirx.compilation_pipeline import register_tir_pipeline

    register_tir_pipeline("tk", tir_pipeline)
    mod = tvm.IRModule({name: func.with_attr("global_symbol", name) for name, func in functions.items()})

    def make() -> tuple[bytes, DeviceCode]:
        with generating(target) as threads, target.tvm(), settings(target, without), reporting() as report:
            built = tvm.tirx.build(mod, target.tvm(), pipeline="tk")
        report.raise_if_unsafe()
        return _export(built, target, threads)

    return kept_or_made(mod, target, {**_config(target), "without": sorted(without), "functions": True}, make)


def tir_pipeline() -> tuple[Any, Any, Any]:
    """TVM's TIR pipeline "tk": S-TIR functions are lowered in S-TIR's way, TIRx functions in TIRx's, side by side."""
    import tvm
    from tvm import tirx

    stir = stir_passes()
    tirx_passes, _, _ = tirx.get_tir_pipeline("tirx")

    @tvm.transform.module_pass(opt_level=0)  # type: ignore[untyped-decorator]
    def route(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        by_kind: dict[bool, dict[GlobalVar, PrimFunc]] = {True: {}, False: {}}
        for var, func in mod.functions_items():
            by_kind[bool(func.attrs is not None and func.attrs.get("s_tir"))][var] = func
        lowered = tvm.IRModule({}, attrs=mod.attrs)
        for is_stir, functions in by_kind.items():
            if functions:
                part = tvm.IRModule(functions, attrs=mod.attrs)
                passes = stir if is_stir else tirx_passes
                for done in _side_by_side(partial(_lowered, is_stir=is_stir, passes=passes), _parts_of(part)):
                    lowered.update(done)
        overlaps = dependent_launch.STEP not in left_out() and not _for_amd(mod)
        return dependent_launch.dependent_launch(lowered) if overlaps else lowered

    # TVM's pass lowers one buffer of a warp's registers a run; a matmul's kernel has one for each operand and stage.
    warps = tvm.transform.Sequential([tirx.transform.LowerWarpMemory() for _ in range(WARP_BUFFERS)])
    hoist = tvm.transform.module_pass(lambda mod, _: hoist_lets(mod), opt_level=0, name="HoistLets")
    each = partial(counted, "check")
    safe = tvm.transform.module_pass(lambda mod, _: check_memory(mod, each), opt_level=0, name="CheckMemory")
    checks = tvm.transform.module_pass(lambda mod, _: insert_checks(mod), opt_level=0, name="InsertChecks")
    functions = tvm.transform.module_pass(lambda mod, _: lower_functions(mod), opt_level=0, name="LowerFunctions")
    host = [tirx.transform.LowerTVMBuiltin(), safe, checks, functions, tirx.transform.LowerIntrin(), hoist]
    doubles = tvm.transform.module_pass(
        lambda mod, _: mod if _for_amd(mod) else exact_doubles(mod), opt_level=0, name="ExactDoubles"
    )
    remainders = tvm.transform.module_pass(
        lambda mod, _: mod if _for_amd(mod) else quick_remainders(mod), opt_level=0, name="QuickRemainders"
    )
    amd = tvm.transform.module_pass(
        lambda mod, _: lower_for_amd(mod) if _for_amd(mod) else mod, opt_level=0, name="LowerForAMD"
    )
    exchanges = tvm.transform.module_pass(lambda mod, _: without_restrict(mod), opt_level=0, name="WithoutRestrict")
    values = tvm.transform.module_pass(
        lambda mod, _: mod if _for_amd(mod) else first_values(mod), opt_level=0, name="FirstValues"
    )
    lowered = [exchanges, amd, tirx.transform.LowerIntrin(), doubles, remainders, values]
    device = [warps, tirx.transform.StmtSimplify(), safe, checks, *lowered]
    return route, lambda: tvm.transform.Sequential(host), lambda: tvm.transform.Sequential(device)


def settings(target: Target, without: Iterable[str] = ()) -> tvm.transform.PassContext:
    """The pass context in which models are compiled for `target`; the passes and steps named in `without` are left out."""
    return pass_context(_config(target), without)


def pass_context(config: Mapping[str, bool], without: Iterable[str] = ()) -> tvm.transform.PassContext:
    """TVM's pass context; the passes named in `without` are left out by it."""
    import tvm

    return tvm.transform.PassContext(opt_level=3, config=dict(config), disabled_pass=list(without), instruments=instruments())


def left_out() -> list[str]:
    """What the context that we are in leaves out."""
    import tvm

    return [str(name) for name in tvm.transform.PassContext.current().disabled_pass]


def _config(target: Target) -> dict[str, bool]:
    """TVM's settings: asynchronous copies where a schedule asks for them; on a GPU common subexpressions are left to
    the device's compiler, since a name for part of an index hides the thread's number from LowerWarpMemory."""
    config = {"tirx.use_async_copy": target.kind != "rocm", "tirx.disable_cse_tir": target.is_gpu}
    return {**config, "tirx.disable_vectorize": True} if is_checked() else config


def _kind(func: PrimFunc) -> str:
    """The kind of TVM's target that a function is bound to, "" where it is bound to none."""
    bound = func.attrs.get("target") if func.attrs is not None else None
    return "" if bound is None else str(bound.kind.name)


def _for_amd(mod: tvm.IRModule) -> bool:
    return any(_kind(func) == "rocm" for func in mod.functions.values())


def _runs_on_cpu(func: PrimFunc) -> bool:
    return _kind(func) == "llvm"


def _parts_of(mod: tvm.IRModule) -> list[tvm.IRModule]:
    """A module as modules of a part of its functions each, as many as there are cores; the whole where that does not pay, and
    for AMD's GPUs, whose code has functions in the module's order. No part has one function alone, which TVM would take for an
    entry."""
    import tvm

    functions = list(mod.functions_items())
    count = min(cores(), _PARTS, len(functions) // _EACH)
    if count < 2 or _for_amd(mod):
        return [mod]
    return [tvm.IRModule(dict(functions[part::count]), attrs=mod.attrs) for part in range(count)]


def _side_by_side(lower: Callable[[tvm.IRModule], tvm.IRModule], parts: Sequence[tvm.IRModule]) -> Iterator[tvm.IRModule]:
    """What `lower` makes of each part, in a thread each: TVM's passes let go of the GIL, and look at one function at a time. A
    thread has the target and the pass context that we are in, which TVM keeps by thread, but for what times passes."""
    import tvm

    if len(parts) == 1:
        yield lower(parts[0])
        return
    config, without = dict(tvm.transform.PassContext.current().config), left_out()
    target = tvm.target.Target.current(allow_none=True)

    def work(part: tvm.IRModule) -> tvm.IRModule:
        with untimed(), target or nullcontext(), pass_context(config, without):
            return lower(part)

    with ThreadPoolExecutor(len(parts), "tk lowering") as pool:
        yield from pool.map(lambda each: each[0].run(work, each[1]), [(copy_context(), part) for part in parts])


def _lowered(mod: tvm.IRModule, is_stir: bool, passes: tvm.transform.Pass) -> tvm.IRModule:
    """`mod`, functions of one kind, S-TIR's or TIRx's, lowered by TVM's `passes` for it, between passes of tk's own."""
    on_cpu = all(map(_runs_on_cpu, mod.functions.values()))
    if not on_cpu:
        mod = unroll_bool_vectors(mod)
    if is_stir and _for_amd(mod):
        mod = float8_casts(mod)
    if is_stir:
        mod = clear_before_sums(mod)
        mod = loop_extents(mod) if on_cpu else mod
    kind = "llvm" if on_cpu else "rocm" if _for_amd(mod) else "cuda"
    mod = preserve_rounding(mod, kind, is_stir)
    if not is_stir:
        return passes(mod)
    mod = exact_maxima(mod, kind)
    return _lowered_for_cpu(mod, passes) if on_cpu else merge_barriers(_lowered_from_stir(mod, passes))


def _lowered_for_cpu(mod: tvm.IRModule, passes: tvm.transform.Pass) -> tvm.IRModule:
    """S-TIR functions for a CPU, which has no barriers to merge."""
    mod = vector_calls(mod)
    if "partition_loops" not in left_out():
        mod = partition_loops(mod)  # loops whose last step is not full
    mod, lowered = _lower_doubles(bool_bytes(mod), passes)
    if "mask_vectors" not in left_out() and not is_checked():
        mod = mask_vectors(mod)  # whose last step has fewer elements than a vector
    lowered.update(_lowered_from_stir(mod, passes))
    return lowered


def _lowered_from_stir(mod: tvm.IRModule, passes: tvm.transform.Pass) -> tvm.IRModule:
    """`mod` lowered by `passes`: without TVM's search for what each buffer needs of its size, of seconds a kernel, in functions
    that say that their buffers are as large as they need to be."""
    import tvm

    exact = {var: func for var, func in mod.functions_items() if func.attrs is not None and EXACT_BUFFERS in func.attrs}
    rest = {var: func for var, func in mod.functions_items() if var not in exact}
    lowered = passes(tvm.IRModule(rest, attrs=mod.attrs)) if rest or not exact else tvm.IRModule({}, attrs=mod.attrs)
    if exact:
        with pass_context(dict(tvm.transform.PassContext.current().config), [*left_out(), COMPACTION]):
            lowered.update(passes(tvm.IRModule(exact, attrs=mod.attrs)))
    return lowered


def _lower_doubles(mod: tvm.IRModule, passes: tvm.transform.Pass) -> tuple[tvm.IRModule, tvm.IRModule]:
    """The functions of `mod` for a CPU without float64, and the others lowered by `passes` with no vectors: TVM calls C's
    exp, log, tanh … of a float64 vector as if they took one."""
    import tvm

    doubles = {var: func for var, func in mod.functions_items() if "float64" in func.script()}
    rest = tvm.IRModule({var: func for var, func in mod.functions_items() if var not in doubles}, attrs=mod.attrs)
    config = dict(tvm.transform.PassContext.current().config)
    with pass_context({**config, "tirx.disable_vectorize": True}):
        return rest, passes(tvm.IRModule(doubles, attrs=mod.attrs))


def _export(
    executable: relax.VMExecutable | tvm.runtime.Module, target: Target, threads: Mapping[str, int]
) -> tuple[bytes, DeviceCode]:
    try:
        with tempfile.TemporaryDirectory(prefix="tk-") as folder:
            path, note = Path(folder) / "lib.so", Path(folder) / "note.s"
            note.write_text(note_source(cpu_features(target.host_arch)), encoding="ascii")
            amd = (target, threads) if target.kind == "rocm" else None
            code = export_library(executable, path, target.arch, [note], amd)
            return path.read_bytes(), code
    except TypeError as error:  # what TVM raises when it finds no compiler
        raise CompileError(
            message("the host code cannot be linked", need="a C compiler", have="none on PATH", do="install gcc or clang")
        ) from error
    except OSError as error:
        raise _no_room(error.strerror or str(error)) from error
    except RuntimeError as error:  # the linker's messages, as text
        if (found := _FULL.search(str(error))) is None:
            raise
        raise _no_room(found[0]) from error


_FULL = re.compile("No space left on device|Disk quota exceeded|File too large|File size limit exceeded|Read-only file system")


def _no_room(why: str) -> CompileError:
    # not tempfile.gettempdir(): that raises where no folder can be written
    folder = os.environ.get("TMPDIR", "/tmp")
    return CompileError(
        message(
            "the library cannot be written into a temporary folder",
            need="a folder with some MB of room",
            have=f"{folder}: {why}",
            do="make room, or name another folder: TMPDIR=…",
        )
    )
