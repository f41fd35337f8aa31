"""Attention over latents on wgmma: what it matches and refuses; its kernels run on the CPU, under defaults and random knobs."""

import math
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sample import sample
from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tests.schedules.cuda.emulated import error
from tests.schedules.cuda.test_attention_latent import PLAIN, drawn
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import rule_of
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.latent.cases import CASES_SM90 as CASES
from tk.schedules.cuda.attention.latent.cases import MLA
from tk.schedules.cuda.attention.latent.sm90 import rule as latent
from tk.schedules.cuda.attention.latent.sm90.rule import Config, default, legal, match, space
from tk.schedules.cuda.attention.problem import Match
from tk.target import resolve

H200, A100 = resolve("h200"), resolve("a100")
RULE = rule_of(latent)


def config_of(case: Case, seed: int) -> Config | None:
    """Random knobs that are legal; None where none are."""
    draw, facts = random.Random(seed), match(prim_func(case, H200)[0], H200)
    assert facts is not None
    found = [Config(stages, splits) for stages in space(facts, H200)["stages"] for splits in (1, 1, 2, 3, 6)]
    fitting = [config for config in found if not legal(facts, config, H200)]
    return draw.choice(fitting) if fitting else None


@pytest.mark.parametrize("case", sample(CASES, 5), ids=str)
def test_cases_are_right(case: Case, tmp_path: Path) -> None:
    assert error(case, RULE, H200, None, tmp_path) <= case.tolerance


@pytest.mark.parametrize("seed", sample(range(40), 16))
def test_random_problems_are_right_under_random_knobs(seed: int, tmp_path: Path) -> None:
    case = drawn(seed).case()
    config = config_of(case, seed)
    if config is None:
        facts = match(prim_func(case, H200)[0], H200)
        assert facts is not None
        assert facts.width % 128
        assert any("consumers' halves" in why for why in legal(facts, Config(), H200))
        return
    assert error(case, RULE, H200, config, tmp_path, seed) <= case.tolerance, config


@pytest.mark.parametrize(("target", "taken"), [("h200", True), ("h100", True), ("a100", False), ("b200", False)])
def test_latents_are_taken_where_there_is_wgmma(target: str, taken: bool) -> None:
    hardware = resolve(target)
    func = prim_func(Problem("x", heads=16, rows=1, columns=512, **MLA).case(), hardware)[0]
    facts = match(func, hardware)
    assert (facts is not None) == taken
    assert facts is None or not legal(facts, default(facts, hardware), hardware)


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(stages=3), PLAIN, "shared memory"),
        (Config(stages=1), PLAIN, "one is read while the next comes"),
        (Config(splits=1000), PLAIN, "splits = 1000"),
        (Config(), replace(PLAIN, page=48), "a tile is of whole pages"),
        (Config(), replace(PLAIN, depth=584), "depth of a head = 584: must be a multiple of 16"),
        (Config(), replace(PLAIN, width=320), "consumers' halves"),
        (Config(), replace(PLAIN, width=640), "a consumer's registers"),
        (Config(), replace(PLAIN, aligned=0), "16 bytes"),
        (Config(), replace(PLAIN, columns=0), "something to attend to"),
    ],
)
def test_refusals_name_their_reason(config: Config, facts: Match, reason: str) -> None:
    assert any(reason in refusal for refusal in legal(facts, config, H200)), legal(facts, config, H200)


def test_defaults_are_legal_for_any_shape() -> None:
    draw = random.Random(0)
    for _ in range(30):
        group, rows = draw.choice(((16, 1), (128, 1), (128, 4), (7, 3), (1, 1)))
        facts = replace(PLAIN, batch=draw.choice((None, 1, 128)), heads=group, group=group, rows=rows,
                        page=draw.choice((0, 16, 64)), columns=draw.choice((None, 64, 2 ** draw.randint(6, 17))))  # fmt: skip
        config = default(facts, H200)
        assert not legal(facts, config, H200), (facts, config)
        assert math.isfinite(latent.cost(facts, config, H200))


def test_one_sequence_is_split_among_the_multiprocessors() -> None:
    assert default(replace(PLAIN, batch=1, columns=65536), H200).splits > H200.cores // 2
    assert default(replace(PLAIN, batch=128, heads=128, group=128), H200).splits == 1


@needs_assembler
def test_accumulators_stay_in_registers() -> None:
    """A thread of a consumer has 128 sums of results, 32 of scores and 16 weights; of addresses some may spill."""
    func = prim_func(Problem("x", batch=4, heads=128, rows=1, columns=512, **MLA).case(), H200)[0]
    (used,) = usage({"x": scheduled(RULE, func, H200, Config())}, H200)["x"]
    assert used.spills < 200
    assert not used.remarks  # ptxas tells when it runs wgmmas one after another


def test_what_lies_behind_the_last_key_is_not_read(tmp_path: Path) -> None:
    """Rows of the cache that nobody has written may be NaN, which a weight of 0 would not hide."""
    case = Problem("x", batch=2, heads=16, rows=1, columns=192, position="int32", blind=True, **MLA).case()
    sampled = case.sample
    assert sampled is not None

    def sample_unwritten(generator: Any, shape: tuple[int, ...], dtype: str, name: str) -> Any:
        found = sampled(generator, shape, dtype, name)
        if name == "position":
            return np.array([70, 10], dtype)
        if name == "k":
            for item, last in enumerate((70, 10)):
                found[item, last + 1 :] = np.nan
        return found

    def exact(q: Any, k: Any, position: Any) -> Any:
        return case.reference(q, np.nan_to_num(k), position)

    assert error(replace(case, sample=sample_unwritten, reference=exact), RULE, H200, None, tmp_path) <= case.tolerance
