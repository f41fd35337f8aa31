"""Rules for NVIDIA GPUs, in order of preference: the first that matches and is legal takes the function."""

from tk.schedules.cuda import dlight, fallback

RULES = (
    dlight.MATMUL,
    dlight.GEMV,
    dlight.REDUCTION,
    dlight.GENERAL_REDUCTION,
    dlight.TRANSPOSE,
    fallback.RULE,
)
