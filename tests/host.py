"""This host as TVM's own pipeline compiles for it, where a test compares the numbers of modules; and as another one."""

from tvm.target import Target

from tk import host, target

__all__ = ["HOST", "RUNNABLE", "pretend"]

# What such tests look at is made before LLVM is called, and at -O3, TVM's default, LLVM takes half of their time.
HOST = Target({"kind": "llvm", "opt-level": 1})

_V3 = "x86-64-v3"
RUNNABLE = ["cpu", *([f"cpu:{_V3}"] if set(target.cpu_features(_V3)) <= target.cpu_flags() else [])]
"""This host's target, and one of 16 registers of 256 bits, which most machines have, where this host runs its code."""


def pretend(cpu: str) -> None:
    """Have tk take this host, for the rest of this process, for one with a CPU such as x86-64-v3, which it must be able to be:
    of its flags, those of that CPU are left."""
    flags = target.cpu_flags() & set(target._PORTABLE[cpu][1]) | {"sse", "sse2"}
    host.cpu_flags = target.cpu_flags = lambda: flags
    target.host_cpu = lambda: cpu
