"""Generated code is what the digest says, and a digest's line changes with the code and not with names."""

from __future__ import annotations

import random

import pytest

from tests.replay.cases import DIGEST, MODEL, TARGETS, Job, Line, jobs, read_digest, run
from tests.replay.goldens import GOLDENS, SHOWS, golden_text, goldens, needed, written_hash
from tests.replay.normal import Program
from tests.sample import ALL, SEED, left_out
from tk.schedule.discover import discover
from tk.target import resolve

ADVICE = "to see what changed: `python -m tests.replay write DIR` before and after, then `compare`; if it is meant: `update`"
OF_THE_DAY = 4  # a target, beside the cases that every run looks at

KERNEL = """extern "C" __global__ void __launch_bounds__(64) main_kernel({params});
extern "C" __global__ void __launch_bounds__(64) main_kernel({params}) {{
  float {local}[2];  // {local}
  {local}[0] = __expf({source}[((int)threadIdx.x)]);
  {target}[((int)threadIdx.x)] = {local}[0] + {constant};
}}
"""
SCRIPT = """@T.prim_func
def {name}({a}: T.Buffer((4,), "float32"), b: T.Buffer((4,), "float32")):
    T.func_attr({{"tk.{knob}": 4, "tk.rule": "{rule}", "global_symbol": "{name}"}})
    for {i} in range(4):
        b[{i}] = T.exp({a}[{i}]) + T.float32({constant})
"""


def kernel(source: str, target: str, local: str, constant: str = "1.0f") -> str:
    params = ", ".join(sorted([f"float* __restrict__ {source}", f"float* __restrict__ {target}"], key=lambda param: param[-1]))
    text = KERNEL.format(params=params, source=source, target=target, local=local, constant=constant)
    return Program(frozenset({"main_kernel"})).kernel(text.partition("\n")[2])


def script(name: str, a: str, i: str, knob: str, rule: str, constant: str = "1.0") -> str:
    text = SCRIPT.format(name=name, a=a, i=i, knob=knob, rule=rule, constant=constant)
    return Program(frozenset({name})).script(text)


def test_names_do_not_count_and_all_else_does() -> None:
    assert kernel("a", "b", "value") == kernel("z", "y", "other")  # TVM sorts parameters by name
    assert kernel("a", "b", "value") != kernel("a", "b", "value", "2.0f")
    assert "__expf(v" in kernel("a", "b", "value")
    first = script("main", "a", "i", "rows", "cuda.row_reduction")
    assert first == script("start", "x", "axis", "lines", "cuda.reduction")
    assert first != script("main", "a", "i", "rows", "cuda.row_reduction", "2.0")
    assert "T.exp(v" in first


def test_the_digest_has_every_case_and_shows_every_rule() -> None:
    lines = read_digest()
    assert list(lines) == jobs(), ADVICE
    for kind in ("cpu", "cuda"):
        shown = {job.rule for job, line in lines.items() if line.config != "-" and resolve(job.target).kind == kind}
        assert shown == {MODEL, *(rule.name for rule in discover(kind))}


@pytest.mark.parametrize("target", TARGETS)
def test_generated_code_is_the_digest_s(target: str) -> None:
    """One case of each rule and some others, other ones each day; with TK_ALL_TESTS=1 all."""
    digest = read_digest()
    here = [job for job in digest if job.target == target]
    chosen = here if ALL else _sample(digest, here)
    left_out(f"replay's cases on {target}", len(here) - len(chosen), len(here))
    texts, changed, stale = goldens(), [], []
    for job in chosen:
        line, source = run(job)
        if line != digest[job]:
            changed.append(f"{digest[job]}\n→ {line}")
        elif job in texts and texts[job].read_text(encoding="utf-8") != golden_text(line, source):
            stale.append(str(texts[job]))
    assert not changed, "\n".join([f"{len(changed)} of {len(chosen)} lines of {DIGEST.name} changed; {ADVICE}", *changed])
    assert not stale, f"`python -m tests.replay update --match CASE` writes these anew: {', '.join(stale)}"


def test_every_rule_has_golden_texts_of_the_digest_s_code() -> None:
    """The texts themselves are compared where their cases are run, above."""
    digest, texts = read_digest(), goldens()
    counts: dict[str, int] = {}
    for job in texts:
        counts[job.rule] = counts.get(job.rule, 0) + 1
    assert {rule: count for rule, count in needed().items() if counts.get(rule, 0) < count} == {}
    assert sorted(texts.values()) == sorted(path for path in GOLDENS.rglob("*") if path.is_file()), "a text of no case"
    stale = [str(job) for job, path in texts.items() if written_hash(path) != digest[job].source]
    assert not stale, f"`python -m tests.replay update --match CASE` writes these anew: {stale}"


def _sample(digest: dict[Job, Line], here: list[Job]) -> list[Job]:
    """Of each rule and of the models the first case that is taken, on the one target that shows it and with a golden text where
    the rule has any, and cases of the day."""
    texts = goldens()
    order = sorted(digest, key=lambda job: (job not in texts, SHOWS.index(job.target)))
    first = {(resolve(job.target).kind, job.rule): job for job in reversed(order) if digest[job].config != "-"}
    drawn = random.Random(SEED).sample(here, OF_THE_DAY)
    return [job for job in here if job in drawn or job in first.values()]
