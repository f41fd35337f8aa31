"""Weights that are computed when a model is compiled have names of their own, however often that happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import Any

import numpy as np
import pytest
import torch
import tvm
from tvm import relax

import tk
from tk.entries import load_entries
from tk.frontend import load
from tk.graph.weights import fold
from tk.pipeline import host_machine


class Several(torch.nn.Module):
    """Uses a weight as it is, and values computed from it: one as a result, others by kernels that want it laid out anew."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.register_buffer("weight", torch.rand(2, n))
        self.register_buffer("index", torch.tensor([0, 1]))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        added = torch.index_put(x, (self.index,), self.weight, accumulate=True)
        entropy = torch.special.entr(self.weight.abs())
        strided = torch.as_strided(entropy.contiguous(), (3, 4), (2, 2), 0).clone()
        return added, strided, entropy @ x.amin(0), torch.cat([entropy.T, x.T], 1)


def test_a_weight_and_what_is_computed_from_it_twice() -> None:
    """In the second round "w#0" of the first is a weight that stays, and another one of w is computed: both were "w#0"."""
    n = int(torch.randint(12, 40, ()))
    model, x = Several(n).eval(), torch.rand(4, n)
    results = tk.load(tk.compile(model, (x,), target="cpu", verify=False))(x)
    for result, want in zip(results, model(x), strict=True):
        torch.testing.assert_close(torch.as_tensor(result), want)


class Turned(torch.nn.Module):
    """One layer's weight, turned and rounded when the model is compiled: too large for NumPy to do it."""

    def __init__(self, weight: torch.nn.Parameter) -> None:
        super().__init__()
        self.weight = weight

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(x @ self.weight.exp().T)


def test_entries_share_what_they_compute_alike() -> None:
    """From one array, once: a language model's prompt and its step have their weights so."""
    weight = torch.nn.Parameter(torch.rand(6000, 4000) / 4000)
    one, other = Turned(weight).eval(), Turned(weight).eval()
    x, y = torch.rand(3, 4000), torch.rand(1, 4000)
    package = tk.compile({"many": (one, (x,)), "few": (other, (y,))}, target="h200", verify=False)
    (build,) = package.builds.values()
    many, few = (entry.weights() for entry in build.entries.values())
    assert many.keys() == few.keys()
    assert all(many[name] is few[name] for name in many)
    (turned,) = many.values()
    want = weight.detach().double().exp().T
    assert torch.linalg.norm(torch.from_numpy(turned).double() - want) <= 1e-6 * torch.linalg.norm(want)


def test_entries_have_one_array_for_one_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each entry is imported by itself, with arrays of its own over the tensors that both have: what is computed from these
    was computed once an entry, and compared afterwards."""
    weight = torch.nn.Parameter(torch.rand(40, 30) / 40)
    one, other = Turned(weight).eval(), Turned(weight).eval()
    entries = {"many": (one, (torch.rand(3, 30),)), "few": (other, (torch.rand(1, 30),))}
    many, few = load_entries(entries, {}).values()
    assert [few.params[name] is array for name, array in many.params.items()] == [True]
    computed: list[int] = []
    own = fold._compute

    def counted(wanted: list[Any], *args: Any) -> Any:
        computed.append(len(wanted))
        return own(wanted, *args)

    monkeypatch.setattr(fold, "_compute", counted)
    tk.compile(entries, target="h200", verify=False)
    assert sum(computed) == 1


class Linear(torch.nn.Module):
    def __init__(self, weight: torch.Tensor) -> None:
        super().__init__()
        self.register_buffer("weight", weight)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x @ self.weight.T


def test_large_weights_are_turned_by_one_kernel() -> None:
    """From where they lie, as in a file at 8 bytes behind a multiple of 64: each had a kernel, and was copied for it first."""
    weight = torch.rand(5002 * 4001 + 2)[2:].view(5002, 4001)
    model = load(Linear(weight), (torch.rand(2, 4001),))
    compiled: list[Any] = []

    def machine(mod: Any) -> Any:
        compiled.append(mod)
        return host_machine(mod)

    mod = tvm.transform.Sequential([relax.transform.CanonicalizeBindings()])(model.mod)
    _, weights = fold.fold_weights(mod, model.params, machine)
    (turned,) = weights.values()
    assert np.array_equal(turned, weight.numpy().T)
    assert [[var.name_hint for var in mod.get_global_vars()] for mod in compiled] == [["turn"]]


@dataclass
class Blocked:
    """Stands for a Turner: what it gives to write waits until it `may`."""

    may: Event
    error: Exception | None = None

    def __call__(self, _machine: Any) -> Blocked:
        return self

    def turning(self, source: Any, result: Any) -> Callable[[], None]:
        def write() -> None:
            assert self.may.wait(100)
            if self.error is not None:
                raise self.error
            result[...] = source.T

        return write


def test_large_weights_are_turned_beside_the_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    weight = torch.rand(1024, 512)
    model, blocked = load(Linear(weight), (torch.rand(2, 512),)), Blocked(Event())
    monkeypatch.setattr(fold, "Turner", blocked)
    monkeypatch.setattr(fold, "SMALL", 0)
    monkeypatch.setattr(fold, "EACH", 0)
    mod = tvm.transform.Sequential([relax.transform.CanonicalizeBindings()])(model.mod)
    with fold.sharing_weights():
        _, weights = fold.fold_weights(mod, model.params, host_machine, later=True)
        _, again = fold.fold_weights(mod, model.params, host_machine, later=True)
        blocked.may.set()  # what is not written later has waited for it
    (turned,), (same,) = weights.values(), again.values()
    assert np.array_equal(turned, weight.numpy().T)
    assert turned is same


def test_what_goes_wrong_beside_the_compile_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    model, blocked = load(Linear(torch.rand(1024, 512)), (torch.rand(2, 512),)), Blocked(Event(), OSError("the disk is gone"))
    monkeypatch.setattr(fold, "Turner", blocked)
    monkeypatch.setattr(fold, "SMALL", 0)
    monkeypatch.setattr(fold, "EACH", 0)
    mod = tvm.transform.Sequential([relax.transform.CanonicalizeBindings()])(model.mod)
    blocked.may.set()

    def compiled() -> None:
        with fold.sharing_weights():
            fold.fold_weights(mod, model.params, host_machine, later=True)

    with pytest.raises(OSError, match="the disk is gone"):
        compiled()
