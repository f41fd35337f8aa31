"""What is said of models that torch.export cannot export, and what is no failure at all."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch.export import Dim

import tk
import tk.torch
from tests.torch_function import Function
from tk.errors import ImportModelError, UsageError
from tk.frontend import load
from tk.frontend.torch.dynamic_dims import refuse_lost
from tk.frontend.torch.failures import refuse_fixed


class Box:
    """What torch does not look into."""

    def __init__(self, x: torch.Tensor) -> None:
        self.x = x


def test_what_torch_does_not_know_is_named() -> None:
    with pytest.raises(
        ImportModelError, match=r"what is in a Box, which Function returns\n.*need: tensors, and tuples"
    ) as said:
        load(Function(lambda x: Box(x.sin())), (torch.randn(3),))
    assert "register_pytree_node(Box, …)" in str(said.value)


def test_a_size_that_the_model_fixes_is_said_with_what_to_do() -> None:
    with pytest.raises(ImportModelError, match=r"Suggested fixes:\n *rows = 4\n *do: .*leave out of dynamic_shapes") as said:
        load(Function(lambda x: x + torch.arange(4)), (torch.randn(4),), dynamic_shapes=((({0: Dim("rows", min=2)}),),))
    assert "TORCH_LOGS" not in str(said.value)
    assert "mark_dynamic" not in str(said.value)


def test_an_error_at_dynamic_sizes_alone_is_said_to_be_one() -> None:
    @torch._dynamo.disable  # type: ignore[untyped-decorator]
    def known(x: torch.Tensor) -> torch.Tensor:
        if not isinstance(x.shape[0], int):
            raise ValueError("sizes are numbers")
        return x.cos()

    with pytest.raises(ImportModelError, match=r"sizes are numbers\n *do: .*known sizes alone"):
        load(Function(known), (torch.randn(4),), dynamic_shapes=((({0: Dim("rows", min=2)}),),))
    assert load(Function(known), (torch.randn(4),)).name == "Function"


def test_an_operator_without_shapes_is_named_with_what_to_do() -> None:
    @torch.library.custom_op("tests::shapeless", mutates_args=())
    def shapeless(x: torch.Tensor) -> torch.Tensor:
        return x.clone()

    with pytest.raises(ImportModelError, match=r"have: tests::shapeless\n.*register_fake.*tk\.register_converter"):
        load(Function(lambda x: shapeless(x) + 1), (torch.randn(3),))


def test_a_transform_of_a_dynamic_dim_says_what_to_do() -> None:
    with pytest.raises(ImportModelError, match=r"_fft_r2c.* dynamic dim\n.*\n.*along dim 0\n.*torch\.fft\.rfft\(x, n="):
        load(Function(lambda x: torch.fft.rfft(x).abs()), (torch.randn(64),), dynamic_shapes=((({0: Dim("n", min=2)}),),))


@pytest.mark.parametrize("function", [lambda x: torch.fft.fft(x).abs(), lambda x: torch.fft.hfft(x, n=65_537)])
def test_a_transform_whose_tables_no_memory_is_for_is_refused_with_a_length(function: Any) -> None:
    with pytest.raises(ImportModelError, match=r"65537 elements takes tables of \d+ GiB\n(.*\n)*.*n=131072"):
        load(Function(function), (torch.randn(65_537),))


def test_a_dim_that_decomposing_fixes_is_no_silent_constant() -> None:
    model, x = Function(lambda x: x * 2), (torch.randn(3, 8),)
    dynamic = torch.export.export(model, x, dynamic_shapes=((({1: Dim("n", min=2)}),),))
    refuse_fixed(dynamic, dynamic)
    with pytest.raises(ImportModelError, match=r"fixes a dynamic dim of inputs_0 .*\n.*\n *have: dim 1 fixed to 8"):
        refuse_fixed(dynamic, torch.export.export(model, x))


class Keywords(torch.nn.Module):
    def forward(self, x: torch.Tensor, bias: torch.Tensor | None = None, **more: Any) -> torch.Tensor:
        y = x * more["scale"] if more.get("scaled") else x
        return y if bias is None else y + bias


@pytest.mark.parametrize(
    "dims",
    [
        {"x": {0: Dim("rows", min=2)}, "bias": None, "scale": {0: Dim("rows", min=2)}, "scaled": None},
        {"x": {0: Dim("rows", min=2)}, "scale": {0: Dim("rows", min=2)}},
        {"x": {0: Dim("rows", min=2)}, "more": {"scale": {0: Dim("rows", min=2)}, "scaled": None}},
    ],
    ids=["flat", "in part", "as torch has it"],
)
def test_dynamic_shapes_of_keywords(dims: Any) -> None:
    module, rows = Keywords(), 7
    kwargs = {"bias": torch.randn(3), "scale": torch.randn(4, 1), "scaled": True}
    loaded = tk.load(tk.compile(module, (torch.randn(4, 3),), kwargs, dynamic_shapes=dims, target="cpu", verify=False))
    assert [spec.shape[0] for spec in loaded.signature.inputs if "bias" not in spec.name] == ["rows", "rows"]
    x, scale = torch.randn(rows, 3), torch.randn(rows, 1)
    got = loaded(x, bias=kwargs["bias"], scale=scale)
    torch.testing.assert_close(got, x * scale + kwargs["bias"])


def test_a_buffer_that_is_put_back_as_it_was_is_no_state() -> None:
    class Table(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("table", torch.randn(8, 4))

        def forward(self, at: torch.Tensor) -> torch.Tensor:
            self.table = self.table.to(torch.float32)
            return self.table[at]

    module, at = Table(), torch.randint(0, 8, (5,))
    loaded = tk.load(tk.compile(module, (at,), target="cpu"))
    assert [spec.name for spec in loaded.signature.inputs] == ["at"]
    torch.testing.assert_close(loaded(at), module.table[at])


def test_caches_of_an_encoder_and_a_decoder() -> None:
    cache_utils = pytest.importorskip("transformers.cache_utils")

    class Step(torch.nn.Module):
        """Takes and gives back a cache of both kinds, its own keys one longer."""

        def forward(self, x: torch.Tensor, past: Any) -> Any:
            own, other = past.self_attention_cache, past.cross_attention_cache
            keys, values = own.update(x, x * 2, 0)
            return keys.sum(2) + values.sum(2) + other.layers[0].keys.sum(2), past

    def given() -> Any:
        caches = [cache_utils.DynamicCache() for _ in range(2)]
        for cache, length in zip(caches, (3, 5), strict=True):
            cache.update(torch.randn(2, 4, length, 8), torch.randn(2, 4, length, 8), 0)
        return cache_utils.EncoderDecoderCache(*caches)

    x, past = torch.randn(2, 4, 1, 8), given()
    model = load(Step(), (x, past))
    assert len(model.signature.inputs) == 5
    loaded = tk.load(tk.compile(model, target="cpu"))
    arrays = [torch.randn(*spec.shape).numpy() for spec in loaded.signature.inputs]
    total, *caches = loaded.run_flat(arrays)
    keys = torch.cat([torch.from_numpy(arrays[1]), torch.from_numpy(arrays[0])], 2)
    torch.testing.assert_close(torch.as_tensor(caches[0]), keys)
    expected = (
        keys.sum(2)
        + torch.from_numpy(arrays[2]).sum(2)
        + torch.from_numpy(arrays[0]).sum(2) * 2
        + torch.from_numpy(arrays[3]).sum(2)
    )
    torch.testing.assert_close(torch.as_tensor(total), expected, rtol=1e-5, atol=1e-5)


def test_an_operator_without_a_rule_for_its_shape_is_named() -> None:
    with pytest.raises(ImportModelError, match=r"linalg_lstsq\.default\n *do: .*pinv"):
        load(Function(lambda a, b: torch.linalg.lstsq(a, b).solution), (torch.randn(6, 3), torch.randn(6, 2)))
    with pytest.raises(ImportModelError, match=r"equal\.default\n *do: .*torch\.where"):
        load(Function(lambda a, b: a if torch.equal(a, b) else b * 2), (torch.randn(3), torch.randn(3)))


def test_axes_are_counted_from_the_end_too() -> None:
    """torch.export overlooks these where it does not raise, and names no dim by them."""
    batch, model = Dim("batch", min=2), Function(lambda x, y: x + y["z"])
    args = (torch.randn(3, 4), {"z": torch.randn(3, 4)})
    for shapes in ((({-2: batch}, {"z": {-2: batch}}),), {"inputs": ({0: batch}, {"z": {-2: batch}})}):
        assert [spec.shape for spec in load(model, args, dynamic_shapes=shapes).signature.inputs] == [("batch", 4)] * 2


@pytest.mark.parametrize("axis", [5, -3, "0"])
def test_an_axis_that_is_none_is_refused(axis: Any) -> None:
    with pytest.raises(UsageError, match=r"names an axis that is none\n *need: an axis of a tensor of 2 dims"):
        load(Function(lambda x: x * 2), (torch.randn(3, 4),), dynamic_shapes=((({axis: Dim("n", min=2)}),),))


def test_a_dim_that_an_export_fixes_is_no_silent_constant() -> None:
    model, args, shapes = Function(lambda x: x * 2), (torch.randn(3, 8),), ((({1: Dim("n", min=2)}),),)
    refuse_lost(torch.export.export(model, args, dynamic_shapes=shapes), model, args, {}, shapes)
    with pytest.raises(ImportModelError, match=r"the dim 'n' of inputs_0 is fixed, .*\n.*\n *have: dim 1 of 8 elements"):
        refuse_lost(torch.export.export(model, args), model, args, {}, shapes)


def test_what_is_no_dict_of_inputs_or_no_package_is_said() -> None:
    with pytest.raises(UsageError, match="kwargs is no dict of example inputs"):
        load(Function(lambda x: x * 2), (torch.randn(3),), [torch.randn(3)])  # type: ignore[arg-type]
    with pytest.raises(UsageError, match=r"this is no package\n.*\n *have: Function\n *do: *give what `tk.compile` returns"):
        tk.torch.wrap(Function(lambda x: x * 2))  # type: ignore[arg-type]
