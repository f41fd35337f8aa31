"""The runtime on a GPU: streams, devices, kinds of tensors. Skips itself without one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests import packages
from tk.errors import InputValueError

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a CUDA device")]


class Net(torch.nn.Module):
    """Two products and a row softmax; a result that is an input's own memory."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = torch.nn.Linear(256, 512), torch.nn.Linear(512, 64)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.softmax(self.last(torch.nn.functional.gelu(self.first(x))), -1), x


@cache
def net() -> Net:
    torch.manual_seed(4)
    return Net().eval()


@cache
def package() -> tk.Package:
    batch = torch.export.Dim("batch", min=1, max=4096)
    args = (torch.randn(8, 256),)
    return tk.compile(net(), args=args, target=["auto", "cpu"], dynamic_shapes={"x": {0: batch}}, verify=False)


@pytest.fixture(scope="module")
def module() -> tk.Module:
    return tk.load(package())


def expected(x: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        return net()(x.cpu())[0]


def test_auto_takes_the_gpu(module: tk.Module) -> None:
    assert module.device == "cuda:0"
    assert tk.load(package(), device="cpu").device == "cpu"


def test_torch_in_torch_out_on_the_device(module: tk.Module) -> None:
    x = torch.randn(33, 256, device="cuda")
    y, same = module(x)
    assert y.is_cuda
    torch.testing.assert_close(y.cpu(), expected(x), rtol=1e-3, atol=1e-5)
    assert same.data_ptr() != x.data_ptr()
    torch.testing.assert_close(same, x, rtol=0, atol=0)


def test_numpy_goes_there_and_back(module: tk.Module) -> None:
    x = torch.randn(16, 256)
    y, same = module(x.numpy())
    assert isinstance(y, np.ndarray)
    np.testing.assert_allclose(y, expected(x), rtol=1e-3, atol=1e-5)
    np.testing.assert_array_equal(same, x.numpy())


def test_tensors_on_the_wrong_device_are_named(module: tk.Module) -> None:
    with pytest.raises(InputValueError, match=r"'x' is on the wrong device"):
        module(torch.randn(4, 256))
    with pytest.raises(InputValueError, match=r"'x' is on the wrong device"):
        tk.load(package(), device="cpu")(torch.randn(4, 256, device="cuda"))


def test_unaligned_views(module: tk.Module) -> None:
    storage = torch.randn(16 * 256 + 1, device="cuda")
    x = storage[1:].view(16, 256)
    torch.testing.assert_close(module(x)[0].cpu(), expected(x), rtol=1e-3, atol=1e-5)


def test_work_is_ordered_on_torch_s_stream(module: tk.Module) -> None:
    """Inputs are filled, and results read, by long work on a side stream without any wait by the host."""
    side = torch.cuda.Stream()
    big = torch.randn(4096, 4096, device="cuda")
    source = [torch.randn(2048, 256) for _ in range(8)]
    staged = [each.cuda() for each in source]
    torch.cuda.synchronize()
    results = []
    for stream in (side, torch.cuda.default_stream(), side, torch.cuda.Stream()):
        with torch.cuda.stream(stream):
            for each in staged:
                for _ in range(4):
                    big @ big
                x = torch.empty_like(each)
                x.copy_(each)
                results.append(module(x)[0].clone())
    torch.cuda.synchronize()
    for index, result in enumerate(results):
        torch.testing.assert_close(result.cpu(), expected(source[index % 8]), rtol=1e-3, atol=1e-5)


def test_threads_on_streams_of_their_own(module: tk.Module) -> None:
    failures: list[int] = []

    def work(seed: int) -> None:
        generator = torch.Generator().manual_seed(seed)
        with torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(20):
                x = torch.randn(int(torch.randint(1, 512, (), generator=generator)), 256, generator=generator)
                y = module(x.cuda())[0].cpu()
                if not torch.allclose(y, expected(x), rtol=1e-3, atol=1e-5):
                    failures.append(seed)

    packages.in_threads(work, 6)
    assert not failures


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two CUDA devices")
def test_any_device_index_and_the_current_one_stays() -> None:
    second = tk.load(package(), device="cuda:1")
    assert torch.cuda.current_device() == 0
    x = torch.randn(9, 256, device="cuda:1")
    y, _ = second(x)
    assert y.device == x.device
    assert torch.cuda.current_device() == 0
    torch.testing.assert_close(y.cpu(), expected(x), rtol=1e-3, atol=1e-5)
    with pytest.raises(InputValueError, match="wrong device"):
        second(x.to("cuda:0"))


class Many(torch.nn.Module):
    """A result, a value from the middle, a view of it, and one that depends on no input."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(256, 256) for _ in range(4))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        first = torch.softmax(self.layers[0](x), -1)
        second = torch.softmax(self.layers[1](first), -1)
        third = torch.softmax(self.layers[2](second), -1)
        return self.layers[3](third), second, second.reshape(-1), torch.arange(5, device=x.device) * 2


def test_results_of_a_captured_call_stay_while_they_are_held() -> None:
    torch.manual_seed(5)
    model = Many().eval()
    package = tk.compile(model, args=(torch.randn(8, 256),), target="auto", verify=False)
    assert all(build.graph for build in package.builds.values())  # by default
    captured = tk.load(package)
    inputs = [torch.randn(8, 256) for _ in range(6)]
    results = [captured(x.cuda()) for x in inputs]
    torch.cuda.synchronize()
    for x, result in zip(inputs, results, strict=True):
        with torch.no_grad():
            for got, want in zip(result, model(x), strict=True):
                torch.testing.assert_close(got.cpu(), want, rtol=1e-3, atol=1e-5)
    addresses = [tensor.data_ptr() for result in results for tensor in result[:2]]
    assert len(set(addresses)) == len(addresses)


@torch.no_grad()
def test_shapes_that_come_twice_are_replayed_within_the_limit() -> None:
    model = Many().eval()
    dims = {"x": {0: torch.export.Dim("rows", min=1, max=4096)}}
    package = tk.compile(model, args=(torch.randn(8, 256),), target="auto", dynamic_shapes=dims, verify=False)
    single, all_of_them, two = (
        tk.load(package, **how) for how in ({"graph": False}, {}, {"graph_limit": tk.GraphLimit(shapes=2)})
    )
    for turn in range(4):
        for rows in (64, 7, 1, 33, 130 if turn else 5):  # storages grow in the second turn
            x = torch.randn(rows, 256, device="cuda")
            for got, again, bounded, want in zip(single(x), all_of_them(x), two(x), model(x.cpu()), strict=True):
                torch.testing.assert_close(got.cpu(), want, rtol=1e-3, atol=1e-5)
                assert torch.equal(got, again)
                assert torch.equal(got, bounded)
    assert single.graphs is not None
    assert all_of_them.graphs is not None
    assert two.graphs is not None
    assert single.graphs.captured == 0
    assert all_of_them.graphs.replayed > 0
    assert all_of_them.graphs.shapes >= 4
    assert two.graphs.shapes <= 2
    assert all_of_them.graphs.refused == two.graphs.refused == 0


def test_memory_given_up_while_a_part_is_captured() -> None:
    """Python may do that at any time; TVM returns it to CUDA at once."""
    fresh = tk.load(package())
    assert fresh._replay is not None
    driver = fresh._replay._driver
    capture = driver.capture

    def with_memory(work: Callable[[], Any]) -> Any:
        alive = [fresh._boundary.empty((1 << 20,), "float32")]
        return capture(lambda: alive.clear() or work())

    driver.capture = with_memory  # type: ignore[method-assign]
    for _ in range(3):
        x = torch.randn(24, 256, device="cuda")
        torch.testing.assert_close(fresh(x)[0].cpu(), expected(x), rtol=1e-3, atol=1e-5)
    assert fresh.graphs is not None
    assert fresh.graphs.captured > 0


def test_two_captured_modules_and_two_streams_do_not_disturb_each_other() -> None:
    models = [Many().eval() for _ in range(2)]
    modules = [tk.load(tk.compile(model, args=(torch.randn(8, 256),), target="auto", verify=False)) for model in models]
    expect, got = [], []
    for turn in range(12):
        x = torch.randn(8, 256)
        with torch.no_grad():
            expect.append(models[turn % 2](x)[0])
        given = x.cuda()
        torch.cuda.synchronize()
        with torch.cuda.stream(torch.cuda.Stream()):
            got.append(modules[turn % 2](given)[0])
    torch.cuda.synchronize()
    for left, right in zip(got, expect, strict=True):
        torch.testing.assert_close(left.cpu(), right, rtol=1e-3, atol=1e-5)
