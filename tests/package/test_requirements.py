"""What a package needs of a host, as a relation: host ⊇ needs, and every lack with what mends it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tk
from tests import packages
from tk.errors import NeedsError
from tk.host import CudaDevice, Host, this_host
from tk.package.artifact import Build, Package
from tk.package.requirements import Needs, lacks, needs_of, usable_device
from tk.target import cpu_features, resolve

HOST = Host(
    machine="x86_64",
    cpu_flags=frozenset({"avx2", "fma", "sse4_2"}),
    glibc="2.36",
    tvm="0.27.0.post1",
    tvm_ffi="0.1.14.post1",
    cuda="13.1",
    devices=(CudaDevice("small", "8.6"), CudaDevice("large", "9.0")),
)
CPU = Needs("x86_64", "0.27", "0.1", cpu_flags=("avx2", "fma"), glibc="2.14")
GPU = replace(CPU, cuda="13.0", compute="9.0", exact=True)


def what(needs: Needs, host: Host = HOST, device: int | None = None) -> list[str]:
    return [lack.what for lack in lacks(needs, host, device)]


def test_a_host_with_more_than_is_needed_lacks_nothing() -> None:
    assert what(CPU) == []
    assert what(GPU) == []
    assert what(GPU, device=1) == []
    assert usable_device(GPU, HOST) == 1


@pytest.mark.parametrize(
    ("change", "lack"),
    [
        ({"machine": "aarch64"}, "processor"),
        ({"cpu_flags": ("avx2", "avx512f")}, "CPU features"),
        ({"glibc": "2.40"}, "glibc"),
        ({"tvm": "0.28"}, "apache-tvm"),
        ({"tvm_ffi": "0.2"}, "apache-tvm-ffi"),
    ],
)
def test_each_lack_of_a_cpu_is_named(change: dict[str, object], lack: str) -> None:
    assert what(replace(CPU, **change)) == [lack]  # type: ignore[arg-type]


def test_versions_compare_as_numbers() -> None:
    assert what(replace(CPU, glibc="2.4")) == []
    assert what(replace(CPU, glibc="2.100")) == ["glibc"]
    assert what(replace(GPU, cuda="13.2")) == ["NVIDIA driver"]


@pytest.mark.parametrize(
    ("compute", "exact", "device", "runs"),
    [
        ("9.0", True, "9.0", True),
        ("9.0", True, "10.0", False),
        ("10.0", True, "10.3", False),
        ("8.0", False, "8.6", True),
        ("8.6", False, "8.0", False),
        ("8.0", False, "9.0", False),
    ],
)
def test_device_code_runs_on_its_own_capability_or_a_later_minor(compute: str, exact: bool, device: str, runs: bool) -> None:
    host = replace(HOST, devices=(CudaDevice("gpu", device),))
    assert (what(replace(GPU, compute=compute, exact=exact), host) == []) is runs


def test_no_driver_and_no_such_device() -> None:
    assert what(GPU, replace(HOST, cuda="", devices=())) == ["NVIDIA driver"]
    assert what(GPU, replace(HOST, devices=())) == ["GPU"]
    assert what(GPU, device=0) == ["GPU"]
    assert what(GPU, device=2) == ["CUDA device"]


def test_this_host_has_what_code_for_it_needs() -> None:
    assert lacks(needs_of(resolve("cpu"), b"GLIBC_2.2.5\0GLIBC_2.14\0"), this_host()) == []
    assert needs_of(resolve("cpu"), b"GLIBC_2.2.5\0GLIBC_2.14\0").glibc == "2.14"
    needs = needs_of(resolve("cuda:sm_90a"), b"")
    assert (needs.compute, needs.exact) == ("9.0", True)
    assert needs_of(resolve("cuda:sm_100a"), b"").compute == "10.0"
    assert needs_of(resolve("cpu:x86-64-v2"), b"").machine == "x86_64"


def _with_builds(**changes: dict[str, object]) -> Package:
    """The plain package with its one build several times over, under other names and needs."""
    package = packages.plain_package()
    (build,) = package.builds.values()
    builds: dict[str, Build] = {}
    for name, change in changes.items():
        needs = replace(build.needs, **change.pop("needs", {}))  # type: ignore[arg-type]
        builds[name] = replace(build, target=name, needs=needs, **change)  # type: ignore[arg-type]
    return replace(package, builds=builds)


@pytest.mark.rotated(4)
def test_loading_lists_every_reason_of_every_target() -> None:
    package = _with_builds(
        one={"needs": {"machine": "riscv64"}},
        two={"needs": {"cpu_flags": ("flag_that_no_cpu_has",)}},
        three={"kind": "cuda", "needs": {"compute": "99.0", "cuda": "99.0"}},
    )
    with pytest.raises(NeedsError) as caught:
        tk.load(package)
    text = str(caught.value)
    for word in ("one: processor", "two: CPU features", "three: ", "riscv64", "flag_that_no_cpu_has"):
        assert word in text, text
    with pytest.raises(NeedsError, match="for cuda"):
        tk.load(packages.plain_package(), device="cuda")


def test_loading_takes_the_best_that_runs() -> None:
    flags = this_host().cpu_flags
    package = _with_builds(
        portable={"needs": {"cpu_flags": ()}},
        native={"needs": {"cpu_flags": tuple(sorted(flags)[:3])}},
        foreign={"needs": {"cpu_flags": ("flag_that_no_cpu_has",)}},
    )
    assert tk.load(package).target == "native"
    assert tk.load(package, target="portable").target == "portable"
    with pytest.raises(NeedsError, match="flag_that_no_cpu_has"):
        tk.load(package, target="foreign")


def test_host_code_for_a_gpu_is_portable() -> None:
    needs = needs_of(resolve("h200"), b"")
    assert set(needs.cpu_flags) == (
        set(cpu_features("x86-64-v2")) if needs.machine == "x86_64" else set(cpu_features("native"))
    )
    assert f'"mcpu":"{resolve("h200").host_arch}"' in str(resolve("h200").tvm().host).replace(" ", "")
