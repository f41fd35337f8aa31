"""A package in a process of its own, which holds neither a framework nor a compiler: what people deploy.

`Fresh(package)` starts `python -m tk.report.fresh PACKAGE DEVICE` with an empty PATH and talks to it in JSON lines: run on the
arrays of one .npz and write the outputs to another, time one call, or say what is loaded. As a `Clock` it times calls in
that process, so a benchmark can let it take turns with contenders in this one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from tk.errors import RuntimeFailure, message
from tk.runtime.clocks import Sample

__all__ = ["Fresh", "intruders"]

FORBIDDEN_MODULES = ("torch", "onnx", "onnxruntime", "tvm")
FORBIDDEN_LIBRARIES = ("libtvm_compiler", "libtorch", "libnvrtc", "libonnxruntime")


class Fresh:
    """The parent's end. `first_result` is what the first run took in seconds, from the start of the process."""

    def __init__(self, package: Path, device: str, threads: int) -> None:
        environment = {name: value for name, value in os.environ.items() if name not in ("TK_DEBUG", "PYTHONSTARTUP")}
        environment |= {"PATH": "", "TVM_NUM_THREADS": str(threads)}
        self._began = perf_counter()
        self.first_result = 0.0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tk.report.fresh", str(package), device],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def __enter__(self) -> Fresh:
        return self

    def __exit__(self, *error: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)

    def run(self, inputs: Path, outputs: Path) -> None:
        """Run on the arrays in `inputs` (a .npz, by the inputs' names) and write `outputs` (a .npz, in order)."""
        self._ask("run", str(inputs), str(outputs))
        self.first_result = self.first_result or perf_counter() - self._began

    def state(self) -> dict[str, Any]:
        """{"intruders": what should not be loaded and is, "resident": peak bytes, "target", "device"}."""
        return dict(self._ask("state"))

    def time(self, call: Callable[[], object]) -> Sample:
        """Seconds of one call over there, wall and GPU; `call` is not used."""
        wall, gpu = self._ask("time")
        return float(wall), None if gpu is None else float(gpu)

    def flush(self) -> None:
        self._ask("flush")

    def synchronize(self) -> None:
        return

    def _ask(self, *request: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            assert self._process.stderr is not None
            said = self._process.stderr.read().strip().splitlines()[-3:]
            raise RuntimeFailure(
                message(
                    "the process with the package ended",
                    have=" | ".join(said) or "no message",
                    do="call the package alone, tk run PACKAGE.tk, to see the whole error",
                )
            )
        return json.loads(answer)


def intruders() -> list[str]:
    """Frameworks and compilers in this process: modules imported, libraries mapped."""
    modules = [name for name in FORBIDDEN_MODULES if sys.modules.get(name) is not None]
    maps = Path("/proc/self/maps")
    text = maps.read_text(encoding="utf-8") if maps.exists() else ""
    return modules + [name for name in FORBIDDEN_LIBRARIES if name in text]


def _resident() -> int:
    """This process's peak resident memory in bytes (its own: getrusage's figure begins with the parent's)."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    return 0


def _serve(package: str, device: str) -> None:
    """The child's end: answers until its standard input ends."""
    import numpy as np

    from tk.runtime.clocks import clock_for
    from tk.runtime.load import load
    from tk.verify.flat import run_flat

    module = load(package, device)
    kind, _, index = module.device.partition(":")
    clock = clock_for(kind, int(index or 0))
    calls: list[Callable[[], Any]] = []
    for line in sys.stdin:
        request, *arguments = json.loads(line)
        answer: Any = None
        if request == "run":
            with np.load(arguments[0]) as stored:
                arrays = [stored[spec.name] for spec in module.inputs]
            calls.append(module.prepare(arrays))
            np.savez(arguments[1], *run_flat(module, arrays))
        elif request == "time":
            answer = clock.time(calls[-1])
        elif request == "flush":
            clock.flush()
        elif request == "state":
            answer = {"intruders": intruders(), "resident": _resident(), "target": module.target, "device": module.device}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    _serve(*sys.argv[1:])
