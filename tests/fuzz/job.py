"""One of a run's processes: Hypothesis draws programs, a worker runs them, what is new is made small and written down."""

from __future__ import annotations

import json
import signal
import sys
import time
import unittest
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz import finding
from tests.fuzz.child import Answer, Child
from tests.fuzz.program import Program
from tests.fuzz.shrink import reduced

__all__ = ["Job", "run_job"]

CORPUS = Path(__file__).parent / "corpus"
SLOW = 20.0  # seconds from which a program is written down
CAMPAIGN = 100  # programs of one Hypothesis run, after which the next begins with another seed


class Failing(Exception):
    """Raised in the drawn test while the finding that is made smaller stays the same."""


class Job:
    """Runs its share of the programs; `say` is told each outcome."""

    def __init__(self, options: Namespace, number: int, say: Callable[..., None]) -> None:
        self.options, self.number, self.say = options, number, say
        self.child = Child(options.limit, options.threads)
        self.out = Path(options.out)
        self.counts: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.best: tuple[Program, Answer, int] | None = None
        self.shrunk_until = 0.0
        self.campaign = 0
        self.ends = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
        self.share = -(-options.n // options.jobs) if options.n else 1 << 40

    def run(self) -> None:
        if self.options.corpus:
            for path in sorted(CORPUS.glob("*.json"))[self.number :: self.options.jobs]:
                self.repeat(path)
        while self.done() < self.share and time.monotonic() < self.ends:
            self.campaign += 1
            self.best = None
            number = self.options.seed * 1_000_003 + self.number * 10_007 + self.campaign
            test = given(self.programs())(self.test)
            test = seed(number)(
                settings(
                    max_examples=CAMPAIGN,
                    database=None,
                    deadline=None,
                    print_blob=False,
                    suppress_health_check=list(HealthCheck),
                    phases=[Phase.generate, Phase.shrink],
                    report_multiple_bugs=False,
                )(test)
            )
            try:
                test()
            except unittest.SkipTest:
                pass
            except Exception:
                if self.best is None:
                    raise
            if self.best is not None:
                self.reduce()
                self.write()

    def repeat(self, path: Path) -> None:
        """A past finding that is mended, once more."""
        record = json.loads(path.read_text(encoding="utf-8"))
        if record["expect"] != "right":
            return
        answer = self.ask(record["program"], self.done() & 3)
        self.counts[answer["kind"]] += 1
        if answer["kind"] in finding.BAD:
            self.keep(answer, record["program"], self.done() & 3)
        self.say(
            kind=answer["kind"],
            signature=f"{path.stem}: {answer['signature']}",
            new=True,
            seconds=answer.get("seconds", {}),
        )

    def done(self) -> int:
        return sum(count for kind, count in self.counts.items() if kind != "torch")

    def programs(self) -> st.SearchStrategy[Program]:
        from tests.fuzz.torch_draw import torch_programs

        kind = self.options.kind
        if kind == "torch" or (kind == "all" and self.campaign % 3):
            return torch_programs(self.options.most, self.options.groups)
        from tests.fuzz.onnx_draw import onnx_programs

        return onnx_programs(self.options.most)

    def test(self, program: Program) -> None:
        text = program.to_json()
        if self.best is not None:
            self.shrink(program, text)
            return
        if self.done() >= self.share or time.monotonic() > self.ends:
            raise unittest.SkipTest
        if text in self.seen:
            return
        self.seen.add(text)
        mode = self.done() & 3
        answer = self.ask(text, mode)
        self.counts[answer["kind"]] += 1
        known = self.known(program, answer)
        self.say(kind=answer["kind"], signature=known or answer["signature"], new=not known, seconds=answer.get("seconds", {}))
        if answer["kind"] in (*finding.BAD, "refused") or answer.get("seconds", {}).get("end", 0.0) > SLOW:
            self.keep(answer, text, mode)
        if answer["kind"] in finding.BAD and not known:
            self.best = (program, answer, mode)
            self.shrunk_until = min(time.monotonic() + self.options.shrink, self.ends + self.options.shrink)
            raise Failing(answer["signature"])

    def keep(self, answer: Answer, text: str, mode: int) -> None:
        """What was not right, or took long, as it was drawn: a line of the job's file."""
        with (self.out / f"answers_{self.number}.jsonl").open("a") as file:
            file.write(json.dumps({**answer, "mode": mode, "target": self.options.target, "program": text}) + "\n")

    def ask(self, text: str, mode: int) -> Answer:
        compile_only = "unassembled" if self.options.unassembled else self.options.compile_only
        return self.child.ask(program=text, target=self.options.target, mode=mode, compile_only=compile_only)

    def shrink(self, program: Program, text: str) -> None:
        assert self.best is not None
        if time.monotonic() > self.shrunk_until:
            raise unittest.SkipTest
        _, before, mode = self.best
        if text == self.best[0].to_json():
            raise Failing(before["signature"])
        if _size(program) > _size(self.best[0]):
            return
        answer = self.ask(text, mode)
        if answer["kind"] == before["kind"] and answer["signature"] == before["signature"]:
            self.best = (program, answer, mode)
            raise Failing(before["signature"])

    def reduce(self) -> None:
        """Steps on what was drawn, after Hypothesis's on the draws."""
        assert self.best is not None
        died = self.best[1]["kind"] in ("fault", "abort", "hang")  # then each step starts a worker
        until = min(time.monotonic() + self.options.shrink * (4 if died else 1), self.ends + 2 * self.options.shrink)

        def fails(program: Program) -> bool:
            assert self.best is not None
            if time.monotonic() > until:
                raise unittest.SkipTest
            _, before, mode = self.best
            answer = self.ask(program.to_json(), mode)
            same = answer["kind"] == before["kind"] and answer["signature"] == before["signature"]
            if same:
                self.best = (program, answer, mode)
            return bool(same)

        with suppress(unittest.SkipTest):
            reduced(self.best[0], fails)

    def known(self, program: Program, answer: Answer) -> str:
        """The finding that this is one more case of; "" if it is new. Errors are known by what they say, the others by the
        operators of the smallest program that shows them."""
        if answer["kind"] not in finding.BAD:
            return ""
        ops = set(program.ops())
        for signature, record in finding.known_findings(self.out, CORPUS).items():
            if record["kind"] != answer["kind"] or record["found"] != answer["signature"]:
                continue
            if record.get("text", "") not in program.to_json():  # what an open finding of the corpus is about
                continue
            if record["kind"] == "internal" or ops >= set(record["ops"]):
                return signature
        return ""

    def write(self) -> None:
        assert self.best is not None
        program, answer, mode = self.best
        index = f"{self.options.seed} job {self.number} campaign {self.campaign}"
        path = finding.write(self.out, program, answer, self.options.target, mode, index)
        self.say(written=str(path))


def _size(program: Program) -> tuple[int, int]:
    return len(program.lines), len(program.to_json())


def run_job(options: Namespace, number: int) -> None:
    """The body of a job's process: one line of JSON for each outcome."""

    def say(**line: Any) -> None:
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()

    job = Job(options, number, say)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        job.run()
    finally:
        job.child.close()
