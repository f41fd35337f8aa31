"""The verdict on a task: its best records meet the default and the best so far, interleaved in a fresh process, after all
families of inputs; or the default stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import TYPE_CHECKING

from tk.tuning.database.store import Database
from tk.tuning.search.proposal import Proposal
from tk.tuning.state import Candidate, Progress
from tk.tuning.workers.quarantine import last_lines

if TYPE_CHECKING:
    from tk.tuning.database.record import Record
    from tk.tuning.measure.runner import Duel
    from tk.tuning.workers.pool import Outcome

__all__ = ["CHALLENGERS", "Verdicts"]

CHALLENGERS = 3  # records of a task that meet the default


class Verdicts:
    """Holds the duels of a job's tasks and writes what came of them: `challenge` measures a candidate beside its rivals,
    which ends in `take`, or where that cannot be in `keep_current`; `tell` reports a verdict."""

    def __init__(self, database: Database, challenge: Callable[[Candidate], None], tell: Callable[..., None]) -> None:
        self.database, self.challenge, self.tell = database, challenge, tell
        self.open = 0  # duels that are still to be run

    def judge(self, progress: Progress) -> None:
        """Bring a task to its verdict: by duels where a record looks faster than the default. A task whose default is not
        there yet, because the time was over, stays open."""
        progress.judging = True
        faster = progress.best_id is not None and progress.default_secs and progress.best < progress.default_secs
        if not faster:
            self._without_duel(progress)
        elif progress.default is not None and progress.spec is not None:
            self._challenge(progress, self._challengers(progress))

    def _challengers(self, progress: Progress) -> list[Record]:
        """The winner of an earlier run, then the records that look fastest, no two of the same code: a time that was a fluke
        must not be the only one."""
        found: dict[tuple[float, ...], Record] = {}
        valid = self.database.records(progress.row, "valid")
        for record in valid[: 4 * CHALLENGERS]:
            if (record.secs or 0.0) < (progress.default_secs or 0.0):
                found.setdefault(record.run_secs, record)
        best = [record for record in valid if record.id == progress.row.winner]
        return [*best, *(record for record in found.values() if record not in best)][:CHALLENGERS]

    def _challenge(self, progress: Progress, records: Sequence[Record]) -> None:
        """Measure each record against the default and the best so far, one after the other."""
        progress.verdict, progress.challengers, progress.duels, progress.lost = "", len(records), [], ""
        progress.waiting, progress.champion = list(records), None
        self.open += len(records)
        self._next(progress)

    def _next(self, progress: Progress) -> None:
        record = progress.waiting.pop(0)
        assert record.id is not None
        candidate = Candidate(progress, Proposal(record.trace, dict(record.decisions)), "winner", record.id)
        candidate.built = progress.libraries.get(record.id)
        self.challenge(candidate)

    def take(self, candidate: Candidate, outcome: Outcome) -> None:
        """A duel is over."""
        progress = candidate.progress
        if outcome.kind != "done":
            self.keep_current(progress, "the duel failed: " + last_lines(outcome.detail))
            return
        duel: Duel = outcome.value
        record = next(each for each in self.database.records(progress.row) if each.id == candidate.record)
        if duel.wrong is not None:
            status, reason = duel.wrong
            self.database.rejudge(record, status, duel.proof or record.proof, f"in its duel: {reason}")
            self.tell("rejected", progress, status=status, detail=reason)
            self.keep_current(progress, f"{status} in its duel: {reason}")
            return
        if duel.proof is not None:
            self.database.rejudge(record, "valid", duel.proof)
        progress.duels.append((median(duel.default) / median(duel.tuned), candidate.record, duel))
        if duel.faster:
            progress.champion, progress.mark = candidate.built, record.secs or 0.0
        self.keep_current(progress)

    def keep_current(self, progress: Progress, lost: str = "") -> None:
        """The verdict, once all challengers of a task have met the default; `lost` says why one could not."""
        self.open -= 1
        progress.lost = lost or progress.lost
        progress.challengers -= 1
        if progress.champion is not None:  # what was slower than it already need not meet it
            slower = [each for each in progress.waiting if (each.secs or 0.0) >= progress.mark]
            self.open, progress.challengers = self.open - len(slower), progress.challengers - len(slower)
            progress.waiting = [each for each in progress.waiting if each not in slower]
        if progress.waiting:
            self._next(progress)
            return
        if progress.challengers > 0:
            return
        self._conclude(progress)

    def settle(self, progress: Progress) -> None:
        """The time is over: a task has its verdict by the duels that were held, though its last challengers did not meet it."""
        if progress.judging and not progress.verdict and progress.duels:
            self._conclude(progress)

    def _conclude(self, progress: Progress) -> None:
        if not progress.duels:
            self._decide(progress, "default", progress.lost)
            return
        won = [entry for entry in progress.duels if entry[2].faster]
        # each that won has beaten those before it
        gain, identity, duel = won[-1] if won else max(progress.duels, key=lambda entry: entry[0])
        progress.default_secs, progress.tuned_secs = median(duel.default), median(duel.tuned)
        if won:
            progress.best_id = identity
            self._decide(progress, "tuned", "")
        else:
            self._decide(progress, "default", f"not significantly faster in the duel ({gain:.2f}×)")

    def _without_duel(self, progress: Progress) -> None:
        """Where there is nothing to compare: no valid candidate, or no default that runs."""
        if progress.default_secs is None and progress.best_id is not None:
            progress.tuned_secs = progress.best
            self._decide(progress, "tuned", "the default does not run")
        else:
            nothing = "no candidate was faster" if progress.default_secs else "its default does not run, nor does any candidate"
            self._decide(progress, "default", "" if progress.closed else nothing)

    def _decide(self, progress: Progress, verdict: str, note: str) -> None:
        progress.verdict = verdict
        note = "; ".join(dict.fromkeys(part for part in (progress.closed, note) if part))
        self.database.finish(
            progress.row,
            verdict,
            winner=progress.best_id if verdict == "tuned" else None,
            default_secs=progress.default_secs,
            tuned_secs=progress.tuned_secs,
            trials=progress.trials,
            note=note,
            stopped=progress.stopped,
        )
        times = {"default": progress.default_secs, "tuned": progress.tuned_secs}
        self.tell("verdict", progress, verdict=verdict, note=note, **times)
