"""Tuning a suite: its problems are tasks, each product once, with the key that a model's own product has."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from click.testing import CliRunner

from tk.commands.tune import tune
from tk.errors import UsageError
from tk.report.terminal import Terminal
from tk.schedule.suite import find_suite
from tk.target import resolve
from tk.tuning.api import tasks_of
from tk.tuning.measure.build import realize
from tk.tuning.tasks import of_suite


def test_products_that_two_models_share_are_one_task() -> None:
    target = resolve("h200")
    problems = list(find_suite("cuda", "gemm").problems(["llama3-8b", "qwen3-8b"], [512], ["bfloat16"]))
    tasks = of_suite(problems, target)
    assert len(problems) == 8
    assert len(tasks) == 6  # qkv and out are the same in both
    assert [task.weight for task in tasks] == [2, 2, 1, 1, 1, 1]
    assert tasks[0].name == "llama3-8b_qkv_512_bfloat16"


def test_a_model_uses_what_was_tuned_in_a_suite() -> None:
    target = resolve("h200")
    layer = torch.nn.Linear(1024, 3072, bias=False).to(torch.bfloat16).eval()
    (mine,) = tasks_of(layer, (torch.zeros(64, 1024, dtype=torch.bfloat16),), None, target)
    problems = find_suite("cuda", "gemm").problems(["vit-l16"], [64], ["bfloat16"])
    theirs = next(task for task in of_suite(problems, target) if "qkv" in task.name)
    assert (mine.hash, mine.rule, mine.rule_version) == (theirs.hash, theirs.rule, theirs.rule_version)
    assert mine.weights == theirs.weights == (1,)


def test_candidates_read_weights_as_early_as_in_a_model() -> None:
    target = resolve("h200")
    (task,) = of_suite(find_suite("cuda", "gemm").problems(["vit-l16"], [128], ["bfloat16"]), target)[:1]
    waits = [
        realize(task.mod, "", task.rule, target, each)["main"].script().count('griddepcontrol("wait"')
        for each in (task.weights, ())
    ]
    assert waits == [2, 0]  # of its own: the producer's and the consumers'


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ([], "nothing to tune"),
        (["zoo:resnet-tiny", "--suite", "gemm"], "or too much"),
        (["zoo:resnet-tiny", "--shapes", "llama3-8b"], "is for a suite"),
        (["--suite", "gemm", "--shape", "x=1x3"], "is for a model"),
        (["--suite", "nothing", "-t", "h200"], "no suite"),
        (["--suite", "gemm", "-t", "h200", "--shapes", "nobody"], "no such model"),
        (["--suite", "gemm", "-t", "h200", "--m", "many"], "whole numbers"),
    ],
)
def test_what_does_not_go_together(arguments: list[str], what: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=what):
        CliRunner().invoke(tune, [*arguments, "--db", str(tmp_path / "x.db")], obj=Terminal(), catch_exceptions=False)
