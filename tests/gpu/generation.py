"""Generation on a GPU beside transformers, on random weights: python tests/gpu/generation.py --layers 8 --batch 1 16

Writes a folder of the Llama-3-8B shape with random bfloat16 weights, compiles it for each batch, checks the first tokens'
logits against torch, and times a prompt and the steps behind it: `tk bench --generate`, with `--vs torch`. Each row is printed
as it comes. Layers are alike: a few of them tell what many take, --layers 2 4 in two runs for one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

if TYPE_CHECKING:
    from collections.abc import Callable


def write_folder(folder: Path, layers: int, hidden: int, context: int) -> None:
    """A Llama of the 8B shape, `hidden` wide, with `layers` layers and weights drawn on the GPU where there is one."""
    import transformers

    heads = hidden // 128
    config = transformers.LlamaConfig(
        hidden_size=hidden,
        intermediate_size=hidden * 7 // 2,
        num_hidden_layers=layers,
        num_attention_heads=heads,
        num_key_value_heads=max(1, heads // 4),
        head_dim=128,
        vocab_size=128256 if hidden == 4096 else 1024,
        max_position_embeddings=max(context, 8192),
        rope_parameters={"rope_type": "default", "rope_theta": 5e5},
        tie_word_embeddings=False,
        dtype=torch.bfloat16,
    )
    torch.set_default_dtype(torch.bfloat16)
    where = "cuda" if torch.cuda.is_available() else "cpu"
    with torch.device(where):
        net = transformers.LlamaForCausalLM(config)
    torch.set_default_dtype(torch.float32)
    net.save_pretrained(folder)
    del net
    if where == "cuda":
        torch.cuda.empty_cache()  # torch would keep it from tk


def check(module: Any, folder: Path, device: str, batch: int, length: int) -> str:
    """How far the logits behind a random prompt are from float32's, tk's and torch's own bfloat16."""
    from transformers import AutoModelForCausalLM

    ids = np.random.default_rng(1).integers(0, 1000, (batch, length))
    state = module.state(**({"batch": batch} if module.decode.signature.dims else {}))
    module.prefill(ids, np.arange(length)[None].repeat(batch, 0), state=state)
    ours = torch.from_numpy(state["logits"])
    state.close()
    net = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.bfloat16).to(device).eval()
    with torch.no_grad():
        given = torch.from_numpy(ids[:1]).to(device)
        low = net(given, logits_to_keep=1).logits[0, -1].float().cpu()
        exact = net.float()(given, logits_to_keep=1).logits[0, -1].cpu()
    del net
    errors = [float((each - exact).norm() / exact.norm()) for each in (ours[0], low)]
    return f"logits' relative error to float32: tk {errors[0]:.2e}, torch bfloat16 {errors[1]:.2e}"


def load_from_file(package: Any, folder: Path, path: Path, batch: int, say: Callable[[str], None]) -> Any:
    """The package loaded from a file in the page cache, and what that takes: the file beside the safetensors, seconds to the
    first token, and the device's memory beside the weights and the cache."""
    import tk

    package.save(path)
    weights = sum(each.stat().st_size for each in folder.glob("*.safetensors"))
    say(f"file {path.stat().st_size / 1e9:.3f} GB, {path.stat().st_size / weights:.3f} of the safetensors")
    on_gpu = torch.cuda.is_available()
    before = torch.cuda.mem_get_info()[0] if on_gpu else 0
    started = perf_counter()
    module = tk.load(path)
    loaded = perf_counter() - started
    tokens = module.generate(np.ones((batch, 8), np.int64), 1, stop=[])
    list(tokens)
    say(f"loaded in {loaded:.2f} s, the first token after {perf_counter() - started:.2f} s")
    if on_gpu:
        used = before - torch.cuda.mem_get_info()[0]
        with module.state(**({"batch": batch} if module.decode.signature.dims else {})) as state:
            parts = f"weights {weights / 1e9:.2f}, a state {state.bytes / 1e9:.2f}"
        say(f"device memory {used / 1e9:.2f} GB behind a generation; {parts}")
    return module


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--hidden", type=int, default=4096)
    parser.add_argument("--batch", type=int, nargs="+", default=[1, 16])
    parser.add_argument("--prompt", type=int, default=2048)
    parser.add_argument("--new", type=int, default=40)
    parser.add_argument("--target", default="auto")
    parser.add_argument("--alone", action="store_true", help="Without torch.")
    options = parser.parse_args()
    import tk
    from tk.report.generation import Load, measure_generation, transformers_run

    began = perf_counter()

    def say(text: str) -> None:
        print(f"[{perf_counter() - began:6.1f} s] {text}", file=sys.stderr, flush=True)

    context = options.prompt + 256
    rows = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "llama"
        write_folder(folder, options.layers, options.hidden, context)
        say("folder written")
        for batch in options.batch:
            started = perf_counter()
            package = tk.compile(folder, context=context, batch=batch, target=options.target, verify=False)
            compiled = perf_counter() - started
            say(f"batch {batch}: compiled in {compiled:.1f} s")
            module = load_from_file(package, folder, Path(temporary) / "model.tk", batch, say)
            device = module.device
            say(check(module, folder, device, batch, min(512, options.prompt)))
            rivals = {} if options.alone else {"torch": transformers_run(folder, "bfloat16", device, context)}
            load = Load(options.prompt, options.new, batch)
            for row in measure_generation(module, load, rivals, rounds=3):
                rows.append((batch, row))
                say(f"{batch} {row}")
            started = perf_counter()
            drawn = module.generate(np.ones((batch, 8), np.int64), 24, temperature=1.0, top_p=0.9, stop=[])
            list(drawn)
            say(f"a step with sampling {1e3 * float(np.median(drawn.stats.steps[4:])):.3f} ms")
            plain = module.generate(np.ones((batch, 8), np.int64), 24, stop=[])
            list(plain)
            say(f"a greedy one there {1e3 * float(np.median(plain.stats.steps[4:])):.3f} ms")
            module.close()
            del module, package, rivals
            (Path(temporary) / "model.tk").unlink()
            torch._dynamo.reset()  # which keeps what it has compiled, and its weights
            if device.startswith("cuda"):
                torch.cuda.empty_cache()
    print(f"{options.layers} layers, prompts of {options.prompt}, context {context}")
    print(f"{'batch':>5} {'':<6} {'prompt ms':>10} {'step ms':>9} {'p90 ms':>9} {'tokens/s':>9} {'roofline':>8}")
    for batch, row in rows:
        print(
            f"{batch:>5} {row['name']:<6} {1e3 * row['prompt_seconds']:>10.2f} {1e3 * row['step_seconds']:>9.3f} "
            f"{1e3 * row['step_seconds_p90']:>9.3f} {row['tokens_per_second']:>9.1f} {row['share_of_roofline']:>8.0%}"
        )


if __name__ == "__main__":
    main()
