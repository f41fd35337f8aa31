"""Rules for AMD GPUs, in order of preference: the first that matches and is legal takes the function."""

from dataclasses import replace

from tk.schedule.rule import Rule, RuleModule, rules_of
from tk.schedules.cuda import cooperative, dlight, fallback
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.elementwise import transpose
from tk.schedules.cuda.fourier import complex_rule as fourier_complex
from tk.schedules.cuda.fourier import rule as fourier
from tk.schedules.cuda.reduction import broadcast, multi_kernel, row, standalone, strided
from tk.schedules.cuda.sort_scan import compact, histogram, scan, scatter, search, sort, suppress
from tk.schedules.cuda.window import rule as window
from tk.schedules.rocm.attention import rule as attention_mfma
from tk.schedules.rocm.conv import rule as conv_mfma
from tk.schedules.rocm.matmul import rule as matmul_mfma
from tk.schedules.sort_scan_cases import LONG_SORTS


def _shared(*modules: RuleModule | Rule) -> tuple[Rule, ...]:
    """CUDA's rules of `modules` under AMD's names.

    Kernels of memory are planned and written as on CUDA: what their code calls by CUDA's names, the lowering for AMD has of its
    own (tk/rocm/lowering.py). Rows and columns are combined by shuffles of a wave's 32 or 64 lanes, the rest within 32; warps
    of 32 vote in the kernels of long sorts, whose cases are left out.
    """
    return tuple(
        replace(
            rule,
            name=f"rocm.{rule.name.partition('.')[2]}",
            cases=tuple(case for case in rule.cases if case not in LONG_SORTS),
        )
        for rule in rules_of(*modules)
    )


RULES = (
    *_shared(fourier, fourier_complex),  # of functions that are matmuls with tables too
    *rules_of(attention_mfma, matmul_mfma, conv_mfma),
    *_shared(scan, sort, scatter, compact, suppress, histogram, search, dlight.MATMUL, dlight.GEMV, window),
    *_shared(standalone, multi_kernel, row, strided, broadcast.COLUMNS, broadcast.ROWS, dlight.GENERAL_REDUCTION),
    *_shared(transpose, elementwise, cooperative, fallback),
)
