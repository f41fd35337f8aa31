"""What a worker of the suite of operators does in tests: with each row what the row's name says."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


def handler(role: str, plan: Any) -> Any:
    def do(family: str, name: str, size: Any, dtype: str, package: Path) -> dict[str, Any]:
        with (plan.folder / f"{role}.txt").open("a") as lines:
            lines.write(f"{time.monotonic()} {os.getpid()} {name}\n")
        what, _, where = name.partition("@")
        if where == role:
            if what == "crash":
                os.write(2, b"the last words")
                os._exit(7)
            if what == "hang":
                time.sleep(60)
            if what == "error":
                return {"status": "error", "said": "no", "fatal": False}
            if what == "fatal":
                return {"status": "error", "said": "CUDA error", "fatal": True}
        if role == "build":
            package.write_text("a package")
            return {"status": "built", "rules": ["r"]}
        time.sleep(0.05)
        assert package.read_text() == "a package"
        return {"status": "pass", "said": "", "seconds": {"tk": 1.0, "torch": 0.5}, "best": "torch", "ratio": 0.5}

    return do
