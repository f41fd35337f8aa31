"""What this host is: its processor, its GPUs and drivers, what is installed. Neither TVM nor torch is asked."""

from __future__ import annotations

import ctypes
import functools
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from tk.rocm.driver import look

__all__ = ["CudaDevice", "Host", "cpu_flags", "installed", "this_host", "variable"]

_MAJOR, _MINOR, _NAME = 75, 76, 256  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_*, a name's greatest length


@dataclass(frozen=True)
class CudaDevice:
    """A GPU as its driver describes it; `compute` is the compute capability, of AMD's the architecture."""

    name: str
    compute: str


@dataclass(frozen=True)
class Host:
    """What this machine and this Python have. `cuda` is the newest CUDA that the driver serves, `rocm` the version of HIP;
    empty: no driver. `devices` are CUDA's, `amd` are AMD's."""

    machine: str
    cpu_flags: frozenset[str]
    glibc: str
    tvm: str
    tvm_ffi: str
    cuda: str = ""
    devices: tuple[CudaDevice, ...] = ()
    rocm: str = ""
    amd: tuple[CudaDevice, ...] = ()


@functools.cache
def cpu_flags() -> frozenset[str]:
    """This host's CPU features, in Linux's names (/proc/cpuinfo); empty where the system does not say."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as text:
            for line in text:
                if line.startswith(("flags", "Features")):
                    return frozenset(line.split(":", 1)[1].split())
    except OSError:
        return frozenset()
    return frozenset()


@functools.cache
def this_host(gpus: bool = True) -> Host:
    """This host, looked at once. Without `gpus` the driver is left alone: a process that has woken it cannot fork workers
    that use it."""
    try:
        glibc = (os.confstr("CS_GNU_LIBC_VERSION") or "").rpartition(" ")[2]
    except (AttributeError, ValueError, OSError):
        glibc = ""
    cuda, devices = _driver() if gpus else ("", ())
    rocm, found = look() if gpus else ("", ())
    amd = tuple(CudaDevice(name, arch) for name, arch in found)
    versions = installed("apache-tvm"), installed("apache-tvm-ffi")
    return Host(platform.machine(), cpu_flags(), glibc, *versions, cuda, devices, rocm, amd)


def _driver() -> tuple[str, tuple[CudaDevice, ...]]:
    """The newest CUDA that the driver serves and its devices, asked of the driver itself; ("", ()) without one."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return "", ()
    if cuda.cuInit(0) != 0:
        return "", ()
    newest, count = ctypes.c_int(), ctypes.c_int()
    if cuda.cuDriverGetVersion(ctypes.byref(newest)) != 0 or cuda.cuDeviceGetCount(ctypes.byref(count)) != 0:
        return "", ()
    devices = tuple(_device(cuda, index) for index in range(count.value))
    return f"{newest.value // 1000}.{newest.value % 1000 // 10}", devices


def _device(cuda: ctypes.CDLL, index: int) -> CudaDevice:
    handle, major, minor = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
    name = ctypes.create_string_buffer(_NAME)
    cuda.cuDeviceGet(ctypes.byref(handle), index)
    cuda.cuDeviceGetName(name, _NAME, handle)
    cuda.cuDeviceGetAttribute(ctypes.byref(major), _MAJOR, handle)
    cuda.cuDeviceGetAttribute(ctypes.byref(minor), _MINOR, handle)
    return CudaDevice(name.value.decode(errors="replace"), f"{major.value}.{minor.value}")


def installed(distribution: str) -> str:
    """The version of a distribution; "" where there is none."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


@contextmanager
def variable(name: str, value: str) -> Iterator[None]:
    """Within it, the environment's variable `name` is `value`, for this process and those that it starts."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
