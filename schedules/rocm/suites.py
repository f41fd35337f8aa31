"""Benchmark suites for AMD GPUs: the problems are those for NVIDIA's; without a device `tk suite --static` is what there is."""

from tk.schedules.cuda.suites import SUITES

__all__ = ["SUITES"]
