"""A language model's folder, as Hugging Face lays it out: config.json, safetensors, and what text needs."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tk.errors import ImportModelError, UsageError, message, reason
from tk.llm.choices import Choices, choices_of
from tk.llm.tensors import NAMED, check_dtypes, check_size, read_headers
from tk.llm.text import TEXT, check_text

__all__ = ["TESTED", "Folder", "check_folder", "read_folder"]

CONFIG, GENERATION = "config.json", "generation_config.json"
INDEX, WEIGHTS = "model.safetensors.index.json", "model.safetensors"
DTYPES = ("float32", "bfloat16", "float16")

# The model types that the tests compare with transformers; others are taken too where they keep keys and values alone.
TESTED = (
    "deepseek_v3", "gemma2", "gemma3_text", "gpt2", "gpt_neox", "gpt_oss", "granite", "llama", "mistral", "mixtral", "olmo2",
    "phi3", "qwen2", "qwen3", "qwen3_moe",
)  # fmt: skip


@dataclass
class Folder:
    """A model and what belongs to it. `net` is transformers' module, in evaluation mode, its attention tk's for exporting;
    `stop` are the ids that end a text; `choices` what the folder asks of each token's choice; `files` the bytes of TEXT's files
    that are there."""

    net: Any
    name: str
    dtype: str
    vocabulary: int
    stop: list[int]
    choices: Choices = field(default_factory=Choices)
    files: dict[str, bytes] = field(default_factory=dict)


def check_folder(folder: Path) -> dict[str, Any]:
    """The folder's config. Raises ImportModelError where it is no language model's folder, before torch is imported."""
    if not (folder / CONFIG).is_file():
        found = _listed(folder)[:NAMED] if folder.is_dir() else ["no such folder"]
        gguf = any(name.endswith(".gguf") for name in found)
        raise ImportModelError(
            message(
                f"{folder} is no model's folder",
                need=f"{CONFIG}, safetensors, and tokenizer.json for text",
                have=", ".join(found) or "an empty folder",
                do="give the original folder: GGUF is not read" if gguf else "give the folder that save_pretrained wrote",
            )
        )
    config = _json(folder / CONFIG)
    if (quantised := config.get("quantization_config")) is not None:
        raise ImportModelError(
            message(
                f"{folder} holds quantised weights",
                need=", ".join(DTYPES),
                have=(quantised.get("quant_method") if isinstance(quantised, Mapping) else None) or "quantization_config",
                do="give the folder that it was quantised from",
            )
        )
    _check_weights(folder)
    if (folder / GENERATION).is_file():
        _json(folder / GENERATION)
    return config


def read_folder(folder: Path, dtype: str | None = None) -> Folder:
    """The model in a folder, its weights mapped where they need no cast, in `dtype` or what its config says.

    Raises ImportModelError: a file that is missing or cannot be read, an architecture that is not known, weights that are
    missing, left over or of another shape, by name."""
    config = check_folder(folder)
    for needed in ("torch", "transformers"):
        if importlib.util.find_spec(needed) is None:
            raise ImportModelError(
                message(f"{needed} is not installed", need="the extra 'llm'", do='pip install "tk-compiler[llm]"')
            )
    chosen = dtype or str(config.get("dtype") or config.get("torch_dtype") or "float32")
    if chosen not in DTYPES:
        raise UsageError(
            message(
                "a model cannot be compiled in this dtype",
                need=", ".join(DTYPES),
                have=chosen if dtype else f"{chosen}, of {CONFIG}",
                do="give one of these, --dtype float32",
            )
        )
    _check_architecture(folder, config)
    _check_tensors(folder)
    files = {name: (folder / name).read_bytes() for name in TEXT if (folder / name).is_file()}
    check_text(str(folder), files)
    net = _load(folder, chosen)
    vocabulary = int(net.get_input_embeddings().num_embeddings)
    stop = _stop_ids(folder, net, vocabulary)
    choices = choices_of(str(folder), net.generation_config, vocabulary)
    return Folder(net, folder.resolve().name, chosen, vocabulary, stop, choices, files)


def _listed(folder: Path) -> list[str]:
    """The names in a folder, in order; those of folders end in a slash."""
    return sorted(path.name + "/" * path.is_dir() for path in folder.iterdir())


def _json(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise ImportModelError(
            message(f"cannot read {path}", need="a JSON object", have=reason(error), do="download the file again")
        ) from error
    if not isinstance(value, dict):
        raise ImportModelError(
            message(f"cannot read {path}", need="a JSON object", have=type(value).__name__, do="download the file again")
        )
    return value


def _check_weights(folder: Path) -> None:
    if (folder / INDEX).is_file():
        listed = _json(folder / INDEX).get("weight_map", {})
        wanted = sorted(set(map(str, listed.values()))) if isinstance(listed, Mapping) else []
        elsewhere = [name for name in wanted if Path(name).is_absolute() or ".." in Path(name).parts]
        if elsewhere:
            raise ImportModelError(
                message(
                    f"{INDEX} of {folder} names weights that are not in it",
                    need="names of files in the folder",
                    have=", ".join(elsewhere[:NAMED]),
                    do="download the folder again, whole",
                )
            )
        missing = [name for name in wanted if not (folder / name).is_file()]
        if missing or not wanted:
            raise ImportModelError(
                message(
                    f"{folder} lacks weights that {INDEX} names",
                    need=", ".join(missing[:NAMED]) or "a weight_map",
                    have=", ".join(sorted(path.name for path in folder.glob("*.safetensors"))[:NAMED]) or "no safetensors",
                    do="download the folder whole",
                )
            )
    elif not (folder / WEIGHTS).is_file():
        others = [name for name in _listed(folder) if Path(name).suffix in (".bin", ".pt", ".pth", ".gguf", ".safetensors")]
        raise ImportModelError(
            message(
                f"{folder} holds no weights",
                need=f"{WEIGHTS}, or {INDEX} and what it names",
                have=", ".join(others[:NAMED]) or "none",
                do="save it with save_pretrained(…, safe_serialization=True)",
            )
        )


def _check_architecture(folder: Path, config: Mapping[str, float | str | list[str] | None]) -> None:
    import transformers
    from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES as KNOWN

    kind = config.get("model_type")
    if not isinstance(kind, str) or kind not in KNOWN:
        raise ImportModelError(
            message(
                f"{folder / CONFIG} names a model that is not known",
                need=f"model_type {', '.join(TESTED)}, or another of the {len(KNOWN)} causal language models of transformers",
                have=f"model_type {kind!r}, transformers {transformers.__version__}",
                do="a newer transformers may know it",
            )
        )


def _check_tensors(folder: Path) -> None:
    """What the headers of the weights tell before any of them is read."""
    from transformers import AutoConfig

    names = _json(folder / INDEX)["weight_map"].values() if (folder / INDEX).is_file() else [WEIGHTS]
    stored = read_headers(sorted({folder / name for name in names}))
    check_dtypes(folder, stored)
    try:
        with _silent():
            config = AutoConfig.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    except Exception as error:  # transformers and huggingface_hub raise their own kinds
        raise ImportModelError(
            message(
                f"transformers cannot load {folder}",
                need=f"a {CONFIG} that it can read",
                have=reason(error),
                do=f"correct {CONFIG}",
            )
        ) from error
    with _silent():
        check_size(folder, config, stored)


def _load(folder: Path, dtype: str) -> Any:
    import torch
    from transformers import AutoModelForCausalLM

    from tk.llm.attention import NAME, register, use_attention

    register()
    try:
        with _silent():
            net, info = AutoModelForCausalLM.from_pretrained(
                folder,
                dtype=getattr(torch, dtype),
                attn_implementation="eager",  # which every model has
                local_files_only=True,
                trust_remote_code=False,
                use_safetensors=True,
                ignore_mismatched_sizes=True,  # they are listed below, all at once
                output_loading_info=True,
            )
    except Exception as error:  # transformers, safetensors and torch raise their own kinds
        raise ImportModelError(
            message(
                f"transformers cannot load {folder}",
                need=f"weights of the model that {CONFIG} describes",
                have=reason(error),
                do="download the folder again, whole",
            )
        ) from error
    _check_bound(folder, info)
    use_attention(net, NAME)
    return net.eval().requires_grad_(False)


def _check_bound(folder: Path, info: Mapping[str, Any]) -> None:
    """Raises one ImportModelError for all tensors that are missing, left over, or of another shape."""
    shapes = [f"{name} {list(have)} for {list(need)}" for name, have, need in sorted(info.get("mismatched_keys", ()))]
    faults = {
        "missing": sorted(info.get("missing_keys", ())),
        "not the model's": sorted(info.get("unexpected_keys", ())),
        "of another shape": shapes,
    }
    if any(faults.values()):
        mismatched = [
            f"{len(names)} {what}: " + ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")
            for what, names in faults.items()
            if names
        ]
        raise ImportModelError(
            message(
                f"the weights in {folder} are not those of its {CONFIG}",
                need="each tensor of the model, once, in its shape",
                have="\n        ".join(mismatched),
                do=f"compare {CONFIG} with what the weights were saved by",
            )
        )


def _stop_ids(folder: Path, net: Any, vocabulary: int) -> list[int]:
    """The ids that end a text: of generation_config.json, else of config.json. Raises ImportModelError."""
    path = folder / GENERATION
    ids = _json(path).get("eos_token_id") if path.is_file() else None
    ids = net.config.get_text_config().eos_token_id if ids is None else ids
    each = ids if isinstance(ids, list) else [] if ids is None else [ids]
    if not all(type(one) is int and 0 <= one < vocabulary for one in each):
        raise ImportModelError(
            message(
                f"{folder} names no tokens that end a text",
                need=f"eos_token_id of {GENERATION} or {CONFIG} as an id, several, or null; of 0 to {vocabulary - 1}",
                have=repr(ids),
                do=f"correct it in {GENERATION if path.is_file() else CONFIG}",
            )
        )
    return list(each)


@contextmanager
def _silent() -> Any:
    """transformers' warnings and progress bars held back: what they would tell is an error here."""
    from transformers.utils import logging

    before, bars = logging.get_verbosity(), logging.is_progress_bar_enabled()
    progress = os.environ.get("TQDM_DISABLE")
    os.environ["TQDM_DISABLE"] = "1"
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    try:
        yield
    finally:
        logging.set_verbosity(before)
        if bars:
            logging.enable_progress_bar()
        if progress is None:
            del os.environ["TQDM_DISABLE"]
        else:
            os.environ["TQDM_DISABLE"] = progress
