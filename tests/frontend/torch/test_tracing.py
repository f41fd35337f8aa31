"""What torch does by other ways than operators: distributions that check values, and flex_attention."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch._export.passes import replace_set_grad_with_hop_pass as modes
from torch._export.utils import sequential_split
from torch.export import Dim
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

import tk
from tk.frontend.torch.export import export
from tk.frontend.torch.tracing import traceable


class Called(torch.nn.Module):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function
        self.register_buffer("slopes", torch.rand(4))

    def forward(self, *args: torch.Tensor) -> Any:
        return self.function(self.slopes, *args)


def test_distributions_do_not_check_values() -> None:
    def policy(_: torch.Tensor, x: torch.Tensor, taken: torch.Tensor) -> tuple[torch.Tensor, ...]:
        normal, choice = torch.distributions.Normal(x, x.exp()), torch.distributions.Categorical(logits=x)
        return normal.log_prob(x.sin()), normal.entropy(), choice.log_prob(taken), choice.entropy()

    module, args = Called(policy), (torch.randn(3, 5), torch.tensor([0, 4, 2]))
    before = torch.distributions.Distribution._validate_args
    loaded = tk.load(tk.compile(module, args, target="cpu", verify=False))
    assert torch.distributions.Distribution._validate_args is before
    torch.testing.assert_close(loaded(*args), module(*args), rtol=1e-5, atol=1e-5)


def _capped(slopes: torch.Tensor, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Any:
    def score(score: torch.Tensor, b: torch.Tensor, h: torch.Tensor, i: torch.Tensor, j: torch.Tensor) -> torch.Tensor:
        return torch.tanh(score / 20) * 20 + slopes[h] * (j - i)

    return flex_attention(q, k, v, score_mod=score, enable_gqa=True, return_lse=True)


def _windowed(_: torch.Tensor, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Any:
    mask = create_block_mask(lambda b, h, i, j: (i > j) & (i - j < 9), None, None, 16, 16, device=q.device)
    return flex_attention(q, k, v, block_mask=mask, enable_gqa=True)  # the first row sees nothing


def _expected(slopes: torch.Tensor | None, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """Attention with `_capped`'s scores and the logarithms of its sums, or without slopes with `_windowed`'s mask, alone."""
    k, v = k.repeat_interleave(2, 1), v.repeat_interleave(2, 1)
    scores, i, j = q @ k.mT * 8**-0.5, torch.arange(16)[:, None], torch.arange(16)
    if slopes is None:
        seen = (i > j) & (i - j < 9)
        return (torch.where(seen, scores, -torch.inf).softmax(-1).nan_to_num(0) @ v,)
    scores = torch.tanh(scores / 20) * 20 + slopes[:, None, None] * (j - i)
    return scores.softmax(-1) @ v, scores.logsumexp(-1)


@pytest.mark.parametrize("function", [_capped, _windowed])
def test_flex_attention(function: Callable[..., Any]) -> None:
    module, args = Called(function), tuple(torch.randn(2, heads, 16, 8) for heads in (4, 2, 2))
    loaded = tk.load(tk.compile(module, args, target="cpu", verify=False))
    got, expected = loaded(*args), _expected(module.slopes if function is _capped else None, *args)
    torch.testing.assert_close(got if isinstance(got, tuple) else (got,), expected, rtol=1e-5, atol=1e-5)


def test_a_module_may_be_cast_to_what_it_is() -> None:
    class Cast(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = torch.nn.Linear(4, 4)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            self.linear = self.linear.to(torch.float32)
            return self.linear.to(x.dtype)(x)

    module, x = Cast().eval(), torch.randn(2, 4)
    torch.testing.assert_close(tk.load(tk.compile(module, (x,), target="cpu", verify=False))(x), module(x))


@pytest.mark.parametrize("dynamic", [False, True])
def test_norms_over_dims_of_one_element_have_the_shapes_of_calls(dynamic: bool) -> None:
    """torch 2.11 keeps such dims where they are counted from the end; what its cache of shapes remembers is of no matter."""

    def norms(_: torch.Tensor, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return (
            torch.linalg.vector_norm(x, 2, -1),
            torch.linalg.vector_norm(x, 3, (-1, -2)),
            x.norm(dim=-1) + torch.ones(3),
            torch.linalg.vector_norm(x[0, 0], 2, -1),
        )

    module, x = Called(norms), torch.randn(5, 3, 1)
    torch.export.export(module, (x,))
    shapes = (({0: torch.export.Dim.AUTO},),) if dynamic else None
    loaded = tk.load(tk.compile(module, (x,), target="cpu", dynamic_shapes=shapes, verify=False))
    for given in (x, torch.randn(8 if dynamic else 5, 3, 1)):
        torch.testing.assert_close(tuple(loaded(given)), module(given), rtol=1e-5, atol=1e-5)


def test_a_transformer_takes_a_mask_that_it_makes_or_is_given() -> None:
    """torch asks whether all of it is the causal one, of whose values an export knows nothing."""

    class Translator(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = torch.nn.Transformer(16, 4, 1, 1, 32, batch_first=True)

        def forward(self, source: torch.Tensor, target: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
            causal = torch.nn.Transformer.generate_square_subsequent_mask(target.shape[1])
            return self.inner(source, target, tgt_mask=causal, src_mask=seen)

    module = Translator().eval()
    args = (torch.randn(2, 9, 16), torch.randn(2, 6, 16), torch.rand(9, 9).lt(0.3).fill_diagonal_(False))
    loaded = tk.load(tk.compile(module, args, target="cpu", verify=False))
    torch.testing.assert_close(loaded(*args), module(*args), rtol=1e-4, atol=1e-5)


def test_distances_of_any_number_of_rows() -> None:
    """torch has another way for more than 25 rows, and would hold their number to one side of that."""
    n, k = torch.export.Dim("n", min=1, max=999), torch.export.Dim("k", min=1, max=50)
    module = Called(lambda _, a, b: torch.cdist(a, b))
    args = (torch.randn(7, 3), torch.randn(5, 3))
    loaded = tk.load(tk.compile(module, args, dynamic_shapes=(({0: n}, {0: k}),), target="cpu"))
    for rows, others in ((1, 1), (25, 26), (300, 50)):
        a, b = torch.randn(rows, 3), torch.randn(others, 3)
        torch.testing.assert_close(loaded(a, b), torch.cdist(a, b), rtol=1e-4, atol=1e-4)


class Unrecorded(torch.nn.Module):
    """As rotary embeddings of transformers, which make their angles without derivatives."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            angles = x.cumsum(-1)
        with torch.set_grad_enabled(False):
            return angles.sin() * x


def test_a_program_is_not_cut_where_derivatives_are_off_already(monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[Any] = []
    monkeypatch.setattr(modes, "sequential_split", lambda *args: cut.append(args) or sequential_split(*args))
    module, x = Unrecorded(), torch.rand(3, 5)
    program = export(module, (x,), {}, None)
    assert not cut
    assert not program.graph.find_nodes(op="call_function", target=torch._C._set_grad_enabled)
    assert torch.equal(program.module()(x), module(x))
    assert modes._sequential_split_and_maybe_inline_subgraphs.__module__ == modes.__name__


@pytest.mark.parametrize("dim", [1, -1, 2])
def test_vmap_puts_the_batch_anywhere(dim: int) -> None:
    """torch.export made constants without memory of results whose batch is not first, which were taken for a `.data`."""

    def function(_: torch.Tensor, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        rows = torch.vmap(lambda a: torch.outer(a, a).tril() + 1, in_dims=1, out_dims=dim)(x)
        both = torch.vmap(torch.vmap(torch.add, out_dims=-1), in_dims=(0, 1), out_dims=1)
        return rows, both(x, x.T)

    module, x = Called(function), torch.randn(4, 6)
    loaded = tk.load(tk.compile(module, (x,), target="cpu", verify=False))
    torch.testing.assert_close(loaded(x), module(x), rtol=1e-6, atol=1e-6)


class Counted(torch.nn.Module):
    """A row of its own before those of each batch, by len(x), and the sizes themselves, by torch.as_tensor."""

    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Parameter(torch.randn(16))
        layer = torch.nn.TransformerEncoderLayer(16, 2, 32, batch_first=True, norm_first=True)
        self.layers = torch.nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        sizes = torch.as_tensor([len(x), x.shape[1]], dtype=torch.float32)
        rows = torch.cat([self.first.expand(len(x), 1, -1), x], 1)
        return self.layers(rows) / sizes.prod(), torch.as_tensor([(len(x), 3), (x.shape[1], 4)])


def test_the_length_of_a_tensor_is_a_dynamic_dim() -> None:
    own = len, torch.as_tensor, torch.backends.mha.get_fastpath_enabled()
    batch, rows = torch.export.Dim("batch", min=2, max=64), torch.export.Dim("rows", min=2, max=64)
    net = Counted().eval()
    loaded = tk.load(tk.compile(net, (torch.randn(3, 5, 16),), target="cpu", dynamic_shapes=({0: batch, 1: rows},)))
    assert (len, torch.as_tensor, torch.backends.mha.get_fastpath_enabled()) == own
    for shape in ((2, 2, 16), (7, 4, 16), (64, 9, 16)):
        x = torch.randn(shape)
        for found, expected in zip(loaded(x), net(x), strict=True):
            torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("strict", [False, True])
def test_layers_of_a_transformer_are_what_they_say(strict: bool) -> None:
    """TorchDynamo would trace the one operator that torch has for such a layer in inference."""
    layer = torch.nn.TransformerEncoderLayer(16, 2, 32, batch_first=True).eval()
    with torch.no_grad(), traceable():
        program = torch.export.export(layer, (torch.randn(5, 4, 16),), strict=strict)
    targets = [str(node.target) for node in program.graph.nodes if node.op == "call_function"]
    assert any("linear" in target for target in targets)
    assert not any("_transformer_encoder_layer_fwd" in target for target in targets)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16], ids=str)
def test_evenly_spaced_numbers_of_any_number(dtype: torch.dtype) -> None:
    """As many as a dim has, from one on: both ends are exact."""

    def spaced(_: torch.Tensor, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        rows = torch.linspace(-1, 1, x.shape[0], dtype=dtype)
        return rows, torch.linspace(x.amax(), 3.5, steps=x.size(1), dtype=dtype), torch.linspace(0, 1, 4, dtype=dtype)

    module, own = Called(spaced), torch.linspace
    dims = (({0: Dim("rows", min=1, max=99), 1: Dim("columns", min=1, max=99)},),)
    loaded = tk.load(tk.compile(module, (torch.randn(4, 5),), target="cpu", dynamic_shapes=dims))
    assert torch.linspace is own
    for shape in ((4, 5), (1, 2), (2, 1), (99, 8), (8, 97)):
        args = (torch.randn(shape),)
        for result, expected in zip(loaded(*args), module(*args), strict=True):
            torch.testing.assert_close(result, expected, rtol=1e-3 if dtype == torch.float16 else 2e-6, atol=1e-3)
            assert result[0] == expected[0]
            assert len(result) < 2 or result[-1] == expected[-1]


def test_grids_of_images_of_any_size() -> None:
    """torch's formula of the grid fixes its sizes, and says nothing."""
    functional = torch.nn.functional

    def warped(_: torch.Tensor, x: torch.Tensor, theta: torch.Tensor) -> torch.Tensor:
        return functional.grid_sample(x, functional.affine_grid(theta, list(x.shape), align_corners=False), align_corners=False)

    module, dims = Called(warped), (({2: Dim("h", min=2, max=64), 3: Dim("w", min=2, max=64)}, None),)
    loaded = tk.load(tk.compile(module, (torch.randn(2, 3, 6, 7), torch.randn(2, 2, 3)), target="cpu", dynamic_shapes=dims))
    for size in ((6, 7), (9, 12)):
        args = (torch.randn(2, 3, *size), torch.randn(2, 2, 3) / 2)
        torch.testing.assert_close(loaded(*args), module(*args), rtol=1e-4, atol=1e-4)
