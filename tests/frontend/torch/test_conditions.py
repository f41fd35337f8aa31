"""A model goes the way that the sizes of its example went; calls whose sizes would go another way are refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.export import Dim

import tk
from tests.torch_function import Function
from tk.errors import ImportModelError, InputValueError
from tk.frontend.torch import export as exports
from tk.frontend.torch.conditions import is_known
from tk.frontend.torch.export import functional
from tk.frontend.torch.load import load_module
from tk.verify.inputs import random_inputs

Tensor = torch.Tensor
N, M = Dim("n", min=3, max=90), Dim("m", max=89)


class Longer(nn.Module):
    """Another sum by which of two inputs is longer; `way` says it of the sizes and the widths."""

    def __init__(self, way: Callable[..., bool]) -> None:
        super().__init__()
        self.way = way

    def forward(self, x: Tensor, others: dict[str, list[Tensor]]) -> Tensor:
        y = others["y"][0]
        return x.sum(0) if self.way(x.shape[0], y.shape[0]) else 2 * y.sum(0)


WAYS: dict[str, Callable[..., bool]] = {
    "n > m": lambda n, m: n > m,
    "2 * (n + 1) // 3 > m": lambda n, m: 2 * (n + 1) // 3 > m,
    "(n + m) % 3 == 2": lambda n, m: (n + m) % 3 == 2,
    "4 * n > m * m": lambda n, m: n * 4 > m**2,
}


def _arguments(n: int, m: int) -> tuple[Any, ...]:
    return torch.randn(n, 4), {"y": [torch.randn(m, 4)]}


@pytest.mark.parametrize("way", WAYS)
def test_a_call_of_other_sizes_is_refused(way: str) -> None:
    net = Longer(WAYS[way])
    taken = net.way(6, 5)
    package = tk.compile(net, _arguments(6, 5), dynamic_shapes=({0: N}, {"y": [{0: M}]}), target="cpu")
    assert package.evidence[0]["passed"]  # compared at sizes where the condition holds
    module = tk.load(package)
    for n, m in ((6, 5), (5, 6), (50, 7), (7, 50), (3, 3), (12, 11)):
        arguments = _arguments(n, m)
        if net.way(n, m) == taken:
            torch.testing.assert_close(module(*arguments), net(*arguments), rtol=1e-5, atol=1e-5)
        else:
            with pytest.raises(InputValueError, match=f"n={n}"):
                module(*arguments)


class Single(nn.Module):
    """Asks for sizes of 1, of a dim and of what is computed from one; the number of dims depends on the latter."""

    def forward(self, x: Tensor) -> Tensor:
        if x.shape[0] == 1:
            return x * 2
        halves = x[::2]
        if halves.shape[0] == 1:
            return x * 3
        return x[::3].squeeze(0)


def test_sizes_of_one() -> None:
    """torch takes no dim for 1 while it traces, and says nothing of what it decides so."""
    net = Single()
    module = tk.load(tk.compile(net, (torch.randn(9, 4),), dynamic_shapes=({0: Dim.DYNAMIC},), target="cpu", verify=False))
    for n in (4, 5, 31):
        x = torch.randn(n, 4)
        torch.testing.assert_close(module(x), net(x))
    for n in (1, 2, 3):
        with pytest.raises(InputValueError):
            module(torch.randn(n, 4))


class First(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x * 2 if x.shape[0] == 1 else x.sum(1)


@pytest.mark.parametrize("strict", [False, True])
def test_a_dim_that_may_be_one(strict: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds that let a dim be 1 do not make torch look at what a model does then, whether it runs or reads the code."""
    own = torch.export.export

    def export(*args: Any, **given: Any) -> torch.export.ExportedProgram:
        if given["strict"] != strict:
            raise RuntimeError("not this way")
        return own(*args, **given)

    monkeypatch.setattr(torch.export, "export", export)
    net, dims = First(), ({0: Dim("n", max=9)},)
    module = tk.load(tk.compile(net, (torch.randn(6, 4),), dynamic_shapes=dims, target="cpu", verify=False))
    torch.testing.assert_close(module(x := torch.randn(2, 4)), net(x))
    with pytest.raises(InputValueError, match="need: n != 1"):
        module(torch.randn(1, 4))


class Shortcut(nn.Module):
    """Another way to the same result for a dim of 1, as transformers' masks have it; and it keeps count."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x: Tensor) -> Tensor:
        self.calls.add_(1)
        return x + x[:1] if x.shape[0] == 1 else x + x.cumsum(0)[:1]


def test_another_way_to_the_same_is_no_condition() -> None:
    net, dims = Shortcut(), ({0: Dim("n", min=1, max=9)},)
    model = load_module(net, (torch.randn(6, 4),), dynamic_shapes=dims)
    assert model.signature.conditions == ()
    assert float(net.calls) == 0  # as it was before both ways were tried


class Item(nn.Module):
    """A number that a tensor holds, for which torch has a symbol without bounds."""

    def forward(self, x: Tensor) -> Tensor:
        for step in torch.linspace(0, 1, 3).tolist():
            x = x + step
        return x


def test_symbols_that_are_no_sizes() -> None:
    x = torch.randn(6, 4)
    for dims in (None, ({0: Dim("n", max=9)},)):
        module = tk.load(tk.compile(Item(), (x,), dynamic_shapes=dims, target="cpu", verify=False))
        torch.testing.assert_close(module(x), Item()(x))


class Strided(nn.Module):
    """Asks nothing; torch looks at how its results lie in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.convolution = nn.Conv1d(3, 4, 3, 2, 1)

    def forward(self, x: Tensor) -> Tensor:
        y = self.convolution(x)
        return y.transpose(1, 2).contiguous().new_ones(y.shape) + self.convolution(y[:, :3]).mean((1, 2), keepdim=True)


def test_how_memory_lies_is_no_condition() -> None:
    net = Strided().eval()
    module = tk.load(tk.compile(net, (torch.randn(2, 3, 9),), dynamic_shapes=({2: Dim.DYNAMIC},), target="cpu", verify=False))
    for n in (2, 3, 5, 14):
        x = torch.randn(2, 3, n)
        torch.testing.assert_close(module(x), net(x), rtol=1e-4, atol=1e-5)


class Cropped(nn.Module):
    """Takes an image out of a padded one; whether it is contiguous as it lies depends on its width."""

    def forward(self, x: Tensor) -> Tensor:
        _, high, wide, _ = x.shape
        y = nn.functional.pad(x, (0, 0, 0, (4 - wide % 4) % 4, 0, (4 - high % 4) % 4))
        return y.roll((-2, -2), (1, 2)).roll((2, 2), (1, 2))[:, :high, :wide].contiguous() * 2


class Unlike(nn.Module):
    """Asks itself whether the greater of 1 and a size is another size."""

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        return x.sum() + y.sum() if torch.sym_max(1, x.shape[0]) != y.shape[0] else x.sum()


def test_strides_that_differ_are_no_condition() -> None:
    dims = ({1: Dim("h", min=8, max=64), 2: Dim("w", min=8, max=64)},)
    module = tk.load(tk.compile(Cropped(), (torch.randn(2, 13, 10, 3),), dynamic_shapes=dims, target="cpu", verify=False))
    for h, w in ((13, 10), (8, 8), (9, 24), (16, 11)):
        x = torch.randn(2, h, w, 3)
        torch.testing.assert_close(module(x), x * 2)


def test_what_a_module_asks_of_sizes_like_strides_is_a_condition() -> None:
    args = torch.randn(3), torch.randn(5)
    dims = ({0: Dim("n", min=2, max=9)}, {0: Dim("m", min=2, max=9)})
    package = tk.compile(Unlike(), args, dynamic_shapes=dims, target="cpu", verify=False)
    with pytest.raises(InputValueError, match="need: n != m"):
        tk.load(package)(torch.randn(4), torch.randn(4))


def test_of_a_file(tmp_path: Path) -> None:
    program = torch.export.export(Longer(WAYS["n > m"]), _arguments(6, 5), dynamic_shapes=({0: N}, {"y": [{0: M}]}))
    torch.export.save(program, tmp_path / "m.pt2")
    package = tk.compile(tmp_path / "m.pt2", target="cpu", verify=False)
    package.save(tmp_path / "m.tk")
    module = tk.load(tmp_path / "m.tk")
    module(*_arguments(9, 4))
    with pytest.raises(InputValueError, match="need: x_dim0 > others_y_0_dim0"):
        module(*_arguments(4, 9))


class Shorter(nn.Module):
    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        n = min(x.shape[0], y.shape[0])
        return x[:n] + y[:n]


def test_what_always_holds_is_no_condition() -> None:
    dims = ({0: N}, {0: M})
    assert load_module(Shorter(), (torch.randn(6, 4), torch.randn(5, 4)), dynamic_shapes=dims).signature.conditions == ()


class Last(nn.Module):
    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        return x + bias[:, max(0, bias.shape[1] - x.shape[1]) :]


def test_a_size_that_bounds_leave_one_value_is_a_number() -> None:
    """A slice of one row, of size 1 - max(0, 1 - n) to torch, is broadcast over n of them."""
    x, bias = torch.randn(2, 5, 3), torch.randn(2, 1, 3)
    package = tk.compile(Last(), (x, bias), target="cpu", dynamic_shapes={"x": {1: Dim("n", min=2, max=9)}, "bias": None})
    x = torch.randn(2, 7, 3)
    torch.testing.assert_close(tk.load(package)(x, bias), x + bias)


class Put(nn.Module):
    """Rows of a cache written at an index a row, as a language model's step does."""

    def forward(self, cache: Tensor, index: Tensor, states: Tensor) -> Tensor:
        rows, heads = torch.arange(cache.shape[0])[:, None, None], torch.arange(cache.shape[1])[None, :, None]
        return cache.index_put((rows, heads, index[:, None, :]), states)


def test_a_dim_of_at_most_two_is_one_dim_of_all_inputs() -> None:
    """torch makes a symbol for each input that has it, where it makes one for all of a dim of at most three."""
    dims = ({0: Dim("n", max=2)},) * 3
    args = torch.randn(2, 3, 5, 4), torch.tensor([[1], [3]]), torch.randn(2, 3, 1, 4)
    model = tk.load(tk.compile(Put(), args, target="cpu", dynamic_shapes=dims))
    for count in (1, 2):
        torch.testing.assert_close(model(*(each[:count] for each in args)), Put()(*(each[:count] for each in args)))
    with pytest.raises(InputValueError, match="'n'"):
        model(args[0], args[1][:1], args[2])


def test_sizes_are_drawn_where_the_conditions_hold() -> None:
    dims = ({0: Dim("n", min=7, max=90)}, {"y": [{0: Dim("m", max=20)}]})
    signature = load_module(Longer(lambda n, m: 2 * n > 5 * m), _arguments(20, 5), dynamic_shapes=dims).signature
    x, y = random_inputs(signature)
    assert 2 * len(x) > 5 * len(y)


def test_what_cannot_be_held_is_refused() -> None:
    program = torch.export.export(Shorter(), (torch.randn(6, 4), torch.randn(5, 4)), dynamic_shapes=({0: N}, {0: M}))
    program._guards_code = ["L['x'].size()[0] > bitwise(L['y'].size()[0], 3)"]
    with pytest.raises(ImportModelError, match="cannot hold a call to"):
        functional(program)


class Cached(nn.Module):
    """A step behind keys and values of one length, each a tensor longer after it."""

    def forward(self, x: Tensor, cache: dict[str, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        k, v = (torch.cat([cache[name], x], 1) for name in ("k", "v"))
        return torch.softmax(x @ k.transpose(1, 2), -1) @ v, k, v


def test_sizes_of_dims_under_one_name_are_the_same_number() -> None:
    """torch says that 1 + n is 1 + m, which fixes nothing where n and m are one dim."""
    past = Dim("past", min=2, max=40)
    cache = {name: torch.randn(2, 6, 4) for name in ("k", "v")}
    model = load_module(Cached(), (torch.randn(2, 1, 4), cache), dynamic_shapes=(None, {"k": {1: past}, "v": {1: past}}))
    assert [spec.shape for spec in model.signature.inputs][1:] == [(2, "past", 4)] * 2
    loaded = tk.load(tk.compile(model, target="cpu", verify=False))
    x, cache = torch.randn(2, 1, 4), {name: torch.randn(2, 29, 4) for name in ("k", "v")}
    torch.testing.assert_close(loaded(x, cache), Cached()(x, cache), rtol=1e-5, atol=1e-5)


def test_sizes_that_differ_are_not() -> None:
    class Sum(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            n, m = x.shape
            return x.reshape(-1)[: int(n * m * 0.5)] + torch.zeros(48)

    with pytest.raises(ImportModelError):
        load_module(Sum(), (torch.randn(8, 12),), dynamic_shapes=({0: N, 1: M},))


class Grown(nn.Module):
    """Keys that grow by one, their heads repeated: of their strides torch asks which is the least."""

    def forward(self, past: Tensor, key: Tensor) -> Tensor:
        keys = torch.cat((past, key), 2)
        batch, heads, length, width = keys.shape
        repeated = keys[:, :, None].expand(batch, heads, 2, length, width).reshape(batch, heads * 2, length, width)
        return repeated.transpose(1, 2).reshape(batch, length, -1)


@pytest.mark.parametrize("batch", [1, 2])
def test_the_least_of_sizes_that_are_not_below_zero_is_known(batch: int) -> None:
    args = torch.randn(batch, 2, 5, 16), torch.randn(batch, 2, 1, 16)
    program = exports.export(Grown().eval(), args, {}, ({2: Dim.AUTO}, {}))
    assert any("min(" in guard for guard in program._guards_code)
    assert exports.general(program) is program
    for guard, known in (("min({0}, 1 + 2 * {0}) == {0}", True), ("max({0}, 3) == {0}", False), ("min({0}, 3) == 3", False)):
        assert is_known(program, guard.format("L['past'].size()[2]")) == known


class Joint(nn.Module):
    """Text and image in one sequence, and a mask of the text that is padded for the image: of the mask's length torch makes a
    symbol of its own, and asks that both sums of lengths are one."""

    def forward(self, image: Tensor, text: Tensor, mask: Tensor) -> Tensor:
        both = torch.cat([text, image], 1)
        seen = nn.functional.pad(mask, (0, image.shape[1]), value=True)
        return (both @ both.mT).masked_fill(~seen[:, None], 0.0)


def test_dims_of_one_name_are_one_where_they_are_computed_with() -> None:
    n, t = Dim("n", min=2, max=64), Dim("t", min=2, max=64)
    args = torch.randn(2, 20, 8), torch.randn(2, 7, 8), torch.rand(2, 7) > 0.5
    model = tk.load(tk.compile(Joint(), args, target="cpu", dynamic_shapes=({1: n}, {1: t}, {1: t})))
    for image, text in ((20, 7), (7, 20), (3, 3), (64, 2)):
        given = torch.randn(2, image, 8), torch.randn(2, text, 8), torch.rand(2, text) > 0.5
        torch.testing.assert_close(model(*given), Joint()(*given), rtol=1e-5, atol=1e-5)
    with pytest.raises(InputValueError, match="'t'"):
        model(torch.randn(2, 3, 8), torch.randn(2, 4, 8), torch.rand(2, 5) > 0.5)
    with pytest.raises(ImportModelError, match="made a constant of"):
        tk.compile(Joint(), args, target="cpu", dynamic_shapes=({1: n}, {1: t}, {1: Dim("m", min=2, max=64)}))


class Guided(nn.Module):
    """A sampler's step for images with their prompts and without, in one batch: torch asks whether there are two chunks."""

    def forward(self, X: Tensor, scale: Tensor) -> Tensor:
        without, given = torch.tanh(torch.cat([X, X]) * 2).chunk(2)
        return without + scale[:, None] * (given - without)


@pytest.mark.parametrize("least", [0, 1, 2])
@pytest.mark.parametrize("most", [64, None])
def test_chunks_of_a_batch_that_was_made_of_parts_are_of_any_size(least: int, most: int | None) -> None:
    batch = Dim("batch", min=least, max=most) if most else Dim("batch", min=least)
    package = tk.compile(Guided(), (torch.randn(3, 5), torch.rand(3)), target="cpu", dynamic_shapes=({0: batch}, {0: batch}))
    module = tk.load(package)
    for size in (2, 3, 17, 64):
        given = torch.randn(size, 5), torch.rand(size)
        torch.testing.assert_close(module(*given), Guided()(*given), rtol=1e-5, atol=1e-5)


class Letters(nn.Module):
    """Arguments whose names are one in small letters, and a batch that is computed with: 20 rows of one, 20 of the other."""

    def forward(self, x: Tensor, X: Tensor, B: dict[str, Tensor]) -> Tensor:
        n = x.shape[0]
        return (x.reshape(n * 20) + X.reshape(X.shape[0] * 20)).reshape(n, 20) * B["K"].flatten(1).reshape(n, 20) * B["k"]


def test_arguments_are_told_apart_by_capital_letters() -> None:
    n = Dim("n", min=2, max=64)

    def given(n: int) -> tuple[Any, ...]:
        return torch.randn(n, 20), torch.randn(n, 4, 5), {"K": torch.randn(n, 5, 4), "k": torch.randn(1, 20)}

    shapes = ({0: n}, {0: n}, {"K": {0: n}, "k": {}})
    module = tk.load(tk.compile(Letters(), given(3), target="cpu", dynamic_shapes=shapes))
    for size in (2, 9, 64):
        arguments = given(size)
        torch.testing.assert_close(module(*arguments), Letters()(*arguments), rtol=1e-5, atol=1e-5)
    program = exports.export(Letters().eval(), given(3), {}, shapes)
    for guard, known in (("{} * 4 == {} * 4", True), ("{} * 4 == 12", False), ("(3 * {0} - 1) // {0} == 2", True)):
        text = guard.format("L['x'].size()[0]", "L['X'].size()[0]")
        assert is_known(program, text) == known, text


class Squeezed(nn.Module):
    """Takes a dim away where it is 1, and, if `back`, puts it there again: then all sizes give the same."""

    def __init__(self, back: bool) -> None:
        super().__init__()
        self.back = back

    def forward(self, x: Tensor) -> Tensor:
        y = x.squeeze(0) * 2
        return y.reshape(x.shape) if self.back else y


@pytest.mark.parametrize("back", [False, True])
def test_a_dim_that_is_taken_away_where_it_is_one_is_not_one_in_a_call(back: bool) -> None:
    net = Squeezed(back)
    module = tk.load(tk.compile(net, (torch.randn(3, 4),), target="cpu", dynamic_shapes=({0: Dim("n", min=1, max=9)},)))
    x = torch.randn(2, 4)
    torch.testing.assert_close(module(x), net(x))
    if back:
        torch.testing.assert_close(module(x[:1]), net(x[:1]))
    else:
        with pytest.raises(InputValueError, match="n=1"):
            module(x[:1])


class Past(nn.Module):
    """Rows behind those of before, weighted; both inputs are examples of one row and of nothing before."""

    def forward(self, x: Tensor, kept: dict[str, Tensor], *, before: Tensor) -> tuple[Tensor, Tensor]:
        rows = torch.cat([before, x.cumsum(0)], 1)
        return rows * kept["weight"][:, None], rows.mean(1)


def test_examples_of_one_row_and_of_none_are_examples_of_any_number() -> None:
    """torch.export takes dims of 0 and 1 for fixed: a larger example is made of the one that is given."""
    batch, past = Dim("batch", min=1, max=64), Dim("past", min=0, max=50)

    def given(n: int, t: int) -> tuple[Any, dict[str, Tensor]]:
        return (torch.randn(n, 3, 4), {"weight": torch.rand(n, 4)}), {"before": torch.randn(n, t, 4)}

    shapes = {"x": {0: batch}, "kept": {"weight": {0: batch}}, "before": {0: batch, 1: past}}
    args, kwargs = given(1, 0)
    module = tk.load(tk.compile(Past(), args, kwargs, target="cpu", dynamic_shapes=shapes))
    for n, t in ((1, 0), (1, 7), (64, 50), (5, 0)):
        args, kwargs = given(n, t)
        for found, expected in zip(module(*args, **kwargs), Past()(*args, **kwargs), strict=True):
            torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-5)


def test_derived_dims_of_examples_of_one_are_larger_too() -> None:
    class Twice(nn.Module):
        def forward(self, x: Tensor, y: Tensor) -> Tensor:
            return torch.cat([x, x]) + y

    n = Dim("n", min=1, max=64)
    shapes = ({0: n}, {0: 2 * n})
    module = tk.load(tk.compile(Twice(), (torch.randn(1, 3), torch.randn(2, 3)), target="cpu", dynamic_shapes=shapes))
    for size in (1, 6):
        x, y = torch.randn(size, 3), torch.randn(2 * size, 3)
        torch.testing.assert_close(module(x, y), Twice()(x, y))


@pytest.mark.parametrize("fixed", [lambda x: x.view(1, 4), lambda x: x.squeeze(0) * 2])
def test_a_model_of_one_row_is_no_model_of_any_number(fixed: Callable[[Tensor], Tensor]) -> None:
    with pytest.raises(ImportModelError, match="constant \\(1\\)"):
        tk.compile(Function(fixed), (torch.randn(1, 4),), target="cpu", dynamic_shapes=(({0: Dim("n", min=1, max=9)},),))


class Pairs(nn.Module):
    """Features of the images of two inputs, one batch to the layers, and apart again: the dim has a symbol in each input."""

    def forward(self, one: Tensor, other: Tensor) -> Tensor:
        first, second = torch.tanh(torch.cat([one, other])).chunk(2)
        return first.unflatten(1, (2, 3)) @ second.unflatten(1, (2, 3)).mT


@pytest.mark.parametrize("least", [1, 2])
def test_halves_of_a_batch_of_two_inputs_of_one_dim(least: int) -> None:
    n = Dim("n", min=least, max=64)
    args = torch.randn(3, 6), torch.randn(3, 6)
    module = tk.load(tk.compile(Pairs(), args, target="cpu", dynamic_shapes=({0: n}, {0: n})))
    for size in (2, 5, 64):
        given = torch.randn(size, 6), torch.randn(size, 6)
        torch.testing.assert_close(module(*given), Pairs()(*given), rtol=1e-5, atol=1e-5)
    with pytest.raises(InputValueError, match="'n'"):
        module(torch.randn(3, 6), torch.randn(4, 6))
