"""Operators of tk's own in TIR, made known to TVM once in a process: functions are lowered side by side in threads."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from tvm.ir import Call, Expr, _ffi_api, register_op_attr
from tvm.tirx import register_intrin_lowering

__all__ = ["define_intrinsic"]

PURE = 1  # tirx.CallEffectKind
_LOCK = Lock()
_DEFINED: set[str] = set()


def define_intrinsic(name: str, description: str, lower: Callable[[Call], Expr] | None = None, vectors: bool = False) -> None:
    """Make `name`, which begins with "tirx.", an operator without effects, if it is none yet: `lower` computes a call of it on
    a CPU, and with `vectors` TVM makes one call of those of a vector's lanes, as with exp."""
    with _LOCK:
        if name in _DEFINED:
            return
        _ffi_api.RegisterOp(name, description)
        if vectors:
            register_op_attr(name, "TVectorizable", True)
        register_op_attr(name, "TCallEffectKind", PURE)
        register_op_attr(name, "TScriptPrinterName", name.removeprefix("tirx."))  # else TVM warns when it prints one
        if lower is not None:
            register_intrin_lowering(name, "llvm", f=lower, level=99)
        _DEFINED.add(name)
