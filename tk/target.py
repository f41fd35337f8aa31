"""Targets: hardware as rows. A new GPU is a row here; it needs a new file only where an algorithm differs.

`resolve("h200")`, `resolve("cuda:sm_90a")`, `resolve("cpu:x86-64-v3")`, `resolve("auto")` give a `Target`. Peaks are
dense (no sparsity) at boost clocks, in operations a second; bandwidth in bytes a second; memory in bytes. `source`
says where a row's figures come from.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from tk.errors import TargetError, meant, message
from tk.host import cpu_flags, this_host
from tk.host.cores import cores

if TYPE_CHECKING:
    import tvm

__all__ = [
    "ROWS",
    "Target",
    "compute_capability",
    "cpu_features",
    "cpu_flags",
    "host_cpu",
    "lds_banks",
    "loads_to_lds",
    "resolve",
    "resolve_many",
]

KIB, MIB = 1024, 1024 * 1024
T = 1e12


@dataclass(frozen=True)
class Target:
    """What code is generated for, with the limits and rates that rules and reports need. Checked when built.

    `cores` are SMs, or AMD's compute units; `shared_memory` in bytes a block and `registers` of 32 bits belong to
    one of them. `wave` threads run in step: a warp's 32, or a wavefront's 64. `dies` have each a share of the cores and a
    second-level cache of their own, between which blocks go round robin. `cluster_blocks`: how many blocks of an SM
    each are resident in clusters of so many, where that leaves some of a GPC idle. `l2` is the last cache before memory, in
    bytes."""

    name: str
    kind: str
    arch: str
    device: str
    cores: int
    shared_memory: int
    registers: int
    l2: int
    bandwidth: float
    peak: Mapping[str, float]
    matrix: Mapping[str, str] = field(default_factory=dict)
    source: str = ""
    vector_bits: int = 0
    wave: int = 32
    dies: int = 1
    cluster_blocks: Mapping[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        def need(condition: bool, what: str) -> None:
            if not condition:
                raise TargetError(message(f"target row {self.name!r}: {what}", do="mend the row in tk/target.py"))

        need(self.kind in ("cpu", "cuda", "rocm"), f"kind is {self.kind!r}, not cpu, cuda or rocm")
        need(self.cores > 0, "has no cores")
        need(self.bandwidth > 0 and all(rate > 0 for rate in self.peak.values()), "has a rate that is not positive")
        need("float32" in self.peak, "has no float32 peak")
        need(set(self.matrix) <= set(self.peak), "has a matrix instruction for a dtype without a peak")
        if self.kind == "cuda":
            need(compute_capability(self.arch) > (0, 0), f"arch is {self.arch!r}, not sm_NN")
            need(48 * KIB <= self.shared_memory <= 256 * KIB, f"{self.shared_memory} bytes of shared memory a block")
        if self.kind == "rocm":
            need(re.fullmatch(r"gfx\d+[0-9a-f]{2}", self.arch) is not None, f"arch is {self.arch!r}, not gfxNNN")
            need(64 * KIB <= self.shared_memory <= 160 * KIB, f"{self.shared_memory} bytes of LDS a block")
            need(self.wave in (32, 64) and self.cores % self.dies == 0, f"waves of {self.wave}, {self.dies} dies")
        if self.kind == "cpu":
            need(self.vector_bits >= 64, "has no vector width")

    def __hash__(self) -> int:
        """Of what names it: its mappings are compared, and have no hash."""
        return hash((self.name, self.kind, self.arch, self.device, self.cores))

    @property
    def loads_to_lds(self) -> bool:
        return loads_to_lds(self.arch)

    @property
    def is_gpu(self) -> bool:
        return self.kind != "cpu"

    @property
    def host_arch(self) -> str:
        """What host code is generated for: a CPU target's own architecture. A GPU target's only launches kernels, so it is
        kept portable: a package made on one machine is meant for the GPUs of others."""
        if not self.is_gpu:
            return self.arch
        return "x86-64-v2" if platform.machine() == "x86_64" else "native"

    def peak_for(self, dtype: str) -> float:
        """Operations a second for `dtype`; float32's where the hardware has no rate of its own for it. "tfloat32" is what
        matrix units make of float32: half as many as of bfloat16."""
        if dtype == "tfloat32" and dtype not in self.peak and "bfloat16" in self.matrix:
            return self.peak["bfloat16"] / 2
        return self.peak.get(dtype, self.peak["float32"])

    def roofline(self, flops: float, bytes_moved: float, dtype: str = "float32") -> float:
        """The least time in seconds for this work: max(flops / peak, bytes / bandwidth).

        The roofline model: Williams, Waterman, Patterson, CACM 52(4), 2009.
        """
        return max(flops / self.peak_for(dtype), bytes_moved / self.bandwidth)

    def tvm(self) -> tvm.target.Target:
        """The tvm.target.Target, host included."""
        from tvm.target import Target as TVMTarget

        if self.kind == "cpu":
            spec: dict[str, int | str | list[str]] = {"kind": "llvm", "num-cores": self.cores, **_llvm(self.arch)}
            return TVMTarget(spec)
        host = TVMTarget({"kind": "llvm", **_llvm(self.host_arch)})
        if self.kind == "rocm":
            return TVMTarget(
                {
                    "kind": "rocm",
                    "mcpu": self.arch,
                    **({"mattr": [_NO_HALVES_OF_REGISTERS]} if self.arch.startswith("gfx11") else {}),
                    "max_shared_memory_per_block": self.shared_memory,
                    "max_threads_per_block": 1024,
                    "max_num_threads": 1024,
                    "thread_warp_size": self.wave,
                },
                host=host,
            )
        return TVMTarget(
            {
                "kind": "cuda",
                "arch": self.arch,
                "max_shared_memory_per_block": self.shared_memory,
                "max_threads_per_block": 1024,
                "max_num_threads": 1024,
                "registers_per_block": self.registers,
                "l2_cache_size_bytes": self.l2,
                "thread_warp_size": 32,
            },
            host=host,
        )


def compute_capability(arch: str) -> tuple[int, int]:
    """The compute capability that a CUDA architecture names, (9, 0) for "sm_90a"; (0, 0) for what is none."""
    found = re.fullmatch(r"sm_(\d+)(\d)[af]?", arch)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def lds_banks(arch: str) -> int:
    """How many banks of 4 bytes an AMD GPU's LDS has."""
    return 64 if arch == "gfx950" else 32


def loads_to_lds(arch: str) -> bool:
    """Whether an AMD GPU loads 16 bytes a lane straight to LDS, and turns 16-bit numbers as it reads them there: CDNA 4."""
    return arch == "gfx950"


def _cuda(name: str, arch: str, device: str, sms: int, smem_kib: int, l2_mib: float, tb_s: float, **rates: Any) -> Target:
    """A CUDA row. `rates` are in TFLOP/s by dtype; `matrix` maps a dtype to its widest matrix instruction."""
    matrix, source, clusters = rates.pop("matrix"), rates.pop("source"), rates.pop("clusters", {})
    return Target(
        name=name,
        kind="cuda",
        arch=arch,
        device=device,
        cores=sms,
        shared_memory=smem_kib * KIB,
        registers=65536,
        l2=int(l2_mib * MIB),
        bandwidth=tb_s * T,
        peak={dtype: rate * T for dtype, rate in rates.items()},
        matrix=matrix,
        source=source,
        cluster_blocks=clusters,
    )


MMA = {"float16": "mma.m16n8k16", "bfloat16": "mma.m16n8k16", "int8": "mma.m16n8k32"}
MMA_FP8 = {**MMA, "float8_e4m3fn": "mma.m16n8k32", "float8_e5m2": "mma.m16n8k32"}
WGMMA = dict.fromkeys(MMA_FP8, "wgmma")
TCGEN05 = dict.fromkeys(MMA_FP8, "tcgen05")
HOPPER_CLUSTERS = {3: 117, 4: 120, 5: 110, 6: 102, 7: 105, 8: 120}  # of 132 SMs, as counted on an H200

_GPUS = (
    _cuda("a100", "sm_80", "NVIDIA A100-SXM4-80GB", 108, 163, 40, 2.039, float64=9.7, float32=19.5, float16=312,
          bfloat16=312, int8=624, matrix=MMA, source="NVIDIA A100 datasheet; CUDA C++ Programming Guide, compute capabilities"),
    _cuda("a10", "sm_86", "NVIDIA A10", 72, 99, 6, 0.600, float32=31.2, float16=125, bfloat16=125, int8=250,
          matrix=MMA, source="NVIDIA A10 datasheet"),
    _cuda("l4", "sm_89", "NVIDIA L4", 58, 99, 48, 0.300, float32=30.3, float16=121, bfloat16=121, int8=242,
          float8_e4m3fn=242, float8_e5m2=242, matrix=MMA_FP8, source="NVIDIA L4 datasheet (halved where it counts sparsity)"),
    _cuda("l40s", "sm_89", "NVIDIA L40S", 142, 99, 96, 0.864, float32=91.6, float16=362, bfloat16=362, int8=733,
          float8_e4m3fn=733, float8_e5m2=733, matrix=MMA_FP8, source="NVIDIA L40S datasheet"),
    _cuda("h100", "sm_90a", "NVIDIA H100 80GB HBM3", 132, 227, 50, 3.35, float64=34, float32=67, float16=989, bfloat16=989,
          int8=1979, float8_e4m3fn=1979, float8_e5m2=1979, matrix=WGMMA, clusters=HOPPER_CLUSTERS,
          source="NVIDIA H100 SXM datasheet"),
    _cuda("h200", "sm_90a", "NVIDIA H200", 132, 227, 60, 4.8, float64=34, float32=67, float16=989, bfloat16=989,
          int8=1979, float8_e4m3fn=1979, float8_e5m2=1979, matrix=WGMMA, clusters=HOPPER_CLUSTERS,
          source="NVIDIA H200 SXM datasheet; 60 MB of L2 read off the device; a copy reaches 4.28 TB/s"),
    _cuda("b200", "sm_100a", "NVIDIA B200", 148, 227, 126, 7.7, float64=37, float32=75, float16=2250, bfloat16=2250,
          int8=4500, float8_e4m3fn=4500, float8_e5m2=4500, matrix=TCGEN05, source="NVIDIA HGX B200 datasheet, an eighth"),
    _cuda("rtx5090", "sm_120a", "NVIDIA GeForce RTX 5090", 170, 99, 96, 1.792, float32=104.8, float16=209.5, bfloat16=209.5,
          int8=838, float8_e4m3fn=419, float8_e5m2=419, matrix=MMA_FP8, source="NVIDIA RTX Blackwell GPU architecture"),
)  # fmt: skip


def _rocm(
    name: str, arch: str, device: str, cus: int, lds_kib: int, cache_mib: int, tb_s: float, matrix: Mapping[str, str],
    source: str, wave: int = 64, dies: int = 1, **rates: float,
) -> Target:  # fmt: skip
    """A ROCm row. `rates` are in TFLOP/s by dtype; `matrix` maps a dtype to its widest matrix instruction, M × N × K.

    Registers a compute unit, of 32 bits: 4 SIMDs × 512 × 64 lanes on CDNA, whose 512 are shared with the accumulators, and
    2 SIMDs × 1536 × 32 on RDNA 3 and 4 (AMD's ISA documents of CDNA 2, 3, 4 and of RDNA 3 and 4)."""
    return Target(name=name, kind="rocm", arch=arch, device=device, cores=cus, shared_memory=lds_kib * KIB,
                  registers=131072 if wave == 64 else 98304, l2=cache_mib * MIB, bandwidth=tb_s * T,
                  peak={dtype: rate * T for dtype, rate in rates.items()}, matrix=matrix, source=source, wave=wave,
                  dies=dies)  # fmt: skip


# AMD's ISA documents name the shapes; float8 is fnuz on CDNA 3 and OCP's on CDNA 4 and RDNA 4.
_CDNA2 = {"float64": "mfma.16x16x4", "float32": "mfma.32x32x2", "float16": "mfma.32x32x8", "bfloat16": "mfma.32x32x8",
          "int8": "mfma.32x32x8"}  # fmt: skip
_CDNA3 = {**_CDNA2, "int8": "mfma.32x32x16", "float8_e4m3fnuz": "mfma.32x32x16", "float8_e5m2fnuz": "mfma.32x32x16"}
_CDNA4 = {**_CDNA2, "float16": "mfma.32x32x16", "bfloat16": "mfma.32x32x16", "int8": "mfma.32x32x32",
          "float8_e4m3fn": "mfma.32x32x64", "float8_e5m2": "mfma.32x32x64"}  # fmt: skip
_RDNA3 = dict.fromkeys(("float16", "bfloat16", "int8"), "wmma.16x16x16")
_RDNA4 = {**_RDNA3, "float8_e4m3fn": "wmma.16x16x16", "float8_e5m2": "wmma.16x16x16"}

_ROCM = (
    _rocm("mi250x", "gfx90a", "AMD Instinct MI250X (one of two dies)", 110, 64, 8, 1.638, _CDNA2,
          "AMD MI250X datasheet, halved; AMD CDNA 2 white paper", float64=23.9, float32=23.9, float16=191.5, bfloat16=191.5,
          int8=191.5),
    _rocm("mi300x", "gfx942", "AMD Instinct MI300X", 304, 64, 256, 5.3, _CDNA3,
          "AMD MI300X datasheet; AMD CDNA 3 white paper (Infinity Cache 256 MB, 8 XCDs)", dies=8, float64=81.7, float32=163.4,
          float16=1307, bfloat16=1307, int8=2615, float8_e4m3fnuz=2615, float8_e5m2fnuz=2615),
    _rocm("mi325x", "gfx942", "AMD Instinct MI325X", 304, 64, 256, 6.0, _CDNA3,
          "AMD MI325X datasheet; as MI300X but for its memory", dies=8, float64=81.7, float32=163.4, float16=1307,
          bfloat16=1307, int8=2615, float8_e4m3fnuz=2615, float8_e5m2fnuz=2615),
    _rocm("mi355x", "gfx950", "AMD Instinct MI355X", 256, 160, 256, 8.0, _CDNA4,
          "AMD MI355X datasheet; AMD CDNA 4 white paper (LDS 160 KB, 8 XCDs)", dies=8, float64=78.6, float32=157.3,
          float16=2517, bfloat16=2517, int8=5033, float8_e4m3fn=5033, float8_e5m2=5033),
    _rocm("rx7900xtx", "gfx1100", "AMD Radeon RX 7900 XTX", 96, 64, 96, 0.960, _RDNA3,
          "AMD RX 7900 XTX product page; RDNA 3 ISA document", wave=32, float32=61.4, float16=122.8, bfloat16=122.8,
          int8=122.8),
    _rocm("rx9070xt", "gfx1201", "AMD Radeon RX 9070 XT", 64, 64, 64, 0.640, _RDNA4,
          "AMD RX 9070 XT product page (dense rates); RDNA 4 ISA document", wave=32, float32=48.7, float16=195, bfloat16=195,
          int8=389, float8_e4m3fn=389, float8_e5m2=389),
)  # fmt: skip

ROWS: dict[str, Target] = {row.name: row for row in (*_GPUS, *_ROCM)}

# An architecture by itself takes the limits and rates of the GPU that most people have of it.
_BY_ARCH = {
    "cuda:sm_80": "a100",
    "cuda:sm_86": "a10",
    "cuda:sm_89": "l40s",
    "cuda:sm_90a": "h100",
    "cuda:sm_100a": "b200",
    "cuda:sm_120a": "rtx5090",
    "rocm:gfx90a": "mi250x",
    "rocm:gfx942": "mi300x",
    "rocm:gfx950": "mi355x",
    "rocm:gfx1100": "rx7900xtx",
    "rocm:gfx1201": "rx9070xt",
}
_FAMILIES = ("gpu", "nvidia", "amd", "rocm", "hip", "tensorrt")  # what people call targets that have names of their own
ROWS.update({name: replace(ROWS[gpu], name=name, device=f"any {name[5:]} GPU") for name, gpu in _BY_ARCH.items()})

# LLVM's names, with the vector width that code for them uses and the CPU flags (Linux's names) that it needs.
_X86_V2 = ("cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3")
_X86_V3 = (*_X86_V2, "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe")
_X86_V4 = (*_X86_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_PORTABLE: dict[str, tuple[int, tuple[str, ...]]] = {
    "x86-64": (128, ()),
    "x86-64-v2": (128, _X86_V2),
    "x86-64-v3": (256, _X86_V3),
    "x86-64-v4": (512, _X86_V4),
}


def cpu_features(arch: str) -> tuple[str, ...]:
    """The CPU flags that code for `arch` needs. `native` needs every vector flag of the host that compiled it."""
    if arch in _PORTABLE:
        return _PORTABLE[arch][1]
    vector = (
        "sse",
        "ssse",
        "avx",
        "fma",
        "f16c",
        "bmi",
        "abm",
        "movbe",
        "popcnt",
        "amx",
        "asimd",
        "sve",
        "gfni",
        "vaes",
        "vpcl",
    )
    return tuple(sorted(flag for flag in cpu_flags() if flag.startswith(vector)))


@cache
def host_cpu() -> str:
    """LLVM's name of this host's CPU, such as "znver4"."""
    from tvm.target import codegen

    return str(codegen.llvm_get_system_cpu())


# On RDNA 3 LLVM 22 takes halves of registers for numbers of 16 bits, and dies of a segmentation fault as it prints some.
_NO_HALVES_OF_REGISTERS = "-real-true16"


def _llvm(arch: str) -> dict[str, str | list[str]]:
    # LLVM 22's own vectors of loops with conditions are wrong: they mix up or read what the condition rules out. The widest are
    # so most often (on znver4 and later it prefers them), and narrower ones too; those that a schedule asks for are right.
    narrower = {"mattr": ["+prefer-256-bit"]} if platform.machine() == "x86_64" or arch != "native" else {}
    narrower["cl-opt"] = ["-enable-if-conversion:bool=false"]
    if arch == "native":
        return {"mcpu": host_cpu(), **narrower}
    return {"mcpu": arch, "mtriple": "x86_64-unknown-linux-gnu", **narrower}


def _cpu(arch: str) -> Target:
    flags = cpu_flags()
    if arch == "native":
        bits = 512 if "avx512f" in flags else 256 if "avx2" in flags else 128
        fma = 2 if flags & {"fma", "asimd"} else 1
    elif arch in _PORTABLE:
        bits, fma = _PORTABLE[arch][0], 2 if arch in ("x86-64-v3", "x86-64-v4") else 1
    else:
        raise TargetError(
            message(
                f"there is no CPU {arch!r}",
                need=f"cpu, or cpu: and one of {', '.join(_PORTABLE)}",
                have=f"cpu:{arch}",
                do=meant(arch, _PORTABLE),
            )
        )
    # Two vector units a core at 3 GHz, a memory channel pair: an order of magnitude, for rankings and reports.
    float32 = cores() * 2 * fma * bits / 32 * 3e9
    name = "cpu" if arch == "native" else f"cpu:{arch}"
    return Target(
        name=name,
        kind="cpu",
        arch=arch,
        device=platform.processor() or platform.machine(),
        cores=cores(),
        shared_memory=0,
        registers=32 if bits == 512 else 16,
        l2=1 * MIB,
        bandwidth=10e9 * cores(),
        peak={"float32": float32, "float64": float32 / 2, "int8": float32 * 2},
        source="estimated: two vector units a core, 3 GHz, 10 GB/s a core",
        vector_bits=bits,
    )


def _auto() -> Target:
    """The GPU in this machine, or else the CPU, for which TVM, two seconds to import, is not asked."""
    host = this_host()
    if not host.devices:
        amd = next((device.compute for device in host.amd if f"rocm:{device.compute}" in ROWS), None)
        return _cpu("native") if amd is None else ROWS[f"rocm:{amd}"]
    import tvm

    device = tvm.cuda(0)
    if not device.exist:
        return _cpu("native")
    tvm.runtime.empty((1,), "uint8", device)  # starts the driver, which refuses to tell the name before
    for row in _GPUS:
        if row.device == device.device_name:
            return row
    arch = "sm_" + str(device.compute_version).replace(".", "")
    for candidate in (f"cuda:{arch}a", f"cuda:{arch}"):
        if candidate in ROWS:
            return ROWS[candidate]
    raise TargetError(
        message(
            f"there is no target row for this machine's {device.device_name}",
            need=f"one of {', '.join(name for name in _BY_ARCH if name.startswith('cuda'))}",
            have=arch,
            do="give --target the nearest older architecture, or cpu",
        )
    )


def resolve(name: str | Target) -> Target:
    """The target called `name`. Raises TargetError with the names that there are."""
    if isinstance(name, Target):
        return name
    text = name.strip().lower()
    if text == "auto":
        return _auto()
    if text in ("cpu", "llvm", "cpu:native"):
        return _cpu("native")
    if text.startswith("cpu:"):
        return _cpu(text[4:])
    if text in ("cuda:sm_90", "cuda:sm_100", "cuda:sm_120"):
        text += "a"  # the plain architecture lacks the matrix instructions; every such GPU has them
    if text == "cuda":
        text = _auto().name
    if text not in ROWS:
        gpus = ", ".join(sorted(ROWS))
        raise TargetError(
            message(
                f"there is no target {name!r}",
                need=f"cpu, cpu:x86-64-v3, auto, or one of {gpus}",
                do=meant(name, () if text in _FAMILIES else ("cpu", "auto", *ROWS), "see `tk targets`; auto is this machine's"),
            )
        )
    return ROWS[text]


def resolve_many(names: str | Target | Sequence[str | Target]) -> tuple[Target, ...]:
    """Targets from "cpu,h200" or a list. A target given twice is an error."""
    listed = names.split(",") if isinstance(names, str) else [names] if isinstance(names, Target) else names
    if not isinstance(listed, list | tuple) or not all(isinstance(part, str | Target) for part in listed):
        raise TargetError(
            message(
                "this is no target",
                need='a name such as "cpu,h200", or a list of names',
                have=repr(names),
                do="give names that tk targets lists",
            )
        )
    targets = tuple(resolve(part) for part in listed if isinstance(part, Target) or part.strip())
    if not targets or len({target.name for target in targets}) != len(targets):
        raise TargetError(
            message("there is no target, or one twice", need="different targets", have=str(names), do="name each target once")
        )
    return targets
