"""A small package on each of this machine's devices, step by step: what `tk doctor --report` writes beside the rules' cases.

The cases call kernels one by one; a package needs the driver to load its library, streams, graphs, and torch's tensors. The
steps share a child process, so that a driver that faults costs those alone that come behind it, and the report says where.
"""

from __future__ import annotations

import importlib.util
import time
from dataclasses import asdict, dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.target import Target

__all__ = ["STEPS", "PackageSteps", "Step", "package_steps"]

STEPS = ("compile", "load", "call", "replay", "torch tensors")
SECONDS = 300.0  # until a step counts as hung
CALLS = 50  # of which a call's time is the median
TOLERANCE = 2e-3  # of float16
KEPT = 2000  # characters of a reason


@dataclass(frozen=True)
class Step:
    """One step on one target. `status` is "right", "wrong", "left out", "failed", "crashed" or "timed out", with the reason or
    what was found in `detail`; `seconds` are the step's, `microseconds` a call's."""

    target: str
    step: str
    status: str
    detail: str = ""
    seconds: float | None = None
    microseconds: float | None = None

    @property
    def what(self) -> str:
        return f"package: {self.step}"

    @property
    def reason(self) -> str:
        """The last line of the detail, which names the error."""
        return (self.detail.strip().splitlines() or [""])[-1]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class PackageSteps:
    """The role of a child: `handle(step)` does one of `STEPS`; see tk/tuning/workers."""

    damaged = False

    def __init__(self, target: str) -> None:
        from tk.target import resolve

        self.target = resolve(target)
        self._package: Any = None
        self._module: Any = None
        self._first: Array | None = None

    def handle(self, step: str) -> Step:
        """How the step ended."""
        from tk.errors import TkError

        if importlib.util.find_spec("torch") is None:
            return Step(self.target.name, step, "left out", "the model is one of torch's, which is not installed")
        started = time.perf_counter()
        try:
            status, detail, call = self._step(step)
        except (TkError, ValueError, RuntimeError) as error:
            status, detail, call = "failed", f"{type(error).__name__}: {error}"[:KEPT], None
        microseconds = None if call is None else round(call * 1e6, 3)
        return Step(self.target.name, step, status, detail, round(time.perf_counter() - started, 3), microseconds)

    def _step(self, step: str) -> tuple[str, str, float | None]:
        """(status, detail, seconds of a call)."""
        if step == "compile":
            return self._compile()
        if self._package is None or (self._module is None and step != "load"):
            return "left out", "a step before it did not end", None
        if step == "load":
            return self._load()
        return self._call() if step == "call" else self._replay() if step == "replay" else self._tensors()

    def _compile(self) -> tuple[str, str, float | None]:
        import torch

        from tk.compiler import compile as compile_model

        torch.manual_seed(0)
        layers = (
            torch.nn.Linear(256, 512),
            torch.nn.GELU(),
            torch.nn.LayerNorm(512),
            torch.nn.Linear(512, 128),
            torch.nn.Softmax(-1),
        )
        model, self._x = torch.nn.Sequential(*layers).half().eval(), torch.randn(40, 256).half()
        self._package = compile_model(model, (self._x,), target=self.target.name, verify=False)
        with torch.no_grad():
            self._exact = model.double()(self._x.double()).numpy()
        kernels = next(iter(self._package.builds.values())).kernels()
        return "right", ", ".join(str(kernel["rule"]) for kernel in kernels), None

    def _load(self) -> tuple[str, str, float | None]:
        from tk.runtime.load import load

        device = {"cpu": "cpu", "cuda": "cuda:0", "rocm": "rocm:0"}[self.target.kind]
        self._module = load(self._package, device=device)
        return "right", f"{self._module.target} on {self._module.device}", None

    def _judged(self, result: Any) -> tuple[str, str]:
        import numpy as np

        found = np.asarray(result, dtype="float64")
        error = float(np.linalg.norm(found - self._exact) / np.linalg.norm(self._exact))
        return ("right" if error <= TOLERANCE else "wrong"), f"error {error:.2e}, at most {TOLERANCE:.0e}"

    def _call(self) -> tuple[str, str, float | None]:
        import numpy as np

        self._first = np.array(self._module(self._x.numpy()))
        return *self._judged(self._first), None

    def _replay(self) -> tuple[str, str, float | None]:
        """Calls of the same shape, which replay a graph on a GPU: each gives what the first gave, bit by bit."""
        import numpy as np

        x, times, other = self._x.numpy(), [], 0
        for _ in range(CALLS):
            started = time.perf_counter()
            result = self._module(x)
            times.append(time.perf_counter() - started)
            other += np.asarray(result).tobytes() != self._first.tobytes() if self._first is not None else 1
        graphs = self._module.graphs
        detail = (
            f"{other} of {CALLS} calls gave something else; graphs: {graphs if graphs is not None else self._module.replays}"
        )
        return ("wrong" if other else "right"), detail, median(times)

    def _tensors(self) -> tuple[str, str, float | None]:
        """torch's own tensors on the device, in its current stream."""
        import torch

        if self.target.is_gpu and not torch.cuda.is_available():
            return "left out", f"torch {torch.__version__} sees no GPU", None
        result = self._module(self._x.to("cuda:0") if self.target.is_gpu else self._x)
        return *self._judged(result.cpu().double().numpy()), None


def package_steps(target: Target, seconds: float = SECONDS) -> list[Step]:
    """The steps on a device of `target`, in a process of their own."""
    from tk.tuning.workers.pool import Pool, wait_any

    pool = Pool(f"{__name__}:PackageSteps", 1, {"target": target.name}, preload=("torch",))
    steps: list[Step] = []
    try:
        for step in STEPS:
            pool.submit(step, step, seconds)
            while len(steps) < STEPS.index(step) + 1:
                for _, _, outcome in wait_any([pool], 1.0):
                    if outcome.kind == "done":
                        steps.append(outcome.value)
                    else:
                        status = "timed out" if outcome.kind == "timed_out" else outcome.kind
                        steps.append(Step(target.name, step, status, outcome.detail[-KEPT:], round(outcome.seconds, 3)))
    finally:
        pool.close()
    return steps
