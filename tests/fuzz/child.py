"""The parent's end of a worker: starts it, gives it programs, notices when it dies or does not come back."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.fuzz.guard import library

__all__ = ["Child"]

Answer = dict[str, Any]
PATIENCE = 5  # how many times its limit of CPU time a worker may take by the clock, on a machine with other work


class Child:
    """A worker process that is started when it is needed, and again after its end."""

    def __init__(self, limit: float = 60.0, threads: int = 2) -> None:
        self.limit, self.threads = limit, threads
        self._process: subprocess.Popen[bytes] | None = None
        self._log: Any = None
        self._buffer = b""
        self.served = 0

    def ask(self, **job: Any) -> Answer:
        """The worker's answer; "fault", "abort" or "hang" where there is none."""
        if self._process is None or self.served >= 400:  # a process does not live for ever: what it leaks is given back
            self.close()
            self._start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        self.served += 1
        phase, started, used = "start", time.monotonic(), self._cpu_seconds()
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            process.stdin.flush()
        except BrokenPipeError:
            return self._died(phase)
        while True:
            answer = self._line(1.0)
            if answer is None:
                return self._died(phase)
            if answer.get("phase"):
                phase = answer["phase"]
            elif "kind" in answer:
                return self._finished(answer)
            spent, waited = self._cpu_seconds() - used, time.monotonic() - started
            if spent > self.limit or waited > self.limit * PATIENCE:
                stack = self._stack()
                self.close()
                return {
                    "kind": "torch" if phase in ("reference", "compare") else "hang",  # which run torch alone
                    "signature": f"hang in {phase}",
                    "text": f"{spent:.0f} s of CPU time, {waited:.0f} s by the clock\n{stack}",
                }

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
        if self._log is not None:
            self._log.close()
            self._log = None

    def _finished(self, answer: Answer) -> Answer:
        if answer["kind"] == "fault":
            self.close()
        return answer

    def _start(self) -> None:
        # XLA's, MKL's and torch's threads are of no use in programs this small
        environment = {**os.environ, "TVM_NUM_THREADS": str(self.threads), "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        if (guard := library()) is not None:
            environment["LD_PRELOAD"] = " ".join(filter(None, [str(guard), os.environ.get("LD_PRELOAD")]))
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the worker
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.fuzz.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env=environment,
            cwd=Path(__file__).parents[2],
        )
        self._buffer, self.served = b"", 0
        started = time.monotonic()
        while time.monotonic() - started < 600:
            answer = self._line(5.0)
            if answer is None:
                raise RuntimeError(f"a worker did not start:\n{self._last_words()}")
            if answer.get("ready"):
                return
        raise RuntimeError("a worker did not start in ten minutes")

    def _line(self, seconds: float) -> Answer | None:
        """The next line of the worker; {} where none came in time, None where it is dead."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        while b"\n" not in self._buffer:
            ready, _, _ = select.select([process.stdout], [], [], seconds)
            if not ready:
                return {}
            block = os.read(process.stdout.fileno(), 1 << 16)
            if not block:
                return None
            self._buffer += block
        line, self._buffer = self._buffer.split(b"\n", 1)
        return dict(json.loads(line))

    def _died(self, phase: str) -> Answer:
        process = self._process
        assert process is not None
        code = process.wait()
        words = self._last_words()
        self.close()
        name = signal.Signals(-code).name if code < 0 else f"exit {code}"
        kind = "torch" if phase == "reference" else "abort" if name == "SIGABRT" or code >= 0 else "fault"
        reason = next((line.strip() for line in reversed(words.splitlines()) if "Error" in line or "terminate" in line), "")
        return {"kind": kind, "signature": f"{name} in {phase}", "text": f"{name} in {phase}: {reason}\n{words[-1500:]}"}

    def _last_words(self) -> str:
        if self._log is None:
            return ""
        self._log.flush()
        self._log.seek(0)
        return str(self._log.read()[-4000:].decode(errors="replace"))

    def _stack(self) -> str:
        """Where a worker that does not come back is: it prints that when it is signalled."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)
        time.sleep(0.5)
        return "\n".join(self._last_words().splitlines()[-24:])

    def _cpu_seconds(self) -> float:
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()  # type: ignore[union-attr]
        except (OSError, AttributeError):
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
