"""Our headers for generated kernels: the code is that of CUDA's headers, and what ours lack is compiled with those."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tk.codegen import nvcc
from tk.codegen.nvcc import HEADERS, assemble, find_nvcc, find_nvrtc, needs_no_others
from tk.errors import CompileError

needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")
needs_nvcc = pytest.mark.skipif(find_nvcc() is None, reason="no nvcc")

UNARY = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "nearbyint",
    "rint",
    "round",
    "rsqrt",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
]
BINARY = ["atan2", "copysign", "fmax", "fmin", "fmod", "hypot", "pow", "remainder", "nextafter"]
INTEGERS = ("int", "unsigned int", "long", "unsigned long", "long long", "unsigned long long")
MIXED = [("int", "unsigned int"), ("long", "unsigned long"), ("long long", "unsigned long long"), ("float", "double")]
SHUFFLED = (*INTEGERS, "float", "double")
INTRINSICS = [
    "__expf",
    "__exp10f",
    "__logf",
    "__log2f",
    "__log10f",
    "__sinf",
    "__cosf",
    "__saturatef",
    "__frcp_rn",
    "__fsqrt_rn",
    "__frsqrt_rn",
]
ROUNDED = [f"__float2{to}_{way}" for to, way in product(("int", "uint", "ll", "ull"), ("rn", "rz", "rd", "ru"))]
VECTORS = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "longlong", "ulonglong", "float", "double"]


def kernel(number: int, parameters: str, body: str) -> str:
    return f'extern "C" __global__ void k{number}({parameters}) {{ int i = threadIdx.x + blockDim.x * blockIdx.x; {body} }}\n'


def of_numbers() -> list[tuple[str, str]]:
    """(parameters, body) of a kernel a function of numbers."""
    floats = [f"{name}f(a[i])" for name in UNARY] + [f"{name}f(a[i], b[i])" for name in BINARY]
    floats += [f"{name}(a[i])" for name in (*UNARY, "abs", *INTRINSICS)] + [f"{name}(a[i], b[i])" for name in BINARY]
    floats += ["fmaf(a[i], b[i], a[i])", "ldexpf(a[i], i)", "__powf(a[i], b[i])", "__fdividef(a[i], b[i])", "INFINITY - a[i]"]
    floats += ["__fmaf_rn(a[i], b[i], 1.f)", "__fdiv_rn(a[i], b[i])", "__fadd_rn(a[i], b[i])", "__fmul_rn(a[i], b[i])"]
    floats += ["__int_as_float(i)", "(float)__float_as_int(a[i])", "CUDART_INF_F - a[i]", "(float)(size_t)CUDART_NAN_F"]
    found = [("float* a, float* b", f"a[i] = {text};") for text in floats]
    doubles = [f"{name}(a[i])" for name in (*UNARY, "abs")] + [f"{name}(a[i], b[i])" for name in BINARY]
    doubles += ["fma(a[i], b[i], a[i])", "ldexp(a[i], i)", "__fma_rn(a[i], b[i], a[i])", "__longlong_as_double(i)"]
    found += [("double* a, double* b", f"a[i] = {text};") for text in doubles]
    found += [("float* a, long long* b", f"b[i] = (long long){name}(a[i]);") for name in ROUNDED]
    pairs = [*((each, each) for each in SHUFFLED), *MIXED, *((b, a) for a, b in MIXED)]
    found += [(f"{a}* a, {b}* b, double* c", f"c[i] = (double){f}(a[i], b[i]);") for f in ("min", "max") for a, b in pairs]
    found += [(f"{each}* a", "a[i] = abs(a[i]);") for each in ("int", "long", "long long")]
    return found


def of_warps() -> list[tuple[str, str]]:
    """(parameters, body) of a kernel a function of warps, bits and vectors."""
    shuffles = [f"__shfl_{how}sync(0xffffffff, a[i], {by}, 16)" for how, by in
                (("", "i & 15"), ("up_", "3"), ("down_", "5"), ("xor_", "1"))]  # fmt: skip
    found = [(f"{each}* a", f"a[i] = {text};") for each in SHUFFLED for text in shuffles]
    votes = [f"__{name}_sync(0xffffffff, a[i])" for name in ("ballot", "any", "all", "reduce_max", "reduce_min", "reduce_add")]
    bits = ["__popc(a[i])", "__clz(a[i])", "__ffs(a[i])", "(int)__brev(a[i])", "(int)__byte_perm(a[i], i, 0x5410)",
            "__mulhi(a[i], i)", "(int)__activemask()", "__syncthreads_or(a[i])", "(int)__cvta_generic_to_shared(a)",
            "__popcll(a[i])", "__clzll(a[i])"]  # fmt: skip
    found += [("int* a", f"__syncthreads(); a[i] = {text}; __syncwarp(); __threadfence();") for text in (*votes, *bits)]
    found += [("unsigned* a", f"a[i] = __reduce_{name}_sync(0xffffffff, a[i]);") for name in ("max", "min", "add")]
    for each in VECTORS:
        part = f"make_{each}4(1, a[i].x, (({each}3*)a)[i].z, (({each}2*)a)[i].y)"
        found.append((f"{each}4* a", f"a[i] = {part}; a[i + 9].w = sizeof({each}1) + alignof({each}4) + alignof({each}2);"))
    return found


def of_halves() -> list[tuple[str, str]]:
    """(parameters, body) of a kernel an operation on 16-bit floats."""
    found = []
    for half, pair, to in (("half", "half2", "__float2half_rn"), ("nv_bfloat16", "nv_bfloat162", "__float2bfloat16_rn")):
        compared = [f"(float)(a[i] {op} b[i])" for op in ("<", ">", "<=", ">=", "==", "!=")]
        named = [f"(float)__h{name}(a[i], b[i])" for name in ("eq", "gt", "lt", "ge", "le", "add", "sub", "mul", "neu")]
        texts = [f"{half}({text})" for text in (*compared, *named, "(float)a[i] + 1.f")]
        texts += [f"a[i] {op} b[i]" for op in "+-*"] + ["-a[i]", f"{to}(((float)b[i]) * 2.f)"]
        found += [(f"{half}* a, {half}* b", f"a[i] = {text};") for text in texts]
        found.append((f"{pair}* a, {pair}* b", f"{pair} t = a[i]; b[i] = t; b[i + 1] = {pair}(t.y, b[i + 1].x);"))
    return [*found, ("half* a, double* b", "a[i] = half(b[i]);")]


def text(kernels: list[tuple[str, str]]) -> str:
    includes = ("cstdint", "cuda.h", "math_constants.h", "cuda_fp16.h", "cuda_bf16.h")
    return "".join(f"#include <{name}>\n" for name in includes) + "".join(kernel(n, *each) for n, each in enumerate(kernels))


@pytest.mark.sampled(3)
@needs_nvcc
@pytest.mark.parametrize(
    ("kernels", "arch"), [(of_numbers, "sm_90a"), (of_warps, "sm_80"), (of_halves, "sm_80"), (of_halves, "sm_90a")]
)
def test_the_code_is_that_of_cudas_headers(kernels, arch):
    source, found = text(kernels()), find_nvcc()
    ours, log = nvcc._with_nvcc(found, source, arch, [HEADERS])
    assert ours is not None, log
    assert ours == nvcc._with_nvcc(found, source, arch, [])[0]


@pytest.fixture
def compiled(monkeypatch) -> list[str]:
    """With whose headers each text is compiled."""
    found: list[str] = []
    for name in ("_with_nvcc", "_with_nvrtc"):
        real = getattr(nvcc, name)

        def record(*given, real=real):
            found.append("ours" if given[-1] == [HEADERS] else "CUDA's")
            return real(*given)

        monkeypatch.setattr(nvcc, name, record)
    return found


WHOLE = 'extern "C" __global__ void k(float* a) {{ {body} }}'


@pytest.mark.sampled(3)
@needs_assembler
@pytest.mark.parametrize(
    ("source", "arch", "whose"),
    [
        (WHOLE.format(body="a[0] = expf(a[1]);"), "sm_90a", ["ours"]),
        (WHOLE.format(body="a[0] = normcdff(a[1]);"), "sm_90a", ["ours", "CUDA's"]),
        ("#include <mma.h>\n" + WHOLE.format(body="a[0] = 1;"), "sm_90a", ["CUDA's"]),
        (WHOLE.format(body="a[0] = 1;"), "sm_75", ["CUDA's"]),
        (
            "#include <cuda_fp16.h>\n" + WHOLE.format(body="a[0] = (float)(half(a[1]) / half(a[2]));"),
            "sm_90a",
            ["ours", "CUDA's"],
        ),
        ("#include <cuda_fp16.h>\n" + WHOLE.format(body="a[0] = (int)half(a[1]);"), "sm_90a", ["ours", "CUDA's"]),
    ],
)
def test_what_ours_lack_is_compiled_with_cudas(source, arch, whose, compiled):
    assert assemble(source, arch)[0]
    assert compiled == whose


@needs_assembler
def test_what_the_hardware_lacks_is_refused_once(compiled):
    with pytest.raises(CompileError, match="shared"):
        assemble(WHOLE.format(body="__shared__ float s[99999]; s[threadIdx.x] = a[0]; __syncthreads(); a[0] = s[3];"), "sm_90a")
    assert compiled == ["ours"]


def test_other_headers_are_seen():
    assert needs_no_others("#include <cuda_fp16.h>\n  #  include <cuda/std/cstdint>\n", "sm_100a")
    assert not needs_no_others("#include <cuda_fp8.h>\n", "sm_90a")
    assert not needs_no_others("", "sm_75")
    assert all(Path(HEADERS, name).is_file() for name in ("cuda_runtime.h", "type_traits", "cuda/std/type_traits"))


@needs_nvcc
def test_sources_with_values_of_8_bits_need_no_other_headers_but_for_dp4a(monkeypatch: pytest.MonkeyPatch) -> None:
    """TVM includes <sm_61_intrinsics.h> for any value of 8 bits; its one function is CUDA's own."""
    included: list[bool] = []
    with_nvcc = nvcc._with_nvcc
    monkeypatch.setattr(
        nvcc,
        "_with_nvcc",
        lambda path, *args, **more: (included.append(args[2] == [HEADERS]), with_nvcc(path, *args, **more))[1],
    )
    head = "#include <cuda_runtime.h>\n#include <sm_61_intrinsics.h>\n"
    nvcc._compiled(head + kernel(0, "unsigned char* a", "a[i] = a[i] + 1;"), "sm_90a")
    assert included == [True]
    nvcc._compiled(head + kernel(0, "int* a", "a[i] = __dp4a(a[i], a[i + 1], 0);"), "sm_90a")
    assert included == [True, True, False]
