"""What this machine has, what each target still needs, and the command that mends it."""

from __future__ import annotations

import importlib.metadata as metadata
import importlib.util
import os
import platform
import re
import shutil
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tk.target import ROWS

__all__ = ["Check", "Readiness", "examine", "readiness"]

DISTRIBUTION = "tk-compiler"
_REINSTALL = "pip install --force-reinstall --no-deps apache-tvm"
LINKER = "linker for AMD GPUs"
_COMPILER = "apt-get install gcc (or clang), or your system's like"


@dataclass(frozen=True)
class Check:
    """One thing that tk may need. `ok` says whether it will do; `found` what there is; `fix` the command that mends it."""

    name: str
    ok: bool
    found: str
    needed_for: str
    fix: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Readiness:
    """Whether one target's code can be made here, and run here; what is missing for each otherwise."""

    target: str
    compiles: bool
    runs: bool
    missing: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "missing": list(self.missing)}


def examine() -> list[Check]:
    """Everything that tk may need, in the order in which people meet it. Imports no framework."""
    return [_python(), *_pinned(), _library(), _llvm(), _c_compiler(), *_extras(), _assembler(), _linker(), *_gpus(), *_amd()]


def readiness(checks: list[Check]) -> list[Readiness]:
    """What `checks` means for the CPU and for each GPU architecture that can be compiled for."""
    by_name = {check.name: check for check in checks}
    base = [check for check in checks if check.needed_for == "everything" and not check.ok]
    host = base + [by_name[name] for name in ("TVM's compiler", "LLVM", "C compiler") if not by_name[name].ok]
    found_targets = [Readiness("cpu", not host, not base, _names(host))]
    device = host + [by_name["CUDA assembler"]] * (not by_name["CUDA assembler"].ok)
    present = {check.found.rpartition(" ")[2] for check in checks if check.name.startswith("GPU ") and check.ok}
    arches = {row.arch for row in ROWS.values() if row.kind == "cuda"}
    for arch in sorted(arches, key=lambda arch: int(re.sub(r"\D", "", arch))):
        missing = list(_names(device)) + ([] if arch.rstrip("a") in present else [f"a GPU of {arch} to run on"])
        found_targets.append(Readiness(f"cuda:{arch}", not device, not base and arch.rstrip("a") in present, tuple(missing)))
    return found_targets + [_amd_readiness(arch, base, host, checks) for arch in sorted(_amd_arches())]


def _amd_arches() -> set[str]:
    return {row.arch for row in ROWS.values() if row.kind == "rocm"}


def _amd_readiness(arch: str, base: list[Check], host: list[Check], checks: list[Check]) -> Readiness:
    device = host + [check for check in checks if check.name == LINKER and not check.ok]
    runs = any(check.ok and check.found.endswith(f" {arch}") for check in checks if check.name.startswith("AMD GPU "))
    missing = list(_names(device)) + ([] if runs else [f"a GPU of {arch} to run on"])
    return Readiness(f"rocm:{arch}", not device, not base and runs, tuple(missing))


def _names(checks: list[Check]) -> tuple[str, ...]:
    return tuple(check.name for check in checks)


def _python() -> Check:
    ok = sys.version_info[:2] in ((3, 11), (3, 12))
    found = f"{platform.python_version()}, {platform.system()} {platform.machine()}"
    return Check("Python", ok, found, "everything", "" if ok else "make a virtual environment with Python 3.11 or 3.12")


def _requirements() -> dict[str, list[tuple[str, str]]]:
    """Our own requirements by extra ("" for the base): (distribution, version specifier). Nothing where tk is not installed
    but imported from its sources, which `_pinned` tells."""
    parsed: dict[str, list[tuple[str, str]]] = {}
    try:
        lines = metadata.requires(DISTRIBUTION) or []
    except metadata.PackageNotFoundError:
        return parsed
    for line in lines:
        need, _, marker = line.partition(";")
        extra = re.search(r"extra\s*==\s*['\"](\w+)['\"]", marker)
        name = re.match(r"[\w.-]+", need)
        if name and "[" not in need:
            parsed.setdefault(extra.group(1) if extra else "", []).append((name.group(0), need[name.end() :].strip()))
    return parsed


def _distribution(name: str, need: str, needed_for: str, fix: str) -> Check:
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        return Check(name, False, "not installed", needed_for, fix)
    if not satisfies(version, need):
        return Check(name, False, f"{version}, need {need}", needed_for, f'pip install "{name}{need}"')
    return Check(name, True, version, needed_for)


def satisfies(version: str, need: str) -> bool:
    """Whether `version` meets a specifier of ==, >=, <= and < clauses, by its numeric parts; == wants the very text."""

    def numbers(text: str) -> tuple[int, ...]:
        return tuple(int(part) for part in re.split(r"[.+]", text) if part.isdigit())

    for sign, bound in re.findall(r"([=<>]+)\s*([^,\s]+)", need):
        have, limit = numbers(version), numbers(bound)
        if not {"==": version == bound, ">=": have >= limit, "<=": have <= limit, "<": have < limit}[sign]:
            return False
    return True


def _pinned() -> list[Check]:
    fix = f"pip install -c .ci/constraints.txt {DISTRIBUTION}"
    needs = _requirements().get("", [])
    if not needs:  # it is imported from its sources: whether what it needs is there shows as it runs
        return [
            Check(DISTRIBUTION, False, "not installed", "the right versions of what it needs", f"pip install {DISTRIBUTION}")
        ]
    return [_distribution(name, need, "everything", fix) for name, need in needs]


def _extras() -> list[Check]:
    uses = {"torch": "PyTorch models", "onnx": "ONNX models", "tune": "tk tune", "sign": "signatures"}
    checks = []
    for extra, use in uses.items():
        fix = f'pip install "{DISTRIBUTION}[{extra}]"'
        checks += [_distribution(name, need, use, fix) for name, need in _requirements().get(extra, [])]
    return checks


def _library() -> Check:
    spec = importlib.util.find_spec("tvm")
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    found = next((path for folder in folders for path in folder.glob("lib/libtvm_compiler.so")), None)
    if os.environ.get("TVM_USE_RUNTIME_LIB"):
        return Check("TVM's compiler", False, "hidden by TVM_USE_RUNTIME_LIB", "compiling", "unset TVM_USE_RUNTIME_LIB")
    text = f"{found.stat().st_size / 1e6:.0f} MB" if found else "libtvm_compiler.so is not there"
    return Check("TVM's compiler", found is not None, text, "compiling", "" if found else _REINSTALL)


def _llvm() -> Check:
    try:
        from tvm.target import codegen

        version = codegen.llvm_version_major(allow_none=True)
    except Exception as error:  # whatever a broken installation raises, doctor must go on
        return Check("LLVM", False, f"TVM does not import: {type(error).__name__}: {error}"[:120], "compiling", _REINSTALL)
    text = str(version or "TVM was built without it")
    return Check("LLVM", version is not None, text, "compiling", "" if version else _REINSTALL)


def _c_compiler() -> Check:
    names = [os.environ.get("CXX", ""), "g++", "clang++", "c++", "gcc", "clang", "cc"]
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    return Check("C compiler", found is not None, found or "none on PATH", "compiling", "" if found else _COMPILER)


def _assembler() -> Check:
    from tk.codegen.nvcc import cuda_include, find_nvcc, find_nvrtc

    nvcc = find_nvcc()
    if nvcc is not None:
        return Check("CUDA assembler", True, str(nvcc), "compiling for CUDA")
    if find_nvrtc() is not None and cuda_include():
        return Check("CUDA assembler", True, "NVRTC of pip's packages", "compiling for CUDA")
    fix = f'pip install "{DISTRIBUTION}[cuda]"'
    return Check("CUDA assembler", False, "neither nvcc nor NVRTC with headers", "compiling for CUDA", fix)


def _linker() -> Check:
    from tk.rocm.linker import INSTALL, find_linker

    found = find_linker()
    return Check(LINKER, bool(found), " ".join(found) or "none", "compiling for ROCm", "" if found else INSTALL)


def _amd() -> list[Check]:
    """AMD's driver and each GPU of theirs."""
    from tk.host import this_host
    from tk.package.requirements import ROCM

    host, use = this_host(), "running on ROCm"
    if not host.rocm or not host.amd:
        fix = "install AMD's driver and ROCm, on a machine with a GPU of theirs"
        return [Check("ROCm driver", False, "no GPU visible" if host.rocm else "none", use, fix)]
    ok = tuple(map(int, host.rocm.split("."))) >= tuple(map(int, ROCM.split(".")))
    checks = [Check("ROCm driver", ok, f"ROCm {host.rocm}", use, "" if ok else f"update ROCm to {ROCM} or newer")]
    for index, gpu in enumerate(host.amd):
        known = gpu.compute in _amd_arches()
        fix = "" if ok and known else "" if known else "tk has no target of this architecture"
        checks.append(Check(f"AMD GPU {index}", ok and known, f"{gpu.name} {gpu.compute}", use, fix))
    return checks


def _gpus() -> list[Check]:
    """The CUDA driver and each GPU."""
    from tk.host import this_host
    from tk.package.requirements import CUDA

    host, use = this_host(), "running on CUDA"
    if not host.cuda or not host.devices:
        fix = "install NVIDIA's driver, on a machine with a GPU of theirs"
        return [Check("CUDA driver", False, "no GPU visible" if host.cuda else "none", use, fix)]
    ok = float(host.cuda) >= float(CUDA)
    fix = "" if ok else f"update NVIDIA's driver to one for CUDA {CUDA}"
    checks = [Check("CUDA driver", ok, f"CUDA {host.cuda}", use, fix)]
    for index, gpu in enumerate(host.devices):
        checks.append(Check(f"GPU {index}", ok, f"{gpu.name} sm_{gpu.compute.replace('.', '')}", use, fix))
        checks += _calibration(index, gpu.name)
    return checks


def _calibration(index: int, name: str) -> list[Check]:
    """Whose measurements the cost models take for a GPU, where there are none of its own. It is no fault: tuning measures."""
    from tk.schedules.cuda.calibration import measured_on, sections
    from tk.target import ROWS

    rows = [row for row in ROWS.values() if row.device == name]
    others: dict[str, list[str]] = {}
    for section in sections() if rows else ():
        if (other := measured_on(rows[0], section)) != rows[0].name:
            others.setdefault(other, []).append(section)
    if not others:
        return []
    whole = sum(map(len, others.values())) == len(sections())
    of = {other: "" if whole else f" for {', '.join(names)}" for other, names in others.items()}
    taken = "; ".join(f"those of {other} are taken{names}" for other, names in of.items())
    has = f"{'none' if whole else 'not all'} for {rows[0].name}: {taken}; `tk calibrate` measures them"
    return [Check(f"cost models of GPU {index}", True, has, "choosing untuned kernels")]
