"""Refusals are sentences: what it is about, its value, the limit and why."""

import re
from dataclasses import replace

import pytest

from tk.schedule.discover import discover
from tk.schedule.refusals import at_least, at_most, divides, exceeding, multiple_of, must_be, within
from tk.target import resolve

SENTENCE = re.compile(r"[^=]+ = \S.*: (at most|at least|must be|must divide) ")


def test_the_value_the_limit_and_why() -> None:
    assert multiple_of("k", 1001, 8, "TMA copies 16 bytes") == "k = 1001: must be a multiple of 8, TMA copies 16 bytes"
    assert multiple_of("n", None, 8) == "n = symbolic: must be a multiple of 8"
    assert at_most("bytes of shared memory", 1 << 20, 232448) == "bytes of shared memory = 1048576: at most 232448"
    assert at_least("stages", 1, 2) == "stages = 1: at least 2"
    assert within("threads a block", 8, 32, 1024) == "threads a block = 8: must be 32 to 1024"
    assert divides("vector", 8, 6) == "vector = 8: must divide 6"
    assert must_be("cluster", 2, 1, "rows are symbolic") == "cluster = 2: must be 1, rows are symbolic"


@pytest.mark.parametrize(("kind", "target"), [("cpu", "cpu:x86-64-v3"), ("cuda", "h200")])
def test_every_rule_refuses_absurd_knobs_in_sentences(kind: str, target: str) -> None:
    where, refusing = resolve(target), 0
    for rule in discover(kind):
        if not rule.cases:
            continue
        found = rule.match(rule.cases[0].func(where), where)
        with where.tvm():
            config = rule.default(found, where)
            for name in rule.space(found, where):
                refusals = rule.legal(found, replace(config, **{name: 4096}), where)
                refusing += bool(refusals)
                assert all(SENTENCE.match(refusal) for refusal in refusals), refusals
    assert refusing >= 4


def test_only_what_exceeds_its_limit_is_said() -> None:
    found = list(exceeding(("warps", 8, 8), ("registers", 260, 255), ("rows", 9, 8, "of a tile")))
    assert found == ["registers = 260: at most 255", "rows = 9: at most 8, of a tile"]
