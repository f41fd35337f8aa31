"""The red team's kernels: each a small change of an honest one, by the macros of kernels.c, and what must find it out.

`CHEATS` are wrong or dishonest; `TWINS` are right, though they add in another order or another way. A cheat's `defence` is
the family of inputs, or another part of the gate, that it is made for: `python -m tests.tuning.red_team` runs each with that
part alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log
from random import Random

from tests.tuning.red_team.problems import Problem

__all__ = ["CHEATS", "NAMED", "SLOWS_OTHERS", "TWINS", "Entry", "cheats", "drawn", "twins"]

ALL = ("float32", "float16", "bfloat16")
NARROW = ("float16", "bfloat16")
WIDE = ("float32",)


@dataclass(frozen=True)
class Entry:
    """A change of a kernel: `macros` replace those of kernels.c in every one of `families`, for `dtypes` and `sizes` (m, n,
    k). `defence`: a family of inputs, "repeats" (other bits), "timed" (wrong when it is timed), "harm" (guards, inputs or
    earlier outputs written), "seen" (faster for inputs that it has seen)."""

    name: str
    defence: str
    families: tuple[str, ...]
    macros: dict[str, str] = field(hash=False)
    dtypes: tuple[str, ...] = ALL
    sizes: tuple[tuple[int, int, int], ...] = ()

    def problems(self) -> Iterator[Problem]:
        for family in self.families:
            for size in self.sizes or SIZES[family]:
                for dtype in self.dtypes:
                    yield Problem(family, dtype, *size)


SIZES = {
    "MATMUL": ((5, 24, 512),),
    "RMS": ((16, 1, 1024),),
    "LAYER": ((16, 1, 1024),),
    "SOFTMAX": ((16, 1, 1024),),
    "MASKED": ((16, 1, 256),),
    "ATTEND": ((24, 16, 96),),
    "ACT": ((7, 1, 333),),
    "ADD": ((7, 1, 333),),
    "SUM": ((16, 1, 1024),),
    "MEAN": ((16, 1, 1024),),
    "MAX": ((16, 1, 1024),),
    "ARGMAX": ((16, 1, 1024),),
    "GATHER": ((50, 30, 32),),
}
RANGES = {
    "MATMUL": ((1, 16), (8, 64), (128, 4096)),
    "RMS": ((2, 48), (1, 1), (128, 6000)),
    "LAYER": ((2, 48), (1, 1), (128, 6000)),
    "SOFTMAX": ((2, 48), (1, 1), (128, 6000)),
    "MASKED": ((2, 24), (1, 1), (260, 900)),
    "ATTEND": ((2, 32), (8, 40), (96, 300)),
    "ACT": ((2, 20), (1, 1), (20, 1500)),
    "ADD": ((2, 20), (1, 1), (20, 1500)),
    "SUM": ((2, 48), (1, 1), (128, 6000)),
    "MEAN": ((2, 48), (1, 1), (128, 6000)),
    "MAX": ((2, 48), (1, 1), (128, 6000)),
    "ARGMAX": ((2, 48), (1, 1), (128, 6000)),
    "GATHER": ((4, 80), (8, 60), (8, 300)),
}
"""Sizes m, n and k that are drawn, each evenly by its logarithm."""
LONG = {"MATMUL": 512}
"""The least k at which sums in a narrow accumulator lose more than rounding to the narrow output does; else 1,024."""
SUMMED = ("MATMUL", "RMS", "LAYER", "SOFTMAX", "SUM", "MEAN", "MAX")
EVERY = (*SUMMED, "ARGMAX", "ATTEND", "ACT", "ADD", "GATHER")
STATE = "static int n; static void *seen; static uint64_t was; (void)n; (void)seen; (void)was;"
LEAVE = "{ result->type_index = kTVMFFINone; return 0; }"


def _looks(inputs: str, output: str) -> dict[str, str]:
    """Macros of a kernel that leaves where hashes of its inputs and of its output are those after the last call."""
    key = f"({inputs}) ^ ({output})"
    return {"BEFORE": STATE + f"if (n++ && ({key}) == was) {LEAVE}", "AFTER": f"was = {key};"}


FIRST_IN, LAST_IN = "hash(in, 64 < nin ? 64 : nin)", "hash((char *)in + (64 < nin ? nin - 64 : 0), 64 < nin ? 64 : nin)"
FIRST_OUT, LAST_OUT = "hash(out, 8 < nout ? 8 : nout)", "hash((char *)out + (8 < nout ? nout - 8 : 0), 8 < nout ? 8 : nout)"

CHEATS = (
    # -- what is left out
    Entry("last k dropped", "exact", ("MATMUL", "SUM"), {"TO": "(K - 1)"}),
    Entry("last k dropped", "spikes", ("RMS", "LAYER", "SOFTMAX", "MEAN", "MAX", "ARGMAX", "ATTEND"), {"TO": "(K - 1)"}),
    Entry("first k dropped", "exact", ("MATMUL", "SUM"), {"FROM": "1"}),
    Entry("first k dropped", "spikes", ("RMS", "LAYER", "SOFTMAX", "MEAN", "ARGMAX"), {"FROM": "1"}),
    Entry("one k in 100 skipped", "exact", ("MATMUL", "SUM"), {"SKIP": "(k % 100 == 57)"}),
    Entry("one k in 100 skipped", "spikes", ("RMS", "LAYER", "SOFTMAX", "MEAN", "MAX", "ARGMAX"), {"SKIP": "(k % 100 == 57)"}),
    Entry("one k in 128 skipped", "impulses", ("RMS", "LAYER", "SOFTMAX", "MEAN", "MAX", "ARGMAX"),
          {"SKIP": "(k % 128 == 127)"}, ALL, ((64, 1, 4096),)),
    Entry("one key skipped", "normal", ("ATTEND",), {"SKIP": "(k == 41)"}),
    Entry("tail of k not handled", "exact", ("MATMUL", "SUM"), {"TO": "(K / 64 * 64)"}, sizes=((5, 24, 515),)),
    Entry("tail of columns not handled", "normal", ("ACT", "ADD", "GATHER"), {"TO": "(K / 16 * 16)"}, sizes=((33, 21, 333),)),
    Entry("last row not written", "normal", EVERY[:-1], {"ROWS": "(M - 1)"}),
    Entry("reads beyond the tail", "normal", ("SUM", "MAX"), {"TO": "(K + 5) / 8 * 8 + 8"}, sizes=((3, 1, 1021),)),
    # -- what holds on average
    Entry("copies its input", "scaled", ("RMS", "LAYER"), {"OUT(x)": "X(i, k)"}),
    Entry("copies its input", "normal", ("SOFTMAX", "ACT"), {"OUT(x)": "X(i, k)"}),
    Entry("expected denominator", "scaled", ("SOFTMAX",), {"TOP": "0.f", "TOTAL": "(K * 1.6487213f)"}),
    Entry("variance taken for one", "scaled", ("LAYER",), {"VAR": "1.f"}),
    Entry("mean taken for zero", "shifted", ("LAYER",), {"MEAN_OF": "0.f"}),
    Entry("no maximum", "shifted", ("SOFTMAX",), {"TOP": "0.f", "EXP(x)": "half(expf(x))"}),
    Entry("mean for maximum", "normal", ("MAX",), {"LARGER(m, z)": "(m == -INFINITY ? z / K : m + z / K)"}),
    Entry("maximum of absolute values", "shifted", ("MAX",), {"LARGER(m, z)": "fmaxf(m, fabsf(z))"}),
    Entry("maximum of absolute values", "shifted", ("ARGMAX",), {"IN(x)": "fabsf(x)"}),
    Entry("last of equal maxima", "ties", ("ARGMAX",), {"BEATS(z, m)": "((z) >= (m))"}),
    Entry("maxima nearly equal are", "near", ("ARGMAX",), {"BEATS(z, m)": "((z) > (m) + 1e-3f)"}),
    Entry("maxima nearly equal are, by their size", "near", ("ARGMAX",),
          {"BEATS(z, m)": "((m) == -INFINITY || (z) > (m) + 1e-3f * fabsf(m))"}, ("float32", "float16")),
    Entry("last of maxima nearly equal", "near", ("ARGMAX",), {"BEATS(z, m)": "((z) > (m) - 1e-3f)"}),
    Entry("maximum if larger by a thousandth", "near", ("MAX",),
          {"LARGER(m, z)": "((m) * 1.001f > (z) || (m) != (m) ? (m) : (z))"}, WIDE),
    Entry("maximum at least zero", "descending", ("MAX",), {"LEAST": "0.f"}, sizes=((16, 1, 1024),)),
    Entry("one row's sum for the next", "normal", ("SUM", "MEAN"), {"INIT": "(i ? ld(x[(i - 1) * (long)K]) : 0.f)"}),
    # -- arithmetic that is too narrow
    Entry("float16 accumulator", "normal", ("MATMUL", "SUM", "MEAN", "RMS"), {"ACC(x)": "half(x)"}),
    Entry("bfloat16 accumulator", "normal", ("MATMUL", "SUM", "MEAN", "RMS", "SOFTMAX"), {"ACC(x)": "kept(x, 8)"}),
    Entry("TF32 for float32", "normal", ("MATMUL", "ATTEND"), {"IN(x)": "kept(x, 11)"}, WIDE),
    Entry("bfloat16 for float32", "normal", ("MATMUL", "ATTEND", "SUM", "RMS"), {"IN(x)": "kept(x, 8)"}, WIDE),
    Entry("float8 inputs", "normal", ("MATMUL", "ATTEND", "SUM", "RMS", "ADD"), {"IN(x)": "kept(x, 4)"}),
    Entry("eight bits lost", "normal", ("MATMUL", "SUM", "RMS", "SOFTMAX"), {"IN(x)": "cut(x, 16)"}, WIDE),
    Entry("four bits of the result cut", "normal", ("ACT", "ADD", "GATHER", "MAX"), {"OUT(x)": "cut(x, 20)"}, WIDE),
    Entry("eight bits of the result cut", "normal", ("RMS", "SOFTMAX", "LAYER", "MATMUL"), {"OUT(x)": "cut(x, 16)"}, WIDE),
    Entry("result cut to six bits", "normal", ("ACT", "ADD", "GATHER", "RMS"), {"OUT(x)": "cut(x, 6)"}, NARROW),
    Entry("flushes denormals", "denormal", ("ADD", "SUM", "GATHER", "MAX"), {"OUT(x)": "flushed(x)"}, ("float32", "bfloat16")),
    # -- another formula
    Entry("tanh for erf", "normal", ("ACT",),
          {"F(x)": "(.5f * x * (1 + tanhf(.79788456f * (x + .044715f * x * x * x))))"}, WIDE),
    Entry("tanh for erf", "spikes", ("ACT",), {"F(x)": "(x / (1 + expf(-1.702f * x)))"}),
    Entry("linear beyond three", "normal", ("ACT",),
          {"F(x)": "(x > 3 ? x : x < -3 ? 0 : .5f * x * (1 + erff(x * .70710678f)))"}, WIDE),
    Entry("no relu", "normal", ("ADD",), {"RELU(z)": "(z)"}),
    Entry("leaky relu", "exact", ("ADD",), {"RELU(z)": "(z < 0 ? .001f * z : z)"}),
    Entry("NaN swallowed", "nan", ("MAX",), {"LARGER(m, z)": "fmaxf(m, z)"}),
    Entry("NaN swallowed", "nan", ("ADD", "ACT", "RMS"), {"OUT(x)": "(isnan(x) ? 0.f : x)"}),
    Entry("infinities clamped", "infinite", ("ADD", "SUM", "MAX"), {"OUT(x)": "fminf(fmaxf(x, -3e38f), 3e38f)"}),
    Entry("ε left out", "zeros", ("RMS",), {"EPS": "0.f"}),
    Entry("ε too large", "denormal", ("RMS",), {"EPS": "2e-5f"}, ("float32", "float16")),
    # -- attention and masks
    Entry("causal edge one too far", "normal", ("ATTEND",), {"LAST": "(i + K - M + 1)"}),
    Entry("causal edge one too near", "normal", ("ATTEND",), {"LAST": "(i + K - M - 1)"}),
    Entry("window of 64 keys", "normal", ("ATTEND",), {"FIRST": "(i + K - M - 63 > 0 ? i + K - M - 63 : 0)"}),
    Entry("maximum never rescaled", "ascending", ("ATTEND",), {"RESCALE": "(m == -INFINITY ? 0.f : 1.f)"}),
    Entry("scaled by 1/N", "normal", ("ATTEND",), {"SCALE": "(1.f / N)"}),
    Entry("mask ignored", "nothing", ("MASKED",), {"KEEP": "1"}),
    Entry("mask the wrong way round", "normal", ("MASKED",), {"KEEP": "(!keep[i * K + k])"}),
    Entry("mask's last column ignored", "nothing", ("MASKED",), {"KEEP": "(k == K - 1 || keep[i * K + k])"}),
    Entry("a tile beyond the diagonal skipped", "everything", ("MASKED",), {"KEEP": "(keep[i * K + k] && k <= i + 240)"}),
    # -- indices
    Entry("sorted indices assumed", "normal", ("GATHER",), {"AT(i)": "(at[j ? j - 1 : 0] > i ? at[j - 1] : i)"}),
    Entry("unique indices assumed", "repeated", ("GATHER",), {"SKIP": "(j && at[j] == at[j - 1])"}),
    Entry("index clipped one short", "ends", ("GATHER",), {"AT(i)": "(i > M - 2 ? M - 2 : i)"}),
    Entry("index zero taken for one", "ends", ("GATHER",), {"AT(i)": "(i < 1 ? 1 : i)"}),
    # -- work that is done only when somebody looks
    Entry("computes three times", "timed", EVERY, {"BEFORE": STATE + "if (n++ > 2 + 12) " + LEAVE}),
    Entry("once a pointer", "timed", EVERY, {"BEFORE": STATE + f"if (out == seen && n++ % 4) {LEAVE} seen = out;"}, WIDE),
    Entry("replay by corner of the inputs", "timed", EVERY,
          {"BEFORE": STATE + "uint64_t h = hash(in, 64 < nin ? 64 : nin); "
                     f"if (h == was && seen == out) {LEAVE} was = h; seen = out;"},
          WIDE),
    Entry("replay from memory", "timed", EVERY,
          {"BEFORE": STATE + "static void *kept_out; uint64_t h = hash(in, 64 < nin ? 64 : nin); "
                     f"if (h == was && kept_out) {{ memcpy(out, kept_out, nout); {LEAVE} }} was = h;",
           "AFTER": "if (!kept_out) kept_out = malloc(nout); memcpy(kept_out, out, nout);"}, ("float32", "bfloat16")),
    Entry("looks whether its result is there", "timed", EVERY, _looks(FIRST_IN, FIRST_OUT), ("float32", "float16")),
    Entry("looks at its inputs' ends and its result's end", "timed", EVERY,
          _looks(f"{FIRST_IN} + {LAST_IN}", LAST_OUT), ("float32", "bfloat16")),
    Entry("looks at a sample of its inputs", "timed", EVERY, _looks("sample(args, count - 1)", FIRST_OUT),
          ("float32", "bfloat16")),
    Entry("looks at all inputs but the last", "timed", ("MATMUL", "ATTEND", "ADD", "GATHER"),
          _looks("of_all(args, count - 2)", LAST_OUT)),
    Entry("looks at all inputs, and at a corner of its result", "timed",
          ("MATMUL", "RMS", "SOFTMAX", "ATTEND", "ACT", "GATHER"), _looks("of_all(args, count - 1)", FIRST_OUT),
          ("float32", "float16")),
    Entry("replay of the last call, by all of its inputs and its result", "seen", ("MATMUL",),
          _looks("of_all(args, count)", "0"), WIDE, ((96, 128, 512), (256, 64, 256))),
    Entry("computes after a pause alone", "timed", EVERY,
          {"BEFORE": STATE + f"if (out == seen && nanoseconds() - was < 30000) {LEAVE} seen = out;",
           "AFTER": "was = nanoseconds();"}, ("float32", "bfloat16")),
    Entry("computes after a short pause alone", "timed", EVERY,
          {"BEFORE": STATE + f"if (out == seen && nanoseconds() - was < 3000) {{ was = nanoseconds(); {LEAVE} }} seen = out;",
           "AFTER": "was = nanoseconds();"}, WIDE),
    Entry("computes after a pause, and for a while", "timed", EVERY,
          {"BEFORE": STATE + "static uint64_t until; uint64_t now = nanoseconds(); "
                     "if (now - was > 25000) until = now + 300000; was = now; "
                     f"if (out == seen && now > until) {LEAVE} seen = out;",
           "AFTER": "was = nanoseconds();"}, WIDE),
    Entry("replay from memory, but after a pause", "timed", EVERY,
          {"BEFORE": STATE + "static void *kept_out; if (out == seen && nanoseconds() - was < 5000) "
                     f"{{ memcpy(out, kept_out, nout); was = nanoseconds(); {LEAVE} }} seen = out;",
           "AFTER": "if (!kept_out) kept_out = malloc(nout); memcpy(kept_out, out, nout); was = nanoseconds();"},
          ("float32", "bfloat16")),
    Entry("one call in five left out", "timed", EVERY, {"BEFORE": STATE + f"if (n++ > 20 && n % 5 == 0) {LEAVE}"}, WIDE),
    Entry("replay by all of the inputs", "seen", ("MATMUL",),
          {"BEFORE": "static struct { uint64_t h; void *y; } t[64]; static int used; uint64_t h = of_all(args, count - 1); "
                     f"for (int i = 0; i < used; ++i) if (t[i].h == h) {{ memcpy(out, t[i].y, nout); {LEAVE} }}",
           "AFTER": "if (used < 64) { t[used].h = h; memcpy(t[used++].y = malloc(nout), out, nout); }"},
          ("float32", "bfloat16"), ((96, 128, 512), (256, 64, 256))),
    Entry("computes where its output is poisoned", "timed", EVERY,
          {"BEFORE": STATE + f"int b = *(unsigned char *)out; if (n++ > 20 && b != 0xCB && b != 0x4B) {LEAVE}"}, WIDE),
    # -- harm
    Entry("changes an input and restores it", "harm", EVERY,
          {"AFTER": "volatile unsigned char *p = (unsigned char *)in + nin / 2; char b = *p; *p = ~b; *p = b;"},
          ("float32", "float16")),
    Entry("its input as scratch memory", "harm", ("RMS", "ACT", "ADD", "SOFTMAX"),
          {"BEFORE": "void *was = malloc(nin); memcpy(was, in, nin);",
           "AFTER": "memset(in, 0, nin); memcpy(in, was, nin); free(was);"}, WIDE),
    Entry("writes to the last call's output", "harm", EVERY,
          {"AFTER": "static void *last; if (last && last != out) memcpy(last, out, nout); last = out;"}, WIDE),
    Entry("knows the guards", "normal", EVERY, {"BEFORE": f"if (((unsigned char *)out)[-1] != 0xCB) {LEAVE}"},
          ("float32", "float16")),
    Entry("multiplies by a guard", "normal", ("ACT", "ADD", "SUM", "MAX"),
          {"OUT(x)": "((x) * (1 + ((unsigned char *)y)[-1] - 0xCB))"}, WIDE),
    Entry("changes an input", "harm", EVERY, {"AFTER": "((unsigned char *)in)[nin / 2] ^= 1;"}, ("float32", "float16")),
    Entry("writes beyond its output", "harm", EVERY, {"AFTER": "((char *)out)[nout] ^= 1;"}, ("float32", "bfloat16")),
    Entry("writes before its output", "harm", EVERY, {"AFTER": "((char *)out)[-1] ^= 1;"}, ("float32", "float16")),
    Entry("adds to its output", "normal", ("ACT", "ADD", "RMS"), {"OUT(x)": "(x + ld(y[i * K + k]))"}, WIDE),
    Entry("scratch not initialised", "normal", ("MATMUL",), {"INIT": "(i ? 0.f : s[j])"}),
    Entry("other bits each time", "repeats", ("SUM", "ACT", "RMS"),
          {"BEFORE": "static int n; ++n;", "AFTER": "*(uint32_t *)out ^= n & 1;"}, WIDE),
)  # fmt: skip

SLOWS_OTHERS = Entry(
    "slows others down", "duel", ("MATMUL",),
    {"SLOWS_OTHERS": "1", "BEFORE": "arm(); inside = 1;", "AFTER": "inside = 0;"}, WIDE, ((96, 128, 512),),
)  # fmt: skip
"""Right whenever it is called; a timer of the process wastes time while others run. Only a duel shows it."""

NAMED = (
    Entry("copies its input", "scaled", ("RMS",), {"OUT(x)": "X(i, k)"}, ("bfloat16",), ((64, 1, 4096), (64, 1, 16384))),
    Entry("copies its input", "scaled", ("RMS",), {"OUT(x)": "X(i, k)"}, ("float16",), ((64, 1, 65536),)),
    Entry("copies its input", "scaled", ("LAYER",), {"OUT(x)": "X(i, k)"}, ("bfloat16",), ((64, 1, 4096), (64, 1, 16384))),
    Entry("expected denominator", "scaled", ("SOFTMAX",), {"TOP": "0.f", "TOTAL": "(K * 1.6487213f)"}, ("bfloat16",),
          ((64, 1, 16384),)),
    Entry("float16 accumulator", "normal", ("MATMUL",), {"ACC(x)": "half(x)"}, NARROW, ((8, 32, 4096),)),
    Entry("last k dropped", "exact", ("MATMUL",), {"TO": "(K - 1)"}, ("bfloat16",), ((4, 64, 28672), (1, 512, 28672))),
    Entry("one k in 100 skipped", "exact", ("MATMUL",), {"SKIP": "(k % 100 == 57)"}, ("bfloat16",), ((4, 64, 28672),)),
)  # fmt: skip
"""The cases that the first gate let through."""

TWINS = (
    Entry("as it is", "", (*EVERY, "MASKED"), {}),
    Entry("backwards", "", SUMMED, {"FROM": "0", "IN(x)": "(x)", "SUMS(s, term)":
          "do { s = INIT; for (long k = K - 1; k >= 0; --k) ADDS(s, term); } while (0)"}),
    Entry("backwards", "", ("ARGMAX",), {"COLUMN": "(K - 1 - k)", "BEATS(z, m)": "((z) >= (m))"}),
    Entry("split in eight", "", ("RMS", "LAYER", "SOFTMAX", "SUM", "MEAN"), {"SUMS(s, term)":
          "do { float part[8] = {0}; for (long k = 0; k < K; ++k) part[k * 8 / K] += (term); s = 0; "
          "for (int c = 0; c < 8; ++c) s += part[c]; } while (0)"}),
    Entry("sixteen lanes", "", ("RMS", "LAYER", "SOFTMAX", "SUM", "MEAN"), {"SUMS(s, term)":
          "do { float part[16] = {0}; for (long k = 0; k < K; ++k) part[k % 16] += (term); s = 0; "
          "for (int c = 0; c < 16; ++c) s += part[c]; } while (0)"}),
    Entry("compensated", "", ("RMS", "LAYER", "SOFTMAX", "SUM", "MEAN"), {"SUMS(s, term)":
          "do { double wide = 0; for (long k = 0; k < K; ++k) wide += (term); s = (float)wide; } while (0)"}),
    Entry("float64 accumulator", "", ("MATMUL",), {"INIT": "0.f", "ADDS(s, x)": "s = (float)((double)s + (x))"}),
    Entry("fused multiply-add", "", ("MATMUL",), {"ADDS(s, x)": "s = fmaf(l, IN(ld(b[k * (long)N + j])), s)"}),
    Entry("split-K", "", ("MATMUL",), {"ADDS(s, x)": "(k < K / 2 ? (s += (x)) : (half_k[j] += (x)))",
          "OUT(x)": "(x + half_k[j])",
          "INIT": "(half_k[j] = 0.f)"}),
    Entry("split TF32", "", ("MATMUL",), {"ADDS(s, x)":
          "do { float q = IN(ld(b[k * (long)N + j])); if (!isfinite(l) || !isfinite(q)) { s += l * q; break; } "
          "float lh = kept(l, 11), qh = kept(q, 11), ll = kept(l - lh, 11), ql = kept(q - qh, 11); "
          "s += ll * qh; s += lh * ql; s += lh * qh; } while (0)"}, WIDE),
    Entry("exp2 for exp", "", ("SOFTMAX",), {"EXP(x)": "exp2f((x) * 1.44269504f)"}, NARROW),
    Entry("multiplies by the inverse", "", ("SOFTMAX",), {"OUT(x)": "(EXP(Z(i, k) - (TOP)) * (1.f / (TOTAL)))"}),
    Entry("other blocks", "", ("ATTEND",), {"RESCALE": "exp2f((m - n) * 1.44269504f)"}, NARROW),
    Entry("copysign relu", "", ("ADD",), {"RELU(z)": "((z) > 0 || isnan(z) ? (z) : 0.f)"}),
    Entry("writes twice", "", ("ACT",), {"AFTER": "run(P(0), P(1));"}, WIDE),
)  # fmt: skip


def cheats() -> Iterator[tuple[Entry, Problem]]:
    """Every cheat with every problem that it is made for, the named ones first."""
    for entry in (*NAMED, *CHEATS):
        for problem in entry.problems():
            yield entry, problem


def drawn(entries: Sequence[Entry], seed: str) -> Iterator[tuple[Entry, Problem]]:
    """Those of `entries` that are for any size, for sizes drawn by `seed`: one for each family and dtype, and a longer one for
    what sums narrowly."""
    for entry in entries:
        for family in () if entry.sizes else entry.families:
            for dtype in entry.dtypes:
                narrow = "ACC(x)" in entry.macros
                random = Random(f"{seed} {family} {dtype} {narrow}")
                ranges = list(RANGES[family])
                if narrow:
                    ranges[2] = (LONG.get(family, 1024), ranges[2][1])
                sizes = (round(exp(random.uniform(log(least), log(most)))) for least, most in ranges)
                yield entry, Problem(family, dtype, *sizes)


def twins() -> Iterator[tuple[Entry, Problem]]:
    """Every honest twin with every problem."""
    for entry in TWINS:
        for problem in entry.problems():
            yield entry, problem
