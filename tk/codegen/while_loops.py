"""While loops in the virtual machine's code: jumps around calls of a condition and a body (tk/lowering/while_loops.py).

    loop:  c = condition(carried, given);  if not read(c[0]): jump to done
           t = body(carried, given);  carried = t[0], t[1], …;  jump to loop
    done:  return result(carried, given)

The registers of what is carried are written over in each step, so memory that a step gave is free again when the next one has
ended, and no step takes a frame of the host's stack. What decides is read on the host: of a GPU one byte is copied a step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.lowering.while_loops import LoopFunctions, loops_in

if TYPE_CHECKING:
    import tvm
    from tvm import relax

__all__ = ["virtual_machine_code"]

READ = "vm.builtin.read_if_cond"


def virtual_machine_code(mod: tvm.IRModule, target: tvm.target.Target, tir_pipeline: str) -> relax.VMExecutable:
    """What `relax.build` makes of a lowered module, with the loops that it declares."""
    from tvm import relax
    from tvm.relax import vm_build

    loops = loops_in(mod)
    if not loops:
        return relax.build(mod, target, relax_pipeline=None, tir_pipeline=tir_pipeline)
    builder = relax.ExecBuilder()
    attrs = dict(mod.attrs or {})
    lowered = vm_build._vmcodegen(builder, mod)
    for name, functions in loops.items():
        _emit(builder, name, functions)
    return vm_build._vmlink(
        builder,
        target,
        vm_build._filter_tir(lowered),
        tir_pipeline,
        ext_libs=list(attrs.get("external_mods", [])),
        params=dict(attrs.get("const_name_to_constant", {})),
    )


def _emit(builder: Any, name: str, functions: LoopFunctions) -> None:
    """Adds the loop called `name`. Registers: what it takes, in order, then what a call gives, then what decides."""
    taken = [builder.r(i) for i in range(functions.carried + functions.given)]
    carried = taken[: functions.carried]
    given, decides = (builder.r(len(taken) + i) for i in range(2))
    step = len(carried) + 2  # the body's call, what it carries, and the jump back
    with builder.function(name, len(taken), [f"value_{i}" for i in range(len(taken))]):
        builder.emit_call(functions.condition, taken, dst=given)
        builder.emit_call("vm.builtin.tuple_getitem", [given, builder.imm(0)], dst=decides)
        builder.emit_call(READ, [decides], dst=decides)
        builder.emit_if(decides, step + 1)
        builder.emit_call(functions.body, taken, dst=given)
        for i, register in enumerate(carried):
            builder.emit_call("vm.builtin.tuple_getitem", [given, builder.imm(i)], dst=register)
        builder.emit_goto(-(step + 3))
        builder.emit_call(functions.result, taken, dst=given)
        builder.emit_ret(given)
