"""Loading a package and calling it: kinds of tensors, threads, processes without compiler or torch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch

import tk
from tests import packages
from tk.errors import InputTypeError, RuntimeFailure, UsageError
from tk.runtime.tensors import ALIGNMENT

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all


@pytest.fixture(scope="module")
def plain() -> tk.Module:
    return tk.load(packages.plain())


@pytest.fixture(scope="module")
def structured() -> tk.Module:
    return tk.load(packages.structured())


def expected(x: Any) -> torch.Tensor:
    with torch.no_grad():
        return packages.plain_model()(torch.as_tensor(np.asarray(x)))


def aligned(shape: tuple[int, ...], offset: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """A float32 array whose data lies `offset` bytes behind a multiple of 64."""
    size = int(np.prod(shape)) * 4
    raw = np.zeros(size + 2 * ALIGNMENT, np.uint8)
    start = -raw.__array_interface__["data"][0] % ALIGNMENT + offset
    array = raw[start : start + size].view(np.float32).reshape(shape)
    array[...] = np.random.default_rng(offset).standard_normal(shape)
    return array


class Foreign:
    """A tensor of another library: nothing but DLPack and a shape."""

    def __init__(self, array: Any) -> None:
        self.array = np.from_dlpack(array)
        self.shape = self.array.shape

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()

    def __array_namespace__(self, **_: Any) -> Any:
        class Namespace:
            from_dlpack = Foreign

        return Namespace


def test_results_are_of_the_kind_of_the_input(plain: tk.Module) -> None:
    x = torch.randn(5, 48)
    from_torch, from_numpy, from_foreign = plain(x), plain(x.numpy()), plain(Foreign(x.numpy()))
    assert isinstance(from_torch, torch.Tensor)
    assert isinstance(from_numpy, np.ndarray)
    assert isinstance(from_foreign, Foreign)
    torch.testing.assert_close(from_torch, expected(x), rtol=1e-4, atol=1e-5)
    np.testing.assert_array_equal(from_numpy, from_torch.numpy())
    np.testing.assert_array_equal(from_foreign.array, from_numpy)


@pytest.mark.parametrize("offset", [0, 4, 16, 20, 32, 60])
def test_numpy_at_any_address(plain: tk.Module, offset: int) -> None:
    x = aligned((7, 48), offset)
    np.testing.assert_allclose(plain(x), expected(x), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("batch", [1, 2, 17, packages.BATCH])
def test_any_size_within_the_bounds(plain: tk.Module, batch: int) -> None:
    x = torch.randn(batch, 48)
    torch.testing.assert_close(plain(x), expected(x), rtol=1e-4, atol=1e-5)


def test_aligned_inputs_are_not_copied(plain: tk.Module) -> None:
    x = aligned((3, 48), 0)
    taken, _, _ = plain._boundary.take([x])
    assert taken[0].data_ptr() == x.__array_interface__["data"][0]
    y = torch.randn(3, 48)
    taken, _, _ = plain._boundary.take([y])
    assert taken[0].data_ptr() == y.data_ptr()


def test_torch_at_odd_addresses_and_with_gradients(plain: tk.Module) -> None:
    x = torch.randn(6, 48)
    storage = torch.empty(6 * 48 + 1)
    odd = storage[1:].view(6, 48).copy_(x)
    torch.testing.assert_close(plain(odd), expected(x), rtol=1e-4, atol=1e-5)
    y = plain(torch.nn.Parameter(x))
    assert not y.requires_grad
    torch.testing.assert_close(y, expected(x), rtol=1e-4, atol=1e-5)


def test_read_only_arrays_and_file_maps(plain: tk.Module, tmp_path: Path) -> None:
    x = np.random.default_rng(5).standard_normal((4, 48), dtype=np.float32)
    np.save(tmp_path / "x.npy", x)
    frozen = x.copy()
    frozen.flags.writeable = False
    for array in (frozen, np.load(tmp_path / "x.npy", mmap_mode="r")):
        np.testing.assert_allclose(plain(array), expected(x), rtol=1e-4, atol=1e-5)


def test_results_do_not_share_memory_with_inputs_weights_or_later_results(structured: tk.Module) -> None:
    args, kwargs = packages.structured_inputs()
    before = [args[0].clone(), packages.structured_model().weight.detach().clone()]
    first = structured(*args, **kwargs)
    copies = {name: first[name].clone() for name in ("sum", "same", "weight", "half")}
    structured(*packages.structured_inputs()[0], **kwargs)
    for name, copy in copies.items():
        torch.testing.assert_close(first[name], copy, rtol=0, atol=0)
    for name in ("same", "weight"):
        first[name].fill_(7)
    again = structured(*args, **kwargs)
    torch.testing.assert_close(again["same"], before[0], rtol=0, atol=0)
    torch.testing.assert_close(again["weight"], before[1], rtol=0, atol=0)


def test_structure_dtypes_and_constants(structured: tk.Module) -> None:
    args, kwargs = packages.structured_inputs(rows=9)
    with torch.no_grad():
        reference = packages.structured_model()(*args, **kwargs)
    result = structured(*args, **kwargs)
    assert list(result) == list(reference)
    assert type(result["pair"]) is tuple
    assert type(result["pair"][1]) is list
    for name in ("sum", "same", "weight", "half"):
        torch.testing.assert_close(result[name], reference[name])
    torch.testing.assert_close(result["pair"][0], reference["pair"][0])
    torch.testing.assert_close(result["pair"][1][0], reference["pair"][1][0])


def test_numpy_with_bfloat16_both_ways(structured: tk.Module) -> None:
    (x, extra), kwargs = packages.structured_inputs()
    half = kwargs["half"].float().numpy().astype(ml_dtypes.bfloat16)
    result = structured(x.numpy(), {name: value.numpy() for name, value in extra.items()}, half=half, shift=0.5)
    assert result["half"].dtype == ml_dtypes.bfloat16
    np.testing.assert_array_equal(result["half"].astype("float32"), 2 * half.astype("float32"))
    assert result["pair"][0].dtype == np.int64


def test_flat_calls_by_name(structured: tk.Module) -> None:
    (x, extra), kwargs = packages.structured_inputs()
    names = [spec.name for spec in structured.inputs]
    flat = dict(zip(names, [x, extra["scale"], extra["ids"], kwargs["half"]], strict=True))
    torch.testing.assert_close(structured(**flat)["sum"], structured(x, extra, **kwargs)["sum"])
    assert len(structured.run_flat(list(flat.values()))) == len(structured.outputs)
    with pytest.raises(InputTypeError, match="number of inputs is wrong"):
        structured.run_flat([x])


def test_many_threads_get_their_own_results(plain: tk.Module) -> None:
    failures: list[str] = []

    def work(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for _ in range(25):
            x = rng.standard_normal((int(rng.integers(1, 20)), 48), dtype=np.float32)
            if not np.allclose(plain(x), expected(x), rtol=1e-4, atol=1e-4):
                failures.append(f"thread {seed}")

    packages.in_threads(work, 8)
    assert not failures


def test_several_modules_at_once_keep_their_own_weights() -> None:
    """Libraries come from memory: one load must not be handed another's."""
    x = torch.randn(2, 48)
    args, kwargs = packages.structured_inputs()
    for _ in range(20):
        one, two = tk.load(packages.plain()), tk.load(packages.structured())
        torch.testing.assert_close(one(x), expected(x), rtol=1e-4, atol=1e-5)
        assert set(two(*args, **kwargs)) == {"sum", "same", "pair", "weight", "half"}


def test_a_closed_module_refuses_and_its_results_stay(plain: tk.Module) -> None:
    x = torch.randn(2, 48)
    with tk.load(packages.plain()) as module:
        y = module(x)
    torch.testing.assert_close(y, plain(x))
    with pytest.raises(RuntimeFailure, match="closed"):
        module(x)


def test_results_outlive_their_module(plain: tk.Module) -> None:
    x = torch.randn(64, 48)
    results = [tk.load(packages.plain())(x) for _ in range(5)]
    for result in results:
        torch.testing.assert_close(result, plain(x))


def test_a_package_in_memory_loads_as_its_file_does(plain: tk.Module) -> None:
    x = torch.randn(3, 48)
    torch.testing.assert_close(tk.load(packages.plain_package())(x), plain(x), rtol=0, atol=0)


def test_what_a_module_says_of_itself(plain: tk.Module) -> None:
    assert (plain.target, plain.device) == ("cpu", "cpu")
    assert [str(spec) for spec in plain.inputs] == ["x: float32[batch, 48]"]
    assert [spec.shape for spec in plain.outputs] == [("batch", 10)]
    assert "Plain" in repr(plain)
    assert "float32[batch, 48]" in repr(plain)


@pytest.mark.parametrize("device", ["gpu", "cuda:x", "cpu:", "cuda:-1", ""])
def test_devices_that_cannot_be_meant(device: str) -> None:
    with pytest.raises(UsageError, match="there is no device"):
        tk.load(packages.plain(), device=device)


@pytest.mark.parametrize("package", [None, 3, b"m.tk", object()])
def test_what_is_no_package(package: object) -> None:
    with pytest.raises(UsageError, match="no package"):
        tk.load(package)  # type: ignore[arg-type]


def test_torch_devices_and_named_targets() -> None:
    assert tk.load(packages.plain(), device=torch.device("cpu")).device == "cpu"
    assert tk.load(packages.plain(), target="cpu").target == "cpu"
    with pytest.raises(UsageError, match="no target"):
        tk.load(packages.plain(), target="cuda:sm_90a")


FRESH = """
import sys, numpy as np, tk
module = tk.load(sys.argv[1])
y = module(np.load(sys.argv[2]))
np.save(sys.argv[3], y)
maps = open("/proc/self/maps").read()
assert "torch" not in sys.modules and "tvm" not in sys.modules and "onnx" not in sys.modules
assert "libtvm_compiler" not in maps and "libtorch" not in maps and "libtvm_runtime" in maps
"""


def test_a_fresh_process_needs_no_torch_compiler_or_path(tmp_path: Path) -> None:
    x = np.random.default_rng(8).standard_normal((4, 48), dtype=np.float32)
    np.save(tmp_path / "x.npy", x)
    args = [packages.plain(), tmp_path / "x.npy", tmp_path / "y.npy"]
    environment = {"PATH": "", "HOME": os.environ.get("HOME", "")}
    done = subprocess.run(
        [sys.executable, "-c", FRESH, *map(str, args)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    np.testing.assert_allclose(np.load(tmp_path / "y.npy"), expected(x), rtol=1e-4, atol=1e-5)


AFTERWARDS = """
import os, sys, numpy as np, tk
before = os.sched_getaffinity(0)
x = np.random.default_rng(0).standard_normal((4, 48), dtype="float32")
y = tk.load(sys.argv[1])(x)
assert os.sched_getaffinity(0) == before
import torch
torch.testing.assert_close(tk.load(sys.argv[1])(torch.from_numpy(x)).numpy(), y, rtol=0, atol=0)
model = torch.nn.Linear(48, 8).eval()
package = tk.compile(model, args=(torch.from_numpy(x),), target="cpu", verify=False)
torch.testing.assert_close(tk.load(package)(torch.from_numpy(x)), model(torch.from_numpy(x)).detach(), rtol=1e-4, atol=1e-5)
assert np.array_equal(tk.load(sys.argv[1])(x), y)
"""


@pytest.mark.rotated(6)
def test_compiling_works_after_loading_and_nothing_is_pinned() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AFTERWARDS, str(packages.plain())], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]


def test_read_only_weights_are_copied(plain: tk.Module) -> None:
    """As those of an ONNX file with external data are: a map of that file."""
    raw = np.zeros(4096, np.uint8)
    start = -raw.ctypes.data % 64
    weight = raw[start : start + 1024].view(np.float32)
    weight[:] = np.arange(256)
    weight.flags.writeable = False
    uploaded = plain._boundary.to_device(weight)
    assert uploaded.data_ptr() != weight.ctypes.data
    np.testing.assert_array_equal(np.from_dlpack(uploaded), weight)


def test_an_interrupt_within_a_call_is_no_failure_of_the_model(plain: tk.Module) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    x = np.ones((4, 48), np.float32)
    wanted = plain(x)
    plain.instrument(interrupted)
    try:
        with pytest.raises(KeyboardInterrupt):
            plain(x)
    finally:
        plain.instrument(None)
    np.testing.assert_array_equal(plain(x), wanted)
