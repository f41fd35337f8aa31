"""Networks of timm, torchvision and diffusers with random weights, where these are installed: models that nobody here wrote.

A name is `timm:resnet50`, `torchvision:regnet_y_400mf`, `zoo:bert-base?seq=384` of tk's own, `diffusers:unet` or
`diffusers:decoder` (Stable Diffusion 1.5's, of latents of 64²), or one of the libraries' with a batch, `timm:resnet50*8`.
"""

from __future__ import annotations

import random

import torch

from tests.models.draw import Drawn

__all__ = ["load", "pick"]

MOST_PARAMETERS = 90_000_000
TORCHVISION_SIZE = {"inception_v3": 299, "raft_large": 256, "raft_small": 256}
BATCHES = (1, 1, 1, 4, 8, 16)


def pick(library: str, count: int, seed: int) -> list[str]:
    """So many names of the library, no two of a module of timm's before each has one, with batches, drawn by the seed."""
    rng = random.Random(seed)
    if library == "timm":
        import timm

        modules = timm.list_modules()
        rng.shuffle(modules)
        names: list[str] = []
        while len(names) < count:
            for module in modules:
                models = timm.list_models(module=module)
                rng.shuffle(models)
                fitting = next((each for each in models if each not in names and _parameters(each) <= MOST_PARAMETERS), None)
                names += [fitting] if fitting is not None else []
        names = names[:count]
    else:
        from torchvision import models

        found = models.list_models(exclude=("*rcnn*", "*ssd*", "retinanet*", "fcos*", "quantized*"))
        names = rng.sample(found, min(count, len(found)))
    return [f"{library}:{name}*{rng.choice(BATCHES)}" for name in names]


def _parameters(name: str) -> int:
    """How many parameters a model of timm's has; it is made without memory for them."""
    import timm

    with torch.device("meta"):
        try:
            return sum(each.numel() for each in timm.create_model(name).parameters())
        except (RuntimeError, NotImplementedError, ValueError):  # one that cannot be made so is not picked
            return MOST_PARAMETERS + 1


def load(name: str) -> Drawn:
    """The model with random weights, in eval mode, and one call's images."""
    library, _, rest = name.partition(":")
    plain, _, batch = rest.partition("*")
    torch.manual_seed(0)
    if library == "diffusers":
        module, args = _diffusion(plain, int(batch or 1))
        return Drawn(library, rest, module.eval(), args)
    if library == "zoo":
        from tk.models import build

        model = build(plain)
        return Drawn(library, rest, model.module.eval(), model.args)
    if library == "timm":
        import timm

        module = timm.create_model(plain, pretrained=False)
        shape = module.default_cfg.get("input_size", (3, 224, 224))
    else:
        from torchvision import models

        kind = models.get_model_builder(plain).__module__
        keywords = {"weights_backbone": None} if "segmentation" in kind else {}
        module = models.get_model(plain, weights=None, **keywords)
        side = TORCHVISION_SIZE.get(plain, 224)
        shape = (3, 16, 112, 112) if ".video" in kind and "mvit" not in plain and "swin" not in plain else (3, side, side)
        shape = (3, 16, 224, 224) if ".video" in kind and shape[1] != 16 else shape
    images = torch.randn(int(batch or 1), *shape)
    args = (images, torch.randn_like(images)) if "raft" in plain else (images,)
    return Drawn(library, rest, module.eval(), args)


class _First(torch.nn.Module):
    """The first of what `inner`'s function of the name returns."""

    def __init__(self, inner: torch.nn.Module, function: str) -> None:
        super().__init__()
        self.inner, self.function = inner, function

    def forward(self, *args: torch.Tensor) -> torch.Tensor:
        return getattr(self.inner, self.function)(*args, return_dict=False)[0]  # type: ignore[no-any-return]


def _diffusion(name: str, batch: int) -> tuple[torch.nn.Module, tuple[torch.Tensor, ...]]:
    """Stable Diffusion 1.5's denoiser of a latent, a time and 77 words, or its decoder, by their configurations."""
    from diffusers import AutoencoderKL, UNet2DConditionModel

    latents = torch.randn(batch, 4, 64, 64)
    if name == "unet":
        denoiser = UNet2DConditionModel(sample_size=64, cross_attention_dim=768, attention_head_dim=8)
        return _First(denoiser, "forward"), (latents, torch.tensor([500] * batch), torch.randn(batch, 77, 768))
    both = AutoencoderKL(
        down_block_types=("DownEncoderBlock2D",) * 4, up_block_types=("UpDecoderBlock2D",) * 4,
        block_out_channels=(128, 256, 512, 512), layers_per_block=2, latent_channels=4, sample_size=512,
    )  # fmt: skip
    return _First(both, "decode"), (latents,)
