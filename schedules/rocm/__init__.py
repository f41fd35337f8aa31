"""Rules for AMD GPUs, in order of preference: the first that matches and is legal takes the function."""

from dataclasses import replace

from tk.schedules.cuda import dlight, fallback
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.elementwise import transpose
from tk.schedules.cuda.reduction import multi_kernel
from tk.schedules.cuda.reduction import row as rows
from tk.schedules.cuda.reduction import standalone as reductions
from tk.schedules.cuda.reduction import strided as columns
from tk.schedules.cuda.window import rule as windows

# Kernels of memory are planned and written as on CUDA: what their code calls by CUDA's names, the lowering for AMD has of its
# own (tk/rocm/lowering.py), and joins go by shuffles within 32 lanes, which are half a wave here.
RULES = tuple(
    replace(rule, name=f"rocm.{rule.name.partition('.')[2]}")
    for rule in (
        dlight.MATMUL,
        dlight.GEMV,
        windows.RULE,
        reductions.RULE,
        multi_kernel.RULE,
        rows.RULE,
        columns.RULE,
        dlight.GENERAL_REDUCTION,
        transpose.RULE,
        elementwise.RULE,
        fallback.RULE,
    )
)
