"""Networks of timm and torchvision with random weights, where these are installed: whole models that nobody here wrote.

A name is `timm:resnet50`, `torchvision:regnet_y_400mf`, or one of them with a batch, `timm:resnet50*8`.
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
