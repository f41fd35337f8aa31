"""What a library says of the processor that it needs, apart from its manifest."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tk
from tests import packages
from tk.errors import IntegrityError, NeedsError
from tk.host import this_host
from tk.package.artifact import Package
from tk.package.elf import cpu_features_of, note_source
from tk.runtime import machine as runtime

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all


def library() -> bytes:
    return bytes(packages.plain_package().builds["cpu"].library())


def test_a_library_names_the_features_that_it_was_compiled_for() -> None:
    found = cpu_features_of(library())
    assert found == set(packages.plain_package().builds["cpu"].needs.cpu_flags)
    assert found
    assert found <= this_host(False).cpu_flags
    assert '"avx2 fma"' in note_source(["fma", "avx2"])


def test_features_are_asked_of_the_library_whatever_the_manifest_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = packages.plain_package()
    build = package.builds["cpu"]
    needs = replace(build.needs, cpu_flags=())
    replace(package, builds={"cpu": replace(build, needs=needs)}).save(tmp_path / "m.tk")  # sealed with the weaker needs
    assert Package.open(tmp_path / "m.tk").builds["cpu"].needs.cpu_flags == ()
    tk.load(tmp_path / "m.tk")
    flag = sorted(build.needs.cpu_flags)[0]
    poor = replace(this_host(False), cpu_flags=this_host(False).cpu_flags - {flag})
    monkeypatch.setattr(runtime, "this_host", lambda gpus=True: poor)
    with pytest.raises(NeedsError, match=flag):
        tk.load(tmp_path / "m.tk")


def test_no_library_and_damaged_ones_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    good = library()
    for bad in (b"", b"MZ" + good[2:], good[:50], good[:32] + struct.pack("<Q", 2**63) + good[40:]):
        with pytest.raises(ValueError, match="ELF"):
            cpu_features_of(bad)
    rng = random.Random(3)
    for _ in range(500):
        damaged = bytearray(good[: rng.randrange(len(good))] if rng.random() < 0.3 else good)
        for _ in range(8):
            if damaged:
                damaged[rng.randrange(min(len(damaged), 1024))] = rng.randrange(256)
        try:
            cpu_features_of(bytes(damaged))
        except ValueError:
            continue
    package = packages.plain_package()
    broken = replace(package, builds={"cpu": replace(package.builds["cpu"], library=lambda: b"no library")})
    with pytest.raises(IntegrityError, match="cannot be read"):
        tk.load(broken)


def test_a_library_without_the_note_loads_as_before() -> None:
    package = packages.plain_package()
    owner = b"tk\0\0"
    at = library().index(struct.pack("<I", 1) + owner) + 4
    bare = library()[:at] + b"no\0\0" + library()[at + 4 :]
    assert cpu_features_of(bare) is None
    old = replace(package, builds={"cpu": replace(package.builds["cpu"], library=lambda: bare)})
    assert tk.load(old)(np.ones((2, 48), "float32")).shape == (2, 10)
