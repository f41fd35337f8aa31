"""What was assembled once is taken from the cache: the same bytes, and never for what differs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
import tvm
from tvm import te

import tk
from tk.codegen import device_code, kept, library, nvcc
from tk.codegen.library import build_function
from tk.host import cache
from tk.lowering import vector_calls
from tk.lowering.checked import checking
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda import fallback
from tk.target import resolve

needs_assembler = pytest.mark.skipif(nvcc.find_nvcc() is None and nvcc.find_nvrtc() is None, reason="no CUDA assembler")
SOURCE = 'extern "C" __global__ void __launch_bounds__(32) f(float* a) {{\n  a[threadIdx.x] = {}f;\n}}\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(cache.FOLDER, str(tmp_path / "kept"))
    monkeypatch.delenv(cache.SIZE, raising=False)
    return tmp_path / "kept"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is not taken from the cache, from now on."""
    made: list[str] = []
    export, assemble = library._export, nvcc._assembled
    monkeypatch.setattr(library, "_export", lambda *given: made.append("library") or export(*given))
    monkeypatch.setattr(nvcc, "_assembled", lambda *given: made.append("cubin") or assemble(*given))
    return made


def linear(rows: int = 4) -> tuple[torch.nn.Module, tuple[torch.Tensor, ...]]:
    return torch.nn.Linear(8, 6).eval(), (torch.randn(rows, 8),)


def scheduled(value: float, target: str) -> tvm.tirx.PrimFunc:
    x = te.placeholder((64,), "float32", name="x")
    func = te.create_prim_func([x, te.compute((64,), lambda i: x[i] + tvm.tirx.const(value, "float32"), name="y")])
    return schedule(rule_of(fallback), func, fallback.Match(), resolve(target))


def test_models_that_differ_in_weights_have_one_library(built: list[str]) -> None:
    models = [linear() for _ in range(2)]
    packages = [tk.compile(*each, target="cpu", verify=False) for each in models]
    assert built == ["library"]
    libraries = [next(iter(package.builds.values())).library() for package in packages]
    assert libraries[0] == libraries[1]
    for package, (module, inputs) in zip(packages, models, strict=True):
        torch.testing.assert_close(tk.load(package)(*inputs), module(*inputs), rtol=1e-4, atol=1e-5)


def test_other_sizes_targets_and_options_are_others(built: list[str]) -> None:
    for given in ({"target": "cpu"}, {"target": "cpu:x86-64-v3"}):
        tk.compile(*linear(), verify=False, **given)
    tk.compile(*linear(5), target="cpu", verify=False)
    assert built == ["library"] * 3
    tk.compile(*linear(), target="cpu", verify=False, cache=False)
    assert built == ["library"] * 4
    tk.compile(*linear(), target="cpu", verify=False)
    assert built == ["library"] * 4


@needs_assembler
def test_device_code_comes_back_as_it_was(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    func, target = scheduled(1.5, "h200"), resolve("h200")
    with cache.caching(False):
        fresh = build_function(func, target)
    first, again = build_function(func, target), build_function(func, target)
    assert first == again == fresh
    assert built == ["library", "cubin"] * 2
    build_function(scheduled(2.5, "h200"), target)
    assert built == ["library", "cubin"] * 3
    # another version of tk makes the same CUDA C++: its library is another entry, the cubin is not
    monkeypatch.setattr(kept, "own_files", lambda: "edited")
    assert build_function(func, target) == fresh
    assert built == [*["library", "cubin"] * 3, "library"]


@needs_assembler
def test_a_damaged_entry_is_assembled_again(built: list[str], folder: Path) -> None:
    code = nvcc.assemble(SOURCE.format("1.0"), "sm_90a")
    assert nvcc.assemble(SOURCE.format("1.0"), "sm_90a") == code
    assert built == ["cubin"]
    (path,) = folder.glob("cubin-*")
    path.write_bytes(path.read_bytes()[:-10])
    assert nvcc.assemble(SOURCE.format("1.0"), "sm_90a") == code
    assert built == ["cubin"] * 2


@needs_assembler
def test_what_makes_another_cubin_is_in_its_key(built: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = SOURCE.format("1.0")
    nvcc.assemble(source, "sm_90a")
    nvcc.assemble(source, "sm_80")
    assert len(built) == 2
    with monkeypatch.context() as patch:
        patch.setattr(nvcc, "_OPTIONS", (*nvcc._OPTIONS, "-DOTHER"))
        nvcc.assemble(source, "sm_90a")
    assert len(built) == 3
    with monkeypatch.context() as patch:
        headers = tmp_path / "headers"
        headers.mkdir()
        for path in nvcc.HEADERS.rglob("*"):
            if path.is_file():
                (headers / path.relative_to(nvcc.HEADERS)).parent.mkdir(parents=True, exist_ok=True)
                (headers / path.relative_to(nvcc.HEADERS)).write_text(path.read_text() + "\n// edited\n")
        patch.setattr(nvcc, "HEADERS", headers)
        nvcc.assemble(source, "sm_90a")
    assert len(built) == 4
    with monkeypatch.context() as patch:
        patch.setenv("NVCC_APPEND_FLAGS", "-DOTHER")
        nvcc.assemble(source, "sm_90a")
    assert len(built) == 5
    nvcc.assemble(source, "sm_90a")
    assert len(built) == 5


def test_the_key_of_a_library_has_what_it_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    mod, target = tvm.IRModule({"main": scheduled(1.0, "cpu:x86-64-v3")}), resolve("cpu:x86-64-v3")
    keys = [kept.library_key(mod, target, {"sources": False})]
    assert kept.library_key(tvm.IRModule({"main": scheduled(1.0, "cpu:x86-64-v3")}), target, {"sources": False}) == keys[0]
    keys.append(kept.library_key(mod, target, {"sources": True}))
    keys.append(kept.library_key(mod, replace(target, vector_bits=128), {"sources": False}))
    keys.append(kept.library_key(mod, resolve("cpu:x86-64-v2"), {"sources": False}))
    keys.append(kept.library_key(tvm.IRModule({"main": scheduled(2.0, "cpu:x86-64-v3")}), target, {"sources": False}))
    with monkeypatch.context() as patch:
        patch.setattr(kept, "own_files", lambda: "edited")
        keys.append(kept.library_key(mod, target, {"sources": False}))
    with monkeypatch.context() as patch:
        patch.setattr(kept, "version", lambda name: "another")
        keys.append(kept.library_key(mod, target, {"sources": False}))
    assert len({*keys, None}) == len(keys) + 1
    with monkeypatch.context() as patch:
        patch.setitem(vector_calls._DEFINED, "other", test_the_key_of_a_library_has_what_it_depends_on)
        assert kept.library_key(mod, target, {"sources": False}) is None


def test_every_file_of_tk_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.py").write_text("1")

    found = SimpleNamespace(submodule_search_locations=[str(tmp_path)])
    monkeypatch.setattr(kept, "find_spec", lambda name: found)
    seen = {kept.own_files.__wrapped__()}
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "b.ll").write_text("2")
    seen.add(kept.own_files.__wrapped__())
    (tmp_path / "a.py").write_text("2")
    seen.add(kept.own_files.__wrapped__())
    assert len(seen) == 3


def test_a_checked_build_is_never_kept(folder: Path) -> None:
    with checking(True):
        tk.compile(*linear(), target="cpu", verify=False, checked=True)
    assert not folder.exists()


def test_code_survives_as_bytes() -> None:
    usage = nvcc.Usage(registers=3, remarks=("slow", "slower"))
    code = device_code.DeviceCode({"f": "text"}, {"f": usage}, 12)
    assert kept.unpacked(kept.packed((b"library", code))) == (b"library", code)
