"""tk: from a PyTorch or ONNX model to a package of generated, tuned GPU kernels.

    pkg = tk.compile(model, args=(x,), target="cuda:sm_90a")
    pkg.save("m.tk")
    m = tk.load("m.tk")
    y = m(x)

Loading and running need no compiler and no torch; nothing heavy is imported until it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tk.host.garbage import seldom

__version__ = "0.1.0"

# What is public, and where it lives.
_HOMES = {
    "GraphLimit": "tk.runtime.cuda_graphs",
    "Module": "tk.runtime.module",
    "Package": "tk.package.artifact",
    "Target": "tk.target",
    "TkError": "tk.errors",
    "compile": "tk.compiler",
    "load": "tk.runtime.load",
    "register_converter": "tk.frontend.converters",
    "tune": "tk.tuning",
}

_COMPILING = {"compile", "register_converter", "tune"}  # what imports TVM's compiler

__all__ = [
    "GraphLimit",
    "Module",
    "Package",
    "Target",
    "TkError",
    "__version__",
    "compile",
    "load",
    "register_converter",
    "tune",
]

if TYPE_CHECKING:
    from tk.compiler import compile
    from tk.errors import TkError
    from tk.frontend.converters import register_converter
    from tk.package.artifact import Package
    from tk.runtime.cuda_graphs import GraphLimit
    from tk.runtime.load import load
    from tk.runtime.module import Module
    from tk.target import Target
    from tk.tuning import tune


def __getattr__(name: str) -> Any:
    if name == "torch":  # what only torch's users want: tk.torch.wrap
        return import_module("tk.torch")
    if name not in _HOMES:
        raise AttributeError(f"module 'tk' has no attribute {name!r}")
    with seldom():  # an import leaves no cycles to look for
        if name in _COMPILING:
            import_module("tk.runtime.ffi").import_compiler()
        value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
