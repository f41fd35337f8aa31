"""Rules for NVIDIA GPUs, in order of preference: the first that matches and is legal takes the function."""

from tk.schedules.cuda import dlight, elementwise, fallback, matmul_mma, matmul_sm90, matmul_thin, rows

RULES = (
    matmul_thin.RULE,
    matmul_sm90.RULE,
    matmul_mma.RULE,
    dlight.MATMUL,
    dlight.GEMV,
    rows.RULE,
    dlight.REDUCTION,
    dlight.GENERAL_REDUCTION,
    dlight.TRANSPOSE,
    elementwise.RULE,
    fallback.RULE,
)
