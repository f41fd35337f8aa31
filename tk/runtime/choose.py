"""Which of a package's targets this host runs, and on which device."""

from __future__ import annotations

import re
import warnings

from tk.errors import NeedsError, UsageError, meant, message
from tk.host import this_host
from tk.package.artifact import Build, Package
from tk.package.requirements import Lack, lacks, usable_device
from tk.runtime.gpu import gpu_of
from tk.runtime.tensors import CPU

__all__ = ["choose", "listed"]


def choose(package: Package, device: str, target: str | None) -> tuple[Build, int, int]:
    """The best build that this host can run on `device`, the device's type and its number."""
    kind, number = _parse_device(device)
    if target is not None and target not in package.builds:
        raise UsageError(
            message(
                f"there is no target {target!r} in this package",
                need=", ".join(package.builds),
                have=target,
                do=meant(target, package.builds, f"leave target out, or compile with --target {target}"),
            )
        )
    builds = [build for build in package.builds.values() if target in (None, build.target)]
    fitting = [build for build in builds if kind in (None, build.kind)]
    if not fitting:
        have = ", ".join(build.target for build in builds)
        raise NeedsError(
            message(
                f"no target in this package is for {device}",
                need=f"a {kind} target",
                have=have,
                do=f"tk.load(…, device={builds[0].kind!r}), or compile with --target {kind}",
            )
        )
    host = this_host(any(build.kind != "cpu" for build in fitting))
    reasons: dict[str, list[Lack]] = {}
    for build in sorted(fitting, key=_preference, reverse=True):
        if missing := lacks(build.needs, host, number):
            reasons[build.target] = missing
            continue
        if build.kind == "cpu" and (host.devices or host.amd) and reasons:
            warnings.warn(f"running on the CPU: {listed(reasons)}", stacklevel=4)
        return build, *_device_of(build, number)
    raise NeedsError(f"this host cannot run this package\n{listed(reasons)}")


def _device_of(build: Build, number: int | None) -> tuple[int, int]:
    if build.kind == "cpu":
        return CPU, 0
    return gpu_of(build.kind).type, number if number is not None else usable_device(build.needs, this_host(True))


def _preference(build: Build) -> tuple[bool, str, bool, int]:
    """What makes one build better than another that runs too: a GPU, a later architecture, more of the CPU's features."""
    return build.kind != "cpu", build.needs.compute.zfill(6), build.needs.exact, len(build.needs.cpu_flags)


def _parse_device(text: str) -> tuple[str | None, int | None]:
    """("cuda", 1) of "cuda:1"; None where it is left open."""
    found = re.fullmatch(r"auto|(cpu|cuda|rocm)(?::(\d+))?", text)
    if found is None:
        raise UsageError(
            message(
                f"there is no device {text!r}",
                need="auto, cpu, cuda, cuda:N, rocm, or rocm:N",
                do="give one of these, N being the device's number",
            )
        )
    kind, number = found.groups()
    return kind, int(number) if number and kind != "cpu" else None


def listed(reasons: dict[str, list[Lack]]) -> str:
    return "\n".join(f"  {name}: {lack}" for name, missing in reasons.items() for lack in missing)
