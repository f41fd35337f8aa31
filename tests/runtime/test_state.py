"""Packages of several entries over one set of weights, and the state that they keep from call to call."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tk.errors import (
    ImportModelError,
    InputTypeError,
    InputValueError,
    PackageError,
    StateError,
    TkError,
    UsageError,
)
from tk.runtime.state import Layout, read_state

LENGTH, WIDTH = 8, 4


class Write(torch.nn.Module):
    """Rows of `kept` at `pos` from x, and all of its rows so far through a layer."""

    def __init__(self, layer: torch.nn.Linear) -> None:
        super().__init__()
        self.layer = layer

    def forward(self, x: torch.Tensor, pos: torch.Tensor, kept: dict[str, torch.Tensor]) -> torch.Tensor:
        kept["rows"].index_copy_(1, pos, x)
        kept["count"].add_(x.shape[1])
        return self.layer(kept["rows"].cumsum(1)[:, -1])


class Total(torch.nn.Module):
    """Reads what the other writes."""

    def __init__(self, layer: torch.nn.Linear) -> None:
        super().__init__()
        self.inner = layer

    def forward(self, kept: dict[str, torch.Tensor], scale: torch.Tensor) -> torch.Tensor:
        return self.inner(kept["rows"].sum(1)) * scale


def kept(batch: int) -> dict[str, torch.Tensor]:
    return {"rows": torch.zeros(batch, LENGTH, WIDTH), "count": torch.zeros(batch, 1, dtype=torch.int64)}


@cache
def layer() -> torch.nn.Linear:
    torch.manual_seed(0)
    return torch.nn.Linear(WIDTH, 5)


@cache
def package() -> tk.Package:
    batch = torch.export.Dim("batch", min=1, max=16)
    dims = {"rows": {0: batch}, "count": {0: batch}}
    write, total = Write(layer()).eval(), Total(layer()).eval()
    parts = {
        "many": (write, (torch.randn(2, 3, WIDTH), torch.arange(3), kept(2)), None, ({0: batch}, None, dims)),
        "one": (write, (torch.randn(2, 1, WIDTH), torch.arange(1), kept(2)), None, ({0: batch}, None, dims)),
        "total": (total, (kept(2), torch.ones(1)), None, (dims, None)),
    }
    made = tk.compile(parts, target="cpu")
    made.files = {"notes.txt": b"what goes with it"}
    return made


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("entries") / "m.tk"
    package().save(path)
    return path


@pytest.fixture(scope="module")
def module(path: Path) -> Any:
    return tk.load(path)


@pytest.mark.rotated(4)
def test_entries_share_weights_and_kernels(path: Path, module: Any) -> None:
    opened = tk.Package.open(path)
    opened.check()
    assert list(opened.entries) == list(module.entries) == ["many", "one", "total"]
    assert opened.evidence
    assert {each["entry"] for each in opened.evidence} == {"many", "one", "total"}
    arrays = [array for part in opened.builds["cpu"].every() for array in part.weights().values()]
    assert len({array.ctypes.data for array in arrays}) == 2 < len(arrays)
    indices = {tensor.data_ptr() for entry in module.entries.values() for tensor in entry._weights}
    assert len(indices) == 2
    names = [{kernel["name"] for kernel in part.kernels()} for part in opened.builds["cpu"].every()]
    assert names[0] & names[1]
    assert module.files["notes.txt"] == b"what goes with it"
    one = tk.load(opened.entry("total"))
    torch.testing.assert_close(one(kept(3), torch.ones(1)), Total(layer())(kept(3), torch.ones(1)))


def test_the_same_content_gives_the_same_bytes(path: Path, tmp_path: Path) -> None:
    tk.Package.open(path).save(tmp_path / "again.tk")
    assert (tmp_path / "again.tk").read_bytes() == path.read_bytes()


def test_states_in_turn_are_torch_s(module: Any) -> None:
    states = {batch: module.state(batch=batch) for batch in (1, 3)}
    theirs = {batch: kept(batch) for batch in states}
    assert module.state_bytes(batch=3) == states[3].bytes == 3 * (LENGTH * WIDTH * 4 + 8)
    write, total = Write(layer()).eval(), Total(layer()).eval()
    with torch.no_grad():
        for at in (0, 3, 4, 5):
            for batch, state in states.items():
                count = 3 if at == 0 else 1
                x, pos = torch.randn(batch, count, WIDTH), torch.arange(at, at + count)
                call = module.many if at == 0 else module.one
                torch.testing.assert_close(call(x, pos, state=state), write(x, pos, theirs[batch]), rtol=1e-4, atol=1e-5)
                got = module.total(scale=torch.ones(1) * 2, state=state)
                torch.testing.assert_close(got, total(theirs[batch], torch.ones(1) * 2), rtol=1e-4, atol=1e-5)
    for batch, state in states.items():
        assert state["kept_count"].tolist() == theirs[batch]["count"].tolist()
        np.testing.assert_array_equal(state["kept_rows"], theirs[batch]["rows"].numpy())


def test_a_state_is_forked_saved_and_reset(module: Any, path: Path, tmp_path: Path) -> None:
    state = module.state(batch=1)
    module.many(torch.randn(1, 3, WIDTH), torch.arange(3), state=state)
    forked, copied = state.fork(batch=3), state.copy()
    state.save(tmp_path / "state")
    before = state["kept_rows"]
    state.reset()
    assert not state["kept_rows"].any()
    np.testing.assert_array_equal(forked["kept_rows"], np.repeat(before, 3, 0))
    np.testing.assert_array_equal(copied["kept_rows"], before)
    module.one(torch.ones(3, 1, WIDTH), torch.tensor([3]), state=forked)
    np.testing.assert_array_equal(copied["kept_rows"], before)
    read = tk.load(path).load_state(tmp_path / "state")  # the same file, loaded again
    np.testing.assert_array_equal(read["kept_rows"], before)
    assert read["kept_count"].tolist() == [[3]]
    with pytest.raises(UsageError, match="cannot be forked"):
        forked.fork(batch=4)


@pytest.mark.rotated(3)
def test_memory_of_two_thousand_calls_is_given_back(module: Any) -> None:
    import resource

    x, at, state = torch.randn(2, 1, WIDTH), torch.tensor([1]), module.state(batch=2)
    for call in range(2400):
        if call == 400:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        module.one(x, at, state=state)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 8 << 10  # KiB


X, POS = torch.randn(2, 1, WIDTH), torch.tensor([1])


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        (lambda m, s: m(X, POS, state=s), UsageError, "many, one, total"),
        (lambda m, s: m.signature, UsageError, "many, one, total"),
        (lambda m, s: m.state(), UsageError, "batch"),
        (lambda m, s: m.state(batch=17), UsageError, "1 to 16"),
        (lambda m, s: m.state(batch=2, more=1), UsageError, "batch"),
        (lambda m, s: m.one(X, POS, state=m.state(batch=3)), InputValueError, r"(?s)batch.*do:.*module\.state\(batch=2\)"),
        (lambda m, s: m.one(X, POS, kept(2), state=s), InputTypeError, "positional"),
        (lambda m, s: m.one(X, state=s), InputTypeError, "pos"),
        (lambda m, s: m.one(X, POS), InputTypeError, r"(?s)must be given.*do: +state=module\.state"),
        (lambda m, s: m.one(X, state=s), InputTypeError, r"must be given(?!.*\n *do:)"),
        (lambda m, s: s["other"], StateError, "kept_rows"),
        (lambda m, s: s["kept_row"], StateError, "did you mean kept_rows"),
        (lambda m, s: s.__setitem__("other", 1), StateError, "kept_rows"),
        (lambda m, s: s.__setitem__("kept_rows", np.zeros(3, "float32")), InputValueError, "(?s)cannot write into.*do:"),
        (lambda m, s: s.fork(rows=2), UsageError, "(?s)no size 'rows'.*need: batch.*have: rows.*do:"),
        (lambda m, s: s.fork(batch=3), UsageError, "(?s)cannot be forked.*have: 2.*do:"),
        (lambda m, s: m.state(batch=0), UsageError, r"(?s)1 to 16.*do: +module.state\(batch=1\)"),
        (lambda m, s: m.load_state("/nowhere"), PackageError, "(?s)cannot read.*have:.*do:"),
        (lambda m, s: m.load_state(__file__), PackageError, "(?s)no state.*do:"),
        (lambda m, s: tk.load(package()).one(X, POS, state=s), StateError, "another package"),
        (lambda m, s: (s.close(), m.one(X, POS, state=s)), StateError, "closed"),
        (lambda m, s: (s.close(), s.copy()), StateError, "closed"),
        (lambda m, s: s.save("/nowhere/at/all"), PackageError, "cannot write"),
    ],
)
def test_what_cannot_be_done(module: Any, wrong: Callable[..., Any], error: type[TkError], says: str) -> None:
    state = module.state(batch=2)
    module.one(X, POS, state=state)
    before = state["kept_rows"]
    with pytest.raises(error, match=says) as caught:
        wrong(module, state)
    if error in (StateError, PackageError):
        assert all(f" {part}:" in str(caught.value) for part in ("need", "have", "do"))
    if "closed" not in repr(state):
        np.testing.assert_array_equal(state["kept_rows"], before)


def test_two_threads_do_not_use_one_state(module: Any) -> None:
    state, seen = module.state(batch=2), list[BaseException]()
    with state.used_by(module._owner, module.device):

        def call() -> None:
            try:
                module.one(X, POS, state=state)
            except TkError as error:
                seen.append(error)

        thread = threading.Thread(target=call)
        thread.start()
        thread.join()
    assert [type(error) for error in seen] == [StateError]
    module.one(X, POS, state=state)


@pytest.mark.parametrize(
    ("entries", "error", "says"),
    [
        ({}, UsageError, "needs an entry"),
        ({"1x": (torch.nn.ReLU(), (torch.ones(2),))}, UsageError, "identifier"),
        ({"close": (torch.nn.ReLU(), (torch.ones(2),))}, UsageError, "attribute"),
        ({"a": (torch.nn.ReLU(), (torch.ones(2),), None, None, 5)}, UsageError, "5 items"),
        (
            {
                "a": (Write(torch.nn.Linear(4, 5)), (torch.ones(1, 1, 4), torch.arange(1), kept(1))),
                "b": (Write(torch.nn.Linear(4, 5)), (torch.ones(2, 1, 4), torch.arange(1), kept(2))),
            },
            ImportModelError,
            "kept_",
        ),
    ],
)
def test_what_is_no_package_of_entries(entries: Any, error: type[TkError], says: str) -> None:
    with pytest.raises(error, match=says):
        tk.compile(entries, target="cpu")


@pytest.mark.parametrize("offset", [0, 4, 16])
def test_numpy_arrays_are_written_into(module: Any, offset: int) -> None:
    """In place where they can be, else copied back; read-only and overlapping ones are refused."""
    raw = np.zeros(2 * LENGTH * WIDTH * 4 + 128, np.uint8)
    start = -raw.ctypes.data % 64 + offset
    rows = raw[start : start + 2 * LENGTH * WIDTH * 4].view("float32").reshape(2, LENGTH, WIDTH)
    count = np.zeros((2, 1), "int64")
    x = np.ones((2, 1, WIDTH), "float32")
    module.one(x, np.array([5]), {"rows": rows, "count": count})
    assert (rows[:, 5] == 1).all()
    assert rows.sum() == 2 * WIDTH
    assert count.tolist() == [[1], [1]]
    rows.flags.writeable = False
    with pytest.raises(InputValueError, match="read-only"):
        module.one(x, np.array([5]), {"rows": rows, "count": count})
    assert count.tolist() == [[1], [1]]


def test_torch_counts_the_writes(module: Any) -> None:
    mine = kept(2)
    before = mine["rows"]._version
    module.one(X, POS, mine)
    assert mine["rows"]._version > before
    with pytest.raises(InputValueError, match="in common"):
        module.one(mine["rows"][:, :1].contiguous().set_(mine["rows"].untyped_storage(), 0, (2, 1, WIDTH)), POS, mine)


def test_a_file_of_another_package_is_told(module: Any, tmp_path: Path) -> None:
    state = module.state(batch=2)
    state.save(tmp_path / "kept")
    with pytest.raises(StateError, match=r"(?s)holds the state of another package.*need:.*do:"):
        read_state(tmp_path / "kept", Layout((), {}), "another", module.device)
