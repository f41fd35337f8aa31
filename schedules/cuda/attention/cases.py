"""Problems for attention: widths of heads, ragged and unequal lengths, groups of heads, masks of every kind, hidden rows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
from tvm.ir import Expr
from tvm.relax import const, op

from tk.schedule.case import Case
from tk.schedules.case_functions import Shape

__all__ = ["CASES", "TOLERANCE", "Problem", "cases_of"]

SPARE = 5
TOLERANCE = {"bfloat16": 3e-3, "float16": 4e-4, "float32": 2e-6}
LEAST = {"float16": -65504.0, "bfloat16": -3.3895e38, "float32": -3.4028e38}


@dataclass(frozen=True)
class Problem:
    """softmax(scale q kᵀ + mask) v of `heads` heads, `kv_heads` of keys and values. `order`: "qkv", slices of one tensor;
    "bshd" or "bhsd", tensors of that order. `causal`: "" or the corner where the diagonal ends. `mask`: dtype and shape of what
    is added to the scores (bool: of what is seen); `least`: what it hides by; `hidden`: the first item of the batch sees
    nothing; `blind`: that gives 0, not NaN. `cap`: scores are cap tanh(s / cap). `symbolic`: batch and lengths are, but for a
    length of one. `position`: the dtype of an input [batch], the last column that an item's last row sees, the row before one
    less; with `window` rows see as many columns at most, up to that one or to the diagonal. `positions`: the dtype of an input
    [batch, rows], the last column that each row sees. `sinks`: the dtype of an input
    [heads], one more score of each row, which has no value. `cache`: the dtype of keys and values where it is not `dtype`, with
    inputs `k_scale` and `v_scale`: [batch, kv_heads, columns, 1] where `scales` is "token", [1, kv_heads, 1, 1] where it is
    "head". `page`: keys and values lie in pages of so many columns, in memory with `SPARE` pages more than are needed, by an
    input `table` [batch, pages of a sequence]. `before`: of symbolic lengths, the columns beyond the rows' number.
    `latent`: values are the first `width` columns of the keys. `rotary`: so many last columns of q and k are inputs of their
    own, `q_rotary` and `k_rotary`, and the scores a sum of two products."""

    name: str
    dtype: str = "bfloat16"
    batch: int = 2
    heads: int = 2
    kv_heads: int = 2
    rows: int = 100
    columns: int = 200
    depth: int = 64
    width: int = 0
    order: str = "bshd"
    causal: str = ""
    mask: tuple[str, tuple[int, ...]] | None = None
    least: float | None = None
    hidden: bool = False
    blind: bool = False
    cap: float = 0.0
    symbolic: bool = False
    position: str = ""
    positions: str = ""
    window: int = 0
    sinks: str = ""
    page: int = 0
    cache: str = ""
    scales: str = "head"
    latent: bool = False
    before: int = 0
    rotary: int = 0

    @property
    def pool(self) -> int:
        """Pages in memory."""
        return self.batch * (self.columns // self.page) + SPARE

    def inputs(self) -> tuple[tuple[str, Shape, str], ...]:
        b, h, n, s, t, d = self.batch, self.heads, self.kv_heads, self.rows, self.columns, self.depth
        e = self.width or d
        mask: tuple[Any, ...] = (("mask", self.mask[1], self.mask[0]),) if self.mask else ()
        if self.symbolic:
            names: dict[int, Any] = {b: ("b", b), s: ("s", s) if s > 1 else 1, t: ("t" if t != s else "s", t)}
            names |= {t: ("s", t, self.before)} if self.before else {}
            mask = tuple((name, tuple(names.get(dim, dim) for dim in shape), dtype) for name, shape, dtype in mask)
            b, s, t = names[b], names[s], names[t]
        mask += (("position", (b,), self.position),) if self.position else ()
        mask += (("positions", (b, s), self.positions),) if self.positions else ()
        mask += (("sinks", (h,), self.sinks),) if self.sinks else ()  # a table comes last
        if self.cache:
            of_scale = (b, n, t, 1) if self.scales == "token" else (1, n, 1, 1)
            mask += tuple((name, of_scale, "float32") for name in ("k_scale", "v_scale"))
        if self.order == "qkv":
            return (("qkv", (b, s, (h + 2 * n) * d), self.dtype), *mask)
        shapes = ((b, s, h, d), (b, t, n, d), (b, t, n, e))
        if self.page:
            shapes = ((b, s, h, d), (self.pool, self.page, n, d), (self.pool, self.page, n, e))
            count = self.columns // self.page
            mask += (("table", (b, ("n", count) if self.symbolic else count), "int32"),)
        if self.order == "bhsd":
            shapes = tuple((x, z, y, w) for x, y, z, w in shapes)  # type: ignore[assignment]
        dtypes = (self.dtype, self.cache or self.dtype, self.cache or self.dtype)
        own = list(zip("qkv", shapes, dtypes, strict=True))[: 2 if self.latent else 3]
        if self.rotary:
            of_q, of_k = tuple((*shape[:3], self.rotary) for shape in shapes[:2])
            own = [
                (name, (*shape[:3], d - self.rotary), dtype) if name in "qk" else (name, shape, dtype)
                for name, shape, dtype in own
            ]
            own += [("q_rotary", of_q, self.dtype), ("k_rotary", of_k, self.dtype)]
        return (*own, *mask)

    def case(self) -> Case:
        """The problem as the graph phase leaves it, and in float64."""
        own = bool(self.mask or self.position or self.positions or self.sinks or self.page or self.cache)
        return Case(
            f"{self.name}_{self.dtype}", self.inputs(), self.build, self.reference,
            tolerance=TOLERANCE[self.dtype], sample=self.sample if own else None,
        )  # fmt: skip

    def _split(self, x: Expr, first: int, heads: int) -> Expr:
        start, stop = first * self.depth, (first + heads) * self.depth
        part = op.strided_slice(x, (2,), (start,), (stop,), assume_inbound=True)
        return op.permute_dims(op.reshape(part, [x.ty.shape[0], x.ty.shape[1], heads, self.depth]), [0, 2, 1, 3])

    def _gathered(self, cache: Any, table: Any) -> Any:
        """The pages of each sequence side by side, negative ones counted from the end, in the order of `cache`."""
        (b, count), (_, *axes) = list(table.ty.shape), list(cache.ty.shape)
        wrapped = op.where(op.less(table, const(0, "int32")), op.add(table, const(self.pool, "int32")), table)
        x = op.take(cache, wrapped, axis=0)
        if self.order == "bhsd":
            return op.reshape(op.permute_dims(x, [0, 2, 1, 3, 4]), [b, axes[0], count * axes[1], axes[2]])
        return op.reshape(x, [b, count * axes[0], *axes[1:]])

    def build(self, *inputs: Any) -> Any:
        named = {name: given for (name, _, _), given in zip(self.inputs(), inputs, strict=True)}
        h, n, d, e = self.heads, self.kv_heads, self.depth, self.width or self.depth
        axis = 2 if self.order == "bhsd" else 1
        b, s, t = inputs[0].ty.shape[0], inputs[0].ty.shape[axis], inputs[0 if self.order == "qkv" else 1].ty.shape[axis]
        if self.page:
            t = named["table"].ty.shape[1] * self.page
            inputs = (inputs[0], *(self._gathered(x, named["table"]) for x in inputs[1 : 2 if self.latent else 3]))
        if self.order == "qkv":
            q, k, v = (self._split(inputs[0], *part) for part in ((0, h), (h, n), (h + n, n)))
        else:
            own = inputs[: 2 if self.latent else 3]
            q, k, *rest = own if self.order == "bhsd" else (op.permute_dims(x, [0, 2, 1, 3]) for x in own)
            v = rest[0] if rest else op.strided_slice(k, (3,), (0,), (e,), assume_inbound=True)
        if self.cache:
            k, v = (
                op.astype(op.multiply(op.astype(x, "float32"), named[name]), self.dtype)
                for x, name in ((k, "k_scale"), (v, "v_scale"))
            )
        x = self._product(q, k, (b, s, d - self.rotary))
        if self.rotary:
            q, k = named["q_rotary"], named["k_rotary"]
            k = self._gathered(k, named["table"]) if self.page else k
            q, k = (q, k) if self.order == "bhsd" else (op.permute_dims(each, [0, 2, 1, 3]) for each in (q, k))
            x = op.add(x, self._product(q, k, (b, s, self.rotary)))
        x = op.reshape(x, [b, h, s, t]) if n != h else x
        x = op.multiply(x, const(d**-0.5, "float32"))
        p = self._weights(x, named, (s, t))
        p = op.reshape(p, [b, n, h // n * s, t]) if n != h else p
        out = op.matmul(p, v, out_dtype="float32")
        out = op.astype(out, self.dtype) if self.dtype != "float32" else out
        out = op.reshape(out, [b, h, s, e]) if n != h else out
        return out if self.order == "bhsd" else op.permute_dims(out, [0, 2, 1, 3])

    def _product(self, q: Any, k: Any, sizes: tuple[Any, Any, int]) -> Any:
        """q kᵀ, the rows of the heads that share keys side by side."""
        h, n, (b, s, d) = self.heads, self.kv_heads, sizes
        q = op.reshape(q, [b, n, h // n * s, d]) if n != h else q
        return op.matmul(q, op.permute_dims(k, [0, 1, 3, 2]), out_dtype="float32")

    def _seen(self, named: dict[str, Any], lengths: tuple[Expr, Expr]) -> Expr:
        """What positions, or the diagonal, and the window let a row see: bools [batch or 1, 1, rows, columns]."""
        i, j = (op.arange(0, size, 1, dtype="int64") for size in lengths)
        last = op.expand_dims(op.add(i, const(self.shift if self.causal else 1 - self.rows, "int64")), [0, 1, 3])
        position, positions = named.get("position"), named.get("positions")
        if positions is not None:
            last = op.expand_dims(op.astype(positions, "int64") if self.positions != "int64" else positions, [1, 3])
        elif position is not None:
            last = op.add(op.expand_dims(op.astype(position, "int64"), [1, 2, 3]), last)
        j = op.expand_dims(j, [0, 1, 2])
        seen = op.less_equal(j, last)
        return op.bitwise_and(seen, op.greater(j, op.subtract(last, const(self.window, "int64")))) if self.window else seen

    def _with_sinks(self, x: Any, sinks: Any) -> Any:
        """A softmax over one more column, without that column, as CanonicalSoftmax leaves it."""
        t = op.reshape(op.astype(sinks, "float32") if self.sinks != "float32" else sinks, [1, self.heads, 1, 1])
        top = op.maximum(op.max(x, [-1], keepdims=True), t)
        power = op.exp(op.subtract(x, top))
        return op.divide(power, op.add(op.sum(power, [-1], keepdims=True), op.exp(op.subtract(t, top))))

    def _weights(self, x: Any, named: dict[str, Any], lengths: tuple[Any, Any]) -> Any:
        mask = named.get("mask")
        never = const(-math.inf, "float32")
        if self.cap:
            x = op.multiply(op.tanh(op.multiply(x, const(1 / self.cap, "float32"))), const(self.cap, "float32"))
        if self.position or self.positions or self.window:
            x = op.where(self._seen(named, lengths), x, never)
        elif self.causal:
            i, j = (op.arange(0, size, 1, dtype="int64") for size in lengths)
            i = op.add(i, const(self.shift, "int64")) if self.shift else i
            x = op.where(op.less_equal(op.expand_dims(j, [0]), op.expand_dims(i, [1])), x, never)
        if self.mask and self.mask[0] == "bool":
            x = op.where(mask, x, never)
        elif self.mask:
            x = op.add(x, op.astype(mask, "float32") if self.mask[0] != "float32" else mask)
        p = self._with_sinks(x, named["sinks"]) if self.sinks else op.nn.softmax(x, -1)
        if self.blind and not self.sinks:
            p = op.where(op.equal(x, never), const(0.0, "float32"), p)
        return op.astype(p, self.dtype)

    @property
    def shift(self) -> int:
        """How many columns past its own number a row sees."""
        return self.columns - self.rows if self.causal == "bottom right" else 0

    def sample(self, generator: Any, shape: tuple[int, ...], dtype: str, name: str) -> Any:
        """Values of an input: a mask hides two fifths of the columns."""
        if name == "position":  # a row that sees nothing has no result but where that is 0, or a sink's
            first = -1 if self.blind or self.sinks else self.rows - 1
            return np.where(
                generator.random(shape) < 0.7, generator.integers(first, self.columns, shape), self.columns - 1
            ).astype(dtype)
        if name == "positions":  # a chunk of each text, whose last token some repeat; or in any order
            lowest, rows = -1 if self.blind or self.sinks else 0, np.arange(shape[1])
            if generator.random() < 0.3:
                return generator.integers(lowest, self.columns, shape).astype(dtype)
            starts, lengths = (
                generator.integers(0, self.columns, (shape[0], 1)),
                generator.integers(1, shape[1] + 1, (shape[0], 1)),
            )
            return np.minimum(starts + np.minimum(rows, lengths - 1), self.columns - 1).astype(dtype)
        kind = np.dtype(getattr(ml_dtypes, dtype, dtype))
        if name == "table":  # each page once, in any order, some counted from the end; beyond a sequence's end anything
            table = generator.permutation(self.pool)[: math.prod(shape)].reshape(shape)
            table = np.where(generator.random(shape) < 0.2, table - self.pool, table)
            return np.where(generator.random(shape) < 0.05, generator.integers(-9999, 9999, shape), table).astype(dtype)
        if name == "sinks":  # some far above every score, some far below
            return generator.normal(1.0, 4.0, shape).astype(kind)
        if name.endswith("_scale"):
            return (generator.uniform(0.5, 2.0, shape) * (0.01 if self.cache == "int8" else 1.0)).astype(kind)
        if dtype == "int8":
            return generator.integers(-128, 128, shape).astype(kind)
        if name != "mask":
            return generator.standard_normal(shape).astype(kind)
        hides = generator.random(shape) < 0.4
        if self.hidden:
            hides[0] = True
        if dtype == "bool":
            return ~hides
        least = LEAST[dtype] if self.least is None else self.least
        return np.where(hides, least, generator.standard_normal(shape)).astype(kind)

    def _paged(self, cache: Any, table: Any) -> Any:
        x = cache[(table + self.pool * (table < 0)).clip(0, self.pool - 1)]
        x = x if self.order != "bhsd" else x.swapaxes(1, 2)
        axis = 1 if self.order != "bhsd" else 2
        return x.reshape(*x.shape[:axis], self.columns, *x.shape[axis + 2 :])

    def scores(self, *inputs: Any) -> tuple[Any, Any]:
        """(scores of all columns, −inf where they are hidden; values) in NumPy, in the precision of the inputs, a head of both
        for each of q."""
        h, n, d = self.heads, self.kv_heads, self.depth
        named = {name: given for (name, _, _), given in zip(self.inputs(), inputs, strict=True)}
        if self.order == "qkv":
            x = inputs[0].reshape(self.batch, self.rows, h + 2 * n, d).transpose(0, 2, 1, 3)
            q, k, v = x[:, :h], x[:, h : h + n], x[:, h + n :]
        else:
            q, k = (np.concatenate([named[name], named[f"{name}_rotary"]], -1) if self.rotary else named[name] for name in "qk")
            v = k[..., : self.width] if self.latent else named["v"]
            if self.page:
                k, v = (self._paged(x, inputs[-1]) for x in (k, v))
            q, k, v = (x if self.order == "bhsd" else x.transpose(0, 2, 1, 3) for x in (q, k, v))
        if self.cache:
            k, v = (x.astype("float64") * named[name] for x, name in ((k, "k_scale"), (v, "v_scale")))
        k, v = (each.repeat(h // n, 1) for each in (k, v))
        x = q @ k.swapaxes(-1, -2) * d**-0.5
        if self.cap:
            x = np.tanh(x / self.cap) * self.cap
        j, last = np.arange(self.columns), np.arange(self.rows)[:, None] + (self.shift if self.causal else 1 - self.rows)
        last = last + named["position"][:, None, None, None] if self.position else last
        last = named["positions"][:, None, :, None] if self.positions else last
        if self.causal or self.position or self.positions or self.window:
            x = np.where(j <= last, x, -np.inf)
        if self.window:
            x = np.where(j > last - self.window, x, -np.inf)
        if self.mask:
            x = np.where(named["mask"], x, -np.inf) if self.mask[0] == "bool" else x + named["mask"]
        return x, v

    def reference(self, *inputs: Any) -> Any:
        """The attention in NumPy, in the precision of the inputs."""
        x, v = self.scores(*inputs)
        if self.sinks:
            sinks = next(given for (name, _, _), given in zip(self.inputs(), inputs, strict=True) if name == "sinks")
            x = np.concatenate([x, np.broadcast_to(sinks[None, :, None, None], (*x.shape[:3], 1))], -1)
        top = x.max(-1, keepdims=True)
        p = np.exp(x - np.where(np.isinf(top), 0, top))
        total = p.sum(-1, keepdims=True)
        p = p / np.where(total == 0, 1 if self.blind else np.nan, total)
        out = p[..., : self.columns] @ v
        return out if self.order == "bhsd" else out.transpose(0, 2, 1, 3)


def cases_of(*problems: Problem) -> tuple[Case, ...]:
    return tuple(problem.case() for problem in problems)


_bert = partial(Problem, dtype="float16", order="qkv", rows=130, columns=130)
CASES = cases_of(
    Problem("plain"),
    Problem("one_tile", "float16", rows=64, columns=64, order="bhsd"),
    Problem("long", "float16", rows=300, columns=777, depth=128),
    _bert("qkv"),
    _bert("bert", mask=("float16", (2, 1, 1, 130))),
    _bert("bert_hidden", mask=("float16", (2, 1, 1, 130)), least=-math.inf, hidden=True, blind=True),
    Problem("groups", heads=8, kv_heads=2, rows=150, columns=150, depth=128, causal="top left", order="qkv"),
    Problem("causal_wide", "float16", rows=100, columns=333, causal="bottom right"),
    Problem("causal_tall", rows=333, columns=100, causal="bottom right", blind=True),
    Problem("mask_float32", mask=("float32", (2, 2, 100, 200)), hidden=True),
    Problem("mask_bfloat16", mask=("bfloat16", (1, 1, 100, 200)), hidden=True),
    Problem("mask_bool", "float16", mask=("bool", (2, 1, 100, 200)), blind=True, hidden=True),
    Problem("mask_causal", "float16", rows=200, mask=("bool", (2, 1, 1, 200)), causal="top left", blind=True),
    Problem("cap", cap=5.0),
    *(Problem(f"depth_{depth}", "float16", depth=depth) for depth in (8, 32, 80, 96, 256)),
    Problem("narrow_values", depth=128, width=40, order="bhsd"),
    Problem("one_row", rows=1, columns=500),
    Problem("symbolic", "float16", batch=3, symbolic=True),
    Problem("sinks", heads=8, kv_heads=2, rows=150, columns=200, sinks="bfloat16", causal="bottom right", window=70),
    Problem("sinks_hidden", "float16", mask=("bool", (2, 1, 1, 200)), hidden=True, sinks="float32"),
    Problem("symbolic_masked", "float16", 3, 2, 2, 77, 77, order="qkv", mask=("float16", (3, 1, 1, 77)), symbolic=True),
    Problem("symbolic_groups", "bfloat16", 3, 8, 2, 150, 150, 128, order="qkv", causal="top left", symbolic=True),
    Problem("positions", heads=8, kv_heads=2, rows=150, columns=400, depth=128, positions="int64"),
    Problem("positions_window", "float16", rows=150, columns=333, positions="int32", window=70, blind=True),
    Problem("positions_symbolic", heads=8, kv_heads=2, rows=150, columns=400, depth=128, positions="int64", symbolic=True),
    Problem(
        "positions_sinks", "float16", 3, rows=40, columns=200, positions="int64", sinks="float32", mask=("bool", (3, 1, 1, 200))
    ),
    Problem("lengths", rows=130, columns=300, position="int32", order="bhsd"),
    Problem("many_heads", batch=24, heads=12, kv_heads=12, rows=128, columns=80),
    Problem("many_heads_causal", "float16", 24, 16, 4, 150, 150, 128, causal="top left"),
    Problem("symbolic_before", "float16", 3, 8, 2, 70, 134, 128, causal="bottom right", symbolic=True, before=64),
)
