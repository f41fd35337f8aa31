"""How fast a job moves: trials a second, what a trial takes, and how long the devices had nothing to do."""

from __future__ import annotations

from dataclasses import dataclass, field

from tk.tuning.events import Stages

__all__ = ["Mean", "Pace"]

EXPECTED = 16  # trials that the stages' means count for beside those that were seen


@dataclass
class Mean:
    """The mean of what was added, 0 of nothing."""

    seconds: float = 0.0
    count: int = 0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.seconds += (seconds - self.seconds) / self.count


@dataclass
class Pace:
    """Of a job with so many builders and devices, whose stages overlap or are `taking_turns`. All times are seconds since
    the job's start."""

    builders: int
    devices: int
    taking_turns: bool
    trials: int = 0
    first_trial: float = 0.0
    proposed: float | None = None  # when the first candidates were there to build
    builds: Mean = field(default_factory=Mean)  # of defaults and candidates, as the next
    measurements: Mean = field(default_factory=Mean)
    duels: Mean = field(default_factory=Mean)  # times what they should take: other programs run as well
    idle: float = 0.0  # device-seconds without work, from the first trial to the last
    watched: float = 0.0  # of how many
    _idle: float = 0.0  # the same since the last trial
    _watched: float = 0.0
    _last: float = 0.0

    def pass_to(self, now: float, idle: int) -> None:
        """The time has come to `now`; until then `idle` devices had nothing to do."""
        self._idle += idle * (now - self._last)
        self._watched += self.devices * (now - self._last)
        self._last = now

    def note_proposal(self, now: float) -> None:
        """There are candidates to build."""
        self.proposed = now if self.proposed is None else self.proposed

    def note_trial(self, now: float) -> None:
        """A trial has ended."""
        self.trials += 1
        if self.trials == 1:
            self.first_trial = now
        else:
            self.idle, self.watched = self.idle + self._idle, self.watched + self._watched
        self._idle = self._watched = 0.0

    def trial_seconds(self) -> float:
        """What a trial should take of the run, 0 while that is not known: the mean of each stage stands for a trial. Where
        the stages take turns their sum counts, else the longer one."""
        stages = (self.builds.seconds / self.builders, self.measurements.seconds / self.devices)
        return sum(stages) if self.taking_turns else max(stages)

    def slowness(self) -> float:
        """Times what it should that a duel takes."""
        return (1.0 + self.duels.count * self.duels.seconds) / (1 + self.duels.count)

    def rate(self, now: float) -> float:
        """Trials a second where stages overlap, 0 before the first trial: since then, by which time all work; and as few
        trials say little, the stages' means count for `EXPECTED` more."""
        if not self.trials:
            return 0.0
        return (self.trials - 1 + EXPECTED) / max(now - self.first_trial + EXPECTED * self.trial_seconds(), 1e-3)

    def rate_in_turns(self, now: float, stages: Stages, built: int) -> float:
        """Trials a second where stages take turns, 0 before the first trial: since the first proposals; the `built`
        candidates that are not measured yet count for their building."""
        if not self.trials or self.proposed is None:
            return 0.0
        build = stages.build / self.builders
        share = build / max(1e-9, build + stages.check + stages.timing)
        return (self.trials + share * built) / max(now - self.proposed, 1e-3)
