"""Where in a model's own code a node of its graph comes from."""

from __future__ import annotations

from torch import fx

__all__ = ["source_line"]


def source_line(node: fx.Node) -> str:
    """Where the model's own code made `node`: the last line of its stack trace, as "FILE:LINE in FUNCTION: CODE"."""
    frames = [line.strip() for line in (node.stack_trace or "").splitlines() if line.strip()]
    for i in range(len(frames) - 1, -1, -1):
        if frames[i].startswith('File "'):
            file, _, rest = frames[i].removeprefix('File "').partition('", line ')
            number, _, function = rest.partition(", in ")
            code = f": {frames[i + 1]}" if i + 1 < len(frames) else ""
            return f"{file}:{number} in {function}{code}"
    return f"node {node.name}"
