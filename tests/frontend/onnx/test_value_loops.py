"""ONNX's Loop of as many trips as values say: by an input, by a condition, or by both."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnxruntime as ort
import pytest
from onnx import ModelProto, parser

import tk
from tests.sample import sample
from tk.errors import ImportModelError

HEAD = '<ir_version: 8, opset_import: ["" : 18]>'
Feeds = dict[str, np.ndarray[Any, Any]]


def some(n: int, m: int = 0, sign: int = 1) -> Feeds:
    return {"x": sign * np.random.default_rng(n).random((n, 4), np.float32), "m": np.array(m)}


CASES: dict[str, tuple[str, list[Feeds]]] = {
    "the trip's number computed with as the int64 that it is, in a branch of each step": (
        """g (float[n, 4] x, int64 m) => (float[n, 4] y, int64 k) {
          t = Constant<value = bool {1}>()
          zero = Constant<value = int64 {0}>()
          y, k = Loop(m, t, x, zero) <body = b (int64 i, bool c, float[n, 4] a, int64 s) => (bool d, float[n, 4] o, int64 r) {
            two = Constant<value = int64 {2}>()
            odd = Mod(i, two)
            even = Equal(odd, zero)
            o = If(even) <then_branch = tb () => (float[n, 4] o1) { o1 = Add(a, x) },
                          else_branch = eb () => (float[n, 4] o2) { o2 = Sin(a) }>
            r = Add(s, i)
            most = Constant<value = int64 {9}>()
            d = Less(r, most)
          }>
        }""",
        [some(n, m) for n, m in ((3, 3), (2, 0), (5, 60))],
    ),
    "trips by an input, the trip's number read": (
        """g (float[n, 4] x, int64 m) => (float[n, 4] y) {
          t = Constant<value = bool {1}>()
          h = Relu(x)
          y = Loop(m, t, x) <body = b (int64 i, bool c, float[n, 4] a) => (bool d, float[n, 4] o) {
            d = Identity(c)
            p = Tanh(a)
            f = Cast<to = 1>(i)
            q = Add(p, f)
            o = Add(q, h)
          }>
        }""",
        [some(n, m) for n, m in ((3, 4), (2, 0), (5, 1), (1, -3), (3, 60))],
    ),
    "no limit, a condition on values, one that is an input": (
        """g (float[n, 4] x, bool m) => (float[n, 4] y, int64 k) {
          z = Constant<value = int64 {0}>()
          y, k = Loop("", m, x, z) <body = b (int64 i, bool c, float[n, 4] a, int64 q) => (bool d, float[n, 4] o, int64 r) {
            two = Constant<value = float {2.0}>()
            o = Mul(a, two)
            size = Abs(o)
            s = ReduceMax<keepdims = 0>(size)
            l = Constant<value = float {1000.0}>()
            d = Less(s, l)
            one = Constant<value = int64 {1}>()
            r = Add(q, one)
          }>
        }""",
        [{**some(n), "m": np.array(go)} for n, go in ((3, True), (2, False), (7, True))],
    ),
    "the limit that exporters write for none, in branches of which each loop would not end in the other": (
        """g (float[n, 4] x) => (float[n, 4] y) {
          m = Constant<value = int64 {9223372036854775807}>()
          t = Constant<value = bool {1}>()
          zero = Constant<value = float {0.0}>()
          l = Constant<value = float {1000.0}>()
          two = Constant<value = float {2.0}>()
          sum = ReduceSum<keepdims = 0>(x)
          p = Greater(sum, zero)
          y = If(p) <then_branch = tb () => (float[n, 4] a1) {
            a1 = Loop(m, t, x) <body = b (int64 i, bool c, float[n, 4] a) => (bool d, float[n, 4] o) {
              o = Mul(a, two)
              s = ReduceSum<keepdims = 0>(o)
              d = Less(s, l)
            }>
          }, else_branch = eb () => (float[n, 4] a2) {
            a2 = Loop(m, t, x) <body = e (int64 j, bool f, float[n, 4] g) => (bool k, float[n, 4] q) {
              q = Mul(g, two)
              r = ReduceSum<keepdims = 0>(q)
              u = Neg(l)
              k = Greater(r, u)
            }>
          }>
        }""",
        [{"x": some(3, sign=sign)["x"]} for sign in (1, -1)],
    ),
    "loops in each other": (
        """g (float[n, 4] x, int64 m) => (float[n, 4] y) {
          t = Constant<value = bool {1}>()
          h = Relu(x)
          y = Loop(m, t, x) <body = b (int64 i, bool c, float[n, 4] a) => (bool c2, float[n, 4] o) {
            c2 = Identity(c)
            o = Loop(i, c, a) <body = bb (int64 j, bool d, float[n, 4] e) => (bool d2, float[n, 4] f) {
              d2 = Identity(d)
              k = Cast<to = 1>(i)
              g2 = Add(e, k)
              f = Add(g2, h)
            }>
          }>
        }""",
        [some(n, m) for n, m in ((3, 4), (2, 0), (5, 1))],
    ),
    "what is carried handed on as it was, or as it is outside": (
        """g (float[n, 4] x, int64[1] m) => (float[n, 4] y, float[n, 4] z, float[n, 4] q) {
          t = Constant<value = bool {1}>()
          w = Neg(x)
          y, z = Loop(m, t, x, w) <body = b (int64 i, bool c, float[n, 4] a, float[n, 4] s)
              => (bool d, float[n, 4] e, float[n, 4] v) {
            d = Identity(c)
            e = Identity(s)
            v = Identity(w)
          }>
          q = Add(y, w)
        }""",
        [{**some(3), "m": np.array([m])} for m in (0, 1, 2, 5)],
    ),
    "trips by a dynamic dim": (
        """g (float[n, 4] x) => (float[4] y) {
          d = Shape<start = 0, end = 1>(x)
          m = Squeeze(d)
          zero = Constant<value = float[4] {0, 0, 0, 0}>()
          t = Constant<value = bool {1}>()
          y = Loop(m, t, zero) <body = b (int64 i, bool c, float[4] a) => (bool e, float[4] o) {
            row = Gather<axis = 0>(x, i)
            o = Add(a, row)
            e = Identity(c)
          }>
        }""",
        [{"x": some(n)["x"]} for n in (3, 1, 6)],
    ),
}


def made(text: str) -> ModelProto:
    return parser.parse_model(HEAD + text)


@pytest.mark.parametrize("name", sample(CASES, 3))
def test_a_loop_takes_the_trips_that_a_call_says(name: str) -> None:
    text, calls = CASES[name]
    session = ort.InferenceSession(made(text).SerializeToString(), providers=["CPUExecutionProvider"])
    loaded = tk.load(tk.compile(made(text), target="cpu", verify=False))
    for feeds in calls:
        results = loaded(**feeds)
        results = results if isinstance(results, list | tuple) else [results]
        for have, want in zip(results, session.run(None, feeds), strict=True):
            assert (have.dtype, have.shape) == (want.dtype, want.shape)
            np.testing.assert_allclose(have, want, rtol=1e-5, atol=1e-5)


REFUSED = {
    "a variable of R.Tensor": (
        "(float[n, 4] x, int64 m) => (float[k, 4] y)",
        "y = Loop(m, t, x) <body = b (int64 i, bool c, float[q, 4] a) => (bool d, float[r, 4] o) {",
        "d = Identity(c) o = Concat<axis = 0>(a, a)",
    ),
    "needs the value of 'm' when the model is compiled": (
        "(float[n, 4] x, int64 m) => (float[n, 4] y, float[k, n, 4] z)",
        "y, z = Loop(m, t, x) <body = b (int64 i, bool c, float[n, 4] a) => (bool d, float[n, 4] o, float[n, 4] p) {",
        "d = Identity(c) o = Neg(a) p = Abs(a)",
    ),
}


@pytest.mark.parametrize("said", REFUSED)
def test_results_of_a_number_that_only_a_call_tells_are_refused_by_name(said: str) -> None:
    types, loop, body = REFUSED[said]
    text = f"g {types} {{ t = Constant<value = bool {{1}}>() {loop} {body} }}> }}"
    with pytest.raises(ImportModelError, match=said) as refused:
        tk.compile(made(text), target="cpu")
    assert "Loop node that makes 'y'" in str(refused.value)


def test_a_loop_of_few_trips_is_unrolled_and_one_of_many_is_not() -> None:
    from tk.frontend import load

    text = """g (float[3, 4] x) => (float[3, 4] y) {
      m = Constant<value = int64 {TRIPS}>()
      t = Constant<value = bool {1}>()
      y = Loop(m, t, x) <body = b (int64 i, bool c, float[3, 4] a) => (bool d, float[3, 4] o) {
        o = Add(a, a)
        s = ReduceSum<keepdims = 0>(o)
        l = Constant<value = float {1000.0}>()
        d = Less(s, l)
      }>
    }"""
    for trips, loops in (("8", 0), ("1000", 1)):
        assert len(load(made(text.replace("TRIPS", trips))).loops) == loops


SCANS: dict[str, tuple[str, str, str]] = {
    "a state and what is gathered": (
        "float[n, 4] h0, float[t, n, 4] x",
        "float[n, 4] h, float[t, n, 4] ys",
        """h, ys = Scan<num_scan_inputs = 1, body = b (float[n, 4] s, float[n, 4] xi) => (float[n, 4] s2, float[n, 4] o) {
             d = Tanh(s)
             s2 = Add(d, xi)
             o = Neg(s2)
           }>(h0, x)""",
    ),
    "axes, directions, what is outside, and numbers without dims": (
        "float[4] h0, float[t, 4] x, float[4, t] z",
        "float[4] h, float[4, t] ys, float[t] q",
        """w = Sigmoid(h0)
           h, ys, q = Scan<num_scan_inputs = 2, scan_input_axes = [0, 1], scan_input_directions = [1, 0],
             scan_output_axes = [1, 0], scan_output_directions = [0, 1],
             body = b (float[4] s, float[4] xi, float[4] zi) => (float[4] s2, float[4] o, float r) {
               d = Tanh(s)
               e = Mul(zi, w)
               k = Add(d, xi)
               s2 = Add(k, e)
               o = Neg(s2)
               r = ReduceSum<keepdims = 0>(o)
             }>(h0, x, z)""",
    ),
    "no state": (
        "float[t, 4] x",
        "float[t, 2] ys",
        "ys = Scan<num_scan_inputs = 1, body = b (float[4] xi) => (float[2] o) { o, p = Split<num_outputs = 2>(xi) }>(x)",
    ),
}


@pytest.mark.parametrize("name", SCANS)
def test_a_scan_of_a_dynamic_length(name: str) -> None:
    takes, gives, body = SCANS[name]
    model = parser.parse_model(f"{HEAD} g ({takes}) => ({gives}) {{ {body} }}")
    package, rng = tk.compile(model, target="cpu"), np.random.default_rng(0)
    module, session = tk.load(package), ort.InferenceSession(model.SerializeToString())
    assert package.signature.dims.keys() >= {"t"}
    for t, n in ((5, 2), (1, 3), (40, 1)):
        feeds = {
            spec.name: rng.standard_normal([{"t": t, "n": n}.get(str(dim), dim) for dim in spec.shape]).astype(np.float32)
            for spec in package.signature.inputs
        }
        results = module(**feeds)
        results = results if isinstance(results, tuple) else (results,)
        for result, expected in zip(results, session.run(None, feeds), strict=True):
            np.testing.assert_allclose(result, expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("target", ["cuda:sm_90a", "rocm:gfx942"])
def test_a_scan_of_a_dynamic_length_for_gpus(target: str) -> None:
    takes, gives, body = SCANS["a state and what is gathered"]
    model = parser.parse_model(f"{HEAD} g ({takes}) => ({gives}) {{ {body} }}")
    assert tk.compile(model, target=target, verify=False).signature.dims.keys() == {"n", "t"}
