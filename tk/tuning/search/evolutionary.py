"""MetaSchedule's own search, stepped from outside: its design space, evolutionary search, features and XGBoost model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tk.tuning.database.record import trace_text
from tk.tuning.search.proposal import Proposal, Result
from tk.tuning.search.space import post_order_space

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["EvolutionarySearch"]

MANY = 1 << 30  # the job decides how many trials there are, not MetaSchedule
WARM_UP = 16


class EvolutionarySearch:
    """A `Search` over MetaSchedule's post-order space. With one thread the same seed and times give the same search."""

    def __init__(self, mod: tvm.IRModule, target: Target, seed: int, threads: int, batch: int) -> None:
        import numpy as np
        from tvm.s_tir import meta_schedule as ms

        np.random.seed(seed % 2**32)  # what MetaSchedule's cost model draws from until it is trained
        self.mod, self.batch = mod, batch
        space = post_order_space(target)  # first: it keeps the context from registering every family's intrinsics
        self.context = ms.TuneContext(
            mod,
            target=target.tvm(),
            space_generator=space,
            search_strategy=ms.search_strategy.EvolutionarySearch(
                population_size=256, init_min_unmeasured=32, genetic_num_iters=3
            ),
            rand_state=seed % (2**31 - 2) + 1,
            num_threads=threads,
            task_name="main",
        )
        self.model = ms.cost_model.XGBModel(num_warmup_samples=WARM_UP, num_tuning_cores=threads)
        self.database = ms.database.MemoryDatabase()
        self.workload = self.database.commit_workload(mod)
        self.pending: dict[str, Any] = {}
        self.context.pre_tuning(MANY, batch, self.context.generate_design_space(), self.database, self.model)
        self.exhausted = False
        self.spare: list[Proposal] = []  # of a batch of MetaSchedule's own size, what nobody asked for yet

    @property
    def left(self) -> int | None:
        """See `Search`: an evolution has no end that is known."""
        return len(self.spare) if self.exhausted else None

    def skip(self, proposals: Sequence[Proposal]) -> None:
        """See `Search`. The job drops what it has seen before."""

    def propose(self, number: int) -> list[Proposal]:
        """See `Search`. MetaSchedule proposes in batches of its own size."""
        if not self.spare:
            self.spare = self._batch()
        found, self.spare = self.spare[:number], self.spare[number:]
        return found

    def _batch(self) -> list[Proposal]:
        if self.exhausted:
            return []
        candidates = self.context.generate_measure_candidates()
        if not candidates:
            self.exhausted = candidates is None
            return []
        proposals = []
        for candidate in candidates:
            text = trace_text(candidate.sch.trace)
            if text not in self.pending:
                self.pending[text] = candidate
                proposals.append(Proposal(text, {}))
        return proposals

    def learn(self, results: Sequence[Result]) -> None:
        """See `Search`. A result that this process did not propose comes from the database and is replayed."""
        from tvm.s_tir import meta_schedule as ms

        candidates, outcomes = [], []
        for result in results:
            candidate = self.pending.pop(result.trace, None) or self._replay(result.trace)
            if candidate is None:
                continue
            candidates.append(candidate)
            times = None if result.secs is None else [result.secs]
            outcomes.append(ms.runner.RunnerResult(times, None if times else "not valid"))
            if times:
                record = ms.database.TuningRecord(
                    candidate.sch.trace, self.workload, times, self.context.target, candidate.args_info
                )
                self.database.commit_tuning_record(record)
        if candidates:
            self.model.update(self.context, candidates, outcomes)
            self.context.notify_runner_results(candidates, outcomes)

    def _replay(self, trace: str) -> Any:
        import json

        from tvm.s_tir import Schedule
        from tvm.s_tir import meta_schedule as ms
        from tvm.s_tir.schedule import Trace

        sch = Schedule(self.mod)
        try:
            Trace.apply_json_to_schedule(json.loads(trace), sch)
        except Exception:  # a trace of another TVM: the search can do without it
            return None
        return ms.search_strategy.MeasureCandidate(sch, ms.arg_info.ArgInfo.from_entry_func(self.mod, False))
