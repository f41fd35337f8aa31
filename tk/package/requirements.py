"""What a package asks of the host that runs it, what this host has, and what is missing: host ⊇ needs."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from tk.host import CudaDevice, Host, installed
from tk.package.elf import cpu_features_of
from tk.target import compute_capability, cpu_features

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["Lack", "Needs", "lacks", "lacks_of_library", "needs_of", "usable_device"]

# TVM's CUDA runtime library links this runtime; a driver serves every CUDA runtime of its own major version or an older one
# (CUDA Compatibility guide, "minor version compatibility").
CUDART = "libcudart.so.13"
CUDA = "13.0"
ROCM = "6.0"  # the first that loads code objects of version 5 with all that LLVM 22 puts in
AMD_NEEDS = ("rocm", "arch")


@dataclass(frozen=True)
class Needs:
    """What one target's code needs. A version is "major.minor"; an empty one means no need.

    `rocm` and `arch` are for AMD's GPUs, whose code runs on one architecture alone.

    `compute` is the compute capability of the device code; `exact` code ("sm_90a") runs on that one alone, other code
    also on later minor versions of it (CUDA C++ Programming Guide, "Binary Compatibility")."""

    machine: str
    tvm: str
    tvm_ffi: str
    cpu_flags: tuple[str, ...] = ()
    glibc: str = ""
    cuda: str = ""
    compute: str = ""
    exact: bool = False
    rocm: str = ""
    arch: str = ""

    def to_json(self) -> dict[str, Any]:
        amd = {name: getattr(self, name) for name in AMD_NEEDS if self.arch}  # else as earlier versions of tk know it
        return {**{name: value for name, value in asdict(self).items() if name not in AMD_NEEDS}, **amd,
                "cpu_flags": list(self.cpu_flags)}  # fmt: skip

    @staticmethod
    def from_json(data: dict[str, Any]) -> Needs:
        return Needs(**{**data, "cpu_flags": tuple(data["cpu_flags"])})


@dataclass(frozen=True)
class Lack:
    """One thing that is missing: what, and what mends it."""

    what: str
    need: str
    have: str
    do: str

    def __str__(self) -> str:
        return f"{self.what}: need {self.need}, have {self.have}; {self.do}"


def needs_of(target: Target, library: bytes, runtime: bytes = b"") -> Needs:
    """What `library`, compiled for `target` on this host, and its plugin of TVM's runtime need."""
    arch, on_cuda = target.host_arch, target.kind == "cuda"
    return Needs(
        machine=platform.machine() if arch == "native" else "x86_64",
        tvm=_minor(installed("apache-tvm")),
        tvm_ffi=_minor(installed("apache-tvm-ffi")),
        cpu_flags=tuple(sorted(cpu_features_of(library) or ())) if library[:4] == b"\x7fELF" else cpu_features(arch),
        glibc=max(re.findall(rb"GLIBC_(\d+\.\d+)", library + runtime), key=_order, default=b"").decode(),
        cuda=CUDA if on_cuda else "",
        compute="{}.{}".format(*compute_capability(target.arch)) if on_cuda else "",
        exact=on_cuda and target.arch.endswith(("a", "f")),
        rocm=ROCM if target.kind == "rocm" else "",
        arch=target.arch if target.kind == "rocm" else "",
    )


def lacks(needs: Needs, host: Host, device: int | None = None) -> list[Lack]:
    """What `host` lacks of `needs`; for a GPU, whether device number `device` of its kind serves, or (None) any."""
    gpu = _cuda_lacks if needs.compute else _amd_lacks if needs.arch else None
    return [*_host_lacks(needs, host), *(gpu(needs, host, device) if gpu is not None else ())]


def lacks_of_library(library: bytes, host: Host) -> list[Lack]:
    """What `host` lacks of the CPU features that a library itself says its code uses. Raises ValueError where it is no
    library."""
    return list(_cpu_lacks(cpu_features_of(library) or (), host))


def usable_device(needs: Needs, host: Host) -> int:
    """The first GPU of their kind that runs code with these needs. Call it when nothing is lacking."""
    if needs.arch:
        return next(index for index, device in enumerate(host.amd) if device.compute == needs.arch)
    return next(index for index, device in enumerate(host.devices) if _runs(needs, device))


def _host_lacks(needs: Needs, host: Host) -> Iterator[Lack]:
    again = "compile it for this host's target"
    if needs.machine != host.machine:
        yield Lack("processor", needs.machine, host.machine, again)
    if needs.machine == host.machine:
        yield from _cpu_lacks(needs.cpu_flags, host)
    if needs.glibc and _order(needs.glibc) > _order(host.glibc):
        yield Lack("glibc", f"{needs.glibc} or newer", host.glibc or "another C library", "compile it on this host's system")
    for name, need, have in (("apache-tvm", needs.tvm, host.tvm), ("apache-tvm-ffi", needs.tvm_ffi, host.tvm_ffi)):
        if need != _minor(have):
            yield Lack(name, f"{need}.*", have or "none", f'pip install "{name}=={need}.*"')


def _cpu_lacks(flags: Iterable[str], host: Host) -> Iterator[Lack]:
    if missing := sorted(set(flags) - host.cpu_flags):
        have = "none of them" if host.cpu_flags else "not known: /proc/cpuinfo cannot be read"
        yield Lack("CPU features", " ".join(missing), have, "compile with --target cpu:x86-64-v3 or an older level")


def _cuda_lacks(needs: Needs, host: Host, device: int | None) -> Iterator[Lack]:
    if not host.cuda:
        yield Lack("NVIDIA driver", f"one for CUDA {needs.cuda}", "none", "install NVIDIA's driver, or compile for cpu")
        return
    if _order(host.cuda) < _order(needs.cuda):
        yield Lack("NVIDIA driver", f"one for CUDA {needs.cuda} or newer", f"CUDA {host.cuda}", "update NVIDIA's driver")
    have = ", ".join(f"{each.name} ({each.compute})" for each in host.devices) or "no CUDA device"
    need = f"compute capability {needs.compute}" + ("" if needs.exact else f" or a later {needs.compute.split('.')[0]}.x")
    if device is not None and device >= len(host.devices):
        yield Lack("CUDA device", f"number {device}", have, "give a device that there is")
    elif not any(_runs(needs, each) for each in (host.devices if device is None else host.devices[device : device + 1])):
        yield Lack("GPU", need, have, "compile for this GPU: `tk targets` shows which target it is")


def _amd_lacks(needs: Needs, host: Host, device: int | None) -> Iterator[Lack]:
    if not host.rocm:
        yield Lack("AMD driver", f"ROCm {needs.rocm} or newer", "none", "install ROCm, or compile for cpu")
        return
    if _order(host.rocm) < _order(needs.rocm):
        yield Lack("AMD driver", f"ROCm {needs.rocm} or newer", f"ROCm {host.rocm}", "update ROCm")
    have = ", ".join(f"{each.name} ({each.compute or 'of no known architecture'})" for each in host.amd) or "no AMD GPU"
    if device is not None and device >= len(host.amd):
        yield Lack("AMD GPU", f"number {device}", have, "give a device that there is")
    elif not any(each.compute == needs.arch for each in (host.amd if device is None else host.amd[device : device + 1])):
        yield Lack("GPU", needs.arch, have, "compile for this GPU: `tk targets` shows which target it is")


def _runs(needs: Needs, device: CudaDevice) -> bool:
    (major, minor), (their_major, their_minor) = _order(needs.compute), _order(device.compute)
    return major == their_major and (minor == their_minor if needs.exact else minor <= their_minor)


def _minor(text: str) -> str:
    return ".".join(text.split(".")[:2])


def _order(text: str | bytes) -> tuple[int, int]:
    """A version for comparing; (0, 0) for none."""
    parts = re.findall(r"\d+", text if isinstance(text, str) else text.decode())
    return (int(parts[0]), int(parts[1]) if len(parts) > 1 else 0) if parts else (0, 0)
