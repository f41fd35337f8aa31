"""Rules for NVIDIA GPUs, in order of preference: the first that matches and is legal takes the function."""

from tk.schedule import frames

frames.install()  # before TVM parses the first script of these

from tk.schedules.cuda import (  # noqa: E402
    attention,
    columns,
    depthwise,
    dlight,
    elementwise,
    fallback,
    matmul_dynamic,
    matmul_mma,
    matmul_sm90,
    matmul_thin,
    reductions,
    rows,
    staged,
    transpose,
    windows,
)

RULES = (
    attention.RULE,
    matmul_thin.RULE,
    matmul_dynamic.RULE,
    matmul_sm90.RULE,
    matmul_mma.RULE,
    dlight.MATMUL,
    dlight.GEMV,
    depthwise.RULE,
    windows.RULE,
    reductions.RULE,
    staged.RULE,
    rows.RULE,
    columns.RULE,
    dlight.GENERAL_REDUCTION,
    transpose.RULE,
    elementwise.RULE,
    fallback.RULE,
)
