"""Attention over latents on this machine's GPU: random problems under random knobs, and steps of served models, to float64."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.schedules.cuda import test_attention_latent_sm90 as wgmma
from tests.schedules.cuda.test_attention_latent import config_of, drawn
from tk.report.suite_builds import build_one
from tk.report.suites import compare
from tk.schedule.case import check
from tk.schedule.rule import rule_of
from tk.schedule.suite import find_suite
from tk.schedules.cuda.attention.cases import TOLERANCE
from tk.schedules.cuda.attention.latent import rule as latent
from tk.schedules.cuda.attention.latent.sm90 import rule as latent_sm90
from tk.target import resolve

RULE = rule_of(latent)
TARGET = resolve("auto")


@pytest.mark.parametrize("seed", range(100, 140))
def test_random_problems(seed: int) -> None:
    case = drawn(seed).case()
    for config in (config_of(case, seed), None):
        assert check(case, RULE, TARGET, config, seed) <= case.tolerance, (drawn(seed), config)


@pytest.mark.skipif(TARGET.matrix.get("bfloat16") != "wgmma", reason="needs wgmma")
@pytest.mark.parametrize("seed", range(200, 240))
def test_random_problems_on_wgmma(seed: int) -> None:
    case = drawn(seed).case()
    config = wgmma.config_of(case, seed)
    for each in (config, None) if config else ():
        assert check(case, wgmma.RULE, TARGET, each, seed) <= case.tolerance, (drawn(seed), each)


@pytest.mark.parametrize(
    "part", ["latent_16", "latent_16_one", "latent_128", "latent_128_pages_64", "latent_16_many", "latent_128_many"]
)
def test_steps_of_served_models(part: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    problem = find_suite("cuda", "attention").build("decode", part, 4096, "bfloat16")
    built = build_one(problem, TARGET, None, tmp_path / "main.so")
    assert built.origin["rule"] == (latent_sm90.NAME if TARGET.matrix.get("bfloat16") == "wgmma" else RULE.name)
    assert compare(problem, built, TARGET, [], 3)["error"] <= TOLERANCE["bfloat16"]
