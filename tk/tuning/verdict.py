"""The verdict on a task: its best records meet the default again, interleaved in one process, or the default stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import TYPE_CHECKING

from tk.tuning.database import Database
from tk.tuning.proposal import Proposal
from tk.tuning.quarantine import last_lines
from tk.tuning.state import Candidate, Progress

if TYPE_CHECKING:
    from tk.tuning.measure import Duel
    from tk.tuning.pool import Outcome
    from tk.tuning.record import Record

__all__ = ["CHALLENGERS", "Verdicts"]

CHALLENGERS = 3  # records of a task that meet the default


class Verdicts:
    """Holds the duels of a job's tasks and writes what came of them: `challenge` measures a candidate beside the default,
    which ends in `take`, or where that cannot be in `held`; `tell` reports a verdict."""

    def __init__(self, database: Database, challenge: Callable[[Candidate], None], tell: Callable[..., None]) -> None:
        self.database, self.challenge, self.tell = database, challenge, tell
        self.open = 0  # duels that are still to be held

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
        """The records that look fastest, no two of the same code: a time that was a fluke must not be the only one."""
        found: dict[tuple[float, ...], Record] = {}
        for record in self.database.records(progress.row, "valid", 4 * CHALLENGERS):
            if (record.secs or 0.0) < (progress.default_secs or 0.0):
                found.setdefault(record.run_secs, record)
        return list(found.values())[:CHALLENGERS]

    def _challenge(self, progress: Progress, records: Sequence[Record]) -> None:
        """Measure each record against the default."""
        progress.verdict, progress.challengers, progress.duels, progress.lost = "", len(records), [], ""
        self.open += len(records)
        for record in records:
            assert record.id is not None
            candidate = Candidate(progress, Proposal(record.trace, dict(record.decisions)), "winner", record.id)
            candidate.built = progress.libraries.get(record.id)
            self.challenge(candidate)

    def take(self, candidate: Candidate, outcome: Outcome) -> None:
        """A duel is over."""
        if outcome.kind != "done":
            self.held(candidate.progress, "the duel failed: " + last_lines(outcome.detail))
            return
        duel: Duel = outcome.value
        gain = median(duel.default) / median(duel.tuned)
        candidate.progress.duels.append((gain, candidate.record, duel))
        self.held(candidate.progress)

    def held(self, progress: Progress, lost: str = "") -> None:
        """The verdict, once all challengers of a task have met the default; `lost` says why one could not."""
        self.open -= 1
        progress.lost = lost or progress.lost
        progress.challengers -= 1
        if progress.challengers > 0:
            return
        if not progress.duels:
            self._decide(progress, "default", progress.lost)
            return
        won = [entry for entry in progress.duels if entry[2].faster]
        gain, identity, duel = max(won or progress.duels, key=lambda entry: entry[0])
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
        )
        times = {"default": progress.default_secs, "tuned": progress.tuned_secs}
        self.tell("verdict", progress, verdict=verdict, note=note, **times)
