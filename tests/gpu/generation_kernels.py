"""What a prompt and a step of generation spend on a GPU, kernel by kernel as CUDA graphs run them:
python tests/gpu/generation_kernels.py --layers 8 --prompt 2048

Writes a folder of the Llama-3-8B shape with random bfloat16 weights, compiles it, and says what each phase of that took and
where Python was meanwhile; then CUPTI, by torch's profiler, tells when each kernel began and ended. Kernels start while the
one before still runs: `adds` is by how much a kernel's end is behind the last end before it, which sums to the whole.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import tempfile
import threading
from collections import Counter, defaultdict
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent))
from generation import write_folder

EVERY = 0.02  # seconds between two looks at the main thread


class Phases:
    """A compile's progress function: what each phase takes of the clock, of this process and of its children, and of page
    faults; and where the main thread was, by the innermost functions."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, tuple[float, ...]]] = []
        self.where: dict[str, Counter[str]] = defaultdict(Counter)
        self.began = perf_counter()
        self._main, self._ended = threading.get_ident(), threading.Event()
        self._watch = threading.Thread(target=self._look, daemon=True)
        self._watch.start()

    def __call__(self, target: str, phase: str) -> None:
        own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
        now = perf_counter() - self.began
        self.rows.append((phase, (now, own.ru_utime, own.ru_stime, own.ru_minflt / 1e3, children.ru_utime)))

    def _look(self) -> None:
        while not self._ended.wait(EVERY):
            frame = sys._current_frames().get(self._main)
            names: list[str] = []
            while frame is not None:
                path = frame.f_code.co_filename
                short = path.split("/tk/")[-1] if "/tk/" in path else Path(path).name
                if not names or "/tk/" in path:
                    names.append(f"{short}:{frame.f_code.co_name}")
                frame = frame.f_back
            self.where[self.rows[-1][0] if self.rows else "import"][" < ".join(names[:5])] += 1

    def show(self, most: int) -> None:
        self("", "end")
        self._ended.set()
        before = (0.0,) * 5
        print(f"{'phase':<10} {'at s':>7} {'took s':>7} {'user s':>7} {'sys s':>6} {'kflt':>7} {'children':>9}")
        for (phase, start), (_, end) in zip([("import", before), *self.rows], self.rows, strict=False):
            took = [b - a for a, b in zip(start, end, strict=True)]
            figures = " ".join(f"{each:>{width}.2f}" for each, width in zip((start[0], *took), (7, 7, 7, 6, 7, 9), strict=True))
            print(f"{phase:<10} {figures}")
        for phase, found in self.where.items():
            print(f"-- {phase}: {EVERY * sum(found.values()):.1f} s")
            for name, count in found.most_common(most):
                if count * EVERY >= 0.2:
                    print(f"   {count * EVERY:6.2f} s {name}")


def kernels_of(run: Any) -> list[tuple[str, float, float]]:
    """(name, start, end in µs) of what the GPU did in `run`, in the order in which it ended."""
    activities = [torch.profiler.ProfilerActivity.CUDA]
    with torch.profiler.profile(activities=activities) as profiler:
        run()
        torch.cuda.synchronize()
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        profiler.export_chrome_trace(file.name)
        events = json.loads(Path(file.name).read_text())["traceEvents"]
    kinds = ("kernel", "gpu_memcpy", "gpu_memset")
    found = [(each["name"], each["ts"], each["ts"] + each["dur"]) for each in events if each.get("cat") in kinds]
    return sorted(found, key=lambda each: each[2])


def show(title: str, events: list[tuple[str, float, float]], calls: int, least: float = 0.5) -> None:
    """A table by kernel, of one of `calls` calls."""
    if not events:
        print(f"== {title}: nothing was recorded")
        return
    count, alone, adds, last = Counter[str](), Counter[str](), Counter[str](), events[0][1]
    gaps = 0.0
    for name, start, end in events:
        count[name] += 1
        alone[name] += end - start
        adds[name] += end - last
        gaps += max(0.0, start - last)
        last = end
    total = last - events[0][1]
    print(f"== {title}: {total / calls:.1f} µs a call of {calls}, of which nothing runs {gaps / calls:.1f} µs")
    print(f"{'calls':>7} {'each µs':>9} {'adds µs':>9} {'sum of adds':>11}  kernel")
    for name, added in adds.most_common():
        if added / calls >= least:
            each, more = alone[name] / count[name], added / count[name]
            print(f"{count[name] / calls:>7.2f} {each:>9.2f} {more:>9.2f} {added / calls:>11.1f}  {name[:100]}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--hidden", type=int, default=4096)
    parser.add_argument("--prompt", type=int, default=2048)
    parser.add_argument("--folder", type=Path, help="Where the model is, or is to be written.")
    parser.add_argument("--target", default="auto")
    parser.add_argument("--compile", action="store_true", help="No more than that.")
    parser.add_argument("--most", type=int, default=12, help="Lines of where a phase's time goes.")
    options = parser.parse_args()
    import tk
    from tk.llm.facts import facts_of

    context = options.prompt + 256
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary) / "llama"
        if not (folder / "config.json").is_file():
            began = perf_counter()
            write_folder(folder, options.layers, options.hidden, context)
            print(f"folder written in {perf_counter() - began:.1f} s", flush=True)
        phases = Phases()
        package = tk.compile(folder, context=context, target=options.target, verify=False, progress=phases)
        phases.show(options.most)
        if options.compile:
            return
        began = perf_counter()
        module = tk.load(package)
        print(f"loaded in {perf_counter() - began:.2f} s", flush=True)
        ids = np.random.default_rng(0).integers(0, facts_of(module)["vocabulary"], (1, options.prompt))
        for name, more in (("greedy", {}), ("sampled", {"temperature": 1.0, "top_p": 0.9})):
            for _ in range(3):
                running = module.generate(ids, 24, stop=[], **more)
                list(running)
            steps = np.array(running.stats.steps[4:]) * 1e3
            print(f"{name}: prompt {running.stats.prefill * 1e3:.2f} ms, step {np.median(steps):.3f} ms", flush=True)
            running = module.generate(ids, 24, stop=[], **more)
            show(f"{name}, prompt", kernels_of(lambda running=running: next(running)), 1)
            for _ in range(4):
                next(running)
            show(f"{name}, steps", kernels_of(lambda running=running: [next(running) for _ in range(10)]), 10)
            running.close()
        module.close()


if __name__ == "__main__":
    main()
