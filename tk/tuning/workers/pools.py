"""The three pools of a tuning job."""

from __future__ import annotations

from dataclasses import dataclass

from tk.tuning.workers.pool import AnyPool

__all__ = ["Pools"]


@dataclass(frozen=True)
class Pools:
    """The children of a job: they propose, build, and measure."""

    searchers: AnyPool
    builders: AnyPool
    measurers: AnyPool

    def all(self) -> tuple[AnyPool, AnyPool, AnyPool]:
        return (self.searchers, self.builders, self.measurers)

    def start(self) -> None:
        """Start all children now, so that the first jobs do not wait for it."""
        for pool in reversed(self.all()):  # first those that start alone, while the others' server does
            pool.start()

    def close(self) -> None:
        """End all children."""
        for pool in self.all():
            pool.close()
