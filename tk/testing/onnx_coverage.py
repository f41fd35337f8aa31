"""What tk converts of ONNX: every operator of the installed onnx's newest opset, and how its test cases ended."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import onnx
from onnx.defs import OpSchema
from tvm.relax.frontend.onnx.onnx_frontend import _get_convert_map

from tk.frontend.onnx.contrib.table import CONVERTERS as CONTRIB
from tk.frontend.onnx.importer import NOT_WHOLE
from tk.frontend.onnx.ops.table import CONVERTERS, LEARNED, STRUCTURAL, VALUES
from tk.testing.suite import STATUSES, Result

__all__ = ["HOW", "Row", "markdown", "operators", "reasons"]

HOW = {
    "tk": "a converter of tk's",
    "TVM": "TVM's converter, its result checked against what ONNX infers",
    "body": "ONNX's own definition by other operators",
    "resolved": "resolved while the model is imported",
    "refused": "refused by name",
}


NOTES = """Sizes follow from the inputs' shapes, from values that are bound (`--bind`, `constants=`), or are computed while the
model runs: what NonZero, Compress, Unique and NonMaxSuppression find, and the shapes, starts, ends, repeats, limits,
pads, parts, scales, k and depths of Reshape, Expand, Slice, Tile, Range, ConstantOfShape, Pad, Split, Resize (but
crops and `antialias`), TopK and OneHot. A dim that follows from values is called `count_N` in the signature; such a
program is not captured in CUDA graphs. Axes and steps must be known.

Branches by values are computed both, and one is selected. A Loop whose number of trips, or whose condition, follows from
values is a loop of the compiled program, unless its trips are known and few: its variables keep their shapes, and it has no
scanned outputs. A Scan of a dynamic length is one too, and gathers; so are LSTM, GRU and RNN of a dynamic number of steps
that torch has no layer for (lengths by sequence, peepholes, clipping, other activations, a reset before the matmul).

An index outside its axis is an error in ONNX. Known ones are refused; others count as the nearest inside, so that
no memory but the model's own is touched. NaN is kept by Max, Min, Clip, Sign, Relu, MaxPool, ReduceMax and ReduceMin,
found by ArgMax, ArgMin and Hardmax, greater than all in TopK, and unequal to everything. Softmax of float16 rounds its
powers and their sum to float16, as ONNX's definition of it by other operators does."""


CONTRIB_NOTES = """A cache in 8 bits, one that is a window, and scores as an output (GroupQueryAttention), a cache of a
fixed size of Attention and MultiHeadAttention, weights packed for one device, and all others are refused by name.
Weights of 2, 4 and 8 bits are dequantized when the model is compiled; DynamicQuantizeLSTM multiplies them with floating
activations, where ONNX Runtime rounds these to 8 bits. MoE and QMoE compute all experts for every row, and
count those that its router has not chosen as 0; their sparse mixer, and weights of float4 and float8, are refused."""


@dataclass(frozen=True)
class Row:
    """One operator, how it is converted (a key of `HOW`), and the inputs whose values must be known."""

    operator: str
    since: int
    how: str
    known: tuple[str, ...] = ()


def operators() -> list[Row]:
    """ONNX's own operators by name, and those of ai.onnx.ml that are converted; all of training are refused."""
    newest: dict[str, OpSchema] = {}
    for schema in onnx.defs.get_all_schemas_with_history():
        if schema.domain == "" and not schema.deprecated and schema.doc != "Of ONNX Runtime.":
            best = newest.setdefault(schema.name, schema)
            newest[schema.name] = schema if schema.since_version > best.since_version else best
    learned = {name: onnx.defs.get_schema(name, "ai.onnx.ml").since_version for name in sorted(LEARNED)}
    return [_row(newest[name]) for name in sorted(newest)] + [Row(f"ai.onnx.ml.{name}", v, "tk") for name, v in learned.items()]


def _row(schema: OpSchema) -> Row:
    name = schema.name
    known = tuple(schema.inputs[index].name for index in VALUES.get(name, ()) if index < len(schema.inputs))
    if name in STRUCTURAL or name in ("Constant", "Shape", "Size"):
        how = "resolved"
    elif name in CONVERTERS:
        how = "tk"
    elif name in {*_get_convert_map()} - NOT_WHOLE:
        how = "TVM"
    else:
        how = "body" if schema.has_function or schema.has_context_dependent_function else "refused"
    return Row(name, schema.since_version, how, known)


def reasons(results: Iterable[Result]) -> list[tuple[int, str, str]]:
    """How many cases did not pass, how they ended and why, the most first; names of values and nodes left out."""
    counts = Counter((result.status, _reason(result.said)) for result in results if result.status != "pass")
    return [(count, status, why) for (status, why), count in counts.most_common()]


def _reason(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    if not lines:
        return "killed"
    if "operators that tk cannot convert" in lines[0]:
        return f"no converter: {lines[1].split(' ')[0]}"
    have = next((line.removeprefix("have:").strip() for line in lines if line.startswith("have:")), lines[0])
    what = lines[0].removeprefix("cannot import the ").split(" node ")[0] if lines[0].startswith("cannot import") else ""
    return f"{what}: {have}"[:110] if what else lines[0].split("'")[0].strip()[:110] or have[:110]


def markdown(rows: Iterable[Row], results: Mapping[str, Result] | None = None) -> str:
    """The table, with a count of ONNX's cases by operator and the reasons of those that do not pass, if `results` are
    given."""
    rows = list(rows)
    count = Counter(row.how for row in rows)
    lines = [
        "# ONNX",
        "",
        f"Written by `tk coverage onnx` for onnx {onnx.__version__}, opset {onnx.defs.onnx_opset_version()}.",
        "",
        *(f"- {how}: {text} ({count[how]})" for how, text in HOW.items()),
        "- training operators, strings, image decoding, and what of ai.onnx.ml is not in the table: refused by name",
        "",
        *NOTES.splitlines(),
        "",
        *_contrib(),
        "",
    ]
    if results:
        lines += _summary(list(results.values()))
    lines += [
        "| operator | since opset | how |" + (" cases |" if results else ""),
        "|---|---|---|" + ("---|" if results else ""),
    ]
    by_operator: dict[str, Counter[str]] = {}
    for result in (results or {}).values():
        if result.operators and not result.case.endswith(("_expanded", "_expanded_ver18")):
            by_operator.setdefault(result.operators[-1], Counter())[result.status] += 1
    for row in rows:
        cells = [row.operator, str(row.since), row.how]
        cells += [_ended(by_operator.get(row.operator.rpartition(".")[2], Counter()))] if results else []
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _contrib() -> list[str]:
    """The operators of ONNX Runtime's own domain, in lines."""
    names = ", ".join(sorted(CONTRIB))
    text = f"Of ONNX Runtime's own domain, com.microsoft, {len(CONTRIB)} operators are converted: {names}."
    return [*textwrap.wrap(text, 120), *CONTRIB_NOTES.splitlines()]


def _ended(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{counts[status]} {status}" for status in STATUSES if counts.get(status)) or ""


def _summary(results: list[Result]) -> list[str]:
    total = Counter(result.status for result in results)
    lines = [f"ONNX's own cases, each run by ONNX's runner in a process of its own: {_ended(total)} of {len(results)}.", ""]
    lines += ["| cases | ended | why |", "|---|---|---|"]
    lines += [f"| {count} | {status} | {why.replace('|', '/')} |" for count, status, why in reasons(results)]
    bad = sorted(f"{result.case} ({result.status})" for result in results if result.status not in ("pass", "refused"))
    return [*lines, "", *([f"Neither right nor refused: {', '.join(bad)}.", ""] if bad else [])]
