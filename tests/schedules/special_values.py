"""Infinities and NaN among the operands of an attention, and what the results may be then.

One contract for every kernel, whatever the target. Columns are hidden from a row by the diagonal, a window, positions, a
boolean mask or −inf that is added; the others it sees.

    behind the last column     whatever lies in memory there, no result depends on it
    columns that a row sees    results are those of float64: NaN and infinities where its softmax and sums have them
    columns that it does not   either they do not count at all, or results are torch's, whose matmul multiplies values there by
                               weights of 0: NaN, if a value is infinite or NaN (as are those whose weight is too small for
                               the operands' dtype). A kernel that leaves whole tiles out and adds
                               others, as torch's own do, gives now one and now the other. Keys there never count: a score
                               that is hidden is −inf, whatever it was
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Any, TypeAlias

import ml_dtypes
import numpy as np

from tk.schedules.cuda.attention.cases import Problem

__all__ = [
    "Arrays",
    "check_infinite_sinks",
    "drawn",
    "expected",
    "guarded",
    "key",
    "numpy_dtype",
    "query",
    "same",
    "seen",
    "value",
    "with_sinks",
]

Arrays: TypeAlias = dict[str, "np.ndarray[Any, Any]"]
SPECIAL = (math.inf, -math.inf, math.nan)
GUARD = 1 << 14  # bytes on either side of an array


def with_sinks(rows: int, columns: int) -> Problem:
    """Two heads with sinks, of which the first item of the batch sees nothing."""
    mask = ("bool", (2, 1, 1, columns))
    return Problem("sinks", "float16", 2, 2, 2, rows, columns, 32, order="bhsd", mask=mask, sinks="float32", hidden=True)


def check_infinite_sinks(kernel: Any) -> None:
    """Of a kernel of `with_sinks`: an infinite sink makes NaN, as an infinite score does; one of −inf weighs nothing, which
    where it is all that a row has makes NaN, too."""
    arrays = kernel.arrays(1)
    arrays["sinks"][:] = np.inf, -np.inf
    out = kernel.result(arrays)
    assert np.isnan(out[:, 0]).all()
    assert np.isnan(out[0, 1]).all()
    assert np.isfinite(out[1, 1]).all()
    assert not kernel.wrong(arrays)


def key(problem: Problem, arrays: Arrays, batch: int, head: int, column: int) -> np.ndarray[Any, Any]:
    """The key of a head of keys, as a view."""
    return _row(problem, arrays, "k", (batch, head, column))


def value(problem: Problem, arrays: Arrays, batch: int, head: int, column: int) -> np.ndarray[Any, Any]:
    """The value of a head of keys, as a view; of latents it is a part of the key."""
    if problem.latent:
        return _row(problem, arrays, "k", (batch, head, column))[: problem.width]
    return _row(problem, arrays, "v", (batch, head, column))


def query(problem: Problem, arrays: Arrays, batch: int, head: int, row: int) -> np.ndarray[Any, Any]:
    """A row of q, as a view."""
    if problem.order == "qkv":
        return arrays["qkv"][batch, row, head * problem.depth : (head + 1) * problem.depth]
    return arrays["q"][(batch, head, row) if problem.order == "bhsd" else (batch, row, head)]


def _row(problem: Problem, arrays: Arrays, name: str, at: tuple[int, int, int]) -> np.ndarray[Any, Any]:
    batch, head, column = at
    if problem.order == "qkv":
        first = problem.heads + head + (problem.kv_heads if name == "v" else 0)
        return arrays["qkv"][batch, column, first * problem.depth : (first + 1) * problem.depth]
    if problem.page:
        batch = int(_pages(problem, arrays)[batch, column // problem.page])
        column %= problem.page
    return arrays[name][(batch, head, column) if problem.order == "bhsd" else (batch, column, head)]


def _pages(problem: Problem, arrays: Arrays) -> np.ndarray[Any, Any]:
    """The pages of each sequence, as numbers of pages in memory."""
    table = arrays["table"]
    return (table + problem.pool * (table < 0)).clip(0, problem.pool - 1)


def seen(problem: Problem, arrays: Arrays) -> np.ndarray[Any, Any]:
    """Which columns each row sees: bools [batch, heads, rows, columns]."""
    plain = {name: np.zeros_like(x) if name[0] in "qkv" and name[1:] != "_scale" else x for name, x in arrays.items()}
    scales = {name: np.ones_like(x) for name, x in arrays.items() if name.endswith("_scale")}
    return np.asarray(~np.isneginf(problem.scores(*_exact(problem, {**plain, **scales}))[0]))


def _exact(problem: Problem, arrays: Mapping[str, np.ndarray[Any, Any]]) -> list[np.ndarray[Any, Any]]:
    return [arrays[name].astype("float64") if "float" in dtype else arrays[name] for name, _, dtype in problem.inputs()]


def expected(problem: Problem, arrays: Arrays) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The results in float64 twice: where columns that a row does not see do not count, and as torch's operators have them."""
    with np.errstate(all="ignore"):
        x, v = problem.scores(*_exact(problem, arrays))
        visible = np.broadcast_to(seen(problem, arrays), x.shape)
        torch = _attended(problem, arrays, x, v, np.ones_like(visible), numpy_dtype(problem.dtype))
        return _attended(problem, arrays, np.where(visible, x, -np.inf), v, visible), torch


def _attended(problem: Problem, arrays: Arrays, x: Any, v: Any, counted: Any, dtype: Any = np.float64) -> np.ndarray[Any, Any]:
    """The attention of scores over values, of each row over the columns that are `counted`; weights are of this dtype."""
    if problem.sinks:
        sinks = arrays["sinks"].astype("float64")[None, :, None, None]
        x = np.concatenate([x, np.broadcast_to(sinks, (*x.shape[:3], 1))], -1)
    p = np.exp(x - x.max(-1, keepdims=True))
    p = (p / p.sum(-1, keepdims=True))[..., : problem.columns]
    if problem.blind and not problem.sinks:
        p = np.where(np.isneginf(x), 0, p)
    p = p.astype(dtype).astype("float64")
    out = np.empty((*x.shape[:3], v.shape[-1]))
    for b in range(x.shape[0]):
        for h in range(x.shape[1]):
            for i in range(x.shape[2]):  # what NumPy's matmul does with infinities is its library's choice
                out[b, h, i] = np.where(counted[b, h, i][:, None], p[b, h, i][:, None] * v[b, h], 0).sum(0)
    return out if problem.order == "bhsd" else out.transpose(0, 2, 1, 3)


def same(got: np.ndarray[Any, Any], results: tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]], tolerance: float) -> str:
    """What is wrong with a kernel's results, given those of `expected`; nothing is."""
    (clean, torch), got = results, got.astype("float64")
    wrong = ~((np.isnan(got) & (np.isnan(clean) | np.isnan(torch))) | (np.isinf(clean) & (got == clean)))
    wrong &= ~(np.isfinite(got) & np.isfinite(clean))
    if wrong.any():
        at = tuple(int(each) for each in np.argwhere(wrong)[0])
        return f"{int(wrong.sum())} of {wrong.size}, the first at {at}: {got[at]}, not {clean[at]} (torch: {torch[at]})"
    both = np.isfinite(got) & np.isfinite(clean)
    got, clean = np.where(both, got, 0), np.where(both, clean, 0)
    error = float(np.linalg.norm(got - clean)) / max(float(np.linalg.norm(clean)), 1e-30)
    return "" if error <= tolerance else f"an error of {error:.1e}"


def drawn(problem: Problem, arrays: Arrays, draw: random.Random) -> list[str]:
    """Put special values of one to three kinds into the arrays, and say which."""
    visible = seen(problem, arrays)
    kinds = {"last value": _last_value, "value": _some_value, "hidden value": _hidden_value, "infinite key": _infinite_key,
             "hidden key": _hidden_key, "keys of −inf": _keys_of_minus_infinity, "query": _query}  # fmt: skip
    if problem.cache == "int8":
        kinds = {"query": _query}
    if problem.cache:
        kinds["scale"] = _scale
    if problem.sinks:
        kinds["sink"] = _sink
    if problem.mask and problem.mask[0] != "bool":
        kinds["mask"] = _mask
    if problem.page and problem.cache != "int8":
        kinds["spare pages"] = _spare_pages
    chosen = draw.sample(sorted(kinds), draw.randint(1, min(3, len(kinds))))
    for kind in chosen:
        kinds[kind](problem, arrays, draw, visible)
    return chosen


def _head(problem: Problem, draw: random.Random, visible: Any) -> tuple[int, int, np.ndarray[Any, Any]]:
    """(item of the batch, head of keys, which columns any row of that sees)."""
    batch, head, group = draw.randrange(problem.batch), draw.randrange(problem.kv_heads), problem.heads // problem.kv_heads
    of_head = np.broadcast_to(visible, (problem.batch, problem.heads, *visible.shape[2:]))[batch]
    return batch, head, of_head[head * group : (head + 1) * group].any((0, 1))


def _last_value(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    batch, head, any_row = _head(problem, draw, visible)
    if any_row.any():
        row = value(problem, arrays, batch, head, int(np.flatnonzero(any_row)[-1]))
        row[draw.randrange(len(row))] = draw.choice(SPECIAL)


def _some_value(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    batch, head, _ = _head(problem, draw, visible)
    row = value(problem, arrays, batch, head, draw.randrange(problem.columns))
    row[draw.randrange(len(row))] = draw.choice(SPECIAL)


def _hidden_value(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    batch, head, any_row = _head(problem, draw, visible)
    for column in np.flatnonzero(~any_row):
        value(problem, arrays, batch, head, int(column))[:] = draw.choice(SPECIAL)


def _hidden_key(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    batch, head, any_row = _head(problem, draw, visible)
    for column in np.flatnonzero(~any_row):
        key(problem, arrays, batch, head, int(column))[draw.randrange(2) :] = draw.choice(SPECIAL)


def _infinite_key(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    batch, head, any_row = _head(problem, draw, visible)
    column = draw.choice([int(each) for each in np.flatnonzero(any_row)] or [0])
    row = key(problem, arrays, batch, head, column)
    row[draw.randrange(len(row))] = draw.choice(SPECIAL)


def _keys_of_minus_infinity(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    """Scores of −inf: of all columns, or of the first ones, or of the last ones."""
    batch, head, _ = _head(problem, draw, visible)
    group, cut = problem.heads // problem.kv_heads, draw.randint(0, problem.columns)
    for other in range(head * group, (head + 1) * group):
        for row in range(problem.rows):
            query(problem, arrays, batch, other, row)[0] = 1
    for column in draw.choice((range(problem.columns), range(cut), range(cut, problem.columns))):
        key(problem, arrays, batch, head, column)[0] = -math.inf


def _query(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    at = draw.randrange(problem.batch), draw.randrange(problem.heads), draw.randrange(problem.rows)
    row = query(problem, arrays, *at)
    row[draw.randrange(len(row))] = draw.choice(SPECIAL)


def _scale(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    """NaN; infinite only where each value has a scale of its own: others multiply sums, not their terms, whose signs differ."""
    name = draw.choice(("k_scale", "v_scale"))
    special = draw.choice(SPECIAL) if name == "v_scale" and problem.scales == "token" else math.nan
    batch, head, any_row = _head(problem, draw, visible)
    column = int(np.flatnonzero(any_row)[-1]) if any_row.any() and draw.random() < 0.7 else draw.randrange(problem.columns)
    scale = arrays[name]
    scale[(batch if scale.shape[0] > 1 else 0), head, (column if scale.shape[2] > 1 else 0)] = special


def _sink(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    arrays["sinks"][draw.randrange(problem.heads)] = draw.choice(SPECIAL)


def _mask(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    mask = arrays["mask"]
    mask[tuple(draw.randrange(size) for size in mask.shape)] = draw.choice(SPECIAL)


def _spare_pages(problem: Problem, arrays: Arrays, draw: random.Random, visible: Any) -> None:
    """Pages in memory of which no sequence has one."""
    spare = sorted(set(range(problem.pool)) - set(_pages(problem, arrays).ravel().tolist()))
    for name in ("k",) if problem.latent else ("k", "v"):
        arrays[name][spare] = math.nan


def numpy_dtype(dtype: str) -> np.dtype[Any]:
    return np.dtype(getattr(ml_dtypes, dtype, dtype))


def guarded(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy in memory whose bytes before and behind it are ones: NaN, and negative as numbers of columns or pages."""
    whole = np.full(array.nbytes + 2 * GUARD, 0xFF, "uint8")
    copy = whole[GUARD : GUARD + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy
