"""What the red team computes: a small function of each kind, as the tuner gets it, with reference and default kernel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tvm import te, tirx

from tests.tuning.kits import kit_of
from tk.schedule.discover import discover
from tk.target import resolve
from tk.tuning.check.gate import kits_for
from tk.tuning.check.reference import build_reference
from tk.tuning.check.traits import traits
from tk.tuning.database.workload import canonical
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.build import realize
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.testbed import Spec

__all__ = ["DTYPES", "Problem", "spec_of"]

DTYPES = {"float32": 32, "float16": 16, "bfloat16": 1}  # as kernels.c counts them


@dataclass(frozen=True)
class Problem:
    """A family of kernels.c with its sizes and dtype."""

    family: str
    dtype: str
    m: int
    n: int
    k: int

    def __str__(self) -> str:
        return f"{self.family.lower()}-{self.m}x{self.n}x{self.k}-{self.dtype}"

    @property
    def macros(self) -> dict[str, str]:
        sizes = {"M": self.m, "N": self.n, "K": self.k, "T": DTYPES[self.dtype]}
        return {self.family: "1", **{name: str(value) for name, value in sizes.items()}}

    def func(self) -> Any:
        """The function that the kernels compute."""
        return te.create_prim_func(list(_MAKERS[self.family](self)))


def _float(x: Any) -> Any:
    return tirx.Cast("float32", x)


def _const(value: float) -> Any:
    return tirx.const(value, "float32")


def _matmul(p: Problem) -> Any:
    a, b = te.placeholder((p.m, p.k), p.dtype, name="a"), te.placeholder((p.k, p.n), p.dtype, name="b")
    r = te.reduce_axis((0, p.k), "r")
    c = te.compute((p.m, p.n), lambda i, j: te.sum(_float(a[i, r]) * _float(b[r, j]), axis=r), name="c")
    return a, b, te.compute((p.m, p.n), lambda i, j: tirx.Cast(p.dtype, c[i, j]), name="out")


def _rows(p: Problem, name: str = "x") -> Any:
    return te.placeholder((p.m, p.k), p.dtype, name=name)


def _sum(p: Problem, term: Any, name: str) -> Any:
    r = te.reduce_axis((0, p.k), f"{name}_r")
    return te.compute((p.m,), lambda i: te.sum(term(i, r), axis=r), name=name)


def _out(p: Problem, value: Any) -> Any:
    return te.compute((p.m, p.k), lambda i, j: tirx.Cast(p.dtype, value(i, j)), name="out")


def _rms(p: Problem) -> Any:
    x, size = _rows(p), _const(p.k)
    s = _sum(p, lambda i, r: _float(x[i, r]) * _float(x[i, r]), "s")
    return x, _out(p, lambda i, j: _float(x[i, j]) * tirx.rsqrt(s[i] / size + _const(1e-5)))


def _layer(p: Problem) -> Any:
    x, size = _rows(p), _const(p.k)
    s = _sum(p, lambda i, r: _float(x[i, r]), "s")
    v = _sum(p, lambda i, r: (_float(x[i, r]) - s[i] / size) * (_float(x[i, r]) - s[i] / size), "v")
    return x, _out(p, lambda i, j: (_float(x[i, j]) - s[i] / size) * tirx.rsqrt(v[i] / size + _const(1e-5)))


def _softmax_of(p: Problem, z: Any) -> Any:
    r = te.reduce_axis((0, p.k), "r")
    m = te.compute((p.m,), lambda i: te.max(z(i, r), axis=r), name="m")
    s = _sum(p, lambda i, r: tirx.exp(z(i, r) - m[i]), "s")
    return _out(p, lambda i, j: tirx.exp(z(i, j) - m[i]) / s[i])


def _softmax(p: Problem) -> Any:
    x = _rows(p)
    return x, _softmax_of(p, lambda i, j: _float(x[i, j]))


def _masked(p: Problem) -> Any:
    x, keep = _rows(p), te.placeholder((p.m, p.k), "bool", name="keep")
    least = _const(float("-inf"))
    return x, keep, _softmax_of(p, lambda i, j: tirx.if_then_else(keep[i, j], _float(x[i, j]), least))


def _attend(p: Problem) -> Any:
    q = te.placeholder((p.m, p.n), p.dtype, name="q")
    k, v = (te.placeholder((p.k, p.n), p.dtype, name=name) for name in "kv")
    d, least, scale = te.reduce_axis((0, p.n), "d"), _const(float("-inf")), _const(p.n**-0.5)
    z = te.compute((p.m, p.k), lambda i, j: te.sum(_float(q[i, d]) * _float(k[j, d]), axis=d), name="z")
    w = te.compute((p.m, p.k), lambda i, j: tirx.if_then_else(j <= i + (p.k - p.m), z[i, j] * scale, least), name="w")
    r = te.reduce_axis((0, p.k), "r")
    m = te.compute((p.m,), lambda i: te.max(w[i, r], axis=r), name="m")
    e = te.compute((p.m, p.k), lambda i, j: tirx.exp(w[i, j] - m[i]), name="e")
    s = _sum(p, lambda i, r: e[i, r], "s")
    t = te.reduce_axis((0, p.k), "t")
    o = te.compute((p.m, p.n), lambda i, j: te.sum(e[i, t] * _float(v[t, j]), axis=t), name="o")
    return q, k, v, te.compute((p.m, p.n), lambda i, j: tirx.Cast(p.dtype, o[i, j] / s[i]), name="out")


def _act(p: Problem) -> Any:
    x, half = _rows(p), _const(0.5)
    return x, _out(p, lambda i, j: half * _float(x[i, j]) * (_const(1) + tirx.erf(_float(x[i, j]) * _const(0.5**0.5))))


def _add(p: Problem) -> Any:
    a, b = _rows(p, "a"), _rows(p, "b")
    return a, b, _out(p, lambda i, j: _relu(_float(a[i, j]) + _float(b[i, j])))


def _relu(z: Any) -> Any:
    return tirx.Select(z < _const(0), _const(0), z)  # NaN where z is


def _reduced(p: Problem, s: Any, value: Any) -> Any:
    return te.compute((p.m,), lambda i: tirx.Cast(p.dtype, value(s[i])), name="out")


def _total(p: Problem) -> Any:
    x = _rows(p)
    return x, _reduced(p, _sum(p, lambda i, r: _float(x[i, r]), "s"), lambda s: s)


def _mean(p: Problem) -> Any:
    x = _rows(p)
    return x, _reduced(p, _sum(p, lambda i, r: _float(x[i, r]), "s"), lambda s: s / _const(p.k))


def _max(p: Problem) -> Any:
    x, r = _rows(p), te.reduce_axis((0, p.k), "r")
    largest = te.comm_reducer(
        lambda a, b: tirx.Select(tirx.Or(a > b, tirx.isnan(a)), a, b), lambda _: _const(float("-inf")), name="largest"
    )
    m = te.compute((p.m,), lambda i: largest(_float(x[i, r]), axis=r), name="m")
    return x, _reduced(p, m, lambda s: s)


def _argmax(p: Problem) -> Any:
    x, r = _rows(p), te.reduce_axis((0, p.k), "r")

    def first(a: Any, b: Any) -> Any:
        kept = tirx.Or(a[1] > b[1], tirx.And(a[1] == b[1], a[0] < b[0]))
        return tirx.Select(kept, a[0], b[0]), tirx.Select(kept, a[1], b[1])

    least = lambda index, value: (tirx.const(p.k, index), tirx.const(float("-inf"), value))  # noqa: E731
    largest = te.comm_reducer(first, least, name="argmax")
    at, _ = te.compute((p.m,), lambda i: largest((r.var, _float(x[i, r])), axis=r), name="m")
    return x, te.compute((p.m,), lambda i: at[i] + 0, name="out")


def _gather(p: Problem) -> Any:
    t, at = te.placeholder((p.m, p.k), p.dtype, name="t"), te.placeholder((p.n,), "int32", name="at")
    return t, at, te.compute((p.n, p.k), lambda i, j: t[at[i], j], name="out")


_MAKERS = {
    "MATMUL": _matmul, "RMS": _rms, "LAYER": _layer, "SOFTMAX": _softmax, "MASKED": _masked, "ATTEND": _attend, "ACT": _act,
    "ADD": _add, "SUM": _total, "MEAN": _mean, "MAX": _max, "ARGMAX": _argmax, "GATHER": _gather,
}  # fmt: skip


def spec_of(problem: Problem, folder: Path, seed: int) -> Spec:
    """What judging kernels for `problem` takes: its reference and its default are built in `folder`."""
    return replace(_built(problem, folder), seed=seed)


@cache
def _built(problem: Problem, folder: Path) -> Spec:
    cpu = resolve("cpu")
    mod = canonical(problem.func())
    with cpu.tvm():
        library, label = build_reference(mod, cpu, discover("cpu"), folder, str(problem))
        default = folder / f"{problem}.default.so"
        compile_kernel(realize(mod, "", "", cpu), cpu, default)
    taken = tuple(arguments(mod))
    kits = {name: kit_of(name, cpu) for name in kits_for(taken)}
    return Spec(str(problem), taken, (str(library), label), kits, 0.0, 0, traits(mod), str(default))
