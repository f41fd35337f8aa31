"""This host as TVM's own pipeline compiles for it, where a test compares the numbers of modules."""

from tvm.target import Target

__all__ = ["HOST"]

# What such tests look at is made before LLVM is called, and at -O3, TVM's default, LLVM takes half of their time.
HOST = Target({"kind": "llvm", "opt-level": 1})
