"""The plot of the README: how many times as fast as a library tk is, from figures of docs/benchmarks.md.

python notebooks/speed.py docs/speed.svg
"""

from __future__ import annotations

import sys
from pathlib import Path

TITLE = "one NVIDIA H200, 2026-11-22, bfloat16 and float16, untuned"
MATMULS = {  # rows: geometric mean over 31 shapes of cuBLAS's time over tk's, bfloat16
    "1": 1.10, "8": 1.09, "16": 1.09, "64": 1.07, "128": 1.10, "512": 1.03, "2048": 1.04, "4096": 1.02, "8192": 1.03,
}  # fmt: skip
MODELS = {  # torch.compile's milliseconds (reduce-overhead), and tk's
    "BERT b1": (0.75, 0.40), "BERT b16": (2.73, 2.32), "ViT b1": (0.75, 0.36), "ViT b16": (1.71, 1.34),
    "Llama prefill": (5.99, 5.67), "Llama token": (0.59, 0.56),
}  # fmt: skip
WIDTH, HEIGHT, BASE, TOP = 860, 260, 205, 2.2


def bars(left: int, step: int, values: dict[str, float], colour: str) -> list[str]:
    """A bar a value with its name below and its figure above."""
    lines = []
    for number, (name, value) in enumerate(values.items()):
        x, height = left + number * step, value / TOP * 150
        lines.append(f'<rect x="{x}" y="{BASE - height:.1f}" width="{step - 12}" height="{height:.1f}" fill="{colour}"/>')
        middle = x + (step - 12) / 2
        lines.append(f'<text x="{middle}" y="{BASE - height - 5:.1f}">{value:.2f}</text>')
        lines.append(f'<text x="{middle}" y="{BASE + 15}">{name}</text>')
    return lines


def svg() -> str:
    """The plot as SVG."""
    one = BASE - 150 / TOP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11" '
        'text-anchor="middle">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{WIDTH / 2}" y="18" font-size="13">times as fast as the library: {TITLE}</text>',
        '<text x="200" y="245">matmuls by rows, beside cuBLAS</text>',
        '<text x="630" y="245">whole models, beside torch.compile (reduce-overhead)</text>',
        *bars(20, 42, MATMULS, "#4878a8"),
        *bars(430, 70, {name: torch / tk for name, (torch, tk) in MODELS.items()}, "#a86848"),
        f'<line x1="10" x2="{WIDTH - 10}" y1="{one:.1f}" y2="{one:.1f}" stroke="#222" stroke-dasharray="4 3"/>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(svg(), encoding="utf-8")
