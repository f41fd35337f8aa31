"""Puts the offset of a tensor in its storage into the tensor's address, since kernels take no tensor with an offset beside it.

    t = alloc_tensor(storage, 512, [2, 4], float32)      →      u = alloc_tensor(storage, 512, [2, 4], float32)
                                                                t = ensure_zero_offset(u)

On CPUs and CUDA devices, where addresses can be added to, TVM's function copies nothing.
"""

from __future__ import annotations

import tvm
from tvm import relax

__all__ = ["FoldOffsets"]


def FoldOffsets() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites `relax.memory.alloc_tensor` with an offset, in every function that is no kernel. It comes behind
    RewriteCUDAGraph, which would take the call for a kernel."""

    @tvm.transform.module_pass(opt_level=0, name="FoldOffsets")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        moved = mod.clone()
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function):
                blocks = [
                    relax.BindingBlock([each for binding in block.bindings for each in _moved(binding)])
                    for block in func.body.blocks
                ]
                body = relax.SeqExpr(blocks, func.body.body)
                moved[var] = relax.Function(func.params, body, func.ret_ty, func.is_pure, func.attrs)
        return moved

    return rewrite


def _moved(binding: relax.VarBinding) -> list[relax.VarBinding]:
    """`binding`, or what takes its place."""
    call = binding.value
    allocates = getattr(getattr(call, "op", None), "name", "") == "relax.memory.alloc_tensor"
    if not allocates or not int(getattr(call.args[1], "value", call.args[1])):
        return [binding]
    at_offset = relax.Var("placed", binding.var.ty)
    zero = relax.Call(relax.ExternFunc("vm.builtin.ensure_zero_offset"), [at_offset], ty_args=[binding.var.ty])
    return [relax.VarBinding(at_offset, call), relax.VarBinding(binding.var, zero)]
