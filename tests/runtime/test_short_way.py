"""Calls on torch's tensors that are passed on as they come: the same results and the same errors as the long way."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.torch_function import Function
from tk.errors import RuntimeFailure, TkError
from tk.runtime.module import Module
from tk.runtime.short_way import EXCHANGE

SHAPE = (4, 16)


@pytest.fixture(scope="module")
def package() -> Any:
    return tk.compile(Function(lambda x, y: (torch.relu(x) + y, x * y)), (torch.randn(SHAPE), torch.randn(SHAPE)), target="cpu")


@pytest.fixture
def module(package: Any) -> Iterator[Module]:
    """A module whose calls go the short way by now."""
    with tk.load(package, device="cpu") as loaded:
        loaded(torch.ones(SHAPE), torch.ones(SHAPE))
        assert (loaded._fits is not None) == hasattr(torch.Tensor, EXCHANGE)
        yield loaded


@pytest.mark.skipif(not hasattr(torch.Tensor, EXCHANGE), reason="this torch has no C functions of DLPack")
def test_a_call_goes_no_longer_way_than_it_must(module: Module, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Module, "_called", lambda *_: pytest.fail("the long way"))
    x, y = torch.randn(SHAPE), torch.randn(SHAPE)
    first, second = module(x, y)
    torch.testing.assert_close(first, torch.relu(x) + y)
    torch.testing.assert_close(second, x * y)
    again, _ = module(y, x)
    torch.testing.assert_close(first, torch.relu(x) + y)  # results are their callers' own
    torch.testing.assert_close(again, torch.relu(y) + x)


ODD: dict[str, Any] = {
    "another dtype": lambda: torch.randn(SHAPE, dtype=torch.float64),
    "another shape": lambda: torch.randn(4, 17),
    "another rank": lambda: torch.randn(64),
    "of no memory": lambda: torch.randn(SHAPE, device="meta"),
    "sparse": lambda: torch.randn(SHAPE).to_sparse(),
    "nested": lambda: torch.nested.nested_tensor([torch.randn(16) for _ in range(4)]),
    "zeros of no memory": lambda: torch._efficientzerotensor(SHAPE),
    "a number": lambda: 3.0,
    "a list": lambda: [[0.0] * 16] * 4,
    "nothing": lambda: None,
    "cut off": lambda: _cut_off(),
}
FINE: dict[str, Any] = {
    "turned": lambda: torch.randn(16, 4).t(),
    "every other": lambda: torch.randn(4, 32)[:, ::2],
    "at an odd address": lambda: torch.randn(65)[1:].view(SHAPE),
    "negative": lambda: torch.complex(torch.randn(SHAPE), torch.randn(SHAPE)).conj().imag,
    "of a graph": lambda: torch.randn(SHAPE, requires_grad=True),
    "a parameter": lambda: torch.nn.Parameter(torch.randn(SHAPE)),
    "NumPy's": lambda: np.random.default_rng().standard_normal(SHAPE).astype("float32"),
}


def _cut_off() -> torch.Tensor:
    tensor = torch.randn(SHAPE)
    tensor.untyped_storage().resize_(64)
    return tensor


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
def test_what_is_wrong_is_told_as_ever(package: Any, module: Module, odd: str, at: int) -> None:
    values = [torch.randn(SHAPE), torch.randn(SHAPE)]
    values[at] = ODD[odd]()
    with tk.load(package, device="cpu") as fresh, pytest.raises(TkError) as long:
        fresh(*values)
    with pytest.raises(type(long.value)) as short:
        module(*values)
    assert str(short.value) == str(long.value)


@pytest.mark.parametrize("fine", FINE)
def test_what_has_to_be_copied_is(module: Module, fine: str) -> None:
    x, y = FINE[fine](), torch.randn(SHAPE)
    got, _ = module(x, y)
    want = torch.relu(torch.as_tensor(x)) + y
    torch.testing.assert_close(torch.as_tensor(got), want.detach())
    assert type(got) is (np.ndarray if fine == "NumPy's" else torch.Tensor)
    if isinstance(got, torch.Tensor):
        assert not got.requires_grad


def test_names_and_counts_are_checked(module: Module) -> None:
    x = torch.randn(SHAPE)
    for call in (lambda: module(x), lambda: module(x, x, x), lambda: module(x, z=x)):
        with pytest.raises(TkError):
            call()
    names = [spec.name for spec in module.inputs]
    torch.testing.assert_close(module(**dict(zip(names, (x, x), strict=True)))[1], x * x)


def test_a_program_that_fails_is_told(module: Module) -> None:
    def fails(*_: Any) -> None:
        raise ValueError("no more memory")

    module._main = fails
    with pytest.raises(RuntimeFailure, match="no more memory"):
        module(torch.randn(SHAPE), torch.randn(SHAPE))


def test_a_closed_module_refuses(package: Any) -> None:
    module = tk.load(package, device="cpu")
    x = torch.randn(SHAPE)
    module(x, x)
    module.close()
    with pytest.raises(RuntimeFailure, match="closed"):
        module(x, x)


def test_reports_see_every_call(module: Module) -> None:
    seen: list[int] = []
    module.after_call = lambda: seen.append(1)
    for _ in range(3):
        module(torch.randn(SHAPE), torch.randn(SHAPE))
    assert len(seen) == 3


def test_forward_mode_tangents_are_refused(module: Module) -> None:
    from torch.autograd import forward_ad

    x = torch.randn(SHAPE)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, torch.ones(SHAPE))
        with pytest.raises(TkError, match="tangent"):
            module(dual, x)
        torch.testing.assert_close(module(x, x)[1], x * x)


def test_what_is_returned_as_it_came_is_copied() -> None:
    x = torch.randn(SHAPE)
    with tk.load(tk.compile(Function(lambda x: (x, x + 1)), (x,), target="cpu"), device="cpu") as module:
        for _ in range(3):
            same, _ = module(x)
            assert same.data_ptr() != x.data_ptr()
            assert torch.equal(same, x)


def test_dims_that_vary_are_checked_the_long_way() -> None:
    batch = {0: torch.export.Dim("batch", min=1, max=8)}
    package = tk.compile(Function(torch.relu), (torch.randn(2, 16),), target="cpu", dynamic_shapes=((batch,),))
    with tk.load(package, device="cpu") as module:
        for size in (1, 8):
            x = torch.randn(size, 16)
            assert torch.equal(module(x), torch.relu(x))
        with pytest.raises(TkError):
            module(torch.randn(9, 16))


def test_threads_take_turns(module: Module) -> None:
    wrong: list[int] = []

    def work(seed: int) -> None:
        x = torch.full(SHAPE, float(seed))
        wrong.extend(seed for _ in range(50) if not torch.equal(module(x, x)[1], x * x))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_module_goes_with_its_last_name(package: Any) -> None:
    module = tk.load(package, device="cpu")
    module(torch.randn(SHAPE), torch.randn(SHAPE))
    gone = weakref.ref(module)
    del module
    assert gone() is None
