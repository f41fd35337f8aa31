"""A device function in terms of what LLVM can select for an AMD GPU, the rest as calls of tk's own device library.

    tvm_storage_sync("shared")          →   tk_barrier(): TVM's is a bare s_barrier, for which LLVM does not wait until what was
                                            written to LDS is there, a race on gfx90a and later
    tvm_warp_shuffle_*(…, width, …)     →   tk_shuffle_*: ds_bpermute, within groups of `width` lanes of a wave of 32 or 64
    tanh(x), sin(x), fmodf(x, y) …      →   tk_tanh_f32(x), tk_tanh_f64(x) …; float16 and bfloat16 by way of float32; vectors
                                            lane by lane
    cuda_func_call("tk_exp2", …)        →   tk_exp2(…): the library has a function of the same name for each such helper
    a fence of exact_maxima             →   tk_rounded_f32(x) …: LLVM's own ends the process where a value is the same for
                                            all lanes, which is computed in a vector register and fenced in a scalar one

What neither LLVM nor the library has is refused by its name here: LLVM ends the process on what it cannot select.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from tk.errors import CompileError, message
from tk.lowering.exact_maxima import FENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    import tvm
    from tvm.ir import Call, Expr, TensorLoad
    from tvm.tirx import AttrStmt, Buffer, BufferStore, DeclBuffer, PrimFunc, SeqStmt, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["EXTERNS", "FUNCTIONS", "HELPERS", "IN_DOUBLE", "lower_for_amd", "noting_threads"]

FUNCTIONS = {
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "erf", "fmod", "log1p", "pow", "sin", "sinh",
    "tan", "tanh",
}  # fmt: skip
"""Intrinsics of TVM that the library computes, in float32 and float64."""
IN_DOUBLE = {"exp", "exp10", "exp2", "log", "log10", "log2", "sigmoid"}
"""Intrinsics that LLVM expands in float32, and the library computes in float64."""
_BY_NAME = {*FUNCTIONS, "erfc", "expm1", "hypot", "lgamma", "nextafter"}
EXTERNS = {name: name for name in _BY_NAME} | {f"{name}f": name for name in _BY_NAME}
"""Functions of the C library, as importers call them by name, which the library computes."""
HELPERS = {
    "tk_exp2", "tk_high_bfloat16", "tk_high_float16", "tk_low_bfloat16", "tk_low_float16", "tk_max_nan", "tk_min_nan",
    "tk_pair_high", "tk_pair_low", "tk_reciprocal", "tk_stays_greatest", "tk_stays_least", "tk_warp_maximum",
}  # fmt: skip
"""Helpers that schedules bring along as CUDA C++, of which the library has its own."""

_threads: ContextVar[dict[str, int] | None] = ContextVar("threads", default=None)
_refusals: ContextVar[list[CompileError] | None] = ContextVar("refusals", default=None)


@contextmanager
def noting_threads() -> Iterator[dict[str, int]]:
    """Within it, `lower_for_amd` notes each kernel's threads a block, where they are constant, in the dict that it gives. What
    it refuses leaves as a CompileError, of which TVM's passes would make a RuntimeError."""
    noted: dict[str, int] = {}
    refused: list[CompileError] = []
    tokens = _threads.set(noted), _refusals.set(refused)
    try:
        yield noted
    except RuntimeError as error:
        if refused:
            raise refused[0] from error
        raise
    finally:
        _threads.reset(tokens[0])
        _refusals.reset(tokens[1])


def lower_for_amd(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of device functions that are lowered up to TVM's intrinsics. Raises CompileError for what cannot be had."""
    import tvm
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        _note_threads(func)
        missing: set[str] = set()

        body = _without_views(func.body, missing)
        rules = [(Call, _lowering(missing)), ((tirx.EQ, tirx.NE), _of_bools)]
        updated[var] = func.with_body(tvm_ffi.structural_mutate(body, rules))
        if missing:
            error = CompileError(
                message(
                    f"{var.name_hint} cannot be compiled for AMD GPUs",
                    need="functions that LLVM or tk's device library has",
                    have=", ".join(sorted(missing)),
                    do="compile for the CPU, or use operators without it",
                )
            )
            if (refusals := _refusals.get()) is not None:
                refusals.append(error)
            raise error
    return updated


def _without_views(body: SeqStmt, missing: set[str]) -> SeqStmt:
    """`body` with every access through a view of LDS or of registers as one to what it is a view of: of a view TVM's code
    generator casts the pointer to one of global memory."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import TensorLoad

    views: dict[int, Buffer] = {}  # what each is a view of

    def declared(node: DeclBuffer) -> None:
        view, data = node.buffer, node.data
        if str(view.scope()) in ("", "global") or getattr(getattr(data, "op", None), "name", "") != "tirx.buffer_data":
            return
        owner = views.get(hash(data.args[0]), data.args[0])
        start = view.elem_offset
        same = str(owner.dtype) == str(view.dtype) and len(view.shape) == len(owner.shape) == 1
        if not same or not isinstance(start, tirx.IntImm) or int(start) != 0:
            missing.add(f"{view.name} of {view.dtype}, a view of {owner.name} of {owner.dtype}")
        views[hash(view)] = owner

    tvm_ffi.structural_walk(body, [(tirx.DeclBuffer, declared)], order="pre")
    if not views:
        return body

    def stored(node: BufferStore, mutator: StructuralMutator) -> BufferStore:
        node = mutator.default_mutate(node)
        owner = views.get(hash(node.buffer))
        return node if owner is None else tirx.BufferStore(owner, node.value, list(node.indices))

    def loaded(node: TensorLoad, mutator: StructuralMutator) -> TensorLoad:
        node = mutator.default_mutate(node)
        owner = views.get(hash(node.source))
        return node if owner is None else tirx.BufferLoad(owner, list(node.indices))

    def dropped(node: DeclBuffer, mutator: StructuralMutator) -> Stmt:
        return tirx.Evaluate(0) if hash(node.buffer) in views else mutator.default_mutate(node)

    return tvm_ffi.structural_mutate(body, [(tirx.BufferStore, stored), (TensorLoad, loaded), (tirx.DeclBuffer, dropped)])


def _note_threads(func: PrimFunc) -> None:
    import tvm_ffi
    from tvm import tirx

    noted, extents = _threads.get(), dict[str, Any]()
    if noted is None or func.attrs is None or "global_symbol" not in func.attrs:
        return

    def launch(node: AttrStmt) -> None:
        if node.attr_key == "thread_extent" and str(node.node.thread_tag).startswith("threadIdx."):
            extents[str(node.node.thread_tag)] = node.value

    tvm_ffi.structural_walk(func.body, [(tirx.AttrStmt, launch)], order="post")
    if all(isinstance(extent, tirx.IntImm) for extent in extents.values()):
        noted[str(func.attrs["global_symbol"])] = math.prod(int(extent) for extent in extents.values())


def _of_bools(node: Expr, mutator: StructuralMutator) -> Expr:
    """A comparison of conditions as one of integers: TVM takes bool for a floating dtype there."""
    from tvm import tirx

    node = mutator.default_mutate(node)
    if str(node.a.ty.dtype).split("x")[0] != "bool":
        return node
    whole = str(node.a.ty.dtype).replace("bool", "int32", 1)
    return type(node)(tirx.Cast(whole, node.a), tirx.Cast(whole, node.b))


def _lowering(missing: set[str]) -> Callable[[Any, Any], Any]:
    return lambda call, mutator: _lowered(mutator.default_mutate(call), missing)


def _lowered(call: Call, missing: set[str]) -> Expr:
    from tvm import tirx

    name = getattr(call.op, "name", "").rpartition("tirx.")[2].rpartition("prim.")[2]
    if name == "tvm_storage_sync":
        return tirx.call_extern("void", "tk_barrier") if str(call.args[0].value).startswith("shared") else call
    if name.startswith("tvm_warp_shuffle"):
        return _shuffle(name.removeprefix("tvm_warp_"), call)
    if name == "tvm_warp_activemask":
        return tirx.const(0xFFFFFFFF, "uint32")
    if name in ("call_extern", "call_pure_extern"):
        return _extern(call, str(call.args[0].value), call.args[1:], missing)
    if name == "cuda.func_call":
        return _helper(call, missing)
    if name == "cuda.atomic_add":
        return _atomic(call, "add", _suffix(call.args[1]), *call.args)
    if name == "cuda.atomic_cas":
        kind = "i64" if _bits(call) == 64 else "i32"
        same = [call.args[0], *(_as(kind, arg) for arg in call.args[1:])]
        return tirx.reinterpret(str(call.ty.dtype), tirx.call_extern(_INTS[kind], f"tk_atomic_swap_{kind}", *same))
    if name.startswith("ptx.red"):
        return _reduction(call, name, missing)
    if name.startswith(("cuda.", "ptx.", "ptx_", "mma_", "nvshmem")):
        missing.add(name)
        return call
    return _intrinsic(call, name, missing)


def _intrinsic(call: Call, name: str, missing: set[str]) -> Expr:
    from tvm import tirx

    if name == "prim.pow" or name == "pow":
        name = "pow"
    if name in FUNCTIONS:
        return _from_library(call, name, call.args, missing)
    if name == FENCE.removeprefix("tirx."):
        return _by_lane(call, lambda dtype, x: tirx.call_pure_extern(dtype, f"tk_rounded_f{dtype.removeprefix('float')}", x))
    if name in IN_DOUBLE and str(call.ty.dtype).startswith("float64"):
        return _from_library(call, name, call.args, missing)
    if name in IN_DOUBLE and str(call.ty.dtype).startswith(("float16", "bfloat16")):
        return _wider(call, lambda arg: _same_intrinsic(call, [arg]))
    if name in ("popcount", "clz"):
        missing.add(name)
    return call


def _same_intrinsic(call: Call, args: list[Any]) -> Any:
    from tvm import tirx

    return tirx.call_intrin(str(args[0].ty.dtype), call.op.name, *args)


def _wider(call: Call, compute: Callable[..., object]) -> Any:
    """What `compute` gives of the arguments in float32, narrowed again."""
    from tvm import tirx

    dtype = str(call.ty.dtype)
    single = dtype.replace(dtype.split("x")[0], "float32", 1)
    return tirx.Cast(dtype, compute(*(tirx.Cast(single, arg) for arg in call.args)))


def _from_library(call: Call, name: str, args: Sequence[Expr], missing: set[str]) -> Expr:
    """`tk_<name>_f32` or `tk_<name>_f64` of the arguments, lane by lane."""
    from tvm import tirx

    scalar = str(call.ty.dtype).split("x")[0]
    if scalar not in ("float64", "float32", "float16", "bfloat16"):
        missing.add(f"{name} of {scalar}")
        return call

    own = scalar if scalar == "float64" else "float32"

    def one(_: str, *values: Expr) -> Expr:
        wide = [value if scalar == own else tirx.Cast(own, value) for value in values]
        made = tirx.call_pure_extern(own, f"tk_{name}_f{own.removeprefix('float')}", *wide)
        return made if scalar == own else tirx.Cast(scalar, made)

    return _by_lane(call, one, args)


def _by_lane(call: Call, one: Callable[..., Any], args: Sequence[Expr] | None = None) -> Any:
    """What `one` gives of the dtype of a lane and each lane of `args`, or of the call's own."""
    import tvm
    from tvm import tirx

    dtype, args = str(call.ty.dtype), list(call.args if args is None else args)
    scalar, lanes = dtype.split("x")[0], tvm.DataType(dtype).lanes
    if lanes == 1:
        return one(scalar, *args)
    variables = [tirx.Var(f"lanes{i}", arg.ty) for i, arg in enumerate(args)]
    parts = [one(scalar, *(tirx.Shuffle([var], [tirx.const(lane, "int32")]) for var in variables)) for lane in range(lanes)]
    whole: Any = tirx.Shuffle(parts, [tirx.const(lane, "int32") for lane in range(lanes)])
    for var, arg in reversed(list(zip(variables, args, strict=True))):
        whole = tirx.Let(var, arg, whole)
    return whole


def _extern(call: Call, function: str, args: list[Expr], missing: set[str]) -> Expr:
    from tvm import tirx

    if function.startswith(("tk_", "llvm.")):
        return call
    if function in ("fma", "fmaf"):
        return tirx.call_llvm_pure_intrin(str(call.ty.dtype), "llvm.fma", *args)
    if function in ("copysign", "copysignf"):
        return tirx.call_llvm_pure_intrin(str(call.ty.dtype), "llvm.copysign", *args)
    if function == "__float2int_rn":
        return tirx.Cast("int32", tirx.nearbyint(args[0]))
    if function in EXTERNS:
        return _from_library(call, EXTERNS[function], args, missing)
    missing.add(f"{function}()")
    return call


def _helper(call: Call, missing: set[str]) -> Expr:
    """A call of a helper that brings its CUDA source along: its name is the first argument, its source the last."""
    from tvm import tirx
    from tvm.ir import StringImm

    texts = [str(arg.value) for arg in call.args if isinstance(arg, StringImm)]
    function, args = texts[0], [arg for arg in call.args if not isinstance(arg, StringImm)]
    if function not in HELPERS:
        missing.add(f"{function}()")
        return call
    if function.startswith("tk_stays"):
        function += f"_{len(args)}" + (f"_{args[2].ty.dtype}" if len(args) == 4 else "")
    return tirx.call_pure_extern(str(call.ty.dtype), function, *args)


_INTS = {"i32": "int32", "i64": "int64"}


def _bits(value: TensorLoad) -> int:
    import tvm

    return int(tvm.DataType(str(value.ty.dtype)).bits)


def _as(kind: str, value: TensorLoad) -> Expr:
    from tvm import tirx

    return value if str(value.ty.dtype) == _INTS[kind] else tirx.reinterpret(_INTS[kind], value)


def _shuffle(name: str, call: Call) -> Expr:
    """A shuffle of what any 8 to 64 bits are, as integers of 32 or 64."""
    from tvm import tirx

    _mask, value, lane, width, _warp = call.args
    dtype, bits = str(value.ty.dtype), _bits(value)
    kind = "i64" if bits == 64 else "i32"
    if bits in (32, 64):
        moved = _as(kind, value)
    elif dtype == "bool":
        moved = tirx.Cast("int32", value)
    else:
        moved = tirx.Cast("int32", value if dtype == f"uint{bits}" else tirx.reinterpret(f"uint{bits}", value))
    got = tirx.call_extern(_INTS[kind], f"tk_{name}_{kind}", moved, tirx.Cast("int32", lane), tirx.Cast("int32", width))
    if bits in (32, 64):
        return got if dtype == _INTS[kind] else tirx.reinterpret(dtype, got)
    if dtype == "bool":
        return tirx.Cast("bool", got)
    narrow = tirx.Cast(f"uint{bits}", got)
    return narrow if dtype == f"uint{bits}" else tirx.reinterpret(dtype, narrow)


def _suffix(value: TensorLoad) -> str:
    dtype = str(value.ty.dtype)
    return {"float": "f", "int": "i", "uint": "u"}[dtype.rstrip("0123456789")] + str(_bits(value))


def _atomic(call: Call, what: str, suffix: str, to: Expr, value: TensorLoad) -> Expr:
    from tvm import tirx

    if what == "add" and suffix.startswith("u"):
        suffix = suffix.replace("u", "i")
        value = tirx.reinterpret(_INTS[suffix], value)
    return tirx.call_extern("void", f"tk_atomic_{what}_{suffix}", to, value)


def _reduction(call: Call, name: str, missing: set[str]) -> Expr:
    """PTX's red, which says its operation and type, such as min and s32, behind its operands."""
    from tvm import tirx
    from tvm.ir import StringImm

    said = [str(arg.value) for arg in call.args if isinstance(arg, StringImm)]
    what = next((each for each in said if each in ("add", "min", "max")), "")
    kind = next((each for each in said if each in ("s32", "u32", "s64", "u64", "f32", "f64")), "")
    if not what or not kind:
        missing.add(name)
        return call
    suffix = kind.replace("s", "i")
    to, value = call.args[0], call.args[1]
    dtype = {"i": "int", "u": "uint", "f": "float"}[suffix[0]] + suffix[1:]
    return _atomic(call, what, suffix, to, value if str(value.ty.dtype) == dtype else tirx.reinterpret(dtype, value))
