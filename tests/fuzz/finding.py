"""A finding as a file that runs alone: the program, its values, both sides; exit status 1 while it fails."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tests.fuzz import values
from tests.fuzz.program import FLOATS, Program, module_source

__all__ = ["known_findings", "name_of", "source_of", "write"]

BAD = ("wrong", "fault", "abort", "hang", "internal")


def name_of(signature: str) -> str:
    words = re.sub(r"[^a-z0-9]+", "_", signature.lower()).strip("_")[:60]
    return f"{words}_{hashlib.sha256(signature.encode()).hexdigest()[:6]}"


def known_findings(*folders: Path) -> dict[str, dict[str, Any]]:
    """What is in the folders already, by the signature that it was found with; not what is expected to be right by now."""
    found = {}
    for path in sorted(path for folder in folders for path in folder.glob("*.json")):
        data = json.loads(path.read_text())
        if data.get("expect") != "right":
            found[data["signature"]] = data
    return found


def write(folder: Path, program: Program, answer: dict[str, Any], target: str, mode: int, seed: str) -> Path:
    """The finding's file, and beside it a JSON with the program, from which a run goes on."""
    ops = "+".join(sorted(set(program.ops())))
    signature = answer["signature"] if answer["kind"] in ("internal", "refused") else f"{answer['signature']}: {ops}"
    path = folder / f"{answer['kind']}_{name_of(signature)}.py"
    path.write_text(source_of(program, answer, target, mode, seed))
    record = {
        "signature": signature,
        "kind": answer["kind"],
        "found": answer["signature"],
        "ops": sorted(set(program.ops())),
        "target": target,
        "mode": mode,
        "seed": seed,
        "program": program.to_json(),
    }
    temporary = path.with_suffix(f".{seed.replace(' ', '_').replace('/', '_')}.tmp")
    temporary.write_text(json.dumps(record, indent=1))
    temporary.replace(path.with_suffix(".json"))
    return path


def source_of(program: Program, answer: dict[str, Any], target: str, mode: int, seed: str) -> str:
    said = [line[:150] for line in answer["text"].strip().splitlines()][-8:]
    head = [
        '"""Found by tests.fuzz: ' + answer["kind"] + f" ({answer['signature'][:100]})",
        "",
        f"target {target}, guard mode {mode}, seed {seed}",
        "",
    ]
    head += [re.sub(r'["\\]', "'", line) for line in said] + ['"""', ""]
    if program.kind == "onnx":
        return "\n".join(head) + _ONNX.format(
            target=target, model=program.model, inputs=_dict(program.inputs, 0), values=_values(), B=program.dynamic
        )
    wide = (
        FLOATS.sub("torch.float64", module_source(program))
        .replace("complex64", "complex128")
        .replace("class Model", "class Wide")
    )
    for _, text in program.params:
        narrow = FLOATS.sub("torch.float64", text)
        wide = wide.replace(narrow, f"in_float64({text})")
    return "\n".join(head) + _TORCH.format(
        values=_values(),
        module=module_source(program),
        wide=wide,
        target=target,
        B=program.dynamic,
        inputs=_dict(program.inputs, program.dynamic),
        terms=program.terms,
        depth=sum(not line.exact for line in program.lines),
    )


def _values() -> str:
    return Path(values.__file__).read_text().split("import torch\n", 1)[1].strip() + "\n"


def _dict(pairs: Any, size: int) -> str:
    return "{" + ", ".join(f"{name!r}: {text}" for name, text in pairs) + "}"


_TORCH = """
import sys

import numpy as np
import torch
import torch.nn.functional as F

import tk

TARGET = sys.argv[1] if len(sys.argv) > 1 else "{target}"
B = {B}


{values}

def in_float64(t):
    return t.to(torch.complex128) if t.is_complex() else t.double() if t.is_floating_point() else t


{module}

{wide}

inputs = {inputs}
given = list(inputs.values())
auto = torch.export.Dim.AUTO
dynamic = tuple({{n: auto for n, size in enumerate(t.shape) if size == B}} for t in given) if B else None
package = tk.compile(Model().eval(), tuple(given), target=TARGET, dynamic_shapes=dynamic, precision="highest", verify=False)
module = tk.load(package)
device = "cpu" if TARGET.startswith("cpu") else "cuda"
outs = [t.cpu() for t in module(*(t.to(device) for t in given))]
with torch.no_grad():
    own = Model()(*given)
    exact = Wide()(*map(in_float64, given))
bad = 0
for at, (out, mine, wide) in enumerate(zip(outs, own, exact)):
    near = False
    if out.dtype == mine.dtype and out.shape == mine.shape:
        a, b, c = (t.double() for t in (out, mine, wide))
        scale = 1 + float(c[torch.isfinite(c)].abs().max()) if torch.isfinite(c).any() else 1.0
        least = torch.finfo(out.dtype).eps if out.is_floating_point() else 0.0
        near = any(torch.allclose(a, d, rtol=20 * least, atol=20 * least * scale, equal_nan=True) for d in (b, c))
    print(f"output {{at}}: {{'as torch' if near else 'WRONG'}}\\n  tk      {{out}}\\n  torch   {{mine}}\\n  float64 {{wide}}")
    bad += not near
sys.exit(bool(bad))
"""

_ONNX = """
import base64
import sys

import numpy as np
import onnx
import torch
from onnx.reference import ReferenceEvaluator

import tk

TARGET = sys.argv[1] if len(sys.argv) > 1 else "{target}"
MODEL = "{model}"
B = {B}


{values}

model = onnx.load_from_string(base64.b64decode(MODEL))
for node in model.graph.node:
    print(onnx.printer.to_text(node))
given = {{name: value.numpy() for name, value in {inputs}.items()}}
own = ReferenceEvaluator(model).run(None, given)
with open("/tmp/fuzz_finding.onnx", "wb") as file:
    file.write(model.SerializeToString())
module = tk.load(tk.compile("/tmp/fuzz_finding.onnx", target=TARGET, verify=False))
outs = module(*given.values())
outs = list(outs.values()) if isinstance(outs, dict) else list(outs) if isinstance(outs, (tuple, list)) else [outs]
bad = 0
for at, (out, mine) in enumerate(zip(outs, own)):
    a, b = np.asarray(out), np.asarray(mine)
    near = a.dtype == b.dtype and a.shape == b.shape
    near = near and np.allclose(a.astype(np.float64), b.astype(np.float64), rtol=1e-2, atol=1e-2, equal_nan=True)
    print(f"output {{at}}: {{'as the reference' if near else 'WRONG'}}\\n  tk        {{a}}\\n  reference {{b}}")
    bad += not near
sys.exit(bool(bad))
"""
