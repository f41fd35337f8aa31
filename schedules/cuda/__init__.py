"""Rules for NVIDIA GPUs, in order of preference: the first that matches and is legal takes the function."""

from tk.schedules.cuda import dlight, fallback, matmul_mma

RULES = (
    matmul_mma.RULE,
    dlight.MATMUL,
    dlight.GEMV,
    dlight.REDUCTION,
    dlight.GENERAL_REDUCTION,
    dlight.TRANSPOSE,
    fallback.RULE,
)
