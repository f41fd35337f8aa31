"""Rules for NVIDIA GPUs, in order of preference: the first that matches and is legal takes the function."""

from tk.lowering import tvmscript
from tk.schedule.rule import rules_of

tvmscript.install()  # before TVM parses the first script of these

from tk.schedules.cuda import cooperative, dlight, fallback  # noqa: E402
from tk.schedules.cuda.attention import rule as attention  # noqa: E402
from tk.schedules.cuda.attention.decode import rule as attention_decode  # noqa: E402
from tk.schedules.cuda.attention.latent import rule as attention_latent  # noqa: E402
from tk.schedules.cuda.attention.latent.sm90 import rule as attention_latent_sm90  # noqa: E402
from tk.schedules.cuda.attention.mma import rule as attention_mma  # noqa: E402
from tk.schedules.cuda.codegen import fast_math  # noqa: E402
from tk.schedules.cuda.conv import dynamic as conv_dynamic  # noqa: E402
from tk.schedules.cuda.conv import rule as conv  # noqa: E402
from tk.schedules.cuda.conv.f32 import rule as conv_f32  # noqa: E402
from tk.schedules.cuda.elementwise import rule as elementwise  # noqa: E402
from tk.schedules.cuda.elementwise import transpose  # noqa: E402
from tk.schedules.cuda.fourier import complex_rule as fourier_complex  # noqa: E402
from tk.schedules.cuda.fourier import rule as fourier  # noqa: E402
from tk.schedules.cuda.matmul import dynamic  # noqa: E402
from tk.schedules.cuda.matmul.mma import rule as mma  # noqa: E402
from tk.schedules.cuda.matmul.skinny import rule as skinny  # noqa: E402
from tk.schedules.cuda.matmul.sm90 import rule as sm90  # noqa: E402
from tk.schedules.cuda.matmul.sm90_f32 import rule as sm90_f32  # noqa: E402
from tk.schedules.cuda.matrices import panel as matrix_panel  # noqa: E402
from tk.schedules.cuda.reduction import broadcast, multi_kernel, row, standalone, strided  # noqa: E402
from tk.schedules.cuda.sort_scan import compact, histogram, scan, scatter, search, sort, suppress  # noqa: E402
from tk.schedules.cuda.window import depthwise  # noqa: E402
from tk.schedules.cuda.window import rule as window  # noqa: E402

fast_math.install_log1p()

RULES = rules_of(  # a line a family
    scan, sort, scatter, compact, suppress, histogram, search,
    matrix_panel,
    fourier, fourier_complex,
    attention_decode, attention_latent_sm90, attention_latent, attention, attention_mma,
    skinny, dynamic, sm90, sm90_f32, conv_dynamic, conv, conv_f32, mma, dlight.MATMUL,
    depthwise, window,
    standalone, multi_kernel, row, strided, dlight.GEMV, broadcast.COLUMNS, broadcast.ROWS, dlight.GENERAL_REDUCTION,
    transpose, elementwise,
    cooperative, fallback,
)  # fmt: skip
