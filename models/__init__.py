"""The model zoo, installed as tk.models: plain torch modules by name, from tiny to full size, with seeded random weights
or a checkpoint's.

    from tk import models
    m = models.build("llama3-8b?layers=2&seq=1024", dtype="bfloat16")     # m.module(*m.args)
    m = models.build("bert-base", weights="checkpoints/bert-base-uncased")

presets.py holds the configurations, one file an architecture the module, weights.py the weights. Importing this package,
`names` and `describe` need no torch.
"""

from tk.models.zoo import Description, ZooModel, build, describe, names, parse

__all__ = ["Description", "ZooModel", "build", "describe", "names", "parse"]
