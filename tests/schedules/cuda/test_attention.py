"""Attention in one kernel: what it matches, which views it reads in place, what it refuses and why, and that its defaults
assemble. No GPU needed."""

import random
from dataclasses import replace

import numpy as np
import pytest
from tvm import relax
from tvm.relax import op

from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tests.schedules.random_configs import legal_configs
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import rule_of
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.attention.analyse import analyse
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.cuda.attention.rule import Config, default, legal, match
from tk.target import resolve

H200 = resolve("h200")
PLAIN = Match(2, 12, 1, 384, 384, 64, 64, "bfloat16", 0, 0, 0, 1, 1)


def func(problem):
    return prim_func(problem.case(), H200)[0]


def test_slices_of_one_tensor_are_read_in_place():
    found = analyse(func(Problem("x", order="qkv", heads=4, kv_heads=2, rows=96, columns=96)))
    q, k, v, out = found.q, found.k, found.v, found.out
    assert q.param.same_as(k.param)
    assert (q.offset, k.offset, v.offset) == (0, 4 * 64, 6 * 64)
    assert (q.heads, k.heads, found.facts.group) == (4, 2, 2)
    assert {x.row_stride for x in (q, k, v)} == {8 * 64}
    assert (out.batch_stride, out.row_stride, out.head_stride) == (96 * 4 * 64, 4 * 64, 64)


def test_heads_first_too():
    found = analyse(func(Problem("x", order="bhsd", rows=7, columns=9)))
    assert (found.k.batch_stride, found.k.head_stride, found.k.row_stride) == (2 * 9 * 64, 9 * 64, 64)
    assert (found.out.head_stride, found.out.row_stride) == (7 * 64, 64)


@pytest.mark.parametrize(("corner", "shift"), [("top left", 0), ("bottom right", 100)])
def test_a_causal_mask_is_seen_whatever_its_corner(corner, shift):
    facts = match(func(Problem("x", causal=corner)), H200)
    assert (facts.causal, facts.shift, facts.plain, facts.loads) == (1, shift, 1, 0)


def test_the_scale_and_what_is_added():
    found = analyse(func(Problem("x", mask=("float16", (2, 1, 1, 200)), blind=True)))
    assert (found.facts.loads, found.facts.plain, found.blind, found.wide) == (1, 0, True, False)
    assert analyse(func(Problem("x", mask=("bfloat16", (2, 1, 1, 200))))).wide  # log2(e) times its least number overflows
    plain = analyse(func(Problem("x")))
    assert plain.plain
    assert plain.scale == pytest.approx(0.125)


def test_declines_what_is_no_attention():
    def case(build, *shapes):
        return prim_func(
            Case("x", tuple((f"x{i}", shape, "bfloat16") for i, shape in enumerate(shapes)), build, lambda *a: None), H200
        )[0]

    assert match(case(lambda x, w: op.matmul(x, w), (64, 64), (64, 64)), H200) is None
    assert match(case(lambda x: op.nn.softmax(x), (64, 64)), H200) is None
    assert match(func(Problem("x")), resolve("a100")) is None


def test_declines_a_sum_of_something_else():
    """A softmax's look-alike: the sum is of powers of other scores than the maximum."""

    def build(q, k, v):
        x = op.matmul(q, op.permute_dims(k, [0, 1, 3, 2]), out_dtype="float32")
        top = op.max(x, -1, keepdims=True)
        power = op.exp(op.subtract(op.multiply(x, relax.const(2.0, "float32")), top))
        p = op.astype(op.divide(power, op.sum(power, -1, keepdims=True)), "bfloat16")
        return op.astype(op.matmul(p, v, out_dtype="float32"), "bfloat16")

    from tk.graph.groups import prim_func_of

    params = [relax.Var(name, relax.TensorType((1, 2, 64, 64), "bfloat16")) for name in "qkv"]
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(builder.normalize(build(*params)))
        builder.emit_func_output(out)
    mod = builder.get()
    given = prim_func_of(mod["main"].with_attr("Primitive", True), mod)
    assert given is not None
    assert match(given, H200) is None


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(stages=4), replace(PLAIN, depth=256, width=256), "shared memory"),
        (Config(256), PLAIN, "registers"),
        (Config(128, 3, 1, 0), replace(PLAIN, width=128), "registers"),
        (Config(consumers=1), PLAIN, "take turns"),
        (Config(100), PLAIN, "block_n = 100: must be a multiple of 16"),
        (Config(), replace(PLAIN, depth=60), "multiple of 8"),
        (Config(), replace(PLAIN, width=264), "up to 256"),
        (Config(), replace(PLAIN, aligned=0), "16 bytes"),
        (Config(), replace(PLAIN, batch=1, rows=1, columns=8192), "all keys of its head"),
    ],
)
def test_refusals_name_their_reason(config, facts, reason):
    assert any(reason in refusal for refusal in legal(facts, config, H200))


def test_defaults_are_legal_for_any_shape():
    draw = random.Random(0)
    for _ in range(200):
        facts = replace(
            PLAIN, batch=draw.randint(1, 16), rows=draw.randint(17, 5000), columns=draw.randint(1, 5000),
            depth=8 * draw.randint(1, 32), width=8 * draw.randint(1, 32), loads=draw.randint(0, 1), plain=0,
        )  # fmt: skip
        assert not legal(facts, default(facts, H200), H200), facts


def test_legal_knobs_never_ask_for_more_registers_than_there_are():
    taken = 0
    for config in legal_configs(random.Random(1), attention, PLAIN, H200, 2000):
        taken += 1
        assert {1: 255 * 256, 2: 128 * (24 + 2 * 240), 3: 128 * (32 + 3 * 160)}[config.consumers] <= 65536
        assert config.block_n // 2 + config.block_n // 4 + 32 < {1: 255, 2: 240, 3: 160}[config.consumers]
    assert taken > 20


def test_the_kernel_keeps_the_functions_parameters():
    given = func(Problem("x"))
    assert [p.name for p in scheduled(rule_of(attention), given, H200).params] == [p.name for p in given.params]


@pytest.mark.rotated(4)
@needs_assembler
def test_known_models_do_not_spill():
    problems = [
        Problem("bert", "float16", 16, 12, 12, 384, 384, order="qkv", mask=("float16", (16, 1, 1, 384)), blind=True),
        Problem("vit", "float16", 16, 12, 12, 197, 197, order="qkv"),
        Problem("llama", batch=1, heads=32, kv_heads=8, rows=2048, columns=2048, depth=128, causal="top left"),
        Problem("wide", batch=1, heads=16, kv_heads=16, rows=4096, columns=4096, depth=256),
    ]
    kernels = {problem.name: scheduled(rule_of(attention), func(problem), H200) for problem in problems}
    few = Problem("turns", batch=64, heads=16, kv_heads=16, rows=256, columns=256, depth=128)  # two tiles of columns
    kernels["turns"] = scheduled(rule_of(attention), func(few), H200, Config(128, persistent=1))
    for name, (used,) in usage(kernels, H200).items():
        assert used.spills <= 64, name
        assert not used.remarks, name  # ptxas tells when it runs wgmmas one after another


def test_the_rules_of_attention_come_before_those_of_matmuls():
    from tk.schedule.discover import discover

    names = [rule.name for rule in discover("cuda")]
    first = names.index("cuda.attention_decode")
    assert names[first + 1 : first + 5] == [
        "cuda.attention_latent_sm90",
        "cuda.attention_latent",
        attention.NAME,
        "cuda.attention_mma",
    ]
    assert first < min(names.index(name) for name in names if ".matmul" in name)


@pytest.mark.parametrize("causal", ["", "top left"])
def test_symbolic_lengths_are_in_strides(causal):
    import tvm

    given = func(Problem("x", batch=3, heads=4, kv_heads=2, order="qkv", rows=90, columns=90, causal=causal, symbolic=True))
    found = analyse(given)
    facts = found.facts
    assert (facts.batch, facts.rows, facts.columns, facts.group, facts.aligned) == (None, None, None, 2, 1)
    batch, length = given.params[0].shape[:2]
    assert found.k.rows.same_as(length)
    assert found.k.batch.same_as(batch)
    assert (found.k.offset, found.k.row_stride) == (4 * 64, 8 * 64)
    equal = tvm.sym.Analyzer().can_prove_equal
    assert equal(found.k.batch_stride, length * (8 * 64))
    assert equal(found.out.batch_stride, length * (4 * 64))


def test_two_symbolic_lengths():

    def build(q, k, v):
        s, t = q.ty.shape[2], k.ty.shape[2]
        i, j = op.arange(0, s, 1, dtype="int64"), op.arange(0, t, 1, dtype="int64")
        x = op.matmul(q, op.permute_dims(k, [0, 1, 3, 2]), out_dtype="float32")
        x = op.where(op.less_equal(op.expand_dims(j, [0]), op.expand_dims(i, [1])), x, relax.const(float("-inf"), "float32"))
        p = op.astype(op.nn.softmax(x, -1), "bfloat16")
        return op.astype(op.matmul(p, v, out_dtype="float32"), "bfloat16")

    inputs = (("q", (2, 3, ("s", 7), 64), "bfloat16"), *((n, (2, 3, ("t", 9), 64), "bfloat16") for n in "kv"))
    found = analyse(prim_func(Case("x", inputs, build, lambda *a: None), H200)[0])
    assert (found.facts.causal, found.facts.batch, found.facts.rows) == (1, 2, None)
    assert not found.q.rows.same_as(found.k.rows)


@pytest.mark.parametrize(
    ("facts", "wanted"),
    [
        (replace(PLAIN, batch=16), (96, 3)),  # BERT-base, 384 tokens
        (replace(PLAIN, batch=16, rows=197, columns=197), (112, 2)),  # ViT-B/16
        (replace(PLAIN, batch=1, heads=32, group=4, rows=2048, columns=2048, depth=128, width=128, causal=1), (128, 2)),
        (replace(PLAIN, batch=4, heads=16, rows=4096, columns=4096), (112, 3)),
        (replace(PLAIN, batch=4, heads=16, rows=4096, columns=4096, depth=128, width=128), (160, 2)),
        (replace(PLAIN, batch=1, rows=197, columns=197), (208, 1)),
        (replace(PLAIN, batch=64, heads=16, rows=256, columns=256, depth=128, width=128, causal=1), (128, 2)),
        (replace(PLAIN, batch=42, heads=16, depth=128, width=128), (128, 2)),
        (replace(PLAIN, batch=32, heads=32, rows=512, columns=512), (176, 2)),
    ],
)
def test_defaults_are_what_an_h200_runs_fastest(facts, wanted):
    config = default(facts, H200)
    assert (config.block_n, config.consumers) == wanted


@pytest.mark.parametrize(("more", "first"), [({}, 2), ({"window": 4}, 2), ({"blind": True}, -1), ({"sinks": "float32"}, -1)])
def test_only_rows_that_may_see_nothing_are_drawn_so(more, first):
    problem = Problem("x", rows=3, columns=9, position="int32", **more)
    drawn = problem.sample(np.random.default_rng(0), (1000,), "int32", "position")
    assert drawn.min() == first
    assert drawn.max() == 8


def test_blocks_take_tiles_of_rows_in_turn_where_that_was_measured_to_gain():
    many = replace(PLAIN, batch=64)
    assert default(many, H200).persistent == 1
    assert default(PLAIN, H200).persistent == 0  # each SM has a tile at most
    wide = replace(many, depth=128, width=128)
    assert default(replace(wide, causal=1), H200).persistent == 1
    assert default(wide, H200).persistent == 1
    far = replace(wide, causal=1, columns=8192, rows=8192)
    assert default(far, H200).persistent == 0  # more than L2 holds
    long = replace(far, batch=1, heads=16, columns=16384, rows=16384)
    assert [default(replace(long, window=window), H200).persistent for window in (0, 1024, 2048)] == [0, 1, 1]
    assert default(replace(many, rows=64, columns=64), H200) == Config(64, 1, 2, 0, 0)  # an SM has two blocks
    for unknown in (replace(many, rows=None), replace(many, batch=None), replace(many, limits=1, positions=1)):
        assert default(unknown, H200).persistent == 0
        assert legal(unknown, replace(default(unknown, H200), persistent=1), H200)
    assert "which results go through" in " ".join(legal(replace(many, width=32), Config(64, 2, 2, 1, 1), H200))
