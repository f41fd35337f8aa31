"""torchvision's operators against what they say, written with grid_sample in float64. Their schemas are torchvision's; where
it is not installed, they are defined here."""

from __future__ import annotations

import contextlib
import math
import random
import sys
import types
from collections.abc import Iterator

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import tk
from tests.sample import sample
from tests.torch_function import Function
from tk.errors import TkError

Tensor = torch.Tensor

SCHEMAS = {
    "roi_align": "Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width, "
    "int sampling_ratio, bool aligned) -> Tensor",
    "roi_pool": "Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width) -> "
    "(Tensor, Tensor)",
    "ps_roi_align": "Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width, "
    "int sampling_ratio) -> (Tensor, Tensor)",
    "ps_roi_pool": "Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width) -> "
    "(Tensor, Tensor)",
    "deform_conv2d": "Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, SymInt stride_h, SymInt stride_w, "
    "SymInt pad_h, SymInt pad_w, SymInt dilation_h, SymInt dilation_w, SymInt groups, SymInt offset_groups, bool use_mask) "
    "-> Tensor",
    "nms": "Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
}


def sampled(image: Tensor, y: Tensor, x: Tensor, padding: str) -> Tensor:
    """image [c, h, w] read bilinearly at y and x (same shape) → [c, *shape]."""
    sizes = torch.tensor([image.shape[2] - 1, image.shape[1] - 1], dtype=image.dtype)
    grid = torch.stack([x, y], -1).reshape(1, 1, -1, 2) * 2 / sizes - 1
    found = F.grid_sample(image[None], grid, padding_mode=padding, align_corners=True)
    return found.reshape(image.shape[0], *y.shape)


def roi_align(x: Tensor, rois: Tensor, scale: float, high: int, wide: int, ratio: int, half: bool) -> Tensor:
    x, rois, results = x.double(), rois.double(), []
    for image, *box in rois.tolist():
        left, top, right, bottom = (value * scale - (0.5 if half else 0.0) for value in box)
        sides = [bottom - top, right - left] if half else [max(bottom - top, 1.0), max(right - left, 1.0)]
        indices = []
        for begin, side, bins in ((top, sides[0], high), (left, sides[1], wide)):
            count = ratio if ratio > 0 else max(math.ceil(side / bins), 0)
            indices.append(begin + (torch.arange(bins * count, dtype=torch.float64) + 0.5) * side / bins / max(count, 1))
        y, z = torch.meshgrid(*indices, indexing="ij")
        inside = (y >= -1) & (y <= x.shape[2]) & (z >= -1) & (z <= x.shape[3])
        if not y.numel():
            results.append(x.new_zeros(x.shape[1], high, wide))
            continue
        values = sampled(x[int(image)], y, z, "border") * inside
        results.append(values.reshape(x.shape[1], high, len(indices[0]) // high, wide, -1).mean((2, 4)))
    return torch.stack(results)


def roi_pool(x: Tensor, rois: Tensor, scale: float, high: int, wide: int) -> tuple[Tensor, Tensor]:
    out = x.new_zeros(len(rois), x.shape[1], high, wide)
    for r, (image, *box) in enumerate(rois.tolist()):
        left, top, right, bottom = (math.floor(value * scale + 0.5) for value in box)
        for i in range(high):
            for j in range(wide):
                spans = []
                for k, begin, end, bins, size in ((i, top, bottom, high, x.shape[2]), (j, left, right, wide, x.shape[3])):
                    side = max(end - begin + 1, 1)
                    edges = k * side // bins + begin, -((-(k + 1) * side) // bins) + begin
                    spans.append(slice(*(min(max(edge, 0), size) for edge in edges)))
                part = x[int(image)][:, spans[0], spans[1]].flatten(1)
                out[r, :, i, j] = part.amax(1) if part.numel() else 0
    return out, torch.zeros_like(out, dtype=torch.int32)


def ps_roi_align(x: Tensor, rois: Tensor, scale: float, high: int, wide: int, ratio: int) -> Tensor:
    """Of each bin, what roi_align with pixels' centres at halves has in that bin's channel."""
    every = roi_align(x, rois, scale, high, wide, ratio, True)
    return bin_by_bin(every, high, wide)


def bin_by_bin(every: Tensor, high: int, wide: int) -> Tensor:
    """every [r, c · high · wide, high, wide] → [r, c, high, wide], each bin of the channel that is its own."""
    apart = every.reshape(len(every), -1, high * wide, high * wide)
    return apart.diagonal(dim1=2, dim2=3).reshape(len(every), -1, high, wide)


def ps_roi_pool(x: Tensor, rois: Tensor, scale: float, high: int, wide: int) -> Tensor:
    out = x.new_zeros(len(rois), x.shape[1], high, wide, dtype=torch.float64)
    for r, (image, *box) in enumerate(rois.tolist()):
        left, top, right, bottom = (math.copysign(math.floor(abs(value) + 0.5), value) * scale for value in box)
        for i in range(high):
            for j in range(wide):
                spans = []
                for k, begin, end, bins, size in ((i, top, bottom, high, x.shape[2]), (j, left, right, wide, x.shape[3])):
                    step = np.float32(max(end - begin, 0.1)) / np.float32(bins)
                    edges = math.floor(np.float32(k) * step + np.float32(begin)), math.ceil((k + 1) * step + np.float32(begin))
                    spans.append(slice(*(min(max(edge, 0), size) for edge in edges)))
                part = x[int(image)][:, spans[0], spans[1]].double().flatten(1)
                out[r, :, i, j] = part.mean(1) if part.numel() else 0
    return bin_by_bin(out, high, wide)


def deform_conv2d(x: Tensor, w: Tensor, offset: Tensor, mask: Tensor, bias: Tensor, *numbers: int) -> Tensor:
    *steps, groups, shared, use_mask = numbers
    (down, across), pads, dilations = steps[:2], steps[2:4], steps[4:]
    x, w, offset, mask, bias = (each.double() for each in (x, w, offset, mask, bias))
    kh, kw, (oh, ow) = *w.shape[2:], offset.shape[2:]
    offset, c = offset.reshape(len(x), shared, kh, kw, 2, oh, ow), x.shape[1]
    columns = x.new_zeros(len(x), c, kh, kw, oh, ow)
    for n in range(len(x)):
        for g in range(shared):
            y = torch.arange(oh).reshape(-1, 1) * down - pads[0] + torch.arange(kh).reshape(-1, 1, 1, 1) * dilations[0]
            z = torch.arange(ow) * across - pads[1] + torch.arange(kw).reshape(-1, 1, 1) * dilations[1]
            channels = slice(g * c // shared, (g + 1) * c // shared)
            read = sampled(x[n, channels], y + offset[n, g, :, :, 0], z + offset[n, g, :, :, 1], "zeros")
            columns[n, channels] = read * (mask.reshape(len(x), shared, kh, kw, oh, ow)[n, g] if use_mask else 1)
    columns = columns.reshape(len(x), groups, -1, oh * ow)
    out = w.reshape(groups, w.shape[0] // groups, -1) @ columns
    return out.reshape(len(x), -1, oh, ow) + bias.reshape(-1, 1, 1)


def _roi_align_meta(x: Tensor, rois: Tensor, scale: float, high: int, wide: int, ratio: int, half: bool) -> Tensor:
    return x.new_empty(rois.shape[0], x.shape[1], high, wide)


def _roi_pool_meta(x: Tensor, rois: Tensor, scale: float, high: int, wide: int) -> tuple[Tensor, Tensor]:
    shape = rois.shape[0], x.shape[1], high, wide
    return x.new_empty(shape), x.new_empty(shape, dtype=torch.int32)


def _deform_conv2d_meta(x: Tensor, w: Tensor, offset: Tensor, *others: Tensor | int) -> Tensor:
    return x.new_empty(x.shape[0], w.shape[0], *offset.shape[2:])


def _nms_fake(dets: Tensor, scores: Tensor, threshold: float) -> Tensor:
    return dets.new_empty(torch.library.get_ctx().new_dynamic_size(), dtype=torch.int64)


def _ps_meta(x: Tensor, rois: Tensor, scale: float, high: int, wide: int, ratio: int = 0) -> tuple[Tensor, Tensor]:
    shape = rois.shape[0], x.shape[1] // (high * wide), high, wide
    return x.new_empty(shape), x.new_empty(shape, dtype=torch.int32)


METAS = {
    "ps_roi_align": _ps_meta,
    "ps_roi_pool": _ps_meta,
    "roi_align": _roi_align_meta,
    "roi_pool": _roi_pool_meta,
    "deform_conv2d": _deform_conv2d_meta,
}


@pytest.fixture(autouse=True)
def operators() -> Iterator[None]:
    """torchvision's operators, or ones of the same schemas for as long as a test runs."""
    with contextlib.suppress(ImportError, RuntimeError):  # not installed, or built for another torch
        import torchvision  # noqa: F401
    with torch.library._scoped_library("torchvision", "FRAGMENT") as library:
        for name, schema in SCHEMAS.items():
            if not hasattr(torch.ops.torchvision, name):
                library.define(f"{name}({schema}")
                if name == "nms":
                    torch.library.register_fake("torchvision::nms", _nms_fake, lib=library)
                else:
                    library.impl(name, METAS[name], "Meta")
        yield


class Call(torch.nn.Module):
    """One operator with given numbers."""

    def __init__(self, name: str, *numbers: float, first: bool = False) -> None:
        super().__init__()
        self.name, self.numbers, self.first = name, numbers, first

    def forward(self, *tensors: Tensor) -> Tensor | tuple[Tensor, ...]:
        result = getattr(torch.ops.torchvision, self.name)(*tensors, *self.numbers)
        return result[0] if self.first else result


def compiled(model: torch.nn.Module, tensors: tuple[Tensor, ...], **options: object) -> tk.Module:
    return tk.load(tk.compile(model, tensors, target="cpu", verify=False, **options))


def close(found: Tensor, need: Tensor, limit: float = 1e-5) -> None:
    assert found.shape == need.shape
    assert torch.linalg.norm(found.double() - need) <= limit * torch.linalg.norm(need)


def boxes(count: int, images: int, high: int, wide: int) -> Tensor:
    """Regions inside, across the border and outside of images of twice the size, some turned around."""
    corners = torch.rand(count, 2, 2) * torch.tensor([wide, high]) * 3 - torch.tensor([wide, high]) * 0.5
    ordered = torch.where(torch.rand(count, 1, 1) < 0.8, corners.sort(1).values, corners)
    return torch.cat([torch.randint(0, images, (count, 1)).float(), ordered.flatten(1)], 1)


@pytest.mark.parametrize("seed", sample(range(60), 20))
def test_roi_align(seed: int) -> None:
    torch.manual_seed(seed)
    draw = random.Random(seed)
    n, c, h, w = (draw.randint(a, b) for a, b in ((1, 3), (1, 5), (2, 15), (2, 15)))
    numbers = 0.5, draw.randint(1, 4), draw.randint(1, 4), draw.choice([-1, 0, 1, 2, 3]), draw.random() < 0.5
    x, rois = torch.randn(n, c, h, w), boxes(draw.randint(1, 7), n, h, w)
    close(compiled(Call("roi_align", *numbers), (x, rois))(x, rois), roi_align(x, rois, *numbers))


def test_roi_align_of_one_region() -> None:
    """Whose means are read in vectors of 16 of 60 with an index that TVM does not see as one of neighbours."""
    x, rois, numbers = torch.randn(1, 5, 10, 4), torch.tensor([[0.0, 1.0, 3.0, 7.0, 18.0]]), (0.5, 3, 4, 3, True)
    close(compiled(Call("roi_align", *numbers), (x, rois))(x, rois), roi_align(x, rois, *numbers))


@pytest.mark.rotated(4)
def test_any_number_of_regions() -> None:
    x, dims = torch.randn(2, 3, 9, 11), (None, {0: torch.export.Dim("regions", min=1, max=64)})
    model = compiled(Call("roi_align", 0.5, 3, 2, 2, True), (x, boxes(4, 2, 9, 11)), dynamic_shapes=(dims,))
    for count in (1, 7):
        rois = boxes(count, 2, 9, 11)
        close(model(x, rois), roi_align(x, rois, 0.5, 3, 2, 2, True))


def test_roi_pool() -> None:
    torch.manual_seed(0)
    x, rois = torch.randn(2, 3, 9, 11), boxes(9, 2, 9, 11)
    found = compiled(Call("roi_pool", 0.5, 3, 2, first=True), (x, rois))(x, rois)
    assert torch.equal(found, roi_pool(x, rois, 0.5, 3, 2)[0])


@pytest.mark.parametrize("seed", sample(range(30), 15))
def test_position_sensitive_regions(seed: int) -> None:
    torch.manual_seed(seed)
    draw = random.Random(seed)
    n, c, h, w = (draw.randint(a, b) for a, b in ((1, 3), (1, 4), (2, 15), (2, 15)))
    numbers, ratio = (0.5, draw.randint(1, 3), draw.randint(1, 3)), draw.choice([-1, 0, 1, 2])
    x, rois = torch.randn(n, c * numbers[1] * numbers[2], h, w), boxes(draw.randint(1, 7), n, h, w)
    close(
        compiled(Call("ps_roi_align", *numbers, ratio, first=True), (x, rois))(x, rois), ps_roi_align(x, rois, *numbers, ratio)
    )
    close(compiled(Call("ps_roi_pool", *numbers, first=True), (x, rois))(x, rois), ps_roi_pool(x, rois, *numbers))


def test_the_indices_of_roi_pool_are_refused() -> None:
    x, rois = torch.randn(2, 3, 9, 11), boxes(9, 2, 9, 11)
    with pytest.raises(TkError, match="no conversion of result 1"):
        compiled(Call("roi_pool", 0.5, 3, 2), (x, rois))


@pytest.mark.parametrize("seed", sample(range(60), 20))
def test_deform_conv2d(seed: int) -> None:
    torch.manual_seed(seed)
    draw = random.Random(seed)
    kernel, strides, pads, dilations = ([draw.randint(a, b) for _ in range(2)] for a, b in ((1, 3), (1, 2), (0, 2), (1, 2)))
    groups, shared, n = draw.choice([1, 2]), draw.choice([1, 2]), draw.randint(1, 3)
    image = [draw.randint(7, 13) for _ in range(2)]
    steps = zip(image, kernel, strides, pads, dilations, strict=True)
    out = [(size + 2 * pad - step * (k - 1) - 1) // stride + 1 for size, k, stride, pad, step in steps]
    x, w, bias = torch.randn(n, 4, *image), torch.randn(6, 4 // groups, *kernel), torch.randn(6)
    indices, use_mask = shared * kernel[0] * kernel[1], draw.random() < 0.5
    offset = torch.randn(n, 2 * indices, *out) * 3
    mask = torch.rand(n, indices, *out) if use_mask else torch.zeros(n, 1)
    numbers = (*strides, *pads, *dilations, groups, shared, use_mask)
    tensors = (x, w, offset, mask, bias)
    close(compiled(Call("deform_conv2d", *numbers), tensors)(*tensors), deform_conv2d(*tensors, *numbers))


def nms(dets: Tensor, scores: Tensor, threshold: float) -> Tensor:
    """As torchvision says: the best, then each that shares no more than the threshold with one that is kept."""
    sides, kept = dets[:, 2:] - dets[:, :2], list[int]()
    for i in scores.argsort(descending=True, stable=True).tolist():
        high, low = (pick(dets[i], dets[kept]) for pick in (torch.minimum, torch.maximum))
        common = (high[:, 2:] - low[:, :2]).clamp(min=0).prod(1)
        if not (common / (sides[i].prod() + sides[kept].prod(1) - common) > threshold).any():
            kept.append(i)
    return torch.tensor(kept, dtype=torch.int64)


def _drawn(count: int) -> tuple[Tensor, Tensor]:
    corners = torch.randint(0, 12, (count, 2, 2)).float().sort(1).values
    return corners.flatten(1), torch.randint(0, 8, (count,)).float() / 8


def test_nms() -> None:
    """Boxes of no size, the same ones and the same scores among them."""
    model = compiled(Call("nms", 0.4), _drawn(24))
    for _ in range(4):
        dets, scores = _drawn(24)
        assert torch.equal(model(dets, scores), nms(dets, scores, 0.4))


def _asking(boxes: Tensor, scores: Tensor, idxs: Tensor, threshold: float) -> Tensor:
    assert boxes.numel() < 4000, "torch.export cannot tell"
    return boxes


def test_the_best_of_each_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """A detector's last steps: scores above a limit, the best boxes of each class, as many as there are up to five."""
    module = types.ModuleType("torchvision.ops.boxes")
    module.batched_nms = _asking  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "torchvision.ops.boxes", module)

    def detect(dets: Tensor, scores: Tensor, classes: Tensor) -> Tensor:
        dets, scores, classes = (each[scores > 0.3] for each in (dets, scores, classes))
        kept = module.batched_nms(dets, scores, classes, 0.4)
        return dets[kept][scores[kept].topk(min(5, kept.shape[0])).indices]

    def need(dets: Tensor, scores: Tensor, classes: Tensor) -> Tensor:
        dets, scores, classes = (each[scores > 0.3] for each in (dets, scores, classes))
        return dets[nms(dets + classes[:, None] * 100, scores, 0.4)][:5]

    given = *_drawn(24), torch.randint(0, 3, (24,)).float()
    model = compiled(Function(detect), given)
    for dets, scores, classes in (given, (given[0], given[1] * 0.4, given[2]), (given[0], given[1] * 0, given[2])):
        assert torch.equal(model(dets, scores, classes), need(dets, scores, classes))


def test_another_librarys_operator_of_the_same_name_is_refused() -> None:
    with torch.library._scoped_library("tk_test_vision", "FRAGMENT") as library:
        library.define(f"roi_align({SCHEMAS['roi_align']}")
        library.impl("roi_align", _roi_align_meta, "Meta")

        class Other(torch.nn.Module):
            def forward(self, x: Tensor, rois: Tensor) -> Tensor:
                return torch.ops.tk_test_vision.roi_align(x, rois, 0.5, 3, 2, 2, True)

        with pytest.raises(TkError, match=r"tk_test_vision\.roi_align"):
            compiled(Other(), (torch.randn(2, 3, 9, 11), boxes(4, 2, 9, 11)))
