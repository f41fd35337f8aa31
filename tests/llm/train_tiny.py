"""A language model to try things on: `python -m tests.llm.train_tiny FOLDER` trains one on text that comes with Python.

The text is that of Python's own help (pydoc_data.topics, half a megabyte of English and examples). A byte-level BPE tokenizer
of 1,024 tokens is made of it, and a Llama of 0.7 million parameters is trained on this machine's CPU. What it writes reads
like the manual, and means nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import torch

VOCABULARY, LENGTH, ROWS = 1024, 128, 8


def text() -> str:
    from pydoc_data.topics import topics

    return "\n\n".join(topics[name] for name in sorted(topics))


def tokenizer_of(corpus: str) -> object:
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY, special_tokens=["<end>"], initial_alphabet=alphabet, show_progress=False
    )
    tokenizer.train_from_iterator([corpus], trainer)
    return tokenizer


def train(folder: Path, seconds: float, most: int | None = None) -> tuple[float, int]:
    """Trains for so long, or `most` steps, and saves. The loss at the end, in nats a token (6.9 at first), and the steps."""
    import transformers

    corpus = text()
    tokenizer = tokenizer_of(corpus)
    ids = torch.tensor(tokenizer.encode(corpus).ids)  # type: ignore[attr-defined]
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        hidden_size=128,
        intermediate_size=352,
        num_hidden_layers=3,
        num_attention_heads=4,
        num_key_value_heads=4,
        vocab_size=VOCABULARY,
        max_position_embeddings=512,
        bos_token_id=None,
        eos_token_id=0,
        tie_word_embeddings=True,
    )
    net = transformers.LlamaForCausalLM(config)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=0.05)
    began, loss, step = perf_counter(), 0.0, 0
    while (spent := perf_counter() - began) < seconds and step != most:
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * min(1.0, (step + 1) / 50) * max(0.05, 1 - spent / seconds)
        starts = torch.randint(len(ids) - LENGTH, (ROWS,)).tolist()
        rows = torch.stack([ids[start : start + LENGTH] for start in starts])
        out = net(input_ids=rows, labels=rows)
        optimizer.zero_grad()
        out.loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        loss += (float(out.loss.detach()) - loss) / min(step, 50)
    net.save_pretrained(folder)
    tokenizer.save(str(folder / "tokenizer.json"))  # type: ignore[attr-defined]
    return loss, step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=120.0)
    options = parser.parse_args()
    loss, steps = train(options.folder, options.seconds)
    print(f"loss {loss:.2f} nats a token after {steps} steps")


if __name__ == "__main__":
    main()
