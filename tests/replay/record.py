"""What is generated for functions and models, as text: no GPU, no CUDA compiler, no machine code."""

from __future__ import annotations

import ast
import importlib
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import tvm

import tk.codegen.device_code as device_code
from tests.replay.normal import Program
from tk.codegen.library import build_functions
from tk.host.cache import caching
from tk.pipeline import Options, compile_model
from tk.target import Target

__all__ = ["Source", "of_function", "of_model"]


@dataclass
class Source:
    """`main`: the program of a model in TVMScript, with "" for a function. `host`: lowered functions in TVMScript by name,
    those for a CPU and those that launch kernels, with their grids and tensor maps. `device`: CUDA C++. `config`: the knobs of
    a function's schedule, by name."""

    main: str = ""
    host: dict[str, str] = field(default_factory=dict)
    device: list[str] = field(default_factory=list)
    config: dict[str, int] = field(default_factory=dict)

    def raw(self) -> str:
        return "\n".join([self.main, *self.host.values(), *self.device])

    def normal(self) -> str:
        """The text with names of its own numbered, and functions in the order of their use."""
        host, kernels, preambles = self._parts()
        return "\n".join([*host, *kernels, *preambles])

    def kernels(self) -> str:
        """What is read of `normal`: the kernels of a GPU without what launches and declares them, or a CPU's functions."""
        host, kernels, _ = self._parts()
        return "\n".join(kernels or host)

    def _parts(self) -> tuple[list[str], list[str], list[str]]:
        """The host's functions, the kernels, and what precedes kernels in a source, normalised."""
        split = [device_code.split_kernels(text) for text in self.device]
        kernels = {name: text for _, parts in split for name, text in parts.items()}
        helpers = {name for preamble, _ in split for name in re.findall(r"__device__ [^\n(;]*?\b(\w+)\(", preamble)}
        program = Program(frozenset({*self.host, *kernels, *helpers}))
        launching = _by_use(list(self.host), self.main)
        host = [program.script(self.main)] if self.main else []
        host += [program.script(self.host[name]) for name in launching]
        used = _by_use(list(kernels), "\n".join(self.host[name] for name in launching))
        return host, [program.kernel(kernels[name]) for name in used], [program.cuda(preamble) for preamble, _ in split]


def of_function(func: Any, target: Target) -> Source:
    """What is generated of a scheduled PrimFunc."""
    with _recording() as (source, start):
        start()
        build_functions({"main": func}, target)
    return source


def of_model(model: Any, target: Target) -> tuple[Source, list[Any]]:
    """What is generated of a model, and its kernels."""
    with _recording() as (source, start), tempfile.TemporaryDirectory() as folder:
        options = Options(dump=Path(folder))
        compiled = compile_model(model, target, options=options, progress=lambda phase: start() if phase == "build" else None)
        source.main = _main_of(Path(folder, "3_lower.py").read_text(encoding="utf-8"))
    return source, compiled.kernels


@contextmanager
def _recording() -> Iterator[tuple[Source, Callable[[], None]]]:
    """What TVM would generate code of, and the CUDA C++ that would be assembled, from when the function given is called:
    weights are computed on the host before. No code is generated for the host, which takes most of the time."""
    source, recording = Source(), list[bool]()
    building = importlib.import_module("tvm.tirx.build")
    build = building.codegen_build

    def generate(mod: tvm.IRModule, target: Any) -> Any:
        if not recording or target.kind.name != "llvm":
            return build(mod, target)
        unchecked = tvm.tirx.transform.SkipAssert()(mod)  # TVM's own checks of arguments, which name them
        for var, func in unchecked.functions_items():
            source.host[var.name_hint] = func.without_attr("target").script()
        return build(tvm.IRModule({}, attrs=mod.attrs), target)

    def assemble(text: str, arch: str) -> tuple[bytes, dict[str, Any]]:
        source.device.append(text)
        return b"", {}

    recorded = patch.object(building, "codegen_build", generate), patch.object(device_code, "assemble", assemble)
    with caching(False), recorded[0], recorded[1]:  # what is kept is not generated, and what is recorded is no library to keep
        yield source, lambda: recording.append(True)


def _main_of(script: str) -> str:
    """The function "main" of a module in TVMScript."""
    functions = [node for node in ast.walk(ast.parse(script)) if isinstance(node, ast.FunctionDef) and node.name == "main"]
    lines = script.splitlines()[functions[0].lineno - 1 : functions[0].end_lineno]
    return "\n".join(line[4:] for line in lines)


def _by_use(names: list[str], text: str) -> list[str]:
    """Names in the order in which `text` uses them first, and then those that it does not."""
    order = {name: at for at, name in enumerate(dict.fromkeys(re.findall(r"\w+", text)))}
    return sorted(names, key=lambda name: (order.get(name, len(order)), name))
